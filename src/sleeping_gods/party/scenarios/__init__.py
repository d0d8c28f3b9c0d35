"""The words of scenario files for both games (docs/scenarios.md)."""
