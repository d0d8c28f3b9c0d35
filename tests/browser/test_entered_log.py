"""A campaign on paper on a phone: begun, entered from its log and bags, played on for a turn, packed away, printed."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.languages import Lang
from sleeping_gods.party.table.table import of_party
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.papers import paper_form_of, printed_cards
from sleeping_gods.presentation.presenters import presenter_of

from ..campaign.paper import LOGS, figures_on
from ..campaign.tables import begun
from ..campaign.test_entered_in_the_middle import entered
from .checks import PHONE
from .entering import Effort, EnteringPhone, efforts_told
from .log_taps import LogForm
from .tables import Hall, table_of
from .visitors import Visitors

pytestmark = pytest.mark.slow
EFFORTS = os.environ.get("EFFORTS", "")
"""A folder for what it took; nothing is written without it."""
LANGS: dict[str, tuple[Lang, str]] = {"own-sea": ("en", "en-GB"), "own-skies": ("fr", "fr-FR")}
TURNS = {
    "own-sea": """
        deal gregory to p1 / deal kasumi to p2 / deal laurent to p1 / deal audrie to p2 / deal rafael to p1
        deal kannan to p2 / deal marco to p1 / deal mac to p2 / begin turn / draw alert-2 / use bridge / do all
        draw bandage-1 / event broken-boiler / says gain 2 grain / close book / explore 45 / says gain 2 coins
        close book / explore 46 / says gain quest 12 / close book
        """,
    "own-skies": """
        deal ed to p1 / deal ezarius to p2 / deal jessie to p1 / deal miguel to p2 / deal ox-shoulders-2
        deal adventure-33 / begin turn / draw snare-2 / draw whistle-in-the-dark-5 / says gain 1 rope / close book
        explore 24 / says gain 1 torch / close book
        travel north / charted 10:a3 / travel south / travel north / end turn
        """,
}
"""What is played after the log was entered: the boards are dealt, then a turn of the second player."""
AFTER = {
    "own-sea": {"goods coins": 13, "goods grain": 3, "xp": 14, "room": "bridge"},
    "own-skies": {"goods rope": 3, "goods torch": 1, "place": "10:a3", "camps": 5},
}
PACKED = {
    "own-sea": (re.compile("page 4, Region 4.7"), re.compile(r"Quests: 1, (12, 45|45, 12)")),
    "own-skies": (re.compile("10:a3"), re.compile(r"Quêtes\s: 12")),
}


def lines_of(turn: str) -> list[str]:
    """The lines of a turn."""
    return [line.strip() for line in re.split(r" / |\n", turn) if line.strip()]


def begin_in_the_middle(phone: EnteringPhone, pack: str) -> None:
    """From the first page to the form: two players, their own decks, a campaign that is already under way."""
    phone.page.goto(phone.hall.url)
    phone.tap(f"li:has([data-pack={pack}]) .buttons button:last-child")
    phone.tap("dialog .add")
    for at, name in enumerate(("Ada", "Ben")):
        phone.type(f"dialog fieldset li:nth-child({at + 1}) input", name)
    phone.tap("dialog [data-middle]", "dialog label:has([name=draws][value=hand])", "dialog .foot button")
    phone.page.locator("details[data-section]").first.wait_for()
    phone.campaign = phone.page.url.rpartition("/")[2]


def enter_log(phone: EnteringPhone, pack: str) -> None:
    """Fill in the form in the order of the log, send it, and say that the second player begins."""
    lang, _ = LANGS[pack]
    native = begun(pack)
    form = paper_form_of(presenter_of(native.game.id, lang), of_party(native.table), Audience((0, 1)))
    fields = {field.act: field for section in form.sections for field in section.fields}
    names = {card: name for cards in printed_cards(load_pack(pack)[1], lang).values() for card, name in cards}
    log = LogForm(phone, fields, names)
    for line in LOGS[pack]:
        log.enter(line)
    log.send()


def pack_away(phone: EnteringPhone, pack: str) -> None:
    """Look up what goes into which bag, tick each step, and lay the sheets out for the printer."""
    page = phone.page
    phone.touch(page.locator("header button:has(use[href$='ui-menu'])").locator("visible=true").first)
    phone.tap("#desk-panel-agreed", "[data-paper=pack]")
    for words in PACKED[pack]:
        expect(page.locator("dialog li").get_by_text(words).first).to_be_visible()
    for step in page.locator("dialog ol li").all():
        phone.touch(step)
    expect(page.locator("dialog li:not(.done)")).to_have_count(0)
    phone.touch(page.locator("dialog [role=tab]").nth(2))
    expect(page.locator(".paper-sheets article")).to_have_count(2)


def printed_pages(page: Page) -> int:
    """How many sheets of A4 the browser prints."""
    return len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format="A4")))


@pytest.mark.parametrize("pack", ["own-skies", pytest.param("own-sea", marks=pytest.mark.long)])
def test_a_log_is_entered_and_played_on(pack: str, hall: Hall, visitors: Visitors) -> None:
    """SG-SAVE-008..010, DS-LOAD-002..006: what was entered stands on the table, and the next turn leads on from it."""
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
    efforts: dict[str, Effort] = {}
    with visitors.context(**touch, locale=LANGS[pack][1]) as context:
        phone = EnteringPhone(context.new_page(), hall, "")
        begin_in_the_middle(phone, pack)
        efforts["begun"], phone.effort = phone.effort, Effort()
        enter_log(phone, pack)
        efforts["log"], phone.effort = phone.effort, Effort()
        table = table_of(hall.storage.export(phone.campaign))
        assert figures_on(table) == figures_on(of_party(entered(pack).table))

        phone.tap("[data-begin='resume with p2']")
        phone.page.locator("dialog").wait_for(state="detached")
        phone.at = len(phone.entries())
        efforts["turn"] = phone.enter(lines_of(TURNS[pack]))
        table = table_of(hall.storage.export(phone.campaign))
        assert AFTER[pack].items() <= figures_on(table).items()
        assert (table.captain, table.violations()) == (0, [])

        phone.effort = Effort()
        pack_away(phone, pack)
        efforts["packed away"] = phone.effort
        assert printed_pages(phone.page) == 2
    if EFFORTS:
        Path(EFFORTS, f"log-{pack}.md").write_text("\n".join(efforts_told(efforts)), "utf-8")
