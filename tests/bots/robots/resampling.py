"""The same table with everything hidden replaced: piles, other hands, unread pages, unseen cards."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Sequence
from typing import TypeVar

from sleeping_gods.bots.party.known_pages import CARD, ENEMY, EVENT, QUEST, pages_open, seen
from sleeping_gods.bots.robots.group_knowledge import GroupKnowledge
from sleeping_gods.bots.sea.known_pack import cards_open_at_sea
from sleeping_gods.bots.skies.known_pack import cards_open_in_the_skies
from sleeping_gods.kernel.choices import seat_of
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.party.table.table import PartyTable, offer_again
from sleeping_gods.sea.effects.bind import bind as bind_sea
from sleeping_gods.sea.table.cards import Pack as SeaPack
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.effects.bind import bind as bind_skies
from sleeping_gods.skies.table.cards import Pack as SkiesPack
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.story.model import Paragraph

T = TypeVar("T")


def resampled(table: PartyTable, knowledge: GroupKnowledge, holds: Collection[str], luck: Luck) -> PartyTable:
    """A table that those seats cannot tell from this one, though nothing hidden is the same."""
    other = table.clone()
    seats = [seat_of(word) for word in holds]
    _deal_anew(other, seats, luck)
    pages = frozenset(knowledge.pages) | pages_open(table)
    if isinstance(other, SeaTable) and isinstance(table, SeaTable):
        for pile in (other.market, other.search, *other.events.values()):
            shuffle(pile, luck)
        other.pack = _other_sea(table.pack, pages, frozenset(knowledge.cards) | cards_open_at_sea(table), luck)
        other.bound = bind_sea(other.pack)
    elif isinstance(other, SkiesTable) and isinstance(table, SkiesTable):
        for pile in (*other.event_deck, other.event_box):
            shuffle(pile, luck)
        cards = frozenset(knowledge.cards) | cards_open_in_the_skies(table, seats)
        other.pack = _other_skies(table.pack, pages, cards, luck)
        other.bound = bind_skies(other.pack)
    offer_again(other)
    return other


def shuffle(pile: list[T], luck: Luck) -> None:
    """Any order."""
    pile[:] = [pile.pop(luck.below(len(pile))) for _ in range(len(pile))]


def _deal_anew(table: PartyTable, seats: Sequence[int], luck: Luck) -> None:
    unseen = table.deck + [card for seat, hand in enumerate(table.hands) if seat not in seats for card in hand]
    shuffle(unseen, luck)
    for seat, hand in enumerate(table.hands):
        if seat not in seats:
            hand[:] = [unseen.pop() for _ in hand]
    table.deck[:] = unseen


def _other_pages(paragraphs: dict[str, Paragraph], pages: Collection[str], luck: Luck) -> dict[str, Paragraph]:
    """Unread pages tell what other unread pages told."""
    unread = [number for number in paragraphs if number not in pages]
    told = unread[:]
    shuffle(told, luck)
    moved = {
        number: dataclasses.replace(paragraphs[source], number=number)
        for number, source in zip(unread, told, strict=True)
    }
    return {number: moved.get(number, page) for number, page in paragraphs.items()}


def _swapped(numbers: Sequence[T], luck: Luck) -> dict[T, T]:
    others = list(numbers)
    shuffle(others, luck)
    return dict(zip(numbers, others, strict=True))


def _other_sea(pack: SeaPack, pages: Collection[str], cards: Collection[str], luck: Luck) -> SeaPack:
    adventures, enemies, events, quests = (
        dict(pack.adventures),
        dict(pack.enemies),
        dict(pack.events),
        dict(pack.quests),
    )
    hidden = [n for n, card in adventures.items() if card.origin != "starting" and seen(CARD, n) not in cards]
    for name, source in _swapped(hidden, luck).items():
        mine, its = pack.adventures[name], pack.adventures[source]
        adventures[name] = dataclasses.replace(
            its, id=name, number=mine.number, origin=mine.origin, price=luck.below(9)
        )
    for name, source in _swapped([n for n in enemies if seen(ENEMY, n) not in cards], luck).items():
        enemies[name] = dataclasses.replace(pack.enemies[source], id=name, number=pack.enemies[name].number)
    for name, source in _swapped([n for n in events if seen(EVENT, n) not in cards], luck).items():
        events[name] = dataclasses.replace(pack.events[source], id=name, kind=pack.events[name].kind)
    for number, other in _swapped([n for n in quests if seen(QUEST, n) not in cards], luck).items():
        quests[number] = dataclasses.replace(pack.quests[other], number=number)
    paragraphs = _other_pages(pack.paragraphs, pages, luck)
    titles = {number: title if number in pages else f"Other {title}" for number, title in pack.titles.items()}
    return dataclasses.replace(
        pack,
        paragraphs=paragraphs,
        titles=titles,
        adventures=adventures,
        enemies=enemies,
        events=events,
        quests=quests,
        bound=None,
    )


def _other_skies(pack: SkiesPack, pages: Collection[str], cards: Collection[str], luck: Luck) -> SkiesPack:
    adventures, enemies, events, quests = (
        dict(pack.adventures),
        dict(pack.enemies),
        dict(pack.events),
        dict(pack.quests),
    )
    hidden = [n for n, card in adventures.items() if not card.starting and seen(CARD, n) not in cards]
    for name, source in _swapped(hidden, luck).items():
        adventures[name] = dataclasses.replace(pack.adventures[source], id=name, number=pack.adventures[name].number)
    for name, source in _swapped([n for n in enemies if seen(ENEMY, n) not in cards], luck).items():
        mine = pack.enemies[name]
        enemies[name] = dataclasses.replace(pack.enemies[source], id=name, number=mine.number, kind=mine.kind)
    for name, source in _swapped([n for n in events if seen(EVENT, n) not in cards], luck).items():
        events[name] = dataclasses.replace(pack.events[source], id=name, level=pack.events[name].level)
    for number, other in _swapped([n for n in quests if seen(QUEST, n) not in cards], luck).items():
        quests[number] = dataclasses.replace(pack.quests[other], number=number)
    paragraphs = _other_pages(pack.paragraphs, pages, luck)
    titles = {number: title if number in pages else f"Other {title}" for number, title in pack.titles.items()}
    return dataclasses.replace(
        pack,
        paragraphs=paragraphs,
        titles=titles,
        adventures=adventures,
        enemies=enemies,
        events=events,
        quests=quests,
        bound=None,
    )
