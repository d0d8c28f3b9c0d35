"""``sleeping-gods rules``: show a rule, or how the ledger is covered."""

from __future__ import annotations

import argparse
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..reference.coverage import Coverage
    from ..reference.ledger import Rule

SUMMARY = "show a rule of the ledger, or which rules are played and tested"
EXAMPLES = ("rules SG-CHAL-003", "rules --coverage", "rules --coverage --game sea --json")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Ids, or the coverage of a game."""
    parser.add_argument("ids", nargs="*", metavar="ID", help="rule to show, such as SG-CHAL-003")
    parser.add_argument("--coverage", action="store_true", help="each rule: played, prose or missing, and its tests")
    parser.add_argument("--json", action="store_true", help="coverage for programs")
    parser.add_argument("--game", default="sea", choices=("sea", "skies"), help="whose ledger (default: %(default)s)")
    parser.add_argument("--tests", type=Path, help="folder of the tests (default: that of this project)")


def run(args: argparse.Namespace) -> int:
    """Show rules, or the coverage; 1 if something is missing or untested."""
    from ..reference.coverage import coverage
    from ..reference.ledger import UnknownRule, find

    if not args.coverage:
        if not args.ids:
            raise UnknownRule("expected the id of a rule, such as SG-CHAL-003, or --coverage")
        print("\n\n".join(shown(find(rule_id)) for rule_id in args.ids))
        return 0
    tests = args.tests or project_tests()
    if not tests.is_dir():
        raise FileNotFoundError(2, "expected a folder of tests (give one by --tests)", str(tests))
    covered = coverage(args.game, tests)
    print(covered.as_json() if args.json else listed(covered))
    return 0 if covered.good else 1


def project_tests() -> Path:
    """The tests beside the sources, or in the current folder."""
    beside = Path(__file__).resolve().parents[3] / "tests"
    return beside if beside.is_dir() else Path("tests")


def shown(rule: Rule) -> str:
    """A rule as a page of a reference."""
    lines = [f"{rule.id}  {rule.title} ({rule.kind})", *_wrapped("", rule.text)]
    if rule.conflict:
        lines += _wrapped("ruling: ", rule.conflict)
    lines += _wrapped("example: ", rule.example)
    lines += _wrapped("sources: ", "; ".join(rule.sources))
    return "\n".join(lines)


def _wrapped(label: str, text: str) -> list[str]:
    return textwrap.wrap(label + text, 100, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)


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
