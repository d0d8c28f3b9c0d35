"""Forged agendas of the sea: real tables whose plans are cut, doubled, mixed and put elsewhere."""

from __future__ import annotations

import json
from collections import Counter

from sleeping_gods.bots.runs.random_picking import LeastTriedPicker
from sleeping_gods.kernel.errors import BrokenState
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.plain import Json, encode
from sleeping_gods.kernel.play import apply, is_over, options
from sleeping_gods.sea.game import Sea
from sleeping_gods.sea.table.table import SeaTable

from .tables import harbour, new

PLAYED_ON = 50
"""Decisions that a forged table which was not refused must stand."""
CAMPAIGN = 1500
"""Choices after which a campaign is left for the next."""
OF_A_SHAPE = 2
"""Tables with the same kinds of step on their agendas that are enough."""
SETTINGS: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {}),
    (2, {"easy": "on", "dice": "may"}),
    (3, {"mode": "brutal", "window": "all"}),
    (4, {}),
)


def saved(table: SeaTable) -> dict[str, Json]:
    """A table as it stands in a file."""
    data: dict[str, Json] = json.loads(json.dumps(encode(table)))
    return data


def real_tables(seed: int, count: int) -> list[dict[str, Json]]:
    """Tables in the middle of varied campaigns as they stand in files, of each shape of agenda a few."""
    found: list[dict[str, Json]] = []
    shapes: Counter[tuple[str, ...]] = Counter()
    luck, started = Luck(seed), 0
    while len(found) < count:
        players, choices = SETTINGS[started % len(SETTINGS)]
        table, manner = new(players, **choices), LeastTriedPicker()
        started += 1
        for _ in range(CAMPAIGN):
            if is_over(table) or len(found) == count:
                break
            shape = tuple(step.word for step in table.agenda)
            shapes[shape] += 1
            if shapes[shape] <= OF_A_SHAPE:
                found.append(saved(table))
            apply(table, manner.pick(table, luck))
    return found


def forged(luck: Luck, real: dict[str, Json], others: list[dict[str, Json]]) -> dict[str, Json]:
    """A real table with an agenda that steps of other real agendas were mixed into, or that lost some of its own."""
    agenda = list(_agenda(real))
    for _ in range(1 + luck.below(3)):
        other = _agenda(luck.pick(others))
        at = 1 + luck.below(len(agenda))
        match luck.below(6):
            case 0:
                agenda.insert(at, luck.pick(other[1:] or other))
            case 1:
                start = 1 + luck.below(len(other))
                agenda[at:at] = other[start : start + 1 + luck.below(4)]
            case 2 if len(agenda) > 2:
                del agenda[1 + luck.below(len(agenda) - 1)]
            case 3 if len(agenda) > 2:
                one, two = 1 + luck.below(len(agenda) - 1), 1 + luck.below(len(agenda) - 1)
                agenda[one], agenda[two] = agenda[two], agenda[one]
            case 4:
                agenda[at:] = other[1 + luck.below(len(other)) :] or [other[-1]]
            case _:
                agenda.append(other[-1])
    return {**real, "agenda": json.loads(json.dumps(agenda))}


def outcome(luck: Luck, data: dict[str, Json]) -> str:
    """``refused``, or ``played`` when the table stood so many random decisions; anything else is raised."""
    try:
        table = Sea().load(harbour(), data)
    except BrokenState:
        return "refused"
    for _ in range(PLAYED_ON):
        if is_over(table):
            break
        apply(table, luck.pick(options(table)))
    return "played"


def _agenda(data: dict[str, Json]) -> list[Json]:
    agenda = data["agenda"]
    assert isinstance(agenda, list)
    return agenda
