"""Pieces of both games: ability cards, quests, statuses, resources."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from ...effects.terms import STATUSES
from ...kernel.choices import Seat
from ...party.table.table import PartyTable
from ...story.printed import Square
from ..localizer import Localizer
from ..phrases import join, sentence
from ..piece import PieceInfo
from .names import lore

Slugs: TypeAlias = tuple[str, ...]
"""Entries of the rules, by their slugs."""
HELD: Slugs = ("ability-card", "equip", "hand")
"""The entries behind an ability card in a hand."""
EQUIPPED: Slugs = ("equipped-card", "ability-text", "ability-card")
"""The entries behind an ability card on a board."""
DISCARDED: Slugs = ("ability-card", "ability-deck")
"""The entries behind an ability card that is discarded."""


def nonempty(*texts: str) -> tuple[str, ...]:
    """The texts that are not empty."""
    return tuple(text for text in texts if text)


def without_name(says: str, name: str) -> str:
    """A sentence without the name at its beginning, because that is its heading."""
    before, colon, rest = says.partition(":")
    return sentence(rest.lstrip() if colon and before.rstrip() == name else says)


def ability_pieces(
    localizer: Localizer,
    table: PartyTable,
    seats: Iterable[Seat],
    title_and_text_of: Callable[[str], tuple[str, str]],
    member_name: Callable[[str], str],
) -> Iterator[PieceInfo]:
    """Ability cards in visible hands, on boards, and discarded."""

    def piece(card: str, kind: str, entries: Slugs, where: str = "") -> PieceInfo:
        title, text = title_and_text_of(card)
        return PieceInfo(
            name=localizer.name(lore(table).abilities[card].name) or title,
            kind=kind,
            says=nonempty(f"{title}{text}", where),
            entries=entries,
            also=(title, card),
        )

    for seat in seats:
        yield from (piece(card, "ability", HELD) for card in table.hands[seat])
    for member, board in table.crew.items():
        where = localizer.say("piece-of_on", who=member_name(member))
        yield from (piece(card, "equipped", EQUIPPED, where) for card in board.cards)
    yield from (piece(card, "discarded", DISCARDED) for card in table.discard)


def quest_pieces(
    localizer: Localizer,
    table: PartyTable,
    text_of: Callable[[int], str],
    rule_entries_of: Callable[[int], Slugs],
) -> Iterator[PieceInfo]:
    """Owned quests, also known by number and keyword."""
    for number in table.quests:
        quest = lore(table).quests[number]
        word = quest.word(localizer.lang)
        keyword = localizer.say("piece-of_keyword", keyword=word) if quest.keyword else ""
        numbered = localizer.say("piece-of_quest", number=number)
        yield PieceInfo(
            name=localizer.name(quest.title),
            kind="quest",
            says=nonempty(keyword, text_of(number)),
            entries=rule_entries_of(number),
            also=nonempty(numbered, *dict.fromkeys((quest.keyword, word))),
        )


def status_pieces(localizer: Localizer, table: PartyTable, member_name: Callable[[str], str]) -> Iterator[PieceInfo]:
    """Every status, and who has it."""
    for status in STATUSES:
        bearers = [member_name(member) for member, board in table.crew.items() if status in board.statuses]
        yield PieceInfo(
            name=sentence(localizer.term("status", status)),
            kind="status",
            says=(localizer.say("piece-of_bearers", who=join(bearers), count=len(bearers)),),
            entries=(status, "status"),
        )


def goods_pieces(
    localizer: Localizer,
    table: PartyTable,
    rule_entries: Mapping[str, Slugs],
    uses_of: Callable[[str], str],
) -> Iterator[PieceInfo]:
    """Resources, how many there are, and their uses; ``rule_entries`` has those of every kind."""
    for kind, slugs in rule_entries.items():
        owned = localizer.say("piece-of_owned", goods=localizer.counted(table.goods[kind], kind))
        yield PieceInfo(
            name=sentence(localizer.noun(kind)),
            kind="resource",
            says=nonempty(owned, uses_of(kind)),
            entries=slugs,
            also=(localizer.noun(kind, many=True), kind),
        )


def printed_abilities(squares: Iterable[Square], rule_entry_of: Callable[[str], str]) -> Slugs:
    """The rules entries of the abilities on an enemy's squares."""
    return tuple(dict.fromkeys(rule_entry_of(ability) for square in squares for ability in square.abilities))
