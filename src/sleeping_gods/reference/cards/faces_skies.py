"""The decks of a pack of the skies, with the face of every card, for the reference and for printing."""

from __future__ import annotations

from collections.abc import Iterator

from ...languages import Lang
from ...skies.table.cards import (
    AbilityCard,
    AdventureCard,
    Buff,
    Character,
    Enemy,
    EventCard,
    Pack,
    Quest,
    Use,
)
from ...wording.cards_skies import card_text, names_of, use_text
from ...wording.messages import say
from ...wording.namers import Namer
from ...wording.phrases import sentence
from ...wording.terms import counted_noun, term
from .card_words import enemy_words, figure, kind_words
from .faces import CardDeck, CardFace, PartText, ability_lines, effect_lines, grid_of, lines_of, skill_badges


def skies_decks(pack: Pack, lang: Lang) -> Iterator[CardDeck]:
    """The decks in the order in which players meet their cards."""
    namer = names_of(pack, lang)
    yield CardDeck("characters", tuple(_character(board, lang, namer) for board in pack.characters.values()))
    yield CardDeck("abilities", tuple(_ability(card, lang, namer) for card in pack.abilities.values()))
    adventures = sorted(pack.adventures.values(), key=lambda card: card.number)
    yield CardDeck("starting", tuple(_adventure(card, lang, namer) for card in adventures if card.starting))
    yield CardDeck("adventures", tuple(_adventure(card, lang, namer) for card in adventures if not card.starting))
    yield CardDeck("quests", tuple(_quest(quest, lang, namer) for _, quest in sorted(pack.quests.items())))
    yield CardDeck("events", tuple(_event(card, lang, namer) for card in pack.events.values()))
    enemies = sorted(pack.enemies.values(), key=lambda enemy: enemy.number)
    yield CardDeck("enemies", tuple(_enemy(enemy, str(enemy.number), lang) for enemy in enemies))
    zones = [(boss, zone) for _, boss in sorted(pack.bosses.items()) for zone in boss.zones]
    yield CardDeck(
        "bosses", tuple(_enemy(zone, f"{boss.number} {boss.name.text_in(lang)}", lang) for boss, zone in zones)
    )
    yield CardDeck("buffs", tuple(_buff(buff, lang) for buff in pack.buffs.values()))
    yield CardDeck("resources", tuple(_resource(kind, uses, lang, namer) for kind, uses in pack.resources.items()))


def _character(board: Character, lang: Lang, namer: Namer) -> CardFace:
    """The face of a character board."""
    return CardFace(
        kind="crew",
        title=board.name.text_in(lang),
        corner=PartText(f"{board.health} {figure('health', lang)}", "health"),
        badges=tuple(skill_badges(board.skills, lang)),
        lines=effect_lines(lines_of(card_text(board, lang, namer))),
    )


def _ability(card: AbilityCard, lang: Lang, namer: Namer) -> CardFace:
    """The face of an ability card."""
    return CardFace(
        kind="ability",
        title=card.name.text_in(lang),
        corner=PartText(str(card.fate), "fate"),
        badges=(
            PartText(term("skill", card.skill, lang), "skill"),
            PartText(say(lang, "card-figure_equip", n=card.cost), "cost"),
        ),
        lines=effect_lines(lines_of(card_text(card, lang, namer))),
        id=card.id,
    )


def _adventure(card: AdventureCard, lang: Lang, namer: Namer) -> CardFace:
    """The face of an adventure card."""
    return CardFace(
        kind="totem" if card.kind == "totem" else "adventure",
        title=card.name.text_in(lang),
        corner=PartText(str(card.number) if card.number else ""),
        badges=(PartText(kind_words(card.kind, lang)),),
        lines=effect_lines(lines_of(card_text(card, lang, namer))),
        flavour=card.flavour.text_in(lang),
        id=card.id,
    )


def _quest(quest: Quest, lang: Lang, namer: Namer) -> CardFace:
    """The face of a quest card."""
    return CardFace(
        kind="quest",
        title=quest.title.text_in(lang),
        corner=PartText(str(quest.number)),
        badges=(PartText(quest.word(lang)),) if quest.keyword else (),
        lines=effect_lines(lines_of(card_text(quest, lang, namer))),
        story=quest.text.text_in(lang),
    )


def _event(card: EventCard, lang: Lang, namer: Namer) -> CardFace:
    """The face of an event card."""
    return CardFace(
        kind="event",
        title=card.name.text_in(lang),
        badges=(PartText(f"{figure('level', lang)} {card.level}", "level"),),
        lines=effect_lines(lines_of(card_text(card, lang, namer))),
        story=card.text.text_in(lang),
        id=card.id,
    )


def _enemy(enemy: Enemy, corner: str, lang: Lang) -> CardFace:
    """The face of an enemy card."""
    return CardFace(
        kind="enemy",
        title=enemy.name.text_in(lang),
        corner=PartText(corner),
        badges=(
            PartText(f"{figure('level', lang)} {enemy.level}"),
            PartText(f"{figure('attack', lang)} {enemy.attack}"),
        ),
        lines=effect_lines(ability_lines(enemy.squares, "skies", lang)),
        flavour=enemy.flavour.text_in(lang),
        grid=grid_of(enemy.squares, enemy.columns),
    )


def _buff(buff: Buff, lang: Lang) -> CardFace:
    """The face of a buff card."""
    return CardFace(
        kind="enemy",
        title=buff.name.text_in(lang),
        lines=effect_lines([sentence(enemy_words(buff.ability, "skies", lang))]),
        id=buff.id,
    )


def _resource(kind: str, uses: tuple[Use, ...], lang: Lang, namer: Namer) -> CardFace:
    """The face of a kind of resource."""
    return CardFace(
        kind="search",  # the colour of the sea's search tokens, which give resources
        title=counted_noun(1, kind, lang),
        lines=effect_lines(sentence(use_text(use, lang, namer)) for use in uses),
    )
