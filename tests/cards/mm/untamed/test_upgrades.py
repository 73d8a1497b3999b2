"""The upgrades of Untamed in Mass Mutation."""

from __future__ import annotations
