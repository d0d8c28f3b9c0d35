"""The table of the sea in text."""
