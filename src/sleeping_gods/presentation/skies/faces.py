"""The faces of the cards in sight at a table of the skies."""

from __future__ import annotations

from collections.abc import Iterator

from ...skies.chapters.foes import card_of
from ...skies.table.cards import AbilityCard, AdventureCard, Pack
from ...skies.table.table import SkiesTable
from ...skies.table.words import RESOURCES
from ..audience import Audience
from ..localizer import Localizer
from ..party.faces import AbilityFaces, each_once, face, figure, skill_figure
from ..party.our_marks import marked_faces
from ..party.pack_cache import RecordCache
from ..party.pieces import nonempty
from ..party.presenter import Presenter
from ..phrases import sentence
from ..scene.cards import Cards, OpenCard
from ..scene.headline import Amount
from .cards import card_lines, price_words
from .names import first_name, name_of
from .pieces import (
    GOODS_ENTRIES,
    ability_entry,
    card_entries,
    combat_entries,
    enemy_entries,
    event_entries,
    resource_uses,
)
from .sayings import ability_words

READS: tuple[str, ...] = (
    "hands", "names", "crew", "adventures", "played", "arms", "combat_deck", "curses", "event", "active", "combat",
    "tests", "goods",
)  # fmt: skip
"""The fields of the table that it depends on."""
_face_cache: RecordCache[Pack, OpenCard] = RecordCache()
"""The faces of cards, by their kind and all else that is said of them: most stay the same."""
ABILITIES: AbilityFaces[SkiesTable] = AbilityFaces(
    lines=lambda localizer, table, card: card_lines(localizer, table, table.pack.abilities[card]),
    price=lambda localizer, table, card: price_words(localizer, table.pack.abilities[card]),
    cost=lambda localizer, table, card: _cost(localizer, table.pack.abilities[card]),
    who=lambda localizer, table, name: first_name(localizer, table, name),
)
"""How the ability cards of the skies are told."""


def _cost(localizer: Localizer, card: AbilityCard) -> Amount:
    """What it takes to equip a card."""
    return Amount("discard", card.cost, price_words(localizer, card))


def cards(presenter: Presenter[SkiesTable], table: SkiesTable, audience: Audience) -> Cards:
    """The cards in sight."""
    localizer = presenter.localizer
    inside = {*table.combat_deck}
    seen = [
        *ABILITIES(localizer, table, audience),
        *_adventures(localizer, table),
        *presenter.cached("combat-cards", _combat_cards_depend_on(table), lambda: tuple(_combat(localizer, table))),
        *_events(localizer, table),
        *_enemies(presenter, table),
        *_goods(localizer, table),
    ]
    return Cards(
        faces=marked_faces(localizer, table, each_once(seen)),
        owned=tuple(card for hand in table.adventures for card in hand),
        aside=(*table.played, *(card for card in table.arms if card not in inside)),
        deck=tuple(card for card in table.arms if card in inside),
        event=table.event,
        events=tuple(table.active),
        curses=tuple(table.curses),
    )


def _goods(localizer: Localizer, table: SkiesTable) -> Iterator[OpenCard]:
    """The resources that there are, each with what it can be used for."""
    label = localizer.say("piece_resource")
    for kind in RESOURCES:
        if table.goods.get(kind, 0):
            yield face(
                localizer,
                ref=kind,
                kind="resource",
                title=sentence(name_of(localizer, table, kind)),
                label=label,
                lines=nonempty(resource_uses(localizer, table, kind)),
                entries=GOODS_ENTRIES[kind],
            )


def _adventures(localizer: Localizer, table: SkiesTable) -> Iterator[OpenCard]:
    """Adventure cards lie open, in hand (whose, if several play) or played; so do curses."""
    pack, lang, several = table.pack, localizer.lang, table.seat_count() > 1
    aside = localizer.say("adventures_put-aside") if table.played else ""
    cards_and_notes = [
        *((card, table.names[seat] if several else "") for seat, hand in enumerate(table.adventures) for card in hand),
        *((card, aside) for card in table.played),
        *((card, "") for card in table.curses),
    ]
    for card, note in cards_and_notes:
        yield _face_cache.get_or_make(pack, lang, ("adventure", card, note), _adventure, localizer, table, card, note)


def _adventure(localizer: Localizer, table: SkiesTable, card: str, note: str) -> OpenCard:
    """The face of an adventure card with a note."""
    printed = table.pack.adventures[card]
    return face(
        localizer,
        ref=card,
        kind="curse" if printed.curse else "adventure",
        title=localizer.name(printed.name),
        label=localizer.say(f"card-kind_{printed.kind}"),
        lines=card_lines(localizer, table, printed),
        note=note,
        entries=card_entries(printed),
        flavour=localizer.name(printed.flavour),
    )


def _combat_cards_depend_on(table: SkiesTable) -> tuple[object, ...]:
    """Everything that the faces of combat cards, and where they lie, depend on."""
    fight = table.combat
    held = () if fight is None else (tuple(map(tuple, fight.hands)), tuple(fight.played.values()))
    return (table.pack, tuple(table.arms), tuple(table.combat_deck), held)


def _combat(localizer: Localizer, table: SkiesTable) -> Iterator[OpenCard]:
    """Combat cards lie open in hands (DS-TURN-011); which are owned and in the deck is known to all."""
    fight, inside = table.combat, {*table.combat_deck}
    held = [card for hand in fight.hands for card in hand] if fight is not None else []
    played = [*fight.played.values()] if fight is not None else []
    for card in dict.fromkeys((*held, *played, *table.arms)):
        if card in held:
            where = "in-hand"
        elif card in played:
            where = "played"
        else:
            where = "inside" if card in inside else "aside"
        yield _face_cache.get_or_make(
            table.pack, localizer.lang, ("combat", card, where), _combat_card, localizer, table, card, where
        )


def _combat_card(localizer: Localizer, table: SkiesTable, card: str, where: str) -> OpenCard:
    """The face of a combat card, with the pile in which it lies."""
    printed = table.pack.adventures[card]
    return face(
        localizer,
        ref=card,
        kind="combat",
        title=localizer.name(printed.name),
        label=localizer.say("piece_combat"),
        lines=card_lines(localizer, table, printed),
        note=localizer.say(f"deck_{where}"),
        entries=combat_entries(printed),
        numbers=_figures(localizer, printed),
        flavour=localizer.name(printed.flavour),
    )


def _figures(localizer: Localizer, card: AdventureCard) -> tuple[Amount, ...]:
    """What a combat card does in an attack, as far as it is a number."""
    if card.combat is None:
        return ()
    figures = {"damage": card.combat.damage, "block": card.combat.block}
    skill = (skill_figure(localizer, card.combat.skill),) if card.combat.skill else ()
    return (*(figure(localizer, key, count) for key, count in figures.items() if count), *skill)


def _events(localizer: Localizer, table: SkiesTable) -> Iterator[OpenCard]:
    """The event that is being read, and those in play with their threat."""
    for event in dict.fromkeys(filter(None, (table.event, *table.active))):
        threat = table.active.get(event, 0)
        yield _face_cache.get_or_make(
            table.pack, localizer.lang, ("event", event, threat), _event, localizer, table, event, threat
        )


def _event(localizer: Localizer, table: SkiesTable, event: str, threat: int) -> OpenCard:
    """The face of an event card, with its threat if it is in play."""
    printed = table.pack.events[event]
    return face(
        localizer,
        ref=event,
        kind="event",
        title=localizer.name(printed.name),
        label=localizer.say("piece_event"),
        lines=card_lines(localizer, table, printed),
        note=localizer.say("active_threat", threat=threat) if threat else "",
        entries=event_entries(printed, threat),
    )


def _enemies(presenter: Presenter[SkiesTable], table: SkiesTable) -> Iterator[OpenCard]:
    """What is printed on those in the row and on their buff cards; how they stand is told of the fight."""
    localizer = presenter.localizer
    for foe in table.combat.foes if table.combat is not None else ():
        printed = card_of(table, foe)
        keys = dict.fromkeys(ability for square in printed.squares for ability in square.abilities)
        enemy = presenter.game_words.name(localizer, table, foe.id)
        yield face(
            localizer,
            ref=foe.id,
            kind="enemy",
            title=enemy,
            label=localizer.say("piece_enemy"),
            lines=tuple(ability_words(localizer, key) for key in keys),
            entries=enemy_entries(table, foe),
            flavour=localizer.name(printed.flavour),
        )
        if foe.buff:
            buff = table.pack.buffs[foe.buff]
            yield face(
                localizer,
                ref=foe.buff,
                kind="buff",
                title=localizer.name(buff.name),
                label=localizer.say("piece_buff"),
                lines=(ability_words(localizer, buff.ability),),
                note=enemy,
                entries=("enemy-buff", ability_entry(buff.ability)),
            )
