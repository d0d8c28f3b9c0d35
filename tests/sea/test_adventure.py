"""Adventure cards: SG-ADV-001 to 007 and 016 to 021."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.score import score
from sleeping_gods.sea.table.table import SeaTable

from .tables import (
    again,
    at_sea,
    effects,
    fallen,
    give_command,
    harbour,
    hold,
    offered,
    own,
    play,
    put_command,
    put_enemy,
    refused,
    told,
)

KINDS = {"person", "gear", "lore", "recipe", "weapon", "totem"}


def drawn(table: SeaTable, challenge: str, fate: int) -> SeaTable:
    """A challenge without participants, after this fate was drawn."""
    return play(effects(table, f"challenge {challenge}"), "go on", f"fate {fate}")


class TestKinds:
    """SG-ADV-001 to 003, 019."""

    def test_market_and_starting_cards_are_adventure_cards(self) -> None:
        """SG-ADV-001: 4 starting and 2 market cards are 6 adventure cards: people, gear, lore, totems and the like."""
        table = own(at_sea(), "lantern", "revolver")

        assert list(table.adventures) == ["gloria", "soup", "gear", "flapjacks", "lantern", "revolver"]
        assert score(table).adventures == 2 * 6
        assert {card.kind for card in harbour().adventures.values()} == KINDS

    def test_weapons_take_no_command(self) -> None:
        """SG-ADV-002: a weapon cannot be activated and the pool stays 3; it is equipped, for nothing."""
        table = own(give_command(at_sea(), 3), "revolver")
        assert refused(table, "activate revolver damage by p1").rule == "SG-ADV-002"

        play(table, "arm mac with revolver")
        assert (table.pools[0], table.adventures["revolver"], table.crew["mac"].weapons) == (3, 0, ("revolver",))

    @pytest.mark.parametrize("command", [0, 1])
    def test_a_passive_ability_is_always_on(self, command: int) -> None:
        """SG-ADV-003: a passive +1 perception counts, for nothing, whether or not command lies on the card."""
        table = own(at_sea(), "aske-the-sweeper")
        put_command(table, **{"aske-the-sweeper": command})
        drawn(table, "PERCEPTION 6", 5)

        assert told(table, "challenge-passed") == [(6, 6)]
        assert table.adventures["aske-the-sweeper"] == command

    def test_cards_put_away_still_score(self) -> None:
        """SG-ADV-019: of 20 owned cards all count, used, carried or lying idle; nothing but the box takes one away."""
        market = [card.id for card in harbour().adventures.values() if card.origin == "market"]
        table = put_command(own(at_sea(), *market[:16], on="mac"), gear=1)

        assert len(table.adventures) == 20
        assert score(table).adventures == 40


class TestPicturedCards:
    """SG-ADV-004 to 007."""

    def test_savvy_in_a_challenge_or_block_in_combat(self) -> None:
        """SG-ADV-004: activation gives 3 savvy after the draw: 6 of SAVVY 9 become 9; it has a passive as well."""
        table = drawn(own(give_command(at_sea(), 1), "aske-the-sweeper"), "SAVVY 9", 6)
        play(table, "activate aske-the-sweeper savvy by p1", "go on")

        assert ("challenge-passed", 9, 9) in table.log_events
        assert harbour().adventures["aske-the-sweeper"].passives

    def test_or_2_block(self) -> None:
        """SG-ADV-004: activation may instead give 2 block in combat."""
        table = put_enemy(own(give_command(at_sea(), 1), "aske-the-sweeper"), attack=3)
        play(table, "end attacks", "hurt mac", "activate aske-the-sweeper block by p1", "take hit")

        assert (table.crew["mac"].damage, table.adventures["aske-the-sweeper"]) == (1, 1)

    def test_the_remedy_removes_madness(self) -> None:
        """SG-ADV-005: the first option takes 1 madness off any crew member."""
        table = own(give_command(at_sea(), 1), "book-of-short-tides")
        table.crew["rafael"].statuses = ("madness",)
        play(again(table), "activate book-of-short-tides cure by p1", "cure rafael of madness")

        assert table.adventures["book-of-short-tides"] == 1
        assert not table.crew["rafael"].statuses

    def test_the_remedy_leaves_other_ailments(self) -> None:
        """SG-ADV-005: of venom and madness on P2's Mac, at 0 health, only the madness goes."""
        table = fallen(own(give_command(at_sea(2), 1, 0), "book-of-short-tides"), "mac")
        table.crew["mac"].statuses = ("madness", "venom")
        play(again(table), "activate book-of-short-tides cure by p1", "cure mac of madness")

        assert list(table.crew["mac"].statuses) == ["venom"]

    def test_whoever_uses_the_remedy_chooses(self) -> None:
        """SG-ADV-005: of two mad crew members P2, who opens the book in P1's turn, picks the one who is cured."""
        table = own(give_command(at_sea(2), 0, 1), "book-of-short-tides")
        table.crew["rafael"].statuses = table.crew["mac"].statuses = ("madness",)
        play(again(table), "activate book-of-short-tides cure by p2")

        assert (table.captain, waiting(table)[1]) == (0, 1)
        play(table, "cure mac of madness")
        assert [name for name, member in table.crew.items() if member.statuses] == ["rafael"]

    def test_the_remedy_gives_savvy(self) -> None:
        """SG-ADV-005: in a challenge at 6 the second option gives 9, and madness stays."""
        table = own(give_command(at_sea(), 2), "book-of-short-tides")
        table.crew["rafael"].statuses = ("madness",)
        play(drawn(again(table), "SAVVY 9", 6), "activate book-of-short-tides savvy by p1", "go on")

        assert ("challenge-passed", 9, 9) in table.log_events
        assert table.crew["rafael"].statuses == ("madness",)
        assert refused(table, "activate book-of-short-tides cure by p1").rule == "SG-CMD-010"

    @pytest.mark.parametrize(("second", "fate"), [(3, 5), (6, 6)])
    def test_the_better_of_two_draws(self, second: int, fate: int) -> None:
        """SG-ADV-006: a 5 redrawn to 3 stays 5, redrawn to 6 it is 6."""
        table = drawn(own(give_command(at_sea(), 1), "ladle-of-second-helpings"), "STRENGTH 9", 5)
        play(table, "activate ladle-of-second-helpings redraw by p1", f"fate {second}", "go on")

        assert told(table, "challenge-failed") == [(fate, 9)]

    def test_block_3_for_one_crew_member(self) -> None:
        """SG-ADV-007: 3 block make 4 incoming damage 1, and are gone with that hit."""
        table = put_enemy(own(give_command(at_sea(), 1), "bell-divers-helmet"), attack=4)
        play(table, "end attacks", "hurt mac", "activate bell-divers-helmet block by p1", "take hit")
        assert table.crew["mac"].damage == 1

        play(table, "end attacks", "hurt marco")
        assert table.crew["marco"].damage == 4

    def test_block_is_for_hits_in_combat(self) -> None:
        """SG-ADV-007: outside combat, and in combat while nobody is hit, activation for block is refused."""
        table = own(give_command(at_sea(), 1), "bell-divers-helmet")
        assert refused(table, "activate bell-divers-helmet block by p1").rule == "SG-COMBAT-042"
        assert refused(put_enemy(table), "activate bell-divers-helmet block by p1").rule == "SG-COMBAT-042"

        table = effects(own(give_command(at_sea(), 1), "bell-divers-helmet"), "lose 2 health")
        assert refused(table, "activate bell-divers-helmet block by p1").rule == "SG-COMBAT-042"


class TestAfterTheDraw:
    """SG-ADV-016 to 018, 020, 021."""

    def test_skill_is_given_after_the_draw(self) -> None:
        """SG-ADV-016: skill 1 and fate 3 become 6 by a +2 card, which is used after the draw and not before."""
        table = effects(own(give_command(at_sea(), 2), "scouts-gear"), "challenge PERCEPTION 6")
        play(table, "join mac")
        assert refused(table, "activate scouts-gear perception by p1").rule == "SG-ADV-016"

        play(table, "go on", "fate 3", "activate scouts-gear perception by p1", "go on")
        assert ("challenge-passed", 6, 6) in table.log_events
        assert refused(table, "activate scouts-gear perception by p1").rule == "SG-CMD-010"

    def test_skill_of_another_kind_does_not_help(self) -> None:
        """SG-ADV-016: a perception card is refused in a test of strength, and outside tests."""
        table = own(give_command(at_sea(), 2), "scouts-gear")
        assert refused(table, "activate scouts-gear perception by p1").rule == "SG-ADV-016"

        assert refused(drawn(table, "STRENGTH 6", 3), "activate scouts-gear perception by p1").rule == "SG-ADV-016"

    @pytest.mark.parametrize(("second", "fate"), [(2, 4), (5, 5)])
    def test_gear_keeps_the_higher(self, second: int, fate: int) -> None:
        """SG-ADV-017: for 1 command Gear redraws a 4: a 2 leaves 4, a 5 makes 5; Gear holds 1 command."""
        table = drawn(give_command(at_sea(), 1), "STRENGTH 9", 4)
        play(table, "activate gear redraw by p1", f"fate {second}", "go on")

        assert told(table, "challenge-failed") == [(fate, 9)]
        assert (table.adventures["gear"], table.pools[0]) == (1, 0)

    def test_gloria_draws_2_cards(self) -> None:
        """SG-ADV-018: at any time, also in a challenge, a hand of 1 becomes 3 and no fate is drawn."""
        table = drawn(hold(give_command(at_sea(2), 0, 2), 1, "refine-1"), "STRENGTH 9", 4)
        play(table, "activate gloria draw by p2", "draw engaged-5", "draw alert-2")

        assert table.hands == [[], ["refine-1", "engaged-5", "alert-2"]]
        assert (table.test.fate, table.test.drawn, len(table.test.aside)) == (4, 4, 1)

    def test_gloria_draws_for_a_full_hand_too(self) -> None:
        """SG-ADV-018: outside of any challenge, with 3 cards in hand, 2 are drawn and 2 of the 5 discarded."""
        table = hold(give_command(at_sea(), 2), 0, "refine-1", "triage-5", "rage-6")
        play(table, "activate gloria draw by p1", "draw engaged-5", "draw alert-2", "drop refine-1", "drop rage-6")

        assert table.hands == [["triage-5", "engaged-5", "alert-2"]]
        assert table.discard == ["refine-1", "rage-6"]

    def test_gloria_is_no_fate_draw(self) -> None:
        """SG-ADV-018: when fate must be drawn, Gloria cannot stand in for the draw."""
        table = play(effects(give_command(at_sea(), 2), "challenge STRENGTH 9"), "go on")

        assert refused(table, "activate gloria draw by p1").rule == "SG-CMD-003"
        assert all(line.startswith("draw ") for line in offered(table))

    def test_a_player_with_a_fallen_crew_still_activates(self) -> None:
        """SG-ADV-020: with all of P2's crew at 0 health P2 activates Gear for P1."""
        table = give_command(at_sea(4), 0, 1, 0, 0)
        fallen(table, *(name for name in table.crew if table.controller(name) == 1))
        play(drawn(table, "STRENGTH 5", 2), "activate gear redraw by p2", "fate 5", "go on")

        assert told(table, "challenge-passed") == [(5, 5)]
        assert table.pools[1] == 0

    def test_skill_counts_without_participants(self) -> None:
        """SG-ADV-021: with nobody taking part, fate 3 and a +3 savvy card make 6; a hand discard makes it 7."""
        table = drawn(own(hold(give_command(at_sea(), 1), 0, "triage-5"), "aske-the-sweeper"), "SAVVY 7", 3)
        play(table, "activate aske-the-sweeper savvy by p1")
        assert (table.test.crew, table.test.bonus) == ((), 3)

        play(table, "discard triage-5", "go on")
        assert told(table, "challenge-passed") == [(7, 7)]
