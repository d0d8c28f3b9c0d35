"""The table in the browser: from the first page into a campaign, and on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ..web.player import ask
from .table import PHONE, Guest, laid_table

pytestmark = pytest.mark.slow
Welcome = Callable[..., Guest]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all tests of this file."""
    with laid_table(tmp_path_factory.mktemp("table") / "data") as url:
        yield url


@pytest.fixture
def welcome(browser: Browser, table: str) -> Iterator[Welcome]:
    """Lets somebody in; nobody may leave with a complaint."""
    guests: list[Guest] = []

    def let_in(**how: object) -> Guest:
        guests.append(Guest(browser, table, **how))  # type: ignore[arg-type]  # as a guest is made
        return guests[-1]

    yield let_in
    complaints = [guest.complaints for guest in guests if not guest.is_content()]
    for guest in guests:
        guest.leaves()
    assert complaints == []


@pytest.mark.parametrize("pack", ["harbour", "wandering-sea", "airfield"])
def test_two_clicks_lead_to_the_first_decision(pack: str, welcome: Welcome) -> None:
    """One click begins a campaign of one; the second is the first decision."""
    ada = welcome()

    address = ada.begins(pack)

    assert "/c/" in address
    assert ada.question
    first = ada.told
    ada.takes(first[0])
    assert ada.told != first


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_a_choice_changes_the_page_and_the_log(pack: str, welcome: Welcome) -> None:
    """What was asked is answered, what is asked next is told, and what happened stands in the log."""
    ada = welcome()
    ada.begins(pack)
    label = ada.lines.first.locator(".label").inner_text()

    ada.takes(ada.told[0])
    ada.page.get_by_role("tab", name="Log").click()

    expect(ada.page.locator(".log li.choice").first).to_be_visible()
    assert label in ada.page.locator(".log").inner_text()


def test_a_step_back_asks_again_and_forward_answers_again(welcome: Welcome) -> None:
    """Undo and redo are a click each."""
    ada = welcome()
    ada.begins()
    before, asked = ada.told, ada.question
    ada.takes(before[1])
    after = ada.told

    position = ada.position
    ada.page.get_by_role("button", name="Take back a step").click()
    ada.moves_on(position)
    back = (ada.told, ada.question)
    position = ada.position
    ada.page.get_by_role("button", name="Forward again").click()
    ada.moves_on(position)

    assert back == (before, asked)
    assert ada.told == after != before


def test_a_reload_keeps_the_place(welcome: Welcome) -> None:
    """The same table at the same decision, by its address alone; the first page lists it too."""
    ada = welcome()
    address = ada.begins()
    ada.takes(ada.told[0])
    asked, told = ada.question, ada.told

    ada.page.reload()
    ada.is_asked()
    again = (ada.page.url, ada.question, ada.told)
    ada.page.goto(ada.url)
    ada.page.locator(f'a[href="{address.removeprefix(ada.url)}"]').click()
    ada.is_asked()

    assert again == (address, asked, told)
    assert (ada.page.url, ada.question) == (address, asked)


def test_two_at_one_table_each_in_their_language(table: str, welcome: Welcome) -> None:
    """An invitation leads Ben to the same table; what Ada does there he is told in French."""
    ada, ben = welcome(lang="en"), welcome(lang="fr")
    address = ada.begins()
    campaign = address.rpartition("/")[2]
    cookie = next(one for one in ada.context.cookies() if one["name"] == "seat")
    _, made = ask(table, "POST", f"/api/campaigns/{campaign}/invites", {"role": "spectator"}, cookie["value"])

    ben.page.goto(made["url"])
    ben.page.get_by_label("Comment vous appelle-t-on").fill("Ben")
    ben.page.get_by_role("button", name="Prendre place").click()
    ben.has_language("fr")
    ada.has_language("en")
    asked = ben.question
    position = ben.position
    ada.takes(ada.told[0])
    expect(ben.page.locator(".table")).not_to_have_attribute("data-position", position)

    assert ben.page.url == address
    assert ben.position == ada.position
    assert ben.question not in (asked, ada.question)
    assert ben.page.get_by_role("tab", name="Journal").is_visible()


def test_another_language_in_the_middle_of_play(welcome: Welcome) -> None:
    """One click, and everything is told anew; the place is kept."""
    ada = welcome()
    ada.begins()
    asked, told = ada.question, ada.told

    ada.page.get_by_role("button", name="Français").click()
    ada.has_language("fr")

    assert ada.told == told
    assert ada.question != asked


def test_a_lost_connection_is_shown_and_healed(browser: Browser, tmp_path: Path) -> None:
    """The server goes and comes back at the same address: nothing is reloaded, and play goes on."""
    with laid_table(tmp_path / "data") as url:
        ada = Guest(browser, url)
        ada.begins()
        ada.takes(ada.told[0])
        ada.page.evaluate("window.same = true")
        told, asked = ada.told, ada.question

    expect(ada.page.locator(".note.lost")).to_be_visible()
    assert (ada.told, ada.question) == (told, asked)

    with laid_table(tmp_path / "data", port=int(url.rpartition(":")[2])):
        expect(ada.page.locator(".note.lost")).to_have_count(0)
        ada.is_asked()
        assert (ada.told, ada.question) == (told, asked)
        ada.takes(told[0])
        assert ada.told != told
        assert ada.page.evaluate("window.same") is True
        assert ada.is_content()
        ada.leaves()


def test_a_table_that_is_not_ones_own_says_so(welcome: Welcome) -> None:
    """Somebody without a place is told, once, and led back."""
    ada, eve = welcome(), welcome()
    address = ada.begins()

    eve.page.goto(address)

    expect(eve.page.get_by_role("heading", name="This table is not here")).to_be_visible()
    eve.page.get_by_role("link", name="To the first page").click()
    expect(eve.page.get_by_role("heading", name="Begin a campaign")).to_be_visible()


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_the_keyboard_alone_plays(pack: str, welcome: Welcome) -> None:
    """A digit takes the line of its number, arrows and Enter take another."""
    ada = welcome()
    ada.begins(pack)

    position = ada.position
    ada.page.keyboard.press("1")
    ada.moves_on(position)
    position = ada.position
    ada.page.keyboard.press("ArrowDown")
    focused = ada.page.evaluate("document.activeElement.dataset.choice")
    first = ada.told[0]
    ada.page.keyboard.press("Enter")
    ada.moves_on(position)

    assert focused == first


@pytest.mark.parametrize("pack", ["wandering-sea", "airfield"])
def test_on_a_phone_the_question_is_always_in_reach(pack: str, welcome: Welcome) -> None:
    """One place at a time; the question stands below each, and leads to its answers; nothing is wider than that."""
    ada = welcome(size=PHONE)
    ada.begins(pack)

    for place in ("Atlas", "Party", "Cards"):
        ada.page.get_by_role("navigation").get_by_role("button", name=place).click()
        question = ada.page.locator(".bar .question")
        expect(question).to_be_in_viewport()
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        question.click()
        expect(ada.lines.first).to_be_visible()


def test_what_a_line_is_about_lights_up_and_leads_to_it(welcome: Welcome) -> None:
    """A place of the map that a choice names can be clicked: what is known of it opens, with the lines that name it."""
    ada = welcome()
    ada.begins("wandering-sea")
    while not any(choice.startswith("explore ") for choice in ada.told):
        ada.takes(ada.told[-1])
    choice = next(one for one in ada.told if one.startswith("explore "))
    place = ada.page.locator(f'[data-place="{choice.split()[1]}"]')

    ada.page.locator(f'.menu [data-choice="{choice}"]').hover()
    expect(place).to_have_class(re.compile("pointed"))
    position = ada.position
    place.click()
    picked = ada.page.locator(".chart").get_by_role("dialog").locator("button.line")

    expect(picked).to_have_count(1)
    assert ada.position == position, "nothing is taken by a click on the map alone"
    assert picked.get_attribute("data-choice") == choice
    picked.click()
    ada.moves_on(position)
