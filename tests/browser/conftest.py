"""A site, a server for it, a server for tables, and Chromium."""

from __future__ import annotations

import contextlib
import functools
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect, sync_playwright

from sleeping_gods.web.pages import is_built

from .on_page import PATIENCE, TableOnPage
from .table import EVERYTHING, Guest
from .tables import Hall, Laid, opened

NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    chromium = next((found for found in map(shutil.which, NAMES) if found), None)
    if chromium is None:
        pytest.fail("Chromium is not installed; run: tools/install_chromium.sh")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=list(QUIET), timeout=PATIENCE)
        yield browser
        browser.close()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: object) -> None:
        """Say nothing."""


class _Patient(ThreadingHTTPServer):
    def handle_error(self, *args: object) -> None:
        """A visitor who leaves before the answer is no error."""


class _CleanAddresses(_Quiet):
    """A host that leads `fatigue.html` to `fatigue`, as many do."""

    def do_GET(self) -> None:
        """Redirect, or answer."""
        path, _, query = self.path.partition("?")
        if path.endswith(".html"):
            self.send_response(308)
            self.send_header(
                "Location", path.removesuffix("index.html").removesuffix(".html") + (query and f"?{query}")
            )
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        if not path.endswith("/") and "." not in path.rpartition("/")[2]:
            self.path = f"{path}.html"
        super().do_GET()


class Server:
    """A plain file server that can be stopped, as a network can."""

    def __init__(self, folder: Path, *, clean: bool = False) -> None:
        handler = functools.partial(_CleanAddresses if clean else _Quiet, directory=str(folder))
        self._http = _Patient(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._http.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._http.server_address[1]}"

    def stop(self) -> None:
        """Answer nothing any more."""
        self._http.shutdown()
        self._http.server_close()
        self._thread.join()


@pytest.fixture(scope="session")
def url(site: Path) -> Iterator[str]:
    """Where the site is served."""
    server = Server(site)
    yield server.url
    server.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh visitor; nothing is installed, since a service worker would fetch the whole site each time."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, service_workers="block")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def installing(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh visitor whose browser keeps the whole site for the time without a network."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """An open tab; what goes wrong in it fails the test."""
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    assert errors == []


@pytest.fixture
def browser_without_scripts(browser: Browser) -> Iterator[BrowserContext]:
    """A visitor who allows no scripts."""
    context = browser.new_context(java_script_enabled=False)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server for tables."""
    if not is_built():
        pytest.fail("the table in the browser is not built; run: make client")
    with opened(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


PLAY = re.compile(r"/play\?")
Between = Callable[[WebSocketRoute], object]


class Sitting(Protocol):
    """Opens a table in a browser of its own."""

    def __call__(self, laid: Laid, who: int = 0, between: Between | None = None, **options: Any) -> TableOnPage:
        """The page of somebody at a table; options are those of a new browser context.

        What stands between the page and the server hears everything, and may change or break it.
        """


class Welcome(Protocol):
    """Lets somebody in."""

    def __call__(self, lang: str = "en", size: tuple[int, int] = EVERYTHING) -> Guest:
        """Somebody at a browser of their own, in a language, before a screen of some size."""


@pytest.fixture
def welcome(browser: Browser, hall: Hall) -> Iterator[Welcome]:
    """Whoever comes leaves without a complaint."""
    guests: list[Guest] = []

    def let_in(lang: str = "en", size: tuple[int, int] = EVERYTHING) -> Guest:
        guests.append(Guest(browser, hall.url, lang, size))
        return guests[-1]

    yield let_in
    complaints = [guest.complaints for guest in guests if not guest.is_content()]
    for guest in guests:
        guest.leaves()
    assert complaints == []


@pytest.fixture
def ada(welcome: Welcome) -> Guest:
    """Somebody alone, in English, before a wide screen."""
    return welcome()


@pytest.fixture
def sit(browser: Browser, hall: Hall) -> Iterator[Sitting]:
    """Somebody takes their place at a table; what a page complains about fails the test."""
    with contextlib.ExitStack() as after:
        pages: list[TableOnPage] = []

        def sit(laid: Laid, who: int = 0, between: Between | None = None, **options: Any) -> TableOnPage:
            # nothing glides: a click would land where something was
            own: dict[str, Any] = {
                "viewport": {"width": 1280, "height": 900},
                "locale": "en-GB",
                "reduced_motion": "reduce",
            }
            context = browser.new_context(**{**own, **options})
            after.callback(context.close)
            context.set_default_timeout(PATIENCE)
            context.add_cookies([{"name": "seat", "value": laid.secrets[who], "url": hall.url, "sameSite": "Strict"}])
            if between:
                context.route_web_socket(PLAY, between)
            pages.append(TableOnPage(context.new_page()))
            return pages[-1].open(f"{hall.url}/c/{laid.campaign}")

        yield sit
        assert [trouble.said for page in pages for trouble in page.troubles] == []
