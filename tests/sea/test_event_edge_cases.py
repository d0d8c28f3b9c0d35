"""Event: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.kernel.play import is_over
from sleeping_gods.sea.chapters.events import EventPhase
from sleeping_gods.sea.chapters.port import LeavesAtPort, PortServices
from sleeping_gods.sea.chapters.turn import EndTurn, TakeAction
from sleeping_gods.sea.effects.bind import bind

from .tables import (
    again,
    at_sea,
    beat_crew,
    doing,
    draw_event,
    effects,
    in_force,
    offered,
    play,
    refused,
    reprint,
    story,
    told,
    wear,
)


class TestEvents:
    """SG-DEFEAT-023, SG-EVENT-006, 007, 023, SG-FAQ-009."""

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

    def test_two_effects_for_this_turn_add_up(self) -> None:
        """SG-EVENT-006: travel +1 and +2 this turn make 3, and both are gone in the next."""
        table = effects(at_sea(), "travel +1 this turn", "travel +2 this turn")
        play(table, "travel", "go on", "fate 2")
        assert told(table, "distance")[0][0] == 5

        play(doing(table, EndTurn()), "begin turn")
        assert table.turn_travel == 0

    def test_a_choice_of_an_event_is_asked_once(self) -> None:
        """SG-EVENT-002: after one option is picked the actions begin; the others are gone."""
        table = reprint(at_sea(), "debris", choices=(("", "gain 1 xp"), ("", "gain 2 xp")))
        play(draw_event(table, "debris"), "choose b")

        assert (table.xp, "choose a" in offered(table), "travel" in offered(table)) == (2, False, True)
