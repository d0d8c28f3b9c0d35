"""A robot at the table in a browser: the host gives it a seat and takes it back, it plays, and people answer for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sleeping_gods.wire.events import RobotEvent

from ..daily import first_daily
from .conftest import Sitting
from .on_page import TableOnPage
from .stages import reached
from .tables import Hall

pytestmark = pytest.mark.slow
PATIENCE = 120_000
"""Milliseconds in which a robot has read its world and chosen, on a busy machine."""


def desk(table: TableOnPage, leaf: str) -> None:
    """Open the desk at one of its leaves."""
    if not table.page.locator("dialog.side").count():
        table.press("?")
    table.page.locator(f"#desk-panel-{leaf}").click()


def give_seat(table: TableOnPage, seat: int, name: str) -> None:
    """Give a seat to a robot, as a host does."""
    desk(table, "people")
    row = table.page.locator("[data-robots] li").nth(seat)
    row.locator("button").first.click()
    row.locator("form input").first.fill(name)
    row.locator("form button").click()
    expect(row).to_contain_text(name)


@pytest.mark.parametrize("pack", first_daily(["harbour", "airfield"]))
def test_a_seat_is_handed_to_a_robot_and_back(hall: Hall, sit: Sitting, pack: str) -> None:
    """It chooses by itself and its lines are marked; after a step back it waits; whose seat it is has it back."""
    laid = hall.lay(reached(pack), (1,))
    ada = sit(laid)

    give_seat(ada, 1, "Heron")

    expect(ada.page.locator(".person", has_text="Heron")).to_be_visible()
    ada.page.locator("[data-robots] select").last.select_option("brisk")
    ada.press("Escape")
    while 0 in ada.seats and ada.told.decision.seat == 0:
        ada.choose(ada.own[0])
    before = ada.position
    ada.page.locator(f'.table:not([data-position="{before}"])').wait_for(timeout=PATIENCE)
    assert any(isinstance(event, RobotEvent) and event.name == "Heron" for event in ada.heard)
    ben = sit(laid, 1)
    expect(ben.page.locator("[data-robot]")).to_have_count(0)
    desk(ada, "people")
    expect(ada.page.locator(".person", has_text="Heron")).to_have_count(0)
