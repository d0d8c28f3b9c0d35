"""What the log tells of the skies' seldom steps, who draws by hand, and which repairs a full hand leaves."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from sleeping_gods.kernel.play import advance
from sleeping_gods.party.chapters.ability_deck import DrawCard
from sleeping_gods.party.table.records import Test
from sleeping_gods.skies.acts.use_refusals import wrong_moment_reason
from sleeping_gods.skies.chapters.camp import DealDiscard
from sleeping_gods.skies.chapters.combat_cards import DrawCombatCard
from sleeping_gods.skies.chapters.fate import KeepSeven
from sleeping_gods.skies.chapters.joining import DealPooled
from tests.bed import effects, play, refused, told

from .tables import on_map, stands, tire


def test_where_somebody_is_set_down_is_told() -> None:
    """DS-VARI-001: the log says on which square the plane's pilot was put."""
    table = tire(on_map(landing="quick"), ed=0)
    table.plane, table.fuel, table.spent = "henriks-camp", 5, 0
    play(stands(table, table.bound.landings["henriks-camp"]), "fly to geysers", "land 12:d3")

    assert told(table, "landed") == [("12:d3",)]


def test_a_mark_that_finds_no_box_is_told() -> None:
    """DS-JLOG-006: of two marks on a track of 8 with 7 one is made."""
    table = effects(on_map(), "mark rebels 8")
    assert told(table, "marked-full") == []

    effects(table, "mark rebels 1")
    assert [value[0] for value in told(table, "marked-full")] == ["rebels"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_that_goes_to_a_hand_is_drawn_by_its_player(seat: int) -> None:
    """With real decks whoever gets the card draws it, also where another player leads."""
    table = on_map(2)

    for draw in (DrawCard(seat), DrawCombatCard(seat), DealDiscard(seat), DealPooled("adventure", ("x",), seat)):
        assert draw.drawer(table) == seat, draw


def test_only_going_on_without_the_discard_is_no_repair() -> None:
    """DS-TURN-004: a hand over its limit is not skipped, but figures are set meanwhile."""
    table = on_map(2)
    while len(table.hands[0]) < 8:
        table.hands[0].append(table.deck.pop())
    table.agenda.append(KeepSeven(0))
    advance(table)

    assert refused(table, "repair skip").key == "repair-hand-limit"
    assert play(table, "repair set goods rope 2").goods["rope"] == 2


@pytest.mark.parametrize(
    ("skill", "arg", "holder", "rule", "key"),
    [
        ("craft", "craft", "rope", "DS-CHAL-007", "not-now"),
        ("craft", "any", "rope", "DS-CHAL-007", "not-now"),
        ("craft", "savvy", "rope", "DS-SKIL-003", "wrong-skill"),
        ("craft", "savvy", "ed", "DS-CHAR-005", "wrong-skill"),
        ("", "savvy", "rope", "DS-SKIL-003", "not-now"),
        ("", "any", "ed", "DS-SKIL-003", "not-now"),
    ],
)
def test_a_use_for_a_challenge_is_refused_by_its_skill_where_there_is_one(
    skill: str, arg: str, holder: str, rule: str, key: str
) -> None:
    """DS-CHAL-007, DS-SKIL-003: a test without a skill is no challenge of another skill."""
    table = on_map()
    table.tests.append(Test("check", 0, skill=skill, number=4))
    use: Any = SimpleNamespace(window="challenge", op="plus", arg=arg, holder=holder, use=SimpleNamespace(own=False))

    reason = wrong_moment_reason(table, use, "")

    assert (reason.rule, reason.key) == (rule, key)
