"""Lint checks of pages that contradict what was read or done before."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.errors import Finding
from ...wording.effects import describe_condition
from ..craft.fallbacks import gaps
from ..craft.promises import forgotten_promises
from ..craft.told_again import told_again
from ..dataflow.flow import flow_of
from ..dataflow.programs import site_in
from ..project import AnyPack, Project
from .check import Check
from .finding_place import finding_at


def check_fallbacks(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports blocks for when nothing else is read that can be read beside another."""
    keywords = flow_of(project, pack).keywords
    for paragraph in pack.paragraphs.values():
        missed: dict[str, list[str]] = {}
        for gap in gaps(paragraph, keywords):
            fallback, block = (describe_condition(each, "en", holds=True) for each in (gap.fallback, gap.block))
            missed.setdefault(fallback, []).append(repr(block))
        for fallback, blocks in missed.items():
            message = f"expected {fallback!r} to deny the blocks that it stands for, also {', '.join(blocks)}"
            yield finding_at(site_in(paragraph), "fallback-gap", message)


def check_promises(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports answers that speak of a later day and leave nothing that remembers it."""
    for promise in forgotten_promises(pack, flow_of(project, pack)):
        yield finding_at(promise.site, "promise-forgotten", f"{promise.words!r} promises, and nothing remembers it")


def check_told_again(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports choices that every visit offers again, and that are answered as if for the first time."""
    for site in told_again(pack, flow_of(project, pack)):
        yield finding_at(site, "told-again", "every visit offers it again, and it is answered as the first time")


CONSISTENCY = (
    Check(("fallback-gap",), check_fallbacks, craft=True),
    Check(("promise-forgotten",), check_promises, craft=True),
    Check(("told-again",), check_told_again, craft=True),
)
