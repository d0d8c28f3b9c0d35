"""Pieces that both games have: ability cards, quests, statuses, resources."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from ...effects.terms import NOUNS, STATUSES, counted
from ...party.table.table import PartyTable
from ...story.printed import Square
from ..piece import Piece
from ..section import join, sentence
from ..view import Look
from .names import lore

HELD = ("ability-card", "equip", "hand")
EQUIPPED = ("equipped-card", "ability-text", "ability-card")
DISCARDED = ("ability-card", "ability-deck")
"""The entries behind an ability card, by where it is."""


def filled(*texts: str) -> tuple[str, ...]:
    """The texts that say something."""
    return tuple(text for text in texts if text)


def unnamed(said: str, name: str) -> str:
    """A sentence about something whose name stands above it."""
    return sentence(said.removeprefix(f"{name}: "))


def seats_seen(table: PartyTable, look: Look) -> Iterable[int]:
    """The seats whose hands may be seen."""
    return range(table.seat_count()) if look.open_hands else (look.seat,)


def ability_pieces(
    table: PartyTable, look: Look, line: Callable[[str], tuple[str, str]], name: Callable[[str], str]
) -> Iterator[Piece]:
    """Ability cards in hands that may be seen, on boards, and discarded."""

    def piece(card: str, kind: str, entries: tuple[str, ...], where: str = "") -> Piece:
        title, said = line(card)
        called = lore(table).abilities[card].name.en or title
        return Piece(called, kind, filled(f"{title}{said}", where), entries, (title, card))

    for seat in seats_seen(table, look):
        yield from (piece(card, "ability", HELD) for card in table.hands[seat])
    for member, board in table.crew.items():
        yield from (piece(card, "equipped", EQUIPPED, f"On {name(member)}.") for card in board.cards)
    yield from (piece(card, "discarded", DISCARDED) for card in table.discard)


def quest_pieces(
    table: PartyTable, text: Callable[[int], str], entries: Callable[[int], tuple[str, ...]]
) -> Iterator[Piece]:
    """Owned quests; each goes by its number and its keyword too."""
    for number in table.quests:
        quest = lore(table).quests[number]
        keyword = f"Keyword {quest.keyword}." if quest.keyword else ""
        also = filled(f"quest {number}", quest.keyword)
        yield Piece(quest.title.en, "quest", filled(keyword, text(number)), entries(number), also)


def status_pieces(table: PartyTable, name: Callable[[str], str]) -> Iterator[Piece]:
    """Every status, and who has it."""
    for status, (word, _) in STATUSES.items():
        bearers = [name(member) for member, board in table.crew.items() if status in board.statuses]
        says = f"{join(bearers)} {'has' if len(bearers) == 1 else 'have'} it." if bearers else "Nobody has it."
        yield Piece(sentence(word), "status", (says,), (status, "status"))


def goods_pieces(
    table: PartyTable, entries: Mapping[str, tuple[str, ...]], text: Callable[[str], str]
) -> Iterator[Piece]:
    """Resources, how many there are, and what they are for."""
    for kind, slugs in entries.items():
        one, many = NOUNS[kind][0]
        owned = f"You have {counted(table.goods[kind], kind, 'en')}."
        yield Piece(sentence(one), "resource", filled(owned, text(kind)), slugs, (many, kind))


def printed_abilities(squares: Iterable[Square], entries: Callable[[str], str]) -> tuple[str, ...]:
    """The entries of the abilities on an enemy's squares."""
    return tuple(dict.fromkeys(entries(ability) for square in squares for ability in square.abilities))
