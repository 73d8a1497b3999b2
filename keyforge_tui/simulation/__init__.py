"""Random games: to find what breaks the rules engine, and to measure how fast it is."""
