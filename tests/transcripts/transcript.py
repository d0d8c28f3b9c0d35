"""A written evening with a printed box, and the figures of a table that it names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.sea.table.box_table import BoxSeaTable
from sleeping_gods.skies.table.box_table import BoxSkiesTable

FOLDER = Path(__file__).parent
PLAYERS = ("Ana", "Ben")
EVENINGS = {"sea": 20, "skies": 15}
"""The turns of each evening."""


@dataclass(frozen=True)
class WrittenTurn:
    """The lines of a turn, and the figures that stand under it."""

    title: str
    lines: tuple[str, ...]
    figures: tuple[str, ...]


def written_turns(name: str) -> list[WrittenTurn]:
    """The turns of an evening; what is drawn before the first one belongs to it."""
    turns: list[WrittenTurn] = []
    title = ""
    lines: list[str] = []
    figures: list[str] = []
    for line in (FOLDER / f"{name}.txt").read_text("utf-8").splitlines():
        if line.startswith("# "):
            if title:
                turns.append(WrittenTurn(title, tuple(lines), tuple(figures)))
                lines, figures = [], []
            title = line.removeprefix("# ")
        elif line.startswith("= "):
            figures.append(line.removeprefix("= "))
        elif line:
            lines.append(line)
    return [*turns, WrittenTurn(title, tuple(lines), tuple(figures))]


def figures_of(table: PartyTable) -> tuple[str, ...]:
    """What a group would read off its boards, as an evening writes it."""
    goods = [f"{name} {number}" for name, number in table.goods.items() if number]
    crew = ", ".join(_crew_figures(table))
    return (", ".join([*goods, *_board_figures(table)]), *([crew] if crew else []))


def _board_figures(table: PartyTable) -> list[str]:
    if isinstance(table, BoxSeaTable):
        return [f"xp {table.xp}", f"ship damage {sum(table.cubes.values())}", f"region {table.region}"]
    assert isinstance(table, BoxSkiesTable)
    return [
        f"fuel {table.fuel}",
        f"plane {table.plane_health}",
        f"camps {table.camps}",
        f"place {table.place}",
    ]


def _crew_figures(table: PartyTable) -> Iterator[str]:
    for name, member in table.crew.items():
        figures = [f"damage {member.damage}"] if member.damage else []
        if isinstance(table, BoxSeaTable) and table.crew[name].fatigue:
            figures.append(f"fatigue {table.crew[name].fatigue}")
        if isinstance(table, BoxSkiesTable):
            figures.append(f"stamina {table.crew[name].stamina}")
        figures.extend(member.statuses)
        if figures:
            yield " ".join([name, *figures])
