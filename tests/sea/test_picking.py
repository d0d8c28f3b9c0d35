"""One of several effects: SG-CMD-014 for what cards, events and stories let a player pick."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.table.table import SeaTable

from .tables import (
    again,
    at_sea,
    draw_event,
    effects,
    exploring,
    give_command,
    offered,
    play,
    reprint,
    story,
    wear,
)

GOODS = ("materials", "vegetables", "grain")


def picks(table: SeaTable) -> list[str]:
    """The alternatives that may be picked now."""
    return [line[5:] for line in offered(table) if line.startswith("pick ")]


@pytest.mark.parametrize(("letter", "kind"), [("a", "materials"), ("b", "vegetables"), ("c", "grain")])
def test_an_event_gives_the_one_that_is_picked(letter: str, kind: str) -> None:
    """SG-CMD-014: of 1 materials, 1 vegetables and 1 grain the picked one is gained, and the turn goes on."""
    table = draw_event(at_sea(), "abandoned-canoe")
    before = dict(table.goods)

    assert picks(table) == ["a", "b", "c"]

    play(table, f"pick {letter}")

    assert {each: table.goods[each] - before[each] for each in GOODS} == {each: int(each == kind) for each in GOODS}
    assert picks(table) == []
    assert "travel" in offered(table)


def test_what_is_printed_after_the_alternatives_follows_once() -> None:
    """SG-CMD-014, SG-EXPLORE-008: the picked effects come first and whole, then the rest of the text."""
    table = effects(at_sea(), "choose 1: gain 1 xp; gain 2 coins | gain 4 xp", "gain 8 xp")

    assert (table.xp, table.goods["coins"]) == (0, 3)

    play(table, "pick a")

    assert (table.xp, table.goods["coins"]) == (9, 5)
    assert "travel" in offered(table)


def test_there_is_no_third_of_two() -> None:
    """SG-CMD-014: only what is printed can be picked, and the same text offers all of it the next time."""
    table = effects(at_sea(), "choose 1: gain 1 xp | gain 4 xp")

    assert picks(table) == ["a", "b"]

    play(table, "pick b")
    effects(table, "choose 1: gain 1 xp | gain 4 xp")

    assert table.xp == 4
    assert picks(table) == ["a", "b"]
    assert play(table, "pick b").xp == 8


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_user_picks(seat: int) -> None:
    """SG-CMD-014: who uses the card picks, and it is that player who draws, whoever is active."""
    table = effects(at_sea(3), "choose 1: draw 1 | gain 1 xp", seat=seat)

    assert waiting(table)[1] == seat

    play(table, "pick a", "fate 3")

    assert [len(hand) for hand in table.hands] == [int(other == seat) for other in range(3)]


@pytest.mark.parametrize(("letter", "gone", "left"), [("a", "madness", "frightened"), ("b", "frightened", "madness")])
def test_a_card_cures_one_thing(letter: str, gone: str, left: str) -> None:
    """SG-CMD-014: Counsel takes madness or fright off somebody when a meal is cooked, never both."""
    table = wear(give_command(at_sea(), 3), "marco", "counsel-3")
    table.goods["grain"] = 3
    table.crew["mac"].statuses = ("frightened", "madness")
    table.crew["marco"].damage = 3
    play(again(table), "cook flapjacks by p1")
    while not picks(table):
        play(table, "heal marco")
    play(table, f"pick {letter}", f"cure mac of {gone}")

    assert [*table.crew["mac"].statuses] == [left]


def test_the_bearer_is_passed_by_in_a_picked_effect() -> None:
    """SG-CMD-014: an alternative for another crew member leaves out the one who carries the card."""
    table = effects(at_sea(), "choose 1: gain venom on another | gain 1 xp", bearer="mac")
    play(table, "pick a")

    assert "afflict mac with venom" not in offered(table)
    assert "afflict odessa with venom" in offered(table)


def test_a_picked_loss_in_a_story_can_end_it() -> None:
    """SG-CMD-014, SG-EXPLORE-008: the alternative that returns to the ship drops what is printed after it."""
    text = (
        "# 7 Ford\n\n## 7 Ford\n\nA ford.\n\n- (a) Wade.\n  > choose 1: gain 1 xp | return to the ship\n  > gain 4 xp\n"
    )
    table = play(exploring(story(at_sea(), text), 7), "choose a", "pick b")

    assert (table.xp, table.exploring) == (0, False)
    assert play(exploring(story(at_sea(), text), 7), "choose a", "pick a").xp == 5


def test_an_event_of_two_lines_of_alternatives_asks_twice() -> None:
    """SG-CMD-014: each line of alternatives is picked from on its own."""
    table = reprint(at_sea(), "debris", do=("choose 1: gain 1 xp | gain 1 grain", "choose 1: gain 2 xp | gain 4 xp"))
    draw_event(table, "debris")
    play(table, "pick a")

    assert table.xp == 1
    assert picks(table) == ["a", "b"]
    assert play(table, "pick b").xp == 5
    assert picks(table) == []
