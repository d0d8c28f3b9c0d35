"""Health and stamina: DS-HLTH and DS-STAM."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.skies.chapters.camp_row import OpenDue
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.hero import max_health
from sleeping_gods.skies.chapters.turn import EndTurn, TakeAction
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, doing, effects, fallen, offered, play, refused, told, victims

from .tables import (
    ail,
    arm,
    exploring,
    facing,
    fight,
    foe,
    health,
    hurt,
    new,
    on_map,
    own,
    stands,
    stock,
    tire,
    wear,
)

PAIRS = "ed ezarius/jessie miguel"


def healable(table: SkiesTable) -> list[str]:
    """Who may be healed next."""
    return [line.split()[1] for line in offered(table) if line.startswith("heal ")]


class TestTheTrack:
    """DS-HLTH-001, 003, 004, 012."""

    def test_health_never_exceeds_the_maximum(self) -> None:
        """DS-HLTH-001: Ed 7 of 8, 3 health restored to him: he has 8, and the unhurt cannot be healed."""
        table = effects(hurt(on_map(), ed=1), "restore 3 health to ed")

        assert health(table, "ed") == 8
        effects(hurt(table, ed=1, claire=2), "restore 3 health")
        assert refused(table, "heal jessie").rule == "DS-HLTH-001"
        play(table, "heal ed")
        assert (health(table, "ed"), healable(table)) == (8, ["claire"])

    def test_what_one_cannot_use_is_lost(self) -> None:
        """DS-HLTH-001: 5 health for one character go to Ed with 7 of 8: he has 8, and nobody else gets the rest."""
        table = play(effects(hurt(on_map(), ed=1, claire=4), "restore 5 health to one"), "heal ed")

        assert (health(table, "ed"), health(table, "claire")) == (8, 3)
        assert not healable(table)

    def test_damage_moves_the_marker_down(self) -> None:
        """DS-HLTH-001: 3 damage to Ed leave him 5 of 8; 2 health make it 7."""
        table = effects(on_map(), "lose 3 health by ed")
        after = health(table, "ed")
        effects(table, "restore 2 health to ed")

        assert (after, health(table, "ed")) == (5, 7)

    def test_no_damage_below_0(self) -> None:
        """DS-HLTH-003: Ed at 0 cannot be given 1 damage."""
        table = effects(fallen(on_map(), "ed"), "lose 1 health")

        assert refused(table, "hurt ed").rule == "DS-HLTH-003"
        assert "ed" not in victims(table)

    def test_nor_all_of_a_loss_by_one(self) -> None:
        """DS-HLTH-003: of 3 damage for one character, whoever is at 0 cannot be the one; excess passes by them too."""
        table = effects(hurt(fallen(on_map(2), "ed", "claire"), miguel=6), "lose 3 health by one")
        assert refused(table, "hurt claire").rule == refused(table, "hurt ed").rule == "DS-HLTH-003"
        assert victims(table) == ["ezarius", "jessie", "miguel"]
        play(table, "hurt miguel")

        assert victims(table) == ["ezarius", "jessie"]
        play(table, "hurt jessie", "hurt jessie")
        assert (health(table, "jessie"), health(table, "ed"), victims(table)) == (6, 0, [])

    def test_all_of_it_when_the_named_one_is_down(self) -> None:
        """DS-HLTH-004: 2 damage aimed at Ed, who is at 0 already, are placed on others to the last point."""
        table = effects(fallen(on_map(2), "ed"), "lose 2 health by ed")
        assert victims(table) == ["claire", "ezarius", "jessie", "miguel"]
        play(table, "hurt miguel", "hurt ezarius")

        assert (health(table, "miguel"), health(table, "ezarius"), victims(table)) == (6, 5, [])

    def test_what_is_over_goes_to_others(self) -> None:
        """DS-HLTH-004: 5 damage aimed at Ed with 2: he drops to 0, and 3 more must be placed elsewhere."""
        table = effects(hurt(on_map(), ed=6), "lose 5 health by ed")
        able = victims(table)
        play(table, "hurt claire", "hurt claire", "hurt miguel")

        assert able == ["claire", "ezarius", "jessie", "miguel"]
        assert [health(table, name) for name in ("ed", "claire", "miguel")] == [0, 5, 6]
        assert not victims(table)

    def test_what_participants_cannot_take_goes_to_others(self) -> None:
        """DS-HLTH-004: Ed alone took part and has 1 left of 3 damage: the other 2 must be given to the others."""
        table = effects(hurt(on_map(2), ed=7), "challenge STRENGTH 99", "fail: lose 3 health")
        play(table, "join ed", "go on", "fate 1", "go on")
        assert victims(table) == ["ed"]
        play(table, "hurt ed")
        assert victims(table) == ["claire", "ezarius", "jessie", "miguel"]
        play(table, "hurt ezarius", "hurt claire")

        assert (health(table, "ezarius"), health(table, "claire"), victims(table)) == (5, 6, [])

    def test_the_same_when_it_is_split_by_choice(self) -> None:
        """DS-HLTH-004: 5 damage, Ed at 2: after 2 of it he can take no more."""
        table = play(effects(hurt(on_map(), ed=6), "lose 5 health"), "hurt ed", "hurt ed")

        assert refused(table, "hurt ed").rule == "DS-HLTH-003"
        play(table, *["hurt jessie"] * 3)
        assert (health(table, "jessie"), victims(table)) == (5, [])

    def test_the_maximum_is_on_the_board(self) -> None:
        """DS-HLTH-012: a campaign starts with everybody at the health of their board, Ed with 8 of 8."""
        table = new()

        assert max_health(table, "ed") == table.pack.characters["ed"].health == 8
        assert [health(table, name) for name in table.crew] == [7, 8, 6, 8, 7]


class TestAt0:
    """DS-HLTH-002, 005, 006."""

    def test_the_fallen_cannot_help(self) -> None:
        """DS-HLTH-002: Ed at 0 with 3 stamina: no challenge, no combat card, no redraw."""
        table = fallen(on_map(), "ed")
        facing(table, "STRENGTH", 5)
        joining = refused(table, "join ed")
        play(table, "join jessie", "go on", "fate 2")
        redrawing = refused(table, "activate ed redraw")
        table = fight(foe(fallen(on_map(), "ed"), "rat", "H ."), "rat", hands=(("whip",),))
        fighting = refused(table, "attack rat with ed using whip")

        assert [reason.rule for reason in (joining, redrawing, fighting)] == ["DS-HLTH-002"] * 3
        assert "attack rat with jessie using whip" in offered(table)

    @pytest.mark.parametrize("name", ["claire", "ed", "ezarius", "jessie", "miguel"])
    def test_nobody_at_0_helps(self, name: str) -> None:
        """DS-HLTH-002: Claire like any other, of either seat: no challenge, no card in combat; at 1 health again."""
        table = facing(fallen(on_map(2), name), "STRENGTH", 5)
        fought = fight(foe(fallen(on_map(2), name), "rat", "H ."), "rat", hands=(("whip",), ("wrench",)))
        card = ("whip", "wrench")[fought.controller(name)]
        assert refused(table, f"join {name}").rule == "DS-HLTH-002"
        assert refused(fought, f"attack rat with {name} using {card}").rule == "DS-HLTH-002"
        for one in (table, fought):
            hurt(one, **{name: max_health(one, name) - 1})

        assert f"join {name}" in offered(table)
        assert f"attack rat with {name} using {card}" in offered(fought)

    def test_equipped_cards_of_the_fallen_are_silent(self) -> None:
        """DS-HLTH-002: an equipped ability cannot be used either, until there is at least 1 health again."""
        table = hurt(wear(fallen(on_map(), "ed"), "ed", "calm-hands-7"), claire=1)
        reason = refused(table, "activate calm-hands-7 heal")
        hurt(table, ed=7)

        assert reason.rule == "DS-HLTH-002"
        assert "activate calm-hands-7 heal" in offered(table)

    def test_enemy_damage_does_not_spill(self) -> None:
        """DS-HLTH-005: Ed at 2, a counterattack of 5: Ed is at 0 and nobody else is hurt."""
        table = arm(foe(hurt(on_map(), ed=6), "rat", "H . .", attack=5), "whip", damage=1)
        play(fight(table, "rat", hands=(("whip",),)), "attack rat with ed using whip", "cover rat a2")
        struck = told(table, "counterattack")
        play(table, "take hit")

        assert struck == [("rat", "ed", 5)]
        assert {name: health(table, name) for name in table.crew} == {
            "claire": 7, "ed": 0, "ezarius": 6, "jessie": 8, "miguel": 7,
        }  # fmt: skip
        assert not victims(table)

    @pytest.mark.parametrize(("ability", "choices"), [("deal-all-2", ()), ("deal-one-2", ("hurt ed",))])
    def test_nor_does_damage_of_the_enemy_phase(self, ability: str, choices: tuple[str, ...]) -> None:
        """DS-HLTH-005: Ed with 1 health takes 2 of an enemy's ability: he is at 0, and nobody takes the rest."""
        table = foe(hurt(on_map(2), ed=7), "rat", "H D", attack=0, D=ability)
        play(fight(table, "rat"), "end attacks", *choices)

        assert health(table, "ed") == 0
        assert victims(table) == []
        assert {table.crew[name].damage for name in table.crew if name != "ed"} == {0 if choices else 2}
        assert "end attacks" in offered(table)

    def test_all_at_0_is_defeat(self) -> None:
        """DS-HLTH-006: four at 0 and Claire at 1; she takes 1 damage and the defeat procedure starts."""
        table = hurt(fallen(on_map(), "ed", "ezarius", "jessie", "miguel"), claire=6)
        play(effects(table, "lose 1 health"), "hurt claire")

        assert told(table, "defeat") == [()]
        assert table.defeats == 1
        assert all(health(table, name) == max_health(table, name) for name in table.crew)

    def test_one_standing_is_no_defeat(self) -> None:
        """DS-HLTH-006: with Claire at 2 the same damage is no defeat."""
        table = hurt(fallen(on_map(), "ed", "ezarius", "jessie", "miguel"), claire=5)
        play(effects(table, "lose 1 health"), "hurt claire")

        assert (table.defeats, health(table, "claire")) == (0, 1)

    @pytest.mark.parametrize("last", ["claire", "ed", "ezarius", "jessie", "miguel"])
    def test_whoever_is_the_last(self, last: str) -> None:
        """DS-HLTH-006: when the fourth falls the fifth goes on, be it Claire or another; only then all are beaten."""
        table = on_map(2)
        *down, fourth = [name for name in table.crew if name != last]
        effects(hurt(fallen(table, *down), **{fourth: max_health(table, fourth) - 1}), f"lose 1 health by {fourth}")
        assert (table.defeats, health(table, fourth), victims(table)) == (0, 0, [])
        effects(hurt(table, **{last: max_health(table, last) - 1}), f"lose 1 health by {last}")

        assert table.defeats == 1


class TestGettingUp:
    """DS-HLTH-007 to 011."""

    def test_it_costs_1_time(self) -> None:
        """DS-HLTH-007: Ed at 0, 3 time left, a card restores 2: 1 time is spent, Ed has 2, 2 time is left."""
        table = own(fallen(on_map(), "ed"), 0, "bandage-roll")
        table.spent = 2
        play(again(table), "play bandage-roll heal", "heal ed", "heal ed")

        assert (health(table, "ed"), time_left(table)) == (2, 2)

    def test_who_stands_costs_nothing(self) -> None:
        """DS-HLTH-007: healing somebody with 1 health takes no time."""
        table = play(own(hurt(on_map(), ed=7), 0, "bandage-roll"), "play bandage-roll heal", "heal ed", "heal ed")

        assert (health(table, "ed"), time_left(table)) == (3, 5)

    def test_no_time_no_revival(self) -> None:
        """DS-HLTH-008: the watch on the last space without bonus: an ogroot is refused for Ed, a bonus would do."""
        table = stock(fallen(on_map(), "ed"), ogroot=1)
        table.spent = 5
        reason = refused(again(table), "use ogroot heal by p1")
        table.bonus = True
        play(again(table), "use ogroot heal by p1", "heal ed")

        assert (reason.rule, reason.key) == ("DS-HLTH-008", "no-time-to-rise")
        assert (health(table, "ed"), table.bonus) == (1, False)

    def test_not_while_exploring(self) -> None:
        """DS-HLTH-008: with an explore in progress Ed cannot be healed; Claire, who stands, can."""
        table = exploring(stock(hurt(fallen(on_map(), "ed"), claire=1), ogroot=2), 38)
        play(table, "use ogroot heal by p1")
        reason = refused(table, "heal ed")
        play(table, "heal claire")

        assert reason.rule == "DS-HLTH-008"
        assert refused(table, "use ogroot heal by p1").rule == "DS-HLTH-008"
        assert (health(table, "ed"), table.goods["ogroot"]) == (0, 1)

    def test_nor_in_a_story_that_no_action_opened(self) -> None:
        """DS-HLTH-008: a story that became due is explored just the same."""
        table = stock(fallen(on_map(), "ed"), ogroot=1)
        table.due.append("38")
        doing(table, OpenDue(), TakeAction(), EndTurn())

        assert (table.paragraph, table.phase, table.busy) == ("38", "actions", False)
        assert refused(table, "use ogroot heal by p1").rule == "DS-HLTH-008"

    def test_not_at_the_end_of_a_turn(self) -> None:
        """DS-HLTH-008: at the end of a turn there is no time to spend, whatever the watch says."""
        table = doing(own(fallen(on_map(), "ed"), 0, "bandage-roll"), EndTurn())
        table.phase = "end"
        effects(table, "lose 1 health")

        assert refused(table, "play bandage-roll heal").rule == "DS-ENDT-005"

    def test_nor_in_combat_nor_in_a_challenge(self) -> None:
        """DS-HLTH-008, DS-HLTH-009: time is paid outside actions, so not in a fight nor in a challenge."""
        table = fight(foe(stock(fallen(on_map(), "ed"), ogroot=1), "rat", "H ."), "rat", hands=(("whip",),))
        tested = facing(stock(fallen(on_map(), "ed"), ogroot=1), "CRAFT", 5)

        assert refused(table, "use ogroot heal by p1").rule == "DS-HLTH-008"
        assert refused(tested, "use ogroot heal by p1").rule == "DS-HLTH-008"

    def test_nor_in_the_middle_of_an_action(self) -> None:
        """DS-HLTH-008, DS-HLTH-009: before an obstacle nobody rises; when the travel action is over Ed can."""
        table = stands(hurt(stock(fallen(on_map(), "ed"), ogroot=2), jessie=1), "2:a2")
        play(table, "travel east", "use ogroot heal by p1")
        reason = refused(table, "heal ed")
        play(table, "heal jessie")
        assert (reason.rule, refused(table, "use ogroot heal by p1").rule) == ("DS-HLTH-008", "DS-HLTH-008")
        play(table, "suffer steep", "hurt miguel", "hurt miguel", "hurt miguel", "use ogroot heal by p1", "heal ed")

        assert (health(table, "ed"), time_left(table)) == (1, 3)

    def test_nor_by_what_a_story_gives_to_all(self) -> None:
        """DS-HLTH-009: 2 health for each in the middle of a story pass by Ed at 0; nobody is asked for time."""
        table = effects(exploring(hurt(fallen(on_map(), "ed"), claire=3), 7), "restore 2 health to each")

        assert (health(table, "claire"), health(table, "ed"), time_left(table)) == (6, 0, 5)
        assert "give time for ed" not in offered(table)

    @pytest.mark.parametrize("agreed", [True, False])
    def test_the_active_player_must_agree(self, *, agreed: bool) -> None:
        """DS-HLTH-009: seat 2 heals Ed at 0 on seat 1's turn: seat 1's watch moves if seat 1 agrees, else not."""
        table = own(hurt(fallen(on_map(2, crew=PAIRS), "ed"), claire=3), 1, "bandage-roll")
        play(table, "play bandage-roll heal")
        healer = waiting(table)[1]
        play(table, "heal ed")
        asked = waiting(table)[1]
        assert (healer, asked) == (1, 0)
        if agreed:
            play(table, "give time for ed", "heal ed")
            assert (health(table, "ed"), time_left(table)) == (2, 4)
        else:
            play(table, "refuse time")
            reason = refused(table, "heal ed")
            play(table, "heal claire", "heal claire")
            assert (reason.rule, reason.key) == ("DS-HLTH-009", "no-time-given")
            assert (health(table, "ed"), health(table, "claire"), time_left(table)) == (0, 6, 5)

    @pytest.mark.parametrize(("time", "raised"), [(2, 2), (1, 1)])
    def test_once_for_each_character(self, time: int, raised: int) -> None:
        """DS-HLTH-010: Ed and Jessie at 0, 4 health split 2 and 2: with 2 time both have 2, with 1 only one rises."""
        table = own(fallen(on_map(), "ed", "jessie"), 0, "winter-pip")
        table.spent = 5 - time
        play(again(table), "play winter-pip heal", "heal ed", "heal ed")
        if raised == 2:
            play(table, "heal jessie", "heal jessie")
        else:
            assert refused(table, "heal jessie").rule == "DS-HLTH-008"
            play(table, "heal ed", "heal ed")

        assert [health(table, name) for name in ("ed", "jessie")] == ([2, 2] if raised == 2 else [4, 0])
        assert time_left(table) == 0

    def test_nobody_has_to_spend_time(self) -> None:
        """DS-HLTH-010: with Ed healed and only Jessie at 0 left, the rest of the health may be let go."""
        table = own(hurt(fallen(on_map(), "jessie"), ed=1), 0, "bandage-roll")
        play(table, "play bandage-roll heal")
        free = "stop healing" in offered(table)
        play(table, "heal ed", "stop healing")

        assert not free
        assert (health(table, "ed"), health(table, "jessie"), time_left(table)) == (8, 0, 5)

    @pytest.mark.parametrize("paid", [True, False])
    def test_healing_for_all_passes_by_those_for_whom_nothing_is_paid(self, *, paid: bool) -> None:
        """DS-HLTH-009, DS-HLTH-010: each gets 2; for Ed at 0 the active player pays 1 time, or he is passed by."""
        table = effects(hurt(fallen(on_map(), "ed"), claire=3), "restore 2 health to each", act=True)
        play(table, "give time for ed" if paid else "refuse time")

        assert health(table, "claire") == 6
        assert (health(table, "ed"), time_left(table)) == ((2, 4) if paid else (0, 5))

    def test_defeat_restores_without_time(self) -> None:
        """DS-HLTH-011: a defeat restores all five to full and the watch does not move."""
        table = hurt(fallen(on_map(), "ed", "ezarius", "jessie", "miguel"), claire=6)
        table.spent = 2
        play(effects(table, "lose 1 health"), "hurt claire")

        assert [health(table, name) for name in table.crew] == [7, 8, 6, 8, 7]
        assert table.spent == 2

    def test_every_defeat_restores_all(self) -> None:
        """DS-HLTH-011: the second defeat too, in another seat's turn, restores everybody's characters without time."""
        table = on_map(2)
        for captain in (0, 1):
            table.captain = captain
            hurt(fallen(table, "ed", "ezarius", "jessie", "miguel"), claire=6)
            effects(table, "lose 1 health by claire")

            assert [health(table, name) for name in table.crew] == [7, 8, 6, 8, 7]
            assert (table.defeats, table.spent) == (captain + 1, 0)

    def test_a_story_that_sets_health_outright_costs_no_time(self) -> None:
        """DS-HLTH-011: `restore all health` in a story raises Ed too, in the middle of an explore action."""
        table = exploring(fallen(on_map(), "ed"), 38)
        table.spent = 5
        effects(table, "restore all health")

        assert (health(table, "ed"), table.spent) == (8, 5)


class TestStamina:
    """DS-STAM."""

    def test_three_at_most(self) -> None:
        """DS-STAM-001: Jessie with 3 stamina cannot be given meat; what exceeds 3 of a gain is lost."""
        table = stock(on_map(), meat=1)
        full = refused(table, "use meat stamina by p1")
        tire(table, ed=1)
        play(table, "use meat stamina by p1")
        hers = refused(table, "refresh jessie")
        effects(play(table, "refresh ed"), "gain 3 stamina to ed")

        assert (full.rule, hers.rule) == ("DS-STAM-001", "DS-STAM-001")
        assert table.crew["ed"].stamina == 3

    def test_a_gain_is_divided_among_those_who_lack_it(self) -> None:
        """DS-STAM-001: 2 stamina with one character at 2: one is gained, the other is lost."""
        table = own(tire(on_map(), ed=2), 0, "henriks-thermos")
        play(table, "play henriks-thermos stamina", "refresh ed")

        assert table.crew["ed"].stamina == 3
        assert not [line for line in offered(table) if line.startswith("refresh")]

    def test_what_it_buys(self) -> None:
        """DS-STAM-002: Ezarius joins a challenge for 1 and removes fright for 2: he has 0."""
        table = ail(on_map(), "ed", "frightened")
        play(facing(table, "SAVVY", 5), "join ezarius", "activate ezarius cure", "cure ed of frightened")

        assert table.crew["ezarius"].stamina == 0
        assert [member.stamina for name, member in table.crew.items() if name != "ezarius"] == [3] * 4

    def test_nobody_pays_for_another(self) -> None:
        """DS-STAM-003: Miguel with 1 stamina cannot use his ability for 2, whatever Ed has."""
        table = ail(tire(on_map(), miguel=1), "claire", "venom")
        reason = refused(table, "activate miguel cure-venom")

        assert (reason.rule, reason.key) == ("DS-STAM-003", "no-stamina")
        play(tire(table, miguel=2), "activate miguel cure-venom", "cure claire of venom")
        assert (table.crew["miguel"].stamina, table.crew["ed"].stamina) == (0, 3)

    def test_an_equipped_card_is_paid_by_who_has_it(self) -> None:
        """DS-STAM-003: a card on Claire costs her own stamina."""
        table = hurt(tire(wear(on_map(), "claire", "calm-hands-7"), claire=0), ed=1)

        assert refused(table, "activate calm-hands-7 heal").rule == "DS-STAM-003"
        play(tire(table, claire=1), "activate calm-hands-7 heal", "heal ed")
        assert (table.crew["claire"].stamina, health(table, "ed")) == (0, 8)
