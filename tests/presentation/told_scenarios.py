"""Scenarios that are told while they are played: each table, each choice, each refusal and each log event."""

from __future__ import annotations

import io
from pathlib import Path

from sleeping_gods.campaign.games import game_of, stage_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.campaign.profile import Profile
from sleeping_gods.campaign.scenario import Scenario, read_scenarios
from sleeping_gods.campaign.scenario_run import Rehearsal
from sleeping_gods.kernel.choices import Choice, text
from sleeping_gods.kernel.errors import Reason
from sleeping_gods.kernel.game import Setup
from sleeping_gods.kernel.play import is_over
from sleeping_gods.kernel.table import Table
from sleeping_gods.languages import Lang
from sleeping_gods.party.table.table import of_party
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.terminal.games import view_of
from sleeping_gods.terminal.session import Session

from ..terminal.driver import screen_for

FOLDER = Path(__file__).parents[1] / "scenarios"
ASKED = ("x", "+", "odds 1", "? 1", "? x1", "why x1", "why 1")


def scenarios() -> list[Scenario]:
    """Those of both games."""
    return [scenario for file in sorted(FOLDER.rglob("*.scenario")) for scenario in read_scenarios(file)]


def at_table(table: Table, lang: Lang, *, plain: bool = True) -> Session:
    """A session at a copy of a table as it stands, with open hands."""
    party = of_party(table)
    game = game_of("sea" if isinstance(table, SeaTable) else "skies")
    setup = Setup(game.id, party.pack.id, party.pack.version, party.pack.digest, tuple(party.names), {})
    campaign = Campaign.at(game, party.pack, setup, table.clone())
    screen, _ = screen_for(io.StringIO(), plain=plain)
    return Session(campaign, view_of(game.id, lang), screen, Profile(Path()), open_hands=True)


class Told(Rehearsal):
    """A rehearsal with somebody who looks on and asks."""

    def __init__(self, scenario: Scenario, lang: Lang, *, plain: bool) -> None:
        super().__init__(stage_for(scenario.pack))
        self.lang, self.plain = lang, plain
        self.bugs: list[str] = []

    def session(self, table: Table) -> Session:
        """A session at a table as it stands."""
        return at_table(table, self.lang, plain=self.plain)

    def tell(self) -> None:
        """The table, its choices, what is barred, and the pages that show parts of it."""
        session = self.session(self.table)
        if is_over(session.table):
            session.screen.show(*session.view.ending(session.table, session.look()))
            return
        menu = session.menu()
        session.draw(menu)
        for line in (*ASKED, *session.view.pages):
            session.answer(menu, line)
        self.bugs += session.bugs

    def _play(self, choice: Choice) -> None:
        """Tell what a choice leads to before it is made here."""
        session = self.session(self.table)
        session.play_line(text(choice))
        self.bugs += session.bugs
        super()._play(choice)

    def _refusal(self, line: str) -> Reason | None:
        """Tell why a choice is refused."""
        session = self.session(self.table)
        session.refuse(line)
        reason = super()._refusal(line)
        if reason is not None:
            session.bar(session.view.reason(session.table, reason), reason.rule)
        self.bugs += session.bugs
        return reason


def tell_scenario(scenario: Scenario, lang: Lang, *, plain: bool) -> list[str]:
    """Play and tell a scenario; what went wrong in telling it."""
    told = Told(scenario, lang, plain=plain)
    for line in scenario.lines:
        told.take(line)
        if line.word == "when":
            told.tell()
    return told.bugs
