"""Tables without a server: campaigns on a shelf of the device, one person who plays all seats."""
