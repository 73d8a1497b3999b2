"""The served table in a real browser; run apart, because it needs Chromium."""
