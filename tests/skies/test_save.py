"""Saving and setting up a saved game: DS-SAVE, DS-LOAD."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import seat_word
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.plain import encode
from sleeping_gods.kernel.play import apply, is_over, options, waits_for_chance
from sleeping_gods.kernel.state import canonical
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.players import PEOPLE
from sleeping_gods.skies.chapters.turn import EndTurn, TakeAction
from sleeping_gods.skies.game import Skies
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, doing, draw_any, hold, offered, play, refused, told

from .tables import (
    ail,
    airfield,
    at_start,
    fight,
    hurt,
    in_play,
    new,
    on_map,
    own,
    quest,
    stands,
    stock,
    tire,
    wear,
)

OTHERS = ("ed", "ezarius", "jessie", "miguel")


def loaded(table: SkiesTable) -> SkiesTable:
    """The table as it comes back from a file."""
    return Skies().load(airfield(), json.loads(json.dumps(encode(table))))


def resumed(table: SkiesTable, first: str = "p1") -> SkiesTable:
    """The saved game set up again: boards dealt around, pooled cards as chance has it."""
    play(table, f"resume with {first}")
    for place, name in enumerate(OTHERS):
        play(table, f"deal {name} to {seat_word(place % table.seat_count())}")
    while waits_for_chance(table):
        play(table, offered(table)[0])
    return table


def sizes(hands: list[list[str]]) -> list[int]:
    """How many cards each hand has."""
    return [len(hand) for hand in hands]


class TestWhen:
    """DS-SAVE-001."""

    @pytest.mark.parametrize("act", ["save game", "resume with p1"])
    def test_a_game_is_saved_when_a_turn_is_about_to_begin(self, act: str) -> None:
        """DS-SAVE-001: in the action step it is refused until the next turn starts."""
        table = on_map(2)
        assert refused(table, act).rule == "DS-SAVE-001"
        assert tuple(act.split()) not in PEOPLE.acts(table)
        assert tuple(act.split()) in PEOPLE.acts(at_start(2))
        assert refused(play(at_start(2), "begin turn"), act).rule == "DS-SAVE-001"

        table.spent = 5
        play(again(table), "end turn", "save game")
        assert (len(table.log.saves), offered(table)[0]) == (1, "begin turn")

    def test_not_at_the_end_of_a_turn(self) -> None:
        """DS-SAVE-001: step 4 still belongs to the turn: before the next one is about to begin nothing is saved."""
        table = in_play(on_map(2), "cracked-stove")
        doing(table, EndTurn())
        assert (table.phase, refused(table, "save game").rule) == ("end", "DS-SAVE-001")

        while table.phase == "end":
            play(table, offered(table)[0])
        assert len(play(table, "save game").log.saves) == 1

    def test_the_save_line(self) -> None:
        """DS-SAVE-002: Claire on page 2, the plane at Geysers with health 4 and fuel 3, and five health values."""
        table = stands(hurt(at_start(), ed=3, claire=7), "2:b3")
        table.plane, table.plane_health, table.fuel = "geysers", 4, 3
        play(table, "save game")

        assert table.log.saves == [
            "Claire 2:b3; plane geysers, health 4, fuel 3; claire 0, ed 5, ezarius 6, jessie 8, miguel 7"
        ]
        assert told(table, "saved") == [(1,)]

    def test_saving_changes_nothing(self) -> None:
        """DS-SAVE-001: a save writes its line; everything on the table stays as it is."""
        table = ail(hurt(tire(in_play(at_start(2), "thin-ice", 2), ed=1, claire=0), jessie=3), "ed", "venom")
        before = table.clone()
        play(table, "save game")
        assert len(table.log.saves) == 1

        table.log.saves.clear()
        table.log_events[:] = before.log_events
        assert canonical(table) == canonical(before)

    def test_what_is_used_up_is_on_the_line(self) -> None:
        """DS-SAVE-002: a wreck without fuel is noted as it is, 0 and 0, and everybody's 0 health too."""
        table = hurt(at_start(), claire=7, ed=8, ezarius=6, jessie=8)
        table.plane_health = table.fuel = 0
        play(table, "save game")

        assert table.log.saves[0].endswith("health 0, fuel 0; claire 0, ed 0, ezarius 0, jessie 0, miguel 7")

    def test_each_save_has_its_line(self) -> None:
        """DS-SAVE-001, DS-SAVE-002: saved twice before a turn and once before another, the log has three lines."""
        table = play(at_start(), "save game", "save game")
        assert told(table, "saved") == [(2,)]
        table.turn, table.plane, table.fuel = 2, "geysers", 1
        play(stands(hurt(table, miguel=2), "3:d1"), "save game")

        start = "Claire 2:d2; plane henriks-camp, health 6, fuel 5; claire 7, ed 8, ezarius 6, jessie 8, miguel 7"
        after = "Claire 3:d1; plane geysers, health 6, fuel 1; claire 7, ed 8, ezarius 6, jessie 8, miguel 5"
        assert table.log.saves == [start, start, after]

    def test_threat_is_noted(self) -> None:
        """DS-SAVE-005: two active events with 1 and 3 threat are on the line."""
        table = in_play(in_play(at_start(), "leaking-tank", 1), "wolf-tracks", 3)
        play(table, "save game")

        assert table.log.saves[0].endswith("; threat leaking-tank 1, wolf-tracks 3")


class TestKept:
    """DS-SAVE-003 to 007."""

    def test_each_character(self) -> None:
        """DS-SAVE-003, DS-LOAD-002: Ed with venom, 2 stamina, 3 damage and 3 cards is the same when restored."""
        table = wear(at_start(2), "ed", "heavy-hands-1", "feint-1", "dare-2")
        tire(hurt(ail(table, "ed", "venom"), ed=3), ed=2)
        for back in (loaded(table), resumed(loaded(table))):
            ed = back.crew["ed"]
            assert (ed.statuses, ed.stamina, ed.damage) == (("venom",), 2, 3)
            assert ed.cards == ("heavy-hands-1", "feint-1", "dare-2")

    def test_the_party(self) -> None:
        """DS-SAVE-004: resources, cards, hands and quests are kept; 5 held adventure cards and 3 discarded ones."""
        table = hold(own(at_start(2), 0, "canteen", "goggles", "camp-stew", "ice-blade"), 1, "duck-7")
        own(table, 1, "toolbox", "cork-vest")
        held = [number for number in table.pack.quests if number != 77][:6]
        table.played, table.gone = table.played[:3], ["hive-stone"]
        stock(quest(table, *held), rope=6, fire_quartz=1)
        table.used_quests = [77]
        back = loaded(table)
        assert (back.goods, back.quests, back.used_quests) == (table.goods, held, [77])
        assert (back.arms, back.combat_deck) == (table.arms, table.combat_deck)
        assert (back.hands, back.adventures, back.played) == (table.hands, table.adventures, table.played)

        resumed(back)
        assert sorted(sizes(back.adventures)) == [2, 3]
        assert (back.played, back.gone) == (table.played, table.gone)
        assert (back.arms, back.quests, back.used_quests) == (table.arms, held, [77])
        assert back.goods == table.goods

    def test_events(self) -> None:
        """DS-SAVE-005, DS-LOAD-005: the event deck and two active events with 1 and 3 threat are restored."""
        table = in_play(in_play(at_start(), "leaking-tank", 1), "wolf-tracks", 3)
        table.event_left[0] = 4
        for back in (loaded(table), resumed(loaded(table))):
            assert back.active == {"leaking-tank": 1, "wolf-tracks": 3}
            assert (back.event_deck, back.event_left) == (table.event_deck, table.event_left)

    def test_what_the_procedure_forgets(self) -> None:
        """DS-SAVE-006: event discards, the combat deck, crossed-off locations, camps, defeats and boxes are kept."""
        table = own(at_start(2), 0, "ice-blade")
        play(table, "exclude ice-blade")
        table.event_discard = [table.event_deck[0].pop()]
        table.event_left[0] -= 1
        table.crossed, table.camps, table.defeats = [38, 8], 4, 2
        table.marks["rebels"], table.used_quests = 3, [77]
        for back in (loaded(table), resumed(loaded(table))):
            assert back.event_discard == table.event_discard
            assert (back.arms[-1], len(back.combat_deck)) == ("ice-blade", 14)
            assert (back.crossed, back.camps, back.defeats) == ([38, 8], 4, 2)
            assert (back.marks, back.used_quests) == ({"trusiam": 0, "rebels": 3}, [77])

    def test_the_bonus_token_is_the_new_first_players(self) -> None:
        """DS-SAVE-006: the token was with P1, who was next; P2 is chosen to begin and has 6 time."""
        table = at_start(2)
        table.bonus = True
        resumed(table, "p2")
        table.phase = "actions"

        assert (table.captain, table.bonus, time_left(table)) == (1, True, 6)

    def test_no_token_comes_from_a_save(self) -> None:
        """DS-SAVE-006: without the token nobody has 6 time, whoever begins; with it only the first turn has."""
        table = resumed(at_start(2), "p2")
        table.phase = "actions"
        assert (table.bonus, time_left(table)) == (False, 5)

        table = at_start(2)
        table.bonus = True
        resumed(table, "p2")
        table.phase, table.spent = "actions", 5
        play(doing(table, TakeAction()), "travel east", "end turn")
        assert (table.captain, table.bonus) == (0, False)


class TestSnapshots:
    """DS-SAVE-007."""

    def test_a_fight_is_the_same_when_loaded(self) -> None:
        """DS-SAVE-007: in mid-combat hands, decks, enemies and what is offered are identical."""
        table = fight(on_map(2), "tax-weasel", "brass-tick", hands=(("whip", "pistol"), ("fire-axe",)))
        play(table, "attack tax-weasel with ed using pistol")
        back = loaded(table)

        assert back == table
        assert canonical(back) == canonical(table)
        assert options(back) == options(table)

    def test_what_was_used_is_not_forgotten(self) -> None:
        """DS-SAVE-007: what counts once an attack was used: in the table read back it cannot be used again."""
        table = fight(wear(on_map(), "ed", "clear-shot-1"), "tax-weasel", "brass-tick", hands=(("whip", "wrench"),))
        play(wear(table, "jessie", "follow-through-7"), "attack tax-weasel with ed using whip")
        play(table, "activate clear-shot-1 damage")
        back = loaded(table)

        assert (back.used, options(back)) == (table.used, options(table))
        assert refused(back, "activate clear-shot-1 damage").key == "once-an-attack"

    @pytest.mark.slow
    @pytest.mark.parametrize("choices", [{}, {"level": "easy", "length": "long"}, {"level": "hard", "window": "all"}])
    @pytest.mark.parametrize("players", [1, 3])
    def test_at_any_decision(self, players: int, choices: dict[str, str]) -> None:
        """DS-SAVE-007: at each of many decisions the table read back is equal and offers the same, byte for byte."""
        table, luck = new(players, **choices), Luck(players)
        for _ in range(700):
            back = loaded(table)
            assert back == table
            assert canonical(back) == canonical(table)
            assert options(back) == options(table)
            if is_over(table):
                break
            table = back
            apply(table, luck.pick(options(table)))

    def test_the_random_stream_goes_on_too(self, tmp_path: Path) -> None:
        """DS-SAVE-007: a campaign read from its file draws what the other draws."""
        path = tmp_path / "evening.campaign"
        setup = setup_for(Skies(), airfield(), ("Ana", "Ben"), {"seed": "7"})
        campaign = Campaign.begin(Skies(), airfield(), setup, path)
        campaign.play(None, "begin turn")
        campaign.close()
        back = Campaign.open(path, Skies(), airfield())
        assert canonical(back.table) == canonical(campaign.table)
        back.close()

        for one in (back, campaign):
            one.file = None
            one.play(None, offered_by(one)[0])
        assert canonical(back.table) == canonical(campaign.table)
        assert len(back.journal.entries) == len(campaign.journal.entries)


def offered_by(campaign: Campaign) -> list[str]:
    """What may be chosen in a campaign."""
    assert isinstance(campaign.table, SkiesTable)
    return offered(campaign.table)


class TestSettingUp:
    """DS-LOAD-001 to 006."""

    def test_places_and_the_watch(self) -> None:
        """DS-LOAD-001: a save on page 12 comes back on page 12, the plane where it was, the watch at 0, 5 time."""
        table = stock(stands(at_start(), "12:c1"), rope=2)
        table.plane, table.spent = "geysers", 3
        resumed(table)

        assert (table.place, table.plane, table.goods["rope"]) == ("12:c1", "geysers", 2)
        assert (table.spent, time_left(table)) == (0, 5)
        assert offered(table)[0] == "begin turn"

    def test_boards_are_dealt_evenly(self) -> None:
        """DS-LOAD-002: a 2-player save restored by 4: 1 board each besides Claire; a second one is refused."""
        table = play(at_start(2), "save game", "join Cid", "deal ed to p3")
        while waits_for_chance(table):
            play(table, offered(table)[0])
        play(table, "join Dee")
        while "begin turn" not in offered(table):
            play(table, offered(table)[0])
        play(table, "resume with p1", "deal ed to p4")
        assert offered(table) == ["deal ezarius to p1", "deal ezarius to p2", "deal ezarius to p3"]

        play(table, "deal ezarius to p3", "deal jessie to p1", "deal miguel to p2")
        assert table.controllers == {"ed": 3, "ezarius": 2, "jessie": 0, "miguel": 1}

    def test_the_ability_deck_is_whole(self) -> None:
        """DS-LOAD-003: with 20 cards equipped and 6 held the deck has 36 and the discard 0."""
        table = at_start(2)
        for name in OTHERS:
            wear(table, name, *table.deck[:5])
        hold(table, 0, *table.deck[:6])
        table.discard, table.deck = table.deck[10:], table.deck[:10]
        resumed(table)

        assert (len(table.deck), table.discard) == (36, [])
        assert sum(sizes(table.hands)) == 6

    @pytest.mark.parametrize(("first", "split"), [("p1", [3, 2, 2]), ("p2", [2, 3, 2]), ("p3", [2, 2, 3])])
    def test_hands_are_pooled(self, first: str, split: list[int]) -> None:
        """DS-LOAD-004: 7 ability cards of one hand are dealt 3, 2, 2 to three players, and so are adventure cards."""
        table = at_start(3)
        hold(table, 2, *table.deck[:7])
        own(table, 0, *table.played, "camp-stew")
        cards = sorted(table.hands[2])
        play(
            table,
            f"resume with {first}",
            "deal ed to p1",
            "deal ezarius to p2",
            "deal jessie to p3",
            "deal miguel to p1",
        )
        assert offered(table) == [f"deal {card}" for card in cards]

        while waits_for_chance(table):
            play(table, offered(table)[-1])
        assert (sizes(table.hands), sizes(table.adventures)) == (split, split)
        assert sorted(card for hand in table.hands for card in hand) == cards
        assert table.violations() == []

    def test_the_pools_are_shuffled(self) -> None:
        """DS-LOAD-004: any of the pooled cards may be dealt to any hand."""
        table = hold(at_start(2), 0, "duck-7", "dare-2")
        play(table, "resume with p1", "deal ed to p2", "deal ezarius to p2", "deal jessie to p1", "deal miguel to p1")

        assert offered(table) == ["deal dare-2", "deal duck-7"]
        assert play(table, "deal duck-7", "deal dare-2").hands == [["duck-7"], ["dare-2"]]

    def test_discards_stay_until_the_next_camp(self) -> None:
        """DS-LOAD-005: 3 discarded adventure cards still lie there; the camp deals them."""
        table = at_start(2)
        table.played = ["canteen", "goggles", "toolbox"]
        own(table, 0, "cargo-blankets", "flare", "playing-cards")
        resumed(table)
        assert table.played == ["canteen", "goggles", "toolbox"]

        draw_any(play(doing(table, TakeAction()), "camp"), 3)
        assert (table.played, sum(sizes(table.adventures))) == ([], 6)

    def test_the_group_decides_who_begins(self) -> None:
        """DS-LOAD-006: of 3 players seat 2 is chosen: it is active and controls Claire."""
        table = resumed(at_start(3), "p2")

        assert table.captain == table.controller("claire") == 1
        assert refused(table, "resume with p4").rule == "DS-LOAD-006"
