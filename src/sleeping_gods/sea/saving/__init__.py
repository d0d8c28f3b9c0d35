"""Saved tables of the sea: what is taken up, what is refused, and the laws that always hold."""
