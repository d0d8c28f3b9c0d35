"""A seat at a served campaign in the terminal: the same scenes, sent by a server over a websocket."""
