"""Saved games: the journal of a running game, undo and redo, and games read back from disk."""
