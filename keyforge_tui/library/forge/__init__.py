"""The forge of decks: new decks, made as the real ones are."""
