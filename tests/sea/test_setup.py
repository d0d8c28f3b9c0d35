"""Set-up: SG-SETUP."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleeping_gods.kernel.errors import IllegalSetup
from sleeping_gods.kernel.game import Setup
from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.event_deck import DiscardEvents
from sleeping_gods.sea.game import Sea
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.table.words import EVENT_KINDS, OPTIONS
from sleeping_gods.sea.view import view

from .tables import (
    again,
    at_sea,
    at_ship,
    at_start,
    doing,
    effects,
    fight,
    findings,
    foe,
    give_command,
    harbour,
    new,
    offered,
    play,
    refused,
)


def dealt(players: int = 1, **choices: str) -> SeaTable:
    """A new campaign with its first hands dealt, at the start of turn 1."""
    return play(new(players, **choices), *["fate 3"] * players)


class TestOpening:
    """Where a campaign opens and with what."""

    @pytest.mark.slow
    def test_page_2_in_the_region_of_location_2(self, tmp_path: Path) -> None:
        """SG-SETUP-001: the ship stands on page 2, in the region of location 2; a pack must not start elsewhere."""
        table = dealt()
        found = findings(tmp_path, "pack.toml", 'start_region = "2.quay"', 'start_region = "2.rope"')

        region = table.pack.regions[table.region]
        assert region.page == 2
        assert 2 in region.locations
        assert [line for line in found if "in the region of location 2" in line]

    @pytest.mark.parametrize(("players", "cards"), [(1, 1), (2, 1), (3, 2), (4, 2)])
    def test_the_side_of_the_ship_board(self, players: int, cards: int) -> None:
        """SG-SETUP-002: the 1-2 side of the board serves one and two players, the 3-4 side three and four."""
        table = play(at_ship(players), "use galley", "do draw", *["fate 3"] * cards)

        assert len(table.hands[0]) == cards
        assert "do draw" not in offered(table)

    def test_three_coins_and_a_grain(self) -> None:
        """SG-SETUP-003: 3 coins, 1 grain and no other resource."""
        assert dealt().goods == {"coins": 3, "grain": 1, "meat": 0, "vegetables": 0, "materials": 0, "artifacts": 0}

    def test_a_clean_state(self) -> None:
        """SG-SETUP-004: no damage, fatigue, status, command or card on a board; no cubes, XP or defeats."""
        table = dealt(4)

        for member in table.crew.values():
            assert (member.damage, member.fatigue, member.command, member.actions) == (0, 0, 0, 0)
            assert (member.statuses, member.cards, member.levels, member.weapons) == ((), (), (), ())
        assert (sum(table.cubes.values()), table.xp, table.defeats) == (0, 0, 0)
        assert (table.letters, table.tokens, table.serpent, table.ongoing) == ([], [], "", [])

    def test_the_figure_is_in_no_room(self) -> None:
        """SG-SETUP-005: in turn 1 all five rooms are offered."""
        table = play(dealt(), "begin turn")

        rooms = [line for line in offered(table) if line.startswith("use")]
        assert rooms == ["use bridge", "use galley", "use deck", "use quarters", "use sick-bay"]

    @pytest.mark.parametrize("unlocked", ["", "171", "171 172"])
    def test_quests_1_and_2(self, unlocked: str) -> None:
        """SG-SETUP-020: every campaign, with unlocked cards or without, starts with quests 1 and 2."""
        table = dealt(unlocked=unlocked)

        assert table.quests == [1, 2, *(int(word) for word in unlocked.split())]

    def test_the_starting_adventure_cards(self) -> None:
        """SG-SETUP-014: Gloria, Soup, Gear and Flapjacks are owned, with no command on them."""
        assert dealt().adventures == {"gloria": 0, "soup": 0, "gear": 0, "flapjacks": 0}

    def test_no_synergy_tokens_before_combat(self) -> None:
        """SG-SETUP-021: synergy tokens are off the boards until combat."""
        table = dealt()
        before = [member.tokens for member in table.crew.values()]
        fight(foe(table, "rat", "H . .|. . .|. . ."), "rat")

        assert before == [()] * 9
        assert [member.tokens for member in table.crew.values()] == [(name,) for name in table.crew]


class TestPlayers:
    """Crew, first player, hands and command."""

    def test_the_captain_is_not_dealt(self) -> None:
        """SG-SETUP-006: each of four players has two boards and Odessa is none of them; she goes with the token."""
        table = dealt(4)

        assert "odessa" not in table.controllers
        assert [list(table.controllers.values()).count(seat) for seat in range(4)] == [2, 2, 2, 2]
        assert table.controller("odessa") == table.captain == 0
        table.captain = 3
        assert table.controller("odessa") == 3

    @pytest.mark.parametrize(("players", "sizes"), [(1, [8]), (2, [4, 4]), (3, [2, 3, 3]), (4, [2, 2, 2, 2])])
    def test_an_even_split(self, players: int, sizes: list[int]) -> None:
        """SG-SETUP-007: the eight others are split 8; 4/4; 3/3/2; 2/2/2/2."""
        table = dealt(players)

        assert sorted(list(table.controllers.values()).count(seat) for seat in range(players)) == sizes

    def test_the_players_may_agree_on_who_takes_whom(self) -> None:
        """SG-SETUP-008: any assignment is accepted whose sizes differ by at most 1."""
        table = dealt(3, crew="mac marco/kasumi kannan gregory/laurent audrie rafael")

        assert table.crew_of(1) == ["gregory", "kasumi", "kannan"]
        assert table.controllers["mac"] == table.controllers["marco"] == 0

    @pytest.mark.parametrize(
        "crew",
        [
            "mac marco kasumi kannan/gregory laurent/audrie rafael",
            "mac marco kasumi/kannan gregory laurent audrie rafael",
            "mac marco/kasumi kannan gregory/laurent audrie audrie",
            "mac odessa/kasumi kannan gregory/laurent audrie rafael",
        ],
    )
    def test_another_assignment_is_refused(self, crew: str) -> None:
        """SG-SETUP-008: 4/2/2, two groups for three players, a name twice and the captain are refused."""
        with pytest.raises(IllegalSetup) as caught:
            new(3, crew=crew)

        assert caught.value.reason.rule == "SG-SETUP-008"

    def test_the_first_player_has_the_captain_token(self) -> None:
        """SG-SETUP-010: the chosen player is active in turn 1 and controls Odessa."""
        table = dealt(3, first="p2")

        assert (table.turn, table.captain, table.controller("odessa")) == (1, 1, 1)
        with pytest.raises(IllegalSetup) as caught:
            new(3, first="p4")
        assert caught.value.reason.rule == "SG-SETUP-010"

    @pytest.mark.parametrize("first", [0, 1, 2, 3])
    def test_any_of_four_may_begin(self, first: int) -> None:
        """SG-SETUP-010: at a full table too whoever is chosen is active in turn 1 and controls Odessa."""
        table = dealt(4, first=f"p{first + 1}")

        assert (table.turn, table.captain, table.controller("odessa")) == (1, first, first)

    @pytest.mark.parametrize(("players", "supply"), [(1, 13), (2, 12), (3, 11), (4, 10)])
    def test_one_card_and_one_command_for_each_player(self, players: int, supply: int) -> None:
        """SG-SETUP-017: each player, not each crew member, has one ability card and one command."""
        table = dealt(players)

        assert table.pools == [1] * players
        assert [len(hand) for hand in table.hands] == [1] * players
        assert table.supply == supply

    def test_whoever_begins_nobody_has_more(self) -> None:
        """SG-SETUP-010, 017: the card and the command of set-up are the same for the first player and the others."""
        table = play(new(3, first="p3"), "draw triage-5", "draw refine-1", "draw rally-6")

        assert (table.pools, table.hands) == ([1, 1, 1], [["triage-5"], ["refine-1"], ["rally-6"]])
        assert waiting(table)[1] == 2


class TestDecks:
    """Decks and piles."""

    def test_the_ability_deck(self) -> None:
        """SG-SETUP-009: all 60 cards may be the first, and after two are dealt 58 are left and none is discarded."""
        table = new(2)
        first = sorted(offered(table))
        play(table, "fate 1", "fate 1")

        assert first == sorted(f"draw {card}" for card in table.pack.abilities)
        assert (len(table.deck), [len(hand) for hand in table.hands], table.discard) == (58, [1, 1], [])

    def test_the_market_deck(self) -> None:
        """SG-SETUP-011: 32 market cards without the four starting cards, any of which may come first."""
        table = at_sea()
        table.region = "2.stairs"
        play(again(table), "market")

        assert len(table.market) == 32
        assert sorted(offered(table)) == sorted(f"reveal {card}" for card in table.market)
        assert "gloria" not in table.market

    def test_the_event_deck(self) -> None:
        """SG-SETUP-012: drawn out, the deck gives 6 mild, then 6 perilous, then 6 deadly events."""
        table = doing(dealt(), DiscardEvents(18))
        kinds = []
        for _ in range(18):
            card = offered(table)[-1].split()[1]
            kinds.append(table.pack.events[card].kind)
            play(table, f"event {card}")

        assert kinds == ["mild"] * 6 + ["perilous"] * 6 + ["deadly"] * 6
        assert table.event_left == [0, 0, 0]

    @pytest.mark.parametrize("choices", [{"easy": "on"}, {"mode": "brutal"}, {"points": "on", "dice": "always"}])
    def test_the_event_deck_is_the_same_in_every_mode(self, choices: dict[str, str]) -> None:
        """SG-SETUP-012: 6 of each kind, whatever variant is played."""
        assert new(3, **choices).event_left == [6, 6, 6]

    def test_any_event_of_the_kind_may_be_on_top(self) -> None:
        """SG-SETUP-012: each kind is shuffled alone, so the first event is any of the 18 mild ones."""
        table = doing(dealt(), DiscardEvents(1))

        mild = [event.id for event in table.pack.events.values() if event.kind == "mild"]
        assert sorted(offered(table)) == sorted(f"event {card}" for card in mild)

    def test_unused_events_stay_unseen(self) -> None:
        """SG-SETUP-013: 12 events of each kind are in the box, and nobody sees which."""
        table = dealt()

        assert [len(table.events[kind]) - 6 for kind in EVENT_KINDS] == [12, 12, 12]
        assert decks(table)["event"] == 18
        assert decks(table)["event_box"] == 36
        assert not [event for event in table.pack.events if f'"{event}"' in json.dumps(view(table, 0))]

    def test_secret_decks_show_only_their_counts(self) -> None:
        """SG-SETUP-015: outside combat only the number of enemy, quest and adventure cards is shown."""
        table = dealt()

        assert (decks(table)["enemy"], decks(table)["quest"], decks(table)["adventure"]) == (78, 178, 90)
        shown = json.dumps(view(table, 0))
        assert not [enemy for enemy in table.pack.enemies if f'"{enemy}"' in shown]
        assert not [
            quest.keyword for quest in table.pack.quests.values() if quest.number > 2 and quest.keyword in shown
        ]
        numbered = [card.id for card in table.pack.adventures.values() if card.number]
        assert not [card for card in numbered if f'"{card}"' in shown]

    def test_cards_that_are_used_up_are_in_no_deck(self) -> None:
        """SG-SETUP-015, SG-QUEST-002: a completed quest and a lost adventure card do not go back to their decks."""
        table = effects(dealt(), "gain quest 74", "complete quest 74", "gain adventure 3", "lose adventure 3")

        assert (decks(table)["quest"], decks(table)["adventure"]) == (177, 89)
        assert (view(table, 0)["used_quests"], "74" in json.dumps(view(table, 0)["quests"])) == ([74], False)

    def test_the_enemies_of_a_fight_are_the_only_ones_seen(self) -> None:
        """SG-SETUP-015: in combat the fought enemy is shown, and the deck has one card less."""
        table = dealt()
        enemy = next(iter(table.pack.enemies))
        fight(table, enemy)

        shown = json.dumps(view(table, 0)["combat"])
        assert [other for other in table.pack.enemies if f'"{other}"' in shown] == [enemy]
        assert decks(table)["enemy"] == 77

    def test_the_search_pile(self) -> None:
        """SG-SETUP-016: nine tokens in the pile, any of which may come first, and none discarded."""
        table = play(at_ship(), "use deck", "do search", "search on")

        assert sorted(offered(table)) == sorted(f"find {token}" for token in table.pack.search)
        assert (len(table.search), table.search_discard) == (9, [])

    def test_level_cards_lie_open(self) -> None:
        """SG-SETUP-018: all 24 level cards are unowned and shown to every player; a learned one leaves the display."""
        table = dealt(2)
        display = [view(table, seat)["levels"] for seat in (0, 1)]
        table.crew["laurent"].levels = ("old-sailor",)
        later = view(table, 1)["levels"]

        assert display[0] == display[1]
        assert isinstance(display[0], dict)
        assert isinstance(later, dict)
        assert display[0]["laurent"] == ["rare-catch", "old-sailor", "watchful"]
        assert sorted(card for cards in display[0].values() for card in list_of(cards)) == sorted(table.pack.levels)
        assert later["laurent"] == ["rare-catch", "watchful"]


def decks(table: SeaTable) -> dict[str, object]:
    """The counts of face-down decks that a player sees."""
    shown = view(table, 0)["decks"]
    assert isinstance(shown, dict)
    return dict(shown)


def list_of(value: object) -> list[str]:
    """A list of cards in a view."""
    assert isinstance(value, list)
    return value


class TestLogAndMode:
    """The journey log and the difficulty."""

    def test_a_new_log(self) -> None:
        """SG-SETUP-019: a brutal campaign by Ana and Ben stores its date, two names and its mode, and nothing else."""
        table = dealt(2, mode="brutal", date="2026-11-15")

        assert table.log.date == "2026-11-15"
        assert (table.names, table.mode) == (["Ana", "Ben"], "brutal")
        assert (table.log.saves, table.log.notes, table.log.score, table.log.ending) == ([], {}, "", "")

    def test_the_mode_is_normal_unless_chosen(self) -> None:
        """SG-SETUP-019: the mode is normal or brutal, and no other."""
        assert dealt().mode == "normal"
        assert OPTIONS["mode"] == ("normal", "brutal")
        with pytest.raises(IllegalSetup) as caught:
            new(1, mode="gentle")
        assert caught.value.reason.rule == "SG-SETUP-022"

    def test_every_player_has_a_name_of_their_own(self) -> None:
        """SG-SETUP-019: two players of the same name, or without one, cannot be told apart on the log."""
        pack = harbour()
        for names in (("Ana", "Ana"), ("Ana", " ")):
            with pytest.raises(IllegalSetup) as caught:
                Sea().set_up(pack, Setup("sea", pack.id, pack.version, pack.digest, names))
            assert caught.value.reason.rule == "SG-SETUP-019"

    def test_only_easy_mode_comes_later(self) -> None:
        """SG-SETUP-022: on turn 9 of a normal campaign brutal is refused and easy is accepted."""
        table = give_command(at_sea(), 2)
        table.turn = 9

        assert refused(table, "brutal mode").rule == "SG-SETUP-022"
        play(table, "easy mode")
        assert (table.mode, table.easy) == ("normal", True)

    def test_a_brutal_campaign_stays_brutal(self) -> None:
        """SG-SETUP-022: a brutal campaign becomes neither easy nor normal."""
        table = at_start(1, mode="brutal")

        assert refused(table, "easy mode").rule == "SG-VARIANT-010"
        assert refused(table, "normal mode").rule == "SG-SETUP-022"
