"""The plain data of a game: words, cards, state, decisions, events, chance."""
