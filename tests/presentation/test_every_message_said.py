"""Every message of both languages is said in tests on real tables, but for those on a list that only gets shorter."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.presentation.localizer import localizer_of

from .listened import LIST, nameless, unsaid
from .said import everything, listening

LONGEST = 0
"""So many the list has; it is never made longer. `python -m tests.presentation.listened` writes it anew."""


def listed() -> set[str]:
    """The messages that no test says yet."""
    return {*LIST.read_text(encoding="utf-8").split("\n")} - {""}


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.timeout(3600)
def test_every_message_is_said_but_those_that_are_listed(tmp_path: Path) -> None:
    """By the engine's tests, in play, in scenarios, on scripted evenings and by commands."""
    left: set[str] = set()
    for _, left in unsaid(tmp_path):  # noqa: B007  # the last one counts
        pass

    assert sorted(nameless(left) - listed()) == [], "a new message that no test says, or one that is said no more"


def test_the_list_names_messages_that_there_are() -> None:
    """One that is gone is taken off it, and it is not longer than it was."""
    assert listed() <= nameless(everything())
    assert len(listed()) <= LONGEST


def test_what_is_said_is_heard() -> None:
    """With the messages that it is made of, by language and game."""
    with listening() as heard:
        localizer_of("skies", "fr").say("end_in-all")
        localizer_of("sea").say("crew_captain")

    assert "fr both end_in-all" in heard
    assert "en sea crew_captain" in heard
    assert "en both end_in-all" not in heard
    assert heard <= everything()
