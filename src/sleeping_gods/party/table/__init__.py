"""What lies on the table of both games: the components of a pack, the records of play, and the table itself."""
