"""Lint checks of what can never happen, whatever the party gains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...content.box import is_lent
from ...effects.op import Condition
from ...kernel.errors import Finding
from ...story.ways import onwards
from ...wording.effects import describe_condition
from ..dataflow.flow import Flow, flow_of
from ..dataflow.programs import site_in
from ..dataflow.reach import reach_of
from ..dataflow.supplies import max_held
from ..project import AnyPack, Project
from .check import Check
from .finding_place import finding_at


def check_requirements(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports conditions that can never be met or that contradict themselves.

    Unreachable paragraphs are left out, as they are reported themselves.
    """
    flow = flow_of(project, pack)
    yield from _impossible_questions(flow, pack)
    yield from _contradictions(flow)


def _impossible_questions(flow: Flow, pack: AnyPack) -> Iterator[Finding]:
    """Questions for what nobody can have, or can be without."""
    reach = reach_of(flow, pack)
    for ask in flow.asks:
        if is_lent(ask.site.file) or (ask.site.paragraph and ask.site.paragraph not in reach.read):
            continue
        if ask.atom.kind == "has" and ask.holds:
            what, count = ask.atom.args
            most = max_held(pack, str(what))
            if most is not None and int(count) > most:
                yield finding_at(ask.site, "over-supply", f"asks for {count} {what}, the box holds {most}")
                continue
        if not (reach.can_have(ask.atom) if ask.holds else reach.can_lack(ask.atom)):
            wanted = describe_condition(ask.atom, "en", holds=ask.holds)
            yield finding_at(ask.site, "never-met", f"can never be met: {wanted!r}")


def _contradictions(flow: Flow) -> Iterator[Finding]:
    """Conditions that contradict themselves, or those on the way to them."""
    for piece in flow.pieces:
        if piece.needs and (word := contradiction([piece.needs])):
            yield finding_at(piece.site, "never-met", f"can never be met: {word} and not {word}")
    for step in flow.steps:
        if step.op.condition is None or contradiction(step.asked):
            continue
        if word := contradiction([*step.asked, step.op.condition]):
            yield finding_at(step.site, "never-met", f"can never be met: {word} and not {word}")


def contradiction(conditions: Iterable[Condition]) -> str:
    """The condition that must both hold and not hold; empty if there is none."""
    wanted: set[Condition] = set()
    unwanted: set[Condition] = set()
    pending = list(conditions)
    while pending:
        condition = pending.pop()
        if condition.kind == "and":
            pending += condition.parts
        elif condition.kind == "not" and condition.parts[0].kind not in ("and", "or", "not"):
            unwanted.add(condition.parts[0])
        elif condition.kind not in ("or", "not"):
            wanted.add(condition)
    both = sorted(wanted & unwanted, key=repr)
    return " ".join(str(arg) for arg in (both[0].args or (both[0].kind,))) if both else ""


def check_unreachable(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports paragraphs that lead only to each other, without a way from the map."""
    flow = flow_of(project, pack)
    unled = _paragraphs_not_led_to(flow, pack)
    orphans = [number for number in unled if not any(edge.target == number != edge.start for edge in flow.edges)]
    covered = onwards(flow.ways(), orphans)
    for number in pack.paragraphs:
        if number in unled and number not in covered:
            yield finding_at(
                site_in(pack.paragraphs[number]), "unreachable", "nothing outside its own circle turns to it"
            )
            covered |= onwards(flow.ways(), [number])


def _paragraphs_not_led_to(flow: Flow, pack: AnyPack) -> set[str]:
    """Paragraphs that no turn from the map or the rules leads to, whatever they ask for."""
    starts = [*flow.entries, *(edge.target for edge in flow.edges if not edge.start)]
    return set(pack.paragraphs) - onwards(flow.ways(), starts)


REACHABLE = (
    Check(("never-met", "over-supply"), check_requirements),
    Check(("unreachable",), check_unreachable),
)
