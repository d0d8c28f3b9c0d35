"""The atlas in the browser: the map is moved by mouse and keyboard, tells of its places, and leads on from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Welcome
from .stages import reached
from .table import PHONE, Guest
from .tables import Hall

pytestmark = pytest.mark.slow


ALONE = ("Captain",)


def offered(guest: Guest, begin: str) -> str:
    """The first choice on offer that begins so."""
    return next(choice for choice in guest.told if choice.startswith(begin))


def moved(guest: Guest) -> str:
    """How the picture lies now."""
    return str(guest.page.locator(".chart .world").evaluate("one => one.style.transform"))


def card(guest: Guest) -> Locator:
    """What is told of a place."""
    return guest.page.locator(".chart").get_by_role("dialog")


def test_where_we_can_sail_is_lit_and_told_with_its_cost(hall: Hall, ada: Guest) -> None:
    """A region opens by keyboard; its choice stands in it, and taking it moves the ship and shuts the card."""
    ada.sits_at(hall.lay(reached("wandering-sea", "sail", ALONE)))
    choice = offered(ada, "sail ")
    ship = ada.page.locator(".figure.ship")
    before, position = ship.evaluate("one => one.ariaLabel"), ada.position
    region = ada.page.locator(f'[data-area="{choice.split()[1]}"]')

    region.focus()
    region.press("Enter")
    expect(card(ada)).to_contain_text("1 move")
    expect(ada.page.locator(".route text")).to_have_text("1 move")
    assert ada.position == position, "nothing is taken by a look at the map"
    card(ada).locator(f'[data-choice="{choice}"]').click()
    ada.moves_on(position)

    expect(card(ada)).to_have_count(0)
    assert ship.evaluate("one => one.ariaLabel") != before


def test_the_map_is_moved_by_keys_and_the_ship_is_found_again(ada: Guest) -> None:
    """Arrows, plus and minus while it has the keyboard; elsewhere they are left to the list of answers."""
    ada.has_begun("wandering-sea")
    window = ada.page.locator(".chart .window")
    expect(ada.page.locator(".figure.ship svg")).to_be_visible()
    first = moved(ada)

    window.press("ArrowRight")
    aside = moved(ada)
    window.press("+")
    nearer = moved(ada)
    ada.page.get_by_role("button", name="The whole map").click()
    whole = moved(ada)
    ada.page.locator("body").press("ArrowDown")

    assert len({first, aside, nearer, whole}) == 4
    assert moved(ada) == whole
    ada.page.get_by_role("button", name="To the ship").click()
    expect(ada.page.locator(".figure.ship svg")).to_be_in_viewport()


def test_the_map_is_dragged_and_nothing_opens_by_it(ada: Guest) -> None:
    """A press that moves is no click; the wheel brings it nearer."""
    ada.has_begun("wandering-sea")
    expect(ada.page.locator(".figure.ship svg")).to_be_visible()
    box = ada.page.locator(".chart .window").bounding_box()
    assert box
    before = moved(ada)

    ada.page.mouse.move(box["x"] + 300, box["y"] + 200)
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] + 240, box["y"] + 190, steps=4)
    ada.page.mouse.up()
    dragged = moved(ada)
    expect(card(ada)).to_have_count(0)
    ada.page.mouse.wheel(0, -300)
    expect(ada.page.locator(".chart .world")).not_to_have_attribute("style", dragged)
    ada.page.mouse.click(box["x"] + 240, box["y"] + 190)

    assert before != dragged
    expect(card(ada)).to_have_count(1)


def test_a_note_is_a_pin_for_everybody(ada: Guest) -> None:
    """Words about a place stay words, whatever is written; another browser at the table sees the pin."""
    address = ada.has_begun("wandering-sea")
    words = "Ask for <img src=x onerror=alert(1)> here"
    place = ada.page.locator("[data-place]").nth(2)
    number = place.get_attribute("data-place")

    place.dispatch_event("click")
    position = ada.position
    card(ada).get_by_role("textbox").fill(words)
    card(ada).get_by_role("button", name="Pin").click()
    ada.moves_on(position)

    expect(ada.page.locator(f'[data-place="{number}"] .pin')).to_be_visible()
    expect(card(ada)).to_contain_text(words)
    assert ada.page.locator(".chart img[src='x']").count() == 0
    ada.page.reload()
    ada.opens(address)
    expect(ada.page.locator(f'[data-place="{number}"] .pin')).to_have_count(1)


def test_a_sign_at_the_edge_turns_the_page(ada: Guest) -> None:
    """The spread beyond is shown, with another picture, and the ship is still a click away."""
    ada.has_begun("wandering-sea")
    ship = ada.page.locator(".figure.ship svg")
    expect(ship).to_be_visible()
    pictures = ada.page.locator(".chart .world img")
    before = pictures.get_attribute("src")

    ada.page.get_by_role("button", name="To page 4").dispatch_event("click")
    expect(ship).to_have_count(0)
    beyond = pictures.get_attribute("src")
    ada.page.get_by_role("button", name="To the ship").click()

    expect(ship).to_be_visible()
    assert beyond != before
    assert pictures.get_attribute("src") == before


def test_on_foot_every_square_says_how_far_it_is(hall: Hall, ada: Guest) -> None:
    """DS: squares in reach bear their distance, and a way is drawn to the one that is opened."""
    ada.sits_at(hall.lay(reached("airfield", "travel", ALONE)))
    choice = offered(ada, "travel ")
    lit = ada.page.locator("[data-area].lit").first

    expect(ada.page.locator(".far").first).to_have_text(re.compile(r"\d"))
    lit.focus()
    lit.press("Enter")

    expect(card(ada)).to_contain_text("1 square")
    expect(card(ada).locator("button.line").first).to_be_visible()
    expect(ada.page.locator(".route polyline").first).to_be_attached()
    assert choice


def test_the_list_says_what_the_picture_shows(ada: Guest) -> None:
    """For whoever reads rather than looks: every region and place by its name, and it stays open."""
    ada.has_begun("wandering-sea")
    places = ada.page.locator("[data-place]")
    expect(places.nth(6)).to_be_attached()
    shown = places.count()

    ada.page.get_by_role("tab", name="Places").click()
    expect(ada.page.locator(".places .place").first).to_be_visible()
    listed = ada.page.locator(".places .place").count()
    ada.takes(ada.told[-1])

    assert listed >= shown > 5
    expect(ada.page.locator(".places .place").first).to_be_visible()


def test_on_a_phone_the_map_answers_where_it_is(hall: Hall, welcome: Welcome) -> None:
    """A region opens over the map, with its choice; nothing reaches over the edge of the screen."""
    ada = welcome(size=PHONE)
    ada.sits_at(hall.lay(reached("wandering-sea", "sail", ALONE)))
    choice = offered(ada, "sail ")
    position = ada.position
    ada.page.get_by_role("navigation").get_by_role("button", name="Atlas").click()
    region = ada.page.locator(f'[data-area="{choice.split()[1]}"]')

    region.focus()
    region.press("Enter")
    line = card(ada).locator(f'[data-choice="{choice}"]')
    expect(line).to_be_in_viewport()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    expect(ada.page.locator(".bar .question")).to_be_in_viewport()
    line.click()

    expect(ada.page.locator(".table")).not_to_have_attribute("data-position", position)
