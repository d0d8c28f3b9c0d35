"""Draws from real decks on a phone: a new campaign says who draws, and draws are entered with a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .checks import PHONE, findings_by_day_and_lamp, too_wide
from .table import Guest
from .test_own_box import TOUCH, heights, taps

pytestmark = pytest.mark.slow


def begins_by_hand(ada: Guest, pack: str) -> None:
    """Begin a campaign in which the players draw."""
    ada.page.goto(ada.url)
    ada.page.locator(f"article:has([data-pack='{pack}'])").get_by_role("button", name="More").first.click()
    ada.page.locator("label:has(input[name=draws][value=hand])").click()
    ada.page.locator("dialog button.main").click()


def test_a_turn_is_drawn_by_hand(ada: Guest) -> None:
    """SG-FATE-001, SG-ABIL-004: cards by name, fate by number, one left to the table, one taken back."""
    page, draw = ada.page, ada.page.locator(".draw")
    page.set_viewport_size(PHONE)
    begins_by_hand(ada, "own-sea")
    draw.locator("input[type=search]").fill("alert")
    cards = draw.locator(".line")
    expect(cards.first).to_contain_text("Alert")
    assert min(heights(cards)) >= TOUCH
    assert findings_by_day_and_lamp(page, "cards", draw) == []
    taps(ada, ".draw .line")

    taps(ada, "[data-choice='use bridge']", ".draw [data-leave]", "[data-choice^='event ']")
    taps(ada, "[data-form=challenge]", "[data-word=craft]")
    taps(ada, "[data-key='1']", "[data-send]", "[data-choice='go on']")
    pad = draw.locator(".pad button")
    expect(pad).to_have_count(6)
    expect(pad.last).to_be_in_viewport(ratio=1)
    assert min(heights(pad)) >= TOUCH
    assert too_wide(page, "pad") == []
    assert findings_by_day_and_lamp(page, "pad", draw) == []
    taps(ada, "[data-choice='fate 3']")
    expect(draw).to_have_count(0)
    page.get_by_role("button", name="Take back a step").locator("visible=true").first.click()
    expect(pad).to_have_count(6)
    taps(ada, ".draw [data-leave]")

    expect(draw).to_have_count(0)
