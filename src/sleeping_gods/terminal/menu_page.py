"""The menu on the screen: numbered lines, grids, and folds for long parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Columns
from rich.text import Text

from ..kernel.choices import text
from ..presentation.acts import NOW
from ..presentation.localizer import Localizer
from ..presentation.phrases import join
from ..presentation.scene.menu import ChoiceGrid
from ..reference.book.folding import fold
from .menu import Item, Menu
from .render_context import RenderContext
from .section import Section, lines

MAX_DRAWS_LISTED = 12
"""More draws are listed only if asked for."""
MAX_BARRED_SHOWN = 3
"""Barred lines that are shown before the fold."""
MAX_IN_ONE_COLUMN = 6
"""More lines than this stand in several columns, if they are short."""
MAX_COLUMNS = 3
"""Columns of lines."""
NUMBER_WIDTH = 4
"""The column of the numbers."""
MAX_COLUMN_WIDTH = 18
"""A column of a grid."""
NUMBER_AND_GAPS = 9
"""What a line takes besides its words: the number before it, and spaces."""
MAX_MEANINGS = 12
"""Lines that are listed if an answer could mean several."""
UNFOLD_ALL = "+"
"""The word that unfolds all acts; the name of a kind unfolds that kind."""


def menu_section(
    localizer: Localizer, names: Sequence[str], menu: Menu, context: RenderContext, *, acts: str, barred: bool
) -> Section:
    """The whole menu; ``acts`` says which folded acts are shown, empty for none."""
    drawn: list[RenderableType] = []
    sentences: list[str] = []
    for section in (
        _own(localizer, menu, context, unfolded=bool(acts)),
        _acts(localizer, names, menu, context, shown=acts),
        _barred(localizer, menu, unfolded=barred),
    ):
        if section is not None:
            drawn.append(section.drawn)
            sentences += section.plain
    return Section(Group(*drawn), sentences)


def _own(localizer: Localizer, menu: Menu, context: RenderContext, *, unfolded: bool) -> Section | None:
    """The choices of the decision; many draws of real cards are only counted until they are unfolded."""
    if not menu.own:
        return None
    if len(menu.own) > MAX_DRAWS_LISTED and not unfolded and not any(item.seat >= 0 for item in menu.own):
        return lines([localizer.say("menu_many", count=len(menu.own))])
    return Section(_grids_and_lines(menu, menu.own, context), [item_text(item) for item in menu.own])


def _grids_and_lines(menu: Menu, items: list[Item], context: RenderContext) -> RenderableType:
    """Choices of a grid in rows and columns, the others as lines."""
    by_notation = {text(item.choice): item for item in items}
    grids = [
        grid for grid in menu.grids if any(notation in by_notation for row in grid.rows for notation in row.notations)
    ]
    if not grids:
        return numbered_lines(items, context)
    inside = {notation for grid in grids for row in grid.rows for notation in row.notations}
    rest = [item for notation, item in by_notation.items() if notation not in inside]
    return Group(*(_grid(grid, by_notation) for grid in grids), numbered_lines(rest, context))


def _grid(grid: ChoiceGrid, items: Mapping[str, Item]) -> Columns:
    """A grid of choice numbers with its row and column texts."""
    drawn = Columns(box=None, padding=(0, 1), pad_edge=True, header_style="dim")
    drawn.add_column(grid.corner, ratio=1)
    for title in grid.columns:
        drawn.add_column(title, justify="left", max_width=MAX_COLUMN_WIDTH)
    for row in grid.rows:
        if not row.notations:
            drawn.add_row(Text(row.title, style="bold"))
            continue
        cells = [
            _cell(items[notation], says) if notation in items else Text("")
            for notation, says in zip(row.notations, row.texts, strict=True)
        ]
        drawn.add_row(row.title, *cells)
    return drawn


def _cell(item: Item, says: str) -> Text:
    """A choice in a grid: the key to type, and what stands beside it."""
    cell = Text(f"{item.key:>3}", style="bold")
    return cell.append(f" {says}", style="not bold") if says else cell


def item_text(item: Item) -> str:
    """A menu line as plain text."""
    more = join([item.detail, item.odds])
    return f"{item.key}. {item.label}" + (f" ({more})" if more else "")


def numbered_lines(items: list[Item], context: RenderContext) -> RenderableType:
    """Numbered lines; many short ones in columns."""
    lengths = [len(item.label) + len(join([item.detail, item.odds])) + NUMBER_AND_GAPS for item in items]
    columns = 1
    if len(items) > MAX_IN_ONE_COLUMN:
        columns = max(1, min(MAX_COLUMNS, context.width // max(lengths)))
    drawn = Columns.grid(padding=(0, 1, 0, 0), expand=columns > 1)
    for _ in range(columns):
        drawn.add_column(justify="right", width=NUMBER_WIDTH, no_wrap=True)
        drawn.add_column(ratio=1)
    rows = -(-len(items) // columns)
    for row in range(rows):
        cells: list[Text] = []
        for column in range(columns):
            at = column * rows + row
            cells += _line(items[at]) if at < len(items) else [Text(""), Text("")]
        drawn.add_row(*cells)
    return drawn


def _line(item: Item) -> list[Text]:
    """A choice in a list: the key to type, and its words."""
    words = Text(item.label)
    more = join([item.detail, item.odds])
    if more:
        words.append(f"  {more}", style="dim")
    return [Text(item.key, style="bold"), words]


def are_acts_folded(menu: Menu) -> bool:
    """Whether acts are only counted until somebody asks for them."""
    return menu.folded and any(item.kind != NOW for item in menu.acts)


def shown_acts(menu: Menu, shown: str) -> list[Item]:
    """The acts that are on the screen."""
    if not are_acts_folded(menu) or shown == UNFOLD_ALL:
        return menu.acts
    return [item for item in menu.acts if item.kind in (NOW, shown)]


def kinds_named(localizer: Localizer, menu: Menu, word: str) -> list[str]:
    """The kinds of acts that a word means: their key, or a word of their name."""
    kinds, word = dict.fromkeys(item.kind for item in menu.acts), fold(word)
    called = {kind: fold(localizer.say(f"kind_{kind}")) for kind in kinds}
    for meant in (
        [kind for kind in kinds if word in (kind, called[kind])],
        [kind for kind in kinds if called[kind].startswith(word)],
        [kind for kind in kinds if any(part.startswith(word) for part in (kind, *called[kind].split()))],
    ):
        if meant:
            return meant
    return []


def _acts(
    localizer: Localizer, names: Sequence[str], menu: Menu, context: RenderContext, *, shown: str
) -> Section | None:
    """The acts of any time under their titles; folded ones are only counted."""
    if not menu.acts:
        return None
    several = len(names) > 1
    drawn: list[RenderableType] = []
    sentences: list[str] = []
    open_items = shown_acts(menu, shown)
    for seat, kind, items in menu.groups():
        if items[0] not in open_items:
            continue
        when, about = "menu_now" if kind == NOW else "menu_any-time", localizer.say(f"kind_{kind}")
        title = (
            localizer.say(f"{when}-for", who=names[seat], kind=about) if several else localizer.say(when, kind=about)
        )
        drawn += [Text(f" {title}", style="dim"), _grids_and_lines(menu, items, context)]
        sentences += [f"{title}.", *(item_text(item) for item in items)]
    if are_acts_folded(menu) and not shown:
        counted = _act_counts(localizer, [item for item in menu.acts if item.kind != NOW], names)
        drawn.append(counted.drawn)
        sentences += counted.plain
    return Section(Group(*drawn), sentences)


def _act_counts(localizer: Localizer, acts: list[Item], names: Sequence[str]) -> Section:
    """How many acts of each kind there are, in one line."""
    called = {item.kind: localizer.say(f"kind_{item.kind}") for item in acts}
    counts: dict[int, dict[str, int]] = {}
    for item in acts:
        kinds = counts.setdefault(item.seat, {})
        kinds[item.kind] = kinds.get(item.kind, 0) + 1
    parts = []
    for seat, kinds in counts.items():
        kind_counts = join(localizer.say("menu_kind", kind=called[kind], count=count) for kind, count in kinds.items())
        parts.append(
            localizer.say("menu_kinds-of", who=names[seat], kinds=kind_counts) if len(names) > 1 else kind_counts
        )
    firsts = [kind.split()[0] for kind in called.values()]
    word = next((first for first in firsts if firsts.count(first) == 1), "none") if len(called) > 1 else "none"
    return lines([localizer.say("menu_fold", kinds=localizer.clauses(parts), word=word)], style="dim")


def _barred(localizer: Localizer, menu: Menu, *, unfolded: bool) -> Section | None:
    """What is barred, with reasons; what would give the story away is shown only if it is asked for."""
    listed_ones = menu.barred if unfolded else [item for item in menu.barred if not item.kept_back]
    if not listed_ones:
        return None
    shown = listed_ones if unfolded or len(listed_ones) <= MAX_BARRED_SHOWN + 1 else listed_ones[:MAX_BARRED_SHOWN]
    drawn = Columns.grid(padding=(0, 1, 0, 0))
    drawn.add_column(justify="right", width=NUMBER_WIDTH, no_wrap=True, style="dim")
    drawn.add_column(ratio=1, style="dim")
    sentences = []
    for item in shown:
        words = localizer.say("menu_barred", label=item.label.rstrip("."), why=item.detail, rule=item.rule)
        drawn.add_row(item.key, Text(words))
        sentences.append(localizer.say("menu_barred-told", number=item.key, barred=words))
    hidden = len(listed_ones) - len(shown)
    if hidden:
        drawn.add_row("x", Text(localizer.say("menu_more", count=hidden)))
        sentences.append(localizer.say("menu_more-told", count=hidden))
    return Section(Group(Text(f" {localizer.say('menu_not-possible')}", style="dim"), drawn), sentences)
