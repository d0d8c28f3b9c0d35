"""The table of the sea in words."""
