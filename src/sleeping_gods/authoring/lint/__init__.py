"""The linter: finds mistakes in a pack that can be played. Each module has the checks of one subject."""
