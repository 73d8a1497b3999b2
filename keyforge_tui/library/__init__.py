"""Files into definitions: cards, sets, decks and scenarios."""
