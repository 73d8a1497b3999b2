"""What every other room may use: errors, paths, ASCII twins, suggestions."""
