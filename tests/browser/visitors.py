"""Visitors of one Chromium: their browser contexts and tabs are lent to one test after the other, empty each time.

A tab that stays on one site keeps its process with the scripts that are compiled there: what is opened next takes half
as long as in a new context.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from .checks import WIDE
from .on_page import PATIENCE

OWN: dict[str, Any] = {"locale": "en-GB", "service_workers": "block"}
"""English, and nothing is installed: a service worker would fetch the whole site each time."""


class Visitors:
    """Whoever comes has been nowhere yet."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._waiting: dict[str, list[Page]] = {}

    @contextlib.contextmanager
    def tab(self, home: str, viewport: ViewportSize = WIDE, **options: Any) -> Iterator[Page]:
        """A tab without cookies and storage, which waits at a small page of the site that is visited.

        Nothing may be left in it that cannot be undone: a clock, a socket that is routed, another site's storage.
        Who needs that asks for a new context.
        """
        motion = options.pop("reduced_motion", "no-preference")
        waiting = self._waiting.setdefault(json.dumps([home, options], sort_keys=True), [])
        page = waiting.pop() if waiting else self._new(**options).new_page()
        page.set_viewport_size(viewport)
        page.emulate_media(media="null", color_scheme="light", reduced_motion=motion)
        page.mouse.move(-1, -1)  # nothing is pointed at
        yield page
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.unroute_all()
        page.goto(home)
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
        page.context.clear_cookies()
        page.context.clear_permissions()
        waiting.append(page)

    @contextlib.contextmanager
    def context(self, **options: Any) -> Iterator[BrowserContext]:
        """A context of one's own, closed in the end."""
        context = self._new(**options)
        yield context
        context.close()

    def _new(self, **options: Any) -> BrowserContext:
        context = self._browser.new_context(**{"viewport": WIDE, **OWN, **options})
        context.set_default_timeout(PATIENCE)
        return context
