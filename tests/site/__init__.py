"""Tests of the site: the game as static files."""
