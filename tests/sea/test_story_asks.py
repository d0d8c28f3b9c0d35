"""What stories ask for before a choice can be taken: SG-EXPLORE-005, 012, 019, SG-RES-004 and SG-QUEST-004."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.table.table import SeaTable

from .tables import again, at_sea, exploring, offered, play, refused, story

GATE = """\
# 7 Gate

## 7 Gate

A gate.

- (a) Through.
  > {line}
  > gain 1 xp; return to the ship
- (b) Back.
  > return to the ship
"""


def at_gate(table: SeaTable, line: str) -> SeaTable:
    """A story whose choice (a) has a line of its own."""
    return exploring(story(table, GATE.format(line=line)), 7)


@pytest.mark.parametrize(("held", "opens"), [((9,), True), ((12,), True), ((9, 12), True), ((), False), ((10,), False)])
def test_one_of_two_keywords_is_enough(held: tuple[int, ...], opens: bool) -> None:
    """SG-EXPLORE-005: a choice that needs LANTERN or LETTER is open with either, and shut with neither."""
    table = at_sea()
    table.quests = list(held)
    at_gate(table, "needs LANTERN or LETTER")

    assert ("choose a" in offered(table)) == opens
    assert opens or refused(table, "choose a").rule == "SG-EXPLORE-005"


@pytest.mark.parametrize(("held", "opens"), [((9,), False), ((12,), False), ((9, 12), True), ((), False)])
def test_both_of_two_keywords_are_needed(held: tuple[int, ...], opens: bool) -> None:
    """SG-EXPLORE-005: a choice that needs LANTERN and LETTER is open with both alone."""
    table = at_sea()
    table.quests = list(held)

    assert ("choose a" in offered(at_gate(table, "needs LANTERN and LETTER"))) == opens


@pytest.mark.parametrize("quests", [(9,), (11,), (9, 11)])
def test_any_quest_with_the_keyword_gives_it(quests: tuple[int, ...]) -> None:
    """SG-QUEST-004: where two quests bear one keyword, either of them is enough, also after the other was used up."""
    table = at_sea()
    keyword = table.pack.quests[9].keyword
    twin = dataclasses.replace(table.pack.quests[10], number=11, keyword=keyword)
    table.pack = dataclasses.replace(table.pack, quests={**table.pack.quests, 11: twin}, bound=None)
    table.bound = bind(table.pack)
    table.quests = list(quests)
    table.used_quests = [number for number in (9, 11) if number not in quests]

    assert "choose a" in offered(at_gate(table, f"needs {keyword}"))


@pytest.mark.parametrize(
    ("asked", "goods", "opens"),
    [
        ("3 coins", {"coins": 3}, True),
        ("3 coins", {"coins": 2, "artifacts": 1}, False),
        ("2 materials", {"materials": 2}, True),
        ("2 materials", {"materials": 1, "coins": 9}, False),
        ("3 food", {"grain": 1, "meat": 1, "vegetables": 1}, True),
        ("3 food", {"grain": 1, "meat": 1, "materials": 1}, False),
    ],
)
def test_what_must_be_there_is_counted(asked: str, goods: dict[str, int], opens: bool) -> None:
    """SG-EXPLORE-005, SG-RES-004: a choice that needs goods is open with so many of that kind, and takes none."""
    table = at_sea()
    table.goods = {**dict.fromkeys(table.goods, 0), **goods}
    at_gate(table, f"needs {asked}")

    assert ("choose a" in offered(table)) == opens
    if opens:
        before = dict(table.goods)
        assert play(table, "choose a").goods == before
        assert table.xp == 1


def test_a_choice_for_once_in_a_campaign_stays_shut() -> None:
    """SG-EXPLORE-012: taken once, it is refused in every later visit, in that paragraph alone."""
    table = play(at_gate(at_sea(), "once per campaign"), "choose a")

    assert table.taken == ["7a"]

    exploring(table, 7)

    assert "choose a" not in offered(table)
    assert refused(table, "choose a").values == ("a",)
    assert play(table, "choose b").xp == 1


def test_other_choices_come_back_with_the_next_visit() -> None:
    """SG-EXPLORE-012, 013: a choice for once in a visit, and one without a limit, are open again the next time."""
    for line in ("once per visit", "needs not LANTERN"):
        table = play(at_gate(at_sea(), line), "choose a")
        play(exploring(table, 7), "choose a")

        assert (table.xp, table.taken) == (2, [])


def test_a_choice_for_once_in_a_visit_is_shut_when_the_story_comes_back() -> None:
    """SG-EXPLORE-012: a choice for once in a visit is refused when the same visit leads back to its paragraph."""
    text = GATE.format(line="once per visit").replace("gain 1 xp; return to the ship", "gain 1 xp; turn to 7")
    table = play(exploring(story(at_sea(), text), 7), "choose a")

    assert (table.xp, table.paragraph) == (1, "7")
    assert refused(table, "choose a").rule == "SG-EXPLORE-012"
    assert play(again(table), "choose b").exploring is False


@pytest.mark.slow
@pytest.mark.parametrize(
    ("asked", "change"),
    [
        ("in port", {"region": "2.stairs"}),
        ("explore A", {"letters": ["A"]}),
        ("token diving-suit", {"tokens": ["diving-suit"]}),
        ("serpent here", {"serpent": "2.quay"}),
        ("quest 12", {"quests": [12]}),
        ("card 20", {"adventures": {"yellow-flag": 0}}),
        ("2 totems", {"adventures": {"totem-of-salt": 0, "totem-of-glass": 0}}),
        ("finale defeats 1", {"finale_defeats": 1}),
    ],
)
def test_what_else_a_choice_may_need(asked: str, change: dict[str, Any]) -> None:
    """SG-EXPLORE-005, SG-TOTEM-004: a need is shut without what it names and open with it; `not` turns it round."""
    without, having = at_sea(), at_sea()
    for name, value in change.items():
        setattr(having, name, value)

    for word, opens in (("", True), ("not ", False)):
        assert ("choose a" in offered(at_gate(having, f"needs {word}{asked}"))) == opens
        assert ("choose a" in offered(at_gate(without, f"needs {word}{asked}"))) != opens


@pytest.mark.parametrize(("health", "opens"), [(1, True), (0, False)])
def test_a_crew_member_who_is_needed_must_stand(health: int, opens: bool) -> None:
    """SG-EXPLORE-005: a choice that needs Kannan is shut while he is at 0 health."""
    table = at_sea()
    table.crew["kannan"].damage = 5 - health

    assert ("choose a" in offered(at_gate(again(table), "needs crew kannan"))) == opens


def test_one_totem_is_not_two() -> None:
    """SG-TOTEM-004: totems are counted, and other adventure cards are none."""
    table = at_sea()
    table.adventures = {"totem-of-salt": 0, "yellow-flag": 0, "gear": 0}

    assert "choose a" not in offered(at_gate(table, "needs 2 totems"))
