"""The actions of Unfathomable in Dark Tidings."""

from __future__ import annotations
