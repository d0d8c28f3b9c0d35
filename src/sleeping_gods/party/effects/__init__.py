"""Effects at the table of both games: every operation of cards and story with the code that plays it."""
