"""Figures of ours on a phone: compared with the boards of a printed box before the first turn, marked until then."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Locator, expect

from .checks import PHONE
from .table import Guest

pytestmark = pytest.mark.slow
TOUCH = 44
"""The least height of what is touched, in pixels."""
PICTURES = os.environ.get("PICTURES", "")
"""A folder for pictures of what is shown; none are taken without it."""


def is_touchable(button: Locator) -> bool:
    """Whether a finger hits a button, with the room around it that belongs to it."""
    return bool(
        button.evaluate("""button => {
            const box = button.getBoundingClientRect();
            const around = getComputedStyle(button, "::after");
            return Math.max(box.height, parseFloat(around.height) || 0) >= 44;
        }""")
    )


def look(ada: Guest, name: str) -> None:
    """Take a picture, if somebody wants one."""
    if PICTURES:
        ada.page.screenshot(path=f"{PICTURES}/{name}.png")


def test_boards_are_compared_and_the_second_campaign_asks_nothing(ada: Guest) -> None:
    """A board is confirmed with one tap or corrected, put off and taken up again; my box remembers it."""
    page, pack = ada.page, "own-sea"
    page.set_viewport_size(PHONE)
    ada.begins(pack)
    board = page.locator("[data-board]")
    expect(board).to_be_visible()
    look(ada, f"{pack}-first")
    first = board.get_attribute("data-board")
    assert all(is_touchable(button) for button in board.get_by_role("button").all())

    page.locator("[data-as-printed]").click()
    expect(board).not_to_have_attribute("data-board", first or "")
    board.get_by_role("button", name="one more").first.click()
    page.locator("[data-as-printed]").click()
    expect(page.locator("[data-as-printed]")).to_have_text("As printed")
    page.locator("[data-later]").click()
    expect(board).to_have_count(0)
    mark = page.locator("header [data-ours=all]")
    expect(mark).to_be_visible()
    look(ada, f"{pack}-later")
    assert is_touchable(mark)

    mark.click()
    expect(page.get_by_role("dialog").locator("[data-board]")).to_be_visible()
    look(ada, f"{pack}-dialog")
    page.keyboard.press("Escape")
    assert '"figures":{"printed-' in page.evaluate("localStorage.getItem('sleeping-gods-box')")

    page.goto(page.url.split("/table")[0])
    ada.begins(pack)
    expect(board).to_be_visible()
    expect(board).not_to_have_attribute("data-board", first or "")


def test_an_event_stays_in_the_headline_until_it_is_discarded(ada: Guest) -> None:
    """SG-EVENT-004: with the owner's reminder, which everybody reads."""
    page = ada.page
    page.set_viewport_size(PHONE)
    ada.begins("own-sea")
    page.locator("[data-later]").click()
    for selector in ("[data-choice='use bridge']", "[data-choice^='event ']"):
        page.locator(selector).locator("visible=true").first.click()
    page.get_by_text("This event stays on the table").click()
    page.get_by_label("A reminder in your own words").fill("no fishing")
    page.get_by_label("until the next port").check()
    page.locator("[data-stays]").click()
    stays = page.locator("header").get_by_text("no fishing")
    expect(stays).to_be_visible()
    look(ada, "stays")

    stays.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(ada, "stays-dialog")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("[data-choice='close book']").locator("visible=true").first.click()
    expect(page.locator("[data-form]")).to_have_count(0)
    stays.click()
    page.locator("[data-discard-event]").click()
    expect(stays).to_have_count(0)
