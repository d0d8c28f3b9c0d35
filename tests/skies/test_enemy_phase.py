"""The enemy phase: DS-ENDR."""

from __future__ import annotations

from sleeping_gods.kernel.play import waiting
from tests.bed import bearers, damage_on, fallen, offered, play, refused, told, victims

from .fights import battle, blow, covered, covers, power, powers, wound
from .tables import fight, foe, health, hurt, on_map, stock, tire

NINE = ". . .|. . .|H . ."


class TestWhen:
    """DS-ENDR-001, 002, 007."""

    def test_after_the_fourth_card(self) -> None:
        """DS-ENDR-001: after four cards nothing but the enemy phase is left."""
        table = battle(
            "H H H|H H H|H H H|H H H|H H H", hands=(("cabin-door", "tow-cable", "whip", "wrench", "pistol"),)
        )
        play(table, "attack a with ed using cabin-door", "attack a with jessie using tow-cable")
        play(table, "attack a with miguel using whip", "cover a a1")
        play(table, "attack a with claire using wrench", *covers("a", "b1", "b2", "b3"))
        assert offered(table) == ["end attacks"]

        play(table, "end attacks")
        assert told(table, "enemy-acts") == [("a", 0)]

    def test_earlier_when_no_more_can_be_played(self) -> None:
        """DS-ENDR-001: 4 players and another's Ed at 0: after 3 cards nothing but the enemy phase is left."""
        table = on_map(4)
        table.captain = 1
        hands = (("whip",), ("cabin-door",), ("tow-cable",), ("slingshot",))
        fallen(fight(foe(table, "a", NINE, attack=0), "a", hands=hands), "ed")
        play(table, "attack a with ezarius using cabin-door", "attack a with jessie using tow-cable")
        play(table, "attack a with miguel using slingshot", "roll 1", "go on")

        assert [line for line in offered(table) if line.startswith(("attack", "end"))] == ["end attacks"]
        assert told(play(table, "end attacks"), "enemy-acts") == [("a", 0)]

    def test_not_when_no_enemy_remains(self) -> None:
        """DS-ENDR-001: after the last enemy fell there is none."""
        table = play(blow(battle("H P"), 1), "cover a a1")

        assert told(table, "enemy-acts") == []
        assert table.combat is None

    def test_played_cards_are_discarded_first(self) -> None:
        """DS-ENDR-002: the cards on characters go to the discard before any enemy acts."""
        table = battle("H T|. .", T="deal-one-1", hands=(("cabin-door", "tow-cable"),))
        play(table, "attack a with ed using cabin-door", "attack a with jessie using tow-cable")
        assert (table.fight.discard, len(table.fight.played)) == ([], 2)

        play(table, "end attacks")
        assert victims(table)
        assert (sorted(table.fight.discard), table.fight.played) == (["cabin-door", "tow-cable"], {})

    def test_enemies_do_not_attack(self) -> None:
        """DS-ENDR-007: an enemy without hourglass abilities harms nobody, whatever its attack and power."""
        table = play(power(battle("H B F|P . .", attack=5, B="block-2", F="first-strike"), a=3), "end attacks")

        assert damage_on(table) == {}
        assert table.fight.round == 2


class TestOrder:
    """DS-ENDR-003, 004."""

    def test_left_to_right_power_first(self) -> None:
        """DS-ENDR-003: A gains power and uses its abilities, then B."""
        table = battle("H P|V .", "D H|P .", V="venom", D="deal-all-1")
        play(power(table, a=0, b=0), "end attacks")
        assert told(table, "enemy-acts") == [("a", 1)]
        assert (powers(table), damage_on(table)) == ({"a": 1, "b": 0}, {})
        assert bearers(table)

        play(table, "afflict ed with venom")
        assert told(table, "enemy-acts") == [("b", 1)]
        assert powers(table) == {"a": 1, "b": 1}
        assert sum(damage_on(table).values()) == 5

    def test_each_acts_once(self) -> None:
        """DS-ENDR-003: and again in the next round."""
        table = play(power(battle("H P", "H P"), a=0, b=0), "end attacks")
        assert powers(table) == {"a": 1, "b": 1}

        assert powers(play(table, "end attacks")) == {"a": 2, "b": 2}

    def test_growth_of_uncovered_symbols(self) -> None:
        """DS-ENDR-004: 3 symbols, 1 covered: 2 more power."""
        table = battle("P P|P H")
        assert powers(table) == {"a": 3}

        play(wound(table, "a", "a1"), "end attacks")
        assert powers(table) == {"a": 5}
        assert told(table, "enemy-acts") == [("a", 2)]


class TestAbilities:
    """DS-ENDR-005, 006, 008, 009."""

    def test_only_what_is_uncovered(self) -> None:
        """DS-ENDR-005: with Weaken covered and Venom free there is 1 venom and no weakened."""
        table = wound(battle("W V|. H", W="weaken", V="venom"), "a", "a1")
        play(table, "end attacks")
        assert offered(table)[0] == "afflict claire with venom"

        play(table, "afflict miguel with venom")
        assert {name: member.statuses for name, member in table.crew.items() if member.statuses} == {
            "miguel": ("venom",)
        }

    def test_only_what_has_the_hourglass(self) -> None:
        """DS-ENDR-005: abilities that always work do not act in the phase."""
        table = battle(
            "A B C|D F H", A="allies-damage-1", D="die-minus", F="first-strike", B="block-1", C="counter-all-1"
        )
        play(table, "end attacks")

        assert told(table, "enemy-ability") == []
        assert damage_on(table) == {}

    def test_the_active_player_names_the_victim(self) -> None:
        """DS-ENDR-006: 'Deal 2 damage to one' asks the active player, also for characters of others."""
        table = on_map(2)
        table.captain = 1
        fight(foe(table, "a", "H T", T="deal-one-2"), "a", hands=(("whip",), ("wrench",)))
        play(table, "end attacks")
        assert waiting(table)[1] == 1
        assert victims(table) == ["claire", "ed", "ezarius", "jessie", "miguel"]

        assert health(play(table, "hurt ed"), "ed") == 6

    def test_no_block(self) -> None:
        """DS-ENDR-008: Jessie's block is refused against end-of-round damage."""
        table = tire(battle("H D T", D="deal-all-1", T="deal-one-2"), jessie=3)
        play(table, "end attacks")
        assert damage_on(table) == dict.fromkeys(table.crew, 1)
        assert refused(table, "activate jessie block").rule == "DS-ENDR-008"

        play(table, "hurt jessie")
        assert (health(table, "jessie"), table.crew["jessie"].stamina) == (8 - 1 - 2, 3)

    def test_not_on_somebody_at_0_and_no_spill(self) -> None:
        """DS-ENDR-009: 'Deal 3 to one' with Ed at 2: Ed drops to 0 and 1 is ignored; the fallen cannot be chosen."""
        table = fallen(hurt(battle("H T", T="deal-one-3"), ed=6), "miguel")
        play(table, "end attacks")
        assert refused(table, "hurt miguel").rule == "DS-ENDR-009"

        play(table, "hurt ed")
        assert health(table, "ed") == 0
        assert damage_on(table) == {"ed": 8, "miguel": 7}

    def test_abilities_act_in_reading_order(self) -> None:
        """DS-ENDR-009: from the top left, row by row."""
        table = battle("H W V|T . D", W="weaken", V="venom", T="deal-one-1", D="deal-all-1")
        play(table, "end attacks")
        assert offered(table)[0].endswith("weakened")

        play(table, "afflict ed with weakened")
        assert offered(table)[0].endswith("venom")
        play(table, "afflict ed with venom")
        assert victims(table)
        assert damage_on(table) == {}
        play(table, "hurt ed")
        assert damage_on(table) == {"claire": 1, "ed": 2, "ezarius": 1, "jessie": 1, "miguel": 1}

    def test_a_square_freed_by_its_own_card_waits(self) -> None:
        """DS-ENDR-009: Heal Self frees the Deal-all of the same card, which acts only next round."""
        table = wound(battle("K D|. H", K="heal-self-1", D="deal-all-1"), "a", "a2")
        play(table, "end attacks", "uncover a a2")
        assert damage_on(table) == {}

        play(table, "end attacks")
        assert damage_on(table) == dict.fromkeys(table.crew, 1)

    def test_a_square_freed_by_a_card_further_left_acts(self) -> None:
        """DS-ENDR-009: Heal Ally of A frees B's Deal-all and growth before B acts."""
        table = wound(battle("N . H", "D P|. H", N="heal-ally-2", D="deal-all-1"), "b", "a1", "a2")
        play(power(table, b=0), "end attacks", "mend b", "uncover b a1", "uncover b a2")

        assert damage_on(table) == dict.fromkeys(table.crew, 1)
        assert powers(table)["b"] == 1

    def test_a_square_freed_by_a_card_further_right_waits(self) -> None:
        """DS-ENDR-009: A has acted when B heals it."""
        table = wound(battle("D . H", "N . H", N="heal-ally-1", D="deal-all-1"), "a", "a1")
        play(table, "end attacks", "mend a", "uncover a a1")

        assert damage_on(table) == {}

    def test_a_square_covered_in_the_meantime_is_off(self) -> None:
        """DS-ENDR-005, DS-DMGE-007: a torch used while the card acts still switches an ability off."""
        table = stock(battle("T V|. H", T="deal-one-1", V="venom"), torch=1)
        play(table, "end attacks", "use torch deal by p1", "target a", "cover a a2", "hurt ed")

        assert covered(table, "a") == ["a2"]
        assert table.fight.round == 2
        assert not any(member.statuses for member in table.crew.values())
