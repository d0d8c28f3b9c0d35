"""Photograph the table in the browser for the documentation: real campaigns, played to certain moments.

python tools/table_pictures.py [--only NAME] [FOLDER]

Needs Playwright for Python, Chromium, and the client that `make client` builds. The pictures are written to docs/table.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.browser.stages import reached  # noqa: E402  # the sources beside this file
from tests.browser.tables import Hall, opened  # noqa: E402

DESK, LAPTOP, PHONE = (1440, 900), (1280, 800), (390, 844)
QUALITY = 84
"""Of the pictures, in percent."""
SETTLED = 900
"""Milliseconds until nothing moves any more."""


def nothing(page: Page) -> None:
    """The table as it is opened."""


def press(*keys: str) -> Callable[[Page], None]:
    """Answer by the numbers of lines."""

    def answered(page: Page) -> None:
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(SETTLED)

    return answered


def choose(notation: str) -> Callable[[Page], None]:
    """Answer by a choice in notation."""

    def answered(page: Page) -> None:
        page.locator(f'[data-choice="{notation}"]:visible').first.click()
        page.wait_for_timeout(SETTLED)

    return answered


def click(*names: str) -> Callable[[Page], None]:
    """Use buttons and tabs by their names."""

    def clicked(page: Page) -> None:
        for name in names:
            page.get_by_role("button", name=name).or_(page.get_by_role("tab", name=name)).first.click()
            page.wait_for_timeout(SETTLED)

    return clicked


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture to be taken."""

    name: str
    pack: str = ""
    """Without one it is the first page."""
    stage: str = "start"
    size: tuple[int, int] = DESK
    dark: bool = False
    lang: str = "en"
    first: Callable[[Page], None] = nothing
    """What is done before the picture is taken."""
    quality: int = QUALITY


SHOTS = (
    Shot("start"),
    Shot("sea-map", "wandering-sea", "sail"),
    Shot("sea-story", "wandering-sea", "story"),
    Shot("sea-challenge", "wandering-sea", "challenge", dark=True),
    Shot("sea-fight", "wandering-sea", "fight", first=press("1", "1")),
    Shot("sea-market", "wandering-sea", "market", lang="fr"),
    Shot("sea-port", "wandering-sea", "port"),
    Shot("sea-end", "harbour", "end"),
    Shot("skies-map", "airfield", "flight"),
    Shot("skies-fight", "airfield", "fight", dark=True, lang="fr", first=press("1")),
    Shot("skies-boss", "airfield", "boss"),
    Shot("skies-encounter", "airfield", "encounter"),
    Shot("skies-camp", "airfield", "flight", first=choose("camp")),
    Shot("sea-plate", "wandering-sea", "story", LAPTOP, first=click("Later"), quality=68),
    Shot("sea-plate-lamp", "wandering-sea", "story", LAPTOP, dark=True, first=click("Later"), quality=68),
    Shot("plate-book", "wandering-sea", "end", LAPTOP, first=click("Quests", "Book of plates"), quality=76),
    Shot("phone-plate", "wandering-sea", "story", PHONE, first=click("Later")),
    Shot("phone-plate-lamp", "wandering-sea", "story", PHONE, dark=True, first=click("Later")),
    Shot("phone-story", "wandering-sea", "story", PHONE, dark=True, lang="fr"),
    Shot("phone-fight", "wandering-sea", "fight", PHONE, first=press("1")),
    Shot("phone-skies", "airfield", "flight", PHONE, lang="fr"),
)


def take(browser: Browser, hall: Hall, shot: Shot, folder: Path) -> None:
    """Take one."""
    width, height = shot.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if shot.dark else "light",
        locale="fr-FR" if shot.lang == "fr" else "en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    address = hall.url
    if shot.pack:
        laid = hall.lay(reached(shot.pack, shot.stage))
        context.add_cookies([{"name": "seat", "value": laid.secrets[0], "url": hall.url, "sameSite": "Strict"}])
        address = f"{hall.url}/c/{laid.campaign}"
    page.goto(address)
    page.locator("[data-pack]" if not shot.pack else ".table").first.wait_for()
    page.wait_for_timeout(SETTLED)
    skip = page.locator(".coach button").last
    if skip.count():
        skip.click()
    shot.first(page)
    page.mouse.move(0, 0)
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=folder / f"{shot.name}.jpg", type="jpeg", quality=shot.quality)
    context.close()


def main() -> None:
    """Take them all, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "table")
    parser.add_argument("--only", nargs="*", default=[])
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        raise SystemExit("error: expected Chromium (tools/install_chromium.sh)")
    with TemporaryDirectory() as data, opened(Path(data)) as hall, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for shot in SHOTS:
            if not args.only or shot.name in args.only:
                print(shot.name, flush=True)
                take(browser, hall, shot, args.folder)
        browser.close()


if __name__ == "__main__":
    main()
