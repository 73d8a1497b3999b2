"""What every other room may use: chance, errors, paths, ASCII twins, suggestions."""
