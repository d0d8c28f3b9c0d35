"""Plates: pictures of a pack's places, written as a few lines of text and drawn in ink like a copper engraving."""
