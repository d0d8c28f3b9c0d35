"""Pieces of both games: ability cards, quests, statuses, resources."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from ...effects.terms import STATUSES
from ...kernel.choices import Seat
from ...party.table.table import PartyTable
from ...story.printed import Square
from ..localizer import Localizer
from ..phrases import join, sentence
from ..piece import PieceInfo
from .names import lore

HELD = ("ability-card", "equip", "hand")
"""The entries behind an ability card in a hand."""
EQUIPPED = ("equipped-card", "ability-text", "ability-card")
"""The entries behind one on a board."""
DISCARDED = ("ability-card", "ability-deck")
"""The entries behind one that is discarded."""


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
    line: Callable[[str], tuple[str, str]],
    name: Callable[[str], str],
) -> Iterator[PieceInfo]:
    """Ability cards in visible hands, on boards, and discarded."""

    def piece(card: str, kind: str, entries: tuple[str, ...], where: str = "") -> PieceInfo:
        title, says = line(card)
        called = localizer.name(lore(table).abilities[card].name) or title
        return PieceInfo(
            name=called,
            kind=kind,
            says=nonempty(f"{title}{says}", where),
            entries=entries,
            also=(title, card),
        )

    for seat in seats:
        yield from (piece(card, "ability", HELD) for card in table.hands[seat])
    for member, board in table.crew.items():
        yield from (
            piece(card, "equipped", EQUIPPED, localizer.say("piece-of_on", who=name(member))) for card in board.cards
        )
    yield from (piece(card, "discarded", DISCARDED) for card in table.discard)


def quest_pieces(
    localizer: Localizer, table: PartyTable, text: Callable[[int], str], entries: Callable[[int], tuple[str, ...]]
) -> Iterator[PieceInfo]:
    """Owned quests, also known by number and keyword."""
    for number in table.quests:
        quest = lore(table).quests[number]
        keyword = localizer.say("piece-of_keyword", keyword=quest.word(localizer.lang)) if quest.keyword else ""
        also = nonempty(
            localizer.say("piece-of_quest", number=number), *dict.fromkeys((quest.keyword, quest.word(localizer.lang)))
        )
        yield PieceInfo(localizer.name(quest.title), "quest", nonempty(keyword, text(number)), entries(number), also)


def status_pieces(localizer: Localizer, table: PartyTable, name: Callable[[str], str]) -> Iterator[PieceInfo]:
    """Every status, and who has it."""
    for status in STATUSES:
        bearers = [name(member) for member, board in table.crew.items() if status in board.statuses]
        says = localizer.say("piece-of_bearers", who=join(bearers), count=len(bearers))
        yield PieceInfo(sentence(localizer.term("status", status)), "status", (says,), (status, "status"))


def goods_pieces(
    localizer: Localizer, table: PartyTable, entries: Mapping[str, tuple[str, ...]], text: Callable[[str], str]
) -> Iterator[PieceInfo]:
    """Resources, how many there are, and their uses."""
    for kind, slugs in entries.items():
        owned = localizer.say("piece-of_owned", goods=localizer.counted(table.goods[kind], kind))
        called = sentence(localizer.noun(kind))
        yield PieceInfo(called, "resource", nonempty(owned, text(kind)), slugs, (localizer.noun(kind, many=True), kind))


def printed_abilities(squares: Iterable[Square], entries: Callable[[str], str]) -> tuple[str, ...]:
    """The entries of the abilities on an enemy's squares."""
    return tuple(dict.fromkeys(entries(ability) for square in squares for ability in square.abilities))
