"""What enemies can do: DS-ENAB."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.skies.chapters.turn import EndTurn
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import bearers, damage_on, doing, effects, fallen, offered, play, refused, told, victims

from .fights import battle, blow, buff, covered, covers, power, powers, squares_offered, wound
from .tables import ail, arm, foe_of, health, hurt, on_map, stock, tire, wear

NINE = ". . .|. . .|H . ."


def afflicted(table: SkiesTable) -> dict[str, tuple[str, ...]]:
    """Statuses by character, where there are any."""
    return {name: member.statuses for name, member in table.crew.items() if member.statuses}


class TestPower:
    """DS-ENAB-001."""

    def test_to_an_ally(self) -> None:
        """DS-ENAB-001: A adds 2 power to B, which has 1; the active player picks among the others."""
        table = power(battle("H A", "H .", "H .", A="add-power-ally-2"), b=1)
        play(table, "end attacks")
        assert offered(table)[:2] == ["power b", "power c"]
        assert waiting(table)[1] == table.captain

        assert powers(play(table, "power b")) == {"a": 0, "b": 3, "c": 0}

    def test_to_itself(self) -> None:
        """DS-ENAB-001: marked for itself it asks nobody."""
        table = power(battle("H A", "H .", A="add-power-self-2"), a=1)

        assert powers(play(table, "end attacks")) == {"a": 3, "b": 0}


class TestAlwaysOn:
    """DS-ENAB-002 to 005, 019, 021."""

    def test_allies_deal_more(self) -> None:
        """DS-ENAB-002: A 'allies +2', B base 2 with 1 power: 5; A's own counterattack gets nothing."""
        table = power(battle("H A|. .|. .", "H .|. .", attack=2, A="allies-damage-2"), b=1)
        play(blow(table, 1, "b"), "cover b a2")
        assert told(table, "counterattack") == [("b", "ed", 5)]

        play(table, "attack a with jessie using wrench", *covers("a", "b1", "c1", "c2"))
        assert told(table, "counterattack") == [("a", "jessie", 2)]

    def test_only_while_uncovered(self) -> None:
        """DS-ENAB-002: covered it adds nothing."""
        table = wound(battle("H A|. .", "H .|. .", attack=2, A="allies-damage-2"), "a", "a2")
        play(blow(table, 1, "b"), "cover b a2")

        assert told(table, "counterattack") == [("b", "ed", 2)]

    @pytest.mark.parametrize(("damage", "tokens"), [(5, 3), (3, 1), (2, 0), (1, 0)])
    def test_block(self, damage: int, tokens: int) -> None:
        """DS-ENAB-003: Block 2 lets 3 of 5 through, and nothing of 2."""
        table = blow(battle("B . .|. . .|H . .", B="block-2"), damage)
        play(table, *covers("a", "c3", "c2", "b2")[:tokens])

        assert len(covered(table, "a")) == tokens
        assert told(table, "counterattack")

    def test_each_time(self) -> None:
        """DS-ENAB-003: it blocks every attack, not only the first."""
        table = play(blow(battle("B . .|. . .|H . .", B="block-2"), 3), "cover a c3")
        play(table, "attack a with jessie using wrench", "cover a c2")

        assert covered(table, "a") == ["c2", "c3"]

    def test_blocks_add_up(self) -> None:
        """DS-ENAB-019: Block 1 twice: 2 of 4 are placed."""
        table = blow(battle("B C .|. . .|H . .", B="block-1", C="block-1"), 4)
        play(table, *covers("a", "c3", "c2"))

        assert covered(table, "a") == ["c2", "c3"]

    def test_ally_bonuses_add_up(self) -> None:
        """DS-ENAB-019: allies +1 and +2 of two others make +3."""
        table = battle("H A", "H .|. .", "H C", attack=2, A="allies-damage-1", C="allies-damage-2")
        play(blow(table, 1, "b"), "cover b b1")

        assert told(table, "counterattack") == [("b", "ed", 5)]

    def test_the_die_counts_minus_one(self) -> None:
        """DS-ENAB-004: a die of 2 counts as -1, a reroll changes nothing and is refused; so it is for any target."""
        table = tire(battle(NINE, "D H", D="die-minus", hands=(("pistol",),)), claire=3)
        table.crew["ed"].synergy = 1
        play(table, "attack a with ed using pistol", "roll 6")
        assert refused(table, "activate claire reroll").rule in ("DS-ABCA-006", "DS-ENAB-004")

        play(table, "go on")
        assert told(table, "deals") == [("ed", 3)]

    def test_the_die_is_free_when_that_is_covered(self) -> None:
        """DS-ENAB-004: covered it does nothing."""
        table = wound(battle(NINE, "D H", D="die-minus", hands=(("pistol",),)), "b", "a1")
        play(table, "attack a with ed using pistol", "roll 6")

        assert told(table, "deals") == [("ed", 6)]

    def test_counter_to_all(self) -> None:
        """DS-ENAB-005: base 2 and 'counter deal 1 to all': Ed takes 3, the other four 1 each."""
        table = play(blow(battle("H C|. .", attack=2, C="counter-all-1"), 1), "cover a b1")

        assert damage_on(table) == {"claire": 1, "ed": 3, "ezarius": 1, "jessie": 1, "miguel": 1}

    def test_counter_to_all_of_the_harmless(self) -> None:
        """DS-ENAB-005: with base 0 and no power the counterattack is nothing, and all take 1 none the less."""
        table = play(blow(battle("H C|. .", attack=0, C="counter-all-1"), 1), "cover a b1")

        assert damage_on(table) == dict.fromkeys(table.crew, 1)

    def test_only_attacks_on_this_enemy(self) -> None:
        """DS-ENAB-005: an attack on the neighbour does not trigger it, nor does splash; a covered one is off."""
        table = play(blow(battle(". H|. .", "C H|. .", C="counter-all-1"), 2), "cover a b2", "cover b b1")
        assert damage_on(table) == {}

        table = play(blow(battle("H C|. .", attack=2, C="counter-all-1"), 1), "cover a a2")
        assert damage_on(table) == {"ed": 2}

    def test_block_does_not_help_against_all(self) -> None:
        """DS-ENAB-021: counterattack 2, block 3, counter-all 1: everybody takes 1, Ed too."""
        table = battle("H C|. .", attack=2, C="counter-all-1")
        play(blow(table, 1, block=3), "cover a b1")

        assert damage_on(table) == dict.fromkeys(table.crew, 1)

    def test_block_is_only_against_characters(self) -> None:
        """DS-ENAB-003: a torch is no character: its 1 damage is placed on an enemy with Block 2."""
        table = stock(battle("B . .|. . .|H . .", B="block-2"), torch=1)
        play(table, "use torch deal by p1", "target a", "cover a c3")

        assert covered(table, "a") == ["c3"]

    def test_a_beaten_enemy_strikes_back_with_the_help_of_allies(self) -> None:
        """DS-ENAB-002: B's last heart is covered; its counterattack still gets A's 2 on top of its own 2."""
        table = battle("H A|. .", "H", attack=2, A="allies-damage-2")
        play(blow(table, 1, "b"), "cover b a1")

        assert told(table, "counterattack") == [("b", "ed", 4)]

    def test_counter_to_all_of_all_players(self) -> None:
        """DS-ENAB-021: with three players everybody takes 1, whoever controls them, the attacker too."""
        table = play(blow(battle("H C|. .", players=3, C="counter-all-1"), 1), "cover a b1")

        assert damage_on(table) == dict.fromkeys(table.crew, 1)


class TestHarm:
    """DS-ENAB-006, 007, 008, 017, 022."""

    def test_to_all(self) -> None:
        """DS-ENAB-006: each of five loses 2, but not below 0."""
        table = hurt(battle("H D", D="deal-all-2"), ed=7)
        play(table, "end attacks")

        assert damage_on(table) == {"claire": 2, "ed": 8, "ezarius": 2, "jessie": 2, "miguel": 2}

    def test_to_one(self) -> None:
        """DS-ENAB-007: 3 damage on Miguel at 7 leave 4."""
        table = play(battle("H T", T="deal-one-3"), "end attacks", "hurt miguel")

        assert health(table, "miguel") == 4
        assert damage_on(table) == {"miguel": 3}

    def test_an_ability_card_is_discarded(self) -> None:
        """DS-ENAB-008: of Ed's 2 cards and Claire's 1 the active player gives up one."""
        table = wear(wear(battle("H Q", Q="discard-ability"), "ed", "heavy-hands-1", "belay-5"), "claire", "duck-7")
        play(table, "end attacks")
        assert [line for line in offered(table) if line.startswith("forfeit")] == [
            "forfeit duck-7",
            "forfeit heavy-hands-1",
            "forfeit belay-5",
        ]

        play(table, "forfeit belay-5")
        assert (table.crew["ed"].cards, table.crew["claire"].cards) == (("heavy-hands-1",), ("duck-7",))
        assert "belay-5" in table.discard

    @pytest.mark.parametrize("captain", [0, 1])
    def test_the_cards_of_the_fallen_can_go_too(self, captain: int) -> None:
        """DS-ENAB-008: Ed at 0 with 2 cards, Claire with 1: any of the 3 goes, whoever's turn it is."""
        table = battle("H Q", Q="discard-ability", players=2)
        wear(wear(table, "ed", "heavy-hands-1", "belay-5"), "claire", "duck-7")
        table.captain = captain
        play(hurt(table, ed=table.bound.health["ed"]), "end attacks")
        assert waiting(table)[1] == captain
        assert {"forfeit duck-7", "forfeit heavy-hands-1", "forfeit belay-5"} <= {*offered(table)}

        play(table, "forfeit heavy-hands-1")
        assert (table.crew["ed"].cards, table.discard) == (("belay-5",), ["heavy-hands-1"])

    def test_a_resource_is_lost(self) -> None:
        """DS-ENAB-017: of 2 rope and 1 meat the meat is chosen, and 2 rope are left."""
        table = stock(battle("H L", L="lose-resource"), rope=2, meat=1)
        play(table, "end attacks", "lose meat")

        assert (table.goods["rope"], table.goods["meat"]) == (2, 0)
        assert table.fight.round == 2

    def test_common_or_quest(self) -> None:
        """DS-ENAB-022: with a jadeworm egg and a torch the active player may give up either, and nothing else."""
        table = stock(battle("H L", L="lose-resource"), jadeworm_egg=1, torch=1)
        play(table, "end attacks")
        assert [line for line in offered(table) if line.startswith("lose ")] == ["lose torch", "lose jadeworm-egg"]
        assert refused(table, "lose rope").rule == "DS-COMP-007"
        assert waiting(table)[1] == table.captain

        assert play(table, "lose torch").goods["jadeworm-egg"] == 1

    def test_to_one_of_any_player(self) -> None:
        """DS-ENAB-007: the active player may pick another player's character; power adds nothing to it."""
        table = power(battle("H T", players=3, T="deal-one-3"), a=4)
        play(table, "end attacks")
        assert (victims(table), waiting(table)[1]) == ([*table.crew], table.captain)
        other = next(name for name in table.crew if table.controller(name) == 2)
        play(table, f"hurt {other}")

        assert damage_on(table) == {other: 3}

    def test_one_resource_however_many_play(self) -> None:
        """DS-ENAB-017: with three players it is 1 resource all the same, and the enemy gains nothing by it."""
        table = stock(battle("H L", players=3, L="lose-resource"), rope=3)
        play(table, "end attacks", "lose rope")
        assert (table.goods["rope"], powers(table), table.fight.round) == (2, {"a": 0}, 2)

        assert play(table, "end attacks", "lose rope").goods["rope"] == 1

    def test_what_one_cannot_take_is_lost(self) -> None:
        """DS-ENAB-007: 3 damage on Miguel with 1 health left: he is down, and nobody takes the other 2."""
        table = play(hurt(battle("H T", T="deal-one-3"), miguel=6), "end attacks", "hurt miguel")

        assert (damage_on(table), table.fight.round) == ({"miguel": 7}, 2)


class TestStatuses:
    """DS-ENAB-010 to 014."""

    @pytest.mark.parametrize(
        ("ability", "status"),
        [
            ("frighten", "frightened"),
            ("low-morale", "low-morale"),
            ("madness", "madness"),
            ("venom", "venom"),
            ("weaken", "weakened"),
        ],
    )
    def test_the_active_player_chooses_who(self, ability: str, status: str) -> None:
        """DS-ENAB-010, DS-ENAB-011, DS-ENAB-012, DS-ENAB-013, DS-ENAB-014: one character gets the status."""
        table = ail(battle("H X", X=ability), "claire", status)
        play(table, "end attacks")
        assert bearers(table) == ["ed", "ezarius", "jessie", "miguel"]
        assert waiting(table)[1] == table.captain

        play(table, f"afflict jessie with {status}")
        assert afflicted(table) == {"claire": (status,), "jessie": (status,)}

    @pytest.mark.parametrize("captain", [0, 1])
    @pytest.mark.parametrize("status", ["frightened", "low-morale", "madness", "venom", "weakened"])
    def test_a_character_of_any_player(self, status: str, captain: int) -> None:
        """DS-ENAB-010, DS-ENAB-011, DS-ENAB-012, DS-ENAB-013, DS-ENAB-014: others' characters can be chosen too."""
        ability = {"frightened": "frighten", "weakened": "weaken"}.get(status, status)
        table = battle("H X", X=ability, players=2)
        table.captain = captain
        play(table, "end attacks")
        assert waiting(table)[1] == captain
        assert bearers(table) == ["claire", "ed", "ezarius", "jessie", "miguel"]

        another = next(name for name in bearers(table) if table.controller(name) != captain)
        play(table, f"afflict {another} with {status}")
        assert afflicted(table) == {another: (status,)}

    def test_frighten(self) -> None:
        """DS-ENAB-010: Jessie gets no combat card next round."""
        table = play(battle("H X", X="frighten"), "end attacks", "afflict jessie with frightened")

        assert refused(table, "attack a with jessie using wrench").rule == "DS-STAT-006"

    def test_low_morale(self) -> None:
        """DS-ENAB-011: Ed's next challenge costs him 2 stamina."""
        table = play(battle("H X", X="low-morale"), "end attacks", "afflict ed with low-morale")
        play(blow(table, 1), "cover a a1")
        play(effects(tire(table, ed=2), "challenge STRENGTH 5", "fail: lose 1 rope"), "join ed")

        assert table.crew["ed"].stamina == 0

    def test_madness(self) -> None:
        """DS-ENAB-012: Ezarius can no longer spend stamina to remove power."""
        table = tire(battle("H X|P .", X="madness"), ezarius=3)
        assert "activate ezarius power" in offered(table)
        play(table, "end attacks", "afflict ezarius with madness")

        assert refused(table, "activate ezarius power").rule == "DS-STAT-008"

    def test_venom(self) -> None:
        """DS-ENAB-013: Miguel at 6 stays at 6 during combat and drops to 5 when the turn ends."""
        table = hurt(battle("H X|. .", X="venom"), miguel=1)
        play(table, "end attacks", "afflict miguel with venom", "end attacks", "afflict ed with venom")
        assert health(table, "miguel") == 6

        table.spent = 5
        play(blow(table, 1), "cover a a1", "end turn")
        assert health(table, "miguel") == 5

    def test_weaken(self) -> None:
        """DS-ENAB-014: with STRENGTH 3 an attack adding STRENGTH gets 1 from her next round."""
        table = wear(battle(f"H X .|{NINE}", X="weaken"), "claire", "plain-strength-7", "belay-5", "shove-6")
        play(table, "end attacks", "afflict claire with weakened")

        assert told(blow(table, 2, name="claire", skill="strength"), "deals") == [("claire", 2 + 1)]

    @pytest.mark.parametrize(
        ("ability", "status"),
        [("frighten", "frightened"), ("low-morale", "low-morale"), ("venom", "venom"), ("weaken", "weakened")],
    )
    def test_anybody_once(self, ability: str, status: str) -> None:
        """DS-ENAB-010, DS-ENAB-011, DS-ENAB-013, DS-ENAB-014: anybody's character, the fallen too; one, on hard too."""
        table = wear(battle("H X|. .", players=2, X=ability), "ed", "belay-5")
        table.level = "hard"
        play(tire(blow(fallen(table, "miguel"), 1), claire=2), "cover a b1", "end attacks")
        assert {table.controller(name) for name in table.crew} == {0, 1}
        assert bearers(table) == [*table.crew]
        play(table, f"afflict miguel with {status}")

        assert (afflicted(table), table.fight.round) == ({"miguel": (status,)}, 2)
        assert [member.stamina for member in table.crew.values()] == [2, 0, 0, 0, 0]

    def test_venom_bites_whoever_has_it_turn_after_turn(self) -> None:
        """DS-ENAB-013: at the end of seat 1's turn seat 2's Miguel loses 1, and 1 more at the end of the next."""
        table = ail(on_map(2, crew="ed ezarius/jessie miguel"), "miguel", "venom")
        doing(table, EndTurn())
        assert health(table, "miguel") == 6
        doing(table, EndTurn())

        assert (health(table, "miguel"), table.crew["miguel"].statuses) == (5, ("venom",))


class TestHealing:
    """DS-ENAB-015, 016."""

    def test_heal_self(self) -> None:
        """DS-ENAB-015: Heal Self 2 with 5 tokens leaves 3 of the active player's choice; freed squares are active."""
        table = wound(battle("K B .|. H .", K="heal-self-2", B="block-1"), "a", "a2", "a3", "b1", "b2", "b3")
        play(table, "end attacks")
        assert [line for line in offered(table) if line.startswith("uncover")] == [
            f"uncover a {square}" for square in ("a2", "a3", "b1", "b2", "b3")
        ]

        play(table, "uncover a a2", "uncover a b3")
        assert covered(table, "a") == ["a3", "b1", "b2"]
        blow(table, 1)
        assert squares_offered(table) == []

    def test_heal_ally(self) -> None:
        """DS-ENAB-015: an ally with damage is picked, and then its token."""
        table = wound(battle("N H", ". H", ". H", N="heal-ally-1"), "b", "a1")
        play(table, "end attacks")
        assert [line for line in offered(table) if line.startswith("mend")] == ["mend b"]

        play(table, "mend b", "uncover b a1")
        assert covered(table, "b") == []

    @pytest.mark.parametrize(("square", "rest"), [("b1", ["a2"]), ("a2", ["b1"])])
    def test_a_heart_of_three(self, square: str, rest: list[str]) -> None:
        """DS-ENAB-016: Heal Self 1 takes the single token off a 3-heart, or another; then 3 damage is needed again."""
        table = wound(battle("K H3|. H", K="heal-self-1"), "a", "a2", "b1")
        play(table, "end attacks", f"uncover a {square}")
        assert covered(table, "a") == rest
        assert table.fight.round == 2

        blow(table, 2)
        assert ("a:a2" in squares_offered(table)) is False
        assert refused(table, "cover a a2").rule == ("DS-DMGE-005" if square == "a2" else "DS-DMGE-006")

    def test_a_heart_of_three_and_another_square(self) -> None:
        """DS-ENAB-015, DS-DMGE-004: on a 3-heart lies 1 token, so Heal Self 2 takes it and one more."""
        table = wound(battle("K H3|. H", K="heal-self-2"), "a", "a2", "b1")
        play(table, "end attacks", "uncover a a2", "uncover a b1")

        assert covered(table, "a") == []
        assert table.fight.round == 2

    def test_no_more_on_hard_and_the_buff_card_counts_like_a_square(self) -> None:
        """DS-ENAB-015: Heal Self 2 takes a token off the buff card and one off a square, on hard too, and no third."""
        table = buff(wound(battle("K . .|. H .", K="heal-self-2"), "a", "a2", "a3"), "a", damage=1)
        table.level = "hard"
        play(table, "end attacks", "uncover a buff", "uncover a a3")

        assert (covered(table, "a"), foe_of(table, "a").buffed) == (["a2"], 0)
        assert not [line for line in offered(table) if line.startswith("uncover")]


class TestWithoutATarget:
    """DS-ENAB-018."""

    @pytest.mark.parametrize(
        "ability", ["add-power-ally-1", "heal-ally-1", "heal-self-1", "lose-resource", "discard-ability", "venom"]
    )
    def test_nothing_happens(self, ability: str) -> None:
        """DS-ENAB-018: no ally, damage, resource, equipped card or character without the status: no effect."""
        table = battle("H X", X=ability)
        for name in table.crew:
            ail(table, name, "venom")
        before = table.clone()
        play(table, "end attacks")

        assert told(table, "enemy-ability") == [("a", ability)]
        assert table.fight.round == 2
        assert (table.crew, table.goods, table.fight.foes) == (before.crew, before.goods, before.fight.foes)

    def test_an_unhurt_ally_is_no_target(self) -> None:
        """DS-ENAB-018: with no damage on the ally nothing is healed, even if the healer has some."""
        table = wound(battle("N .|. H", ". H", N="heal-ally-1"), "a", "a2")
        play(table, "end attacks")

        assert (covered(table, "a"), table.fight.round) == (["a2"], 2)

    def test_a_lone_healer_of_allies_does_not_heal_itself(self) -> None:
        """DS-ENAB-018: 'heal ally' without an ally leaves the healer's own damage where it is."""
        table = play(wound(battle("N .|. H", N="heal-ally-1"), "a", "a2"), "end attacks")

        assert (covered(table, "a"), table.fight.round) == (["a2"], 2)


def test_the_arm_helper_prints_a_card() -> None:
    """DS-ENAB-003: a card printed anew to ignore block is not blocked."""
    table = arm(battle("B . .|. . H", B="block-2"), "wrench", damage=2, pierces=True)
    play(table, "attack a with jessie using wrench", *covers("a", "b1", "b2"))

    assert covered(table, "a") == ["b1", "b2"]
