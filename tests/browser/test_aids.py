"""The player aids in a browser: sheets on paper, one column on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

AIDS = [
    f"{lang}/{game}/{aid}" for lang in ("en", "fr") for game in ("sea", "skies") for aid in ("quick-reference", "odds")
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


@pytest.mark.parametrize("path", AIDS)
def test_each_sheet_is_one_page_of_paper(page: Page, url: str, path: str) -> None:
    """What is printed is the sheets and nothing else, and each has room on its page."""
    page.emulate_media(media="print")
    page.goto(f"{url}/{path}.html")
    if page.evaluate(ARIAL) != 833:
        pytest.skip("neither Arial nor a font as wide is installed")

    expect(page.locator(".banner")).to_be_hidden()
    expect(page.locator(".aid-head")).to_be_hidden()
    heights = page.evaluate(SHEETS)
    assert len(heights) == (3 if "quick-reference" in path else 2)
    assert max(heights) <= ROOM


@pytest.mark.parametrize("path", AIDS)
def test_a_phone_shows_one_column(page: Page, url: str, path: str) -> None:
    """Columns lie one under the other, in letters of a size to be read."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{url}/{path}.html")

    assert len(set(page.evaluate(LEFTS))) <= 1
    assert page.locator(".sheet .box p").first.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") >= 15


@pytest.mark.parametrize("path", AIDS)
def test_the_pdf_lies_beside_its_page(page: Page, url: str, path: str) -> None:
    """The link at the top of the page leads to it."""
    page.goto(f"{url}/{path}.html")
    place = page.locator(".aid-head a[href$='.pdf']").evaluate("link => link.href")

    answer = page.request.get(place)
    assert answer.ok
    assert answer.body().startswith(b"%PDF")
