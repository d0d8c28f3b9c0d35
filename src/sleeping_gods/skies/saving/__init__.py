"""Saved tables of the skies: what is taken up, what is refused, and the laws that always hold."""
