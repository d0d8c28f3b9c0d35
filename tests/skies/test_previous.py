"""What is different from the first game: DS-PREV, each told by both rulebooks."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.errors import WrongSeat
from sleeping_gods.campaign.games import setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.sea.chapters.fate import HAND_LIMIT as SEA_HAND
from sleeping_gods.sea.chapters.turn import ACTIONS
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.table.words import SKILLS as SEA_SKILLS
from sleeping_gods.skies.chapters.camp_row import camps_left
from sleeping_gods.skies.chapters.events import EventPhase
from sleeping_gods.skies.chapters.turn import EndTurn, TakeAction
from sleeping_gods.skies.game import Skies
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.table.words import RESOURCES, SKILLS
from tests.bed import again, damage_on, doing, draw_any, effects, fallen, hold, offered, play, refused, strike, told
from tests.sea import tables as sea

from .tables import ail, airfield, at_start, fight, foe, hurt, new, on_map, own, tire, wear


class TestBoards:
    """DS-PREV-001 to 005."""

    def test_a_sixth_skill(self) -> None:
        """DS-PREV-001: moxie is new: 6 skills here and 5 there."""
        assert (len(SKILLS), len(SEA_SKILLS)) == (6, 5)
        assert [skill for skill in SKILLS if skill not in SEA_SKILLS] == ["moxie"]

        assert effects(on_map(), "challenge MOXIE 5").test.skill == "moxie"

    def test_moxie_is_a_skill_like_the_others(self) -> None:
        """DS-PREV-001: boards, equipped cards and discarded hand cards count for it."""
        table = hold(wear(on_map(), "ed", "dare-2", "cold-blood-3"), 0, "nerve-4")
        board = table.pack.characters["ed"].skills.get("moxie", 0)
        play(effects(table, "challenge MOXIE 9"), "join ed", "go on", "fate 1")
        assert total(table, table.test) == 1 + board + 2
        play(table, "discard nerve-4")

        assert total(table, table.test) == 1 + board + 3

    def test_no_ship_command_market_or_port(self) -> None:
        """DS-PREV-002: none of ship action, market, port and skip is ever among the actions; there are no coins."""
        table = on_map(2)
        for line in ("market", "port", "skip action"):
            assert refused(table, line).rule == "DS-PREV-002"
        assert {line.split()[0] for line in offered(table)} <= {
            "travel",
            "explore",
            "fly",
            "repair",
            "camp",
            "end",
            "let",
        }

        assert "coins" not in RESOURCES
        assert not hasattr(table, "pools")
        assert isinstance(sea.at_sea(2), SeaTable)
        assert {"market", "port"} & {line.split()[0] for line in offered(at_port())}

    def test_helping_costs_only_stamina(self) -> None:
        """DS-PREV-002: Ezarius of P2 joins P1's challenge for 1 stamina; nothing else is paid."""
        table = effects(on_map(2), "challenge SAVVY 5")
        before = table.clone()
        play(table, "join ezarius")
        assert table.crew["ezarius"].stamina == 2

        table.crew["ezarius"].stamina = 3
        table.test.crew = ()
        assert again(table) == before

    def test_time_instead_of_actions(self) -> None:
        """DS-PREV-003: three 1-time repairs and a 2-time explore are one turn; the first game has two actions."""
        table = on_map()
        table.plane_health = 1
        for left in (4, 3, 2):
            play(again(table), "repair", "go on", "fate 1", "go on")
            assert 5 - table.spent == left
        play(table, "explore 2", "choose g")
        assert table.spent == 5
        assert "end turn" in offered(table)
        assert ACTIONS == 2

    def test_camp_is_no_port(self) -> None:
        """DS-PREV-003: a camp neither mends nor fuels the plane, and brings no goods."""
        table = on_map(2)
        table.plane_health, table.fuel, goods = 2, 1, dict(table.goods)
        play(again(table), "camp")
        while any(line.startswith("deal ") for line in offered(table)):
            play(table, offered(table)[0])

        assert (table.plane_health, table.fuel, table.goods, table.spent) == (2, 1, goods, 0)

    def test_stamina_instead_of_fatigue(self) -> None:
        """DS-PREV-004: Ed with 0 stamina deals the whole 3 of the bowie knife; at 2 fatigue the sea takes 1 off."""
        table = tire(fight(foe(on_map(), "rat", "H H .|. . ."), "rat", hands=(("bowie-knife",),)), ed=0)
        play(table, "attack rat with ed using bowie-knife")
        assert told(table, "deals") == [("ed", 3)]
        assert strike(table) == 3

        rested, tired = sea.put_enemy(sea.at_sea()), sea.put_enemy(sea.at_sea())
        tired.crew["marco"].fatigue = 2
        blows = []
        for one in (rested, tired):
            line = next(line for line in offered(again(one)) if line.startswith("attack wall with marco"))
            play(one, line, "fate 6")
            while not any(line.startswith("cover ") for line in offered(one)):
                play(one, "go on")
            blows.append(strike(one))
        assert blows[0] == blows[1] + 1

    def test_nobody_has_more_than_three_stamina(self) -> None:
        """DS-PREV-004: up to 3 are spent, and a character without any cannot join."""
        table = effects(tire(on_map(), ed=0), "challenge CUNNING 5")

        assert {member.stamina for member in new().crew.values()} == {3}
        assert refused(table, "join ed").rule == "DS-CHAL-003"

    def test_madness_does_not_hurt(self) -> None:
        """DS-PREV-005: Ed, mad at 5 health, joins a challenge and stays at 5; his abilities are silent."""
        table = effects(hurt(ail(on_map(), "ed", "madness"), ed=3), "challenge CUNNING 5")
        play(table, "join ed", "go on", "fate 3")
        assert table.crew["ed"].damage == 3
        assert effects(ail(on_map(), "ed", "madness"), "challenge CUNNING 5").crew["ed"].damage == 0

        mad = play(effects(ail(on_map(), "ed", "madness"), "challenge CUNNING 9"), "go on", "fate 3")
        assert refused(mad, "activate ed cunning").rule == "DS-STAT-008"

    def test_low_morale_doubles_stamina(self) -> None:
        """DS-PREV-005: Ed with low morale pays 2 stamina to join."""
        table = play(effects(ail(on_map(), "ed", "low-morale"), "challenge CUNNING 5"), "join ed")

        assert table.crew["ed"].stamina == 1

    def test_venom_bites_at_the_end(self) -> None:
        """DS-PREV-005: not at the start of a turn but when it ends."""
        table = play(ail(at_start(), "ed", "venom"), "begin turn")
        assert table.crew["ed"].damage == 0

        assert doing(table, EndTurn()).crew["ed"].damage == 1


def at_port() -> SeaTable:
    """The first game between actions, in a region with a port and a market."""
    table = sea.at_sea()
    table.region = "2.stairs"
    return again(table)


class TestCombat:
    """DS-PREV-006."""

    def test_the_beaten_strike_back(self) -> None:
        """DS-PREV-006: when the last heart is covered a counterattack follows here, none in the first game."""
        table = fight(foe(on_map(), "rat", "H . .|. . .", attack=2), "rat", hands=(("bowie-knife",),))
        strike(play(table, "attack rat with ed using bowie-knife"))
        play(table, "take hit")
        assert (table.combat, damage_on(table)) == (None, {"ed": 2})

        other = sea.put_enemy(sea.at_sea(), "H . .|. . .|. . .", defense=1, attack=2)
        line = next(line for line in offered(other) if line.startswith("attack ") and "marco" in line)
        play(other, line, "fate 6")
        while other.combat is not None and not any(line.startswith("cover ") for line in offered(other)):
            play(other, "go on")
        strike(other)
        assert (other.combat, damage_on(other)) == (None, {})

    def test_damage_does_not_spill(self) -> None:
        """DS-PREV-006: Ed with 1 health takes a counterattack of 4 and nobody else is hurt; every attack hits."""
        table = fight(foe(hurt(on_map(), ed=7), "rat", "H H .|. . .", attack=4), "rat", hands=(("whip",),))
        assert not told(play(table, "attack rat with ed using whip"), "fate")
        assert strike(table) == 1

        assert damage_on(play(table, "take hit")) == {"ed": 8}

    def test_enemies_do_not_attack_at_round_end(self) -> None:
        """DS-PREV-006: an enemy with attack 4 and no ability hurts nobody in the enemy phase, but grows."""
        table = play(fight(foe(on_map(), "rat", "H H .|. P .", attack=4), "rat"), "end attacks")

        assert damage_on(table) == {}
        assert (table.fight.round, table.fight.foes[0].power) == (2, 2)

    def test_one_deck_for_all(self) -> None:
        """DS-PREV-006: combat cards are dealt from a shared deck; nobody has a weapon of their own."""
        table = play(effects(on_map(2), "combat 1"), "lay tax-weasel", "start combat")

        assert offered(table) == [f"draw {card}" for card in sorted(table.combat_deck)]
        assert not hasattr(table.crew["ed"], "weapons")
        assert isinstance(table.crew["ed"].synergy, int)


class TestCards:
    """DS-PREV-007 to 009."""

    def test_a_third_card(self) -> None:
        """DS-PREV-007: Ed with 2 equipped cards gets a third, paid with cards; the first game allows 2."""
        table = wear(
            hold(on_map(2), 0, "nerve-4", "dare-2", "duck-7", "feint-1"), "ed", "heavy-hands-1", "clear-shot-1"
        )
        play(table, "equip nerve-4 on ed")
        while any(line.startswith("drop ") for line in offered(table)):
            play(table, offered(table)[0])
        assert table.crew["ed"].cards == ("heavy-hands-1", "clear-shot-1", "nerve-4")
        assert len(table.discard) == table.pack.abilities["nerve-4"].cost

        other = sea.wear(sea.give_command(sea.at_sea(), 9), "mac", "triage-5", "refine-1")
        assert refused(hold(other, 0, "alert-2"), "equip alert-2 on mac") is not None

    def test_only_own_characters_and_at_any_time(self) -> None:
        """DS-PREV-007: P1 cannot equip P2's Ezarius; in a fight and in a challenge own characters can be equipped."""
        cards = ("nerve-4", "dare-2", "duck-7")
        assert refused(hold(on_map(2), 0, *cards), "equip nerve-4 on ezarius").rule == "DS-EQIP-002"

        for table in (fight(on_map(2), "tax-weasel"), effects(on_map(2), "challenge CUNNING 5")):
            assert "equip nerve-4 on ed" in offered(hold(table, 0, *cards))

    @pytest.mark.parametrize("name", ["claire", "ed"])
    def test_eight_cards(self, name: str) -> None:
        """DS-PREV-007: Claire like anybody carries up to 8; the ninth is refused."""
        table = on_map(2)
        cards = sorted(table.deck, key=lambda card: table.pack.abilities[card].skill)[::9][:7]
        spare = [card for card in table.deck if card not in cards]
        cheap = spare[:2]
        wear(table, name, *cards)
        hold(table, 0, *cheap, *[card for card in spare if card not in cheap][:9])
        assert f"equip {cheap[0]} on {name}" in offered(table)
        play(table, f"equip {cheap[0]} on {name}")
        while any(line.startswith("drop ") for line in offered(table)):
            play(table, next(line for line in offered(table) if line.startswith("drop ") and cheap[1] not in line))

        assert len(table.crew[name].cards) == 8
        assert refused(table, f"equip {cheap[1]} on {name}").rule == "DS-EQIP-008"

    def test_hand_limits(self) -> None:
        """DS-PREV-007: 7 cards stay in hand here, 3 there; there are no level cards or experience points."""
        table = at_start()
        hold(table, 0, *table.deck[:5])
        draw_any(play(table, "begin turn"), 2)
        assert len(table.hands[0]) == 7
        assert not any(line.startswith("drop ") for line in offered(table))

        assert SEA_HAND == 3
        assert not hasattr(table, "xp")
        assert not hasattr(table.crew["ed"], "levels")

    def test_fate(self) -> None:
        """DS-PREV-008: of 62 cards 12 show fate 7 or 8; the first game ends at 6."""
        fates = [card.fate for card in airfield().abilities.values()]

        assert (len(fates), min(fates), max(fates)) == (62, 1, 8)
        assert sum(1 for fate in fates if fate >= 7) == 12
        assert max(card.fate for card in sea.harbour().abilities.values()) == 6

    def test_adventure_cards_are_held(self) -> None:
        """DS-PREV-009: P1 holds the canteen: P2 cannot play it; played by P1 it is gone until camp."""
        setup = setup_for(Skies(), airfield(), ("Ana", "Ben"), {})
        campaign = Campaign.begin(Skies(), airfield(), setup)
        assert isinstance(campaign.table, SkiesTable)
        assert "canteen" in campaign.table.adventures[0]
        hurt(campaign.table, ed=2)
        with pytest.raises(WrongSeat):
            campaign.play(1, "play canteen heal")

        campaign.play(0, "play canteen heal")
        assert campaign.table.played == ["canteen"]

        campaign.play(0, "heal ed")
        campaign.play(0, "heal ed")
        tire(campaign.table, ed=0)
        with pytest.raises(WrongSeat):
            campaign.play(0, "play cargo-blankets stamina")
        campaign.play(1, "play cargo-blankets stamina")
        assert campaign.table.played == ["canteen", "cargo-blankets"]

    def test_no_turn_brings_them_back(self) -> None:
        """DS-PREV-009: the card that P2 played is still in the discard when P2's own turn has begun, until a camp."""
        table = own(hurt(on_map(2), ed=4), 1, "canteen")
        table.spent = 5
        play(again(table), "play canteen heal", "heal ed", "heal ed", "end turn")
        assert (table.captain, "canteen" in table.played, "canteen" in table.adventures[1]) == (1, True, False)
        assert refused(table, "play canteen heal").rule == "DS-ADVC-004"

    def test_who_holds_none_plays_none(self) -> None:
        """DS-PREV-009: a card in the discard is refused until camp."""
        table = hurt(on_map(2), ed=2)

        assert "canteen" in table.played
        assert refused(table, "play canteen heal").rule == "DS-ADVC-004"
        assert "play canteen heal" in offered(own(table, 1, "canteen"))


class TestClock:
    """DS-PREV-010."""

    def test_a_defeat_costs_three_camps(self) -> None:
        """DS-PREV-010: 12 camps are 9 after a defeat, and the campaign goes on."""
        table = effects(fallen(on_map(), "claire", "ed", "ezarius", "jessie"), "lose 7 health by miguel")

        assert (camps_left(table), table.defeats, table.over) == (9, 1, "")

    def test_a_wreck_is_no_defeat(self) -> None:
        """DS-PREV-010: the plane at 0 health is no defeat."""
        table = effects(on_map(), "plane damage 9")

        assert (table.plane_health, table.defeats, camps_left(table)) == (0, 0, 12)

    def test_the_event_deck_is_no_clock(self) -> None:
        """DS-PREV-010: when it runs out the discards are reshuffled at step 2, and no story is read."""
        table = at_start()
        table.event_discard = [card for bag in table.event_deck for card in bag]
        table.event_deck, table.event_left = [[], [], []], [0, 0, 0]
        doing(table, EventPhase(), TakeAction(), EndTurn())

        assert told(table, "reshuffled") == [("event",)]
        assert (len(offered(table)), table.due, told(table, "story-due")) == (56, [], [])
        assert (camps_left(table), table.spent) == (12, 0)
