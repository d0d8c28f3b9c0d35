"""Stuck campaigns are found, told and written down, whatever holds them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from sleeping_gods.bots.runs import batch
from sleeping_gods.bots.runs.batch import PlaytestPack, play_batch
from sleeping_gods.bots.runs.plan import Order
from sleeping_gods.bots.runs.random_picking import Picker, RandomPicker
from sleeping_gods.bots.story.milestones import Milestone
from sleeping_gods.cli import main
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.table import Table

from ..readers import desk


class Stumbler:
    """A bot that takes what is not offered after a while."""

    def __init__(self) -> None:
        self.picks = 0

    def pick(self, table: Table, luck: Luck) -> Choice:
        """Nonsense at the fortieth decision."""
        self.picks += 1
        return ("fly", "away") if self.picks == 40 else luck.pick(table.offered)


def planted(monkeypatch: pytest.MonkeyPatch, bot: Picker) -> None:
    """Let a broken bot play."""

    def make(
        desk: PlaytestPack, kind: str, hits: Counter[str], focus: list[Milestone], campaign: int, holes: list[str]
    ) -> Picker:
        return bot

    monkeypatch.setattr(batch, "make_bot", make)


def test_a_sound_bot_is_not_stuck(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A random campaign comes to its end, and no file is written."""
    planted(monkeypatch, RandomPicker())

    tally = play_batch(desk("harbour"), Order(1, players=1), 0, {}, tmp_path)

    assert not tally.stuck
    assert not list(tmp_path.iterdir())


def test_an_exception_is_a_stuck_campaign_that_can_be_seen_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What cannot be played is told, and the file replays up to it."""
    planted(monkeypatch, Stumbler())

    tally = play_batch(desk("harbour"), Order(1, players=2), 0, {}, tmp_path)

    (stuck,) = tally.stuck
    assert (stuck.kind, stuck.decision) == ("exception", 40)
    assert not tally.outcomes[0].over
    assert Path(stuck.file).name.startswith("bots-harbour-1-0")
    assert main(["replay", stuck.file]) == 0
    assert "entries fit" in capsys.readouterr().out
    assert "% then: fly away" in Path(stuck.file).read_text()


def test_a_turn_that_does_not_end_is_no_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that only moves things about is stopped."""
    monkeypatch.setattr("sleeping_gods.bots.runs.playtest.MAX_DECISIONS_IN_TURN", 25)
    planted(monkeypatch, RandomPicker())

    tally = play_batch(desk("harbour"), Order(1, players=4, seed=3), 0, {}, None)

    assert tally.stuck[0].kind == "no progress"


def test_a_campaign_that_does_not_end_is_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many decisions are too many, even if turns go by."""
    monkeypatch.setattr("sleeping_gods.bots.runs.playtest.MAX_DECISIONS", 60)
    planted(monkeypatch, RandomPicker())

    tally = play_batch(desk("harbour"), Order(1, players=1), 0, {}, None)

    assert tally.stuck[0].kind == "endless"
