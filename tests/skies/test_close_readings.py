"""Close readings: what a rule allows besides its example, two of a kind, and whom it leaves alone."""

from __future__ import annotations

import dataclasses

from sleeping_gods.party.chapters.fate import DrawCards
from sleeping_gods.skies.chapters.challenge import needed
from sleeping_gods.skies.chapters.players import resume
from sleeping_gods.skies.chapters.score import journey_log
from sleeping_gods.skies.chapters.supply import can_pay
from sleeping_gods.skies.chapters.turn import EndTurn
from sleeping_gods.skies.table.records import Encounter
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import (
    again,
    doing,
    draw_any,
    effects,
    fallen,
    hold,
    offered,
    play,
    refused,
)

from .tables import ail, at_start, health, hurt, new, on_map, quest, repack, stands, stock, tire, wear


def curse_harder(table: SkiesTable, card: str, *harder: tuple[str, int]) -> SkiesTable:
    """Print a curse anew that makes these skills harder."""
    printed = table.pack.adventures[card]
    assert printed.curse is not None
    made = dataclasses.replace(printed, curse=dataclasses.replace(printed.curse, harder=harder))
    return repack(table, adventures={**table.pack.adventures, card: made})


class TestCurses:
    """DS-COMP-015."""

    def test_two_curses_add_up(self) -> None:
        """DS-COMP-015: two curses that make CRAFT 1 harder make it 2 harder; one lifted, 1."""
        table = curse_harder(on_map(), "mislaid-name", ("craft", 1))
        effects(table, "gain curse cold-pocket", "gain curse mislaid-name")
        assert [needed(table, skill, 6) for skill in ("craft", "cunning")] == [8, 6]

        effects(table, "lose curse cold-pocket")
        assert needed(table, "craft", 6) == 7

    def test_a_curse_on_every_skill(self) -> None:
        """DS-COMP-015: a curse that makes any challenge harder does so for each skill, beside one that names it."""
        table = curse_harder(on_map(), "mislaid-name", ("any", 1))
        effects(table, "gain curse mislaid-name", "gain curse cold-pocket")

        assert [needed(table, skill, 6) for skill in ("craft", "savvy", "moxie")] == [8, 7, 7]

    def test_a_curse_leaves_the_table_of_repairs(self) -> None:
        """DS-REPR-004, DS-COMP-015: with CRAFT made harder by a curse a repair of 9 still restores 2."""
        table = tire(stands(effects(on_map(), "gain curse cold-pocket"), "2:d2"), ed=0, claire=0)
        table.plane_health = 1
        play(again(table), "repair", "join miguel", "go on", "fate 7")

        assert (table.plane_health, table.curses) == (3, ["cold-pocket"])


class TestTheSupply:
    """DS-COMP-007."""

    def test_what_pays_for_one_thing_does_not_pay_for_another(self) -> None:
        """DS-COMP-007, DS-ADVC-007: a rope and 2 more of any kind are 3 pieces; a second rope may be one of them."""
        price = (("rope", 1), ("resources", 2))

        assert not can_pay(stock(on_map(), rope=1, meat=1), price)
        assert not can_pay(stock(on_map(), meat=3), price)
        assert can_pay(stock(on_map(), rope=2, meat=1), price)


class TestHands:
    """DS-TURN-004."""

    def test_claires_card_raises_the_limit_of_whoever_is_active(self) -> None:
        """DS-TURN-004, DS-BASE-007: Watchful on Claire lets the active player keep 8, and nobody else."""
        kept = []
        for captain in (0, 1):
            table = wear(on_map(2), "claire", "watchful-2")
            table.captain = captain
            hold(table, 1, *table.deck[:7])
            draw_any(doing(again(table), DrawCards(1, 1)), 1)
            kept.append(not any(line.startswith("drop ") for line in offered(table)))

        assert kept == [False, True]


class TestResuming:
    """DS-LOAD, DS-SAVE."""

    def test_what_was_read_in_silence_is_kept(self) -> None:
        """DS-SAVE-004, DS-WAND-009: a quest that P2 read in silence is P2's secret after a restore too."""
        table = quest(at_start(2), 41)
        table.silent = {"41": [1]}
        resume(table, 0)

        assert (table.quests, table.silent) == ([41], {"41": [1]})


class TestTheEndOfTheTurn:
    """DS-ENDT-004."""

    def test_the_defeat_comes_before_the_story_that_is_due(self) -> None:
        """DS-ENDT-004, DS-CAMP-010: venom fells the last who stands: the party is restored before a due story opens."""
        table = fallen(on_map(), "claire", "ezarius", "jessie", "miguel")
        ail(hurt(table, ed=7), "ed", "venom")
        table.due = [table.pack.camps["standard"][1]]
        doing(table, EndTurn())

        assert (table.defeats, table.exploring, health(table, "claire")) == (1, True, 7)


class TestTheLog:
    """DS-JLOG."""

    def test_a_note_is_written_anew(self) -> None:
        """DS-JLOG-002, DS-JLOG-003: another note on location 38 takes the place of the first; that on 12 stays."""
        table = play(on_map(), "note 38 A cave", "note 12 Cold", "note 38 A bear")

        assert table.log.notes == {"38": "A bear", "12": "Cold"}

    def test_the_log_shows_every_save_line(self) -> None:
        """DS-JLOG-002: after two saves the log has two lines, the older one first."""
        table = play(at_start(), "save game")
        play(hurt(table, ed=3), "save game")

        assert journey_log(table)["saves"] == table.log.saves
        assert [line.count("ed 5") for line in table.log.saves] == [0, 1]


class TestTheLevel:
    """DS-DIFF."""

    def test_harder_in_an_encounter_too(self) -> None:
        """DS-DIFF-007: on hard every challenge is 1 higher, that of a wandering encounter as well."""
        table = on_map(level="hard")
        table.encounter = Encounter("1")

        assert needed(table, "craft", 6) == 7

    def test_instant_death_in_the_end_story(self) -> None:
        """DS-DIFF-011, DS-DEFT-004: with instant death the first defeat ends the campaign, in the end story too."""
        table = hurt(fallen(on_map(instant="on"), "claire", "ezarius", "jessie", "miguel"), ed=7)
        table.finale = True
        effects(table, "lose 1 health by ed")

        assert (table.over, table.defeats) == ("instant death", 1)


class TestThePlane:
    """DS-REPR."""

    def test_a_wreck_is_repaired_by_as_much(self) -> None:
        """DS-REPR-003, DS-REPR-005: at 0 health a result of 11 restores 3, and then again 1."""
        table = tire(stands(on_map(), "2:d2"), ed=0, claire=0)
        table.plane_health = 0
        play(stock(table, gergon_leaf=1), "repair", "go on", "fate 3", "use gergon-leaf fate by p1", "go on")
        assert table.plane_health == 3
        play(table, "repair", "go on", "fate 1")

        assert table.plane_health == 4


class TestUnlocked:
    """DS-ACHV-007."""

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
