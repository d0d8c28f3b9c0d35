"""The cards of the skies in words: hands, combat cards, quests as far as a seat may read them, events in play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel.choices import Seat
from ...skies.table.cards import AbilityCard, AdventureCard, Character, EventCard, Pack, Quest
from ...skies.table.table import SkiesTable
from ...wording.cards_skies import card_text
from ..audience import Audience
from ..party.kept import Kept
from ..party.names import ability_name
from ..phrases import join
from ..voice import Voice
from .names import name_of, namer_of

_texts: Kept[Pack, dict[tuple[type, str], tuple[str, ...]]] = Kept(lambda pack, lang: {})
"""The texts of cards by their kinds and ids."""


def card_lines(
    voice: Voice, table: SkiesTable, card: Character | AbilityCard | AdventureCard | EventCard | Quest
) -> tuple[str, ...]:
    """What a card does, a line for each of its abilities; none for a plain card."""
    known = _texts(table.pack, voice.lang)
    key = type(card), f"{card.number}" if isinstance(card, Quest) else card.id
    if key not in known:
        said = card_text(card, voice.lang, namer_of(voice, table.pack))
        known[key] = (*(said.split("\n") if said else ()), *_opens(voice, table.pack, card))
    return known[key]


def _opens(
    voice: Voice, pack: Pack, card: Character | AbilityCard | AdventureCard | EventCard | Quest
) -> Iterator[str]:
    """The spaces that a card opens on the flight board."""
    if isinstance(card, AdventureCard) and card.number:
        for space in pack.spaces.values():
            if space.card == card.number:
                yield voice.say("card_opens", space=voice.name(space.name))


def card_words(
    voice: Voice, table: SkiesTable, card: Character | AbilityCard | AdventureCard | EventCard | Quest
) -> str:
    """What a card does, in one line; empty for a plain card."""
    return " ".join(card_lines(voice, table, card))


def price_words(voice: Voice, card: AbilityCard) -> str:
    """What it takes to equip a card."""
    return voice.say("card_price", count=card.cost)


def hand_line(voice: Voice, table: SkiesTable, card: str) -> tuple[str, str]:
    """A card in hand: its name; its price and what it does. A combat card says what it does in an attack."""
    if card in table.pack.adventures:
        return name_of(voice, table, card), f". {card_words(voice, table, table.pack.adventures[card])}"
    ability = table.pack.abilities[card]
    price = price_words(voice, ability)
    return ability_name(voice, ability), f", {price}. {card_words(voice, table, ability)}".rstrip()


def quest_words(voice: Voice, table: SkiesTable, number: int, seats: Iterable[Seat]) -> str:
    """What a quest says, as far as those who look may read it."""
    quest = table.pack.quests[number]
    if not any(may_read(table, number, seat) for seat in seats):
        return voice.say("quest_silent")
    return join([voice.name(quest.text), card_words(voice, table, quest)], " ")


def may_read(table: SkiesTable, number: int, seat: Seat) -> bool:
    """Whether a seat may read a quest: it was not found in an encounter, or by a character of this seat."""
    return seat in table.silent.get(str(number), (seat,))


def new_quests(voice: Voice, before: SkiesTable, after: SkiesTable, audience: Audience) -> list[str]:
    """The texts of quests that were gained, also of those to be discarded at once; or who may read them."""
    said = []
    for number in (*after.quests, *after.used_quests):
        if number in before.quests or number in before.used_quests:
            continue
        quest = after.pack.quests[number]
        title = voice.name(quest.title)
        if audience.open_hands or any(may_read(after, number, seat) for seat in audience.seats):
            said.append(voice.say("label_text", label=title, text=voice.name(quest.text)))
        else:
            readers = [after.names[reader] for reader in after.silent[str(number)]]
            said.append(voice.say("quest_read-by", title=title, who=voice.listed(readers), first=readers[0]))
    return said


def effect_of(voice: Voice, table: SkiesTable, card: AbilityCard | AdventureCard | Quest) -> str:
    """What a card does, without a full stop."""
    return card_words(voice, table, card).rstrip(".")
