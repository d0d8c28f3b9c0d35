"""Measure the rules site in Chromium: how long each kind of page takes to load, and a search to answer.

python tools/bench_site.py [--rounds 3]

Needs Playwright for Python and Chromium. The site is served on this machine; the best of the rounds counts. The aims:
half a second for a page and 20 ms for an answer on a machine that has nothing else to do.
"""

from __future__ import annotations

import argparse
import functools
import shutil
import sys
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from sleeping_gods.languages import WHOLE, Lang  # noqa: E402  # the sources beside this file
from sleeping_gods.reference.site.building import build_site  # noqa: E402
from tests.reference.questions import questions  # noqa: E402

PAGES = ("index.html", "en/sea/index.html", "fr/sea/a-z.html", "en/skies/numbers.html", "en/sea/find.html?q=cook",
         "en/sea/fatigue.html", "fr/sea/icons.html", "en/sea/combat-example.html", "fr/skies/quest-resources.html",
         "en/sea/quick-reference.html", "fr/skies/quick-reference.html", "en/sea/odds.html",
         "fr/skies/odds.html")  # fmt: skip
LOAD = "performance.getEntriesByType('navigation')[0].loadEventEnd"
SEARCHES = "performance.getEntriesByName('search').map(entry => entry.duration)"


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: object) -> None:
        """Say nothing."""


def load(page: Page, url: str, rounds: int) -> float:
    """Milliseconds from the click to the end of loading."""
    times = []
    for _ in range(rounds):
        page.goto(url)
        page.wait_for_function(f"{LOAD} > 0")
        times.append(float(page.evaluate(LOAD)))
    return min(times)


def answers(page: Page, url: str, lang: Lang, rounds: int) -> list[float]:
    """Milliseconds from each typed question to its ranked list."""
    page.goto(f"{url}/{lang}/sea/find.html")
    for _ in range(rounds):
        for question in questions(lang):
            page.get_by_role("searchbox").fill(f"{question.asked} ")
            page.get_by_role("searchbox").fill("")
    times = [float(time) for time in page.evaluate(SEARCHES)]
    once = len(times) // rounds
    return [min(times[at::once]) for at in range(once)]


def main() -> None:
    """Build, serve, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    chromium = next(
        (
            executable
            for name in ("chromium", "chromium-browser", "google-chrome")
            if (executable := shutil.which(name))
        ),
        None,
    )
    if chromium is None:
        raise SystemExit("error: Chromium is not installed; run: tools/install_chromium.sh")
    with TemporaryDirectory() as folder, sync_playwright() as driver:
        build_site(Path(folder) / "site")
        handler = functools.partial(_Quiet, directory=str(Path(folder) / "site"))
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_address[1]}"
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for path in PAGES:
            print(f"{load(page, f'{url}/{path}', rounds):>8.0f} ms  {path}")
        for lang in WHOLE:
            times = sorted(answers(page, url, lang, rounds))
            middle = times[len(times) // 2]
            print(f"{times[-1]:>8.1f} ms  slowest of {len(times)} answers in {lang}, median {middle:.1f} ms")
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
