"""Lint checks of the prose: doubled and overused words, lengths, quotation marks, titles."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...kernel.errors import Finding
from ...story.model import Paragraph
from ..dataflow.programs import Site, site_in, site_of
from ..project import AnyPack, Project
from .check import Check
from .cliches import overused_words
from .finding_place import finding_at, own_records

LONG, SHORT = 220, 15
"""Words of prose that a paragraph has at most and at least."""
_DOUBLED = re.compile(r"\b([a-z]+) \1\b")
ALLOWED_TWICE = ("had", "that", "so", "very", "no", "ha", "now", "there", "knock", "tut", "boom", "night", "bye")
"""Words that may stand twice in a row."""


def check_slips(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports doubled and overused words."""
    for site, text in texts(project, pack):
        for word in _DOUBLED.findall(text.lower()):
            if word not in ALLOWED_TWICE:
                yield finding_at(site, "doubled-word", f"{word!r} stands twice in a row")
        for word in overused_words(text):
            yield finding_at(site, "cliche", f"{word!r} is worn out")


def texts(project: Project, pack: AnyPack) -> Iterator[tuple[Site, str]]:
    """Every English text of the pack's author."""
    for paragraph in pack.paragraphs.values():
        yield from ((site_in(paragraph), block.text) for block in paragraph.blocks)
        yield from ((site_in(paragraph, choice), choice.text) for choice in paragraph.choices)
    for record in own_records(project, "quest", "event"):
        text = record.data.get("text")
        if isinstance(text, dict) and isinstance(text.get("en"), str):
            yield site_of(record), text["en"]


def check_lengths(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports paragraphs that are too long or too short."""
    for paragraph in pack.paragraphs.values():
        count = words(paragraph)
        if count > LONG:
            yield finding_at(site_in(paragraph), "long-paragraph", f"expected at most {LONG} words, got {count}")
        elif count < SHORT and not paragraph.ifs:
            yield finding_at(site_in(paragraph), "short-paragraph", f"expected {SHORT} words or more, got {count}")


def words(paragraph: Paragraph) -> int:
    """The words that are read at once: those always shown and those of the longest condition."""
    counts: dict[object, int] = {None: 0}
    for block in paragraph.blocks:
        counts[block.when] = counts.get(block.when, 0) + len(block.text.split())
    return counts.pop(None) + max(counts.values(), default=0)


def check_quotation_marks(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports files that mix straight and curly quotation marks."""
    kinds: dict[str, dict[str, list[Site]]] = {}
    for site, text in texts(project, pack):
        marks = kinds.setdefault(site.file, {"straight": [], "curly": []})
        if re.search("[\"']", text):
            marks["straight"].append(site)
        if re.search("[\u2018\u2019\u201c\u201d]", text):
            marks["curly"].append(site)
    for marks in kinds.values():
        few, many = sorted(marks, key=lambda kind: len(marks[kind]))
        if marks[few]:
            yield finding_at(
                marks[few][0], "mixed-quotes", f"expected {many} quotation marks as elsewhere here, got {few} ones"
            )


def check_titles(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports paragraphs with the same title."""
    first: dict[str, str] = {}
    for paragraph in pack.paragraphs.values():
        known = first.setdefault(paragraph.title.casefold(), paragraph.number)
        if known != paragraph.number and paragraph.title:
            yield finding_at(site_in(paragraph), "title-twice", f"{paragraph.title!r} is the title of {known} too")


PROSE = (
    Check(("doubled-word", "cliche"), check_slips),
    Check(("long-paragraph", "short-paragraph"), check_lengths),
    Check(("mixed-quotes",), check_quotation_marks),
    Check(("title-twice",), check_titles),
)
