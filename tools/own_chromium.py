"""A Chromium of one's own over its debugging protocol, without a driver in between, whose processes can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

NAMES = ("chromium", "chromium-browser", "google-chrome")
WORDS = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--remote-debugging-port=0", "--window-size=1280,800", "--lang=en-GB",
)  # fmt: skip
TICKS = os.sysconf("SC_CLK_TCK")


class NotAnswered(Exception):
    """The browser refused something, or the page that was asked is gone."""


class Chromium:
    """A running browser with a profile in a folder."""

    def __init__(self, process: subprocess.Popen[bytes], line: ClientConnection) -> None:
        self._process = process
        self._line = line
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._heard: dict[str, Callable[[str], None]] = {}
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def start(cls, profile: Path) -> Chromium:
        """Start it; whoever asks ends it."""
        program = next((path for path in map(shutil.which, NAMES) if path), None)
        if program is None:
            raise SystemExit("Chromium is not installed; run: tools/install_chromium.sh")
        profile.mkdir(parents=True, exist_ok=True)
        port_file = profile / "DevToolsActivePort"
        port_file.unlink(missing_ok=True)
        process = subprocess.Popen(  # noqa: S603  # our own words
            [program, *WORDS, f"--user-data-dir={profile}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        while not port_file.is_file() or "\n" not in port_file.read_text("utf-8"):
            if process.poll() is not None:
                raise SystemExit("Chromium does not start")
            await asyncio.sleep(0.05)
        port, path = port_file.read_text("utf-8").split()
        return cls(process, await connect(f"ws://127.0.0.1:{port}{path}", max_size=None, ping_interval=None))

    async def close(self) -> None:
        """End it with all its processes."""
        self._reading.cancel()
        await self._line.close()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    async def ask(self, method: str, session: str = "", **params: Any) -> dict[str, Any]:
        """Ask the browser, or a page of it by its session."""
        number = next(self._numbers)
        self._waiting[number] = asyncio.get_running_loop().create_future()
        message = {"id": number, "method": method, "params": params}
        await self._line.send(json.dumps({**message, "sessionId": session} if session else message))
        answer = await self._waiting[number]
        if "error" in answer:
            raise NotAnswered(f"{method}: {answer['error'].get('message')}")
        result: dict[str, Any] = answer["result"]
        return result

    async def visit(self, address: str, script: str = "", hears: Callable[[str], None] | None = None) -> Tab:
        """A new tab, in which a script runs before those of the page; what it tells by ``tell(text)`` is heard."""
        target = (await self.ask("Target.createTarget", url="about:blank"))["targetId"]
        session = (await self.ask("Target.attachToTarget", targetId=target, flatten=True))["sessionId"]
        if hears is not None:
            self._heard[session] = hears
        await self.ask("Page.enable", session)
        await self.ask("Runtime.enable", session)
        await self.ask("Runtime.addBinding", session, name="tell")
        await self.ask("Page.addScriptToEvaluateOnNewDocument", session, source=script)
        tab = Tab(self, target, session)
        await self.ask("Page.navigate", session, url=address)
        return tab

    async def renderers(self) -> dict[int, float]:
        """Every renderer's process, with the seconds that it had of the processor."""
        processes = (await self.ask("SystemInfo.getProcessInfo"))["processInfo"]
        return {process["id"]: cpu_seconds(process["id"]) for process in processes if process["type"] == "renderer"}

    async def cpu(self) -> dict[str, float]:
        """Seconds of the processor that each kind of process had until now."""
        processes = (await self.ask("SystemInfo.getProcessInfo"))["processInfo"]
        kinds = dict.fromkeys(sorted(process["type"] for process in processes), 0.0)
        for process in processes:
            kinds[process["type"]] += cpu_seconds(process["id"])
        return kinds

    async def kill_renderers(self) -> list[int]:
        """kill -9 of every renderer, that of the service worker too; returns when the browser has noticed it.

        A tab that is opened before that may be given a process that is dead already, and shows nothing for ever.
        """
        killed = list(await self.renderers())
        for process in killed:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        while not set(killed).isdisjoint(await self.renderers()):
            await asyncio.sleep(0.02)
        return killed

    async def _read(self) -> None:
        async for text in self._line:
            message = json.loads(text)
            if message.get("method") == "Runtime.bindingCalled" and message.get("sessionId") in self._heard:
                self._heard[message["sessionId"]](message["params"]["payload"])
            waiting = self._waiting.pop(message.get("id", 0), None)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)


@dataclass(slots=True)
class Tab:
    """A page in it."""

    browser: Chromium
    target: str
    session: str

    async def evaluate(self, script: str, seconds: float = 10.0) -> Any:
        """What a script gives in the page; a promise is waited for. NotAnswered if the page is gone or silent."""
        asking = self.browser.ask(
            "Runtime.evaluate", self.session, expression=script, awaitPromise=True, returnByValue=True
        )
        try:
            answer = await asyncio.wait_for(asking, seconds)
        except TimeoutError:
            raise NotAnswered("the page does not answer") from None
        if "exceptionDetails" in answer:
            raise NotAnswered(str(answer["exceptionDetails"].get("exception", {}).get("description")))
        return answer["result"].get("value")

    async def wait_until(self, script: str, seconds: float) -> Any:
        """What a script gives once it gives something; NotAnswered if it gives nothing in that time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    with contextlib.suppress(NotAnswered):  # a page that is still being loaded
                        if value := await self.evaluate(script):
                            return value
                    await asyncio.sleep(0.1)
        raise NotAnswered(f"not within {seconds:.0f} s: {script}")

    async def close(self) -> None:
        """Close it, whether it lives or not."""
        with contextlib.suppress(NotAnswered, TimeoutError):
            await asyncio.wait_for(self.browser.ask("Target.closeTarget", targetId=self.target), 10)


@contextlib.asynccontextmanager
async def chromium(profile: Path) -> AsyncIterator[Chromium]:
    """A browser that is ended in the end."""
    browser = await Chromium.start(profile)
    try:
        yield browser
    finally:
        await browser.close()


def cpu_seconds(process: int) -> float:
    """Seconds of the processor that a process had, all its threads together; none if it is gone."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS
