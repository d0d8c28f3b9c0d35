"""T13: every law of the components holds after every decision of whole random campaigns, with every option in turn."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from sleeping_gods.campaign.games import load_pack, playable, setup_for
from sleeping_gods.campaign.supported_games import SUPPORTED_GAMES
from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.play import apply, is_over, options
from sleeping_gods.kernel.table import Table
from sleeping_gods.party.chapters.ability_deck import DrawCard

from ..daily import first_daily
from .walks import Walk, law_findings, shares

SHARE = shares(240_000, 2_000, seed=1)
DAILY = 4
"""One walk of each pack in every run, the others in the long one."""


@pytest.mark.slow
@pytest.mark.parametrize("walk", first_daily(SHARE, DAILY), ids=str)
def test_whole_campaigns_keep_every_law(walk: Walk) -> None:
    """No violation, exception, state without an option or campaign without an end, and a view for every seat."""
    assert law_findings(walk) == []


def test_every_pack_is_walked() -> None:
    """CI's share leaves out no pack and begins with another set-up in each part."""
    assert {walk.pack for walk in SHARE} == {walk.pack for walk in SHARE[:DAILY]} == {*playable()}
    assert len({(walk.seed, walk.first) for walk in SHARE}) == len(SHARE)


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_planted_a_card_copied_instead_of_moved(pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A drawn card that stays in the deck is found."""
    copy_cards(monkeypatch)

    found = law_findings(Walk(pack, 1, 0, 300))

    assert found
    assert all("violation" in line for line in found)


class Walking(RuleBasedStateMachine):
    """A campaign whose choices Hypothesis makes, so that a failure comes as the fewest choices that show it."""

    pack = ""
    table: Table

    @initialize(players=st.integers(1, 4))
    def begin(self, players: int) -> None:
        """Set the table up."""
        game, pack = load_pack(self.pack)
        self.view: Any = SUPPORTED_GAMES[game.id].view
        self.table = game.set_up(pack, setup_for(game, pack, ("Ada", "Ben", "Cyd", "Dee")[:players], {}))

    @rule(pick=st.integers(0, 63))
    def choose(self, pick: int) -> None:
        """Take one of the options; a campaign that is over stays so."""
        if not is_over(self.table):
            offered: list[Choice] = options(self.table)
            apply(self.table, offered[pick % len(offered)])

    @invariant()
    def sound(self) -> None:
        """Every law, something to choose, a view for every seat."""
        table = getattr(self, "table", None)
        if table is not None:
            assert table.violations() == []
            assert is_over(table) or options(table)
            for seat in range(table.seat_count()):
                self.view(table, seat)


def machine(name: str) -> type[Walking]:
    """The machine for a pack."""
    return type(f"Walking_{name}", (Walking,), {"pack": name})


def profile(examples: int, steps: int) -> settings:
    """The same examples in every run, and no database of earlier ones."""
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )


@pytest.mark.slow
@pytest.mark.parametrize("campaigns", first_daily((15, 150)))
@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_choices_made_by_hypothesis_keep_every_law(pack: str, campaigns: int) -> None:
    """Campaigns of a hundred choices each, that would be shrunk to the shortest that fails."""
    run_state_machine_as_test(machine(pack), settings=profile(campaigns, 100))


@pytest.mark.slow
def test_planted_a_copied_card_is_shrunk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hypothesis finds the copied card as well."""
    copy_cards(monkeypatch)

    with pytest.raises(AssertionError, match="ability cards in play"):
        run_state_machine_as_test(machine("harbour"), settings=profile(50, 20))


def copy_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant a draw that leaves the card in the deck."""
    sound = DrawCard.choose

    def choose(self: DrawCard, table: Any, choice: Choice) -> None:
        sound(self, table, choice)
        table.deck.append(choice[1])

    monkeypatch.setattr(DrawCard, "choose", choose)
