"""The upgrades of Saurian in Dark Tidings."""

from __future__ import annotations


