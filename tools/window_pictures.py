"""Photograph the table in every window: each size of a screen at each kind of moment.

python tools/window_pictures.py [--windows NAME ...] [--moments NAME ...] [--lang fr] [--dark] FOLDER

Needs Playwright for Python, Chromium, and the client that `make client` builds. Writes FOLDER/MOMENT-WINDOW.png; what
lies outside of the window, under a bar or scrolls sideways is printed.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.browser.on_page import turn_opening  # noqa: E402
from tests.browser.tables import Hall, opened  # noqa: E402  # the sources beside this file
from tests.browser.windows import MOMENTS, WINDOWS, Moment, Window, flaws  # noqa: E402

SETTLED = 700
"""Milliseconds until nothing moves any more."""


def take(browser: Browser, hall: Hall, moment: Moment, window: Window, args: argparse.Namespace) -> list[str]:
    """Take one picture; what is wrong in it."""
    context = browser.new_context(
        viewport=window.size,
        color_scheme="dark" if args.dark else "light",
        locale="fr-FR" if args.lang == "fr" else "en-GB",
        reduced_motion="reduce",
    )
    laid = hall.lay(moment.campaign())
    context.add_cookies([{"name": "seat", "value": laid.secrets[0], "url": hall.url, "sameSite": "Strict"}])
    page = context.new_page()
    page.goto(f"{hall.url}/c/{laid.campaign}")
    page.locator(".table").wait_for()
    window.set_text(page)
    page.wait_for_timeout(SETTLED)
    turn_opening(page)
    skip = page.locator(".coach button").last
    if skip.count():
        skip.click()
    moment.prepare(page)
    page.mouse.move(0, 0)
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=args.folder / f"{moment.name}-{window.name}.png")
    wrong = flaws(page, f"{moment.name} {window.name}")
    context.close()
    return wrong


def main() -> None:
    """Take them all, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--windows", nargs="*", default=[])
    parser.add_argument("--moments", nargs="*", default=[])
    parser.add_argument("--lang", choices=["en", "fr"], default="en")
    parser.add_argument("--dark", action="store_true")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        raise SystemExit("error: expected Chromium (tools/install_chromium.sh)")
    with TemporaryDirectory() as data, opened(Path(data)) as hall, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for moment in MOMENTS:
            for window in WINDOWS:
                if (args.moments and moment.name not in args.moments) or (
                    args.windows and window.name not in args.windows
                ):
                    continue
                print(moment.name, window.name, flush=True)
                for line in take(browser, hall, moment, window, args):
                    print(" ", line, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
