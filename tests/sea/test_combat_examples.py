"""The worked examples of the rules, played line by line: SG-COMBAT-068 to 074, SG-ENEMY-025, SG-SYN-029."""

from __future__ import annotations

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack, covered, covers, damage, holder, row, wound
from .tables import at_sea, fight, offered, play, refused, told, wear

SQUID, EYE, BONES, JACKAL = "scorpion-squid", "flying-eye", "skeleton-warrior", "demon-jackal"


def laurents_first_attack() -> SeaTable:
    """Laurent, with Triage equipped, attacks the Scorpion Squid."""
    table = fight(wear(at_sea(2), "laurent", "triage-5"), SQUID)
    attack(table, "laurent", SQUID, 5, "burn triage-5", "go on")
    assert told(table, "deals") == [("laurent", 3)]
    return play(table, f"cover {SQUID} c1", f"cover {SQUID} b1")


class TestTheSquid:
    """SG-COMBAT-068 and 069."""

    def test_laurents_first_attack(self) -> None:
        """SG-COMBAT-068: 5 + 0 hits; 2 + 1 damage cover the double heart and the square above; 3 less block 2 is 1."""
        table = laurents_first_attack()

        assert covered(table, SQUID) == ["b1", "c1"]
        assert "triage-5" in table.discard
        assert table.crew["laurent"].cards == ()
        assert told(table, "counterattack") == [(SQUID, "laurent", 3)]
        assert damage(table, "laurent") == [1]

    def test_laurents_second_attack(self) -> None:
        """SG-COMBAT-069: he hits for 2, turns weaken and the bonus off, lends his token to Audrie and takes 0."""
        table = laurents_first_attack()
        attack(table, "laurent", SQUID, 6)
        assert told(table, "hit") == [("laurent", SQUID, 6)]
        play(table, f"cover {SQUID} c3", f"cover {SQUID} b3", "lend laurent to audrie")

        assert told(table, "counterattack") == [(SQUID, "laurent", 2)]
        assert damage(table, "laurent") == [1]
        assert holder(table, "laurent") == "audrie"
        assert table.crew["laurent"].actions == 2
        assert told(play(table, "end attacks"), "enemy-acts") == [(SQUID, 2)]
        assert play(table, "hurt mac").fight.round == 2, "no weaken is given"


class TestCidAndZoey:
    """SG-COMBAT-070 to 074: Skeleton Warrior, Flying Eye and Demon Jackal."""

    def test_gregory_hits_the_skeleton(self) -> None:
        """SG-COMBAT-070: 5 + 2 = 7 against 5; he covers a heart and a blank, and the skeleton answers 1 + 1 = 2."""
        table = fight(at_sea(2), BONES, EYE, JACKAL)
        attack(table, "gregory", BONES, 5)
        assert told(table, "hit") == [("gregory", BONES, 7)]
        play(table, *covers(BONES, "b1", "a1"))

        assert told(table, "counterattack") == [(BONES, "gregory", 2)]
        assert damage(table, "gregory") == [2]

    def test_odessa_misses_and_wins(self) -> None:
        """SG-COMBAT-071: 1 + 1 = 2 misses; 2 less block 1 is 1; her damage covers the last heart, a synergy point."""
        table = wound(fight(at_sea(2), BONES, EYE, JACKAL), BONES, "b1", "a1")
        attack(table, "odessa", BONES, 1)
        assert damage(table, "odessa") == [1]
        play(table, f"cover {BONES} b3", "lend odessa to gregory")

        assert row(table) == [EYE, JACKAL]
        assert holder(table, "odessa") == "gregory"
        assert damage(table, "odessa") == [1]

    def test_had_odessa_hit(self) -> None:
        """SG-COMBAT-071: had she hit she would have taken 0."""
        table = wound(fight(at_sea(2), BONES, EYE, JACKAL), BONES, "b1", "a1")
        attack(table, "odessa", BONES, 4, *covers(BONES, "b3", "a3"), "keep synergy")

        assert row(table) == [EYE, JACKAL]
        assert damage(table, "odessa") == [0]

    def test_the_flying_eyes_end_of_round(self) -> None:
        """SG-COMBAT-072: it deals 2 + 1 = 3; the active player picks Mac for damage and Rafael for madness."""
        table = play(fight(at_sea(2), EYE), "end attacks")
        assert waiting(table)[1] == table.captain
        play(table, "hurt mac")
        assert waiting(table)[1] == table.captain
        play(table, "afflict rafael with madness")

        assert damage(table, "mac") == [3]
        assert table.crew["rafael"].statuses == ("madness",)
        assert (table.fight.round, table.fight.tokens) == (2, [2, 2])

    def test_two_enemies_left(self) -> None:
        """SG-COMBAT-073: the skeleton deals 2 to Mac, then the Eye deals 3 to Laurent and gives Marco madness."""
        table = fight(at_sea(2), BONES, EYE)
        for crew in ("gregory", "laurent", "mac", "kannan"):
            table.crew[crew].fatigue = 2
            attack(table, crew, BONES, 1)
        before = {name: member.damage for name, member in table.crew.items()}
        assert table.fight.tokens == [0, 0]
        assert (covered(table, BONES), covered(table, EYE)) == ([], [])
        play(table, "end attacks", "hurt mac", "hurt laurent", "afflict marco with madness")

        assert damage(table, "mac", "laurent", "marco") == [before["mac"] + 2, before["laurent"] + 3, 0]
        assert table.crew["marco"].statuses == ("madness",)

    def test_a_two_player_start(self) -> None:
        """SG-COMBAT-074: with 2 tokens each they remove skeleton and jackal, and only the Flying Eye acts."""
        table = fight(at_sea(2), BONES, EYE, JACKAL)
        assert table.fight.tokens == [2, 2]
        attack(table, "gregory", BONES, 5, *covers(BONES, "b1", "a1"))
        attack(table, "odessa", BONES, 1, f"cover {BONES} b3", "keep synergy")
        attack(table, "kasumi", JACKAL, 4, *covers(JACKAL, "b2", "b3"))
        attack(table, "kannan", JACKAL, 3, *covers(JACKAL, "c3", "c2"))
        assert (table.fight.tokens, row(table)) == ([0, 0], [EYE])
        play(table, "end attacks")

        assert told(table, "enemy-acts") == [(EYE, 3)]
        assert play(table, "hurt mac", "afflict mac with madness").fight.round == 2


def test_blinding_the_flying_eye() -> None:
    """SG-ENEMY-025: with a bonus, the madness and the wing covered it deals 2, gives no madness and needs 5, not 6."""
    table = fight(at_sea(2), EYE)
    assert told(attack(table.clone(), "laurent", EYE, 5), "miss") == [("laurent", EYE, 5)]
    attack(table, "mac", EYE, 5)
    assert told(table, "hit") == [("mac", EYE, 6)]
    play(table, *covers(EYE, "a1", "a2", "a3"))
    assert told(table, "counterattack") == [(EYE, "mac", 2)]
    blinded = attack(table.clone(), "laurent", EYE, 5)
    play(table, "end attacks", "hurt rafael")

    assert told(blinded, "hit") == [("laurent", EYE, 5)]
    assert damage(table, "rafael") == [2]
    assert table.fight.round == 2, "nobody is asked to take madness"


def test_rafael_helps_gregory() -> None:
    """SG-SYN-029: Rafael covers a synergy point and lends his token; Gregory, struck for 3, blocks 2 and takes 1."""
    table = fight(at_sea(2), EYE)
    table.crew["rafael"].fatigue = 2
    attack(table, "rafael", EYE, 6, *covers(EYE, "a3", "b3"), "lend rafael to gregory")
    assert holder(table, "rafael") == "gregory"
    attack(table, "gregory", EYE, 1)
    assert told(table, "counterattack") == [(EYE, "gregory", 3)]
    assert refused(table, "synergy rafael by rafael").rule == "SG-SYN-008"
    play(table, "synergy rafael by gregory", "take hit")

    assert damage(table, "gregory") == [1]
    assert holder(table, "rafael") == "rafael"
    assert offered(table)[0].startswith(f"cover {EYE}")
