"""The parts of the table."""
