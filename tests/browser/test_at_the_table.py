"""The rules site at a real table: home, tabs, a look at a linked entry, the filter of A to Z, jumps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .checks import PHONE, WIDE, findings, findings_by_day_and_lamp
from .conftest import Server
from .visitors import Visitors

A_WHILE = 5_000
"""Milliseconds on the page's own clock, which a test moves on: all timers of the page have run out by then."""
HEART = ".entry a[data-entry='heart']"
SEEN = """() => [...document.querySelectorAll('.lists a')]
  .filter(link => link.checkVisibility() && link.getBoundingClientRect().right <= innerWidth)
  .map(link => link.textContent)"""


class TestHome:
    """A search box, and the game last used."""

    def test_the_doors_lead_to_what_was_used_last(self, page: Page, url: str) -> None:
        """At first the reader's language and the sea; later the game and the language last used."""
        page.goto(f"{url}/index.html")
        page.wait_for_url("**/en/index.html")
        expect(page.locator("#sea")).to_be_visible()
        expect(page.locator("#skies")).to_be_hidden()

        page.goto(f"{url}/fr/skies/camp.html")
        expect(page.get_by_role("combobox")).to_be_visible()
        page.goto(f"{url}/index.html")
        page.wait_for_url("**/fr/index.html")
        expect(page.locator("#skies")).to_be_visible()
        expect(page.locator("#sea")).to_be_hidden()

    def test_a_french_reader_begins_in_french(self, visitors: Visitors, url: str) -> None:
        """Until another language has been used."""
        with visitors.context(locale="fr-CH") as context:
            page = context.new_page()
            page.goto(f"{url}/index.html")
            page.wait_for_url("**/fr/index.html")

    def test_the_other_game_is_a_click_away(self, page: Page, url: str) -> None:
        """It is remembered, and is what the search box searches; the other game stands below a line."""
        page.goto(f"{url}/en/index.html")
        page.get_by_role("link", name="Distant Skies").click()
        expect(page.locator("#skies")).to_be_visible()
        box = page.get_by_role("combobox")
        box.fill("synergy")
        expect(page.locator("li.other-game")).to_contain_text("Sleeping Gods")
        expect(page.locator("li.other-game ~ [role=option]").first).to_be_visible()
        page.get_by_role("option").first.click()
        page.wait_for_url("**/en/skies/synergy.html")
        page.goto(f"{url}/en/index.html")
        expect(page.locator("#skies")).to_be_visible()

    def test_it_has_the_turn_combat_and_icons(self, page: Page, url: str) -> None:
        """Four steps each, and links to their entries."""
        page.goto(f"{url}/en/index.html")
        expect(page.locator("#sea .four").first.locator("li")).to_have_count(4)
        expect(page.locator("#sea .signs svg").first).to_be_visible()
        page.locator("#sea").get_by_role("link", name="Combat", exact=True).click()
        page.wait_for_url("**/en/sea/combat.html")

    def test_both_games_are_searched(self, page: Page, url: str) -> None:
        """Enter leads to the results of the chosen game; those of the other stand below a line."""
        page.goto(f"{url}/en/index.html")
        page.get_by_role("combobox").fill("venom")
        page.keyboard.press("Enter")
        page.wait_for_url("**/en/sea/find.html?q=venom")
        expect(page.locator("#results > li > a").first).to_have_attribute("href", re.compile(r"/en/sea/venom\.html$"))
        below = page.locator("#results > li.other-game ~ li > a")
        expect(below.first).to_have_attribute("href", re.compile(r"/en/skies/venom\.html$"))

    def test_without_scripts_both_games_are_shown(self, browser_without_scripts: BrowserContext, url: str) -> None:
        """And the doors stay open."""
        page = browser_without_scripts.new_page()
        page.goto(f"{url}/index.html")
        expect(page.get_by_role("link", name="Les règles en main")).to_be_visible()
        page.get_by_role("link", name="Rules at hand").click()
        expect(page.locator("#sea")).to_be_visible()
        expect(page.locator("#skies")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Contents", "Quick reference", "Odds", "A to Z"]),
        ("fr", ["Sommaire", "Aide-mémoire", "Probabilités", "De A à Z"]),
    ],
)
def test_a_phone_shows_the_tabs_that_a_table_needs(page: Page, url: str, lang: str, names: list[str]) -> None:
    """All at once; rule numbers are at the foot of the page."""
    page.set_viewport_size(PHONE)
    page.goto(f"{url}/{lang}/sea/venom.html")
    assert page.evaluate(SEEN)[: len(names)] == names
    assert page.locator("footer a[href='numbers.html']").is_visible()


@pytest.fixture
def touching(visitors: Visitors) -> Iterator[BrowserContext]:
    """A visitor with a phone."""
    with visitors.context(has_touch=True, is_mobile=True, viewport=PHONE) as context:
        yield context


class TestPeek:
    """A look at a linked entry."""

    def test_pointing_at_a_link_shows_its_entry(self, new_page: Page, url: str) -> None:
        """In place; one can go into it, and it goes when one leaves both."""
        page = new_page
        page.clock.install()
        page.goto(f"{url}/en/sea/place-damage.html")
        page.locator(HEART).first.hover()
        peek = page.get_by_role("dialog")
        expect(peek).to_contain_text("Heart")
        expect(peek).to_contain_text("closes up")
        peek.hover()
        page.clock.run_for(A_WHILE)
        expect(peek).to_be_visible()
        assert page.evaluate("document.querySelectorAll('#s1').length") == 1
        page.mouse.move(5, 5)
        expect(peek).to_be_hidden()

    def test_by_keyboard(self, page: Page, url: str) -> None:
        """Focus shows it and describes the link, Escape closes it, Enter goes there."""
        page.goto(f"{url}/fr/sea/place-damage.html")
        page.locator(".chapters a").last.focus()
        link = page.locator(HEART).first
        while not link.evaluate("link => link === document.activeElement"):
            page.keyboard.press("Tab")
        peek = page.get_by_role("dialog")
        expect(peek).to_contain_text("Cœur")
        expect(link).to_have_attribute("aria-describedby", "peek-brief")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Escape")
        expect(peek).to_be_hidden()
        page.keyboard.press("Enter")
        page.wait_for_url("**/fr/sea/heart.html")

    def test_a_finger_holds_the_link(self, touching: BrowserContext, url: str) -> None:
        """A sheet at the foot of the screen, with the way to the page; a short tap opens the page."""
        page = touching.new_page()
        page.clock.install()
        page.goto(f"{url}/en/sea/place-damage.html")
        link = page.locator(HEART).first
        link.scroll_into_view_if_needed()
        at = link.bounding_box()
        assert at is not None
        finger = touching.new_cdp_session(page)
        point = {"x": at["x"] + 5, "y": at["y"] + 5}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        peek = page.get_by_role("dialog")
        expect(peek).to_contain_text("Heart")
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.clock.run_for(A_WHILE)
        expect(peek).to_be_visible()
        expect(page.get_by_role("link", name="Open the page")).to_be_visible()
        assert findings(page, "a peek") == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        page.get_by_role("button", name="Close").tap()
        expect(peek).to_be_hidden()
        link.tap()
        page.wait_for_url("**/en/sea/heart.html")

    def test_without_a_network(self, installing: BrowserContext, small_site: Path) -> None:
        """An installed site shows it from what it keeps."""
        server = Server(small_site)
        page = installing.new_page()
        page.goto(f"{server.url}/en/sea/place-damage.html")
        expect(page.locator("#offline")).to_have_text("Ready to use offline.")
        server.stop()
        installing.set_offline(True)
        page.locator(HEART).first.hover()
        expect(page.get_by_role("dialog")).to_contain_text("closes up")

    def test_of_pages_that_are_files(self, new_page: Page, site: Path) -> None:
        """They may not fetch: the answer in one sentence is shown."""
        new_page.goto((site / "en/sea/place-damage.html").as_uri())
        new_page.locator(HEART).first.hover()
        expect(new_page.get_by_role("dialog")).to_contain_text("Cover every heart")

    def test_axe_finds_nothing_serious(self, page: Page, url: str) -> None:
        """In either light."""
        page.goto(f"{url}/en/sea/place-damage.html")
        page.locator(HEART).first.hover()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert findings_by_day_and_lamp(page, "a peek") == []


class TestNames:
    """A to Z with a filter."""

    def test_letters_leave_the_names_that_have_them(self, page: Page, url: str) -> None:
        """Accents and capitals do not count; letters without names go, and all come back."""
        page.goto(f"{url}/fr/sea/a-z.html")
        everything = page.locator("main li:visible").count()
        box = page.get_by_role("searchbox")
        box.fill("defaite equip")
        expect(page.locator("main li:visible").first).to_contain_text("équipage")
        assert 0 < page.locator("main li:visible").count() < 12
        expect(page.locator(".filtered")).to_contain_text("noms")
        assert page.locator(".jumps a:visible").count() == page.locator("main section:visible").count()
        box.fill("zzzz")
        expect(page.locator(".filtered")).to_contain_text("Aucun nom")
        box.fill("")
        assert page.locator("main li:visible").count() == everything

    def test_enter_opens_the_first(self, page: Page, url: str) -> None:
        """Of those that are left; of an empty box and of no names at all nothing."""
        page.goto(f"{url}/en/sea/a-z.html")
        box = page.get_by_role("searchbox")
        for nothing in ("", "zzzz"):
            box.fill(nothing)
            page.keyboard.press("Enter")
        box.fill("remove fatigue")
        first = page.locator("main li:visible a").first
        title = first.inner_text()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        page.wait_for_load_state()

    def test_without_scripts_there_is_no_box(self, browser_without_scripts: BrowserContext, url: str) -> None:
        """Nothing that does nothing."""
        page = browser_without_scripts.new_page()
        page.goto(f"{url}/en/sea/a-z.html")
        expect(page.locator(".filter")).to_have_count(0)


def test_the_quick_reference_has_jumps(page: Page, url: str) -> None:
    """To each box; it is then in sight under the banner."""
    page.emulate_media(reduced_motion="reduce")
    for size in (PHONE, WIDE):
        page.set_viewport_size(size)
        page.goto(f"{url}/en/sea/quick-reference.html")
        page.locator(".aid-head .jumps a[href='#at-save']").click()
        expect(page.locator("#at-save h3")).to_be_in_viewport()
        heading, banner = (page.locator(each).bounding_box() for each in ("#at-save h3", ".banner"))
        assert heading is not None
        assert banner is not None
        assert heading["y"] >= banner["y"] + banner["height"]


def test_the_clear_button_is_seen_in_the_dark(page: Page, url: str) -> None:
    """The box is light in either light, and so is what the browser draws in it."""
    page.emulate_media(color_scheme="dark")
    page.goto(f"{url}/en/sea/venom.html")
    box = page.get_by_role("combobox")
    assert box.evaluate("each => getComputedStyle(each).colorScheme") == "light"
