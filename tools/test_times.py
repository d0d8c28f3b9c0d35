"""Where a test run spends its time: processor seconds by folder, the dearest files and the dearest tests.

``python tools/test_times.py [arguments of pytest]`` runs the tests and prints three tables for docs/testing.md. Counted
are the processes of the tests and all that they start and wait for, and under Linux for the tests in a browser all
that runs below them; a PostgreSQL, which runs on by itself, is not.
``python tools/test_times.py --write-slow [arguments of pytest]`` also writes tests/slow_tests.txt: what `make quick`
leaves out because it was measured to take long. Tests that this run left out keep their line.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDER = "TEST_TIMES"
"""The environment variable that names the folder for the figures of each worker."""
DEAREST, DEAREST_FILES = 40, 60
SLOW_LIST = Path(__file__).resolve().parents[1] / "tests" / "slow_tests.txt"
KEPT_LIST = SLOW_LIST.with_name("kept_quick.txt")
"""Tests that are never listed there."""
SLOW = 0.03
"""Processor seconds from which a test is left out of ``make quick`` ..."""
STILL_QUICK = 0.05
"""... unless every case of its function is, and the cheapest takes less than this: that one stays."""
Row = tuple[str, str, float, float]
"""A test (or ``COLLECTION``), the phase, seconds that passed, and seconds of processor time."""

_rows: list[Row] = []


def _processor() -> float:
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


def _of_browser() -> float:
    """Processor seconds of everything that runs below this process, such as a Chromium that goes on to run."""
    ticks: dict[int, tuple[int, int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            ticks[int(folder.name)] = int(fields[1]), sum(map(int, fields[11:15]))

    def below(process: int) -> bool:
        while process in ticks and process != os.getpid():
            process = ticks[process][0]
        return process == os.getpid()

    used = sum(used for process, (_, used) in ticks.items() if process != os.getpid() and below(process))
    return used / os.sysconf("SC_CLK_TCK")


def _measured(name: str, phase: str) -> Iterator[None]:
    processor = _with_browser if name.startswith("tests/browser/") else _processor
    began, used = time.perf_counter(), processor()
    yield
    _rows.append((name, phase, time.perf_counter() - began, processor() - used))


def _with_browser() -> float:
    return _processor() + _of_browser()


@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_collection() -> Iterator[None]:
    """Measure how long finding the tests takes."""
    yield from _measured("COLLECTION", "collection")


@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """Measure what a test needs before it begins."""
    yield from _measured(item.nodeid, "setup")


@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Measure a test."""
    yield from _measured(item.nodeid, "call")


@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Measure what is to be put away afterwards."""
    yield from _measured(item.nodeid, "teardown")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Keep the figures of this process; of the one that has workers its own time alone, since they tell theirs."""
    if folder := os.environ.get(FOLDER):
        used = os.times()
        has_workers = session.config.getoption("dist", "no") != "no"
        _rows.append(("TOTAL", "session", 0.0, used.user + used.system if has_workers else _processor()))
        Path(folder, f"{os.environ.get('PYTEST_XDIST_WORKER', 'main')}.json").write_text(json.dumps(_rows))


def _where(test: str) -> str:
    return test if "/" not in test else "/".join(test.partition("::")[0].split("/")[:2])


def tables(rows: list[Row]) -> str:
    """The figures as three tables."""
    by_folder, by_file, by_test, tests = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    total = sum(processor for test, _, _, processor in rows if test == "TOTAL")
    for test, phase, _, processor in rows:
        if test != "TOTAL":
            by_folder[_where(test)] += processor  # type: ignore[assignment]  # seconds, not counts
            by_file[test.partition("::")[0]] += processor  # type: ignore[assignment]  # as above
            by_test[test] += processor  # type: ignore[assignment]  # as above
            tests[_where(test)] += phase == "call"
    rest = total - sum(by_folder.values())
    lines = ["| folder | tests | processor seconds |", "|---|---:|---:|"]
    lines += [f"| {name} | {tests[name] or ''} | {used:.0f} |" for name, used in by_folder.most_common()]
    lines += [f"| between the tests | | {rest:.0f} |", f"| all | {sum(tests.values()):,} | {total:.0f} |", ""]
    for title, counted, many in (("file", by_file, DEAREST_FILES), ("test", by_test, DEAREST)):
        lines += [f"| {title} | processor seconds |", "|---|---:|"]
        dearest = [pair for pair in counted.most_common(many + 1) if pair[0] != "COLLECTION"][:many]
        lines += [*(f"| `{name.removeprefix('tests/')}` | {used:.1f} |" for name, used in dearest), ""]
    return "\n".join(lines)


def slow_in(rows: list[Row]) -> list[str]:
    """The tests that are too slow for ``make quick``, as far as these rows know them."""
    seconds: dict[str, float] = {}
    for test, phase, _, processor in rows:
        if phase in ("setup", "call", "teardown"):
            seconds[test] = seconds.get(test, 0.0) + processor
    functions: dict[str, list[str]] = {}
    for test in seconds:
        functions.setdefault(test.partition("[")[0], []).append(test)
    slow: list[str] = []
    for cases in functions.values():
        over = [case for case in cases if seconds[case] >= SLOW]
        cheapest = min(cases, key=seconds.__getitem__)
        slow += [case for case in over if case != cheapest or seconds[case] >= STILL_QUICK]
    return slow


def write_slow(rows: list[Row]) -> None:
    """Bring tests/slow_tests.txt up to date with what was measured."""
    measured = {test for test, phase, _, _ in rows if phase == "call"}
    lines = SLOW_LIST.read_text("utf-8").splitlines() if SLOW_LIST.is_file() else []
    head = [line for line in lines if line.startswith("#")]
    kept = KEPT_LIST.read_text("utf-8").splitlines()
    others = [line for line in lines if not line.startswith("#") and line not in measured]
    SLOW_LIST.write_text("\n".join([*head, *sorted({*others, *slow_in(rows)}.difference(kept))]) + "\n", "utf-8")


def main(arguments: list[str]) -> int:
    """Run the tests with these arguments, and print the tables."""
    writes = "--write-slow" in arguments
    arguments = [argument for argument in arguments if argument != "--write-slow"]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pytest", "-p", "tools.test_times", *arguments]
        ended = subprocess.run(command, env={**os.environ, FOLDER: folder}, check=False).returncode  # noqa: S603
        rows = [tuple(row) for file in sorted(Path(folder).glob("*.json")) for row in json.loads(file.read_text())]
    print(tables(rows))
    if writes:
        write_slow(rows)
    return ended


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
