"""Figures of the sea in the entries are those of its boards and cards: crew, weapons, market, recipes, level cards."""

from __future__ import annotations

import re

import pytest

from sleeping_gods.effects.op import Op
from sleeping_gods.effects.terms import SKILLS, STATUSES
from sleeping_gods.languages import Lang
from sleeping_gods.sea.table.cards import AdventureCard, Weapon
from sleeping_gods.wording.terms import term

from ..sea.tables import harbour
from .figures import ANY_STATUS, DASH, LANG, RANGED, Both, Reading, both, numbers, read, said, tells, things

ITEM = re.compile(r"(?P<name>.+?) (?P<figure>\d+)(?: \((?P<does>.+)\))?")
USE = re.compile(r"(?P<command>\d+) ?: (?P<does>.+)")
ALL_SKILLS: Both = ("all five", "les cinq")
ROWS = (("weapon",), ("gear", "lore"), ("recipe",))
"""The rows of the market's table."""


def listed(cell: str) -> dict[str, tuple[int, str]]:
    """The things of a cell by their names: a figure, and what stands in brackets."""
    found = [ITEM.fullmatch(part) for part in re.split(r", (?![^(]*\))", cell)]
    return {item["name"]: (int(item["figure"]), item["does"] or "") for item in found if item}


def short(name: str) -> str:
    """A crew member without a title."""
    return name.split()[-1]


def figures_of(weapon: Weapon, lang: Lang) -> tuple[str, ...]:
    """A weapon as a table writes it."""
    shown = (weapon.accuracy, weapon.damage, weapon.block)
    return *map(str, shown), term("skill", weapon.discard, lang)


def with_range(name: str, weapon: Weapon, lang: Lang) -> str:
    """The name of a weapon, marked if it is ranged."""
    return f"{name} {both(RANGED, lang)}" if weapon.ranged else name


class TestCrew:
    """The nine boards."""

    @LANG
    def test_crew_have_their_health_and_skills(self, lang: Lang) -> None:
        """Health, and the skills at 1; the captain has them all."""
        reading, crew = read("sea", "crew-member", lang), harbour().crew.values()
        assert {value for board in crew for value in board.skills.values()} == {1}
        for board in crew:
            health, skills = reading.table()[said(board.name, lang)]
            names = [term("skill", skill, lang) for skill in board.skills]
            reading.agree(f"{board.id}, health", health, str(board.health))
            if len(names) == len(SKILLS):
                reading.agree(f"{board.id}, skills", skills, both(ALL_SKILLS, lang))
            else:
                reading.agree(f"{board.id}, skills", sorted(skills.split(", ")), sorted(names))
        reading.agree("crew members", len(reading.rows()), len(crew))
        reading.agree("skills at", numbers(reading.head()[2]), [1])

    @LANG
    def test_boards_have_their_weapons(self, lang: Lang) -> None:
        """Name, accuracy, damage, block and the skill to discard."""
        reading = read("sea", "crew-board", lang)
        known = {
            short(said(board.name, lang)): (
                with_range(said(board.weapon.name, lang), board.weapon, lang),
                *figures_of(board.weapon, lang),
            )
            for board in harbour().crew.values()
        }

        reading.agree_in_all(reading.table(), known)

    @LANG
    def test_abilities_cost_and_give_what_the_boards_say(self, lang: Lang) -> None:
        """Command, effect and its figure for every ability, in the order of the board."""
        reading = read("sea", "crew-ability", lang)
        for board in harbour().crew.values():
            parts = [
                USE.fullmatch(part.strip()) for part in reading.table(1)[short(said(board.name, lang))][0].split(";")
            ]
            uses = [(int(part["command"]), part["does"]) for part in parts if part]
            reading.agree(f"{board.id}, command", [command for command, _ in uses], [use.command for use in board.uses])
            for (_, does), use in zip(uses, board.uses, strict=True):
                told = does.replace("on a 1", "").replace("sur un 1", "")
                assert tells(told, use.program, lang), (
                    f"{reading.where}: {board.id}: expected {use.program}, got {does!r}"
                )

    @LANG
    def test_synergy_tokens_give_what_the_boards_say(self, lang: Lang) -> None:
        """The effect of every token and its figure."""
        reading = read("sea", "synergy-abilities", lang)
        reading.agree("tokens", len(reading.rows()), len(harbour().crew))
        for board in harbour().crew.values():
            does = reading.table()[said(board.name, lang)][0]
            told = re.sub(r"(on reaching|quand il tombe à) 0", "", does)
            assert tells(told, [board.synergy], lang), (
                f"{reading.where}: {board.id}: expected {board.synergy}, got {does!r}"
            )

    @LANG
    def test_level_cards_cost_their_experience(self, lang: Lang) -> None:
        """Every card with its XP, beside the crew member who learns it."""
        reading, pack = read("sea", "level-card", lang), harbour()
        for board in pack.crew.values():
            cards = {said(card.name, lang): card.xp for card in pack.levels.values() if card.crew == board.id}
            got = listed(reading.table()[said(board.name, lang)][0])
            reading.agree_in_all({name: xp for name, (xp, _) in got.items()}, cards)
        assert str(len(pack.levels)) in reading.line("SG-LEVEL-010")


class TestMarket:
    """The market cards."""

    @LANG
    @pytest.mark.parametrize("row", range(len(ROWS)))
    def test_market_cards_have_their_prices(self, lang: Lang, row: int) -> None:
        """Every card of the row with its price, and no other one."""
        reading, cards = read("sea", "market", lang), market(*ROWS[row])
        got = listed(reading.rows()[row][1])

        reading.agree_in_all(
            {name: price for name, (price, _) in got.items()}, {said(c.name, lang): c.price for c in cards}
        )

    @LANG
    def test_market_cards_do_what_is_told(self, lang: Lang) -> None:
        """Effects and figures of gear and lore; all cost 1 command but the engine."""
        reading, cards = read("sea", "market", lang), market("gear", "lore")
        got = listed(reading.rows()[1][1])
        for card in cards:
            _, does = got[said(card.name, lang)]
            ops = [op for use in card.uses for op in use.program]
            assert tells(does, ops, lang), f"{reading.where}: {card.id}: expected {ops}, got {does!r}"
        assert {card.id: card.command for card in cards if card.command != 1} == {"lukran-steam-engine": 2}
        assert re.search(r"(costs 1 command|coûte 1 ordre).*(Steam Engine|Moteur à vapeur) 2\b", reading.text), (
            reading.where
        )

    @LANG
    def test_market_weapons_have_their_figures(self, lang: Lang) -> None:
        """Accuracy, damage, block and the skill to discard."""
        reading = read("sea", "weapon", lang)
        weapons = [(said(card.name, lang), card.weapon) for card in market("weapon") if card.weapon]
        known = {with_range(name, weapon, lang): figures_of(weapon, lang) for name, weapon in weapons}

        reading.agree_in_all(reading.table(), known)

    @LANG
    def test_ranged_weapons_are_listed(self, lang: Lang) -> None:
        """Those of the boards and those of the market, and no others."""
        reading, pack = read("sea", "ranged-weapon", lang), harbour()
        lines = next(block.text for block in reading.entry.blocks if block.text.startswith("- ")).splitlines()
        boards, sold = (reading.bare(line) for line in lines[:2])
        for board in pack.crew.values():
            shown = short(said(board.name, lang)) in boards and said(board.weapon.name, lang).lower() in boards.lower()
            reading.agree(board.weapon.id, shown, board.weapon.ranged)
        for card in market("weapon"):
            reading.agree(card.id, said(card.name, lang) in sold, bool(card.weapon and card.weapon.ranged))


class TestRecipes:
    """What is cooked from what."""

    @LANG
    def test_recipes_cost_and_give_what_the_cards_say(self, lang: Lang) -> None:
        """Ingredients, fatigue, health and status of every recipe of the market and the start."""
        reading, cards = read("sea", "recipe", lang), [*market("recipe"), *starting("recipe")]
        reading.agree("recipes", sorted(reading.table()), sorted(said(card.name, lang) for card in cards))
        for card in cards:
            name = said(card.name, lang)
            pay, rest, heal, status = reading.table()[name]
            reading.agree(f"{name}, ingredients", things(pay, lang), dict(card.food))
            reading.agree(f"{name}, fatigue", rest, amount(card.recipe, "rest"))
            reading.agree(f"{name}, health", heal, amount(card.recipe, "heal"))
            self.check_status(reading, name, status, card, lang)
        assert {card.command for card in cards} == {1}
        assert re.search(r"\b1 (command|ordre)\b", reading.text), reading.where

    def check_status(self, reading: Reading, name: str, told: str, card: AdventureCard, lang: Lang) -> None:
        """A status that the recipe removes, any status, or none."""
        removed = [str(op.args[0]) for op in card.recipe if op.name == "remove-status"]
        if not removed:
            reading.agree(f"{name}, status", told, DASH)
            return
        word = term("status", removed[0], lang) if removed[0] in STATUSES else both(ANY_STATUS, lang)
        assert word in told.lower(), f"{reading.where}: {name}, status: expected {word!r}, got {told!r}"
        reading.agree(f"{name}, statuses", numbers(told), [len(removed)])


def market(*kinds: str) -> list[AdventureCard]:
    """The market cards of some kinds."""
    return [card for card in harbour().adventures.values() if card.origin == "market" and card.kind in kinds]


def starting(kind: str) -> list[AdventureCard]:
    """The starting cards of a kind."""
    return [card for card in harbour().adventures.values() if card.origin == "starting" and card.kind == kind]


def amount(program: tuple[Op, ...], name: str) -> str:
    """The figure of an effect as a cell of the table; a dash for none."""
    return next((str(op.args[0]) for op in program if op.name == name), DASH)
