"""The cards of the skies in words: hands, combat cards, quests as far as a seat may read them, events in play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from ...kernel.choices import Seat
from ...skies.table.cards import AbilityCard, AdventureCard, Character, EventCard, Pack, Quest
from ...skies.table.table import SkiesTable
from ...wording.cards_skies import card_text
from ..audience import Audience
from ..localizer import Localizer
from ..party.hand_line import HandLine
from ..party.names import ability_name
from ..party.pack_cache import PackCache
from ..phrases import join
from .names import name_of, namer_of

CardWithText: TypeAlias = Character | AbilityCard | AdventureCard | EventCard | Quest
"""What has a text."""
_texts: PackCache[Pack, dict[tuple[type, str], tuple[str, ...]]] = PackCache(lambda pack, lang: {})
"""The texts of cards by their kinds and ids."""


def card_lines(localizer: Localizer, table: SkiesTable, card: CardWithText) -> tuple[str, ...]:
    """What a card does, a line for each of its abilities; none for a plain card."""
    return lines_of_card(localizer, table.pack, card)


def lines_of_card(localizer: Localizer, pack: Pack, card: CardWithText) -> tuple[str, ...]:
    """What a card says, a line each, wherever it lies."""
    texts = _texts(pack, localizer.lang)
    key = type(card), f"{card.number}" if isinstance(card, Quest) else card.id
    if key not in texts:
        words = card_text(card, localizer.lang, namer_of(localizer, pack))
        texts[key] = (*(words.split("\n") if words else ()), *_opened_spaces(localizer, pack, card))
    return texts[key]


def box_lines(localizer: Localizer, table: SkiesTable, board: str) -> tuple[str, ...]:
    """What a board or card of the box says; nothing for what is neither."""
    pack = table.pack
    for cards in (pack.characters, pack.abilities, pack.adventures):
        if board in cards:
            return card_lines(localizer, table, cards[board])
    return ()


def _opened_spaces(localizer: Localizer, pack: Pack, card: CardWithText) -> Iterator[str]:
    """The spaces that a card opens on the flight board."""
    if isinstance(card, AdventureCard) and card.number:
        for space in pack.spaces.values():
            if space.card == card.number:
                yield localizer.say("card_opens", space=localizer.name(space.name))


def card_words(localizer: Localizer, table: SkiesTable, card: CardWithText) -> str:
    """What a card does, in one line; empty for a plain card."""
    return " ".join(card_lines(localizer, table, card))


def price_words(localizer: Localizer, card: AbilityCard) -> str:
    """What it takes to equip a card."""
    return localizer.say("card_price", count=card.cost)


def hand_line(localizer: Localizer, table: SkiesTable, card: str) -> HandLine:
    """A card in hand; a combat card says what it does in an attack."""
    if card in table.pack.adventures:
        words = card_words(localizer, table, table.pack.adventures[card])
        return HandLine(name_of(localizer, table, card), f". {words}")
    ability = table.pack.abilities[card]
    price = price_words(localizer, ability)
    return HandLine(ability_name(localizer, ability), f", {price}. {card_words(localizer, table, ability)}".rstrip())


def quest_words(localizer: Localizer, table: SkiesTable, number: int, seats: Iterable[Seat]) -> str:
    """What a quest says, as far as those who look may read it."""
    quest = table.pack.quests[number]
    if not any(may_read(table, number, seat) for seat in seats):
        return localizer.say("quest_silent")
    return join([localizer.name(quest.text), card_words(localizer, table, quest)], " ")


def may_read(table: SkiesTable, number: int, seat: Seat) -> bool:
    """Whether a seat may read a quest: it was not found in an encounter, or by a character of this seat."""
    return seat in table.silent.get(str(number), (seat,))


def new_quests(localizer: Localizer, before: SkiesTable, after: SkiesTable, audience: Audience) -> list[str]:
    """The texts of quests that were gained, also of those to be discarded at once; or who may read them."""
    lines = []
    for number in (*after.quests, *after.used_quests):
        if number in before.quests or number in before.used_quests:
            continue
        quest = after.pack.quests[number]
        title = localizer.name(quest.title)
        if audience.open_hands or any(may_read(after, number, seat) for seat in audience.seats):
            lines.append(localizer.say("label_text", label=title, text=localizer.name(quest.text)))
        else:
            readers = [after.names[reader] for reader in after.silent[str(number)]]
            lines.append(localizer.say("quest_read-by", title=title, who=localizer.listed(readers), first=readers[0]))
    return lines


def effect_of(localizer: Localizer, table: SkiesTable, card: AbilityCard | AdventureCard | Quest) -> str:
    """What a card does, without a full stop."""
    return card_words(localizer, table, card).rstrip(".")
