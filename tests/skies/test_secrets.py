"""What leaves the table for a seat tells nothing of what others hold or where they have placed their characters."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain

import pytest

from sleeping_gods.campaign.games import setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.plain import Json
from sleeping_gods.kernel.play import apply, is_over, options, why_not
from sleeping_gods.party.table.table import offer_again
from sleeping_gods.party.view import own_barred, own_options
from sleeping_gods.skies.chapters.combat_setup import StartCombat
from sleeping_gods.skies.chapters.turn import EndAction
from sleeping_gods.skies.game import Skies
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view
from tests.bed import doing, effects, hold, offered, play

from .tables import airfield, at_start, exploring, fight, new, on_map, own

TENTS = 24
"""A wandering encounter; action b gives quest 77, h a challenge and quest 15."""


def told(table: SkiesTable, seat: int) -> tuple[dict[str, Json], list[object], list[object]]:
    """Everything that a seat is shown: the view, its options, and what is barred to it."""
    return view(table, seat), [*own_options(table, seat)], [*own_barred(table, seat)]


def others(table: SkiesTable, holder: int) -> Iterator[SkiesTable]:
    """Tables that another seat cannot tell from this one: each secret card of a hand changed for one of the deck."""
    for place in range(len(table.hands[holder])):
        other = table.clone()
        if other.deck:
            other.hands[holder][place], other.deck[-1] = other.deck[-1], other.hands[holder][place]
            offer_again(other)
            yield other


def walk(table: SkiesTable, steps: int, seed: int) -> Iterator[SkiesTable]:
    """Random play: the table after every choice."""
    luck = Luck(seed)
    for _ in range(steps):
        if is_over(table):
            return
        apply(table, luck.pick(options(table)))
        yield table


class TestHands:
    """DS-TURN-007."""

    @pytest.mark.parametrize("players", [2, 3])
    def test_ability_hands(self, players: int) -> None:
        """DS-TURN-007: whatever others hold, a seat sees the same table, the same options and the same reasons."""
        seen = 0
        for table in walk(new(players), 300, players):
            holder = seen % players
            for other in others(table, holder):
                assert told(other, (holder + 1) % players) == told(table, (holder + 1) % players)
                break
            seen += 1
        assert seen > 150

    def test_combat_hands_lie_open(self) -> None:
        """DS-TURN-011: everybody is shown all combat cards in hand; of ability cards the number only."""
        table = hold(fight(on_map(3), "tax-weasel", hands=(("whip", "pistol"), ("fire-axe",))), 0, "duck-7")
        for seat in range(3):
            combat = view(table, seat)["combat"]
            assert isinstance(combat, dict)
            assert combat["hands"] == [["whip", "pistol"], ["fire-axe"], []]
            assert combat["hand"] == [["whip", "pistol"], ["fire-axe"], []][seat]
            assert view(table, seat)["hands"] == [1, 0, 0]
        assert table.as_seen_by(2, ("attack",)).fight.hands == table.fight.hands

    def test_adventure_hands_lie_open(self) -> None:
        """DS-TURN-007: ability cards are the only hidden ones: every seat is shown all adventure cards in hands."""
        table = hold(own(own(on_map(3), 0, "canteen"), 2, "wolf-coat", "leaf-ear"), 1, "duck-7")
        for seat in range(3):
            assert view(table, seat)["adventures"] == [["canteen"], [], ["wolf-coat", "leaf-ear"]]
            assert view(table, seat)["hand"] == [[], ["duck-7"], []][seat]

    def test_a_drawn_combat_card_is_told(self) -> None:
        """DS-TURN-011: who draws which combat card is told to all, at the start of a fight and after a round."""
        table = doing(on_map(2), StartCombat(("tax-weasel",), 0, "", ""), EndAction())
        play(table, "lay tax-weasel", "start combat", "draw whip")

        assert table.log_events == [("drew-combat", 0, "whip")]

    def test_ability_hands_in_a_fight(self) -> None:
        """DS-TURN-007, DS-ATTK-019: in a fight too nothing tells what others hold, not even a question that is put."""
        start = doing(on_map(2), StartCombat(("root-giant", "kings-captain"), 0, "", ""), EndAction())
        for card in ("follow-through-7", "plain-craft-6", "duck-7"):
            hold(hold(start, 0, card), 1, start.deck[0])
        seen = 0
        for table in walk(start, 120, 5):
            for holder in (0, 1):
                for other in others(table, holder):
                    assert told(other, 1 - holder) == told(table, 1 - holder)
                    seen += 1
        assert seen > 100

    def test_only_the_size_is_shown(self) -> None:
        """DS-TURN-007: seat 2 asks for the state: of seat 1's hand it sees the size."""
        table = hold(at_start(2), 0, "duck-7", "dare-2")

        assert (view(table, 1)["hand"], view(table, 1)["hands"]) == ([], [2, 0])
        assert "duck-7" not in json.dumps(view(table, 1))
        assert view(table, 0)["hand"] == ["duck-7", "dare-2"]

    def test_nobody_is_told_what_is_drawn(self) -> None:
        """DS-TURN-007: what happens is told to all, so no card that is now in a hand is named, nor on the save line."""
        start = doing(on_map(2), StartCombat(("root-giant", "kings-captain"), 0, "", ""), EndAction())
        for table in chain(walk(start, 150, 5), walk(new(2), 300, 2)):
            held = [card for piles in table.secret_hands() for hand in piles for card in hand]
            assert not [card for card in held for log_event in table.log_events if card in log_event]

        saved = play(hold(at_start(2), 0, "duck-7"), "save game")
        assert "duck-7" not in str(saved.log.saves) + str(saved.log_events)

    def test_what_is_barred_may_name_combat_cards(self) -> None:
        """DS-TURN-011: why Ed cannot attack is told to everybody for each card of his player, and for no other."""
        table = fight(on_map(2), "tax-weasel", hands=(("whip", "pistol"), ("fire-axe",)))
        table.crew["ed"].statuses = ("frightened",)
        words = [[word for choice, _ in own_barred(table, seat) for word in choice] for seat in (0, 1)]

        for said in words:
            assert {word for word in said if word in table.combat_deck} == {"whip", "pistol"}


class TestPools:
    """DS-LOAD-004, DS-TURN-007."""

    def test_a_pool_is_as_secret_as_the_hands(self) -> None:
        """DS-TURN-007: while pooled hands are dealt a seat is answered alike for a pooled card and one of the deck."""
        answers = []
        for card in ("duck-7", "dare-2"):
            campaign = Campaign.begin(Skies(), airfield(), setup_for(Skies(), airfield(), ("Ana", "Ben"), {}))
            assert isinstance(campaign.table, SkiesTable)
            hold(campaign.table, 0, card, "feint-1")
            campaign.play(None, "join Cid")
            with pytest.raises(IllegalChoice) as refusal:
                campaign.play(1, "deal duck-7")
            answers.append((str(refusal.value), refusal.value.legal))
        assert answers[0] == answers[1]


class TestPlacing:
    """DS-WAND-002."""

    @pytest.mark.parametrize("letter", ["a", "c", "-"])
    def test_nobody_sees_where_others_stand(self, letter: str) -> None:
        """DS-WAND-002: until all are placed, P2 is shown and answered the same wherever Claire was placed."""
        first, second = exploring(on_map(2), TENTS), exploring(on_map(2), TENTS)
        play(first, "place claire on b")
        play(second, f"place claire on {letter}")
        assert told(first, 1) == told(second, 1)
        assert told(first, 0) != told(second, 0)
        for line in ("place claire on b", f"place claire on {letter}", "place ezarius on b", "place ed on a"):
            choice = tuple(line.split())
            answers = [why_not(table.as_seen_by(1, choice), choice) for table in (first, second)]
            assert answers[0] == answers[1]
        assert [value for log_event in first.log_events for value in log_event if value == "b"] == []

    def test_all_is_revealed_together(self) -> None:
        """DS-WAND-002: when the last standee is placed everybody sees all of them."""
        table = play(exploring(on_map(2), TENTS), "place claire on a", "place ed on a", "place jessie on -")
        encounter = view(table, 1)["encounter"]
        assert isinstance(encounter, dict)
        assert encounter["placed"] == {}

        play(table, "place ezarius on d", "place miguel on -")
        for seat in (0, 1):
            encounter = view(table, seat)["encounter"]
            assert isinstance(encounter, dict)
            assert encounter["placed"] == {"claire": "a", "ed": "a", "jessie": "-", "ezarius": "d", "miguel": "-"}


class TestQuests:
    """DS-WAND-009, DS-QUST-007."""

    def test_a_quest_is_read_in_silence(self) -> None:
        """DS-WAND-009: P2's Ezarius alone sits with the pilot: the text of quest 77 is P2's only."""
        table = play(exploring(on_map(3), TENTS), "place claire on -", "place ed on -", "place miguel on -")
        play(table, "place ezarius on b", "place jessie on -", "take b")
        text = table.pack.quests[77].text.en
        assert 77 in table.used_quests

        for seat, shown in ((0, False), (1, True), (2, False)):
            assert (text in json.dumps(view(table, seat), ensure_ascii=False)) is shown
        assert text not in str(table.log_events)

    def test_unclaimed_quests_stay_in_the_box(self) -> None:
        """DS-QUST-007: no text of a quest that nobody owns is shown, nor is it told on request."""
        table = effects(on_map(2), "gain quest 41")
        shown = json.dumps(view(table, 0), ensure_ascii=False)

        assert [number for number, quest in table.pack.quests.items() if quest.text.en in shown] == [41]
        assert "read 48" not in offered(table)
