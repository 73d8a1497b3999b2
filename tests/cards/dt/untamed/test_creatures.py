"""The creatures of Untamed in Dark Tidings."""

from __future__ import annotations
