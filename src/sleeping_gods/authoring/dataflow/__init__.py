"""Where things go in a pack: what its programs give, take and ask, and what can be reached."""
