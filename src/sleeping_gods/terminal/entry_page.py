"""Entries of the rules reference on the screen: whole, in part, as a list, or the sentence that states a rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.padding import Padding
from rich.table import Table as Columns
from rich.text import Text

from ..reference.book.entry import SEE_ALSO, EntryBlock, ReferenceEntry
from ..reference.book.entry_markdown import label
from .entry_text import drawn_text, inline, spoken_inline, spoken_text
from .reader import RelatedEntry, RulesReader
from .render_context import RenderContext
from .section import INDENT, Section, hanging, lines, stacked

MAX_WIDTH = 92
"""Columns of a text; longer lines are hard to read."""
MAX_TWO_ENTRIES = 600
"""Two entries are opened together if they have no more characters than this; else only one."""
MAX_ENTRIES_FOR_TWO = 4
"""They are opened if no more entries than this were found."""
MAX_LISTED = 3
"""Entries of a list that are shown."""
MAX_TITLE_WIDTH = 24
"""Columns of the titles in a list."""


def whole_entry(reader: RulesReader, entry: ReferenceEntry, context: RenderContext) -> Section:
    """A whole entry."""
    return _page([_head(reader, entry), *_blocks(reader, entry, entry.blocks, context), _see(reader, entry)], context)


def part_of_entry(
    reader: RulesReader, entry: ReferenceEntry, blocks: Sequence[EntryBlock], context: RenderContext
) -> Section:
    """Title, summary and some blocks of an entry, related entries, and how to open all of it."""
    parts = [_head(reader, entry), *_blocks(reader, entry, blocks, context)]
    return _page([*parts, _see(reader, entry), _whole_hint(reader, entry)], context)


def _length(behind: RelatedEntry) -> int:
    """How many letters an entry has."""
    return sum(len(block.text) + len(block.answer) for block in behind.blocks)


def rule_page(reader: RulesReader, rule: str, context: RenderContext) -> Section:
    """The sentence that states a rule, then its entry's summary."""
    entry = reader.entry_of(rule)
    parts = [sentence_of(reader, rule, context), _gap()]
    return _page([*parts, _head(reader, entry), _see(reader, entry), _whole_hint(reader, entry)], context)


def sentence_of(reader: RulesReader, rule: str, context: RenderContext) -> Section:
    """The sentence that states a rule, and the list or table that it points to."""
    statement = reader.statement(rule)
    sentence = Section(hanging(inline(statement), indent=INDENT), [spoken_inline(statement)])
    return stacked([sentence, *_blocks(reader, reader.entry_of(rule), reader.blocks_after(rule), context)])


def entries_behind(reader: RulesReader, entries: Sequence[RelatedEntry], context: RenderContext) -> list[Section]:
    """The first one or two entries in part, the others as a list."""
    first = 2 if len(entries) <= MAX_ENTRIES_FOR_TWO and sum(map(_length, entries[:2])) <= MAX_TWO_ENTRIES else 1
    opened = [part_of_entry(reader, behind.entry, behind.blocks, context) for behind in entries[:first]]
    if len(opened) > 1:
        opened.insert(1, _gap())
    return [*opened, *entry_list(reader, [behind.entry for behind in entries[first : first + MAX_LISTED]], context)]


def entry_list(
    reader: RulesReader, entries: Sequence[ReferenceEntry], context: RenderContext, title: str = "others"
) -> list[Section]:
    """Titles and summaries, and how to open one; empty if there are no entries."""
    if not entries:
        return []
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(ratio=1, max_width=MAX_TITLE_WIDTH)
    drawn.add_column(ratio=3)
    sentences = []
    for entry in entries:
        brief = reader.with_link_words(entry, entry.brief)
        drawn.add_row(Text(reader.title(entry), style="bold"), inline(brief))
        sentences.append(reader.localizer.say("label_text", label=reader.title(entry), text=spoken_inline(brief)))
    hint = reader.say("open-one" if len(entries) == 1 else "open-any", reader.handle(entries[0]))
    head = lines([reader.say(title)], style="dim")
    return [_page([_gap(), head, Section(drawn, sentences), lines([hint], style="dim")], context)]


def _page(parts: Iterable[Section], context: RenderContext) -> Section:
    """Sections under each other, at most MAX_WIDTH wide."""
    page = stacked(parts)
    return Section(Padding(page.drawn, (0, max(0, context.width - MAX_WIDTH), 0, 0)), page.plain)


def _gap() -> Section:
    """An empty line, only in the drawn form."""
    return Section(Text(""))


def _head(reader: RulesReader, entry: ReferenceEntry) -> Section:
    """The title of an entry, and what it says in one sentence."""
    title, brief = reader.title(entry), reader.with_link_words(entry, entry.brief)
    drawn = Columns.grid()
    drawn.add_row(hanging(Text(title, style="bold")))
    drawn.add_row(hanging(inline(brief), indent=INDENT))
    return Section(drawn, [f"{title}. {spoken_inline(brief)}"])


def _blocks(
    reader: RulesReader, entry: ReferenceEntry, blocks: Iterable[EntryBlock], context: RenderContext
) -> list[Section]:
    """Blocks of an entry."""
    return [_block(reader, entry, block, context) for block in blocks]


def _block(reader: RulesReader, entry: ReferenceEntry, block: EntryBlock, context: RenderContext) -> Section:
    """A block with an empty line before it."""
    text = reader.with_link_words(entry, block.text)
    if block.kind == "question":
        answer = reader.with_link_words(entry, block.answer)
        drawn = Text.assemble(inline(text), "\n", inline(answer))
        drawn.stylize("bold", 0, len(inline(text)))
        return Section(Padding(drawn, (1, 1, 0, INDENT)), [f"{spoken_inline(text)} {spoken_inline(answer)}"])
    if block.kind == SEE_ALSO:
        text = f"**{label(reader.lang, block.kind)}**\n\n{text}"
    elif block.kind:
        text = reader.localizer.say("entry_labelled", label=label(reader.lang, block.kind), text=text)
    return Section(Padding(drawn_text(text, context), (1, 1, 0, INDENT)), spoken_text(reader.localizer, text))


def _see(reader: RulesReader, entry: ReferenceEntry) -> Section:
    """The titles of related entries."""
    also = label(reader.lang, "see")
    titles = ", ".join(reader.see_also(entry))
    over = reader.localizer.say("label_over", label=also)
    drawn = Text(f"{over} ", style="dim").append(titles, style="not dim")
    return Section(Padding(drawn, (1, 1, 0, INDENT)), [reader.localizer.say("label_sentence", label=also, text=titles)])


def _whole_hint(reader: RulesReader, entry: ReferenceEntry) -> Section:
    """What to type for the whole entry; nothing for entries of the other game."""
    if entry.game != reader.game:
        return lines([])
    hint = reader.say("whole", reader.handle(entry))
    return Section(hanging(hint, indent=INDENT, style="dim"), [hint])
