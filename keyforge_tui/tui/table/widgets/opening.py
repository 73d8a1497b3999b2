"""Parts of the table that open something to read when they are clicked."""

from __future__ import annotations

from dataclasses import dataclass

from textual.message import Message


@dataclass
class Opened(Message):
    """Something is to be read: the name of the reader."""

    what: str
