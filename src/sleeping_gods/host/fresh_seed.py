"""Luck that cannot be guessed."""

from __future__ import annotations

import secrets


def fresh_seed() -> int:
    """A random seed that cannot be guessed."""
    return secrets.randbits(63)
