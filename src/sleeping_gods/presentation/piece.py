"""Something on the table that has a name: what it is, what it says, and the entries of the rules behind it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..languages import Lang
from ..reference.book.folding import fold
from ..reference.search.words import stem

_WORD = re.compile(r"[a-z0-9]+")
BEGUN = 3
"""How many letters of a name are enough to mean it, where nothing else is called so."""


@dataclass(frozen=True, slots=True)
class PieceInfo:
    """A card, a board, a token or a place, as the viewer may see it."""

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
        """All that it may be called."""
        return self.name, *self.also


def called(pieces: Sequence[PieceInfo], words: str, lang: Lang) -> list[PieceInfo]:
    """The pieces with just this name, one or many."""
    wanted = _stems(words, lang)
    return [piece for piece in pieces if any(_stems(name, lang) == wanted for name in piece.names)]


def pieces_named_like(pieces: Sequence[PieceInfo], words: str, lang: Lang) -> list[PieceInfo]:
    """The pieces whose name begins so, or holds all of these words."""
    wanted, begun = set(_stems(words, lang)), fold(words)
    if not wanted or len(begun) < BEGUN:
        return []
    return [
        piece
        for piece in pieces
        if any(fold(name).startswith(begun) or wanted <= set(_stems(name, lang)) for name in piece.names)
    ]


def alike(pieces: Sequence[PieceInfo]) -> list[PieceInfo]:
    """One piece for all if they differ only in their names, such as three enemies of a kind; else all of them."""
    same = {(piece.kind, piece.says, piece.entries) for piece in pieces}
    if len(same) != 1:
        return [*pieces]
    first, *others = pieces
    shared = next((name for name in first.names if all(name in other.names for other in others)), first.name)
    return [replace(first, name=shared)]


def _stems(words: str, lang: Lang) -> list[str]:
    """Every word of a name without its ending: stop words belong to names."""
    return [stem(word, lang) for word in _WORD.findall(fold(words))]
