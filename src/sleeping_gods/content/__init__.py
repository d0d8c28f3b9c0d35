"""Packs as folders: reading their files safely, and finding those that are shipped."""
