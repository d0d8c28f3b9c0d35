"""The player aids in a browser: sheets on paper, one column on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ..daily import first_daily
from .checks import PHONE

AIDS = [
    f"{lang}/{game}/{aid}" for aid in ("quick-reference", "odds") for lang in ("fr", "en") for game in ("sea", "skies")
]
SHEETS = "[...document.querySelectorAll('.sheet')].map(sheet => sheet.getBoundingClientRect().height)"
LEFTS = "[...document.querySelectorAll('.columns > .column')].map(column => column.getBoundingClientRect().left)"
ARIAL = """() => {
  const brush = document.createElement('canvas').getContext('2d')
  brush.font = '1000px Arial'
  return Math.round(brush.measureText('m').width)
}"""
ROOM = 279 * 96 / 25.4
"""The height of A4 between margins of 9 mm."""


@pytest.mark.parametrize("path", first_daily(AIDS, 4))
def test_an_aid_on_paper_on_a_phone_and_as_a_file(page: Page, url: str, path: str) -> None:
    """Printed it is its sheets alone, each with room on its page; a phone shows one column; the link leads to a PDF."""
    page.emulate_media(media="print")
    page.goto(f"{url}/{path}.html")
    measurable = page.evaluate(ARIAL) == 833
    if measurable:
        expect(page.locator(".banner")).to_be_hidden()
        expect(page.locator(".aid-head")).to_be_hidden()
        heights = page.evaluate(SHEETS)
        assert len(heights) == (3 if "quick-reference" in path else 2)
        assert max(heights) <= ROOM

    page.emulate_media(media="screen")
    place = page.locator(".aid-head a[href$='.pdf']").evaluate("link => link.href")
    answer = page.request.get(place)
    assert answer.ok
    assert answer.body().startswith(b"%PDF")

    page.set_viewport_size(PHONE)
    assert len(set(page.evaluate(LEFTS))) <= 1, "columns lie one under the other"
    letters = page.locator(".sheet .box p").first.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
    assert letters >= 15, "they are of a size to be read"
    if not measurable:
        pytest.skip("neither Arial nor a font as wide is installed: the paper was not measured")
