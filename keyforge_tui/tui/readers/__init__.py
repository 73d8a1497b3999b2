"""Everything that is read: cards, log, piles, rules, help."""
