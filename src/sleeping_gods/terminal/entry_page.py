"""Entries of the rules reference on the screen: whole, in part, as a list, or the one sentence that states a rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.padding import Padding
from rich.table import Table as Columns
from rich.text import Text

from ..reference.book.entry import SEE_ALSO, EntryBlock, ReferenceEntry
from ..reference.book.entry_markdown import label
from .entry_text import drawn_text, inline, spoken, spoken_text
from .reader import Behind, RulesReader
from .section import Section, hanging, lines, stacked
from .view import RenderContext

MEASURE = 92
"""Columns of the text of an entry; longer lines are hard to read."""
ROOM, FEW = 600, 4
"""A second entry is opened at once if the text of both is not longer, and there are not many others."""
LISTED = 3
"""So many others are listed behind a question or a line."""
INDENT = 3


def whole_entry(reader: RulesReader, entry: ReferenceEntry, context: RenderContext) -> Section:
    """All that an entry says."""
    return _page([_head(reader, entry), *_blocks(reader, entry, entry.blocks, context), _see(reader, entry)], context)


def part_of_entry(
    reader: RulesReader, entry: ReferenceEntry, blocks: Sequence[EntryBlock], context: RenderContext
) -> Section:
    """Title and brief, some blocks, what belongs to it, and how to open all of it."""
    parts = [_head(reader, entry), *_blocks(reader, entry, blocks, context)]
    return _page([*parts, _see(reader, entry), _whole_hint(reader, entry)], context)


def _length(behind: Behind) -> int:
    return sum(len(block.text) + len(block.answer) for block in behind.blocks)


def rule_page(reader: RulesReader, rule: str, context: RenderContext) -> Section:
    """The very sentence that states a rule, then its entry in brief."""
    entry = reader.entry_of(rule)
    parts = [sentence_of(reader, rule, context), _gap()]
    return _page([*parts, _head(reader, entry), _see(reader, entry), _whole_hint(reader, entry)], context)


def sentence_of(reader: RulesReader, rule: str, context: RenderContext) -> Section:
    """The very sentence that states a rule, and the list or table that it points to."""
    statement = reader.statement(rule)
    sentence = Section(hanging(inline(statement), indent=INDENT), [spoken(statement)])
    return stacked([sentence, *_blocks(reader, reader.entry_of(rule), reader.goes_on(rule), context)])


def entries_behind(reader: RulesReader, entries: Sequence[Behind], context: RenderContext) -> list[Section]:
    """The first one or two in part, the others as a list."""
    first = 2 if len(entries) <= FEW and sum(map(_length, entries[:2])) <= ROOM else 1
    opened = [part_of_entry(reader, behind.entry, behind.blocks, context) for behind in entries[:first]]
    if len(opened) > 1:
        opened.insert(1, _gap())
    return [*opened, *entry_list(reader, [behind.entry for behind in entries[first : first + LISTED]], context)]


def entry_list(
    reader: RulesReader, entries: Sequence[ReferenceEntry], context: RenderContext, title: str = "others"
) -> list[Section]:
    """Entries by title and brief, and how to open one; nothing if there are none."""
    if not entries:
        return []
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(ratio=1, max_width=24)
    drawn.add_column(ratio=3)
    plain = []
    for entry in entries:
        brief = reader.worded(entry, entry.brief)
        drawn.add_row(Text(reader.title(entry), style="bold"), inline(brief))
        plain.append(reader.localizer.say("label_text", label=reader.title(entry), text=spoken(brief)))
    hint = reader.say("open-one" if len(entries) == 1 else "open-any", reader.handle(entries[0]))
    head = lines([reader.say(title)], style="dim")
    return [_page([_gap(), head, Section(drawn, plain), lines([hint], style="dim")], context)]


def _page(parts: Iterable[Section], context: RenderContext) -> Section:
    """Parts under each other, not wider than one likes to read."""
    page = stacked(parts)
    return Section(Padding(page.drawn, (0, max(0, context.width - MEASURE), 0, 0)), page.plain)


def _gap() -> Section:
    """An empty line, where lines are drawn."""
    return Section(Text(""))


def _head(reader: RulesReader, entry: ReferenceEntry) -> Section:
    title, brief = reader.title(entry), reader.worded(entry, entry.brief)
    drawn = Columns.grid()
    drawn.add_row(hanging(Text(title, style="bold")))
    drawn.add_row(hanging(inline(brief), indent=INDENT))
    return Section(drawn, [f"{title}. {spoken(brief)}"])


def _blocks(
    reader: RulesReader, entry: ReferenceEntry, blocks: Iterable[EntryBlock], context: RenderContext
) -> list[Section]:
    return [_block(reader, entry, block, context) for block in blocks]


def _block(reader: RulesReader, entry: ReferenceEntry, block: EntryBlock, context: RenderContext) -> Section:
    """A block with an empty line before it."""
    text = reader.worded(entry, block.text)
    if block.kind == "question":
        answer = reader.worded(entry, block.answer)
        drawn = Text.assemble(inline(text), "\n", inline(answer))
        drawn.stylize("bold", 0, len(inline(text)))
        return Section(Padding(drawn, (1, 1, 0, INDENT)), [f"{spoken(text)} {spoken(answer)}"])
    if block.kind == SEE_ALSO:
        text = f"**{label(reader.lang, block.kind)}**\n\n{text}"
    elif block.kind:
        text = reader.localizer.say("entry_labelled", label=label(reader.lang, block.kind), text=text)
    return Section(Padding(drawn_text(text, context), (1, 1, 0, INDENT)), spoken_text(reader.localizer, text))


def _see(reader: RulesReader, entry: ReferenceEntry) -> Section:
    """The titles of what belongs to it."""
    also = label(reader.lang, "see")
    titles = ", ".join(reader.see_also(entry))
    over = reader.localizer.say("label_over", label=also)
    drawn = Text(f"{over} ", style="dim").append(titles, style="not dim")
    return Section(Padding(drawn, (1, 1, 0, INDENT)), [reader.localizer.say("label_sentence", label=also, text=titles)])


def _whole_hint(reader: RulesReader, entry: ReferenceEntry) -> Section:
    if entry.game != reader.game:
        return lines([])
    hint = reader.say("whole", reader.handle(entry))
    return Section(hanging(hint, indent=INDENT, style="dim"), [hint])
