"""Rules on the screen by id or by a question, at the local prompt and at a served table."""

from __future__ import annotations

from collections.abc import Sequence

from ..presentation.phrases import clip, join
from ..reference.ledger import UnknownRule, find
from .entry_page import entry_list, part_of_entry, rule_page
from .reader import RulesReader, clearly_meant
from .render_context import RenderContext
from .section import Section, lines
from .typed_words import MAX_QUOTED, quote_typed

MAX_NAMES = 10
"""How many names are told if a part of a name could mean several things."""


def rule_sections(reader: RulesReader, rule: str, context: RenderContext) -> list[Section]:
    """A rule by its id, and its entry; if there is none, ids that are like it."""
    localizer = reader.localizer
    try:
        return [rule_page(reader, find(rule).id, context)]
    except UnknownRule as error:
        return [lines([localizer.say("asking_no-rule", near=join(error.near), said=quote_typed(localizer, rule))])]


def search_sections(reader: RulesReader, question: str, context: RenderContext) -> list[Section]:
    """The entries that answer a question: the best in part if it is clearly meant, the others as a list."""
    hits = reader.search(question)
    if not hits:
        return [lines([reader.say("nothing", clip(question, MAX_QUOTED))])]
    entries = [hit.entry for hit in hits]
    if not clearly_meant(hits):
        return entry_list(reader, entries, context, "nearest")
    first = part_of_entry(reader, entries[0], reader.answering_blocks(entries[0], question), context)
    return [first, *entry_list(reader, entries[1:], context, "more")]


def names_section(reader: RulesReader, names: Sequence[str]) -> Section:
    """The names of several things that a part of a name could mean."""
    return lines([reader.say("could-be", reader.localizer.truncated_list(names, MAX_NAMES))])
