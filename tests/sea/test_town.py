"""Towns: SG-EXPLORE. Choices taken one after another in one visit."""

from __future__ import annotations

from sleeping_gods.sea.chapters.turn import TakeAction
from sleeping_gods.sea.table.table import SeaTable

from .tables import at_sea, doing, exploring, offered, play, refused, story, told

HAMLET = """\
# 7 Hamlet

## 7 Hamlet

> town

**Hamlet.** Three doors.

- (a) One.
  > gain 1 xp
- (b) Two.
  > gain 2 xp
- (c) Three.
  > gain 4 xp; turn to 7
"""


def open_choices(table: SeaTable) -> list[str]:
    """The letters that may be chosen now."""
    return [line[7:] for line in offered(table) if line.startswith("choose ")]


def test_the_choices_of_a_town_are_taken_one_after_another() -> None:
    """SG-EXPLORE-011: of three choices two remain after the first leads back to the town."""
    table = exploring(story(at_sea(), HAMLET), 7)

    assert open_choices(table) == ["a", "b", "c"]

    play(table, "choose a")

    assert open_choices(table) == ["b", "c"]
    assert (table.xp, table.exploring) == (1, True)


def test_elsewhere_one_choice_is_all() -> None:
    """SG-EXPLORE-011: a paragraph that is no town does not come back after a choice, wherever that leads."""
    table = play(exploring(story(at_sea(), HAMLET.replace("> town\n\n", "")), 7), "choose a")

    assert (table.xp, table.exploring) == (1, False)
    assert open_choices(table) == []
    assert "travel" in offered(table)

    play(exploring(table, 7), "choose c", "choose c", "choose b")

    assert (table.xp, table.exploring) == (1 + 4 + 4 + 2, False)


def test_each_choice_once_in_a_visit() -> None:
    """SG-EXPLORE-012: a choice taken in this visit is refused the second time."""
    table = play(exploring(story(at_sea(), HAMLET), 7), "choose a")

    assert refused(table, "choose a").rule == "SG-EXPLORE-012"

    play(table, "choose c")

    assert open_choices(table) == ["b"]
    assert refused(table, "choose c").rule == "SG-EXPLORE-012"


def test_a_choice_is_closed_in_its_own_paragraph_alone() -> None:
    """SG-EXPLORE-012: taken in one town, choice A is open in the next town of the same visit, and closed on return."""
    inn = HAMLET.partition("\n\n")[2].replace("## 7 Hamlet", "## 7.1 Inn")
    table = exploring(story(at_sea(), HAMLET.replace("gain 2 xp", "gain 2 xp; turn to 7.1") + "\n" + inn), 7)
    play(table, "choose a", "choose b")

    assert (table.paragraph, open_choices(table)) == ("7.1", ["a", "b", "c"])

    play(table, "choose a", "choose c")

    assert (table.paragraph, open_choices(table), table.xp) == ("7", ["c"], 1 + 2 + 1 + 4)


def test_a_later_visit_starts_afresh() -> None:
    """SG-EXPLORE-013: explored again as the second action of the turn, the town offers the same choice again."""
    table = at_sea()
    table.region = "3.ash"
    play(doing(table, TakeAction()), "explore 40", "choose a", "go on", "fate 5", "choose g")

    assert table.actions == 1

    play(table, "explore 40")

    assert "a" in open_choices(table)


def test_without_a_choice_left_the_crew_returns() -> None:
    """SG-EXPLORE-020: when all three choices of a town are taken the explore action ends."""
    table = play(exploring(story(at_sea(), HAMLET), 7), "choose a", "choose b", "choose c")

    assert table.xp == 7
    assert not table.exploring
    assert "travel" in offered(table)


def test_without_a_choice_that_can_be_taken_the_crew_returns() -> None:
    """SG-EXPLORE-020: a paragraph whose only choice cannot be paid ends the explore action as well."""
    text = "# 7 Toll\n\n## 7 Toll\n\nA gate.\n\n- (a) Pay.\n  > cost 6 meat\n  > return to the ship\n"
    table = exploring(story(at_sea(), text), 7)

    assert not table.exploring
    assert "travel" in offered(table)


def test_the_city_of_ashes_is_a_town() -> None:
    """SG-EXPLORE-024: after choice A the story is back at 40 with A closed and the others open, in one action."""
    table = at_sea()
    table.region = "3.ash"
    play(doing(table, TakeAction()), "explore 40", "choose a", "go on", "fate 5")

    assert table.pack.paragraphs["40"].town
    assert table.pack.paragraphs["40"].blocks[0].text.startswith("**City of Ashes.**")
    assert (table.paragraph, table.actions) == ("40", 1)
    assert table.goods["coins"] == 5
    assert open_choices(table) == ["b", "d", "g"]
    assert refused(table, "choose a").rule == "SG-EXPLORE-012"


def test_a_town_is_remembered_across_its_paragraphs() -> None:
    """SG-EXPLORE-012: a choice that leads through another paragraph is still closed on coming back."""
    table = at_sea()
    table.goods["artifacts"] = 1
    play(exploring(table, 40), "choose c")

    assert told(table, "paragraph") == [("40.2",), ("40",)]
    assert "c" not in open_choices(table)
    assert refused(table, "choose c").rule == "SG-EXPLORE-012"


def test_all_choices_of_a_town_may_be_taken() -> None:
    """SG-EXPLORE-011: A, then B, then C in one visit; with none left the crew returns."""
    table = play(exploring(story(at_sea(), HAMLET), 7), "choose a", "choose b")

    assert open_choices(table) == ["c"]
    assert (play(table, "choose c").xp, table.exploring) == (7, False)


def test_a_way_round_does_not_open_a_choice_again() -> None:
    """SG-EXPLORE-006, 012: A leads to 7.1 and back to the town: it is still the same visit, and A is closed."""
    inn = "\n## 7.1 Inn\n\nInn.\n\n- (a) Back.\n  > turn to 7\n"
    table = exploring(story(at_sea(), HAMLET.replace("gain 1 xp", "gain 1 xp; turn to 7.1") + inn), 7)
    play(table, "choose a", "choose a")

    assert open_choices(table) == ["b", "c"]


def test_a_choice_that_costs_is_taken_once_too() -> None:
    """SG-EXPLORE-012: what is paid for in a town is offered once in a visit, however many coins are left."""
    table = story(at_sea(), HAMLET.replace("> gain 1 xp", "> cost 1 coin\n  > gain 1 xp"))
    table.goods["coins"] = 5
    play(exploring(table, 7), "choose a")

    assert (open_choices(table), table.goods["coins"]) == (["b", "c"], 4)
    assert refused(table, "choose a").rule == "SG-EXPLORE-012"


def test_returning_from_a_town() -> None:
    """SG-EXPLORE-009: 'return to the ship' ends the visit to a town, whatever choices are left."""
    table = exploring(story(at_sea(), HAMLET.replace("gain 2 xp", "gain 2 xp; return to the ship")), 7)
    play(table, "choose b")

    assert (table.xp, table.exploring, open_choices(table)) == (2, False, [])


def test_a_shut_choice_stays_shut_when_it_is_the_last() -> None:
    """SG-EXPLORE-020: with only a choice left that needs a keyword, the crew returns without it."""
    table = exploring(story(at_sea(), HAMLET.replace("> gain 4 xp", "> needs LANTERN\n  > gain 4 xp")), 7)
    play(table, "choose a", "choose b")

    assert (table.xp, table.exploring) == (3, False)
