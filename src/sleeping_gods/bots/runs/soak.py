"""Soak runs: random campaigns over every set-up, with all invariants checked after each decision."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from ...kernel.choices import CHANCE, Choice, Seat
from ...kernel.game import Game, PackInfo, Setup
from ...kernel.luck import Luck
from ...kernel.plain import Json
from ...kernel.play import apply, options
from ...kernel.state import canonical, state_hash
from ...kernel.table import Table, decider
from .failure_file import write_failure
from .invariants import Broken, check_invariants, reporting_failures
from .random_bot import LIMIT, ONE_IN, table_act
from .random_picking import Picker, picker_for
from .seeds import campaign_seed
from .soak_report import Failure, SoakReport
from .soak_setups import combinations

MAX_FAILURES = 10
"""A run stops when it has this many."""
MAX_MESSAGE_LENGTH = 400
"""Characters of a message about a state that came back different from a save."""
DECISIONS_BETWEEN_REPORTS = 1000
"""Decisions of a campaign after which its progress is told."""
View: TypeAlias = Callable[[Any, Seat], dict[str, Json]]
"""What a seat may see of a table of its game."""


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
        run = SoakRun(
            game,
            pack,
            setup,
            luck=Luck(campaign_seed(seed, report.campaigns)),
            picker=picker_for(report.campaigns // len(setups) + report.campaigns),
            save_load=save_load,
            view=view,
            limit=limit,
        )
        try:
            run.play(progress)
        except Broken as broken:
            name = f"soak-{setup.pack}-{seed}-{report.campaigns}"
            file = write_failure(game, pack, setup, run.choices, message=str(broken), folder=failures, name=name)
            report.add(Failure(broken.kind, str(broken), report.campaigns, run.decisions, file))
        _count(report, run)
    return report


def _count(report: SoakReport, run: SoakRun) -> None:
    """Count a campaign."""
    players = len(run.setup.seats)
    report.campaigns += 1
    report.combinations = min(report.campaigns, report.combinations_in_all)
    report.players[players] = report.players.get(players, 0) + 1
    report.decisions += run.decisions
    report.draws += run.draws
    report.table_acts += run.table_acts
    report.longest = max(report.longest, run.decisions)


class SoakRun:
    """One random campaign whose invariants are checked after every decision."""

    def __init__(
        self,
        game: Game,
        pack: PackInfo,
        setup: Setup,
        *,
        luck: Luck,
        picker: Picker,
        save_load: bool,
        view: View | None,
        limit: int,
    ) -> None:
        self.game = game
        self.pack = pack
        self.setup = setup
        self.luck = luck
        self.save_load = save_load
        self.view = view
        self.limit = limit
        self.picker = picker
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
                if self.decisions % DECISIONS_BETWEEN_REPORTS == 0:
                    progress(DECISIONS_BETWEEN_REPORTS)

    def _decide(self, table: Table) -> None:
        """Take a choice, draw, or now and then do something about the campaign instead."""
        if decider(table) == CHANCE:
            self.draws += 1
        else:
            self.decisions += 1
            if self._did_table_act(table):
                return
        choice = self.picker.pick(table, self.luck)
        self.choices.append(choice)
        apply(table, choice)

    def _did_table_act(self, table: Table) -> bool:
        """Whether something was done about the campaign: the more there is, as at the start of a turn, the likelier."""
        if self.luck.below(ONE_IN) >= len(table.table_acts()):
            return False
        act = table_act(table, self.luck)
        if not act:
            return False
        self.table_acts += 1
        self.choices.append(act)
        return True

    def _check(self, table: Table) -> None:
        """Check the table, that something can be chosen, and what each seat sees."""
        check_invariants(table)
        if table.agenda and not options(table):
            raise Broken("no option", f"nothing to choose at {table.agenda[-1]!r}")
        self._views(table)

    def _views(self, table: Table) -> list[dict[str, Json]]:
        """What each seat sees, if that is asked for."""
        return [self.view(table, seat) for seat in range(table.seat_count())] if self.view else []

    def _saved_and_loaded(self, table: Table) -> Table:
        """The table as it comes back from a save; Broken if that is another one."""
        loaded = self.game.load(self.pack, json.loads(canonical(table)))
        for what, expected, got in (
            ("state", table, loaded),
            ("options", options(table), options(loaded)),
            ("hash", state_hash(table), state_hash(loaded)),
            ("views", self._views(table), self._views(loaded)),
        ):
            if expected != got:
                raise Broken("save-load", f"expected the same {what} after loading, got {got!r}"[:MAX_MESSAGE_LENGTH])
        return loaded
