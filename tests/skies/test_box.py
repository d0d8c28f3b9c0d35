"""Components: DS-COMP, what the box holds, its icons and its numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sleeping_gods.effects.parse import parse_program
from sleeping_gods.skies.chapters.supply import limit
from sleeping_gods.skies.chapters.turn import EndTurn, TakeAction
from sleeping_gods.skies.pack.box import CARDS
from sleeping_gods.skies.table.words import COMMON, OBSTACLES, RARE, RESOURCES, SKILLS, STATUSES

from ..bed import doing, effects, offered, play
from ..breaking import change, check, whole_copy
from .tables import airfield, arm, fight, foe, new, on_map

pytestmark = pytest.mark.usefixtures("texts_parsed_once")

EVERYBODY = ["claire", "ed", "ezarius", "jessie", "miguel"]


def findings(tmp_path: Path, file: str, pattern: str, text: str) -> list[str]:
    """What is wrong with a copy of the airfield in which something was replaced."""
    folder = whole_copy("airfield", tmp_path)
    change(folder, file, pattern, text)
    return check(folder)


PIECES = [
    ("starting_adventure", 6),
    ("starting_combat", 14),
    ("adventure", 142),
    ("quest", 214),
    ("ability", 62),
    ("orfash_curse", 5),
    ("enemy_buff", 17),
    ("enemy", 73),
    ("event", 56),
    ("airplane_card", 1),
    ("damage", 50),
    ("synergy", 5),
    ("power", 20),
    ("power_value_5", 5),
    ("stamina", 15),
    ("status_each", 5),
    ("status_kinds", 5),
    ("common_resource_each", 6),
    ("quest_resource_each", 7),
]


class TestTheBox:
    """What the box holds."""

    @pytest.mark.slow
    @pytest.mark.parametrize(("piece", "count"), PIECES)
    def test_so_many_of_each(self, piece: str, count: int, tmp_path: Path) -> None:
        """DS-COMP-002, DS-COMP-004, DS-COMP-005: the box holds these pieces; a pack with another number is refused."""
        found = findings(tmp_path, "pack.toml", f"^{piece} = {count}", f"{piece} = {count + 1}")

        assert airfield().supply[piece] == count
        assert len(found) == 1
        assert f"pieces of {piece}: expected {count}, got {count + 1}" in found[0]

    def test_590_cards(self) -> None:
        """DS-COMP-002: 590 cards in all, and every deck that is laid out whole has its number of cards."""
        pack = airfield()
        starting = [card.combat is None for card in pack.adventures.values() if card.starting]

        assert sum(CARDS.values()) == 590
        assert sum(pack.supply[kind] for kind in CARDS) == 590
        assert (starting.count(True), starting.count(False)) == (6, 14)
        assert (len(pack.abilities), len(pack.events), len(pack.buffs)) == (62, 56, 17)
        assert sum(card.kind == "curse" for card in pack.adventures.values()) == 5

    def test_tokens(self) -> None:
        """DS-COMP-004, DS-COMP-005: 5 of 5 statuses, 36 common and 42 quest resources, 3 stamina for each of 5."""
        table = new()

        assert table.pack.supply["status_each"] * len(STATUSES) == 25
        assert sum(limit(table, kind) for kind in COMMON) == 36
        assert sum(limit(table, kind) for kind in RARE) == 42
        assert sum(member.stamina for member in table.crew.values()) == table.pack.supply["stamina"]

    def test_five_boards(self, tmp_path: Path) -> None:
        """DS-COMP-003: there are 5 character boards; a pack with 4 is refused."""
        found = findings(tmp_path, "characters.toml", r'\[\[character\]\]\nid = "ed"\n(.*\n)+?\n', "")

        assert list(new().crew) == EVERYBODY
        assert any("characters: expected" in finding for finding in found)

    def test_one_combat_die(self) -> None:
        """DS-COMP-003: there is one combat die: an attack rolls it once, to one of its six sides."""
        table = foe(arm(on_map(), "pistol", damage=1, die=True), "rat", "H . .|. . .")
        play(fight(table, "rat", hands=(("pistol",),)), "attack rat with ed using pistol")

        assert offered(table) == [f"roll {side}" for side in range(1, 7)]

        play(table, "roll 3")

        assert not any(line.startswith("roll ") for line in offered(table))

    def test_one_bonus_token(self) -> None:
        """DS-COMP-003: the one bonus time token never grows into two, however many turns end early."""
        table = on_map()
        for _ in range(3):
            table.spent, table.phase = 4, "actions"
            play(doing(table, TakeAction(), EndTurn()), "end turn")

            assert (table.bonus, table.early) == (True, False)


class TestIcons:
    """What icons there are."""

    def test_families(self) -> None:
        """DS-COMP-006: 5 statuses that an icon removes, 12 resources, 6 skills and 3 obstacles."""
        assert (len({*STATUSES}), len({*RESOURCES}), len({*SKILLS}), len({*OBSTACLES})) == (5, 12, 6, 3)
        assert RESOURCES == COMMON + RARE

    @pytest.mark.parametrize(
        ("text", "name"),
        [
            ("damage +1", "damage"),
            ("block 1", "block"),
            ("restore 1 health", "heal"),
            ("remove 1 power", "remove-power"),
            ("fate +1", "fate-plus"),
            ("redraw fate", "redraw"),
            ("reroll the die", "reroll"),
            ("gain 1 stamina", "stamina"),
            *((f"remove {status}", "remove-status") for status in STATUSES),
            *((f"gain 1 {kind}", "gain") for kind in RESOURCES),
            *((f"{skill} +1", "skill-plus") for skill in SKILLS),
            *((f"ignore {obstacle}", "ignore") for obstacle in OBSTACLES),
        ],
    )
    def test_every_icon_has_a_meaning(self, text: str, name: str) -> None:
        """DS-COMP-006: every icon that cards show is an effect of the vocabulary that the engine can play."""
        (effect,) = parse_program([text])

        assert effect.name == name
        assert name in new().bound.ops


QUEST = """
[[quest]]
number = {number}
title = {{ en = "T", fr = "T" }}
keyword = "T"
text = {{ en = "t", fr = "t" }}
"""
GEAR = """
[[adventure]]
id = "thing"
number = {number}
kind = "gear"
name = {{ en = "T", fr = "T" }}
"""
ENEMY = """
[[enemy]]
id = "thing"
number = {number}
name = {{ en = "T", fr = "T" }}
level = 1
kind = "thing"
attack = 1
grid = "H"
"""


class TestNumbers:
    """Cards and their numbers."""

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("file", "card", "last"),
        [("quests.toml", QUEST, 214), ("adventures.toml", GEAR, 142), ("enemies.toml", ENEMY, 73)],
    )
    def test_the_last_number_of_a_deck(self, file: str, card: str, last: int, tmp_path: Path) -> None:
        """DS-COMP-013: quest 214, adventure card 142 and enemy 73 may be there; the next number is an error."""
        folder = whole_copy("airfield", tmp_path)
        path = folder / file
        printed = re.sub(rf"^number = {last}$", "number = 3", path.read_text(), flags=re.MULTILINE)
        path.write_text(printed + card.format(number=last))

        assert check(folder) == []

        path.write_text(printed + card.format(number=last + 1))

        assert f"1 to {last} for 'number', got {last + 1}" in check(folder)[0]

    def test_starting_cards_have_no_number(self) -> None:
        """DS-COMP-013: the S cards have no number, and the 14 starting combat cards lie apart from hands."""
        table = new()
        starting = [card for card in table.pack.adventures.values() if card.starting]

        assert {card.number for card in starting} == {0}
        assert sorted(table.arms) == sorted(card.id for card in starting if card.combat is not None)
        assert sorted(table.adventures[0]) == sorted(card.id for card in starting if card.combat is None)

    def test_a_number_names_one_card(self) -> None:
        """DS-COMP-013: content names cards by number, from 1 on."""
        numbers = [card.number for card in airfield().adventures.values() if card.number]

        assert len({*numbers}) == len(numbers)
        assert min(numbers) >= 1
        assert effects(on_map(), "gain adventure 26").arms[-1] == "ice-blade"


class TestUnexplained:
    """Pieces that the rulebook never explains."""

    def test_curses_lie_apart(self) -> None:
        """DS-COMP-014: no curse is dealt, drawn or owned at the start, and camping deals none."""
        table = new()
        curses = [card.id for card in table.pack.adventures.values() if card.kind == "curse"]
        owned = [card for hand in table.adventures for card in hand] + table.arms + table.combat_deck + table.played

        assert len(curses) == 5
        assert table.curses == []
        assert not [card for card in curses if card in owned or card in table.deck]

    def test_content_alone_brings_a_curse(self) -> None:
        """DS-COMP-014: an effect that names a curse brings it into play, once, and another takes it away again."""
        table = on_map()
        before = offered(table)
        effects(table, "gain curse cold-pocket")

        assert table.curses == ["cold-pocket"]
        assert offered(table) == before

        effects(table, "lose curse cold-pocket")

        assert table.curses == []
