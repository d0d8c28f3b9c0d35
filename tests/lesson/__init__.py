"""The lessons of packs."""
