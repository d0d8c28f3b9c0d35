"""A campaign on paper, on a phone: entered from its log, packed away and printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .checks import PHONE
from .table import Guest

pytestmark = pytest.mark.slow


def opens(ada: Guest, leaf: str) -> None:
    """Open a page of the papers at the desk."""
    ada.page.locator("header button:has(use[href$='ui-menu'])").first.click()
    ada.page.locator("#desk-panel-agreed").click()
    ada.page.locator(f"[data-paper={leaf}]").click()


def unfold(section: Locator) -> None:
    """Open a section of the form, if the page has not opened it already."""
    if section.get_attribute("open") is None:
        section.locator("summary").click()
    expect(section).to_have_attribute("open", "")


def test_a_campaign_is_entered_packed_away_and_printed(ada: Guest) -> None:
    """SG-SAVE-002..006, SG-LOG-001: numbers by taps, cards by their numbers; then bags and sheets say the same."""
    page = ada.page
    page.set_viewport_size(PHONE)
    ada.begins("own-sea")
    opens(ada, "form")
    sections = page.locator("details[data-section]")
    expect(sections).to_have_count(14)

    unfold(sections.nth(0))
    page.locator("[data-field='set xp']").fill("14")
    unfold(sections.nth(1))
    page.locator("[data-field='set region']").fill("4.7")
    page.locator("[data-field='set room']").select_option("deck")
    unfold(sections.nth(2))
    page.locator("[data-field='set health odessa'] + button").click()
    page.locator("[data-field='set status odessa venom']").check()
    unfold(sections.nth(11))
    page.locator("[data-field='fill quest held with']").fill("45 46")
    page.locator("[data-field='fill quest held with']").press("Enter")
    page.locator("[data-enter]").click()
    expect(page.locator(".foot [role=status]")).to_have_text("Entered: 6.")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)

    opens(ada, "pack")
    expect(page.get_by_text("The ship: page 4, Region 4.7")).to_be_visible()
    expect(page.locator("dialog").get_by_text("Venom", exact=True)).to_be_visible()
    expect(page.get_by_text("Quests: 1, 2, 45, 46")).to_be_visible()
    first = page.locator("dialog ol input").first
    first.check()
    expect(page.locator("dialog li.done")).to_have_count(1)

    page.get_by_role("tab", name="Print").click()
    sheets = page.locator(".paper-sheets article")
    expect(sheets).to_have_count(2)
    expect(sheets.first).to_contain_text(re.compile(r"XP\s*14"))
    page.emulate_media(media="print")
    expect(sheets.first).to_be_visible()
    expect(page.locator(".table")).to_be_hidden()
