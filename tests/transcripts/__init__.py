"""Evenings with printed boxes, line by line: what was drawn, chosen and read, and the figures after each turn."""
