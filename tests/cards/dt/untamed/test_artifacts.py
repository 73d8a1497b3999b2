"""The artifacts of Untamed in Dark Tidings."""

from __future__ import annotations
