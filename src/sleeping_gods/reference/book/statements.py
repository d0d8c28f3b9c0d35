"""The sentences of an entry with their sources: which rest on a document, and which are of this edition.

A sentence names the rules that it states or rests on, ``[printed]`` for what stands on a card or board of the game, or
``[ours]``. A row of a table is one statement; a table may be named once for all its rows, in its head or in the line
before it. A line that ends with a colon belongs to what follows it, and a word or two, such as "Yes.", to what is next
to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from markdown_it.token import Token

from ..ledger import find
from ..mentions import ids_in

MIN_WORDS = 4
"""Fewer words state nothing by themselves."""
TAG_GROUPS: Mapping[str, int | str] = {"rule_tag": 1, "source": "cited"}
"""Which group of its pattern holds the words of a tag, by the type of the token that the parser makes of it."""


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
    is_row: bool = False
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
    row_number: int
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


class LineStatements(NamedTuple):
    """The statements of a line, or the one of a table's row, each as the places of its sentences."""

    line: SentenceLine
    """The line, or the last cell of the row."""
    statements: list[list[SentencePlace]]


def sources_of(lines: Sequence[SentenceLine], before: Statement | None) -> SourcedLines:
    """The statements of a block with their sources; ``before`` is the last one of the blocks above it."""
    sourced_lines = SourcedLines(statements=[], marked=set(), rules={})
    table_source = before.source if before and _leads(before.text) else StatementSource()
    for line, statements in _statements_by_line(lines):
        is_row = line.row_number > 0
        named_sources = [_source(places) for places in statements]
        if line.head:
            table_source = named_sources[0] or table_source
        for number, places in enumerate(statements):
            own_source = named_sources[number]
            if own_source.same:
                own_source = _neighbour(named_sources, number)
            source = table_source if is_row and not own_source else own_source
            text = _text(places)
            leads = line.head or (_leads(text) and not own_source)
            sourced_lines.statements.append(Statement(text, source, leads, is_row=is_row))
            sourced_lines.rules.update(dict.fromkeys(places, source.rules))
            if own_source.is_ours:
                sourced_lines.marked.add(_first_with_words(places) if is_row else places[-1])
    return sourced_lines


def source_of_tags(tags: Iterable[str]) -> StatementSource:
    """What tags say together, each told by the words in its brackets without ``=``."""
    words = list(tags)
    rules = tuple(rule for tag in words for rule in ids_in(tag))
    return StatementSource(rules, printed="printed" in words, ours="ours" in words, same="=" in words)


def _statements_by_line(lines: Sequence[SentenceLine]) -> Iterator[LineStatements]:
    """The statements of each line; all cells of a table row are one."""
    row: list[SentencePlace] = []
    for at, line in enumerate(lines):
        places = [SentencePlace(line, number) for number, sentence in enumerate(line.sentences) if sentence.tokens]
        if not line.row_number:
            yield LineStatements(line, _statements(places))
            continue
        row += places
        if at + 1 == len(lines) or lines[at + 1].row_number != line.row_number:
            yield LineStatements(line, [row])
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
    """The words of some sentences, with single spaces."""
    return " ".join(" ".join(place.sentence.text for place in places).split())


def _source(places: Sequence[SentencePlace]) -> StatementSource:
    """What the tags of some sentences say together."""
    tokens = (token for place in places for token in place.sentence.tokens)
    return source_of_tags(token.meta["match"][TAG_GROUPS[token.type]] for token in tokens if token.type in TAG_GROUPS)


def _neighbour(stated: Sequence[StatementSource], number: int) -> StatementSource:
    """The source of the next statement in the line that names one, or of the last before."""
    around = (*stated[number + 1 :], *reversed(stated[:number]))
    return next((source for source in around if source and not source.same), StatementSource())


def _leads(text: str) -> bool:
    """Whether a text leads to what follows it."""
    return text.rstrip().endswith(":")
