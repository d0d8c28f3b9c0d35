"""A seat of a served campaign in the terminal: the same scenes, told by a server over a socket."""
