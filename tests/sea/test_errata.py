"""Errata: SG-ERRATA. The corrected texts of cards and paragraphs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sleeping_gods.effects.op import Op, Program
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.wording.cards_sea import card_text

from .tables import (
    again,
    at_sea,
    draw_event,
    effects,
    exploring,
    fight,
    foe,
    give_command,
    harbour,
    offered,
    own,
    place_cube,
    play,
    put_command,
    refused,
    reprint,
    told,
)


def every_op(program: Program) -> Iterator[Op]:
    """The operations of a program and of all its arms."""
    for op in program:
        yield op
        for _, arm in op.arms:
            yield from every_op(arm)


def story_ops(number: str) -> list[Op]:
    """Everything that a paragraph can do."""
    paragraph = harbour().paragraphs[number]
    programs = [
        paragraph.program,
        *(arm for _, arm in paragraph.ifs),
        *(choice.program for choice in paragraph.choices),
    ]
    return [op for program in programs for op in every_op(program)]


class TestCards:
    """Cards 20, 28, 74 and the Tincture Recipe."""

    def test_card_20_goes_back_to_the_box_with_quest_74(self) -> None:
        """SG-ERRATA-001: when quest 74 is completed the flag is no longer owned, and cannot be regained."""
        table = own(at_sea(), "yellow-flag")
        table.quests.append(74)
        play(exploring(table, 146), "choose a")

        assert 74 in table.used_quests
        assert "yellow-flag" not in table.adventures

        effects(table, "gain adventure 20")

        assert "yellow-flag" not in table.adventures

    def test_it_goes_back_wherever_the_quest_is_completed(self) -> None:
        """SG-ERRATA-001: the card says so, not one paragraph; the command on it goes back to the supply."""
        table = put_command(own(at_sea(), "yellow-flag", "lantern"), **{"yellow-flag": 1})
        table.quests.append(74)
        supply = table.supply
        effects(table, "complete quest 74")

        assert "yellow-flag" not in table.adventures
        assert ("lantern" in table.adventures, table.supply) == (True, supply + 1)
        assert told(table, "lost-adventure") == [("yellow-flag",)]
        assert table.violations() == []

    @pytest.mark.parametrize("line", ["lose quest 74", "complete quest 12"])
    def test_it_stays_while_its_quest_is_not_completed(self, line: str) -> None:
        """SG-ERRATA-001: a quest that is lost, and another that is completed, take no card along."""
        table = own(at_sea(), "yellow-flag")
        table.quests += [12, 74]
        effects(table, line)

        assert "yellow-flag" in table.adventures

    def test_a_quest_that_is_not_owned_takes_nothing_along(self) -> None:
        """SG-ERRATA-001, SG-QUEST-006: to complete a quest that nobody has changes nothing, now or the second time."""
        table = own(at_sea(), "yellow-flag")
        effects(table, "complete quest 74")
        assert ("yellow-flag" in table.adventures, table.used_quests) == (True, [])

        effects(table, "gain quest 74", "lose quest 74", "complete quest 74")
        assert "yellow-flag" in table.adventures

    def test_a_weapon_that_goes_back_is_carried_by_nobody(self) -> None:
        """SG-ERRATA-001: a card that goes back to the box leaves the board on which it lay, too."""
        table = effects(own(at_sea(2), "capstan-bar", on="mac"), "lose adventure 28")

        assert ("capstan-bar" in table.adventures, table.crew["mac"].weapons) == (False, ())
        assert table.violations() == []

    def test_the_card_says_so_in_both_languages(self) -> None:
        """SG-ERRATA-001: what the card does stands on it."""
        flag = harbour().adventures["yellow-flag"]

        assert card_text(flag, "en").endswith("\nGoes back to the box when quest 74 is completed.")
        assert card_text(flag, "fr").endswith("\nRetourne dans la boite quand la quête 74 est complétée.")

    def test_card_28_tires_its_user_after_the_damage(self) -> None:
        """SG-ERRATA-002, 003: with 1 fatigue all 5 damage are dealt, then there are 2 and it cannot be used again."""
        table = foe(own(at_sea(), "capstan-bar", on="rafael"), "post", "H H H|H H H|H H H", defense=3, attack=1)
        table.crew["rafael"].fatigue = 1
        play(fight(table, "post"), "attack post with rafael using capstan-bar", "fate 6")

        assert told(table, "deals") == [("rafael", 5)]

        play(table, *(f"cover post {square}" for square in ("a1", "a2", "a3", "b3", "b2")))

        assert table.crew["rafael"].fatigue == 2
        assert table.fight.foes[0].covered.bit_count() == 5
        assert refused(table, "attack post with rafael using capstan-bar").rule == "SG-ERRATA-002"
        assert "attack post with rafael using boat-hook" in offered(table)

    def test_card_28_tires_when_it_ends_the_fight(self) -> None:
        """SG-ERRATA-002: the damage that beats the last enemy gives its fatigue too."""
        table = foe(own(at_sea(), "capstan-bar", on="rafael"), "post", "H . .|. . .|. . .", defense=3, attack=0)
        play(fight(table, "post"), "attack post with rafael using capstan-bar", "fate 6")
        while table.combat is not None:
            play(table, next(line for line in offered(table) if line.startswith("cover post")))

        assert table.crew["rafael"].fatigue == 1

    def test_other_weapons_do_not_tire(self) -> None:
        """SG-ERRATA-002: only this weapon gives fatigue."""
        table = foe(at_sea(), "post", "H H H|H H H|H H H", defense=3, attack=1)
        play(fight(table, "post"), "attack post with rafael using boat-hook", "fate 6")
        play(table, *(f"cover post {square}" for square in ("a1", "a2", "a3")))

        assert table.crew["rafael"].fatigue == 0

    def test_no_damage_no_fatigue(self) -> None:
        """SG-ERRATA-003: a miss that resist swallows whole places no damage and gives no fatigue."""
        table = foe(
            own(at_sea(), "capstan-bar", on="rafael"), "wall", "P H H|H H H|H H H", defense=9, attack=1, P="resist-1"
        )
        play(fight(table, "wall"), "attack wall with rafael using capstan-bar", "fate 1")

        assert table.fight.attack is None
        assert table.fight.foes[0].covered == 0
        assert table.crew["rafael"].fatigue == 0

    def test_a_miss_tires_as_well(self) -> None:
        """SG-ERRATA-003: the 1 damage of a miss is damage placed, so the fatigue comes, after the counterattack."""
        table = foe(own(at_sea(), "capstan-bar", on="rafael"), "post", "H H H|H H H|H H H", defense=12, attack=1)
        play(fight(table, "post"), "attack post with rafael using capstan-bar", "fate 1")
        assert table.crew["rafael"].fatigue == 0

        play(table, "cover post a1")

        assert told(table, "fatigue") == [("rafael", 1)]
        assert table.crew["rafael"].fatigue == 1

        play(table, "attack post with rafael using capstan-bar", "fate 1", "cover post b1")

        assert table.crew["rafael"].fatigue == 2

    def test_each_user_of_card_28_tires(self) -> None:
        """SG-ERRATA-002, 003: passed on between fights, the weapon tires the one who uses it and nobody else."""
        table = foe(own(at_sea(2), "capstan-bar", on="kasumi"), "post", "H H H|H H H|H H H", defense=12, attack=0)
        table.crew["rafael"].fatigue = 1
        play(fight(table, "post"), "attack post with kasumi using capstan-bar", "fate 1", "cover post a1")

        assert {name: member.fatigue for name, member in table.crew.items() if member.fatigue} == {
            "rafael": 1,
            "kasumi": 1,
        }

    def test_card_74_cancels_the_event(self) -> None:
        """SG-ERRATA-004: an event of 2 ship damage deals none and is discarded; one cancelling is enough."""
        table = give_command(own(at_sea(), "yesterdays-almanac"), 1)
        draw_event(reprint(table, "debris", do=("ship damage 2",)), "debris")
        play(table, "activate yesterdays-almanac cancel by p1")

        assert sum(table.cubes.values()) == 0
        assert table.event_discard == ["debris"]
        assert "travel" in offered(table)
        assert refused(table, "activate yesterdays-almanac cancel by p1").rule == "SG-CMD-010"

    def test_card_74_is_for_the_event_just_drawn(self) -> None:
        """SG-ERRATA-004: it may be left unused, and is of no use at other times."""
        table = give_command(own(at_sea(), "yesterdays-almanac"), 1)

        assert refused(table, "activate yesterdays-almanac cancel by p1").rule == "SG-ERRATA-004"

        play(draw_event(reprint(table, "debris", do=("ship damage 1",)), "debris"), "go on")
        place_cube(table, 6)

        assert table.cubes["bridge"] == 1

    def test_card_74_keeps_an_ongoing_event_out_of_play(self) -> None:
        """SG-ERRATA-005: a cancelled Hunting Serpent places no token and is discarded."""
        table = draw_event(give_command(own(at_sea(), "yesterdays-almanac"), 1), "hunting-serpent")
        play(table, "activate yesterdays-almanac cancel by p1")

        assert (table.ongoing, table.serpent) == ([], "")
        assert table.event_discard == ["hunting-serpent"]

        table = draw_event(at_sea(), "hunting-serpent")

        assert (table.ongoing, table.serpent) == (["hunting-serpent"], table.region)

    def test_the_tincture_is_made_of_materials(self) -> None:
        """SG-ERRATA-006: its ingredients are paid in materials; food does not do."""
        table = give_command(own(at_sea(), "tincture-recipe"), 1)
        table.goods |= {"grain": 6, "meat": 6, "vegetables": 6, "materials": 0}

        assert refused(table, "cook tincture-recipe by p1").rule == "SG-ADV-009"

        table.goods |= {"grain": 0, "meat": 0, "vegetables": 0, "materials": 2}
        table.crew["mac"].damage = 4
        play(table, "cook tincture-recipe by p1", *["heal mac"] * 4)

        assert table.goods["materials"] == 0
        assert table.crew["mac"].damage == 0

    def test_materials_are_no_food(self) -> None:
        """SG-ERRATA-006: what takes food off a recipe takes nothing off its materials."""
        table = give_command(own(at_sea(), "tincture-recipe", "alzarrian-cook-book"), 1)
        table.goods |= {"grain": 3, "materials": 1}
        play(table, "activate alzarrian-cook-book cook by p1")

        assert "prepare flapjacks" in offered(table)
        assert refused(table, "prepare tincture-recipe").rule == "SG-ADV-009"

        table.goods["materials"] = 2
        play(again(table), "prepare tincture-recipe")

        assert table.goods["materials"] == 0


class TestStories:
    """Paragraphs that were corrected."""

    def test_4_3_reveals_market_cards(self) -> None:
        """SG-ERRATA-007: eight of the 32 market cards are on offer."""
        table = play(exploring(at_sea(), 4), "choose a")
        for _ in range(8):
            play(table, offered(table)[0])

        assert len(table.stall) == 8
        assert len(table.market) == 24
        assert {table.pack.adventures[card].origin for card in table.stall} == {"market"}
        assert "leave market" in offered(table)

    def test_58_is_a_town(self) -> None:
        """SG-ERRATA-008: each choice once per explore action."""
        table = play(exploring(at_sea(), 58), "choose a", "choose d")

        assert table.paragraph == "58"
        assert refused(table, "choose a").rule == "SG-EXPLORE-012"
        assert "choose b" in offered(table)

    def test_58_1_has_an_option_not_to_bid(self) -> None:
        """SG-ERRATA-009: with 0 coins D leads back to 58."""
        table = at_sea()
        table.goods["coins"] = 0
        play(exploring(table, 58), "choose a")

        assert refused(table, "choose b").rule == "SG-EXPLORE-019"

        play(table, "choose d")

        assert told(table, "paragraph") == [("58",)]

    def test_72_returns_to_the_ship_with_the_egg(self) -> None:
        """SG-ERRATA-010: the explore action ends once the dinosaur egg is gained."""
        table = exploring(at_sea(), 72)

        assert table.tokens == ["dinosaur-egg"]
        assert not table.exploring
        assert "travel" in offered(table)

    def test_82_4_leads_to_82_6(self) -> None:
        """SG-ERRATA-011: after the ladder comes the keeper."""
        table = play(exploring(at_sea(), 82), "choose a", "join laurent", "join audrie", "go on", "fate 5")

        assert told(table, "paragraph") == [("82.4",), ("82.6",)]

    def test_98_c_leaves_with_materials(self) -> None:
        """SG-ERRATA-012: C, leave this place, gives 1 materials and ends the action."""
        table = play(exploring(at_sea(), 98), "choose c")

        assert table.goods["materials"] == 1
        assert not table.exploring
        assert harbour().paragraphs["98"].choices[2].text.startswith("Leave this place")

    @pytest.mark.parametrize(("fate", "passed"), [(6, True), (5, False)])
    def test_146_b_is_cunning_6(self, fate: int, passed: bool) -> None:
        """SG-ERRATA-013: a total of 6 passes, 5 does not."""
        table = play(exploring(at_sea(), 146), "choose b", "go on", f"fate {fate}")

        assert told(table, "challenge-passed" if passed else "challenge-failed") == [(fate, 6)]

    @pytest.mark.parametrize(("letter", "number"), [("a", "160.9"), ("b", "160.10")])
    def test_160_gives_card_16(self, letter: str, number: str) -> None:
        """SG-ERRATA-014: 160.9 and 160.10 give adventure card 16, not 23."""
        table = play(exploring(at_sea(), 160), f"choose {letter}", "go on", "fate 6")

        assert told(table, "paragraph") == [(number,)]
        assert "bell-divers-helmet" in table.adventures
        assert "book-of-short-tides" not in table.adventures

    @pytest.mark.parametrize("number", ["160.9", "160.10", "160.11"])
    def test_card_16_is_the_only_card_there(self, number: str) -> None:
        """SG-ERRATA-014: the same card in all three paragraphs, the one behind the combat included."""
        assert [op.args for op in story_ops(number) if op.name == "gain-adventure"] == [(16,)]

    def test_208_gives_card_90(self) -> None:
        """SG-ERRATA-015: the dray-beast is adventure card 90."""
        table = exploring(at_sea(), 208)

        assert "dray-beast" in table.adventures
        assert table.pack.adventures["dray-beast"].number == 90

    def test_no_uncorrected_text_is_left(self) -> None:
        """SG-ERRATA-016: nothing in the data leads to 84.6 or gives adventure card 192, and 82.4 leads to 82.6 only."""
        ops = {number: story_ops(number) for number in harbour().paragraphs}
        everything = [op for listed in ops.values() for op in listed]

        assert [op.args for op in ops["82.4"] if op.name == "turn-to"] == [("82.6",)]
        assert ("84.6",) not in [op.args for op in everything if op.name == "turn-to"]
        assert (192,) not in [op.args for op in everything if op.name == "gain-adventure"]
        assert "84.6" not in harbour().paragraphs
        assert all(card.number <= 90 for card in harbour().adventures.values())


def owner_of(table: SeaTable, card: str) -> list[str]:
    """Who carries a weapon card."""
    return [name for name, member in table.crew.items() if card in member.weapons]


def test_card_28_comes_from_the_rope_walk() -> None:
    """SG-ERRATA-002: the weapon gained in the story is the one that tires."""
    table = play(exploring(at_sea(), 5), "choose a", "go on", "fate 5", "choose a", "hand capstan-bar to mac")
    weapon = table.pack.adventures["capstan-bar"].weapon

    assert owner_of(table, "capstan-bar") == ["mac"]
    assert weapon is not None
    assert weapon.tires
