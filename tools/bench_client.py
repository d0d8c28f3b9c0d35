"""Measure the table in the browser: first view and first decision, a choice until it is on screen, the scripts' size.

python tools/bench_client.py [--rounds 5] [--choices 100]

Needs Playwright for Python, Chromium, and the client that `make client` builds. The server runs in a process of its own
on this machine. The aims, on a machine that has nothing else to do: a first view within a second after the server is
up, a choice on screen within 100 ms, at most 160 KB of script at first view (gzipped).
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from sleeping_gods.kernel.luck import Luck  # noqa: E402  # the sources beside this file
from sleeping_gods.web.pages import TABLE, is_built  # noqa: E402
from tests.browser.on_page import TableOnPage  # noqa: E402
from tests.web.player import begin  # noqa: E402
from tests.web.programs import running  # noqa: E402

PACKS = ("wandering-sea", "airfield")
WATCH = """() => {
  window.times = []
  let clicked = 0
  addEventListener('click', () => (clicked = performance.now()), true)
  const seen = () => { window.times.push(performance.now() - clicked); clicked = 0 }
  new MutationObserver(() => clicked && requestAnimationFrame(() => setTimeout(seen)))
    .observe(document.querySelector('.table'), { attributeFilter: ['data-position'] })
}"""
"""Notes for each click how long it takes until what came of it has been drawn."""


def first_view(browser: Browser, url: str) -> float:
    """Milliseconds from a browser that knows nothing to worlds that can be begun."""
    context = browser.new_context()
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.locator("[data-pack]").first.wait_for()
    taken = (time.perf_counter() - begun) * 1000
    context.close()
    return taken


def first_decision(browser: Browser, url: str, pack: str) -> float:
    """Milliseconds from a click on a world, by somebody who has not played there, to choices that can be taken."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(url)
    world = page.locator(f"[data-pack={pack}]")
    world.wait_for()
    begun = time.perf_counter()
    world.click()
    page.locator(".table[data-link=up] [data-choice]:not([disabled])").first.wait_for(state="attached")
    taken = (time.perf_counter() - begun) * 1000
    context.close()
    return taken


def choices(page: Page, address: str, count: int) -> list[float]:
    """Milliseconds from each of so many clicks until it is on screen."""
    table = TableOnPage(page).open(address)
    page.evaluate(WATCH)
    table.play(Luck(7), lambda table: table.told.score is not None, count, strict=False)
    return [float(taken) for taken in page.evaluate("window.times")]


def times_line(name: str, times: list[float]) -> str:
    """Times as a line."""
    last = sorted(times)[max(0, -(-len(times) * 95 // 100) - 1)]
    return f"{statistics.median(times):>8.0f} ms  {name}: median of {len(times)}; 95 of 100 within {last:.0f} ms"


def main() -> None:
    """Serve, look, play, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--choices", type=int, default=100)
    args = parser.parse_args()
    names = ("chromium", "chromium-browser", "google-chrome")
    chromium = next((executable for name in names if (executable := shutil.which(name))), None)
    if chromium is None or not is_built():
        raise SystemExit(
            "error: expected Chromium (tools/install_chromium.sh) and a client that is built (make client)"
        )
    scripts = [gzip.compress(file.read_bytes()) for file in (TABLE / "assets").glob("*.js")]
    print(f"{sum(map(len, scripts)) / 1024:>8.1f} KB  of script, gzipped")
    with TemporaryDirectory() as folder, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        with running(Path(folder) / "log", "--data", Path(folder) / "data") as server:
            print(f"{first_view(browser, server.url):>8.0f} ms  the very first view after the server is up")
            print(times_line("first view", [first_view(browser, server.url) for _ in range(args.rounds)]))
            for pack in PACKS:
                times = [first_decision(browser, server.url, pack) for _ in range(args.rounds)]
                print(times_line(f"the first decision of {pack}", times))
            for pack in PACKS if args.choices else ():
                campaign, secret = begin(server.url, ["Ada"], pack)
                context = browser.new_context(viewport={"width": 1440, "height": 900})
                context.add_cookies([{"name": "seat", "value": secret, "url": server.url}])
                times = choices(context.new_page(), f"{server.url}/c/{campaign}", args.choices)
                print(times_line(f"a choice of {pack} on screen", times))
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
