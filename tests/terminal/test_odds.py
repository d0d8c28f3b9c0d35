"""Odds: a sum over what chance may choose."""

from __future__ import annotations

from sleeping_gods.kernel.choices import Choice
from sleeping_gods.languages import Lang
from sleeping_gods.party.chapters.challenge import Challenge
from sleeping_gods.presentation.audience import SOFA, Audience
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.presentation.odds import Odds, percent
from sleeping_gods.presentation.odds_counter import OddsCounter, odds
from sleeping_gods.presentation.party import testing
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.sea.chapters.crew import skill_of
from sleeping_gods.sea.chapters.travel import Travel
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.terminal.menu import menu_of
from sleeping_gods.terminal.sea.view import SeaView

from ..bed import again, play
from ..sea.tables import at_start, deck_only, doing, fight, give_command, hold, own, wear

VIEW = SeaView()
FATES = ("bandage-1", "alert-2", "fishing-3", "plain-craft-4", "triage-5", "sharp-eye-6")
"""One card of each fate."""


def counted(table: SeaTable, *choice: str) -> dict[str, int]:
    """The results of the draw that follows a choice."""
    found = odds(VIEW, table, tuple(choice))
    assert found is not None
    return found.results


def told_sum(table: SeaTable, lang: Lang) -> str:
    """The test under way in words."""
    found = testing.test(presenter_of("sea", lang), again(table), SOFA)
    assert found is not None
    return " ".join(plain(line) for line in found.lines)


class TestOdds:
    """SG-FATE-010: exact, given the cards in the deck."""

    def test_a_challenge_is_passed_by_so_many_of_the_cards(self) -> None:
        """STRENGTH 5: alone with fate two of six pass; Rafael's strength of 1 makes it three."""
        table = doing(deck_only(at_start(), *FATES), Challenge("strength", 5, "", "test/"))

        assert counted(table, "go", "on") == {"fail": 4, "pass": 2}
        assert counted(table, "join", "rafael") == {"fail": 3, "pass": 3}

    def test_an_attack_hits_with_so_many_of_the_cards(self) -> None:
        """Laurent's club (+0) against defense 5 and wings; Kannan's bow (+2) ignores wings."""
        table = fight(deck_only(at_start(), *FATES), "flying-eye")

        assert counted(table, "attack", "flying-eye", "with", "laurent", "using", "club") == {"hit": 1, "miss": 5}
        assert counted(table, "attack", "flying-eye", "with", "kannan", "using", "hunting-bow") == {
            "hit": 4,
            "miss": 2,
        }

    def test_travel_shows_how_far_each_share_reaches(self) -> None:
        """Results 1 to 3 reach one region, 4 to 6 two."""
        table = doing(deck_only(at_start(), *FATES), Travel())

        assert counted(table, "go", "on") == {"region-1": 3, "region-2": 3}

    def test_whoever_steers_counts_their_own_bonus(self) -> None:
        """SG-TRAVEL-007, SG-ABIL-013: with as much craft, whoever bears Full Steam has other odds, in any order."""
        table = wear(wear(at_start(), "laurent", "maintain-1"), "audrie", "full-steam-5")
        doing(deck_only(table, *FATES), Travel())
        craft = {name: skill_of(table, name, "craft") for name in ("laurent", "audrie")}

        assert craft["laurent"] == craft["audrie"]
        for order in (("laurent", "audrie"), ("audrie", "laurent")):
            counting = OddsCounter(VIEW, table)
            found = {name: counting.of(("steer", name)) for name in order}
            assert {name: one.results for name, one in found.items() if one} == {
                name: counted(table, "steer", name) for name in order
            }
            assert found["laurent"] != found["audrie"]

    def test_the_sum_of_a_journey_tells_all_of_it(self) -> None:
        """SG-TRAVEL-007: what the card adds stands in the sum, in both languages, and what takes away as well."""
        table = doing(give_command(own(wear(at_start(), "audrie", "full-steam-5"), "gear"), 9), Travel())
        play(table, "steer audrie", "fate 3")
        craft = skill_of(table, "audrie", "craft")
        worse = table.clone()
        worse.turn_travel = -2

        assert f"+ travel 1: result {3 + craft + 1}, " in told_sum(table, "en")
        assert f"− travel 1: result {3 + craft - 1}, " in told_sum(worse, "en")
        assert "+ voyage 1" in told_sum(table, "fr")

    def test_a_window_that_opens_after_the_draw_does_not_hide_the_odds(self) -> None:
        """With a card that redraws fate the result is not settled at once."""
        table = doing(own(deck_only(at_start(), *FATES), "gear"), Challenge("strength", 5, "", "test/"))
        table.pools[0], table.supply = 3, table.supply - 3

        assert counted(table, "go", "on") == {"fail": 4, "pass": 2}

    def test_dice_have_six_faces(self) -> None:
        """SG-VARIANT-012: each face has chance 1/6; where one may choose, a card is counted on."""
        table = doing(deck_only(at_start(dice="always"), *FATES[:2]), Challenge("strength", 5, "", "test/"))
        may = doing(deck_only(at_start(dice="may"), *FATES[:2]), Challenge("strength", 5, "", "test/"))

        assert counted(table, "go", "on") == {"fail": 4, "pass": 2}
        assert counted(may, "go", "on") == {"fail": 2}

    def test_what_leads_to_no_draw_has_no_odds(self) -> None:
        """The end of the attacks is no draw."""
        table = fight(deck_only(at_start(), *FATES), "flying-eye")
        ending: Choice = ("end", "attacks")

        assert odds(VIEW, table, ending) is None

    def test_counting_gives_nothing_away_about_other_hands(self) -> None:
        """SG-SHARE-005: a card in Ben's hand counts for Ana as one of the deck."""
        table = doing(deck_only(at_start(2), *FATES), Challenge("strength", 5, "", "test/"))
        hold(table, 1, "sharp-eye-6")
        hers = menu_of(VIEW.menu(table, Audience((0,))))
        known = menu_of(VIEW.menu(table, Audience((0,), open_hands=True)))

        assert (hers.own[0].odds, known.own[0].odds) == ("pass 33%", "pass 20%")


class TestPercent:
    """Shares in words."""

    def test_only_certainty_is_certain(self) -> None:
        """One card in a thousand is not 0%."""
        assert [percent(0, 9), percent(1, 1000), percent(999, 1000), percent(9, 9)] == [0, 1, 99, 100]

    def test_a_sure_miss_is_a_hit_of_0_percent(self) -> None:
        """The good result is named even if no card brings it."""
        assert Odds({"miss": 4}, 4).short(localizer_of("sea")) == "hit 0%"
        assert Odds({"region-2": 3, "region-1": 1}, 4).short(localizer_of("sea")) == "1 region: 25%, 2 regions: 75%"

    def test_odds_are_said_in_the_language_of_the_table(self) -> None:
        """Results are words of no language until then; ten comes after two."""
        known, french = Odds({"region-10": 1, "region-2": 3}, 4), localizer_of("sea", "fr")

        assert known.short(french) == "2 régions\u202f: 75\u202f%, 10 régions\u202f: 25\u202f%"
        assert Odds({"hit": 1, "miss": 3}, 4).long(french) == "touché 25\u202f% (1 sur 4), raté 75\u202f% (3 sur 4)"
