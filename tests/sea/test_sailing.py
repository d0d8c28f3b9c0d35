"""Sailing: SG-TRAVEL. Regions, borders, page edges and hazards."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.sea.chapters.travel import Sail
from sleeping_gods.sea.chapters.turn import TakeAction
from sleeping_gods.sea.pack.atlas import EDGES
from sleeping_gods.sea.table.table import SeaTable

from ..breaking import check, whole_copy
from .tables import (
    at_sea,
    at_start,
    deck_only,
    doing,
    exploring,
    fight,
    give_command,
    harbour,
    offered,
    own,
    play,
    refused,
    story,
    told,
    wear,
)


def sailing(region: str, distance: int, players: int = 1) -> SeaTable:
    """A ship in a region with so much distance left to sail."""
    table = at_sea(players)
    table.region = region
    return doing(table, Sail(distance, 0), TakeAction())


class TestMoves:
    """One move for each point of distance."""

    def test_the_distance_is_a_maximum(self) -> None:
        """SG-TRAVEL-012: with distance 3 the ship may stop after 2 moves; the action is used."""
        table = wear(at_sea(), "laurent", "refine-1", "refine-2")
        play(table, "travel", "steer laurent", "fate 5", "sail 2.stairs", "sail 2.mouth", "stop sailing")

        assert table.region == "2.mouth"
        assert table.actions == 1
        assert refused(table, "sail 2.stairs").rule == "SG-TRAVEL-012"

    def test_moving_costs_nothing_but_the_action(self) -> None:
        """SG-TRAVEL-012, 018: two moves, one into a failed hazard, take no resource, card, command or second action."""
        table = wear(at_sea(), "laurent", "refine-1", "refine-2")
        table.goods.update(dict.fromkeys(table.goods, 2), artifacts=0)
        goods = dict(table.goods)
        play(table, "travel", "steer laurent", "fate 5", "sail 2.stairs", "sail 2.mouth", "sail 2.rope")
        play(table, "go on", "fate 1", "fate 2")

        assert (table.goods, table.pools, table.actions) == (goods, [0], 1)
        assert (table.crew["laurent"].fatigue, table.xp, sum(table.cubes.values())) == (1, 0, 1)
        assert play(table, "travel", "steer laurent", "fate 1").actions == 0

    def test_not_moving_at_all_still_uses_the_action(self) -> None:
        """SG-TRAVEL-012: the ship may stay where it is; a region two moves away is not adjacent."""
        table = play(at_sea(), "travel", "go on", "fate 3")

        assert refused(table, "sail 2.mouth").rule == "SG-TRAVEL-012"

        play(table, "stop sailing")

        assert (table.region, table.actions) == ("2.quay", 1)

    def test_every_region_is_resolved_before_the_next_is_picked(self) -> None:
        """SG-TRAVEL-013: after a failed hazard on the first step the player may still go on or stop."""
        table = play(sailing("2.quay", 2), "sail 2.rope")

        assert not [line for line in offered(table) if line.startswith(("sail", "stop"))]

        play(table, "go on", "fate 1", "fate 2")

        assert table.cubes["deck"] == 1
        assert offered(table)[:3] == ["sail 2.quay", "sail 2.mouth", "stop sailing"]

        play(table, "stop sailing")

        assert table.region == "2.rope"

    def test_land_is_never_crossed(self) -> None:
        """SG-TRAVEL-014: two regions parted only by land are not adjacent, whatever distance is left."""
        table = sailing("3.ash", 3)

        assert "sail 3.flats" not in offered(table)
        assert refused(table, "sail 3.flats").rule == "SG-TRAVEL-014"
        assert table.agenda[-1] == Sail(3, 0)

    def test_four_kinds_of_border(self, tmp_path: Path) -> None:
        """SG-TRAVEL-015: dotted lines, the binding, land and page edges; a map knows no other border."""
        regions = harbour().regions
        copy = whole_copy("harbour", tmp_path)
        atlas = copy / "atlas" / "02.toml"
        atlas.write_text(atlas.read_text().replace('\nland = ["3.flats"]', '\nriver = ["3.flats"]'))

        assert all(region.borders or region.binding or region.exits for region in regions.values())
        assert {edge for region in regions.values() for edge in region.edges} == {"north", "south", "east", "west"}
        assert any("river" in finding for finding in check(copy))

    @pytest.mark.parametrize("region", sorted(harbour().regions))
    def test_which_borders_can_be_crossed(self, region: str) -> None:
        """SG-TRAVEL-016: dotted lines and the binding may be crossed, land never, page edges only at an icon."""
        here = harbour().regions[region]
        over_edges = [
            other.id
            for edge, page in here.exits.items()
            for other in harbour().regions.values()
            if other.page == page and EDGES[edge] in other.edges
        ]
        moves = [line[5:] for line in offered(sailing(region, 1)) if line.startswith("sail ")]

        assert moves == [*here.borders, *here.binding, *over_edges]
        assert not {*moves} & {*here.land}

    def test_the_binding_costs_one(self) -> None:
        """SG-TRAVEL-016: a move over the binding costs 1 distance, like one over a dotted line."""
        table = play(sailing("2.stairs", 2), "sail 3.ash")

        assert table.region == "3.ash"
        assert table.agenda[-1] == Sail(1, 0)


class TestPageEdges:
    """Leaving a map and entering another."""

    @pytest.mark.parametrize(("region", "edge"), [("3.deep", "east"), ("2.rope", "west"), ("2.mouth", "north")])
    def test_an_edge_needs_an_icon_and_a_page(self, region: str, edge: str) -> None:
        """SG-TRAVEL-023: an edge without icon, or towards a page that is not in the game, cannot be crossed."""
        table = sailing(region, 2)

        assert refused(table, f"sail {edge}").rule == "SG-TRAVEL-023"
        assert table.agenda[-1] == Sail(2, 0)

    def test_another_map_is_reached_only_from_its_edge(self) -> None:
        """SG-TRAVEL-023: away from the icon no region of another map can be entered."""
        table = sailing("2.stairs", 3)

        assert refused(table, "sail 13.north").rule == "SG-TRAVEL-023"
        assert refused(table, "sail 3.deep").rule == "SG-TRAVEL-012"

    def test_the_ship_enters_at_the_opposite_edge(self) -> None:
        """SG-TRAVEL-024: whoever leaves over one edge stands in a region that touches the opposite edge."""
        regions = harbour().regions
        for region in regions.values():
            for edge, page in region.exits.items():
                entries = [
                    line[5:]
                    for line in offered(sailing(region.id, 1))
                    if line.startswith("sail ") and regions[line[5:]].page == page
                ]

                assert all(EDGES[edge] in regions[entry].edges for entry in entries)

        table = play(sailing("13.north", 1), "sail 2.mouth")

        assert regions[table.region].page == 2
        assert "west" in regions[table.region].edges

    def test_the_active_player_picks_the_entry(self) -> None:
        """SG-TRAVEL-024, 025, 031: west of page 2 either region on the eastern edge of page 13 may be picked."""
        table = sailing("2.mouth", 1, players=2)

        assert [line for line in offered(table) if line.startswith("sail 13")] == ["sail 13.north", "sail 13.south"]
        assert table.agenda[-1].who(table) == table.captain  # type: ignore[attr-defined]  # a decision waits

        play(table, "sail 13.north")

        assert table.region == "13.north"
        assert harbour().regions[table.region].page == 13

    def test_a_turned_page_costs_one_and_may_be_dangerous(self) -> None:
        """SG-TRAVEL-026: after a crossing with distance 1 none is left, and the hazard at the entry is tested."""
        table = play(sailing("2.mouth", 1), "sail 13.south")

        assert (table.test.skill, table.test.number) == ("craft", 6)

        play(table, "go on", "fate 6")

        assert table.region == "13.south"
        assert refused(table, "sail 13.north").rule == "SG-TRAVEL-012"

    def test_the_rest_of_the_distance_is_sailed_on_the_new_page(self) -> None:
        """SG-TRAVEL-026: a turned page costs 1 of 3, and so does turning it back; 1 is left."""
        table = play(sailing("2.mouth", 3), "sail 13.south", "go on", "fate 6")
        assert table.agenda[-1] == Sail(2, 0)

        play(table, "sail 2.mouth")
        assert (table.region, table.agenda[-1]) == ("2.mouth", Sail(1, 0))


class TestHazards:
    """A challenge on every entry."""

    def test_entering_triggers_the_hazard_at_once(self) -> None:
        """SG-TRAVEL-017: Rocky Shores, SAVVY 5 or 1 ship damage, starts its challenge when the ship enters."""
        table = play(sailing("2.quay", 1), "sail 2.rope")

        assert (table.test.kind, table.test.skill, table.test.number) == ("challenge", "savvy", 5)

    def test_the_travel_test_is_settled_before_a_hazard(self) -> None:
        """SG-TRAVEL-013, SG-FATE-002: the card that set the distance is discarded before a region is entered."""
        table = deck_only(at_sea(), "refine-2")
        play(table, "travel", "go on", "draw refine-2")
        assert (table.tests, table.discard[-1]) == ([], "refine-2")

        play(table, "sail 2.rope", "go on")
        assert "draw refine-2" in offered(table)

    @pytest.mark.parametrize(("fate", "cubes"), [(4, 1), (5, 0)])
    def test_a_failed_hazard_inflicts_its_penalty(self, fate: int, cubes: int) -> None:
        """SG-TRAVEL-018: a total of 4 against 5 is 1 ship damage, a total of 5 has no effect."""
        table = play(sailing("2.quay", 1), "sail 2.rope", "go on", f"fate {fate}", *["fate 3"] * cubes)

        assert sum(table.cubes.values()) == cubes

    @pytest.mark.parametrize("mode", ["normal", "brutal"])
    def test_the_printed_number_counts_in_every_mode(self, mode: str) -> None:
        """SG-TRAVEL-017: the reef asks for SAVVY 5 in a brutal campaign as well."""
        table = at_sea(mode=mode)
        table.region = "2.quay"
        play(doing(table, Sail(1, 0), TakeAction()), "sail 2.rope")

        assert (table.test.skill, table.test.number) == ("savvy", 5)

    def test_a_hazard_cannot_be_declined(self) -> None:
        """SG-TRAVEL-019: fate is drawn even if nobody takes part, and 5 against CUNNING 5 passes."""
        table = play(sailing("2.quay", 1), "sail 3.fog")

        assert refused(table, "decline hazard").rule == "SG-TRAVEL-019"

        play(table, "go on")

        assert refused(table, "decline hazard").rule == "SG-TRAVEL-019"

        play(table, "fate 5")

        assert told(table, "challenge-passed") == [(5, 5)]
        assert not any(member.statuses for member in table.crew.values())

    @pytest.mark.parametrize("fate", [1, 5])
    def test_the_rest_of_the_distance_may_be_used(self, fate: int) -> None:
        """SG-TRAVEL-020: after a hazard on the first of 3 steps, passed or not, two more moves are allowed."""
        table = play(sailing("2.quay", 3), "sail 2.rope", "go on", f"fate {fate}", *["fate 3"] * (fate < 5))

        assert table.agenda[-1] == Sail(2, 0)

        play(table, "sail 2.mouth", "sail 2.stairs")

        assert table.region == "2.stairs"
        assert refused(table, "sail 2.quay").rule == "SG-TRAVEL-012"

    def test_every_entry_triggers_it_anew(self) -> None:
        """SG-TRAVEL-021: on the way A-H-A-H the hazard is tested twice; beginning an action there tests nothing."""
        table = play(sailing("2.quay", 3), "sail 2.rope")

        assert len(table.tests) == 1

        play(table, "go on", "fate 5", "sail 2.quay")

        assert table.tests == []

        play(table, "sail 2.rope")

        assert len(table.tests) == 1

        play(table, "go on", "fate 5", "skip action")

        assert (table.region, table.tests) == ("2.rope", [])
        assert "travel" in offered(table)

    def test_a_turn_that_begins_there_tests_nothing(self) -> None:
        """SG-TRAVEL-021: beginning a turn in a hazard region, staying there and ending it tests nothing."""
        table = at_start()
        table.region = "2.rope"
        play(table, "begin turn", "use deck", "do command", "leave deck", "event hidden-supplies")
        play(table, "travel", "go on", "fate 4", "go on", "stop sailing", "skip action")

        assert (table.turn, table.region, table.tests) == (2, "2.rope", [])
        assert offered(table)[0] == "begin turn"

    def test_others_may_help_against_a_hazard(self) -> None:
        """SG-TRAVEL-022: P1 uses two crew and P2 pays 1 to add one; three crew gain 1 fatigue each."""
        table = play(give_command(sailing("2.quay", 1, players=2), 0, 1), "sail 2.rope")
        play(table, "join gregory", "join laurent", "join kasumi")

        assert table.pools == [0, 0]
        assert [name for name, member in table.crew.items() if member.fatigue] == ["gregory", "kasumi", "laurent"]

        play(table, "go on", "fate 2")

        assert told(table, "challenge-passed") == [(5, 5)]

    def test_a_helper_may_meet_it_alone(self) -> None:
        """SG-TRAVEL-022: P2's Kasumi meets the hazard for 1 command although nobody of P1's crew joins."""
        table = play(give_command(sailing("2.quay", 1, players=2), 0, 1), "sail 2.rope", "join kasumi")

        assert (table.test.crew, table.pools) == (("kasumi",), [0, 0])

    def test_without_command_nobody_helps(self) -> None:
        """SG-TRAVEL-022: another player's crew does not join for free."""
        table = play(sailing("2.quay", 1, players=2), "sail 2.rope")

        assert refused(table, "join kasumi").rule == "SG-CHAL-005"

    def test_ghostly_fog(self) -> None:
        """SG-TRAVEL-029: Odessa with cunning 1 draws 1, totals 2 against 5, and takes the low morale."""
        table = play(sailing("2.quay", 1), "sail 3.fog", "join odessa", "go on", "fate 1")

        assert told(table, "challenge-failed") == [(2, 5)]
        assert refused(table, "afflict mac with low-morale").rule == "SG-CHAL-023"

        play(table, "afflict odessa with low-morale")

        assert table.crew["odessa"].fatigue == 1
        assert table.crew["odessa"].statuses == ("low-morale",)

    @pytest.mark.parametrize(("fate", "total", "cubes"), [(2, 4, 1), (3, 5, 0)])
    def test_rocky_shores(self, fate: int, total: int, cubes: int) -> None:
        """SG-TRAVEL-030: Gregory and Kannan with fate 2 total 4 and cost 1 ship damage; 5 avoids it."""
        table = play(sailing("2.quay", 1), "sail 2.rope", "join gregory", "join kannan", "go on", f"fate {fate}")
        key = "challenge-failed" if cubes else "challenge-passed"

        assert told(table, key) == [(total, 5)]

        play(table, *["fate 6"] * cubes)

        assert table.cubes["bridge"] == cubes
        assert "stop sailing" not in offered(table)


class TestShipMovingCards:
    """Cards that move the ship without a travel action."""

    def test_a_card_moves_the_ship_into_a_hazard(self) -> None:
        """SG-TRAVEL-028: used between actions it moves the ship, and the hazard there is tested as usual."""
        table = give_command(own(at_sea(), "lukran-steam-engine"), 2)
        play(table, "activate lukran-steam-engine sail by p1", "sail 2.rope")

        assert (table.test.skill, table.test.number) == ("savvy", 5)

        play(table, "go on", "fate 5", "sail 2.quay")

        assert (table.region, table.actions) == ("2.quay", 2)
        assert refused(table, "sail 2.stairs").rule == "SG-TRAVEL-012"

    def test_a_card_takes_nothing_from_the_distance(self) -> None:
        """SG-TRAVEL-028: used amid a travel action it moves the ship, and all of the distance is left afterwards."""
        table = give_command(own(sailing("2.quay", 2), "dray-beast"), 1)
        play(table, "activate dray-beast sail by p1", "sail 2.stairs")

        assert table.region == "2.stairs"
        assert table.agenda[-1] == Sail(2, 0)

    def test_a_hazard_met_amid_the_travel_test_is_a_test_of_its_own(self) -> None:
        """SG-TRAVEL-028: used after the draw it leads into a hazard; after that the travel test stands as it stood."""
        table = give_command(own(at_sea(), "dray-beast"), 1)
        play(table, "travel", "go on", "draw treat-3", "activate dray-beast sail by p1", "sail 2.rope")
        play(table, "go on", "draw focus-5")
        assert (table.test.kind, table.test.fate, table.discard) == ("travel", 3, ["focus-5"])

        if "go on" in offered(table):
            play(table, "go on")
        assert told(table, "distance") == [(3, 1)]
        assert (table.region, table.agenda[-1], table.discard) == ("2.rope", Sail(1, 0), ["focus-5", "treat-3"])

    def test_a_story_that_moves_the_ship_into_a_hazard(self) -> None:
        """SG-TRAVEL-017, 021: entered amid a story the region's hazard is met at once, before the story goes on."""
        text = "# 7 Drift\n\n## 7 Drift\n\nA current.\n\n> sail 1; gain 1 xp\n> return to the ship\n"
        table = play(exploring(story(at_sea(), text), 7), "sail 2.rope")
        assert (table.test.skill, table.test.number, table.xp) == ("savvy", 5, 0)
        play(table, "go on", "fate 5")

        assert (table.region, table.xp, table.exploring) == ("2.rope", 1, False)

    def test_not_in_combat_nor_while_exploring(self) -> None:
        """SG-TRAVEL-028: such a card works only outside combat and explore."""
        table = give_command(own(at_sea(), "dray-beast"), 1)

        assert "activate dray-beast sail by p1" in offered(table)
        assert refused(exploring(table, 2), "activate dray-beast sail by p1").rule == "SG-EXPLORE-016"

        table = fight(give_command(own(at_sea(), "dray-beast"), 1), "bilge-imp")

        assert refused(table, "activate dray-beast sail by p1").rule == "SG-COMBAT-064"
