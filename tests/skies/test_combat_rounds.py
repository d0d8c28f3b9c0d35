"""Rounds of combat: DS-CRND-001 to 012."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting, waits_for_chance
from sleeping_gods.party.view import own_options
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, draw_any, effects, fallen, offered, play, refused, told

from .fights import CARDS, battle, blow, covered, covers, wound
from .tables import ail, fight, foe, foe_of, health, hurt, on_map, own, row, stock

HANDS = (("cabin-door", "tow-cable", "whip"), ("wrench", "frying-pan", "bowie-knife"))
FOUR = (("cabin-door", "whip"), ("wrench", "frying-pan"), ("tow-cable", "slingshot"), ("bowie-knife", "fire-axe"))


def attackers(table: SkiesTable) -> list[str]:
    """The characters who can still be given a card."""
    return sorted({line.split()[3] for line in offered(table) if line.startswith("attack ")})


def give(table: SkiesTable, name: str, card: str, target: str = "a") -> SkiesTable:
    """Play a card on a character and put its damage anywhere."""
    play(table, f"attack {target} with {name} using {card}")
    while offered(table)[0].startswith(("cover", "go on", "take hit")):
        play(table, offered(table)[0])
    return table


class TestLength:
    """DS-CRND-001, 010."""

    def test_rounds_go_on_while_an_enemy_is_left(self) -> None:
        """DS-CRND-001: 1 enemy left after round 3 and Ed alone at 4 health, round 4 starts."""
        table = hurt(battle("H H H|H H H"), claire=7, ezarius=6, jessie=8, miguel=7, ed=4)
        table.fight.round = 3
        play(table, "end attacks")

        assert told(table, "round") == [(4,)]
        assert attackers(table) == ["ed"]

    def test_rounds_have_no_end_of_their_own(self) -> None:
        """DS-CRND-001: with an enemy left and somebody standing the ninth round begins like the second."""
        table = battle("H H H|H H H", players=2, hands=HANDS)
        for number in range(2, 10):
            play(table, "end attacks")
            assert (told(table, "round"), row(table)) == ([(number,)], ["a"])

        assert attackers(table) == ["claire", "ed", "ezarius", "jessie", "miguel"]

    def test_combat_ends_when_all_enemies_are_beaten(self) -> None:
        """DS-CRND-001: no round follows the last enemy."""
        table = play(blow(battle("H ."), 1), "cover a a1")

        assert table.combat is None
        assert told(table, "round") == []

    def test_combat_ends_when_all_characters_are_down(self) -> None:
        """DS-CRND-001: no round follows when the last character falls in the enemy phase."""
        table = hurt(battle("H D", D="deal-all-1"), claire=7, ed=8, ezarius=6, jessie=8, miguel=6)
        play(table, "end attacks")

        assert (table.combat, table.defeats) == (None, 1)
        assert told(table, "round") == []

    def test_the_last_enemy_falls_and_nothing_else_happens(self) -> None:
        """DS-CRND-010: it falls with the second card of the round, so no end-of-round ability triggers."""
        table = battle("H . V|x . H", V="venom", x="weaken")
        play(table, "attack a with jessie using frying-pan", *covers("a", "a1", "a2"))
        play(blow(table, 1), "cover a b3")

        assert table.combat is None
        assert told(table, "enemy-ability") == []
        assert not any(member.statuses for member in table.crew.values())

    def test_a_torch_may_win_in_the_enemy_phase(self) -> None:
        """DS-CRND-010: an enemy that falls while it acts ends the combat; nobody draws for a new round."""
        table = give(stock(battle("H T", T="deal-one-1", hands=HANDS[:1]), torch=1), "ed", "cabin-door")
        play(table, "end attacks", "use torch deal by p1", "target a", "cover a a1")
        assert row(table) == []

        play(table, "hurt ed")
        assert table.combat is None
        assert told(table, "victory") == [()]


class TestCardsInARound:
    """DS-CRND-002, 003, 006."""

    def test_four_cards_in_any_order(self) -> None:
        """DS-CRND-002: seat 1 plays 1, seat 2 plays 2, seat 1 plays 1; then the attack phase is over."""
        table = battle("H H H|H H H|H H H|H H H", players=2, hands=HANDS)
        for name, card in (("ed", "cabin-door"), ("miguel", "wrench"), ("ezarius", "frying-pan"), ("jessie", "whip")):
            assert name in attackers(table)
            give(table, name, card)

        assert len(table.fight.played) == 4
        assert attackers(table) == []
        assert refused(table, "attack a with claire using tow-cable").rule == "DS-CRND-003"

    def test_a_character_gets_one_card(self) -> None:
        """DS-CRND-002: Ed has one already."""
        table = give(battle("H H H|H H H", hands=HANDS), "ed", "cabin-door")

        assert attackers(table) == ["claire", "ezarius", "jessie", "miguel"]
        assert refused(table, "attack a with ed using whip").rule == "DS-ATTK-001"

    def test_a_player_plays_as_many_cards_as_characters(self) -> None:
        """DS-CRND-002: seat 1 has played on Ed and Claire; Jessie gets no third card."""
        table = battle("H H H|H H H", players=2, hands=HANDS)
        give(give(table, "ed", "cabin-door"), "claire", "whip")

        assert attackers(table) == ["ezarius", "miguel"]
        assert refused(table, "attack a with jessie using tow-cable").rule == "DS-CRND-002"

    def test_claire_in_place_of_another(self) -> None:
        """DS-CRND-003: alone, cards on Claire, Ed, Jessie and Miguel leave none for Ezarius."""
        table = battle("H H H|H H H|H H H|H H H", hands=(HANDS[0] + HANDS[1],))
        for name, card in (("claire", "cabin-door"), ("ed", "wrench"), ("jessie", "frying-pan"), ("miguel", "whip")):
            give(table, name, card)

        assert attackers(table) == []
        assert refused(table, "attack a with ezarius using tow-cable").rule == "DS-CRND-002"

    def test_claire_fights_for_the_active_player_only(self) -> None:
        """DS-CRND-003: with seat 2 active its player, and nobody else, plays on Claire."""
        table = on_map(2)
        table.captain = 1
        foe(table, "a", "H H H|H H H")
        fight(table, "a", hands=HANDS)

        assert "attack a with claire using wrench" in offered(table)
        assert refused(table, "attack a with claire using whip").rule == "DS-ATTK-001"

    @pytest.mark.parametrize("unfit", ["fallen", "frightened"])
    def test_the_unfit_get_no_card(self, unfit: str) -> None:
        """DS-CRND-006: 4 players, Jessie at 0 or frightened: 3 cards at most, as nobody plays a second one."""
        table = battle("H H H|H H H|H H H|H H H", players=4, hands=FOUR)
        fallen(table, "jessie") if unfit == "fallen" else ail(table, "jessie", "frightened")
        expected = "DS-HLTH-002" if unfit == "fallen" else "DS-STAT-006"
        assert refused(table, "attack a with jessie using tow-cable").rule == expected

        for name, card in (("ed", "cabin-door"), ("ezarius", "wrench"), ("miguel", "bowie-knife")):
            give(table, name, card)
        assert attackers(table) == []
        assert len(table.fight.played) == 3

    def test_claire_for_an_unfit_character_of_the_active_player(self) -> None:
        """DS-CRND-006: the active player's own Ed is at 0, so Claire may take the card: 4 in all."""
        table = fallen(battle("H H H|H H H|H H H|H H H", players=4, hands=FOUR), "ed")
        moves = (("claire", "cabin-door"), ("ezarius", "wrench"), ("jessie", "tow-cable"), ("miguel", "bowie-knife"))
        for name, card in moves:
            give(table, name, card)

        assert len(table.fight.played) == 4
        assert attackers(table) == []

    @pytest.mark.parametrize("unfit", ["fallen", "frightened"])
    def test_claire_takes_the_card_but_not_a_second_one(self, unfit: str) -> None:
        """DS-CRND-006: seat 2 is active, Ezarius unfit: Miguel and Claire get its 2 cards, seat 1 plays 2."""
        table = on_map(2)
        table.captain = 1
        foe(table, "a", "H H H|H H H|H H H|H H H", attack=0)
        fight(table, "a", hands=HANDS)
        fallen(table, "ezarius") if unfit == "fallen" else ail(table, "ezarius", "frightened")
        assert attackers(table) == ["claire", "ed", "jessie", "miguel"]
        give(give(table, "claire", "wrench"), "miguel", "bowie-knife")

        assert attackers(table) == ["ed", "jessie"]
        give(give(table, "ed", "cabin-door"), "jessie", "whip")
        assert (attackers(table), table.fight.plays) == ([], [2, 2])

    @pytest.mark.parametrize("unfit", ["fallen", "frightened"])
    def test_nobody_else_plays_for_the_unfit(self, unfit: str) -> None:
        """DS-CRND-006: the other player's Miguel is unfit: Ezarius gets 1 card, Claire none of that hand."""
        table = battle("H H H|H H H|H H H|H H H", players=2, hands=HANDS)
        fallen(table, "miguel") if unfit == "fallen" else ail(table, "miguel", "frightened")
        give(table, "ezarius", "wrench")
        assert refused(table, "attack a with ezarius using frying-pan").rule == "DS-ATTK-001"
        assert refused(table, "attack a with claire using frying-pan").rule == "DS-ATTK-001"
        give(give(table, "ed", "cabin-door"), "claire", "whip")

        assert attackers(table) == []
        assert refused(table, "attack a with jessie using tow-cable").rule == "DS-CRND-002"

    def test_the_unfit_of_one_round_fights_again_in_the_next(self) -> None:
        """DS-CRND-006: the frightened who is cured in the enemy phase gets a card of the next round."""
        table = ail(battle("H H H|H H H|H H H", hands=(HANDS[0] + HANDS[1],)), "miguel", "frightened")
        play(table, "end attacks")
        ail(table, "miguel")

        assert attackers(table) == ["claire", "ed", "ezarius", "jessie", "miguel"]


class TestStopping:
    """DS-CRND-004, 005, 007, 008."""

    def test_the_phase_may_end_early(self) -> None:
        """DS-CRND-004, DS-CRND-007: after 2 cards the enemies act, and each player draws what they played."""
        table = battle("H H H|H H H|H H P", players=2, hands=HANDS)
        give(give(table, "ed", "cabin-door"), "miguel", "wrench")
        play(table, "end attacks")
        assert told(table, "enemy-acts") == [("a", 1)]

        draw_any(table, 2)
        assert [len(hand) for hand in table.fight.hands] == [3, 3]
        assert not waits_for_chance(table)

    def test_everybody_draws_as_many_as_they_played(self) -> None:
        """DS-CRND-007: seat 1 played 2 and seat 2 played 1, so they draw 2 and 1."""
        table = battle("H H H|H H H|H H H", players=2, hands=HANDS)
        give(give(give(table, "ed", "cabin-door"), "claire", "whip"), "miguel", "wrench")
        assert [len(hand) for hand in table.fight.hands] == [1, 2]

        draw_any(play(table, "end attacks"), 3)
        assert [len(hand) for hand in table.fight.hands] == [3, 3]
        assert not waits_for_chance(table)

    def test_nobody_draws_without_having_played(self) -> None:
        """DS-CRND-007: who played nothing draws nothing."""
        table = play(battle("H H H", players=2, hands=HANDS), "end attacks")

        assert [len(hand) for hand in table.fight.hands] == [3, 3]
        assert told(table, "round") == [(2,)]

    def test_the_active_player_ends_it(self) -> None:
        """DS-CRND-005: the table waits for seat 1, and 'end attacks' is that seat's choice and no other's."""
        table = battle("H H H", players=2, hands=HANDS)

        assert waiting(table)[1] == table.captain == 0
        assert table.actor(("end", "attacks")) == 0
        assert table.actor(("attack", "a", "with", "miguel", "using", "wrench")) == 1

    def test_whoever_is_active_ends_the_attacks(self) -> None:
        """DS-CRND-005: in seat 2's turn it is seat 2's choice, and not that of whoever sits first."""
        table = battle("H H H", players=2, hands=HANDS)
        table.captain = 1
        again(table)

        assert waiting(table)[1] == table.actor(("end", "attacks")) == 1
        assert [("end", "attacks") in own_options(table, seat) for seat in (0, 1)] == [False, True]

    def test_no_end_while_an_attack_is_under_way(self) -> None:
        """DS-CRND-005: it is refused while damage is being placed."""
        assert refused(blow(battle("H H H"), 2), "end attacks").rule == "DS-CRND-005"

    def test_the_discards_are_shuffled(self) -> None:
        """DS-CRND-008: with 0 in the deck and 9 discarded, 2 are drawn and 7 remain."""
        table = battle("H H H|H H H|H H H", hands=(HANDS[0] + HANDS[1],))
        give(give(table, "ed", "cabin-door"), "claire", "whip")
        table.fight.discard, table.fight.deck = table.fight.deck[:7], []
        table.combat_deck = sorted(
            [*table.fight.discard, *table.fight.played.values(), *(card for hand in table.fight.hands for card in hand)]
        )
        play(table, "end attacks")
        assert len(offered(table)) == 9

        draw_any(table, 2)
        assert (len(table.fight.deck), table.fight.discard) == (7, [])

    def test_they_are_shuffled_only_to_go_on_drawing(self) -> None:
        """DS-CRND-008: the last card of the deck is drawn; what is discarded later is shuffled as well."""
        table = battle("H H H|H H H|H H H", hands=(HANDS[0] + HANDS[1],))
        give(table, "ed", "cabin-door")
        table.fight.discard, table.fight.deck = table.fight.deck[:-1], table.fight.deck[-1:]
        play(table, "end attacks")
        draw_any(table, 1)
        assert (table.fight.deck, len(table.fight.discard)) == ([], 8)

        play(give(table, "ed", "whip"), "end attacks")
        assert len(offered(table)) == 9

    def test_the_deck_runs_out_between_two_players(self) -> None:
        """DS-CRND-008: seat 1 draws the last card, the discards are shuffled for seat 2, and no card is there twice."""
        table = battle("H H H|H H H|H H H", players=2, hands=HANDS)
        give(give(table, "ed", "cabin-door"), "miguel", "wrench")
        everything = sorted(table.combat_deck)
        table.fight.discard, table.fight.deck = table.fight.deck[:-1], table.fight.deck[-1:]
        last = table.fight.deck[0]
        play(table, "end attacks")
        assert offered(table) == [f"draw {last}"]
        play(table, f"draw {last}")
        held = [card for hand in table.fight.hands for card in hand]
        assert sorted(line.removeprefix("draw ") for line in offered(table)) == sorted({*everything} - {*held})
        draw_any(table, 1)

        cards = [*table.fight.deck, *table.fight.discard, *(card for hand in table.fight.hands for card in hand)]
        assert (sorted(cards), [len(hand) for hand in table.fight.hands]) == (everything, [3, 3])

    def test_the_deck_runs_out_in_the_middle_of_a_draw(self) -> None:
        """DS-CRND-008: of two cards drawn the first is the deck's last; only then are the discards shuffled."""
        table = battle("H H H|H H H|H H H", hands=(HANDS[0] + HANDS[1],))
        give(give(table, "ed", "cabin-door"), "claire", "whip")
        table.fight.discard, table.fight.deck = table.fight.deck[:-1], table.fight.deck[-1:]
        last = table.fight.deck[0]
        play(table, "end attacks")
        assert offered(table) == [f"draw {last}"]
        play(table, f"draw {last}")

        assert len(offered(table)) == 9
        assert {"draw cabin-door", "draw whip"} <= {*offered(table)}

    def test_a_deck_that_is_all_in_hands(self) -> None:
        """DS-CRND-008: with neither deck nor discards but the cards just played, those are drawn again, and no more."""
        table = battle("H H H|H H H|H H H", hands=(("cabin-door", "whip"),))
        table.combat_deck, table.fight.deck = ["cabin-door", "whip"], []
        play(give(table, "ed", "whip"), "end attacks")
        assert offered(table) == ["draw whip"]
        play(table, "draw whip")

        assert (table.fight.hands, table.fight.deck, table.fight.discard) == ([["cabin-door", "whip"]], [], [])
        assert "end attacks" in offered(table)


class TestCleaningUp:
    """DS-CRND-009, 011."""

    def test_cards_and_tokens_go_back(self) -> None:
        """DS-CRND-009: with 3 cards in hands and a synergy token on Ed, nothing is left of the fight."""
        table = battle("H P")
        table.fight.hands[0] = table.fight.hands[0][:4]
        table.crew["ed"].synergy = 1
        play(blow(table, 1), "cover a a1")

        assert table.combat is None
        assert table.crew["ed"].synergy == 0
        assert len(table.combat_deck) == 14
        assert told(table, "victory") == [()]

    def test_the_tokens_of_everybody_go_back(self) -> None:
        """DS-CRND-009: also those of another seat's characters and of the fallen leave their boards."""
        table = fallen(battle("H P", players=2, hands=(("fire-axe",), ("wrench",))), "jessie", "miguel")
        for name in ("claire", "ezarius", "jessie", "miguel"):
            table.crew[name].synergy = 1
        play(blow(again(table), 1), "cover a a1")

        assert table.combat is None
        assert [member.synergy for member in table.crew.values()] == [0] * 5
        assert not any(health(table, name) for name in ("jessie", "miguel"))

    def test_the_last_two_may_fall_at_once(self) -> None:
        """DS-CRND-010, DS-CRND-009: one attack covers the last heart of both: it is over, and brings nothing else."""
        table = battle("H", "H", players=2, hands=(("fire-axe",), ("wrench",)))
        before = (dict(table.goods), table.adventures[:], [member.stamina for member in table.crew.values()])
        play(blow(table, 2), "cover a a1", "cover b a1")

        assert (table.combat, told(table, "beaten")) == (None, [("a",), ("b",)])
        assert (table.goods, table.adventures, [member.stamina for member in table.crew.values()]) == before

    def test_beaten_enemies_can_be_met_again(self) -> None:
        """DS-CRND-009: the enemy is back in its deck, without damage or power."""
        table = play(blow(battle("H P"), 2), "cover a a1", "cover a a2")
        number = table.pack.enemies["a"].number
        play(effects(table, f"combat {number}"), "lay a")

        assert (covered(table, "a"), foe_of(table, "a").power) == ([], 1)

    def test_the_story_goes_on(self) -> None:
        """DS-CRND-009: after victory the next effect happens."""
        table = effects(foe(on_map(), "a", "H", attack=0), "combat 53", "gain 1 rope")
        draw_any(play(table, "lay a", "start combat", "draw fire-axe"), 4)
        play(table, "attack a with ed using fire-axe", "cover a a1")

        assert table.goods["rope"] == 1

    def test_each_combat_starts_with_the_whole_deck(self) -> None:
        """DS-CRND-011: all 15 cards of the active deck are shuffled for the second combat."""
        table = play(blow(own(battle("H ."), 0, "ice-blade"), 1), "cover a a1")
        assert len(table.combat_deck) == 15

        play(effects(table, "combat 12"), "lay harkian", "start combat")
        assert len(offered(table)) == 15

    def test_cards_of_all_rounds_are_gathered(self) -> None:
        """DS-CRND-011: cards that were played, discarded and left in hands are all in the deck of the next combat."""
        table = battle("H H H|H H H", players=2, hands=HANDS)
        give(give(table, "ed", "cabin-door"), "ezarius", "wrench")
        draw_any(play(table, "end attacks"), 2)
        give(table, "ed", "tow-cable")
        assert (table.fight.discard, [*table.fight.played.values()]) == (["cabin-door", "wrench"], ["tow-cable"])
        give(wound(table, "a", "a1", "a2", "a3", "b1", "b2"), "ezarius", "bowie-knife")
        assert table.combat is None

        play(effects(table, "combat 12"), "lay harkian", "start combat")
        assert offered(table) == [f"draw {card}" for card in sorted(table.combat_deck)]
        assert len(offered(table)) == 14

    def test_combat_hands_are_apart_and_have_no_limit(self) -> None:
        """DS-CRND-011: ten combat cards can be held, and they are in no other hand."""
        table = on_map()
        foe(table, "a", "H H|H H")
        fight(table, "a", hands=(tuple(table.combat_deck[:10]),))
        give(table, "ed", table.fight.hands[0][0])
        draw_any(play(table, "end attacks"), 1)

        assert len(table.fight.hands[0]) == 10
        assert (table.hands, table.adventures) == ([[]], [[]])


def test_the_hands_of_the_tests_are_whole() -> None:
    """The cards of a test's hands are combat cards of the starting deck, so that the fight's pieces add up."""
    table = battle("H", players=4, hands=FOUR)

    assert table.violations() == []
    assert health(table, "ed") == 8
    assert set(CARDS) < set(table.combat_deck)
