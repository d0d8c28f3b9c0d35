"""Rules of the sea at moments that are seldom met: what makes no sense, and what is gone by now."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from sleeping_gods.effects.op import Condition
from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.play import why_not
from sleeping_gods.party.chapters.statuses import afflict
from sleeping_gods.party.table.records import Test
from sleeping_gods.sea.acts import refusals, settling, use_windows
from sleeping_gods.sea.acts.actor import player
from sleeping_gods.sea.acts.place_refusals import why_not_learn, why_not_visit
from sleeping_gods.sea.acts.use_refusals import why_not_activate, why_not_crew
from sleeping_gods.sea.chapters import event_deck, events
from sleeping_gods.sea.chapters.arrival import ChartArrival, ChartRegion, is_uncharted
from sleeping_gods.sea.chapters.attack import DealDamage, Place
from sleeping_gods.sea.chapters.challenge import BeforeChallenge
from sleeping_gods.sea.chapters.combat import StartRound
from sleeping_gods.sea.chapters.conditions import holds
from sleeping_gods.sea.chapters.crew import weapon_named
from sleeping_gods.sea.chapters.enemies import EnemyActs, Victim
from sleeping_gods.sea.chapters.event_deck import DiscardEvents, LoseEvent, take_event
from sleeping_gods.sea.chapters.events import NameEvent, TurnEnd, cancel_event, discard_event
from sleeping_gods.sea.chapters.ingredients import can_cook
from sleeping_gods.sea.chapters.market import RevealCard, RevealMarket
from sleeping_gods.sea.chapters.peril import clear_away
from sleeping_gods.sea.chapters.score import reach_ending
from sleeping_gods.sea.chapters.search import FindToken, FindWatchful, find
from sleeping_gods.sea.chapters.supply import can_pay, pay_kind
from sleeping_gods.sea.chapters.turn import TakeAction
from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.table.table import SeaTable

from ..bed import play
from .tables import at_sea, at_ship, fight, give_command, own


@pytest.mark.parametrize(
    "line",
    ["", "learn none", "visit none", "attempt none", "buy none", "activate none draw by p1", "swim", "use none"],
)
def test_a_choice_that_makes_no_sense_is_barred_by_no_rule(line: str) -> None:
    """Nothing that is printed stands in its way."""
    assert why_not(at_ship(), parse(line)) is None


def test_what_is_not_in_the_box_is_barred_by_no_rule() -> None:
    """SG-SYN-008: asked one by one; nobody uses their own token."""
    table = at_ship()
    assert refusals.why_not(table, ()) is None
    assert why_not_learn(table, "none") is None
    assert why_not_visit(table, "none") is None
    assert refusals.why_not_attempt(table, "none") is None
    assert refusals.why_not_buy(table, "none") is None
    assert why_not_crew(table, "mac", "none") is None
    assert why_not_activate(table, "none", "draw", "p1") is None
    assert refusals.why_not_synergy(table, "none", "mac") is None
    assert refusals.why_not_synergy(table, "mac", "none") is None
    own = refusals.why_not_synergy(table, "mac", "mac")
    assert own is not None
    assert (own.rule, own.key, own.values) == ("SG-SYN-008", "own-token", ("mac",))


def test_a_card_names_who_plays_it() -> None:
    """One on a board is its bearer's, any other names its seat."""
    table = at_ship(2)
    for seat in (0, 1):
        assert player(table, ("play", "card", "by", f"p{seat + 1}")) == seat


def test_a_region_of_the_printed_atlas_is_uncharted_until_it_is_entered() -> None:
    """By its name; no other choice sails anywhere."""
    table = at_sea()
    known = next(iter(table.pack.regions))
    assert not is_uncharted(table, ("sail", known))
    assert is_uncharted(table, ("sail", "99.1"))
    assert not is_uncharted(table, ("sail", "99.east"))
    assert not is_uncharted(table, ("explore", "99.1"))
    assert settling.place_reason(table, known) is settling.place_reason(table, "99.1") is None
    reason = settling.place_reason(table, "nowhere")
    assert reason is not None
    assert (reason.rule, reason.key, reason.values) == ("SG-TRAVEL-012", "no-such-region", ("nowhere",))


def test_a_card_that_is_not_understood_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """With its mistake; one without is refused by nothing."""
    region, table = ChartRegion("2.east"), at_sea()
    for mistake in ("a slip", "", None):
        monkeypatch.setattr(ChartRegion, "mistake", lambda *_, mistake=mistake: mistake)
        reason = region.refuses(table, ("enter",))
        assert (reason is None) == (not mistake)
        if reason is not None:
            assert (reason.rule, reason.key, reason.values) == ("SG-TRAVEL-017", "card-not-understood", ("a slip",))


def test_a_weapon_is_that_of_a_board_or_of_a_card() -> None:
    """A card without one is none."""
    table = at_ship()
    board = table.pack.crew["mac"].weapon
    assert weapon_named(table, "mac", board.id) is board
    plain = next(card for card in table.pack.adventures.values() if card.weapon is None)
    with pytest.raises(KeyError, match=plain.id):
        weapon_named(table, "mac", plain.id)


def test_a_beaten_enemy_hurts_nobody_any_more() -> None:
    """Neither is damage dealt to it."""
    table = fight(at_ship(), next(iter(at_ship().pack.enemies)))
    enemy = table.fight.foes[0].id
    assert Victim(enemy, 1).options(table) == [("hurt", name) for name in table.crew]
    table.fight.foes.clear()
    assert Victim(enemy, 1).options(table) == []
    before, told = table.agenda[:], table.log_events[:]
    EnemyActs(enemy).run(table)
    table.fight.attack = SimpleNamespace(target=enemy)  # type: ignore[assignment]  # all that is asked of it
    DealDamage().run(table)
    assert (table.agenda, table.log_events) == (before, told)


def test_an_event_that_was_named_wrongly_before_changes_places() -> None:
    """An unused one of its kind stands for it among the discards; with none unused it just leaves."""
    table = at_sea()
    first, second, *rest = table.events["mild"]
    left = sum(table.event_left)
    take_event(table, first)
    assert (first in table.events["mild"], sum(table.event_left)) == (False, left - 1)
    table.event_discard = ["x", first]
    take_event(table, first)
    assert (table.event_discard, table.events["mild"]) == (["x", second], rest)
    table.events["mild"] = []
    table.event_discard = ["x", first]
    take_event(table, first)
    assert (table.event_discard, sum(table.event_left)) == (["x"], left - 3)


def test_an_event_in_play_is_cancelled_or_discarded_once() -> None:
    """What is not there leaves nothing behind."""
    table = at_sea()
    table.event = ""
    cancel_event(table)
    discard_event(table, "none")
    assert table.event_discard == []
    table.event, table.ongoing = "one", ["two"]
    cancel_event(table)
    discard_event(table, "two")
    assert (table.event_discard, table.ongoing) == (["one", "two"], [])


def test_only_an_event_of_the_real_deck_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that lies elsewhere; any other event is not to be drawn."""
    table = at_sea()
    monkeypatch.setattr(events, "events_elsewhere", lambda table: ["one"])
    draw = NameEvent()
    assert draw.accepts(table, ("event", "one"))
    for choice in (("event", "two"), ("event",), ("draw", "one"), ("event", "one", "more")):
        assert not draw.accepts(table, choice)
    reason = draw.refuses(table, ("event", "two"))
    assert reason is not None
    assert reason.key == "not-to-be-drawn"
    assert draw.refuses(table, ("draw", "two")) is None


def test_an_event_that_has_left_play_needs_no_attempt() -> None:
    """The others are gone through one after the other."""
    table = at_sea()
    table.agenda.clear()
    TurnEnd(("gone", "other")).run(table)
    assert table.agenda == [TurnEnd(("other",))]
    TurnEnd(()).run(table)
    assert table.agenda == [TurnEnd(("other",))]


def test_a_condition_that_there_is_not_is_an_error() -> None:
    """A port is one, and XP too."""
    table = at_sea()
    assert holds(table, Condition("port", ()), "") == table.pack.regions[table.region].port
    with pytest.raises(KeyError, match="weather"):
        holds(table, Condition("weather", ()), "")


@pytest.mark.parametrize(("xp", "can"), [(1, False), (2, True), (3, True)])
def test_xp_is_paid_as_goods_are(xp: int, can: bool) -> None:
    """What there is, and no more."""
    table = at_sea()
    table.xp = xp
    assert can_pay(table, (("xp", 2),)) == can
    pay_kind(table, "xp", 1)
    assert table.xp == xp - 1


def test_an_ending_is_ticked_once() -> None:
    """SG-ACH-001: and told each time."""
    table = at_sea()
    for _ in range(2):
        reach_ending(table, "home")
    assert (table.ticked, table.log.ending) == (["ending:home"], "home")
    assert [event for event in table.log_events if event[0] == "ending"] == [("ending", "home")] * 2


def test_a_market_card_of_a_real_deck_may_come_from_the_bottom() -> None:
    """Then both were shuffled together; the cards that follow are known to be revealed together."""
    table = at_sea()
    table.market, table.market_bottom, table.stall = ["b", "d"], ["c", "a"], []
    reveal = RevealCard()
    assert reveal.miscounted(table) == ["c", "a"]
    assert set(reveal.every_card(table)) == {
        card.id for card in table.pack.adventures.values() if card.origin == "market"
    }
    for beneath, count in ((RevealMarket(0), 1), (RevealMarket(1), 2), (RevealMarket(5), 2), (TakeAction(), 1)):
        table.agenda = [beneath, reveal]
        assert reveal.together(table) == count
    reveal.choose(table, ("reveal", "b"))
    assert (table.market, table.market_bottom, table.stall) == (["d"], ["c", "a"], ["b"])
    reveal.choose(table, ("reveal", "c"))
    assert (table.market, table.market_bottom, table.stall) == (["a", "d"], [], ["b", "c"])
    assert ("reshuffled", "market") in table.log_events


def test_a_search_token_may_have_been_discarded_before() -> None:
    """Then the discards were mixed in with the others."""
    table = at_sea()
    first, second, *rest = table.search
    table.search, table.search_discard = [second, *rest], [first]
    for token in (FindToken, FindWatchful):
        drawn: Any = token()
        assert drawn.every_card(table) is table.pack.search
        assert drawn.miscounted(table) == [first]
    find(table, second)
    assert (table.found, first in table.search) == ([second], False)
    find(table, first)
    assert (table.found, sorted(table.search), table.search_discard) == ([second, first], sorted(rest), [])
    assert ("reshuffled", "search") in table.log_events


class TestSettled:
    """What a group settles on its own table."""

    def test_a_travel_action_is_one_action(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """SG-TRAVEL-001, SG-TURN-006: after the first another is due; the ship is there, or its region is described."""
        arrived: list[str] = []
        monkeypatch.setattr(settling, "arrive", lambda table, region: arrived.append(region))
        for actions, more in ((2, True), (1, False)):
            table = at_sea()
            table.actions = actions
            table.agenda = [TakeAction()]
            region = next(iter(table.pack.regions))
            settling.move(table, region)
            assert (arrived.pop(), table.actions) == (region, actions - 1)
            assert [type(step).__name__ for step in table.agenda] == (["TakeAction"] if more else []) + ["TellRest"]
            assert ("action", "travel") in table.log_events

    def test_a_region_that_nobody_entered_is_described_then(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """By its name in the printed atlas; when it is told, the ship is there."""
        entered: list[str] = []
        table = at_sea()
        table.agenda = [TakeAction()]
        monkeypatch.setattr(SeaTable, "enter", lambda table, text: entered.append(text))
        settling.move(table, "99.1")
        assert entered == ['region { id = "99.1" }']
        assert table.agenda[-1] == ChartArrival("99.1")
        arrived: list[str] = []
        monkeypatch.setattr("sleeping_gods.sea.chapters.arrival.arrive", lambda table, region: arrived.append(region))
        ChartArrival("99.1").come(table)
        assert arrived == ["99.1"]

    def test_a_challenge_before_which_cards_may_be_equipped_is_known(self) -> None:
        """By all that it asks; no other decision is one."""
        table = at_sea()
        assert settling.unbegun(table) is None
        table.agenda.append(BeforeChallenge("craft", 5, "mac", "page 3", "kannan"))
        found = settling.unbegun(table)
        assert found is not None
        assert (found.skill, found.number, found.only, found.program, found.bearer) == (
            "craft", 5, "mac", "page 3", "kannan",
        )  # fmt: skip


def test_what_lies_aside_in_tests_is_discarded_when_all_is_cleared_away() -> None:
    """Whatever is in progress is over, but for the last step."""
    table = at_sea()
    tests: Any = [SimpleNamespace(aside=["a"]), SimpleNamespace(aside=["b", "c"])]
    table.tests, table.discard = tests, ["x"]
    last = table.agenda[0]
    clear_away(table)
    assert (table.tests, table.discard, table.agenda) == ([], ["x", "b", "c", "a"], [last])


def test_an_owned_card_that_is_discarded_by_its_use_is_lost() -> None:
    """It goes back to the box, and what it does happens all the same."""
    table = own(at_sea(), "book-of-short-tides")
    card = table.pack.adventures["book-of-short-tides"]
    cure = replace(card.uses[0], discard="self")
    cards = {**table.pack.adventures, card.id: replace(card, uses=(cure,))}
    table.pack = replace(table.pack, adventures=cards, bound=None)
    table.bound = bind(table.pack)
    afflict(table, "mac", "madness")
    play(give_command(table, 2), "activate book-of-short-tides cure by p1", "cure mac of madness")
    assert (card.id in table.adventures, table.gone_adventures[-1:]) == (False, [card.id])
    assert table.crew["mac"].statuses == ()


@pytest.mark.parametrize(("left", "size", "count"), [(0, 9, 1), (2, 9, 3), (2, 2, 2)])
def test_events_that_are_discarded_together_are_named_together(
    left: int, size: int, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many as are to go and lie there; elsewhere one."""
    table, lose = at_sea(), LoseEvent()
    monkeypatch.setattr(event_deck, "deck_size", lambda table: size)
    table.agenda = [DiscardEvents(left), lose]
    assert lose.together(table) == count
    table.agenda = [TakeAction(), lose]
    assert lose.together(table) == 1
    assert lose.every_card(table) is table.pack.events


def test_damage_is_not_placed_on_an_enemy_that_is_gone() -> None:
    """And a fight without enemies has no further round."""
    table = fight(at_ship(), next(iter(at_ship().pack.enemies)))
    enemy = table.fight.foes[0].id
    table.fight.foes.clear()
    table.fight.attack = SimpleNamespace(target=enemy)  # type: ignore[assignment]  # all that is asked of it
    table.fight.tokens = [7]
    before, told = table.agenda[:], table.log_events[:]
    Place().run(table)
    StartRound().run(table)
    assert (table.agenda, table.log_events, table.fight.tokens) == (before, told, [7])


@pytest.mark.parametrize(
    ("meat", "grain", "materials", "discount", "can"),
    [(1, 2, 1, 0, True), (1, 1, 1, 0, False), (1, 1, 1, 1, True), (0, 2, 1, 0, False), (3, 0, 1, 0, True),
     (9, 9, 0, 1, False)],
)  # fmt: skip
def test_any_food_is_what_is_left_of_the_others(
    meat: int, grain: int, materials: int, discount: int, can: bool
) -> None:
    """SG-ADV-008: one meat, two of any food and one material; a discount spares food only."""
    food = (("meat", 1), ("food", 2), ("materials", 1))
    goods = {"meat": meat, "vegetables": 0, "grain": grain, "materials": materials}
    table: Any = SimpleNamespace(pack=SimpleNamespace(adventures={"stew": SimpleNamespace(food=food)}), goods=goods)
    assert can_cook(table, "stew", discount) == can


@pytest.mark.parametrize(("drawn", "fits"), [(1, True), (2, False)])
def test_a_redraw_of_a_one_fits_only_after_a_one(drawn: int, fits: bool) -> None:
    """SG-FATE-007, SG-CREW-015: of a draw of her own player, and not when damage is dealt."""
    table = at_sea(2)
    table.tests = [Test(kind="challenge", seat=table.controller("kasumi"), skill="craft", number=9, drawn=drawn)]
    redraw = table.bound.uses["kasumi"][0]
    assert (redraw.path, use_windows.fits(table, redraw, "fate", "kasumi")) == ("kasumi:redraw", fits)
    assert not use_windows.fits(table, redraw, "damage", "kasumi")
    table.test.seat = 1 - table.test.seat
    assert not use_windows.fits(table, redraw, "fate", "kasumi")
