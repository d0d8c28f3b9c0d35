"""Draws docs/rules-*.png: an entry on a desktop, search on a phone, and a quick reference, as Chromium shows them."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from sleeping_gods.reference.site.building import build_site

DOCS = Path(__file__).resolve().parent.parent / "docs"
SHOTS = (
    ("rules-desktop", "en/sea/fatigue.html", (1280, 860), ""),
    ("rules-phone", "fr/sea/index.html", (390, 780), "cuisiner en combat"),
    ("rules-quick-reference", "en/sea/quick-reference.html", (1100, 1500), ""),
)
"""File, page, size, and what is typed into the search box."""


def main() -> int:
    """Write the pictures anew."""
    chromium = shutil.which("chromium")
    if chromium is None:
        print("error: Chromium is not installed; run: tools/install_chromium.sh", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        build_site(Path(folder))
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, path, (width, height), asked in SHOTS:
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto((Path(folder) / path).as_uri())
            if asked:
                page.get_by_role("combobox").fill(asked)
                page.get_by_role("option").first.wait_for()
            page.screenshot(path=DOCS / f"{name}.png")
            print(f"docs/{name}.png")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
