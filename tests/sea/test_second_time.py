"""What happens the second time: rooms, attacks, turns, events and searches looked at once more."""

from __future__ import annotations

from sleeping_gods.sea.chapters.ship import ShipAction
from sleeping_gods.sea.chapters.turn import BeginTurn, EndTurn, TakeAction
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack, covers, damage
from .tables import (
    again,
    at_sea,
    at_ship,
    at_start,
    doing,
    draw_event,
    effects,
    facing,
    give_command,
    hold,
    offered,
    own,
    play,
    refused,
    reprint,
    told,
    wear,
)


class TestShip:
    """SG-SHIP-008, 016."""

    def test_a_room_is_left_only_when_what_it_gives_is_taken(self) -> None:
        """SG-SHIP-008: with a draw or command still due the Galley is not left, though relief may be declined."""
        table = hold(at_ship(), 0, "alert-2")
        table.crew["mac"].fatigue = 1
        play(again(table), "use galley")
        assert "leave galley" not in offered(table)

        play(table, "do command")
        assert "leave galley" not in offered(table)

        play(table, "do draw", "fate 4")
        assert {"do relief", "leave galley"} <= {*offered(table)}

    def test_a_declined_relief_costs_nothing(self) -> None:
        """SG-SHIP-016: declined after all, no card is given up and nobody rests; it is not asked again."""
        table = hold(at_ship(), 0, "alert-2")
        table.crew["mac"].fatigue = 1
        play(again(table), "use galley", "do relief", "decline relief")

        assert (table.hands[0], table.crew["mac"].fatigue, table.discard) == (["alert-2"], 1, [])
        assert offered(table)[:2] == ["do draw", "do command"]


class TestCombat:
    """SG-WEAPON-008, SG-COMBAT-010, 047."""

    def test_every_attack_may_discard_a_card(self) -> None:
        """SG-WEAPON-008: one card in an attack, and another in the next attack of the same round."""
        table = wear(facing(at_sea(), defense=2, attack=0), "mac", "rapid-strike-2", "power-strike-3")
        attack(table, "mac", "wall", 6, "burn rapid-strike-2", "go on")
        assert told(table, "deals") == [("mac", 4)]
        play(table, *covers("wall", "a1", "a2", "a3", "b3"))
        attack(table, "mac", "wall", 6, "burn power-strike-3", "go on")

        assert told(table, "deals") == [("mac", 4)]

    def test_two_attacks_are_counted_anew_in_each_round(self) -> None:
        """SG-COMBAT-010, 059: after two attacks in round 1 Mac may attack twice in round 2, and not a third time."""
        table = facing(at_sea(), defense=12, attack=0)
        attack(table, "mac", "wall", 1, "cover wall a1")
        attack(table, "mac", "wall", 1, "cover wall b1")
        play(table, "end attacks")
        attack(table, "mac", "wall", 1, "cover wall c1")
        attack(table, "mac", "wall", 1, "cover wall c2")

        assert refused(table, "attack wall with mac using cutlass").rule == "SG-COMBAT-010"

    def test_a_bonus_is_for_one_attack(self) -> None:
        """SG-COMBAT-018, 062: damage added to one attack is not in the next of the same round."""
        table = give_command(facing(at_sea(), defense=2, attack=0), 2)
        attack(table, "mac", "wall", 6, "go on", "activate mac damage", "go on")
        assert told(table, "deals") == [("mac", 4)]
        play(table, *covers("wall", "a1", "a2", "a3", "b3"))
        attack(table, "mac", "wall", 6)

        assert told(table, "deals") == [("mac", 3)]

    def test_accuracy_is_for_one_attack(self) -> None:
        """SG-COMBAT-017: accuracy added to one attack is not in the next."""
        table = give_command(own(facing(at_sea(), defense=6, attack=0), "amulet-of-the-fox"), 1)
        attack(table, "mac", "wall", 3, "activate amulet-of-the-fox accuracy by p1", "go on")
        assert told(table, "hit") == [("mac", "wall", 6)]
        play(table, *covers("wall", "a1", "a2", "a3"))
        attack(table, "mac", "wall", 3)

        assert told(table, "miss") == [("mac", "wall", 4)]


class TestTurns:
    """SG-STATUS-002, SG-VARIANT-006, SG-TURN-012."""

    def test_venom_bites_in_every_players_turn(self) -> None:
        """SG-STATUS-002: Mac takes 1 at the start of P1's turn and 1 at the start of P2's."""
        table = at_start(2)
        table.crew["mac"].statuses = ("venom",)
        play(table, "begin turn")
        assert damage(table, "mac") == [1]

        table.captain = 1
        play(doing(table, BeginTurn()), "begin turn")
        assert damage(table, "mac") == [2]

    def test_easy_command_goes_to_each_active_player(self) -> None:
        """SG-VARIANT-006: 1 command at the start of each turn, for whoever is active."""
        table = at_start(2)
        table.easy = True
        play(table, "begin turn")
        assert table.pools == [1, 0]

        table.captain = 1
        assert play(doing(table, BeginTurn()), "begin turn").pools == [1, 1]

    def test_a_skipped_action_gives_one_command_each_time(self) -> None:
        """SG-TURN-008: two skipped actions give 2 command, and the turn passes on."""
        table = doing(at_sea(2), TakeAction(), EndTurn())
        play(table, "skip action", "skip action")

        assert (table.pools, table.captain, offered(table)[0]) == ([2, 0], 1, "begin turn")


class TestEvents:
    """SG-EVENT-006, 007."""

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


class TestSearch:
    """SG-SEARCH-002, 003."""

    def test_a_card_ignores_the_penalty_of_one_token(self) -> None:
        """SG-SEARCH-002: Binoculars spare the cube of the token just found; the next token's cube is placed."""
        table = play(give_command(own(at_ship(), "binoculars"), 1), "use deck", "do search", "search on")
        play(table, "find meat-ship-damage")
        line = next(line for line in offered(table) if line.startswith("activate binoculars"))
        play(table, line, "go on")
        assert sum(table.cubes.values()) == 0

        play(table, "search on", "find vegetables-meat-ship-damage", "fate 2")
        assert sum(table.cubes.values()) == 1
        assert play(table, "stop searching", "keep meat-ship-damage 1 meat").watchful == ""

    def test_a_card_ignores_a_status_too(self) -> None:
        """SG-SEARCH-003: with Binoculars used on it the low morale token's status is given to nobody."""
        table = play(give_command(own(at_ship(), "binoculars"), 1), "use deck", "do search", "search on")
        play(table, "find coin-low-morale")
        line = next(line for line in offered(table) if line.startswith("activate binoculars"))
        play(table, line, "go on")

        assert offered(table)[:2] == ["search on", "stop searching"]
        assert not any(member.statuses for member in table.crew.values())

    def test_a_card_ignores_the_penalty_of_the_second_token(self) -> None:
        """SG-SEARCH-002: with Binoculars kept for it the second token's cube is spared, the first one's was placed."""
        table = play(give_command(own(at_ship(), "binoculars"), 1), "use deck", "do search", "search on")
        play(table, "find vegetables-meat-ship-damage", "go on", "fate 2", "go on")
        assert sum(table.cubes.values()) == 1

        play(table, "search on", "find meat-ship-damage")
        line = next(line for line in offered(table) if line.startswith("activate binoculars"))
        play(table, line, "go on")
        assert sum(table.cubes.values()) == 1
        assert offered(table)[:2] == ["search on", "stop searching"]

    def test_a_second_search_keeps_a_second_reward(self) -> None:
        """SG-SEARCH-004: a later search starts with no token revealed, and keeps one reward again."""
        table = play(at_ship(), "use deck", "do search", "search on", "find vegetables", "stop searching")
        play(table, "keep vegetables 2 vegetables", "do command")
        table.room = ""
        play(at_deck(table), "search on", "find meat-grain", "stop searching")
        assert [line for line in offered(table) if line.startswith("keep")] == ["keep meat-grain 1 meat 1 grain"]


def at_deck(table: SeaTable) -> SeaTable:
    """The deck used once more."""
    return play(doing(table, ShipAction()), "use deck", "do search")
