"""Turns of the story that cannot be: to paragraphs that are missing, and in circles that nothing ends."""

from __future__ import annotations

import re
from bisect import bisect_right

from ..effects.op import every_op
from ..kernel.errors import Finding
from .idle import idle_rings
from .links import Links, place_in, story_programs
from .model import Paragraph
from .source import PackSource
from .ways import circles, jumps_of, location_of, onwards, ops_of

_FILE = re.compile(r"story/0*([1-9][0-9]*|f)[0-9]*\.md", re.IGNORECASE)
"""The file of a location's story."""


def check_turns(source: PackSource, findings: list[Finding]) -> None:
    """Turns to paragraphs that are missing, in a pack some of whose files are lost.

    Other references cannot be judged then, nor turns to the location of a lost file.
    """
    lost = [_FILE.fullmatch(finding.file) for finding in source.findings if finding.code == "file"]
    hidden = {match[1].upper() for match in lost if match}
    links = Links({"paragraph": {*source.paragraphs}}, (), findings)
    for place, program in story_programs(source.paragraphs):
        for op in every_op(program):
            if op.name == "turn-to" and location_of(str(op.args[0])) not in hidden:
                links.known(place, "paragraph", op.args[0])


def check_circles(source: PackSource, findings: list[Finding]) -> None:
    """Every paragraph has a way, by whatever choices, to an end or back to the ship or map."""
    paragraphs = source.paragraphs
    ways = {number: list(jumps_of(paragraph)) for number, paragraph in paragraphs.items()}
    back: dict[str, list[str]] = {}
    for number, targets in ways.items():
        for target in targets:
            back.setdefault(target, []).append(number)
    leaving = {*_doubtful(source), *(target for target in back if target not in paragraphs)}
    for number, paragraph in paragraphs.items():
        if paragraph.encounter or any(op.name in ("return", "ending") for op in ops_of(paragraph)):
            leaving.add(number)
    stuck = paragraphs.keys() - onwards(back, leaving)
    in_circles: set[str] = set()
    for circle in circles({number: ways[number] for number in paragraphs if number in stuck}):
        if {target for number in circle for target in ways[number]} <= {*circle}:
            in_circles |= {*circle}
            named = sorted(circle, key=_order)
            findings.append(_loop(paragraphs[named[0]], f"the story never leaves {', '.join(named[:6])}"))
    others = {number: paragraph for number, paragraph in paragraphs.items() if number not in in_circles}
    for ring in idle_rings(others):
        message = f"the story may turn for ever, with no choice, through {', '.join(ring[:6])}"
        findings.append(_loop(paragraphs[ring[0]], message))


def _loop(paragraph: Paragraph, message: str) -> Finding:
    place = place_in(paragraph)
    return Finding(place.file, place.line, "forced-loop", f"{place.title}: {message}")


def _doubtful(source: PackSource) -> set[str]:
    """Paragraphs in which a line was not understood, so that it may have been their way out."""
    starts: dict[str, list[tuple[int, str]]] = {}
    for paragraph in source.paragraphs.values():
        starts.setdefault(paragraph.file, []).append((paragraph.line, paragraph.number))
    doubtful: set[str] = set()
    for finding in source.findings:
        rows = starts.get(finding.file, [])
        at = bisect_right(rows, finding.line, key=lambda row: row[0])
        doubtful |= {rows[at - 1][1]} if at else set()
    return doubtful


def _order(number: str) -> tuple[bool, list[int]]:
    """Paragraphs in the order of their numbers."""
    return number.startswith("F"), [int(part) for part in number.removeprefix("F").split(".")]
