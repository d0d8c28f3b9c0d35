"""Curses: what they do while the party has them: DS-COMP-015."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.plain import encode
from sleeping_gods.skies.chapters.challenge import needed
from sleeping_gods.skies.chapters.turn import EndTurn
from sleeping_gods.skies.game import Skies
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.wording.cards_skies import card_text
from tests.bed import again, doing, effects, fallen, offered, play, told

from .tables import ail, airfield, hurt, in_play, on_map, reprint, stock


def cursed(table: SkiesTable, *curses: str) -> SkiesTable:
    """These curses lie on the party, and the watch stands on its last space."""
    table.curses += curses
    table.spent = 5
    return again(table)


class TestChallenges:
    """DS-COMP-015: harder."""

    def test_harder_while_it_is_held(self) -> None:
        """DS-COMP-015: with the Cold Pocket CRAFT 6 needs 7, other skills no more; lifted, it needs 6 again."""
        table = effects(on_map(), "gain curse cold-pocket", "gain curse cold-pocket")
        assert [needed(table, skill, 6) for skill in ("craft", "savvy")] == [7, 6]

        effects(table, "lose curse cold-pocket")
        assert needed(table, "craft", 6) == 6

    def test_it_adds_up_with_the_level(self) -> None:
        """DS-COMP-015, DS-DIFF-007: on hard and without a name CUNNING 6 needs 8, and so does MOXIE."""
        table = cursed(on_map(level="hard"), "mislaid-name", "cold-pocket")

        assert [needed(table, skill, 6) for skill in ("cunning", "moxie", "craft", "strength")] == [8, 8, 8, 7]


class TestTurnEnd:
    """DS-COMP-015: at the end of every turn."""

    @pytest.mark.parametrize(("fate", "follows"), [(3, True), (4, False)])
    def test_the_second_shadow(self, fate: int, follows: bool) -> None:
        """DS-COMP-015: at the end of the turn fate is drawn, and below 4 somebody is frightened."""
        table = play(cursed(on_map(), "late-shadow"), "end turn", f"fate {fate}")
        if "go on" in offered(table):
            play(table, "go on")

        assert ("afflict claire with frightened" in offered(table)) is follows

    def test_at_the_end_of_everybodys_turn(self) -> None:
        """DS-COMP-015: the Wet Match takes a torch on each player's turn, and nothing when there is none."""
        table = stock(cursed(on_map(2), "wet-match"), torch=1)
        play(table, "end turn")
        assert (table.goods["torch"], table.captain) == (0, 1)
        assert told(table, "curse-works") == [("wet-match",)]

    def test_after_the_events_and_before_venom(self) -> None:
        """DS-COMP-015, DS-STAT-004: events come first, then the curses from the oldest to the newest, then venom."""
        table = reprint(on_map(), "wolf-tracks", turn_end=("gain 1 torch",), stays=True, complete=("gain 1 rope",))
        table = ail(cursed(in_play(table, "wolf-tracks"), "wet-match"), "ed", "venom")
        play(table, "end turn")
        keys = [log_event[0] for log_event in table.log_events]

        assert keys.index("turn-end-effect") < keys.index("curse-works") < keys.index("damage")
        assert table.goods["torch"] == 0

    def test_a_curse_that_was_lifted_in_time(self) -> None:
        """DS-COMP-015: an event that lifts the curse at the end of the turn comes before it."""
        table = reprint(
            on_map(), "wolf-tracks", turn_end=("lose curse wet-match",), stays=True, complete=("gain 1 rope",)
        )
        table = stock(cursed(in_play(table, "wolf-tracks"), "wet-match", "cold-pocket"), torch=1)
        play(table, "end turn")

        assert (table.goods["torch"], table.curses) == (1, ["cold-pocket"])

    def test_the_oldest_curse_comes_first(self) -> None:
        """DS-COMP-015: two curses work in the order in which they came, whatever they are called, and each once."""
        table = stock(cursed(on_map(), "wet-match", "late-shadow"), torch=2)
        play(table, "end turn")
        assert (told(table, "curse-works"), table.goods["torch"]) == ([("wet-match",), ("late-shadow",)], 1)

        table = stock(cursed(on_map(), "late-shadow", "wet-match"), torch=2)
        play(table, "end turn")
        assert (told(table, "curse-works"), table.goods["torch"]) == ([("late-shadow",)], 2)

    def test_a_curse_that_comes_at_the_end_of_the_turn(self) -> None:
        """DS-COMP-015, DS-ENDT-001: one that an event brings then works from the end of the next turn on."""
        table = reprint(
            on_map(), "wolf-tracks", turn_end=("gain curse wet-match",), stays=True, complete=("gain 1 rope",)
        )
        table = stock(cursed(in_play(table, "wolf-tracks")), torch=2)
        play(table, "end turn")
        assert (table.curses, table.goods["torch"]) == (["wet-match"], 2)

        doing(table, EndTurn())
        assert table.goods["torch"] == 1

    def test_a_table_can_be_saved_when_a_curse_was_just_lifted(self) -> None:
        """DS-COMP-015, DS-SAVE-007: in the middle of the event that lifted it the table is saved and read back."""
        lifting = ("lose curse wet-match", "fate 6: draw 2")
        table = reprint(on_map(), "wolf-tracks", turn_end=lifting, stays=True, complete=("gain 1 rope",))
        table = cursed(in_play(table, "wolf-tracks"), "wet-match")
        play(table, "end turn")
        copy = Skies().load(table.pack, encode(table))

        assert (copy.curses, offered(copy)) == ([], offered(table))

    def test_the_last_to_fall(self) -> None:
        """DS-COMP-015, DS-ENDT-004: a cough that fells the last is a defeat, settled before the turn goes on."""
        table = hurt(cursed(fallen(on_map(), "claire", "ezarius", "jessie", "miguel"), "borrowed-cough"), ed=7)
        play(table, "end turn", "fate 2")
        while "begin turn" not in offered(table):
            play(table, offered(table)[0])

        assert (table.defeats, table.curses) == (1, ["borrowed-cough"])

    def test_a_table_can_be_saved_while_one_works(self) -> None:
        """DS-COMP-015, DS-SAVE-007: in the middle of a curse the table is saved and read back at the same question."""
        table = play(cursed(on_map(), "late-shadow", "wet-match"), "end turn")
        copy = Skies().load(airfield(), encode(table))

        assert offered(copy) == offered(table)


class TestPrinting:
    """DS-COMP-015: packs."""

    def test_every_curse_has_a_text_and_does_something(self) -> None:
        """DS-COMP-015: in both languages."""
        curses = [card for card in airfield().adventures.values() if card.kind == "curse"]

        assert len(curses) == 5
        for card in curses:
            assert card.curse is not None
            assert card.curse.text.en
            assert card.curse.text.text_in("fr")
            assert card_text(card, "en")
            assert card_text(card, "fr")
