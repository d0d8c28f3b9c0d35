"""Everything by which messages are said in tests, one means after the other, in both languages.

``python -m tests.presentation.listened`` plays it all and writes the list of what is still unsaid anew.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from sleeping_gods.languages import WHOLE, Lang

from .commands_called import call_everything
from .evenings import all_evenings
from .explorer import Explorer, explore, explore_story
from .said import everything, listening
from .told_scenarios import scenarios, tell_scenario

LIST = Path(__file__).parent / "unsaid.txt"
"""The messages that no test says on a table yet; a test sees to it that it only gets shorter."""
ROOT = Path(__file__).parents[2]
CAMPAIGNS: list[tuple[str, int, dict[str, str]]] = [
    ("harbour", 1, {}),
    ("airfield", 2, {}),
    ("harbour", 2, {"mode": "brutal", "dice": "may", "points": "on", "window": "all"}),
    ("airfield", 1, {"level": "hard", "instant": "on", "length": "long", "landing": "quick", "window": "all"}),
    ("wandering-sea", 3, {}),
    ("airfield", 4, {"level": "easy"}),
]
"""Pack, players and options."""
ANSWERS = 500
"""Of each campaign."""
REAL = 5
"""So many of them are played with real cards, so that what was drawn least is drawn."""
PAGES = (("harbour", 1), ("airfield", 1), ("wandering-sea", 12))
"""Packs, and each how manieth page is begun with."""
FROM_A_PAGE = 14


def by_play(folder: Path, lang: Lang) -> None:
    """Somebody who tries what was tried least, with real cards, and from each page of the story on."""
    explorer = Explorer()
    for number, (pack, players, chosen) in enumerate(CAMPAIGNS):
        where = folder / f"{number}"
        where.mkdir()
        explore(
            explorer, where, pack, lang, number + 1, ANSWERS, players=players, plain=number % 2 == 0,
            real_cards=number < REAL, **chosen,
        )  # fmt: skip
    explorer = Explorer()
    for pack, every in PAGES:
        explore_story(explorer, pack, lang, FROM_A_PAGE, every=every)


def by_scenarios(folder: Path, lang: Lang) -> None:
    """The worked examples of the rules."""
    for number, scenario in enumerate(scenarios()):
        assert tell_scenario(scenario, lang, plain=number % 2 == 0) == []


def by_evenings(folder: Path, lang: Lang) -> None:
    """Scripted evenings."""
    for evening in all_evenings():
        where = folder / evening.__name__
        where.mkdir()
        evening(where, lang)


MEANS: dict[str, Callable[[Path, Lang], None]] = {
    "play": by_play,
    "scenarios": by_scenarios,
    "evenings": by_evenings,
    "commands": call_everything,
}


def _tested(plugin: str, option: str, where: Path, *tests: str, only: str) -> None:
    """Run tests with a plugin that listens."""
    call = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-m",
        only,
        "-p",
        plugin,
        option,
        str(where),
    ]
    subprocess.run([*call, *tests], cwd=ROOT, check=False)


def by_tests_of_the_engine(folder: Path) -> set[str]:
    """The tables of the engine's own quick tests, in a process of its own, both languages at once."""
    heard = folder / "heard.json"
    _tested("tests.presentation.harvest", "--heard", heard, "tests/sea", "tests/skies", only="not slow")
    told = json.loads(heard.read_text())
    assert told["wrong"] == []
    return {*told["heard"]}


def by_tests_of_the_table(folder: Path) -> set[str]:
    """What the tests of presenter, terminal and commands say, in processes of their own."""
    where = folder / "overheard"
    where.mkdir()
    tests = ("tests/presentation", "tests/terminal", "tests/cli")
    _tested("tests.presentation.overheard", "--overheard", where, "-n", "auto", *tests, only="not long")
    return {message for file in where.glob("*.json") for message in json.loads(file.read_text())}


def unsaid(folder: Path) -> Iterator[tuple[str, set[str]]]:
    """After each means, what is still unsaid."""
    left = everything() - by_tests_of_the_table(folder)
    yield "tests of the table", left
    left = left - by_tests_of_the_engine(folder)
    yield "tests of the engine", left
    for name, means in MEANS.items():
        with listening() as heard:
            for lang in WHOLE:
                where = folder / f"{name}-{lang}"
                where.mkdir()
                means(where, lang)
        left = left - heard
        yield name, left


def nameless(messages: set[str]) -> set[str]:
    """Messages without their language, as the list has them: one that lacks in either language lacks."""
    return {message.partition(" ")[2] for message in messages}


def main() -> None:
    """Write the list, and say how it went."""
    left = everything()
    print(len(left), "messages")  # noqa: T201  # a tool
    with tempfile.TemporaryDirectory() as folder:
        for name, left in unsaid(Path(folder)):
            print(name, len(left))  # noqa: T201
    LIST.write_text("".join(f"{one}\n" for one in sorted(nameless(left))), encoding="utf-8")


if __name__ == "__main__":
    main()
