"""The pages of the rules site in a browser: linked, in two languages, for everybody."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from ..daily import first_daily
from .checks import PHONE, findings
from .conftest import Server

PAGES = ("index.html", "en/find.html?q=venom", "en/sea/fatigue.html", "fr/sea/icons.html", "en/sea/card-kannan.html",
         "en/sea/index.html", "en/skies/numbers.html", "en/sea/quick-reference.html",
         "fr/sea/a-z.html", "en/sea/combat-example.html", "fr/skies/odds.html", "fr/sea/sources.html",
         "en/sea/cards.html", "fr/index.html", "en/index.html#skies", "en/sea/find.html?q=cook",
         "fr/skies/quest-resources.html",
         "fr/skies/quick-reference.html", "en/sea/odds.html", "fr/sea/card-hunting-serpent.html",
         "en/sea/crew-ability.html")  # fmt: skip
KINDS = 5
"""The first of these are one page of each kind that is read most."""


@pytest.mark.parametrize("path", first_daily(PAGES, KINDS))
def test_a_page_by_lamp_light_and_on_a_phone(page: Page, url: str, path: str) -> None:
    """Contrast, names, roles: axe finds nothing serious in either light and width; a page is as wide as the phone."""
    page.emulate_media(color_scheme="dark")
    page.goto(f"{url}/{path}")
    if path == "en/sea/index.html":
        page.get_by_role("combobox").fill("venom")
        expect(page.get_by_role("option").first).to_be_visible()
    if path == "fr/sea/a-z.html":  # some of the hundreds of names, which are all drawn alike
        page.get_by_role("searchbox").fill("co")
        expect(page.locator(".filtered")).to_contain_text("noms")
    found = findings(page, "wide, by lamp light")
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(PHONE)
    found += findings(page, "on a phone")

    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_other_language_shows_the_same_rule(page: Page, url: str) -> None:
    """The switch leads to the same entry, at the same sentence."""
    page.goto(f"{url}/en/sea/fatigue.html#SG-FATIGUE-004")
    page.get_by_role("link", name="Français").click()
    page.wait_for_url("**/fr/sea/fatigue.html#SG-FATIGUE-004")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_click_on_the_title_copies_its_link(page: Page, url: str) -> None:
    """The permanent link is in the address and in the clipboard."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{url}/en/sea/fatigue.html")
    for selector, link in (("#SG-FATIGUE-004", "#SG-FATIGUE-004"), ("h1 > a", "")):
        page.locator(selector).click()
        expect(page.get_by_text("Link copied")).to_be_visible()

        assert page.evaluate("navigator.clipboard.readText()") == f"{url}/en/sea/fatigue.html{link}"
        assert page.url == f"{url}/en/sea/fatigue.html{link}"
        expect(page.get_by_text("Link copied")).not_to_be_visible()


def test_the_site_can_be_read_as_files(new_page: Page, site: Path) -> None:
    """Without any server: pages, links and search work from the folder itself."""
    page = new_page
    page.goto((site / "en" / "sea" / "index.html").as_uri())
    page.get_by_role("link", name="Fatigue", exact=True).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Fatigue")
    box = page.get_by_role("combobox")
    box.fill("cook in combat")
    expect(page.get_by_role("option").first).to_contain_text("combat")
    box.press("Enter")
    page.wait_for_url("**/find.html?q=cook+in+combat")
    expect(page.locator("#results > li > a").first).to_be_visible()


def test_pages_read_well_without_scripts(browser_without_scripts: BrowserContext, url: str) -> None:
    """Entries and lists need no script."""
    page = browser_without_scripts.new_page()
    page.goto(f"{url}/en/sea/a-z.html")
    page.get_by_role("link", name="Fatigue", exact=True).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Fatigue")


class TestOffline:
    """Installed once, the site needs no network."""

    @pytest.mark.long
    def test_everything_works_with_the_network_cut(self, installing: BrowserContext, site: Path) -> None:
        """When the service worker is ready the server is stopped: entries, languages, search and aids still come."""
        server = Server(site)
        page = installing.new_page()
        page.goto(f"{server.url}/en/sea/index.html")
        expect(page.locator("#offline")).to_have_text("Ready to use offline.")
        server.stop()
        installing.set_offline(True)

        page.goto(f"{server.url}/en/sea/fatigue.html")
        expect(page.get_by_role("heading", level=1)).to_have_text("Fatigue")
        page.get_by_role("link", name="Français").click()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        page.get_by_role("combobox").fill("cuisiner")
        expect(page.get_by_role("option").first).to_be_visible()
        for path in ("fr/skies/find.html?q=carburant", "en/skies/quick-reference.html", "index.html", ""):
            answer = page.goto(f"{server.url}/{path}")
            assert answer is not None
            assert answer.ok, path

    def test_a_host_that_shortens_addresses_is_fine(self, installing: BrowserContext, small_site: Path) -> None:
        """Answers that came by a redirect are kept as if they had not."""
        server = Server(small_site, clean=True)
        page = installing.new_page()
        page.goto(f"{server.url}/en/sea/")
        expect(page.locator("#offline")).to_have_text("Ready to use offline.")
        server.stop()
        installing.set_offline(True)

        for path in ("en/sea/fatigue.html", "en/sea/fatigue", "en/sea/", "en/sea", ""):
            answer = page.goto(f"{server.url}/{path}")
            assert answer is not None
            assert answer.ok, path

    def test_what_others_keep_on_this_host_stays(self, installing: BrowserContext, small_site: Path) -> None:
        """Only earlier versions of this very site are forgotten."""
        server = Server(small_site)
        page = installing.new_page()
        page.goto(f"{server.url}/manifest.webmanifest")
        page.evaluate("caches.open('rules-of-my-own').then(() => true)")
        page.evaluate(f"caches.open('rules of {server.url}/ 0123').then(() => true)")
        page.goto(f"{server.url}/en/sea/index.html")
        expect(page.locator("#offline")).to_have_text("Ready to use offline.")

        names = page.evaluate("caches.keys()")
        assert "rules-of-my-own" in names
        assert len(names) == 2
        server.stop()

    def test_it_can_be_installed(self, installing: BrowserContext, small_site: Path) -> None:
        """Chromium finds nothing that stands against installing it."""
        server = Server(small_site)
        page = installing.new_page()
        page.goto(f"{server.url}/index.html")
        page.wait_for_url("**/en/index.html")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        session = installing.new_cdp_session(page)
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
        manifest = session.send("Page.getAppManifest")
        assert manifest["errors"] == []
        server.stop()
