"""Words that are kept for all tables of a pack: a table is told as if nothing had been kept from another."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import product
from typing import Any

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.party.pack_cache import RecordCache
from sleeping_gods.presentation.presenters import PRESENTERS
from sleeping_gods.presentation.scene.scene import Scene
from sleeping_gods.presentation.scene_tracker import SceneTracker, scene_of
from sleeping_gods.presentation.story_knowledge import Past, StoryKnowledge, past_of

from ..daily import first_daily

PACKS = ("harbour", "airfield", "wandering-sea", "lifted-north")
PARTIES = (("Ada", "Ben"), ("Cleo", "Dan"))
"""Two campaigns at a time, of people with other names."""
DAILY = ((30, "fr", "lifted-north"), (30, "en", "wandering-sea"))


class Played:
    """A campaign that is played at random and told to its second player."""

    def __init__(self, pack_name: str, names: tuple[str, str], seed: int, lang: Lang) -> None:
        game, pack = load_pack(pack_name)
        self.lang: Lang = lang
        self.campaign = Campaign.begin(game, pack, setup_for(game, pack, names, {"seed": str(seed)}))
        self.past: Past = past_of(self.campaign)
        self.luck = Luck(seed)
        self.audience = Audience((1,), apart=seed % 2 == 0)
        self.tracker: SceneTracker[Any] = SceneTracker(PRESENTERS[game.id](lang), self.audience)

    def play(self) -> None:
        """A choice, more often than not one of the decision's own."""
        table = self.campaign.table
        if is_over(table):
            return
        choices = table.offered if self.luck.pick((True, True, False)) and table.offered else options(table)
        for one in self.campaign.play(None, text(self.luck.pick(choices))):
            self.past.note(one.entry.number, one.entry.choice, one.log_events)

    @property
    def known(self) -> StoryKnowledge:
        """What has been read."""
        return self.past.known(self.campaign.history)

    def told(self) -> Scene:
        """The scene of somebody who has listened all the time."""
        self.tracker.presenter.read = self.known
        return self.tracker.tell(self.campaign.table)

    def told_afresh(self) -> Scene:
        """The scene of a presenter who has told nothing before."""
        presenter: Any = PRESENTERS[self.campaign.game.id](self.lang)
        presenter.read = self.known
        return scene_of(presenter, self.campaign.table, self.audience)


def made_anew(
    self: RecordCache[Any, Any], pack: Any, lang: str, key: Hashable, make: Callable[..., Any], *given: Any
) -> Any:
    """What a book does that keeps nothing."""
    return make(*given)


def look_at_all(pack: str, lang: Lang, rounds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play two campaigns in turn, and compare what is told of each with what is told where nothing is kept."""
    tables = [Played(pack, names, seed, lang) for seed, names in enumerate(PARTIES, start=3)]
    for _ in range(rounds):
        for table in tables:
            table.play()
            kept = table.told()
            with monkeypatch.context() as patch:
                patch.setattr(RecordCache, "get_or_make", made_anew)
                anew = table.told_afresh()
            for section in Scene.__dataclass_fields__:
                assert section == "log" or getattr(kept, section) == getattr(anew, section), section


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("pack", PACKS)
def test_a_table_is_told_as_if_nothing_were_kept(pack: str, lang: Lang, monkeypatch: pytest.MonkeyPatch) -> None:
    """Labels, places and barred lines that are kept for a pack are those that this table would be told anyway."""
    look_at_all(pack, lang, 6, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize(("rounds", "lang", "pack"), first_daily([*DAILY, *product((150,), WHOLE, PACKS)], len(DAILY)))
def test_long_campaigns_are_told_as_if_nothing_were_kept(
    pack: str, lang: Lang, rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same over many choices of each of the two campaigns."""
    look_at_all(pack, lang, rounds, monkeypatch)
