"""Two people at a served table, each reading the story in their own language."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.games import translated
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.presentation.scene.page import StoryPage
from sleeping_gods.wire.requests import ChooseRequest

from ..daily import first_quick
from .tables import begin, kept, ref_of


@pytest.mark.parametrize("pack", first_quick(["airfield", "wandering-sea"]))
def test_the_story_is_read_in_ones_own_language(tmp_path: Path, pack: str) -> None:
    """A page that has been translated is told in French to whoever reads French, and as it was written to others."""
    with kept(tmp_path) as storage:
        table, luck = begin(storage, pack, players=("Ada",)), Luck(2)
        ada = ref_of(table, "Ada")
        for number in range(300):
            english, french = (table.snapshot(ada, lang).sections.page for lang in ("en", "fr"))
            if isinstance(english, StoryPage) and english.ref in translated(pack, "fr"):
                break
            choice = luck.pick(options(table.campaign.table))
            table.handle(ChooseRequest(f"n{number}", table.position, " ".join(choice)), ada, "en")
        else:
            raise AssertionError("no page was read")

        assert isinstance(french, StoryPage)
        assert french.ref == english.ref
        assert french.title != english.title
        assert translated(pack, "fr")[english.ref].title in french.title
