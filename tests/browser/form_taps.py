"""What a thumb touches in the forms of a printed box: regions, squares, enemies, bosses, cards and keywords."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

Fields = dict[str, Any]
Touch = tuple[str, str]
"""What is touched, and what is typed there or picked from its list."""
HEART = "H"
QUESTS = "#book-panel-quests"
"""The leaf with quests and cards."""


def form_taps(kind: str, fields: Fields) -> Iterator[Touch]:
    """What is touched to fill in the form of a card or place."""
    return FORMS[kind](fields)


def _digits(number: object) -> Iterator[Touch]:
    for digit in str(number):
        yield f"[data-key='{digit}']", ""


def _region(fields: Fields) -> Iterator[Touch]:
    for key in ("port", "market"):
        if fields.get(key):
            yield f".chart [data-toggle={key}]", ""
    if locations := fields.get("locations"):
        yield ".chart label > input[placeholder='51, 52']", ", ".join(map(str, locations))
    if hazard := fields.get("hazard"):
        yield ".chart [data-toggle=hazard]", ""
        yield f".chart [data-word={hazard['skill']}]", ""
        yield from _digits(hazard["number"])
    yield "[data-enter]", ""


def _square(fields: Fields) -> Iterator[Touch]:
    for obstacle in fields.get("obstacles", ()):
        yield f".chart [data-toggle={obstacle}]", ""
    if locations := fields.get("locations"):
        yield ".chart label > input[placeholder='51, 52']", ", ".join(map(str, locations))
    yield "[data-enter]", ""


def _enemy(fields: Fields) -> Iterator[Touch]:
    yield from _digits(fields["level"])
    for figure in ("defense", "attack"):
        if fields.get(figure):
            yield f"[data-figure={figure}]", ""
            yield from _digits(fields[figure])
    yield from _grid(fields)
    yield "[data-enter]", ""


def _grid(fields: Fields) -> Iterator[Touch]:
    rows = [row.split() for row in fields["grid"].split("\n")]
    columns = max(map(len, rows))
    if columns != 3:
        yield f"[data-columns='{columns}']", ""
    if len(rows) != 3:
        yield f"[data-rows='{len(rows)}']", ""
    squares = [(at, mark) for at, cell in enumerate(itertools.chain(*rows)) if cell != "." for mark in cell.split("+")]
    abilities = fields.get("ability", {})
    marks = sorted({mark for _, mark in squares}, key=lambda mark: mark != HEART)
    for mark in marks:
        if mark in abilities:
            yield ".marks select", abilities[mark]
        elif mark != HEART:
            yield f"[data-mark={mark}]", ""
        yield from ((f"[data-square='{at}']", "") for at, other in squares if other == mark)


def _boss(fields: Fields) -> Iterator[Touch]:
    zones = fields["zone"]
    if len(zones) != 3:
        yield f"[data-zones='{len(zones)}']", ""
    if fields.get("flee"):
        yield ".card [aria-pressed]:has-text('flee')", ""
    yield from _digits(fields["level"])
    for at, zone in enumerate(zones):
        yield f"[data-zone='{at}']", ""
        if zone.get("attack"):
            yield "[data-figure=attack]", ""
            yield from _digits(zone["attack"])
        yield from _grid(zone)
    yield "[data-enter]", ""


def _adventure(fields: Fields) -> Iterator[Touch]:
    yield QUESTS, ""
    yield "[data-card-figures] > summary", ""
    yield "[data-card-figures] [name=number]", str(fields["number"])
    if fields["kind"] != "gear":
        yield "[data-card-figures] [name=kind]", fields["kind"]
    if fields.get("command"):
        yield "[data-card-figures] [max='14']", str(fields["command"])
    for use in fields.get("use", ()):
        yield "[data-card-figures] .line input", use["do"][0]
    yield "[data-enter-card]", ""


def _quest(fields: Fields) -> Iterator[Touch]:
    yield QUESTS, ""
    card = f"li:has(.number:text-is('{fields['number']}'))"
    yield f"{card} form label > input", fields["keyword"]
    yield f"{card} form button.small", ""


FORMS: dict[str, Callable[[Fields], Iterator[Touch]]] = {
    "region": _region,
    "square": _square,
    "enemy": _enemy,
    "boss": _boss,
    "adventure": _adventure,
    "quest": _quest,
}
