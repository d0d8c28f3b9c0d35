"""Cards of the sea in words: what each says, and how it stands."""

from __future__ import annotations

from ...sea.table.cards import AbilityCard, AdventureCard, CrewBoard, EventCard, LevelCard, Pack
from ...sea.table.table import SeaTable
from ...wording.cards_sea import card_text, use_effect
from ..localizer import Localizer
from ..party.hand_line import HandLine
from ..party.names import ability_name
from ..party.pack_cache import PackCache, RecordCache
from ..phrases import join, sentence
from .names import crew_name, namer_of

_texts: PackCache[Pack, dict[tuple[type, str], tuple[str, ...]]] = PackCache(lambda pack, lang: {})
"""The texts of cards by their kinds and ids."""
_effect_cache: RecordCache[Pack, str] = RecordCache()
"""What uses do, by their holders and labels."""


def card_lines(
    localizer: Localizer, table: SeaTable, card: CrewBoard | AbilityCard | AdventureCard | EventCard | LevelCard
) -> tuple[str, ...]:
    """What a card says, a line for each of its abilities; none for a plain card."""
    texts, key = _texts(table.pack, localizer.lang), (type(card), card.id)
    if key not in texts:
        words = card_text(card, localizer.lang, namer_of(localizer, table.pack))
        texts[key] = tuple(words.split("\n")) if words else ()
    return texts[key]


def box_lines(localizer: Localizer, table: SeaTable, board: str) -> tuple[str, ...]:
    """What a board or card of the box says; nothing for what is neither."""
    pack = table.pack
    for cards in (pack.crew, pack.levels, pack.abilities, pack.adventures):
        if board in cards:
            return card_lines(localizer, table, cards[board])
    return ()


def card_line(localizer: Localizer, table: SeaTable, card: AbilityCard | AdventureCard | EventCard | LevelCard) -> str:
    """What a card says, in one line."""
    return " ".join(card_lines(localizer, table, card))


def price_words(localizer: Localizer, card: AbilityCard) -> str:
    """What it takes to equip a card."""
    return localizer.say("hand_price", command=localizer.counted(card.command, "command"))


def level_words(localizer: Localizer, table: SeaTable, card: LevelCard) -> str:
    """The skill that a level card adds, whose it is, and what it costs until it is learned."""
    learned = "yes" if card.id in table.crew[card.crew].levels else "no"
    skill, who = sentence(localizer.term("skill", card.skill)), crew_name(localizer, table.pack, card.crew)
    return localizer.say("says_level", skill=skill, who=who, learned=learned, xp=card.xp)


def skill_words(localizer: Localizer, card: LevelCard) -> str:
    """The skill that a level card adds, as a sentence."""
    return f"{sentence(localizer.term('skill', card.skill))} +1."


def effect_of(localizer: Localizer, table: SeaTable, holder: str, label: str) -> str:
    """What a use of a board or card does, in a few words; its label if there is no such use any more."""
    use = next((use for use in table.bound.uses.get(holder, ()) if use.use.label == label), None)
    if use is None:
        return label
    namer = namer_of(localizer, table.pack)
    return _effect_cache.get_or_make(
        table.pack, localizer.lang, (holder, label), use_effect, use.use, localizer.lang, namer
    )


def hand_line(localizer: Localizer, table: SeaTable, card: str) -> HandLine:
    """A card in hand."""
    ability = table.pack.abilities[card]
    words = join([f"{price_words(localizer, ability)}.", card_line(localizer, table, ability)], " ")
    return HandLine(ability_name(localizer, ability), f", {words}")


def adventure_note(localizer: Localizer, table: SeaTable, card: str) -> str:
    """The command on an adventure card, and who carries it."""
    held = table.adventures.get(card, 0)
    carriers = [name for name, member in table.crew.items() if card in member.weapons]
    notes = [localizer.say("card-state_command", command=localizer.counted(held, "command"))] if held else []
    notes += [localizer.say("card-state_carried", who=crew_name(localizer, table.pack, name)) for name in carriers[:1]]
    return join(notes)


def adventure_words(localizer: Localizer, table: SeaTable, card: AdventureCard) -> str:
    """What an adventure card says, the command on it, and who carries it."""
    return join([card_line(localizer, table, card), adventure_note(localizer, table, card.id)], " ")
