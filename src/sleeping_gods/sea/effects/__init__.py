"""Effects at the table of the sea: every operation of cards and story with the code that plays it."""
