"""Tables without a server: campaigns in files of the device, and one person who plays all seats."""
