"""The table in the browser: from the first page into a campaign, and on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ..web.player import ask
from .conftest import Welcome
from .stages import reached
from .table import PHONE, Guest
from .tables import Hall

pytestmark = pytest.mark.slow


def test_two_clicks_lead_to_the_first_decision(ada: Guest) -> None:
    """One click begins a campaign of one; the second is the first decision."""
    address = ada.begins()

    assert "/c/" in address
    assert ada.question
    first = ada.told
    ada.takes(first[0])
    assert ada.told != first


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_a_choice_changes_the_page_and_the_log(pack: str, ada: Guest) -> None:
    """What was asked is answered, what is asked next is told, and what happened stands in the log."""
    ada.has_begun(pack)
    first = ada.lines.first
    label = (first.locator(".label") if first.locator(".label").count() else first).inner_text()

    ada.takes(ada.told[0])
    ada.page.get_by_role("tab", name="Log").click()

    expect(ada.page.locator(".log li.choice").first).to_be_visible()
    assert label in ada.page.locator(".log").inner_text()


def test_a_step_back_asks_again_and_forward_answers_again(ada: Guest) -> None:
    """Undo and redo are a click each."""
    ada.has_begun()
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


def test_two_at_one_table_each_in_their_language(welcome: Welcome) -> None:
    """An invitation leads Ben to the same table; what Ada does there he is told in French."""
    ada, ben = welcome(), welcome("fr-FR")
    address = ada.has_begun()
    campaign = address.rpartition("/")[2]
    cookie = next(one for one in ada.page.context.cookies() if one["name"] == "seat")
    _, made = ask(ada.url, "POST", f"/api/campaigns/{campaign}/invites", {"role": "spectator"}, cookie["value"])

    ben.page.goto(made["url"])
    ben.page.get_by_label("Comment vous appelle-t-on").fill("Ben")
    ben.page.get_by_role("button", name="Regarder").click()
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


def test_another_language_in_the_middle_of_play(ada: Guest) -> None:
    """One click, and everything is told anew; the place is kept."""
    ada.has_begun()
    asked, told = ada.question, ada.told

    ada.page.get_by_role("button", name="Français").click()
    ada.has_language("fr")

    assert ada.told == told
    assert ada.question != asked


def test_a_table_that_is_not_ones_own_says_so(welcome: Welcome) -> None:
    """Somebody without a place is told, once, and led back."""
    ada, eve = welcome(), welcome()
    address = ada.has_begun()

    eve.page.goto(address)

    expect(eve.page.get_by_role("heading", name="This table is not here")).to_be_visible()
    eve.page.get_by_role("link", name="To the first page").click()
    expect(eve.page.get_by_role("heading", name="Begin a campaign")).to_be_visible()


def test_on_a_phone_the_question_is_always_in_reach(welcome: Welcome) -> None:
    """One place at a time; the question stands below each, and leads to its answers; nothing is wider than that."""
    ada = welcome(size=PHONE)
    ada.has_begun("wandering-sea")

    for place in ("Atlas", "Party", "Cards"):
        ada.page.get_by_role("navigation").get_by_role("button", name=place).click()
        question = ada.page.locator(".bar .question")
        expect(question).to_be_in_viewport()
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        question.click()
        expect(ada.lines.first).to_be_visible()


def test_what_a_line_is_about_lights_up_and_leads_to_it(hall: Hall, ada: Guest) -> None:
    """A place of the map that a choice names can be clicked: what is known of it opens, with the lines that name it."""
    ada.sits_at(hall.lay(reached("wandering-sea", "explore", ("Captain",))))
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
