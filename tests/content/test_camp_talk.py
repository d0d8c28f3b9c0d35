"""What is said at camps: words that campaigns do not pin, in every language."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import options
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.table.table import of_party
from sleeping_gods.presentation.audience import SPECTATOR
from sleeping_gods.presentation.party.chronicle import Chronicle
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.story.frame import PackFrame

PACKS = ("airfield", "lifted-north")


@pytest.mark.parametrize("name", PACKS)
def test_a_line_for_each_of_twelve_camps_in_every_language(name: str) -> None:
    """Each once, and short enough to be read at a glance."""
    _, pack = load_pack(name)
    assert isinstance(pack, PackFrame)

    for lang in WHOLE:
        lines = [line.texts[lang] for line in pack.camp_talk]
        assert len({*lines}) == len(lines) == 12
        assert all(5 <= len(line.split()) <= 30 for line in lines)


@pytest.mark.parametrize("lang", WHOLE)
def test_the_page_of_a_camp_has_its_line(lang: Lang) -> None:
    """DS-CAMP-001: the first camp of the airfield, made in the first turn; whoever watches reads it too."""
    game, pack = load_pack("airfield")
    assert isinstance(pack, PackFrame)
    campaign = Campaign.begin(game, pack, setup_for(game, pack, ("Ada",), {"seed": "7"}))
    while ("camp",) not in (offered := options(campaign.table)):
        campaign.play(None, text(offered[0]))
    count = len(campaign.journal.entries)
    campaign.play(None, "camp")

    before, played = campaign.history.replay_last(len(campaign.journal.entries) - count)
    lines = Chronicle(presenter_of("skies", lang), SPECTATOR).hear(of_party(before), played)
    pages = [line.facts.page for line in lines if line.facts is not None and line.facts.page is not None]

    assert [page.kind for page in pages] == ["camp"]
    assert [plain(line) for line in pages[0].lines] == [pack.camp_talk[0].texts[lang]]
