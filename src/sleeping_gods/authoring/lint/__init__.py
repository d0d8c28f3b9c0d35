"""The linter: what a pack that can be played still gets wrong. Each module holds the checks of one subject."""
