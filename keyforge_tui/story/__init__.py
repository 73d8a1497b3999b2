"""What happened and what would happen, in sentences."""
