"""Before the damage: whatever may be done at any time and could still change it is offered: DS-ATTK-019, 020."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.table import decider, decision_of
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, fallen, hold, offered, play, told

from .fights import battle, blow, covers, power, powers, wound
from .tables import ail, arm, foe, own, stock, tire, wear

NINE = ". . .|. . .|H . ."
"""A card of nine squares with one heart."""
RIFLE = "attack a with miguel using hunting-rifle"
"""2 + perception; Miguel has 1 of it."""


def asked(table: SkiesTable) -> bool:
    """Whether the attack waits for what might still be done about it."""
    return type(decision_of(table)).__name__ == "AlterAttack"


class TestTheAttack:
    """DS-ATTK-019: what makes it stronger."""

    def test_a_cure_for_weakened(self) -> None:
        """DS-ATTK-019: weakened Miguel shoots with his perception: sand honey may be used before the damage counts."""
        table = play(stock(ail(battle(NINE), "miguel", "weakened"), sand_honey=1), RIFLE)
        assert asked(table)

        play(table, "use sand-honey cure by p1", "cure miguel of weakened", "go on")
        assert told(table, "deals") == [("miguel", 2 + 1)]

    def test_no_question_where_the_cure_helps_nothing(self) -> None:
        """DS-ATTK-019: nobody is asked where another is weakened, the card adds no skill, or there is no honey."""
        other = play(stock(ail(battle(NINE), "ed", "weakened"), sand_honey=1), RIFLE)
        plain = blow(stock(ail(battle(NINE), "ed", "weakened"), sand_honey=1), 3)
        without = play(ail(battle(NINE), "miguel", "weakened"), RIFLE)
        unskilled = stock(ail(battle(NINE), "ed", "weakened"), sand_honey=1)
        play(unskilled, "attack a with ed using hunting-rifle")

        assert not any(asked(table) for table in (other, plain, without, unskilled))

    def test_equipping_a_skill_card(self) -> None:
        """DS-ATTK-019: a perception card of the hand, paid with another, makes the rifle 1 stronger."""
        table = play(hold(battle(NINE), 0, "lookout-4", "plain-craft-6"), RIFLE)
        assert asked(table)

        play(table, "equip lookout-4 on miguel", "drop plain-craft-6", "go on")
        assert told(table, "deals") == [("miguel", 2 + 2)]

    @pytest.mark.parametrize("cards", [("lookout-4",), ("plain-craft-6", "antidote-4")])
    def test_no_question_for_cards_that_help_nothing(self, cards: tuple[str, ...]) -> None:
        """DS-ATTK-019: a card that cannot be paid for, or that shows another skill and has no use, asks nothing."""
        assert not asked(play(hold(battle(NINE), 0, *cards), RIFLE))

    @pytest.mark.parametrize(
        ("deck", "discard", "opens"), [(True, False, True), (False, True, True), (False, False, False)]
    )
    def test_a_card_that_could_be_drawn_from_a_deck_made_anew(self, deck: bool, discard: bool, opens: bool) -> None:
        """DS-ATTK-019, DS-FATE-007: who may draw and equip what is drawn is asked, also with an empty deck, whose
        discard becomes the new one; with neither nobody is."""
        table = own(hold(battle(NINE), 0, "plain-craft-6"), 0, "playing-cards")
        table.deck, table.discard = ["lookout-4"] if deck else [], ["lookout-4"] if discard else []

        assert asked(play(table, RIFLE)) == opens

    def test_equipping_a_standing_bonus(self) -> None:
        """DS-ATTK-019: Heavy Hands can be equipped for its damage, but not on somebody who does not attack."""
        hand = ("heavy-hands-1", "plain-craft-6", "antidote-4")
        table = blow(hold(battle(NINE), 0, *hand), 3)
        play(table, "equip heavy-hands-1 on ed", "drop plain-craft-6", "drop antidote-4", "go on")
        assert told(table, "deals") == [("ed", 4)]

        attack = "attack a with ed using cabin-door"
        assert not asked(play(hold(battle(NINE, hands=(("cabin-door",),)), 0, *hand), attack))

    def test_equipping_a_use(self) -> None:
        """DS-ATTK-019: Follow Through, equipped on anybody who has stamina for it, strengthens Ed's attack."""
        table = hold(tire(battle(NINE), jessie=1), 0, "follow-through-7", "plain-craft-6")
        blow(table, 3)
        play(
            table, "equip follow-through-7 on jessie", "drop plain-craft-6", "activate follow-through-7 damage", "go on"
        )

        assert told(table, "deals") == [("ed", 4)]
        assert not asked(blow(hold(battle(NINE), 0, "follow-through-7", "plain-craft-6"), 3))

    def test_a_cure_for_madness(self) -> None:
        """DS-ATTK-019: mad Ed's Heavy Hands come back with the cure, which Miguel's 2 stamina pay for."""
        table = tire(ail(wear(battle(NINE), "ed", "heavy-hands-1"), "ed", "madness"), miguel=2)
        play(blow(table, 3), "activate miguel cure-madness", "cure ed of madness", "go on")

        assert told(table, "deals") == [("ed", 4)]

    def test_damage_that_uncovers_the_target(self) -> None:
        """DS-ATTK-019: a torch on the square that blocks 2 lets the whole attack through."""
        table = stock(battle("B . .|. . .|H . .", B="block-2"), torch=1)
        play(blow(table, 3), "use torch deal by p1", "target a", "cover a a1", "go on")
        assert len(covers("a", "a2", "a3", "b1")) == table.fight.strike.points  # type: ignore[union-attr]  # placing

        assert not asked(blow(stock(battle("B . .|H . .", B="block-2"), torch=1), 3, pierces=True))
        assert not asked(blow(wound(stock(battle("B . .|H . .", B="block-2"), torch=1), "a", "a1"), 3))

    def test_damage_too_weak_for_its_square(self) -> None:
        """DS-ATTK-019: a torch does not cover a heart of 2, whatever stands on it."""
        assert not asked(blow(stock(battle("H2+B . .|. . .", B="block-2"), torch=1), 3))
        assert asked(blow(stock(battle("H2+B . .|. . .", B="block-2"), fire_quartz=1), 3))

    def test_a_cursed_die(self) -> None:
        """DS-ATTK-019: an enemy who curses the die, target or not, can be stopped while it lies."""
        table = stock(battle(NINE, "D . .|H . .", hands=(("pistol",),), D="die-minus"), torch=1)
        play(
            table, "attack a with ed using pistol", "roll 6", "use torch deal by p1", "target b", "cover b a1", "go on"
        )

        assert told(table, "deals") == [("ed", 4 + 2)]


class TestTheCounterattack:
    """DS-ATTK-019: what makes it weaker."""

    def test_the_rope(self) -> None:
        """DS-ATTK-019: with a rope, 1 power less strikes back; a second rope may follow."""
        table = stock(power(battle(NINE, attack=1), a=2), rope=2)
        play(blow(table, 1), "use rope power by p1", "target a")
        assert asked(table)

        play(table, "use rope power by p1", "target a", "go on", "cover a a1")
        assert told(table, "counterattack") == [("a", "ed", 1)]

    def test_ezarius(self) -> None:
        """DS-ATTK-019: Ezarius takes power from the target while the die already lies."""
        table = tire(power(battle(NINE, attack=0, hands=(("pistol",),)), a=1), ezarius=1)
        play(table, "attack a with ed using pistol", "roll 1", "activate ezarius power", "target a", "go on")

        assert powers(table) == {"a": 0}

    def test_no_question_where_power_does_not_matter(self) -> None:
        """DS-ATTK-019: without power, with all of it removed or blocked anyway, or power of others, nobody is asked."""
        none = blow(stock(battle(NINE, attack=1), rope=1), 1)
        gone = blow(stock(power(battle(NINE, attack=1), a=2), rope=1), 1, remove=2)
        blocked = blow(stock(power(battle(NINE, attack=1), a=2), rope=1), 1, block=3)
        other = blow(stock(power(battle(NINE, NINE, attack=1), b=2), rope=1), 1)

        assert not any(asked(table) for table in (none, gone, blocked, other))

    def test_a_first_striker_is_not_weakened_by_the_card(self) -> None:
        """DS-ATTK-019: what the card removes comes too late against first strike, so the rope still matters."""
        table = stock(power(battle("F . .|H . .", attack=0, F="first-strike"), a=1), rope=1)

        assert asked(blow(table, 1, remove=1))

    def test_an_ally_that_adds_damage(self) -> None:
        """DS-ATTK-019: the square of an ally that makes the target's blow heavier can be covered first."""
        table = stock(battle(NINE, "A . .|H . .", attack=1, A="allies-damage-2"), torch=1)
        play(blow(table, 1), "use torch deal by p1", "target b", "cover b a1", "go on", "cover a a1")

        assert told(table, "counterattack") == [("a", "ed", 1)]

    def test_means_of_means(self) -> None:
        """DS-ATTK-019: meat gives Ezarius the stamina that he lacks; one who is down has no use for it."""
        table = stock(power(battle(NINE, attack=1), a=1), meat=1)
        play(blow(table, 1), "use meat stamina by p1", "refresh ezarius", "activate ezarius power", "target a")
        assert powers(table) == {"a": 0}

        assert not asked(blow(fallen(stock(power(battle(NINE, attack=1), a=1), meat=1), "ezarius"), 1))
        assert not asked(blow(stock(power(battle(NINE, attack=1), a=1), ogroot=1), 1))

    def test_a_gain_of_the_right_resource(self) -> None:
        """DS-ATTK-019: a basket that can bring sand honey matters for the weakened, and for nobody else."""
        table = own(ail(battle(NINE), "miguel", "weakened"), 0, "gathering-basket")
        assert asked(play(table, RIFLE))

        assert not asked(play(own(battle(NINE, attack=1), 0, "gathering-basket"), RIFLE))

    def test_a_gain_may_lead_on_by_two(self) -> None:
        """DS-ATTK-019: the basket can bring meat, meat stamina, and Ezarius takes power for it."""
        table = own(power(battle(NINE, attack=1), a=1), 0, "gathering-basket")
        play(blow(table, 1), "play gathering-basket meat", "use meat stamina by p1", "refresh ezarius")
        play(table, "activate ezarius power", "target a")

        assert powers(table) == {"a": 0}

    def test_the_fallen_attacker_has_nothing_to_lose(self) -> None:
        """DS-ATTK-019: whoever has fallen by the cost of an ability cannot be hit, so power does not matter."""
        table = stock(power(wear(battle(NINE, attack=1), "ed", "grit-your-teeth-3"), a=1), rope=1)
        table.crew["ed"].damage = 7
        blow(again(table), 1)
        assert asked(table)

        play(table, "activate grit-your-teeth-3 damage", "go on")
        assert told(table, "deals") == [("ed", 3)]


class TestCompany:
    """DS-ATTK-019, DS-TURN-007: what others hold."""

    @pytest.mark.parametrize("held", [("follow-through-7", "plain-craft-6"), ("plain-craft-6", "plain-strength-7")])
    def test_the_question_tells_nothing_about_hands(self, held: tuple[str, ...]) -> None:
        """DS-ATTK-019, DS-TURN-007: Ana is asked whenever Ben could hold something, whatever it is."""
        table = battle(NINE, players=2)
        tire(hold(table, 1, *held), **{name: 1 for name in table.crew if table.controller(name) == 1})

        assert asked(blow(table, 3))
        assert decider(table) == table.controller("ed")

    def test_no_question_where_nothing_can_be_paid(self) -> None:
        """DS-ATTK-019: a single card in another hand pays for nothing, and without stamina no use helps."""
        single = hold(battle(NINE, players=2), 1, "follow-through-7")
        tire(single, **{name: 1 for name in single.crew if single.controller(name) == 1})

        assert not asked(blow(single, 3))

    def test_a_table_that_waits_for_all_is_always_asked(self) -> None:
        """DS-ATTK-019: with the option to wait for everybody the question is always put."""
        table = battle(NINE)
        table.wait_all = True

        assert asked(blow(table, 3))


class TestTheHit:
    """DS-ATTK-019, DS-ATTK-020: the block against it."""

    def test_whoever_plays_the_victim_takes_the_hit(self) -> None:
        """DS-ATTK-020: Ben's Miguel is struck on Ana's turn: Ben is asked, and not Ana; Ed's hit is Ana's."""
        table = tire(battle(NINE, players=2, attack=3, hands=(("cabin-door",), ("wrench",))), jessie=2)
        assert (table.captain, table.controller("miguel"), table.controller("ed")) == (0, 1, 0)
        arm(table, "wrench", damage=None)
        arm(table, "cabin-door", damage=None)
        play(table, "attack a with miguel using wrench")
        assert "take hit" in offered(table)
        assert (decider(table), table.actor(("take", "hit"))) == (1, 1)

        play(table, "take hit", "attack a with ed using cabin-door")
        assert decider(table) == 0

    def test_equipping_block_in_time(self) -> None:
        """DS-ATTK-019: a card that blocks by itself is worth equipping while the hit is coming, and counts."""
        hand = ("hard-to-pin-down-6", "plain-craft-6", "antidote-4")
        table = hold(battle(NINE, attack=3, hands=(("cabin-door",),)), 0, *hand)
        arm(table, "cabin-door", damage=None)
        play(table, "attack a with ed using cabin-door", "go on")
        assert "take hit" in offered(table)
        play(table, "equip hard-to-pin-down-6 on ed", "drop plain-craft-6", "drop antidote-4", "take hit")
        assert table.crew["ed"].damage == 2

    def test_stamina_for_a_block(self) -> None:
        """DS-ATTK-019: Jessie is out of stamina, but meat is left: the hit can still be softened."""
        table = stock(battle(NINE, attack=3, hands=(("cabin-door",),)), meat=1)
        arm(table, "cabin-door", damage=None)
        play(table, "attack a with ed using cabin-door")
        play(table, "use meat stamina by p1", "refresh jessie", "activate jessie block", "take hit")

        assert table.crew["ed"].damage == 2

    def test_power_is_no_longer_part_of_it(self) -> None:
        """DS-ATTK-011, DS-ATTK-019: once the blow is on its way a rope does not soften it, so it raises no question."""
        table = stock(power(foe(battle(NINE), "a", NINE, attack=1), a=1), rope=1)
        arm(table, "fire-axe", damage=None)
        play(table, "attack a with ed using fire-axe", "go on")

        assert table.crew["ed"].damage == 1 + 1
        assert "attack a with jessie using wrench" in offered(table)
