"""Which entries of a campaign a robot chose: stretches that follow one another are one, and only so many are kept."""

from __future__ import annotations

import pytest

from sleeping_gods.host import robot_seats
from sleeping_gods.host.robot_seats import RobotReason, RobotStretch, marked
from sleeping_gods.host.roster import new_roster
from sleeping_gods.storage.campaign_summaries import SummaryRow, summary_of_row
from sleeping_gods.wire.events import Settings


@pytest.mark.parametrize(
    ("stretch", "joined", "is_one"),
    [
        (RobotStretch(5, 6, "Crow", "Ada"), True, True),
        (RobotStretch(5, 6, "Crow", "Ada"), False, False),
        (RobotStretch(5, 6, "Heron", "Ada"), True, False),
        (RobotStretch(5, 6, "Crow", "Ben"), True, False),
    ],
)
def test_what_follows_of_the_same_robot_is_one_stretch(stretch: RobotStretch, joined: bool, is_one: bool) -> None:
    """If nobody else has chosen anything since, and the same person is in its place."""
    roster, _ = new_roster("Ada", "d" * 43, 2, Settings())
    first = RobotStretch(3, 4, "Crow", "Ada")
    once = marked(roster, first, None, joined=True)
    twice = marked(once, stretch, RobotReason(5, "thumb", ()), joined=joined)

    assert once.robot_stretches == (first,)
    assert twice.robot_stretches == ((RobotStretch(3, 6, "Crow", "Ada"),) if is_one else (first, stretch))
    assert (once.robot_reasons, twice.robot_reasons) == ((), (RobotReason(5, "thumb", ()),))


def test_the_last_stretches_and_reasons_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest go first."""
    monkeypatch.setattr(robot_seats, "MAX_STRETCHES", 3)
    monkeypatch.setattr(robot_seats, "MAX_REASONS", 2)
    roster, _ = new_roster("Ada", "d" * 43, 2, Settings())
    for entry in range(5):
        stretch, reason = RobotStretch(entry, entry + 1, "Crow"), RobotReason(entry, "thumb", ())
        roster = marked(roster, stretch, reason, joined=False)

    assert [stretch.first for stretch in roster.robot_stretches] == [2, 3, 4]
    assert [reason.entry for reason in roster.robot_reasons] == [3, 4]


@pytest.mark.parametrize("settings", ["", "[1]", "3", '"a"', "null", "{", '{"a": 1, "a": 2}'])
def test_settings_that_are_none_are_empty(settings: str) -> None:
    """In a row that is damaged, which is said."""
    row = SummaryRow("a", "Evening", "sea", "harbour", "Ada", 1, 2, "kept", "", settings, b"", 7)
    told = summary_of_row(tuple(row))

    assert (told.settings, told.playable, told.report != "") == ({}, False, True)
    assert summary_of_row(tuple(row._replace(settings='{"a": 1}'))).settings == {"a": 1}
