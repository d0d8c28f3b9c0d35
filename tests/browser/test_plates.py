"""Plates at the table: large at first, small when the party is back, in full size, in the book, or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.content.plates import plates_in
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.party.table.pack import PartyPack
from sleeping_gods.party.table.table import of_party
from sleeping_gods.presentation.story_knowledge import past_of
from sleeping_gods.service import plates as service
from sleeping_gods.story.plates import place_of, place_plate

from ..drawn_plates import draw_plate
from .stages import STAGES, reached
from .table import Guest
from .tables import Hall

pytestmark = pytest.mark.slow
ALONE = ("Captain",)
SEED = 1


@pytest.fixture
def drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PartyPack:
    """The harbour with a plate of every place."""
    table = Campaign.begin(*load_pack("harbour"), setup_for(*load_pack("harbour"), ALONE, {})).table
    pack = of_party(table).pack
    for name in dict.fromkeys(map(place_plate, pack.paragraphs)):
        draw_plate(tmp_path / "harbour", name)
    monkeypatch.setattr(pack, "plates", plates_in(tmp_path / "harbour"))
    monkeypatch.setattr(service, "folder_of", lambda name: tmp_path / name)
    return pack


def back_at_a_place() -> bytes:
    """A campaign that asks something on a page of a place where the party has been before."""
    game, pack = load_pack("harbour")
    campaign, luck = Campaign.begin(game, pack, setup_for(game, pack, ALONE, {"seed": str(SEED)})), Luck(SEED)
    for _ in range(400):
        table = of_party(campaign.table)
        known = past_of(campaign).known(campaign.history)
        if STAGES["story"](table) and known.stays.get(place_of(table.paragraph), 0) > 1:
            return format_journal(campaign.journal).encode()
        offered = options(table)
        explores = [choice for choice in offered if choice[0] == "explore"]
        campaign.play(None, text(luck.pick(explores or offered)))
    raise LookupError(f"the party comes back to no place with seed {SEED}: take another seed")


@pytest.mark.usefixtures("drawn")
def test_a_place_is_seen_on_its_page_in_full_size_and_in_the_book(hall: Hall, ada: Guest) -> None:
    """By keyboard; whatever cannot be fetched leaves the words as they are and no empty frame."""
    page, plate = ada.page, ada.page.locator(".book article button.plate")
    page.route("**/plates/**", lambda route: route.abort())
    address = ada.sits_at(hall.lay(reached("harbour", "story", ALONE)))
    words = page.locator(".book article .text").last
    expect(words).to_be_in_viewport()
    expect(page.locator(".plate, .paper")).to_have_count(0)
    page.unroute("**/plates/**")
    ada.opens(address)
    expect(plate.locator(".come")).to_be_visible()
    expect(words).to_be_in_viewport()

    name = str(plate.get_attribute("aria-label")).removeprefix("Plate: ")
    title = page.locator(".book article h1").last.inner_text()
    plate.press("Enter")
    large = page.get_by_role("dialog", name=title)
    expect(large.get_by_role("img", name=name)).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    expect(plate).to_be_focused()

    page.get_by_role("tab", name="Quests").click()
    page.get_by_role("button", name="Book of plates").click()
    expect(page.get_by_role("dialog", name="Plates").get_by_role("button", name=name)).to_be_visible()

    ada.sits_at(hall.lay(back_at_a_place()))
    expect(plate.and_(page.locator(".small")).locator(".come")).to_be_visible()
