"""A campaign without luck of its own, as it comes from a table with real cards: what was drawn is said by who plays."""

from __future__ import annotations

import pytest
from msgspec import json

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.table import ServedTable
from sleeping_gods.journal.notation import CHANCE
from sleeping_gods.kernel.choices import parse, text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import audience, options, waits_for_chance
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.languages import Lang
from sleeping_gods.party.chapters.ability_deck import DrawCard
from sleeping_gods.party.chapters.fate import DrawFate
from sleeping_gods.party.table.table import of_party, offer_again
from sleeping_gods.presentation.scene.menu import HandDraw
from sleeping_gods.wire.events import Done, Event, Refused, Settings
from sleeping_gods.wire.requests import AskRequest, ChooseRequest, EnterDraws, Explain, LeaveDraws, Undo

from .in_memory import served

WORLDS = ["harbour", "airfield", "own-sea", "own-skies"]
SEATS: list[tuple[int, ...]] = [(0,), (1,), ()]


def by_hand(pack: str, settings: Settings | None = None) -> ServedTable:
    """A table of two players and somebody who watches, at which the players draw."""
    game, box = load_pack(pack)
    return served(Campaign.begin(game, box, setup_for(game, box, ("Ada", "Ben"), {})), SEATS, settings)


def refs(table: ServedTable) -> tuple[str, str, str]:
    """Ada, Ben, and who watches."""
    ada, ben, watcher = (member.ref for member in table.roster.members)
    return ada, ben, watcher


def choose(table: ServedTable, line: str, who: str) -> Event:
    """Take a choice."""
    return table.handle(ChooseRequest(f"c{table.position}", table.position, line), who, "en").reply


def go_on(table: ServedTable, kind: type, seed: int = 5) -> None:
    """Play until such a draw waits."""
    luck = Luck(seed)
    while not isinstance(decision_of(table.campaign.table), kind):
        table.campaign.play(None, text(luck.pick(options(table.campaign.table))))


def draw_told(table: ServedTable, who: str, lang: Lang = "en") -> HandDraw:
    """The draw as somebody is told of it."""
    menu = table.snapshot(who, lang).sections.menu
    assert menu
    assert menu.by_hand
    return menu.by_hand


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_whoever_plays_says_what_was_drawn(pack: str) -> None:
    """Each in turn, the host or not, but a card for a hand only its holder; who watches says nothing."""
    table = by_hand(pack)
    ada, ben, watcher = refs(table)
    drawn = 0
    while drawn < 4:
        at, now = table.position, table.campaign.table
        choice = options(now)[0]
        if not waits_for_chance(now):
            mine, other = (ada, ben) if now.actor(choice) == 0 else (ben, ada)
            told = table.handle(ChooseRequest(f"t{at}", at, text(choice)), other, "en").reply
            assert isinstance(told, Refused)
            assert told.key == "not-yours"
            table.handle(ChooseRequest(f"c{at}", at, text(choice)), mine, "en")
            continue
        refused = table.handle(ChooseRequest(f"w{at}", at, text(choice)), watcher, "en").reply
        assert isinstance(refused, Refused)
        assert refused.key == "only-seated"
        secret = audience(now, choice)
        who = (ada, ben)[drawn % 2 if secret is None else secret[0]]
        if secret is not None:
            told = table.handle(ChooseRequest(f"o{at}", at, text(choice)), ben if who == ada else ada, "en").reply
            assert isinstance(told, Refused)
            assert told.key == "not-your-draw"

        done = table.handle(ChooseRequest(f"d{at}", at, text(choice)), who, "en").reply

        entry = table.campaign.journal.entries[at]
        assert isinstance(done, Done)
        assert (entry.seat, entry.choice) == (CHANCE, text(choice))
        drawn += 1


@pytest.mark.parametrize("pack", WORLDS)
class TestAHandIsSecret:
    """SG-SHARE-005, DS-TURN-007: what is left to be drawn does not say what others hold."""

    def test_nobody_can_tell_a_held_card_from_one_in_the_deck(self, pack: str) -> None:
        """The same is told and answered, whichever card another holds."""
        tables = by_hand(pack), by_hand(pack)
        for table in tables:
            go_on(table, DrawCard)
            now = of_party(table.campaign.table)
            now.hands[1] = [now.deck.pop(0)]
            offer_again(now)
        first, second = (of_party(table.campaign.table) for table in tables)
        other, held = second.deck[-1], second.hands[1][0]
        second.hands[1], second.deck[-1] = [other], held
        offer_again(second)
        decision = decision_of(first)
        assert isinstance(decision, DrawCard)
        assert decision.seat == 0

        for lang in ("en", "fr"):
            views = [table.snapshot(refs(table)[0], lang).sections for table in tables]
            assert json.encode(views[0]) == json.encode(views[1])
        watched = [table.snapshot(refs(table)[2], "en").sections for table in tables]
        assert json.encode(watched[0]) == json.encode(watched[1])
        for card in (held, other):
            line = f"draw {card}"
            for request in (Explain("e", line), AskRequest("a", line)):
                told = [table.handle(request, refs(table)[0], "en").reply for table in tables]
                assert told[0] == told[1], (request, told)
            done = []
            for table in tables:
                entering = EnterDraws(f"d{card}", table.position, (line,))
                done.append(table.handle(entering, refs(table)[0], "en").reply)
            assert isinstance(done[0], Done)
            assert done[0] == done[1]
            for table in tables:
                table.handle(Undo(f"u{card}", table.position), refs(table)[0], "en")

    def test_what_goes_to_a_hand_is_told_to_its_holder_alone(self, pack: str) -> None:
        """The others are told who draws, and no card."""
        table = by_hand(pack)
        go_on(table, DrawCard)
        decision = decision_of(table.campaign.table)
        assert isinstance(decision, DrawCard)
        mine, other, watcher = refs(table)[decision.seat], refs(table)[1 - decision.seat], refs(table)[2]

        assert draw_told(table, mine).is_mine
        for who in (other, watcher):
            told, menu = draw_told(table, who), table.snapshot(who, "en").sections.menu
            assert (told.is_mine, told.who, told.elsewhere) == (False, ("Ada", "Ben")[decision.seat], ())
            assert menu
            assert menu.own == ()


class TestByNumber:
    """SG-FATE-001, DS-FATE-001: the number on the card is enough."""

    @pytest.mark.parametrize("pack", ["harbour", "airfield"])
    def test_the_pad_has_every_number_and_takes_it(self, pack: str) -> None:
        """No card leaves the deck, and the step back takes the draw back alone."""
        table = by_hand(pack)
        go_on(table, DrawFate)
        ada, ben, _ = refs(table)
        told, before = draw_told(table, ben, "fr"), state_hash(table.campaign.table)
        deck = list(of_party(table.campaign.table).deck)
        assert [drawn.number for drawn in told.numbers] == list(range(1, (7 if pack == "harbour" else 9)))
        assert sum(drawn.left for drawn in told.numbers) >= len(deck)

        done = table.handle(EnterDraws("d", table.position, ("fate 4",)), ada, "en").reply

        assert isinstance(done, Done)
        assert of_party(table.campaign.table).deck == deck
        table.handle(Undo("u", table.position), ada, "en")
        assert state_hash(table.campaign.table) == before

    @pytest.mark.parametrize("lang", ["en", "fr"])
    def test_a_refusal_says_why(self, lang: Lang) -> None:
        """SG-FATE-001: in both languages, with its rule."""
        table = by_hand("harbour")
        go_on(table, DrawFate)

        refused = table.handle(EnterDraws("d", table.position, ("fate 7",)), refs(table)[0], lang).reply

        assert isinstance(refused, Refused)
        assert refused.rule == "SG-FATE-001"
        assert "6" in "".join(span.text for span in refused.words)


class TestLeftToTheTable:
    """One draw, or all from now on."""

    @pytest.mark.parametrize("pack", WORLDS)
    def test_the_table_makes_this_draw(self, pack: str) -> None:
        """It is a draw of chance like any other, and another's hand stays theirs."""
        table = by_hand(pack)
        go_on(table, DrawCard)
        decision = decision_of(table.campaign.table)
        assert isinstance(decision, DrawCard)
        at, who, other = table.position, refs(table)[decision.seat], refs(table)[1 - decision.seat]

        refused = table.handle(LeaveDraws("x", at), other, "en").reply
        done = table.handle(LeaveDraws("d", at), who, "en").reply

        assert isinstance(refused, Refused)
        assert refused.key == "not-your-draw"
        assert isinstance(done, Done)
        assert table.campaign.journal.entries[at].seat == CHANCE

    def test_nothing_is_left_to_it_where_nothing_is_drawn(self) -> None:
        """It is refused, and nothing is written."""
        game, box = load_pack("harbour")
        table = served(Campaign.begin(game, box, setup_for(game, box, ("Ada", "Ben"), {"seed": "7"})), SEATS)
        at = table.position

        for request in (LeaveDraws("d", at, 20), EnterDraws("e", at, ("fate 4",))):
            assert isinstance(table.handle(request, refs(table)[0], "en").reply, Refused)

        assert table.position == at
        assert table.table_info().draws == ""

    @pytest.mark.parametrize("pack", WORLDS)
    def test_from_now_on_the_table_draws_all(self, pack: str) -> None:
        """As soon as it is agreed on, no draw is asked for any more; until it is taken back."""
        table = by_hand(pack, Settings(draws="table"))
        assert table.table_info().draws == "table"
        luck = Luck(1)
        if waits_for_chance(table.campaign.table):
            who = draw_told(table, refs(table)[0]).seat
            table.handle(LeaveDraws("first", table.position), refs(table)[who], "en")
        for _ in range(20):
            now = table.campaign.table
            assert not waits_for_chance(now)
            choice = luck.pick(options(now))
            choose(table, text(choice), refs(table)[now.actor(choice)])

        table.seating.change(table.roster.with_settings(Settings(draws="hand")))
        assert table.table_info().draws == "hand"
        for _ in range(200):
            now = table.campaign.table
            if waits_for_chance(now):
                break
            choice = luck.pick(options(now))
            choose(table, text(choice), refs(table)[now.actor(choice)])
        assert waits_for_chance(table.campaign.table)


def test_an_answer_in_free_words_is_that_of_the_seat_asked() -> None:
    """Whoever plays two seats tells a page for the one that is asked."""
    game, box = load_pack("own-sea")
    table = served(Campaign.begin(game, box, setup_for(game, box, ("Ada", "Ben"), {"seed": "3"})), [(0, 1)])
    luck, who = Luck(2), table.roster.members[0].ref
    for _ in range(400):
        now = of_party(table.campaign.table)
        decision = decision_of(now)
        assert decision
        if decision.form(now).startswith("page") and decision.who(now) == 1:
            break
        table.campaign.play(None, text(luck.pick(options(now))))

    assert isinstance(choose(table, "says gain 1 coin", who), Done)
    assert parse(table.campaign.journal.entries[-1].choice)[0] == "says"
