"""Writing the translation of a pack: empty files to begin with, and how far it has come."""
