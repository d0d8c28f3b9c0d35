"""The quests that a new campaign of the sea may take along."""

from __future__ import annotations

from collections.abc import Iterator

from ...sea.chapters.score import unlocked
from ...sea.chapters.setup import start_region
from ...sea.table.cards import Pack
from ..localizer import Localizer
from ..scene.text import plain
from ..scene.unlocked_card import UnlockedCard


def unlocked_cards(localizer: Localizer, pack: Pack, ticked: list[str]) -> Iterator[UnlockedCard]:
    """The quests that the achievements with these ids have unlocked, in the order of the pack.

    Several achievements may unlock one quest, which is given once.
    """
    for number in dict.fromkeys(unlocked(pack.unlocks, ticked)):
        quest = pack.quests[number]
        start = start_region(pack, [number])
        yield UnlockedCard(
            option=str(number),
            kind="quest",
            number=number,
            title=localizer.name(quest.title),
            text=plain(localizer.rich_text(localizer.name(quest.text))),
            start=localizer.name(pack.regions[start].name) if start != pack.start_region else "",
        )
