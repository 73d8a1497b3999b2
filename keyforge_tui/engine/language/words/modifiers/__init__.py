"""What constant abilities and lasting effects change."""
