"""Rich text, as spans: plain, emphasised or strong words, and what can be opened: a piece or an entry of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

SpanKind: TypeAlias = Literal["plain", "emphasis", "strong", "icon", "piece", "rule", "ours", "stays"]


class Span(NamedTuple):
    """Some words of a text, all of one kind."""

    kind: SpanKind
    text: str
    """The words; a client that draws nothing else can put them one after the other."""
    ref: str = ""
    """What they stand for: the id of a piece, the slug of an entry, the key of an icon; of ``ours`` the board whose
    figures are not confirmed, of ``stays`` an event of a printed box that stays."""


RichText: TypeAlias = tuple[Span, ...]


def plain(text: Iterable[Span]) -> str:
    """The words alone."""
    return "".join(span.text for span in text)
