"""Instructions, by rulebook heading."""
