"""What enemies do in and after attacks: SG-ENEMY-013 to 024."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.party.chapters.leftover import left_of
from sleeping_gods.party.chapters.reach import reach_of
from sleeping_gods.sea.chapters.crew import skill_of
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack, covered, covers, damage, facing, left, wound
from .tables import fate_line, give_command, offered, own, play, refused, told, wear

PLAIN = ". . .|. . .|. . H"


class TestFirstStrikeAndFlying:
    """SG-ENEMY-013 to 015."""

    def test_first_strike_on_a_hit(self) -> None:
        """SG-ENEMY-013: the attacker takes 2 first and then kills it."""
        table = attack(facing("K . .|. . .|. . H", strike=2, K="first-strike"), "gregory", "a", 4)
        assert damage(table, "gregory") == [2]
        play(table, *covers("a", "c3", "c2"))

        assert table.combat is None
        assert damage(table, "gregory") == [2]

    def test_first_strike_on_a_miss(self) -> None:
        """SG-ENEMY-013: on a miss it comes before the damage as well, and only once."""
        table = attack(facing("K . .|. . .|. . H", strike=2, defense=12, K="first-strike"), "gregory", "a", 4)
        assert damage(table, "gregory") == [2]

        assert damage(play(table, "cover a a2"), "gregory") == [2]

    def test_first_strike_is_blocked_like_any_counterattack(self) -> None:
        """SG-ENEMY-013, SG-WEAPON-006: of 3 damage Marco's cleaver blocks 1, though it comes before his attack."""
        table = attack(facing("K . .|. . .|. . H", strike=3, K="first-strike"), "marco", "a", 4)

        assert (table.pack.crew["marco"].weapon.block, damage(table, "marco")) == (1, [2])

    @pytest.mark.parametrize("defense", [1, 12])
    def test_first_strike_comes_before_a_rapid_strike(self, defense: int) -> None:
        """SG-ENEMY-013: hit or miss, it is before the damage of an attacker with Rapid Strike as well."""
        table = facing("K . .|. . .|. . H", strike=2, defense=defense, K="first-strike")
        attack(wear(table, "gregory", "rapid-strike-2"), "gregory", "a", 4)

        assert (damage(table, "gregory"), covered(table, "a")) == ([2], [])

    def test_a_covered_first_strike_is_none(self) -> None:
        """SG-ENEMY-013: once its square is covered a hit that kills takes no counterattack."""
        table = wound(facing("K . .|. . .|. . H", strike=2, K="first-strike"), "a", "a1")
        attack(table, "gregory", "a", 4, *covers("a", "c3", "c2"))

        assert damage(table, "gregory") == [0]

    def test_first_strike_counts_the_bonus_that_the_attack_is_about_to_cover(self) -> None:
        """SG-ENEMY-013: it strikes before the damage is placed, so the bonus still counts."""
        table = attack(facing("K A .|. . .|. . H", strike=2, K="first-strike"), "gregory", "a", 4)

        assert damage(table, "gregory") == [3]

    def test_a_fallen_attacker_completes_the_attack(self) -> None:
        """SG-ENEMY-014: with 1 health left the attacker falls to First Strike, and 2 damage are placed."""
        table = left(facing("K . .|. . .|. . H", strike=2, K="first-strike"), "gregory", 1)
        attack(table, "gregory", "a", 4, "hurt mac", *covers("a", "a2", "a3"))

        assert damage(table, "gregory", "mac") == [5, 1]
        assert covered(table, "a") == ["a2", "a3"]

    def test_flying(self) -> None:
        """SG-ENEMY-015: against defense 5 and an uncovered wing a club's 5 misses; with the wing covered it hits."""
        table = facing("F . .|. . .|. . H", defense=5, F="flying")

        assert told(attack(table.clone(), "laurent", "a", 5), "miss") == [("laurent", "a", 5)]
        assert told(attack(table.clone(), "laurent", "a", 6), "hit") == [("laurent", "a", 6)]
        assert told(attack(wound(table, "a", "a1"), "laurent", "a", 5), "hit") == [("laurent", "a", 5)]

    def test_two_wings_raise_the_defense_once(self) -> None:
        """SG-ENEMY-015, SG-ENEMY-025: two wings make defense 1 higher and no more, until both are covered."""
        table = facing("F . F|. . .|. . H", defense=5, F="flying")

        assert told(attack(table.clone(), "laurent", "a", 6), "hit") == [("laurent", "a", 6)]
        wound(table, "a", "a1")
        assert told(attack(table.clone(), "laurent", "a", 5), "miss") == [("laurent", "a", 5)]
        wound(table, "a", "a3")
        assert told(attack(table, "laurent", "a", 5), "hit") == [("laurent", "a", 5)]

    def test_wings_help_in_every_round(self) -> None:
        """SG-ENEMY-015, SG-WEAPON-010: in round 2 a club's 5 still misses defense 5 with a wing; a rifle's 5 hits."""
        table = play(facing("F . .|. . .|. . H", defense=5, F="flying"), "end attacks")
        assert table.fight.round == 2

        assert told(attack(table.clone(), "odessa", "a", 4), "hit") == [("odessa", "a", 5)]
        assert told(attack(table, "laurent", "a", 5), "miss") == [("laurent", "a", 5)]

    def test_ranged_weapons_ignore_wings(self) -> None:
        """SG-ENEMY-015: a rifle's 5 hits defense 5, wing or not."""
        table = facing("F . .|. . .|. . H", defense=5, F="flying")

        assert told(attack(table, "odessa", "a", 4), "hit") == [("odessa", "a", 5)]


class TestStatuses:
    """SG-ENEMY-016 to 020: at the end of a round, on whom the active player chooses."""

    @pytest.mark.parametrize(
        ("ability", "status"),
        [
            ("frighten", "frightened"), ("low-morale", "low-morale"), ("madness", "madness"), ("venom", "venom"),
            ("weaken", "weakened"),
        ],
    )  # fmt: skip
    def test_one_crew_member_of_the_active_players_choice(self, ability: str, status: str) -> None:
        """SG-ENEMY-016, 017, 018, 019, 020: each gives its status to one crew member, anybody's."""
        table = play(facing("X . .|. . .|. . H", X=ability, players=2), "end attacks")
        assert waiting(table)[1] == table.captain == 0
        assert [line for line in offered(table) if line.startswith("afflict")] == [
            f"afflict {name} with {status}" for name in table.crew
        ]
        play(table, f"afflict mac with {status}")

        assert {name: member.statuses for name, member in table.crew.items() if member.statuses} == {"mac": (status,)}
        assert table.fight.round == 2

    @pytest.mark.parametrize(
        ("ability", "status"),
        [
            ("frighten", "frightened"), ("low-morale", "low-morale"), ("madness", "madness"), ("venom", "venom"),
            ("weaken", "weakened"),
        ],
    )  # fmt: skip
    def test_the_fallen_and_the_ailing_may_take_another(self, ability: str, status: str) -> None:
        """SG-ENEMY-016..020: Mac, at 0 health and ailing already, may take it though he did not attack; Odessa did."""
        table = left(facing("X H H|H H H|H H H", X=ability), "mac", 0)
        earlier = "venom" if status != "venom" else "frightened"
        table.crew["mac"].statuses = (earlier,)
        attack(table, "odessa", "a", 6)
        while table.fight.attack is not None:
            play(table, next(line for line in offered(table) if line.startswith("cover a") and not line.endswith("a1")))
        play(table, "end attacks", f"afflict mac with {status}")

        assert list(table.crew["mac"].statuses) == [earlier, status]

    def test_the_frightened_cannot_attack(self) -> None:
        """SG-ENEMY-016: when it has acted on Mac, Mac cannot attack in round 2."""
        table = play(facing("X . .|. . .|. . H", X="frighten"), "end attacks", "afflict mac with frightened")

        assert refused(table, "attack a with mac using cutlass").rule == "SG-STATUS-006"

    def test_the_weakened_lose_two_of_each_skill(self) -> None:
        """SG-ENEMY-020: when it has acted on Kannan with savvy 3, his savvy is 1."""
        table = wear(facing("X . .|. . .|. . H", X="weaken"), "kannan", "plain-savvy-2", "lessons-2")
        assert skill_of(table, "kannan", "savvy") == 3
        play(table, "end attacks", "afflict kannan with weakened")

        assert skill_of(table, "kannan", "savvy") == 1

    def test_venom_does_not_bite_within_the_turn(self) -> None:
        """SG-ENEMY-019: venom gained in round 1 has done nothing when round 2 ends."""
        table = play(facing("V . .|. . .|. . H", V="venom"), "end attacks", "afflict mac with venom")
        play(table, "end attacks", "afflict odessa with venom")

        assert table.fight.round == 3
        assert damage(table, "mac", "odessa") == [0, 0]


class TestRegen:
    """SG-ENEMY-021 and 022."""

    def test_regen_3(self) -> None:
        """SG-ENEMY-021: of 4 tokens Regen 3 leaves 1, which ones the active player chooses."""
        table = wound(facing("R . .|. . .|. . H", R="regen-3", players=2), "a", "a2", "b1", "b2", "c1")
        play(table, "end attacks", "uncover a b2", "uncover a c1")
        assert waiting(table)[1] == table.captain
        assert table.fight.round == 1
        play(table, "uncover a a2")

        assert (covered(table, "a"), table.fight.round) == (["b1"], 2)

    def test_regen_takes_what_is_there(self) -> None:
        """SG-ENEMY-021: of 2 tokens Regen 3 leaves 0."""
        table = wound(facing("R . .|. . .|. . H", R="regen-3"), "a", "a2", "b1")
        play(table, "end attacks", "uncover a a2", "uncover a b1")

        assert (covered(table, "a"), table.fight.round) == ([], 2)

    def test_regen_1(self) -> None:
        """SG-ENEMY-021: Regen 1 removes one token."""
        table = wound(facing("R . .|. . .|. . H", R="regen-1"), "a", "a2", "b1")
        play(table, "end attacks", "uncover a a2")

        assert (covered(table, "a"), table.fight.round) == (["b1"], 2)

    def test_a_reopened_heart_needs_its_full_number(self) -> None:
        """SG-ENEMY-022: a 2-heart that is uncovered again is not covered by 1 damage."""
        table = wound(facing("R . H2|. . .|. . H", defense=12, R="regen-1"), "a", "a3")
        attack(play(table, "end attacks", "uncover a a3"), "laurent", "a", 1)

        assert refused(table, "cover a a3").rule == "SG-COMBAT-027"

    def test_a_reopened_square_works_again(self) -> None:
        """SG-ENEMY-022: a bonus that is uncovered again counts in the next round."""
        table = wound(facing("R . A|. . .|. . H", strike=1, R="regen-1"), "a", "a3")
        play(table, "end attacks", "hurt mac", "uncover a a3")
        assert damage(table, "mac") == [1]

        assert damage(play(table, "end attacks", "hurt mac"), "mac") == [3]

    def test_a_square_reopened_by_a_card_further_left_acts_this_round(self) -> None:
        """SG-ENEMY-022: Adjacent Regen of A reopens the venom of B, which acts this round."""
        table = facing("G . .|. . .|. . H", "V . .|. . .|. . H", G="adjacent-regen-1", V="venom")
        play(wound(table, "b", "a1"), "end attacks", "uncover b a1")

        assert offered(table)[0] == "afflict odessa with venom"

    def test_a_square_reopened_by_its_own_card_does_not_act_this_round(self) -> None:
        """SG-ENEMY-022: Regen of a card that reopens its own venom: no venom this round, but the next."""
        table = wound(facing("R . V|. . .|. . H", R="regen-1", V="venom"), "a", "a3")
        play(table, "end attacks", "uncover a a3")
        assert table.fight.round == 2
        play(table, "end attacks")

        assert offered(table)[0] == "afflict odessa with venom"


class TestResist:
    """SG-ENEMY-023 and 024."""

    def test_a_hit_is_cut_by_one(self) -> None:
        """SG-ENEMY-023: of a hit for 3 two are placed."""
        table = attack(facing("R . .|. . .|. . H", R="resist-1"), "mac", "a", 4, *covers("a", "b2", "b3"))

        assert covered(table, "a") == ["b2", "b3"]
        assert table.fight.strike is None

    def test_every_attack_is_cut(self) -> None:
        """SG-ENEMY-023: the next attack is cut again while the square is uncovered."""
        table = facing("R . .|. . .|. . H", R="resist-1")
        attack(table, "mac", "a", 4, *covers("a", "b2", "b3"))
        attack(table, "rafael", "a", 4, *covers("a", "a2", "a3"))

        assert covered(table, "a") == ["a2", "a3", "b2", "b3"]

    def test_resist_may_cover_its_own_square_with_the_rest(self) -> None:
        """SG-ENEMY-024: resist comes off before placing, so the remainder may cover its square, and then it is off."""
        table = facing("R . .|. . .|. . H", R="resist-1")
        attack(table, "mac", "a", 4, *covers("a", "a1", "a2"))
        assert table.fight.strike is None
        attack(table, "rafael", "a", 4, *covers("a", "b1", "b2", "b3"))

        assert covered(table, "a") == ["a1", "a2", "b1", "b2", "b3"]

    def test_a_miss_against_resist_deals_nothing(self) -> None:
        """SG-ENEMY-024: a miss for 1 places 0."""
        table = attack(facing("R . .|. . .|. . H", defense=12, R="resist-1"), "mac", "a", 1)

        assert covered(table, "a") == []
        assert offered(table)[0].startswith("attack")

    def test_splash_onto_a_resisting_neighbour(self) -> None:
        """SG-ENEMY-024: a splash of 2 onto a resisting neighbour places 1; a splash of 1 places none."""
        table = wear(facing(PLAIN, "R . .|. . .|. . H", R="resist-1"), "mac", "sword-master")
        attack(table, "mac", "a", 4, *covers("a", "b3", "b2"), "cover b b1")
        assert (covered(table, "b"), table.fight.strike) == (["b1"], None)

        table = attack(facing(PLAIN, "R . .|. . .|. . H", R="resist-1"), "mac", "a", 4, *covers("a", "b3", "b2"))
        assert refused(table, "cover b b1").rule == "SG-ENEMY-023"

    def test_an_equipped_cards_damage_is_resisted(self) -> None:
        """SG-ENEMY-024: Surprise Strike is dealt by its bearer, so its 1 damage places 0."""
        table = wear(facing("R . .|. . .|. . H", R="resist-1"), "mac", "surprise-strike-2")
        play(table, "play surprise-strike-2 deal", "target a")

        assert covered(table, "a") == []
        assert offered(table)[0].startswith("attack")

    def test_an_adventure_cards_damage_is_not_resisted(self) -> None:
        """SG-ENEMY-024: no crew member deals Stone of Blood's damage: its 1 places 1."""
        table = give_command(own(facing("R . .|. . .|. . H", R="resist-1"), "stone-of-blood"), 3)
        play(table, "activate stone-of-blood deal by p1", "target a", "cover a b2")

        assert covered(table, "a") == ["b2"]

    def test_a_cards_damage_within_an_attack_is_not_resisted(self) -> None:
        """SG-ENEMY-024: added to a miss for 1, Stone of Blood's 1 is what is placed."""
        table = give_command(own(facing("R . .|. . .|. . H", defense=12, R="resist-1"), "stone-of-blood"), 3)
        attack(table, "gregory", "a", 1, "go on", "activate stone-of-blood deal by p1", "go on", "cover a b2")

        assert covered(table, "a") == ["b2"]
        assert table.fight.strike is None

    def test_two_resist_squares_cut_two(self) -> None:
        """SG-ENEMY-023, 003: each uncovered copy cuts 1."""
        table = attack(facing("R R .|. . .|. . H", R="resist-1"), "mac", "a", 4, "cover a b2")

        assert (covered(table, "a"), table.fight.strike) == (["b2"], None)


class TestLeftToPlace:
    """SG-ENEMY-023, SG-COMBAT-025: the damage that is left to place is what resist does not swallow."""

    def test_what_resist_swallows_is_not_left(self) -> None:
        """SG-ENEMY-023: of a hit for 3 on Resist 1 there are 2 left to place, then 1, and none is called lost."""
        table = attack(facing("R . .|. . .|. . H", R="resist-1"), "mac", "a", 4)
        assert (left_to_place(table), refused(table, "stop placing").values) == (2, (2,))
        play(table, "cover a b2")
        assert (left_to_place(table), refused(table, "stop placing").values) == (1, (1,))
        play(table, "cover a b3")

        assert told(table, "damage-lost") == []

    def test_two_resist_squares_swallow_two(self) -> None:
        """SG-ENEMY-023: of a hit for 3 on two Resists 1 is left; covering one of them leaves the figure as it was."""
        table = attack(facing("R R .|. . .|. . H", R="resist-1"), "mac", "a", 4)
        assert left_to_place(table) == 1
        table = attack(wear(facing("R R .|. . .|. . H", R="resist-1"), "mac", "sword-master"), "mac", "a", 4)
        assert left_to_place(table) == 2

        assert left_to_place(play(table, "cover a a1")) == 1

    def test_a_neighbours_resist_swallows_only_what_goes_there(self) -> None:
        """SG-ENEMY-024: of 4 damage 4 are left beside a resisting neighbour; on the neighbour only 1 of the last 2."""
        table = wear(facing(PLAIN, "R . .|. . .|. . H", R="resist-1"), "mac", "sword-master")
        attack(table, "mac", "a", 4)
        assert left_to_place(table) == 4
        assert left_to_place(play(table, "cover a b3")) == 3
        assert left_to_place(play(table, "cover a b2")) == 2

        play(table, "cover b b1")
        assert (table.fight.strike, told(table, "damage-lost")) == (None, [])

    def test_a_cards_points_are_left_whole(self) -> None:
        """SG-ENEMY-024: to a miss for 1 that Resist swallows Stone of Blood adds 1, which is left to place."""
        table = give_command(own(facing("R . .|. . .|. . H", defense=12, R="resist-1"), "stone-of-blood"), 3)
        attack(table, "gregory", "a", 1, "go on", "activate stone-of-blood deal by p1", "go on")

        assert left_to_place(table) == 1

    def test_a_cards_points_may_keep_the_crews_away_from_resist(self) -> None:
        """SG-ENEMY-024, SG-COMBAT-030: 2 points of a card on two Resists and 2 of the crew beside them make 4."""
        table = facing("R R .|. . .|. . H", PLAIN, R="resist-1")
        play(table, "attack a with rafael using boat-hook")
        table.assault.bonus, table.assault.cards = -1, 2
        play(table, fate_line(table, 6))
        assert left_to_place(table) == 4
        play(table, *covers("a", "a2", "a3"))

        assert left_to_place(table) == 2
        assert left_to_place(play(table, "cover b a1")) == 1

    def test_what_finds_no_square_is_lost_and_what_is_swallowed_is_not(self) -> None:
        """SG-COMBAT-025: of 4 damage on Resist 1 with two squares free, 2 are placed, 1 is swallowed and 1 is lost."""
        table = wear(facing("R . .|. . .|. . H", R="resist-1"), "mac", "sword-master")
        wound(table, "a", "a2", "a3", "b2", "b3", "c1", "c2")
        attack(table, "mac", "a", 4, *covers("a", "b1", "a1"))

        assert (len(covered(table, "a")), told(table, "damage-lost")) == (8, [(1,)])

    def test_extra_points_are_counted_and_never_called_lost(self) -> None:
        """SG-SYN-026, 027: Marco's 2 optional points are among what is left; unused they are not lost."""
        table = facing("R . .|. . .|. . H", R="resist-1")
        play(table, "attack a with mac using cutlass")
        table.assault.extra = 2
        play(table, fate_line(table, 4))
        assert (left_to_place(table), refused(table, "stop placing").values) == (4, (2,))
        play(table, *covers("a", "b2", "b3"), "stop placing")

        assert told(table, "damage-lost") == []


def left_to_place(table: SeaTable) -> int:
    """What clients show while damage is being placed."""
    strike = table.fight.strike
    assert strike is not None
    return left_of(reach_of(table, strike))
