"""The cards in sight, of the skies."""

from __future__ import annotations

from collections.abc import Iterator

from ...skies.chapters.foes import card_of
from ...skies.table.cards import AbilityCard, AdventureCard, Pack
from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..party.faces import AbilityFaces, each_once, face, figure, skill_figure
from ..party.kept import Book
from ..party.teller import Teller
from ..scene.cards import Cards, Face
from ..scene.headline import Amount
from ..voice import Voice
from .cards import card_lines, price_words
from .names import first_name
from .pieces import ability_entry, card_entries, combat_entries, enemy_entries, event_entries
from .sayings import ability_words

READS: tuple[str, ...] = (
    "hands", "names", "crew", "adventures", "played", "arms", "combat_deck", "curses", "event", "active", "combat",
    "tests",
)  # fmt: skip
"""The fields of the table that it hangs on."""
_known: Book[Pack, Face] = Book()
"""Cards as they have been told: most stand as before."""


ABILITIES: AbilityFaces[SkiesTable] = AbilityFaces(
    lambda voice, table, card: card_lines(voice, table, table.pack.abilities[card]),
    lambda voice, table, card: price_words(voice, table.pack.abilities[card]),
    lambda voice, table, card: _cost(voice, table.pack.abilities[card]),
    lambda voice, table, name: first_name(voice, table, name),
)


def _cost(voice: Voice, card: AbilityCard) -> Amount:
    """What it takes to equip a card."""
    return Amount("discard", card.cost, price_words(voice, card))


def cards(teller: Teller[SkiesTable], table: SkiesTable, audience: Audience) -> Cards:
    """The cards in sight."""
    voice = teller.voice
    inside = {*table.combat_deck}
    seen = [
        *ABILITIES(voice, table, audience),
        *_adventures(voice, table),
        *teller.kept("combat-cards", _combat_hangs_on(table), lambda: tuple(_combat(voice, table))),
        *_events(voice, table),
        *_enemies(teller, table),
    ]
    return Cards(
        faces=each_once(seen),
        owned=tuple(card for hand in table.adventures for card in hand),
        aside=(*table.played, *(card for card in table.arms if card not in inside)),
        deck=tuple(card for card in table.arms if card in inside),
        event=table.event,
        events=tuple(table.active),
        curses=tuple(table.curses),
    )


def _adventures(voice: Voice, table: SkiesTable) -> Iterator[Face]:
    """Adventure cards lie open, in hand (whose, if several play) or played; so do curses."""
    pack, lang, several = table.pack, voice.lang, table.seat_count() > 1
    for seat, hand in enumerate(table.adventures):
        whose = table.names[seat] if several else ""
        yield from (_known(pack, lang, (card, whose, ""), _adventure, voice, table, card, whose) for card in hand)
    aside = voice.say("adventures_put-aside") if table.played else ""
    yield from (_known(pack, lang, (card, aside, ""), _adventure, voice, table, card, aside) for card in table.played)
    yield from (_known(pack, lang, (card, "", ""), _adventure, voice, table, card, "") for card in table.curses)


def _adventure(voice: Voice, table: SkiesTable, card: str, note: str) -> Face:
    printed = table.pack.adventures[card]
    kind = "curse" if printed.curse else "adventure"
    lines, label = card_lines(voice, table, printed), voice.say(f"card-kind_{printed.kind}")
    name, said = voice.name(printed.name), voice.name(printed.flavour)
    return face(voice, card, kind, name, label, lines, note, card_entries(printed), flavour=said)


def _combat_hangs_on(table: SkiesTable) -> tuple[object, ...]:
    """What the combat cards are told by."""
    fight = table.combat
    held = () if fight is None else (tuple(map(tuple, fight.hands)), tuple(fight.played.values()))
    return (table.pack, tuple(table.arms), tuple(table.combat_deck), held)


def _combat(voice: Voice, table: SkiesTable) -> Iterator[Face]:
    """Combat cards lie open in hands (DS-TURN-011); which are owned and in the deck is known to all."""
    fight, inside = table.combat, {*table.combat_deck}
    held = [card for hand in fight.hands for card in hand] if fight is not None else []
    played = [*fight.played.values()] if fight is not None else []
    for card in dict.fromkeys((*held, *played, *table.arms)):
        where = "in-hand" if card in held else "played" if card in played else "inside" if card in inside else "aside"
        yield _known(table.pack, voice.lang, (card, where), _combat_card, voice, table, card, where)


def _combat_card(voice: Voice, table: SkiesTable, card: str, where: str) -> Face:
    printed = table.pack.adventures[card]
    lines, note = card_lines(voice, table, printed), voice.say(f"deck_{where}")
    title, label, said = voice.name(printed.name), voice.say("piece_combat"), voice.name(printed.flavour)
    entries, numbers = combat_entries(printed), _figures(voice, printed)
    return face(voice, card, "combat", title, label, lines, note, entries, numbers, flavour=said)


def _figures(voice: Voice, card: AdventureCard) -> tuple[Amount, ...]:
    """What a combat card does in an attack, as far as it is a number."""
    if card.combat is None:
        return ()
    figures = {"damage": card.combat.damage, "block": card.combat.block}
    skill = (skill_figure(voice, card.combat.skill),) if card.combat.skill else ()
    return (*(figure(voice, key, count) for key, count in figures.items() if count), *skill)


def _events(voice: Voice, table: SkiesTable) -> Iterator[Face]:
    """The event that is being read, and those in play with their threat."""
    for event in dict.fromkeys(filter(None, (table.event, *table.active))):
        threat = table.active.get(event, 0)
        yield _known(table.pack, voice.lang, (event, threat), _event, voice, table, event, threat)


def _event(voice: Voice, table: SkiesTable, event: str, threat: int) -> Face:
    printed, note = table.pack.events[event], voice.say("active_threat", threat=threat) if threat else ""
    lines, entries = card_lines(voice, table, printed), event_entries(printed, threat)
    return face(voice, event, "event", voice.name(printed.name), voice.say("piece_event"), lines, note, entries)


def _enemies(teller: Teller[SkiesTable], table: SkiesTable) -> Iterator[Face]:
    """What is printed on those in the row and on their buff cards; how they stand is told of the fight."""
    voice = teller.voice
    for foe in table.combat.foes if table.combat is not None else ():
        printed = card_of(table, foe)
        keys = dict.fromkeys(ability for square in printed.squares for ability in square.abilities)
        lines, title = tuple(ability_words(voice, key) for key in keys), teller.telling.name(voice, table, foe.id)
        label, said = voice.say("piece_enemy"), voice.name(printed.flavour)
        yield face(voice, foe.id, "enemy", title, label, lines, "", enemy_entries(table, foe), flavour=said)
        if foe.buff:
            buff = table.pack.buffs[foe.buff]
            lines, entries = (ability_words(voice, buff.ability),), ("enemy-buff", ability_entry(buff.ability))
            yield face(voice, foe.buff, "buff", voice.name(buff.name), voice.say("piece_buff"), lines, title, entries)
