"""What search shows of an entry: passages, which can be understood without the rest of the page.

A question stands together with its answer, a sentence that begins with "It" or "Then" with the one before, an item
with the line that leads to it. Examples and captions answer nothing. A passage stands at the number of its first
sentence; the other sentences of it have no text.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from ...languages import Lang
from ..book.entry import PICTURE, SEE_ALSO, EntryBlock, ReferenceEntry
from ..book.library import book
from ..book.markup import CELL, NOTHING, Spoken, html
from ..book.provenance import EDITION_KINDS, block_source, brief_source
from .words import language

PLAIN, BRIEF, QUESTION, EXAMPLE, FOOT = ".", "b", "q", "e", "n"
_KINDS = {"question": QUESTION, "example": EXAMPLE, PICTURE: EXAMPLE, SEE_ALSO: FOOT}
MIN_WORDS = 4
"""Fewer words say nothing by themselves."""
SHORT_LINE = 30
"""A paragraph or item of at most so many words is one passage."""
MOST_WORDS = 45
"""Sentences are joined up to this length, a list with the line before it too."""
MOST_OF_LABELLED = 60
"""A ruling, erratum, variant or advice of at most so many words is one passage."""
_FIRST_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class EntryPassages:
    """The passages of an entry by the numbers of their sentences; the summary has number 0."""

    texts: tuple[str, ...]
    kinds: str
    """The kind of each, one letter each."""
    rules: tuple[tuple[str, ...], ...]
    """The rules that each states or cites."""
    ours: tuple[bool, ...]
    """Whether this edition's mark belongs to it."""


_kept: dict[tuple[str, Lang], EntryPassages] = {}
"""Passages that were read instead of made."""


def keep_passages(key: str, lang: Lang, made_before: EntryPassages) -> None:
    """Use passages of an entry that were made before from the same text."""
    _kept[key, lang] = made_before


def passages(entry: ReferenceEntry) -> EntryPassages:
    """The passages of an entry."""
    return _kept.get((entry.key, entry.lang)) or _passages(entry)


@functools.cache
def _passages(entry: ReferenceEntry) -> EntryPassages:
    of_game = book(entry.game, entry.lang)
    summary = brief_source(entry)
    spoken: list[Spoken] = []
    shown = [Spoken(entry.brief, summary.rules, summary.is_ours)]
    kinds = BRIEF
    lead: Spoken | None = None
    for block in entry.blocks:
        start = len(spoken)
        html(block.sourced, lambda slug: of_game.entries[slug].title, inline=block.inline, sentences=spoken)
        if block.answer:
            html(block.sourced_answer, lambda slug: of_game.entries[slug].title, inline=True, sentences=spoken)
        kind = _KINDS.get(block.kind, PLAIN)
        of_block = [replace(each, ours=each.ours or _is_ours(entry, block)) for each in spoken[start:]]
        if kind == EXAMPLE:
            of_block = [NOTHING] * len(of_block)
        elif kind == QUESTION or (kind == PLAIN and block.kind and sum(map(_length, of_block)) <= MOST_OF_LABELLED):
            of_block = _joined(of_block)
        else:
            of_block, lead = _passages_of(of_block, lead, entry.lang)
        shown += of_block
        kinds = kinds.ljust(len(shown), kind)
    return EntryPassages(
        tuple(each.text for each in shown),
        kinds,
        tuple(each.rules for each in shown),
        tuple(each.ours for each in shown),
    )


def _is_ours(entry: ReferenceEntry, block: EntryBlock) -> bool:
    """Whether the label of a block carries this edition's mark."""
    if block.kind not in EDITION_KINDS:
        return False
    source = block_source(entry, block)
    return source.is_ours or not source or block.kind == "ruling"


def _passages_of(sentences: Sequence[Spoken], lead: Spoken | None, lang: Lang) -> tuple[list[Spoken], Spoken | None]:
    """The passages of a block, and the line that leads to the next block."""
    shown: list[Spoken] = []
    lines = _lines(sentences)
    at = 0
    while at < len(lines):
        items = list(takewhile(lambda line: line[0].item or not line[0].text, lines[at:]))
        if lead and any(item[0].item for item in items):
            at += len(items)
            shown += _list_with_lead(lead, items, lang)
            lead = None
            continue
        line = lines[at]
        at += 1
        heading = 0 < sum(map(_length, line)) < MIN_WORDS - 1
        leads = heading or (line[-1].text.endswith(":") and not line[0].item)
        of_line = _line_passages(line[:-1] if leads else line, lang)
        if lead and of_line and of_line[0].text:
            of_line[0] = _join(lead, of_line[0])
        shown += of_line
        if leads:
            lead = line[-1]
            shown.append(NOTHING)
        elif line[0].text:
            lead = None
    return shown, lead


def _lines(sentences: Sequence[Spoken]) -> list[list[Spoken]]:
    """The sentences by the paragraphs, items and rows in which they stand."""
    lines: list[list[Spoken]] = []
    for sentence in sentences:
        if sentence.opens or not lines or not sentence.text:
            lines.append([])
        lines[-1].append(sentence)
    return lines


def _list_with_lead(lead: Spoken, items: Sequence[Sequence[Spoken]], lang: Lang) -> list[Spoken]:
    """A short list is one passage; of a longer one each item follows the line that leads to it."""
    texts = [_joined(item)[0] for item in items]
    if sum(map(_length, (lead, *texts))) <= MOST_WORDS:
        whole = functools.reduce(_join, (lead, *texts))
        text = f"{lead.text} {CELL.join(each.text for each in texts if each.text)}"
        places = sum(len(item) for item in items)
        first = next(at for at, each in enumerate(_flat(items)) if each.text)
        return [NOTHING] * first + [replace(whole, text=text)] + [NOTHING] * (places - first - 1)
    shown: list[Spoken] = []
    for item in items:
        first_passage, *rest = _line_passages(item, lang)
        shown += [_join(lead, first_passage) if first_passage.text else first_passage, *rest]
    return shown


def _flat(items: Sequence[Sequence[Spoken]]) -> list[Spoken]:
    return [sentence for item in items for sentence in item]


def _line_passages(line: Sequence[Spoken], lang: Lang) -> list[Spoken]:
    """The passages of a paragraph or item."""
    if not line:
        return []
    if len(line) == 1 or sum(map(_length, line)) <= SHORT_LINE:
        return _joined(line)
    groups: list[list[Spoken]] = []
    for sentence in line:
        joins = groups and (
            _length(sentence) < MIN_WORDS
            or groups[-1][-1].text.endswith("?")
            or sum(map(_length, groups[-1])) < MIN_WORDS
            or (_leans_back(sentence, lang) and sum(map(_length, (*groups[-1], sentence))) <= MOST_WORDS)
        )
        if joins:
            groups[-1].append(sentence)
        else:
            groups.append([sentence])
    return [passage for group in groups for passage in _joined(group)]


def _leans_back(sentence: Spoken, lang: Lang) -> bool:
    """Whether a sentence begins with a word that points to the one before."""
    first = _FIRST_WORD.search(sentence.text.lower())
    return first is not None and first[0] in language(lang).pointing


def _joined(sentences: Sequence[Spoken]) -> list[Spoken]:
    """One passage, at the place of its first sentence."""
    return [functools.reduce(_join, sentences), *[NOTHING] * (len(sentences) - 1)]


def _join(first: Spoken, second: Spoken) -> Spoken:
    rules = dict.fromkeys((*first.rules, *second.rules))
    text = " ".join(part for part in (first.text, second.text) if part)
    return replace(first, text=text, rules=tuple(rules), ours=first.ours or second.ours)


def _length(sentence: Spoken) -> int:
    return len(sentence.text.split())
