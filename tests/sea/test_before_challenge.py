"""The moment to equip before a challenge that comes unasked, and after a settled one (SG-ABIL-011)."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.challenge import BeforeChallenge
from sleeping_gods.sea.game import Sea
from sleeping_gods.sea.table.table import SeaTable

from .forging import saved
from .tables import (
    again,
    at_sea,
    draw_event,
    effects,
    exploring,
    give_command,
    harbour,
    hold,
    offered,
    own,
    play,
    refused,
)

EQUIP = "equip triage-5 on mac"
BARE = sorted(event.id for event in harbour().events.values() if event.program and event.program[0].name == "challenge")


def ready(players: int = 2, command: int = 2, holder: int = 1) -> SeaTable:
    """A seat holds a card that costs 2 command, and has command."""
    table = hold(at_sea(players), holder, "triage-5")
    return give_command(table, *(command if seat == holder else 0 for seat in range(players)))


def kind(table: SeaTable) -> str:
    """The decision that waits."""
    return type(waiting(table)[0]).__name__


def test_seven_events_are_bare_challenges() -> None:
    """SG-EVENT-001: of the 54 events of the box seven are nothing but a challenge at first."""
    assert len(BARE) == 7
    assert len(harbour().events) == 54


@pytest.mark.parametrize("event", BARE)
@pytest.mark.parametrize("holder", [0, 1])
def test_a_card_is_equipped_between_reading_an_event_and_taking_part(event: str, holder: int) -> None:
    """SG-ABIL-011: P1 or P2 equips once the event is read, and not any more when it is asked who takes part."""
    table = draw_event(ready(holder=holder), event)
    decision, seat = waiting(table)
    assert isinstance(decision, BeforeChallenge)
    assert (decision.skill, decision.number, decision.only) == table.pack.events[event].program[0].args
    assert (decision.program, seat) == (f"{event}/0", table.captain)
    assert EQUIP in offered(table)

    skipped = play(table.clone(), "go on")
    assert refused(skipped, EQUIP).rule == "SG-ABIL-011"
    play(table, EQUIP)
    assert kind(table) == "BeforeChallenge"
    play(table, "go on")
    assert (table.crew["mac"].cards, table.test.kind) == (("triage-5",), "challenge")


@pytest.mark.parametrize(("command", "cards"), [(0, True), (2, False)])
def test_nothing_is_asked_where_nobody_could_equip(command: int, cards: bool) -> None:
    """SG-ABIL-011, SG-CMD-012: without command, or without any card in a hand, it is asked at once who takes part."""
    table = ready(command=command)
    if not cards:
        table.deck.append(table.hands[1].pop())

    assert kind(draw_event(table, "hidden-rocks")) == "JoinChallenge"


def test_which_cards_are_held_is_not_told_by_the_question() -> None:
    """SG-SHARE-005: with 1 command it is asked whether the hand holds a card for 2, or one for 1, or both."""
    dear, cheap = ready(command=1), give_command(hold(at_sea(2), 1, "refine-1"), 0, 1)

    assert kind(draw_event(dear, "hidden-rocks")) == kind(draw_event(cheap, "hidden-rocks")) == "BeforeChallenge"
    assert EQUIP not in offered(dear)


def test_an_event_that_can_be_cancelled_is_one_moment_only() -> None:
    """SG-ERRATA-004, SG-ABIL-011: whoever may still cancel the event may equip then, and is not asked twice."""
    table = give_command(own(ready(), "yesterdays-almanac"), 0, 5)
    draw_event(table, "hidden-rocks")
    assert (kind(table), EQUIP in offered(table)) == ("MayCancel", True)

    assert kind(play(table, "go on")) == "JoinChallenge"


def test_between_one_challenge_and_the_next() -> None:
    """SG-EXPLORE-017: what follows at once is no part of the challenge before, again and again."""
    table = effects(exploring(ready(), 58), "challenge CRAFT 2", "challenge SAVVY 2", "challenge STRENGTH 2")
    assert kind(table) == "JoinChallenge"
    for skill in ("savvy", "strength"):
        play(table, "go on", "fate 6")
        settle(table)
        assert (kind(table), EQUIP in offered(table)) == ("BeforeChallenge", True)
        play(table, "go on")
        assert (kind(table), table.test.skill) == ("JoinChallenge", skill)


def test_between_a_fight_and_the_challenge_after_it() -> None:
    """SG-EXPLORE-017: between challenges and combats, here a fight that is won without an enemy left."""
    table = effects(exploring(ready(), 58), "combat 30", "challenge SAVVY 2")
    play(table, "reveal enemies", "lay skeleton-warrior")
    assert refused(table, EQUIP).rule == "SG-COMBAT-064"
    table.fight.foes = []
    again(table)

    assert (kind(table), EQUIP in offered(table)) == ("BeforeChallenge", True)


def settle(table: SeaTable) -> SeaTable:
    """Let a draw stand."""
    while kind(table) == "AlterTest":
        assert refused(table, EQUIP).rule == "SG-ABIL-011"
        play(table, "go on")
    return table


def test_what_a_failed_challenge_brings_is_after_it() -> None:
    """SG-ABIL-011, SG-CHAL-002: once it is settled a card may be equipped, while it is asked who bears the failure."""
    table = draw_event(ready(), "explosive-fish")
    play(table, "go on", "go on", "fate 1")
    settle(table)
    play(table, "fate 3", "go on")

    assert (kind(table), table.test.kind) == ("LoseHealth", "challenge")
    assert EQUIP in offered(table)


def test_the_moment_is_saved_and_comes_back() -> None:
    """SG-SAVE-007: a campaign may be put away right before a challenge."""
    table = draw_event(ready(), "tempest")
    back = Sea().load(table.pack, saved(table))

    assert (waiting(back), offered(back)) == (waiting(table), offered(table))
