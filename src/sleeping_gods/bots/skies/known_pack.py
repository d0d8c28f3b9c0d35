"""A pack of the skies as somebody knows it who has read some pages and seen some cards."""

from __future__ import annotations

import dataclasses
from collections import OrderedDict
from collections.abc import Collection
from typing import NamedTuple

from ...kernel.choices import Seat
from ...party.effects.bind import bind_keywords
from ...skies.effects.bind import bind
from ...skies.table.bound import Bound, BoundUse
from ...skies.table.cards import AdventureCard, Boss, Enemy, EventCard, Pack, Quest
from ...skies.table.table import SkiesTable
from ...story.printed import UNSAID, Square
from ..party.known_pages import (
    CARD,
    ENEMY,
    EVENT,
    MAX_KNOWN_PACKS,
    QUEST,
    KnownPages,
    KnownPrints,
    KnownPrograms,
    add_pages,
    cards_resolved,
    cards_that_count,
    overlay,
    paths_by_page,
    programs_by_source,
    seen,
    with_sources,
)

USUAL_GRID = tuple(Square(heart=heart) for heart in (0, 1, 0, 1, 2, 1, 0, 1, 0))
"""The squares that an enemy is given which nobody has met: three by three."""
USUAL_LEVEL = 4
"""The level that such an enemy is given."""
USUAL_ATTACK = 2
"""The attack that such an enemy is given."""
USUAL_BOSS_LEVEL = 13
"""The level that a boss is given which nobody has met."""


def unseen_enemy(enemy: Enemy) -> Enemy:
    """An enemy card or zone that nobody has met: a usual one."""
    return Enemy(
        id=enemy.id,
        number=enemy.number,
        name=UNSAID,
        level=USUAL_LEVEL,
        kind=enemy.kind,
        attack=USUAL_ATTACK,
        columns=3,
        squares=USUAL_GRID,
    )


def unseen_boss(boss: Boss) -> Boss:
    """A boss that nobody has met."""
    return Boss(boss.number, UNSAID, USUAL_BOSS_LEVEL, tuple(unseen_enemy(zone) for zone in boss.zones[:1]))


def unseen_card(card: AdventureCard) -> AdventureCard:
    """An adventure card that nobody has seen."""
    return AdventureCard(card.id, card.number, "", UNSAID)


def unseen_event(event: EventCard) -> EventCard:
    """An event that nobody has seen, with what its back shows."""
    return EventCard(event.id, UNSAID, UNSAID, event.level)


def unseen_quest(quest: Quest) -> Quest:
    """A quest that nobody has had."""
    return Quest(quest.number, UNSAID, "", UNSAID)


class KnownPack(NamedTuple):
    """A pack without the cards and pages that are not known, and the look-ups computed from it."""

    pack: Pack
    bound: Bound


class SkiesPackViews:
    """Makes of one pack the packs that groups know of it; those used last are cached."""

    def __init__(self, full: Pack) -> None:
        self.full = full
        self.full_bound = bind(full)
        self.blank = self._blank()
        """The pack without any card or page that groups come to know."""
        self.blank_bound = bind(self.blank)
        self.sources = programs_by_source(self.full_bound)
        """The paths of the programs of each card, event or page."""
        self.paths = paths_by_page(full.paragraphs.values())
        """The paths of the programs of each page and all its choices, by the number of the page."""
        self._cards_known: tuple[frozenset[str], KnownPack] | None = None
        """The cards that were seen when a pack was made last, and that pack without pages."""
        self._known: OrderedDict[tuple[frozenset[str], frozenset[str]], KnownPack] = OrderedDict()
        """By the pages that were read and the cards that were seen, the ones used last at the end."""

    def hide(self, view: SkiesTable, pages: frozenset[str], cards: frozenset[str], seats: Collection[Seat]) -> None:
        """Leave only what was read and seen in the pack of a table, and lay its piles in one order."""
        key = (pages, cards_that_count(cards | cards_open_in_the_skies(view, seats), self.full))
        if key not in self._known:
            self._known[key] = self._pack(*key)
            while len(self._known) > MAX_KNOWN_PACKS:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        view.pack, view.bound = self._known[key]
        sort_piles_in_the_skies(view)

    def _pack(self, pages: frozenset[str], cards: frozenset[str]) -> KnownPack:
        """The pack with these pages read and these cards seen."""
        full = self.full
        base, base_bound = self._with_cards(cards)
        read = {number: page for number, page in full.paragraphs.items() if number in pages}
        programs, prints = KnownPrograms(base_bound.programs), KnownPrints(base_bound.printed)
        bound = dataclasses.replace(base_bound, programs=programs, printed=prints)
        add_pages(bound, self.full_bound, map(self.paths.__getitem__, read))
        titles = {number: title for number, title in full.titles.items() if number in pages}
        return KnownPack(dataclasses.replace(base, paragraphs=KnownPages(read), titles=titles, bound=bound), bound)

    def _blank(self) -> Pack:
        """The pack as those know it who have read and seen nothing."""
        full = self.full
        return dataclasses.replace(
            full,
            paragraphs={},
            endings=(),
            plates={},
            camp_talk=(),
            adventures={name: card if card.starting else unseen_card(card) for name, card in full.adventures.items()},
            quests={number: unseen_quest(quest) for number, quest in full.quests.items()},
            events={name: unseen_event(event) for name, event in full.events.items()},
            enemies={name: unseen_enemy(enemy) for name, enemy in full.enemies.items()},
            bosses={number: unseen_boss(boss) for number, boss in full.bosses.items()},
            bound=None,
        )

    def _with_cards(self, cards: frozenset[str]) -> KnownPack:
        """The pack without any page; worked out anew only when another card was seen."""
        if self._cards_known is not None:
            cards_then, known_then = self._cards_known
            if cards_then == cards:
                return known_then
        full, blank = self.full, self.blank
        base = dataclasses.replace(
            blank,
            adventures=overlay(blank.adventures, full.adventures, CARD, cards),
            quests=overlay(blank.quests, full.quests, QUEST, cards),
            events=overlay(blank.events, full.events, EVENT, cards),
            enemies=overlay(blank.enemies, full.enemies, ENEMY, cards),
            bosses={
                number: self.full.bosses[number] if self._boss_seen(number, cards) else boss
                for number, boss in blank.bosses.items()
            },
            bound=None,
        )
        known = KnownPack(base, self._bound(base))
        self._cards_known = cards, known
        return known

    def _bound(self, base: Pack) -> Bound:
        """The look-ups of such a pack: those of the whole pack, without those of unseen cards."""
        full, blank = self.full_bound, self.blank_bound
        shown = {name for name in base.adventures if base.adventures[name] is self.full.adventures[name]}
        drawn = {name for name in base.events if base.events[name] is self.full.events[name]}
        programs, printed = with_sources(blank, full, self.sources, (*sorted(shown), *sorted(drawn)))
        hidden = base.adventures.keys() - shown
        bound = dataclasses.replace(
            blank,
            programs=programs,
            printed=printed,
            uses=blank.uses | {name: full.uses[name] for name in base.adventures if name in shown},
            windowed={window: _without(uses, hidden) for window, uses in full.windowed.items()},
            windowed_in_fight={window: _without(uses, hidden) for window, uses in full.windowed_in_fight.items()},
            special={window: _without(uses, hidden) for window, uses in full.special.items()},
            enemies={name: enemy for name, enemy in full.enemies.items() if name in base.enemies},
            keywords={},
        )
        bound.enemies |= base.enemies
        bound.bosses, bound.zones = dict(base.bosses), {}
        for number, boss in base.bosses.items():
            bound.zones[number] = full.zones[number][: len(boss.zones)]
            bound.enemies |= dict(zip(bound.zones[number], boss.zones, strict=True))
        bound.grids = {
            name: full.grids[name] if enemy is full.enemies[name] else blank.grids[name]
            for name, enemy in bound.enemies.items()
        }
        bind_keywords(bound, base.quests.values())
        return bound

    def _boss_seen(self, number: int, cards: frozenset[str]) -> bool:
        """Whether any zone of a boss has been seen: they all stand on one page."""
        return any(seen(ENEMY, name) in cards for name in self.full_bound.zones[number])


def _without(uses: dict[str, tuple[BoundUse, ...]], hidden: Collection[str]) -> dict[str, tuple[BoundUse, ...]]:
    """The uses of a window without those of some cards."""
    return {name: own_uses for name, own_uses in uses.items() if name not in hidden}


def cards_open_in_the_skies(table: SkiesTable, seats: Collection[Seat]) -> frozenset[str]:
    """The cards that lie open before these seats, or have done so since; a secret quest only before its readers."""
    cards = [card for hand in table.adventures for card in hand]
    cards += [*table.played, *table.gone, *table.arms, *table.curses]
    events = [*table.event_discard, *table.active, *([table.event] if table.event else [])]
    foes = [foe.id for foe in table.combat.foes] if table.combat is not None else []
    quests = [
        number
        for number in (*table.quests, *table.used_quests)
        if str(number) not in table.silent or any(seat in table.silent[str(number)] for seat in seats)
    ]
    return (
        frozenset(seen(CARD, name) for name in cards)
        | frozenset(seen(EVENT, name) for name in events)
        | frozenset(seen(ENEMY, name) for name in foes)
        | frozenset(seen(QUEST, number) for number in quests)
        | cards_resolved(table)
    )


def sort_piles_in_the_skies(table: SkiesTable) -> None:
    """Lay everything that lies face down in one order, whatever order it had."""
    for bag in table.event_deck:
        bag.sort()
    table.event_box.sort()
    if table.combat is not None:
        table.combat.deck.sort()
