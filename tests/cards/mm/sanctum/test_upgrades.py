"""The upgrades of Sanctum in Mass Mutation."""

from __future__ import annotations
