"""The two sentences of an advice: each kind of decision names a figure or says that there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.bots.robots.advice_facts import (
    Beside,
    Counted,
    CourseWorth,
    Equal,
    HeadsFor,
    Instead,
    Lacks,
    Leaves,
    ScoreAhead,
    Separates,
    StoryWorth,
    ThumbRule,
    UnreadAhead,
)
from sleeping_gods.bots.robots.interface import Advice, Weighed
from sleeping_gods.bots.robots.standings import facts_about
from sleeping_gods.host.advice_changes import may_tell
from sleeping_gods.host.advice_facts import clauses_of
from sleeping_gods.languages import Lang
from sleeping_gods.party.effects.crew import op_remove_status
from sleeping_gods.party.effects.story import PickArm
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.presenters import PRESENTERS
from sleeping_gods.wording import fluent

from .advising import TRIED, item, table_at, why

WORDS = Path(fluent.__file__).parents[1] / "words"


def test_a_great_bargain_says_what_it_is_worth() -> None:
    """It goes before the coins that are otherwise kept."""
    table = table_at("SearchMore")
    rule = ThumbRule("buy-great", 4, 1.8)

    said = why(table, Advice(item(table.offered[0], 0.0, rule), ()))
    assert "about 1.8 points more than its price" in said
    assert "goes before the 4 coins" in said


def test_a_port_is_not_judged_by_pages() -> None:
    """Its worth is what would be mended, healed and learned there."""
    table = table_at("TakeAction")
    first = table.offered[0]
    best = item(first, 0.0, HeadsFor(getattr(table, "region", ""), 2, "port"), CourseWorth(3.0))

    said = why(table, Advice(best, ()))
    assert "mended, healed and learned there" in said
    assert "pages" not in said


class TestSpoilers:
    """What a page gives is told by the page alone."""

    def test_a_choice_of_a_page_tells_nothing_that_it_brings(self) -> None:
        """Neither what it gives nor what it takes."""
        table = table_at("Choose")
        assert not any(may_tell(table, table.offered[0], thing) for thing in ("coins", "quest", "health"))

        best = item(table.offered[0], 0.0, Leaves((("quest", 1.0), ("coins", 2.0)), 8))
        assert "quest" not in why(table, Advice(best, ()))

    def test_in_a_challenge_of_a_page_only_what_is_spent_is_told(self) -> None:
        """Passing may give anything, and nobody has read it yet."""
        table = table_at("JoinChallenge", fits=_in_story)
        choice = table.offered[0]

        assert may_tell(table, choice, "fatigue")
        assert not may_tell(table, choice, "coins")
        assert not may_tell(table, choice, "quest")

    def test_exploring_tells_nothing(self) -> None:
        """The page has not been opened."""
        assert not may_tell(table_at("TakeAction"), ("explore", "2"), "coins")


def _in_story(table: PartyTable) -> bool:
    return any(str(getattr(step, "program", "")).startswith("§") for step in table.agenda)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_points_are_called_points(lang: str) -> None:
    """In French nobody says "de score"."""
    text = (WORDS / lang / "advice.ftl").read_text(encoding="utf-8")
    assert "de score" not in text
    assert "points" in text


def test_which_of_two_ailments_goes_is_left_to_the_group() -> None:
    """Arms that come out level are not the same."""
    table = table_at("PickArm", pack="airfield", seed=1, fits=lambda table: len(table.offered) > 1)
    first, second = table.offered[:2]
    equal = item(second, 0.0, TRIED, Equal("", 1), Beside((), 8, alike=True))

    said = why(table, Advice(item(first, 0.0, TRIED, ThumbRule("printed")), (equal,)), game="skies")
    assert "so which of them you would rather have is yours to weigh" in said


def test_what_there_is_most_of_is_said_in_french() -> None:
    """Of goods that are paid."""
    table = table_at("LoseResource", seed=1)

    for rule in ("plenty", "common-first"):
        said = why(table, Advice(item(table.offered[0], 0.0, ThumbRule(rule)), ()), "fr")
        assert "ce dont il y a le plus" in said
        assert "ce qu'il y a" not in said


def test_nobody_who_lacks_anything_is_said_too() -> None:
    """An act that would restore what nobody lacks."""
    table = table_at("SearchMore")
    first, second = table.offered[:2]

    said = why(table, Advice(item(first, 0.0, Instead(second, 0.3), Lacks("health", 0)), ()))
    assert "nobody of your party lacks health; trial runs put it 0.3 points above" in said
    ruled = item(first, 0.0, ThumbRule("care-heal", 7), Lacks("health", 7, first[1], 2, 5))
    assert why(table, Advice(ruled, ())).count("lacks 7 health") == 1


def test_who_has_the_status_that_may_go_is_counted() -> None:
    """Also where nobody has it."""
    table = table_at("SearchMore")
    path = "test-arms/0"
    table.bound.programs = {**table.bound.programs}
    for letter, status in (("a", "madness"), ("b", "frightened")):
        table.bound.programs[path + letter] = ((op_remove_status, (status, "")),)
    table.agenda.append(PickArm(0, path, "", is_act=False))
    table.offered = [("pick", "a"), ("pick", "b")]
    who = next(iter(table.crew))
    table.crew[who].statuses = ("madness",)
    first, second = (item(choice, 0.0, *facts_about(table, choice)) for choice in table.offered)

    assert standing_words(first, table) == "1 of your party has the status madness"
    assert standing_words(second, table) == "nobody of your party has the status frightened"


def standing_words(weighed: Weighed, table: PartyTable) -> str:
    """What is said of how things stand."""
    presenter = PRESENTERS["sea"]("en")
    return clauses_of(presenter, table, Audience((0,)), weighed)[-1]


def test_rules_say_the_figures_of_a_token() -> None:
    """Who has attacked, and how many tokens each holds."""
    table = table_at("SearchMore")
    first, second = table.offered[:2]

    def said(separates: Separates, lang: Lang = "en") -> str:
        return why(table, Advice(item(first, 0.0, ThumbRule("token")), (item(second, -1.0, separates),)), lang)

    assert "the second choice is somebody who has attacked in this round" in said(Separates("attacked", 0, 1))
    assert "tokens held: 0 against 2" in said(Separates("fewest-tokens", 0, 2))
    assert "0 contre 2" in said(Separates("fewest-tokens", 0, 2), "fr")


def test_finds_that_are_worth_almost_the_same_say_what_each_counts() -> None:
    """The goods that put the first ahead."""
    table = table_at("SearchMore")
    first, second = table.offered[:2]
    best = item(first, 0.0, ThumbRule("find-worth"), Counted((("meat", 0.9), ("grain", 0.8))))
    other = item(second, -1.0, Separates("worth", 0.85, 0.8), Counted((("vegetables", 0.8),)))
    advice = Advice(best, (other,))

    assert "counting each in coins: meat 0.9, grain 0.8 against vegetables 0.8" in why(table, advice)
    assert "0,9" in why(table, advice, "fr")


@pytest.mark.parametrize(
    ("facts", "told"), [((TRIED,), "trial runs do not bear that out"), ((), "hardly tell it from another")]
)
def test_no_choice_is_said_to_promise_most_where_another_is_counted_with_more(
    facts: tuple[ScoreAhead, ...], told: str
) -> None:
    """The worths are compared as they are, not as they are rounded."""
    table = table_at("Choose")
    first, second = table.offered[:2]
    best = item(first, 0.0, *facts, ThumbRule("story"), StoryWorth(0.02))

    said = why(table, Advice(best, (item(second, -0.2, *facts, StoryWorth(0.04)),)))
    assert "no other choice promises more" not in said
    assert told in said
    less = item(second, -0.2, *facts, StoryWorth(0.01))
    assert "no other choice promises more" in why(table, Advice(best, (less,)))


def test_words_of_an_unread_page_are_said_not_to_be_weighed() -> None:
    """What they promise is nothing that is counted."""
    table = table_at("Choose")
    first = table.offered[0]

    said = clauses_of(PRESENTERS["sea"]("en"), table, Audience((0,)), item(first, 0.0, UnreadAhead()))
    assert any("nothing that its words promise or cost is weighed" in clause for clause in said)
