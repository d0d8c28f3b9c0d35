"""A plugin for pytest: the tables of the engine's own tests are told in both languages while those tests run.

``pytest -p tests.presentation.harvest --heard FILE tests/sea tests/skies`` writes what was said and what went wrong.
"""

from __future__ import annotations

import json
import os
import traceback
from collections import Counter
from pathlib import Path

import pytest

from sleeping_gods.kernel import play as playing
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.kernel.play import is_over
from sleeping_gods.kernel.steps import Decision
from sleeping_gods.kernel.table import Table
from sleeping_gods.languages import WHOLE
from sleeping_gods.party.table.table import PartyTable

from .said import listening
from .told_scenarios import at_table

OFTEN = 3
"""So often a decision, a log event or a reason of one kind is told."""


class Harvest:
    """Tells what tests play."""

    def __init__(self) -> None:
        self.seen: Counter[tuple[object, ...]] = Counter()
        self.wrong: list[str] = []

    def new(self, *kind: object) -> bool:
        """Whether something has not been told often yet."""
        self.seen[kind] += 1
        return self.seen[kind] <= OFTEN

    def advanced(self, table: Table) -> None:
        """Happenings, and the decision that waits with everything that can be asked of it."""
        if not isinstance(table, PartyTable) or not {*table.quests} <= {*table.pack.quests}:
            return  # one test counts quests that no pack has
        game = type(table).__name__
        news = [one for one in table.log_events if self.new(game, "event", one[0], len(one), one[-1] in (0, 1))]
        waits = table.agenda[-1] if table.agenda and isinstance(table.agenda[-1], Decision) else None
        asked = self.new(game, "asked", type(waits).__name__) or (is_over(table) and self.new(game, "over", table.over))
        choices = [one for one in waits.options(table) if self.new(game, *kind_of(one))] if waits else []
        barred = [one for one in waits.barred(table) if self.new(game, "reason", one[1].key)] if waits else []
        if not (news or asked or choices or barred):
            return
        for lang in WHOLE:
            try:
                session = at_table(table, lang)
                view = session.view
                for log_event in news:
                    view.happened(session.table, log_event, session.look())
                for choice in choices:
                    view.label(session.table, choice)
                    view.detail(session.table, choice)
                for choice, reason in barred:
                    view.label(session.table, choice)
                    view.reason(session.table, reason)
                if asked and is_over(session.table):
                    view.ending(session.table, session.look())
                elif asked:
                    menu = session.menu()
                    session.draw(menu)
                    for line in ("x", "+", "odds 1", *view.pages):
                        session.answer(menu, line)
                self.wrong += session.bugs
            except Exception as error:
                where = traceback.extract_tb(error.__traceback__)[-1]
                said = f"{type(waits).__name__} {[one[0] for one in news]}: {error!r}"
                test = os.environ.get("PYTEST_CURRENT_TEST", "")
                self.wrong.append(f"{said} at {Path(where.filename).name}:{where.lineno} in {test}")

    def refused(self, table: Table, error: IllegalChoice) -> None:
        """Why a choice is refused."""
        reason = error.reason
        if (
            reason is None
            or not isinstance(table, PartyTable)
            or not self.new(type(table).__name__, "reason", reason.key)
        ):
            return
        for lang in WHOLE:
            try:
                session = at_table(table, lang)
                session.view.reason(session.table, reason)
            except Exception as wrong:
                self.wrong.append(f"{reason.key}: {wrong!r}")


def kind_of(choice: Choice) -> tuple[object, ...]:
    """What is counted as the same choice."""
    return ("choice", choice[0], choice[1] if len(choice) == 2 else "", len(choice))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Where the harvest goes."""
    parser.addoption("--heard", type=Path)


def pytest_configure(config: pytest.Config) -> None:
    """Begin to listen before any test is read."""
    harvest = Harvest()
    advance, refusal = playing.advance, playing.refusal

    def advancing(table: Table) -> None:
        advance(table)
        harvest.advanced(table)

    def refusing(table: Table, choice: Choice) -> IllegalChoice:
        error = refusal(table, choice)
        harvest.refused(table, error)
        return error

    record = listening()
    heard = record.__enter__()
    playing.advance, playing.refusal = advancing, refusing

    def write() -> None:
        record.__exit__(None, None, None)
        playing.advance, playing.refusal = advance, refusal
        config.getoption("--heard").write_text(json.dumps({"heard": sorted(heard), "wrong": harvest.wrong}))

    config.add_cleanup(write)
