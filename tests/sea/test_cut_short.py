"""What a defeat cuts short, and what the remedy gives to whom: SG-DEFEAT-018, SG-SHIPDMG-005, SG-VARIANT-005."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.effects.parse import parse_program
from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.turn import EndTurn, TakeAction
from sleeping_gods.sea.effects.bind import bind

from .tables import (
    again,
    at_sea,
    beat_crew,
    doing,
    draw_event,
    fight,
    foe,
    leaking,
    offered,
    place_cube,
    play,
    reprint,
    told,
    wear,
    weary,
)


def test_an_event_that_beats_the_crew_is_discarded_once() -> None:
    """SG-DEFEAT-018: the event under way goes to the event discard, and is under way no more."""
    table = draw_event(reprint(weary(at_sea()), "debris", do=("lose 1 health", "gain 1 xp")), "debris")
    play(table, "hurt odessa")

    assert told(table, "defeat") == [("crew",)]
    assert (table.event, table.event_discard, table.xp) == ("", ["debris"], 0)


def test_an_ongoing_event_that_beats_the_crew_stays_in_play() -> None:
    """SG-DEFEAT-007, 018: drawn and fatal, it is still ongoing, and not in the discard as well."""
    table = weary(at_sea())
    card = dataclasses.replace(table.pack.events["broken-boiler"], program=parse_program(["lose 1 health"]))
    table.pack = dataclasses.replace(table.pack, events={**table.pack.events, card.id: card}, bound=None)
    table.bound = bind(table.pack)
    play(draw_event(again(table), card.id), "hurt odessa")

    assert (table.event, table.ongoing, table.event_discard) == ("", [card.id], [])


def test_a_resolved_event_is_no_longer_under_way() -> None:
    """SG-EVENT-007: when the actions begin no event is under way, so no card can cancel it."""
    table = draw_event(reprint(at_sea(), "debris", do=("gain 1 xp",)), "debris")

    assert (table.event, table.event_discard, table.xp) == ("", ["debris"], 1)


def test_the_eleventh_cube_ends_a_fight_at_once() -> None:
    """SG-SHIPDMG-005: in the middle of an enemy's action the eleventh cube is defeat; its next ability does not act."""
    table = foe(leaking(at_sea()), "shark", "D L .|. . .|. . H", attack=0, D="ship-damage", L="lose-resource")
    play(fight(table, "shark"), "end attacks")
    place_cube(table, 5)

    assert told(table, "defeat") == [("ship",)]
    assert (table.combat, table.goods["coins"]) == (None, 3)


@pytest.mark.parametrize("ability", ["ship-damage", "lose-resource"])
def test_an_enemys_ability_takes_one(ability: str) -> None:
    """SG-ENEMY-005, 006: one cube or one resource for each square, and the next round begins."""
    table = foe(at_sea(), "shark", "D . .|. . .|. . H", attack=0, D=ability)
    play(fight(table, "shark"), "end attacks")
    if ability == "ship-damage":
        place_cube(table, 3)
    else:
        play(table, "lose coins")

    assert (sum(table.cubes.values()), table.goods["coins"]) == ((1, 3) if ability == "ship-damage" else (0, 2))
    assert table.fight.round == 2


def test_regeneration_reaches_the_neighbours_alone() -> None:
    """SG-ENEMY-010: in a row of four the second heals the first and the third, and not the fourth."""
    table = at_sea()
    for name in ("a", "b", "c", "d"):
        grid = "N . .|. . .|. . H" if name == "b" else ". . .|. . .|. . H"
        foe(table, name, grid, attack=0, N="adjacent-regen-1")
    fight(table, "a", "b", "c", "d")
    for enemy in table.fight.foes:
        enemy.covered = 0b10 if enemy.id != "b" else 0
    play(again(table), "end attacks", "uncover a a2", "uncover c a2")

    assert [enemy.covered for enemy in table.fight.foes] == [0, 0, 0, 0b10]
    assert table.fight.round == 2


@pytest.mark.parametrize(("captain", "pools"), [(0, [2, 3, 3]), (1, [3, 2, 3]), (2, [3, 3, 2])])
def test_easy_help_goes_around_from_the_next_player(captain: int, pools: list[int]) -> None:
    """SG-VARIANT-005: 8 command are shared one at a time from the left of the active player."""
    table = at_sea(3)
    table.easy, table.captain = True, captain
    beat_crew(again(table))
    play(table, next(line for line in offered(table) if line.startswith("make for ")), "share command")

    assert table.pools == pools


def test_a_card_that_kept_the_last_of_the_crew_up_is_missed() -> None:
    """SG-HEALTH-004, 007: when Healthy leaves its bearer, the last with health, it is a defeat when the turn ends."""
    table = wear(weary(at_sea(), left=0), "odessa", "healthy-3")
    play(doing(table, TakeAction(), EndTurn()), "unequip healthy-3")
    assert table.crew["odessa"].damage == 6

    play(table, "skip action", "skip action")
    assert told(table, "defeat") == [("crew",)]


def test_the_finale_begun_again_is_a_story() -> None:
    """SG-DEFEAT-022: after the first defeat in the finale F1 is read as a story, with nothing of it taken yet."""
    table = at_sea()
    table.finale = True
    beat_crew(again(table))

    assert (table.paragraph, table.exploring, table.visit) == ("F1", True, [])
    assert waiting(table)[1] == table.captain
