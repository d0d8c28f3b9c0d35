"""Readings of uses: who could gain by one, when it is possible, and whose it is on another player's turn."""

from __future__ import annotations

from sleeping_gods.kernel.play import waiting
from sleeping_gods.skies.chapters.camp import Camp
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.turn import EndAction, EndTurn
from tests.bed import again, doing, draw_any, effects, fallen, offered, play

from .fights import battle, power
from .tables import arm, at_start, health, hurt, on_map, stock, tire, wear
from .test_ability_cards import rewrite


class TestNeeds:
    """A use is offered where it can change something for those whom it is for."""

    def test_health_for_another(self) -> None:
        """DS-ADVC-012: what heals another is of no use while only its bearer is hurt."""
        table = wear(rewrite(on_map(), "dare-2", "restore 1 health to another"), "ed", "dare-2")
        assert "activate dare-2 use" not in offered(hurt(table, ed=2))

        assert "activate dare-2 use" in offered(hurt(table, jessie=1))

    def test_stamina_for_another(self) -> None:
        """DS-STAM-001, DS-ADVC-012: nor is stamina for another while only its bearer has less than 3."""
        table = wear(rewrite(on_map(), "dare-2", "gain 1 stamina to another"), "ed", "dare-2")
        assert "activate dare-2 use" not in offered(tire(table, ed=0))

        assert "activate dare-2 use" in offered(tire(table, jessie=2))

    def test_one_of_two_is_enough(self) -> None:
        """DS-ADVC-012, DS-ADVC-006: a choice of rope or health is of use with everybody whole, or with all the rope."""
        table = wear(rewrite(on_map(), "dare-2", "choose 1: gain 1 rope | restore 1 health"), "ed", "dare-2")
        assert "activate dare-2 use" in offered(table)
        assert "activate dare-2 use" not in offered(stock(table, rope=6))

        assert "activate dare-2 use" in offered(hurt(table, jessie=1))

    def test_power_of_any_enemy(self) -> None:
        """DS-CHAR-007: Ezarius's ability is of use while any enemy has power, the second too."""
        table = tire(battle("H .", "H ."), ezarius=1)
        assert not any(line.startswith("activate ezarius") for line in offered(table))

        assert any(line.startswith("activate ezarius") for line in offered(power(table, b=1)))


class TestMoments:
    """When damage that is no attack may be dealt."""

    def test_not_before_the_first_round(self) -> None:
        """DS-RESC-016, DS-ABCA-007: with the enemies laid out a torch deals nothing before the round begins."""
        table = stock(on_map(), torch=1)
        number = next(iter(table.pack.enemies.values())).number
        draw_any(effects(table, f"combat {number}"), 1)
        assert "use torch deal by p1" not in offered(table)
        draw_any(play(table, "start combat"), 5)

        assert "use torch deal by p1" in offered(table)

    def test_not_while_damage_is_placed(self) -> None:
        """DS-ABCA-014: between the points of a hit no torch can be used; when all lie there it can."""
        for start in (["attack a with ed using fire-axe"], ["use fire-quartz deal by p1", "target a"]):
            table = stock(arm(battle("H .|. .|. ."), "fire-axe", damage=4), torch=1, fire_quartz=1)
            play(table, *start, "cover a b1", "cover a b2")
            assert "use torch deal by p1" not in offered(table)
            play(table, "cover a c2", "cover a c1")
            if start[0].startswith("attack"):
                assert "use torch deal by p1" in offered(table)


class TestWhose:
    """Boards, draws and effects of a seat that is not active."""

    def test_boards_of_any_who_has_most(self) -> None:
        """DS-PLYR-004: with 2 and 2 the third player gets one of the four, of the active player or of the other."""
        table = at_start(2)
        table.captain = 1
        play(again(table), "join Cid")
        while "deal ed to p3" not in offered(table):
            play(table, offered(table)[0])

        assert offered(table) == [f"deal {name} to p3" for name in ("ed", "ezarius", "jessie", "miguel")]

    def test_what_follows_a_condition(self) -> None:
        """DS-ABCA-003: what P2's card draws where its condition holds goes to P2's hand on P1's turn."""
        table = stock(on_map(2), rope=1)
        draw_any(effects(table, "if 1 rope: draw 1", seat=1, bearer="ezarius", act=True), 1)

        assert [len(hand) for hand in table.hands] == [0, 1]

    def test_who_draws_settles(self) -> None:
        """DS-FATE-010, DS-BASE-012: a draw that P2's card asks for is P2's to settle on P1's turn."""
        table = stock(on_map(2), gergon_leaf=1)
        play(effects(table, "fate 6: gain 1 meat", seat=1, bearer="ezarius", act=True), "fate 1")

        assert (offered(table)[0], waiting(table)[1]) == ("go on", 1)

    def test_the_second_of_two_is_raised(self) -> None:
        """DS-CAMP-012: with 2 time Jessie is raised first, then Ed, who is still down; nobody twice."""
        table = doing(fallen(on_map(), "ed", "jessie"), Camp(), EndAction(), EndTurn())
        play(table, "raise jessie")
        assert offered(table) == ["raise ed", "raise nobody"]
        play(table, "raise ed")

        assert (health(table, "ed"), health(table, "jessie"), time_left(table)) == (2, 2, 3)
