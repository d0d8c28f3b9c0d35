"""A printed box in company: three clicks to the first turn on a phone and a desk, and a second phone that looks on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from ..transcripts.record import begin_evening
from ..transcripts.transcript import written_turns
from .checks import PHONE, WIDE, too_wide
from .conftest import Sitting, Welcome
from .tables import Hall

pytestmark = pytest.mark.slow
FIRST = {"own-sea": "[data-choice='use bridge']", "own-skies": "[data-form=gain]"}
"""What is offered in the first turn."""
TOLD = ("[data-form=gain]", "[data-key='2']", "[data-word=grain]", "[data-send]")
AWAKE = """() => {
  window.locks = 0
  const request = async () => { window.locks += 1; return { release: async () => undefined } }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
}"""


@pytest.mark.parametrize(
    ("pack", "size", "lang"),
    [
        ("own-sea", PHONE, "fr-FR"),
        ("own-sea", WIDE, "en-GB"),
        ("own-skies", PHONE, "en-GB"),
        ("own-skies", WIDE, "fr-FR"),
    ],
)
def test_two_clicks_lead_to_the_first_turn(pack: str, size: ViewportSize, lang: str, welcome: Welcome) -> None:
    """The game is chosen, the boards are put off; then the first turn is played."""
    ada = welcome(lang)
    page = ada.page
    page.set_viewport_size(size)
    page.goto(ada.url)

    page.locator(f"[data-pack={pack}]").click()
    page.locator("[data-later]").click()

    expect(page.locator("[data-board]")).to_have_count(0)
    expect(page.locator(FIRST[pack]).locator("visible=true").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", lang[:2])
    assert too_wide(page, pack) == []


def test_a_second_phone_looks_on(sit: Sitting, hall: Hall, tmp_path: Path) -> None:
    """What is entered on one phone is seen on the other, which has no form to enter anything."""
    file = tmp_path / "evening.campaign"
    campaign = begin_evening("sea", file)
    lines = written_turns("sea")[0].lines
    for line in lines[: lines.index("event hidden-supplies") + 1]:
        campaign.play(None, line)
    campaign.close()
    laid = hall.lay(file.read_bytes(), ())
    first, second = sit(laid), sit(laid, 1)
    for table in (first, second):
        table.page.set_viewport_size(PHONE)
    before = second.shown

    for selector in TOLD:
        first.page.locator(selector).locator("visible=true").first.click()
    second.page.locator(f'.table:not([data-position="{before}"])').wait_for()
    second.laid()
    first.wait(second.shown)

    assert second.seats == ()
    assert second.told.headline == first.told.headline
    assert [good.count for good in second.told.headline.goods if good.key == "grain"] == [3]
    expect(second.page.locator("[data-form]")).to_have_count(0)
    expect(second.page.locator("[data-choice='close book']")).to_have_count(0)


def test_the_screen_is_kept_awake(welcome: Welcome) -> None:
    """As long as a table with a printed box is open on a phone; asked for again when the page is shown again."""
    ada = welcome()
    ada.page.set_viewport_size(PHONE)
    ada.page.goto(ada.url)
    ada.page.evaluate(AWAKE)

    ada.page.locator("[data-pack=own-sea]").click()
    ada.is_asked()

    assert ada.page.evaluate("window.locks") == 1
    ada.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert ada.page.evaluate("window.locks") == 2
