"""A site, a server for it, and Chromium."""

from __future__ import annotations

import functools
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from sleeping_gods.reference.site.building import build_site

NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
PATIENCE = 120_000
"""Milliseconds after which a page is taken to hang: far more than the busiest machine needs."""
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


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rules site in a folder."""
    folder = tmp_path_factory.mktemp("rules") / "site"
    build_site(folder)
    return folder


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
    """A fresh visitor."""
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
