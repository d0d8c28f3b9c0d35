"""Every scenario of the project holds, those of the manual too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import stage_for
from sleeping_gods.campaign.scenario import BrokenScenario, Scenario, parse_scenarios, read_scenarios
from sleeping_gods.campaign.scenario_run import rehearse
from sleeping_gods.reference.ledger import ledger
from sleeping_gods.reference.mentions import ids_in

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "tests" / "scenarios").glob("*.scenario"))
SCENARIOS = [scenario for file in FILES for scenario in read_scenarios(file)]
MANUAL = ROOT / "docs" / "scenarios.md"
EXAMPLES = [
    scenario
    for block in re.findall(r"```\n(scenario:.*?)```", MANUAL.read_text(), re.DOTALL)
    for scenario in parse_scenarios(block, MANUAL.name)
]


@pytest.mark.parametrize("scenario", [*SCENARIOS, *EXAMPLES], ids=lambda scenario: scenario.title)
def test_it_holds(scenario: Scenario) -> None:
    """Given that table, when those choices are made, what is expected is there."""
    rehearse(scenario, stage_for(scenario.pack))


def test_the_worked_examples_of_the_ledger_are_scenarios() -> None:
    """Every rule that is a worked example stands in a scenario file."""
    shown = {rule_id for scenario in SCENARIOS for rule_id in ids_in(scenario.rules)}

    assert {rule.id for rule in ledger("sea").values() if rule.kind == "example"} <= shown


def test_the_manual_has_three_examples() -> None:
    """They are whole scenarios, and run like the others."""
    assert len(EXAMPLES) == 3


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("given 2 pirates\nexpect coins 3", "docs/scenarios.md lists under given"),
        ("given coins 3\nexpect coins many", "docs/scenarios.md lists under expect"),
        ("given coins 3\nexpect coins 4", "x:3: expect coins 4: got 3"),
        ("given p1 command 99\nexpect coins 3", "expected at most 14 command, got 99"),
        ("given p3 command 1\nexpect coins 3", "expected one of 1 seats, got 'p3'"),
        ("given p0 command 1\nexpect coins 3", "expected one of 1 seats, got 'p0'"),
        ("given blackbeard damage 1\nexpect coins 3", "expected a crew member, got 'blackbeard'"),
        ("given mac damage 70\nexpect coins 3", "expected at most 6 health"),
        ("given mac has rabies\nexpect coins 3", "expected a status, got 'rabies'"),
        ("given p1 holds excalibur\nexpect coins 3", "expected an ability card, got 'excalibur'"),
        ("given mac equips excalibur\nexpect coins 3", "expected an ability, level or adventure card"),
        ("given coins 999\nexpect coins 3", "expected a sound table"),
        ("given meat 7\nexpect coins 3", "expected a sound table"),
        ("given region 99.nowhere\nexpect coins 3", "expected a region"),
        ("given a fight with jabberwock\nexpect coins 3", "expected an enemy, got 'jabberwock'"),
        ("given a fight with flying-eye\nand enemy flying-eye covered d1\nexpect coins 3", "expected a square of"),
        ("given a challenge charm 5\nexpect coins 3", "expected a skill, got 'charm'"),
        ("given effects gain 5 unicorns\nexpect coins 3", "unicorns"),
        ("given paragraph 999\nexpect coins 3", "expected a paragraph of the pack, got '999'"),
        ("given the event party\nexpect coins 3", "expected an event, got 'party'"),
        (
            "given at the actions\nand at the ship action\nexpect coins 3",
            "expected the table to be at the start",
        ),
        (
            "given an enemy rat level 1 defense 1 attack 1: H .\nexpect coins 3",
            "expected 3 or 4 rows of 3 squares",
        ),
        ("given an enemy rat level 1 defense 1 attack 1: X . . . . . . . .\nexpect coins 3", "a letter of the legend"),
        (
            "given an enemy rat level 1 defense 1 attack 1: F . . . . . . . .; F flyign\nexpect coins 3",
            "an ability of enemies in the legend, got 'flyign'",
        ),
        ("expect mac has venom", "got it otherwise"),
        ("expect p1 holds triage-5", "got nothing"),
    ],
)
def test_a_mistake_is_named_with_its_line(lines: str, message: str) -> None:
    """The error says which line, and what was expected there."""
    scenario = parse_scenarios(f"scenario: x\n{lines}", "x")[0]

    with pytest.raises(BrokenScenario, match=re.escape(message)):
        rehearse(scenario, stage_for("harbour"))
