"""Draws from real decks (decision 040): a number or a card, also one that the table counted elsewhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.hand_draws import entered, left_to_table
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.notation import CHANCE, format_journal
from sleeping_gods.journal.reading import parse as read_journal
from sleeping_gods.journal.replay import Replay
from sleeping_gods.kernel.choices import Choice, parse, text
from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options, play, waits_for_chance, why_not
from sleeping_gods.kernel.state import canonical, state_hash
from sleeping_gods.kernel.table import decision_of, waiting_decision
from sleeping_gods.party.chapters.ability_deck import DrawCard
from sleeping_gods.party.chapters.fate import DrawFate
from sleeping_gods.party.chapters.told import ToldPage
from sleeping_gods.party.table.decisions import GameChance
from sleeping_gods.party.table.table import PartyTable, of_party, offer_again

WORLDS = ("harbour", "airfield", "own-sea", "own-skies")
CHOICES = 500


def begun(pack: str, names: tuple[str, ...] = ("Ada", "Ben")) -> Campaign:
    """A campaign whose cards are drawn by hand."""
    game, loaded = load_pack(pack)
    return Campaign.begin(game, loaded, setup_for(game, loaded, names, {}))


def drawn(table: PartyTable, luck: Luck) -> Choice:
    """What a group might say that it drew: a listed card, one that the table counts elsewhere, or a number."""
    decision = waiting_decision(table)
    assert isinstance(decision, GameChance)
    possible = list(options(table))
    if luck.below(2):
        verb = possible[0][0]
        possible = [(verb, card) for card in decision.miscounted(table)] or possible
    if isinstance(decision, DrawFate) and luck.below(2):
        possible = [("fate", str(number)) for number in decision.numbers(table)]
    return luck.pick(possible)


def chosen(table: PartyTable, luck: Luck) -> Choice:
    """Any choice; of a printed page that it asks for a test now and then."""
    if isinstance(decision_of(table), ToldPage) and luck.below(2):
        return parse("says challenge strength 5 / fail: lose 1 health")
    return luck.pick(options(table))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("pack", WORLDS)
def test_whatever_a_real_deck_brings_is_taken(pack: str, seed: int) -> None:
    """SG-COMP-003, DS-COMP-002: every card stays in one place, any state can be saved, and the journal plays again."""
    campaign, luck, elsewhere = begun(pack), Luck(seed), 0
    for _ in range(CHOICES):
        table = of_party(campaign.table)
        if is_over(table):
            break
        choice = drawn(table, luck) if waits_for_chance(table) else chosen(table, luck)
        elsewhere += waits_for_chance(table) and choice not in options(table)

        campaign.play(None, text(choice))

        table = of_party(campaign.table)
        assert table.violations() == [], text(choice)
        saved = campaign.game.load(campaign.pack, json.loads(canonical(table)))
        assert state_hash(saved) == state_hash(table), text(choice)
    assert elsewhere > 10

    replaying = Replay(campaign.game, campaign.pack, read_journal(format_journal(campaign.journal).encode()).journal)
    while not replaying.done:
        replaying.step()
    assert state_hash(replaying.table) == state_hash(campaign.table)


def at_hand(pack: str = "harbour") -> PartyTable:
    """A table at which the first ability card is drawn into a hand."""
    table = of_party(begun(pack).table)
    while not isinstance(decision_of(table), DrawCard):
        play(table, options(table)[0])
    return table


class TestAMistakenHand:
    """A card that somebody is thought to hold."""

    def test_another_card_stands_for_it_there(self) -> None:
        """SG-ABIL-004: hands keep their sizes, and only their holders hear of it."""
        table = at_hand()
        first = waiting_decision(table).who(table)
        assert first == -1
        card = table.deck[0]
        play(table, ("draw", card))
        holder = table.holder(card)
        while not isinstance(decision := decision_of(table), DrawCard) or decision.seat == holder:
            play(table, options(table)[0])
        sizes = [len(hand) for hand in table.hands]

        play(table, ("draw", card))

        assert card in table.hands[decision.seat]
        assert len(table.hands[holder]) == sizes[holder]
        assert card not in table.hands[holder]
        assert [event for _, seats, event in table.private_events if seats == (holder,)] == [("hand-mistaken",)]
        assert table.log_events[0][0] == "drew-card"

    def test_it_may_be_the_same_hand(self) -> None:
        """The same card twice in one hand: the first was another."""
        table = at_hand("airfield")
        card = table.deck[0]
        play(table, ("draw", card))
        decision = decision_of(table)
        assert isinstance(decision, DrawCard)

        play(table, ("draw", card))

        assert table.hands[decision.seat].count(card) == 1
        assert len(table.hands[decision.seat]) == 2


class TestHostileAnswers:
    """What nobody can have drawn."""

    @pytest.mark.parametrize("pack", WORLDS)
    @pytest.mark.parametrize(
        "line", ["draw no-such-card", "draw", "draw " + "alert-2 " * 40, "draw ../../etc", "draw 4", "draw -1"]
    )
    def test_a_card_that_does_not_exist_is_refused_with_a_reason(self, pack: str, line: str) -> None:
        """SG-COMP-003, DS-COMP-002: the table is unchanged."""
        table = at_hand(pack)
        before = state_hash(table)

        with pytest.raises(IllegalChoice) as refused:
            play(table, line)

        assert refused.value.reason is not None
        assert refused.value.reason.key == "not-to-be-drawn"
        assert state_hash(table) == before

    @pytest.mark.parametrize("line", ["fate 0", "fate 9", "fate 1 2", "fate", "fate " + "1 " * 10_000, "fate ٣"])
    @pytest.mark.parametrize("pack", WORLDS)
    def test_a_number_that_no_card_shows_is_refused(self, pack: str, line: str) -> None:
        """SG-FATE-001, DS-FATE-001: fate goes from 1 to the highest number of a card."""
        table, luck = of_party(begun(pack).table), Luck(5)
        while not isinstance(decision_of(table), DrawFate):
            play(table, chosen(table, luck))

        with pytest.raises(IllegalChoice) as refused:
            play(table, line)

        assert refused.value.reason is not None
        assert refused.value.reason.key == "no-such-fate"

    def test_a_card_on_a_board_lies_open(self) -> None:
        """SG-COMP-003: what everybody sees on a board is not drawn, and the reason says so."""
        table = at_hand()
        card, name = table.deck.pop(), next(iter(table.crew))
        table.crew[name].cards += (card,)
        offer_again(table)

        reason = why_not(table, ("draw", card))

        assert reason is not None
        assert reason.key == "card-lies-open"


class TestSeveralAtOnce:
    """All cards of one draw."""

    def test_all_of_it_or_nothing_is_taken(self) -> None:
        """One card that cannot be leaves the campaign as it was."""
        campaign = begun("airfield")
        campaign.play(None, "begin turn")
        cards = [text(choice) for choice in options(campaign.table)[:2]]
        before = state_hash(campaign.table)

        with pytest.raises(IllegalChoice):
            campaign.draft_draws(lambda table: entered(table, [*cards[:1], "draw nothing-of-it"]))
        assert state_hash(campaign.table) == before
        draft = campaign.draft_draws(lambda table: entered(table, cards))

        assert [(played.entry.seat, played.entry.choice) for played in draft.played] == [
            (CHANCE, card) for card in cards
        ]

    def test_the_table_makes_what_is_left_to_it(self) -> None:
        """No more than belongs to the draw, by luck of its own."""
        campaign = begun("airfield")
        campaign.play(None, "begin turn")
        decision = decision_of(campaign.table)
        assert isinstance(decision, DrawCard)
        seat, together = decision.seat, decision.together(of_party(campaign.table))

        draft = campaign.draft_draws(lambda table: left_to_table(table, 20, lambda: 4))

        assert len(draft.played) == together
        assert len(of_party(draft.table).hands[seat]) == together

    def test_nothing_can_be_left_to_it_if_nothing_is_drawn(self) -> None:
        """A player decides."""
        campaign = begun("harbour")
        while waits_for_chance(campaign.table):
            campaign.play(None, text(options(campaign.table)[0]))

        with pytest.raises(IllegalChoice):
            campaign.draft_draws(lambda table: left_to_table(table, 1, lambda: 4))


class TestWhoDraws:
    """The table, or the players; it may change."""

    def test_from_now_on_the_table_draws(self, tmp_path: Path) -> None:
        """And then the players again; a file of both opens where it was."""
        campaign, luck = begun("harbour"), Luck(2)
        assert campaign.draw() == []
        campaign.agree_who_draws("table", lambda: luck.below(1000))

        assert campaign.draw()
        assert not waits_for_chance(campaign.table)

        campaign.agree_who_draws("hand", lambda: 1)
        while not waits_for_chance(campaign.table):
            campaign.play(None, text(luck.pick(options(campaign.table))))
        campaign.save(tmp_path / "both.campaign")
        waits, state = type(decision_of(campaign.table)), state_hash(campaign.table)
        campaign.close()
        again = Campaign.open(tmp_path / "both.campaign", campaign.game, campaign.pack)
        assert (type(decision_of(again.table)), state_hash(again.table)) == (waits, state)
        again.close()
