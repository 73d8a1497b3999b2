"""The creatures of Star Alliance in Mass Mutation."""

from __future__ import annotations

import pytest

from tests.scenario import scene
