"""Cards of the sea in words: what each says, and how it stands."""

from __future__ import annotations

from ...sea.table.cards import AbilityCard, AdventureCard, CrewBoard, EventCard, LevelCard, Pack
from ...sea.table.table import SeaTable
from ...wording.cards_sea import card_text, use_effect
from ..party.kept import Book, Kept
from ..party.names import ability_name
from ..phrases import join, sentence
from ..voice import Voice
from .names import crew_name, namer_of

_texts: Kept[Pack, dict[tuple[type, str], tuple[str, ...]]] = Kept(lambda pack, lang: {})
"""The texts of cards by their kinds and ids."""
_effects: Book[Pack, str] = Book()
"""What uses do, by their holders and labels."""


def card_lines(
    voice: Voice, table: SeaTable, card: CrewBoard | AbilityCard | AdventureCard | EventCard | LevelCard
) -> tuple[str, ...]:
    """What a card says, a line for each of its abilities; none for a plain card."""
    known, key = _texts(table.pack, voice.lang), (type(card), card.id)
    if key not in known:
        said = card_text(card, voice.lang, namer_of(voice, table.pack))
        known[key] = tuple(said.split("\n")) if said else ()
    return known[key]


def card_line(voice: Voice, table: SeaTable, card: AbilityCard | AdventureCard | EventCard | LevelCard) -> str:
    """What a card says, in one line."""
    return " ".join(card_lines(voice, table, card))


def price_words(voice: Voice, card: AbilityCard) -> str:
    """What it takes to equip a card."""
    return voice.say("hand_price", command=voice.counted(card.command, "command"))


def level_words(voice: Voice, table: SeaTable, card: LevelCard) -> str:
    """The skill that a level card adds, whose it is, and what it costs until it is learned."""
    learned = "yes" if card.id in table.crew[card.crew].levels else "no"
    skill, who = sentence(voice.term("skill", card.skill)), crew_name(voice, table.pack, card.crew)
    return voice.say("says_level", skill=skill, who=who, learned=learned, xp=card.xp)


def skill_words(voice: Voice, card: LevelCard) -> str:
    """The skill that a level card adds, as a sentence."""
    return f"{sentence(voice.term('skill', card.skill))} +1."


def effect_of(voice: Voice, table: SeaTable, holder: str, label: str) -> str:
    """What a use of a board or card does, in a few words; its label if there is no such use any more."""
    use = next((use for use in table.bound.uses.get(holder, ()) if use.use.label == label), None)
    if use is None:
        return label
    namer = namer_of(voice, table.pack)
    return _effects(table.pack, voice.lang, (holder, label), use_effect, use.use, voice.lang, namer)


def hand_line(voice: Voice, table: SeaTable, card: str) -> tuple[str, str]:
    """A card in hand: its name; its price and what it does."""
    ability = table.pack.abilities[card]
    said = join([f"{price_words(voice, ability)}.", card_line(voice, table, ability)], " ")
    return ability_name(voice, ability), f", {said}"


def adventure_note(voice: Voice, table: SeaTable, card: str) -> str:
    """The command on an adventure card, and who carries it."""
    held = table.adventures.get(card, 0)
    carrier = next((crew_name(voice, table.pack, n) for n, m in table.crew.items() if card in m.weapons), "")
    on_it = voice.say("card-state_command", command=voice.counted(held, "command")) if held else ""
    return join([on_it, voice.say("card-state_carried", who=carrier) if carrier else ""])


def adventure_words(voice: Voice, table: SeaTable, card: AdventureCard) -> str:
    """What an adventure card says, the command on it, and who carries it."""
    return join([card_line(voice, table, card), adventure_note(voice, table, card.id)], " ")
