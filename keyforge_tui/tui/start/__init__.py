"""Before a game: menu, seats, decks, settings."""
