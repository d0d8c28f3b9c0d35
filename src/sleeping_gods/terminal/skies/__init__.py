"""The terminal views of Distant Skies."""
