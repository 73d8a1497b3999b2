"""The words of the card language."""
