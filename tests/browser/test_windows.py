"""The table in every window: what is asked can be seen and answered, and an answer leads to what is asked next."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .checks import PHONE
from .conftest import Sitting
from .on_page import TableOnPage
from .stages import reached
from .tables import Hall
from .windows import MOMENTS, WINDOWS, Moment, Window, flaws

pytestmark = pytest.mark.slow
SMALL = {"wandering-sea": "harbour", "lifted-north": "airfield"}
"""The short worlds have the same moments, and are played to them sooner."""
OF_PORT = tuple(window for window in WINDOWS if window.name == "phone-large-text")
"""Where the question of a port lay far below, and the bar under it."""
OF_FIGHT = tuple(window for window in WINDOWS if window.name in ("laptop", "tablet-lying", "phone", "phone-large-text"))
"""Panes side by side, a tablet, one pane at a time, and letters twice as large."""
EVERYWHERE = [(moment.name, WINDOWS) for moment in MOMENTS]
FRAMES = 60
LAPTOP: ViewportSize = {"width": 1280, "height": 800}


TABLET_UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
TAKEN = 0.85
"""The part of its window that a page of the story takes at least."""
USED = "taken => [...document.querySelectorAll('article.page')].at(-1).clientWidth / innerWidth > taken"
"""Whether it does."""


def moment_of(name: str) -> Moment:
    """The moment of this name."""
    return next(moment for moment in MOMENTS if moment.name == name)


def flaws_that_stay(page: Page, window: str) -> list[str]:
    """What is still wrong when the page has had frames enough to notice that its window or its letters changed."""
    for _ in range(FRAMES):
        if not (wrong := flaws(page, window)):
            return []
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    return wrong


@pytest.mark.parametrize(
    ("name", "windows"),
    [
        pytest.param("sea-fight", OF_FIGHT, id="sea-fight-few"),
        pytest.param("sea-port", OF_PORT, id="sea-port-one"),
        *(pytest.param(*looked_at, marks=pytest.mark.long, id=looked_at[0]) for looked_at in EVERYWHERE),
    ],
)
def test_a_moment_in_every_window(hall: Hall, sit: Sitting, name: str, windows: tuple[Window, ...]) -> None:
    """S3, S4, S5, D3, D26, D27: the question and an answer are on the screen or reached by a bar; nothing is cut."""
    moment = moment_of(name)
    table = sit(hall.lay(reached(SMALL.get(moment.pack, moment.pack), moment.stage)))
    page, wrong = table.page, []
    for number, window in enumerate(windows):
        page.set_viewport_size(window.size)
        page.reload()
        table.laid()
        window.set_text(page)
        if number == 0 or "press" not in moment.prepare.__qualname__:
            moment.prepare(page)
            table.laid()
        wrong += flaws_that_stay(page, window.name)

    assert not wrong, "\n".join(wrong)


def scrolled(page: Page) -> int:
    """How far the page of a phone is scrolled."""
    return int(page.evaluate("Math.round(document.querySelector('main').scrollTop)"))


def test_on_a_phone_an_answer_leads_to_what_is_asked_next(hall: Hall, sit: Sitting) -> None:
    """D5: from a place of the atlas to the book, and from the foot of a fight to its board."""
    table = sit(hall.lay(reached("harbour", "explore")))
    page = table.page
    page.set_viewport_size(PHONE)
    page.locator(".bar .place.atlas").click()
    choice = next(notation for notation in table.own if notation.startswith("explore "))
    page.locator(f'[data-place="{choice.split()[1]}"]').click()
    page.locator(".chart").get_by_role("dialog").locator("[data-choice]").first.click()

    expect(page.locator(".bar .place.book")).to_have_attribute("aria-current", "page")
    expect(page.locator(".book [role=tabpanel]")).to_be_in_viewport()


def attacks(table: TableOnPage) -> list[str]:
    """The attacks that can be chosen."""
    return [notation for notation in table.own if notation.startswith("attack ")]


def test_on_a_phone_a_fight_is_seen_from_its_top_after_each_answer(hall: Hall, sit: Sitting) -> None:
    """D5, S4, D3: the board comes into sight, the bar stays away from it, and what is planned can be made."""
    table = sit(hall.lay(reached("harbour", "fight")))
    page = table.page
    page.set_viewport_size(PHONE)
    while not attacks(table):
        table.choose(table.own[0])
    page.locator(".leaf").last.evaluate("leaf => leaf.lastElementChild.scrollIntoView()")
    assert scrolled(page) > 0

    table.choose(attacks(table)[0])
    while not page.locator("[data-square][data-plan]").count():
        table.choose(table.own[0])
    square = page.locator("[data-square][data-plan]").first
    expect(square).to_be_in_viewport(ratio=1)
    square.click()
    make = page.get_by_role("region", name="The blow").get_by_role("button", name="Cover")
    expect(make).to_be_in_viewport(ratio=1)
    before = table.position
    make.click()
    table.past(before)


def test_on_a_tablet_held_upright_a_page_takes_the_width_of_the_book(hall: Hall, sit: Sitting) -> None:
    """In letters that grow with it, so that a line is no longer than eighty of them."""
    page = sit(hall.lay(reached("harbour", "story"))).page
    page.set_viewport_size(TABLET_UPRIGHT)
    story = page.locator("article.page").last
    expect(page.locator("html")).to_have_attribute("data-panes", "stacked")
    expect(story).to_be_visible()

    page.wait_for_function(USED, arg=TAKEN)


def test_a_card_named_in_the_log_is_played_from_its_drawer(hall: Hall, sit: Sitting) -> None:
    """D4: the word that had the focus goes with the answer; the page complains of nothing (`sit` looks)."""
    table = sit(hall.lay(reached("airfield", "fight")))
    page = table.page
    page.set_viewport_size(LAPTOP)
    while not attacks(table):
        table.choose(table.own[0])
    names = page.locator(".book .leaf section button.open")
    for number in range(names.count()):
        names.nth(number).click()
        drawer = page.get_by_role("dialog")
        line = drawer.locator('[data-choice^="attack "]').first
        if line.count():
            break
        page.keyboard.press("Escape")
    before = table.position
    line.click()
    table.past(before)

    expect(drawer).to_have_count(0)
