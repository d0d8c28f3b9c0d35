"""Players that need no person: they know only options and play."""
