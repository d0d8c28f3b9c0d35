"""Sleeping Gods and Distant Skies: two co-operative storybook campaigns, played by the rules."""

__version__ = "0.2.0"
