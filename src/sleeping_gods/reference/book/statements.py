"""The sentences of an entry with their sources: which rest on a document, and which are of this edition.

A sentence names the rules that it states or rests on, ``[printed]`` for what stands on a card or board of the game, or
``[ours]``. A row of a table is one statement; a table may be named once for all its rows, in its head or in the line
before it. A line that ends with a colon belongs to what follows it, and a word or two, such as "Yes.", to what is next
to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from markdown_it.token import Token

from ..ledger import find
from ..mentions import ids_in

MIN_WORDS = 4
"""Fewer words state nothing by themselves."""


@dataclass(frozen=True, slots=True)
class StatementSource:
    """The source of a statement."""

    rules: tuple[str, ...] = ()
    printed: bool = False
    """It stands on a card or a board of the game."""
    ours: bool = False
    """It says itself that it is ours."""
    same: bool = False
    """It rests on what its neighbour rests on."""

    def __bool__(self) -> bool:
        return bool(self.rules) or self.printed or self.ours or self.same

    @property
    def is_ours(self) -> bool:
        """Whether it is of this edition, or a ruling of this edition takes part in it."""
        return self.ours or any(find(rule).is_ours for rule in self.rules)


@dataclass(frozen=True, slots=True)
class Statement:
    """One or more sentences and their source."""

    text: str
    source: StatementSource
    leads: bool
    """It is the head of a table, or a line that leads to what follows."""
    row: bool = False
    """It is a row of a table."""


class LineSentence(NamedTuple):
    """A sentence of a line: its tokens, and its text without markup."""

    tokens: list[Token]
    text: str


@dataclass(frozen=True, slots=True, eq=False)
class SentenceLine:
    """A paragraph, item or cell with its sentences."""

    token: Token
    sentences: list[LineSentence]
    row: int
    """The row of the table to which it belongs, a number above 0 of its own; 0 outside a table."""
    head: bool
    """Whether it is in the head of a table."""
    item: bool = False
    """Whether it is an item of a list."""


class SentencePlace(NamedTuple):
    """A sentence by its line and its number there, from 0."""

    line: SentenceLine
    number: int

    @property
    def sentence(self) -> LineSentence:
        """The sentence itself."""
        return self.line.sentences[self.number]


@dataclass(frozen=True, slots=True)
class SourcedLines:
    """What the lines of a block state, and what their sentences rest on."""

    statements: list[Statement]
    marked: set[SentencePlace]
    """The sentences after which this edition's mark belongs."""
    rules: dict[SentencePlace, tuple[str, ...]]
    """The rules that each sentence states or cites."""


def sources_of(lines: Sequence[SentenceLine], before: Statement | None) -> SourcedLines:
    """The statements of a block with their sources; ``before`` is the last one of the blocks above it."""
    sourced_lines = SourcedLines([], set(), {})
    table_source = before.source if before and _leads(before.text) else StatementSource()
    for unit in _units(lines):
        line = unit[0][0].line
        stated = [_source(places) for places in unit]
        if line.head:
            table_source = stated[0] or table_source
        for number, places in enumerate(unit):
            own_source = _neighbour(stated, number) if stated[number].same else stated[number]
            source = own_source or (table_source if line.row else own_source)
            text = _text(places)
            leads = line.head or (_leads(text) and not own_source)
            sourced_lines.statements.append(Statement(text, source, leads, row=bool(line.row)))
            sourced_lines.rules.update(dict.fromkeys(places, source.rules))
            if own_source.is_ours:
                sourced_lines.marked.add(_first_with_words(places) if line.row else places[-1])
    return sourced_lines


def source_of_tags(tags: Iterable[str]) -> StatementSource:
    """What tags say together, each told by the words in its brackets without ``=``."""
    words = list(tags)
    rules = tuple(rule for tag in words for rule in ids_in(tag))
    return StatementSource(rules, printed="printed" in words, ours="ours" in words, same="=" in words)


def _units(lines: Sequence[SentenceLine]) -> Iterator[list[list[SentencePlace]]]:
    """The statements of each line, a statement as the places of its sentences; all cells of a table row are one."""
    row: list[SentencePlace] = []
    for at, line in enumerate(lines):
        places = [SentencePlace(line, number) for number, sentence in enumerate(line.sentences) if sentence.tokens]
        if not line.row:
            yield _statements(places)
            continue
        row += places
        if at + 1 == len(lines) or lines[at + 1].row != line.row:
            yield [row]
            row = []


def _statements(places: Sequence[SentencePlace]) -> list[list[SentencePlace]]:
    """The sentences of a line; one that is too short is joined to the next, or at the end to the last."""
    groups: list[list[SentencePlace]] = [[]]
    for place in places:
        groups[-1].append(place)
        if _source([place]) or len(_text([place]).split()) >= MIN_WORDS:
            groups.append([])
    too_short = groups.pop()
    if groups:
        groups[-1] += too_short
    elif too_short:
        groups.append(too_short)
    return groups


def _first_with_words(row: Sequence[SentencePlace]) -> SentencePlace:
    """The first cell of a row that has words, which carries the mark."""
    return next((place for place in row if _text([place])), row[0])


def _text(places: Sequence[SentencePlace]) -> str:
    return " ".join(" ".join(place.sentence.text for place in places).split())


def _source(places: Sequence[SentencePlace]) -> StatementSource:
    """What the tags of some sentences say together."""
    tokens = (token for place in places for token in place.sentence.tokens)
    groups = {"rule_tag": 1, "source": "cited"}
    return source_of_tags(token.meta["match"][groups[token.type]] for token in tokens if token.type in groups)


def _neighbour(stated: Sequence[StatementSource], number: int) -> StatementSource:
    """The source of the next statement in the line that names one, or of the last before."""
    around = (*stated[number + 1 :], *reversed(stated[:number]))
    return next((source for source in around if source and not source.same), StatementSource())


def _leads(text: str) -> bool:
    return text.rstrip().endswith(":")
