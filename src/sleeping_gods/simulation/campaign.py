"""One campaign of a plan: a pure function of the plan, the pack and the campaign's number."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from ..bots.runs.batch import PlaytestPack, playtest_pack
from ..bots.runs.invariants import Broken
from ..bots.runs.outcome import CampaignOutcome
from ..bots.runs.place_counts import Watch
from ..bots.runs.playtest import Playtest
from ..campaign.games import load_pack
from ..kernel.choices import Choice
from ..kernel.errors import Bug
from ..party.table.table import PartyTable
from ..sea.table.cards import Pack as SeaPack
from ..skies.table.cards import Pack as SkiesPack
from .errors import SimulationError
from .plan import Plan
from .recorder import Recorder
from .robots import SimulatedRobot, robot_for
from .schema import CAMPAIGN_COLUMNS, Cell, Row


@cache
def prepared_pack(name: str, digest: str) -> PlaytestPack:
    """Load and prepare a pack, once; SimulationError if its files have changed since the plan was made."""
    game, pack = load_pack(name)
    if not isinstance(pack, (SeaPack, SkiesPack)):
        raise Bug(f"expected a pack of the sea or the skies, got {name}")
    if pack.digest != digest:
        raise SimulationError("simulate_other-pack", pack=name)
    return playtest_pack(game, pack)


@dataclass(frozen=True, slots=True)
class Observers:
    """The recorder, and the robot, which learns what its seats can know."""

    recorder: Recorder
    robot: SimulatedRobot

    def note(self, table: PartyTable, choice: Choice, decisions: int) -> None:
        """After a choice."""
        self.recorder.note(table, choice, decisions)
        self.robot.note(table, choice)


class CampaignRows(NamedTuple):
    """The row of a campaign, and those of what happened in it."""

    campaign: Row
    events: list[Row]


def play_campaign(plan: Plan, campaign: int) -> CampaignRows:
    """Play a campaign of a plan."""
    prepared = prepared_pack(plan.pack, plan.digest)
    setup = plan.setup_of(prepared.game, prepared.pack, campaign)
    robot = robot_for(prepared, plan)
    recorder = Recorder(campaign)
    observers = Observers(recorder, robot)
    playtest = Playtest(
        game=prepared.game,
        pack=prepared.pack,
        setup=setup,
        bot=robot,
        kind=plan.robot,
        watch=Watch(),
        observer=observers,
    )
    stuck = ""
    try:
        outcome: CampaignOutcome | None = playtest.play(plan.luck_of(campaign))
    except Broken as broken:
        outcome, stuck = playtest.stuck(), f"{broken.kind}: {broken}"
    if outcome is None or playtest.table is None:
        raise Bug(f"expected a set-up that the rules allow, got {setup}")
    recorder.finish(playtest.table, outcome.statistics.uses)
    return CampaignRows(campaign_row(plan, campaign, outcome, recorder, stuck=stuck), recorder.rows)


def campaign_row(plan: Plan, campaign: int, outcome: CampaignOutcome, recorder: Recorder, *, stuck: str) -> Row:
    """The row of a campaign, in the order of its columns."""
    counts = outcome.statistics
    cells: dict[str, Cell] = {
        "campaign": campaign,
        "seed": plan.seed_of(campaign),
        "players": outcome.players,
        "mode": plan.mode_of(campaign),
        "robot": plan.robot,
        "over": outcome.over,
        "ending": outcome.ending,
        "survived": bool(outcome.over) and not outcome.lost,
        "stuck": stuck,
        "turns": outcome.turns,
        "decisions": outcome.decisions,
        "draws": outcome.draws,
        "defeats": outcome.defeats,
        "killed_by": recorder.killed_by,
        "score": outcome.score,
        "totems": outcome.totems,
        "quests": outcome.quests,
        "xp": outcome.xp,
        "camps": outcome.camps,
        "tests": counts.tests,
        "passed": counts.passed,
        "hard_tests": counts.hard,
        "hard_passed": counts.hard_passed,
        "fights": counts.fights,
        "health_lost": recorder.health_lost,
    }
    return [cells[column.name] for column in CAMPAIGN_COLUMNS]
