"""The data flow of a pack: what each program gives, takes and asks for, and where the story turns."""

from __future__ import annotations

import pytest

from sleeping_gods.authoring.dataflow.effect_sites import steps_of, thing_of
from sleeping_gods.authoring.dataflow.flow import Flow, flow_of
from sleeping_gods.authoring.dataflow.programs import ConditionalProgram, Site
from sleeping_gods.authoring.project import open_project
from sleeping_gods.effects.conditions import parse_condition
from sleeping_gods.effects.op import Condition, atoms_of
from sleeping_gods.effects.parse import parse_program
from sleeping_gods.story.ways import location_of

SITE = Site("story/038.md", 3, "paragraph 38", "story", "38")


def flow(pack: str) -> Flow:
    """The flow of a shipped pack."""
    project = open_project(pack)
    assert project.pack
    return flow_of(project, project.pack)


@pytest.fixture(scope="module")
def sea() -> Flow:
    """The flow of the harbour."""
    return flow("harbour")


@pytest.fixture(scope="module")
def skies() -> Flow:
    """The flow of the airfield."""
    return flow("airfield")


def test_steps_tell_the_arms_and_conditions_around_them() -> None:
    """Each effect is a step; its arms are named from the outside in, and so are the conditions."""
    lines = [
        "challenge CRAFT 6",
        "fail: fate 3: turn to 38.2",
        "if DEBT: choose 1: gain 1 coin | draw 1",
        "turn to 38.1",
    ]
    needs = parse_condition("LANTERN")
    steps = list(steps_of(ConditionalProgram(SITE, "choice", parse_program(lines), needs)))

    assert [(step.op.name, step.arms) for step in steps] == [
        ("challenge", ()),
        ("fate-check", ("fail",)),
        ("turn-to", ("fail", "fate")),
        ("if", ()),
        ("choose", ("then",)),
        ("gain", ("then", "choose-a")),
        ("draw", ("then", "choose-b")),
        ("turn-to", ()),
    ]
    assert steps[0].asked == (needs,)
    assert steps[5].asked == (needs, parse_condition("DEBT"))


@pytest.mark.slow
def test_edges_tell_how_the_story_turns(sea: Flow) -> None:
    """A turn in a choice is a choice, one in an arm is that arm, one that nobody chooses is plain."""
    ways = {(edge.start, edge.target, edge.kind, edge.letter) for edge in sea.edges}

    assert ("2", "2.1", "choice", "a") in ways
    assert ("4", "4.1", "fail", "c") in ways
    assert ("82.4", "82.6", "plain", "") in ways
    assert sea.ways()["82.4"] == ["82.6"]


def test_things_are_given_taken_completed_and_fought(sea: Flow) -> None:
    """Each thing knows the effects that give, take, complete or fight it."""
    assert [step.site.paragraph for step in sea.gives["quest", 10]] == ["3.1"]
    assert [step.site.paragraph for step in sea.takes["quest", 10]] == ["12"]
    assert [step.site.paragraph for step in sea.completes["quest", 10]] == ["12.1"]
    assert "82" in {step.site.paragraph for step in sea.fights["enemy", 8]}
    assert ("token", "pollen-potion") in sea.gives
    assert ("ending", "home") in sea.gives


def test_questions_tell_where_they_stand(sea: Flow) -> None:
    """Each single question knows whether it must hold, and whether a block, a choice or a cost asks it."""
    asked = {(ask.where, ask.holds) for ask in sea.asked["adventure", 49] if ask.site.paragraph == "82"}

    assert asked == {("when", False), ("when", True), ("needs", False), ("needs", True)}
    assert {ask.where for ask in sea.asked["goods", "coins"]} >= {"cost"}
    assert sea.keywords["LANTERN"] == (9,)


@pytest.mark.slow
def test_the_map_and_the_rules_lead_into_the_story(sea: Flow, skies: Flow) -> None:
    """Locations are entered from the map, some paragraphs by the rules alone."""
    assert sea.entries["2"] == "region 2.quay"
    assert sea.entries["F1"] == "rules"
    assert skies.entries["217"] == "space sapphire-pass"
    assert skies.entries["119"] == "camp"


def test_a_campaign_begins_with_some_things(sea: Flow, skies: Flow) -> None:
    """Quests of the set-up, unlocked cards, and what the rules give later."""
    assert sea.start == {("quest", number) for number in (1, 2, 169, 170, 171, 172)}
    assert skies.start == {("adventure", 132), ("quest", 212), ("quest", 206)}


def test_hazards_and_cards_are_pieces_too(sea: Flow, skies: Flow) -> None:
    """Programs of tables stand beside those of the story."""
    roles = {(piece.site.kind, piece.role) for piece in (*sea.pieces, *skies.pieces)}

    assert {("region", "hazard"), ("crew", "synergy"), ("event", "attempt"), ("starting", "recipe")} <= roles
    assert {("resource", "use"), ("event", "complete"), ("starting_combat", "synergy")} <= roles


def test_a_choice_stands_on_its_own_line(sea: Flow) -> None:
    """Findings about a choice point to the line of the choice."""
    piece = next(piece for piece in sea.pieces if piece.site.title == "paragraph 3 choice (b)")

    assert (piece.site.file, piece.site.line, piece.once) == ("story/003.md", 18, "campaign")


@pytest.mark.parametrize(
    ("text", "atoms"),
    [
        ("LANTERN", [("keyword", True)]),
        ("not (LANTERN and not 3 coins)", [("keyword", False), ("has", True)]),
        ("card 16 or not explore A", [("card", True), ("explore", False)]),
    ],
)
def test_conditions_fall_into_single_questions(text: str, atoms: list[tuple[str, bool]]) -> None:
    """Every ``not`` turns what it stands before."""
    assert [(atom.kind, holds) for atom, holds in atoms_of(parse_condition(text))] == atoms


def test_questions_ask_about_things() -> None:
    """A card is an adventure, a number of something is goods."""
    assert thing_of(Condition("card", (16,))) == ("adventure", 16)
    assert thing_of(Condition("has", ("coins", 3))) == ("goods", "coins")
    assert thing_of(Condition("port")) == ("port", "")


def test_the_finale_is_one_location() -> None:
    """Its paragraphs have numbers of their own."""
    assert [location_of(number) for number in ("38.9", "38", "F12", "")] == ["38", "38", "F", ""]
