"""The table two people sit down at: a Textual app around the engine's door."""
