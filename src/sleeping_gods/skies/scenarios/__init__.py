"""The words of scenario files for the skies (docs/scenarios.md)."""
