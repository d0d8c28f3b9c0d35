"""The numbered choices: the decision's own, then what may be done at any time, then what is barred and why."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..kernel.choices import Choice, Seat, text
from ..kernel.errors import Reason
from ..kernel.play import options
from ..kernel.table import Table
from ..reference.book.folding import fold
from ..telling.acts import NOW
from ..telling.audience import Audience
from ..telling.odds import odds
from .view import View

WORDS = re.compile(r"(?:\b[ld]['’])?([\w']+)")
"""Words of a label or an answer; what French draws together with an article stands alone."""
ARTICLES = {"le", "la", "les", "un", "une", "du", "de", "des", "au", "aux"}
"""People put French articles before names that have none on the screen."""


@dataclass(frozen=True, slots=True)
class Item:
    """One line of the menu."""

    key: str
    """What one types: ``3``, or ``x2`` for something barred."""
    choice: Choice
    label: str
    detail: str = ""
    odds: str = ""
    """The chance of the draw that follows, where one does."""
    seat: Seat = 0
    kind: str = ""
    reason: Reason | None = None
    alike: int = 1
    """How many barred choices this line stands for."""
    kept_back: bool = False
    """Whether a barred line is shown only when somebody asks for what is barred."""
    names: tuple[str, ...] = ()
    """What each of the barred choices is called for which this line stands, in words and in notation."""


@dataclass(slots=True)
class Menu:
    """Everything that can be answered now."""

    own: list[Item] = field(default_factory=list)
    acts: list[Item] = field(default_factory=list)
    barred: list[Item] = field(default_factory=list)
    folded: bool = False
    """Whether acts that are not for just this moment are only counted at first."""

    @property
    def items(self) -> list[Item]:
        """What can be chosen."""
        return self.own + self.acts

    @property
    def numbers(self) -> dict[Choice, int]:
        """Choice to number."""
        return {item.choice: int(item.key) for item in self.items}

    def groups(self) -> Iterator[tuple[Seat, str, list[Item]]]:
        """The acts of any time by seat and kind."""
        found: dict[tuple[Seat, str], list[Item]] = {}
        for item in self.acts:
            found.setdefault((item.seat, item.kind), []).append(item)
        for (seat, kind), items in found.items():
            yield seat, kind, items


def build_menu(view: View[Any], table: Table, seat: Seat, *, open_hands: bool, stepping_in: bool = False) -> Menu:
    """The menu for the eyes of a seat; one who steps in sees only what is theirs to do."""
    audience = Audience((seat,), open_hands)
    own_count = len(table.offered)
    menu = Menu()
    number = 0
    offered = options(table)
    offered[:own_count] = in_grids_first(view, table, offered[:own_count])
    acts: list[tuple[Seat, str, Choice]] = []
    known: Table | None = None
    for place, choice in enumerate(offered):
        actor = table.actor(choice)
        if not view.sees(table, choice, audience) or (stepping_in and actor != seat):
            continue
        if place >= own_count:
            if not stepping_in and view.said_elsewhere(table, choice, seat):
                continue
            acts.append((actor, view.kind(table, choice), choice))
            continue
        number += 1
        label, detail = view.label(table, choice), view.detail(table, choice)
        chance = None
        if view.odds_beside(table, choice):
            known = known or view.known(table, audience)
            chance = odds(view, known, choice)
        menu.own.append(Item(str(number), choice, label, detail, chance.short(view.voice) if chance else "", actor))
    acts.sort(key=lambda act: (act[1] != NOW, *act[:2]))
    acts = _acts_in_grids(view, table, acts)
    for actor, kind, choice in acts:
        number += 1
        label, detail = view.label(table, choice), view.detail(table, choice)
        menu.acts.append(Item(str(number), choice, label, detail, seat=actor, kind=kind))
    menu.folded = view.folds(len(menu.own), sum(1 for item in menu.acts if item.kind != NOW))
    if not stepping_in:
        menu.barred = _barred(view, table, audience)
    return menu


def _acts_in_grids(
    view: View[Any], table: Table, acts: list[tuple[Seat, str, Choice]]
) -> list[tuple[Seat, str, Choice]]:
    """Acts by seat and kind, each kind in the order of its grid."""
    kinds: dict[tuple[Seat, str], list[Choice]] = {}
    for actor, kind, choice in acts:
        kinds.setdefault((actor, kind), []).append(choice)
    return [
        (actor, kind, choice)
        for (actor, kind), choices in kinds.items()
        for choice in in_grids_first(view, table, choices)
    ]


def in_grids_first(view: View[Any], table: Table, choices: list[Choice]) -> list[Choice]:
    """Choices in the order in which they stand in grids, so that their numbers can be read along the rows."""
    laid = [one for grid in view.grids(table, choices) for _, row in grid.rows for one in row if one is not None]
    inside = {*laid}
    return laid + [choice for choice in choices if choice not in inside]


def bare_menu(view: View[Any], table: Table, audience: Audience) -> Menu:
    """The choices in notation, should the words for them fail; hands stay secret."""
    offered = [choice for choice in options(table) if view.sees(table, choice, audience)]
    return Menu([Item(str(number), choice, text(choice)) for number, choice in enumerate(offered, start=1)])


def _barred(view: View[Any], table: Table, audience: Audience) -> list[Item]:
    """What is barred, a line for each family and reason; what would tell of the story comes last."""
    groups: dict[tuple[bool, str, str, str], list[tuple[Choice, Reason]]] = {}
    for choice, reason in view.barred(table, audience):
        hidden = view.kept_back(table, choice, reason)
        key = (hidden, view.family(table, choice), reason.rule, view.reason(table, reason))
        groups.setdefault(key, []).append((choice, reason))
    found = []
    in_order = sorted(groups.items(), key=lambda group: group[0][0])
    for number, ((hidden, _, _, said), members) in enumerate(in_order, start=1):
        choices = [choice for choice, _ in members]
        label, reason = view.subject(table, choices), members[0][1]
        names = tuple(name for choice in choices for name in (view.label(table, choice), text(choice)))
        found.append(
            Item(
                f"x{number}", choices[0], label, said, reason=reason, alike=len(choices), kept_back=hidden, names=names
            )
        )
    return found


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """An answer that could mean several choices."""

    items: tuple[Item, ...]


def find(menu: Menu, answer: str) -> Item | Ambiguous | None:
    """The choice that an answer means: its number, its notation, its last words, the beginning of either,
    or several of its words in their order; capitals and accents do not matter."""
    items = menu.items
    for item in (*items, *menu.barred):
        if answer.lower() == item.key:
            return item
    said = " ".join(fold(answer).split())
    if not said:
        return None
    for exact in (
        [item for item in items if fold(text(item.choice)) == said],
        [item for item in items if fold(item.label) == said],
        [item for item in items if fold(text(item.choice[1:])) == said],
    ):
        if len(exact) == 1:
            return exact[0]
    begun = [item for item in items if fold(text(item.choice)).startswith(said) or _begins(item.label, said)]
    if not begun:
        begun = [item for item in items if fold(text(item.choice[1:])).startswith(said)]
    if not begun:
        begun = [item for item in items if _says(item.label, said) or _says(text(item.choice), said)]
    if not begun:
        begun = [item for item in menu.own if _holds(item.label, said)]
    if len(begun) > 1:
        return Ambiguous(tuple(begun))
    return begun[0] if begun else None


def find_barred(menu: Menu, answer: str) -> Item | None:
    """The one barred line that an answer means by words of its own: all, the first, or several in their order."""
    said = words_in(answer)
    if not said:
        return None
    for fits in (_is_called, _begins_with, _tells):
        found = [item for item in menu.barred if any(fits(name, said) for name in (item.label, *item.names))]
        if found:
            return found[0] if len(found) == 1 else None
    return None


LETTER = re.compile(r"^\(\w\) ")
"""What stands before the words of a lettered choice."""


def several(menu: Menu, answer: str) -> list[Item]:
    """Those who take part, if an answer is several of their numbers; nothing if it is anything else."""
    keys = answer.replace(",", " ").split()
    joiners = {item.key: item for item in menu.own if item.choice[0] == "join"}
    if len(keys) < 2 or len({*keys}) < len(keys):
        return []
    found = [joiners[key] for key in keys if key in joiners]
    return found if len(found) == len(keys) else []


def words_in(text: str) -> list[str]:
    """The words of a text as they are compared: no capitals, no accents, no French articles."""
    return [word for word in WORDS.findall(fold(text)) if word not in ARTICLES]


def _begins(label: str, said: str) -> bool:
    return fold(label).startswith(said) or fold(LETTER.sub("", label)).startswith(said)


def _holds(label: str, said: str) -> bool:
    """Whether several words stand in a label in the same order, wherever it begins and with others left out."""
    wanted = words_in(said)
    left = iter(words_in(label))
    return len(wanted) > 1 and all(any(word == one for word in left) for one in wanted)


def _is_called(name: str, said: list[str]) -> bool:
    """Whether these are all words of a name, or all but the first."""
    words = words_in(name)
    return said in (words, words[1:])


def _begins_with(name: str, said: list[str]) -> bool:
    return words_in(LETTER.sub("", name))[: len(said)] == said


def _tells(name: str, said: list[str]) -> bool:
    return _says(LETTER.sub("", name), " ".join(said))


def _says(label: str, said: str) -> bool:
    """Whether several words begin as a label does and stand in it in the same order, with others left out."""
    return words_in(label)[:1] == words_in(said)[:1] and _holds(label, said)
