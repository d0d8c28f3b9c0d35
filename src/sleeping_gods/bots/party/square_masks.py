"""Squares of an enemy card as bits of a mask."""

from __future__ import annotations


def has_square(mask: int, square: int) -> bool:
    """Whether a square is one of a mask."""
    return bool(mask >> square & 1)


def square_of_mask(mask: int) -> int:
    """The square of a mask that has only one."""
    return mask.bit_length() - 1
