"""A table at which nobody listens is told to nobody; whoever comes is told everything all the same."""

from __future__ import annotations

from typing import Any

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host import perspectives
from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.play import options
from sleeping_gods.presentation.scene_tracker import SceneTracker
from sleeping_gods.wire.events import Done
from sleeping_gods.wire.requests import ChooseRequest, Undo

from .in_memory import served


def table_of(pack: str) -> ServedTable:
    """A table of two players."""
    game, loaded = load_pack(pack)
    campaign = Campaign.begin(game, loaded, setup_for(game, loaded, ("Ada", "Ben"), {"seed": "7"}))
    return served(campaign, [(0,), (1,)])


def play_on(table: ServedTable, count: int) -> None:
    """So many choices, each the first that there is, and then a step back."""
    for _ in range(count):
        now = table.campaign.table
        choice = options(now)[0]
        ref = next(one.ref for one in table.roster.members if now.actor(choice) in one.seats)
        outcome = table.handle(ChooseRequest(f"c{table.position}", table.position, " ".join(choice)), ref, "en")
        assert isinstance(outcome.reply, Done)
        assert outcome.changed == {}
    ref = table.roster.members[0].ref
    assert table.handle(Undo(f"u{table.position}", table.position), ref, "en").changed == {}


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_nothing_is_told_for_nobody(pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices and steps back are made without a scene or a line of the log being put into words."""
    table, told = table_of(pack), list[str]()

    def noted(*given: Any, **more: Any) -> None:
        told.append("told")

    with monkeypatch.context() as patch:
        patch.setattr(perspectives, "hear_together", noted)
        patch.setattr(SceneTracker, "tell", noted)
        play_on(table, 4)

    assert told == []


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_whoever_comes_later_is_told_what_happened(pack: str) -> None:
    """The same log and the same scene as whoever listened all the time."""
    alone, together = table_of(pack), table_of(pack)
    refs = [member.ref for member in alone.roster.members], [member.ref for member in together.roster.members]
    play_on(alone, 4)
    for number in range(4):
        together.snapshot(refs[1][0], "en")
        now = together.campaign.table
        choice = options(now)[0]
        ref = next(one.ref for one in together.roster.members if now.actor(choice) in one.seats)
        together.handle(ChooseRequest(f"c{number}", together.position, " ".join(choice)), ref, "en")
    together.handle(Undo("u", together.position), refs[1][0], "en")

    assert alone.snapshot(refs[0][0], "en").sections.log == together.snapshot(refs[1][0], "en").sections.log
    assert alone.snapshot(refs[0][0], "en").sections.decision == together.snapshot(refs[1][0], "en").sections.decision
