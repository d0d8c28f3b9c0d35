"""A table in a browser: a real server with the client that was built, and what a person does there."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from .on_page import PATIENCE

EVERYTHING = (1440, 900)
PHONE = (390, 844)
SEEDED = "**/api/campaigns?*"
"""Where campaigns are begun."""


def with_seed(route: Route) -> None:
    """Let a new campaign begin with draws that are the same each time."""
    body = route.request.post_data_json
    if route.request.method == "POST" and isinstance(body, dict):
        route.continue_(post_data=json.dumps({**body, "options": {**body["options"], "seed": "7"}}))
    else:
        route.continue_()


class Guest:
    """Somebody at a browser of their own; whatever the browser complains of is kept."""

    def __init__(self, browser: Browser, url: str, lang: str = "en", size: tuple[int, int] = EVERYTHING) -> None:
        width, height = size
        self.url = url
        self.context: BrowserContext = browser.new_context(
            locale=lang, viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.route(SEEDED, with_seed)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type in ("error", "warning") else None,
        )

    def begins(self, pack: str = "harbour") -> str:
        """From the first page to the first decision: its address."""
        self.page.goto(self.url)
        self.page.locator(f"[data-pack={pack}]").click()
        self.is_asked()
        return self.page.url

    def opens(self, address: str) -> None:
        """Go to a table."""
        self.page.goto(address)
        self.is_asked()

    def is_asked(self) -> None:
        """Wait until the table is ready for an answer."""
        expect(self.page.locator(".menu[aria-busy=false] button.line").first).to_be_visible()

    @property
    def lines(self) -> Locator:
        """The answers that are asked for, not those of any time."""
        return self.page.locator(".menu > ul button.line")

    @property
    def question(self) -> str:
        """What is asked, in words."""
        return self.page.locator(".asks h2").inner_text()

    @property
    def told(self) -> list[str]:
        """The notations of all answers, as they stand."""
        return [str(one.get_attribute("data-choice")) for one in self.lines.all()]

    def takes(self, choice: str) -> None:
        """Click an answer, and wait until it is done and told."""
        position = self.position
        self.page.locator(f'.menu [data-choice="{choice}"]').first.click()
        self.moves_on(position)

    def moves_on(self, position: str) -> None:
        """Wait until something has happened since."""
        expect(self.page.locator(".table")).not_to_have_attribute("data-position", position)
        expect(self.page.locator(".menu")).to_have_attribute("aria-busy", "false")

    @property
    def position(self) -> str:
        """How far the campaign is, as the page has been told."""
        return str(self.page.locator(".table").get_attribute("data-position"))

    def has_language(self, lang: str) -> None:
        """Wait until the whole page is in a language."""
        expect(self.page.locator("html")).to_have_attribute("lang", lang)
        expect(self.page.locator(".table")).to_have_attribute("data-lang", lang)

    def is_content(self) -> bool:
        """Whether the browser had nothing to complain of; it always says when a line is lost."""
        return [one for one in self.complaints if not re.search(r"WebSocket|ERR_CONNECTION|Failed to load", one)] == []

    def leaves(self) -> None:
        """Close the browser."""
        self.context.close()
