"""The translations of a pack: files beside the story with the same headings and letters, and nothing but text."""
