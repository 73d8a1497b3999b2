"""What each set prints."""
