"""The words of scenario files for the sea (docs/scenarios.md)."""
