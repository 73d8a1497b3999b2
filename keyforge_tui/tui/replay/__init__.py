"""Games that were played, looked at again."""
