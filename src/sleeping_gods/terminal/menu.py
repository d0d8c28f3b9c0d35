"""The menu of the terminal: for each choice of the scene the key to type, and its texts without markup."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..kernel.choices import Choice, Seat, parse, text
from ..kernel.play import options
from ..kernel.table import Table
from ..presentation.acts import NOW
from ..presentation.audience import Audience
from ..presentation.scene.menu import Barred, ChoiceGrid, ChoiceLine, ChoiceMenu
from ..presentation.scene.text import plain
from .view import View


@dataclass(frozen=True, slots=True)
class Item:
    """One line of the menu."""

    key: str
    """What one types: ``3``, or ``x2`` for something barred."""
    choice: Choice
    label: str
    detail: str = ""
    """What it costs and does; of something barred why it is."""
    odds: str = ""
    """The chance of the draw that follows, where one does."""
    seat: Seat = 0
    kind: str = ""
    rule: str = ""
    """The rule that bars it; empty if it can be chosen."""
    kept_back: bool = False
    """Whether a barred line is shown only when somebody asks for what is barred."""
    names: tuple[str, ...] = ()
    """What each of the barred choices is called for which this line stands, in words and in notation."""

    @property
    def is_barred(self) -> bool:
        """Whether a rule bars it."""
        return bool(self.rule)


class ActGroup(NamedTuple):
    """Acts of one seat and one kind."""

    seat: Seat
    kind: str
    items: list[Item]


@dataclass(slots=True)
class Menu:
    """Everything that can be answered now."""

    own: list[Item] = field(default_factory=list)
    """The choices of the decision itself."""
    acts: list[Item] = field(default_factory=list)
    """Choices that are open before any decision, of all seats."""
    barred: list[Item] = field(default_factory=list)
    """Choices that cannot be made now, with the reason."""
    folded: bool = False
    """Whether acts that are not for just this moment are only counted at first."""
    grids: tuple[ChoiceGrid, ...] = ()
    enter: Choice = ()
    """What Enter takes; empty if nothing."""
    asked: bool = False
    """Whether somebody has asked for what is barred."""

    @property
    def items(self) -> list[Item]:
        """What can be chosen."""
        return self.own + self.acts

    @property
    def numbers(self) -> dict[Choice, int]:
        """The number to type for each choice."""
        return {item.choice: int(item.key) for item in self.items}

    @property
    def known_barred(self) -> list[Item]:
        """The barred lines to show: those that would give the story away only if somebody has asked for them."""
        return self.barred if self.asked else [item for item in self.barred if not item.kept_back]

    @property
    def entered(self) -> Item | None:
        """The line that Enter takes."""
        return next((item for item in self.items if item.choice == self.enter), None)

    @property
    def changing(self) -> list[Item]:
        """The acts that can change the outcome of the decision that waits."""
        return [item for item in self.acts if item.kind == NOW]

    def groups(self) -> Iterator[ActGroup]:
        """All acts, grouped by seat and kind."""
        groups: dict[tuple[Seat, str], list[Item]] = {}
        for item in self.acts:
            groups.setdefault((item.seat, item.kind), []).append(item)
        return (ActGroup(seat, kind, items) for (seat, kind), items in groups.items())


def menu_of(offered: ChoiceMenu, *, asked: bool = False) -> Menu:
    """The menu of a scene."""
    own, acts = ([_item(line) for line in lines] for lines in (offered.own, offered.acts))
    barred = [_barred(line, number) for number, line in enumerate(offered.unavailable, start=1)]
    return Menu(
        own=own,
        acts=acts,
        barred=barred,
        folded=offered.acts_collapsed,
        grids=offered.grids,
        enter=parse(offered.default_choice),
        asked=asked,
    )


def _item(line: ChoiceLine) -> Item:
    """The item of a line of the scene."""
    odds = line.chance.short if line.chance is not None else ""
    label, detail = plain(line.label), plain(line.detail)
    return Item(
        key=str(line.number),
        choice=parse(line.notation),
        label=label,
        detail=detail,
        odds=odds,
        seat=line.seat,
        kind=line.group,
    )


def _barred(line: Barred, number: int) -> Item:
    """The item of a barred line, which has a number of its own."""
    return Item(
        key=f"x{number}",
        choice=parse(line.notations[0]),
        label=plain(line.label),
        detail=plain(line.reason),
        rule=line.rule,
        kept_back=line.spoiler,
        names=(*line.names, *line.notations),
    )


def bare_menu(view: View[Any], table: Table, audience: Audience) -> Menu:
    """The choices in notation, should the words for them fail; hands stay secret."""
    offered = [choice for choice in options(table) if view.sees(table, choice, audience)]
    items = [Item(str(number), choice, text(choice)) for number, choice in enumerate(offered, start=1)]
    return Menu(items, enter=offered[0] if len(offered) == 1 else ())
