"""The rulebook of Distant Skies, one module a chapter."""
