"""docs/simulation.md names every column, kind and robot there is."""

from __future__ import annotations

from pathlib import Path

from sleeping_gods.bots.robots.make import KINDS
from sleeping_gods.simulation.schema import EVENT_KINDS, TABLES

PAGE = (Path(__file__).parents[2] / "docs" / "simulation.md").read_text(encoding="utf-8")


def test_every_column_is_documented_as_the_schema_has_it() -> None:
    """A row of a table for each, with its type and what it holds."""
    types = {"small": "int16", "whole": "int32", "large": "int64", "text": "string", "flag": "bool"}
    for columns in TABLES.values():
        for column in columns:
            assert f"| `{column.name}` | {types[column.kind]} | {column.about} |" in PAGE


def test_every_kind_of_event_and_every_robot_is_documented() -> None:
    """By its name."""
    for name in (*EVENT_KINDS, *KINDS):
        assert f"| `{name}` |" in PAGE, name
