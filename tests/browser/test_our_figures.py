"""Figures of ours on a phone: compared with the boards of a printed box before the first turn, marked until then."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from ..web.player import begin
from .checks import PHONE
from .entering import Effort, EnteringPhone, efforts_told
from .table import Guest, take_seat
from .tables import Hall
from .visitors import Visitors

pytestmark = pytest.mark.slow
TOUCH = 44
"""The least height of what is touched, in pixels."""
EFFORTS = os.environ.get("EFFORTS", "")
"""A folder for what it took; nothing is written without it."""
BOARDS = {"own-sea": (10, 60), "own-skies": (13, 44)}
"""The boards and cards that are laid out before the first turn, and the figures of ours on them."""
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


@pytest.mark.parametrize("pack", BOARDS)
@pytest.mark.parametrize("wrong", [0, 3])
def test_the_first_evening_takes_a_tap_for_a_board(pack: str, wrong: int, hall: Hall, visitors: Visitors) -> None:
    """And one for each step of a figure that is printed otherwise: here none, or every third."""
    boards, figures = BOARDS[pack]
    campaign, secret = begin(hall.url, ("Ada", "Ben"), pack, options={})
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
    with visitors.context(**touch) as context:
        take_seat(context, hall.url, secret)
        phone = EnteringPhone(context.new_page(), hall, campaign)
        phone.page.goto(f"{hall.url}/c/{campaign}")
        board = phone.page.locator("[data-board]")
        corrected, seen = 0, 0
        for _ in range(boards):
            board.wait_for()
            name = board.get_attribute("data-board")
            for at, row in enumerate(board.locator("li").all(), start=seen):
                if wrong and at % wrong == 0:
                    phone.touch(row.locator("button:enabled:not([aria-pressed=true])").last)
                    corrected += 1
            seen += board.locator("li").count()
            phone.tap("[data-as-printed]")
            expect(phone.page.locator(f"[data-board='{name}']")).to_have_count(0)
        expect(board).to_have_count(0)

    assert seen == figures
    assert phone.effort.taps == boards + corrected
    assert corrected == (len(range(0, figures, wrong)) if wrong else 0)
    if EFFORTS:
        phone.effort.entries = figures
        told = efforts_told({f"{figures} figures, {corrected} corrected": phone.effort, "": Effort()})
        Path(EFFORTS, f"first-{pack}-{wrong}.md").write_text("\n".join(told), "utf-8")
