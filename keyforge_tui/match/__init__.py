"""Matches: which game comes next, who decides what before it, and what is remembered of it."""
