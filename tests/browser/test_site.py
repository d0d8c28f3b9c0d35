"""The whole game as a page: played without a server, in one tab at a time, on a device that may be full."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from sleeping_gods.journal.reading import parse
from sleeping_gods.site import building, tools
from sleeping_gods.storage.records import Tried
from sleeping_gods.storage.trial import try_file

from .conftest import Server
from .site_tables import built_site

pytestmark = [
    pytest.mark.slow,
    pytest.mark.long,
    pytest.mark.skipif(
        not tools.PYODIDE.is_dir() or not shutil.which("node") or not (building.BUILT_PAGE / "play.html").is_file(),
        reason="needs Node, Pyodide and the page: make site",
    ),
]
PATIENCE = 180_000
"""Milliseconds: an engine that starts takes a few seconds of a processor that others use too."""
LIKES = '{"lang": "en", "motion": false, "coach": false}'
KEPT = """async () => {
    const { build, files } = await (await fetch("engine.json")).json();
    const kept = await (await caches.open(`sleeping-gods-${build}`)).keys();
    return kept.length > files.filter((file) => file.part === "page" || file.part === "base").length;
}"""
CHOOSE = "document.querySelector('[data-choice]:not([disabled])').click()"
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def playable_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site without the rules; what was compiled before is taken from the build folder."""
    return built_site(tmp_path_factory.mktemp("playable"))


@pytest.fixture
def served(playable_site: Path) -> Iterator[Server]:
    """A plain server of files for it."""
    server = Server(playable_site)
    yield server
    server.stop()


def visit(context: BrowserContext, address: str) -> Page:
    """A new tab of somebody who wants things still."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(f"localStorage.getItem('sleeping-gods') ?? localStorage.setItem('sleeping-gods', '{LIKES}')")
    page.goto(address)
    return page


def asked(page: Page) -> tuple[str, str]:
    """Where a table stands once something is asked there: its position, and its question with the answers."""
    page.wait_for_selector(".table[data-link=up] [data-choice]:not([disabled])")
    words = page.locator("[data-choice]").all_inner_texts()
    return page.locator(".table").get_attribute("data-position") or "", "\n".join(words)


def begin(context: BrowserContext, address: str, world: str) -> Page:
    """A campaign of a world."""
    page = visit(context, f"{address}/play.html")
    page.locator(f"[data-pack={world}]").click()
    asked(page)
    return page


def choose(page: Page, times: int = 1) -> None:
    """Take the first choice, and wait until it has been told."""
    for _ in range(times):
        before, _words = asked(page)
        page.evaluate(CHOOSE)
        page.wait_for_function("before => document.querySelector('.table').dataset.position !== before", arg=before)


def test_both_games_are_played_without_server_and_network(installing: BrowserContext, playable_site: Path) -> None:
    """The first turns of each game with the server stopped; closed and opened again, everything is as it was."""
    server = Server(playable_site)
    stood = {}
    for world in ("harbour", "airfield"):
        page = begin(installing, server.url, world)
        page.wait_for_function(KEPT, polling=1000)
        stood[world] = page.url
        page.close()
    server.stop()
    installing.set_offline(True)
    for world, address in stood.items():
        page = visit(installing, address)
        choose(page, 4)
        before = asked(page)
        page.close()
        page = visit(installing, address)
        assert asked(page) == before, world
        page.close()
    page = visit(installing, f"{server.url}/play.html")
    expect(page.locator("article.first .stands")).not_to_be_empty()
    assert page.locator("article a").count() == 2


BOX_LINES = {
    "own-sea": ("use bridge", "event ", "says gain 2 coins", "close book"),
    "own-skies": ("says gain 2 rope", "close book"),
}
"""What is told on the first turn with a printed box; any event that is listed."""
TOLD = re.compile(r"says (?P<form>\w+) (?P<number>\d) (?P<word>\w+)")
"""A line that is told by tiles."""


def taps_for(line: str) -> list[str]:
    """What is touched to tell a line of a box."""
    if told := TOLD.fullmatch(line):
        form, number, word = told.groups()
        return [f"[data-form={form}]", f"[data-key='{number}']", f"[data-word={word}]", "[data-send]"]
    return [f"[data-choice^='{line}']"]


@pytest.mark.parametrize("world", BOX_LINES)
def test_a_printed_box_is_told_on_paper_and_taken_along(installing: BrowserContext, served: Server, world: str) -> None:
    """A board is confirmed, a line told, the table opened again; its file goes on natively, its sheets are laid out."""
    page = begin(installing, served.url, world)
    board = page.locator("[data-board]").get_attribute("data-board")
    page.locator("[data-as-printed]").click()
    expect(page.locator(f"[data-board='{board}']")).to_have_count(0)
    page.locator("[data-later]").click()
    for line in BOX_LINES[world]:
        before = page.locator(".table").get_attribute("data-position")
        for selector in taps_for(line):
            page.locator(selector).locator("visible=true").first.click()
        page.wait_for_function("before => document.querySelector('.table').dataset.position !== before", arg=before)
    stands = asked(page)
    address = page.url
    page.close()

    again = visit(installing, address)
    assert asked(again) == stands
    data = exported(again)
    assert try_file(data) == Tried(data, cut=0, unverified=0)
    assert [line for line in BOX_LINES[world] if f" {line}".encode() not in data] == []
    again.keyboard.press("Escape")
    again.get_by_role("button", name="Settings and help").dispatch_event("click")
    again.locator("#desk-panel-agreed").dispatch_event("click")
    again.locator("[data-paper=form]").dispatch_event("click")
    expect(again.locator("details[data-section]").first).to_be_visible(timeout=PATIENCE)
    again.locator("dialog [role=tab]").nth(2).click()
    expect(again.locator(".paper-sheets article")).to_have_count(2)


def test_a_second_tab_says_so_and_takes_over(installing: BrowserContext, served: Server) -> None:
    """One tab plays at a time, and either can take over."""
    first = begin(installing, served.url, "harbour")
    choose(first)
    stands = asked(first)
    second = visit(installing, first.url)
    second.get_by_role("alertdialog").get_by_role("button", name="Take over here").click()
    assert asked(second) == stands
    choose(second)
    stands = asked(second)
    first.get_by_role("alertdialog", name="Another tab has taken over").get_by_role(
        "button", name="Take over here"
    ).click()
    assert asked(first) == stands
    expect(second.get_by_role("alertdialog")).to_be_visible()


def test_a_full_device_refuses_a_choice_and_loses_nothing(installing: BrowserContext, served: Server) -> None:
    """A choice that cannot be written does not count, and the next one does once there is room."""
    page = begin(installing, served.url, "harbour")
    page.wait_for_function(KEPT, polling=1000)
    choose(page, 2)
    stands = asked(page)
    browser = installing.new_cdp_session(page)
    browser.send("Storage.overrideQuotaForOrigin", {"origin": served.url, "quotaSize": 1})
    page.evaluate(CHOOSE)
    expect(page.locator("[data-key=cannot-save]")).to_be_visible()
    assert asked(page) == stands
    browser.send("Storage.overrideQuotaForOrigin", {"origin": served.url})
    choose(page)
    after = asked(page)
    again = visit(installing, page.url)
    again.get_by_role("alertdialog").get_by_role("button", name="Take over here").click()
    assert asked(again) == after


def test_a_new_build_waits_for_the_table_and_goes_on_with_it(
    installing: BrowserContext, playable_site: Path, tmp_path: Path
) -> None:
    """It is offered while a table is open, taken when somebody says so, and the campaign goes on where it was."""
    folder = shutil.copytree(playable_site, tmp_path / "site")
    server = Server(folder)
    page = begin(installing, server.url, "harbour")
    page.wait_for_function(KEPT, polling=1000)
    for name in ("sw.js", "engine.json"):
        old = (folder / name).read_text("utf-8")
        build = json.loads((playable_site / "engine.json").read_text("utf-8"))["build"]
        (folder / name).write_text(old.replace(build, "0123456789abcdef"), "utf-8")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    expect(page.locator(".new")).to_be_visible(timeout=PATIENCE)
    choose(page)
    stands = asked(page)
    other = visit(installing, f"{server.url}/play.html")
    other.locator(".new .main").click()
    expect(other.locator(".new")).to_contain_text("another tab")
    other.close()
    with page.expect_navigation():
        page.locator(".new .main").dispatch_event("click")  # the opening lies above it
    assert asked(page) == stands
    assert page.evaluate("caches.keys()") == ["sleeping-gods-0123456789abcdef"]
    server.stop()


def natively(world: str, choices: int, data: bytes = b"") -> bytes:
    """A campaign file after so many choices, from its beginning or from another file."""
    run = [sys.executable, "-m", "tests.browser.native_campaign", world, str(choices)]
    return subprocess.run(run, input=data, capture_output=True, check=True, cwd=ROOT).stdout


def exported(page: Page) -> bytes:
    """The file of the campaign that is open, as the page saves it."""
    page.get_by_role("button", name="Settings and help").dispatch_event("click")
    page.locator("#desk-panel-agreed").dispatch_event("click")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Keep it as a file").dispatch_event("click")
    return Path(saved.value.path()).read_bytes()


def test_a_long_campaign_goes_on_in_the_page_and_natively_again(installing: BrowserContext, served: Server) -> None:
    """A thousand choices made natively are taken in, some are made in the page, and more natively after that."""
    native = natively("wandering-sea", 1000)
    page = visit(installing, f"{served.url}/play.html")
    page.locator("input[type=file]").set_input_files(
        {"name": "long.campaign", "mimeType": "text/plain", "buffer": native}
    )
    assert int(asked(page)[0]) == len(parse(native).journal.entries)
    choose(page, 5)
    stands = int(asked(page)[0])
    data = exported(page)
    assert data.startswith(native)
    assert try_file(data) == Tried(data, cut=0, unverified=0)
    assert len(parse(data).journal.entries) == stands
    after = natively("wandering-sea", 5, data)
    assert after.startswith(data)
    assert try_file(after) == Tried(after, cut=0, unverified=0)
    assert len(parse(after).journal.entries) > stands


def test_pages_that_are_killed_lose_no_choice(playable_site: Path) -> None:
    """All its processes die at random moments; what was acknowledged is there when it is opened again."""
    run = [sys.executable, str(ROOT / "tools" / "kill_page.py"), str(playable_site), "--kills", "4", "--seed", "11"]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "lost or doubled: 0" in done.stdout
