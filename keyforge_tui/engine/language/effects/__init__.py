"""Effects: the instructions of abilities, one class each, a module per rulebook heading."""
