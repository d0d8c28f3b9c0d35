"""Try two devices over WebRTC without a server: offer and answer are texts that players carry to one another by hand.

    python tools/try_webrtc.py [--networks] [--idle 60]

No STUN and no TURN server is asked, so the browsers know only addresses of their own network, which they hide behind
names that are resolved by multicast (mDNS, ``.local``). It prints whether a data channel opens and how soon, how many
characters the two texts have and which QR code they need, what a message and a snapshot of 100 KB take, and what a
connection survives: a minute of silence, a device that sleeps (its browser is stopped), a reload of either page.

``--networks`` (root on Linux, with ``ip``) also gives each browser a network of its own, with a cable to
an access point, to one that passes no multicast, to one that keeps its guests apart, or to a router between two
networks. It needs Playwright and Debian's Chromium, and ``npm ci`` in ``client`` for the QR codes.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright

CLIENT = Path(__file__).resolve().parent.parent / "client"
ADDRESS = "https://games.example.org/play.html"
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
CAMERA = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
PATIENCE = 20_000
"""Milliseconds after which a connection is taken not to come."""
SNAPSHOT = 100_000
SCRIPT = Path(__file__).with_name("try_webrtc_page.js")


@dataclass(frozen=True, slots=True)
class Carried:
    """An offer or an answer, as a browser wrote it and as it is carried."""

    whole: str
    packed: str
    short: str
    gathering: float
    candidates: list[str]

    def text(self, *, short: bool) -> str:
        """What is carried."""
        return self.short if short else self.packed


@dataclass(frozen=True, slots=True)
class Connected:
    """What came of an exchange."""

    offer: Carried
    answer: Carried
    seconds: float | None
    """From the answer's arrival to the open channel; none if it did not open."""


class Device:
    """A page in a browser, and the processes of that browser."""

    def __init__(self, context: BrowserContext, process: int = 0) -> None:
        context.route(
            "**/*", lambda route: route.fulfill(content_type="text/html", body="<!doctype html><title>.</title>")
        )
        context.add_init_script(path=SCRIPT)
        self.process = process
        self.page: Page = context.new_page()
        self.page.goto(ADDRESS)

    def offer(self) -> Carried:
        """A new offer."""
        return Carried(**self.page.evaluate("offer()"))

    def answer(self, offer: Carried, *, short: bool) -> Carried:
        """The answer to an offer."""
        return Carried(**self.page.evaluate("([text, short]) => answer(text, short)", [offer.text(short=short), short]))

    def accept(self, answer: Carried, *, short: bool) -> str:
        """Take an answer; why it was refused, if it was."""
        try:
            self.page.evaluate("([text, short]) => accept(text, short)", [answer.text(short=short), short])
        except Error as refused:
            return refused.message.splitlines()[0]
        return ""

    def opens(self) -> float | None:
        """Milliseconds from the answer to the open channel."""
        try:
            self.page.wait_for_function("isOpen()", timeout=PATIENCE)
        except Error:
            return None
        return float(self.page.evaluate("openedAt - acceptedAt"))

    def ping(self, size: int = 100, within: int = 10_000) -> float | None:
        """Milliseconds until a message was answered; none if it was not."""
        answered: float | None = self.page.evaluate("([size, within]) => ping(size, within)", [size, within])
        return answered

    def state(self) -> str:
        """The connection and the channel as this page sees them."""
        return str(self.page.evaluate("`${peer.connectionState}, channel ${self.channel?.readyState}`"))

    def states_since(self, moment: float) -> str:
        """How the connection went since a moment, with seconds."""
        states = self.page.evaluate("states")
        return (
            ", ".join(f"{state} after {at / 1000 - moment:.1f} s" for at, state in states if at / 1000 > moment) or "-"
        )

    def send_signal(self, number: int) -> None:
        """To all processes of the browser."""
        os.killpg(os.getpgid(self.process), number)


def connect(host: Device, guest: Device, *, short: bool = False) -> Connected:
    """Carry an offer there and an answer back."""
    offer = host.offer()
    answer = guest.answer(offer, short=short)
    host.accept(answer, short=short)
    return Connected(offer, answer, host.opens())


def qr_version(text: str) -> int:
    """The version of the QR code that the client's own writer makes of a text; 0 if it is too long for any."""
    script = (
        'import { encode } from "uqr"; let text = ""; for await (const part of process.stdin) text += part;'
        'try { console.log((encode(text, { ecc: "M", border: 0 }).size - 17) / 4) } catch { console.log(0) }'
    )
    node = ["node", "--input-type=module", "-e", script]
    return int(subprocess.run(node, input=text.encode(), capture_output=True, check=True, cwd=CLIENT).stdout)  # noqa: S603


def show(*words: object) -> None:
    """Print at once."""
    print(*words, flush=True)


def in_words(milliseconds: float | None) -> str:
    """How soon a message was answered."""
    return "never" if milliseconds is None else f"in {milliseconds:.1f} ms"


def show_size(name: str, carried: Carried) -> None:
    """How long a description is, in each form, and the QR code of a link with it."""
    for form, text in (
        ("as written", carried.whole),
        ("deflate, base64url", carried.packed),
        ("only what differs", carried.short),
    ):
        link = f"{ADDRESS}#{name}={text}"
        show(f"    {name}, {form}: {len(text)} characters, link {len(link)}, QR version {qr_version(link) or 'none'}")
    show(f"    candidates of the {name}: {'; '.join(carried.candidates) or 'none'}")


def show_connected(name: str, connected: Connected) -> bool:
    """One line of a trial."""
    gathered = f"addresses gathered in {connected.offer.gathering:.0f} and {connected.answer.gathering:.0f} ms"
    opened = "does not open" if connected.seconds is None else f"opens after {connected.seconds:.0f} ms"
    show(f"  {name}: {opened}; {gathered}")
    return connected.seconds is not None


def show_speed(host: Device) -> None:
    """Messages and snapshots there and an answer back."""
    for name, size, times in (("a message of 100 bytes", 100, 200), (f"a snapshot of {SNAPSHOT} bytes", SNAPSHOT, 30)):
        took = sorted(spent for _ in range(times) if (spent := host.ping(size)) is not None)
        if took:
            show(
                f"    {name} there and an answer back: median {statistics.median(took):.1f} ms,"
                f" 95 % {took[int(len(took) * 0.95)]:.1f} ms, {len(took)} of {times}"
            )


class Browsers:
    """Starts browsers whose processes are known, each in a network if that is wanted."""

    def __init__(self, driver: Playwright, folder: Path) -> None:
        program = shutil.which("chromium")
        if program is None:
            raise SystemExit("Chromium is not installed; run: tools/install_chromium.sh")
        self._driver = driver
        self._folder = folder
        self._program = program

    @contextlib.contextmanager
    def device(self, name: str, network: str = "", *, camera: bool = False) -> Iterator[Device]:
        """A browser of its own, in which one page is open."""
        start, process = self._folder / f"{name}.sh", self._folder / f"{name}.pid"
        within = f"ip netns exec {network} " if network else ""
        start.write_text(f'#!/bin/sh\necho $$ > {process}\nexec {within}{self._program} "$@"\n', "utf-8")
        start.chmod(0o700)
        browser = self._driver.chromium.launch(executable_path=start, args=[*QUIET, *(CAMERA if camera else ())])
        context = browser.new_context()
        if camera:
            context.grant_permissions(["camera", "microphone"], origin="https://games.example.org")
        try:
            yield Device(context, int(process.read_text("utf-8")))
        finally:
            browser.close()


def try_one_browser(browser: Browser) -> None:
    """Two contexts of one browser."""
    host, guest = Device(browser.new_context()), Device(browser.new_context())
    connected = connect(host, guest)
    if show_connected("one browser, two contexts", connected):
        show_speed(host)
    show_size("offer", connected.offer)
    show_size("answer", connected.answer)
    short = connect(host, guest, short=True)
    show_connected("... carrying only what differs", short)
    for context in browser.contexts:
        context.close()


def try_survival(host: Device, guest: Device, idle: int) -> None:
    """What a connection lives through."""
    time.sleep(idle)
    show(f"  after {idle} s of silence a message is answered {in_words(host.ping())}; host {host.state()}")

    for seconds in (10, 60, 240):
        began = time.time()
        guest.send_signal(signal.SIGSTOP)
        host.page.wait_for_timeout(seconds * 1000)
        guest.send_signal(signal.SIGCONT)
        answered = host.ping(within=20_000)
        show(
            f"  guest's device asleep for {seconds} s: a message then is answered {in_words(answered)};"
            f" host: {host.states_since(began)}; now {host.state()}; guest {guest.state()}"
        )
        if not answered:
            again = connect(host, guest)
            show_connected("... a new offer and a new answer", again)


def try_reloads(host: Device, guest: Device) -> None:
    """What a reload of either page asks for."""
    connected = connect(host, guest)
    began = time.time()
    guest.page.reload()
    noticed = waited(host, "channel?.readyState !== 'open'")
    show(f"  guest reloads: host notices after {noticed - began:.1f} s; host {host.state()}")
    again = guest.answer(connected.offer, short=False)
    show(
        "  ... the guest opens the same link again, the host takes the new answer:"
        f" {host.accept(again, short=False) or 'taken'}; {host.state()}"
    )
    show_connected("... a new offer and a new answer", connect(host, guest))

    connected = connect(host, guest)
    began = time.time()
    host.page.reload()
    noticed = waited(guest, "channel?.readyState !== 'open'")
    show(f"  host reloads: guest notices after {noticed - began:.1f} s; guest {guest.state()}")
    host.offer()
    refused = host.accept(connected.answer, short=False)
    show(f"  ... the host makes a new offer and takes the old answer: {refused or 'taken'}; opens: {host.opens()}")
    show_connected("... a new offer and a new answer", connect(host, guest))

    offer = host.offer()
    first, second = guest.answer(offer, short=False), guest.page.evaluate("text => answer(text)", offer.packed)
    host.accept(first, short=False)
    show(f"  two answers to one offer, the second: {host.accept(Carried(**second), short=False) or 'taken'}")


def try_kept_credentials(host: Device, guest: Device, seconds: int) -> None:
    """A guest reloads and comes back by an offer that lay ready, with the certificate and the password of before.

    A browser has no way to choose the password but to change the text of the description before it is taken.
    """
    spare = host.offer()
    kept = guest.page.evaluate("keep()")
    host.accept(Carried("", "", kept, 0, []), short=True)
    guest.page.reload()
    guest.page.wait_for_timeout(seconds * 1000)
    try:
        guest.page.evaluate("text => resume(text)", spare.packed)
    except Error as refused:
        show(f"  guest reloads, kept credentials: refused, {refused.message.splitlines()[0]}")
        return
    opened = host.opens() is not None
    show(
        f"  guest reloads, kept credentials, {seconds} s later: {'opens' if opened else 'does not open'};"
        f" host {host.state()}"
    )


def waited(device: Device, condition: str) -> float:
    """When a condition came true."""
    device.page.wait_for_function(condition, timeout=120_000)
    return time.time()


HOST, GUEST, MIDDLE = "table-host", "table-guest", "table-middle"
ACCESS_POINT, NO_MULTICAST, ISOLATING, ROUTER = "access point", "no multicast", "isolating", "router"


def run_ip(*words: str) -> None:
    """Change a network of ours."""
    subprocess.run(["ip", *words], check=True, capture_output=True)  # noqa: S603,S607


@contextlib.contextmanager
def networks(middle: str) -> Iterator[None]:
    """A host and a guest, each with a cable to what stands between them."""
    for name in (HOST, GUEST, MIDDLE):
        run_ip("netns", "add", name)
        run_ip("-n", name, "link", "set", "lo", "up")
    try:
        run_ip("-n", MIDDLE, "link", "add", "bridge0", "type", "bridge")
        run_ip("-n", MIDDLE, "addr", "add", "10.9.0.254/24", "dev", "bridge0")
        run_ip("-n", MIDDLE, "link", "set", "bridge0", "up")
        for number, name in enumerate((HOST, GUEST), start=1):
            port, net = f"port{number}", number if middle == ROUTER else 0
            run_ip("link", "add", "cable", "netns", name, "type", "veth", "peer", "name", port, "netns", MIDDLE)
            if middle == ROUTER:
                run_ip("-n", MIDDLE, "addr", "add", f"10.9.{net}.254/24", "dev", port)
            else:
                run_ip("-n", MIDDLE, "link", "set", port, "master", "bridge0")
                if middle == NO_MULTICAST:
                    run_ip("-n", MIDDLE, "link", "set", port, "type", "bridge_slave", "mcast_flood", "off")
                if middle == ISOLATING:
                    run_ip("-n", MIDDLE, "link", "set", port, "type", "bridge_slave", "isolated", "on")
            run_ip("-n", MIDDLE, "link", "set", port, "up")
            run_ip("-n", name, "addr", "add", f"10.9.{net}.{number}/24", "dev", "cable")
            run_ip("-n", name, "link", "set", "cable", "up")
            run_ip("-n", name, "route", "add", "default", "via", f"10.9.{net}.254")
        run_ip("netns", "exec", MIDDLE, "sh", "-c", "echo 1 > /proc/sys/net/ipv4/ip_forward")
        yield
    finally:
        for name in (HOST, GUEST, MIDDLE):
            run_ip("netns", "del", name)


def try_networks(browsers: Browsers) -> None:
    """Two devices, each with a network of its own."""
    for name, middle in (
        ("one network", ACCESS_POINT),
        ("one network that passes no multicast", NO_MULTICAST),
        ("one network that keeps its guests apart", ISOLATING),
        ("two networks with a router between", ROUTER),
    ):
        for camera in (False, True):
            with (
                networks(middle),
                browsers.device("host", HOST, camera=camera) as host,
                browsers.device("guest", GUEST) as guest,
            ):
                connected = connect(host, guest)
                show_connected(f"{name}{', the host allowed its camera' if camera else ''}", connected)
                show(f"    candidates: {connected.offer.candidates} and {connected.answer.candidates}")


def main() -> int:
    """All trials."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--networks", action="store_true", help="networks of the kernel as well (root)")
    parser.add_argument("--idle", type=int, default=60, help="seconds of silence")
    args = parser.parse_args()
    with sync_playwright() as driver, tempfile.TemporaryDirectory() as folder:
        browsers = Browsers(driver, Path(folder))
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=list(QUIET))
        show(f"Chromium {browser.version}")
        try_one_browser(browser)
        browser.close()
        if args.networks:
            try_networks(browsers)
        with browsers.device("host") as host, browsers.device("guest") as guest:
            if show_connected("two browsers on one machine", connect(host, guest)):
                show_speed(host)
                try_reloads(host, guest)
                for seconds in (0, 45):
                    try_kept_credentials(host, guest, seconds)
                connect(host, guest)
                try_survival(host, guest, args.idle)
    return 0


if __name__ == "__main__":
    sys.exit(main())
