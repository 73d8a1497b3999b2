"""The game in lines of text and numbered answers, for screen readers and dumb terminals."""
