"""What robots of either game know of a story: its facts, what lies ahead, and what everything is worth."""
