"""A table on a page: what the page was told over its socket, what it shows of that, and what a player does there."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, WebSocket

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.presentation.scene.scene import Scene
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.wire.coding import read_event, read_request
from sleeping_gods.wire.events import Changed, Event, Snapshot
from sleeping_gods.wire.requests import Request
from sleeping_gods.wire.sections import with_sections

PATIENCE = int(os.environ.get("PATIENCE", "120000"))
"""Milliseconds after which a page is taken to hang: far more than the busiest machine needs."""
LOST = re.compile(r"WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE")
"""What a browser writes by itself when a server is gone."""

MOST = 200
"""Choices after which something is taken never to come."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that a browser complains about."""

    said: str

    @property
    def is_lost(self) -> bool:
        """Whether it is only that the server does not answer."""
        return LOST.search(self.said) is not None


def spoken(words: str) -> re.Pattern[str]:
    """Words as a browser names something by them: with spaces between their parts, and with a printer's apostrophe."""
    parts = (re.escape(part) for part in re.findall(r"\w+|[^\w\s]", words))
    return re.compile(r"\s*".join(part.replace("'", "['’]") for part in parts))


def turn_full_pages(page: Page) -> None:
    """Let a page of the theatre (a totem, a fight that is over, a camp) be turned before anything else is done."""
    turn = page.locator(".stage .leaf > button")
    page.remove_locator_handler(turn)
    page.add_locator_handler(turn, lambda button: button.click())


def turn_opening(page: Page) -> None:
    """Turn the page that is read before the first turn, if it lies there."""
    page.evaluate("() => document.querySelector('.opening-page [data-turn]')?.click()")


class TableOnPage:
    """A tab of a browser with a table in it. It waits for what is told and shown, never for a while."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[Event] = []
        self.sent: list[Request] = []
        self.frames: list[str] = []
        """Every text that the server has sent to this page."""
        self.troubles: list[Trouble] = []
        self.scene: Scene | None = None
        self.position = 0
        page.on("websocket", self._connected)
        page.on("pageerror", self._failed)
        page.on("console", self._console)

    def leave(self) -> None:
        """Hear nothing of the tab any more."""
        self.page.remove_listener("websocket", self._connected)
        self.page.remove_listener("pageerror", self._failed)
        self.page.remove_listener("console", self._console)

    def open(self, address: str) -> TableOnPage:
        """Go to the address of a table, and wait until it is laid."""
        turn_full_pages(self.page)
        self.page.goto(address)
        return self.laid()

    def laid(self) -> TableOnPage:
        """Wait until the line is up and the page shows the last that it was told; the opening is turned over."""
        self.page.locator('.table[data-link="up"]').wait_for()
        while self.position != (shown := self.shown):
            self.page.locator(f'.table[data-position="{max(self.position, shown)}"]').wait_for()
        turn_opening(self.page)
        return self

    @property
    def shown(self) -> int:
        """The position that the page shows."""
        return int(self.page.locator(".table").get_attribute("data-position") or 0)

    @property
    def told(self) -> Scene:
        """The scene as the page was told it."""
        if self.scene is None:
            raise AssertionError("nothing was told yet")
        return self.scene

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of whoever sits at this page."""
        return next(event.seats for event in reversed(self.heard) if isinstance(event, Snapshot))

    @property
    def own(self) -> list[str]:
        """The choices that are asked for here, in the order of the menu."""
        return [line.notation for line in self.told.menu.own if line.seat in self.seats]

    def line(self, notation: str) -> Locator:
        """Where a choice can be taken now; the first place that can be seen."""
        return self.page.locator(f"[data-choice={json.dumps(notation)}]:visible").first

    def choose(self, notation: str) -> None:
        """Take a choice with the mouse, and wait until the page shows what came of it."""
        before, tile = self.position, self.page.locator(f".joiner[data-plan={json.dumps(notation)}]:visible")
        if tile.count():  # a tap plans it, and the draw makes what is planned first
            tile.click()
            self.page.locator(".test .go .button:visible").first.click()
            self.past_plan(before)
        else:
            self._pick_card(notation)
            self.line(notation).click()
            self.past(before)

    def _pick_card(self, notation: str) -> None:
        """An attack with a combat card lies beside the enemies once that card is picked."""
        card = self.page.locator(f"[data-card={json.dumps(notation.rpartition(' using ')[2])}]:visible")
        if " using " in notation and card.count():
            card.first.click()

    def play(self, luck: Luck, done: Callable[[TableOnPage], bool], most: int = MOST, *, strict: bool = True) -> int:
        """Take whatever is asked for, any verb as likely as another, until something is true; how many it took."""
        for made in range(most):
            if done(self) or not self.own:
                return made
            verb = luck.pick(sorted({notation.split()[0] for notation in self.own}))
            self.choose(luck.pick([notation for notation in self.own if notation.split()[0] == verb]))
        if strict and not done(self):
            raise AssertionError(f"not so after {most} choices")
        return most

    @property
    def question(self) -> str:
        """What is asked, in words."""
        return plain(self.told.decision.question)

    @property
    def asked(self) -> re.Pattern[str]:
        """What is asked, as the name of a heading or a button."""
        return spoken(self.question)

    def past(self, position: int) -> None:
        """Wait until the page shows something later than a position."""
        self.page.locator(f'.table:not([data-position="{position}"])').wait_for()
        self.laid()

    def past_plan(self, position: int) -> None:
        """Wait until a plan that was begun at a position is made whole, one choice after the other."""
        self.past(position)
        self.page.locator('.menu[aria-busy="true"]').wait_for(state="detached")
        self.laid()

    def wait(self, position: int) -> None:
        """Wait until the page shows a position that somebody else has reached."""
        self.page.locator(f'.table[data-position="{position}"]').wait_for()
        self.laid()

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)
        socket.on("framesent", self.note_sent)

    def note_sent(self, text: str | bytes) -> None:
        """Note a request of the page."""
        self.sent.append(read_request(text))

    def _received(self, text: str | bytes) -> None:
        self.frames.append(text if isinstance(text, str) else text.decode())
        event = read_event(text)
        self.heard.append(event)
        if isinstance(event, (Snapshot, Changed)):
            self.scene = with_sections(None if isinstance(event, Snapshot) else self.scene, event.sections)
            self.position = event.position

    def _failed(self, error: Error) -> None:
        self.troubles.append(Trouble(str(error)))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(Trouble(message.text))
