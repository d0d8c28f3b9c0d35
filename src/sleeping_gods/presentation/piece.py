"""Something on the table that has a name: what it is, its text, and the rules entries about it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..languages import Lang
from ..reference.book.folding import fold
from ..reference.search.words import stem

_WORD = re.compile(r"[a-z0-9]+")
"""A word of a folded name."""
MIN_LETTERS = 3
"""How many letters of a name are enough to mean it, where nothing else is called so."""


@dataclass(frozen=True, slots=True)
class PieceInfo:
    """A card, board, token or place, as the viewer may see it."""

    name: str
    kind: str
    """What it is: a key of the catalogue."""
    says: tuple[str, ...]
    """What is printed on it and how it stands now, in sentences."""
    entries: tuple[str, ...]
    """The slugs of the entries behind it, that of its kind first."""
    also: tuple[str, ...] = ()
    """Other words for it."""
    flavour: str = ""
    """A line of the world on it that changes nothing."""

    @property
    def names(self) -> tuple[str, ...]:
        """All its names."""
        return self.name, *self.also


def pieces_called(pieces: Sequence[PieceInfo], words: str, lang: Lang) -> list[PieceInfo]:
    """The pieces with exactly this name."""
    wanted = _stems(words, lang)
    return [piece for piece in pieces if any(_stems(name, lang) == wanted for name in piece.names)]


def pieces_named_like(pieces: Sequence[PieceInfo], words: str, lang: Lang) -> list[PieceInfo]:
    """The pieces whose name begins like this, or contains all of these words."""
    wanted, begun = set(_stems(words, lang)), fold(words)
    if not wanted or len(begun) < MIN_LETTERS:
        return []
    return [
        piece
        for piece in pieces
        if any(fold(name).startswith(begun) or wanted <= set(_stems(name, lang)) for name in piece.names)
    ]


def merge_alike(pieces: Sequence[PieceInfo]) -> list[PieceInfo]:
    """One piece if they differ only in their names, such as three enemies of a kind; else all of them."""
    same = {(piece.kind, piece.says, piece.entries) for piece in pieces}
    if len(same) != 1:
        return [*pieces]
    first, *others = pieces
    shared = next((name for name in first.names if all(name in other.names for other in others)), first.name)
    return [replace(first, name=shared)]


def _stems(words: str, lang: Lang) -> list[str]:
    """The stems of a name's words, including stop words."""
    return [stem(word, lang) for word in _WORD.findall(fold(words))]
