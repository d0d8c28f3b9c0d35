"""From the first page to the end of the first turn, in both games."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from sleeping_gods.kernel.luck import Luck

from .on_page import PATIENCE, TableOnPage
from .table import SEEDED, with_seed
from .tables import Hall


@pytest.mark.slow
@pytest.mark.parametrize("pack", ["wandering-sea", "airfield"])
def test_from_the_first_page_to_the_end_of_the_first_turn(browser: Browser, hall: Hall, pack: str) -> None:
    """One click begins a campaign at its first decision; it is played on, stored, and there after a reload."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.route(SEEDED, with_seed)
    table = TableOnPage(page := context.new_page())
    page.goto(hall.url)

    page.locator(f'[data-pack="{pack}"]').click()
    table.laid()
    first = table.told.headline.title
    expect(page.get_by_role("heading", name=table.asked)).to_be_visible()
    made = table.play(Luck(5), lambda table: table.told.headline.title != first)

    assert made > 4
    expect(page.get_by_text(table.told.headline.title, exact=True).first).to_be_visible()
    campaign = page.url.rpartition("/")[2]
    assert hall.storage.card(campaign).entries == table.position
    before, asked = table.position, table.question
    page.reload()
    table.laid()
    assert (table.position, table.question) == (before, asked)
    page.get_by_role("link", name="To the first page").click()
    expect(page.locator(f'a[href="/c/{campaign}"]')).to_be_visible()
    assert table.troubles == []
    context.close()
