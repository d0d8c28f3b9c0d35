"""The source of every statement of an entry: an official document, or this edition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .entry import SOURCE, EntryBlock, ReferenceEntry
from .library import book
from .markup import html
from .statements import Statement, StatementSource

EDITION_KINDS = ("example", "ruling", "tip")
"""Kinds of blocks that are ours as a whole, and say so; examples and advice may be a source's."""
ASKING = "question"


@dataclass(frozen=True, slots=True)
class PlacedStatement:
    """A statement of an entry, and the kind of its block."""

    kind: str
    """``brief``, empty for plain text, or the label of the block."""
    statement: Statement

    @property
    def known(self) -> bool:
        """Whether its source is given, by itself, by its label, or by what it leads to."""
        return self.kind in EDITION_KINDS or self.statement.leads or bool(self.statement.source)

    @property
    def is_ours(self) -> bool:
        """Whether it is marked as of this edition."""
        return self.statement.source.is_ours or (self.kind in EDITION_KINDS and not self.statement.source)


def statements_of(entry: ReferenceEntry) -> list[PlacedStatement]:
    """All statements of an entry; questions state nothing."""
    brief = brief_source(entry)
    statements = [PlacedStatement("brief", Statement(entry.brief, brief, leads=False))]
    before: list[Statement] = []
    for block in entry.blocks:
        statements += [PlacedStatement(block.kind, statement) for statement in _statements_of(entry, block, before)]
    return statements


def brief_source(entry: ReferenceEntry) -> StatementSource:
    """The source of the entry's summary, which counts as one statement."""
    signs = "".join(match[0] for match in SOURCE.finditer(entry.sourced_brief))
    stated: list[Statement] = []
    html(f"Brief. {signs}", str, inline=True, sentences=[], statements=stated)
    return stated[0].source


def block_source(entry: ReferenceEntry, block: EntryBlock) -> StatementSource:
    """The source of a labelled block as a whole."""
    sources = [statement.source for statement in _statements_of(entry, block, [])]
    rules = dict.fromkeys(rule for source in sources for rule in source.rules)
    return StatementSource(
        tuple(rules), printed=any(source.printed for source in sources), ours=any(source.ours for source in sources)
    )


def _statements_of(entry: ReferenceEntry, block: EntryBlock, before: list[Statement]) -> Iterator[Statement]:
    """The statements of a block, which are also added to ``before``."""
    titles = book(entry.game, entry.lang).entries
    text = block.sourced_answer if block.kind == ASKING else block.sourced
    at = len(before)
    html(text, lambda slug: titles[slug].title, inline=block.inline, sentences=[], statements=before)
    yield from before[at:]
