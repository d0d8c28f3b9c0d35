"""All that is told along campaigns of both games, as it was approved: each section, by the ids of messages.

The words of the messages do not count. How to approve a change and how to look at it says tests/approving.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sleeping_gods.campaign.games import load_pack, stage_for
from sleeping_gods.campaign.scenario_run import Rehearsal
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.presentation.audience import SOFA, SPECTATOR, Audience
from sleeping_gods.presentation.party.chronicle import Chronicle
from sleeping_gods.presentation.presenters import PRESENTERS
from sleeping_gods.presentation.scene_tracker import scene_of
from sleeping_gods.presentation.story_knowledge import past_of

from ..approving import changed
from ..host.marked import Marked
from ..host.staged import begun
from ..unworded import UNWORDED, unworded
from .told_scenarios import scenarios

FOLDER = Path(__file__).parent / "approved"
AUDIENCES = (SOFA, Audience((0,)), Audience((1,), apart=True), SPECTATOR)
OFTEN = 1
"""So often a kind of moment is told: a decision with certain verbs."""
WALKS: list[tuple[str, str, int, int, int]] = [
    ("harbour", "start", 2, 1, 120),
    ("harbour", "fight", 2, 5, 60),
    ("airfield", "start", 3, 2, 60),
    ("airfield", "fight", 2, 6, 60),
    ("airfield", "tents", 3, 7, 24),
]
"""Pack, how it begins (see tests/host/staged.py), players, seed and choices."""


class Walk:
    """A campaign that somebody plays who takes any kind of choice as often as any other."""

    def __init__(self, pack_name: str, stage: str, players: int, seed: int) -> None:
        game, pack = load_pack(pack_name)
        self.campaign = begun(Marked(game, pack, {}), players, seed, stage)
        self.presenter: Any = PRESENTERS[game.id](UNWORDED)
        self._luck, self._past = Luck(seed), past_of(self.campaign)
        self._chronicle: Any = Chronicle(self.presenter, AUDIENCES[1])
        self._met: Counter[tuple[str, ...]] = Counter()

    @property
    def table(self) -> PartyTable:
        """The table as it stands."""
        return of_party(self.campaign.table)

    def play(self) -> list[Any]:
        """Take a choice; the lines of the log that come of it."""
        before, choices = self.table.clone(), options(self.table)
        verb = self._luck.pick(sorted({choice[0] for choice in choices}))
        line = text(self._luck.pick([choice for choice in choices if choice[0] == verb]))
        played = self.campaign.play(None, line)
        for one in played:
            self._past.note(one.entry.number, one.entry.choice, one.log_events)
        return [*self._chronicle.hear(before, played)]

    def is_new(self) -> bool:
        """Whether such a moment has not been told often."""
        kind = (type(self.table.agenda[-1]).__name__, *sorted({choice[0] for choice in self.table.offered}))
        self._met[kind] += 1
        return self._met[kind] <= OFTEN

    def told(self, audience: Audience) -> Iterator[tuple[str, object]]:
        """Every section, and what is told on request."""
        self.presenter.read = self._past.known(self.campaign.history)
        return told_of(self.presenter, self.table, audience)


def told_of(presenter: Any, table: PartyTable, audience: Audience) -> Iterator[tuple[str, object]]:
    """Every section of a scene, and what is told on request."""
    scene = scene_of(presenter, table, audience)
    yield from ((name, getattr(scene, name)) for name in scene.__dataclass_fields__ if name != "log")
    yield "pieces", presenter.pieces(table, audience)
    yield "standing", (presenter.standing(table), presenter.journey_clocks(table), presenter.ready(table))
    yield "uses", (presenter.uses(table, audience), presenter.leads(table), presenter.points(table))
    choices = options(table)
    yield "rules", [(presenter.rules_of(table, choice), presenter.entries_of(table, choice)) for choice in choices]


@pytest.mark.parametrize(("pack", "stage", "players", "seed", "steps"), WALKS)
def test_what_is_told_was_approved(pack: str, stage: str, players: int, seed: int, steps: int) -> None:
    """Section by section, at the first moments of every kind; and the log line by line."""
    told: dict[str, list[bytes]] = {}
    with unworded():
        walk = Walk(pack, stage, players, seed)
        for step in range(steps):
            if is_over(walk.table):
                break
            told.setdefault("log", []).append(msgspec.json.encode(walk.play()))
            if is_over(walk.table) or walk.is_new():
                for name, part in walk.told(AUDIENCES[step % len(AUDIENCES)]):
                    told.setdefault(name, []).append(msgspec.json.encode(part))

    assert changed(FOLDER / f"{pack}-{stage}.txt", told) == []


@pytest.mark.parametrize("game", ["sea", "skies"])
def test_what_is_told_in_the_scenarios_was_approved(game: str) -> None:
    """The table that each worked example of the rules comes to, before its last choice and after it."""
    texts: dict[str, list[bytes]] = {}
    with unworded():
        presenter: Any = PRESENTERS[game](UNWORDED)
        for at, scenario in enumerate(scenarios()):
            stage = stage_for(scenario.pack)
            if stage.game.id != game:
                continue
            rehearsal = Rehearsal(stage)
            last = max((number for number, line in enumerate(scenario.lines) if line.word == "when"), default=0)
            for number, line in enumerate(scenario.lines[: last + 1]):
                if number == last and at % 2:
                    break
                rehearsal.take(line)
            table = of_party(rehearsal.table)
            for name, part in told_of(presenter, table, AUDIENCES[at // 2 % 2]):
                texts.setdefault(name, []).append(msgspec.json.encode(part))

    assert changed(FOLDER / f"scenarios-{game}.txt", texts) == []
