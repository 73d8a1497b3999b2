"""The commands of `keyforge-tui`."""
