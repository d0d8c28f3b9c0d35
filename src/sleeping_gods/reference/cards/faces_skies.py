"""The cards of a pack of the skies as players see them."""

from __future__ import annotations

from collections.abc import Iterator

from ...effects.phrases import sentence
from ...effects.terms import SKIES_SKILLS, Lang, both, counted
from ...skies.pack.words import card_text, names_of, use_text
from ...skies.table.cards import AdventureCard, Enemy, Pack
from ...story.things import said
from . import card_words as w
from .faces import Face, Shelf, ability_lines, grid_of, skill_badges, texts

CARDS = ("card to equip", "carte pour l'équiper"), ("cards to equip", "cartes pour l'équiper")


def skies_shelves(pack: Pack, lang: Lang) -> Iterator[Shelf]:
    """Every component with a face, in the order in which players meet them."""
    namer = names_of(pack, lang)
    yield Shelf("characters", tuple(
        Face("crew", said(board.name, lang), f"{board.health} {both(w.HEALTH, lang)}",
             tuple(skill_badges(board.skills, lang)), texts(card_text(board, lang, namer)))
        for board in pack.characters.values()
    ))  # fmt: skip
    yield Shelf("abilities", tuple(
        Face("ability", said(card.name, lang), str(card.fate),
             (both(SKIES_SKILLS[card.skill], lang), f"{card.cost} {both(CARDS[card.cost > 1], lang)}"),
             texts(card_text(card, lang, namer)), id=card.id)
        for card in pack.abilities.values()
    ))  # fmt: skip
    for key, starting in (("starting", True), ("adventures", False)):
        cards = sorted((card for card in pack.adventures.values() if card.starting == starting), key=lambda c: c.number)
        yield Shelf(key, tuple(_adventure(card, pack, lang) for card in cards))
    yield Shelf("quests", tuple(
        Face("quest", said(quest.title, lang), str(quest.number), (quest.keyword,) if quest.keyword else (),
             texts(card_text(quest, lang, namer)), said(quest.text, lang))
        for _, quest in sorted(pack.quests.items())
    ))  # fmt: skip
    yield Shelf("events", tuple(
        Face("event", said(card.name, lang), "", (f"{both(w.LEVEL, lang)} {card.level}",),
             texts(card_text(card, lang, namer)), said(card.text, lang), id=card.id)
        for card in pack.events.values()
    ))  # fmt: skip
    enemies = sorted(pack.enemies.values(), key=lambda enemy: enemy.number)
    yield Shelf("enemies", tuple(_enemy(enemy, str(enemy.number), lang) for enemy in enemies))
    zones = [(boss, zone) for _, boss in sorted(pack.bosses.items()) for zone in boss.zones]
    yield Shelf("bosses", tuple(_enemy(zone, f"{boss.number} {said(boss.name, lang)}", lang) for boss, zone in zones))
    yield Shelf("buffs", tuple(
        Face("enemy", said(buff.name, lang), lines=(sentence(w.enemy_words(buff.ability, lang)),), id=buff.id)
        for buff in pack.buffs.values()
    ))  # fmt: skip
    yield Shelf("resources", tuple(
        Face("search", counted(1, what, lang), lines=tuple(sentence(use_text(use, lang, namer)) for use in uses))
        for what, uses in pack.resources.items()
    ))  # fmt: skip


def _adventure(card: AdventureCard, pack: Pack, lang: Lang) -> Face:
    corner = str(card.number) if card.number else ""
    rules = texts(card_text(card, lang, names_of(pack, lang)))
    kind = card.kind if card.kind == "totem" else "adventure"
    badges, line = (w.kind_words(card.kind, lang),), said(card.flavour, lang)
    return Face(kind, said(card.name, lang), corner, badges, rules, flavour=line, id=card.id)


def _enemy(enemy: Enemy, corner: str, lang: Lang) -> Face:
    badges = f"{both(w.LEVEL, lang)} {enemy.level}", f"{both(w.ATTACK, lang)} {enemy.attack}"
    grid, line = grid_of(enemy.squares, enemy.columns), said(enemy.flavour, lang)
    rules = ability_lines(enemy.squares, lang)
    return Face("enemy", said(enemy.name, lang), corner, badges, rules, flavour=line, grid=grid)
