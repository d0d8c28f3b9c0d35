"""A mistake in the rules of a game bars no act about the campaign itself: it can still be put right."""

from __future__ import annotations

from typing import Any

import pytest

from sleeping_gods.campaign.follow_entries import caught_up
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.play import options, play
from sleeping_gods.kernel.steps import Decision

from .toy import ToyGame, ToyPack, ToyTable, toy_setup, toy_table


class Faulty(ToyTable):
    """A table whose acts of any time fail."""

    def acts(self, decision: Decision[Any]) -> list[Choice]:
        """A mistake of ours."""
        raise KeyError("a mistake in the rules")

    def clone(self) -> ToyTable:
        """It fails as well."""
        copy = super().clone()
        break_rules(copy)
        return copy


def break_rules(table: ToyTable) -> None:
    """Let the acts of any time fail from now on."""
    table.__class__ = Faulty


def test_an_act_about_the_campaign_is_taken_though_the_options_fail() -> None:
    """A choice of the rules is not, and says what went wrong."""
    table = toy_table()
    play(table, "draw 3")
    break_rules(table)

    play(table, "note mend me")

    assert table.notes == ["mend me"]
    with pytest.raises(KeyError):
        options(table)
    with pytest.raises(KeyError):
        play(table, "keep")


def test_a_campaign_records_it_too() -> None:
    """And it can be undone."""
    campaign = Campaign.begin(ToyGame(), ToyPack(), toy_setup(2, seed="1"))
    assert isinstance(campaign.table, ToyTable)
    break_rules(campaign.table)

    campaign.play(None, "note mend me")

    assert campaign.journal.entries[-1].choice == "note mend me"
    with pytest.raises(KeyError):
        campaign.play(None, "keep")
    campaign.undo()
    assert campaign.play(None, "keep")


def test_another_owner_follows_it() -> None:
    """Where the rules fail for both, an act about the campaign is taken in as any other entry is."""
    here, there = (Campaign.begin(ToyGame(), ToyPack(), toy_setup(2, seed="1")) for _ in range(2))
    known = len(there.journal.entries)
    for one in (here, there):
        assert isinstance(one.table, ToyTable)
        break_rules(one.table)
    played = here.play(None, "note mend me")

    found = caught_up(there.table, there.history, here.journal.entries[known:])

    assert found.played == played
    assert isinstance(found.table, ToyTable)
    assert found.table.notes == ["mend me"]
