"""Otherwise: the same rule where what its example happens to have is missing, full, or somebody else's."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import is_over
from sleeping_gods.skies.chapters.hero import skill_of
from sleeping_gods.skies.chapters.score import score
from tests.bed import again, bearers, effects, fallen, hold, offered, play, refused, victims

from .fights import battle
from .tables import ail, at_start, facing, health, hurt, on_map, own, stands, stock, tire, wear

ALL = ["claire", "ed", "ezarius", "jessie", "miguel"]
OTHERS = ["claire", "ed", "ezarius", "miguel"]
"""Everybody but Jessie."""


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


class TestSkills:
    """A skill is raised by what shows it, and by nothing else."""

    def test_a_standing_bonus_is_for_its_own_skill(self) -> None:
        """DS-ABCA-005: a card that adds to SAVVY adds to no other skill, and to nobody else's."""
        before = on_map()
        table = wear(on_map(), "ezarius", "book-learning-2")
        raised = {
            (name, skill): skill_of(table, name, skill) - skill_of(before, name, skill)
            for name in ALL
            for skill in ("strength", "perception", "savvy", "cunning", "craft", "moxie")
        }

        assert {key: more for key, more in raised.items() if more} == {("ezarius", "savvy"): 2}

    @pytest.mark.parametrize("silenced", ["mad", "fallen"])
    def test_silenced_it_adds_nothing(self, silenced: str) -> None:
        """DS-STAT-008, DS-HLTH-002: madness and 0 health silence what the card adds on top of showing the skill."""
        table = wear(on_map(), "ezarius", "book-learning-2")
        able = skill_of(table, "ezarius", "savvy")
        ail(table, "ezarius", "madness") if silenced == "mad" else fallen(table, "ezarius")

        assert skill_of(table, "ezarius", "savvy") == able - 1


class TestReasons:
    """The refusal names the rule that bars it there, not one that would bar it elsewhere."""

    def test_once_a_turn_for_a_board_and_for_a_card(self) -> None:
        """DS-CHAR-004, DS-ABCA-012: Ed's board may redraw once a turn, an equipped card by a rule of its own."""
        table = wear(facing(on_map(), "CRAFT", 9), "jessie", "light-sleeper-3")
        play(table, "go on", "fate 1", "activate ed redraw", "fate 1", "activate light-sleeper-3 redraw", "fate 1")

        assert refused(table, "activate ed redraw").rule == "DS-CHAR-004"
        assert refused(table, "activate light-sleeper-3 redraw").rule == "DS-ABCA-012"

    def test_once_a_turn_is_not_once_a_challenge(self) -> None:
        """DS-CHAR-004: in the next challenge of the same turn Ed cannot redraw; in the next turn he can."""
        table = play(facing(on_map(), "CRAFT", 9), "go on", "fate 1", "activate ed redraw", "fate 1")
        effects(table, "challenge CRAFT 9")
        play(table, "go on", "fate 1")

        assert not [line for line in offered(table) if line == "activate ed redraw"]

    @pytest.mark.parametrize("line", ["explore abc", "explore 12x", "explore 999"])
    def test_what_is_no_location(self, line: str) -> None:
        """DS-EXPL-001: words and unknown numbers are not explored, and do no harm."""
        assert refused(on_map(), line).rule == "DS-EXPL-001"

    @pytest.mark.parametrize("space", ["geysers", "kings-lawn", "ash-meadow", "sapphire-pass"])
    def test_without_fuel_there_is_no_flight_at_all(self, space: str) -> None:
        """DS-FLY-006: with an empty tank every space is refused for that."""
        table = on_map()
        table.fuel = 0

        assert refused(again(table), f"fly to {space}").rule == "DS-FLY-006"

    def test_a_card_flies_to_open_spaces_only(self) -> None:
        """DS-FLY-018: Eugene does not fly to a distant location whose card nobody owns, with Claire or without."""
        table = own(on_map(), 0, "eugene")
        closed = next(space.id for space in table.pack.spaces.values() if space.card)
        play(table, "play eugene fly")

        for line in (f"fly to {closed}", f"fly to {closed} with claire"):
            assert refused(table, line).rule == "DS-FLY-018"

    def test_cycling_needs_a_card_to_draw(self) -> None:
        """DS-CHAR-013: with an empty deck the discards will do; with neither there is nothing to cycle."""
        table = tire(battle("H H|H H", hands=(("fire-axe",),)), claire=2)
        table.fight.deck, table.fight.discard = [], ["wrench"]
        table.combat_deck = ["fire-axe", "wrench"]
        assert "activate claire cycle" in offered(again(table))
        table.fight.discard, table.fight.hands = [], [["fire-axe", "wrench"]]

        assert "activate claire cycle" not in offered(again(table))
        assert refused(table, "activate claire cycle").rule == "DS-ADVC-012"

    def test_the_bearers_stamina_is_what_counts(self) -> None:
        """DS-STAM-003: a card on Jessie without stamina cannot be used, though all others have 3."""
        table = wear(tire(hurt(on_map(), ed=2), jessie=0), "jessie", "field-surgeon-1")

        assert refused(table, "activate field-surgeon-1 heal").rule == "DS-STAM-003"
        play(tire(table, jessie=1), "activate field-surgeon-1 heal", "heal ed", "heal ed")
        assert [member.stamina for member in table.crew.values()] == [3, 3, 3, 0, 3]


class TestOwning:
    """What is owned counts wherever it lies, and whoever has it."""

    def test_totems_count_in_the_discard(self) -> None:
        """DS-SCOR-002: 5 for a totem in any hand and in the discard; a lost one is nothing."""
        table = own(own(at_start(2), 0, "eternal-geode"), 1, "hive-stone", "leaf-ear")
        table.adventures[1].remove("leaf-ear")
        table.played.append("leaf-ear")
        assert (score(table).totems, score(table).adventures) == (15, 0)
        effects(table, "lose adventure 66")

        assert (score(table).totems, "leaf-ear" in table.gone) == (10, True)

    def test_resources_are_counted_together(self) -> None:
        """DS-SCOR-005: 3 meat and 1 rope make one four; 7 of several kinds still one."""
        assert score(stock(at_start(), meat=3, rope=1)).common == 1
        assert score(stock(at_start(), meat=3, rope=2, torch=2)).common == 1

    def test_a_box_with_several_hyphens(self) -> None:
        """DS-ACHV-001: the first hyphen parts the group from the name: `totem-eternal-geode` is one totem."""
        table = effects(on_map(), "tick totem-eternal-geode", "tick treasure-3", "tick treasure-3")

        assert table.achievements() == ["totem:eternal-geode", "treasure:3"]

    def test_a_lost_combat_card_brings_back_what_was_laid_aside(self) -> None:
        """DS-CBDK-004, DS-CBDK-008: at 14 cards a lost one is replaced by all that lie aside; above that none joins."""
        table = own(on_map(), 0, "ice-blade", "harpoon-gun")
        play(table, "exclude whip")
        assert (len(table.combat_deck), len(table.arms)) == (15, 16)
        effects(table, "lose adventure 26")
        assert ("whip" in table.combat_deck, len(table.combat_deck)) == (False, 14)
        effects(table, "lose adventure 29")

        assert ("whip" in table.combat_deck, len(table.combat_deck), len(table.arms)) == (True, 14, 14)

    def test_claire_is_equipped_by_nobody_else(self) -> None:
        """DS-EQIP-003: on seat 2's turn seat 1 cannot equip her, on its own characters it can."""
        table = hold(on_map(2), 0, "plain-craft-6", "dare-2")
        table.captain = 1
        again(table)

        assert refused(table, "equip plain-craft-6 on claire").rule == "DS-EQIP-003"
        assert "equip plain-craft-6 on ed" in offered(table)


class TestDefeat:
    """All five at 0, and not one fewer."""

    @pytest.mark.parametrize("last", ALL)
    def test_whoever_is_the_last(self, last: str) -> None:
        """DS-HLTH-006, DS-DEFT-001: four at 0 are no defeat; when the fifth falls it is one, whoever that is."""
        table = fallen(on_map(), *(name for name in ALL if name != last))
        effects(table, f"lose 1 health by {last}")
        assert table.defeats == 0
        effects(table, f"lose 9 health by {last}")

        assert (table.defeats, table.camps, [health(table, name) for name in ALL]) == (1, 3, [7, 8, 6, 8, 7])

    def test_the_second_costs_camps_again(self) -> None:
        """DS-DEFT-001, DS-DEFT-003: each defeat crosses off 3 camps, clears statuses and gives all stamina back."""
        table = on_map()
        for number in (1, 2):
            tire(ail(fallen(table, *OTHERS), "ed", "venom"), ed=0)
            effects(table, "lose 9 health by jessie")
            assert (table.defeats, table.camps) == (number, 3 * number)
            assert (table.crew["ed"].statuses, table.crew["ed"].stamina) == ((), 3)

    def test_instant_death(self) -> None:
        """DS-DEFT-004: with instant death the first defeat ends the campaign, and nobody is restored."""
        table = effects(fallen(on_map(instant="on"), *OTHERS), "lose 9 health by jessie")

        assert (is_over(table), table.over, table.defeats) == (True, "instant death", 1)
        assert health(table, "ed") == 0


def test_a_location_is_explored_where_it_lies() -> None:
    """DS-EXPL-001: location 12 is offered on its square and refused on the next."""
    assert "explore 12" in offered(stands(on_map(), "2:a2"))
    assert refused(stands(on_map(), "2:a1"), "explore 12").rule == "DS-EXPL-001"


def test_healing_goes_on_while_somebody_standing_is_hurt() -> None:
    """DS-HLTH-010: with Claire at 0 and Miguel hurt the health may not be let go; once he is well it may."""
    table = own(hurt(fallen(on_map(), "claire"), miguel=1), 0, "bandage-roll")
    play(table, "play bandage-roll heal")
    assert offered(table) == ["heal claire", "heal miguel"]
    play(table, "heal miguel")

    assert offered(table) == ["heal claire", "stop healing"]
