"""Synergy: cases that the examples in the rulebook leave open."""

from __future__ import annotations

from tests.bed import (
    again,
    fallen,
    offered,
    play,
    told,
)

from .fights import battle, blow, covers
from .tables import ail, arm


class TestSynergy:
    """DS-SYNG."""

    def test_the_fallen_may_hold_a_token(self) -> None:
        """DS-SYNG-001: a token goes to any character but the attacker, to one at 0 health too."""
        table = fallen(battle("S .|H ."), "jessie")
        play(blow(table, 1), "cover a a1")

        assert [line for line in offered(table) if line.startswith("token ")] == [
            "token claire", "token ezarius", "token jessie", "token miguel",
        ]  # fmt: skip

    def test_three_icons_give_three(self) -> None:
        """DS-SYNG-001: three icons under one hit, one of them splashed, give three tokens."""
        table = play(blow(battle("S S|. H", "S .|. H"), 3), *covers("a", "a1", "a2"), *covers("b", "a1"))
        play(table, "token claire", "token claire", "token jessie")

        assert (table.crew["claire"].synergy, table.crew["jessie"].synergy) == (2, 1)

    def test_one_character_may_hold_all_five(self) -> None:
        """DS-SYNG-003, DS-SYNG-004: Miguel has 4 tokens and gets the fifth; the next icon gives nobody any."""
        table = battle("S . S|H H H")
        table.crew["miguel"].synergy = 4
        play(blow(again(table), 1), "cover a a1", "token miguel")
        assert table.crew["miguel"].synergy == 5
        arm(table, "wrench", damage=1)
        play(table, "attack a with jessie using wrench", "cover a a3")

        assert not [line for line in offered(table) if line.startswith("token ")]

    def test_madness_does_not_silence_a_combat_card(self) -> None:
        """DS-SYNG-002, DS-STAT-008: mad Claire spends a token on her combat card, which is no ability of hers."""
        table = ail(battle("S .|H H", hands=(("bowie-knife",),)), "claire", "madness")
        table.crew["claire"].synergy = 1
        play(table, "attack a with claire using bowie-knife", "link claire", "go on")

        assert told(table, "deals") == [("claire", 3 + 1)]

    def test_tokens_stay_from_round_to_round(self) -> None:
        """DS-SYNG-003: Ed's 4 tokens and Claire's 1 are still there in the second round and in the third."""
        table = battle("H H", "H H")
        table.crew["ed"].synergy, table.crew["claire"].synergy = 4, 1
        play(again(table), "end attacks", "end attacks")

        assert table.fight.round == 3
        assert [table.crew[name].synergy for name in ("claire", "ed", "jessie")] == [1, 4, 0]
