"""Text as runs: what is plain, what is strong, and what can be opened: a piece, or an entry of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

RunKind: TypeAlias = Literal["plain", "strong", "icon", "piece", "rule"]


class Run(NamedTuple):
    """Some words of a text, all of one kind."""

    kind: RunKind
    text: str
    """The words; a client that draws nothing else can put them one after the other."""
    ref: str = ""
    """What they stand for: the id of a piece, the slug of an entry, the key of an icon."""


Text: TypeAlias = tuple[Run, ...]


def plain(text: Iterable[Run]) -> str:
    """The words alone."""
    return "".join(run.text for run in text)
