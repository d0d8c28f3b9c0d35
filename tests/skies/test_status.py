"""Statuses: DS-STAT."""

from __future__ import annotations

import pytest

from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.skies.chapters.damage import attack_damage
from sleeping_gods.skies.chapters.hero import skill_of
from sleeping_gods.skies.chapters.turn import EndTurn, NextTurn
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.table.words import SKILLS, STATUSES
from tests.bed import again, bearers, doing, draw_any, effects, fallen, offered, play, refused, told

from .tables import ail, arm, facing, fight, foe, health, hurt, on_map, own, stock, tire, wear

PAIRS = "ed ezarius/jessie miguel"


def end_turn(table: SkiesTable) -> SkiesTable:
    """End the turn of the active player; the next turn is about to begin."""
    return doing(table, EndTurn())


class TestTokens:
    """DS-STAT-001 to 003, 011."""

    def test_there_are_five(self) -> None:
        """DS-STAT-001: venom, frightened, weakened, madness and low morale, and the effects know each of them."""
        assert STATUSES == ("venom", "frightened", "weakened", "madness", "low-morale")
        for status in STATUSES:
            assert effects(on_map(), f"gain {status} on ed").crew["ed"].statuses == (status,)

    def test_several_kinds_but_one_of_each(self) -> None:
        """DS-STAT-002: Ed with venom who gets venom again has one; another kind comes beside it."""
        table = effects(ail(on_map(), "ed", "venom"), "gain venom on ed", "gain madness on ed")

        assert table.crew["ed"].statuses == ("venom", "madness")

    def test_a_character_without_it_must_be_chosen(self) -> None:
        """DS-STAT-003: Ed has venom already, so another must take it."""
        table = effects(ail(on_map(), "ed", "venom"), "gain venom")

        assert bearers(table) == ["claire", "ezarius", "jessie", "miguel"]
        assert refused(table, "afflict ed with venom").rule == "DS-STAT-003"

    def test_when_everybody_has_it_nothing_happens(self) -> None:
        """DS-STAT-003: all five have low morale, a sixth token is ignored."""
        table = on_map()
        for name in table.crew:
            ail(table, name, "low-morale")
        effects(table, "gain low-morale", "gain 1 rope")

        assert bearers(table) == []
        assert table.goods["rope"] == 1
        assert [member.statuses for member in table.crew.values()] == [("low-morale",)] * 5

    def test_it_stays_until_something_removes_it(self) -> None:
        """DS-STAT-011: Ed is frightened; three turns pass and he still is; whiskey frees him."""
        table = ail(on_map(2, crew=PAIRS), "ed", "frightened")
        for _ in range(3):
            end_turn(table)
        kept = table.crew["ed"].statuses
        play(stock(table, whiskey=1), "use whiskey cure-frightened by p1", "cure ed of frightened")

        assert kept == ("frightened",)
        assert table.crew["ed"].statuses == ()

    @pytest.mark.parametrize(
        "line", ["activate ezarius cure", "play leaf-ear cure", "activate whistle-in-the-dark-5 cure"]
    )
    def test_what_removes_it(self, line: str) -> None:
        """DS-STAT-011: boards, adventure cards and ability cards remove it."""
        table = own(wear(ail(on_map(), "ed", "frightened"), "claire", "whistle-in-the-dark-5"), 0, "leaf-ear")
        play(table, line, "cure ed of frightened")

        assert table.crew["ed"].statuses == ()

    def test_a_camp_removes_it(self) -> None:
        """DS-STAT-011: so does a camp."""
        table = play(ail(on_map(), "ed", "frightened"), "camp", "cure ed of frightened")

        assert table.crew["ed"].statuses == ()

    def test_it_may_go_where_others_lie(self) -> None:
        """DS-STAT-002: a new status may be put on somebody with another kind, though others have none."""
        table = effects(ail(on_map(2), "ed", "venom", "madness"), "gain weakened")
        assert bearers(table) == ["claire", "ed", "ezarius", "jessie", "miguel"]
        play(table, "afflict ed with weakened")

        assert table.crew["ed"].statuses == ("venom", "madness", "weakened")

    def test_healing_ends_none(self) -> None:
        """DS-STAT-011: Ed, raised and healed to his maximum, has all five statuses as before; a new turn ends none."""
        table = effects(ail(hurt(on_map(2), ed=7), "ed", *STATUSES), "restore 9 health to ed")
        assert (health(table, "ed"), table.crew["ed"].statuses) == (8, STATUSES)
        play(end_turn(table), "begin turn")

        assert (health(table, "ed"), table.crew["ed"].statuses) == (7, STATUSES)


class TestVenom:
    """DS-STAT-004, 005."""

    def test_it_bites_whenever_a_turn_ends(self) -> None:
        """DS-STAT-004: Ed with venom at 1: seat 1's turn takes him to 0, seat 2's does nothing, the token stays."""
        table = end_turn(ail(hurt(on_map(2, crew=PAIRS), ed=7), "ed", "venom"))
        first = (table.captain, health(table, "ed"))
        end_turn(table)

        assert (first, health(table, "ed")) == ((1, 0), 0)
        assert table.crew["ed"].statuses == ("venom",)

    def test_on_every_players_turn(self) -> None:
        """DS-STAT-004: with 5 health he has 3 after both turns."""
        table = end_turn(end_turn(ail(hurt(on_map(2, crew=PAIRS), ed=3), "ed", "venom")))

        assert health(table, "ed") == 3

    def test_back_on_his_feet_it_bites_again(self) -> None:
        """DS-STAT-004: at 0 the token does nothing, from 1 on it does."""
        table = end_turn(ail(fallen(on_map(), "ed"), "ed", "venom"))
        slept = health(table, "ed")
        end_turn(hurt(table, ed=6))

        assert (slept, health(table, "ed")) == (0, 1)

    def test_it_is_personal(self) -> None:
        """DS-STAT-005: Ed loses 1 and nobody is asked: Jessie cannot take it and block does not help."""
        table = wear(ail(on_map(), "ed", "venom"), "ed", "hard-to-pin-down-6")
        end_turn(own(table, 0, "cork-vest"))

        assert told(table, "damage") == [("ed", 1)]
        assert {name: health(table, name) for name in ("ed", "jessie")} == {"ed": 7, "jessie": 8}
        assert isinstance(table.agenda[0], NextTurn)
        assert offered(table)[0] == "begin turn"

    @pytest.mark.parametrize("captain", [0, 1])
    def test_everybody_who_is_poisoned(self, captain: int) -> None:
        """DS-STAT-004, DS-STAT-005: whoever's turn ends, each of the poisoned loses 1, whatever else they suffer."""
        table = ail(ail(on_map(2, crew=PAIRS), "claire", "venom"), "miguel", "madness", "venom", "weakened")
        table.captain = captain
        end_turn(ail(table, "ed", "venom"))

        assert told(table, "damage") == [("claire", 1), ("ed", 1), ("miguel", 1)]
        assert offered(table)[0] == "begin turn"


class TestFrightenedAndWeakened:
    """DS-STAT-006, 007."""

    def test_no_combat_card_on_the_frightened(self) -> None:
        """DS-STAT-006: a combat card on Ed is refused; he may still join a challenge and use abilities."""
        table = ail(fight(foe(on_map(), "rat", "H ."), "rat", hands=(("whip",),)), "ed", "frightened")
        reason = refused(table, "attack rat with ed using whip")
        tested = play(facing(ail(on_map(), "ed", "frightened"), "STRENGTH", 5), "join ed", "go on", "fate 1")
        play(tested, "activate ed redraw", "fate 3", "go on")

        assert reason.rule == "DS-STAT-006"
        assert "attack rat with claire using whip" in offered(table)

    def test_weakened_skills_are_2_lower(self) -> None:
        """DS-STAT-007: Jessie with PERCEPTION 4, weakened, adds 2; so does a combat card that adds PERCEPTION."""
        table = wear(on_map(), "jessie", "plain-perception-8", "duck-7", "second-look-5")
        strong = skill_of(table, "jessie", "perception")
        play(facing(ail(table, "jessie", "weakened"), "PERCEPTION", 9), "join jessie", "go on", "fate 1")
        weak = total(table, table.test) - 1
        armed = wear(arm(foe(on_map(), "rat", "H . . . . ."), "whip", damage=1, skill="perception"), "jessie", "duck-7")
        wear(armed, "jessie", "plain-perception-8", "second-look-5")
        fight(ail(armed, "jessie", "weakened"), "rat", hands=(("whip",),))
        play(armed, "attack rat with jessie using whip", "go on")

        assert (strong, weak) == (4, 2)
        assert told(armed, "deals") == [("jessie", 3)]
        assert attack_damage(armed, armed.assault) == 3

    def test_every_skill_is_lower(self) -> None:
        """DS-STAT-007: each of Ed's skills, not only one; cured, he has them back."""
        table = ail(on_map(), "ed", "weakened")
        weak = [skill_of(table, "ed", skill) for skill in ("strength", "cunning")]
        ail(table, "ed")

        assert weak == [0, 0]
        assert [skill_of(table, "ed", skill) for skill in ("strength", "cunning")] == [2, 2]

    def test_skill_of_cards_is_reduced_too(self) -> None:
        """DS-STAT-007: what cards alone give is reduced by 2 as well, and never below 0."""
        table = on_map()
        skill = next(word for word in SKILLS if not table.pack.characters["ed"].skills.get(word))
        cards = [
            card for card, ability in table.pack.abilities.items() if ability.skill == skill and not ability.passives
        ]
        wear(table, "ed", *cards[:3])
        before = skill_of(table, "ed", skill)
        ail(table, "ed", "weakened")

        assert (before, skill_of(table, "ed", skill)) == (3, 1)
        assert skill_of(ail(on_map(), "ed", "weakened"), "ed", skill) == 0

    @pytest.mark.parametrize("name", ["claire", "ed", "jessie"])
    def test_whoever_is_frightened(self, name: str) -> None:
        """DS-STAT-006: neither Claire nor anybody of either seat is given a combat card; venom alone bars nobody."""
        table = fight(foe(on_map(2, crew=PAIRS), "rat", "H ."), "rat", hands=(("whip",), ("wrench",)))
        line = f"attack rat with {name} using {('whip', 'wrench')[table.controller(name)]}"
        assert line in offered(ail(table, name, "venom"))

        assert refused(ail(table, name, "venom", "frightened"), line).rule == "DS-STAT-006"


class TestMadness:
    """DS-STAT-008."""

    def test_symbols_count_and_abilities_do_not(self) -> None:
        """DS-STAT-008: Ed mad, STRENGTH 2 and 2 cards: he adds 4, though one card says +1; his redraw is refused."""
        table = ail(wear(on_map(), "ed", "ox-shoulders-2", "haul-away-4"), "ed", "madness")
        own(stock(table, meat=1), 0, "bent-nickel")
        play(facing(table, "STRENGTH", 9), "join ed", "go on", "fate 1")

        assert total(table, table.test) - 1 == 4
        assert refused(table, "activate ed redraw").rule == "DS-STAT-008"
        assert refused(table, "activate haul-away-4 strength").rule == "DS-STAT-008"

    @pytest.mark.parametrize("statuses", [("madness",), ("venom", "madness"), ("madness", "low-morale")])
    def test_whatever_other_statuses_there_are(self, statuses: tuple[str, ...]) -> None:
        """DS-STAT-008: first or last of several tokens, madness silences board and cards, of another seat's too."""
        table = ail(wear(on_map(2, crew=PAIRS), "jessie", "haul-away-4"), "jessie", *statuses)
        play(facing(table, "STRENGTH", 9), "join jessie", "go on", "fate 1")

        assert refused(table, "activate haul-away-4 strength").rule == "DS-STAT-008"
        assert not [line for line in offered(table) if line.startswith(("activate jessie", "activate haul"))]

    def test_passive_cards_are_silent_in_combat(self) -> None:
        """DS-STAT-008: mad, Ed attacks for 3 with two cards that say +1 damage."""
        table = wear(arm(foe(on_map(), "rat", "H . . . . ."), "whip", damage=3), "ed", "heavy-hands-1", "heavy-hands-5")
        play(fight(ail(table, "ed", "madness"), "rat", hands=(("whip",),)), "attack rat with ed using whip", "go on")

        assert told(table, "deals") == [("ed", 3)]


class TestLowMorale:
    """DS-STAT-009, 010."""

    def test_a_challenge_costs_2(self) -> None:
        """DS-STAT-009: with 1 stamina Ed is refused; with 2 he joins and has 0 left."""
        table = facing(tire(ail(on_map(), "ed", "low-morale"), ed=1), "STRENGTH", 5)
        reason = refused(table, "join ed")
        tire(table, ed=2)
        play(again(table), "join ed")

        assert (reason.rule, reason.values) == ("DS-STAT-009", ("ed", 2))
        assert table.crew["ed"].stamina == 0

    @pytest.mark.parametrize("name", ["claire", "ed", "jessie"])
    def test_of_whomever(self, name: str) -> None:
        """DS-STAT-009: Claire, one of the active player and one of another all pay 2, and only they."""
        table = facing(ail(on_map(2, crew=PAIRS), name, "venom", "low-morale"), "STRENGTH", 5)
        play(table, f"join {name}", "join miguel")

        assert (table.crew[name].stamina, table.crew["miguel"].stamina) == (1, 2)

    def test_abilities_cost_the_same(self) -> None:
        """DS-STAT-010: with low morale and 1 stamina Ed redraws fate for 1."""
        table = tire(ail(on_map(), "ed", "low-morale"), ed=1)
        play(facing(table, "STRENGTH", 5), "go on", "fate 1", "activate ed redraw")
        draw_any(table, 1)

        assert table.crew["ed"].stamina == 0
