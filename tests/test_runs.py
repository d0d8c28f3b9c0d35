"""How a run is put together: groups of tests, what is made once, and the list of what the daily run leaves out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.test_times import Row, slow_in

from .daily import first_daily, kept_quick, long_tests, slow_tests
from .scheduling import FILES, FOLDERS, LONGEST, group_of
from .shared import COLLECTED, made_once, run_folder

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "testing.md"
LEFT_OUT = re.compile(r"pytest\.mark\.long|= ?first_daily\(|, first_daily\(")


@pytest.mark.parametrize(
    ("test", "group"),
    [
        ("tests/browser/test_table.py::test_a", "tests/browser"),
        ("tests/browser/test_findings.py::test_a[b]", "pages in a browser"),
        ("tests/storage/test_store.py::TestB::test_b[sqlite]", "tests/storage"),
        ("tests/cli/test_rules.py::test_c", "the rules site"),
        ("tests/reference/test_site.py::test_d", "the rules site"),
        ("tests/sea/test_ship.py::test_e[a::b]", "tests/sea/test_ship.py"),
    ],
)
def test_what_shares_something_dear_stays_together(test: str, group: str) -> None:
    """By folder, by what is built, or by file."""
    assert group_of(test) == group


def test_whatever_is_named_is_there() -> None:
    """A file that moves is moved in the lists of the groups too."""
    assert [name for name in (*FILES, *LONGEST) if not (HERE.parent / name).is_file()] == []
    assert [name for name in FOLDERS if not (HERE.parent / name).is_dir()] == []


def test_a_shared_folder_is_made_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whoever comes second finds it; what was left unfinished is made anew."""
    name = tmp_path_factory.mktemp("shared").name + "-made"
    calls: list[Path] = []

    def make(folder: Path) -> None:
        calls.append(folder)
        folder.mkdir()
        (folder / "file").touch()
        if len(calls) == 1:
            raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        made_once(tmp_path_factory, name, make)
    folders = [made_once(tmp_path_factory, name, make) for _ in range(2)]

    assert folders == [run_folder(tmp_path_factory) / name] * 2
    assert len(calls) == 2
    assert (folders[0] / "file").exists()


def test_the_first_values_are_for_every_run() -> None:
    """The others bear the mark of the long run."""
    first, second, third = first_daily((5, 6, 7), daily=2)

    assert (first, second) == (5, 6)
    assert [mark.name for mark in getattr(third, "marks", ())] == ["long"]


@pytest.mark.parametrize("listed", [slow_tests(), long_tests()], ids=["slow", "long"])
def test_listed_tests_are_there(listed: frozenset[str]) -> None:
    """A test that moves or is renamed is moved in the list too."""
    functions = {tuple(test.partition("[")[0].split("::")) for test in listed}
    missing = [
        f"{file}: {name}"
        for file, *names in sorted(functions)
        for name in names
        if not re.search(rf"(def|class) {name}\b", (HERE.parent / file).read_text("utf-8"))
    ]

    assert len(listed) > 100
    assert missing == []


def test_of_each_test_that_is_listed_as_long_a_case_is_in_every_run(request: pytest.FixtureRequest) -> None:
    """And each case is there; asked of the files that were collected whole."""
    collected = request.config.stash[COLLECTED]
    if any("::" in argument for argument in request.config.args):
        pytest.skip("only some tests were collected")
    files = {test.partition("::")[0] for test in collected}
    listed = {test for test in long_tests() if test.partition("::")[0] in files}

    assert listed - collected == set()
    daily = {test.partition("[")[0] for test in collected - listed}
    assert {test for test in listed if test.partition("[")[0] not in daily} == set()


def test_the_cheapest_case_of_a_slow_test_stays_quick() -> None:
    """Unless it takes too long itself; what a test needs before and after it counts."""
    rows: list[Row] = [
        ("t.py::several[a]", "call", 0.0, 0.12),
        ("t.py::several[b]", "setup", 0.0, 0.02),
        ("t.py::several[b]", "call", 0.0, 0.02),
        ("t.py::several[c]", "call", 0.0, 0.5),
        ("t.py::heavy", "call", 0.0, 0.1),
        ("t.py::partly[a]", "call", 0.0, 0.01),
        ("t.py::partly[b]", "call", 0.0, 0.06),
        ("COLLECTION", "collection", 0.0, 9.0),
    ]

    assert slow_in(rows) == ["t.py::several[a]", "t.py::several[c]", "t.py::heavy", "t.py::partly[b]"]


def test_what_the_quick_run_keeps_is_there_and_not_listed_as_slow() -> None:
    """However long it takes; a test that is renamed is renamed in the list too."""
    missing = []
    for test in kept_quick():
        file, _, case = test.partition("::")
        if f"def {case.partition('[')[0]}(" not in (HERE.parent / file).read_text("utf-8"):
            missing.append(test)

    assert missing == []
    assert kept_quick().isdisjoint(slow_tests())


def test_what_leaves_the_daily_run_is_listed_with_its_reason() -> None:
    """docs/testing.md names every file with a test that only the long run takes."""
    page = PAGE.read_text("utf-8")
    files = [path for path in sorted(HERE.glob("*/test_*.py")) if LEFT_OUT.search(path.read_text("utf-8"))]
    names = {path.relative_to(HERE).as_posix() for path in files}
    names |= {test.partition("::")[0].removeprefix("tests/") for test in long_tests()}

    assert len(names) > 4
    assert {name for name in names if f"`{name}`" not in page} == set()
