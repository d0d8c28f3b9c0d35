"""How the ledger is covered: which rules are played, and which tests name them."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..reference.coverage import Coverage


def show_coverage(game: str, tests: Path | None, *, as_json: bool) -> int:
    """Print the coverage of a game's ledger; 1 if something is missing or untested."""
    from ..reference.coverage import coverage

    tests = tests or project_tests()
    if not tests.is_dir():
        raise FileNotFoundError(2, "expected a folder of tests (give one by --tests)", str(tests))
    covered = coverage(game, tests)
    print(covered.as_json() if as_json else listed(covered))
    return 0 if covered.good else 1


def project_tests() -> Path:
    """The tests beside the sources, or in the current folder."""
    beside = Path(__file__).resolve().parents[3] / "tests"
    return beside if beside.is_dir() else Path("tests")


def listed(covered: Coverage) -> str:
    """A line for each rule, then the sums and what is wrong."""
    lines = []
    for row in covered.rows:
        place = row.reason if row.status == "prose" else ", ".join(row.code)
        lines.append(f"{row.id:16} {row.status:8} {len(row.tests):3} tests  {place}".rstrip())
    counts = ", ".join(f"{len(covered.of(status))} {status}" for status in ("played", "prose", "missing"))
    lines.append(f"{len(covered.rows)} rules: {counts}; {len(covered.untested)} played but untested")
    for label, ids in (
        ("missing", [row.id for row in covered.of("missing")]),
        ("untested", [row.id for row in covered.untested]),
        ("played and prose", [row.id for row in covered.twice]),
        ("unknown", [f"{rule_id} in {', '.join(places)}" for rule_id, places in covered.unknown.items()]),
    ):
        if ids:
            lines += textwrap.wrap(f"{label}: {', '.join(ids)}", 116, subsequent_indent="  ", break_on_hyphens=False)
    return "\n".join(lines)
