"""The upgrades of Logos in Mass Mutation."""

from __future__ import annotations
