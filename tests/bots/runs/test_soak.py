"""The long run finds what is broken and leaves a campaign file that shows it again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sleeping_gods.bots.runs.soak import soak
from sleeping_gods.bots.runs.soak_setups import combinations
from sleeping_gods.journal.reading import read
from sleeping_gods.journal.replay import replay
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.game import PackInfo, Setup
from sleeping_gods.kernel.plain import Json, decode
from sleeping_gods.kernel.play import advance

from ...kernel.toy import ToyGame, ToyPack, ToyTable


class Dealing(ToyTable):
    """A toy table with a planted defect in its acts, which a cheer brings out."""

    __slots__ = ()
    defect = ""

    def clone(self) -> ToyTable:
        """A clone with the same defect."""
        twin = ToyTable.clone(self)
        twin.__class__ = type(self)
        return twin

    def act(self, choice: Choice) -> None:
        """Cheer, wrongly."""
        ToyTable.act(self, choice)
        if self.defect == "card":
            self.dropped.append(7)
        elif self.defect == "crash":
            raise KeyError("laurent")


class Endless(Dealing):
    """A table on which one may cheer for ever."""

    __slots__ = ()

    def act(self, choice: Choice) -> None:
        """Nothing comes of it, and it can be done again."""


class BrokenGame(ToyGame):
    """The toy game on a defective table."""

    def __init__(self, table: type[Dealing], defect: str = "") -> None:
        self.table = type("Planted", (table,), {"__slots__": (), "defect": defect})

    def set_up(self, pack: PackInfo, setup: Setup) -> ToyTable:
        """A table whose class has the defect."""
        table = ToyGame.set_up(self, pack, setup)
        table.__class__ = self.table
        return table


class Forgetful(ToyGame):
    """A game whose saves forget who has cheered."""

    def load(self, pack: PackInfo, data: Json) -> ToyTable:
        """A table without cheers."""
        table: ToyTable = decode(ToyTable, data)
        table.cheered = [False] * len(table.cheered)
        advance(table)
        return table


@pytest.mark.slow
def test_a_sound_game_passes() -> None:
    """Nothing is found, every number of players and every option is played, and all is counted."""
    report = soak(ToyGame(), ToyPack(), 2_000, save_load=True)

    assert report.good
    assert report.decisions >= 2_000
    assert report.combinations == report.combinations_in_all == 8
    assert sorted(report.players) == [1, 2, 3, 4]
    assert json.loads(report.as_json())["good"] is True


@pytest.mark.parametrize(
    ("game", "kind", "message"),
    [
        (BrokenGame(Dealing, "card"), "violation", r"expected \d cards, got \d"),
        (BrokenGame(Dealing, "crash"), "exception", "KeyError: 'laurent'"),
        (BrokenGame(Endless), "endless", "expected an end within 19 decisions"),
        (Forgetful(), "save-load", "expected the same state after loading"),
    ],
)
def test_a_planted_defect_is_found(game: ToyGame, kind: str, message: str, tmp_path: Path) -> None:
    """Each kind of failure is reported with its kind, and its file replays up to it."""
    limit = 19 if kind == "endless" else 200
    report = soak(game, ToyPack(), 3_000, save_load=kind == "save-load", failures=tmp_path, limit=limit)

    failure = report.failures[0]
    assert not report.good
    assert failure.kind == kind
    assert re.search(message, failure.message)
    assert f"% failed: {failure.message[:40]}" in Path(failure.file).read_text()
    replay(game, ToyPack(), read(Path(failure.file)).journal)


def test_a_decision_without_an_option_is_found() -> None:
    """An emptied deck at a draw is a soft lock."""

    class Locked(ToyGame):
        def set_up(self, pack: PackInfo, setup: Setup) -> ToyTable:
            table = ToyGame.set_up(self, pack, setup)
            table.size -= len(table.deck)
            table.deck.clear()
            table.offered = []
            return table

    report = soak(Locked(), ToyPack(), 10)

    assert report.without_option == len(report.failures) == 10


def test_a_run_gives_up_after_ten_failures() -> None:
    """A hopeless game does not fill the disk."""
    report = soak(BrokenGame(Dealing, "crash"), ToyPack(), 100_000)

    assert len(report.failures) == 10


def test_combinations_are_all_there_and_mixed() -> None:
    """Each set-up once; the first four have one to four players."""
    setups = combinations(ToyGame(), ToyPack())

    assert len({(setup.seats, setup.options["fives"]) for setup in setups}) == len(setups) == 8
    assert [len(setup.seats) for setup in setups[:4]] == [1, 2, 3, 4]
