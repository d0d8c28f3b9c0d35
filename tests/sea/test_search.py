"""Searching: SG-SEARCH."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.ship import ShipAction
from sleeping_gods.sea.table.table import SeaTable

from .tables import again, at_ship, bearers, doing, findings, harbour, offered, play, refused, wear


def searching() -> SeaTable:
    """A solo campaign that searches on the deck, with no command to alter a draw."""
    return play(at_ship(), "use deck", "do search")


def find(table: SeaTable, *tokens: str) -> SeaTable:
    """Draw these tokens one after another."""
    for token in tokens:
        play(table, "search on", f"find {token}")
    return table


class TestDrawing:
    """SG-SEARCH-001, 006, 007."""

    def test_tokens_are_drawn_singly(self) -> None:
        """SG-SEARCH-001: after one token the player may stop, and the search ends with its reward."""
        table = find(searching(), "vegetables")
        after_one = offered(table)[:2]
        play(table, "stop searching", "keep vegetables 2 vegetables")

        assert after_one == ["search on", "stop searching"]
        assert table.search_discard == ["vegetables"]
        assert "search on" not in offered(table)

    def test_none_may_be_drawn(self) -> None:
        """SG-SEARCH-001: drawing no token is legal, and gives nothing."""
        table = play(searching(), "stop searching")

        assert (len(table.search), table.search_discard) == (9, [])
        assert (table.pools, table.supply, sum(table.goods.values())) == ([0], 14, 4)
        assert offered(table)[0] == "do command"

    def test_a_fourth_token_is_refused(self) -> None:
        """SG-SEARCH-001: after the third token only the reward is left to choose."""
        table = find(searching(), "vegetables", "meat-grain", "meat-vegetables")

        assert refused(table, "search on").rule == "SG-SEARCH-001"
        assert [line.split()[:2] for line in offered(table)[:3]] == [["keep", token] for token in table.found]

    def test_discards_are_shuffled_when_the_pile_runs_out(self) -> None:
        """SG-SEARCH-006: with 1 token left and 8 discarded, the second token comes from the reshuffled 8."""
        table = nearly_empty()
        find(table, "vegetables")
        waiting_to_shuffle = (list(table.search), len(table.search_discard))
        play(table, "search on")

        assert waiting_to_shuffle == ([], 8)
        assert len(offered(table)) == 8
        assert table.search_discard == []

    def test_revealed_tokens_go_to_the_discard(self) -> None:
        """SG-SEARCH-006: all revealed tokens are discarded, kept or not."""
        table = find(searching(), "vegetables", "meat-grain")
        play(table, "stop searching", "keep meat-grain 1 meat 1 grain")

        assert sorted(table.search_discard) == ["meat-grain", "vegetables"]
        assert (len(table.search), table.found) == (7, [])

    def test_a_reward_that_the_supply_lacks_is_kept_as_far_as_it_goes(self) -> None:
        """SG-SEARCH-012, SG-COMP-004: with 5 of 6 vegetables owned a kept token of 2 gives 1, and is discarded."""
        table = searching()
        table.goods["vegetables"] = 5
        play(find(table, "vegetables"), "stop searching", "keep vegetables 2 vegetables")

        assert (table.goods["vegetables"], table.search_discard) == (6, ["vegetables"])

    def test_the_current_tokens_stay_out_of_the_reshuffle(self) -> None:
        """SG-SEARCH-007: the 2nd and 3rd token come from the 8 older discards, never the 1st token again."""
        table = find(nearly_empty(), "vegetables", "meat-grain")
        play(table, "search on")

        assert len(offered(table)) == 7
        assert "find vegetables" not in offered(table)
        assert "find meat-grain" not in offered(table)

    def test_both_stay_out_when_the_third_needs_the_reshuffle(self) -> None:
        """SG-SEARCH-007: with 2 tokens left the third comes from the 7 older discards; all three can be kept."""
        table = searching()
        table.search, table.search_discard = (
            ["vegetables", "meat-grain"],
            [token for token in table.search if token not in ("vegetables", "meat-grain")],
        )
        play(find(again(table), "vegetables", "meat-grain"), "search on")
        assert len(offered(table)) == 7

        play(table, "find meat-vegetables")
        assert (table.found, len(table.search)) == (["vegetables", "meat-grain", "meat-vegetables"], 6)

    def test_the_token_of_the_watchful_comes_from_the_reshuffle_too(self) -> None:
        """SG-SEARCH-006, 007: with the last token revealed a watchful crew member finds one of the 8 older discards."""
        table = play(find(wear(nearly_empty(), "laurent", "watchful"), "vegetables"), "stop searching")

        assert len(offered(table)) == 8
        assert "find vegetables" not in offered(table)

    def test_discards_of_every_search_wait_for_the_reshuffle(self) -> None:
        """SG-SEARCH-006: what two searches have revealed lies in one discard pile."""
        table = play(find(searching(), "vegetables"), "stop searching", "keep vegetables 2 vegetables", "do command")
        table.room = ""
        play(doing(table, ShipAction()), "use deck", "do search")
        play(find(table, "meat-grain"), "stop searching", "keep meat-grain 1 meat 1 grain")

        assert table.search_discard == ["vegetables", "meat-grain"]
        assert len(table.search) == 7


def nearly_empty() -> SeaTable:
    """A search with one token left in the pile."""
    table = searching()
    table.search_discard = [token for token in table.search if token != "vegetables"]
    table.search = ["vegetables"]
    return again(table)


class TestPenalties:
    """SG-SEARCH-002..005, 008..010."""

    def test_ship_damage_comes_from_every_token(self) -> None:
        """SG-SEARCH-002: with the vegetables kept, the coin's 2 ship damage still applies."""
        table = find(searching(), "coin-ship-damage")
        play(table, "fate 2", "fate 3")
        find(table, "vegetables")
        play(table, "stop searching", "keep vegetables 2 vegetables")

        assert sum(table.cubes.values()) == 2
        assert (table.goods["vegetables"], table.goods["coins"]) == (2, 3)

    def test_the_damage_of_several_tokens_adds_up(self) -> None:
        """SG-SEARCH-002: three tokens of 1, 2 and 1 ship damage place 4 cubes, and one reward is kept all the same."""
        table = play(find(searching(), "meat-ship-damage"), "fate 2")
        play(find(table, "coin-ship-damage"), "fate 3", "fate 4")
        play(find(table, "vegetables-meat-ship-damage"), "fate 6", "keep coin-ship-damage 1 coins")

        assert sum(table.cubes.values()) == 4
        assert (table.goods["coins"], table.goods["meat"], table.goods["vegetables"]) == (4, 0, 0)

    def test_status_comes_from_every_token(self) -> None:
        """SG-SEARCH-003: with the vegetables kept, the coin's low morale is placed and no coin gained."""
        table = find(searching(), "coin-low-morale")
        play(table, "afflict marco with low-morale")
        find(table, "vegetables")
        play(table, "stop searching", "keep vegetables 2 vegetables")

        assert [name for name, member in table.crew.items() if member.statuses] == ["marco"]
        assert table.goods["coins"] == 3

    @pytest.mark.parametrize("place", [0, 1, 2])
    def test_whichever_token_shows_it(self, place: int) -> None:
        """SG-SEARCH-003: as the first, second or third token, kept or not, the coin brings its low morale."""
        table, tokens = searching(), ["vegetables", "meat-grain"]
        tokens.insert(place, "coin-low-morale")
        for token in tokens:
            find(table, token)
            if token == "coin-low-morale":
                assert bearers(table) == [*table.crew]
                play(table, "afflict kannan with low-morale")
        play(table, "keep meat-grain 1 meat 1 grain")

        assert table.crew["kannan"].statuses == ("low-morale",)
        assert (table.goods["coins"], table.goods["vegetables"]) == (3, 0)

    def test_one_reward_only(self) -> None:
        """SG-SEARCH-004: of three revealed tokens one reward is granted, and a second is refused."""
        table = find(searching(), "vegetables", "meat-grain", "meat-vegetables")
        both = refused(table, "keep vegetables meat-grain")
        play(table, "keep vegetables 2 vegetables")
        second = refused(table, "keep meat-grain 1 meat 1 grain")

        assert (both.rule, second.rule) == ("SG-SEARCH-004", "SG-SEARCH-004")
        assert (table.goods["vegetables"], table.goods["meat"], table.goods["grain"]) == (2, 0, 1)

    def test_exactly_one_reward(self) -> None:
        """SG-SEARCH-004: nothing but a reward of a revealed token can be kept, not none and not another's."""
        table = play(find(searching(), "vegetables", "meat-grain"), "stop searching")

        lines = [line for line in offered(table) if line.startswith("keep")]
        assert lines == ["keep vegetables 2 vegetables", "keep meat-grain 1 meat 1 grain"]
        assert refused(table, "keep coin-low-morale 1 coins").rule == "SG-SEARCH-004"

    def test_one_side_of_each_choice(self) -> None:
        """SG-SEARCH-004, 014, 019: of two tokens with a choice each side of either may be kept, and one side only."""
        table = play(find(searching(), "coin-or-materials", "grain-or-materials"), "stop searching")
        lines = [line for line in offered(table) if line.startswith("keep")]
        play(table, "keep grain-or-materials 2 grain")

        assert [line.split()[1:] for line in lines] == [
            ["coin-or-materials", "1", "coins"],
            ["coin-or-materials", "2", "materials"],
            ["grain-or-materials", "2", "grain"],
            ["grain-or-materials", "2", "materials"],
        ]
        assert (table.goods["grain"], table.goods["materials"], table.goods["coins"]) == (3, 0, 3)

    def test_a_kept_reward_does_not_cancel_its_penalty(self) -> None:
        """SG-SEARCH-005: meat with ship damage, kept, gives 1 meat and exactly 1 cube."""
        table = play(find(searching(), "meat-ship-damage"), "fate 2", "stop searching", "keep meat-ship-damage 1 meat")

        assert table.goods["meat"] == 1
        assert sum(table.cubes.values()) == 1
        assert (offered(table)[0], table.tests) == ("do command", [])

    def test_nor_does_it_bring_the_penalty_again(self) -> None:
        """SG-SEARCH-005: the coin's 2 ship damage and its low morale have come once; keeping either coin adds none."""
        table = play(find(searching(), "coin-ship-damage"), "fate 2", "fate 3")
        play(find(table, "coin-low-morale"), "afflict mac with low-morale", "stop searching")
        other = table.clone()
        play(table, "keep coin-ship-damage 1 coins")
        play(again(other), "keep coin-low-morale 1 coins")

        for kept in (table, other):
            assert (sum(kept.cubes.values()), kept.goods["coins"], offered(kept)[0]) == (2, 4, "do command")
            assert [name for name, member in kept.crew.items() if member.statuses] == ["mac"]

    def test_penalties_are_immediate(self) -> None:
        """SG-SEARCH-008: fate is drawn and the cube placed before the second token can be drawn."""
        table = find(searching(), "meat-ship-damage")
        first = offered(table)[0].split()[0]
        barred = refused(table, "search on")
        play(table, "fate 2")

        assert first == "draw"
        assert barred.rule == "SG-SEARCH-001"
        assert table.cubes["deck"] == 1
        assert offered(table)[:2] == ["search on", "stop searching"]

    def test_a_status_is_immediate(self) -> None:
        """SG-SEARCH-008: low morale is placed before the player decides whether to go on."""
        table = find(searching(), "coin-low-morale")

        assert offered(table)[0] == "afflict odessa with low-morale"
        assert "search on" not in offered(table)

    def test_defeat_ends_the_search_without_reward(self) -> None:
        """SG-SEARCH-009: with 10 ship damage the second token's 1 is defeat, and the first reward is not collected."""
        table = searching()
        for space, room in table.pack.rooms.items():
            table.cubes[space] = room.capacity
        table.cubes["hull"] = 0
        find(table, "vegetables", "meat-ship-damage")
        play(table, "fate 1")

        assert table.defeats == 1
        assert (table.goods["vegetables"], table.goods["meat"]) == (0, 0)
        assert sorted(table.search_discard) == ["meat-ship-damage", "vegetables"]
        assert refused(table, "keep vegetables 2 vegetables").rule == "SG-SEARCH-004"

    def test_low_morale_goes_where_there_is_none(self) -> None:
        """SG-SEARCH-010: with 7 of 9 crew low, the active player puts the last token on one of the other 2."""
        table = lowered(7)
        find(table, "coin-low-morale")

        lines = [line for line in offered(table) if line.startswith("afflict")]
        assert lines == ["afflict marco with low-morale", "afflict mac with low-morale"]
        assert refused(table, "afflict odessa with low-morale").rule == "SG-STATUS-001"

    @pytest.mark.parametrize("active", [0, 1])
    def test_the_active_player_places_low_morale_on_anybodys_crew(self, active: int) -> None:
        """SG-SEARCH-010: with two players the active one decides, and may put it on the other's crew."""
        table = at_ship(2)
        table.captain = active
        find(play(again(table), "use deck", "do search"), "coin-low-morale")

        assert waiting(table)[1] == active
        assert bearers(table) == [*table.crew]

        play(table, "afflict mac with low-morale")

        assert (table.controller("mac"), table.crew["mac"].statuses) == (1, ("low-morale",))
        assert (waiting(table)[1], offered(table)[0]) == (active, "search on")

    def test_low_morale_without_a_token_left(self) -> None:
        """SG-SEARCH-010: with 8 tokens out nothing happens, and the search goes on."""
        table = find(lowered(8), "coin-low-morale")

        assert offered(table)[:2] == ["search on", "stop searching"]
        assert sum("low-morale" in member.statuses for member in table.crew.values()) == 8


def lowered(count: int) -> SeaTable:
    """A search with so many crew of low morale."""
    table = searching()
    for name in list(table.crew)[:count]:
        table.crew[name].statuses = ("low-morale",)
    return again(table)


class TestTokens:
    """SG-SEARCH-011..020."""

    @pytest.mark.parametrize(
        ("token", "between", "keep", "gained", "cubes", "low"),
        [
            ("meat-grain", "", "1 meat 1 grain", {"meat": 1, "grain": 1}, 0, 0),
            ("vegetables", "", "2 vegetables", {"vegetables": 2}, 0, 0),
            ("meat-vegetables", "", "1 meat 1 vegetables", {"meat": 1, "vegetables": 1}, 0, 0),
            ("coin-or-materials", "", "1 coins", {"coins": 1}, 0, 0),
            ("coin-or-materials", "", "2 materials", {"materials": 2}, 0, 0),
            ("coin-low-morale", "afflict mac with low-morale", "1 coins", {"coins": 1}, 0, 1),
            ("coin-ship-damage", "fate 2|fate 3", "1 coins", {"coins": 1}, 2, 0),
            ("meat-ship-damage", "fate 2", "1 meat", {"meat": 1}, 1, 0),
            ("vegetables-meat-ship-damage", "fate 2", "1 vegetables 1 meat", {"vegetables": 1, "meat": 1}, 1, 0),
            ("grain-or-materials", "", "2 grain", {"grain": 2}, 0, 0),
            ("grain-or-materials", "", "2 materials", {"materials": 2}, 0, 0),
        ],
    )
    def test_the_nine_tokens(
        self, token: str, between: str, keep: str, gained: dict[str, int], cubes: int, low: int
    ) -> None:
        """SG-SEARCH-011..019: what each token gives and inflicts, one side of an `or` being picked."""
        table = searching()
        before = dict(table.goods)
        find(table, token)
        play(table, *(line for line in between.split("|") if line))
        play(table, "stop searching", f"keep {token} {keep}")

        assert {
            kind: table.goods[kind] - before[kind] for kind in before if table.goods[kind] != before[kind]
        } == gained
        assert sum(table.cubes.values()) == cubes
        assert sum("low-morale" in member.statuses for member in table.crew.values()) == low

    @pytest.mark.slow
    def test_four_bad_tokens(self, tmp_path: Path) -> None:
        """SG-SEARCH-020: exactly 4 of 9 tokens carry a penalty: ship damage 2, 1 and 1, and one low morale."""
        tokens = harbour().search.values()
        bad = sorted((token.ship_damage, token.status) for token in tokens if token.ship_damage or token.status)
        found = findings(tmp_path, "ship.toml", "ship_damage = 2", "ship_damage = 3")

        assert len(tokens) == 9
        assert bad == [(0, "low-morale"), (1, ""), (1, ""), (2, "")]
        assert [line for line in found if "penalties of search tokens" in line]
