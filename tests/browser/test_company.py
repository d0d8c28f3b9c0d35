"""Two browsers at one table: each sees what its seat may see, in its language, and both play."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sleeping_gods.journal.reading import parse
from sleeping_gods.languages import Lang
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.story.printed import PrintedAbility

from ..daily import first_daily
from ..web.player import ask
from .conftest import Sitting
from .on_page import TableOnPage
from .stages import reached
from .tables import Hall

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("pack", first_daily(["harbour", "airfield"]))
def test_help_in_a_challenge_comes_from_another_seat(hall: Hall, sit: Sitting, pack: str) -> None:
    """Each plans and sends people of their own, the odds follow, both see what each adds, and one draws for all."""
    laid = hall.lay(reached(pack, "challenge"), (1,))
    ada, ben = sit(laid), sit(laid, 1, locale="fr-FR")
    first, other = (ada, ben) if "go on" in ada.own else (ben, ada)

    hers, his = useful(other), useful(first)
    for table, own, strange in ((first, his, hers), (other, hers, his)):
        expect(table.page.locator(f'[data-plan="{own}"]')).to_be_visible()
        expect(table.page.locator(f'[data-plan="{strange}"]')).to_have_count(0)
    helpers_can_be_asked(first)
    begun = len(parse(hall.storage.export(laid.campaign)).journal.entries)
    before = other.position
    other.page.locator(f'[data-plan="{hers}"]').click()
    other.page.locator(".test .go button").click()
    other.past(before)
    first.wait(other.position)
    odds = first.page.locator(".test figure").inner_text()
    first.page.locator(f'[data-plan="{his}"]').click()
    expect(first.page.locator(".test figure")).not_to_have_text(odds, use_inner_text=True)
    assert first.position == other.position, "a plan is none of the table's business"

    for table in (first, other):
        test = table.told.test
        assert test is not None
        assert hers.removeprefix("join ") in {part.ref for part in test.parts}
    before = first.position
    first.page.locator(".test .go button").click()
    first.past(before)
    while first.told.test and first.told.test.joiners:
        first.past(first.position)
    other.wait(first.position)
    chosen = [entry.choice for entry in parse(hall.storage.export(laid.campaign)).journal.entries]
    assert chosen[begun:][:3] == [hers, his, "go on"]


def helpers_can_be_asked(table: TableOnPage) -> None:
    """Under each helper of another seat stands a button that asks for them; nothing lies over it."""
    before = table.page.viewport_size
    buttons = table.page.locator(".joiners .ask")
    for width, height in ((390, 844), (1280, 800)):
        table.page.set_viewport_size({"width": width, "height": height})
        expect(buttons.first).to_be_visible()
        for button in buttons.all():
            button.click(trial=True)
    if before:
        table.page.set_viewport_size(before)


def useful(table: TableOnPage) -> str:
    """The choice to send somebody of one's own who adds something."""
    joiners = table.told.test.joiners if table.told.test else ()
    return next(one.choice for one in joiners if one.choice and one.adds > 0 and one.seat in table.seats)


def names_in(table: PartyTable, seat: int, lang: Lang) -> set[str]:
    """What the cards in a hand are called."""
    cards = [
        card for card in map(table.pack.abilities.__getitem__, table.hands[seat]) if isinstance(card, PrintedAbility)
    ]
    return {card.name.text_in(lang) for card in cards}


def secrets_of(table: PartyTable, seat: int) -> set[str]:
    """Whatever names the cards in a hand: their ids, and what they are called in both languages."""
    return {*table.hands[seat], *names_in(table, seat, "en"), *names_in(table, seat, "fr")}


@pytest.mark.parametrize("pack", first_daily(["airfield", "harbour"]))
def test_hands_stay_hidden(hall: Hall, sit: Sitting, pack: str) -> None:
    """SG-ABIL-005: of the other's hand there is only how many cards it has, in the page and in all that was sent."""
    laid = hall.lay(reached(pack, "hands"), (1,))
    ada, ben = sit(laid), sit(laid, 1, locale="fr-FR")

    table = hall.table(laid)
    for seat, page in enumerate((ada, ben)):
        page.page.get_by_role("navigation").get_by_role("button", name=re.compile(("^Cards", "^Cartes")[seat])).click()
        held = page.page.get_by_role("region", name=("Cards", "Cartes")[seat], exact=True)
        for name in names_in(table, seat, ("en", "fr")[seat]):
            expect(held).to_contain_text(name)
        whole = "\n".join([page.page.content(), *page.frames])
        hidden = secrets_of(table, 1 - seat) - secrets_of(table, seat)
        assert hidden
        assert {word for word in hidden if word in whole} == set()

    ask(hall.url, "PUT", f"/api/campaigns/{laid.campaign}/settings", {"open_hands": True}, laid.secrets[0])
    for name in names_in(table, 1, "en"):  # once it is agreed on they are found: what is looked for above can be there
        expect(ada.page.get_by_role("region", name="Cards", exact=True)).to_contain_text(name)
