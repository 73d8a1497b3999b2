"""From definitions to the text on a card."""
