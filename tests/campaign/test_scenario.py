"""Scenario files: their format, and how they are played, on the toy table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sleeping_gods.campaign.scenario import BrokenScenario, ScenarioLine, parse_scenarios, read_scenarios
from sleeping_gods.campaign.scenario_run import Stage, rehearse
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.play import advance
from sleeping_gods.kernel.table import Table

from ..kernel.toy import ToyGame, ToyPack, ToyTable


class ToyWords:
    """The words of the toy game."""

    def start(self, table: Table) -> None:
        """Scenarios begin at the first draw."""

    def given(self, table: Table, line: str) -> None:
        """``p1 holds 5``."""
        found = re.fullmatch(r"p(\d) holds (\d)", line)
        if not found or not isinstance(table, ToyTable):
            raise ValueError("expected 'p1 holds 5'")
        table.deck.remove(int(found[2]))
        table.hands[int(found[1]) - 1].append(int(found[2]))
        advance(table)

    def expect(self, table: Table, line: str) -> str:
        """``p1 hand 5``."""
        found = re.fullmatch(r"p(\d) hand (.*)", line)
        if not found or not isinstance(table, ToyTable):
            raise ValueError("expected 'p1 hand 5'")
        got = " ".join(map(str, table.hands[int(found[1]) - 1]))
        return "" if got == found[2] else got or "nothing"

    def draw(self, table: Table, words: str, offered: list[Choice]) -> Choice | None:
        """``highest``."""
        return offered[-1] if words == "highest" else None


STAGE = Stage(ToyGame(), ToyPack(), ToyWords())


def run(text: str) -> None:
    """Play the scenarios of a text."""
    for scenario in parse_scenarios("scenario: toys\n" + text, "toys.scenario"):
        rehearse(scenario, STAGE)


class TestFormat:
    """What a scenario file may hold."""

    def test_title_rules_pack_and_lines(self, tmp_path: Path) -> None:
        """A file may hold several scenarios; `and` repeats the word before; remarks are left out."""
        path = tmp_path / "x.scenario"
        path.write_text(
            "# a remark\nscenario: One\nrules: TOY-001, 002\npack: harbour\n\n"
            "given 2 players\nand coins 5\nwhen use galley\nexpect coins 5\n\nscenario: Two\nexpect the end\n"
        )

        one, two = read_scenarios(path)

        assert (one.title, one.rules, one.pack) == ("One", "TOY-001, 002", "harbour")
        assert one.lines[1] == ScenarioLine(7, "given", "coins 5")
        assert [line.word for line in one.lines] == ["given", "given", "when", "expect"]
        assert two.lines == [ScenarioLine(12, "expect", "the end")]

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("", "x:1: expected 'scenario: TITLE', got an empty file"),
            ("given 2 players", "x:1: expected 'scenario: TITLE' first, got 'given 2 players'"),
            ("scenario: A\nthen coins 5", "x:2: expected a line with given, when, expect or and, got 'then coins 5'"),
            ("scenario: A\nand coins 5", "x:2: expected a line with given, when, expect or and"),
            ("scenario: A\nwhen x\nrules: TOY-001", "x:3: expected 'rules: ...' under the title"),
            ("scenario:\nexpect x", "x:1: expected a title"),
            ("scenario: A\n\nscenario: B\nexpect x", "x:1: expected an 'expect' line in 'A'"),
        ],
    )
    def test_what_is_not_a_scenario_is_named(self, text: str, message: str) -> None:
        """File, line, and what was expected there."""
        with pytest.raises(BrokenScenario, match=re.escape(message)):
            parse_scenarios(text, "x")


class TestPlay:
    """How a scenario is played."""

    def test_given_when_expect(self) -> None:
        """A table is set, choices are made, what is expected holds."""
        run(
            "given 2 players\nand p2 holds 4\nand next draws: 3, highest\n"
            "when keep\nand gloat p2\n"
            "expect p1 hand 3\nand waits for p2\nand offered: keep, drop; cheer by p1\nand not offered: gloat *\n"
            "and offered only: keep, drop, cheer *\nand happened: drew 6\nand not happened: cheered *"
        )

    def test_draws_can_be_choices(self) -> None:
        """A draw may stand among the choices as well."""
        run("when draw 5\nand keep\nand draw 5\nexpect refused TOY-002: keep\nand refused: gloat p1\nand p1 hand 5")

    def test_draws_that_do_not_matter(self) -> None:
        """Then the first is taken, up to the end."""
        run("given any draws\n" + "when drop\n" * 7 + "expect the end")

    def test_a_set_up_can_be_refused(self) -> None:
        """Five players are too many."""
        run("given 5 players\nexpect refused TOY-001: set-up")

    def test_options_reach_the_set_up(self) -> None:
        """Without fives there are none to draw."""
        run("given option fives no\nexpect not offered: draw 5\nand waits for chance")

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("when draw 3\nexpect p1 hand 3", "toys.scenario:3: expect p1 hand 3: got "),
            ("when draw 9\nexpect x", "expected a draw first: 'when draw 1"),
            ("given next draws: 9\nwhen keep\nexpect x", "expected a draw such as draw 1"),
            ("given next draws: 3, 3\nwhen keep\nexpect p1 hand 3", "expected a draw such as draw 1"),
            ("when draw 3\nexpect refused: keep", "expected a refusal, got a legal choice"),
            (
                "when draw 3\nand cheer by p1\nexpect refused TOY-009: cheer by p1",
                "expected the reason TOY-009, got TOY-003 (cheered)",
            ),
            ("when draw 3\nexpect refused TOY-009: jump", "expected the reason TOY-009, got none"),
            ("when draw 3\nexpect offered: jump", "expected 'jump' offered, got keep, drop"),
            ("when draw 3\nexpect not offered: keep", "expected 'keep' not offered"),
            ("when draw 3\nexpect offered only: keep", "expected nothing else offered, got drop"),
            ("when draw 3\nexpect happened: drew 4", "expected 'drew 4' happened, got drew 3"),
            ("when draw 3\nexpect waits for p2", "expected p2, got p1"),
            ("when draw 3\nexpect the end", "expected True, got False"),
            ("when draw 3\nwhen gloat p1\nexpect the end", "when gloat p1: expected one of 'keep'"),
            ("when draw 3\ngiven 2 players\nexpect the end", "expected this line before the table is set"),
            ("given chaos\nexpect the end", "toys.scenario:2: given chaos: expected 'p1 holds 5'"),
            ("expect refused: set-up", "expected the set-up to be refused, got a table for 1"),
        ],
    )
    def test_what_does_not_hold_is_named(self, text: str, message: str) -> None:
        """File, line, the line's words, and what came instead."""
        with pytest.raises(BrokenScenario, match=re.escape(message)):
            run(text)

    def test_draws_that_were_not_made_are_named(self) -> None:
        """A list of draws that is too long hides a mistake."""
        with pytest.raises(BrokenScenario, match="expected all next draws to be used, left: 4, 5"):
            run("given next draws: 3, 4, 5\nexpect offered: keep")

    def test_a_new_campaign_stays_at_its_beginning(self) -> None:
        """The words of the game do not start its table; once there is a table it is too late."""

        class Started(ToyWords):
            def start(self, table: Table) -> None:
                assert isinstance(table, ToyTable)
                table.deck.remove(6)
                table.hands[0].append(6)

        stage = Stage(ToyGame(), ToyPack(), Started())
        for given, hand in (("any draws", "6"), ("a new campaign", "nothing")):
            text = f"scenario: toys\ngiven {given}\nexpect p1 hand 6"
            (scenario,) = parse_scenarios(text, "toys.scenario")
            if hand == "6":
                rehearse(scenario, stage)
                continue
            with pytest.raises(BrokenScenario, match=r"toys\.scenario:3: expect p1 hand 6: got nothing"):
                rehearse(scenario, stage)
        with pytest.raises(BrokenScenario, match="given a new campaign: expected this line before the table is set"):
            run("when draw 3\ngiven a new campaign\nexpect the end")

    def test_a_fault_of_the_words_is_told_with_its_line(self) -> None:
        """Whatever kind of error it is."""

        class Faulty(ToyWords):
            def expect(self, table: Table, line: str) -> str:
                raise KeyError(line)

        (scenario,) = parse_scenarios("scenario: toys\nexpect p1 hand 5", "toys.scenario")
        with pytest.raises(BrokenScenario, match=r"toys.scenario:2: expect p1 hand 5: KeyError: 'p1 hand 5'"):
            rehearse(scenario, Stage(ToyGame(), ToyPack(), Faulty()))

    def test_a_file_that_is_no_text_is_named(self, tmp_path: Path) -> None:
        """With the line on which a file begins."""
        (tmp_path / "x.scenario").write_bytes(b"scenario: \xff")

        with pytest.raises(BrokenScenario, match=r"x\.scenario:1: expected UTF-8 text"):
            read_scenarios(tmp_path / "x.scenario")
