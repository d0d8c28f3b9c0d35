"""Repairs by hand are told in the log and on the last page, in both languages and both games."""

from __future__ import annotations

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.terminal.games import view_of
from sleeping_gods.terminal.render_context import RenderContext

from ..campaign.tables import PACKS, begun

SAID = {
    "en": "Put right by hand: “set goods meat 2”.",
    "fr": "Corrigé à la main\u202f: «\u202fset goods meat 2\u202f».",
}
OFFERED = {"en": "Put right by hand: set goods meat 2", "fr": "Corriger à la main\u202f: set goods meat 2"}
COUNTED = {
    "en": ("Once something was put right by hand.", "3 times something was put right by hand."),
    "fr": ("Une fois, quelque chose a été corrigé à la main.", "3 fois, quelque chose a été corrigé à la main."),
}


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("pack", PACKS)
def test_a_repair_is_told_in_the_log(pack: str, lang: Lang) -> None:
    """With what was put right, to everybody; and by its name where it is asked about."""
    campaign = begun(pack, seed="3")
    view = view_of(campaign.game.id, lang)
    campaign.play(None, "repair set goods meat 2")
    before, played = campaign.history.replay_last(1)

    told = view.chronicle(Audience(seats=(1,))).hear(before, played)

    assert [plain(line.text) for line in told] == [SAID[lang]]
    assert view.label(before, ("repair", "set", "goods", "meat", "2")) == OFFERED[lang]


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("pack", PACKS)
def test_the_last_page_says_how_often(pack: str, lang: Lang) -> None:
    """Once, or so many times; nothing where nothing was."""
    campaign = begun(pack, seed="3")
    view = view_of(campaign.game.id, lang)
    campaign.play(None, "reset campaign")

    def said(repairs: int) -> str:
        sections = view.ending(campaign.table, RenderContext(), (), 0, repairs)
        return "\n".join(line for section in sections for line in section.plain)

    assert COUNTED[lang][0] in said(1)
    assert COUNTED[lang][1] in said(3)
    assert COUNTED[lang][0][4:] not in said(0)
