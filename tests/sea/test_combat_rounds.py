"""Fights from the story's word to the attacks: SG-COMBAT-001 to 015."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.enemies import Victim
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.view import view

from .fights import attack, covers, left, row
from .tables import (
    again,
    at_sea,
    effects,
    exploring,
    fight,
    foe,
    give_command,
    hold,
    offered,
    own,
    play,
    refused,
    story,
    told,
)

WALL = ". . .|. . .|. . H"


def facing_a_wall(players: int = 1, *, strike: int = 0) -> SeaTable:
    """A fight with an enemy that every attack misses, and that hurts nobody unless said otherwise."""
    return fight(foe(at_sea(players), "wall", WALL, defense=12, attack=strike), "wall")


def seen(table: SeaTable) -> Any:
    """What the first player sees."""
    return view(table, 0)


class TestBeginning:
    """SG-COMBAT-001 to 006: from the word COMBAT to the row of enemies."""

    def test_the_fight_must_be_won_before_the_story_goes_on(self) -> None:
        """SG-COMBAT-001: COMBAT starts a fight that nobody leaves; what follows it comes after victory."""
        table = effects(at_sea(), "combat 30", "gain 1 xp")
        play(table, "reveal enemies", "lay skeleton-warrior")

        assert row(table) == ["skeleton-warrior"]
        assert refused(table, "concede combat").rule == "SG-COMBAT-066"
        assert table.xp == 0
        attack(table, "mac", "skeleton-warrior", 5, *covers("skeleton-warrior", "b1", "b2", "b3"), "keep synergy")
        assert table.combat is None
        assert table.xp == 1

    def test_all_named_enemies_are_fought(self) -> None:
        """SG-COMBAT-001: COMBAT 12, 30, 31 is a fight with those three."""
        table = play(effects(at_sea(), "combat 12, 30, 31"), "reveal enemies")
        play(table, "lay flying-eye", "lay demon-jackal", "lay skeleton-warrior")

        assert row(table) == ["flying-eye", "demon-jackal", "skeleton-warrior"]

    def test_only_the_listed_cards_are_taken(self) -> None:
        """SG-COMBAT-002: with enemies 12 and 30 fetched, 76 cards remain, and nothing is seen before the fight."""
        table = effects(at_sea(), "combat 12, 30")
        before = str(seen(table))
        play(table, "reveal enemies", "lay flying-eye", "lay skeleton-warrior")

        assert "flying-eye" not in before
        assert "skeleton-warrior" not in before
        assert seen(table)["decks"]["enemy"] == 76
        assert [foe["enemy"] for foe in seen(table)["combat"]["row"]] == ["flying-eye", "skeleton-warrior"]

    def test_a_card_is_seen_when_it_is_laid(self) -> None:
        """SG-COMBAT-002: while one of two cards lies in the row, the front of the other is unseen, for every seat."""
        table = play(effects(at_sea(2), "combat 12, 30"), "reveal enemies", "lay flying-eye")
        assert "skeleton-warrior" not in str(view(table, 1)) + str(seen(table))
        assert [foe["enemy"] for foe in seen(table)["combat"]["row"]] == ["flying-eye"]
        play(table, "lay skeleton-warrior")

        assert [foe["enemy"] for foe in seen(table)["combat"]["row"]] == ["flying-eye", "skeleton-warrior"]

    @pytest.mark.parametrize("order", list(permutations(("flying-eye", "skeleton-warrior", "demon-jackal"))))
    def test_the_row_is_shuffled(self, order: tuple[str, ...]) -> None:
        """SG-COMBAT-003: each of the six orders of three enemies is possible, and each card equally likely."""
        table = play(effects(at_sea(), "combat 12, 30, 31"), "reveal enemies")
        assert sorted(offered(table)) == ["lay demon-jackal", "lay flying-eye", "lay skeleton-warrior"]
        assert waiting(table)[1] == -1
        play(table, *(f"lay {enemy}" for enemy in order))

        assert row(table) == [*order]

    def test_the_middle_card_touches_both_others(self) -> None:
        """SG-COMBAT-003: the cards lie in one row with touching edges, so position 2 is adjacent to 1 and 3."""
        table = at_sea()
        for name in "abc":
            foe(table, name, WALL, defense=1, attack=0)
        attack(fight(table, "a", "b", "c"), "mac", "b", 4, "cover b b2")

        assert "cover a b3" in offered(play(table.clone(), "cover b b1"))
        assert "cover c b1" in offered(play(table.clone(), "cover b b3"))

    @pytest.mark.parametrize(
        ("players", "captain", "tokens"),
        [(1, 0, [4]), (2, 0, [2, 2]), (2, 1, [2, 2]), (3, 1, [1, 2, 1]), (3, 2, [1, 1, 2]), (4, 2, [1, 1, 1, 1])],
    )
    def test_four_tokens_are_dealt(self, players: int, captain: int, tokens: list[int]) -> None:
        """SG-COMBAT-004: solo 4; two players 2 each; of three the active player 2 and others 1; of four 1 each."""
        table = at_sea(players)
        table.captain = captain

        assert fight(table, "skeleton-warrior").fight.tokens == tokens

    @pytest.mark.parametrize(
        ("level", "band"),
        [
            (1, "very-easy"), (3, "very-easy"), (8, "very-easy"), (9, "easy"), (11, "easy"), (12, "medium"),
            (13, "medium"), (14, "dangerous"), (17, "dangerous"), (18, "deadly"), (22, "deadly"), (30, "deadly"),
        ],
    )  # fmt: skip
    def test_the_sum_of_levels_rates_the_fight(self, level: int, band: str) -> None:
        """SG-COMBAT-005: 3-8 very easy, 9-11 easy, 12-13 medium, 14-17 dangerous, 18-22 deadly, and beyond alike."""
        table = foe(at_sea(), "rat", WALL, level=level)
        number = table.pack.enemies["rat"].number

        assert told(effects(table, f"combat {number}"), "combat") == [(level, band)]

    def test_levels_add_up(self) -> None:
        """SG-COMBAT-005: enemies of level 4, 5 and 3 are a fight of level 12, medium."""
        assert told(effects(at_sea(), "combat 12, 31, 30"), "combat") == [(12, "medium")]

    def test_the_level_is_seen_before_the_choice(self) -> None:
        """SG-COMBAT-006: where a choice leads to a fight its level and band are shown before it is taken."""
        table = story(
            at_sea(),
            "# 90 Gate\n\n## 90 Gate\n\nTwo guards.\n\n"
            "- (a) FIGHT\n  > combat 12, 31, 41\n  > return to the ship\n- (b) Leave.\n  > return to the ship\n",
        )
        exploring(table, 90)

        assert seen(table)["story"]["fights"] == {"a": {"level": 14, "band": "dangerous"}}
        assert {"choose a", "choose b"} <= {*offered(table)}

    def test_whatever_comes_before_the_fight(self) -> None:
        """SG-COMBAT-006: the level is shown also where something else happens first, and of each choice its own."""
        table = story(
            at_sea(),
            "# 90 Gate\n\n## 90 Gate\n\nTwo guards.\n\n"
            "- (a) RUN\n  > lose 1 health\n  > combat 12, 30\n  > return to the ship\n"
            "- (b) FIGHT\n  > combat 31\n  > return to the ship\n- (c) Leave.\n  > return to the ship\n",
        )
        fights = seen(exploring(table, 90))["story"]["fights"]

        assert {letter: fight["level"] for letter, fight in fights.items()} == {"a": 7, "b": 5}

    def test_the_level_is_told_before_the_cards_are_turned(self) -> None:
        """SG-COMBAT-006: the level is known while the crew can still prepare."""
        table = effects(hold(give_command(at_sea(), 2), 0, "triage-5"), "combat 12, 30, 31")

        assert told(table, "combat") == [(12, "medium")]
        assert {"reveal enemies", "equip triage-5 on mac"} <= {*offered(table)}

    def test_rounds_go_on_and_on(self) -> None:
        """SG-COMBAT-007: with an enemy left a seventh round begins like the second, with four tokens and its count."""
        table = facing_a_wall(3)
        for number in range(2, 8):
            play(table, "end attacks")
            assert (told(table, "round"), table.fight.tokens) == ([(number,)], [2, 1, 1])

        assert row(table) == ["wall"]

    @pytest.mark.parametrize("rounds", [0, 1, 3])
    def test_nothing_is_changed_in_any_round(self, rounds: int) -> None:
        """SG-COMBAT-064: in whichever round, no card is equipped, no recipe cooked and no weapon moved, by nobody."""
        table = own(hold(give_command(facing_a_wall(2), 3, 3), 1, "triage-5"), "capstan-bar")
        play(table, *["end attacks"] * rounds)

        assert not [line for line in offered(table) if line.split()[0] in ("equip", "cook", "arm")]
        for crew in ("mac", "gregory"):
            assert refused(table, f"equip triage-5 on {crew}").rule == "SG-COMBAT-064"
            assert refused(table, f"arm {crew} with capstan-bar").rule == "SG-COMBAT-064"


class TestTokens:
    """SG-COMBAT-008 to 015: who attacks whom."""

    def test_tokens_are_used_in_any_order(self) -> None:
        """SG-COMBAT-008: of two players with two tokens each, the order P2, P1, P1, P2 is legal."""
        table = facing_a_wall(2)
        for crew, square in (("mac", "a1"), ("laurent", "a2"), ("gregory", "a3"), ("kannan", "b1")):
            attack(table, crew, "wall", 1, f"cover wall {square}")

        assert table.fight.tokens == [0, 0]
        assert [table.crew[name].actions for name in ("mac", "laurent", "gregory", "kannan")] == [1, 1, 1, 1]

    def test_everybody_uses_their_own_tokens(self) -> None:
        """SG-COMBAT-008: whose turn it is does not matter: P2 decides about P2's tokens, P1 about P1's and Odessa's."""
        table = facing_a_wall(2)
        lines = ("attack wall with mac using cutlass", "attack wall with gregory using cane")

        assert [table.actor(tuple(line.split())) for line in lines] == [1, 0]
        assert table.actor(("attack", "wall", "with", "odessa", "using", "rifle")) == 0
        other: Any = view(table, 1)
        assert (lines[0] in other["options"], lines[1] in other["options"]) == (True, False)

    def test_a_token_goes_on_ones_own_crew(self) -> None:
        """SG-COMBAT-009: a player who is not active puts no token on Odessa, nor on another player's crew."""
        table = facing_a_wall(2)
        assert "attack wall with odessa using rifle" in offered(table)
        table.fight.tokens = [0, 1]
        again(table)

        assert refused(table, "attack wall with odessa using rifle").rule == "SG-COMBAT-009"
        assert refused(table, "attack wall with gregory using cane").rule == "SG-COMBAT-009"
        assert "attack wall with mac using cutlass" in offered(table)

    def test_odessa_belongs_to_the_active_player(self) -> None:
        """SG-COMBAT-009: when P2 is active, P2's token may go on Odessa."""
        table = at_sea(2)
        table.captain = 1
        fight(table, "skeleton-warrior")
        attack(table, "odessa", "skeleton-warrior", 6, *covers("skeleton-warrior", "a1", "b1"))

        assert table.fight.tokens == [2, 1]

    @pytest.mark.parametrize(("captain", "tokens", "able"), [(0, [1, 0], True), (1, [1, 0], False), (1, [0, 1], True)])
    def test_only_the_active_players_token_serves_odessa(self, captain: int, tokens: list[int], able: bool) -> None:
        """SG-COMBAT-009: Odessa attacks exactly while the active player, whichever seat it is, has a token."""
        table = at_sea(2)
        table.captain = captain
        fight(foe(table, "wall", WALL, defense=12, attack=0), "wall").fight.tokens = tokens

        assert ("attack wall with odessa using rifle" in offered(again(table))) == able

    def test_nobody_attacks_three_times_in_a_round(self) -> None:
        """SG-COMBAT-010: a solo player's third token cannot go on the same crew member."""
        table = facing_a_wall()
        attack(table, "mac", "wall", 1, "cover wall a1")
        attack(table, "mac", "wall", 1, "cover wall a2")

        assert refused(table, "attack wall with mac using cutlass").rule == "SG-COMBAT-010"
        assert "attack wall with rafael using boat-hook" in offered(table)
        assert table.fight.tokens == [2]

    def test_who_may_attack(self) -> None:
        """SG-COMBAT-011: 2 fatigue does not bar attacking; fright and 0 health do."""
        table = facing_a_wall()
        table.crew["mac"].fatigue = 2
        table.crew["rafael"].statuses = ("frightened",)
        left(table, "kannan", 0)

        assert "attack wall with mac using cutlass" in offered(table)
        assert refused(table, "attack wall with rafael using boat-hook").rule == "SG-STATUS-006"
        assert refused(table, "attack wall with kannan using hunting-bow").rule == "SG-COMBAT-011"
        assert "attack wall with kannan using hunting-bow" in offered(left(table, "kannan", 1))

    @pytest.mark.parametrize("status", ["venom", "weakened", "madness", "low-morale"])
    def test_no_other_status_bars(self, status: str) -> None:
        """SG-COMBAT-011: of the statuses only fright bars attacking, for the crew of either player."""
        table = facing_a_wall(2)
        for name in ("mac", "gregory"):
            table.crew[name].statuses = (status,)

        assert {"attack wall with mac using cutlass", "attack wall with gregory using cane"} <= {*offered(again(table))}

    def test_fright_bars_whatever_came_before_it(self) -> None:
        """SG-COMBAT-011: Mac, poisoned first and frightened then, cannot attack; Rafael, poisoned only, can."""
        table = facing_a_wall()
        table.crew["mac"].statuses, table.crew["rafael"].statuses = ("venom", "frightened"), ("venom",)

        assert refused(again(table), "attack wall with mac using cutlass").rule == "SG-STATUS-006"
        assert "attack wall with rafael using boat-hook" in offered(table)

    def test_tokens_are_given_for_command(self) -> None:
        """SG-COMBAT-012: P2 pays 1 command for each of two unused tokens that P1, with none, gives away."""
        table = give_command(facing_a_wall(2), 0, 2)
        assert refused(table, "give token of p1 to p2 by p1").rule == "SG-COMBAT-012"
        play(table, *["give token of p1 to p2 by p2"] * 2)

        assert (table.fight.tokens, table.pools) == ([0, 4], [0, 0])
        assert refused(table, "give token of p1 to p2 by p2").rule == "SG-COMBAT-012"
        assert refused(table, "give token of p2 to p1 by p2").rule == "SG-COMBAT-012"

    def test_the_giver_may_pay_and_nobody_else(self) -> None:
        """SG-COMBAT-012: giver or receiver pays, not a third player."""
        table = give_command(facing_a_wall(3), 1, 0, 1)

        assert refused(table, "give token of p1 to p2 by p3").rule == "SG-COMBAT-012"
        play(table, "give token of p1 to p2 by p1")
        assert (table.fight.tokens, table.pools) == ([1, 2, 1], [0, 0, 1])

    def test_a_placed_token_cannot_be_given(self) -> None:
        """SG-COMBAT-012: a token that lies on Mac is used and stays there."""
        table = attack(facing_a_wall(4), "mac", "wall", 1, "cover wall a1")
        give_command(table, 0, 0, 0, 2)

        assert table.fight.tokens == [1, 1, 1, 0]
        assert refused(table, "give token of p4 to p1 by p4").rule == "SG-COMBAT-012"

    def test_a_gift_lasts_one_round(self) -> None:
        """SG-COMBAT-013: at the next round all tokens are dealt as at set-up."""
        table = give_command(facing_a_wall(4), 1)
        play(table, "give token of p1 to p2 by p1")
        assert table.fight.tokens == [0, 2, 1, 1]
        play(table, "end attacks")

        assert table.fight.round == 2
        assert table.fight.tokens == [1, 1, 1, 1]

    def test_in_a_later_round_tokens_are_given_again(self) -> None:
        """SG-COMBAT-012, 013: in round 2, after an attack, P2 gives P1 the token that is left, for 1 command."""
        table = give_command(facing_a_wall(2), 0, 2)
        play(table, "give token of p2 to p1 by p2", "end attacks")
        attack(table, "mac", "wall", 1, "go on", "cover wall a1")
        play(table, "give token of p2 to p1 by p2")

        assert (table.fight.round, table.fight.tokens, table.pools) == (2, [3, 0], [0, 0])

    def test_attacks_may_end_with_tokens_unused(self) -> None:
        """SG-COMBAT-014: the end of the round may begin with a token unused, which is back for round 2."""
        table = facing_a_wall(4, strike=1)
        for crew, square in (("gregory", "a1"), ("kasumi", "a2"), ("laurent", "a3")):
            attack(table, crew, "wall", 1, f"cover wall {square}")
        assert table.fight.tokens == [0, 0, 0, 1]
        play(table, "end attacks")

        assert isinstance(waiting(table)[0], Victim)
        assert play(table, "hurt mac").fight.tokens == [1, 1, 1, 1]

    def test_any_enemy_may_be_the_target(self) -> None:
        """SG-COMBAT-015: with three enemies three targets are offered, whatever their position."""
        table = fight(at_sea(), "skeleton-warrior", "flying-eye", "demon-jackal")
        lines = [line for line in offered(table) if "with mac" in line]

        assert lines == [f"attack {enemy} with mac using cutlass" for enemy in row(table)]
        assert told(attack(table, "mac", "demon-jackal", 4), "hit") == [("mac", "demon-jackal", 5)]
