"""Keys as Textual binds them."""

from __future__ import annotations

from textual.binding import Binding

from keyforge_tui.tui.keys.registry import KeyAction


def binding(entry: KeyAction) -> Binding:
    """The binding of one key; its id is what remapping goes by."""
    return Binding(
        entry.key, entry.action, entry.text, show=False, id=entry.id, tooltip=entry.tooltip
    )
