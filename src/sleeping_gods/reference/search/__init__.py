"""Search in the reference: one index for each language, and one ranking for terminal and browser."""
