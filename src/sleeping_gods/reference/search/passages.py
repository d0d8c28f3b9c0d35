"""What search shows of an entry: passages, which can be understood without the rest of the page.

A question stands together with its answer, a sentence that begins with "It" or "Then" with the one before, an item
with the line that leads to it. Examples and captions answer nothing. A passage stands at the number of its first
sentence; the other sentences of it have no text.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from ...languages import Lang
from ..book.entry import PICTURE, QUESTION, SEE_ALSO, EntryBlock, ReferenceEntry
from ..book.library import ReferenceBook, book
from ..book.markup import read_sentences
from ..book.provenance import brief_source, label_is_ours
from ..book.sentences import CELL, NOTHING, Spoken
from .words import language

PLAIN, BRIEF, ANSWER, EXAMPLE, FOOT = ".", "b", "q", "e", "n"
"""Kinds of passages, by the letters that the browser gets; ``BRIEF`` is the summary, ``ANSWER`` with its question."""
_KINDS = {QUESTION: ANSWER, "example": EXAMPLE, PICTURE: EXAMPLE, SEE_ALSO: FOOT}
"""The kind of the passages of a labelled block, by its label; plain for all others."""
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
"""Passages that were read instead of made, by the keys of their entries and the language."""


def keep_passages(key: str, lang: Lang, made_before: EntryPassages) -> None:
    """Use passages of an entry that were made before from the same text."""
    _kept[key, lang] = made_before


def passages(entry: ReferenceEntry) -> EntryPassages:
    """The passages of an entry."""
    return _kept.get((entry.key, entry.lang)) or _passages(entry)


@functools.cache
def _passages(entry: ReferenceEntry) -> EntryPassages:
    """The passages of an entry, worked out anew; the first is its brief."""
    of_game = book(entry.game, entry.lang)
    summary = brief_source(entry)
    summary_passage = Spoken(entry.brief, summary.rules, summary.is_ours)
    all_passages = [summary_passage]
    kinds = BRIEF
    lead: Spoken | None = None
    for block in entry.blocks:
        kind = _KINDS.get(block.kind, PLAIN)
        sentences = _sentences_of(of_game, block)
        if label_is_ours(entry, block):
            sentences = [replace(sentence, ours=True) for sentence in sentences]
        is_short_labelled = kind == PLAIN and block.kind and _words_in(sentences) <= MOST_OF_LABELLED
        if kind == EXAMPLE:
            all_passages += [NOTHING] * len(sentences)
        elif kind == ANSWER or is_short_labelled:
            all_passages += _joined(sentences)
        else:
            of_block, lead = _passages_of(sentences, lead, entry.lang)
            all_passages += of_block
        kinds = kinds.ljust(len(all_passages), kind)
    return EntryPassages(
        tuple(passage.text for passage in all_passages),
        kinds,
        tuple(passage.rules for passage in all_passages),
        tuple(passage.ours for passage in all_passages),
    )


def _sentences_of(book: ReferenceBook, block: EntryBlock) -> list[Spoken]:
    """The sentences of a block, with those of its answer."""

    def title(slug: str) -> str:
        return book.entries[slug].title

    sentences = read_sentences(block.sourced, title, inline=block.inline).sentences
    return sentences + read_sentences(block.sourced_answer, title, inline=True).sentences


def _passages_of(sentences: Sequence[Spoken], lead: Spoken | None, lang: Lang) -> tuple[list[Spoken], Spoken | None]:
    """The passages of a block, and the line that leads to the next block; ``lead`` is the one that leads to this."""
    block_passages: list[Spoken] = []
    lines = _lines(sentences)
    at = 0
    while at < len(lines):
        items = list(takewhile(lambda line: line[0].item or not line[0].text, lines[at:]))
        if lead and any(item[0].item for item in items):
            at += len(items)
            block_passages += _list_with_lead(lead, items, lang)
            lead = None
            continue
        line = lines[at]
        at += 1
        leads = _leads(line)
        line_passages = _line_passages(line[:-1] if leads else line, lang)
        if lead and line_passages and line_passages[0].text:
            line_passages[0] = _join(lead, line_passages[0])
        block_passages += line_passages
        if leads:
            lead = line[-1]
            block_passages.append(NOTHING)
        elif line[0].text:
            lead = None
    return block_passages, lead


def _leads(line: Sequence[Spoken]) -> bool:
    """Whether a line leads to the next: a heading of a word or two, or a paragraph that ends with a colon."""
    is_heading = 0 < _words_in(line) < MIN_WORDS - 1
    return is_heading or (line[-1].text.endswith(":") and not line[0].item)


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
    whole_items = [functools.reduce(_join, item) for item in items]
    if _words_in((lead, *whole_items)) <= MOST_WORDS:
        text = f"{lead.text} {CELL.join(item.text for item in whole_items if item.text)}"
        sentences = [sentence for item in items for sentence in item]
        first_told = next(at for at, sentence in enumerate(sentences) if sentence.text)
        list_passages = [NOTHING] * len(sentences)
        list_passages[first_told] = replace(functools.reduce(_join, (lead, *whole_items)), text=text)
        return list_passages
    passages_by_item: list[Spoken] = []
    for item in items:
        first_passage, *others = _line_passages(item, lang)
        passages_by_item += [_join(lead, first_passage) if first_passage.text else first_passage, *others]
    return passages_by_item


def _line_passages(line: Sequence[Spoken], lang: Lang) -> list[Spoken]:
    """The passages of a paragraph or item."""
    if not line:
        return []
    if len(line) == 1 or _words_in(line) <= SHORT_LINE:
        return _joined(line)
    groups: list[list[Spoken]] = []
    for sentence in line:
        if groups and _continues(groups[-1], sentence, lang):
            groups[-1].append(sentence)
        else:
            groups.append([sentence])
    return [passage for group in groups for passage in _joined(group)]


def _continues(before: Sequence[Spoken], sentence: Spoken, lang: Lang) -> bool:
    """Whether a sentence belongs to those before it, as one of them is too short, asks or is pointed to."""
    return (
        _words_in([sentence]) < MIN_WORDS
        or _words_in(before) < MIN_WORDS
        or before[-1].text.endswith("?")
        or (_leans_back(sentence, lang) and _words_in((*before, sentence)) <= MOST_WORDS)
    )


def _leans_back(sentence: Spoken, lang: Lang) -> bool:
    """Whether a sentence begins with a word that points to the one before."""
    first = _FIRST_WORD.search(sentence.text.lower())
    return first is not None and first[0] in language(lang).pointing


def _joined(sentences: Sequence[Spoken]) -> list[Spoken]:
    """One passage, at the place of its first sentence."""
    return [functools.reduce(_join, sentences), *[NOTHING] * (len(sentences) - 1)]


def _join(first: Spoken, second: Spoken) -> Spoken:
    """Two sentences as one passage."""
    rules = dict.fromkeys((*first.rules, *second.rules))
    text = " ".join(part for part in (first.text, second.text) if part)
    return replace(first, text=text, rules=tuple(rules), ours=first.ours or second.ours)


def _words_in(sentences: Iterable[Spoken]) -> int:
    """How many words some sentences have together."""
    return sum(len(sentence.text.split()) for sentence in sentences)
