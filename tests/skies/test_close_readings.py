"""Close readings: what a rule's sentence allows besides its example, two of a kind, and whom it leaves alone."""

from __future__ import annotations

import dataclasses

from sleeping_gods.skies.chapters.challenge import needed
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import draw_any, effects, fallen, offered, play, refused, told

from .fights import battle, blow
from .tables import ail, boss, enemy, on_map, own, repack


def curse_harder(table: SkiesTable, card: str, *harder: tuple[str, int]) -> SkiesTable:
    """Print a curse anew that makes these skills harder."""
    printed = table.pack.adventures[card]
    assert printed.curse is not None
    made = dataclasses.replace(printed, curse=dataclasses.replace(printed.curse, harder=harder))
    return repack(table, adventures={**table.pack.adventures, card: made})


class TestCurses:
    """DS-COMP-015."""

    def test_two_curses_add_up(self) -> None:
        """DS-COMP-015: two curses that make CRAFT 1 harder make it 2 harder; one lifted, 1."""
        table = curse_harder(on_map(), "mislaid-name", ("craft", 1))
        effects(table, "gain curse cold-pocket", "gain curse mislaid-name")
        assert [needed(table, skill, 6) for skill in ("craft", "cunning")] == [8, 6]

        effects(table, "lose curse cold-pocket")
        assert needed(table, "craft", 6) == 7


class TestTheDeck:
    """DS-CBDK-005."""

    def test_the_deck_is_changed_when_the_boss_is_seen(self) -> None:
        """DS-CBDK-005: with the boss page seen a card may leave the deck and join it; in the first round it may not."""
        table = own(on_map(), 0, "ice-blade")
        boss(table, enemy(table, "head", "H .", attack=0, level=6), enemy(table, "arms", "H .", attack=0, level=6))
        play(effects(table, "boss 50"), "exclude whip", "include whip", "exclude ice-blade", "start combat")

        assert refused(draw_any(table, 5), "include ice-blade").rule == "DS-CBDK-005"
        assert len(table.fight.deck) == 9


class TestSynergy:
    """DS-SYNG."""

    def test_the_fallen_may_hold_a_token(self) -> None:
        """DS-SYNG-001: a token goes to any character but the attacker, to one at 0 health too."""
        table = fallen(battle("S .|H ."), "jessie")
        play(blow(table, 1), "cover a a1")

        assert [line for line in offered(table) if line.startswith("token ")] == [
            "token claire", "token ezarius", "token jessie", "token miguel",
        ]  # fmt: skip

    def test_madness_does_not_silence_a_combat_card(self) -> None:
        """DS-SYNG-002, DS-STAT-008: mad Claire spends a token on her combat card, which is no ability of hers."""
        table = ail(battle("S .|H H", hands=(("bowie-knife",),)), "claire", "madness")
        table.crew["claire"].synergy = 1
        play(table, "attack a with claire using bowie-knife", "link claire", "go on")

        assert told(table, "deals") == [("claire", 3 + 1)]
