"""Combat: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from .fights import attack, covered, covers, damage, facing, left, lend
from .tables import (
    again,
    give_command,
    offered,
    place_cube,
    play,
    refused,
    told,
    wear,
)

WALL = "H H H|H H H|H H H"


class TestActionTokens:
    """SG-COMBAT-012, 066."""

    @pytest.mark.parametrize(("giver", "receiver"), [("p1", "p2"), ("p2", "p1"), ("p2", "p3"), ("p3", "p2")])
    @pytest.mark.parametrize("payer", ["giver", "receiver"])
    def test_who_offers_to_pay_for_a_token_pays(self, giver: str, receiver: str, payer: str) -> None:
        """SG-COMBAT-012: whoever gives a token to whom, the one who is named pays, though the other could."""
        table = give_command(facing(WALL, players=3), 2, 2, 2)
        before = list(table.fight.tokens)
        by = giver if payer == "giver" else receiver
        line = f"give token of {giver} to {receiver} by {by}"
        play(table, line)

        assert table.pools == [1 if f"p{seat + 1}" == by else 2 for seat in range(3)]
        change = {int(giver[1]) - 1: -1, int(receiver[1]) - 1: 1}
        assert table.fight.tokens == [have + change.get(seat, 0) for seat, have in enumerate(before)]

    def test_nobody_gives_a_token_to_themselves(self) -> None:
        """SG-COMBAT-012: a token goes to another player, and somebody else's purse does not pay for it."""
        table = give_command(facing(WALL, players=3), 2, 2, 2)

        assert not [line for line in offered(table) if "of p1 to p1" in line or "of p2 to p2" in line]
        assert refused(table, "give token of p1 to p1 by p1").rule == "SG-COMBAT-012"
        assert refused(table, "give token of p1 to p2 by p3").rule == "SG-COMBAT-012"

    def test_the_payer_is_the_one_who_gives_the_word(self) -> None:
        """SG-COMBAT-012: the transfer is its payer's choice, in anybody's turn."""
        table = give_command(facing(WALL, players=2), 1, 1)

        assert table.actor(("give", "token", "of", "p1", "to", "p2", "by", "p2")) == 1
        assert table.actor(("give", "token", "of", "p2", "to", "p1", "by", "p1")) == 0

    def test_one_who_could_attack_is_enough(self) -> None:
        """SG-COMBAT-066: with eight frightened and the ninth not, a round without a blow gives no way out."""
        for able in ("odessa", "kannan"):
            table = facing(WALL, defense=12)
            for name, member in table.crew.items():
                member.statuses = () if name == able else ("frightened",)
            play(again(table), "end attacks", "end attacks")
            assert (table.fight.round, table.fight.hopeless) == (3, False)


class TestRounds:
    """SG-ENEMY-002, 005, 007, SG-SYN-018, 021."""

    def test_an_hourglass_acts_in_every_round(self) -> None:
        """SG-ENEMY-002, 005: 1 Ship Damage acts at the end of each of three rounds."""
        table = facing("D . .|. . .|. . H", defense=12, D="ship-damage")
        for cubes in (1, 2, 3):
            place_cube(play(table, "end attacks"), cubes)
            assert (sum(table.cubes.values()), table.fight.round) == (cubes, cubes + 1)

    def test_every_owned_kind_may_be_lost(self) -> None:
        """SG-ENEMY-007: with coins, meat and an artifact all three are offered, and what nobody owns is not."""
        table = facing("D . .|. . .|. . H", defense=12, D="lose-resource")
        table.goods = {**dict.fromkeys(table.goods, 0), "coins": 1, "meat": 2, "artifacts": 1}
        play(again(table), "end attacks")
        assert {line for line in offered(table) if line.startswith("lose ")} == {
            "lose coins",
            "lose meat",
            "lose artifacts",
        }
        play(table, "lose artifacts")

        assert (table.goods["artifacts"], table.goods["coins"], table.fight.round) == (0, 1, 2)

    def test_the_rescued_have_two_health_whatever_their_cards(self) -> None:
        """SG-SYN-020, 021: Odessa with Tough As Nails falls at 8 damage, and has 2 health left when she is rescued."""
        table = lend(left(wear(facing(WALL, strike=3), "odessa", "tough-as-nails"), "odessa", 3), "gregory", "odessa")
        play(table, "end attacks", "hurt odessa")
        assert damage(table, "odessa") == [8]

        assert damage(play(table, "rescue odessa with gregory"), "odessa") == [6]

    @pytest.mark.parametrize("fate", [6, 1])
    def test_diagonal_steps_on_hits_and_misses(self, fate: int) -> None:
        """SG-SYN-018: with Odessa's token 2 damage lie corner to corner, on a miss with a bonus as on a hit."""
        table = lend(lend(facing(WALL, defense=8), "odessa", "gregory"), "laurent", "gregory")
        attack(table, "gregory", "a", fate)
        play(table, "synergy odessa by gregory", "synergy laurent by gregory", "go on")
        play(table, *covers("a", "a1", "b2"))

        assert {"a1", "b2"} <= {*covered(table, "a")}

    @pytest.mark.parametrize(("fate", "defense", "hits"), [(6, 8, False), (6, 7, True), (1, 2, True), (1, 3, False)])
    def test_no_draw_hits_or_misses_by_itself(self, fate: int, defense: int, hits: bool) -> None:
        """SG-COMBAT-016: a 6 may miss and a 1 may hit; the total is compared with the defense and nothing else."""
        table = attack(facing(WALL, defense=defense), "mac", "a", fate)

        assert bool(told(table, "hit")) == hits

    def test_once_a_turn_is_not_once_a_round(self) -> None:
        """SG-TURN-012: Kannan's Double Shot, used in round 1, is not there in round 2 of the same turn."""
        table = give_command(wear(facing(WALL, defense=12), "kannan", "double-shot"), 6)
        attack(table, "kannan", "a", 1, "go on", "play double-shot damage", "go on")
        assert told(table, "deals") == [("kannan", 3)]
        play(table, *covers("a", "a1", "a2", "a3"), "end attacks")
        attack(table, "kannan", "a", 1, "go on")

        assert (told(table, "deals"), table.fight.round, table.pools) == ([("kannan", 1)], 2, [4])
