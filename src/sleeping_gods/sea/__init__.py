"""The rulebook of Sleeping Gods, one module a chapter."""
