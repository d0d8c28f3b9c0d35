"""Effects at the table of the skies: every operation of cards and story with the code that plays it."""
