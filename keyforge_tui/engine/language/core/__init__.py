"""What every word of the card language is made of."""
