"""The cards of a pack of the sea as players see them."""

from __future__ import annotations

from collections.abc import Iterator

from ...languages import Lang
from ...sea.table.cards import AdventureCard, CrewBoard, Pack, SearchToken, Weapon
from ...wording.cards_sea import card_text, names_of
from ...wording.effects import describe_amounts
from ...wording.messages import say
from ...wording.terms import counted, term
from . import card_words as w
from .faces import CardDeck, CardFace, ability_lines, grid_of, skill_badges, texts


def sea_shelves(pack: Pack, lang: Lang) -> Iterator[CardDeck]:
    """Every component with a face, in the order in which players meet them."""
    namer = names_of(pack, lang)
    yield CardDeck("crew", tuple(_crew(board, pack, lang) for board in pack.crew.values()))
    yield CardDeck("rooms", tuple(_rooms(pack, lang)))
    yield CardDeck("abilities", tuple(
        CardFace("ability", card.name.text_in(lang), str(card.fate),
             (term("skill", card.skill, lang), counted(card.command, "command", lang)),
             texts(card_text(card, lang, namer)), id=card.id)
        for card in pack.abilities.values()
    ))  # fmt: skip
    yield CardDeck("levels", tuple(
        CardFace("level", card.name.text_in(lang), f"{card.xp} XP",
             (pack.crew[card.crew].name.text_in(lang), term("skill", card.skill, lang)),
             texts(card_text(card, lang, namer)), flavour=card.flavour.text_in(lang), id=card.id)
        for card in pack.levels.values()
    ))  # fmt: skip
    for key, origin in (("starting", "starting"), ("market", "market"), ("adventures", "numbered")):
        cards = [card for card in pack.adventures.values() if card.origin == origin]
        cards.sort(key=lambda card: card.number)
        yield CardDeck(key, tuple(_adventure(card, pack, lang) for card in cards))
    yield CardDeck("quests", tuple(
        CardFace(
            "quest", quest.title.text_in(lang), str(quest.number), (quest.word(lang),), story=quest.text.text_in(lang)
        )
        for _, quest in sorted(pack.quests.items())
    ))  # fmt: skip
    yield CardDeck("events", tuple(
        CardFace(f"event {card.kind}", card.name.text_in(lang), "", (w.kind_words(card.kind, lang),),
             texts(card_text(card, lang, namer)), card.text.text_in(lang), card.flavour.text_in(lang), id=card.id)
        for card in pack.events.values()
    ))  # fmt: skip
    yield CardDeck("enemies", tuple(
        CardFace("enemy", enemy.name.text_in(lang), str(enemy.number),
             (f"{w.figure('level', lang)} {enemy.level}", f"{w.figure('defense', lang)} {enemy.defense}",
              f"{w.figure('attack', lang)} {enemy.attack}"),
             ability_lines(enemy.squares, "sea", lang), flavour=enemy.flavour.text_in(lang),
             grid=grid_of(enemy.squares, 3))
        for enemy in sorted(pack.enemies.values(), key=lambda enemy: enemy.number)
        if enemy.copy == 1
    ))  # fmt: skip
    yield CardDeck("search", tuple(_search(token, lang) for token in pack.search.values()))


def _crew(board: CrewBoard, pack: Pack, lang: Lang) -> CardFace:
    captain = [w.figure("captain", lang)] if board.captain else []
    badges = [board.origin.text_in(lang), *captain, *skill_badges(board.skills, lang)]
    lines = [say(lang, "card-text_after", first=board.weapon.name.text_in(lang), then=_figures(board.weapon, lang))]
    rules = texts(card_text(board, lang, names_of(pack, lang)))
    health = f"{board.health} {w.figure('health', lang)}"
    return CardFace("crew", board.name.text_in(lang), health, tuple(badges), (*lines, *rules), id=board.id)


def _figures(weapon: Weapon, lang: Lang) -> str:
    figures = [("accuracy", f"+{weapon.accuracy}"), ("damage", str(weapon.damage)), ("block", str(weapon.block))]
    parts = [f"{w.figure(word, lang)} {value}" for word, value in figures]
    parts += [w.figure("ranged", lang)] if weapon.ranged else []
    if weapon.discard:
        skill = term("skill", weapon.discard, lang)
        parts.append(say(lang, "card-figure_discard", skill=skill, Skill=skill.capitalize()))
    return ", ".join(parts)


def _adventure(card: AdventureCard, pack: Pack, lang: Lang) -> CardFace:
    price = counted(card.price, "coins", lang) if card.price else ""
    badges = [w.kind_words(card.kind, lang)] + ([counted(card.command, "command", lang)] if card.command else [])
    corner = str(card.number) if card.number else price
    rules = texts(card_text(card, lang, names_of(pack, lang)))
    kind, flavour = card.kind if card.kind == "totem" else "adventure", card.flavour.text_in(lang)
    return CardFace(kind, card.name.text_in(lang), corner, tuple(badges), rules, flavour=flavour, id=card.id)


def _rooms(pack: Pack, lang: Lang) -> Iterator[CardFace]:
    for room in pack.rooms.values():
        figures = {"command": room.command, "cards": room.cards, "clears": room.clears}
        lines = [
            say(lang, f"card-figure_{key}", figures=" / ".join(map(str, by))) for key, by in figures.items() if any(by)
        ]
        yield CardFace("room", room.name.text_in(lang), str(room.fate), (), tuple(lines))


def _search(token: SearchToken, lang: Lang) -> CardFace:
    reward = say(lang, "effects_or").join(describe_amounts(reward_amounts, lang) for reward_amounts in token.rewards)
    lines = [counted(token.ship_damage, "ship-damage", lang)] if token.ship_damage else []
    lines += [term("status", token.status, lang)] if token.status else []
    return CardFace("search", reward, "", (), tuple(lines))
