"""One campaign of a plan: a pure function of the plan, the pack and the campaign's number."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

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
from .schema import Row


@cache
def desk_for(name: str, digest: str) -> PlaytestPack:
    """Load a pack and look it through, once; the digest tells one state of its files from another."""
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


def play_campaign(plan: Plan, campaign: int) -> tuple[Row, list[Row]]:
    """The row of a campaign, and those of what happened in it."""
    desk = desk_for(plan.pack, plan.digest)
    luck, setup = plan.luck_of(campaign), plan.setup_of(desk.game, desk.pack, campaign)
    bot = robot_for(desk, plan)
    recorder = Recorder(campaign)
    test = Playtest(desk.game, desk.pack, setup, bot, plan.robot, Watch(), Observers(recorder, bot))
    stuck = ""
    try:
        outcome: CampaignOutcome | None = test.play(luck)
    except Broken as broken:
        outcome, stuck = test.stuck(), f"{broken.kind}: {broken}"
    if outcome is None or test.table is None:
        raise Bug(f"expected a set-up that the rules allow, got {setup}")
    recorder.finish(test.table, outcome.statistics.uses)
    return campaign_row(plan, campaign, outcome, recorder, stuck), recorder.rows


def campaign_row(plan: Plan, campaign: int, outcome: CampaignOutcome, recorder: Recorder, stuck: str) -> Row:
    """The row of a campaign, in the order of its columns."""
    counts = outcome.statistics
    return [
        *(campaign, plan.seed_of(campaign), outcome.players, plan.mode_of(campaign), plan.robot),
        *(outcome.over, outcome.ending, bool(outcome.over) and not outcome.lost, stuck),
        *(outcome.turns, outcome.decisions, outcome.draws, outcome.defeats, recorder.killed_by, outcome.score),
        *(outcome.totems, outcome.quests, outcome.xp, outcome.camps),
        *(counts.tests, counts.passed, counts.hard, counts.hard_passed, counts.fights, recorder.health_lost),
    ]
