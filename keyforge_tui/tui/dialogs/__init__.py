"""Short questions over the screen."""
