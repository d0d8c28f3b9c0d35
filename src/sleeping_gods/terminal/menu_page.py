"""The menu on the screen: numbered lines, a grid where that reads better, and folds for what is long."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Columns
from rich.text import Text

from ..kernel.table import Table
from .catalogue import catalogue
from .menu import Item, Menu
from .section import Section, join, lines
from .view import Grid, Look, View

FOLD = 9
"""With more choices than this, acts of any time are folded."""
LONG = 12
"""More draws than this are not listed unless asked for."""
BARRED = 3
"""So many barred lines are shown before the fold."""


def menu_section(view: View[Any], table: Table, menu: Menu, look: Look, *, acts: bool, barred: bool) -> Section:
    """Everything that can be answered; the flags open the folds."""
    drawn: list[RenderableType] = []
    plain: list[str] = []
    for section in (
        _own(view, table, menu, look, unfolded=acts),
        _acts(view, table, menu, look, unfolded=acts),
        _barred(menu, look, unfolded=barred),
    ):
        if section is not None:
            drawn.append(section.drawn)
            plain += section.plain
    return Section(Group(*drawn), plain)


def _own(view: View[Any], table: Table, menu: Menu, look: Look, *, unfolded: bool) -> Section | None:
    if not menu.own:
        return None
    if len(menu.own) > LONG and not unfolded and not any(item.seat >= 0 for item in menu.own):
        said = f"{len(menu.own)} possible: type a name, or + for the list, or luck to let the program draw."
        return lines([said])
    plain = [told(item) for item in menu.own]
    grid = view.grid(table, [item.choice for item in menu.own])
    if grid is None:
        return Section(listed(menu.own, look), plain)
    inside = [choice for _, choices in grid.rows for choice in choices]
    rest = [item for item in menu.own if item.choice not in inside]
    return Section(Group(_grid(grid, menu, look), listed(rest, look)), plain)


def _grid(grid: Grid, menu: Menu, look: Look) -> Columns:
    """Rows and columns of numbers, with the odds."""
    items = {item.choice: item for item in menu.own}
    drawn = Columns(box=None, padding=(0, 1), pad_edge=True, header_style="dim")
    drawn.add_column(grid.corner, ratio=1)
    for title in grid.columns:
        drawn.add_column(title, justify="left", max_width=18)
    for title, choices in grid.rows:
        cells = [_cell(items[choice]) if choice is not None else Text("") for choice in choices]
        drawn.add_row(title, *cells)
    return drawn


def _cell(item: Item) -> Text:
    cell = Text(f"{item.key:>3}", style="bold")
    return cell.append(f" {item.odds.split()[-1]}", style="not bold") if item.odds else cell


def told(item: Item) -> str:
    """A line of the menu in plain text."""
    said = join([item.detail, item.odds])
    return f"{item.key}. {item.label}" + (f" ({said})" if said else "")


def listed(items: list[Item], look: Look) -> RenderableType:
    """Numbered lines; many short ones in columns."""
    lengths = [len(item.label) + len(join([item.detail, item.odds])) + 9 for item in items]
    columns = 1
    if len(items) > 6:
        columns = max(1, min(3, look.width // max(lengths)))
    drawn = Columns.grid(padding=(0, 1, 0, 0), expand=columns > 1)
    for _ in range(columns):
        drawn.add_column(justify="right", width=4, no_wrap=True)
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
    words = Text(item.label)
    said = join([item.detail, item.odds])
    if said:
        words.append(f"  {said}", style="dim")
    return [Text(item.key, style="bold"), words]


def acts_folded(menu: Menu) -> bool:
    """Whether what may be done at any time is only counted, until somebody asks for it."""
    return bool(menu.acts) and len(menu.items) > FOLD


def _acts(view: View[Any], table: Table, menu: Menu, look: Look, *, unfolded: bool) -> Section | None:
    if not menu.acts:
        return None
    names, words = view.players(table), catalogue()
    if acts_folded(menu) and not unfolded:
        counts: dict[int, list[str]] = {}
        for seat, kind, items in menu.groups():
            counts.setdefault(seat, []).append(f"{words.text('kinds', kind, kind)} ({len(items)})")
        several = len(names) > 1
        said = join(
            (f"{names[seat]}: {join(kinds)}" if several else join(kinds) for seat, kinds in counts.items()), "; "
        )
        text = f"+ lists what may be done at any time: {said}."
        return lines([text], style="dim")
    drawn: list[RenderableType] = []
    plain: list[str] = []
    for seat, kind, items in menu.groups():
        who = f"At any time, {names[seat]}" if len(names) > 1 else "At any time"
        title = f"{who}: {words.text('kinds', kind, kind)}"
        drawn += [Text(f" {title}", style="dim"), listed(items, look)]
        plain += [f"{title}.", *(told(item) for item in items)]
    return Section(Group(*drawn), plain)


def _barred(menu: Menu, look: Look, *, unfolded: bool) -> Section | None:
    if not menu.barred:
        return None
    shown = menu.barred if unfolded or len(menu.barred) <= BARRED + 1 else menu.barred[:BARRED]
    drawn = Columns.grid(padding=(0, 1, 0, 0))
    drawn.add_column(justify="right", width=4, no_wrap=True, style="dim")
    drawn.add_column(ratio=1, style="dim")
    plain = []
    for item in shown:
        rule = item.reason.rule if item.reason else ""
        said = f"{item.label.rstrip('.')}: {item.detail} ({rule})"
        drawn.add_row(item.key, Text(said))
        plain.append(f"{item.key}. Not possible: {said}")
    hidden = len(menu.barred) - len(shown)
    if hidden:
        drawn.add_row("x", Text(f"shows {hidden} more that are not possible"))
        plain.append(f"x shows {hidden} more that are not possible.")
    return Section(Group(Text(" Not possible", style="dim"), drawn), plain)
