"""The quests and adventures that a new campaign of the skies may take along."""

from __future__ import annotations

from collections.abc import Iterator

from ...skies.chapters.score import unlocked
from ...skies.table.cards import Pack
from ..localizer import Localizer
from ..phrases import join
from ..scene.text import plain
from ..scene.unlocked_card import UnlockedCard
from .cards import lines_of_card


def unlocked_cards(localizer: Localizer, pack: Pack, ticked: list[str]) -> Iterator[UnlockedCard]:
    """The cards that the achievements with these ids have unlocked, in the order of the pack.

    Several achievements may unlock one card, which is given once.
    """
    adventures = {card.number: card for card in pack.adventures.values() if card.number}
    for kind, number in dict.fromkeys(unlocked(pack, ticked)):
        if kind == "adventure":
            adventure = adventures[number]
            title = adventure.name
            text = join(lines_of_card(localizer, pack, adventure), " ")
        else:
            quest = pack.quests[number]
            title = quest.title
            text = join([localizer.name(quest.text), *lines_of_card(localizer, pack, quest)], " ")
        yield UnlockedCard(
            option=f"{kind}-{number}",
            kind=kind,
            number=number,
            title=localizer.name(title),
            text=plain(localizer.rich_text(text)),
        )
