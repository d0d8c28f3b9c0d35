"""The package's own module imports the stemmers of thirty languages; two are needed, and are imported by name."""
