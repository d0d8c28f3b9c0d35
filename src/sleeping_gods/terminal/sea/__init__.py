"""The terminal views of Sleeping Gods."""
