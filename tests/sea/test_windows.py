"""At any time, and nowhere else: every kind of act of another seat, in every kind of window (SG-CMD-002, 003)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.steps import STEPS
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.party.table.decisions import GameDecision
from sleeping_gods.party.view import own_options
from sleeping_gods.sea.chapters.events import EventPhase
from sleeping_gods.sea.chapters.ship import ShipAction
from sleeping_gods.sea.chapters.turn import BeginTurn, EndTurn
from sleeping_gods.sea.table.table import SeaTable

from .tables import (
    again,
    at_sea,
    doing,
    draw_any,
    draw_event,
    effects,
    exploring,
    give_command,
    hold,
    in_force,
    offered,
    own,
    play,
    put_enemy,
    refused,
    wear,
)

ACTS = {
    "equip": "equip triage-5 on odessa",
    "cook": "cook flapjacks by p2",
    "cook book": "activate alzarrian-cook-book cook by p2",
    "arm": "arm mac with revolver",
    "unequip": "unequip refine-1",
    "board": "activate audrie repair",
    "card": "play refine-1 repair",
    "gloria": "activate gloria draw by p2",
    "sail": "activate dray-beast sail by p2",
    "redraw": "activate gear redraw by p2",
    "fate +1": "activate mac fate",
    "skill": "activate scouts-gear perception by p2",
    "accuracy": "activate amulet-of-the-fox accuracy by p2",
    "crew damage": "activate mac damage",
    "block": "activate serpent-scale-vest block by p2",
    "deal": "activate stone-of-blood deal by p2",
    "cancel": "activate yesterdays-almanac cancel by p2",
    "ignore": "activate binoculars ignore by p2",
}
"""What P2 might want to do in P1's turn; P2 can pay for each of it, and each has something to work on."""

ALWAYS = {"unequip", "board", "card", "gloria"}
OUTSIDE_COMBAT = {"equip", "cook", "cook book", "arm", "sail"}
OUT_OF_PLACE = {
    "redraw": "SG-CMD-003",
    "fate +1": "SG-CMD-003",
    "skill": "SG-ADV-016",
    "accuracy": "SG-COMBAT-017",
    "crew damage": "SG-CREW-010",
    "block": "SG-COMBAT-042",
    "deal": "SG-ABIL-021",
    "cancel": "SG-ERRATA-004",
    "ignore": "SG-SEARCH-008",
}
"""The rule behind the refusal of what has a window of its own."""

SEA: dict[str, str] = {}
TEST = {"equip": "SG-ABIL-011"}
STORY = {"sail": "SG-EXPLORE-016"}
STORY_TEST = {**TEST, **STORY}
COMBAT = {
    "equip": "SG-COMBAT-064",
    "cook": "SG-ADV-014",
    "cook book": "SG-ADV-014",
    "arm": "SG-COMBAT-064",
    "sail": "SG-COMBAT-064",
}
DRAW = {"redraw", "fate +1"}


@dataclass(frozen=True)
class Window:
    """A moment of P1's turn: how it comes about, what it allows beyond the usual, and what it forbids by which rule."""

    decision: str
    reach: Callable[[SeaTable], SeaTable]
    allows: set[str] = field(default_factory=set)
    forbids: dict[str, str] = field(default_factory=dict)


def rich() -> SeaTable:
    """P1 acts and has nothing; P2 has 14 command and cards for every moment, and crew and ship need all of them."""
    table = own(
        wear(at_sea(2), "mac", "refine-1"), "revolver", "scouts-gear", "amulet-of-the-fox", "serpent-scale-vest"
    )
    own(table, "stone-of-blood", "dray-beast", "yesterdays-almanac", "binoculars", "alzarrian-cook-book")
    table.cubes["bridge"], table.goods["grain"], table.goods["meat"] = 1, 3, 1
    table.crew["mac"].fatigue = table.crew["mac"].damage = 1
    return give_command(hold(table, 1, "triage-5"), 0, 14)


def after(*lines: str) -> Callable[[SeaTable], SeaTable]:
    """The moment after these choices of P1's two actions."""
    return lambda table: play(table, *lines)


def ship(*lines: str) -> Callable[[SeaTable], SeaTable]:
    """The moment after these choices from the ship action on."""
    return lambda table: play(doing(table, ShipAction()), *lines)


def facing_effect(effect: str, *lines: str) -> Callable[[SeaTable], SeaTable]:
    """The moment after these choices in the face of an effect."""
    return lambda table: play(effects(table, effect), *lines)


def combat(*lines: str) -> Callable[[SeaTable], SeaTable]:
    """The moment after these choices in a fight."""
    return lambda table: play(put_enemy(table, attack=3), *lines)


def event(*lines: str) -> Callable[[SeaTable], SeaTable]:
    """The moment after these choices from the reading of an event on."""
    return lambda table: play(draw_event(table, "biting-starfish"), *lines)


def at_port(*lines: str) -> Callable[[SeaTable], SeaTable]:
    """The moment after these choices in a region with a port and a market."""

    def reach(table: SeaTable) -> SeaTable:
        table.region = "2.stairs"
        return play(again(table), *lines)

    return reach


def at_turn_end(table: SeaTable) -> SeaTable:
    """The moment at which an ongoing event may be attempted."""
    table = doing(in_force(table, "unexplained-leak"), EndTurn())
    return play(table, "fate 3", "go on")


ATTACK = "attack wall with laurent using club"
WINDOWS = {
    "the start of the turn": Window("BeginTurn", lambda table: doing(table, BeginTurn()), set(), SEA),
    "the ship action": Window("ShipAction", ship(), set(), SEA),
    "between the parts of a room": Window("RoomParts", ship("use bridge", "do command"), set(), SEA),
    "between search tokens": Window("SearchMore", ship("use deck", "do search"), set(), SEA),
    "a bad search token": Window(
        "IgnorePenalty", ship("use deck", "do search", "search on", "find meat-ship-damage"), {"ignore"}, SEA
    ),
    "an event that was read": Window("MayCancel", event(), {"cancel"}, SEA),
    "the choice of an event": Window("ChooseEvent", event("go on"), set(), SEA),
    "between actions": Window("TakeAction", after(), set(), SEA),
    "in port": Window("PortServices", at_port("port"), set(), SEA),
    "in the market": Window("Buy", lambda table: draw_any(at_port("market")(table), 7), set(), SEA),
    "before steering": Window("Steer", after("travel"), set(), TEST),
    "a travel draw": Window("AlterTest", after("travel", "go on", "fate 3"), DRAW, TEST),
    "between two moves": Window("Sail", after("travel", "go on", "fate 3", "go on"), set(), SEA),
    "before a challenge draw": Window("JoinChallenge", facing_effect("challenge PERCEPTION 9"), set(), TEST),
    "before a second challenge": Window(
        "BeforeChallenge",
        lambda table: play(effects(table, "challenge CUNNING 2", "challenge SAVVY 2"), "go on", "fate 6", "go on"),
        set(),
        SEA,
    ),
    "what a failed challenge costs": Window(
        "LoseHealth",
        lambda table: play(
            effects(table, "challenge CUNNING 9", "fail: lose 2 health"), "go on", "fate 1", "go on", "hurt marco"
        ),
        set(),
        SEA,
    ),
    "a challenge draw": Window(
        "AlterTest", facing_effect("challenge PERCEPTION 9", "go on", "fate 3"), DRAW | {"skill"}, TEST
    ),
    "a challenge draw of another skill": Window(
        "AlterTest", facing_effect("challenge CUNNING 9", "go on", "fate 3"), DRAW, TEST
    ),
    "a ship damage draw": Window("AlterTest", facing_effect("ship damage 1", "fate 3"), DRAW, SEA),
    "a fate check": Window("AlterTest", facing_effect("fate 6: gain 1 coin", "fate 3"), DRAW, SEA),
    "losing health": Window("LoseHealth", facing_effect("lose 2 health", "hurt marco"), set(), SEA),
    "the end of the turn": Window("MayAttempt", at_turn_end, set(), SEA),
    "a story choice": Window("Choose", lambda table: exploring(table, 58), set(), STORY),
    "before a challenge draw in a story": Window(
        "JoinChallenge", lambda table: effects(exploring(table, 58), "challenge PERCEPTION 9"), set(), STORY_TEST
    ),
    "before the enemies are seen": Window("BeforeCombat", facing_effect("combat 30"), set(), SEA),
    "before the enemies are seen in a story": Window(
        "BeforeCombat", lambda table: effects(exploring(table, 58), "combat 30"), set(), STORY
    ),
    "between attacks": Window("Attacks", combat(), {"deal"}, COMBAT),
    "an attack draw": Window("AlterAttack", combat(ATTACK, "fate 6"), DRAW | {"accuracy", "deal"}, COMBAT),
    "an attack's damage": Window("AlterDamage", combat(ATTACK, "fate 6", "go on"), {"deal"}, COMBAT),
    "placing damage": Window("PlaceDamage", combat(ATTACK, "fate 6", "go on", "go on"), set(), COMBAT),
    "the choice of a victim": Window("Victim", combat("end attacks"), {"deal"}, COMBAT),
    "a hit": Window("Block", combat("end attacks", "hurt marco"), {"block", "deal"}, COMBAT),
}


def full_hand(table: SeaTable) -> SeaTable:
    """P2 has drawn more than a hand may hold."""
    return play(hold(table, 1, "alert-2", "alert-2b"), "activate gloria draw by p2", "draw refine-2", "draw refine-2b")


def with_dice(table: SeaTable) -> SeaTable:
    """P1 is about to say whether fate is drawn or rolled."""
    table.dice = "may"
    return play(effects(table, "challenge PERCEPTION 9"), "go on")


ATOMIC: dict[str, tuple[str, Callable[[SeaTable], SeaTable]]] = {
    "drawing fate": ("DrawFate", facing_effect("challenge PERCEPTION 9", "go on")),
    "drawing cards": ("DrawCard", after("activate gloria draw by p2", "draw refine-2")),
    "a hand above the limit": ("HandLimit", full_hand),
    "discarding": ("DiscardCards", lambda table: effects(table, "discard 1", seat=1)),
    "paying for a meal": ("PayRecipe", after("cook soup by p2")),
    "laying out enemies": ("LayEnemy", facing_effect("combat 30, 12", "reveal enemies", "lay flying-eye")),
    "drawing an event": ("DrawEvent", lambda table: doing(table, EventPhase())),
    "choosing a card or a die": ("DrawOrRoll", with_dice),
}
"""Moments in the middle of something, in which nobody can do anything else."""


def verdict(window: Window, act: str) -> str:
    """The rule that forbids an act in a window, or nothing."""
    if act in ALWAYS or act in window.allows:
        return ""
    if act in OUTSIDE_COMBAT:
        return window.forbids.get(act, "")
    return OUT_OF_PLACE[act]


def reached(name: str) -> SeaTable:
    """A rich table at a window."""
    table = WINDOWS[name].reach(rich())
    assert type(decision_of(table)).__name__ == WINDOWS[name].decision
    return table


@pytest.mark.parametrize("name", WINDOWS)
def test_another_seat_may_act(name: str) -> None:
    """SG-CMD-002, 003, SG-ABIL-012, 021, SG-ADV-014..016, SG-FATE-005, SG-EXPLORE-017: P2 acts in P1's turn."""
    window, table = WINDOWS[name], reached(name)
    allowed = [act for act in ACTS if not verdict(window, act)]
    own_lines = [text(choice) for choice in own_options(table, 1)]
    assert [act for act in allowed if ACTS[act] not in own_lines and act != "arm"] == []

    for act in allowed:
        changed = table.clone()
        waiting = decision_of(changed)
        play(changed, ACTS[act])
        assert waiting in changed.agenda or act == "cancel", act
        assert changed.violations() == [], act


@pytest.mark.parametrize("name", WINDOWS)
def test_nowhere_else(name: str) -> None:
    """SG-CMD-003, SG-ABIL-011, 021, SG-ADV-007, 014..016, SG-COMBAT-017, 042, 064, SG-EXPLORE-016: refused."""
    table = reached(name)
    forbidden = {act: rule for act in ACTS if (rule := verdict(WINDOWS[name], act))}

    assert {act: refused(table, ACTS[act]).rule for act in forbidden} == forbidden


@pytest.mark.parametrize("moment", ATOMIC)
def test_never_in_the_middle(moment: str) -> None:
    """SG-CMD-003: in the middle of drawing, shuffling, discarding and paying nothing can be done."""
    decision, reach = ATOMIC[moment]
    table = reach(rich())
    assert type(decision_of(table)).__name__ == decision

    assert {act: refused(table, line).rule for act, line in ACTS.items()} == dict.fromkeys(ACTS, "SG-CMD-003")


def test_every_special_window_is_in_the_matrix() -> None:
    """SG-CMD-003: each decision with a window of its own is tried above."""
    decisions = {name: kind for name, kind in STEPS.items() if issubclass(kind, GameDecision) and not kind.family}
    special = {name for name, kind in decisions.items() if kind.window}

    assert special == {"AlterTest", "AlterAttack", "AlterDamage", "Block", "MayCancel", "IgnorePenalty"}
    assert special <= {window.decision for window in WINDOWS.values()}


def test_a_card_moves_the_ship_in_a_challenge_at_sea() -> None:
    """SG-TRAVEL-028, SG-CMD-003: outside combat and explore a card moves the ship, and the test goes on after it."""
    table = reached("a challenge draw")
    play(table, "activate dray-beast sail by p2", "sail 2.stairs")

    assert table.region == "2.stairs"
    assert table.test.fate == 3
    assert offered(table)[0] == "go on"
