"""Two written evenings with printed boxes, entered on a phone: every state is the one that the rules give natively."""

from __future__ import annotations

import os
import statistics
from pathlib import Path

import pytest

from sleeping_gods.party.table.table import of_party

from ..transcripts.record import begin_evening
from ..transcripts.transcript import EVENINGS, PLAYERS, figures_of, written_turns
from ..web.player import begin
from .checks import PHONE
from .entering import Effort, EnteringPhone, efforts_told
from .table import take_seat
from .tables import Hall, Laid
from .visitors import Visitors

pytestmark = pytest.mark.slow
LANGS = {"sea": "en-GB", "skies": "fr-FR"}
MOST = 30
"""Taps for a turn without a fight, as half of them take at most."""
EFFORTS = os.environ.get("EFFORTS", "")
"""A folder for what it took, turn by turn; nothing is written without it."""
EACH = [("sea", 1), ("skies", 1), *(pytest.param(*evening, marks=pytest.mark.long) for evening in EVENINGS.items())]


@pytest.mark.parametrize(("name", "turns"), EACH)
def test_an_evening_is_entered_by_taps(name: str, turns: int, hall: Hall, visitors: Visitors, tmp_path: Path) -> None:
    """Lines, states and figures after each turn are those of the written evening."""
    native = begin_evening(name, tmp_path / "evening.campaign")
    campaign, secret = begin(hall.url, PLAYERS, f"own-{name}", options={}, draws="hand")
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
    with visitors.context(**touch, locale=LANGS[name]) as context:
        take_seat(context, hall.url, secret)
        page = context.new_page()
        page.goto(f"{hall.url}/c/{campaign}")
        page.locator(".menu[aria-busy=false]").first.wait_for(state="attached")
        phone = EnteringPhone(page, hall, campaign)
        efforts: dict[str, Effort] = {}
        for turn in written_turns(name)[:turns]:
            efforts[turn.title] = phone.enter(turn.lines)
            for line in turn.lines:
                native.play(None, line)
            entered = phone.entries()[: phone.at]
            assert [(entry.choice, entry.state) for entry in entered] == [
                (entry.choice, entry.state) for entry in native.journal.entries
            ]
    native.close()

    if EFFORTS:
        Path(EFFORTS, f"{name}.md").write_text("\n".join(efforts_told(efforts)), "utf-8")
    if turns == EVENINGS[name]:
        entered_table = hall.table(Laid(campaign, (secret,)))
        assert figures_of(of_party(entered_table)) == written_turns(name)[-1].figures
        calm = [turn for turn in written_turns(name) if not any(line.startswith("attack ") for line in turn.lines)]
        assert statistics.median(efforts[turn.title].taps for turn in calm) <= MOST
