"""Soak runs: random campaigns over every set-up, with all invariants checked after each decision."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from ...kernel.choices import CHANCE, Choice, Seat
from ...kernel.errors import IllegalSetup
from ...kernel.game import Game, PackInfo, Setup
from ...kernel.luck import Luck
from ...kernel.plain import Json
from ...kernel.play import apply, options
from ...kernel.state import canonical, state_hash
from ...kernel.table import Table, decider
from ..story.shuffling import shuffled
from .failure_file import write_failure
from .invariants import Broken, check_invariants, reporting_failures
from .plan import NAMES
from .random_bot import LIMIT, ONE_IN, table_act
from .random_picking import Picker, RandomPicker, picker_for

MAX_FAILURES = 10
"""A run stops when it has this many."""
View: TypeAlias = Callable[[Any, Seat], dict[str, Json]]
"""What a seat may see of a table of its game."""


@dataclass(frozen=True, slots=True)
class Failure:
    """What went wrong, and the campaign file that reproduces it."""

    kind: str
    """``violation``, ``exception``, ``no option``, ``endless`` or ``save-load``."""
    message: str
    campaign: int
    decision: int
    file: str


@dataclass(slots=True)
class SoakReport:
    """The counts of a soak run: decisions, draws, campaigns and set-ups."""

    game: str
    pack: str
    seed: int
    decisions: int = 0
    draws: int = 0
    table_acts: int = 0
    campaigns: int = 0
    longest: int = 0
    combinations: int = 0
    """Different set-ups played."""
    combinations_in_all: int = 0
    players: dict[int, int] = field(default_factory=dict)
    """Campaigns by the number of players."""
    violations: int = 0
    exceptions: int = 0
    without_option: int = 0
    endless: int = 0
    save_load: int = 0
    """States that came back different from a save; checked only on demand."""
    failures: list[Failure] = field(default_factory=list)

    @property
    def good(self) -> bool:
        """Whether every promise held."""
        return not self.failures

    def add(self, failure: Failure) -> None:
        """Count a failure."""
        self.failures.append(failure)
        self.violations += failure.kind == "violation"
        self.exceptions += failure.kind == "exception"
        self.without_option += failure.kind == "no option"
        self.endless += failure.kind == "endless"
        self.save_load += failure.kind == "save-load"

    def as_json(self) -> str:
        """The report for programs."""
        return json.dumps({**asdict(self), "good": self.good}, indent=2)


def combinations(game: Game, pack: PackInfo) -> list[Setup]:
    """Every legal set-up that the closed options allow, mixed, with 1, 2, 3 and 4 players in turn."""
    values = game.option_values()
    choices = [dict(zip(values, chosen, strict=True)) for chosen in itertools.product(*values.values())]
    luck = Luck(1)  # the same order in every run
    by_players: list[tuple[Setup, ...]] = []
    for players in range(1, len(NAMES) + 1):
        setups = [Setup.of_pack(game.id, pack, NAMES[:players], option) for option in choices]
        legal = [setup for setup in setups if _is_legal(game, pack, setup)]
        by_players.append(shuffled(legal, luck))
    return [setup for four in itertools.zip_longest(*by_players) for setup in four if setup is not None]


def _is_legal(game: Game, pack: PackInfo, setup: Setup) -> bool:
    """Whether the rules let these options go together."""
    try:
        game.set_up(pack, setup)
    except IllegalSetup:
        return False
    return True


def soak(
    game: Game,
    pack: PackInfo,
    decisions: int,
    *,
    seed: int = 1,
    first: int = 0,
    save_load: bool = False,
    view: View | None = None,
    failures: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
    limit: int = LIMIT,
) -> SoakReport:
    """Play campaigns until so many decisions are made; the last campaign is played to its end.

    With a ``view`` every seat's is built after each decision, and compared after a save. A run that is played in parts
    begins each with another ``first`` of the set-ups.
    """
    setups = combinations(game, pack)
    report = SoakReport(game.id, pack.id, seed, combinations_in_all=len(setups))
    while report.decisions < decisions and len(report.failures) < MAX_FAILURES:
        setup = setups[(first + report.campaigns) % len(setups)]
        luck = Luck(seed * 1_000_003 + report.campaigns)
        run = SoakRun(game, pack, setup, luck, save_load=save_load, view=view, limit=limit)
        run.manner = picker_for(report.campaigns // len(setups) + report.campaigns)
        try:
            run.play(progress)
        except Broken as broken:
            file = write_failure(game, pack, setup, run.choices, str(broken), failures, seed, report.campaigns)
            report.add(Failure(broken.kind, str(broken), report.campaigns, run.decisions, file))
        report.campaigns += 1
        report.combinations = min(report.campaigns, len(setups))
        report.players[len(setup.seats)] = report.players.get(len(setup.seats), 0) + 1
        report.decisions += run.decisions
        report.draws += run.draws
        report.table_acts += run.table_acts
        report.longest = max(report.longest, run.decisions)
    return report


class SoakRun:
    """One random campaign whose invariants are checked after every decision."""

    def __init__(
        self,
        game: Game,
        pack: PackInfo,
        setup: Setup,
        luck: Luck,
        *,
        save_load: bool = False,
        view: View | None = None,
        limit: int = LIMIT,
    ) -> None:
        self.game = game
        self.pack = pack
        self.setup = setup
        self.luck = luck
        self.save_load = save_load
        self.view = view
        self.limit = limit
        self.manner: Picker = RandomPicker()
        self.choices: list[Choice] = []
        self.decisions = self.draws = self.table_acts = 0

    def play(self, progress: Callable[[int], None]) -> None:
        """Play to the end; Broken says which promise did not hold."""
        with reporting_failures():
            table = self.game.set_up(self.pack, self.setup)
            self._check(table)
            while table.agenda:
                self._decide(table)
                self._check(table)
                if self.save_load:
                    table = self._saved_and_loaded(table)
                if self.decisions >= self.limit:
                    raise Broken("endless", f"expected an end within {self.limit} decisions")
                if self.decisions % 1000 == 0:
                    progress(1000)

    def _decide(self, table: Table) -> None:
        if decider(table) == CHANCE:
            self.draws += 1
        else:
            self.decisions += 1
            # The more can be done about the campaign, as at the start of a turn, the more often it is.
            if self.luck.below(ONE_IN) < len(table.table_acts()):
                act = table_act(table, self.luck)
                if act:
                    self.table_acts += 1
                    self.choices.append(act)
                    return
        choice = self.manner.pick(table, self.luck)
        self.choices.append(choice)
        apply(table, choice)

    def _check(self, table: Table) -> None:
        check_invariants(table)
        if table.agenda and not options(table):
            raise Broken("no option", f"nothing to choose at {table.agenda[-1]!r}")
        self._views(table)

    def _views(self, table: Table) -> list[dict[str, Json]]:
        """What each seat sees, if that is asked for."""
        return [self.view(table, seat) for seat in range(table.seat_count())] if self.view else []

    def _saved_and_loaded(self, table: Table) -> Table:
        loaded = self.game.load(self.pack, json.loads(canonical(table)))
        for what, expected, got in (
            ("state", table, loaded),
            ("options", options(table), options(loaded)),
            ("hash", state_hash(table), state_hash(loaded)),
            ("views", self._views(table), self._views(loaded)),
        ):
            if expected != got:
                raise Broken("save-load", f"expected the same {what} after loading, got {got!r}"[:400])
        return loaded
