"""What only a server needs: whoever has just the game is told how to get it."""

from __future__ import annotations

from .errors import UnsafeDatabase

INSTALL = "pip install 'sleeping-gods[server]'"


def missing(package: str) -> UnsafeDatabase:
    """The error that says so."""
    return UnsafeDatabase(f"expected {package} to be installed: {INSTALL}")
