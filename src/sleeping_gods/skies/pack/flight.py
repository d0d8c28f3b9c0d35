"""The flight board of a pack: landing places, distant locations and the ways between them."""

from __future__ import annotations

from ...kernel.errors import Finding
from ...kernel.rules import rule
from ...story.pieces import read_name
from ...story.reader import TomlReader
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import AtlasPage, FlightSpace
from .atlas import has_square

MAX_NUMBER = 999
"""The highest number that a location or a card may have."""


@rule("DS-FLY-002")
def build_spaces(source: PackSource, findings: list[Finding]) -> list[tuple[FlightSpace, TomlReader]]:
    """The spaces, each with its reader for later findings."""
    spaces = []
    for reader in readers(source, "space", findings):
        space = FlightSpace(
            id=reader.id(),
            name=read_name(reader),
            links=tuple(reader.list_of("links", str)),
            square=reader.text("square", ""),
            explore=reader.integer("explore", 0, low=1, high=MAX_NUMBER),
            fuel=reader.flag("fuel"),
            card=reader.integer("card", 0, low=1, high=MAX_NUMBER),
        )
        if bool(space.square) == bool(space.explore):
            reader.find("flight", "expected either the 'square' of a landing place or 'explore' of a distant location")
        elif space.card and space.square:
            reader.find("flight", "expected no 'card' for a landing place: only distant locations are opened")
        spaces.append((space, reader))
    return spaces


def check_spaces(spaces: list[tuple[FlightSpace, TomlReader]], pages: dict[int, AtlasPage], airport: str) -> None:
    """Links are symmetric and join every space to the airport; landing places lie on squares of the pack."""
    known = {space.id: space for space, _ in spaces}
    squares: dict[str, str] = {}
    for space, reader in spaces:
        _check_links(space, reader, known)
        if space.square and not has_square(pages, space.square):
            reader.find("dangling", f"expected a square of the pack such as '2:b3' for 'square', got {space.square!r}")
        elif space.square in squares:
            reader.find("flight", f"the square {space.square} belongs also to {squares[space.square]!r}")
        if space.square:
            squares.setdefault(space.square, space.id)
    joined = _joined(known, airport)
    for space, reader in spaces:
        if airport in known and space.id not in joined:
            reader.find("flight", f"expected a way from the airport to {space.id!r}")


@rule("DS-FLY-018")
def _check_links(space: FlightSpace, reader: TomlReader, known: dict[str, FlightSpace]) -> None:
    """Ways lead to other spaces, are named at both ends and once; a space of a card hangs on a printed one."""
    for other in space.links:
        if other not in known or other == space.id:
            reader.find("dangling", f"expected another space of the flight board for 'links', got {other!r}")
        elif space.id not in known[other].links:
            reader.find("flight", f"expected {space.id!r} in 'links' of {other!r} too")
    if space.card and any(known[other].square or known[other].card for other in space.links if other in known):
        reader.find("flight", "expected only the printed distant location in 'links' of one that a card opens")
    if len(set(space.links)) != len(space.links):
        reader.find("duplicate", "expected each space once for 'links'")


def _joined(known: dict[str, FlightSpace], start: str) -> set[str]:
    """The spaces that can be reached."""
    reached: set[str] = set()
    pending = [start] if start in known else []
    while pending:
        space = pending.pop()
        if space not in reached:
            reached.add(space)
            pending += [other for other in known[space].links if other in known]
    return reached
