"""Which cards: phrases, their adjectives, and what they select."""
