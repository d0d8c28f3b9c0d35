"""The terminal client: the same table as text, for several players at one keyboard."""
