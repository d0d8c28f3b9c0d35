"""Choices and their one text notation: a choice is a tuple of words, its text the words with spaces."""

from __future__ import annotations

from typing import TypeAlias

Choice: TypeAlias = tuple[str, ...]
"""Words of a choice, such as ``("give", "card-3", "to", "p2")``; the first, its verb, tells acts apart."""

Seat: TypeAlias = int
"""A player's place at the table, counted from 0."""

CHANCE: Seat = -1
"""The seat of chance, which draws cards and rolls dice."""


def text(choice: Choice) -> str:
    """The notation of a choice, the same in journals, clients, tests and logs."""
    return " ".join(choice)


def parse(line: str) -> Choice:
    """The choice that a line of notation stands for; whether it is legal only the options know."""
    return tuple(line.split())


def seat_word(seat: Seat) -> str:
    """A seat as choices write it: ``p1`` to ``p4``."""
    return f"p{seat + 1}"


def seat_of(word: str) -> Seat:
    """The seat that a word such as ``p2`` names."""
    return int(word[1:]) - 1
