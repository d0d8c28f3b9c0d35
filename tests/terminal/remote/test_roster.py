"""What is said about the others at a table on a server."""

from __future__ import annotations

from sleeping_gods.presentation.localizer import Localizer
from sleeping_gods.terminal.remote.roster import consent_text, name_of
from sleeping_gods.wire.events import Person, Settings, TableInfo, UndoRequest

TABLE = TableInfo(
    campaign="c",
    name="Friday",
    game="sea",
    pack="harbour",
    people=(
        Person(ref="a1", name="Ada", seats=(0,), role="host", online=True),
        Person(ref="b2", name="Ben", seats=(1,), role="player", online=True),
        Person(ref="c3", name="b2", seats=(), role="player", online=True),
    ),
    settings=Settings(),
)
ASKED = UndoRequest(position=5, who="a1", entry=3, waiting_for=("b2",))


def test_whoever_has_still_to_answer_is_asked_and_the_others_are_told_who() -> None:
    """Those who have not answered are known by their refs: a name that reads like the ref of another is not asked."""
    told = {person.ref: consent_text(Localizer("sea", "en"), TABLE, ASKED, person.ref) for person in TABLE.people}

    assert told["b2"] == "Ada wants to go back behind what was revealed. Type yes or no."
    assert told["a1"] == told["c3"] == "Ada wants to go back behind what was revealed; Ben may say no."


def test_a_settled_request_is_not_told() -> None:
    """Nobody has to answer any more."""
    assert consent_text(Localizer("sea", "en"), TABLE, UndoRequest(5, "", 0, ()), "b2") == ""


def test_somebody_unknown_is_called_by_their_ref() -> None:
    """They may have left."""
    assert name_of(TABLE, "d4") == "d4"
