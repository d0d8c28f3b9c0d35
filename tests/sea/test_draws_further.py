"""What the examples of fate, health, searching and resources leave open: a third draw, the next search, the change."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.party.chapters.fate import fate_of
from sleeping_gods.sea.chapters.ship import ShipAction
from sleeping_gods.sea.chapters.turn import TakeAction
from sleeping_gods.sea.table.table import SeaTable

from .tables import (
    again,
    at_sea,
    at_ship,
    bearers,
    deck_only,
    doing,
    effects,
    facing,
    fallen,
    give_command,
    hold,
    leaking,
    offered,
    own,
    play,
    put_command,
    refused,
    settled,
    told,
    victims,
    wear,
)


def drawn(table: SeaTable, fate: int, *then: str) -> SeaTable:
    """A challenge that nobody joins, after this fate was drawn, played on."""
    return play(effects(table, "challenge CRAFT 9"), "go on", f"fate {fate}", *then)


class TestFate:
    """SG-FATE-002, 003, 005, 006."""

    def test_the_better_card_is_of_the_two_that_count(self) -> None:
        """SG-FATE-006: a plain redraw puts 2 for 5; the better of it and a 3 is then 3, and the 5 is forgotten."""
        table = give_command(wear(at_sea(), "rafael", "bold-attempt-4"), 2)
        drawn(table, 5, "play bold-attempt-4 redraw", "fate 2", "activate gear redraw by p1", "fate 3")

        assert fate_of(table.test) == 3

    def test_a_plain_redraw_replaces_the_better_card_too(self) -> None:
        """SG-FATE-006: after the better of 3 and 5, a plain redraw of 2 makes the fate 2."""
        table = give_command(wear(at_sea(), "rafael", "bold-attempt-4"), 2)
        drawn(table, 3, "activate gear redraw by p1", "fate 5", "play bold-attempt-4 redraw", "fate 2")

        assert fate_of(table.test) == 2

    def test_a_deck_of_two_is_made_anew_for_the_third_card(self) -> None:
        """SG-FATE-003: of three ship damages the first two use up the deck, and the third draws from the discard."""
        table = effects(deck_only(at_sea(), "refine-2", "focus-5"), "ship damage 3")
        play(table, "draw refine-2", "draw focus-5")

        assert len(offered(table)) == 60
        assert {"draw refine-2", "draw focus-5"} <= {*offered(table)}

    def test_a_nested_draw_leaves_the_outer_one_as_it_was(self) -> None:
        """SG-FATE-001, SG-FATE-002: what ship damage draws within a failed challenge changes neither fate nor card."""
        table = effects(at_sea(), "challenge CRAFT 9", "fail: ship damage 1; gain 1 xp")
        play(table, "go on", "draw refine-2")
        assert table.tests[0].aside == ("refine-2",)
        play(table, "fate 6")

        assert (table.cubes["bridge"], table.xp, table.tests) == (1, 1, [])
        assert len(table.discard) == 2


class TestHealth:
    """SG-HEALTH-001, 003, 006, 010."""

    def test_a_loss_is_split_point_by_point(self) -> None:
        """SG-HEALTH-001, SG-HEALTH-004: who falls to the first point cannot take the second; another can."""
        table = at_sea(2)
        table.crew["mac"].damage = table.bound.health["mac"] - 1
        play(effects(again(table), "lose 3 health"), "hurt mac")
        assert "mac" not in victims(table)
        play(table, "hurt odessa", "hurt kannan")

        assert (table.crew["odessa"].damage, table.crew["kannan"].damage) == (1, 1)
        assert "travel" in offered(table)

    def test_the_fallen_keep_command_and_cards(self) -> None:
        """SG-HEALTH-010: Mac falls with 2 command, a card and a level card on his board, and all of it stays."""
        table = put_command(wear(give_command(at_sea(2), 0, 2), "mac", "refine-1", "survivor"), mac=2)
        mac = table.crew["mac"]
        mac.damage, mac.fatigue, mac.statuses = table.bound.health["mac"] - 1, 2, ("low-morale", "venom")
        play(effects(again(table), "lose 1 health"), "hurt mac")

        assert (mac.command, mac.cards, mac.levels) == (2, ("refine-1",), ("survivor",))
        assert (mac.fatigue, mac.statuses) == (2, ("low-morale", "venom"))
        assert refused(table, "play refine-1 repair").rule == "SG-HEALTH-003"

    def test_one_health_is_enough(self) -> None:
        """SG-HEALTH-003: with 1 health restored the fallen take part again, and fall again to the next point."""
        table = fallen(at_sea(), "mac")
        play(effects(table, "restore 1 health"), "heal mac")
        effects(table, "challenge STRENGTH 5")
        assert "join mac" in offered(table)
        play(table, "go on", "fate 1")
        play(effects(table, "lose 1 health"), "hurt mac")

        assert told(table, "fell") == [("mac",)]

    def test_the_fallen_do_nothing_in_the_attack_of_another(self) -> None:
        """SG-HEALTH-003: in Laurent's attack Mac at 0 health uses neither board nor card; on his feet he may."""
        table = give_command(wear(facing(at_sea()), "mac", "bold-attempt-4"), 5)
        play(fallen(table, "mac"), "attack wall with laurent using club", "fate 2")
        assert refused(table, "activate mac fate").rule == "SG-HEALTH-003"
        assert refused(table, "play bold-attempt-4 redraw").rule == "SG-HEALTH-003"
        table.crew["mac"].damage -= 1

        assert {"activate mac fate", "play bold-attempt-4 redraw"} <= {*offered(again(table))}


def searching(table: SeaTable) -> SeaTable:
    """A search on the deck."""
    return play(table, "use deck", "do search")


class TestSearching:
    """SG-SEARCH-004, 006, 010."""

    def test_an_emptied_pile_waits_for_the_next_search(self) -> None:
        """SG-SEARCH-006: with the last token found the pile stays empty; the next search draws from all nine."""
        table = searching(at_ship())
        table.search_discard = [token for token in table.search if token != "vegetables"]
        table.search = ["vegetables"]
        play(again(table), "search on", "find vegetables", "stop searching", "keep vegetables 2 vegetables")
        assert (table.search, len(table.search_discard)) == ([], 9)
        table.room = ""
        play(searching(doing(table, ShipAction())), "search on")

        assert len(offered(table)) == 9
        assert table.search_discard == []

    def test_the_discard_waits_while_tokens_are_left(self) -> None:
        """SG-SEARCH-006: with 2 tokens in the pile the first draw is of those 2; older discards are not among them."""
        table = searching(at_ship())
        table.search, table.search_discard = table.search[:2], table.search[2:]
        play(again(table), "search on")

        assert [line.split()[1] for line in offered(table)] == table.search
        assert len(table.search_discard) == 7

    def test_the_fallen_may_take_low_morale(self) -> None:
        """SG-SEARCH-010: any crew member without one may take it, at 0 health too."""
        table = searching(fallen(at_ship(), "mac", "marco"))
        play(table, "search on", "find coin-low-morale")
        assert {"mac", "marco"} <= {*bearers(table)}

        assert play(table, "afflict mac with low-morale").crew["mac"].statuses == ("low-morale",)

    def test_what_was_ignored_before_a_defeat_counts_again(self) -> None:
        """SG-SEARCH-009, SG-SEARCH-002: the search that Binoculars served is over; its token hurts in the next one."""
        table = leaking(searching(give_command(own(at_ship(), "binoculars"), 1)))
        play(table, "search on", "find meat-ship-damage")
        play(table, next(line for line in offered(table) if line.startswith("activate binoculars")), "go on")
        play(table, "search on", "find vegetables-meat-ship-damage", "fate 5")
        assert told(table, "defeat") == [("ship",)]
        settled(table)
        table.room, table.search, table.search_discard = "", table.search + table.search_discard, []
        play(searching(doing(table, ShipAction())), "search on", "find meat-ship-damage", "fate 2")

        assert sum(table.cubes.values()) == 1

    def test_a_second_search_begins_with_nothing_found(self) -> None:
        """SG-SEARCH-001, SG-SEARCH-004: after three tokens the next search may draw three again, and keeps its own."""
        table = searching(at_ship())
        for token in ("vegetables", "meat-grain", "meat-vegetables"):
            play(table, "search on", f"find {token}")
        play(table, "keep meat-grain 1 meat 1 grain")
        table.room = ""
        searching(doing(table, ShipAction()))
        for token in ("grain-or-materials", "coin-or-materials"):
            play(table, "search on", f"find {token}")
        assert offered(table)[:2] == ["search on", "stop searching"]
        play(table, "stop searching")

        assert [line.split()[1] for line in offered(table)] == ["grain-or-materials"] * 2 + ["coin-or-materials"] * 2


class TestResources:
    """SG-RES-003, 006."""

    @pytest.mark.parametrize(
        ("coins", "artifacts", "rest"), [(3, 1, (1, 0)), (0, 3, (0, 1)), (1, 2, (1, 0)), (9, 2, (5, 2))]
    )
    def test_change_is_kept(self, coins: int, artifacts: int, rest: tuple[int, int]) -> None:
        """SG-RES-003: of 4 coins for the inn artifacts pay what coins do not, 2 each, and what is over is kept."""
        table = at_sea()
        table.goods |= {"coins": coins, "artifacts": artifacts}
        table.region = "2.stairs"
        play(doing(table, TakeAction()), "port", "visit inn")

        assert (table.goods["coins"], table.goods["artifacts"]) == rest

    def test_each_artifact_is_sold_by_itself(self) -> None:
        """SG-RES-003: of 3 artifacts two are sold amid a challenge, for 4 coins; the third is kept."""
        table = at_sea(2)
        table.goods |= {"coins": 0, "artifacts": 3}
        effects(again(table), "challenge CRAFT 9")
        play(table, "sell artifact", "sell artifact")

        assert (table.goods["coins"], table.goods["artifacts"]) == (4, 1)
        assert "sell artifact" in offered(table)

    def test_a_loss_of_one_kind_takes_no_other(self) -> None:
        """SG-RES-006: lose 3 coins takes 1 coin; artifacts, food and XP stay, and nothing is owed."""
        table = at_sea()
        table.goods |= {"coins": 1, "artifacts": 2, "grain": 2}
        effects(table, "lose 3 coins", "gain 2 coins")

        assert (table.goods["coins"], table.goods["artifacts"], table.goods["grain"]) == (2, 2, 2)

    def test_the_active_player_chooses_the_food(self) -> None:
        """SG-RES-006: of 2 lost food P2, who is active, picks each piece; the third is not taken."""
        table = at_sea(2, first="p2")
        table.goods |= {"grain": 1, "meat": 1, "vegetables": 1}
        effects(again(table), "lose 2 food")
        assert waiting(table)[1] == 1
        play(table, "pay vegetables", "pay grain")

        assert [table.goods[kind] for kind in ("grain", "meat", "vegetables")] == [0, 1, 0]
        assert "travel" in offered(table)

    def test_command_that_is_lost_is_the_active_players_alone(self) -> None:
        """SG-RES-006, SG-RES-008: lose 3 command takes P1's 1 to the supply and leaves P2's 4."""
        table = effects(hold(own(give_command(at_sea(2), 1, 4), "lantern"), 0, "refine-1"), "lose 3 command")

        assert (table.pools, table.supply) == ([0, 4], 10)

    def test_an_effect_of_another_takes_the_active_players_command(self) -> None:
        """SG-CMD-015, SG-RES-006: what names no player concerns the active one, P2, also where P1's card says so."""
        table = effects(give_command(at_sea(2, first="p2"), 3, 2), "lose 1 command", seat=0)

        assert (table.pools, table.supply) == ([3, 1], 10)

    def test_all_command_on_boards_and_cards_is_cleared(self) -> None:
        """SG-SHIP-013, SG-CMD-010: with 2 on a card and 3 on a board all 5 return, and both can be used again."""
        table = put_command(own(give_command(at_sea(2), 2, 0), "lukran-steam-engine"), laurent=3, gear=1)
        put_command(table, **{"lukran-steam-engine": 2})
        effects(table, "clear all command")

        assert (table.adventures["lukran-steam-engine"], table.crew["laurent"].command, table.supply) == (0, 0, 12)
        assert "activate lukran-steam-engine sail by p1" in offered(table)
