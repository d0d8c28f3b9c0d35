"""Equipping ability cards, and discarding them to aid: DS-EQIP."""

from __future__ import annotations

from sleeping_gods.kernel.errors import Reason
from sleeping_gods.kernel.table import decider
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.party.chapters.goods import LoseAbility
from sleeping_gods.skies.chapters.equip import price
from sleeping_gods.skies.chapters.hero import skill_of
from sleeping_gods.skies.chapters.turn import EndTurn, TakeAction
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import again, doing, draw_any, effects, hold, offered, play, refused
from .tables import ail, exploring, fight, foe, hurt, on_map, stock, tire, wear

CRAFT = ("fire-trap-1", "snare-2", "patchwork-3", "toolmaker-3")
EIGHT = (
    *("dare-2", "cold-blood-3", "nerve-4", "stare-down-5"),
    *("take-the-blow-6", "cheer-up-7", "shake-it-off-7", "second-wind-7"),
)


def drops(table: SkiesTable) -> list[str]:
    """The cards that may be discarded now."""
    return [line.split()[1] for line in offered(table) if line.startswith("drop ")]


def can_equip(table: SkiesTable, card: str, name: str) -> bool:
    """Whether a card may be equipped."""
    return f"equip {card} on {name}" in offered(table)


class TestWhen:
    """At any time, to one's own characters."""

    def test_in_the_middle_of_anothers_action(self) -> None:
        """DS-EQIP-001: while seat 2 explores seat 1 equips a card to Ed."""
        table = exploring(hold(on_map(2, first="p2"), 0, "plain-craft-6", "dare-2"), 38)
        play(table, "equip plain-craft-6 on ed", "drop dare-2")

        assert table.crew["ed"].cards == ("plain-craft-6",)
        assert "choose a" in offered(table)

    def test_in_a_fight_and_at_the_end_of_a_turn(self) -> None:
        """DS-EQIP-001: in combat and in step 4 cards are equipped as well."""
        table = hold(foe(on_map(), "rat", "H . ."), 0, "plain-craft-6", "dare-2")
        fight(table, "rat", hands=(("whip",),))

        assert can_equip(table, "plain-craft-6", "ed")

        table = hold(on_map(), 0, "plain-craft-6", "dare-2")
        table.active["cracked-stove"] = 0
        doing(table, EndTurn())

        assert table.phase == "end"
        assert can_equip(table, "plain-craft-6", "ed")

    def test_in_a_fight_it_is_paid_for_and_open_to_all(self) -> None:
        """DS-EQIP-001, DS-EQIP-002, DS-EQIP-004: in P1's fight P2 equips Miguel, for 2 other cards as ever."""
        table = hold(foe(on_map(2), "rat", "H . ."), 1, "snare-2", "dare-2", "bluff-4", "rally-6")
        fight(table, "rat", hands=(("whip",), ()))
        play(table, "equip snare-2 on miguel")
        assert (decider(table), drops(table)) == (1, ["dare-2", "bluff-4", "rally-6"])

        play(table, "drop dare-2", "drop rally-6")
        assert (table.crew["miguel"].cards, table.hands[1]) == (("snare-2",), ["bluff-4"])
        assert "attack rat with ed using whip" in offered(table)

    def test_in_a_challenge(self) -> None:
        """DS-EQIP-001: before and after fate is drawn either player equips, and the challenge goes on as it stood."""
        table = hold(hold(on_map(2), 0, "plain-craft-6", "dare-2"), 1, "padding-7", "bluff-4")
        play(
            effects(table, "challenge CRAFT 20"),
            "equip plain-craft-6 on ed",
            "drop dare-2",
            "join ed",
            "go on",
            "fate 4",
        )
        assert total(table, table.test) == 5

        play(table, "equip padding-7 on miguel", "drop bluff-4")
        assert (table.crew["ed"].cards, table.crew["miguel"].cards) == (("plain-craft-6",), ("padding-7",))
        assert (total(table, table.test), table.hands) == (5, [[], []])

    def test_from_a_hand_only(self) -> None:
        """DS-EQIP-001: a card of the deck is in nobody's hand, and cannot be equipped."""
        assert refused(on_map(), "equip plain-craft-6 on ed").rule == "DS-EQIP-001"

    def test_not_to_anothers_character(self) -> None:
        """DS-EQIP-002: seat 1 controls Ed and seat 2 Jessie; seat 1's card goes to Ed and not to Jessie."""
        table = hold(on_map(2, crew="ed ezarius/jessie miguel"), 0, "plain-craft-6", "dare-2")

        assert can_equip(table, "plain-craft-6", "ed")
        assert refused(table, "equip plain-craft-6 on jessie").rule == "DS-EQIP-002"

    def test_claire_is_the_active_players(self) -> None:
        """DS-EQIP-003: on seat 1's turn seat 2 cannot equip Claire; on its own turn it can."""
        table = hold(on_map(2), 1, "plain-craft-6", "dare-2")

        assert refused(table, "equip plain-craft-6 on claire").rule == "DS-EQIP-003"

        table.spent = 5
        play(again(table), "end turn")

        assert table.captain == 1
        assert can_equip(table, "plain-craft-6", "claire")


class TestPrice:
    """Other cards of the hand pay."""

    def test_the_printed_cost(self) -> None:
        """DS-EQIP-004: a card of cost 2 takes 2 others of a hand of 4, and 1 is left."""
        table = hold(on_map(), 0, "snare-2", "dare-2", "nerve-4", "barter-5")
        play(table, "equip snare-2 on ed")

        assert drops(table) == ["dare-2", "nerve-4", "barter-5"]

        play(table, "drop dare-2")

        assert drops(table) == ["nerve-4", "barter-5"]

        play(table, "drop barter-5")

        assert (table.hands[0], table.discard) == (["nerve-4"], ["dare-2", "barter-5"])
        assert table.crew["ed"].cards == ("snare-2",)
        assert drops(table) == []

    def test_nothing_comes_between(self) -> None:
        """DS-EQIP-004: the price is paid whole before anything else happens."""
        table = play(hold(on_map(), 0, "snare-2", "dare-2", "nerve-4"), "equip snare-2 on ed", "drop dare-2")

        assert offered(table) == ["drop nerve-4"]
        assert refused(table, "equip nerve-4 on ed").rule == "DS-TURN-002"

    def test_a_surcharge_for_the_same_skill(self) -> None:
        """DS-EQIP-005: to Miguel with 3 CRAFT cards one of cost 1 takes 4 cards; to Ed with none it takes 1."""
        table = wear(hold(on_map(), 0, "plain-craft-6", *EIGHT[:3]), "miguel", *CRAFT[:3])

        assert (price(table, "plain-craft-6", "miguel"), price(table, "plain-craft-6", "ed")) == (4, 1)
        assert refused(table, "equip plain-craft-6 on miguel").values == (4, 3, "miguel")

        hold(table, 0, EIGHT[3])
        play(table, "equip plain-craft-6 on miguel", *(f"drop {card}" for card in EIGHT[:4]))

        assert table.hands == [[]]
        assert table.crew["miguel"].cards == (*CRAFT[:3], "plain-craft-6")

    def test_the_surcharge_goes_with_the_card(self) -> None:
        """DS-EQIP-005: each of three CRAFT cards on Ed costs one more than the last; taken off, it costs no more."""
        table = on_map()
        prices = []
        for card in ("plain-craft-6", "padding-7", "fur-lining-5"):
            prices.append(price(table, card, "ed"))
            wear(table, "ed", card)
        play(table, "unequip padding-7")

        assert prices == [1, 2, 3]
        assert (price(table, "padding-7", "ed"), price(table, "snare-2", "ed"), price(table, "dare-2", "ed")) == (
            3,
            4,
            1,
        )

    def test_other_skills_cost_nothing_more(self) -> None:
        """DS-EQIP-005: cards of another skill, and cards on other characters, do not raise the price."""
        table = wear(wear(hold(on_map(), 0, "plain-craft-6"), "miguel", *EIGHT[:3]), "ed", *CRAFT)

        assert price(table, "plain-craft-6", "miguel") == 1

    def test_a_card_does_not_pay_for_itself(self) -> None:
        """DS-EQIP-006: a hand of exactly one card of cost 1 cannot equip it."""
        assert refused(hold(on_map(), 0, "plain-craft-6"), "equip plain-craft-6 on ed").rule == "DS-EQIP-006"

    def test_nor_does_it_when_the_price_is_asked(self) -> None:
        """DS-EQIP-006: while others are discarded, neither the card just equipped nor an older one can be."""
        table = wear(hold(on_map(2), 0, "snare-2", "dare-2", "barter-5", "belay-5"), "jessie", "nerve-4")
        play(table, "equip snare-2 on ed")
        assert refused(table, "drop snare-2") == Reason("DS-EQIP-006", "other-hand-cards", ("snare-2",))
        assert refused(table, "drop nerve-4") == Reason("DS-EQIP-006", "other-hand-cards", ("nerve-4",))
        play(table, "drop dare-2")

        assert refused(table, "drop snare-2").key == "other-hand-cards"
        play(table, "drop barter-5")
        assert (table.crew["ed"].cards, table.hands[0]) == (("snare-2",), ["belay-5"])

    def test_any_skill_of_the_same_hand_pays(self) -> None:
        """DS-EQIP-006: cards of any skill pay, but only those of the same player."""
        table = hold(hold(on_map(2), 0, "snare-2", "dare-2", "barter-5", "belay-5"), 1, "nerve-4", "antidote-4")
        play(table, "equip snare-2 on ed")

        assert decider(table) == 0
        assert drops(table) == ["dare-2", "barter-5", "belay-5"]
        assert refused(table, "drop nerve-4").rule == "DS-EQIP-006"

    def test_the_same_skill_pays_too(self) -> None:
        """DS-EQIP-006: a card of the skill just equipped, or of one worn by another, pays like any other."""
        table = wear(hold(on_map(), 0, "snare-2", "fire-trap-1", "dare-2", "nerve-4"), "claire", "cheer-up-7")
        play(table, "equip snare-2 on ed")
        assert drops(table) == ["fire-trap-1", "dare-2", "nerve-4"]

        play(table, "drop fire-trap-1")
        assert drops(table) == ["dare-2", "nerve-4"]
        play(table, "drop nerve-4")
        assert (table.hands[0], table.discard) == (["dare-2"], ["fire-trap-1", "nerve-4"])

    def test_anothers_cards_do_not_help(self) -> None:
        """DS-EQIP-006: with the price only in seat 2's hand seat 1 cannot equip."""
        table = hold(hold(on_map(2), 0, "snare-2", "dare-2"), 1, "nerve-4", "antidote-4")

        assert refused(table, "equip snare-2 on ed").rule == "DS-EQIP-006"


class TestOnTheBoard:
    """What equipped cards do, and how long they stay."""

    def test_each_raises_its_skill(self) -> None:
        """DS-EQIP-007: Ed's STRENGTH of 2 is 4 with two STRENGTH cards; other skills stay as they are."""
        table = wear(on_map(), "ed", "plain-strength-7", "belay-5")

        assert (skill_of(table, "ed", "strength"), skill_of(table, "ed", "cunning")) == (4, 2)

    def test_however_many(self) -> None:
        """DS-EQIP-007: every card counts: Ed's STRENGTH of 2 is 7 with five, and 6 when one is discarded."""
        table = wear(on_map(), "ed", "haul-away-4", "stand-firm-4", "belay-5", "follow-through-7", "plain-strength-7")
        assert skill_of(table, "ed", "strength") == 7

        play(table, "unequip stand-firm-4")
        assert (skill_of(table, "ed", "strength"), skill_of(table, "jessie", "strength")) == (6, 1)

    def test_eight_at_most_for_claire_too(self) -> None:
        """DS-EQIP-008: Claire has 8 slots like the others; one that is emptied can be filled."""
        table = hold(wear(on_map(), "claire", *EIGHT), 0, "plain-craft-6", "barter-5", "bluff-4")
        assert not can_equip(table, "plain-craft-6", "claire")
        assert refused(table, "equip plain-craft-6 on claire").rule == "DS-EQIP-008"

        play(table, "unequip nerve-4", "equip plain-craft-6 on claire", "drop barter-5")
        assert table.crew["claire"].cards == (*EIGHT[:2], *EIGHT[3:], "plain-craft-6")
        hold(table, 0, "rally-6")
        assert refused(table, "equip bluff-4 on claire").rule == "DS-EQIP-008"

    def test_eight_at_most(self) -> None:
        """DS-EQIP-008, DS-EQIP-009: with 8 cards a ninth is refused until one is discarded, which is free."""
        table = hold(wear(on_map(), "jessie", *EIGHT), 0, "plain-craft-6", "barter-5")

        assert refused(table, "equip plain-craft-6 on jessie").rule == "DS-EQIP-008"

        play(table, "unequip dare-2")

        assert (len(table.crew["jessie"].cards), table.discard, len(table.hands[0])) == (7, ["dare-2"], 2)

        play(table, "equip plain-craft-6 on jessie", "drop barter-5")

        assert len(table.crew["jessie"].cards) == 8

    def test_discarding_is_possible_at_any_time(self) -> None:
        """DS-EQIP-009: in a story, and on another's turn, its player may discard a card; nobody else may."""
        table = exploring(wear(on_map(2, first="p2"), "ed", "dare-2"), 38)

        assert table.actor(("unequip", "dare-2")) == 0

        play(table, "unequip dare-2")

        assert table.crew["ed"].cards == ()
        assert table.discard == ["dare-2"]

    def test_discarding_in_a_fight_and_in_a_challenge(self) -> None:
        """DS-EQIP-009: in combat and in a challenge cards are discarded too, at no price, and what waits goes on."""
        table = wear(wear(foe(on_map(2), "rat", "H . ."), "ed", "dare-2"), "miguel", "nerve-4")
        play(fight(table, "rat", hands=(("whip",), ())), "unequip nerve-4", "unequip dare-2")
        assert (table.discard, table.crew["ed"].stamina) == (["nerve-4", "dare-2"], 3)
        assert "attack rat with ed using whip" in offered(table)

        table = wear(on_map(2), "miguel", "plain-craft-6")
        play(effects(table, "challenge CRAFT 20"), "join miguel", "go on", "fate 4", "unequip plain-craft-6")
        assert (total(table, table.test), table.crew["miguel"].cards) == (6, ())

    def test_only_what_is_equipped(self) -> None:
        """DS-EQIP-009: a card in hand is not equipped, and cannot be discarded so."""
        assert refused(hold(on_map(), 0, "dare-2"), "unequip dare-2").rule == "DS-EQIP-009"

    def test_they_stay(self) -> None:
        """DS-EQIP-010: Ed's 8 cards stay through 10 turns and a reshuffle of both decks."""
        table = tire(wear(on_map(2), "ed", *EIGHT), ed=0)
        table.event_discard = [card for bag in table.event_deck for card in bag if card != "frozen-garden"]
        table.event_deck, table.event_left = [["frozen-garden"]], [1]
        table.event_discard.remove("clear-morning")
        table.event_box.append("clear-morning")
        table.discard, table.deck = table.deck, []
        for turn in range(10):
            table.spent, table.phase = 5, "actions"
            play(doing(table, TakeAction(), EndTurn()), "end turn", "begin turn")
            while any(line.startswith("draw ") for line in offered(table)):
                draw_any(table, 1)
            while any(line.startswith("drop ") for line in offered(table)):
                play(table, f"drop {drops(table)[0]}")
            if turn == 0:
                play(table, "event frozen-garden")

        assert table.crew["ed"].cards == EIGHT
        assert len(table.event_deck[0]) == 55

    def test_an_effect_may_remove_one(self) -> None:
        """DS-EQIP-010: what says so discards an equipped card, of the active player's choice."""
        table = doing(wear(on_map(), "ed", *EIGHT[:2]), LoseAbility(), TakeAction(), EndTurn())
        play(table, f"forfeit {EIGHT[0]}")

        assert (table.crew["ed"].cards, table.discard) == ((EIGHT[1],), [EIGHT[0]])

    def test_they_stay_when_their_bearer_falls(self) -> None:
        """DS-EQIP-010: cards of the fallen, of whoever camps and of a beaten party stay on their boards."""
        table = wear(wear(on_map(), "ed", *EIGHT[:2]), "claire", EIGHT[2])
        effects(table, "lose 8 health by ed")
        play(table, "camp", "raise nobody")
        while "camp" not in offered(table):
            draw_any(table, 1)
        for name in ("claire", "ezarius", "jessie"):
            table.crew[name].damage = table.bound.health[name]
        effects(again(table), "lose 7 health by miguel")

        assert (table.defeats, table.crew["ed"].cards, table.crew["claire"].cards) == (1, EIGHT[:2], (EIGHT[2],))
        assert table.discard == []

    def test_the_slots_of_one_are_not_those_of_another(self) -> None:
        """DS-EQIP-008: while Jessie has 8 cards Ed takes one as usual, and Claire an eighth, whatever their skills."""
        table = wear(wear(on_map(), "jessie", *EIGHT), "claire", *CRAFT, "barter-5", "belay-5", "duck-7")
        hold(table, 0, "haul-away-4", "lookout-4", "bluff-4", "rally-6")
        play(table, "equip lookout-4 on ed", "drop rally-6")
        assert can_equip(table, "haul-away-4", "ed")
        play(table, "unequip belay-5", "unequip duck-7", "equip haul-away-4 on claire", "drop bluff-4")

        assert (table.crew["ed"].cards, len(table.crew["claire"].cards)) == (("lookout-4",), 6)
        assert table.crew["claire"].cards[-1] == "haul-away-4"

    def test_a_card_taken_off_claire_is_the_next_active_players_choice(self) -> None:
        """DS-EQIP-003, DS-EQIP-009: who equipped Claire cannot take the card off on the next player's turn."""
        table = play(hold(on_map(2), 0, "plain-craft-6", "dare-2"), "equip plain-craft-6 on claire", "drop dare-2")
        assert table.actor(("unequip", "plain-craft-6")) == 0
        table.spent = 5
        play(again(table), "end turn")

        assert table.crew["claire"].cards == ("plain-craft-6",)
        assert table.actor(("unequip", "plain-craft-6")) == 1
        hold(table, 0, "padding-7", "fur-lining-5", "bluff-4")
        assert refused(table, "equip padding-7 on claire").rule == "DS-EQIP-003"
        assert can_equip(table, "padding-7", "ed")


class TestHerbalist:
    """The card that the rulebook explains."""

    def test_its_price_on_claire(self) -> None:
        """DS-EQIP-011: with one SAVVY card on Claire, Herbalist takes 2 cards, the whole hand."""
        table = hold(wear(on_map(), "claire", "antidote-4"), 0, "herbalist-4", "dare-2", "barter-5")

        assert price(table, "herbalist-4", "claire") == 2

        play(table, "equip herbalist-4 on claire", "drop dare-2", "drop barter-5")

        assert table.hands == [[]]
        assert table.crew["claire"].cards == ("antidote-4", "herbalist-4")

    def test_a_dearer_card_on_claire(self) -> None:
        """DS-EQIP-011: a SAVVY card of cost 2 costs 3 beside one, and 4 beside two; one of another skill 2."""
        table = wear(on_map(), "claire", "antidote-4")
        assert (price(table, "weather-sense-5", "claire"), price(table, "snare-2", "claire")) == (3, 2)

        wear(table, "claire", "herbalist-4")
        assert (price(table, "weather-sense-5", "claire"), price(table, "weather-sense-5", "ed")) == (4, 2)

    def test_one_card_too_few(self) -> None:
        """DS-EQIP-011: with Herbalist and 1 other card it cannot be paid."""
        table = hold(wear(on_map(), "claire", "antidote-4"), 0, "herbalist-4", "dare-2")

        assert refused(table, "equip herbalist-4 on claire").values == (2, 1, "claire")

    def test_claires_savvy(self) -> None:
        """DS-EQIP-012: with two SAVVY cards she has SAVVY 3, which she adds for 1 stamina."""
        table = wear(on_map(), "claire", "antidote-4", "herbalist-4")
        play(effects(table, "challenge SAVVY 20"), "join claire", "go on", "fate 4")

        assert skill_of(table, "claire", "savvy") == 3
        assert (total(table, table.test), table.crew["claire"].stamina) == (7, 2)

    def test_using_it(self) -> None:
        """DS-EQIP-013: 1 stamina and 1 ogroot give Ed 3 health and Miguel 1, and take Miguel's venom."""
        table = stock(wear(tire(on_map(), claire=2), "claire", "herbalist-4"), ogroot=1)
        ail(hurt(table, ed=3, miguel=2), "miguel", "venom")
        play(table, "activate herbalist-4 heal", "heal ed", "heal miguel", "heal ed", "heal ed", "cure miguel of venom")

        assert (table.crew["ed"].damage, table.crew["miguel"].damage, table.crew["miguel"].statuses) == (0, 1, ())
        assert (table.crew["claire"].stamina, table.goods["ogroot"]) == (1, 0)
        assert "travel north" in offered(table)

    def test_what_it_needs(self) -> None:
        """DS-EQIP-013: without ogroot, without stamina or with nobody to help it cannot be used."""
        table = hurt(wear(on_map(), "claire", "herbalist-4"), ed=1)

        assert refused(table, "activate herbalist-4 heal").key == "cannot-pay-cost"

        tire(stock(table, ogroot=1), claire=0)

        assert refused(table, "activate herbalist-4 heal").rule == "DS-STAM-003"

        tire(hurt(table, ed=0), claire=1)

        assert refused(table, "activate herbalist-4 heal").key == "nothing-to-do"

    def test_for_venom_alone(self) -> None:
        """DS-EQIP-013: venom may be removed from a character although nobody is hurt."""
        table = ail(stock(wear(on_map(), "claire", "herbalist-4"), ogroot=1), "ed", "venom")
        play(table, "activate herbalist-4 heal", "cure ed of venom")

        assert table.crew["ed"].statuses == ()
