"""Turns of the story that cannot be: to paragraphs that are missing, and in circles that nothing ends."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence

from ..effects.op import every_op
from ..kernel.errors import Finding
from .idle import idle_rings
from .links import Links, place_in, story_programs
from .model import Paragraph
from .source import PackSource
from .ways import circles, jumps_of, location_of, onwards, ops_of

_FILE = re.compile(r"story/0*([1-9][0-9]*|f)[0-9]*\.md", re.IGNORECASE)
"""The file of a location's story."""


MAX_NAMED = 6
"""Most paragraphs of a circle that a finding names."""


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
                links.check_known(place, "paragraph", op.args[0])


def check_circles(source: PackSource, findings: list[Finding]) -> None:
    """Every paragraph has a way, by whatever choices, to an end or back to the ship or map."""
    paragraphs = source.paragraphs
    ways = {number: list(jumps_of(paragraph)) for number, paragraph in paragraphs.items()}
    stuck = paragraphs.keys() - onwards(_reversed(ways), _leaving(source, ways))
    in_circles: set[str] = set()
    for circle in circles({number: ways[number] for number in paragraphs if number in stuck}):
        leads_to = {target for number in circle for target in ways[number]}
        if leads_to <= {*circle}:
            in_circles |= {*circle}
            in_order = sorted(circle, key=_order)
            findings.append(_loop(paragraphs[in_order[0]], f"the story never leaves {_named(in_order)}"))
    others = {number: paragraph for number, paragraph in paragraphs.items() if number not in in_circles}
    for ring in idle_rings(others):
        message = f"the story may turn for ever, with no choice, through {_named(ring)}"
        findings.append(_loop(paragraphs[ring[0]], message))


def _reversed(ways: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    """For each paragraph those that may turn to it."""
    back: dict[str, list[str]] = {}
    for number, targets in ways.items():
        for target in targets:
            back.setdefault(target, []).append(number)
    return back


def _leaving(source: PackSource, ways: Mapping[str, Iterable[str]]) -> set[str]:
    """Paragraphs that may leave the story: by an end, back to the ship or map, or in a way that cannot be judged."""
    missing = {target for targets in ways.values() for target in targets if target not in source.paragraphs}
    ending = {
        number
        for number, paragraph in source.paragraphs.items()
        if paragraph.encounter or any(op.name in ("return", "ending") for op in ops_of(paragraph))
    }
    return _doubtful(source) | missing | ending


def _named(numbers: Sequence[str]) -> str:
    """Some numbers for a finding, the first ones only."""
    return ", ".join(numbers[:MAX_NAMED])


def _loop(paragraph: Paragraph, message: str) -> Finding:
    """A finding about a circle of turns, at the paragraph where it begins."""
    place = place_in(paragraph)
    return Finding(place.file, place.line, "forced-loop", f"{place.title}: {message}")


def _doubtful(source: PackSource) -> set[str]:
    """Paragraphs in which a line was not understood, so that it may have been their way out."""
    in_file: dict[str, list[Paragraph]] = {}
    for paragraph in source.paragraphs.values():
        in_file.setdefault(paragraph.file, []).append(paragraph)
    doubtful: set[str] = set()
    for finding in source.findings:
        paragraphs = in_file.get(finding.file, [])
        count_before = bisect_right(paragraphs, finding.line, key=lambda paragraph: paragraph.line)
        if count_before:
            doubtful.add(paragraphs[count_before - 1].number)
    return doubtful


def _order(number: str) -> tuple[bool, list[int]]:
    """Paragraphs in the order of their numbers."""
    return number.startswith("F"), [int(part) for part in number.removeprefix("F").split(".")]
