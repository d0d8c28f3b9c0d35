"""The phase of a turn at sea, which steps say themselves."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.errors import Bug
from sleeping_gods.kernel.steps import STEPS
from sleeping_gods.languages import Lang
from sleeping_gods.party.chapters.ability_deck import DrawCard
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.presentation.sea.phase import phase_of_steps
from sleeping_gods.sea.chapters.port import PortServices
from sleeping_gods.sea.chapters.turn import NextTurn

from ..sea.tables import at_start


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_phase_has_words(lang: Lang) -> None:
    """In both languages."""
    words = localizer_of("sea", lang).words
    phases = {getattr(step, "phase", "") for step in STEPS.values() if step.family == ""}

    assert len(phases) > 10
    assert [phase for phase in sorted(phases - {""}) if not words.knows("phase", phase)] == []


def test_a_step_of_any_phase_is_in_that_of_the_step_below() -> None:
    """Whoever draws a card in a port is in the port."""
    table = at_start()
    table.agenda = [NextTurn(), PortServices(), DrawCard(0)]

    assert phase_of_steps(table) == "port"


def test_an_agenda_without_a_phase_is_a_mistake_of_ours() -> None:
    """No phase is guessed."""
    table = at_start()
    table.agenda = [DrawCard(0)]

    with pytest.raises(Bug, match="DrawCard"):
        phase_of_steps(table)
