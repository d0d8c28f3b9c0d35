"""What the examples of a turn leave open: more than one, a second space or card, a condition that the example meets."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.kernel.play import is_over
from sleeping_gods.sea.chapters.events import EventPhase
from sleeping_gods.sea.chapters.port import LeavesAtPort, PortServices
from sleeping_gods.sea.chapters.turn import EndTurn, TakeAction
from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.story.printed import Passive

from .tables import (
    again,
    at_sea,
    at_ship,
    beat_crew,
    doing,
    effects,
    exploring,
    give_command,
    hold,
    in_force,
    offered,
    own,
    play,
    put_command,
    refused,
    story,
    told,
    wear,
)


def print_on(table: SeaTable, card: str, *passives: Passive) -> SeaTable:
    """Let an adventure card bear other standing changes in a copy of the pack."""
    other = dataclasses.replace(table.pack.adventures[card], passives=passives)
    table.pack = dataclasses.replace(table.pack, adventures={**table.pack.adventures, card: other}, bound=None)
    table.bound = bind(table.pack)
    return again(table)


class TestRooms:
    """SG-SHIP-013, 016, SG-SHIPDMG-006, SG-LEVEL-009."""

    def test_the_bridge_clears_every_token(self) -> None:
        """SG-SHIP-013: 2 command on a board and 2 on a card, and 1 on two others, all return to the supply."""
        table = own(at_ship(3), "gear", "binoculars")
        put_command(table, mac=2, rafael=1, gear=2, binoculars=1)
        before = table.supply
        play(table, "use bridge", "do clear")

        assert table.supply == before + 6
        assert not any(member.command for member in table.crew.values())
        assert not any(table.adventures.values())

    def test_anybody_tired_may_be_relieved(self) -> None:
        """SG-SHIP-016: with Mac and P2's Kannan tired either loses the 1 fatigue, and only one of them."""
        table = hold(at_ship(2), 0, "alert-2", "treat-3")
        table.crew["mac"].fatigue, table.crew["kannan"].fatigue = 1, 2
        play(again(table), "use galley", "do relief")
        assert offered(table)[:3] == ["relieve kannan", "relieve mac", "decline relief"]
        play(table, "relieve kannan", "drop treat-3")

        assert (table.crew["mac"].fatigue, table.crew["kannan"].fatigue, table.hands[0]) == (1, 1, ["alert-2"])
        assert refused(table, "do relief").rule == "SG-SHIP-016"

    def test_a_repair_goes_on_in_another_room(self) -> None:
        """SG-SHIPDMG-006: `repair 3` takes the only cube of the deck, then two of the bridge; the rest lapses."""
        table = at_sea()
        table.cubes["deck"], table.cubes["bridge"] = 1, 2
        effects(again(table), "repair 3", "gain 1 xp")
        play(table, "repair deck", "repair bridge")
        assert (table.cubes["bridge"], table.xp) == (1, 0)
        play(table, "repair bridge")
        assert table.xp == 1

        table.cubes["deck"] = 1
        play(effects(again(table), "repair 3", "gain 1 xp"), "repair deck")
        assert (sum(table.cubes.values()), table.xp) == (0, 2)

    def test_old_sailor_beside_another_level_card(self) -> None:
        """SG-LEVEL-009: Laurent's Old Sailor adds 1 command on the Bridge, whatever he learned before, there alone."""
        printed = at_ship().pack.rooms
        table = play(wear(at_ship(), "laurent", "watchful", "old-sailor"), "use bridge", "do command")
        assert table.pools == [printed["bridge"].command[0] + 1]

        table = play(wear(at_ship(), "laurent", "watchful", "old-sailor"), "use deck", "do command")
        assert table.pools == [printed["deck"].command[0]]


class TestEvents:
    """SG-EVENT-023, SG-FAQ-009, SG-DEFEAT-023."""

    def test_all_that_end_at_a_port_end_there(self) -> None:
        """SG-EVENT-023: of three ongoing events the two that leave with a port visit are discarded."""
        table = at_sea()
        ongoing = [event.id for event in table.pack.events.values() if event.ongoing][:3]
        for event, leaves in zip(ongoing, ("port", "", "port"), strict=True):
            card = dataclasses.replace(table.pack.events[event], leaves=leaves)
            table.pack = dataclasses.replace(table.pack, events={**table.pack.events, event: card}, bound=None)
        table.bound = bind(table.pack)
        doing(in_force(table, *ongoing), LeavesAtPort())

        assert table.ongoing == [ongoing[1]]
        assert table.event_discard == [ongoing[0], ongoing[2]]

    def test_any_of_the_ongoing_events_may_be_attempted(self) -> None:
        """SG-EVENT-011: Hunting Serpent, drawn after Broken Boiler, may be fought with an action as well."""
        for events in (("broken-boiler", "hunting-serpent"), ("hunting-serpent", "broken-boiler")):
            table = in_force(at_sea(), *events)
            assert [line for line in offered(table) if line.startswith("attempt")] == ["attempt hunting-serpent"]

    @pytest.mark.parametrize(("hurt", "coins", "able"), [(1, 1, True), (0, 3, False), (1, 0, False)])
    def test_the_healer_needs_the_hurt_and_a_coin(self, hurt: int, coins: int, able: bool) -> None:
        """SG-PORT-006: with nobody hurt, or without a coin, there is nothing to visit the healer for."""
        table = doing(at_sea(), PortServices())
        table.goods["coins"], table.crew["mac"].damage = coins, hurt

        assert ("visit healer" in offered(again(table))) == able
        assert able or refused(table, "visit healer").rule == "SG-PORT-006"

    @pytest.mark.parametrize(
        ("goods", "able"), [({}, False), ({"materials": 1}, True), ({"coins": 1}, True), ({"artifacts": 1}, True)]
    )
    def test_the_shipyard_needs_a_payment(self, goods: dict[str, int], able: bool) -> None:
        """SG-PORT-004, SG-RES-003: with a cube on the ship the yard is open for materials, a coin or an artifact."""
        table = doing(at_sea(), PortServices())
        table.goods = {**dict.fromkeys(table.goods, 0), **goods}
        table.cubes["hull"] = 1

        assert ("visit shipyard" in offered(again(table))) == able
        assert able or refused(table, "visit shipyard").rule == "SG-PORT-004"

    def test_every_level_card_has_its_price(self) -> None:
        """SG-LEVEL-006, 007: three of Mac's cards one after another cost what each prints, out of the one pool."""
        table = doing(at_sea(2), PortServices())
        table.xp = 30
        play(again(table), "visit levels", "learn survivor", "learn sword-master", "learn world-lore")

        assert table.xp == 30 - 7 - 13 - 9
        assert table.crew["mac"].levels == ("survivor", "sword-master", "world-lore")

    def test_the_healer_takes_all_damage_off(self) -> None:
        """SG-PORT-006: Rafael, down with 7, and Odessa, down with 8 through Tough As Nails, are whole for 2 coins."""
        table = wear(doing(at_sea(), PortServices()), "odessa", "tough-as-nails")
        table.crew["rafael"].damage, table.crew["odessa"].damage = 7, 8
        play(again(table), "visit healer", "treat rafael", "treat odessa")

        assert (table.crew["rafael"].damage, table.crew["odessa"].damage, table.goods["coins"]) == (0, 0, 1)

    def test_under_the_other_ruling_only_a_port_ends_it(self) -> None:
        """SG-FAQ-009: with the other setting Lost Sailor stays while the ship is in a region without a port."""
        table = in_force(at_sea(), "lost-sailor")
        table.pack = dataclasses.replace(table.pack, rulings={**table.pack.rulings, "lost_sailor": "port-region"})
        play(table, "travel", "go on", "fate 3")
        here = next(line for line in offered(table) if not table.pack.regions[line.partition(" ")[2]].port)
        play(table, here)

        assert table.ongoing == ["lost-sailor"]

    def test_every_later_defeat_in_the_finale_reads_f2(self) -> None:
        """SG-DEFEAT-023: the second defeat goes on to F2 and what it leads to, and so does a third; F1 is over."""
        table = at_sea()
        table.event_left, table.event_pass = [0, 0, 0], 3
        doing(table, EventPhase())
        table.finale_defeats, table.xp = 2, 4
        beat_crew(table)

        assert (told(table, "paragraph"), table.xp, table.defeats) == ([("F6",)], 4, 1)

    def test_a_finale_without_an_ending_is_over(self) -> None:
        """SG-EVENT-019: when the story of the finale stops without an ending the campaign is over all the same."""
        table = story(at_sea(), "# F1 Third Bell\n\n## F1 Silence\n\nNobody comes.\n\n> gain 3 xp\n")
        table.event_left, table.event_pass = [0, 0, 0], 3
        doing(table, EventPhase(), TakeAction(), EndTurn())

        assert (table.over, table.xp, table.log.ending, is_over(table)) == ("finale", 3, "", True)


class TestStories:
    """SG-EXPLORE-005."""

    @pytest.mark.parametrize(
        ("line", "change", "opens"),
        [
            ("in port", {"region": "2.stairs"}, True),
            ("in port", {"region": "3.deep"}, False),
            ("finale defeats 2", {"finale_defeats": 2}, True),
            ("finale defeats 2", {"finale_defeats": 1}, False),
            ("serpent here", {"serpent": "3.deep", "region": "3.deep"}, True),
            ("serpent here", {"serpent": "2.stairs", "region": "3.deep"}, False),
            ("not in port", {"region": "3.deep"}, True),
            ("quest 9", {"quests": [1, 9]}, True),
            ("quest 9", {"quests": [1, 2], "used_quests": [9]}, False),
            ("LANTERN and LETTER and serpent here", {"quests": [9, 12], "serpent": "2.quay"}, True),
            ("LANTERN and LETTER and serpent here", {"quests": [9, 12]}, False),
            ("LANTERN and LETTER and serpent here", {"quests": [12], "serpent": "2.quay"}, False),
            ("LANTERN or LETTER or serpent here", {"quests": [1], "serpent": "2.quay"}, True),
        ],
    )
    def test_what_a_choice_needs(self, line: str, change: dict[str, int | str | list[int]], opens: bool) -> None:
        """SG-EXPLORE-005: a choice is open just when what it asks of ship and crew is so now."""
        text = f"# 7 Gate\n\n## 7 Gate\n\nA gate.\n\n- (a) In.\n  > needs {line}\n  > return to the ship\n"
        table = at_sea()
        for name, value in change.items():
            setattr(table, name, value)
        exploring(story(table, text + "- (b) Back.\n  > return to the ship\n"), 7)

        assert ("choose a" in offered(table)) == opens


class TestHazards:
    """SG-TRAVEL-017."""

    @pytest.mark.parametrize("actions", [2, 1])
    def test_hazards_are_met_in_both_actions(self, actions: int) -> None:
        """SG-TRAVEL-017: the fog is met when it is entered, in the first action as in the second."""
        table = at_sea()
        table.actions = actions
        play(again(table), "travel", "go on", "fate 3", "sail 3.fog")

        assert (told(table, "hazard"), table.actions) == ([("3.fog",)], actions - 1)
        assert table.test.kind == "challenge"


class TestCards:
    """SG-ADV-003, SG-TRAVEL-007, SG-CHAL-006."""

    def test_the_skill_of_all_cards_adds_up(self) -> None:
        """SG-ADV-003: two cards with strength and one with two skills: each counts where its skill is asked for."""
        table = print_on(own(at_sea(), "gear", "lantern"), "gear", Passive("skill", 1, "strength", ""))
        print_on(table, "lantern", Passive("skill", 1, "savvy", ""), Passive("skill", 2, "strength", ""))
        play(effects(table, "challenge STRENGTH 9", "fail: gain 1 xp"), "go on", "fate 3")
        assert told(table, "challenge-failed") == [(6, 9)]

        play(effects(table, "challenge SAVVY 9", "fail: gain 1 xp"), "go on", "fate 3")
        assert told(table, "challenge-failed") == [(4, 9)]

    def test_what_a_card_adds_to_travel_is_no_skill(self) -> None:
        """SG-TRAVEL-007, SG-ADV-003: a card's travel +1 counts for the distance and in no challenge."""
        passives = (Passive("skill", 1, "strength", ""), Passive("travel", 1, "craft", ""))
        table = print_on(own(at_sea(), "gear", "lantern"), "gear", *passives)
        print_on(table, "lantern", Passive("travel", 2, "", ""))
        play(effects(table, "challenge CRAFT 9", "fail: gain 1 xp"), "go on", "fate 3")
        assert told(table, "challenge-failed") == [(3, 9)]

        play(table, "travel", "go on", "fate 3")
        assert told(table, "distance")[0][0] == 6

    @pytest.mark.parametrize(("fatigue", "able"), [(1, True), (2, True), (3, False)])
    def test_endurance_joins_with_two_fatigue(self, fatigue: int, able: bool) -> None:
        """SG-CHAL-006, SG-FATIGUE-004: Odessa with Endurance may join at 2 fatigue, gains the third, and then not."""
        table = wear(give_command(at_sea(2), 0, 0), "odessa", "endurance")
        table.crew["odessa"].fatigue = fatigue
        effects(again(table), "challenge STRENGTH 9", "fail: gain 1 xp")

        assert ("join odessa" in offered(table)) == able
        if able:
            assert play(table, "join odessa").crew["odessa"].fatigue == fatigue + 1
