"""Saving and resuming: SG-SAVE."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import seat_word
from sleeping_gods.kernel.errors import BrokenState
from sleeping_gods.kernel.plain import Json, encode
from sleeping_gods.kernel.play import apply, is_over, options
from sleeping_gods.kernel.state import canonical
from sleeping_gods.sea.chapters.ship import ShipAction
from sleeping_gods.sea.chapters.turn import EndTurn
from sleeping_gods.sea.game import Sea
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack
from .tables import (
    at_sea,
    at_start,
    doing,
    effects,
    give_command,
    harbour,
    hold,
    in_force,
    new,
    offered,
    own,
    play,
    put_command,
    refused,
    wear,
)

CREW = ("gregory", "kasumi", "laurent", "audrie", "rafael", "kannan", "marco", "mac")


def loaded(table: SeaTable) -> SeaTable:
    """The table as it comes back from a file."""
    return Sea().load(harbour(), json.loads(json.dumps(encode(table))))


def resumed(table: SeaTable, first: str = "p1", **moves: str) -> SeaTable:
    """The saved game set up again with the crew as before, but for those who are moved."""
    seats = {name: seat_word(seat) for name, seat in table.controllers.items()}
    play(table, "save game", f"resume with {first}")
    for name in CREW:
        play(table, f"deal {name} to {(seats | moves)[name]}")
    return table


class TestSaving:
    """SG-SAVE-001, 002."""

    @pytest.mark.parametrize("act", ["save game", "resume with p1"])
    def test_a_game_is_saved_at_the_start_of_a_turn(self, act: str) -> None:
        """SG-SAVE-001: in the middle of action 1 a save is refused; at the start of the next turn it is done."""
        table = play(at_sea(2), "travel")
        assert refused(table, act).rule == "SG-SAVE-001"
        assert table.log.saves == []

        table = play(at_sea(2), "skip action", "skip action", "save game")
        assert len(table.log.saves) == 1
        assert offered(table)[0] == "begin turn"

    def test_the_save_line_holds_all_of_it(self) -> None:
        """SG-SAVE-002: page, position, ship damage, last room, and each player's cards and unspent command."""
        table = hold(give_command(at_start(2), 3, 0), 0, "triage-5", "refine-1")
        table.cubes["bridge"], table.room = 1, "deck"
        play(table, "save game")

        assert table.log.saves == [
            "page 2, 2.quay; damage bridge 1; last room deck; p1 triage-5 refine-1, 3 command; p2 no cards, 0 command"
        ]

    def test_each_save_is_a_line_of_its_own(self) -> None:
        """SG-SAVE-002: a second save leaves the first line as it was, and notes where the ship is by then."""
        table = play(at_start(2), "save game")
        table.region, table.cubes["bridge"], table.cubes["hull"] = "13.north", 2, 1
        play(hold(give_command(table, 0, 1), 1, "refine-1"), "save game")

        assert table.log.saves == [
            "page 2, 2.quay; damage none; last room none; p1 no cards, 0 command; p2 no cards, 0 command",
            "page 13, 13.north; damage bridge 2 hull 1; last room none; p1 no cards, 0 command; p2 refine-1, 1 command",
        ]

    def test_hands_stay_secret_when_the_line_is_written(self) -> None:
        """SG-SAVE-002: the line is for the log; nobody is told what others hold."""
        table = play(hold(at_start(2), 0, "triage-5"), "save game")

        assert table.log_events == [("saved", 1)]


class TestExactly:
    """SG-SAVE-003 to 007."""

    def test_an_attack_is_resumed_with_its_weapon(self) -> None:
        """SG-SAVE-003: with one's own weapon or one that was gained; what is no weapon is not a state of the game."""
        for weapon in ("", "revolver"):
            table = play(effects(own(at_sea(), "revolver", on="mac"), "combat 5"), "reveal enemies", "lay bilge-imp")
            now = attack(table, "mac", "bilge-imp", 4, weapon=weapon).assault
            assert loaded(table).fight.attack == now
            now.weapon = "soup"
            with pytest.raises(BrokenState, match=r"combat\.attack\.weapon"):
                loaded(table)

    def test_crew_are_kept_whole(self) -> None:
        """SG-SAVE-003: Mac with 2 damage, venom, an ability card, a level card and a weapon comes back the same."""
        table = own(wear(at_start(), "mac", "triage-5"), "revolver", on="mac")
        level = next(card.id for card in table.pack.levels.values() if card.crew == "mac")
        mac = wear(table, "mac", level).crew["mac"]
        mac.damage, mac.statuses = 2, ("venom",)
        back = loaded(table).crew["mac"]

        assert (back.damage, back.statuses, back.cards) == (2, ("venom",), ("triage-5",))
        assert (back.levels, back.weapons) == ((level,), ("revolver",))

    def test_the_campaign_box_is_kept(self) -> None:
        """SG-SAVE-004: 5 coins and the event deck, adventure cards, hands, command and quests come back the same."""
        table = hold(give_command(own(at_start(2), "lantern"), 3, 1), 1, "refine-1")
        table.goods["coins"], table.event_left = 5, [0, 5, 6]
        table.quests, table.used_quests = [1, 74], [2]
        back = loaded(table)

        assert back.goods == table.goods
        assert (back.event_left, back.events) == ([0, 5, 6], table.events)
        assert (back.adventures, back.pools, back.hands) == (table.adventures, [3, 1], [[], ["refine-1"]])
        assert (back.quests, back.used_quests) == ([1, 74], [2])

    def test_deck_and_discard_stay_apart(self) -> None:
        """SG-SAVE-005: deck 20 and discard 15 come back as 20 in the same order and 15."""
        table = at_start(4)
        table.deck.reverse()
        table.discard, table.deck, rest = table.deck[20:35], table.deck[:20], table.deck[35:]
        table.hands = [[rest.pop() for _ in range(3)] for _ in range(4)]
        for member in table.crew.values():
            member.cards = tuple(rest.pop() for _ in range(min(2, len(rest))))
        back = loaded(table)

        assert (back.deck, back.discard) == (table.deck, table.discard)
        resumed(table)
        assert (len(table.deck), len(table.discard)) == (20, 15)
        assert (table.deck, table.discard) == (back.deck, back.discard)

    def test_a_used_card_stays_used(self) -> None:
        """SG-SAVE-006: Gear with 1 command holds 1 when resumed and cannot be activated."""
        table = give_command(at_start(), 3)
        table.adventures["gear"], table.supply = 1, 10
        back = resumed(loaded(table))
        effects(back, "challenge SAVVY 5")
        play(back, "go on", "fate 3")

        assert back.adventures["gear"] == 1
        assert refused(back, "activate gear redraw by p1").rule == "SG-CMD-010"

    def test_nothing_is_dropped(self) -> None:
        """SG-SAVE-007: 2 command on Laurent and on a card, fatigue, ongoing events, debt and pass come back."""
        table = own(at_start(), "lukran-steam-engine")
        table.crew["laurent"].command = table.adventures["lukran-steam-engine"] = 2
        table.supply -= 4
        table.crew["mac"].fatigue, table.event_debt, table.event_pass = 2, 3, 2
        table.events["mild"].remove("lost-sailor")
        table.ongoing = ["lost-sailor"]
        back = loaded(table)

        assert back.crew["laurent"].command == back.adventures["lukran-steam-engine"] == 2
        assert (back.crew["mac"].fatigue, back.event_debt, back.event_pass) == (2, 3, 2)
        assert back.ongoing == ["lost-sailor"]
        assert back == table

    def test_resuming_drops_nothing_either(self) -> None:
        """SG-SAVE-007, 012: when the game is set up again boards and cards keep their command, and nobody is rested."""
        table = put_command(in_force(own(at_start(2), "lukran-steam-engine"), "lost-sailor"), laurent=2)
        put_command(table, **{"lukran-steam-engine": 2})
        table.crew["mac"].fatigue, table.event_debt, table.event_pass = 2, 3, 2
        before = rest(table)

        assert rest(resumed(table)) == before

    @pytest.mark.parametrize("first", ["p1", "p2"])
    def test_a_long_campaign_is_resumed_whole(self, first: str) -> None:
        """SG-SAVE-003, 004, 007, 012: serpent, tokens, fame, defeats, ticks, used-up cards and every board are kept."""
        table = wear(
            hold(own(at_start(2, first=first, easy="on"), "revolver", on="mac"), 1, "focus-5"), "mac", "survivor"
        )
        effects(
            table, "gain adventure 3", "gain adventure 20", "lose adventure 20", "complete quest 2", "gain 4 feared"
        )
        effects(table, "gain 2 revered", "gain token diving-suit", "place serpent in 2.rope", "gain quest 9")
        mac = wear(table, "mac", "refine-1").crew["mac"]
        mac.damage, mac.fatigue, mac.statuses = table.bound.health["mac"], 1, ("venom", "madness")
        table.cubes["hull"], table.defeats, table.event_left, table.turn = 1, 2, [3, 6, 6], 14
        before = rest(table)

        assert rest(resumed(loaded(table), first)) == before
        assert rest(resumed(table, first)) == before

    @pytest.mark.slow
    @pytest.mark.parametrize("choices", [{}, {"easy": "on", "dice": "may"}, {"mode": "brutal", "window": "all"}])
    @pytest.mark.parametrize("players", [1, 3])
    def test_a_save_at_any_decision_is_exact(self, players: int, choices: dict[str, str]) -> None:
        """SG-SAVE-007: at each of many decisions the table read back is equal and offers the same, byte for byte."""
        table = new(players, **choices)
        for step in range(1, 500):
            back = loaded(table)
            assert back == table
            assert canonical(back) == canonical(table)
            assert options(back) == options(table)
            if is_over(table):
                break
            table = back
            apply(table, options(table)[step * 7919 % len(options(table))])

    def test_a_table_of_another_pack_is_refused(self) -> None:
        """SG-SAVE-007: what cannot be restored exactly is not restored at all."""
        data = json.loads(json.dumps(encode(at_start())))
        data["region"] = "99.nowhere"
        with pytest.raises(BrokenState, match=r"state\.region: expected a name that the pack or the rules have"):
            Sea().load(harbour(), data)

    @pytest.mark.parametrize(
        ("place", "value", "message"),
        [
            ("controllers", {}, r"state\.controllers: expected 'gregory'"),
            ("captain", 2, r"state\.captain"),
            ("pools", [0], r"state\.names: expected 1 to 4 seats"),
            ("room", "attic", r"state\.room"),
            ("serpent", "99.nowhere", r"state\.serpent"),
            ("quests", [1, 999], r"state\.quests"),
            ("event_left", [6, 6], r"state\.event_left: expected 3 numbers"),
            ("event_pass", 4, r"state\.event_pass"),
            ("goods", {"coins": 3}, r"state\.goods: expected 'grain'"),
            ("supply", 99, r"state: expected pieces that add up, got '99 command in all'"),
            ("discard", ["triage-5"], r"state: expected pieces that add up, got \"61 ability cards"),
            ("names", ["\ud800", "Ben"], r"state\.names\[0\]: expected text that can be written down"),
            ("over", "finale", r"state\.agenda: expected the next turn under a decision"),
            ("agenda", [], r"state\.agenda: expected a decision, or how the campaign ended"),
            ("agenda", [["BeginTurn"]], r"state\.agenda: expected the next turn under a decision"),
        ],
    )
    def test_a_forged_table_is_refused_before_it_can_fail(self, place: str, value: Json, message: str) -> None:
        """SG-SAVE-007: a file that no game has written is refused with the place that is wrong."""
        data = json.loads(json.dumps(encode(at_start(2))))
        data[place] = value

        with pytest.raises(BrokenState, match=message):
            Sea().load(harbour(), data)

    @pytest.mark.parametrize(
        ("step", "message"),
        [
            (["Do", "no-such-card", 0, 0, "", False], r"agenda\[1\]\.program"),
            (["Do", "event", 99, 0, "", False], r"agenda\[1\]"),
            (["Rested", "nobody"], r"agenda\[1\]\.crew"),
            (["DrawCards", 7, 1], r"agenda\[1\]\.seat: expected a number that can stand there"),
            (["DrawCards", 0, 99], r"agenda\[1\]\.count"),
            (["PayFood", 2], r"agenda\[1\]\.left"),
            (["Read", "99999"], r"agenda\[1\]\.number"),
            (["EndTest"], r"state\.tests: expected 1, as many as end on the agenda, got 0"),
            (["Victory"], r"state\.combat: expected 1"),
            (["ToyTurn", 1], r"agenda\[1\]"),
        ],
    )
    def test_a_forged_agenda_is_refused_before_it_can_fail(self, step: list[Json], message: str) -> None:
        """SG-SAVE-007: also what lies deep on the agenda names cards, seats and tests that are there."""
        data = json.loads(json.dumps(encode(at_start(2))))
        data["agenda"].insert(1, step)

        with pytest.raises(BrokenState, match=message):
            Sea().load(harbour(), data)

    def test_a_campaign_file_goes_on_where_it_ended(self, tmp_path: Path) -> None:
        """SG-SAVE-007: a campaign read from its file is at the same decision, also after acts amid a draw."""
        path = tmp_path / "evening.campaign"
        campaign = Campaign.begin(Sea(), harbour(), setup_for(Sea(), harbour(), ("Ana", "Ben"), {}), path)
        for line in (
            "note 9 ORCHID",
            "draw triage-5",
            "easy mode",
            "draw refine-1",
            "save game",
            "begin turn",
            "use deck",
        ):
            campaign.play(None, line)
        state = canonical(campaign.table)
        campaign.close()
        back = Campaign.open(path, Sea(), harbour())
        back.close()

        assert canonical(back.table) == state


class TestResuming:
    """SG-SAVE-008 to 013."""

    def test_search_tokens_and_market_are_shuffled(self) -> None:
        """SG-SAVE-008: with 4 search tokens in the discard the pile is 9 and the discard 0; the market is whole."""
        table = at_start()
        table.search, table.search_discard = table.search[4:], table.search[:4]
        table.market, table.market_bottom = table.market[7:], table.market[:7]
        resumed(table)

        assert (len(table.search), table.search_discard) == (9, [])
        assert (len(table.market), table.market_bottom) == (32, [])
        assert table.violations() == []

    def test_bought_market_cards_stay_bought(self) -> None:
        """SG-SAVE-008: it is the market deck that is shuffled."""
        table = resumed(own(at_start(), "lantern"))

        assert "lantern" not in table.market
        assert len(table.market) == 31

    def test_the_crew_is_dealt_anew_in_any_assignment(self) -> None:
        """SG-SAVE-009: Mac was with P1 in a 2-player save; P2 may take Mac as one of 4."""
        table = at_start(2, crew="mac gregory kasumi laurent/audrie rafael kannan marco")
        resumed(table, mac="p2", audrie="p1")

        assert table.controller("mac") == 1
        assert sorted(table.controllers.values()) == [0, 0, 0, 0, 1, 1, 1, 1]

    def test_the_crew_is_dealt_evenly(self) -> None:
        """SG-SAVE-009: with 2 players nobody takes a fifth."""
        table = play(at_start(2), "resume with p1", *(f"deal {name} to p1" for name in CREW[:4]))

        assert offered(table) == ["deal rafael to p2"]

    @pytest.mark.parametrize(("first", "captain"), [("p1", 0), ("p2", 1)])
    def test_the_players_choose_who_starts(self, first: str, captain: int) -> None:
        """SG-SAVE-010: P1 saved with 2 cards; whoever starts, P1 still has them, and command goes by number too."""
        table = hold(give_command(at_start(2), 3, 1), 0, "triage-5", "refine-1")
        resumed(table, first)

        assert table.captain == captain
        assert table.hands == [["triage-5", "refine-1"], []]
        assert table.pools == [3, 1]

    def test_turns_go_on_from_whoever_starts(self) -> None:
        """SG-SAVE-010, SG-TURN-001: resumed with P3 of three in P2's turn, P3 is active, and P1 after that."""
        table = resumed(at_start(3, first="p2"), "p3")
        assert (table.captain, table.controller("odessa"), table.turn) == (2, 2, 1)

        play(doing(table, EndTurn()), "begin turn")
        assert (table.captain, table.turn) == (0, 2)

    def test_the_last_room_still_counts(self) -> None:
        """SG-SAVE-011: with last room Deck 4 rooms are offered when resumed, the deck not among them."""
        table = at_start()
        table.room = "deck"
        table = doing(resumed(loaded(table)), ShipAction())

        assert [line for line in offered(table) if line.startswith("use ")] == [
            "use bridge", "use galley", "use quarters", "use sick-bay",
        ]  # fmt: skip
        assert refused(table, "use deck").rule == "SG-SHIP-002"

    def test_saving_and_resuming_at_once_changes_nothing_else(self) -> None:
        """SG-SAVE-012: coins, events, the ability deck and all the rest compare equal but market and search tokens."""
        table = hold(give_command(at_start(2), 2, 1), 0, "triage-5")
        table.goods["coins"], table.event_left = 5, [0, 5, 6]
        table.deck, table.discard = table.deck[20:], table.deck[:20]
        before = rest(table)
        after = resumed(loaded(table))

        assert rest(after) == before
        assert (after.goods["coins"], after.event_left, after.deck) == (5, [0, 5, 6], table.deck)

    def test_another_number_of_players_is_settled_first(self) -> None:
        """SG-SAVE-013: a 3-player save resumed by 2: the leaver gives up 1 card and all but 1 command; 1-2 side."""
        table = hold(give_command(at_start(3), 0, 0, 4), 2, "triage-5", "refine-1")
        play(table, "save game", "leave p3", "drop triage-5", "give refine-1 to p1", "give command to p2", "clear seat")
        play(table, *(f"deal {name} to p{1 + place % 2}" for place, name in enumerate(CREW)))
        resumed(table)
        assert (table.discard, table.pools, table.supply) == (["triage-5"], [0, 1], 13)
        assert table.hands == [["refine-1"], []]

        play(doing(table, ShipAction()), "use galley", "do draw", "fate 3")
        assert "do draw" not in offered(table)
        assert len(table.hands[0]) == 2


def rest(table: SeaTable) -> Json:
    """Everything but what is shuffled and the line on the log."""
    shuffled = ("market", "market_bottom", "search", "search_discard", "log")
    data = encode(table)
    assert isinstance(data, dict)
    return {name: value for name, value in data.items() if name not in shuffled}
