"""Every rule of both ledgers is played or prose, and every played one is named by a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleeping_gods.reference.coverage import Coverage, coverage, coverage_from
from sleeping_gods.reference.ledger import ledger

TESTS = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def sea() -> Coverage:
    """The coverage of the sea."""
    return coverage("sea", TESTS)


class TestSea:
    """The limits that the project has set itself."""

    @pytest.mark.slow
    def test_all_rules_are_listed(self, sea: Coverage) -> None:
        """Each rule of the ledger has a row."""
        assert {row.id for row in sea.rows} == {*ledger("sea")}

    def test_no_rule_is_missing(self, sea: Coverage) -> None:
        """What is not played is prose, with its reason."""
        assert [row.id for row in sea.with_status("missing")] == []

    def test_few_rules_are_prose(self, sea: Coverage) -> None:
        """At most 60 rules have nothing to enforce."""
        assert len(sea.with_status("prose")) <= 60

    def test_every_played_rule_is_tested(self, sea: Coverage) -> None:
        """A test or a scenario names each rule that is played."""
        assert [row.id for row in sea.untested] == []

    def test_no_id_is_misspelt(self, sea: Coverage) -> None:
        """Code, tests and the prose list name only ids that the ledger has, and none as both played and prose."""
        assert sea.unknown == {}
        assert [row.id for row in sea.contradictory] == []


@pytest.fixture(scope="module")
def skies() -> Coverage:
    """The coverage of the skies."""
    return coverage("skies", TESTS)


class TestSkies:
    """The same limits for the second rulebook."""

    @pytest.mark.slow
    def test_all_rules_are_listed(self, skies: Coverage) -> None:
        """Each rule of the ledger has a row."""
        assert {row.id for row in skies.rows} == {*ledger("skies")}

    def test_no_rule_is_missing(self, skies: Coverage) -> None:
        """What is not played is prose, with its reason."""
        assert [row.id for row in skies.with_status("missing")] == []

    def test_few_rules_are_prose(self, skies: Coverage) -> None:
        """At most 50 rules have nothing to enforce."""
        assert len(skies.with_status("prose")) <= 50

    def test_every_played_rule_is_tested(self, skies: Coverage) -> None:
        """A test or a scenario names each rule that is played."""
        assert [row.id for row in skies.untested] == []

    def test_no_id_is_misspelt(self, skies: Coverage) -> None:
        """Code, tests and the prose list name only ids that the ledger has, and none as both played and prose."""
        assert skies.unknown == {}
        assert [row.id for row in skies.contradictory] == []


class TestJudgement:
    """How a row gets its status."""

    def test_played_comes_from_code_and_tested_from_tests(self) -> None:
        """A rule with a place in the code is played; without a test it is untested; the rest is missing."""
        judged = coverage_from("sea", {"SG-SHIP-001": ["sea.ship.move", "sea.ship.move"]}, {"SG-SHIP-002": ["tests/x"]})
        rows = {row.id: row for row in judged.rows}

        assert rows["SG-SHIP-001"].status == "played"
        assert rows["SG-SHIP-001"].code == ["sea.ship.move"]
        assert rows["SG-SHIP-002"].status == "missing"
        assert [row.id for row in judged.untested] == ["SG-SHIP-001"]
        assert not judged.good

    def test_an_id_that_the_ledger_lacks_is_reported(self) -> None:
        """A slip in an id is found, wherever it stands; other games' ids are none of our business."""
        judged = coverage_from(
            "sea", {"SG-SHIP-999": ["sea.ship.move"]}, {"SG-SHOP-001": ["tests/x"], "DS-X-001": ["tests/y"]}
        )

        assert judged.unknown == {"SG-SHIP-999": ["sea.ship.move"], "SG-SHOP-001": ["tests/x"]}

    def test_a_ledger_that_is_played_and_tested_is_good(self) -> None:
        """Then the command ends well."""
        everything = {rule_id: ["somewhere"] for rule_id in ledger("skies")}

        assert coverage_from("skies", everything, everything).good

    @pytest.mark.slow
    def test_the_report_for_programs(self) -> None:
        """Rows with id, status and tests."""
        report = json.loads(coverage_from("sea", {"SG-SHIP-001": ["a"]}, {"SG-SHIP-001": ["b"]}).as_json())

        row = next(row for row in report["rows"] if row["id"] == "SG-SHIP-001")
        assert row == {"id": "SG-SHIP-001", "status": "played", "tests": ["b"], "code": ["a"], "reason": ""}
        assert report["counts"]["played"] == 1
