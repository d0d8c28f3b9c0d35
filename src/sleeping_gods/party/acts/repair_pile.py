"""Where cards lie, so that they can be moved by hand."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TypeAlias

from ...kernel.choices import Choice, seat_word
from ..table.records import PartyMember
from ..table.table import PartyTable

BOX = ("box",)
"""Where cards lie that are not in the game."""
DECK = ("deck",)
"""Where most cards are drawn from."""


@dataclass(frozen=True, slots=True)
class Pile:
    """A place where cards of one kind lie."""

    cards: Callable[[], Collection[str]]
    """Lists the cards that lie there."""
    take: Callable[[str], None]
    """Takes a card away."""
    put: Callable[[str], None]
    """Lays a card there."""
    most: int = 0
    """How many may lie there; 0 for any number."""


Piles: TypeAlias = dict[Choice, Pile]
"""Where cards of one kind can lie, by its words: ``("hand", "p2")``."""


@dataclass(frozen=True, slots=True)
class RepairCardKind:
    """A kind of card: which there are, and where they can lie."""

    cards: Collection[str]
    piles: Piles
    boxed: Collection[str] = ()
    """The cards among them that may lie in the box."""
    rest: Choice = DECK
    """Where the others go that are taken away when a place is filled."""


def pile(cards: list[str], most: int = 0) -> Pile:
    """A list of cards."""
    return Pile(cards=lambda: cards, take=cards.remove, put=cards.append, most=most)


def board(member: PartyMember, name: str = "cards", most: int = 0) -> Pile:
    """Cards on a member's board."""

    def cards() -> tuple[str, ...]:
        on_board: tuple[str, ...] = getattr(member, name)
        return on_board

    def take(card: str) -> None:
        setattr(member, name, tuple(other for other in cards() if other != card))

    return Pile(cards=cards, take=take, put=lambda card: setattr(member, name, (*cards(), card)), most=most)


def common_kinds(table: PartyTable, hand: int, slots: int) -> dict[str, RepairCardKind]:
    """Ability cards, so many in a hand and on a board, and quest cards; a quest is called ``quest-12``."""
    abilities: Piles = {("deck",): pile(table.deck), ("discard",): pile(table.discard)}
    abilities |= {("hand", seat_word(seat)): pile(cards, hand) for seat, cards in enumerate(table.hands)}
    abilities |= {("board", name): board(member, most=slots) for name, member in table.crew.items()}
    quests = {f"quest-{number}" for number in table.pack.quests}
    places: Piles = {("held",): _quests(table.quests), ("used",): _quests(table.used_quests)}
    return {"ability": RepairCardKind(table.pack.abilities, abilities), "quest": RepairCardKind(quests, places, quests)}


def _quests(numbers: list[int]) -> Pile:
    """The quests of a list as a pile of cards, named ``quest-12``."""

    def number_of(card: str) -> int:
        return int(card.removeprefix("quest-"))

    return Pile(
        lambda: [f"quest-{number}" for number in numbers],
        lambda card: numbers.remove(number_of(card)),
        lambda card: numbers.append(number_of(card)),
    )
