"""The card files."""
