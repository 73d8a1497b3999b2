"""The upgrades of Dis in Worlds Collide."""

from __future__ import annotations
