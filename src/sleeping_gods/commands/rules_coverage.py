"""How the ledger is covered: which rules are played, and which tests name them."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

from .command_words import print_error, say

if TYPE_CHECKING:
    from ..reference.coverage import Coverage


def show_coverage(game: str, tests: Path | None, *, as_json: bool) -> int:
    """Print the coverage of a game's ledger; 1 if something is missing or untested."""
    from ..reference.coverage import coverage

    tests = tests or project_tests()
    if not tests.is_dir():
        return print_error(say("rules_no-tests", folder=str(tests)))
    covered = coverage(game, tests)
    print(covered.as_json() if as_json else coverage_lines(covered))
    return 0 if covered.good else 1


def project_tests() -> Path:
    """The tests beside the sources, or in the current folder."""
    beside = Path(__file__).resolve().parents[3] / "tests"
    return beside if beside.is_dir() else Path("tests")


def coverage_lines(covered: Coverage) -> str:
    """A line for each rule, then the sums and what is wrong."""
    lines = []
    for row in covered.rows:
        place = row.reason if row.status == "prose" else ", ".join(row.code)
        lines.append(f"{row.id:16} {row.status:8} {len(row.tests):3} {say('rules_row-tests')}  {place}".rstrip())
    counts = {status: len(covered.with_status(status)) for status in ("played", "prose", "missing")}
    lines.append(say("rules_sum", count=len(covered.rows), **counts, untested=len(covered.untested)))
    for key, ids in (
        ("missing", [row.id for row in covered.with_status("missing")]),
        ("untested", [row.id for row in covered.untested]),
        ("twice", [row.id for row in covered.contradictory]),
        ("unknown", [f"{rule_id} ({', '.join(places)})" for rule_id, places in covered.unknown.items()]),
    ):
        if ids:
            sentence = say(f"rules_those-{key}", ids=", ".join(ids))
            lines += textwrap.wrap(sentence, 116, subsequent_indent="  ", break_on_hyphens=False)
    return "\n".join(lines)
