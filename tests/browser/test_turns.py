"""From the first page to the end of the first turn, in both games."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sleeping_gods.kernel.luck import Luck

from .conftest import SMALL
from .on_page import TableOnPage
from .table import SEEDED, with_seed
from .tables import Hall
from .visitors import Visitors


@pytest.mark.slow
@pytest.mark.parametrize("pack", ["wandering-sea", "airfield"])
def test_from_the_first_page_to_the_end_of_the_first_turn(visitors: Visitors, hall: Hall, pack: str) -> None:
    """One click begins a campaign at its first decision; it is played on, stored, and there after a reload."""
    with visitors.tab(f"{hall.url}{SMALL}", reduced_motion="reduce") as page:
        table = TableOnPage(page)
        page.route(SEEDED, with_seed)
        page.goto(hall.url)
        page.locator(f'[data-pack="{pack}"]').click()
        table.laid()
        page.unroute(SEEDED)
        first = table.told.headline.title
        expect(page.get_by_role("heading", name=table.asked)).to_be_visible()
        made = table.play(Luck(5), lambda table: table.told.headline.title != first)

        assert made > 4
        expect(page.get_by_text(table.told.headline.title, exact=True).first).to_be_visible()
        campaign = page.url.rpartition("/")[2]
        assert hall.storage.summary(campaign).entries == table.position
        before, asked = table.position, table.question
        page.reload()
        table.laid()
        assert (table.position, table.question) == (before, asked)
        page.get_by_role("link", name="To the first page").click()
        expect(page.locator(f'a[href="/c/{campaign}"]')).to_be_visible()
        assert table.troubles == []
        table.leave()
