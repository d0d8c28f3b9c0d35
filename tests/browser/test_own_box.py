"""A printed box on a phone: what its pages and cards say is told by taps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .checks import PHONE
from .table import Guest

pytestmark = pytest.mark.slow
TOUCH = 44
"""The least height of what is touched, in pixels."""
ANSWERS = ("data-choice", "data-leave", "data-send")
"""Marks of what is sent when it is tapped."""


def taps(ada: Guest, *selectors: str) -> None:
    """Tap one thing after the other, each once the page shows what came of the one before."""
    for selector in selectors:
        before = ada.position
        ada.page.locator(selector).locator("visible=true").first.click()
        if any(mark in selector for mark in ANSWERS):
            ada.moves_on(before)


def heights(tiles: Locator) -> list[float]:
    """How high each is."""
    return [box["height"] for tile in tiles.all() if (box := tile.bounding_box())]


def test_an_event_a_page_and_an_enemy_are_told_by_taps(ada: Guest) -> None:
    """SG-EXPLORE-008, SG-CHAL-001, SG-COMBAT-001: from the first page to a fight, with thumbs."""
    page, coins = ada.page, ada.page.locator("[data-choice='says gain 2 coins']")
    page.set_viewport_size(PHONE)
    ada.begins("own-sea")
    taps(ada, "[data-choice='use bridge']", "[data-choice^='event ']")
    tiles = page.locator("[data-form]")
    expect(tiles.last).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-choice='close book']")).to_be_in_viewport(ratio=1)
    assert len(heights(tiles)) == 20
    assert min(heights(tiles)) >= TOUCH

    taps(ada, "[data-form=gain]", "[data-key='2']", "[data-word=coins]", "[data-send]")
    expect(coins).to_be_visible()
    taps(ada, "[data-choice='close book']", "[data-other=explore]", "[data-key='4']", "[data-key='5']", "[data-send]")
    expect(tiles.first).to_be_visible()
    taps(ada, "[data-form=challenge]", "[data-word=craft]", "[data-key='1']", "[data-arm=fail]", "[data-form=ship]")
    expect(page.locator(".growing")).to_have_text("Craft 1 challenge; if it fails: 1 damage to the ship")
    taps(ada, "[data-send]", "[data-choice='go on']")

    expect(page.locator("[data-choice='says challenge craft 1 / fail: ship damage 1']")).to_be_visible()
    taps(ada, "[data-form=fight]", "[data-key='7']", "[data-key='7']", "[data-send]")
    taps(
        ada,
        "[data-figure=level]",
        "[data-key='5']",
        "[data-figure=defense]",
        "[data-key='4']",
        "[data-square='0']",
        "[data-square='4']",
    )
    taps(ada, "[data-mark=S]", "[data-square='8']", "[data-enter]")
    expect(page.locator("[data-choice='reveal enemies']")).to_be_visible()
    assert '"level":5' in page.evaluate("localStorage.getItem('sleeping-gods-box')")
