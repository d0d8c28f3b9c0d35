"""Replaces the package's module, which imports the stemmers of thirty languages; two are imported by name."""
