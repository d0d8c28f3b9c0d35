"""Lint checks of the rhythm of the prose: lengths, italics, contractions, numbers and names."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.errors import Finding
from ...story.model import Paragraph
from ...story.ways import location_of
from ..craft import limits
from ..craft import prose as habits
from ..craft.names import names, similar_names
from ..dataflow.programs import site_in
from ..project import AnyPack, Project
from .check import Check
from .finding_place import finding_at, of_pack


def check_varied_lengths(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports paragraphs of too similar lengths, in the pack and in a row."""
    story = list(pack.paragraphs.values())
    for paragraph in habits.rows(story):
        low, high = habits.ALIKE[0], habits.ALIKE[-1]
        message = f"expected no {habits.ROW} paragraphs in a row of {low} to {high} words, got the third"
        yield finding_at(site_in(paragraph), "length-row", message)
    if len(story) < limits.PARAGRAPHS:
        return
    measured = habits.lengths(story)
    if measured.near > limits.ALIKE:
        within = f"within {habits.NEAR} words of {measured.middle:.0f}"
        message = f"expected at most {limits.ALIKE:.0%} {within}, got {measured.near:.0%}"
        yield of_pack(project, "length-share", "paragraphs near the median", message)
    if measured.short < limits.SHORT:
        message = f"expected {limits.SHORT:.0%} or more under {habits.SHORT} words, got {measured.short:.0%}"
        yield of_pack(project, "length-share", "short paragraphs", message)
    if measured.long < limits.LONG:
        message = f"expected {limits.LONG:.0%} or more over {habits.LONG} words, got {measured.long:.0%}"
        yield of_pack(project, "length-share", "long paragraphs", message)


def check_stress(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports locations with several stressed words."""
    places: dict[str, list[Paragraph]] = {}
    for paragraph in pack.paragraphs.values():
        places.setdefault(location_of(paragraph.number), []).append(paragraph)
    for story in places.values():
        stressed = [stress for paragraph in story for stress in habits.stresses(paragraph)]
        for stress in stressed[limits.STRESS :]:
            message = f"expected {limits.STRESS} stressed word in a location, got {len(stressed)}: {stress.word!r}"
            yield finding_at(site_in(stress.paragraph), "stress-italics", message)
        for stress in stressed[: limits.STRESS]:
            if stress.last:
                message = f"expected no stress on the last word of a sentence, got {stress.word!r}"
                yield finding_at(site_in(stress.paragraph), "stress-italics", message)


def check_contractions(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports contractions in the narration; speech may contract."""
    for paragraph in pack.paragraphs.values():
        if words := habits.contractions(paragraph):
            contracted = ", ".join(repr(word) for word in dict.fromkeys(words))
            yield finding_at(
                site_in(paragraph), "contraction", f"expected whole words outside of speech, got {contracted}"
            )


def check_repeated_numbers(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports numbers above ten that are used in more than two locations."""
    for number, places in habits.worn_numbers(pack.paragraphs.values()).items():
        message = (
            f"expected it in {habits.WORN_LOCATIONS - 1} locations at most, got {len(places)}: {', '.join(places)}"
        )
        yield of_pack(project, "number-worn", f"the number {number}", message)


def check_similar_names(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports names that differ by only a letter or two."""
    known = names(pack.paragraphs.values())
    for name, other in similar_names(known):
        message = f"expected names that are not mistaken for each other ({known[name]}, {known[other]})"
        yield of_pack(project, "name-near", f"{name} and {other}", message)


RHYTHM = (
    Check(("length-row", "length-share"), check_varied_lengths, craft=True),
    Check(("stress-italics",), check_stress, craft=True),
    Check(("contraction",), check_contractions, craft=True),
    Check(("number-worn",), check_repeated_numbers, craft=True),
    Check(("name-near",), check_similar_names, craft=True),
)
