"""kill -9 of the page's processes at random moments, while it plays by itself: is anything lost or doubled?

    python tools/kill_page.py SITE --kills 50 --seed 7

SITE is what ``make site`` wrote. Chromium plays both games from a plain server of files. At each kill all renderers
die: the page, the worker that plays and writes, and the service worker; while a choice is made, between two choices,
or while a table is being opened. Then the campaign is opened again in a new tab. What was sent and what was
acknowledged is heard at the worker's own messages. In the end every campaign is read from the device, played again
natively and compared with that, entry by entry. Exit code 1 if an acknowledged choice is missing, if one is stored
twice, elsewhere, or never sent, or if a campaign did not open again.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import functools
import json
import random
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from own_chromium import Chromium, NotAnswered, Tab, chromium

from sleeping_gods.campaign.games import load_for
from sleeping_gods.host.forced_answers import answer_of
from sleeping_gods.journal.notation import CHANCE, START
from sleeping_gods.journal.reading import parse
from sleeping_gods.journal.replay import Replay
from sleeping_gods.kernel.choices import text
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.wire.events import Settings

WORLDS = ("harbour", "airfield")
PATIENCE = 180.0
"""Seconds in which a table is to be open again on a machine that may be busy."""
LISTEN = """
localStorage.getItem("sleeping-gods") ??
  localStorage.setItem("sleeping-gods", '{"lang": "en", "motion": false, "coach": false}');
const Plain = Worker;
self.Worker = class extends Plain {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", ({ data }) => {
      if (data.kind === "told" && /^{"kind":"(done|refused)"/.test(data.text)) tell(data.text);
    });
  }
  postMessage(message, ...more) {
    if (message.kind === "ask") tell(message.text);
    super.postMessage(message, ...more);
  }
};
"""
CHOICES = ".table[data-link=up] [data-choice]:not([disabled])"
READY = f"document.querySelector('{CHOICES}') !== null && document.querySelector('.table').dataset.position"
CLICK = f"(at) => {{ const all = document.querySelectorAll('{CHOICES}'); all[at % all.length]?.click() }}"
JOURNAL = """(async (name) => {
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle("sleeping-gods");
  const bytes = new Uint8Array(await (await (await root.getFileHandle(name)).getFile()).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
})"""


@dataclass(slots=True)
class Played:
    """A campaign, what was sent there and what was answered."""

    world: str
    address: str = ""
    sent: dict[str, tuple[int, str]] = field(default_factory=dict)
    """Choices by the id of their request: at which entry, and which."""
    acknowledged: set[str] = field(default_factory=set)
    position: int = 0
    """After what was acknowledged last."""

    def hear(self, message_text: str) -> None:
        """A request that the page sends to the worker, or the answer to it."""
        message = json.loads(message_text)
        match message["kind"]:
            case "choose":
                self.sent[message["id"]] = message["position"], message["choice"]
            case "done" if message["id"] in self.sent:
                self.acknowledged.add(message["id"])
                self.position = message["position"]

    @property
    def campaign(self) -> str:
        """Its id."""
        return self.address.rpartition("/")[2]


def findings(played: Played, data: bytes) -> list[str]:
    """What does not fit between the file on the device and what was sent and acknowledged."""
    wrong = []
    journal = parse(data).journal
    entries = {entry.number: entry for entry in journal.entries}
    stored: dict[int, str] = {}
    for ref, (position, choice) in played.sent.items():
        if position in entries and entries[position].choice == choice:
            stored[position] = ref
        elif ref in played.acknowledged:
            wrong.append(f"lost: {choice} at {position} was acknowledged")
    again = Replay(*load_for(journal), journal)
    presenter = presenter_of(journal.setup.game)
    while not again.done:
        answer = answer_of(presenter, again.table, Settings())
        entry, _ = again.step()  # compares what it leads to with what was stored
        if entry.seat in (CHANCE, START) or entry.number in stored:
            continue
        if answer is None or text(answer) != entry.choice:
            wrong.append(f"doubled, or never sent: entry {entry.number}, {entry.choice}")
    return wrong


async def opened(browser: Chromium, played: Played) -> Tab:
    """The table of a campaign, in a new tab."""
    return await browser.visit(played.address, LISTEN, played.hear)


async def begun(browser: Chromium, site: str, world: str) -> tuple[Played, Tab]:
    """A new campaign of a world."""
    played = Played(world)
    tab = await browser.visit(f"{site}/play.html", LISTEN, played.hear)
    await tab.wait_until(f"document.querySelector('[data-pack={world}]') !== null", PATIENCE)
    await tab.evaluate(f"document.querySelector('[data-pack={world}]').click()")
    played.position = int(await tab.wait_until(READY, PATIENCE))
    played.address = await tab.evaluate("location.href")
    return played, tab


async def choose(tab: Tab, played: Played, rng: random.Random) -> None:
    """Choose something, and wait until it is acknowledged; what needs more than a click is left for something else."""
    for _ in range(30):
        before = len(played.acknowledged)
        await tab.wait_until(READY, PATIENCE)
        await tab.evaluate(f"({CLICK})({rng.randrange(100)})")
        for _ in range(40):
            if len(played.acknowledged) > before:
                return
            await asyncio.sleep(0.05)
    raise NotAnswered("nothing can be chosen any more")


async def kill_once(browser: Chromium, tab: Tab, played: Played, rng: random.Random) -> tuple[str, float]:
    """Play a little and kill; at which moment, and so many milliseconds into it."""
    moment = rng.choices(("choosing", "idle", "opening"), (6, 1, 2))[0]
    for _ in range(rng.randrange(4)):
        await choose(tab, played, rng)
    after = rng.uniform(0.0, 4.0 if moment == "opening" else 0.3)
    if moment == "opening":
        await tab.close()
        tab = await opened(browser, played)
    elif moment == "choosing":
        await tab.wait_until(READY, PATIENCE)
        await tab.evaluate(f"({CLICK})({rng.randrange(100)})")
    await asyncio.sleep(after)
    await browser.kill_renderers()
    await tab.close()
    return moment, 1000 * after


async def run(site: str, worlds: list[str], kills: int, rng: random.Random) -> int:
    """Play, kill, open again; how many things are wrong."""
    print(
        f"{'kill':>4}  {'world':<14}{'moment':<10}{'after ms':>8}{'sent':>6}{'told':>6}{'entry':>7}{'again':>7}{'s':>7}"
    )
    wrong: list[str] = []
    choices = 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        async with chromium(Path(folder)) as browser:
            for number, world in enumerate(worlds):
                played, tab = await begun(browser, site, world)
                for kill in range(kills * number // len(worlds), kills * (number + 1) // len(worlds)):
                    moment, after = await kill_once(browser, tab, played, rng)
                    began = time.perf_counter()
                    tab = await opened(browser, played)
                    again = int(await tab.wait_until(READY, PATIENCE))
                    seconds = time.perf_counter() - began
                    if again < played.position:
                        wrong.append(f"kill {kill + 1}: acknowledged to {played.position}, opened again at {again}")
                    print(
                        f"{kill + 1:>4}  {world:<14}{moment:<10}{after:>8.0f}{len(played.sent):>6}"
                        f"{len(played.acknowledged):>6}{played.position:>7}{again:>7}{seconds:>7.1f}",
                        flush=True,
                    )
                data = base64.b64decode(await tab.evaluate(f"{JOURNAL}('{played.campaign}.journal')"))
                wrong += [f"{world}: {line}" for line in findings(played, data)]
                choices += len(played.acknowledged)
                await tab.close()
    print(f"\n{kills} kills, {choices} choices acknowledged, lost or doubled: {len(wrong)}")
    print(*wrong, sep="\n")
    return len(wrong)


class Quiet(SimpleHTTPRequestHandler):
    """A server of files that says nothing."""

    def log_message(self, *args: object) -> None:
        """Say nothing."""


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site", type=Path)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--worlds", nargs="*", default=list(WORLDS))
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args()
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(args.site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    rng = random.Random(args.seed)  # noqa: S311  # only when and which
    try:
        address = f"http://127.0.0.1:{server.server_address[1]}"
        return 1 if asyncio.run(run(address, args.worlds, args.kills, rng)) else 0
    except NotAnswered as error:
        print(f"not opened again: {error}", file=sys.stderr)
        return 1
    finally:
        server.shutdown()


if __name__ == "__main__":
    raise SystemExit(main())
