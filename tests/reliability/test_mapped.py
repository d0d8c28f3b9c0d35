"""Every test of the design has its place in docs/reliability.md, and what is named there is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
FIRST, LAST = 1, 28


def rows() -> dict[str, list[str]]:
    """The files of each test, from the table of the page that says where they are."""
    table = PAGE.partition("## Where each test is")[2].partition("\n## ")[0]
    found = re.findall(r"^\| (T\d\d) \| (.*) \|$", table, re.MULTILINE)
    assert len({name for name, _ in found}) == len(found)
    return {name: re.findall(r"`([^`]+)`", files) for name, files in found}


def test_every_test_has_a_place() -> None:
    """From the first to the last, in their order, each with a file or more."""
    assert [*rows()] == [f"T{number:02}" for number in range(FIRST, LAST + 1)]
    assert all(rows().values())


def test_every_file_is_there_and_holds_tests() -> None:
    """Those of the table, and those that the rest of the page names by their path."""
    named = {file for files in rows().values() for file in files} | {*re.findall(r"`(tests/\w+/test_\w+\.py)`", PAGE)}

    assert {file for file in named if not (ROOT / file).is_file()} == set()
    assert {file for file in named if "def test_" not in (ROOT / file).read_text(encoding="utf-8")} == set()
