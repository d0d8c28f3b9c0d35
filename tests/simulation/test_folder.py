"""The folder of a run: resumed with the same plan, refused with another, and nothing in it is believed unread."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from sleeping_gods.simulation.errors import SimulationError
from sleeping_gods.simulation.folder import MANIFEST, RunFolder, begin_or_resume, open_folder
from sleeping_gods.simulation.formats import LineTables, ParquetTables, TableFormat, UnreadableTable
from sleeping_gods.simulation.run import RunProgress, simulate
from sleeping_gods.simulation.schema import CAMPAIGN_COLUMNS
from sleeping_gods.simulation.workers import ThisProcess

from .plans import made_up, plan_for

FORMATS = (LineTables(), ParquetTables())


def refusal(folder: Path, **other: object) -> SimulationError:
    """What is said to somebody who goes on with another plan."""
    with pytest.raises(SimulationError) as refused:
        begin_or_resume(folder, replace(plan_for(), **other))  # type: ignore[arg-type]  # any field
    return refused.value


class TestPlans:
    """A folder belongs to one run."""

    @pytest.mark.parametrize(
        ("name", "value"),
        [("seed", 2), ("robot", "careful"), ("players", (1,)), ("modes", ("easy",)), ("digest", "x"), ("campaigns", 3)],
    )
    def test_another_run_is_refused(self, tmp_path: Path, name: str, value: object) -> None:
        """The refusal names what is different."""
        begin_or_resume(tmp_path, plan_for())

        error = refusal(tmp_path, **{name: value})

        assert (error.key, error.values["name"]) == ("simulate_other-run", name)

    def test_a_run_can_become_longer(self, tmp_path: Path) -> None:
        """Parts keep their size, and the plan on disk is the longer one."""
        before = begin_or_resume(tmp_path, plan_for(campaigns=100)).plan

        begin_or_resume(tmp_path, plan_for(campaigns=1000))

        assert open_folder(tmp_path).plan == replace(before, campaigns=1000)

    def test_rows_of_another_program_are_not_mixed_in(self, tmp_path: Path) -> None:
        """The stamp of the code is part of the plan."""
        begin_or_resume(tmp_path, plan_for())
        manifest = tmp_path / MANIFEST
        data = json.loads(manifest.read_text())
        manifest.write_text(json.dumps({**data, "plan": {**data["plan"], "code": "older"}}))

        assert refusal(tmp_path).key == "simulate_other-program"

    def test_a_folder_with_something_else_is_left_alone(self, tmp_path: Path) -> None:
        """Nothing is written beside what lies there."""
        (tmp_path / "letter.txt").write_text("dear Ana")

        assert refusal(tmp_path).key == "simulate_not-empty"
        assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]

    @pytest.mark.parametrize(
        "text",
        [
            *("", "{}", "[]", "[" * 99_999, '{"format": 2}', '{"format": 1, "tables": "pickle"}', "\0" * 200_000),
            '{"format": 1, "tables": "jsonl", "plan": {"pack": "../x"}}',
            '{"format": 1, "tables": "jsonl", "plan": null}',
        ],
    )
    def test_a_manifest_that_is_none_is_told(self, tmp_path: Path, text: str) -> None:
        """Whatever it holds."""
        (tmp_path / MANIFEST).write_text(text)

        assert refusal(tmp_path).key == "simulate_bad-manifest"


@pytest.mark.parametrize("tables", FORMATS, ids=["lines", "parquet"])
class TestParts:
    """Only what is whole and belongs there counts."""

    def folder(self, path: Path, tables: TableFormat) -> RunFolder:
        """A folder of two parts with two campaigns each."""
        for table in ("campaigns", "events"):
            (path / table).mkdir()
        return RunFolder(path, replace(plan_for(), part=2), tables)

    def test_a_kept_part_is_read_again(self, tmp_path: Path, tables: TableFormat) -> None:
        """With the same rows."""
        folder, part = self.folder(tmp_path, tables), made_up(0, 2)

        folder.write_part(part)

        again = folder.read_part(0, 2)
        assert again is not None
        assert again.digest() == part.digest()
        assert folder.read_part(2, 2) is None

    def test_what_does_not_belong_there_is_played_again(self, tmp_path: Path, tables: TableFormat) -> None:
        """A part of other campaigns, one that is cut off, one with other columns, and rubbish."""
        folder = self.folder(tmp_path, tables)
        folder.write_part(made_up(0, 2))
        path = folder.part_path("campaigns", 2)
        shutil.copy(folder.part_path("campaigns", 0), path)
        shutil.copy(folder.part_path("events", 0), folder.part_path("events", 2))

        assert folder.read_part(2, 2) is None
        assert folder.read_part(0, 1) is None
        for data in (b"", b"rubbish", path.read_bytes()[:-40], tables.written([], CAMPAIGN_COLUMNS[1:])):
            path.write_bytes(data)
            assert folder.read_part(2, 2) is None

    def test_a_table_with_odd_cells_is_not_taken(self, tmp_path: Path, tables: TableFormat) -> None:
        """A text where a number belongs."""
        folder = self.folder(tmp_path, tables)
        folder.write_part(made_up(0, 2))
        if isinstance(tables, LineTables):
            path = folder.part_path("campaigns", 0)
            path.write_text(path.read_text().replace("[0,0,", '[0,"many",'))
            assert folder.read_part(0, 2) is None
        else:
            with pytest.raises(UnreadableTable):
                tables.read(b"PAR1rubbishPAR1", CAMPAIGN_COLUMNS)


class TestResuming:
    """What is there is not played again."""

    def test_a_lost_part_is_played_again_with_the_same_rows(self, tmp_path: Path) -> None:
        """Files half written before a crash are passed over."""
        plan = plan_for()
        folder, whole = begin_or_resume(tmp_path, plan), RunProgress(plan)
        simulate(whole, folder, ThisProcess())
        folder.part_path("campaigns", 2).unlink()
        (tmp_path / "events" / ".part-0000003.parquet.99.new").write_bytes(b"PAR1")

        again = RunProgress(plan)
        simulate(again, begin_or_resume(tmp_path, plan), ThisProcess())

        assert again.resumed == 3
        assert again.digest() == whole.digest()
        assert again.in_order() == whole.in_order()
