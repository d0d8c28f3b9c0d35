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
"""The name of the whole package."""


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
    """How the rules of a game are covered."""

    game: str
    rows: list[RuleCoverage]
    """One for each rule, in the order of the ledger."""
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
    def contradictory(self) -> list[RuleCoverage]:
        """Rules that are played although they are listed as not enforceable."""
        return [row for row in self.with_status("played") if row.reason]

    @property
    def good(self) -> bool:
        """Whether no rule is missing, untested or unknown, or played although it is listed as not enforceable."""
        return not (self.with_status("missing") or self.untested or self.unknown or self.contradictory)

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
    prefix = GAMES[game] + "-"
    not_enforced = {rule_id: [f"{game}_prose.toml"] for rule_id in reasons}
    unknown: dict[str, list[str]] = {}
    for places_by_rule in (played, tested, not_enforced):
        for rule_id, places in places_by_rule.items():
            if rule_id.startswith(prefix) and rule_id not in rules:
                unknown.setdefault(rule_id, []).extend(places)
    return Coverage(game, rows, unknown)


def _row(rule_id: str, code: list[str] | None, tests: list[str] | None, reason: str | None) -> RuleCoverage:
    """What is known of one rule."""
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
