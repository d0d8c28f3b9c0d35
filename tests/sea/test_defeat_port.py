"""What a defeat costs: SG-DEFEAT-009 to 016."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.kernel.table import decider
from sleeping_gods.sea.chapters.defeat import nearest_ports
from sleeping_gods.sea.chapters.event_deck import deck_size
from sleeping_gods.sea.chapters.events import EventPhase

from .tables import again, at_sea, beat_crew, beat_ship, doing, draw_any, offered, play, settled


class TestEventDebt:
    """SG-DEFEAT-009 to 013."""

    @pytest.mark.parametrize(("passed", "debt"), [(1, 2), (2, 2), (3, 0)])
    def test_a_short_deck_leaves_a_debt(self, passed: int, debt: int) -> None:
        """SG-DEFEAT-009, 011: with 4 cards on pass 1 or 2 a debt of 2 is noted; on the third it is forgotten."""
        table = at_sea()
        table.event_left, table.event_pass = [0, 0, 4], passed
        settled(beat_crew(table), 4)

        assert deck_size(table) == 0
        assert table.event_debt == debt

    def test_the_debt_is_paid_from_the_top_of_the_next_deck(self) -> None:
        """SG-DEFEAT-010: with debt 2, deck 2 keeps 16 cards (4 mild, 6 perilous, 6 deadly) and the debt is cleared."""
        table = at_sea()
        table.event_left, table.event_debt = [0, 0, 0], 2
        draw_any(doing(table, EventPhase()), 2)

        assert table.event_left == [4, 6, 6]
        assert table.event_debt == 0
        assert table.event_pass == 2

    def test_a_debt_above_a_whole_deck_is_carried_on(self) -> None:
        """SG-DEFEAT-010: with debt 20 no card remains, debt 2, and the next turn reads the next deck-end paragraph."""
        table = at_sea()
        table.event_left, table.event_debt = [0, 0, 0], 20
        draw_any(doing(table, EventPhase()), 18)
        assert (deck_size(table), table.event_debt, table.event_pass) == (0, 2, 2)

        draw_any(doing(table, EventPhase()), 2)
        assert table.paragraph == "1.2"
        assert (deck_size(table), table.event_debt, table.event_pass) == (16, 0, 3)

    def test_after_the_third_pass_the_finale_follows(self) -> None:
        """SG-DEFEAT-011: with 4 cards on pass 3 the next event phase reads F1."""
        table = at_sea()
        table.event_left, table.event_pass = [0, 0, 4], 3
        settled(beat_crew(table), 4)
        assert table.event_debt == 0

        assert doing(table, EventPhase()).paragraph == "F1"

    def test_debts_add_up(self) -> None:
        """SG-DEFEAT-012: with deck 0 and debt 2 another defeat makes 8."""
        table = at_sea()
        table.event_left, table.event_debt = [0, 0, 0], 2
        settled(beat_ship(table), 0)

        assert table.event_debt == 8

    def test_a_debt_has_no_bounds(self) -> None:
        """SG-DEFEAT-012: a fourth defeat without a deck makes 24 of 18, more than a whole deck."""
        table = at_sea()
        table.event_left, table.event_debt = [0, 0, 0], 18
        settled(beat_crew(table), 0)

        assert table.event_debt == 24

    def test_an_exactly_emptied_deck_leaves_no_debt(self) -> None:
        """SG-DEFEAT-013: with 6 cards on pass 2 there is no debt, and 1.2 is read next turn."""
        table = at_sea()
        table.event_left, table.event_pass = [0, 0, 6], 2
        settled(beat_crew(table))
        assert (deck_size(table), table.event_debt) == (0, 0)

        assert doing(table, EventPhase()).paragraph == "1.2"


class TestNearestPort:
    """SG-DEFEAT-014 to 016."""

    @pytest.mark.parametrize(
        ("region", "ports"),
        [
            ("2.stairs", ["2.stairs"]),
            ("2.mouth", ["2.stairs"]),
            ("2.rope", ["2.stairs"]),
            ("3.deep", ["2.stairs"]),
            ("12.yard", ["12.ferry"]),
            ("13.strait", ["12.ferry"]),
        ],
    )
    def test_the_port_with_the_fewest_moves_is_the_nearest(self, region: str, ports: list[str]) -> None:
        """SG-DEFEAT-014: regions are counted over legal borders, page edges included; one's own port is at 0."""
        table = at_sea()
        table.region = region

        assert offered(beat_crew(again(table))) == [f"make for {port}" for port in ports]

    @pytest.mark.parametrize(("region", "ports"), [("2.stairs", ["2.stairs"]), ("3.ash", ["3.ash"])])
    def test_a_port_that_is_one_move_farther_is_not_offered(self, region: str, ports: list[str]) -> None:
        """SG-DEFEAT-014: of two ports side by side the ship goes to the one where it is."""
        table = at_sea()
        ash = dataclasses.replace(table.pack.regions["3.ash"], port=True)
        table.pack = dataclasses.replace(table.pack, regions={**table.pack.regions, "3.ash": ash})
        table.region = region
        assert "3.ash" in table.bound.moves["2.stairs"]

        assert nearest_ports(table) == ports

    def test_equally_near_ports_are_both_offered_to_the_active_player(self) -> None:
        """SG-DEFEAT-015: from Bell Sound both ports are 2 moves away, one of them over the page edge."""
        table = at_sea(2)
        table.region, table.captain = "13.north", 1
        beat_crew(again(table))

        assert sorted(offered(table)) == ["make for 12.ferry", "make for 2.stairs"]
        assert decider(table) == 1
        assert play(table, "make for 12.ferry").region == "12.ferry"

    def test_without_a_port_the_ship_goes_to_the_start(self) -> None:
        """SG-DEFEAT-015: if no port is reachable the ship goes to the starting region."""
        table = at_sea()
        regions = {name: dataclasses.replace(region, port=False) for name, region in table.pack.regions.items()}
        table.pack, table.region = dataclasses.replace(table.pack, regions=regions), "3.deep"

        assert nearest_ports(table) == ["2.quay"]

    def test_the_move_is_no_travel(self) -> None:
        """SG-DEFEAT-016: past a hazard to a port that has one as well there are 0 challenges and 0 fate cards."""
        table = at_sea()
        port = dataclasses.replace(table.pack.regions["2.stairs"], hazard=table.pack.regions["3.fog"].hazard)
        table.pack = dataclasses.replace(table.pack, regions={**table.pack.regions, "2.stairs": port})
        table.region = "3.deep"
        beat_crew(again(table))
        deck, discard = list(table.deck), list(table.discard)
        play(table, "make for 2.stairs")

        assert table.region == "2.stairs"
        assert (table.deck, table.discard, table.tests) == (deck, discard, [])
        assert not any(log_event[0] == "hazard" for log_event in table.log_events)
        assert offered(table)[0].startswith("event ")

    @pytest.mark.parametrize(("region", "serpent"), [("13.north", "2.stairs"), ("2.rope", "2.mouth")])
    def test_the_serpent_follows_over_a_page_change_only(self, region: str, serpent: str) -> None:
        """SG-DEFEAT-016: a page change still moves the serpent token; without one it stays where it is."""
        table = at_sea()
        table.region, table.serpent = region, "2.mouth"
        draw_any(play(beat_crew(again(table)), "make for 2.stairs"), 6)

        assert table.serpent == serpent
