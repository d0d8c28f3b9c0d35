"""Robots that play the skies."""
