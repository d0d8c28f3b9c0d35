"""Adventure card: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import dataclasses

from sleeping_gods.effects.conditions import parse_condition
from sleeping_gods.party.chapters.explore import is_met
from tests.bed import again, effects, hold, offered, play, refused

from .tables import (
    at_start,
    exploring,
    on_map,
    own,
    quest,
    repack,
    stock,
    story,
    wear,
)


def test_a_lost_card_is_not_gained_again() -> None:
    """DS-ADVC-009: once lost, an adventure card and a combat card stay away, however often they are gained."""
    table = own(on_map(), 0, "eternal-geode", "ice-blade")
    effects(table, "lose adventure 60", "lose adventure 26", "gain adventure 60", "gain adventure 26")

    assert (table.adventures[0], "ice-blade" in table.arms, "ice-blade" in table.combat_deck) == ([], False, False)
    assert table.gone == ["eternal-geode", "ice-blade"]


def test_an_owned_card_is_not_gained_twice() -> None:
    """DS-ADVC-009: in a hand, in the discard or in the combat box, it is there once."""
    table = own(on_map(), 0, "eternal-geode", "ice-blade")
    table.played.append("camp-stew")
    effects(table, "gain adventure 60", "gain adventure 26", "gain adventure 5")

    assert table.adventures[0] == ["eternal-geode"]
    assert (table.arms.count("ice-blade"), table.played.count("camp-stew")) == (1, 1)


class TestCards:
    """Hands, boards, discards."""

    def test_the_card_that_is_named_goes(self) -> None:
        """DS-EQIP-009: of three on Ed the second is taken off; the first and third stay, and it is in the discard."""
        table = wear(on_map(), "ed", "nerve-4", "dare-2", "duck-7")
        play(table, "unequip dare-2")

        assert (table.crew["ed"].cards, table.discard) == (("nerve-4", "duck-7"), ["dare-2"])

    def test_two_of_a_kind_restore_a_totem(self) -> None:
        """DS-TOTM-001, DS-TOTM-004: of two fire quartz one and a tundra berry are not enough, for it is lower."""
        table = on_map()
        number = next(number for number, card in table.pack.quests.items() if card.totem)
        twice = dataclasses.replace(table.pack.quests[number], needs=(("fire-quartz", 2),))
        repack(table, quests={**table.pack.quests, number: twice})
        stock(quest(table, number), fire_quartz=1, tundra_berry=1)
        assert refused(table, f"awaken {number} by p1").rule == "DS-TOTM-004"
        play(stock(table, fire_quartz=2), f"awaken {number} by p1", *["pay fire-quartz for fire-quartz"] * 2)

        assert (table.goods["fire-quartz"], table.goods["tundra-berry"], table.used_quests) == (0, 1, [number])

    def test_what_was_laid_aside_joins_a_deck_too_small(self) -> None:
        """DS-CBDK-003, DS-CBDK-008: both that lie aside may join; when one of 14 is lost both do."""
        table = on_map()
        spare = table.combat_deck[0]
        others = [card.id for card in table.pack.adventures.values() if card.combat and not card.starting]
        extra = next(card for card in others if card != "ice-blade")
        own(table, 0, extra, "ice-blade")
        table.combat_deck = [card for card in table.combat_deck if card not in (spare, extra)]
        assert {f"include {spare}", f"include {extra}"} <= {*offered(again(table))}
        assert len(table.combat_deck) == 14
        effects(table, "lose adventure 26")

        assert ({spare, extra} <= {*table.combat_deck}, "ice-blade" in table.combat_deck) == (True, False)
        assert sorted(table.combat_deck) == sorted(table.arms)

    def test_a_totem_in_the_discard_is_owned(self) -> None:
        """DS-QUST-006, DS-ADVC-004: two totems, one of them played and one in P2's hand, are two."""
        table = on_map(2)
        first, second = [card.id for card in table.pack.adventures.values() if card.kind == "totem"][:2]
        own(table, 1, first)
        table.played.append(second)

        assert is_met(table, parse_condition("2 totems"))
        assert not is_met(table, parse_condition("3 totems"))

    def test_any_two_resources(self) -> None:
        """DS-EXPL-012, DS-ADVC-007: with 1 piece a cost of 2 of any kind cannot be paid; two of different kinds pay."""
        choices = "- (a) Pay.\n  > cost 2 resources\n  > gain 1 meat\n- (b) Go.\n  > gain 1 rope\n"
        text = f"# 38 T\n\n## 38 T\nText.\n\n{choices}"
        table = exploring(story(stock(on_map(), torch=1), text), 38)
        assert ("choose a" in offered(table), refused(table, "choose a").rule) == (False, "DS-EXPL-012")
        play(stock(table, whiskey=1), "choose a", "pay torch", "pay whiskey")

        assert (table.goods["torch"], table.goods["whiskey"], table.goods["meat"]) == (0, 0, 1)

    def test_a_leavers_cards_begin_with_the_next_player(self) -> None:
        """DS-PLYR-002, DS-PLYR-006: P1 leaves when P3 is next: of 3 cards 2 are P3's, who is now the second."""
        table = hold(at_start(3), 0, "duck-7", "dare-2", "nerve-4")
        table.captain = 2
        play(again(table), "leave p1")
        while any(line.startswith("deal") for line in offered(table)):
            play(table, offered(table)[0])

        assert ([len(hand) for hand in table.hands], table.captain) == ([1, 2], 1)

    def test_two_quests_read_in_silence(self) -> None:
        """DS-WAND-009: of two quests gained by one action both are silent, for those who took it."""
        text = "# 900 A\n\n## 900 A\n\n> encounter\n\nStalls.\n\n- (a) Ask.\n  > gain quest 41; gain quest 48\n"
        table = exploring(story(on_map(2), text), 900)
        while names := [line.split()[1] for line in offered(table) if line.startswith("place ")]:
            play(table, f"place {names[0]} on {'a' if names[0] == 'ezarius' else '-'}")
        play(table, "take a")

        assert table.silent == {"41": [1], "48": [1]}
