"""Who is asked: the player whose use, hand or character it is, whoever is active and wherever they sit."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.play import waiting
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, effects, hold, offered, play, refused

from .fights import power
from .tables import (
    ail,
    fight,
    foe,
    foe_of,
    hurt,
    on_map,
    quest,
    stock,
    tire,
    wear,
)

USER = 2
"""The third player, who has Jessie; the second is active, with Ezarius and Claire; the first has Ed and Miguel."""


def three(captain: int = 1) -> SkiesTable:
    """Three players, the second of whom is active unless said otherwise."""
    table = on_map(3)
    table.captain = captain
    return again(table)


def fighting(*grids: str) -> SkiesTable:
    """Those three in a fight with harmless enemies a, b, c."""
    table = three()
    for name, grid in zip("abc", grids, strict=False):
        foe(table, name, grid, attack=0)
    hands = (("cabin-door", "whip"), ("wrench", "frying-pan"), ("tow-cable", "slingshot"))
    return fight(table, *"abc"[: len(grids)], hands=hands)


def asked(table: SkiesTable) -> int | str | None:
    """The seat that decides what waits."""
    return waiting(table)[1]


class TestTheUserChooses:
    """Who uses a card or a resource decides about its effect, on another player's turn too."""

    @pytest.mark.parametrize(
        ("line", "first"),
        [
            ("restore 2 health", "heal ed"),
            ("restore 2 health to one", "heal ed"),
            ("gain 1 stamina", "refresh miguel"),
            ("gain 2 stamina to one", "refresh miguel"),
            ("remove any status", "cure ed of venom"),
            ("choose 1: gain 1 rope | gain 1 meat", "pick a"),
        ],
    )
    def test_at_any_time(self, line: str, first: str) -> None:
        """DS-ABCA-003, DS-RESC-003: the third player is asked about that player's own use; then the active one."""
        table = ail(tire(hurt(three(), ed=2), miguel=1), "ed", "venom")
        effects(table, line, seat=USER, act=True)
        assert (asked(table), offered(table)[0]) == (USER, first)
        while asked(table) == USER:
            play(table, first)

        assert asked(table) == 1
        assert "camp" in offered(table)

    def test_both_points_of_stamina(self) -> None:
        """DS-STAM-001: the second point is the user's as well, and goes where that player likes."""
        table = effects(tire(three(), miguel=1, ed=1), "gain 2 stamina", seat=USER, act=True)
        play(table, "refresh miguel")
        assert asked(table) == USER
        play(table, "refresh ed")

        assert (table.crew["miguel"].stamina, table.crew["ed"].stamina, asked(table)) == (2, 2, 1)

    @pytest.mark.parametrize(("letter", "gained"), [("a", (1, 0)), ("b", (0, 1))])
    def test_one_of_two_effects_is_picked(self, letter: str, gained: tuple[int, int]) -> None:
        """DS-ADVC-006: exactly the picked effect happens, and the other is not offered afterwards."""
        table = effects(three(), "choose 1: gain 1 rope | gain 1 meat", seat=USER, act=True)
        assert offered(table)[:2] == ["pick a", "pick b"]
        play(table, f"pick {letter}")

        assert (table.goods["rope"], table.goods["meat"]) == gained
        assert not [line for line in offered(table) if line.startswith("pick")]

    def test_the_picked_effect_is_for_whoever_picked(self) -> None:
        """DS-ADVC-006: picked by the third player, a drawn card is that player's, healing theirs to give."""
        table = effects(hurt(three(), ed=1), "choose 1: draw 1 | restore 1 health", seat=USER, act=True)
        play(table, "pick a", "draw duck-7")
        assert table.hands == [[], [], ["duck-7"]]

        effects(table, "choose 1: draw 1 | restore 1 health", seat=USER, act=True)
        play(table, "pick b")
        assert asked(table) == USER

    def test_power_is_removed_where_the_user_likes(self) -> None:
        """DS-ABCA-010: the third player picks the enemy that loses power; nobody strikes back."""
        table = power(fighting("H P", "H P"), a=2, b=2)
        effects(table, "remove 1 power", seat=USER, act=True)
        assert asked(table) == USER
        play(table, "target b")

        assert (foe_of(table, "a").power, foe_of(table, "b").power, asked(table)) == (2, 1, 1)

    def test_damage_is_placed_and_its_token_given_by_the_user(self) -> None:
        """DS-RESC-003, DS-SYNG-005: the third player's fire quartz: target, squares and token are that player's."""
        table = stock(fighting("H S .|H . .", "H ."), fire_quartz=1)
        play(table, "use fire-quartz deal by p3")
        seats = [asked(table)]
        play(table, "target a", "cover a a2")
        seats.append(asked(table))
        play(table, "cover a a3", "cover a b3", "cover a b2", "cover a a1", "cover a b1", "stop placing")
        seats.append(asked(table))
        play(table, "token claire")

        assert seats == [USER, USER, USER]
        assert (asked(table), table.crew["claire"].synergy) == (1, 1)

    def test_a_combat_card_is_cycled_by_its_controller(self) -> None:
        """DS-CHAR-003: the third player draws into, and discards from, that player's own combat hand."""
        table = fighting("H H")
        hands = [hand[:] for hand in table.fight.hands]
        effects(table, "cycle a combat card", seat=USER, bearer="jessie", act=True)
        play(table, "draw hunting-rifle")
        assert (asked(table), offered(table)) == (USER, ["drop tow-cable", "drop slingshot", "drop hunting-rifle"])
        play(table, "drop tow-cable")

        assert table.fight.hands == [*hands[:2], ["slingshot", "hunting-rifle"]]
        assert (table.fight.discard, asked(table)) == (["tow-cable"], 1)


class TestHands:
    """Whoever holds the cards decides about them."""

    def test_a_gained_card_is_given_by_who_gained_it(self) -> None:
        """DS-ADVC-001, DS-ADVC-002: gained by the third player it may be given away, and only at that moment."""
        table = effects(three(), "gain adventure 11", seat=USER, act=True)
        assert (asked(table), table.adventures[USER]) == (USER, ["bandage-roll"])
        assert [table.actor(("give", "bandage-roll", "to", seat)) for seat in ("p1", "p2", "p3")] == [USER] * 3
        play(table, "give bandage-roll to p1")

        assert (table.adventures[0], table.adventures[USER], asked(table)) == (["bandage-roll"], [], 1)
        assert refused(table, "give bandage-roll to p2").rule == "DS-ADVC-002"

    def test_the_price_of_a_card_is_paid_from_the_hand_that_held_it(self) -> None:
        """DS-EQIP-004, DS-EQIP-006: Jessie's card is paid by the third player, card by card; no other hand can pay."""
        table = hold(hold(three(), USER, "field-surgeon-1", "duck-7", "dare-2"), 0, "haul-away-4")
        play(table, "equip field-surgeon-1 on jessie")
        seats = [asked(table)]
        assert refused(table, "drop haul-away-4").rule == "DS-EQIP-006"
        play(table, "drop duck-7")
        seats.append(asked(table))
        play(table, "drop dare-2")

        assert (seats, asked(table)) == ([USER, USER], 1)
        assert (table.hands, table.crew["jessie"].cards) == ([["haul-away-4"], [], []], ("field-surgeon-1",))

    def test_a_drawn_card_goes_to_the_bearers_player(self) -> None:
        """DS-TURN-005, DS-ABCA-003: Jessie's card draws for the third player, whose hand alone is cut back to seven."""
        table = wear(three(), "jessie", "second-look-5")
        hold(table, USER, *table.deck[:7])
        hold(table, 1, *table.deck[:7])
        play(table, "activate second-look-5 draw", f"draw {table.deck[0]}")
        assert (asked(table), len(table.hands[USER])) == (USER, 8)
        play(table, f"drop {table.hands[USER][0]}")

        assert ([len(hand) for hand in table.hands], asked(table)) == ([0, 7, 7], 1)

    def test_a_totem_is_restored_by_any_player(self) -> None:
        """DS-TOTM-001, DS-TOTM-002: the third player pays and has the totem, or gives it at once."""
        table = three()
        number = next(quest.number for quest in table.pack.quests.values() if quest.totem)
        needs = dict(table.pack.quests[number].needs)
        stock(quest(table, number), **{kind.replace("-", "_"): amount for kind, amount in needs.items()})
        play(table, f"awaken {number} by p3")
        while offered(table)[0].startswith("pay "):
            assert asked(table) == USER
            play(table, offered(table)[0])
        assert asked(table) == USER
        play(table, next(line for line in offered(table) if line.endswith("to p3")))

        assert len(table.adventures[USER]) == 1
        assert (number in table.used_quests, sum(table.goods.values()), asked(table)) == (True, 0, 1)


class TestWhoseAct:
    """Everybody acts for themselves, whoever is asked."""

    def test_passing_where_all_are_waited_for(self) -> None:
        """DS-CHAL-007: at a table that waits for everybody each seat passes for itself, in any order."""
        table = on_map(3, window="all")
        table.captain = 1
        effects(again(table), "challenge CRAFT 5", "pass: gain 1 rope")
        play(table, "go on", "fate 5")
        assert [table.actor(("pass", seat)) for seat in ("p1", "p2", "p3")] == [0, 1, 2]
        play(table, "pass p3", "pass p1")
        assert (asked(table), table.goods["rope"]) == (1, 0)
        play(table, "pass p2")

        assert table.goods["rope"] == 1

    def test_boards_cards_and_tokens(self) -> None:
        """DS-BASE-012: a board, an equipped card, a token and an attack are their controller's own."""
        table = wear(fighting("H H"), "jessie", "duck-7")
        acts = {
            "activate ed redraw": 0,
            "activate duck-7 block": 2,
            "unequip duck-7": 2,
            "return synergy of miguel": 0,
            "return synergy of claire": 1,
            "attack a with jessie using tow-cable": 2,
            "attack a with claire using wrench": 1,
            "use rope steep by p3": 2,
            "exclude whip": 1,
            "end attacks": 1,
        }

        assert {line: table.actor(parse(line)) for line in acts} == acts
