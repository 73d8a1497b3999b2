"""The actions of Star Alliance in Dark Tidings."""

from __future__ import annotations
