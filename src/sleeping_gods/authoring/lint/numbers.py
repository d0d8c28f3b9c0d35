"""Lint checks of numbers: odds of challenges, rewards and fights by distance from the start, failures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...content.box import is_lent
from ...effects.op import Program
from ...effects.registry import ends
from ...effects.terms import SKIES_RESOURCES
from ...kernel.errors import Finding
from ...sea.table.cards import Pack as SeaPack
from ..balance.odds import pass_chance
from ..balance.tiers import QUEST_RESOURCES, band, tiers_of
from ..dataflow.flow import EffectSite, Flow, flow_of
from ..project import AnyPack, Project
from .check import Check
from .finding_place import finding_at

MIN_ODDS, MAX_ODDS = 0.05, 0.95
"""Odds that are no test any more."""


def check_odds(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports challenges that an expert cannot fail, or four helpers with a card cannot pass."""
    for step in flow_of(project, pack).steps:
        if step.op.name != "challenge" or is_lent(step.site.file):
            continue
        skill, number, by = str(step.op.args[0]), int(step.op.args[1]), str(step.op.args[2])
        hopeful = pass_chance(pack, skill, number, by=by)
        alone = pass_chance(pack, skill, number, 1, cards=0, by=by)
        title = f"{skill.upper()} {number}"
        if hopeful < MIN_ODDS:
            yield finding_at(
                step.site, "odds", f"{title} is passed in {hopeful:.0%} of cases by {by or 'a whole crew'} with a card"
            )
        elif alone > MAX_ODDS:
            yield finding_at(
                step.site, "odds", f"{title} is passed in {alone:.0%} of cases by {by or 'one crew member'} alone"
            )


def check_failures(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports challenges without a consequence of failing."""
    for step in flow_of(project, pack).steps:
        arms = dict(step.op.arms)
        in_story = step.op.name == "challenge" and step.site.kind == "story"
        if in_story and "fail" not in arms and not ends(arms.get("pass", ())):
            yield finding_at(step.site, "no-fail", "expected 'fail:' after the challenge: failing it changes nothing")


def check_rewards(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports paragraphs that give more than their tier allows."""
    flow = flow_of(project, pack)
    tiers = tiers_of(pack)
    for piece in flow.pieces:
        tier = tiers.get(piece.site.location)
        if tier is None:
            continue
        for what, count in sorted(most_given(pack, piece.program).items()):
            most = band(pack, what, tier)
            if most is not None and count > most:
                message = f"gives {count} {what}, expected at most {most} in tier {tier}"
                yield finding_at(piece.site, "reward-band", message)


def most_given(pack: AnyPack, program: Program) -> Counter[str]:
    """The most that one path through a program gives of each limited thing."""
    total: Counter[str] = Counter()
    for op in program:
        if op.name == "gain":
            total[_sort(pack, str(op.args[0]))] += int(op.args[1])
        elif op.name == "gain-adventure":
            total["cards"] += 1
        arms: Counter[str] = Counter()
        for _, arm in op.arms:
            arms |= most_given(pack, arm)
        total += arms
    return total


def _sort(pack: AnyPack, what: str) -> str:
    """As what a resource is valued: in the skies as common or as one for quests."""
    if isinstance(pack, SeaPack) or what not in SKIES_RESOURCES:
        return what
    return "quest" if what in QUEST_RESOURCES else "common"


def check_fights(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports fights whose levels exceed their tier."""
    flow = flow_of(project, pack)
    tiers = tiers_of(pack)
    for step, level in _levels(flow, pack):
        tier = tiers.get(step.site.location)
        most = None if tier is None else band(pack, "combat", tier)
        if tier is not None and most is not None and level > most:
            yield finding_at(
                step.site, "combat-band", f"combat of level {level}, expected at most {most} in tier {tier}"
            )


def _levels(flow: Flow, pack: AnyPack) -> Iterator[tuple[EffectSite, int]]:
    """Each fight with the levels of its enemies added up."""
    levels = {enemy.number: enemy.level for enemy in pack.enemies.values()}
    for step in flow.steps:
        if step.op.name == "combat":
            yield step, sum(levels[int(number)] for number in step.op.args)


NUMBERS = (
    Check(("odds",), check_odds),
    Check(("no-fail",), check_failures),
    Check(("reward-band",), check_rewards),
    Check(("combat-band",), check_fights),
)
