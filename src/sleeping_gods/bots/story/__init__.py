"""What the bots of both games know of a story: its facts, what can be reached, and the value of everything."""
