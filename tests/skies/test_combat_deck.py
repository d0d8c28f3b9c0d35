"""The combat deck: DS-CBDK."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.content.read import read_source
from sleeping_gods.kernel.errors import BrokenPack
from sleeping_gods.kernel.play import waiting
from sleeping_gods.skies.pack.build import build
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import draw_any, effects, offered, play, refused

from ..breaking import whole_copy
from .tables import exploring, hurt, new, on_map, own, story

EXTRA = ("ice-blade", "harpoon-gun", "stove-lid", "tagmans-iron")
FOUND = """# 900 Test

## 900 A Fight

Prose.

> combat 1
> return to the map
"""


def owning_18(players: int = 1) -> SkiesTable:
    """A party with 18 combat cards, all in the deck."""
    return own(on_map(players), 0, *EXTRA)


def meeting_enemies(table: SkiesTable) -> SkiesTable:
    """The enemies of a story have been laid out, and no card has been drawn."""
    return play(exploring(story(table, FOUND), 900), "lay tax-weasel")


class TestTheDeck:
    """DS-CBDK-001, 002, 007, 008."""

    def test_a_combat_card_joins_the_combat_cards(self) -> None:
        """DS-CBDK-001: a combat card that is gained joins the owned combat cards and not a hand."""
        table = effects(on_map(2), "gain adventure 26")

        assert table.adventures == [[], []]
        assert "ice-blade" in table.arms
        assert "ice-blade" in table.combat_deck

    def test_it_is_of_no_use_outside_combat(self) -> None:
        """DS-CBDK-001: it is used only in combat."""
        assert refused(on_map(), "attack tax-weasel with ed using whip").rule == "DS-CBDK-001"
        assert refused(on_map(), "play whip damage").rule == "DS-CBDK-001"

    def test_a_campaign_starts_with_14(self) -> None:
        """DS-CBDK-002: the active deck of a new campaign has 14 cards, and no more are owned."""
        table = new()

        assert len({*table.combat_deck}) == len(table.combat_deck) == len(table.arms) == 14
        assert all(table.pack.adventures[card].starting for card in table.arms)

    def test_fewer_than_14_owned(self) -> None:
        """DS-CBDK-008: 13 owned: combat starts with a deck of 13, and no error is raised."""
        table = effects(own(on_map(), 0, "ice-blade"), "lose adventure 26")
        for pile in (table.arms, table.combat_deck):
            pile.remove("whip")
        play(meeting_enemies(table), "start combat")
        drawn = draw_any(table, 5)

        assert len(table.arms) == 13
        assert len(drawn.fight.deck) + len(drawn.fight.hands[0]) == 13

    def test_what_was_laid_aside_fills_the_deck(self) -> None:
        """DS-CBDK-004, DS-CBDK-008: 15 owned, 1 laid aside; a loss from the deck brings it back to 14."""
        table = play(own(on_map(), 0, "ice-blade"), "exclude whip")
        aside = "whip" not in table.combat_deck
        effects(table, "lose adventure 26")

        assert aside
        assert (len(table.arms), len(table.combat_deck)) == (14, 14)
        assert "whip" in table.combat_deck

    def test_the_parts_of_a_card(self) -> None:
        """DS-CBDK-007: damage 5, die, remove power 1, block 1, ignoring block, and one synergy ability."""
        card = on_map().pack.adventures["harpoon-gun"]

        assert (card.name.en, card.number, card.kind) == ("Harpoon Gun", 29, "combat")
        assert card.combat is not None
        assert (card.combat.damage, card.combat.die, card.combat.remove, card.combat.block) == (5, True, 1, 1)
        assert card.combat.pierces
        assert len(card.combat.synergy) == 1

    @pytest.mark.slow
    @pytest.mark.parametrize("figures", ["{ die = false }", "{ damage = 0 }", "{ remove = 0, block = 0 }"])
    def test_a_card_without_any_effect_is_rejected(self, tmp_path: Path, figures: str) -> None:
        """DS-CBDK-007: a card with no effect at all is rejected; with one effect it is accepted."""
        folder = whole_copy("airfield", tmp_path)
        cards = folder / "adventures.toml"
        text = cards.read_text(encoding="utf-8")
        whole = 'combat = { die = false, skill = "", remove = 2, block = 4, pierces = false }\nsynergy = ["block 2"]'
        assert whole in text
        cards.write_text(text.replace(whole, f"combat = {figures}"), encoding="utf-8")
        with pytest.raises(BrokenPack) as broken:
            build(read_source(folder))
        cards.write_text(text.replace(whole, "combat = { block = 1 }"), encoding="utf-8")

        assert [finding.code for finding in broken.value.findings] == ["combat"]
        assert build(read_source(folder)).adventures["stove-lid"].combat is not None


class TestCustomising:
    """DS-CBDK-003 to 006."""

    def test_owned_cards_form_the_deck(self) -> None:
        """DS-CBDK-003: 18 owned, the deck is set to 15: 15 are active and 3 lie unused."""
        table = play(owning_18(), "exclude whip", "exclude ice-blade", "exclude pistol")

        assert (len(table.arms), len(table.combat_deck)) == (18, 15)
        assert [card for card in table.arms if card not in table.combat_deck] == ["whip", "pistol", "ice-blade"]
        play(table, "include whip")
        assert "whip" in table.combat_deck

    def test_what_lies_unused_is_not_drawn(self) -> None:
        """DS-CBDK-003: the deck of a fight is the active one."""
        table = play(owning_18(), "exclude whip")
        play(meeting_enemies(table), "start combat")

        assert len([line for line in offered(table) if line.startswith("draw ")]) == 17
        assert "draw whip" not in offered(table)

    def test_only_owned_cards(self) -> None:
        """DS-CBDK-003: a card that nobody owns cannot be added, nor one twice."""
        table = own(on_map(), 0, "ice-blade")

        assert refused(table, "include harpoon-gun").rule == "DS-CBDK-003"
        assert refused(table, "include whip").rule == "DS-CBDK-003"
        assert refused(play(table, "exclude whip"), "exclude whip").rule == "DS-CBDK-003"

    def test_at_least_14(self) -> None:
        """DS-CBDK-004: of 18 owned, every deck from 14 to 18 is accepted, and 13 refused."""
        table = owning_18()
        sizes = [len(table.combat_deck)]
        for card in EXTRA:
            play(table, f"exclude {card}")
            sizes.append(len(table.combat_deck))

        assert sizes == [18, 17, 16, 15, 14]
        assert refused(table, "exclude whip").rule == "DS-CBDK-004"

    def test_the_last_chance(self) -> None:
        """DS-CBDK-005: with the enemies revealed and no card drawn one card is swapped; in round 1 it is refused."""
        table = meeting_enemies(play(owning_18(), "exclude whip"))
        play(table, "include whip", "exclude ice-blade", "start combat")
        early = draw_any(table, 5)
        reasons = [refused(early, line) for line in ("include ice-blade", "exclude whip")]

        assert [reason.rule for reason in reasons] == ["DS-CBDK-005"] * 2
        assert "ice-blade" not in table.fight.deck + table.fight.hands[0]

    def test_in_the_middle_of_a_story(self) -> None:
        """DS-CBDK-005: outside combat it may be changed at any time, in a story too."""
        table = exploring(owning_18(), 38)

        assert "exclude whip" in offered(table)

    def test_the_active_player_has_the_final_say(self) -> None:
        """DS-CBDK-006: whatever is proposed, changing the deck is the active player's choice."""
        table = own(hurt(owning_18(2), ed=2), 1, "canteen")
        play(table, "play canteen heal")
        decider, first = waiting(table)[1], table.actor(("exclude", "whip"))
        table.captain = 1

        assert (decider, first, table.actor(("include", "whip"))) == (1, 0, 1)
        play(table, "exclude whip", "exclude pistol", "include whip")
        assert len(table.combat_deck) == 17
