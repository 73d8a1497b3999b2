"""The JSON schema of our own deck files, for editors that complete and check while typing."""

from __future__ import annotations

import json

from keyforge_tui.library.decks.own import FILE


def schema_text() -> str:
    """The schema, ready to be saved."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **FILE.json_schema(),
    }
    return json.dumps(schema, indent=2) + "\n"
