"""The source of every statement of an entry: an official document, or this edition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .entry import QUESTION, SOURCE, EntryBlock, ReferenceEntry
from .library import book
from .markup import read_sentences
from .statements import Statement, StatementSource, source_of_tags

EDITION_KINDS = ("example", "ruling", "tip")
"""Kinds of blocks that are of this edition unless a sentence names its source: their label says so."""
BRIEF = "brief"


@dataclass(frozen=True, slots=True)
class PlacedStatement:
    """A statement of an entry, and the kind of its block."""

    kind: str
    """``brief``, empty for plain text, or the label of the block."""
    statement: Statement

    @property
    def known(self) -> bool:
        """Whether its source is given: by its label, by the lines that it leads to, or by itself."""
        return self.kind in EDITION_KINDS or self.statement.leads or bool(self.statement.source)

    @property
    def is_ours(self) -> bool:
        """Whether it is marked as of this edition."""
        return self.statement.source.is_ours or (self.kind in EDITION_KINDS and not self.statement.source)


def statements_of(entry: ReferenceEntry) -> list[PlacedStatement]:
    """All statements of an entry; questions state nothing."""
    placed = [PlacedStatement(BRIEF, Statement(entry.brief, brief_source(entry), leads=False))]
    above: list[Statement] = []
    for block in entry.blocks:
        statements = _block_statements(entry, block, above)
        placed += [PlacedStatement(block.kind, statement) for statement in statements]
        above += statements
    return placed


def brief_source(entry: ReferenceEntry) -> StatementSource:
    """The source of the entry's summary, which counts as one statement; it has no neighbour to rest on."""
    source = source_of_tags(tag["cited"] for tag in SOURCE.finditer(entry.sourced_brief))
    return StatementSource() if source.same else source


def block_source(entry: ReferenceEntry, block: EntryBlock) -> StatementSource:
    """The source of a labelled block as a whole."""
    sources = [statement.source for statement in _block_statements(entry, block, above=())]
    return StatementSource(
        tuple(dict.fromkeys(rule for source in sources for rule in source.rules)),
        printed=any(source.printed for source in sources),
        ours=any(source.ours for source in sources),
    )


def label_is_ours(entry: ReferenceEntry, block: EntryBlock) -> bool:
    """Whether the label of a block carries this edition's mark, as a ruling always does."""
    if block.kind not in EDITION_KINDS:
        return False
    source = block_source(entry, block)
    return source.is_ours or not source or block.kind == "ruling"


def _block_statements(entry: ReferenceEntry, block: EntryBlock, above: Sequence[Statement]) -> list[Statement]:
    """The statements of a block, of a question those of its answer; ``above`` are those of the blocks above it."""
    entries = book(entry.game, entry.lang).entries
    text = block.sourced_answer if block.kind == QUESTION else block.sourced
    return read_sentences(text, lambda slug: entries[slug].title, inline=block.inline, before=above).statements
