"""What is said of campaigns on paper, as it was approved: what is packed, printed, entered and asked of printed boards.

How to approve a change and how to look at it says tests/approving.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, is_over
from sleeping_gods.party.table.table import of_party
from sleeping_gods.presentation.audience import SOFA, Audience
from sleeping_gods.presentation.papers import paper_form_of, paper_of, printed_cards
from sleeping_gods.presentation.party.printed_boards import printed_boards
from sleeping_gods.presentation.presenters import PRESENTERS

from ..approving import changed
from ..party.test_approved_walks import some_choice
from ..unworded import UNWORDED, unworded

FOLDER = Path(__file__).parent / "approved"
CHOICES = 24
EVERY = 24
"""After so many choices the papers are told again."""


@pytest.mark.parametrize("pack_name", ["own-sea", "own-skies"])
def test_the_papers_of_a_campaign_were_approved(pack_name: str) -> None:
    """At the beginning and on the way, for everybody together and for one seat."""
    game, pack = load_pack(pack_name)
    table = of_party(game.set_up(pack, setup_for(game, pack, ("Ada", "Ben", "Cyd"), {"seed": "7"})))
    luck = Luck(7)
    texts: dict[str, list[bytes]] = {}
    with unworded():
        presenter: Any = PRESENTERS[game.id](UNWORDED)
        for step in range(CHOICES + 1):
            if is_over(table):
                break
            if step % EVERY == 0:
                for audience in (SOFA, Audience((1,), apart=True)):
                    texts.setdefault("paper", []).append(msgspec.json.encode(paper_of(presenter, table, audience)))
                form = paper_form_of(presenter, table, SOFA)
                texts.setdefault("form", []).append(msgspec.json.encode(form))
                texts.setdefault("boards", []).append(msgspec.json.encode(printed_boards(presenter, table)))
            apply(table, some_choice(table, luck))
        texts["cards"] = [msgspec.json.encode(printed_cards(pack, UNWORDED))]

    assert changed(FOLDER / f"papers-{pack_name}.txt", texts) == []
