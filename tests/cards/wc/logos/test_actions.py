"""The actions of Logos in Worlds Collide."""

from __future__ import annotations
