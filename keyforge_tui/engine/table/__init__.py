"""The table: a state together with everything computed from it."""
