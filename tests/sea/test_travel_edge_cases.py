"""Travel: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.story.printed import Passive

from .tables import (
    again,
    at_sea,
    effects,
    exploring,
    give_command,
    offered,
    own,
    play,
    refused,
    story,
    told,
    wear,
)


def print_on(table: SeaTable, card: str, *passives: Passive) -> SeaTable:
    """Let an adventure card bear other standing changes in a copy of the pack."""
    other = dataclasses.replace(table.pack.adventures[card], passives=passives)
    table.pack = dataclasses.replace(table.pack, adventures={**table.pack.adventures, card: other}, bound=None)
    table.bound = bind(table.pack)
    return again(table)


class TestStories:
    """SG-EXPLORE-005."""

    @pytest.mark.parametrize(
        ("line", "change", "opens"),
        [
            ("in port", {"region": "2.stairs"}, True),
            ("in port", {"region": "3.deep"}, False),
            ("finale defeats 2", {"finale_defeats": 2}, True),
            ("finale defeats 2", {"finale_defeats": 1}, False),
            ("serpent here", {"serpent": "3.deep", "region": "3.deep"}, True),
            ("serpent here", {"serpent": "2.stairs", "region": "3.deep"}, False),
            ("not in port", {"region": "3.deep"}, True),
            ("quest 9", {"quests": [1, 9]}, True),
            ("quest 9", {"quests": [1, 2], "used_quests": [9]}, False),
            ("LANTERN and LETTER and serpent here", {"quests": [9, 12], "serpent": "2.quay"}, True),
            ("LANTERN and LETTER and serpent here", {"quests": [9, 12]}, False),
            ("LANTERN and LETTER and serpent here", {"quests": [12], "serpent": "2.quay"}, False),
            ("LANTERN or LETTER or serpent here", {"quests": [1], "serpent": "2.quay"}, True),
        ],
    )
    def test_what_a_choice_needs(self, line: str, change: dict[str, int | str | list[int]], opens: bool) -> None:
        """SG-EXPLORE-005: a choice is open just when what it asks of ship and crew is so now."""
        text = f"# 7 Gate\n\n## 7 Gate\n\nA gate.\n\n- (a) In.\n  > needs {line}\n  > return to the ship\n"
        table = at_sea()
        for name, value in change.items():
            setattr(table, name, value)
        exploring(story(table, text + "- (b) Back.\n  > return to the ship\n"), 7)

        assert ("choose a" in offered(table)) == opens


class TestHazards:
    """SG-TRAVEL-017."""

    @pytest.mark.parametrize("actions", [2, 1])
    def test_hazards_are_met_in_both_actions(self, actions: int) -> None:
        """SG-TRAVEL-017: the fog is met when it is entered, in the first action as in the second."""
        table = at_sea()
        table.actions = actions
        play(again(table), "travel", "go on", "fate 3", "sail 3.fog")

        assert (told(table, "hazard"), table.actions) == ([("3.fog",)], actions - 1)
        assert table.test.kind == "challenge"


class TestCards:
    """SG-ADV-003, SG-TRAVEL-007, SG-CHAL-006."""

    def test_the_skill_of_all_cards_adds_up(self) -> None:
        """SG-ADV-003: two cards with strength and one with two skills: each counts where its skill is asked for."""
        table = print_on(own(at_sea(), "gear", "lantern"), "gear", Passive("skill", 1, "strength", ""))
        print_on(table, "lantern", Passive("skill", 1, "savvy", ""), Passive("skill", 2, "strength", ""))
        play(effects(table, "challenge STRENGTH 9", "fail: gain 1 xp"), "go on", "fate 3")
        assert told(table, "challenge-failed") == [(6, 9)]

        play(effects(table, "challenge SAVVY 9", "fail: gain 1 xp"), "go on", "fate 3")
        assert told(table, "challenge-failed") == [(4, 9)]

    def test_what_a_card_adds_to_travel_is_no_skill(self) -> None:
        """SG-TRAVEL-007, SG-ADV-003: a card's travel +1 counts for the distance and in no challenge."""
        passives = (Passive("skill", 1, "strength", ""), Passive("travel", 1, "craft", ""))
        table = print_on(own(at_sea(), "gear", "lantern"), "gear", *passives)
        print_on(table, "lantern", Passive("travel", 2, "", ""))
        play(effects(table, "challenge CRAFT 9", "fail: gain 1 xp"), "go on", "fate 3")
        assert told(table, "challenge-failed") == [(3, 9)]

        play(table, "travel", "go on", "fate 3")
        assert told(table, "distance")[0][0] == 6

    @pytest.mark.parametrize(("fatigue", "able"), [(1, True), (2, True), (3, False)])
    def test_endurance_joins_with_two_fatigue(self, fatigue: int, able: bool) -> None:
        """SG-CHAL-006, SG-FATIGUE-004: Odessa with Endurance may join at 2 fatigue, gains the third, and then not."""
        table = wear(give_command(at_sea(2), 0, 0), "odessa", "endurance")
        table.crew["odessa"].fatigue = fatigue
        effects(again(table), "challenge STRENGTH 9", "fail: gain 1 xp")

        assert ("join odessa" in offered(table)) == able
        if able:
            assert play(table, "join odessa").crew["odessa"].fatigue == fatigue + 1


class TestPlaces:
    """SG-MARKET-001, SG-PORT-001."""

    def test_every_port_and_every_market_is_one(self) -> None:
        """SG-PORT-001, SG-MARKET-001: the actions are offered in every region with a port or market, and only there."""
        table = at_sea()
        ports, markets = [], []
        for region in table.pack.regions:
            table.region = region
            lines = offered(again(table))
            ports += [region] * ("port" in lines)
            markets += [region] * ("market" in lines)

        assert ports == [region.id for region in table.pack.regions.values() if region.port] == ["2.stairs", "12.ferry"]
        assert (
            markets == [name for name, region in table.pack.regions.items() if region.market] == ["2.stairs", "3.ash"]
        )


@pytest.mark.parametrize(("command", "able"), [(1, True), (0, False)])
def test_a_helmsman_of_low_morale_costs_command(command: int, able: bool) -> None:
    """SG-STATUS-011: steering with low morale costs the active player 1 command, and is refused without it."""
    table = give_command(at_sea(2), command, 3)
    table.crew["laurent"].statuses = ("low-morale",)
    play(again(table), "travel")

    if able:
        assert play(table, "steer laurent").pools == [0, 3]
    else:
        assert refused(table, "steer laurent").rule == "SG-STATUS-011"
