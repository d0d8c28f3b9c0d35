"""A pack of the sea as somebody knows it who has read some pages and seen some cards."""

from __future__ import annotations

import dataclasses
from collections import OrderedDict
from collections.abc import Collection
from typing import NamedTuple

from ...party.effects.bind import bind_keywords
from ...sea.effects.bind import bind
from ...sea.table.bound import Bound, Windowed
from ...sea.table.cards import AdventureCard, Enemy, EventCard, Pack, Quest
from ...sea.table.table import SeaTable
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

PRICE = 6
"""What a card of the market usually costs."""
USUAL_LEVEL = 4
"""The level that an enemy is given which nobody has met."""
USUAL_DEFENSE = 4
"""The defense that such an enemy is given."""
USUAL_ATTACK = 3
"""The attack that such an enemy is given."""
USUAL_GRID = tuple(Square(heart=heart) for heart in (0, 1, 0, 1, 2, 1, 0, 1, 0))
"""The squares that an enemy is given which nobody has met: three by three."""


def unseen_enemy(enemy: Enemy) -> Enemy:
    """An enemy card that nobody has met: a usual one."""
    return Enemy(
        id=enemy.id,
        number=enemy.number,
        name=UNSAID,
        level=USUAL_LEVEL,
        defense=USUAL_DEFENSE,
        attack=USUAL_ATTACK,
        rows=3,
        squares=USUAL_GRID,
        copy=enemy.copy,
    )


def unseen_card(card: AdventureCard) -> AdventureCard:
    """An adventure card that nobody has seen, with what its back shows."""
    return AdventureCard(card.id, card.number, "", UNSAID, card.origin, PRICE if card.origin == "market" else 0)


def unseen_event(event: EventCard) -> EventCard:
    """An event that nobody has seen, with what its back shows."""
    return EventCard(event.id, UNSAID, UNSAID, event.kind)


def unseen_quest(quest: Quest) -> Quest:
    """A quest that nobody has had."""
    return Quest(quest.number, UNSAID, "", UNSAID)


class KnownPack(NamedTuple):
    """A pack without the cards and pages that are not known, and the look-ups computed from it."""

    pack: Pack
    bound: Bound


class SeaPackViews:
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

    def hide(self, view: SeaTable, pages: frozenset[str], cards: frozenset[str]) -> None:
        """Leave only what was read and seen in the pack of a table, and lay its piles in one order."""
        key = (pages, cards_that_count(cards | cards_open_at_sea(view), self.full))
        if key not in self._known:
            self._known[key] = self._pack(*key)
            while len(self._known) > MAX_KNOWN_PACKS:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        view.pack, view.bound = self._known[key]
        sort_piles_at_sea(view)

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
            adventures={
                name: card if card.origin == "starting" else unseen_card(card) for name, card in full.adventures.items()
            },
            quests={number: unseen_quest(quest) for number, quest in full.quests.items()},
            events={name: unseen_event(event) for name, event in full.events.items()},
            enemies={name: unseen_enemy(enemy) for name, enemy in full.enemies.items()},
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
            bound=None,
        )
        known = KnownPack(base, self._bound(base, cards))
        self._cards_known = cards, known
        return known

    def _bound(self, base: Pack, cards: frozenset[str]) -> Bound:
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
            windowed={window: _without(windowed, hidden) for window, windowed in full.windowed.items()},
            special={window: _without(windowed, hidden) for window, windowed in full.special.items()},
            grids=overlay(blank.grids, full.grids, ENEMY, cards),
            recipes={name: cost for name, cost in full.recipes.items() if name in shown},
            cooks={name: cooks for name, cooks in full.cooks.items() if name in shown},
            weapons={name: arms for name, arms in full.weapons.items() if name in shown},
            skilled=tuple(name for name in full.skilled if name in shown),
            returning={
                quest: back
                for quest, names in full.returning.items()
                if (back := tuple(name for name in names if name in shown))
            },
            keywords={},
        )
        bound.cheapest_recipe = min(bound.recipes.values(), default=0)
        bind_keywords(bound, base.quests.values())
        return bound


def _without(windowed: Windowed, hidden: Collection[str]) -> Windowed:
    """The uses of a window without those of some cards."""
    uses = {name: own_uses for name, own_uses in windowed.uses.items() if name not in hidden}
    gratis = windowed.gratis and any(not use.command for own_uses in uses.values() for use in own_uses)
    return Windowed(uses, windowed.boards, windowed.free, gratis)


def cards_open_at_sea(table: SeaTable) -> frozenset[str]:
    """The cards that lie open before everybody, or have done so since."""
    cards = [*table.adventures, *table.gone_adventures, *table.stall, *table.market_bottom]
    events = [*table.event_discard, *table.ongoing, *([table.event] if table.event else [])]
    foes = [foe.id for foe in table.combat.foes] if table.combat is not None else []
    return (
        frozenset(seen(CARD, name) for name in cards)
        | frozenset(seen(EVENT, name) for name in events)
        | frozenset(seen(ENEMY, name) for name in foes)
        | frozenset(seen(QUEST, number) for number in (*table.quests, *table.used_quests))
        | cards_resolved(table)
    )


def sort_piles_at_sea(table: SeaTable) -> None:
    """Lay everything that lies face down in one order, whatever order it had."""
    table.market.sort()
    table.search.sort()
    for events in table.events.values():
        events.sort()
