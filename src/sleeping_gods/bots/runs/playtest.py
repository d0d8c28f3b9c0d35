"""Playing one campaign by a bot, with every invariant checked on the way."""

from __future__ import annotations

from typing import Protocol

from ...kernel.choices import CHANCE, Choice
from ...kernel.game import Game, PackInfo, Setup
from ...kernel.luck import Luck
from ...kernel.play import apply
from ...party.table.table import PartyTable, of_party
from .invariants import Broken, check_invariants, reporting_failures
from .outcome import CampaignOutcome, outcome_of
from .place_counts import Watch
from .random_picking import Picker
from .statistics import Statistics

MAX_DECISIONS = 60_000
"""A campaign with more decisions than this does not end."""
MAX_DECISIONS_IN_TURN = 6_000
"""A turn with more decisions than this makes no progress."""


class Observer(Protocol):
    """Looks at a campaign as it is played."""

    def note(self, table: PartyTable, choice: Choice, decisions: int) -> None:
        """After a choice, the ``decisions``-th of people or one of chance after it: what happened."""


class Playtest:
    """One campaign: who plays it, what was chosen, and how it ended."""

    def __init__(
        self,
        game: Game,
        pack: PackInfo,
        setup: Setup,
        bot: Picker,
        kind: str,
        watch: Watch,
        observer: Observer | None = None,
    ) -> None:
        self.game = game
        self.pack = pack
        self.setup = setup
        self.bot = bot
        self.kind = kind
        self.watch = watch
        self.observer = observer
        self.choices: list[Choice] = []
        self.decisions = self.draws = 0
        self.statistics = Statistics()
        self.table: PartyTable | None = None

    def play(self, luck: Luck) -> CampaignOutcome:
        """Play to the end; Broken says what was stuck."""
        with reporting_failures():
            table = of_party(self.game.set_up(self.pack, self.setup))
            self.table = table
            self.watch.fight = ""
            self._turns(table, luck)
        return outcome_of(table, self.kind, self.decisions, self.draws, self.statistics)

    def stuck(self) -> CampaignOutcome | None:
        """The campaign as far as it came; None if it could not even be set up."""
        table = self.table
        return None if table is None else outcome_of(table, self.kind, self.decisions, self.draws, self.statistics)

    def _turns(self, table: PartyTable, luck: Luck) -> None:
        """Play until the campaign is over; a turn or a campaign that is too long is broken."""
        turn, began = table.turn, 0
        watch, agenda = self.watch, table.agenda
        while agenda:
            self._decide(table, luck)
            if watch.fight:
                watch.look(table)
            if table.turn != turn:
                turn, began = table.turn, self.decisions
                check_invariants(table)
            elif self.decisions - began > MAX_DECISIONS_IN_TURN:
                raise Broken("no progress", f"expected turn {turn} to end within {MAX_DECISIONS_IN_TURN} decisions")
            if self.decisions > MAX_DECISIONS:
                raise Broken("endless", f"expected an end within {MAX_DECISIONS} decisions")
        check_invariants(table)

    def _decide(self, table: PartyTable, luck: Luck) -> None:
        """Make one choice, by luck or by the bot, and note it."""
        if table.agenda[-1].who(table) == CHANCE:  # type: ignore[attr-defined]  # a Decision is on top
            self.draws += 1
            choice = luck.pick(table.offered)
        else:
            self.decisions += 1
            choice = self.bot.pick(table, luck)
        self.choices.append(choice)
        apply(table, choice)
        self.statistics.note(table)
        if self.observer is not None:
            self.observer.note(table, choice, self.decisions)
