"""Measures what follows choices and tests: new sentences, the number of targets, failures that are noticed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...effects.op import Op
from ...story.model import Paragraph, StoryChoice
from ...story.ways import location_of
from ..dataflow.flow import EffectSite, Flow
from ..dataflow.programs import Site, site_in
from ..project import AnyPack
from .paths import Path, notices, paths_of


@dataclass(frozen=True, slots=True)
class ChoicePoint:
    """A paragraph outside of towns with two choices or more."""

    site: Site
    targets: frozenset[str]
    """The paragraphs that its choices lead to."""

    @property
    def single(self) -> bool:
        """Whether all choices that do not leave lead to one paragraph."""
        return len(self.targets) == 1


def choice_points(pack: AnyPack) -> list[ChoicePoint]:
    """Every choice point; towns and encounters are none."""
    return [
        ChoicePoint(site_in(paragraph), frozenset(path.target for path in _paths_chosen(paragraph) if path.target))
        for paragraph in pack.paragraphs.values()
        if len(paragraph.choices) > 1 and not paragraph.town and not paragraph.encounter
    ]


def _paths_chosen(paragraph: Paragraph) -> Iterator[Path]:
    """All ways on from the choices of a paragraph."""
    for choice in paragraph.choices:
        yield from paths_of(choice.program)


def silent_answers(pack: AnyPack, flow: Flow) -> Iterator[Site]:
    """Choices with effects after which, at least in one case, no new sentence is read."""
    for paragraph in pack.paragraphs.values():
        for choice in paragraph.choices:
            if any(_is_silent(pack, flow, paragraph, choice, path) for path in paths_of(choice.program)):
                yield site_in(paragraph, choice)


def _is_silent(pack: AnyPack, flow: Flow, paragraph: Paragraph, choice: StoryChoice, path: Path) -> bool:
    """Whether something changes on a path, and no new sentence tells of it: the story is left, or goes back."""
    if not (path.does() or choice.cost) or any(op.name == "ending" for op in path.ops):
        return False
    if not path.target:
        return True
    if path.target not in (paragraph.number, location_of(paragraph.number)):
        return False
    return not notices(pack.paragraphs[path.target], path.changes(), flow.keywords)


@dataclass(frozen=True, slots=True)
class Failing:
    """A challenge, and whether the text after failing it reflects that."""

    step: EffectSite
    noticed: bool
    """Whether the text after it says anything of the failure."""


def failings(pack: AnyPack, flow: Flow) -> list[Failing]:
    """Every challenge of the story."""
    return [
        Failing(step, _is_noticed(pack, flow, step))
        for step in flow.steps
        if step.op.name == "challenge" and step.site.kind == "story"
    ]


def _is_noticed(pack: AnyPack, flow: Flow, step: EffectSite) -> bool:
    """Whether no failure continues as if the challenge had been passed."""
    paths = paths_of(step.piece.program)
    passed = [path for path in paths if (step.op, "pass") in path.arms]
    return not any(
        _continues_as_passed(pack, flow, step.op, path, passed) for path in paths if (step.op, "fail") in path.arms
    )


def _continues_as_passed(pack: AnyPack, flow: Flow, op: Op, failed: Path, passed: list[Path]) -> bool:
    """Whether a failure leads to where a success does, and nothing there tells the two apart."""
    alike = next((path for path in passed if path.target == failed.target), None)
    if alike is None:
        return False
    differing = failed.changes() ^ alike.changes()
    return not failed.target or not notices(pack.paragraphs[failed.target], differing, flow.keywords)
