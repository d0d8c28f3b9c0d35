"""The reference book: an entry for every concept of a game, in English and French."""
