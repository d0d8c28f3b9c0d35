"""The cards of a pack of the skies as players see them."""

from __future__ import annotations

from collections.abc import Iterator

from ...languages import Lang
from ...skies.table.cards import AdventureCard, Enemy, Pack
from ...wording.cards_skies import card_text, names_of, use_text
from ...wording.messages import say
from ...wording.phrases import sentence
from ...wording.terms import counted, term
from . import card_words as w
from .faces import CardDeck, CardFace, ability_lines, grid_of, skill_badges, texts


def skies_shelves(pack: Pack, lang: Lang) -> Iterator[CardDeck]:
    """Every component with a face, in the order in which players meet them."""
    namer = names_of(pack, lang)
    yield CardDeck("characters", tuple(
        CardFace("crew", board.name.text_in(lang), f"{board.health} {w.figure('health', lang)}",
             tuple(skill_badges(board.skills, lang)), texts(card_text(board, lang, namer)))
        for board in pack.characters.values()
    ))  # fmt: skip
    yield CardDeck("abilities", tuple(
        CardFace("ability", card.name.text_in(lang), str(card.fate),
             (term("skill", card.skill, lang), say(lang, "card-figure_equip", n=card.cost)),
             texts(card_text(card, lang, namer)), id=card.id)
        for card in pack.abilities.values()
    ))  # fmt: skip
    for key, starting in (("starting", True), ("adventures", False)):
        cards = sorted((card for card in pack.adventures.values() if card.starting == starting), key=lambda c: c.number)
        yield CardDeck(key, tuple(_adventure(card, pack, lang) for card in cards))
    yield CardDeck("quests", tuple(
        CardFace("quest", quest.title.text_in(lang), str(quest.number), (quest.word(lang),) if quest.keyword else (),
             texts(card_text(quest, lang, namer)), quest.text.text_in(lang))
        for _, quest in sorted(pack.quests.items())
    ))  # fmt: skip
    yield CardDeck("events", tuple(
        CardFace("event", card.name.text_in(lang), "", (f"{w.figure('level', lang)} {card.level}",),
             texts(card_text(card, lang, namer)), card.text.text_in(lang), id=card.id)
        for card in pack.events.values()
    ))  # fmt: skip
    enemies = sorted(pack.enemies.values(), key=lambda enemy: enemy.number)
    yield CardDeck("enemies", tuple(_enemy(enemy, str(enemy.number), lang) for enemy in enemies))
    zones = [(boss, zone) for _, boss in sorted(pack.bosses.items()) for zone in boss.zones]
    yield CardDeck(
        "bosses", tuple(_enemy(zone, f"{boss.number} {boss.name.text_in(lang)}", lang) for boss, zone in zones)
    )
    yield CardDeck("buffs", tuple(
        CardFace(
            "enemy", buff.name.text_in(lang), lines=(sentence(w.enemy_words(buff.ability, "skies", lang)),), id=buff.id
        )
        for buff in pack.buffs.values()
    ))  # fmt: skip
    yield CardDeck("resources", tuple(
        CardFace("search", counted(1, what, lang), lines=tuple(sentence(use_text(use, lang, namer)) for use in uses))
        for what, uses in pack.resources.items()
    ))  # fmt: skip


def _adventure(card: AdventureCard, pack: Pack, lang: Lang) -> CardFace:
    corner = str(card.number) if card.number else ""
    rules = texts(card_text(card, lang, names_of(pack, lang)))
    kind = card.kind if card.kind == "totem" else "adventure"
    badges, line = (w.kind_words(card.kind, lang),), card.flavour.text_in(lang)
    return CardFace(kind, card.name.text_in(lang), corner, badges, rules, flavour=line, id=card.id)


def _enemy(enemy: Enemy, corner: str, lang: Lang) -> CardFace:
    badges = f"{w.figure('level', lang)} {enemy.level}", f"{w.figure('attack', lang)} {enemy.attack}"
    grid, line = grid_of(enemy.squares, enemy.columns), enemy.flavour.text_in(lang)
    rules = ability_lines(enemy.squares, "skies", lang)
    return CardFace("enemy", enemy.name.text_in(lang), corner, badges, rules, flavour=line, grid=grid)
