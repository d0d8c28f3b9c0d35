"""What follows a choice, what always holds, and what every visit gives again, in stories of a few lines."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from sleeping_gods.authoring.craft.always_true import always_true_conditions
from sleeping_gods.authoring.craft.answers import choice_points, failings, silent_answers
from sleeping_gods.authoring.craft.memory import is_named, unasked_persons
from sleeping_gods.authoring.craft.paths import paths_of
from sleeping_gods.authoring.craft.repeatable_gains import farms
from sleeping_gods.authoring.dataflow.flow import Flow, flow_of
from sleeping_gods.authoring.project import AnyPack, project_of
from sleeping_gods.content.read import parse
from sleeping_gods.effects.parse import parse_program

from ..parsed_once import parse_each_text_once
from .mutation import texts
from .mutations_story import LEAVE, WORDS


@pytest.fixture(scope="module", autouse=True)
def _read_once() -> object:
    """Parse each text once: a test changes one story of the pack."""
    with pytest.MonkeyPatch.context() as patch:
        parse_each_text_once(patch)
        yield


def told(*lines: str, more: Mapping[str, tuple[str, ...]] | None = None) -> tuple[AnyPack, Flow]:
    """The harbour with one more choice (x) in its first story, and more paragraphs 2.8 ... of some lines each."""
    added = "- (x) Ask about the pencils.\n" + "".join(f"  > {line}\n" for line in lines)
    story = texts("harbour")["story/002.md"].replace(LEAVE, added + LEAVE)
    for number, own in (more or {}).items():
        story += f"\n## {number} Xylo {number}\n\n{WORDS}" + "".join(f"{line}\n" for line in own)
    project = project_of(Path(), parse({**texts("harbour"), "story/002.md": story}, []))
    assert project.pack, project.findings
    return project.pack, flow_of(project, project.pack)


def test_ways_through_a_program() -> None:
    """Arms that jump end there; the others go on with what follows."""
    lines = ["challenge CRAFT 6", "fail: lose 1 health; turn to 2.9", "if DEBT: gain 1 xp", "gain 1 coin; turn to 2.8"]
    ways = [(path.target, [op.name for op in path.ops]) for path in paths_of(parse_program(lines))]

    assert ways == [
        ("2.8", ["challenge", "if", "gain", "gain"]),
        ("2.8", ["challenge", "if", "gain"]),
        ("2.9", ["challenge", "hurt"]),
    ]


def test_many_ways_are_looked_at_to_an_end() -> None:
    """A program with thousands of ways keeps nobody waiting."""
    assert len(paths_of(parse_program(["if DEBT: gain 1 xp"] * 40))) == 256


END = ("> return to the ship",)
END_OF_CHOICE = ("  > return to the ship",)
KNOWS = ("> when explore C", "", "She has seen it.", "", "> end", *END)


class TestSilence:
    """Choices that do something without a word."""

    @pytest.mark.parametrize(
        ("lines", "silent"),
        [
            (("gain 1 coin; return to the ship",), True),
            (("return to the ship",), False),
            (("gain 1 coin; turn to 2",), True),
            (("gain 1 coin; turn to 2.8",), False),
            (("cost 1 coin", "return to the ship"), True),
            (("gain explore C; return to the ship",), False),
            (("combat 5", "return to the ship"), True),
            (("challenge CRAFT 6", "fail: turn to 2.8", "gain 1 coin; return to the ship"), True),
            (("challenge CRAFT 6", "fail: return to the ship", "turn to 2.8"), True),
            (("choose 1: gain 1 coin | gain 1 xp", "turn to 2.8"), False),
        ],
    )
    def test_every_way_needs_a_sentence_that_was_not_read_before(self, lines: tuple[str, ...], silent: bool) -> None:
        """Leaving, and the page itself again, are none; letters alone do nothing."""
        pack, flow = told(*lines, more={"2.8": END})

        assert (("2", "x") in [(site.key, site.letter) for site in silent_answers(pack, flow)]) == silent

    @pytest.mark.parametrize(("letter", "silent"), [("C", False), ("D", True)])
    def test_a_page_that_knows_what_was_done_answers(self, letter: str, silent: bool) -> None:
        """Turned to again, it shows a block for what was gained on the way."""
        turn = f"  > gain 1 xp; gain explore {letter}; turn to 2.8"
        page = (
            "> when explore C",
            "",
            "She has seen it.",
            "",
            "> end",
            "- (a) Ask.",
            turn,
            "- (b) Go.",
            *END_OF_CHOICE,
        )
        pack, flow = told("turn to 2.8", more={"2.8": page})

        assert ("2.8" in [site.key for site in silent_answers(pack, flow)]) == silent


@pytest.mark.parametrize(
    ("lines", "single"),
    [
        (("- (a) Left.", "  > turn to 2.9", "- (b) Right.", "  > turn to 2.9"), True),
        (("- (a) Left.", "  > turn to 2.9", "- (b) Go.", "  > return to the ship"), True),
        (("- (a) Left.", "  > turn to 2.9", "- (b) Right.", "  > turn to 2.1"), False),
        (("- (a) Left.", "  > challenge CRAFT 6", "  > fail: turn to 2.1", "  > turn to 2.9", "- (b) Go.",
          "  > return to the ship"), False),
        (("- (a) Go.", "  > return to the ship", "- (b) Run.", "  > return to the ship"), False),
    ],
)  # fmt: skip
def test_choice_points_with_a_single_goal(lines: tuple[str, ...], single: bool) -> None:
    """Whatever does not leave leads to one paragraph; where everything leaves there is none."""
    pack, _ = told("turn to 2.8", more={"2.8": lines, "2.9": END})

    assert {point.site.key: point.single for point in choice_points(pack)}["2.8"] == single


@pytest.mark.parametrize(
    ("lines", "noticed"),
    [
        (("fail: lose 1 health", "turn to 2.8"), False),
        (("fail: lose 1 health; turn to 2.8", "turn to 2.8"), False),
        (("fail: lose 1 health; turn to 2.9", "turn to 2.8"), True),
        (("fail: lose 1 health", "return to the ship"), False),
        (("fail: lose 1 health; return to the ship", "turn to 2.8"), True),
        (("fail: gain explore C", "turn to 2.9"), True),
        (("fail: lose 1 health", "gain explore C; turn to 2.9"), False),
        (("pass: gain explore C", "fail: lose 1 health", "turn to 2.9"), True),
    ],
)
def test_failures_that_somebody_notices(lines: tuple[str, ...], noticed: bool) -> None:
    """By another page, by leaving, or by a block that asks for what only failing or only passing brings."""
    pack, flow = told("challenge CRAFT 6", *lines, more={"2.8": END, "2.9": KNOWS})
    found = {(one.step.site.key, one.step.site.letter): one.noticed for one in failings(pack, flow)}

    assert found["2", "x"] == noticed


class TestAlways:
    """Conditions that always hold."""

    def sure(self, *lines: str, more: Mapping[str, tuple[str, ...]] | None = None) -> list[tuple[str, str, str]]:
        """Where, in what, and what is asked in vain in the first story."""
        pack, flow = told(*lines, more=more)
        found = [one for one in always_true_conditions(pack, flow) if one.site.location == "2"]
        return [(f"{one.site.key}{one.site.letter}", one.where, str(one.atom.args[0])) for one in found]

    def test_a_quest_of_the_start_that_only_the_finale_takes(self) -> None:
        """SLEEPERS is had by everybody; BERTH can be lost, and GULL can be missing."""
        assert self.sure("needs SLEEPERS and GULL", "return to the ship") == [("2x", "needs", "SLEEPERS")]

    @pytest.mark.parametrize(
        ("lines", "asked", "sure"),
        [
            (("needs GULL", "turn to 2.8"), "GULL", True),
            (("needs not GULL", "turn to 2.8"), "not GULL", True),
            (("needs GULL or DEBT", "turn to 2.8"), "GULL", False),
            (("needs GULL or DEBT", "turn to 2.8"), "GULL or DEBT", False),
            (("gain explore C; turn to 2.8",), "explore C", True),
            (("if GULL: gain explore C", "turn to 2.8"), "explore C", False),
            (("needs not GULL", "gain quest 50; turn to 2.8"), "not GULL", False),
        ],
    )
    def test_what_every_way_here_asked_for_or_gave(self, lines: tuple[str, ...], asked: str, sure: bool) -> None:
        """One way without it is enough to ask again."""
        page = ("- (a) Ask.", f"  > needs {asked}", "  > return to the ship", "- (b) Go.", "  > return to the ship")

        assert bool(self.sure(*lines, more={"2.8": page})) == sure

    def test_a_second_way_brings_nothing(self) -> None:
        """Whoever comes by it may lack the word."""
        page = ("- (a) Ask.", "  > needs GULL", "  > return to the ship", "- (b) Go.", "  > return to the ship")
        more = {"2.8": page, "2.9": ("> turn to 2.8",)}

        assert self.sure("needs GULL", "turn to 2.8", more={"2.8": page}) == [("2.8a", "needs", "GULL")]
        assert self.sure("if GULL: turn to 2.8", "turn to 2.9", more=more) == []


@pytest.mark.parametrize(
    ("lines", "farmed"),
    [
        (("gain 1 coin; return to the ship",), True),
        (("once per visit", "gain 1 coin; return to the ship"), True),
        (("once per campaign", "gain 1 coin; return to the ship"), False),
        (("cost 1 coin", "gain 1 materials; return to the ship"), False),
        (("cost 1 coin", "gain 2 materials; return to the ship"), True),
        (("cost 2 coins", "restore 4 health; return to the ship"), False),
        (("gain 1 fatigue; gain 1 coin; return to the ship",), False),
        (("challenge CRAFT 6", "fail: lose 1 health", "gain 1 coin; return to the ship"), False),
        (("needs GULL", "restore 1 health; return to the ship"), True),
        (("complete quest 1; gain 1 coin; return to the ship",), False),
    ],
)
def test_gains_of_every_visit(lines: tuple[str, ...], farmed: bool) -> None:
    """For nothing, or for less than it is worth; a price, a risk or a change that comes once ends it."""
    pack, flow = told(*lines)

    assert (("2", "x") in [(site.key, site.letter) for site in farms(pack, flow)]) == farmed


@pytest.mark.parametrize(
    ("name", "words", "named"),
    [
        ("Lamp Eel", {"eels"}, True),
        ("Chart Moths", {"moth"}, True),
        ("Lamp Eel", {"lamp", "eeling"}, False),
        ("The Understudy", {"understudies"}, True),
        ("Night Watch", {"watches"}, True),
    ],
)
def test_an_enemy_is_named_by_the_last_word_of_its_name(name: str, words: set[str], named: bool) -> None:
    """As one or as many."""
    assert is_named(name, words) == named


@pytest.mark.parametrize(("asked", "places"), [("card 7", []), ("not card 7", []), ("card 90", ["2.8"])])
def test_who_is_named_is_looked_for_in_the_boat(asked: str, places: list[str]) -> None:
    """A location that speaks of Aske, who may have joined, asks for the card in one way or another."""
    pack, flow = told("turn to 2.8", more={"2.8": (f"> when {asked}", "", "Aske waves.", "", "> end", *END)})

    assert [person.paragraph for person in unasked_persons(pack, flow) if person.name == "Aske"] == places
