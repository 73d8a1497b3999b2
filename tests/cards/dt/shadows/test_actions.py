"""The actions of Shadows in Dark Tidings."""

from __future__ import annotations


