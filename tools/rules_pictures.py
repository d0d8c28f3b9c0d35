"""Draws docs/rules-*.png and docs/rules/*.jpg: pages of the rules site as Chromium shows them on desktop and phone."""

from __future__ import annotations

import functools
import shutil
import sys
import tempfile
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from sleeping_gods.reference.site.building import build_site

DOCS = Path(__file__).resolve().parent.parent / "docs"
WIDE, PHONE = (1280, 860), (390, 780)
SHOTS = (
    ("rules-desktop.png", "en/sea/fatigue.html", WIDE, ""),
    ("rules-phone.png", "fr/sea/index.html", PHONE, "cuisiner en combat"),
    ("rules-quick-reference.png", "en/sea/quick-reference.html", (1100, 1500), ""),
    ("rules/home.jpg", "en/index.html", WIDE, ""),
    ("rules/home-phone.jpg", "fr/index.html#skies", PHONE, ""),
    ("rules/picture.jpg", "en/sea/splash-damage.html", WIDE, "scroll:.picture"),
    ("rules/picture-phone.jpg", "fr/skies/place-damage.html", PHONE, "scroll:.picture"),
    ("rules/results.jpg", "en/sea/find.html?q=can+he+still+fight+when+tired", WIDE, "wait:#results mark"),
    ("rules/results-phone.jpg", "en/index.html", PHONE, "cook in combat"),
    ("rules/peek.jpg", "en/sea/place-damage.html", WIDE, "hover:.entry a[data-entry='heart']"),
    ("rules/peek-phone.jpg", "en/sea/place-damage.html", PHONE, "hold:.entry a[data-entry='heart']"),
    ("rules/card.jpg", "en/sea/card-kannan.html", WIDE, ""),
    ("rules/card-phone.jpg", "fr/sea/card-hunting-serpent.html", PHONE, ""),
    ("rules/a-z.jpg", "en/sea/a-z.html", WIDE, "filter:splash"),
    ("rules/a-z-phone.jpg", "fr/skies/a-z.html", PHONE, ""),
)
"""File, page, size, and what is typed into the search box or done, such as ``hover:`` with a selector."""
DARK = ("rules/peek.jpg", "rules/picture-phone.jpg")
"""Shown by lamp light."""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: object) -> None:
        """Say nothing."""


class _Patient(ThreadingHTTPServer):
    def handle_error(self, *args: object) -> None:
        """A page that is left before all of it has come is no error."""


def main() -> int:
    """Write the pictures anew, or those that are named."""
    chromium = shutil.which("chromium")
    if chromium is None:
        print("error: Chromium is not installed; run: tools/install_chromium.sh", file=sys.stderr)
        return 1
    (DOCS / "rules").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        build_site(Path(folder))
        server = _Patient(("127.0.0.1", 0), functools.partial(_Quiet, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, path, size, done in SHOTS:
            if not sys.argv[1:] or name in sys.argv[1:]:
                _shoot(browser, f"http://127.0.0.1:{server.server_port}/{path}", name, size, done)
        browser.close()
        server.shutdown()
    return 0


def _shoot(browser: Browser, address: str, name: str, size: tuple[int, int], done: str) -> None:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if name in DARK else "light",
        has_touch=size == PHONE,
        is_mobile=size == PHONE,
        service_workers="block",
    )
    page = context.new_page()
    page.goto(address)
    how, _, what = done.partition(":")
    if how == "scroll":
        page.locator(what).first.evaluate("each => scrollTo(0, each.offsetTop - innerHeight / 3)")
    elif how == "wait":
        page.locator(what).first.wait_for()
    elif how == "filter":
        page.get_by_role("searchbox").fill(what)
    elif how == "hover":
        page.locator(what).first.hover()
        page.get_by_role("dialog").wait_for()
    elif how == "hold":
        link = page.locator(what).first
        link.scroll_into_view_if_needed()
        at = link.bounding_box()
        touch = {"x": at["x"] + 4, "y": at["y"] + 4} if at else {}
        finger = context.new_cdp_session(page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
        page.get_by_role("dialog").wait_for()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    elif done:
        page.get_by_role("combobox").fill(done)
        page.get_by_role("option").first.wait_for()
        page.wait_for_timeout(1500)
    page.wait_for_timeout(600)
    if name.endswith(".jpg"):
        page.screenshot(path=DOCS / name, type="jpeg", quality=80)
    else:
        page.screenshot(path=DOCS / name)
    print(f"docs/{name}")
    context.close()


if __name__ == "__main__":
    sys.exit(main())
