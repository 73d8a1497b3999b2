"""From plain data to definitions, with everything that is wrong named."""
