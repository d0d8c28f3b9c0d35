"""The decks of a pack of the sea, with the face of every card, for the reference and for printing."""

from __future__ import annotations

from collections.abc import Iterator

from ...languages import Lang
from ...sea.table.cards import (
    AbilityCard,
    AdventureCard,
    CrewBoard,
    Enemy,
    EventCard,
    LevelCard,
    Pack,
    Quest,
    Room,
    SearchToken,
    Weapon,
)
from ...wording.cards_sea import card_text, names_of
from ...wording.effects import describe_amounts
from ...wording.messages import say
from ...wording.namers import Namer
from ...wording.terms import counted_noun, term
from .card_words import figure, kind_words
from .faces import CardDeck, CardFace, PartText, ability_lines, effect_lines, grid_of, lines_of, skill_badges

ENEMY_COLUMNS = 3
"""Squares of an enemy in a row."""
HEAL = "heal"
"""The effect of the synergy token that is used when its holder reaches 0 health."""


def sea_decks(pack: Pack, lang: Lang) -> Iterator[CardDeck]:
    """The decks in the order in which players meet their cards."""
    namer = names_of(pack, lang)
    yield CardDeck("crew", tuple(_crew(board, lang, namer) for board in pack.crew.values()))
    yield CardDeck("rooms", tuple(_room(room, lang) for room in pack.rooms.values()))
    yield CardDeck("abilities", tuple(_ability(card, lang, namer) for card in pack.abilities.values()))
    yield CardDeck("levels", tuple(_level(card, pack, lang, namer) for card in pack.levels.values()))
    for key, origin in (("starting", "starting"), ("market", "market"), ("adventures", "numbered")):
        cards = [card for card in pack.adventures.values() if card.origin == origin]
        cards.sort(key=lambda card: card.number)
        yield CardDeck(key, tuple(_adventure(card, lang, namer) for card in cards))
    yield CardDeck("quests", tuple(_quest(quest, lang) for _, quest in sorted(pack.quests.items())))
    yield CardDeck("events", tuple(_event(card, lang, namer) for card in pack.events.values()))
    enemies = sorted(pack.enemies.values(), key=lambda enemy: enemy.number)
    yield CardDeck("enemies", tuple(_enemy(enemy, lang) for enemy in enemies if enemy.copy == 1))
    yield CardDeck("search", tuple(_search(token, lang) for token in pack.search.values()))


def _crew(board: CrewBoard, lang: Lang, namer: Namer) -> CardFace:
    """The face of a crew board."""
    captain = [PartText(figure("captain", lang))] if board.captain else []
    weapon = say(
        lang, "card-text_after", first=board.weapon.name.text_in(lang), then=_weapon_figures(board.weapon, lang)
    )
    *lines, synergy = lines_of(card_text(board, lang, namer))
    if board.synergy.name == HEAL:
        synergy = f"{synergy.removesuffix('.')} {say(lang, 'card-text_at-zero')}."
    return CardFace(
        kind="crew",
        title=board.name.text_in(lang),
        corner=PartText(f"{board.health} {figure('health', lang)}", "health"),
        badges=(PartText(board.origin.text_in(lang), "origin"), *captain, *skill_badges(board.skills, lang)),
        lines=(PartText(weapon, "weapon"), *effect_lines(lines), PartText(synergy, "synergy")),
        id=board.id,
    )


def _weapon_figures(weapon: Weapon, lang: Lang) -> str:
    """The figures of a weapon in words."""
    figures = [("accuracy", f"+{weapon.accuracy}"), ("damage", str(weapon.damage)), ("block", str(weapon.block))]
    parts = [f"{figure(word, lang)} {value}" for word, value in figures]
    parts += [figure("ranged", lang)] if weapon.ranged else []
    if weapon.discard:
        skill = term("skill", weapon.discard, lang)
        parts.append(say(lang, "card-figure_discard", skill=skill, Skill=skill.capitalize()))
    return ", ".join(parts)


def _room(room: Room, lang: Lang) -> CardFace:
    """The face of a room."""
    figures = {"command": room.command, "cards": room.cards, "clears": room.clears}
    return CardFace(
        kind="room",
        title=room.name.text_in(lang),
        corner=PartText(str(room.fate)),
        lines=effect_lines(
            say(lang, f"card-figure_{key}", figures=" / ".join(map(str, by_players)))
            for key, by_players in figures.items()
            if any(by_players)
        ),
    )


def _ability(card: AbilityCard, lang: Lang, namer: Namer) -> CardFace:
    """The face of an ability card."""
    return CardFace(
        kind="ability",
        title=card.name.text_in(lang),
        corner=PartText(str(card.fate), "fate"),
        badges=(
            PartText(term("skill", card.skill, lang), "skill"),
            PartText(counted_noun(card.command, "command", lang), "cost"),
        ),
        lines=effect_lines(lines_of(card_text(card, lang, namer))),
        id=card.id,
    )


def _level(card: LevelCard, pack: Pack, lang: Lang, namer: Namer) -> CardFace:
    """The face of a level card."""
    return CardFace(
        kind="level",
        title=card.name.text_in(lang),
        corner=PartText(f"{card.xp} XP", "xp"),
        badges=(
            PartText(pack.crew[card.crew].name.text_in(lang)),
            PartText(term("skill", card.skill, lang), "skill"),
        ),
        lines=effect_lines(lines_of(card_text(card, lang, namer))),
        flavour=card.flavour.text_in(lang),
        id=card.id,
    )


def _adventure(card: AdventureCard, lang: Lang, namer: Namer) -> CardFace:
    """The face of an adventure card: its number in the corner, or its price."""
    price = counted_noun(card.price, "coins", lang) if card.price else ""
    command = [PartText(counted_noun(card.command, "command", lang), "cost")] if card.command else []
    return CardFace(
        kind="totem" if card.kind == "totem" else "adventure",
        title=card.name.text_in(lang),
        corner=PartText(str(card.number)) if card.number else PartText(price, "price"),
        badges=(PartText(kind_words(card.kind, lang)), *command),
        lines=effect_lines(lines_of(card_text(card, lang, namer))),
        flavour=card.flavour.text_in(lang),
        id=card.id,
    )


def _quest(quest: Quest, lang: Lang) -> CardFace:
    """The face of a quest card."""
    return CardFace(
        kind="quest",
        title=quest.title.text_in(lang),
        corner=PartText(str(quest.number)),
        badges=(PartText(quest.word(lang)),),
        story=quest.text.text_in(lang),
    )


def _event(card: EventCard, lang: Lang, namer: Namer) -> CardFace:
    """The face of an event card."""
    return CardFace(
        kind=f"event {card.kind}",
        title=card.name.text_in(lang),
        badges=(PartText(kind_words(card.kind, lang), "level"),),
        lines=effect_lines(lines_of(card_text(card, lang, namer))),
        story=card.text.text_in(lang),
        flavour=card.flavour.text_in(lang),
        id=card.id,
    )


def _enemy(enemy: Enemy, lang: Lang) -> CardFace:
    """The face of an enemy card."""
    figures = {"level": enemy.level, "defense": enemy.defense, "attack": enemy.attack}
    return CardFace(
        kind="enemy",
        title=enemy.name.text_in(lang),
        corner=PartText(str(enemy.number)),
        badges=tuple(PartText(f"{figure(word, lang)} {value}") for word, value in figures.items()),
        lines=effect_lines(ability_lines(enemy.squares, "sea", lang)),
        flavour=enemy.flavour.text_in(lang),
        grid=grid_of(enemy.squares, ENEMY_COLUMNS),
    )


def _search(token: SearchToken, lang: Lang) -> CardFace:
    """The face of a search token."""
    damage = [counted_noun(token.ship_damage, "ship-damage", lang)] if token.ship_damage else []
    status = [term("status", token.status, lang)] if token.status else []
    return CardFace(
        kind="search",
        title=say(lang, "effects_or").join(describe_amounts(amounts, lang) for amounts in token.rewards),
        lines=effect_lines([*damage, *status]),
    )
