"""Sleeping Gods and Distant Skies: two co-operative storybook campaigns, played by the rules."""

__version__ = "1.0.0"
