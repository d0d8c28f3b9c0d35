"""Words of strangers are words: names, talk, notes and whatever a pack says never run, and a policy forbids it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.wire.events import Done

from ..daily import first_daily
from ..web.player import Player, ask_whole
from .conftest import Sitting
from .hostile_words import CANARY, PAYLOADS, Poison
from .stages import reached
from .tables import Hall

pytestmark = pytest.mark.slow
ALIVE = (
    "script:not([src]), iframe, object, embed, base, [onerror], [onload], [onfocus], [ontoggle], [href^='javascript:']"
)
"""What only a payload could have brought onto a page."""


def is_harmless(page: Page) -> bool:
    """Whether nothing has run, and nothing stands there that could."""
    ran = page.evaluate(f"() => window.{CANARY} || document.documentElement.dataset.{CANARY} || ''")
    return not ran and page.locator(ALIVE).count() == 0


def test_there_are_three_hundred() -> None:
    """Each of them another."""
    assert len(set(PAYLOADS)) == len(PAYLOADS) == 300


@pytest.mark.parametrize(
    ("pack", "stage"), first_daily([("harbour", "fight"), ("airfield", "encounter"), ("harbour", "market")])
)
def test_whatever_is_told(hall: Hall, sit: Sitting, pack: str, stage: str) -> None:
    """A payload in every word of every section, name and saying: all are read on the page, none of them runs."""
    poison = Poison()

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda text: page.send(poison.event(str(text))))
        lines.append(page)

    lines: list[WebSocketRoute] = []
    table = sit(hall.lay(reached(pack, stage)), between=between)
    page = table.page
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    for number, payload in enumerate(PAYLOADS, start=1):
        lines[-1].send(_said(table.position, number, payload))

    for leaf in page.get_by_role("tab").all():
        leaf.click()
        assert is_harmless(page)
    page.get_by_role("button", name="Settings and help").click()
    page.locator("#desk-panel-people").click()  # who plays alone finds there what was said
    for payload in PAYLOADS[100::50]:  # the page keeps the last 200
        expect(page.get_by_text(payload, exact=False).last).to_be_attached()
    page.keyboard.press("Escape")
    page.get_by_role("tab").first.click()
    page.get_by_role("navigation").get_by_role("button", name=re.compile("^Cards")).click()
    page.get_by_role("button", name="Everything about").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert is_harmless(page)
    page.keyboard.press("Escape")

    assert poison.used == set(PAYLOADS)
    assert is_harmless(page)


def _said(position: int, number: int, text: str) -> str:
    return json.dumps({"kind": "chat", "position": position, "number": number, "who": "p1", "text": text})


def test_names_talk_and_notes_on_their_real_way(hall: Hall, sit: Sitting) -> None:
    """Through the server and back: the campaign, the players, what is said and pinned; also on the first page."""
    short = [payload for payload in PAYLOADS if len(payload) <= 60]
    game, box = load_pack("harbour")
    setup = setup_for(game, box, (short[0], short[11]), {"seed": "7"})
    laid = hall.lay(format_journal(Campaign.begin(game, box, setup).journal).encode(), (), name=short[22])
    table = sit(laid)
    page = table.page

    page.get_by_role("button", name="Settings and help").click()
    page.locator("#desk-panel-people").click()
    for payload in short[::20]:
        page.get_by_role("textbox", name="Say something").fill(payload)
        page.keyboard.press("Enter")
        expect(page.get_by_role("list", name="Talk").get_by_text(payload)).to_be_visible()
    page.keyboard.press("Escape")
    areas = table.told.map.areas
    open_at = next(area.page for area in areas if area.here)
    spots = [spot.ref for area in areas if area.page // 2 == open_at // 2 for spot in area.spots]
    guest = Player(hall.url, laid.campaign, laid.secrets[0])
    at = guest.position
    pinned = [*zip(spots, short[5::20], strict=False)]
    assert len(pinned) > 2
    for spot, payload in pinned:
        done = guest.choose(f"note {spot} {payload}", position=at)
        assert isinstance(done, Done)
        at = done.position
    guest.close()
    table.wait(at)
    page.get_by_role("tab", name="Places").click()
    for _, payload in pinned:
        expect(page.get_by_text(payload).first).to_be_attached()
    assert is_harmless(page)
    assert page.title() == f"Your turn · {short[22]}"
    page.goto(hall.url)
    expect(page.get_by_text(short[22])).to_be_visible()

    assert is_harmless(page)


def test_the_policy_allows_no_script_inside_a_page(hall: Hall) -> None:
    """Neither inline nor by eval nor from elsewhere, on every page."""
    for path in ("/", "/join", "/c/0123456789abcdef", "/about"):
        _, _, headers = ask_whole(hall.url, "GET", path)
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))

        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
