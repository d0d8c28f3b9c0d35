"""Tables on the site's page instead of a server's: the same tests sit down there if the environment says TABLE=site.

A campaign that is laid for a test is taken in as a file, and what the page is told comes from its worker.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page

from .on_page import TableOnPage, turn_full_pages
from .table import Guest
from .tables import Hall, Laid

WANTED = os.environ.get("TABLE") == "site"
BUILT = os.environ.get("SITE", "")
"""A site that is built already."""
LISTEN = """
const Plain = Worker;
self.Worker = class extends Plain {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", ({ data }) => { if (data.kind === "told") hearEngine("told", data.text); });
  }
  postMessage(message, ...more) {
    if (message.kind === "ask") hearEngine("asked", message.text);
    super.postMessage(message, ...more);
  }
};
"""
LEFT_OUT = {
    "two_at_one_table": "several devices",
    "not_ones_own": "several devices: seats are a server's",
    "whole_fight": "several devices: the middle is played at another one",
    "friends_come_by_a_link": "several devices",
    "put_right_and_reported": "the leaf of people, where the others read it",
    "test_company": "several devices",
    "browser/test_plates": "plates of a test lie with its server",
    "test_line": "the line to a server",
    "whatever_is_told": "the words are changed on the way, at a socket",
    "names_talk_and_notes": "talk, and a second one at the table",
    "test_turns": "it begins at the first page of a server",
    "test_at_the_table": "the rules site",
    "test_aids": "printed aids",
    "test_pages": "the rules site",
    "test_search": "the rules site",
}
"""Tests by a part of their name, and why they do not run on this page."""


def built_site(folder: Path) -> Path:
    """A site without the rules."""
    if BUILT:
        return Path(BUILT)
    run = [sys.executable, "-m", "sleeping_gods", "site", str(folder / "site"), "--no-rules"]
    subprocess.run(run, check=True, capture_output=True)
    return folder / "site"


def bring_in(page: Page, site: str, data: bytes) -> None:
    """Take a campaign in, which leads to its table."""
    page.goto(f"{site}/play.html")
    page.locator("input[type=file]").set_input_files(
        {"name": "Evening.campaign", "mimeType": "text/plain", "buffer": data}
    )


class TableOnSite(TableOnPage):
    """A table of the page itself."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        page.context.expose_binding("hearEngine", self._hear)
        page.add_init_script(LISTEN)

    def sit(self, site: str, data: bytes) -> TableOnPage:
        """At a campaign that is taken in."""
        turn_full_pages(self.page)
        bring_in(self.page, site, data)
        return self.laid()

    def _hear(self, _source: object, kind: str, text: str) -> None:
        if kind == "told":
            self._received(text)
        else:
            self.note_sent(text)


class GuestOnSite(Guest):
    """Somebody who plays on the page itself."""

    def __init__(self, page: Page, site: str, hall: Hall) -> None:
        super().__init__(page, f"{site}/play.html")
        self._site = site
        self._hall = hall

    def is_content(self) -> bool:
        """Whether the browser had nothing to complain of but that tests let it install nothing."""
        self.complaints = [words for words in self.complaints if "blocked by Playwright" not in words]
        return super().is_content()

    def has_begun(self, pack: str = "harbour") -> str:
        """A new campaign, at its first decision."""
        turn_full_pages(self.page)
        self.page.goto(self.url)
        self.page.locator(f"[data-pack={pack}]").click()
        self.is_asked()
        return self.page.url

    def sits_at(self, laid: Laid) -> str:
        """At a table that is laid: its address."""
        turn_full_pages(self.page)
        bring_in(self.page, self._site, self._hall.storage.export(laid.campaign))
        self.is_asked()
        return self.page.url
