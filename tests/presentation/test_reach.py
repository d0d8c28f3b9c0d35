"""The odds with everything at hand: the same as playing every draw as well as it can be played."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace

import pytest

from sleeping_gods.kernel.play import apply, is_over, options, waits_for_chance
from sleeping_gods.kernel.state import canonical
from sleeping_gods.party.chapters.challenge import Challenge
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import SOFA, Audience
from sleeping_gods.presentation.odds import percent
from sleeping_gods.presentation.party.boosts import ChoiceBoost
from sleeping_gods.presentation.party.reach import BoostUse, ChanceReach
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.test import TestState as Trial
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import deck_only, doing, hold, play
from ..sea import tables as sea
from ..skies import tables as skies

SEA, SKIES = SeaPresenter(), SkiesPresenter()
FATES = ("bandage-1", "alert-2", "fishing-3", "plain-craft-4", "triage-5", "sharp-eye-6")
ANA, BEN = Audience((0,)), Audience((1,))


def told(presenter: SeaPresenter | SkiesPresenter, table: SeaTable | SkiesTable, audience: Audience = SOFA) -> Trial:
    """The section, which is there."""
    trial: Trial | None = presenter.sections["test"].tell(presenter, table, audience)  # type: ignore[arg-type]  # one of the two
    assert trial is not None
    return trial


def played_best(
    presenter: SeaPresenter | SkiesPresenter, table: PartyTable, known: dict[bytes, Fraction] | None = None
) -> Fraction:
    """The chance to pass if every draw is changed as well as it can be: everything is tried."""
    known = {} if known is None else known
    key = canonical(table)
    if key not in known:
        results = [log_event[0] for log_event in table.log_events]
        if "challenge-passed" in results or "challenge-failed" in results or is_over(table):
            known[key] = Fraction("challenge-passed" in results)
        else:
            choices = options(table)
            if not waits_for_chance(table):
                choices = [
                    choice
                    for choice in choices
                    if choice in table.offered or presenter.boosts.of(table, choice) is not None  # type: ignore[arg-type]
                ]
            values = []
            for choice in choices:
                then = table.clone()
                apply(then, choice)
                values.append(played_best(presenter, then, known))
            known[key] = sum(values, Fraction(0)) / len(values) if waits_for_chance(table) else max(values)
    return known[key]


def at_sea(number: int, command: int, *worn: str, held: int = 0, players: int = 1) -> SeaTable:
    """A challenge in strength that nobody has joined, with one card of each fate in the deck."""
    table = sea.give_command(sea.at_start(players), command)
    if worn:
        sea.wear(table, "rafael", *worn)
    abilities = table.pack.abilities
    strong = [card for card in table.deck if abilities[card].skill == "strength" and card not in FATES]
    hold(table, 0, *strong[:held])
    return doing(deck_only(table, *FATES), Challenge("strength", number, "", "test/"))


@pytest.mark.parametrize(
    ("number", "command", "worn", "held"),
    [
        (5, 0, (), 0), (5, 0, (), 2), (7, 0, (), 2), (5, 1, (), 0), (6, 1, (), 1), (5, 2, (), 0), (6, 3, (), 1),
        (4, 1, ("bold-attempt-4",), 0), (6, 2, ("bold-attempt-4",), 1), (9, 2, (), 0), (1, 2, (), 1),
    ],
)  # fmt: skip
def test_at_sea_as_if_everything_were_tried(number: int, command: int, worn: tuple[str, ...], held: int) -> None:
    """SG-CHAL-012, SG-FATE-007: command, gear, abilities and cards in hand, however little command there is."""
    table = at_sea(number, command, *worn, held=held)
    drawn = table.clone()
    apply(drawn, ("go", "on"))
    best, trial = played_best(SEA, drawn), told(SEA, table)
    shown = trial.helped

    assert trial.chance is not None
    by_draw = percent(dict(trial.chance.results).get("pass", 0), trial.chance.total)
    assert (by_draw if shown < 0 else shown) == percent(best.numerator, best.denominator)


def test_what_it_is_reached_with_is_named() -> None:
    """No more than helps, cards in hand last and counted."""
    table = at_sea(7, 1, held=2)
    trial = told(SEA, table)

    assert trial.helped_short == f"pass {trial.helped}%"
    assert plain(trial.hand_text).endswith(f"and 2 matching cards in your hand: then {trial.helped_short} in all.")
    assert "(ability)" in plain(trial.hand_text)


def test_each_counts_what_they_may_know() -> None:
    """SG-SHARE-005, M12: Ben does not know Ana's cards, and both are told that others may see other odds."""
    table = at_sea(7, 0, held=2, players=2)
    hold(table, 1, "alert-2")
    hers, his = told(SEA, table, ANA), told(SEA, table, BEN)

    assert hers.helped > 0
    assert his.helped == -1
    assert hers.chance_note.startswith("Counted with what you hold")
    assert his.chance_note == hers.chance_note
    assert told(SEA, table, SOFA).chance_note == ""


def test_the_odds_of_a_blow_are_counted_by_each_with_what_they_know() -> None:
    """SG-SHARE-005: said in the menu of a fight, not where nobody else holds cards."""
    table = sea.fight(sea.at_sea(2), "drummer-crab")

    def note(audience: Audience) -> str:
        presenter = presenter_of("sea")
        return str(presenter.sections["menu"].tell(presenter, table, audience).odds_note)

    table.hands = [[], []]
    assert note(ANA) == note(BEN) == ""
    table.hands[1] = [table.deck.pop()]
    assert note(ANA).startswith("Counted with what you hold")
    assert note(BEN) == note(SOFA) == ""


def test_in_the_skies_with_gear_and_cards() -> None:
    """DS-CHAL-007: what stamina, resources and cards can add, beside what the draw alone brings."""
    table = skies.wear(skies.facing(skies.on_map(), "cunning", 9), "ed", "light-sleeper-3")
    cards = [card for card, face in table.pack.abilities.items() if face.skill == "cunning" and card in table.deck]
    hold(table, 0, *cards[:3])
    play(table, "join ed")
    trial = told(SKIES, table)

    assert trial.chance is not None
    assert trial.helped > percent(dict(trial.chance.results).get("pass", 0), trial.chance.total)


def test_what_cannot_fail_has_no_such_figure() -> None:
    """And neither has what nothing can change."""
    assert told(SEA, at_sea(1, 3)).helped == -1
    assert told(SEA, at_sea(9, 0)).helped == -1


def test_who_pays_more_for_taking_part_is_named() -> None:
    """DS-STAT-009, D15: 2 stamina with low morale, said before anybody joins."""
    table = skies.facing(skies.on_map(), "cunning", 5)
    table.crew["miguel"].statuses += ("low-morale",)

    assert plain(told(SKIES, table).join_cost) == (
        "Each who takes part pays 1 stamina. With low morale it is 2: Miguel."
    )


def test_who_pays_more_stays_named_once_they_take_part() -> None:
    """DS-STAT-009: the plan with them in it still says that they pay 2."""
    table = skies.facing(skies.on_map(), "cunning", 5)
    table.crew["miguel"].statuses += ("low-morale",)
    play(table, "join miguel")

    assert "With low morale it is 2: Miguel." in plain(told(SKIES, table).join_cost)


def test_another_draw_counts_what_can_be_added_afterwards() -> None:
    """SG-FATE-007: Gear draws again, and two cards in hand would still add 2; as if everything were tried."""
    table = play(at_sea(6, 1, held=2), "go on", "fate 2")
    (change,) = [change for change in told(SEA, table).changes if change.redraws]
    then = table.clone()
    apply(then, tuple(change.choice.split()))
    best = played_best(SEA, then)
    assert change.chance is not None
    plainly = percent(dict(change.chance.results).get("pass", 0), change.chance.total)

    assert percent(best.numerator, best.denominator) > plainly
    most = f"{percent(best.numerator, best.denominator)}%"
    assert change.chance.short == f"pass {plainly}%, up to {most} with what is left"
    assert "2 matching cards in your hand" in change.chance.long


def test_another_draw_without_anything_left_is_plain() -> None:
    """Nothing in hand, and the command is spent on it."""
    table = play(at_sea(6, 1), "go on", "fate 2")
    (change,) = [change for change in told(SEA, table).changes if change.redraws]

    assert change.chance is not None
    assert "up to" not in change.chance.short


def test_of_several_redraws_the_one_that_leaves_most_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of equal ones the cheapest; one after which the window stays shut is none."""
    gains = {"dear": 3, "cheap": 1, "middling": 3, "shut": 9}
    prices = {"dear": 5, "cheap": 1, "middling": 2, "shut": 0}
    chance_reach = object.__new__(ChanceReach)

    def uses(_table: object, *, redraws: bool, only_on_one: bool) -> list[BoostUse]:
        assert (redraws, only_on_one) == (True, False)
        return [BoostUse(ChoiceBoost(0, prices[name]), (name,)) for name in ("dear", "cheap", "middling", "shut")]

    monkeypatch.setattr(chance_reach, "_uses", uses)
    monkeypatch.setattr(chance_reach, "_after_redraw", lambda _, choice: None if choice == ("shut",) else choice[0])
    monkeypatch.setattr(chance_reach, "_all_additions", lambda after: SimpleNamespace(total=gains[after]))
    table: PartyTable = sea.at_sea()

    best = chance_reach._best_redraw(table)

    assert best is not None
    assert (best.choice, best.additions.total) == (("middling",), 3)
    gains |= {"dear": 1, "middling": 1}
    best = chance_reach._best_redraw(table)
    assert best is not None
    assert best.choice == ("cheap",)
    monkeypatch.setattr(chance_reach, "_after_redraw", lambda _, choice: None)
    assert chance_reach._best_redraw(table) is None
