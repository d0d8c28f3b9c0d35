"""Achievements: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import dataclasses

from sleeping_gods.kernel.game import Setup
from sleeping_gods.skies.game import Skies
from sleeping_gods.skies.table.cards import Unlock
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import (
    effects,
    play,
    refused,
)

from .tables import (
    airfield,
    new,
    on_map,
    quest,
    repack,
    stock,
)


class TestUnlocked:
    """What is unlocked is taken once, and where it belongs. DS-ACHV-007."""

    def unlocking(self, words: str, *unlocks: Unlock, players: int = 1) -> SkiesTable:
        """A new campaign of a pack with these unlocks, in which some are taken."""
        pack = dataclasses.replace(airfield(), bound=None, unlocks=unlocks)
        options = {"level": "normal", "unlocked": words}
        names = ("Ana", "Ben", "Cid")[:players]
        return Skies().set_up(pack, Setup("skies", pack.id, pack.version, pack.digest, names, options))

    def test_named_twice_it_is_there_once(self) -> None:
        """DS-ACHV-007: a card that is named twice is one card."""
        table = self.unlocking(
            "adventure-132 quest-212 adventure-132", Unlock(3, "adventure", 132), Unlock(6, "quest", 212)
        )

        assert [*table.adventures[0]].count("silver-whistle") == 1
        assert table.quests == [212]

    def test_a_combat_card_joins_the_combat_deck(self) -> None:
        """DS-ACHV-007, DS-CBDK-001: an unlocked combat card lies in the combat box and the deck, in nobody's hand."""
        table = self.unlocking("adventure-26", Unlock(3, "adventure", 26), players=2)

        assert ("ice-blade" in table.arms, "ice-blade" in table.combat_deck, len(table.combat_deck)) == (True, True, 15)
        assert not any("ice-blade" in hand for hand in table.adventures)
        assert table.violations() == []

    def test_an_unlocked_card_goes_to_the_next_in_turn(self) -> None:
        """DS-ACHV-007, DS-TURN-010: after six starting cards among four the unlocked one is the third player's."""
        table = new(4, unlocked="adventure-132")

        assert [len(hand) for hand in table.adventures] == [2, 2, 2, 1]
        assert table.adventures[2][1] == "silver-whistle"


class TestTotems:
    """DS-TOTM, DS-ACHV."""

    def test_three_of_a_kind(self) -> None:
        """DS-TOTM-001, DS-TOTM-004: a set of 3 bloodflowers takes all three; 2 and a tundra berry will not do."""
        table = on_map()
        dormant = dataclasses.replace(table.pack.quests[102], needs=(("bloodflower", 3),))
        quest(repack(table, quests={**table.pack.quests, 102: dormant}), 102)
        assert refused(stock(table, bloodflower=2, tundra_berry=1), "awaken 102 by p1").rule == "DS-TOTM-004"
        stock(table, bloodflower=3, tundra_berry=0)
        play(table, "awaken 102 by p1", *["pay bloodflower for bloodflower"] * 3)

        assert (table.goods["bloodflower"], table.used_quests, table.adventures[0]) == (0, [102], ["hive-stone"])

    def test_every_totem_has_a_box(self) -> None:
        """DS-ACHV-001, DS-ACHV-002: two totems, two treasure maps and a passenger are five boxes."""
        table = effects(on_map(), "gain adventure 60", "gain adventure 49", "gain adventure 63")
        effects(table, "tick treasure-3", "tick treasure-15")

        assert table.achievements() == [
            "totem:eternal-geode", "passenger:george-gift", "totem:hive-stone", "treasure:3", "treasure:15",
        ]  # fmt: skip
