"""The party, its cards and its journal on the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .table import Guest

pytestmark = pytest.mark.slow
PICTURES = "() => [...new Set([...document.querySelectorAll('use')].map((use) => use.getAttribute('href')))]"
FOUND = """async (addresses) => Promise.all(addresses.map(async (address) => {
  const [file, id] = address.split('#');
  const answer = await fetch(file);
  const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').getElementById(id);
  return answer.ok && drawn !== null ? '' : address;
}))"""


@pytest.mark.parametrize(
    ("pack", "people", "first"), [("harbour", 9, "Captain Odessa"), ("airfield", 5, "Claire Smith")]
)
def test_everybody_has_a_board_that_opens(pack: str, people: int, first: str, ada: Guest) -> None:
    """In sight at once, each with a face and an emblem; a board opens with everything, and Escape closes it."""
    ada.has_begun(pack)
    boards = ada.page.locator(".party .board")

    expect(boards).to_have_count(people)
    expect(boards.locator(".medallion use")).to_have_count(people)
    expect(boards.locator(".emblem use")).to_have_count(people)
    ada.page.get_by_role("button", name=f"Everything about {first}").click()
    dialog = ada.page.get_by_role("dialog", name=first)
    expect(dialog.locator(".skills li").first).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("pack", ["wandering-sea", "airfield"])
def test_cards_lie_open_with_their_pictures(pack: str, ada: Guest) -> None:
    """Everything that is drawn is there; a card opens large by Enter."""
    ada.has_begun(pack)

    ada.page.get_by_role("navigation").get_by_role("button", name="Cards").click()
    cards = ada.page.locator(".holdings li button")
    expect(cards.first).to_be_visible()
    addresses = ada.page.evaluate(PICTURES)
    cards.first.press("Enter")

    expect(ada.page.get_by_role("dialog").locator(".card.large")).to_be_visible()
    assert len(addresses) > 20
    assert [address for address in ada.page.evaluate(FOUND, addresses) if address] == []
