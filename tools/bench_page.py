"""Measure the site in Chromium: what a first visit fetches, what it takes, what a return takes, and what is kept.

    python tools/bench_page.py SITE [--worlds wandering-sea lifted-north] [--files] [--heap]

SITE is what ``make site`` wrote. Bytes are those of the files as a server sends them by Brotli and by gzip, each file
that was asked for once, headers aside. Seconds are those of the processor, of all processes of the browser together and
of the renderers alone (page, worker, service worker), so that a busy machine does not matter; only the first words on
screen have the seconds of the clock beside them. The aims: 5.2 MB by Brotli and 6.6 MB by gzip to the first decision;
first words within 1 s; first decision 5 s and return 3 s; 30 MB on the device; a heap
under 80 MB, which is measured by itself: pages whose memory can be counted start another process for each visit.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import gzip
import json
import subprocess
import tempfile
import threading
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from own_chromium import Chromium, Tab, chromium

PATIENCE = 300.0
LIKES = """localStorage.getItem("sleeping-gods") ??
  localStorage.setItem("sleeping-gods", '{"lang": "en", "motion": false, "coach": false}');"""
WORDS = "document.querySelector('[data-pack]') !== null"
READY = "document.querySelector('.table[data-link=up] [data-choice]:not([disabled])') !== null"
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
KEPT = """(async () => {
  let bytes = 0, files = 0;
  for (const name of await caches.keys())
    for (const answer of await (await caches.open(name)).matchAll()) {
      bytes += (await answer.arrayBuffer()).byteLength; files += 1;
    }
  return [files, bytes, (await navigator.storage.estimate()).usage];
})()"""
HEAP = """performance.measureUserAgentSpecificMemory().then((all) => all.breakdown.map((part) =>
  [part.attribution.map((place) => place.scope).join(" ") || part.types.join(" "), part.bytes]))"""
"""What lives in the page and in its worker, by the browser's own count after it has collected what does not."""
ISOLATED = {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}
"""Without these headers a browser counts no memory."""


@dataclass(slots=True)
class Asked:
    """The files that were asked for, each with its size as it is sent."""

    site: Path
    sizes: dict[str, dict[str, int]]
    paths: list[str] = field(default_factory=list)
    isolated: bool = False
    """Whether pages are sent with the headers that let memory be counted."""

    def sent(self) -> dict[str, dict[str, int]]:
        """Every file that was asked for, once."""
        return {path: self._size(path) for path in dict.fromkeys(self.paths)}

    def _size(self, path: str) -> dict[str, int]:
        if path not in self.sizes:
            file = self.site / (path or "index.html")
            data = file.read_bytes() if file.is_file() else b""
            packed = {"gzip": copy_size(file, len(gzip.compress(data))), "brotli": brotli_size(data)}
            self.sizes[path] = {"size": len(data), **packed}
        return self.sizes[path]


def copy_size(file: Path, otherwise: int) -> int:
    """Bytes of the compressed copy beside a file, if the site has one."""
    copy = file.with_name(f"{file.name}.gz")
    return copy.stat().st_size if copy.is_file() else otherwise


def brotli_size(data: bytes) -> int:
    """Bytes by Brotli, which Node has."""
    script = "process.stdin.toArray().then((all) => console.log(zlib.brotliCompressSync(Buffer.concat(all)).length))"
    return int(subprocess.run(["node", "-e", script], input=data, capture_output=True, check=True).stdout)  # noqa: S603,S607


class Counting(SimpleHTTPRequestHandler):
    """A server of files that notes what is asked for."""

    def __init__(self, asked: Asked, *words: Any) -> None:
        self._asked = asked
        super().__init__(*words, directory=str(asked.site))

    def do_GET(self) -> None:
        """Note it, and answer."""
        self._asked.paths.append(self.path.partition("?")[0].lstrip("/"))
        super().do_GET()

    def end_headers(self) -> None:
        """With the headers of an isolated page, if they are wanted."""
        for name, value in ISOLATED.items() if self._asked.isolated else ():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *args: object) -> None:
        """Say nothing."""


def in_words(cpu: dict[str, float], before: dict[str, float]) -> str:
    """Seconds of the processor since a moment."""
    since = {kind: seconds - before.get(kind, 0.0) for kind, seconds in cpu.items()}
    return f"{sum(since.values()):.1f} s of the processor, renderers {since.get('renderer', 0.0):.1f}"


def show_sent(title: str, asked: Asked, *, files: bool) -> None:
    """What was asked for until now."""
    sent = asked.sent()
    total = {kind: sum(size[kind] for size in sent.values()) / 1e6 for kind in ("size", "gzip", "brotli")}
    sizes = f"{total['brotli']:.2f} MB Brotli, {total['gzip']:.2f} MB gzip, {total['size']:.2f} MB"
    print(f"  {title}: {len(sent)} files, {sizes}")
    if files:
        for path, size in sorted(sent.items(), key=lambda row: -row[1]["brotli"])[:25]:
            print(f"    {size['brotli']:>9,}{size['gzip']:>10,}{size['size']:>11,}  {path}")


async def settled(tab: Tab, asked: Asked) -> None:
    """Until nothing has been asked for during five seconds: the service worker keeps what it was told to."""
    seen = -1
    while seen != len(asked.paths):
        seen = len(asked.paths)
        await asyncio.sleep(5)


async def measure(asked: Asked, address: str, world: str, *, files: bool) -> None:
    """A first visit and a return, in a new profile."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        async with chromium(Path(folder)) as browser:
            print(f"\n{world}")
            tab, table = await first_visit(browser, asked, address, world, files=files)
            await settled(tab, asked)
            show_sent("kept for offline play behind that", asked, files=files)
            count, size, usage = await tab.evaluate(KEPT, PATIENCE)
            print(f"  on the device: {count} files, {size / 1e6:.1f} MB, by the browser's count {usage / 1e6:.1f} MB")
            await tab.close()
            for name in ("first", "second", "third"):
                await asyncio.sleep(5)
                before = await browser.cpu()
                tab = await browser.visit(table, LIKES)
                await tab.wait_until(READY, PATIENCE)
                print(f"  {name} return to the campaign: {in_words(await browser.cpu(), before)}")
                await tab.close()


async def measure_heap(asked: Asked, address: str, world: str) -> None:
    """What lives in the page and in its worker at the first decision of a new profile."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        async with chromium(Path(folder)) as browser:
            print(f"\n{world}")
            tab, _ = await first_visit(browser, asked, address, world, files=False)
            await show_heap(tab)


async def show_heap(tab: Tab) -> None:
    """Megabytes of each part."""
    parts = [(place, size / 1e6) for place, size in await tab.evaluate(HEAP, PATIENCE) if size]
    told = ", ".join(f"{place} {size:.1f}" for place, size in parts)
    print(f"  heap at the table: {sum(size for _, size in parts):.1f} MB ({told})")


async def first_visit(browser: Chromium, asked: Asked, address: str, world: str, *, files: bool) -> tuple[Tab, str]:
    """From an empty device to the first decision; the tab, and the address of the campaign."""
    asked.paths.clear()
    before = await browser.cpu()
    tab = await browser.visit(f"{address}/play.html", LIKES)
    await tab.wait_until(WORDS, PATIENCE)
    print(f"  first page: {in_words(await browser.cpu(), before)}; painted after {await tab.evaluate(PAINTED):.0f} ms")
    show_sent("fetched for it", asked, files=files)
    await tab.evaluate(f"document.querySelector('[data-pack={world}]').click()")
    await tab.wait_until(READY, PATIENCE)
    print(f"  first decision: {in_words(await browser.cpu(), before)}")
    show_sent("fetched until then", asked, files=files)
    return tab, await tab.evaluate("location.href")


def main() -> None:
    """Print all of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site", type=Path)
    parser.add_argument("--worlds", nargs="*", default=["wandering-sea", "lifted-north"])
    parser.add_argument("--files", action="store_true", help="name the largest files")
    parser.add_argument("--heap", action="store_true", help="measure the heap instead")
    args = parser.parse_args()
    listed = json.loads((args.site / "engine.json").read_bytes())["files"]
    sizes = {file["path"]: {**file, "gzip": copy_size(args.site / file["path"], file["gzip"])} for file in listed}
    asked = Asked(args.site, sizes, isolated=args.heap)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Counting, asked))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    for world in args.worlds:
        address = f"http://127.0.0.1:{server.server_address[1]}"
        if args.heap:
            asyncio.run(measure_heap(asked, address, world))
        else:
            asyncio.run(measure(asked, address, world, files=args.files))
    server.shutdown()


if __name__ == "__main__":
    main()
