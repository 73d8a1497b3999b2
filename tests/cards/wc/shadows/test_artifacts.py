"""The artifacts of Shadows in Worlds Collide."""

from __future__ import annotations
