"""Combat set-up: DS-CSET, and the dealing of buff cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.content.read import read_source
from sleeping_gods.kernel.errors import BrokenPack
from sleeping_gods.kernel.play import waits_for_chance
from sleeping_gods.skies.pack.build import build
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view
from tests.bed import draw_any, effects, fallen, offered, play, refused, told
from tests.breaking import change

from ..breaking import whole_copy
from .fights import covers, powers, wound
from .tables import ail, airfield, boss, enemy, exploring, foe, foe_of, on_map, row


def begin(table: SkiesTable, *names: str) -> SkiesTable:
    """A combat against these enemies, laid out in this order."""
    numbers = ", ".join(str(table.pack.enemies[name].number) for name in names)
    return play(effects(table, f"combat {numbers}"), *(f"lay {name}" for name in names))


def deal_buffs(table: SkiesTable) -> list[str]:
    """Let chance deal the first buff card to each enemy; which."""
    while offered(table)[0].startswith("buff "):
        play(table, offered(table)[0])
    return [foe.buff for foe in table.fight.foes]


class TestTheRow:
    """DS-CSET-001, 002."""

    def test_the_story_waits_until_the_enemies_are_beaten(self) -> None:
        """DS-CSET-001: 'combat 12, 30, 41' fetches those three; 61.1 is read only after victory."""
        table = play(exploring(on_map(), 61), "choose a")

        assert offered(table) == ["lay harkian", "lay harkian-2", "lay sled-hound"]
        assert (told(table, "paragraph"), table.paragraph) == ([], "61")

        play(table, "lay sled-hound", "lay harkian-2", "lay harkian", "start combat")
        draw_any(table, 5)
        table.fight.foes = [foe_of(table, "sled-hound")]
        table.fight.hands[0].append("fire-axe")
        wound(table, "sled-hound", "a2")
        assert table.paragraph == "61"

        play(table, "attack sled-hound with ed using fire-axe", *covers("sled-hound", "b1", "a1", "b2"), "take hit")

        assert table.combat is None
        assert told(table, "paragraph") == [("61.1",)]

    def test_every_listed_enemy_is_fetched(self) -> None:
        """DS-CSET-001: a text that lists six enemies lays out all six."""
        table = on_map()
        names = [f"rat-{number}" for number in "abcdef"]
        for name in names:
            foe(table, name, "H .")

        assert row(begin(table, *names)) == names

    def test_a_combat_text_can_stand_in_the_middle(self) -> None:
        """DS-CSET-001: effects behind the combat wait for it as well."""
        table = effects(on_map(), "combat 12", "gain 1 rope")

        assert table.combat is not None
        assert table.goods["rope"] == 0

    def test_the_listed_cards_are_laid_in_a_random_order(self) -> None:
        """DS-CSET-002: chance lays one of the remaining cards at a time, right of the others."""
        table = effects(on_map(), "combat 12, 30, 41")
        assert waits_for_chance(table)

        play(table, "lay sled-hound")
        assert offered(table) == ["lay harkian", "lay harkian-2"]

        play(table, "lay harkian-2", "lay harkian")
        assert row(table) == ["sled-hound", "harkian-2", "harkian"]

    def test_only_the_listed_cards_are_seen(self) -> None:
        """DS-CSET-002: the table shows the row and no other enemy."""
        table = begin(on_map(), "sled-hound", "harkian")

        combat = view(table, 0)["combat"]
        assert isinstance(combat, dict)
        assert [foe["enemy"] for foe in combat["row"]] == ["sled-hound", "harkian"]  # type: ignore[index,call-overload,union-attr]  # plain data

    def test_cards_in_the_row_touch(self) -> None:
        """DS-CSET-002: positions 0, 1 and 2 touch one another, so damage on the middle reaches both others."""
        table = on_map()
        for name in ("left", "middle", "right"):
            foe(table, name, "H . H", attack=0)
        begin(table, "left", "middle", "right")
        play(table, "start combat", "draw fire-axe")
        draw_any(table, 4)

        play(table, "attack middle with ed using fire-axe", *covers("middle", "a1", "a2", "a3"))
        assert [line for line in offered(table) if line.startswith("cover")] == ["cover left a3", "cover right a1"]


class TestStartingPower:
    """DS-CSET-003, 004."""

    @pytest.mark.parametrize(
        ("level", "expected"),
        [("normal", {"three": 3, "one": 1, "none": 0}), ("easy", {"three": 2, "one": 0, "none": 0})],
    )
    def test_as_many_power_as_symbols(self, level: str, expected: dict[str, int]) -> None:
        """DS-CSET-003, DS-CSET-004: 3 symbols and 1 give 3 and 1 power, 2 and 0 on easy, and never less than 0."""
        table = on_map(level=level)
        foe(table, "three", "H P|P P")
        foe(table, "one", "H .|. P")
        foe(table, "none", "H .|. .")

        assert powers(begin(table, "three", "one", "none")) == expected

    def test_a_symbol_of_two_counts_two(self) -> None:
        """DS-CSET-003: two symbols in one square give 2 power; there is no most."""
        assert powers(begin(foe(on_map(), "both", "H P2"), "both")) == {"both": 2}
        assert powers(begin(foe(on_map(), "many", "H P2 P|P P3 P"), "many")) == {"many": 8}


class TestOpeningHands:
    """DS-CSET-005 to 007."""

    @pytest.mark.parametrize(
        ("players", "hands"), [(1, [5]), (2, [3, 3]), (3, [3, 2, 2]), (4, [2, 2, 2, 2])]
    )  # fmt: skip
    def test_one_card_and_one_for_each_character(self, players: int, hands: list[int]) -> None:
        """DS-CSET-005, DS-CSET-006: 5; 3 and 3; 3, 2, 2; 2 each. Claire is not counted."""
        table = play(begin(on_map(players), "harkian"), "start combat")
        draw_any(table, sum(hands))

        assert [len(hand) for hand in table.fight.hands] == hands
        assert len(table.fight.deck) == 14 - sum(hands)
        assert not waits_for_chance(table)

    @pytest.mark.parametrize("first", ["p1", "p2", "p3"])
    def test_the_larger_hand_goes_with_the_boards(self, first: str) -> None:
        """DS-CSET-006: of three players the second controls two characters, and draws 3, whoever is active."""
        table = play(begin(on_map(3, crew="ed/ezarius jessie/miguel", first=first), "harkian"), "start combat")
        draw_any(table, 7)

        assert [len(hand) for hand in table.fight.hands] == [2, 3, 2]

    def test_as_many_against_a_boss(self) -> None:
        """DS-CSET-006: 3, 2 and 2 cards are drawn against a boss too."""
        table = on_map(3)
        boss(table, *(enemy(table, name, "H .", attack=0, level=6) for name in ("head", "arms", "body")))
        draw_any(play(effects(table, "boss 50"), "start combat"), 7)

        assert [len(hand) for hand in table.fight.hands] == [3, 2, 2]

    def test_claires_player_draws_no_more(self) -> None:
        """DS-CSET-005: a player with Ed, Jessie and the active Claire draws 3."""
        table = on_map(2, crew="ed jessie/ezarius miguel")
        assert [name for name in table.crew if table.controller(name) == 0] == ["claire", "ed", "jessie"]

        draw_any(play(begin(table, "harkian"), "start combat"), 6)
        assert [len(hand) for hand in table.fight.hands] == [3, 3]

    def test_the_whole_active_deck_is_shuffled(self) -> None:
        """DS-CSET-005: every card of the deck may come first, and only those."""
        table = play(begin(on_map(), "harkian"), "start combat")

        assert sorted(offered(table)) == sorted(f"draw {card}" for card in table.combat_deck)

    def test_the_unfit_count(self) -> None:
        """DS-CSET-007: with Jessie at 0, Ed frightened and Miguel mad their players still draw 2 each."""
        table = ail(ail(fallen(on_map(4), "jessie"), "ed", "frightened"), "miguel", "madness", "weakened")
        draw_any(play(begin(table, "harkian"), "start combat"), 8)

        assert [len(hand) for hand in table.fight.hands] == [2, 2, 2, 2]


class TestEnemyCards:
    """DS-CSET-008."""

    def test_every_enemy_has_its_parts(self) -> None:
        """DS-CSET-008: number, name, level, type, basic damage and a grid with a heart."""
        for card in airfield().enemies.values():
            assert 1 <= card.number <= 73
            assert all((card.name.en, card.kind, card.level > 0, card.attack >= 0))
            assert any(square.heart for square in card.squares)
            assert len(card.squares) % card.columns == 0

    @pytest.mark.slow
    @pytest.mark.parametrize("part", ["number", "name", "level", "kind", "attack"])
    def test_a_part_may_not_be_missing(self, part: str, tmp_path: Path) -> None:
        """DS-CSET-008: a card without one of its parts is refused."""
        folder = whole_copy("airfield", tmp_path)
        change(folder, "enemies.toml", rf"^{part} = .*$", "")

        with pytest.raises(BrokenPack, match=part):
            build(read_source(folder))

    def test_every_sign_of_a_grid_is_read(self) -> None:
        """DS-CSET-008: the Ice Heron's squares hold hearts of 1 and 2, growth, a synergy icon and an ability."""
        heron = airfield().enemies["ice-heron"]
        printed = [(square.heart, square.bonus, square.synergy, square.abilities) for square in heron.squares]

        assert (heron.number, heron.level, heron.kind, heron.attack, heron.columns) == (2, 4, "beast", 2, 3)
        assert printed[:3] == [(0, 0, False, ("first-strike",)), (0, 1, False, ()), (1, 0, False, ())]
        assert printed[3:6] == [(0, 0, False, ()), (2, 0, False, ()), (0, 1, False, ())]
        assert printed[6:] == [(0, 0, False, ()), (0, 0, True, ()), (0, 0, False, ())]

    def test_a_heart_may_not_be_missing(self, tmp_path: Path) -> None:
        """DS-CSET-008: a grid without a heart is refused."""
        folder = whole_copy("airfield", tmp_path)
        change(folder, "enemies.toml", r"^H   L\n\.   H$", ".   L\n.   .")

        with pytest.raises(BrokenPack, match="expected a heart"):
            build(read_source(folder))

    @pytest.mark.parametrize(("ability", "acts"), [("venom", True), ("block-1", False), ("first-strike", False)])
    def test_the_hourglass_marks_what_acts_at_the_end_of_a_round(self, ability: str, *, acts: bool) -> None:
        """DS-CSET-008: venom acts in the enemy phase, block and first strike do not."""
        table = foe(on_map(), "rat", "H V", attack=0, V=ability)
        draw_any(play(begin(table, "rat"), "start combat"), 5)
        play(table, "end attacks")

        assert bool(told(table, "enemy-ability")) is acts


class TestDealingBuffs:
    """DS-BUFF-001 and 006."""

    def test_each_enemy_gets_another_card_on_hard(self) -> None:
        """DS-BUFF-001: 3 enemies on hard have 3 different of the 17 buff cards."""
        table = begin(on_map(level="hard"), "sled-hound", "harkian", "harkian-2")
        assert len(offered(table)) == 17
        assert waits_for_chance(table)

        buffs = deal_buffs(table)
        assert len({*buffs}) == 3
        assert all(buffs)

    def test_each_combat_shuffles_all_of_them(self) -> None:
        """DS-BUFF-001: at the next combat all 17 may be dealt again."""
        table = begin(on_map(level="hard"), "sled-hound")
        deal_buffs(table)
        table.combat = None

        assert len(offered(begin(table, "sled-hound"))) == 17

    @pytest.mark.parametrize("level", ["easy", "normal"])
    def test_none_otherwise(self, level: str) -> None:
        """DS-BUFF-001: on normal and easy there are none."""
        table = begin(on_map(level=level), "sled-hound", "harkian")

        assert offered(table)[0] == "start combat"
        assert [foe.buff for foe in table.fight.foes] == ["", ""]

    def test_each_zone_gets_a_card(self) -> None:
        """DS-BUFF-006: a boss of 3 zones gets 3 buff cards."""
        table = on_map(level="hard")
        boss(table, *(enemy(table, name, "H .", attack=0, level=6) for name in ("head", "arms", "tail")))
        effects(table, "boss 50")

        assert len({*deal_buffs(table)}) == 3


def test_no_attack_before_the_hands_are_drawn() -> None:
    """DS-CSET-005: the enemies are seen first; no card can be played yet."""
    table = begin(on_map(), "harkian")

    assert refused(table, "attack harkian with ed using whip").rule == "DS-CBDK-001"
