"""Cards that act by themselves, uses for once a turn, and defeat that waits: SG-ABIL-014 to 018, SG-HEALTH-008."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.effects.parse import parse_program
from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.crew import max_fatigue
from sleeping_gods.sea.chapters.turn import EndTurn
from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.table.cards import When
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack, covers, wound
from .tables import (
    again,
    at_sea,
    doing,
    effects,
    fallen,
    fight,
    foe,
    give_command,
    hold,
    offered,
    own,
    place_cube,
    play,
    refused,
    told,
    wear,
    weary,
)

WALL = "H H H|H H H|H H H"


def waits_for(table: SeaTable, card: str, moment: str, *lines: str) -> SeaTable:
    """Let an ability card of a copy of the pack act by itself at a moment."""
    new = dataclasses.replace(table.pack.abilities[card], when=(When(moment, parse_program(lines)),), uses=())
    table.pack = dataclasses.replace(table.pack, abilities={**table.pack.abilities, card: new}, bound=None)
    table.bound = bind(table.pack)
    return again(table)


class TestCombatStart:
    """SG-ABIL-014: cards that wait for a fight."""

    def begun(self, table: SeaTable) -> SeaTable:
        """A fight from its very beginning."""
        return play(effects(table, "combat 30"), "reveal enemies", "lay skeleton-warrior")

    def test_the_bearers_player_draws_as_the_fight_begins(self) -> None:
        """SG-ABIL-014: Alert on Mac draws a card for his player, P2, before the first attack."""
        table = self.begun(wear(at_sea(2), "mac", "alert-2"))
        play(table, "fate 4")

        assert [len(hand) for hand in table.hands] == [0, 1]
        assert "end attacks" in offered(table)

    def test_each_card_acts_once(self) -> None:
        """SG-ABIL-014: two cards on two crew members act both, and neither acts in the second round."""
        table = self.begun(wear(wear(at_sea(2), "mac", "alert-2"), "marco", "alert-2b"))
        play(table, "fate 4", "fate 3")
        assert sorted(len(hand) for hand in table.hands) == [1, 1]

        play(table, "end attacks", "hurt odessa")
        assert table.fight.round == 2
        assert [len(hand) for hand in table.hands] == [1, 1]

    def test_it_sleeps_with_its_bearer(self) -> None:
        """SG-HEALTH-003: at 0 health nothing is drawn."""
        table = self.begun(fallen(wear(at_sea(), "mac", "alert-2"), "mac"))

        assert "end attacks" in offered(table)
        assert table.hands == [[]]


class TestInAnAttack:
    """SG-ABIL-014: cards that wait for a hit or for a beaten enemy."""

    @pytest.mark.parametrize(("fate", "xp"), [(6, 1), (1, 0)])
    def test_a_card_that_waits_for_a_hit(self, fate: int, xp: int) -> None:
        """SG-ABIL-014: it acts on a hit and not on a miss, and only for its own bearer."""
        table = waits_for(wear(at_sea(), "mac", "alert-2"), "alert-2", "hit", "gain 1 xp")
        fight(foe(table, "wall", WALL, defense=6, attack=0), "wall")
        attack(table, "mac", "wall", fate)
        assert table.xp == xp

    def test_another_attackers_hit_is_not_waited_for(self) -> None:
        """SG-ABIL-014: Marco's hit does not wake a card on Mac."""
        table = waits_for(wear(at_sea(), "mac", "alert-2"), "alert-2", "hit", "gain 1 xp")
        attack(fight(foe(table, "wall", WALL, defense=2, attack=0), "wall"), "marco", "wall", 6)

        assert table.xp == 0

    @pytest.mark.parametrize("last", [True, False])
    def test_a_card_that_waits_for_a_beaten_enemy(self, last: bool) -> None:
        """SG-ABIL-014: it acts when its bearer's attack beats the target, and not when hearts are left."""
        table = waits_for(wear(at_sea(), "mac", "alert-2"), "alert-2", "defeats-enemy", "gain 1 xp")
        fight(foe(foe(table, "rat", "H . .|. . .|. . H", defense=2, attack=0), "wall", WALL, attack=0), "rat", "wall")
        if last:
            wound(table, "rat", "c3")
        play(attack(table, "mac", "rat", 6), *covers("rat", "a1", "b1", "c1"))

        assert table.xp == int(last)

    def test_it_does_not_act_after_a_defeat(self) -> None:
        """SG-COMBAT-063: with the last of the crew fallen in that attack it is defeat, and no card acts any more."""
        table = waits_for(wear(weary(at_sea()), "odessa", "alert-2"), "alert-2", "defeats-enemy", "gain 1 xp")
        fight(foe(foe(table, "rat", "H . .|. . .|. . .", defense=12, attack=2), "wall", WALL, attack=0), "rat", "wall")
        play(attack(table, "odessa", "rat", 1), "go on", "cover rat a1")

        assert told(table, "defeat") == [("crew",)]
        assert table.xp == 0


class TestPort:
    """SG-ABIL-018: cards that wait for a port."""

    @pytest.mark.parametrize(("captain", "xp"), [(0, 0), (1, 1)])
    def test_it_acts_for_the_player_who_takes_the_action(self, captain: int, xp: int) -> None:
        """SG-ABIL-014: a card on P2's Mac acts in P2's port action and not in P1's."""
        table = waits_for(wear(at_sea(2), "mac", "alert-2"), "alert-2", "port", "gain 1 xp")
        table.captain, table.region = captain, "2.stairs"
        play(again(table), "port")

        assert table.xp == xp


class TestOnceATurn:
    """SG-ABIL-016: uses for once a turn."""

    def test_a_use_for_once_a_turn_comes_back_with_the_next_turn(self) -> None:
        """SG-LEVEL-009, SG-TURN-012: Baker gives 1 grain a turn, in every player's turn."""
        table = play(wear(give_command(at_sea(2), 3, 0), "marco", "baker"), "play baker grain")
        assert table.goods["grain"] == 2
        assert refused(table, "play baker grain").rule

        play(table, "skip action", "skip action")
        assert table.captain == 1
        play(table, "play baker grain")
        assert table.goods["grain"] == 3
        assert "play baker grain" not in offered(table)

    @pytest.mark.parametrize(("health", "able"), [(2, True), (1, True), (0, False)])
    def test_a_use_that_hurts_needs_the_health_it_costs(self, health: int, able: bool) -> None:
        """SG-ABIL-017: Iron Will costs 1 health, the last one too, and only its bearer's own."""
        table = wear(at_sea(), "mac", "iron-will-3")
        table.crew["mac"].damage = 6 - health
        effects(again(table), "challenge STRENGTH 9", "fail: gain 1 xp")
        play(table, *(["join mac"] if health else []), "go on", "fate 3")

        assert ("play iron-will-3 strength" in offered(table)) == able
        if able:
            play(table, "play iron-will-3 strength")
            assert table.crew["mac"].damage == 6 - health + 1
            assert "play iron-will-3 strength" not in offered(table)


class TestWhatHelps:
    """SG-CMD-003: effects for any time are offered where they can do something."""

    @pytest.mark.parametrize(("statuses", "able"), [(("madness",), True), (("venom",), False), ((), False)])
    def test_a_cure_needs_its_own_status(self, statuses: tuple[str, ...], able: bool) -> None:
        """SG-STATUS-013: what cures madness is offered while somebody is mad, whoever else is poisoned."""
        table = give_command(own(at_sea(), "book-of-short-tides"), 2)
        table.crew["audrie"].statuses = statuses

        assert ("activate book-of-short-tides cure by p1" in offered(again(table))) == able

    def test_clearing_needs_placed_command(self) -> None:
        """SG-SHIP-022: what clears command is offered while some lies on a board or card."""
        table = give_command(own(at_sea(), "totem-of-low-water"), 3)
        line = "activate totem-of-low-water clear by p1"
        assert line not in offered(table)

        assert line in offered(play(table, "activate laurent meat"))

    def test_no_card_deals_damage_while_damage_is_placed(self) -> None:
        """SG-COMBAT-067: while the damage of an attack is being placed the Stone of Blood waits."""
        table = give_command(own(at_sea(), "stone-of-blood"), 1)
        line = "activate stone-of-blood deal by p1"
        fight(foe(table, "wall", WALL, defense=2, attack=0), "wall")
        assert line in offered(table)
        attack(table, "mac", "wall", 6, "go on", "go on", "cover wall a1")
        assert line not in offered(table)

        assert line in offered(play(table, *covers("wall", "b1", "c1")))

    def test_one_weakened_participant_is_enough_for_a_cure(self) -> None:
        """SG-CMD-003: with one of two participants weakened the window opens for what can cure it."""
        table = give_command(own(at_sea(), "totem-of-salt"), 1)
        table.crew["mac"].statuses = ("weakened",)
        effects(again(table), "challenge STRENGTH 9", "fail: gain 1 xp")
        play(table, "join marco", "join mac", "go on", "fate 3")

        assert "activate totem-of-salt cure by p1" in offered(table)


class TestEndurance:
    """SG-FATIGUE-003."""

    def test_a_third_fatigue_and_no_fourth(self) -> None:
        """SG-FATIGUE-003: with Endurance Odessa joins at 2 fatigue, holds 3, and then joins no more."""
        table = wear(at_sea(), "odessa", "endurance")
        table.crew["odessa"].fatigue = 2
        play(effects(again(table), "challenge STRENGTH 2", "fail: gain 1 xp"), "join odessa", "go on", "fate 3")
        assert table.crew["odessa"].fatigue == 3

        effects(table, "challenge STRENGTH 2", "fail: gain 1 xp")
        assert refused(table, "join odessa").rule == "SG-FATIGUE-004"
        play(table, "go on", "fate 3")
        assert effects(table, "gain 2 fatigue on odessa").crew["odessa"].fatigue == 3

    def test_other_level_cards_give_none(self) -> None:
        """SG-FATIGUE-002: with another level card, or none, 2 is the most."""
        table = wear(at_sea(), "odessa", "plan-ahead")

        assert (max_fatigue(table, "odessa"), max_fatigue(table, "mac")) == (2, 2)


class TestLaterThanTheDraw:
    """SG-COMBAT-063, SG-HEALTH-008: defeat waits until what is under way is over."""

    def test_a_draw_in_an_enemys_action_does_not_end_it(self) -> None:
        """SG-COMBAT-063: the last of the crew falls, ship damage is drawn, a resource lost, and then it is defeat."""
        table = foe(weary(at_sea()), "shark", "D L .|. . .|. . H", attack=2, D="ship-damage", L="lose-resource")
        play(fight(table, "shark"), "end attacks", "hurt odessa")
        place_cube(table, 3)
        assert (table.combat is not None, table.fallen) == (True, "")

        play(table, "lose coins")
        assert told(table, "defeat") == [("crew",)]
        assert table.goods["coins"] == 2

    def test_effects_after_the_fatal_one_are_dropped(self) -> None:
        """SG-HEALTH-008: outside combat defeat comes once the fatal loss is settled; what follows it is dropped."""
        table = weary(at_sea())
        effects(table, "challenge STRENGTH 9", "fail: lose 1 health; ship damage 1", "gain 1 xp")
        play(table, "go on", "fate 1", "hurt odessa")

        assert told(table, "defeat") == [("crew",)]
        assert (table.tests, sum(table.cubes.values()), table.xp) == ([], 0, 0)


def test_a_defeat_in_a_market_puts_the_stall_back() -> None:
    """SG-DEFEAT-018: what was on offer goes to the bottom of the market deck in its order, and nothing is lost."""
    table = weary(at_sea())
    table.region = "2.stairs"
    play(again(table), "market")
    for _ in range(7):
        play(table, offered(table)[0])
    stall = list(table.stall)
    play(effects(table, "lose 1 health"), "hurt odessa")

    assert (table.stall, table.market_bottom) == ([], stall)
    assert table.violations() == []


def test_turn_end_asks_no_more_about_an_event_that_has_left() -> None:
    """SG-EVENT-010: an event that its own turn-end effect discards is not attempted any more."""
    table = at_sea(2)
    card = dataclasses.replace(table.pack.events["broken-boiler"], turn_end=parse_program(["discard this event"]))
    table.pack = dataclasses.replace(table.pack, events={**table.pack.events, card.id: card}, bound=None)
    table.bound = bind(table.pack)
    table.events[card.kind].remove(card.id)
    table.ongoing.append(card.id)
    doing(table, EndTurn())

    assert (table.ongoing, table.event_discard) == ([], [card.id])
    assert offered(table)[0] == "begin turn"


def test_an_ongoing_event_without_a_turn_end_effect_is_left_alone() -> None:
    """SG-EVENT-009: at the end of a turn only what is printed for it happens."""
    table = at_sea()
    card = dataclasses.replace(table.pack.events["broken-boiler"], turn_end=(), attempt_at="action")
    table.pack = dataclasses.replace(table.pack, events={**table.pack.events, card.id: card}, bound=None)
    table.bound = bind(table.pack)
    table.events[card.kind].remove(card.id)
    table.ongoing.append(card.id)

    assert offered(doing(table, EndTurn()))[0] == "begin turn"
    assert table.ongoing == [card.id]


def test_a_lost_weapon_leaves_its_carrier_alone() -> None:
    """SG-COMP-024: a weapon that goes back to the box is carried by nobody, and other weapons stay where they are."""
    table = own(own(at_sea(), "capstan-bar", "revolver", on="mac"), "pann-bow", on="marco")
    effects(table, "lose adventure 28")

    assert (table.crew["mac"].weapons, table.crew["marco"].weapons) == (("revolver",), ("pann-bow",))
    assert "capstan-bar" not in table.adventures


def test_a_lost_card_gives_its_command_back() -> None:
    """SG-COMP-024, SG-CMD-004: command on a card that goes back to the box returns to the supply."""
    table = hold(give_command(own(at_sea(), "yellow-flag"), 1), 0, "alert-2")
    supply = table.supply
    effects(table, "challenge CUNNING 9", "fail: gain 1 xp")
    play(table, "go on", "fate 3", "activate yellow-flag cunning by p1")
    assert table.adventures["yellow-flag"] == 1

    effects(table, "lose adventure 20")
    assert (table.supply, "yellow-flag" in table.adventures) == (supply + 1, False)


def test_the_cook_pays_with_the_food_that_was_chosen() -> None:
    """SG-ADV-013: of several ways to pay, the chosen one is paid and nothing else, and the cook is asked."""
    table = give_command(own(at_sea(2), "moonspice-tea", "stew", "soup"), 0, 3)
    table.goods |= {"grain": 2, "meat": 2, "vegetables": 2}
    table.crew["mac"].fatigue, table.crew["mac"].damage = 2, 3
    recipe = next(
        line
        for line in offered(again(table))
        if line.startswith("cook ") and any(kind == "food" for kind, _ in table.pack.adventures[line.split()[1]].food)
    )
    play(table, recipe)
    ways = [line for line in offered(table) if line.startswith("pay ")]
    assert len(ways) > 1
    assert waiting(table)[1] == 1

    before, words = dict(table.goods), ways[-1].split()[1:]
    play(table, ways[-1])
    paid = {kind: before[kind] - table.goods[kind] for kind in before if before[kind] != table.goods[kind]}
    assert paid == {kind: int(amount) for amount, kind in zip(words[::2], words[1::2], strict=True)}
