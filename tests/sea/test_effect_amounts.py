"""Effects that take or give more than one: each point is asked for, and no more than was printed happens."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.crew import passive_sum
from sleeping_gods.sea.table.table import SeaTable

from .tables import (
    again,
    at_sea,
    damage_on,
    effects,
    give_command,
    hold,
    offered,
    place_cube,
    play,
    refused,
    told,
    wear,
)


def test_two_resources_are_lost_one_after_the_other() -> None:
    """SG-RES-006: of any resource the active player chooses each piece, and the second may be of another kind."""
    table = at_sea(2)
    table.goods |= {"coins": 3, "grain": 1, "meat": 2}
    effects(table, "lose 2 resources", "gain 1 xp")

    assert waiting(table)[1] == table.captain
    assert [line for line in offered(table) if line.startswith("lose ")] == ["lose coins", "lose grain", "lose meat"]
    assert refused(table, "lose materials").rule == "SG-ENEMY-007"

    play(table, "lose grain")

    assert table.goods["grain"] == 0
    assert [line for line in offered(table) if line.startswith("lose ")] == ["lose coins", "lose meat"]

    play(table, "lose meat")

    assert (table.goods["coins"], table.goods["meat"], table.xp) == (3, 1, 1)


def test_a_loss_of_more_than_there_is_ends_with_the_last() -> None:
    """SG-RES-006: with 1 resource left a loss of 3 takes it and is over."""
    table = at_sea()
    table.goods = {**dict.fromkeys(table.goods, 0), "coins": 1}
    play(effects(table, "lose 3 resources", "gain 1 xp"), "lose coins")

    assert (sum(table.goods.values()), table.xp) == (0, 1)


@pytest.mark.parametrize(("count", "left"), [(1, 2), (2, 1), (3, 0)])
def test_so_many_cards_are_discarded(count: int, left: int) -> None:
    """SG-ABIL-017: the user gives up exactly so many hand cards, one at a time; other hands are safe."""
    table = hold(hold(at_sea(2), 1, "treat-3", "alert-2", "refine-1"), 0, "focus-5")
    effects(table, f"discard {count}", seat=1)
    for card in ("treat-3", "alert-2", "refine-1")[:count]:
        assert waiting(table)[1] == 1
        play(table, f"drop {card}")

    assert (len(table.hands[1]), table.hands[0], len(table.discard)) == (left, ["focus-5"], count)
    assert "travel" in offered(table)


def statuses_on(table: SeaTable) -> dict[str, list[str]]:
    """Statuses by crew member, where there are any."""
    return {name: list(member.statuses) for name, member in table.crew.items() if member.statuses}


def test_a_status_leaves_everybody_named() -> None:
    """SG-STATUS-013: an effect on each takes that status off all who bear it, and no other status."""
    table = at_sea()
    table.crew["mac"].statuses = ("venom", "madness")
    table.crew["audrie"].statuses = ("venom",)
    effects(table, "remove venom from each")

    assert statuses_on(table) == {"mac": ["madness"]}


def test_every_status_leaves_one() -> None:
    """SG-STATUS-013: an effect that takes all statuses off one leaves the others theirs."""
    table = at_sea()
    table.crew["mac"].statuses = ("venom", "madness")
    table.crew["audrie"].statuses = ("venom",)
    effects(table, "remove all statuses from mac")

    assert statuses_on(table) == {"audrie": ["venom"]}


@pytest.mark.parametrize(("tired", "left"), [(2, 0), (1, 0)])
def test_fatigue_of_one_leaves_that_one_alone(tired: int, left: int) -> None:
    """SG-FATIGUE-007: remove 2 fatigue from one crew member takes both, or the one that there is, and no other's."""
    table = at_sea()
    table.crew["mac"].fatigue, table.crew["marco"].fatigue = tired, 1
    play(effects(table, "remove 2 fatigue from one"), "rest mac")

    assert (table.crew["mac"].fatigue, table.crew["marco"].fatigue) == (left, 1)
    assert told(table, "rested") == [("mac", 1)] * tired
    assert "travel" in offered(table)


def test_one_fatigue_of_one_leaves_the_second() -> None:
    """SG-FATIGUE-007: remove 1 fatigue from one crew member leaves 1 of 2."""
    table = at_sea()
    table.crew["mac"].fatigue = 2

    assert play(effects(table, "remove 1 fatigue from one"), "rest mac").crew["mac"].fatigue == 1


def test_fatigue_of_a_named_crew_member_leaves_in_full() -> None:
    """SG-FATIGUE-007: remove 2 fatigue from Mac takes both of his, and nobody else's."""
    table = at_sea()
    table.crew["mac"].fatigue, table.crew["marco"].fatigue = 2, 2
    effects(table, "remove 2 fatigue from mac")

    assert (table.crew["mac"].fatigue, table.crew["marco"].fatigue) == (0, 2)
    assert told(table, "rested") == [("mac", 1)] * 2


def test_divided_fatigue_ends_with_the_last_point() -> None:
    """SG-ADV-010, 011: 3 fatigue may leave two crew members; what is over is lost."""
    table = at_sea()
    table.crew["mac"].fatigue, table.crew["marco"].fatigue = 2, 2
    play(effects(table, "remove 3 fatigue"), "rest mac", "rest marco", "rest mac")

    assert (table.crew["mac"].fatigue, table.crew["marco"].fatigue) == (0, 1)
    assert "travel" in offered(table)


@pytest.mark.parametrize(("fate", "xp"), [(5, 1), (6, 1), (4, 0), (1, 0)])
def test_a_plain_draw_must_reach_its_number(fate: int, xp: int) -> None:
    """SG-FATE-001: what follows a draw of 5 happens on 5 and 6, and not below."""
    table = play(effects(at_sea(), "fate 5: gain 1 xp"), f"fate {fate}")

    assert table.xp == xp
    assert (table.tests, len(table.discard), "travel" in offered(table)) == ([], 1, True)


@pytest.mark.parametrize(("seat", "act", "gainer"), [(1, True, 1), (1, False, 0), (0, True, 0)])
def test_command_goes_to_the_user_or_to_the_active_player(seat: int, act: bool, gainer: int) -> None:
    """SG-CMD-015: gained in a story it is the active player's, gained with a card used at any time the user's."""
    table = effects(at_sea(2), "gain 2 command", seat=seat, act=act)

    assert table.pools == [2 if each == gainer else 0 for each in range(2)]


def test_each_loses_health_but_the_fallen() -> None:
    """SG-HEALTH-001: a loss of each takes 1 from all who stand; those at 0 health pass none on."""
    table = at_sea()
    table.crew["mac"].damage = 6
    effects(again(table), "lose 1 health by each")

    assert damage_on(table) == {name: 6 if name == "mac" else 1 for name in table.crew}


def test_hurt_is_not_fallen() -> None:
    """SG-HEALTH-003: only a crew member brought to 0 health is told to have fallen."""
    table = play(effects(at_sea(), "lose 4 health"), "hurt marco", "hurt marco", "hurt marco")

    assert told(table, "fell") == []
    assert told(play(table, "hurt marco"), "fell") == [("marco",)]


def test_a_repair_of_two_takes_two_cubes() -> None:
    """SG-SHIPDMG-006: repair 2 removes exactly 2 cubes, from one room or from two; with one there the rest is lost."""
    table = at_sea()
    table.cubes |= {"galley": 2, "deck": 1}
    play(effects(table, "repair 2"), "repair galley", "repair deck")

    assert (table.cubes["galley"], table.cubes["deck"]) == (1, 0)
    assert "travel" in offered(table)

    assert "travel" in offered(play(effects(table, "repair 2"), "repair galley"))


def test_an_eleventh_cube_drops_the_rest() -> None:
    """SG-SHIPDMG-005: with 10 cubes a damage of 3 places one more, and no further card is drawn."""
    table = at_sea()
    for space, room in table.pack.rooms.items():
        table.cubes[space] = room.capacity
    table.cubes["quarters"] = 1
    effects(again(table), "ship damage 3", "gain 1 xp")
    deck = len(table.deck)
    place_cube(table, 5)

    assert (len(table.deck), len(table.tests), table.xp) == (deck - 1, 0, 0)
    assert told(table, "defeat") == [("ship",)]


@pytest.mark.parametrize(("unhurt", "total"), [(True, 1), (False, 0)])
def test_a_standing_change_while_unhurt(unhurt: bool, total: int) -> None:
    """SG-ABIL-013: Focused Mind aims better without damage on its bearer, and not with 1 or more."""
    table = wear(give_command(at_sea(), 0), "mac", "focused-mind-2")
    table.crew["mac"].damage = 0 if unhurt else 1

    assert passive_sum(table, "mac", "accuracy") == total


@pytest.mark.parametrize(
    ("effect", "verb"),
    [
        ("restore 1 health to another", "heal"),
        ("remove 1 fatigue from another", "rest"),
        ("gain 1 fatigue on another", "tire"),
        ("lose 1 health by another", "hurt"),
        ("remove venom from another", "cure"),
        ("gain madness on another", "afflict"),
    ],
)
def test_another_is_not_the_bearer(effect: str, verb: str) -> None:
    """SG-ABIL-014: what a card does for another crew member passes its bearer by, and nobody else."""
    table = at_sea()
    for member in table.crew.values():
        member.damage, member.fatigue, member.statuses = 1, 1, ()
    for name in ("mac", "marco", "odessa"):
        table.crew[name].statuses = ("venom",)
    effects(again(table), effect, bearer="mac")
    names = [line.split()[1] for line in offered(table) if line.startswith(f"{verb} ")]

    expected = ["odessa", "marco"] if verb == "cure" else [name for name in table.crew if name != "mac"]
    assert names == expected
    play(table, next(line for line in offered(table) if line.startswith(f"{verb} ")))
    assert not [line for line in offered(table) if line.startswith(f"{verb} ")]


@pytest.mark.parametrize(
    ("effect", "verb", "left"),
    [
        ("restore 2 health to one", "heal", {"mac": 1, "marco": 3}),
        ("lose 2 health by one", "hurt", {"mac": 5, "marco": 3}),
    ],
)
def test_all_of_it_on_one(effect: str, verb: str, left: dict[str, int]) -> None:
    """SG-HEALTH-006, SG-CHAL-024: what is meant for one crew member is not divided."""
    table = at_sea()
    table.crew["mac"].damage = table.crew["marco"].damage = 3
    play(effects(again(table), effect), f"{verb} mac")

    assert damage_on(table) == left
    assert "travel" in offered(table)
