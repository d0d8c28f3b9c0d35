"""Print the player aids: the pages of the site as PDFs, and a record of what each was printed from.

python tools/print_aids.py [--only sea.en.odds ...]

Needs Playwright for Python and Chromium. The sheets are set in Arial (or Liberation Sans, which is as wide) with
headings in Palatino (or TeX Gyre Pagella); on Debian: apt install fonts-liberation fonts-texgyre.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright
from short_pdf import shortened

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from sleeping_gods.reference.aids.printed import (  # noqa: E402  # the sources beside this file
    PRINTED,
    RECORD,
    digest,
    page_count,
    printed_name,
    recorded_sources,
)
from sleeping_gods.reference.book.library import every_book  # noqa: E402
from sleeping_gods.reference.site.aids_pages import STYLE, aid_pages  # noqa: E402
from sleeping_gods.reference.site.building import ASSETS  # noqa: E402
from sleeping_gods.reference.site.frame import SitePage, page_html  # noqa: E402

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
SPILT = """() => [...document.querySelectorAll('.sheet')]
  .filter(sheet => sheet.getBoundingClientRect().height > 279 * 96 / 25.4 || sheet.scrollWidth > sheet.clientWidth)
  .map(sheet => sheet.querySelector('h2').textContent)"""
"""The sheets that hold more than a page of A4 has room for within its margins."""
UNLINK = "() => document.querySelectorAll('a[href]').forEach(link => link.removeAttribute('href'))"
"""A PDF lies anywhere: its links would lead to a folder that is gone."""


def main() -> int:
    """Print them all, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--only", nargs="+", metavar="NAME", help="such as sea.en.odds")
    only = parser.parse_args().only
    chromium = next((executable for executable in map(shutil.which, CHROMIUM) if executable), None)
    if chromium is None:
        print("error: Chromium is not installed; run: tools/install_chromium.sh", file=sys.stderr)
        return 1
    style = (ASSETS / STYLE).read_text("utf-8")
    record = recorded_sources() if RECORD.is_file() else {}
    PRINTED.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        site = Path(folder)
        (site / "assets").mkdir()
        for name in ("style.css", STYLE):
            shutil.copy(ASSETS / name, site / "assets" / name)
        for page in (page for book in every_book() for page in aid_pages(book)):
            name = printed_name(page.game, page.lang, page.name)
            if only and name not in only:
                continue
            pages = print_page(browser, site, page, PRINTED / f"{name}.pdf")
            record[name] = digest(page.body, style)
            print(f"{name}: {pages} pages")
        browser.close()
    lines = [f'"{name}" = "{record[name]}"' for name in sorted(record)]
    head = "# What each PDF was printed from: the body of its page and the stylesheet. Written by tools/print_aids.py."
    RECORD.write_text("\n".join([head, "", "[sha256]", *lines, ""]), encoding="utf-8")
    return 0


def print_page(browser: Browser, site: Path, page: SitePage, target: Path) -> int:
    """Print one page; each sheet must have room for what it holds and become one page."""
    place = site / page.path
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(page_html(page), encoding="utf-8")
    tab = browser.new_page()
    tab.emulate_media(media="print", color_scheme="light")
    tab.goto(place.as_uri())
    spilt = tab.evaluate(SPILT)
    if spilt:
        fonts = "are the fonts installed that this tool names?"
        raise SystemExit(f"error: {page.path}: more than there is room for on {', '.join(spilt)}; {fonts}")
    tab.evaluate(UNLINK)
    pdf = tab.pdf(prefer_css_page_size=True, print_background=True)
    tab.close()
    sheets = page.body.count('<article class="sheet">')
    if page_count(pdf) != sheets:
        raise SystemExit(f"error: {page.path}: expected {sheets} pages, got {page_count(pdf)}")
    target.write_bytes(shortened(pdf))
    return sheets


if __name__ == "__main__":
    sys.exit(main())
