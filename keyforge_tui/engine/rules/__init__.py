"""The rules of the game, chapter by chapter."""
