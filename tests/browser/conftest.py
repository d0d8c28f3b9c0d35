"""A site, a server for it, a server for tables, and Chromium.

They end with the last test of this folder: as long as Playwright runs, no other test can run an event loop.
"""

from __future__ import annotations

import contextlib
import functools
import json
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    ViewportSize,
    WebSocketRoute,
    expect,
    sync_playwright,
)

from sleeping_gods.web.pages import is_built

from . import site_tables
from .on_page import PATIENCE, TableOnPage
from .site_tables import GuestOnSite, TableOnSite
from .table import EVERYTHING, Guest, take_seat
from .tables import Hall, Laid, opened
from .visitors import Visitors

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one there is; Chromium without the parts of a desktop needs an eighth less of the processor."""
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
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


KEPT = re.compile(r"[^/]*|assets/.*|en/[^/]*|(fragments/)?en/sea/(index|fatigue|heart|place-damage)\.html")
"""What the small site keeps offline."""


@pytest.fixture(scope="package")
def small_site(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rules site, of which a visitor keeps only a few pages offline: all of them take many seconds each time."""
    folder = shutil.copytree(site, tmp_path_factory.mktemp("small") / "site")
    listed = folder / "files.json"
    told = json.loads(listed.read_text("utf-8"))
    listed.write_text(json.dumps({**told, "files": list(filter(KEPT.fullmatch, told["files"]))}), "utf-8")
    return folder


@pytest.fixture(scope="package")
def url(site: Path) -> Iterator[str]:
    """Where the site is served."""
    server = Server(site)
    yield server.url
    server.stop()


@pytest.fixture(scope="package")
def visitors(browser: Browser) -> Visitors:
    """Whoever visits the site or a table in this run."""
    return Visitors(browser)


@pytest.fixture
def installing(visitors: Visitors) -> Iterator[BrowserContext]:
    """A visitor whose browser keeps the whole site for the time without a network."""
    with visitors.context(service_workers="allow") as context:
        yield context


@pytest.fixture
def page(visitors: Visitors, url: str) -> Iterator[Page]:
    """An open tab; what goes wrong in it fails the test."""
    with visitors.tab(f"{url}/manifest.webmanifest") as page, _without_errors(page):
        yield page


@pytest.fixture
def new_page(visitors: Visitors) -> Iterator[Page]:
    """A tab in a new context, for what cannot be undone: a clock that stands still, pages that are files."""
    with visitors.context() as context, _without_errors(page := context.new_page()):
        yield page


@contextlib.contextmanager
def _without_errors(page: Page) -> Iterator[None]:
    errors: list[str] = []

    def note(error: Error) -> None:
        errors.append(str(error))

    page.on("pageerror", note)
    yield
    page.remove_listener("pageerror", note)
    assert errors == []


@pytest.fixture
def browser_without_scripts(visitors: Visitors) -> Iterator[BrowserContext]:
    """A visitor who allows no scripts."""
    with visitors.context(java_script_enabled=False) as context:
        yield context


@pytest.fixture(scope="package")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server for tables."""
    if not is_built():
        pytest.fail("the table in the browser is not built; run: make client")
    with opened(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


@pytest.fixture(scope="package")
def table_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the page that plays by itself is served; nowhere unless tests are to sit down there."""
    if not site_tables.WANTED:
        yield ""
        return
    server = Server(site_tables.built_site(tmp_path_factory.mktemp("tables")))
    yield server.url
    server.stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what does not run on the page that plays by itself, with the reason."""
    for item in items if site_tables.WANTED else ():
        for part, reason in site_tables.LEFT_OUT.items():
            if part in item.nodeid:
                item.add_marker(pytest.mark.skip(reason=reason))


PLAY = re.compile(r"/play\?")
SMALL = "/health"
"""What a tab shows between two tests."""
Between = Callable[[WebSocketRoute], object]


class Sitting(Protocol):
    """Opens a table in a browser of its own."""

    def __call__(self, laid: Laid, who: int = 0, between: Between | None = None, locale: str = "en-GB") -> TableOnPage:
        """The page of somebody at a table.

        What stands between the page and the server hears everything, and may change or break it.
        """


class Welcome(Protocol):
    """Lets somebody in."""

    def __call__(self, lang: str = "en-GB", size: tuple[int, int] = EVERYTHING) -> Guest:
        """Somebody at a browser of their own, in a language, before a screen of some size."""


@pytest.fixture
def welcome(visitors: Visitors, hall: Hall, table_site: str) -> Iterator[Welcome]:
    """Whoever comes leaves without a complaint."""
    with contextlib.ExitStack() as tabs:
        guests: list[Guest] = []

        def let_in(lang: str = "en-GB", size: tuple[int, int] = EVERYTHING) -> Guest:
            screen: ViewportSize = {"width": size[0], "height": size[1]}
            if table_site:
                own = tabs.enter_context(visitors.context(viewport=screen, locale=lang, reduced_motion="reduce"))
                guests.append(GuestOnSite(own.new_page(), table_site, hall))
                return guests[-1]
            tab = visitors.tab(f"{hall.url}{SMALL}", screen, locale=lang, reduced_motion="reduce")
            guests.append(Guest(tabs.enter_context(tab), hall.url))
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
def sit(visitors: Visitors, hall: Hall, table_site: str) -> Iterator[Sitting]:
    """Somebody takes their place at a table; what a page complains about fails the test."""
    with contextlib.ExitStack() as tabs:
        tables: list[TableOnPage] = []

        def sit(laid: Laid, who: int = 0, between: Between | None = None, locale: str = "en-GB") -> TableOnPage:
            if table_site:
                own = tabs.enter_context(visitors.context(locale=locale, reduced_motion="reduce"))
                on_site = TableOnSite(own.new_page())
                tables.append(on_site)
                return on_site.sit(table_site, hall.storage.export(laid.campaign))
            # nothing glides: a click would land where something was
            if between:
                context = tabs.enter_context(visitors.context(locale=locale, reduced_motion="reduce"))
                context.route_web_socket(PLAY, between)
                page = context.new_page()
            else:
                page = tabs.enter_context(visitors.tab(f"{hall.url}{SMALL}", locale=locale, reduced_motion="reduce"))
            take_seat(page.context, hall.url, laid.secrets[who])
            tables.append(TableOnPage(page))
            return tables[-1].open(f"{hall.url}/c/{laid.campaign}")

        yield sit
        said = [trouble.said for table in tables for trouble in table.troubles]
        for table in tables:
            table.leave()
    assert said == []
