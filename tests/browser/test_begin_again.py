"""From the last page of a campaign to the first of another that takes along what is unlocked, and begins elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ..finished import ELSEWHERE, ONE_OF_THEM, finished
from .conftest import Sitting
from .on_page import turn_opening
from .tables import Hall
from .windows import WINDOWS

pytestmark = pytest.mark.slow


def card(option: str) -> str:
    """The box of a card that may be taken along."""
    return f".earlier input[value='{option}']"


def taken(page: Page) -> list[str]:
    """The cards whose boxes are ticked."""
    boxes = page.locator(".earlier input:checked").all()
    return [str(box.get_attribute("value")) for box in boxes]


def test_a_campaign_begins_again_elsewhere(hall: Hall, sit: Sitting) -> None:
    """SG-ACH-002, SG-ACH-008: by keys and by clicks, one of those that exclude each other; then another port."""
    table = sit(hall.lay(finished()))
    page = table.page
    first = page.url

    page.locator("[data-again]").click()
    page.locator(card(ELSEWHERE)).focus()
    page.keyboard.press("Space")
    for option in ONE_OF_THEM[:2]:
        page.locator(".earlier label", has=page.locator(f"input[value='{option}']")).click()
    assert taken(page) == [ELSEWHERE, ONE_OF_THEM[1]]
    expect(page.get_by_role("group", name="At most one of these:").get_by_role("checkbox")).to_have_count(3)
    page.locator("dialog .foot button").click()

    expect(page).not_to_have_url(first)
    page.locator('.table[data-link="up"]').wait_for()
    turn_opening(page)
    expect(page.locator(".headline")).to_contain_text("Scupper Roads")


def test_the_form_fits_every_window(hall: Hall, sit: Sitting) -> None:
    """S3: nothing is cut at the side, and what begins the campaign stays in sight; in French too."""
    page = sit(hall.lay(finished()), locale="fr-FR").page

    page.locator("[data-again]").click()
    expect(page.get_by_role("checkbox", name="Un second équipage")).to_be_attached()
    wrong = []
    for window in WINDOWS:
        page.set_viewport_size(window.size)
        window.set_text(page)
        if page.locator("dialog:has(.earlier)").evaluate("form => form.scrollWidth > form.clientWidth + 1"):
            wrong.append(window.name)
        page.locator(card(ONE_OF_THEM[2])).scroll_into_view_if_needed()
        expect(page.locator("dialog .foot button")).to_be_in_viewport()

    assert wrong == []
