"""What a game gives whatever its story says, and how much of it a box holds."""

from __future__ import annotations

from ...effects.terms import RESOURCES, SKIES_RESOURCES
from ...sea.chapters.setup import STARTING_GOODS
from ...sea.table.cards import Pack as SeaPack
from ..balance.tiers import QUEST_RESOURCES
from ..project import AnyPack
from .effect_sites import Thing


def supply_of(pack: AnyPack) -> set[Thing]:
    """Goods that the set-up and the search tokens bring; effects bring the rest."""
    if not isinstance(pack, SeaPack):
        return set()
    goods = {*STARTING_GOODS, "xp", "command"}
    goods |= {what for token in pack.search.values() for reward in token.rewards for what, _ in reward}
    return {("goods", what) for what in goods}


def max_held(pack: AnyPack, what: str) -> int | None:
    """How many of something the party can hold at once; None if there is no limit."""
    supply = pack.supply
    if isinstance(pack, SeaPack):
        if what == "coins":
            small = supply["coin_small"] * supply["coin_value_small"]
            return small + supply["coin_large"] * supply["coin_value_large"]
        return supply.get(what) if what in RESOURCES else None
    if what in QUEST_RESOURCES:
        return supply["quest_resource_each"]
    return supply["common_resource_each"] if what in SKIES_RESOURCES else None
