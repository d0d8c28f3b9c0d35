"""What the examples of cards, seats and defeats leave open: a second carrier, a later seat, nothing to begin with."""

from __future__ import annotations

import pytest

from .tables import (
    again,
    at_sea,
    at_ship,
    at_start,
    beat_crew,
    beat_ship,
    effects,
    give_command,
    offered,
    own,
    play,
    put_command,
    refused,
    settled,
    wear,
)


class TestWeapons:
    """SG-WEAPON-004."""

    def test_a_weapon_that_passes_leaves_the_others(self) -> None:
        """SG-WEAPON-004: Mac carries three; the middle one goes to Marco, who has one, and the others stay."""
        table = own(at_sea(), "revolver", "pann-bow", "mythan-axe", on="mac")
        own(table, "twin-daggers", on="marco")
        play(table, "arm marco with pann-bow")

        assert table.crew["mac"].weapons == ("revolver", "mythan-axe")
        assert table.crew["marco"].weapons == ("twin-daggers", "pann-bow")

    def test_everybody_but_the_carrier(self) -> None:
        """SG-WEAPON-004: each weapon may pass to the eight who do not carry it, whoever else carries one."""
        table = own(own(own(at_sea(), "revolver", on="gregory"), "pann-bow", on="mac"), "mythan-axe", on="mac")
        moves = [line for line in offered(table) if line.startswith("arm ")]

        assert len(moves) == len({*moves}) == 3 * 8
        assert not {"arm gregory with revolver", "arm mac with pann-bow", "arm mac with mythan-axe"} & {*moves}


class TestCards:
    """SG-FAQ-006, SG-FATIGUE-002."""

    @pytest.mark.parametrize(("grain", "able"), [(0, False), (1, True)])
    def test_book_and_card_take_off_one_each(self, grain: int, able: bool) -> None:
        """SG-FAQ-006, SG-ADV-008: with the book and Special Recipe a recipe of 3 grain needs 1, and not none."""
        table = wear(own(at_sea(), "alzarrian-cook-book"), "mac", "special-recipe-5")
        table.goods |= {"grain": grain, "meat": 6}
        table.crew["odessa"].fatigue = 1
        play(own(give_command(table, 1), "porridge"), "activate alzarrian-cook-book cook by p1")

        assert ("prepare flapjacks" in offered(table)) == able
        assert "prepare porridge" in offered(table)

    def test_another_is_another_every_time(self) -> None:
        """SG-FATIGUE-002: 2 fatigue on another than Mac: he is offered for neither, and the full for the second not."""
        table = at_sea()
        table.crew["marco"].fatigue = 1
        effects(again(table), "gain 2 fatigue on another", bearer="mac")
        assert {"tire marco", "tire odessa"} <= {*offered(table)}
        assert "tire mac" not in offered(table)
        play(table, "tire marco")

        assert not {"tire mac", "tire marco"} & {*offered(table)}
        assert "tire odessa" in offered(table)

    def test_who_cooks_has_the_command(self) -> None:
        """SG-ADV-008: of three players two can pay for the meal: P1, who has none, cannot cook it."""
        table = own(give_command(at_sea(3), 0, 1, 2), "porridge")
        table.goods["grain"] = 6
        table.crew["mac"].fatigue = 1
        again(table)

        assert [line for line in offered(table) if line.startswith("cook porridge")] == [
            "cook porridge by p2",
            "cook porridge by p3",
        ]
        assert refused(table, "cook porridge by p1").key == "cannot-pay"

    @pytest.mark.parametrize(("cook", "cured"), [("p1", True), ("p2", False)])
    def test_a_card_waits_for_its_bearers_own_cooking(self, cook: str, cured: bool) -> None:
        """SG-ABIL-014: Hope of P1's Marco acts when P1 cooks, and not for P2's meal, whoever is active."""
        for first in ("p1", "p2"):
            table = wear(give_command(own(at_sea(2, first=first), "porridge"), 2, 2), "marco", "hope")
            table.goods["grain"], table.crew["mac"].statuses = 6, ("venom",)
            play(again(table), f"cook porridge by {cook}")
            assert ("cure mac of venom" in offered(table)) == cured

    @pytest.mark.parametrize("cards", [("special-recipe-5", "engaged-5"), ("engaged-5", "special-recipe-5")])
    def test_a_discount_on_any_of_the_cards(self, cards: tuple[str, str]) -> None:
        """SG-ADV-008: Mac's Special Recipe takes 1 grain off, worn first or second."""
        table = wear(give_command(at_sea(), 1), "mac", *cards)
        table.goods["grain"] = 2
        table.crew["odessa"].fatigue = 1

        assert play(again(table), "cook flapjacks by p1").goods["grain"] == 0

    def test_what_one_card_holds(self) -> None:
        """SG-SHIP-021, 023: `clear one` takes all of one board or card, `clear 2 command` one and one."""
        table = put_command(own(at_sea(), "gear"), gear=3, mac=2)
        supply = table.supply
        play(effects(table, "clear one"), "clear gear")
        assert (table.adventures["gear"], table.crew["mac"].command, table.supply) == (0, 2, supply + 3)
        play(effects(table, "clear one"), "clear mac")
        assert (table.crew["mac"].command, table.supply) == (0, supply + 5)

        put_command(table, gear=3, mac=2)
        play(effects(table, "clear 2 command"), "clear gear")
        assert (table.adventures["gear"], table.crew["mac"].command, table.supply) == (2, 2, supply + 1)
        play(table, "clear mac")
        assert (table.adventures["gear"], table.crew["mac"].command, table.supply) == (2, 1, supply + 2)


class TestSearch:
    """SG-SEARCH-002, 006, SG-LEVEL-011."""

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


class TestSeats:
    """SG-PLAYERS-006, 007."""

    @pytest.mark.parametrize(
        ("captain", "leaver", "active"), [(1, "p3", "Ben"), (1, "p4", "Ben"), (1, "p1", "Ben"), (1, "p2", "Cid")]
    )
    def test_the_active_player_stays_active(self, captain: int, leaver: str, active: str) -> None:
        """SG-PLAYERS-007: in P2's turn somebody to the left or to the right leaves, and P2 stays active."""
        table = at_start(4)
        table.captain = captain
        play(table, f"leave {leaver}", "clear seat")

        assert table.names[table.captain] == active
        assert len(table.pools) == len(table.hands) == 3


class TestDefeats:
    """SG-DEFEAT-016, SG-VARIANT-003, 005."""

    def test_no_serpent_comes_from_nowhere(self) -> None:
        """SG-DEFEAT-016: a defeated ship that turns pages brings the serpent only if it hunts already."""
        for serpent, found in (("", ""), ("2.mouth", "2.stairs")):
            table = at_sea()
            table.region, table.serpent = "13.north", serpent
            play(beat_ship(again(table)), "make for 2.stairs")
            assert table.serpent == found

    def test_easy_help_comes_after_every_crew_defeat(self) -> None:
        """SG-VARIANT-003: the second crew defeat gives 5 XP, 7 coins and 8 command again, and cures again."""
        table = at_sea()
        table.easy = True
        for times in (1, 2):
            before = (table.xp, table.goods["coins"])
            give_command(table, 0)
            table.crew["mac"].statuses = ("venom",)
            settled(beat_crew(table))
            assert (table.xp, table.goods["coins"]) == (before[0] + 5, before[1] + 7)
            assert (table.pools, [*table.crew["mac"].statuses], table.defeats) == ([8], [], times)

    def test_no_more_is_shared_than_there_is(self) -> None:
        """SG-VARIANT-005: with 3 command in the supply easy mode's 8 are 3, however they are shared."""
        table = at_sea(2)
        table.easy = True
        give_command(table, table.supply - 3, 0)
        before = list(table.pools)
        beat_crew(table)
        play(table, next(line for line in offered(table) if line.startswith("make for ")), "give command to p2")
        assert {"share command", "give command to p1"} <= {*offered(table)}
        play(table, "give command to p1", "give command to p1")

        assert (table.supply, table.pools) == (0, [before[0] + 2, before[1] + 1])
        assert not [line for line in offered(table) if line.startswith(("give", "share"))]
