"""The rows of a campaign: a pure function of plan and number, and they add up."""

from __future__ import annotations

import pytest

from sleeping_gods.simulation.schema import CAMPAIGN_COLUMNS, EVENT_COLUMNS, EVENT_KINDS, Row, fits

from .plans import AT, OF_EVENT, plan_for, played


def of_kind(events: list[Row], kind: str) -> list[Row]:
    """The rows of a kind."""
    return [row for row in events if row[OF_EVENT["kind"]] == kind]


def total(rows: list[Row], *names: str) -> int:
    """The sum of some columns."""
    return sum(int(row[OF_EVENT[name]]) for row in rows for name in names)


class TestPurity:
    """Whatever was played before."""

    @pytest.mark.parametrize(
        ("pack", "robot", "knowing"),
        [
            ("harbour", "random", True),
            ("airfield", "random", True),
            ("harbour", "careful", True),
            ("harbour", "random", False),
            pytest.param("harbour", "careful", False, marks=pytest.mark.long),
            pytest.param("airfield", "careful", False, marks=pytest.mark.long),
            pytest.param("harbour", "reading", False, marks=pytest.mark.long),
            pytest.param("airfield", "reading", False, marks=pytest.mark.long),
        ],
    )
    def test_a_campaign_alone_is_the_same_as_among_others(self, pack: str, robot: str, *, knowing: bool) -> None:
        """The second of two campaigns has the rows that it has by itself, and others with another seed."""
        plan = plan_for(pack, robot=robot, knowing=knowing)
        other = plan_for(pack, robot=robot, seed=2, knowing=knowing)

        alone, both = played(plan, 1), played(plan, 0, 2)

        assert both.campaigns[1:] == alone.campaigns
        assert [row for row in both.events if row[0] == 1] == alone.events
        assert played(other, 1).digest() != alone.digest()


class TestSums:
    """What the rows say of each other."""

    @pytest.mark.parametrize("pack", ["harbour", "airfield"])
    def test_events_add_up_to_the_row_of_their_campaign(self, pack: str) -> None:
        """Challenges, fights, health, turns, defeats and the ending."""
        part = played(plan_for(pack, robot="careful"), 0)
        campaign, events = part.campaigns[0], part.events

        assert fits(campaign, CAMPAIGN_COLUMNS)
        assert all(fits(row, EVENT_COLUMNS) for row in events)
        assert {row[OF_EVENT["kind"]] for row in events} <= {*EVENT_KINDS}
        tests = of_kind(events, "test")
        assert len(tests) == campaign[AT["tests"]]
        assert sum(1 for row in tests if row[OF_EVENT["outcome"]] == "passed") == campaign[AT["passed"]]
        in_stories = [row for row in tests if row[OF_EVENT["source"]] == "story"]
        assert total(of_kind(events, "visit"), "passed", "failed") == len(in_stories)
        vessel = ("ship", "plane")
        losses = [row for row in of_kind(events, "damage") if row[OF_EVENT["name"]] not in vessel]
        assert total(losses, "number") == int(campaign[AT["health_lost"]]) > 0
        assert len(of_kind(events, "defeat")) == campaign[AT["defeats"]]
        assert [row[OF_EVENT["name"]] for row in of_kind(events, "ending")] == [campaign[AT["ending"]]]
        fights = of_kind(events, "fight")
        assert (
            len(fights)
            == campaign[AT["fights"]]
            == total(of_kind(events, "visit"), "won", "lost")
            + sum(1 for row in fights if row[OF_EVENT["source"]] != "story")
        )

    def test_each_turn_tells_the_health_that_is_left(self) -> None:
        """One row a turn, from the first to the last, never more health than there can be."""
        part = played(plan_for(robot="careful"), 0)
        turns = of_kind(part.events, "turn")

        assert [row[OF_EVENT["turn"]] for row in turns] == list(range(1, int(part.campaigns[0][AT["turns"]]) + 1))
        assert all(0 <= int(row[OF_EVENT["number"]]) <= int(row[OF_EVENT["result"]]) for row in turns)
