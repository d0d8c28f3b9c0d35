"""Repairs by hand: set a figure, move a card, drop what waits; so that no mistake in the rules ever ends a campaign.

``repair set health laurent 2``, ``repair move alert-2 to hand p2``, ``repair skip`` and ``repair skip turn`` are acts
about the campaign, recorded like any other. What the laws of conservation or a saved state would not bear is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from ...kernel.choices import Choice, seat_word, text
from ...kernel.play import advance
from ...story.printed_figure import PrintedFigure
from ..chapters.statuses import STATUSES
from ..table.records import PartyMember
from ..table.table import PartyTable

REPAIR = "repair"
"""The first word of every repair; what follows tells it from a choice of the rules."""
BOX = ("box",)
"""Where cards lie that are not in the game."""
_LONGEST = 6
"""Digits of a figure."""


class CannotRepair(Exception):
    """No such figure, card or place, or not within its bounds."""


@dataclass(frozen=True, slots=True)
class RepairFigure:
    """Something on the table that can be set by hand."""

    allowed: range | Collection[str]
    """The numbers, or the words, that may stand there."""
    put: Callable[[Any], None]
    """Puts a number or a word there."""
    now: Callable[[], int | str]
    """What stands there."""

    def set(self, word: str) -> None:
        """Put a word of notation there, if it is one that may stand there."""
        if not isinstance(self.allowed, range):
            if word not in self.allowed:
                raise CannotRepair(word)
            self.put(word)
        elif len(word) <= _LONGEST and word.isascii() and word.isdecimal() and int(word) in self.allowed:
            self.put(int(word))
        else:
            raise CannotRepair(word)


@dataclass(frozen=True, slots=True)
class Pile:
    """A place where cards of one kind lie."""

    cards: Callable[[], Collection[str]]
    take: Callable[[str], None]
    put: Callable[[str], None]


Figures: TypeAlias = dict[Choice, RepairFigure]
"""What can be set, by its words: ``("health", NAME)``."""
Piles: TypeAlias = dict[Choice, Pile]
"""Where cards of one kind can lie, by its words: ``("hand", "p2")``."""


@dataclass(frozen=True, slots=True)
class RepairCardKind:
    """A kind of card: which there are, and where they can lie."""

    cards: Collection[str]
    piles: Piles
    boxed: Collection[str] = ()
    """Those of them that may lie in the box."""


@dataclass(frozen=True, slots=True)
class TableRepairs:
    """What can be put right by hand at the table of a game."""

    figures: Callable[[Any], Figures]
    kinds: Callable[[Any], Mapping[str, RepairCardKind]]
    drop_turn: Callable[[Any], None]
    """Drops what is in progress and what is left of the turn; every card goes where it belongs."""
    take_up: Callable[[Any], None]
    """Refuses a table that could not be saved and gone on with."""

    def is_act(self, table: PartyTable, choice: Choice) -> bool:
        """Whether a choice is a repair after which the campaign can go on, tried on a copy."""
        if choice[:1] != (REPAIR,) or choice[1:2] not in (("set",), ("move",), ("skip",)):
            return False
        if choice[1:] == ("skip",) and _is_hand_limit(table):
            return False
        trial = table.clone()
        try:
            self._mend(trial, choice)
            advance(trial)
            broken = trial.violations()
            if broken:  # something was broken before: it may be put right step by step
                return len(broken) < len(table.violations())
            self.take_up(trial)
        except Exception:  # what is being repaired may be a mistake of ours, and that can raise anything
            return False
        return bool(trial.agenda)

    def act(self, table: PartyTable, choice: Choice) -> None:
        """Let a repair happen, and tell it."""
        table.tell("put-right", text(choice[1:]))
        self._mend(table, choice)

    def _mend(self, table: PartyTable, choice: Choice) -> None:
        match choice[1:]:
            case ("set", *what, word) if (figure := self.figures(table).get(tuple(what))) is not None:
                figure.set(word)
            case ("move", card, "to", *place):
                self._move(table, card, tuple(place))
            case ("skip",):
                table.agenda.pop().unwound(table)
            case ("skip", "turn"):
                self.drop_turn(table)
            case _:
                raise CannotRepair(text(choice))

    def _move(self, table: PartyTable, card: str, place: Choice) -> None:
        """Take a card from where it lies and put it down elsewhere."""
        kind = next((kind for kind in self.kinds(table).values() if card in kind.cards), None)
        if kind is None or not (place in kind.piles or (place == BOX and card in kind.boxed)):
            raise CannotRepair(card)
        lies = next((pile for pile in kind.piles.values() if card in pile.cards()), None)
        if lies is not None:
            lies.take(card)
        elif card not in kind.boxed:
            raise CannotRepair(card)  # it lies where a step needs it
        if place != BOX:
            kind.piles[place].put(card)


def _is_hand_limit(table: PartyTable) -> bool:
    """Whether a hand is being cut down to what it may hold; skipped, it would hold too much."""
    limit = table.bound.rulebook.hand_limit(table, table.captain)
    return bool(table.agenda) and type(table.agenda[-1]) is type(limit)


def field(record: object, name: str, allowed: range | Collection[str]) -> RepairFigure:
    """A field of a record."""
    return RepairFigure(allowed, lambda value: setattr(record, name, value), partial(getattr, record, name))


def item(numbers: dict[str, int], key: str, most: int) -> RepairFigure:
    """A number in a dictionary."""
    return RepairFigure(range(most + 1), lambda value: numbers.__setitem__(key, value), lambda: numbers[key])


def pile(cards: list[str]) -> Pile:
    """A list of cards."""
    return Pile(lambda: cards, cards.remove, cards.append)


def board(member: PartyMember, name: str = "cards") -> Pile:
    """Cards on a member's board."""

    def cards() -> tuple[str, ...]:
        on_board: tuple[str, ...] = getattr(member, name)
        return on_board

    def take(card: str) -> None:
        setattr(member, name, tuple(other for other in cards() if other != card))

    return Pile(cards, take, lambda card: setattr(member, name, (*cards(), card)))


def printed_figure(table: PartyTable, what: Choice, figure: PrintedFigure[Any]) -> RepairFigure:
    """A figure of the printed box, which is entered like a card."""

    def put(value: int) -> None:
        table.enter(f'figure {{ of = "{text(what)}", value = {value} }}')

    return RepairFigure(figure.allowed, put, lambda: figure.now)


def common_figures(table: PartyTable, limit: Callable[[Any, str], int]) -> Figures:
    """Goods, health and statuses, which both games have."""
    figures: Figures = {("goods", kind): item(table.goods, kind, limit(table, kind)) for kind in table.goods}
    for name in table.crew:
        figures["health", name] = _health(table, name)
        for status in STATUSES:
            figures["status", name, status] = _status(table.crew[name], status)
    return figures


def _health(table: PartyTable, name: str) -> RepairFigure:
    member = table.crew[name]
    most = table.bound.rulebook.health_left(table, name) + member.damage

    def put(left: int) -> None:
        member.damage = most - left
        table.peril = True  # the rules look whether this is a defeat when they next do

    return RepairFigure(range(most + 1), put, lambda: most - member.damage)


def _status(member: PartyMember, status: str) -> RepairFigure:
    def put(count: int) -> None:
        others = tuple(other for other in member.statuses if other != status)
        member.statuses = (*others, status) if count else others

    return RepairFigure(range(2), put, lambda: int(status in member.statuses))


def common_kinds(table: PartyTable) -> dict[str, RepairCardKind]:
    """Ability and quest cards, which both games have; a quest is called ``quest-12``."""
    abilities: Piles = {("deck",): pile(table.deck), ("discard",): pile(table.discard)}
    abilities |= {("hand", seat_word(seat)): pile(hand) for seat, hand in enumerate(table.hands)}
    abilities |= {("board", name): board(member) for name, member in table.crew.items()}
    quests = {f"quest-{number}" for number in table.pack.quests}
    places: Piles = {("held",): _quests(table.quests), ("used",): _quests(table.used_quests)}
    return {"ability": RepairCardKind(table.pack.abilities, abilities), "quest": RepairCardKind(quests, places, quests)}


def _quests(numbers: list[int]) -> Pile:
    def number_of(card: str) -> int:
        return int(card.removeprefix("quest-"))

    return Pile(
        lambda: [f"quest-{number}" for number in numbers],
        lambda card: numbers.remove(number_of(card)),
        lambda card: numbers.append(number_of(card)),
    )
