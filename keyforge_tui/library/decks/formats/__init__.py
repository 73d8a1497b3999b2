"""The formats of deck files other than our own, each read to the same raw form."""
