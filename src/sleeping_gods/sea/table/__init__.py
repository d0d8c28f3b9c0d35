"""What lies on the table of the sea: the components of a pack, the records of play, and the table itself."""
