"""The words of the seats."""

from __future__ import annotations

SEATS = ("p1", "p2", "p3", "p4")
"""The seats of a full table, as choices write them."""
