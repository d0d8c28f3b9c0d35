"""What is said of each figure behind an advice: exact words, and none for what says nothing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from sleeping_gods.bots.robots.advice_facts import (
    AdviceFact,
    Beside,
    Costs,
    CourseWorth,
    Equal,
    FightAhead,
    Gains,
    HeadsFor,
    Leaves,
    LostCommand,
    PassChance,
    ReadAhead,
    ScoreAhead,
    Separates,
    Standing,
    StoryWorth,
    ThumbRule,
    UnreadAhead,
)
from sleeping_gods.bots.robots.group_knowledge import GroupKnowledge
from sleeping_gods.host import advice, advice_beside, advice_comparison, advice_facts, advice_odds, advice_rule_words
from sleeping_gods.host.advice_beside import LEAST_GAIN, Apart, _ailments, apart
from sleeping_gods.host.advice_comparison import relation_of
from sleeping_gods.host.advice_facts import clauses_of, hazard_clause
from sleeping_gods.host.advice_inquiry import advice_of
from sleeping_gods.host.advice_words import why_better
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.play import play
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.presenters import PRESENTERS
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.sea.table.table import SeaTable

from ..sea import tables as sea
from ..skies import tables as skies
from .advising import item

KEEP: Choice = ("use", "galley")
SEA: Any = PRESENTERS["sea"]("en")
SKIES: Any = PRESENTERS["skies"]("en")
ALL = Audience((0,))


@pytest.fixture(scope="module")
def table() -> SeaTable:
    """A table at sea at its start, which no test changes."""
    return sea.at_ship()


def clauses(table: Any, *facts: AdviceFact, choice: Choice = KEEP, **following: Any) -> list[str]:
    """What is said of some figures."""
    return clauses_of(SEA, table, ALL, item(choice, 1.0, *facts), **following)


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        (PassChance("craft", 5, 0.666), "CRAFT 5 is passed in 67% of draws, with the help that it would take"),
        (Costs("coins", 2), "it costs 2 coins"),
        (Gains("meat", 3), "it brings 3 meat"),
        (FightAhead((), 1, 2.6), "a fight with enemies nobody has met lies ahead, which costs about 3 health"),
        (ReadAhead(1), ""),
        (StoryWorth(3.0), "all in all the robot counts it with about "),
        (LostCommand(3, 2), "of its 3 command only 2 can be taken: no more is left"),
        (HeadsFor("2", 0.0), "location 2"),
        (HeadsFor("2", 0.4), "it leads towards location 2"),
        (Standing("ship", "ship", 4), "the ship has 4 damage, which materials repair"),
        (Standing("2", "rest", 5, 6), "your party has 5 of 6 stamina, and "),
        (Standing("craft", "skill", 3), "the best of you has 3 in CRAFT"),
    ],
)
def test_a_figure_is_said_in_words(fact: AdviceFact, said: str, table: SeaTable) -> None:
    """Each kind has its sentence."""
    (clause,) = clauses(table, fact)

    assert plain(SEA.localizer.rich_text(clause)).replace("\u00a0", " ").startswith(said), clause


@pytest.mark.parametrize(
    ("facts", "count"),
    [
        ((ThumbRule("usual"),), 0),
        ((CourseWorth(LEAST_GAIN / 2),), 0),
        ((CourseWorth(LEAST_GAIN), HeadsFor("2", 3.0)), 2),
        ((CourseWorth(LEAST_GAIN), HeadsFor("2", 3.0), ThumbRule("course")), 2),
        ((ThumbRule("course"),), 1),
        ((UnreadAhead(2), UnreadAhead(2)), 1),
        ((ScoreAhead(1.0, 0.5, 9),), 0),
    ],
)
def test_what_says_nothing_is_left_out(facts: tuple[AdviceFact, ...], count: int, table: SeaTable) -> None:
    """A rule that is usual, a course that is worth nothing, a rule that its own figure says, and twice the same."""
    assert len(clauses(table, *facts)) == count


def test_what_an_enemy_ahead_is_called_is_said_if_all_are_known(table: SeaTable) -> None:
    """With one that nobody has met no name is told."""
    name = next(iter(table.pack.enemies))
    called = SEA.game_words.name(SEA.localizer, table, name)

    assert clauses(table, FightAhead((name,), 0, 1.4)) == [
        f"a fight with {called} lies ahead, which costs about 1 health"
    ]
    assert "nobody has met" in clauses(table, FightAhead((name,), 1, 1.4))[0]


def test_the_exact_odds_say_how_likely_a_challenge_is_passed(table: SeaTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the robot's estimate is not told beside them."""
    monkeypatch.setattr(advice_facts, "odds_clauses", lambda *_, **__: ["two of three"])
    assert clauses(table, PassChance("craft", 5, 0.5), LostCommand(3, 2))[:1] == ["two of three"]
    assert len(clauses(table, PassChance("craft", 5, 0.5), LostCommand(3, 2))) == 2


def test_a_course_is_told_with_its_hazard(monkeypatch: pytest.MonkeyPatch) -> None:
    """First of all that is said of it; of any other choice no hazard is."""
    monkeypatch.setattr(advice_facts, "hazard_clause", lambda presenter, table, choice: f"hazard of {choice[1]}")
    monkeypatch.setattr(advice_facts, "odds_clauses", lambda *_, **__: [])
    table = sea.at_ship()

    assert clauses(table, LostCommand(3, 2), choice=("sail", "2.east"))[0] == "hazard of 2.east"
    assert len(clauses(table, LostCommand(3, 2), choice=("end", "2.east"))) == 1


def test_a_place_without_a_name_is_not_told(table: SeaTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither how far it is."""
    monkeypatch.setattr(advice_facts, "_place", lambda *_: "")
    assert clauses(table, HeadsFor("2", 3.0)) == []


def test_goods_and_cards_have_their_names(table: SeaTable) -> None:
    """A card also where its kind stands before it."""
    card = "soup"

    assert advice_facts._thing(SEA, table, "coins") == SEA.localizer.noun("coins", many=True)
    for what in (card, f"card {card}"):
        assert advice_facts._thing(SEA, table, what) == SEA.game_words.name(SEA.localizer, table, card)


@pytest.mark.parametrize(
    ("separates", "key"),
    [
        (Separates("gain", 5.0, 0.5), "parts-gain"),
        (Separates("gain", 5.0, 0.0), "parts-loss"),
        (Separates("gain", 5.0, -1.0), "parts-loss"),
        (Separates("worth", 5.0, -1.0), "parts-ahead"),
        (Separates("worth", -1.0, -5.0), "parts-ahead"),
        (Separates("worth", 5.0, 5.0), "parts-close"),
        (Separates("worth", 5.0, 2.0), "parts-worth"),
    ],
)
def test_how_a_rule_tells_two_choices_apart_is_said(
    separates: Separates, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the figures of both, or by how far they differ."""
    said: list[str] = []

    def say(message: str, **_: object) -> str:
        said.append(message)
        return message

    presenter: Any = SimpleNamespace(localizer=SimpleNamespace(say=say, counted=lambda *_: "", number=str))
    monkeypatch.setattr(advice_rule_words, "points_of", lambda localizer, points: f"{points}")
    assert advice_rule_words._separation(presenter, separates) == f"advice_{key}"
    assert said == [f"advice_{key}"]


def test_a_hazard_is_said_of_a_region_that_has_one(table: SeaTable) -> None:
    """The last part of what stands beside the course; nothing of any other region."""
    regions = table.pack.regions
    risky = next(ref for ref, region in regions.items() if region.hazard is not None)
    calm = next(ref for ref, region in regions.items() if region.hazard is None)
    presenter: Any = SimpleNamespace(detail=lambda table, choice: "far; a port; craft 5 or damage.")

    assert hazard_clause(presenter, table, ("sail", risky)) == "craft 5 or damage"
    assert hazard_clause(presenter, table, ("sail", calm)) == ""


def test_all_parts_of_a_room_are_listed() -> None:
    """Where all of it is done at once, each part is named by its label."""
    table = sea.at_ship()
    play(table, "use bridge")
    parts = [choice for choice in table.offered if choice != ("do", "all")]

    assert len(parts) == len(table.offered) - 1 > 1
    assert clauses(table, choice=("do", "all"))[0] == SEA.localizer.listed([SEA.label(table, one) for one in parts])


def test_what_a_choice_leaves_at_once_is_told_so(table: SeaTable) -> None:
    """Of an average of playouts their number is told; where nothing changes, nothing."""
    changes: Any = (("coins", 2.0),)

    assert clauses(table, Leaves(changes, 8, at_once=True)) == ["at once it brings +2 coins"]
    (average,) = clauses(table, Leaves(changes, 8))
    assert ("+2 coins" in average, "8" in average, "at once" in average) == (True, True, False)
    assert clauses(table, Leaves((), 8, at_once=True)) == clauses(table, Leaves((), 8)) == []


class TestApart:
    """What is printed of one of two choices alone."""

    @pytest.mark.parametrize(
        ("word", "mine", "theirs", "found"),
        [
            ("choose", "craft 5, two coins.", "craft 5; a card.", Apart("two coins", "a card")),
            ("choose", "craft 5.", "craft 5, a card.", Apart("nothing", "a card")),
            ("choose", "craft 5, a card.", "craft 5.", Apart("a card", "nothing")),
            ("choose", "craft 5.", "craft 5.", None),
            ("explore", "Quay, craft 5.", "Mill, a card.", Apart("craft 5", "a card")),
            ("explore", "Quay.", "Mill.", None),
        ],
    )
    def test_each_says_what_the_other_does_not(
        self, word: str, mine: str, theirs: str, found: Apart | None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The name of a place is none of it."""
        kind = next(iter(advice_beside.PRINTED_APART))
        monkeypatch.setattr(advice_beside, "waiting_decision", lambda table: type(kind, (), {})())
        details = {(word, "a"): mine, (word, "b"): theirs}
        presenter: Any = SimpleNamespace(
            detail=lambda table, choice: details[choice], localizer=SimpleNamespace(say=lambda key: "nothing")
        )
        table: Any = SimpleNamespace(offered=[*details])

        assert apart(presenter, table, item((word, "a"), 1.0), item((word, "b"), 0.0)) == found
        table.offered = [(word, "a")]
        assert apart(presenter, table, item((word, "a"), 1.0), item((word, "b"), 0.0)) is None
        table.offered, details["other", "b"] = [(word, "a"), ("other", "b")], theirs
        assert apart(presenter, table, item((word, "a"), 1.0), item(("other", "b"), 0.0)) is None

    @pytest.mark.parametrize(
        ("mine", "theirs", "told"),
        [("venom", "madness", True), ("venom", "venom", False), ("all", "venom", False), ("venom", "all", False)],
    )
    def test_ailments_are_told_apart_by_what_they_do(self, mine: str, theirs: str, told: bool) -> None:
        """Two different ones; of all at once there is nothing to tell."""
        found = _ailments(SEA, *(item(("cure", "mac", "of", status), 1.0) for status in (mine, theirs)))

        assert (found is not None) == told
        if found is not None:
            say = SEA.localizer.say
            assert found == Apart(say("status_venom").rstrip("."), say("status_madness").rstrip("."))
        assert _ailments(SEA, item(("go", "on"), 1.0), item(("cure", "mac", "of", "venom"), 0.0)) is None


class TestRelations:
    """How the next best choice compares, where a rule of thumb decided."""

    @pytest.fixture
    def waiting(self, monkeypatch: pytest.MonkeyPatch) -> Any:
        """A table that offers two choices, whose decision is named by a test."""
        table: Any = SimpleNamespace(offered=[KEEP, ("go", "on")], kind="Choose")
        decision = lambda table: type(table.kind, (), {"begins": ""})()  # noqa: E731  # a table stands for it
        monkeypatch.setattr(advice_comparison, "waiting_decision", decision)
        monkeypatch.setattr(advice_comparison, "_asks", lambda table, choice: choice == getattr(table, "asks", ()))
        return table

    def test_an_act_of_any_time_can_be_done_later(self, waiting: Any) -> None:
        """It is no answer to what is asked."""
        assert relation_of(waiting, item(KEEP, 1.0), item(("cheer",), 0.0)) == "any-time"
        assert relation_of(waiting, item(KEEP, 1.0), item(("go", "on"), 0.0)) == "figures"

    @pytest.mark.parametrize(
        ("kind", "asks", "best", "following", "relation"),
        [
            ("Choose", KEEP, (), (Beside((), 8, alike=True),), "tie-dear"),
            ("Choose", ("go", "on"), (), (Beside((), 8, alike=True),), "tie-plain"),
            ("Choose", (), (), (Beside((), 8, alike=True),), "tie"),
            ("Choose", (), (UnreadAhead(),), (Beside((), 8, alike=True), UnreadAhead()), "tie-unread"),
            ("Choose", (), (ThumbRule("stand"),), (Beside((), 8, alike=True),), "tie-asks"),
            ("Choose", (), (ThumbRule("stand"),), (Beside((), 8, alike=True), Equal()), "tie"),
            ("PickArm", (), (), (Beside((), 8, alike=True), Equal()), "tie-bring"),
            ("Choose", (), (), (Beside((), 8, alike=True), Separates("", 1.0, 2.0)), "tie-rule"),
            ("Choose", (), (), (Beside((), 8, alike=True), HeadsFor("2", 1.0)), "figures"),
            ("Choose", (), (), (Separates("", 1.0, 2.0),), "figures"),
        ],
    )  # fmt: skip
    def test_what_decides_where_figures_do_not(
        self, kind: str, asks: Choice, best: tuple[Any, ...], following: tuple[Any, ...], relation: str, waiting: Any
    ) -> None:
        """That nothing is risked or paid, pages that nobody has read, the rule, or nothing at all."""
        waiting.kind, waiting.asks = kind, asks

        assert relation_of(waiting, item(KEEP, 1.0, *best), item(("go", "on"), 0.0, *following)) == relation


class TestInquiries:
    """Whoever asks, and what needs no robot."""

    def test_a_way_and_a_printed_box_need_no_robot(self, table: SeaTable, monkeypatch: pytest.MonkeyPatch) -> None:
        """The cheapest way is worked out; of a box that others read nothing is known."""
        way: Any = object()
        monkeypatch.setattr(advice, "cheapest_way", lambda *_: way)
        request: Any = SimpleNamespace(about="way", id="r", since=0)
        campaign: Any = SimpleNamespace(table=table, journal=SimpleNamespace(entries=[0, 1, 2]))

        def ask() -> Any:
            return advice.advice_event(campaign, None, SEA, ALL, request, lambda: 0.0)  # type: ignore[arg-type]

        assert (ask().position, ask().id, ask().way, ask().note) == (3, "r", way, ())
        request.about = "choice"
        monkeypatch.setattr(SeaTable, "own_box", lambda table: object())
        (said,) = ask().note
        assert (said.text, ask().way) == (SEA.localizer.say("host_no-advice-own-box"), None)

    def test_who_asks_thinks_at_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """An inquiry is thought over before it is told."""
        steps: list[str] = []
        inquiry: Any = SimpleNamespace(think=lambda: steps.append("think"), event=lambda: [*steps, "event"])
        monkeypatch.setattr(advice, "begin_inquiry", lambda *_: inquiry)
        nothing: Any = None
        told: Any = advice.advice_event(nothing, nothing, nothing, nothing, nothing, nothing)

        assert told == ["think", "event"]

    def test_nobody_is_advised_where_chance_draws(self) -> None:
        """Nor in seats that have nothing to choose; else the robot that is named is asked."""
        table, asked = sea.at_ship(2), list[Any]()
        adviser: Any = SimpleNamespace(advise=lambda *given: asked.append(given))
        budget: Any = object()
        own, other = table.actor(table.offered[0]), 1 - table.actor(table.offered[0])

        advice_of(table, GroupKnowledge(), (own,), budget, adviser)
        assert (len(asked), asked[0][2]) == (1, budget)
        assert advice_of(table, GroupKnowledge(), (other,), budget, adviser) is None
        assert advice_of(sea.new(2), GroupKnowledge(), (0, 1), budget, adviser) is None
        assert len(asked) == 1


@pytest.mark.parametrize(("ahead", "key"), [(0.01, "figures"), (2.0, "points"), (10**9, "figures")])
def test_what_another_choice_would_have_been_is_told(ahead: float, key: str, table: SeaTable) -> None:
    """By how far it was ahead, or by the figures of both."""
    told = plain(why_better(SEA, table, ALL, item(KEEP, ahead), item(("use", "deck"), 0.0, LostCommand(3, 2))))

    assert ("of its 3 command" in told) == (key == "figures")
    assert SEA.named(table, ("use", "deck")).partition(" ")[0] in told


def test_joining_without_odds_says_nothing(table: SeaTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither does a draw whose odds nobody can count."""
    counting = SimpleNamespace(of=lambda choice: None)
    presenter: Any = SimpleNamespace(odds_beside=lambda *_: True, counting=lambda *_: counting)

    assert list(advice_odds._of_draw(presenter, table, ALL, KEEP, says_most=False)) == []
    presenter.odds_beside = lambda *_: False
    presenter.counting = lambda *_: pytest.fail("counted")
    assert list(advice_odds._of_draw(presenter, table, ALL, KEEP, says_most=False)) == []


def test_both_games_say_what_a_choice_costs() -> None:
    """With the words of their own goods."""
    table = skies.on_map()
    assert clauses_of(SKIES, table, ALL, item(("go", "on"), 1.0, Costs("meat", 2)))[-1] == "it costs 2 meat"
