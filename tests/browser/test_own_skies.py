"""The printed box of the skies in a browser: a whole turn with thumbs, a boss, and a card that is corrected."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .checks import PHONE, WIDE
from .conftest import Welcome
from .table import Guest
from .test_own_box import TOUCH, heights, taps

pytestmark = pytest.mark.slow
EVENT = ("[data-form=gain]", "[data-key='2']", "[data-word=torch]", "[data-send]", "[data-choice='close book']")
NORTH = ("[data-choice='travel north']", "[data-choice='charted 2:c2']")
EXPLORE = ("[data-other=explore]", "[data-key='2']", "[data-key='4']", "[data-send]")
CHALLENGE = (
    "[data-form=challenge]", "[data-word=craft]", "[data-key='1']", "[data-arm=fail]", "[data-form=hurt]",
    "[data-send]", "[data-choice='go on']",
)  # fmt: skip
QUEST = ("[data-form=quest]", "[data-key='1']", "[data-key='2']", "[data-send]", "[data-choice='close book']")
AWAY = (
    "[data-choice='travel north']", "[data-choice='charted 2:b2']", "[data-choice='travel west']",
    "[data-choice='charted 2:b1']", "[data-choice='end turn']",
)  # fmt: skip
TURN = (*EVENT, *NORTH, *EXPLORE, *CHALLENGE, *QUEST, *AWAY)
"""An event with a reward, a walk, a page with a challenge and a quest, two squares more: docs/own-box.md counts it."""


def test_a_turn_and_a_boss_by_taps(ada: Guest) -> None:
    """DS-EVNT-001, DS-TRAV-004, DS-EXPL-003, DS-BOSS-002: from the first page one click, then 28 taps for a turn."""
    page, tiles = ada.page, ada.page.locator("[data-form]")
    page.set_viewport_size(PHONE)
    ada.begins("own-skies")
    taps(ada, "[data-later]")
    expect(tiles.last).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-choice='close book']")).to_be_in_viewport(ratio=1)
    assert len(heights(tiles)) == 20
    assert min(heights(tiles)) >= TOUCH

    taps(ada, *TURN)
    assert len(TURN) == 28
    expect(tiles.first).to_be_visible()
    taps(ada, "[data-form=fight]", "[data-word=boss]", "[data-key='4']", "[data-send]")
    taps(ada, "[data-figure=level]", "[data-key='1']")
    taps(ada, *(tap for zone in range(3) for tap in (f"[data-zone='{zone}']", "[data-square='0']")), "[data-enter]")
    expect(page.locator("[data-choice='start combat']")).to_be_visible()
    assert '"bosses":{"4":' in page.evaluate("localStorage.getItem('sleeping-gods-box-skies')")


def test_an_enemy_is_entered_at_a_desk_in_french(welcome: Welcome) -> None:
    """DS-CSET-008: every word is French, and a grid may have other columns."""
    ada = welcome("fr-FR")
    page = ada.page
    page.set_viewport_size(WIDE)
    ada.begins("own-skies")
    taps(ada, "[data-later]")
    taps(ada, "[data-form=plane]", "[data-word=repair]")
    expect(page.locator(".growing")).to_have_text("Réparez 1 dégât de l’avion")
    taps(ada, "[data-send]", "[data-form=fight]", "[data-key='5']", "[data-send]")
    taps(
        ada,
        "[data-figure=level]",
        "[data-key='4']",
        "[data-figure=attack]",
        "[data-key='2']",
        "[data-columns='2']",
        "[data-square='0']",
    )
    page.locator(".marks select").select_option(label="inflige 2 dégâts à tous")
    taps(ada, "[data-square='3']", "[data-enter]")

    expect(page.locator("[data-choice='start combat']")).to_be_visible()
