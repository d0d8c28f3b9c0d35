"""For each rule of a ledger, whether it is played, where, and which tests name it."""

from __future__ import annotations

import importlib
import importlib.util
import json
import pkgutil
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from ..kernel.rules import PLAYED
from .ledger import GAMES, ledger, prose
from .mentions import mentions

PACKAGES = ("kernel", "effects", "story", "party", "sea", "skies", "content", "journal", "campaign")
"""Where rules are played."""
ROOT = __name__.rpartition(".reference")[0]


@dataclass(frozen=True, slots=True)
class RuleCoverage:
    """A rule with its status, the tests that name it and the code that plays it."""

    id: str
    status: str
    """``played``, ``prose`` or ``missing``."""
    tests: list[str]
    code: list[str]
    reason: str = ""
    """Why a prose rule has nothing to enforce."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """The rows of a game."""

    game: str
    rows: list[RuleCoverage]
    unknown: dict[str, list[str]]
    """Ids that code or tests name and the ledger does not have, with the places."""

    def with_status(self, status: str) -> list[RuleCoverage]:
        """The rows of one status."""
        return [row for row in self.rows if row.status == status]

    @property
    def untested(self) -> list[RuleCoverage]:
        """Played rules that no test names."""
        return [row for row in self.with_status("played") if not row.tests]

    @property
    def twice(self) -> list[RuleCoverage]:
        """Rules that are played although they are listed as not enforceable."""
        return [row for row in self.with_status("played") if row.reason]

    @property
    def good(self) -> bool:
        """Whether nothing is missing, untested, unknown or listed twice."""
        return not (self.with_status("missing") or self.untested or self.unknown or self.twice)

    def as_json(self) -> str:
        """The coverage as JSON."""
        counts = {status: len(self.with_status(status)) for status in ("played", "prose", "missing")}
        counts["untested"] = len(self.untested)
        rows = [asdict(row) for row in self.rows]
        report = {"game": self.game, "counts": counts, "good": self.good, "unknown": self.unknown, "rows": rows}
        return json.dumps(report, indent=1)


def coverage(game: str, tests: Path) -> Coverage:
    """The coverage of a game's ledger by the code and by a folder of tests."""
    import_all()
    return coverage_from(game, PLAYED, mentions(tests))


def coverage_from(game: str, played: Mapping[str, list[str]], tested: Mapping[str, list[str]]) -> Coverage:
    """The coverage from the code and tests of each rule."""
    rules, reasons = ledger(game), prose(game)
    rows = [_row(rule_id, played.get(rule_id), tested.get(rule_id), reasons.get(rule_id)) for rule_id in rules]
    letters = GAMES[game] + "-"
    unknown: dict[str, list[str]] = {}
    for places in (played, tested, {rule_id: [f"{game}_prose.toml"] for rule_id in reasons}):
        for rule_id, where in places.items():
            if rule_id.startswith(letters) and rule_id not in rules:
                unknown.setdefault(rule_id, []).extend(where)
    return Coverage(game, rows, unknown)


def _row(rule_id: str, code: list[str] | None, tests: list[str] | None, reason: str | None) -> RuleCoverage:
    status = "prose" if reason else "missing"
    if code:
        status = "played"
    return RuleCoverage(rule_id, status, tests or [], sorted(set(code or [])), reason or "")


def import_all() -> None:
    """Import every module that may play rules, so that all are registered."""
    for name in PACKAGES:
        if importlib.util.find_spec(f"{ROOT}.{name}") is None:
            continue
        package = importlib.import_module(f"{ROOT}.{name}")
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            importlib.import_module(module.name)
