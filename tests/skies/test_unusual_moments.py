"""Rules of the skies at moments that are seldom met: what makes no sense, and what is gone by now."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from sleeping_gods.effects.op import Condition, Op
from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.errors import Reason
from sleeping_gods.kernel.play import why_not
from sleeping_gods.skies.acts import refusals, repair_figures, sway, use_refusals, use_windows, uses
from sleeping_gods.skies.chapters import adventure, events, travel, turn, turn_end
from sleeping_gods.skies.chapters.attack import Hit
from sleeping_gods.skies.chapters.combat import StartRound
from sleeping_gods.skies.chapters.combat_cards import DrawCombatCard
from sleeping_gods.skies.chapters.conditions import holds
from sleeping_gods.skies.chapters.damage import figures
from sleeping_gods.skies.chapters.enemy_phase import EnemyActs
from sleeping_gods.skies.chapters.events import DrawEvent, take_event
from sleeping_gods.skies.chapters.joining import DealPooled, TakeOne
from sleeping_gods.skies.chapters.peril import clear_away
from sleeping_gods.skies.chapters.score import PRECIOUS

from .tables import fight, on_map


@pytest.mark.parametrize("line", ["", "swim", "awaken none", "awaken 998", "activate none draw", "play none draw"])
def test_a_choice_that_makes_no_sense_is_barred_by_no_rule(line: str) -> None:
    """Nothing that is printed stands in its way."""
    assert why_not(on_map(), parse(line)) is None


def test_what_is_not_in_the_box_is_barred_by_no_rule() -> None:
    """Asked one by one."""
    table = on_map()
    assert refusals.why_not(table, ()) is None
    for ask in (refusals.why_not_read, refusals.why_not_awaken):
        assert ask(table, "none") is ask(table, "998") is None
    assert use_refusals.why_not_activate(table, "none", "draw") is None
    assert use_refusals.why_not_play(table, "none", "draw") is None
    assert use_refusals.why_not_use(table, "rope", "none") is None
    card = next(card for card, one in table.pack.adventures.items() if one.combat is None)
    table.played.clear()
    table.adventures[0].append(card)
    assert use_refusals.why_not_play(table, card, "none") is None
    assert uses.list_uses(table, "", {}) == []


def test_a_totem_whose_set_is_there_can_only_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the set is what is missing."""
    table = on_map()
    number = next(number for number, quest in table.pack.quests.items() if quest.totem)
    table.quests = [number]
    monkeypatch.setattr(refusals, "payable", lambda table, needs: needs == "all")
    for needs, reason in (
        ("all", Reason("DS-TOTM-001", "not-now")),
        ("some", Reason("DS-TOTM-004", "set-incomplete", (str(number),))),
    ):
        monkeypatch.setattr(refusals, "needs_of", lambda table, number, needs=needs: needs)
        assert refusals.why_not_awaken(table, str(number)) == reason


def test_a_combat_card_is_one_that_has_figures() -> None:
    """DS-CBDK-001: any other has none."""
    table = on_map()
    plain = next(card for card, one in table.pack.adventures.items() if one.combat is None)
    armed = next(card for card, one in table.pack.adventures.items() if one.combat is not None)
    assert figures(table, armed) is table.pack.adventures[armed].combat
    with pytest.raises(KeyError, match=plain):
        figures(table, plain)


def test_an_enemy_that_is_gone_does_nothing() -> None:
    """It is not hit either, and without enemies there is no further round."""
    table = fight(on_map(), next(iter(on_map().pack.enemies)))
    enemy = table.fight.foes[0].id
    table.fight.foes.clear()
    table.fight.acted = ("x",)
    table.fight.attack = SimpleNamespace(target=enemy)  # type: ignore[assignment]  # all that is asked of it
    before, told = table.agenda[:], table.log_events[:]
    for step in (EnemyActs(enemy), StartRound(), Hit()):
        step.run(table)
    assert (table.agenda, table.log_events, table.fight.acted) == (before, told, ("x",))


def test_a_card_of_a_real_combat_deck_may_come_from_the_discards() -> None:
    """Then both were shuffled together; otherwise the discards stay where they are."""
    table = fight(on_map(), next(iter(on_map().pack.enemies)))
    draw, now = DrawCombatCard(0), table.fight
    now.deck, now.discard, now.hands = ["b", "d"], ["c", "a"], [[]]
    assert draw.every_card(table) is table.combat_deck
    draw.choose(table, ("draw", "b"))
    assert (now.deck, now.discard, now.hands) == (["d"], ["c", "a"], [["b"]])
    draw.choose(table, ("draw", "c"))
    assert (now.deck, now.discard, now.hands) == (["a", "d"], [], [["b", "c"]])


def test_an_event_of_a_real_deck_may_lie_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """It changes places with the first card of the bag on top."""
    table, pile = on_map(), ["x", "y"]
    monkeypatch.setattr(events, "_piles_beside", lambda table: [["z"], pile])
    monkeypatch.setattr(events, "top_bag", lambda table: 1)
    table.event_deck, table.event_left, table.event_box = [["q"], ["a", "b", "c"]], [1, 2], []
    assert DrawEvent().every_card(table) is table.pack.events
    take_event(table, "y")
    assert (pile, table.event_deck, table.event_left, table.event) == (["x", "a"], [["q"], ["b", "c"]], [1, 1], "y")
    take_event(table, "c")
    assert (table.event_deck, table.event_left, table.event_box) == ([["q"], []], [1, 0], ["b"])


def test_a_condition_that_there_is_not_is_an_error() -> None:
    """A curse in play is one."""
    table = on_map()
    table.curses = ["c"]
    assert holds(table, Condition("curse", ("c",)), "")
    assert not holds(table, Condition("curse", ("d",)), "")
    with pytest.raises(KeyError, match="weather"):
        holds(table, Condition("weather"), "")


def test_who_joins_draws_for_themselves() -> None:
    """From the pool, and from others; only ability cards are secret."""
    table = on_map(2)
    assert DealPooled("ability", ("a",), 1).drawer(table) == 1
    assert TakeOne("ability", 1).drawer(table) == 1
    assert TakeOne("ability", 1).audience(table, ("take", "a")) == (0, 1)
    assert TakeOne("adventure", 1).audience(table, ("take", "a")) is None


def test_a_defeat_comes_before_what_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action and the end of a turn go on after it."""
    for module, step in ((turn, turn.EndAction()), (turn_end, turn_end.TurnEnd(("x",)))):
        table = on_map()
        monkeypatch.setattr(module, "check_defeat", lambda table: True)
        table.agenda = ["first", "defeat"]  # type: ignore[list-item]  # any steps
        step.run(table)
        assert table.agenda == ["first", step, "defeat"]


def test_a_square_that_is_not_understood_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """With its mistake; one without is refused by nothing."""
    square = travel.ChartSquare("2:b3", 0)
    for mistake in ("a slip", "", None):
        monkeypatch.setattr(travel, "entry_mistake", lambda *_, mistake=mistake: mistake)
        reason = square.refuses(on_map(), ("enter",))
        assert reason == (Reason("DS-TRAV-004", "card-not-understood", ("a slip",)) if mistake else None)


def test_beyond_the_atlas_no_edges_are_known() -> None:
    """Where Claire is at a distant location."""
    table = on_map()
    table.place = "nowhere"
    assert travel.unknown_edges(table) == []


def test_a_card_that_was_entered_anew_lies_where_it_belongs(monkeypatch: pytest.MonkeyPatch) -> None:
    """DS-CBDK-001, DS-CBDK-004: a combat card leaves the hand, any other comes back to the captain's."""
    monkeypatch.setattr(adventure, "SMALLEST", 0)
    table = on_map()
    armed = next(card for card, one in table.pack.adventures.items() if one.combat is not None)
    plain = next(card for card, one in table.pack.adventures.items() if one.combat is None)
    table.adventures, table.arms, table.combat_deck = [[armed, "x"]], ["y", plain], [plain, "y"]
    adventure.lay_where_it_belongs(table, armed)
    assert (table.adventures, table.arms, table.combat_deck) == ([["x"]], ["y", plain, armed], [plain, "y", armed])
    adventure.lay_where_it_belongs(table, plain)
    assert (table.adventures, table.arms, table.combat_deck) == ([["x", plain]], ["y", armed], ["y", armed])
    adventure.lay_where_it_belongs(table, plain)
    assert (table.adventures, table.arms) == ([["x", plain]], ["y", armed])


def test_precious_cards_are_ticked_when_they_are_entered(monkeypatch: pytest.MonkeyPatch) -> None:
    """DS-ACHV-001: by their kind and id."""
    ticked: list[str] = []
    monkeypatch.setattr(adventure, "tick", lambda table, box: ticked.append(box))
    table = on_map()
    for card, one in table.pack.adventures.items():
        adventure.lay_where_it_belongs(table, card)
        assert ticked == ([f"{one.kind}:{card}"] if one.kind in PRECIOUS else [])
        ticked.clear()


@pytest.mark.parametrize(("health", "fuel", "helps"), [(-1, 0, "repair"), (0, -1, "fuel"), (0, 0, "")])
def test_the_plane_is_helped_only_where_it_lacks_something(health: int, fuel: int, helps: str) -> None:
    """Neither repaired nor filled beyond its bounds."""
    table = on_map()
    table.plane_health = table.pack.plane_health + health
    table.fuel = table.pack.plane_fuel + fuel
    assert use_windows.helps(table, Op("plane-repair", (1,)), "") == (helps == "repair")
    assert use_windows.helps(table, Op("fill-fuel", ()), "") == (helps == "fuel")
    name = next(iter(table.crew))
    assert use_windows.meant(table, "bearer", name) == [name]
    assert use_windows.meant(table, "bearer", "") == []
    assert name not in use_windows.meant(table, "another", name)


def test_a_use_of_no_window_fits_nowhere() -> None:
    """Nor does one of another obstacle."""
    table = on_map()
    use: Any = SimpleNamespace(window="none such", arg="water", op="", use=SimpleNamespace(own=False))
    assert not use_windows.fits(table, use, "move", "")
    use.window, table.obstacle = "obstacle", "cold"
    assert not use_windows.fits(table, use, "obstacle", "")
    table.obstacle = "water"
    assert use_windows.fits(table, use, "obstacle", "")
    assert not use_windows.fits(table, use, "fate", "")


def test_what_is_looked_for_already_is_no_condition_of_itself() -> None:
    """The search for a use that would help ends."""
    need = sway.Need("gain", "rope")
    assert not object.__new__(sway.Prospect)._can_have(need, (need,))


def test_a_location_is_crossed_off_once() -> None:
    """Or not at all."""
    table = on_map()
    table.crossed = [7]
    figure = repair_figures._crossed(table, 5)
    for count in (1, 1, 0, 0, 1):
        figure.put(count)
        assert (table.crossed, figure.now()) == ([7] + [5] * count, count)


def test_what_lies_aside_in_tests_is_discarded_when_all_is_cleared_away() -> None:
    """Of each test that was open."""
    table = on_map()
    tests: Any = [SimpleNamespace(aside=["a"]), SimpleNamespace(aside=["b", "c"])]
    table.tests, table.discard = tests, ["x"]
    clear_away(table)
    assert (table.tests, table.discard) == ([], ["x", "b", "c", "a"])
