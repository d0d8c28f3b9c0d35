"""Explanations say nothing that does not hold at the table: reserves, rooms, camps, defeats, hands that are full."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.robots.advice_facts import (
    Equal,
    Instead,
    Lacks,
    Leaves,
    RegionWorth,
    ScoreAhead,
    Separates,
    StoryWorth,
    ThumbRule,
    UnreadAhead,
    Wants,
)
from sleeping_gods.bots.robots.holdings import holdings_of
from sleeping_gods.bots.robots.interface import Advice
from sleeping_gods.bots.robots.rules_of_thumb import AT_THIS_TABLE
from sleeping_gods.bots.sea.planner import ship as aboard
from sleeping_gods.bots.sea.planner.purchases import gain_of
from sleeping_gods.host.advice_aside import in_order
from sleeping_gods.host.advice_beside import is_within_chance
from sleeping_gods.kernel.play import play
from sleeping_gods.kernel.table import waiting_decision
from sleeping_gods.languages import Lang
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.presenters import PRESENTERS
from sleeping_gods.sea.chapters.command import ClearCommand
from sleeping_gods.sea.chapters.score import PER_LEVEL
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.table.table import SkiesTable

from ..sea import tables as sea
from ..skies import tables as skies
from .advising import TRIED, item, table_at, why

BOTH: tuple[tuple[Lang, int], ...] = (("en", 0), ("fr", 1))


def case_of(table: SeaTable, rule: str) -> ThumbRule:
    """The case of a rule that holds at a table."""
    return AT_THIS_TABLE[rule](table, ThumbRule(rule))


class TestRooms:
    """What rooms of the ship give, and what damage shuts."""

    def test_the_printed_order_loses_nothing_only_while_there_is_room_in_hand(self) -> None:
        """Over the hand limit a card goes: command first, and a card equipped with it, may save one."""
        table = sea.at_ship()
        play(table, "use bridge")
        seat = waiting_decision(table).who(table)
        table.hands[seat] = []
        assert case_of(table, "all-parts") == ThumbRule("all-parts")
        table.hands[seat] = [*table.deck[:3]]
        assert case_of(table, "all-parts") == ThumbRule("all-parts-over")

    @pytest.mark.parametrize(
        ("lang", "said"),
        [("en", "gain the command first and then equip a card may save one"), ("fr", "peut en sauver une")],
    )
    def test_a_card_over_the_limit_is_said(self, lang: Lang, said: str) -> None:
        """And not that either choice will do."""
        table = table_at("RoomParts", fits=lambda table: len(table.offered) > 2)
        first, second = ("do", "all"), table.offered[0]
        advice = Advice(item(first, 0.0, TRIED, ThumbRule("all-parts-over")), (item(second, 0.0, TRIED),))
        told = why(table, advice, lang)
        assert said in told
        assert "either will do" not in told
        assert "l'un vaut l'autre" not in told

    def test_a_full_hull_is_not_shut(self) -> None:
        """SG-SHIP-001: the hull has no action, so every room goes before it."""
        table = sea.at_ship()
        table.cubes["hull"] = table.pack.rooms["hull"].capacity
        table.cubes["galley"] = 1
        assert aboard.mend(table, [("repair", "hull"), ("repair", "galley")]) == ("repair", "galley")
        table.cubes["deck"] = table.pack.rooms["deck"].capacity
        assert aboard.mend(table, [("repair", "hull"), ("repair", "galley"), ("repair", "deck")]) == ("repair", "deck")


class TestClearing:
    """What is cleared from cards and boards."""

    def test_where_everything_is_cleared_the_order_is_nothing(self) -> None:
        """With less than lies there the best card comes first."""
        table = sea.at_ship()
        name = next(iter(table.crew))
        table.crew[name].command = 3
        table.then(ClearCommand(0, 3))
        assert case_of(table, "opens") == ThumbRule("opens-all")
        table.then(ClearCommand(0, 2))
        assert case_of(table, "opens") == ThumbRule("opens")

    @pytest.mark.parametrize(
        ("lang", "said", "either"),
        [
            ("en", "all of it is cleared, so the order does not matter", "either will do"),
            ("fr", "l'ordre n'y change rien", "l'un vaut l'autre"),
        ],
    )
    def test_no_figure_tells_the_cards_apart_then(self, lang: Lang, said: str, either: str) -> None:
        """Either may go first."""
        table = table_at("ClearCommand")
        first, second = table.offered[:2]
        best = item(first, 0.0, TRIED, ThumbRule("opens-all"))
        told = why(table, Advice(best, (item(second, 0.0, TRIED, Separates("worth", 0.4, 0.0)),)), lang)
        assert said in told
        assert either in told
        assert "0.4" not in told
        assert "0,4" not in told


class TestPurse:
    """What is bought and what is kept."""

    def test_the_reserve_is_named_only_where_it_prevents_a_purchase(self) -> None:
        """With nothing worth its price it is no reason; artifacts are counted beside it."""
        table = sea.at_ship()
        table.goods["artifacts"] = 1
        cards = [*table.pack.adventures]
        gains = {card: gain_of(table, ("buy", card)) for card in cards}
        table.offered = [("leave", "market")]
        assert case_of(table, "buy-none") == ThumbRule("buy-none")
        table.offered = [("buy", max(cards, key=gains.__getitem__)), ("leave", "market")]
        assert case_of(table, "buy-none") == ThumbRule("buy-kept", aboard.PURSE, most=2)

    @pytest.mark.parametrize(
        ("lang", "said"),
        [
            ("en", "(artifacts, which would pay 2 coins, it does not count)"),
            ("fr", "(il ne compte pas les artefacts, qui paieraient 2 pièces)"),
        ],
    )
    def test_what_artifacts_would_pay_is_said(self, lang: Lang, said: str) -> None:
        """Without any nothing is said of them."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        for most, is_said in ((2, True), (0, False)):
            rule = ThumbRule("buy-kept", 4, most=most)
            assert (said in why(table, Advice(item(first, 0.0, rule), (item(second, -1.0),)), lang)) == is_said

    def test_of_one_level_card_none_is_the_cheapest(self) -> None:
        """It counts at the end, as unspent experience does not; of two the cheapest goes first."""
        table = sea.at_ship()
        table.offered = [("learn", "one"), ("leave", "levels")]
        assert case_of(table, "cheapest-lesson") == ThumbRule("lesson", PER_LEVEL)
        table.offered = [("learn", "one"), ("learn", "two"), ("leave", "levels")]
        assert case_of(table, "cheapest-lesson").name == "cheapest-lesson"


class TestCamps:
    """What comes back anyway is no gain."""

    def test_whoever_is_down_keeps_their_stamina(self) -> None:
        """DS-CAMP-012: it comes back whether they get up or not, so getting up brings none."""
        table = skies.on_map()
        assert isinstance(table, SkiesTable)
        before = holdings_of(table)["stamina"]
        name = next(iter(table.crew))
        table.crew[name].damage = table.bound.health[name]
        assert holdings_of(table)["fallen"] == 1
        assert holdings_of(table)["stamina"] == before

    def test_no_camp_follows_care_that_it_would_restore(self) -> None:
        """The other choices come before it."""
        table = skies.on_map()
        presenter = PRESENTERS["skies"]("en")
        best = item(("play", "coat"), 1.0, Lacks("stamina", 7, "", 0, 3))
        advice = Advice(best, (item(("camp",), 0.0), item(("end", "turn"), -1.0)))
        audience = Audience((0, 1, 2, 3))
        table.offered = [("camp",), ("end", "turn")]
        assert [one.choice for one in in_order(presenter, table, audience, advice)] == [("end", "turn"), ("camp",)]


class TestDefeats:
    """Trial runs that end in a defeat say so first."""

    @pytest.mark.parametrize(
        ("lang", "said"),
        [
            ("en", ("8 of 8 trial runs end in a defeat, which crosses off 3 camps; with the second choice too",)),
            (
                "fr",
                ("8 essais simulés sur 8 finissent par une défaite, qui barre 3 campements", "deuxième choix aussi"),
            ),
        ],
    )
    def test_what_comes_back_after_a_defeat_is_no_gain(self, lang: Lang, said: tuple[str, ...]) -> None:
        """It is the first that is said, and no health is told."""
        table = table_at("LoseHealth", pack="airfield")
        first, second = table.offered[:2]
        leaves = Leaves((("health", 30.0), ("fallen", -4.0), ("defeat", 1.0)), 8)
        best, following = (item(choice, 0.0, TRIED, ThumbRule("bears"), leaves) for choice in (first, second))
        told = why(table, Advice(best, (following,)), lang, game="skies")
        for part in said:
            assert part in told
        assert "30" not in told


class TestReasons:
    """A reason that holds for both choices is none."""

    def test_two_unread_pages_are_no_reason(self) -> None:
        """Their average is not named; what their words say is the reader's to weigh."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        page = UnreadAhead(1, 2.2)
        best = item(first, 0.0, ScoreAhead(0.8, 0.1, 43), Instead(second, 0.8), page)
        following = item(second, -0.8, ScoreAhead(0.0, 0.1, 43), page)
        assert "so does the second choice" in why(table, Advice(best, (following,)))
        assert "le deuxième choix aussi" in why(table, Advice(best, (following,)), "fr")

    def test_a_gap_that_is_said_as_large_as_its_margin_is_within_chance(self) -> None:
        """Both are rounded to one decimal."""
        best = item(("go", "on"), 0.0, ScoreAhead(0.3, 0.6, 5))
        assert is_within_chance(best, item(("stop",), -0.62, ScoreAhead(-0.3, 0.58, 5)))
        assert not is_within_chance(best, item(("stop",), -0.72, ScoreAhead(-0.3, 0.58, 5)))

    def test_a_page_that_promises_nothing_says_by_what_it_comes_first(self) -> None:
        """Of equal choices the first in the list is taken, such as one that leads back to a page just left."""
        table = table_at("Choose", fits=lambda table: len(table.offered) > 1)
        first, second = table.offered[:2]
        best = item(first, 0.0, TRIED, ThumbRule("story"), StoryWorth(0.0))
        told = why(table, Advice(best, (item(second, 0.0, TRIED),)))
        assert "of equal ones the robot takes the first in the list" in told
        assert "0 points" not in told
        best = item(first, 0.0, TRIED, ThumbRule("story"), StoryWorth(0.4))
        assert "first in the list" not in why(table, Advice(best, (item(second, 0.0, TRIED),)))

    def test_a_move_into_a_danger_is_not_said_to_avoid_dangers(self) -> None:
        """No region without one is as near; and another region is told with what lies in it."""
        table = table_at("Sail")
        first, second = table.offered[:2]
        rule = ThumbRule("sail-through")
        told = why(table, Advice(item(first, 0.0, rule), (item(second, 0.0, RegionWorth(3.9)),)))
        assert "no region without a danger is as near" in told
        assert "round hazards" not in told
        assert "what lies in that region is counted with about 3.9 points" in told
        told = why(table, Advice(item(first, 0.0, rule), (item(second, 0.0, RegionWorth(3.9)),)), "fr")
        assert "aucune région sans danger n'est aussi près" in told

    @pytest.mark.parametrize(("lang", "at"), BOTH)
    def test_what_is_left_to_another_seat_is_weighed_against_something(self, lang: Lang, at: int) -> None:
        """With nothing of one's own it promises more than nothing; else the fallback has its reason."""
        table = table_at("SearchMore")
        first, second = table.offered[:2]
        for rule, said in (
            ("only-own", ("is all that is left to you", "il ne vous reste que")),
            ("attack-none-own", ("(none of your own attacks", "(aucune de vos propres attaques")),
        ):
            best = item(first, 0.0, Wants(second), ThumbRule(rule))
            told = why(table, Advice(best, (item(second, -1.0, Equal("", 1)),), passes=True), lang)
            assert said[at] in told
