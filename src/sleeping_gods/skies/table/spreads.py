"""How pages lie in the atlas: an even page on the left, the next one facing it on the right."""

from __future__ import annotations


def facing_page(number: int) -> int:
    """The other page of a spread: 3 for page 2, and 2 for page 3."""
    return number + 1 if number % 2 == 0 else number - 1


def binding_edge(number: int) -> str:
    """The edge at which a page meets the facing one."""
    return "east" if number % 2 == 0 else "west"
