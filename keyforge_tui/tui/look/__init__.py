"""How things look: themes, symbols, faces."""
