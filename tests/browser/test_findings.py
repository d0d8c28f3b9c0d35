"""Every page and every moment of a table by the checks of axe, by day and by lamp light, and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ..daily import first_daily
from .checks import PHONE, WIDE, findings, findings_by_day_and_lamp, too_tall, too_wide
from .conftest import SMALL, Sitting
from .stages import reached
from .tables import Hall
from .visitors import Visitors

pytestmark = pytest.mark.slow
SEA = ("start", "sail", "story", "challenge", "fight", "search", "market", "port", "level", "end")
SKIES = ("start", "story", "challenge", "fight", "boss", "encounter", "flight", "level", "end")
DAILY = {
    "harbour": ("fight",),
    "airfield": (),
}
"""The moment that shows most components; the others have few of their own."""
TABLES = sorted(
    [*(("harbour", stage) for stage in SEA), *(("airfield", stage) for stage in SKIES)],
    key=lambda table: table[1] not in DAILY[table[0]],
)


@pytest.mark.parametrize(("pack", "stage"), first_daily(TABLES, sum(map(len, DAILY.values()))))
def test_a_table_by_day_by_lamp_and_on_a_phone(hall: Hall, sit: Sitting, pack: str, stage: str) -> None:
    """Nothing serious is found by axe; on a phone nothing is too wide, and the question is in reach at every place."""
    table = sit(hall.lay(reached(pack, stage)))
    page = table.page
    places = page.get_by_role("navigation").last

    found = findings_by_day_and_lamp(page, "wide")
    found += too_tall(page, "wide")
    page.set_viewport_size(PHONE)
    if stage in ("start", "story", "fight", "end"):
        found += findings(page, "phone")  # every component in its narrow form
    wide = too_wide(page, "Book")
    for place in ("Atlas", "Party", "Cards"):
        places.get_by_role("button", name=re.compile(f"^{place}")).click()
        wide += too_wide(page, place) + too_tall(page, place)
        question = page.locator(".bar .question")
        if stage == "end":
            expect(question).to_have_count(0)
        else:
            expect(question).to_be_in_viewport()
            expect(question).to_have_accessible_name(table.asked)
    places.get_by_role("button", name="Book", exact=True).click()

    assert found == []
    assert wide == []
    if stage != "end":
        answer = table.line(table.own[0])
        answer.scroll_into_view_if_needed()
        expect(answer).to_be_in_viewport()
    else:
        expect(page.locator(".book .below")).to_have_count(0)


@pytest.mark.parametrize(("lang", "worlds"), first_daily([("fr-FR", 1), ("fr-FR", 4), ("en-GB", 4)]))
def test_the_other_pages(visitors: Visitors, hall: Hall, lang: str, worlds: int) -> None:
    """The first page, campaigns to be set up, an invitation, what this is made of, and a table that is none."""
    found: list[str] = []
    with visitors.tab(f"{hall.url}{SMALL}", locale=lang) as page:
        for path in ("/about", "/join#nothing", "/c/0123456789abcdef", "/"):
            page.goto(f"{hall.url}{path}")
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            if path == "/":
                expect(page.locator(".world [data-pack]")).to_have_count(4)
            found += _looked_at(page, path)
        dialog = page.get_by_role("dialog")
        for more in page.locator(".world .button:not(.main):not([data-pack])").all()[:worlds]:
            more.click()
            expect(dialog).to_be_visible()
            found += _looked_at(page, "a new campaign", dialog)
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)

    assert found == []


def _looked_at(page: Page, where: str, within: Locator | None = None) -> list[str]:
    found = findings_by_day_and_lamp(page, where, within)
    page.set_viewport_size(PHONE)
    found += too_wide(page, where)
    page.set_viewport_size(WIDE)
    return found


@pytest.mark.parametrize(
    ("pack", "lang", "every"), first_daily([("harbour", "fr-FR", 3), ("harbour", "fr-FR", 1), ("airfield", "en-GB", 1)])
)
def test_whatever_opens_at_the_table(hall: Hall, sit: Sitting, pack: str, lang: str, every: int) -> None:
    """Leaves of the book and of the desk (axe sees one of so many), places, a card, a board and an entry of rules."""
    table = sit(hall.lay(reached(pack, "challenge"), (1,)), locale=lang)
    page, found = table.page, []
    leaves = page.locator(".book [role=tab]")
    for number in range(leaves.count() - 1, -1, -1):
        leaves.nth(number).click()
        if number % every == 0:
            found += findings(page, leaves.nth(number).inner_text(), within=page.locator("section.book"))
    page.get_by_role("tab", name=re.compile("^(Places|Lieux)$")).click()
    found += findings(page, "places")
    page.locator(".bar .place.cards").click()
    found += findings_by_day_and_lamp(page, "cards")

    dialog = page.get_by_role("dialog")
    page.locator(".tools button").last.click()
    for number, leaf in enumerate(dialog.get_by_role("tab").all()):
        leaf.click()
        if number % every == 0:
            found += findings(page, leaf.inner_text(), within=dialog)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    opener = page.locator(".party .board .more").first
    for opens in (opener, page.locator(".asks .rule").first):
        opens.click()
        expect(dialog.get_by_role("heading").first).to_be_visible()
        found += findings_by_day_and_lamp(page, str(opens), dialog)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(opens).to_be_focused()

    assert found == []


@pytest.mark.long
@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_a_campaign_once_more(hall: Hall, sit: Sitting, pack: str) -> None:
    """The replay is a page like any other: without findings, and as wide as a phone."""
    table = sit(hall.lay(reached(pack, "challenge")))
    page = table.page
    page.get_by_role("button", name="Further back, moments, branches").click()
    page.get_by_role("button", name="Watch it again").click()
    expect(page.get_by_role("slider")).to_be_visible()

    page.get_by_role("slider").press("End")
    found = findings_by_day_and_lamp(page, "replay")
    page.set_viewport_size(PHONE)
    found += too_wide(page, "replay")

    assert found == []
