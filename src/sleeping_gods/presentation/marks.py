"""Marks inside texts: pieces are marked while a sentence is built, and become spans when it is complete.

A message of any language may reorder its variables; the marks move with the words.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

from ..effects.terms import NOUNS, STATUSES
from ..languages import ENGLISH, Lang
from ..wording.terms import noun_forms, term
from .scene.text import RichText, Span, SpanKind

OPEN = "\ue000"
"""Stands before what is marked; no pack and no message holds it."""
INSIDE = "\ue001"
"""Stands between the reference of what is marked and its words."""
CLOSE = "\ue002"
"""Stands behind what is marked."""
OURS = "ours:"
"""How the reference of a figure of this edition begins."""
STAYS = "stays:"
"""How the reference of an event begins that stays, where a printed box is played."""
_PARTS = re.compile(f"([{OPEN}{INSIDE}{CLOSE}])")
"""Splits a text at the signs and keeps them: words, a sign, words and so on."""
_TWICE = re.compile(f"\\b([Tt]he )({OPEN}[^{INSIDE}]*{INSIDE})?The ")
"""An English sentence that gives its article to a name that brings its own."""
_OWNED = re.compile(f"\\b[Tt]he ({OPEN}[^{INSIDE}]*{INSIDE}(?=[A-Z]\\w*(?:'s|s') ))")
"""An English sentence that gives an article to a name that begins with a possessive, which takes none."""
EMPHASIS = re.compile(r"\*\*([^*]+)\*\*|\*([^*]+)\*")
"""Words between pairs of stars or single stars, in one group or the other."""
CACHE_SIZE = 8192
"""How many texts are remembered as spans: labels and card texts come again and again."""


def mark_piece(ref: str, words: str) -> str:
    """Words that link to a piece."""
    return f"{OPEN}{ref}{INSIDE}{words}{CLOSE}" if words else words


def mark_ours(board: str, words: str) -> str:
    """Words that lead to the figures of a board that are ours."""
    return mark_piece(f"{OURS}{board}", words)


def mark_staying(event: str, words: str) -> str:
    """Words about an event of a printed box that stays, which lead to letting it go."""
    return mark_piece(f"{STAYS}{event}", words)


def remove_marks(text: str) -> str:
    """The words without marks."""
    if OPEN not in text:
        return text
    parts = _PARTS.split(text)
    return "".join(words for sign, words in zip(["", *parts[1::2]], parts[::2], strict=True) if sign != OPEN)


def after_mark(text: str) -> int:
    """The index of the first word of a text, which may be inside a mark."""
    return text.index(INSIDE) + 1 if text.startswith(OPEN) else 0


@functools.lru_cache(CACHE_SIZE)
def rich_text(text: str, lang: Lang) -> RichText:
    """A text as spans: marked pieces, emphasis, goods with icons, and statuses with their rules entries."""
    return _rich_text(_OWNED.sub(r"\1", _TWICE.sub(r"\1\2", text)) if lang == ENGLISH else text, lang, terms=True)


@functools.lru_cache(CACHE_SIZE)
def prose_text(text: str, lang: Lang) -> RichText:
    """A story text as spans: its words are not terms of the game."""
    return _rich_text(text, lang, terms=False)


def _rich_text(text: str, lang: Lang, *, terms: bool) -> RichText:
    """A marked text as spans; with ``terms`` words of the rules become spans with their icons."""
    split = _with_icons if terms else _plain_span
    spans: list[Span] = []
    ref = ""
    parts = _PARTS.split(text)
    for sign, words in zip(["", *parts[1::2]], parts[::2], strict=True):
        if sign == OPEN:
            ref = words
            continue
        if sign == CLOSE:
            ref = ""
        if ref and words:
            spans.append(_marked_span(words, ref))
        elif words:
            spans += _split_emphasis(words, lang, split)
    return tuple(spans)


def _marked_span(words: str, ref: str) -> Span:
    """The span of marked words, by the kind of thing that the mark refers to."""
    if ref.startswith(OURS):
        return Span("ours", words, ref.removeprefix(OURS))
    if ref.startswith(STAYS):
        return Span("stays", words, ref.removeprefix(STAYS))
    return Span("piece", words, ref)


def _plain_span(words: str, lang: Lang) -> list[Span]:
    """Words as one span; none if there are none."""
    return [Span("plain", words)] if words else []


def _split_emphasis(words: str, lang: Lang, split: Callable[[str, Lang], list[Span]]) -> list[Span]:
    """Spans of words between asterisks, and what ``split`` makes of the words around them."""
    if "*" not in words:
        return split(words, lang)
    spans: list[Span] = []
    at = 0
    for marked in EMPHASIS.finditer(words):
        spans += split(words[at : marked.start()], lang)
        spans.append(Span("strong", marked[1]) if marked[1] else Span("emphasis", marked[2]))
        at = marked.end()
    return spans + split(words[at:], lang)


def _with_icons(words: str, lang: Lang) -> list[Span]:
    """Spans of the words of the rules that have icons, and of the plain words around them."""
    pattern, keys = _terms(lang)
    spans: list[Span] = []
    at = 0
    for match in pattern.finditer(words):
        if match.start() > at:
            spans.append(Span("plain", words[at : match.start()]))
        kind, ref = keys[match[1] or match[2]]
        spans.append(Span(kind, match[0], ref))
        at = match.end()
    if at < len(words):
        spans.append(Span("plain", words[at:]))
    return spans


@functools.cache
def _terms(lang: Lang) -> tuple[re.Pattern[str], dict[str, tuple[SpanKind, str]]]:
    """A pattern for goods after a number (its first group) and statuses (its second), and what each stands for."""
    goods: dict[str, tuple[SpanKind, str]] = {}
    for key in NOUNS:
        for form in noun_forms(key, lang):
            goods.setdefault(form, ("icon", key))
    statuses: dict[str, tuple[SpanKind, str]] = {term("status", key, lang): ("rule", key) for key in STATUSES}
    counted = "|".join(sorted(map(re.escape, goods), key=len, reverse=True))
    named = "|".join(sorted(map(re.escape, statuses), key=len, reverse=True))
    return re.compile(rf"\b(?:\d+[–-])?\d+[ \u00a0\u202f]({counted})\b|\b({named})\b"), {**statuses, **goods}
