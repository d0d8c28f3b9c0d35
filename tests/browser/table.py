"""A table in a browser: a real server with the client that was built, and what a person does there."""

from __future__ import annotations

import json
import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, Route, expect

from ..web.player import begin
from .on_page import turn_full_pages, turn_opening
from .tables import Laid

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


def take_seat(context: BrowserContext, url: str, secret: str) -> None:
    """Have the cookie of somebody who sits at a table."""
    context.add_cookies([{"name": "seat", "value": secret, "url": url, "sameSite": "Strict"}])


class Guest:
    """Somebody at a browser of their own; whatever the browser complains of is kept."""

    def __init__(self, page: Page, url: str) -> None:
        self.url = url
        self.page = page
        self.complaints: list[str] = []
        page.on("pageerror", self._failed)
        page.on("console", self._console)

    def begins(self, pack: str = "harbour") -> str:
        """From the first page to the first decision: its address."""
        self.page.route(SEEDED, with_seed)
        self.page.goto(self.url)
        self.page.locator(f"[data-pack={pack}]").click()
        self.is_asked()
        self.page.unroute(SEEDED)
        return self.page.url

    def has_begun(self, pack: str = "harbour") -> str:
        """The same without the first page: the campaign that a click would have begun, at its first decision."""
        campaign, secret = begin(self.url, ("Captain",), pack)
        take_seat(self.page.context, self.url, secret)
        self.opens(f"{self.url}/c/{campaign}")
        return self.page.url

    def sits_at(self, laid: Laid) -> str:
        """At a table that is laid, as its host: its address."""
        take_seat(self.page.context, self.url, laid.secrets[0])
        self.opens(f"{self.url}/c/{laid.campaign}")
        return self.page.url

    def opens(self, address: str) -> None:
        """Go to a table."""
        turn_full_pages(self.page)
        self.page.goto(address)
        self.is_asked()

    def is_asked(self) -> None:
        """Wait until the table is ready for an answer."""
        expect(self.page.locator(".menu[aria-busy=false]")).to_be_attached()
        expect(self.page.locator(".book :is([data-choice], .joiner):visible").first).to_be_visible()
        turn_opening(self.page)

    @property
    def lines(self) -> Locator:
        """The answers that are asked for, not those of any time."""
        return self.page.locator(".menu > ul :is(button.line, button.chip), .test .go [data-choice]")

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
        self.page.locator(f'.book [data-choice="{choice}"]:visible').first.click()
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
        """Hear nothing of the tab any more."""
        self.page.remove_listener("pageerror", self._failed)
        self.page.remove_listener("console", self._console)

    def _failed(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)
