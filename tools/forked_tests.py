"""A pytest plugin for break_in_forks.py: the tests are collected once, and forks of that process run them.

The first fork runs all of them without a break and notes which tests reach which break. Then for each break a fork
switches it on and runs the tests that reach it, until one fails; what the fork loads, keeps and changes ends with it.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import shutil
import signal
import tempfile
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from sleeping_gods import break_switch  # of the copy of the tree

MEMORY = 4 * 1024**3
"""Bytes that a fork may ask for: a break can make a loop that never ends."""
PATIENCE = 300
"""Seconds for a fork, beside twenty times what its tests took of the processor without the break."""
LONGEST_RECORD = 7200
"""Seconds for all tests without a break."""
PARTS_OF_RECORD = 3
"""Into so many parts for each fork the tests are divided, so that no fork waits long for another."""
FAR = 3
"""A test elsewhere is asked as if it took so many times as long as one of the broken file's folder."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Where the breaks are listed and where the results go."""
    parser.addoption("--asked", type=Path, help="a JSON file: the path of the broken file for each break's number")
    parser.addoption("--answers", type=Path, help="a line of JSON for each break is written here")
    parser.addoption("--forks", type=int, help="so many run at a time")


class Watch:
    """Notes of every test how long it took, what it reached, and whether it failed."""

    def __init__(self) -> None:
        self.failed = False
        self.in_setup: set[int] = set()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_setup(self) -> Iterator[None]:
        """What is reached before the test itself may be kept for others of its file."""
        yield
        self.in_setup = set(break_switch.reached)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Whether any part of the test failed."""
        self.failed = self.failed or report.failed


@dataclass(frozen=True)
class Job:
    """What a fork is to do, which writes lines to the file it is given, and for how many seconds at most."""

    work: Callable[[Path], None]
    patience: float


@dataclass(frozen=True)
class Ran:
    """The lines that a fork wrote, and whether it came to an end in time."""

    lines: list[str]
    ended: bool


class Fork:
    """A process that does a job with all that this one has loaded."""

    def __init__(self, job: Job, folder: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fork-", dir=folder))
        self.until = time.monotonic() + job.patience
        self.child = os.fork()
        if self.child == 0:
            _work(job.work, self.folder)

    def result(self) -> Ran | None:
        """What came of it; nothing while it goes on."""
        ended = os.waitpid(self.child, os.WNOHANG)[0] == self.child
        if not ended and time.monotonic() < self.until:
            return None
        if not ended:
            os.killpg(self.child, signal.SIGKILL)
            os.waitpid(self.child, 0)
        written = self.folder / "written"
        lines = written.read_text("utf-8").splitlines() if written.exists() else []
        shutil.rmtree(self.folder, ignore_errors=True)
        return Ran(lines, ended)


Jobs = Generator[Job, Ran, None]
"""Jobs one after the other, each given with what came of the one before."""


def together(tasks: Iterable[Jobs], forks: int, folder: Path) -> None:
    """Do the jobs of all tasks, so many at a time."""
    waiting, running = iter(tasks), list[tuple[Jobs, Fork]]()
    while True:
        while len(running) < forks and (task := next(waiting, None)) is not None:
            running.append((task, Fork(next(task), folder)))
        if not running:
            return
        time.sleep(0.05)
        for task, fork in list(running):
            if (ran := fork.result()) is not None:
                running.remove((task, fork))
                with contextlib.suppress(StopIteration):
                    running.append((task, Fork(task.send(ran), folder)))


class Asking:
    """The tests that were collected, what is known of each, and the forks that run them."""

    def __init__(self, session: pytest.Session, broken: dict[int, str]) -> None:
        self.items = {item.nodeid: item for item in session.items}
        self.broken = broken
        self.watch = Watch()
        self.seconds: dict[str, float] = {}
        self.failing: list[str] = []
        """Tests that fail without a break."""
        self.at_import = set(break_switch.reached)
        """Breaks that are reached when the tests are collected."""
        self.reached: dict[int, set[str]] = {number: set() for number in broken}
        """The tests that reach a break."""
        self.near: dict[int, set[str]] = {number: set() for number in broken}
        """The files of these tests."""
        session.config.pluginmanager.register(self.watch)

    def run(self, nodeids: Sequence[str], file: Path, *, until_failed: bool = False) -> None:
        """Run tests in this process, and write down what is known of each when it has run."""
        items = [self.items[nodeid] for nodeid in nodeids]
        with file.open("a", encoding="utf-8", buffering=1) as written:
            for item, following in zip(items, [*items[1:], None], strict=False):
                break_switch.reached.clear()
                self.watch.failed, self.watch.in_setup = False, set()
                begun = time.process_time()
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                about = {
                    "test": item.nodeid,
                    "seconds": time.process_time() - begun,
                    "failed": self.watch.failed,
                    "reached": sorted(break_switch.reached),
                    "in_setup": sorted(self.watch.in_setup),
                }
                written.write(json.dumps(about) + "\n")
                if self.watch.failed and until_failed:
                    return

    def record(self, part: int, parts: int) -> Jobs:
        """Run a part of the tests without a break, whole files of them."""
        files = sorted({_file(test) for test in self.items})
        tests = [test for test in self.items if files.index(_file(test)) % parts == part]
        ran = yield Job(partial(self.run, tests), LONGEST_RECORD)
        if len(ran.lines) < len(tests):
            raise SystemExit(f"error: only {len(ran.lines)} of {len(tests)} tests ran without a break")
        for line in ran.lines:
            about = json.loads(line)
            test = about["test"]
            self.seconds[test] = about["seconds"]
            if about["failed"]:
                self.failing.append(test)
            for number in about["reached"]:
                self.reached[number].add(test)
                self.near[number].add(_file(test))
            for number in about["in_setup"]:
                self.reached[number].update(other for other in self.items if _file(other) == _file(test))

    def order(self, number: int) -> list[str]:
        """The tests to ask of a break: those that reach it, then what was approved, then the others of their files."""
        folder = self.broken[number].split("/")[2]

        def cost(test: str) -> float:
            return (self.seconds[test] + 0.001) * (1 if test.startswith(f"tests/{folder}/") else FAR)

        exact = self.reached[number]
        approved = {test for test in self.items if "/test_approved" in test} - exact
        beside = {test for test in self.items if _file(test) in self.near[number]} - exact - approved
        asked = [test for tests in (exact, approved, beside) for test in sorted(tests, key=cost)]
        return [test for test in asked if test not in self.failing]

    def ask(self, number: int, answers: Path) -> Jobs:
        """Switch a break on and run its tests until one fails that does not fail without it."""
        by = ""
        while True:
            tests = self.order(number)
            patience = PATIENCE + 20 * sum(self.seconds[test] for test in tests)
            ran = yield Job(partial(self._broken, number, tests), patience)
            results = [json.loads(line) for line in ran.lines]
            by = next((about["test"] for about in results if about["failed"]), "")
            if not by and len(results) < len(tests):
                by = f"{tests[len(results)]} {'ended the process' if ran.ended else 'came to no end'}"
            elif by:
                alone = yield Job(partial(self.run, [by]), PATIENCE)
                if not alone.lines or json.loads(alone.lines[0])["failed"]:
                    self.failing.append(by)
                    continue
            break
        about = {"number": number, "noticed": by, "reach": len(self.reached[number]), "asked": len(results),
                 "at_import": number in self.at_import}  # fmt: skip
        with answers.open("a", encoding="utf-8") as file:
            file.write(json.dumps(about) + "\n")

    def _broken(self, number: int, tests: Sequence[str], file: Path) -> None:
        break_switch.active = number
        os.environ["ACTIVE_BREAK"] = str(number)  # for the programs that tests start
        self.run(tests, file, until_failed=True)


def _file(test: str) -> str:
    return test.partition("::")[0]


def _work(work: Callable[[Path], None], folder: Path) -> None:
    """What a fork does; it never returns."""
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(folder)
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        work(folder / "written")
    finally:
        os._exit(0)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Ask the tests of every break, in the place of running them."""
    broken = json.loads(session.config.getoption("asked").read_text("utf-8"))
    answers = session.config.getoption("answers")
    forks = session.config.getoption("forks")
    asking = Asking(session, {int(number): path for number, path in broken.items()})
    parts = PARTS_OF_RECORD * forks
    together((asking.record(part, parts) for part in range(parts)), forks, answers.parent)
    about = {"tests": len(asking.items), "failing": asking.failing}
    answers.write_text(json.dumps(about) + "\n", encoding="utf-8")
    together((asking.ask(number, answers) for number in asking.broken), forks, answers.parent)
    return True
