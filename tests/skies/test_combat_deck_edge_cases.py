"""Combat deck: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.skies.chapters.score import owned_cards
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view
from tests.bed import (
    again,
    damage_on,
    draw_any,
    effects,
    offered,
    play,
    refused,
)

from .fights import CARDS, battle, blow, covered, covers, power, powers
from .tables import (
    arm,
    at_start,
    bare,
    boss,
    draw_event,
    enemy,
    exploring,
    new,
    on_map,
    own,
    reprint,
    tire,
    wear,
)

FIELD = ". . .|. . .|. . H"
EXTRA = ("ice-blade", "harpoon-gun", "stove-lid", "tagmans-iron")


def lines(table: SkiesTable, seat: int) -> list[str]:
    """What a seat may choose now."""
    found = view(table, seat)["options"]
    assert isinstance(found, list)
    return [str(line) for line in found]


class TestTheDeck:
    """DS-CBDK-001 to 003, 005 to 007."""

    def test_a_gained_combat_card_lies_in_no_adventure_pile(self) -> None:
        """DS-CBDK-001: it is neither in a hand nor among the discards that a camp deals, and is owned once."""
        table = effects(bare(on_map(2)), "gain adventure 26")
        dealt = len(table.played)
        assert owned_cards(table).count("ice-blade") == 1

        play(table, "camp")
        assert [line for line in offered(table) if line.startswith("deal ")] == [
            f"deal {card}" for card in table.played
        ]
        assert (len(table.played), "deal ice-blade" in offered(table)) == (dealt, False)

    @pytest.mark.parametrize("captain", [0, 1, 2])
    def test_the_active_player_takes_in_and_out(self, captain: int) -> None:
        """DS-CBDK-006: whoever is active changes the deck both ways, and nobody else."""
        table = own(on_map(3), 0, *EXTRA)
        table.captain = captain
        play(again(table), "exclude whip")

        for line in ("include whip", "exclude ice-blade"):
            assert [seat for seat in range(3) if line in lines(table, seat)] == [captain]

    @pytest.mark.parametrize("captain", [0, 1, 2])
    def test_the_active_player_has_the_last_word(self, captain: int) -> None:
        """DS-CBDK-006: with the enemies seen, whoever is active confirms the deck and begins the fight."""
        table = on_map(3)
        table.captain = captain
        play(effects(again(table), "combat 1"), "lay tax-weasel")

        assert [seat for seat in range(3) if "start combat" in lines(table, seat)] == [captain]

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_the_party_starts_with_14_combat_cards(self, players: int) -> None:
        """DS-CBDK-002: however many play."""
        assert (len(new(players).combat_deck), len(new(players).arms)) == (14, 14)

    @pytest.mark.parametrize("moment", ["turn", "event", "challenge", "story"])
    def test_the_deck_is_changed_at_any_time_outside_combat(self, moment: str) -> None:
        """DS-CBDK-003: before a turn begins, while an event waits, in a challenge and in a story."""
        table = own(at_start(2) if moment == "turn" else on_map(2), 0, *EXTRA)
        if moment == "event":
            draw_event(reprint(table, "clear-morning", do=("lose 1 health",)), "clear-morning")
        elif moment == "challenge":
            play(effects(table, "challenge CUNNING 5"), "go on", "fate 1")
        elif moment == "story":
            exploring(table, 38)

        assert len(play(table, "exclude whip", "exclude ice-blade").combat_deck) == 16
        assert len(play(table, "include whip").combat_deck) == 17

    def test_the_deck_is_not_changed_in_a_later_round(self) -> None:
        """DS-CBDK-005: nor in round 2, and after the fight it is."""
        table = own(battle("H"), 0, *EXTRA)
        assert refused(table, "exclude ice-blade").rule == "DS-CBDK-005"
        play(table, "end attacks")
        assert table.fight.round == 2
        assert refused(table, "exclude ice-blade").rule == "DS-CBDK-005"

        play(blow(table, 1), "cover a a1")
        assert len(play(table, "exclude ice-blade").combat_deck) == 17

    def test_every_part_of_a_card_takes_effect(self) -> None:
        """DS-CBDK-007: damage 3, remove power 1 and block 1 on one card: 3 squares, 1 power, and 1 less of the blow."""
        table = power(battle(FIELD, attack=2), a=2)
        play(blow(table, 3, remove=1, block=1), *covers("a", "a1", "a2", "a3"))

        assert (covered(table, "a"), powers(table)) == (["a1", "a2", "a3"], {"a": 1})
        assert damage_on(table) == {"ed": 2 + 1 - 1}

    def test_the_deck_is_changed_when_the_boss_is_seen(self) -> None:
        """DS-CBDK-005: with the boss page seen a card may leave the deck and join it; in the first round it may not."""
        table = own(on_map(), 0, "ice-blade")
        boss(table, enemy(table, "head", "H .", attack=0, level=6), enemy(table, "arms", "H .", attack=0, level=6))
        play(effects(table, "boss 50"), "exclude whip", "include whip", "exclude ice-blade", "start combat")

        assert refused(draw_any(table, 5), "include ice-blade").rule == "DS-CBDK-005"
        assert len(table.fight.deck) == 9


class TestTheEnemyPhase:
    """DS-ENDR-002, 003, 008."""

    def test_tokens_stay_on_the_characters(self) -> None:
        """DS-ENDR-002: played cards are discarded; synergy tokens and stamina stay where they are."""
        table = tire(battle(FIELD), ed=2)
        table.crew["jessie"].synergy = 2
        play(again(table), "end attacks")

        assert (table.fight.round, table.crew["jessie"].synergy, table.crew["ed"].stamina) == (2, 2, 2)

    def test_cards_in_hand_are_kept(self) -> None:
        """DS-ENDR-002: of 5 cards 1 lay on Ed and is discarded; 4 stay in hand, and 1 is drawn."""
        table = blow(battle(FIELD), 1)
        play(table, "cover a a1", "end attacks")
        assert (table.fight.discard, table.fight.played) == (["fire-axe"], {})

        draw_any(table, 1)
        assert table.fight.hands[0][:4] == [card for card in CARDS if card != "fire-axe"]
        assert len(table.fight.hands[0]) == 5

    def test_every_played_card_is_discarded(self) -> None:
        """DS-ENDR-002: 4 cards lie on 4 characters; the combat discard grows by 4, and 4 are drawn."""
        table = battle(". . .|. . .|. . .|. . .|. . .|. . H", hands=(CARDS,))
        for card in CARDS[:4]:
            arm(table, card, (), damage=1)
        for name, card, square in zip(
            ("claire", "ed", "jessie", "miguel"), CARDS[:4], ("a1", "a2", "a3", "b1"), strict=True
        ):
            play(table, f"attack a with {name} using {card}", f"cover a {square}")
        play(table, "end attacks")

        assert (sorted(table.fight.discard), table.fight.played) == (sorted(CARDS[:4]), {})
        assert len(draw_any(table, 4).fight.hands[0]) == 5

    def test_power_has_no_limit(self) -> None:
        """DS-ENDR-003: an enemy with 9 power and two symbols has 11 after the phase, and 13 after the next."""
        table = power(battle("P P .|. . H"), a=9)
        assert powers(play(table, "end attacks")) == {"a": 11}
        assert powers(play(table, "end attacks")) == {"a": 13}

    def test_an_equipped_block_is_for_counterattacks(self) -> None:
        """DS-ENDR-008: Hard to Pin Down takes 1 off Ed's counterattack, and nothing off damage to all or to one."""
        table = wear(battle("H D T|. . .", attack=2, D="deal-all-1", T="deal-one-2"), "ed", "hard-to-pin-down-6")
        play(blow(table, 1), "cover a b1")
        assert damage_on(table) == {"ed": 1}

        play(table, "end attacks", "hurt ed")
        assert damage_on(table) == {**dict.fromkeys(table.crew, 1), "ed": 1 + 1 + 2}
