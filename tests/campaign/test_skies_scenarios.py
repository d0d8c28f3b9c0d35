"""Every scenario of the skies holds, those of the manual too."""

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
FILES = sorted((ROOT / "tests" / "scenarios" / "skies").glob("*.scenario"))
SCENARIOS = [scenario for file in FILES for scenario in read_scenarios(file)]
MANUAL = ROOT / "docs" / "scenarios.md"
EXAMPLES = [
    scenario
    for block in re.findall(r"```scenario\n(.*?)```", MANUAL.read_text(), re.DOTALL)
    for scenario in parse_scenarios(block, MANUAL.name)
]


@pytest.mark.parametrize("scenario", [*SCENARIOS, *EXAMPLES], ids=lambda scenario: scenario.title)
def test_it_holds(scenario: Scenario) -> None:
    """Given that table, when those choices are made, what is expected is there."""
    rehearse(scenario, stage_for(scenario.pack))


def test_they_are_of_the_skies() -> None:
    """Every file here names a pack of the skies, and only rules of the skies."""
    for scenario in SCENARIOS:
        assert stage_for(scenario.pack).game.id == "skies", scenario.title
        assert {*ids_in(scenario.rules)} <= {*ledger("skies")}, scenario.title


def test_the_worked_examples_of_the_ledger_are_scenarios() -> None:
    """Every rule that is a worked example stands in a scenario file."""
    shown = {rule_id for scenario in SCENARIOS for rule_id in ids_in(scenario.rules)}

    assert {rule.id for rule in ledger("skies").values() if rule.kind == "example"} <= shown


def test_the_manual_has_an_example() -> None:
    """It is a whole scenario, and runs like the others."""
    assert len(EXAMPLES) == 1


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("given 2 pirates\nexpect fuel 5", "docs/scenarios.md lists under given"),
        ("given fuel 3\nexpect fuel low", "docs/scenarios.md lists under expect"),
        ("given fuel 3\nexpect fuel 4", "x:4: expect fuel 4: got 3"),
        ("given fuel 9\nexpect fuel 9", "expected a sound table"),
        ("given coins 3\nexpect fuel 5", "expected a resource, got 'coins'"),
        ("given rope 9\nexpect fuel 5", "expected a sound table"),
        ("given odessa damage 1\nexpect fuel 5", "expected a crew member, got 'odessa'"),
        ("given ed damage 70\nexpect fuel 5", "expected at most 8 health"),
        ("given ed stamina 4\nexpect fuel 5", "expected a sound table"),
        ("given ed has rabies\nexpect fuel 5", "expected a status, got 'rabies'"),
        ("given ed equips excalibur\nexpect fuel 5", "expected an ability card, got 'excalibur'"),
        ("given p2 cards eugene\nexpect fuel 5", "expected one of 1 seats, got 'p2'"),
        ("given p1 cards whip\nexpect fuel 5", "expected an adventure card that is no combat card, got 'whip'"),
        ("given discarded cards excalibur\nexpect fuel 5", "expected an adventure card that is no combat card"),
        ("given combat cards eugene\nexpect fuel 5", "expected a combat card, got 'eugene'"),
        ("given a fight with harkian\nand combat cards ice-blade\nexpect fuel 5", "expected combat cards before"),
        ("given claire at 9:a1\nexpect fuel 5", "expected a square or a distant location, got '9:a1'"),
        ("given claire at geysers\nexpect fuel 5", "expected a square or a distant location, got 'geysers'"),
        ("given claire at sapphire-pass\nexpect fuel 5", "expected a sound table"),
        ("given plane at moon\nexpect fuel 5", "expected a space of the flight board, got 'moon'"),
        ("given crossed 999\nexpect fuel 5", "expected a location, got '999'"),
        ("given event party in play\nexpect fuel 5", "expected an event, got 'party'"),
        ("given curses gout\nexpect fuel 5", "expected a curse, got 'gout'"),
        ("given quests 999\nexpect fuel 5", "expected a quest's number, got '999'"),
        ("given the event party\nexpect fuel 5", "expected an event, got 'party'"),
        ("given a fight with jabberwock\nexpect fuel 5", "expected an enemy, got 'jabberwock'"),
        ("given a fight with boss 9\nexpect fuel 5", "expected a boss, got '9'"),
        ("given a fight with harkian\nand enemy ice-heron power 1\nexpect fuel 5", "expected an enemy in the row"),
        ("given enemy ice-heron power 1\nexpect fuel 5", "expected an enemy in the row, got 'ice-heron'"),
        ("given a fight with harkian\nand enemy harkian buff lazy\nexpect fuel 5", "expected a buff, got 'lazy'"),
        ("given a fight with harkian\nand enemy harkian covered a4\nexpect fuel 5", "expected a square of harkian"),
        ("given a fight with harkian\nand p1 fights with ice-blade\nexpect fuel 5", "expected a card of the combat"),
        ("given an enemy rat level 1 attack 1: H . / .\nexpect fuel 5", "expected as many squares in each row"),
        (
            "given an enemy rat level 1 attack 1: H B; B block\nexpect fuel 5",
            "an ability of enemies in the legend, got",
        ),
        ("given at the actions\nand at the event\nexpect fuel 5", "expected the table to be at the start"),
        ("given a challenge charm 5\nexpect fuel 5", "expected a skill, got 'charm'"),
        ("given paragraph 999\nexpect fuel 5", "expected a paragraph of the pack, got '999'"),
        ("expect ed has venom", "got it otherwise"),
        ("expect enemy harkian power 1", "got no such enemy in the row"),
        ("expect event thin-ice threat 1", "got no such event in play"),
        ("expect p1 cards eugene", "got nothing"),
        ("expect no card excalibur", "expected an adventure card, got 'excalibur'"),
    ],
)
def test_a_mistake_is_named_with_its_line(lines: str, message: str) -> None:
    """The error says which line, and what was expected there."""
    scenario = parse_scenarios(f"scenario: x\npack: airfield\n{lines}", "x")[0]

    with pytest.raises(BrokenScenario, match=re.escape(message)):
        rehearse(scenario, stage_for(scenario.pack))


@pytest.mark.parametrize(
    "lines",
    [
        "given p1 cards eugene\nexpect p1 cards eugene\nand card eugene\nand not offered: attack *",
        "given discarded cards eugene\nexpect card eugene\nand p1 cards nothing",
        "given combat cards ice-blade\nexpect combat card ice-blade\nand combat deck 15\nand no lost card ice-blade",
        "given ed stamina 1\nand ed health 3\nexpect ed stamina 1\nand ed damage 5\nand ed health 3",
        "given ed has venom\nexpect ed has venom\nand ed has no madness\nand ed statuses venom",
        "given camps 2\nand fuel 1\nand plane health 2\nexpect camps 2\nand fuel 1\nand plane health 2",
        "given time spent 3\nand bonus token\nand at the actions\nexpect bonus token\nand time left 3",
        "given bonus token\nand no bonus token\nexpect no bonus token\nand defeats 0\nand turn 1",
        "given trusiam 3\nexpect trusiam 3\nand rebels 0",
        "given plane at mail-ice\nand claire at 3:d1\nexpect claire at 3:d1\nand plane at mail-ice\nand time spent 0",
        "given crossed 38, 45\nexpect crossed 45, 38",
        "given curses cold-pocket\nexpect curse cold-pocket\nand no curse wet-match",
        "given event ice-on-the-field in play with 2 threat\nexpect events ice-on-the-field\nand event deck 47",
        "given option level hard\nexpect level hard\nand event deck 42",
        "given at the draw\nand next draws: fate 3, fate 4\nexpect p1 hand 2\nand deck 60\nand waits for chance",
        "given 2 players\nand active player p2\nexpect active player p2\nand p2 controls claire, ezarius, miguel",
        "given a fight with harkian\nand ed synergy 2\nexpect ed synergy 2\nand combat deck 14\nand row harkian",
        "given a fight with harkian\nand enemy harkian buff quick\nexpect enemy harkian buff quick\nand round 1",
        "given the event bees-in-the-cowling\nexpect miguel damage 2\nand discarded events bees-in-the-cowling",
    ],
)
def test_what_is_given_is_there(lines: str) -> None:
    """Each word of given sets what the word of expect shows."""
    scenario = parse_scenarios(f"scenario: x\npack: airfield\n{lines}", "x")[0]

    rehearse(scenario, stage_for(scenario.pack))
