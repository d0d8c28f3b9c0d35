"""The folder of a run: its plan, and the parts that are done, each written whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import NamedTuple

from ..journal.disk import write_whole
from .errors import SimulationError
from .formats import LINES, PARQUET, TableFormat, UnreadableTable, best_format, format_of, read_file
from .part import RunPart, is_whole
from .plan import Plan, new_plan, plan_from
from .schema import TABLES

MANIFEST = "manifest.json"
FORMAT = 1
"""The format of the folder."""
LARGEST_MANIFEST = 100_000
"""A manifest of more bytes is not read: a plan takes a few hundred."""

MAY_DIFFER = ("part", "campaigns", "pack")
"""Parameters that may differ when a run goes on: it can become longer, and the same pack may lie elsewhere."""
MESSAGES = {"code": "simulate_other-program", "version": "simulate_other-program"}
"""The message for a parameter that may not; any other has ``simulate_other-run``, which names it."""


class RunFolder:
    """The parts of one run on disk."""

    def __init__(self, path: Path, plan: Plan, tables: TableFormat) -> None:
        self.path = path
        self.plan = plan
        self.tables = tables

    def part_path(self, table: str, first: int) -> Path:
        """Where the rows of a part lie that begins with a campaign."""
        return self.path / table / f"part-{first:07}.{self.tables.suffix}"

    def write_part(self, part: RunPart) -> None:
        """Write a part: its campaigns come last, because a part counts as done once they are there."""
        for table, rows in (("events", part.events), ("campaigns", part.campaigns)):
            write_whole(self.part_path(table, part.first), self.tables.written(rows, TABLES[table]))

    def read_part(self, first: int, count: int) -> RunPart | None:
        """A part that is done; None if its files are missing or do not hold its rows."""
        try:
            rows = {
                table: self.tables.read(read_file(self.part_path(table, first)), columns)
                for table, columns in TABLES.items()
            }
        except (FileNotFoundError, UnreadableTable):
            return None
        part = RunPart(first, rows["campaigns"], rows["events"])
        return part if is_whole(part, count) else None

    def parts(self) -> Iterator[tuple[int, int, RunPart | None]]:
        """Every part of the plan: its first campaign, how many it has, and its rows if it is done."""
        for first, count in self.plan.parts():
            yield first, count, self.read_part(first, count)


def begin_or_resume(path: Path, wanted: Plan) -> RunFolder:
    """The folder for a plan: a new one, or the one that was begun with the same parameters."""
    if (path / MANIFEST).exists():
        return _resumed(path, wanted)
    if path.exists() and any(path.iterdir()):
        raise SimulationError("simulate_not-empty", folder=str(path))
    folder = RunFolder(path, new_plan(wanted), best_format())
    for table in TABLES:
        (path / table).mkdir(parents=True, exist_ok=True)
    _write_manifest(folder)
    return folder


def _resumed(path: Path, wanted: Plan) -> RunFolder:
    """The folder of a run that goes on, perhaps with more campaigns than were planned before."""
    folder = open_folder(path)
    _check_same_run(folder, wanted)
    is_longer = wanted.campaigns > folder.plan.campaigns
    folder.plan = replace(folder.plan, campaigns=wanted.campaigns, pack=wanted.pack)
    if is_longer:
        _write_manifest(folder)
    for table in TABLES:
        (path / table).mkdir(exist_ok=True)
    return folder


def _check_same_run(folder: RunFolder, wanted: Plan) -> None:
    """SimulationError if the plan of a folder is another one than is wanted, or if it has more campaigns."""
    path = str(folder.path)
    before, now = asdict(folder.plan), asdict(new_plan(wanted))
    for name in before:
        if name in MAY_DIFFER or before[name] == now[name]:
            continue
        if name in MESSAGES:
            raise SimulationError(MESSAGES[name], folder=path, before=folder.plan.version)
        raise SimulationError(
            "simulate_other-run", folder=path, name=name, before=_worded(before[name]), now=_worded(now[name])
        )
    if wanted.campaigns < folder.plan.campaigns:
        raise SimulationError(
            "simulate_other-run", folder=path, name="campaigns", before=before["campaigns"], now=wanted.campaigns
        )


def _worded(value: object) -> str:
    """A parameter as a message quotes it."""
    return " ".join(map(_worded, value)) if isinstance(value, (tuple, list)) else str(value)


def open_folder(path: Path) -> RunFolder:
    """A folder that holds a run, whole or not."""
    try:
        manifest = _parse_manifest(_read_manifest(path))
    except FileNotFoundError as error:
        raise SimulationError("simulate_no-run", folder=str(path)) from error
    except (ValueError, KeyError, RecursionError) as error:
        raise SimulationError("simulate_bad-manifest", folder=str(path), error=str(error)) from error
    try:
        return RunFolder(path, manifest.plan, format_of(manifest.tables))
    except ImportError as error:
        raise SimulationError("simulate_no-parquet", folder=str(path)) from error


class RunManifest(NamedTuple):
    """What a folder says of its run."""

    tables: str
    """The end of the names of its tables' files."""
    plan: Plan


def _read_manifest(path: Path) -> bytes:
    """The bytes of a run's plan."""
    with (path / MANIFEST).open("rb") as file:
        text = file.read(LARGEST_MANIFEST + 1)
    if len(text) > LARGEST_MANIFEST:
        raise ValueError(f"expected {LARGEST_MANIFEST} bytes at most")
    return text


def _parse_manifest(text: bytes) -> RunManifest:
    """A manifest from its text; ValueError or KeyError if it is none."""
    data = json.loads(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError(f"expected format {FORMAT}")
    if data["tables"] not in (PARQUET, LINES):
        raise ValueError(f"expected tables as {PARQUET} or {LINES}")
    return RunManifest(data["tables"], plan_from(data["plan"]))


def _write_manifest(folder: RunFolder) -> None:
    """Write what a folder says of its run."""
    data = {"format": FORMAT, "tables": folder.tables.suffix, "plan": asdict(folder.plan)}
    write_whole(folder.path / MANIFEST, (json.dumps(data, indent=1) + "\n").encode())
