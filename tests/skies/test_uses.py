"""Who may use what, when, and for whom."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.skies.chapters.camp import Camp
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.turn import EndAction, EndTurn
from tests.bed import again, bearers, doing, draw_any, effects, fallen, offered, play, victims

from .fights import battle, power
from .tables import ail, arm, at_start, health, hurt, on_map, stock, tire, wear
from .test_ability_cards import rewrite

ALL = ["claire", "ed", "ezarius", "jessie", "miguel"]
OTHERS = ["claire", "ed", "ezarius", "miguel"]
"""Everybody but Jessie."""


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


class TestAnother:
    """An effect on another character passes by the one who bears the card."""

    @pytest.mark.parametrize(("words", "able"), [("", ALL), (" to one", ALL), (" to another", OTHERS)])
    def test_health(self, words: str, able: list[str]) -> None:
        """DS-HLTH-001: everybody is hurt; `another` leaves out Jessie, who bears the card."""
        table = hurt(on_map(), claire=2, ed=2, ezarius=2, jessie=2, miguel=2)
        effects(table, f"restore 2 health{words}", bearer="jessie", act=True)
        assert [line.split()[1] for line in offered(table) if line.startswith("heal")] == able
        play(table, "heal ed")

        assert health(table, "ed") == (8 if words else 7)
        assert ("heal claire" in offered(table)) is (not words)

    @pytest.mark.parametrize(("words", "able"), [("", ALL), (" to one", ALL), (" to another", OTHERS)])
    def test_stamina(self, words: str, able: list[str]) -> None:
        """DS-STAM-001: all of it to one, or point by point; `another` leaves out the bearer, at each point."""
        table = tire(on_map(), claire=0, ed=0, ezarius=0, jessie=0, miguel=0)
        effects(table, f"gain 2 stamina{words}", bearer="jessie", act=True)
        assert [line.split()[1] for line in offered(table) if line.startswith("refresh")] == able
        play(table, "refresh ed")

        assert table.crew["ed"].stamina == (2 if words else 1)
        assert ("refresh claire" in offered(table)) is (not words)

    @pytest.mark.parametrize(("words", "able"), [("", ALL), (" from one", ALL), (" from another", OTHERS)])
    def test_a_cure(self, words: str, able: list[str]) -> None:
        """DS-STAT-011: all five have venom; one is cured, and `another` is not Jessie."""
        table = on_map()
        for name in ALL:
            ail(table, name, "venom", "weakened")
        effects(table, f"remove venom{words}", bearer="jessie", act=True)
        assert [line for line in offered(table) if line.startswith("cure")] == [
            f"cure {name} of venom" for name in able
        ]
        play(table, "cure ed of venom")

        assert [table.crew[name].statuses for name in ("ed", "claire")] == [("weakened",), ("venom", "weakened")]
        assert not [line for line in offered(table) if line.startswith("cure")]

    @pytest.mark.parametrize(("words", "able"), [("", ALL), (" on one", ALL), (" on another", OTHERS)])
    def test_a_status(self, words: str, able: list[str]) -> None:
        """DS-BASE-010: who gets it is the active player's choice; `another` is not Jessie."""
        assert bearers(effects(on_map(), f"gain venom{words}", bearer="jessie")) == able

    @pytest.mark.parametrize(("words", "able"), [(" by one", ALL), (" by another", OTHERS)])
    def test_damage_on_one(self, words: str, able: list[str]) -> None:
        """DS-BASE-009, DS-HLTH-004: all of it on one; what that one cannot take goes on to others, Jessie too."""
        table = hurt(effects(on_map(), f"lose 3 health{words}", bearer="jessie"), ed=7)
        assert victims(table) == able
        play(table, "hurt ed")

        assert (health(table, "ed"), victims(table)) == (0, ["claire", "ezarius", "jessie", "miguel"])
        play(table, "hurt jessie", "hurt jessie")
        assert (health(table, "jessie"), victims(table)) == (6, [])

    def test_the_bearer_alone(self) -> None:
        """DS-BASE-011: health, stamina and cures to the bearer reach nobody else."""
        table = tire(hurt(on_map(), jessie=2, ed=2), jessie=1, ed=1)
        ail(ail(table, "jessie", "venom"), "ed", "venom")
        lines = ("restore 1 health to bearer", "gain 1 stamina to bearer", "remove venom from bearer")
        effects(table, *lines, bearer="jessie", act=True)

        jessie, ed = table.crew["jessie"], table.crew["ed"]
        assert (jessie.damage, jessie.stamina, jessie.statuses) == (1, 2, ())
        assert (ed.damage, ed.stamina, ed.statuses) == (2, 1, ("venom",))
