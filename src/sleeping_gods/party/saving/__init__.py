"""Saved tables of both games: what is taken up, what is refused, and the laws that always hold."""
