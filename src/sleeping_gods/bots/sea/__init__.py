"""Robots that play the sea."""
