"""Search: cases that the examples in the rulebook leave open."""

from __future__ import annotations

from sleeping_gods.sea.chapters.ship import ShipAction
from sleeping_gods.sea.table.table import SeaTable

from .tables import (
    again,
    at_ship,
    bearers,
    doing,
    fallen,
    give_command,
    leaking,
    offered,
    own,
    play,
    settled,
    told,
    wear,
)


def searching(table: SeaTable) -> SeaTable:
    """A search on the deck."""
    return play(table, "use deck", "do search")


def at_deck(table: SeaTable) -> SeaTable:
    """The deck used once more."""
    return play(doing(table, ShipAction()), "use deck", "do search")


class TestSearch:
    """SG-LEVEL-011, SG-SEARCH-002 to 004, 006, 010."""

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

    def test_nothing_is_asked_about_a_harmless_token(self) -> None:
        """SG-SEARCH-002: with Binoculars at hand a token without a penalty opens no window."""
        table = play(give_command(own(at_ship(), "binoculars"), 1), "use deck", "do search", "search on")
        play(table, "find vegetables")

        assert offered(table)[:2] == ["search on", "stop searching"]

    def test_other_level_cards_find_nothing(self) -> None:
        """SG-LEVEL-011: Laurent with Old Sailor alone finds no token more; Watchful finds one, once."""
        for card, more in (("old-sailor", False), ("watchful", True)):
            table = play(wear(at_ship(), "laurent", card), "use deck", "do search", "search on", "find vegetables")
            play(table, "stop searching")
            assert ("find meat-grain" in offered(table)) == more
            if more:
                play(table, "find meat-grain")
                assert ("meat-grain" in table.search, table.found) == (False, ["vegetables", "meat-grain"])
                assert "search watchfully" not in offered(table)
            assert table.violations() == []

    def test_with_no_token_left_nobody_is_watchful(self) -> None:
        """SG-LEVEL-011, SG-SEARCH-006: when all tokens lie in this search the reward is chosen at once."""
        table = wear(at_ship(), "laurent", "watchful")
        table.search = ["meat-grain", "meat-vegetables", "vegetables"]
        play(again(table), "use deck", "do search", "search on", "find vegetables", "search on", "find meat-grain")
        play(table, "search on", "find meat-vegetables")

        assert offered(table)[:3] == [
            "keep vegetables 2 vegetables",
            "keep meat-grain 1 meat 1 grain",
            "keep meat-vegetables 1 meat 1 vegetables",
        ]
        assert "search watchfully" not in offered(table)

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
