"""The sentences of an entry with their sources: which rest on a document, and which are of this edition.

A sentence names the rules that it states or rests on, ``[printed]`` for what stands on a card or board of the game, or
``[ours]``. A row of a table is one statement; a table may be named once for all its rows, in its head or in the line
before it. A line that ends with a colon belongs to what follows it, and a word or two, such as "Yes.", to what is next
to them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True, eq=False)
class SentenceLine:
    """A paragraph, item or cell with its sentences."""

    token: Token
    sentences: list[tuple[list[Token], str]]
    row: int
    """The row of the table to which it belongs, from 1; none outside a table."""
    head: bool
    item: bool = False
    """Whether it is an item of a list."""


Place = tuple[SentenceLine, int]
"""A sentence of a line."""


def edition_marks_and_rules(
    lines: Sequence[SentenceLine], before: list[Statement]
) -> tuple[list[Place], dict[Place, tuple[str, ...]]]:
    """The sentences after which this edition's mark belongs, and the rules of each sentence.

    The statements are appended to ``before``.
    """
    table = before[-1].source if before and _leads(before[-1].text) else StatementSource()
    marked: list[Place] = []
    tells: dict[Place, tuple[str, ...]] = {}
    for unit in _units(lines):
        places = [place for statement in unit for place in statement]
        head, row = places[0][0].head, places[0][0].row
        sourced = [(_text(statement), _source(statement)) for statement in unit]
        if head:
            table = sourced[0][1] or table
        for at, (text, source) in enumerate(sourced):
            own = _neighbour(sourced, at) if source.same else source
            tells |= dict.fromkeys(unit[at], (own or (table if row else own)).rules)
            leads = head or (_leads(text) and not own)
            before.append(Statement(text, own or (table if row else own), leads, bool(row)))
            if own and own.is_ours:
                marked.append(_first(unit[at]) if row else unit[at][-1])
    return marked, tells


def _units(lines: Sequence[SentenceLine]) -> Iterator[list[list[Place]]]:
    """The lines by statement; all cells of a table row are one."""
    row: list[Place] = []
    for at, line in enumerate(lines):
        places = [(line, number) for number, (tokens, _) in enumerate(line.sentences) if tokens]
        if not line.row:
            yield _statements(places)
            continue
        row += places
        if at + 1 == len(lines) or lines[at + 1].row != line.row:
            yield [row]
            row = []


def _statements(places: Sequence[Place]) -> list[list[Place]]:
    """The sentences of a line; one that is too short is joined to the next, or at the end to the last."""
    groups: list[list[Place]] = [[]]
    for place in places:
        groups[-1].append(place)
        if _source([place]) or len(_text([place]).split()) >= MIN_WORDS:
            groups.append([])
    left = groups.pop()
    if groups:
        groups[-1] += left
    elif left:
        groups.append(left)
    return groups


def _first(row: Sequence[Place]) -> Place:
    """The first cell of a row that has words, which carries the mark."""
    return next((place for place in row if _text([place])), row[0])


def _text(places: Sequence[Place]) -> str:
    return " ".join(" ".join(line.sentences[number][1] for line, number in places).split())


def _source(places: Sequence[Place]) -> StatementSource:
    """What the tags of some sentences say together."""
    rules: list[str] = []
    flags: set[str] = set()
    for line, number in places:
        for token in line.sentences[number][0]:
            if token.type == "rule_tag":
                rules += ids_in(token.meta["found"][1])
            elif token.type == "source":
                cited = token.meta["found"]["cited"]
                rules += ids_in(cited)
                flags.add(cited)
    return StatementSource(tuple(rules), "printed" in flags, "ours" in flags, "=" in flags)


def _neighbour(sourced: Sequence[tuple[str, StatementSource]], at: int) -> StatementSource:
    """The source of the next statement in the line that names one, or of the last before."""
    around = [source for _, source in (*sourced[at + 1 :], *reversed(sourced[:at]))]
    return next((source for source in around if source and not source.same), StatementSource())


def _leads(text: str) -> bool:
    return text.rstrip().endswith(":")
