"""What the bots of both games share."""
