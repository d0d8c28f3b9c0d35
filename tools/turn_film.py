"""Film one turn of each game at the table in the browser, as an animated picture for the README.

python tools/turn_film.py [--only sea skies] [--folder docs/table]

Needs Playwright for Python, Chromium, and the client that `make client` builds. A campaign is played by luck to some
stage, then by clicks; after each a few frames are taken, so that moments are seen while they last. Chromium encodes the
frames as WebP, and this file puts them one after the other into an animated one, of at most 2 MB.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import struct
import sys
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from sleeping_gods.kernel.luck import Luck  # noqa: E402  # the sources beside this file
from tests.browser.on_page import TableOnPage  # noqa: E402
from tests.browser.stages import reached  # noqa: E402
from tests.browser.tables import Hall, opened  # noqa: E402

SCREEN, SMALL = (1280, 800), (800, 500)
MAX_BYTES = 2_000_000
MOMENT, READ = 350, 1100
"""Milliseconds that a frame of a moment is shown, and one of a page that is to be read."""
ENCODE = """async ([picture, width, height, quality]) => {
  const image = new Image()
  image.src = 'data:image/jpeg;base64,' + picture
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const drawing = canvas.getContext('2d', { alpha: false })
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(image, 0, 0, width, height)
  return canvas.toDataURL('image/webp', quality).split(',')[1]
}"""


@dataclass(frozen=True, slots=True)
class Turn:
    """What is filmed: a world, the moment at which it begins, and how many choices are made."""

    name: str
    pack: str
    stage: str
    choices: int
    seed: int


TURNS = (Turn("sea-turn", "harbour", "challenge", 12, 5), Turn("skies-turn", "airfield", "flight", 12, 4))


@dataclass(slots=True)
class Film:
    """Frames, each with how long it is shown."""

    frames: list[tuple[bytes, int]] = field(default_factory=list)

    def take(self, page: Page, shown: int) -> None:
        """A frame of the page as it is now; the same picture again is shown longer instead."""
        picture = page.screenshot(type="jpeg", quality=90)
        if self.frames and self.frames[-1][0] == picture:
            self.frames[-1] = picture, self.frames[-1][1] + shown
        else:
            self.frames.append((picture, shown))


def chunk(name: bytes, data: bytes) -> bytes:
    """A chunk of a RIFF file."""
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def three(number: int) -> bytes:
    """A number in three bytes."""
    return struct.pack("<I", number)[:3]


def pixels(picture: bytes) -> bytes:
    """The chunk of a still WebP that holds its picture, without colour profiles and other additions."""
    at = 12
    while at < len(picture):
        name, (length,) = picture[at : at + 4], struct.unpack("<I", picture[at + 4 : at + 8])
        if name in (b"VP8 ", b"VP8L"):
            return chunk(name, picture[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    raise ValueError("expected a WebP picture")


def animated(frames: list[tuple[bytes, int]], width: int, height: int) -> bytes:
    """Still WebP pictures as an animated one that goes on for ever."""
    size = three(width - 1) + three(height - 1)
    head = chunk(b"VP8X", b"\x02\0\0\0" + size) + chunk(b"ANIM", b"\xff\xff\xff\xff\0\0")
    body = b"".join(
        chunk(b"ANMF", three(0) + three(0) + size + three(shown) + b"\x02" + pixels(picture))
        for picture, shown in frames
    )
    return b"RIFF" + struct.pack("<I", 4 + len(head) + len(body)) + b"WEBP" + head + body


def filmed(browser: Browser, hall: Hall, turn: Turn) -> bytes:
    """A turn as an animated picture."""
    context = browser.new_context(viewport={"width": SCREEN[0], "height": SCREEN[1]}, locale="en-GB")
    laid = hall.lay(reached(turn.pack, turn.stage))
    context.add_cookies([{"name": "seat", "value": laid.secrets[0], "url": hall.url, "sameSite": "Strict"}])
    context.add_init_script("localStorage.setItem('sleeping-gods', JSON.stringify({ coach: false }))")
    page, film, luck = context.new_page(), Film(), Luck(turn.seed)
    table = TableOnPage(page).open(f"{hall.url}/c/{laid.campaign}")
    film.take(page, READ)
    for _ in range(turn.choices):
        offered = [notation for notation in table.own if table.line(notation).count()]
        if not offered:
            break
        table.choose(luck.pick(offered))
        for _ in range(3):
            film.take(page, MOMENT)
        film.take(page, READ)
        if page.locator(".stage .leaf").count():
            page.keyboard.press("Escape")
    width, height = SMALL
    for quality in (0.7, 0.55, 0.4, 0.25):
        stills = [
            (
                base64.b64decode(page.evaluate(ENCODE, [base64.b64encode(picture).decode(), width, height, quality])),
                shown,
            )
            for picture, shown in film.frames
        ]
        film_bytes = animated(stills, width, height)
        if len(film_bytes) <= MAX_BYTES:
            break
    context.close()
    return film_bytes


def main() -> None:
    """Film them all, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "table")
    parser.add_argument("--only", nargs="*", default=[])
    args = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        raise SystemExit("error: expected Chromium (tools/install_chromium.sh)")
    with TemporaryDirectory() as data, opened(Path(data)) as hall, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for turn in TURNS:
            if not args.only or turn.name.partition("-")[0] in args.only:
                film = filmed(browser, hall, turn)
                (args.folder / f"{turn.name}.webp").write_bytes(film)
                print(f"{turn.name}.webp: {len(film)} bytes", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
