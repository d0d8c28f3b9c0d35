"""What somebody is told of choices at their own screen: all of their own, of others' the costs and odds."""

from __future__ import annotations

import msgspec
import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.presenters import PRESENTERS
from sleeping_gods.presentation.scene.menu import ChoiceMenu
from sleeping_gods.presentation.scene_tracker import scene_of
from sleeping_gods.presentation.story_knowledge import past_of
from sleeping_gods.wire.events import Refused, Settings, Unavailable
from sleeping_gods.wire.requests import ChooseRequest, ListUnavailable

from .in_memory import served

PACKS = ("harbour", "airfield")


def table_of(pack: str, *, open_hands: bool = False) -> ServedTable:
    """A table of two players and somebody who watches."""
    game, loaded = load_pack(pack)
    campaign = Campaign.begin(game, loaded, setup_for(game, loaded, ("Ada", "Ben"), {"seed": "7"}))
    return served(campaign, [(0,), (1,), ()], Settings(open_hands=open_hands))


def menus(table: ServedTable, seat: int) -> tuple[ChoiceMenu, ChoiceMenu]:
    """The menu that the player of a seat is sent, and that of somebody who is told all of every choice."""
    member = next(one for one in table.roster.members if seat in one.seats)
    sent = table.snapshot(member.ref, "en").sections.menu
    assert isinstance(sent, ChoiceMenu)
    presenter = PRESENTERS[table.campaign.game.id]("en")
    presenter.read = past_of(table.campaign).known(table.campaign.history)
    together = Audience((seat,), table.roster.settings.open_hands)
    return sent, scene_of(presenter, table.campaign.table, together).menu


def play_on(table: ServedTable, luck: Luck) -> None:
    """A choice at random."""
    now = table.campaign.table
    choice = luck.pick(now.offered)
    ref = next(one.ref for one in table.roster.members if now.actor(choice) in one.seats)
    table.handle(ChooseRequest(f"c{table.position}", table.position, " ".join(choice)), ref, "en")


@pytest.mark.parametrize("open_hands", [False, True])
@pytest.mark.parametrize("pack", PACKS)
def test_what_others_can_choose_is_told_with_costs_and_odds(pack: str, *, open_hands: bool) -> None:
    """Own lines are whole, others' light nothing up but attacks; what is barred goes to whoever is asked."""
    table, luck, waited, named = table_of(pack, open_hands=open_hands), Luck(5), 0, 0
    for _ in range(25):
        if is_over(table.campaign.table):
            break
        for seat in (0, 1):
            sent, whole = menus(table, seat)
            known = {line.notation: line for line in (*whole.own, *whole.acts)}
            for line in (*sent.own, *sent.acts):
                full = known[line.notation]
                if line.seat == seat:
                    assert line.numbered(full.number) == full
                else:
                    named += 1
                    assert (line.label, line.seat, line.group) == (full.label, full.seat, full.group)
                    assert line.detail == full.detail
                    # the odds before a challenge are counted for whoever is asked
                    assert line.chance == full.chance or (line.chance is None and line.notation.startswith("choose "))
                    is_compared = line.notation.startswith("attack") and full.chance is not None
                    assert line.focus == (full.focus if is_compared else ())
            assert {line.notation for line in sent.own} == {line.notation for line in whole.own}
            assert {line.notation for line in sent.acts} == {one.notation for one in whole.acts if one.seat == seat}
            if table.campaign.seat == seat:
                assert (sent.unavailable, sent.unavailable_on_request) == (
                    tuple(x for x in whole.unavailable if not x.spoiler),
                    False,
                )
            else:
                waited += 1
                assert (sent.unavailable, sent.unavailable_on_request) == ((), True)
        play_on(table, luck)

    assert waited
    assert named


@pytest.mark.parametrize("pack", PACKS)
def test_whoever_waits_may_ask_what_is_barred(pack: str) -> None:
    """They are told what they would be told unasked at one screen, and nothing of a story that nobody knows."""
    table, luck, told = table_of(pack), Luck(6), 0
    for _ in range(25):
        if is_over(table.campaign.table):
            break
        for seat in (0, 1):
            ref = next(one.ref for one in table.roster.members if seat in one.seats)
            reply = table.handle(ListUnavailable("b"), ref, "en").reply
            assert isinstance(reply, Unavailable)
            assert reply.unavailable == tuple(one for one in menus(table, seat)[1].unavailable if not one.spoiler)
            told += len(reply.unavailable)
            assert b'"kept_back":true' not in msgspec.json.encode(reply)
        play_on(table, luck)

    assert told


def test_who_only_watches_is_refused() -> None:
    """What is barred is for those who play a seat."""
    table = table_of("harbour")
    watcher = next(one.ref for one in table.roster.members if not one.seats)

    reply = table.handle(ListUnavailable("b"), watcher, "en").reply

    assert isinstance(reply, Refused)
    assert reply.key == "only-seated"
