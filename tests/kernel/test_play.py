"""Playing on the toy table: steps, decisions, chance, acts of any time, refusals."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.choices import CHANCE, text
from sleeping_gods.kernel.errors import IllegalChoice, NoOption, Reason
from sleeping_gods.kernel.play import advance, is_over, options, play, waiting, waits_for_chance, why_not
from sleeping_gods.kernel.state import canonical
from sleeping_gods.kernel.steps import Decision
from sleeping_gods.kernel.table import decider

from .toy import ToyDraw, ToyGloat, ToyKeep, ToyTable, toy_table


def after(*lines: str) -> ToyTable:
    """The toy table after some choices."""
    table = toy_table()
    for line in lines:
        play(table, line)
    return table


class TestDecisions:
    """A decision waits; its options are the only choices."""

    def test_chance_is_a_player(self) -> None:
        """The first draw waits for chance, and each card left is an option."""
        table = toy_table()

        assert waits_for_chance(table)
        assert decider(table) == CHANCE
        assert [text(option) for option in options(table)] == [f"draw {card}" for card in (1, 2, 3, 4, 5, 5, 6)]

    def test_a_choice_goes_on_to_the_next_decision(self) -> None:
        """A drawn card is offered to the seat that drew."""
        table = after("draw 3")

        assert waiting(table) == (ToyKeep(0, 3), 0)
        assert ("keep",) in options(table)

    def test_a_decision_without_options_lapses_if_it_may(self) -> None:
        """Nobody else has cards, so there is no gloating, and the next seat draws."""
        table = after("draw 3", "keep")

        assert table.agenda[-1] == ToyDraw(1)

    def test_a_decision_that_does_not_lapse_must_have_an_option(self) -> None:
        """An empty deck at a draw is a bug of ours and is named."""
        table = toy_table()
        table.deck.clear()

        with pytest.raises(NoOption, match="without an option: ToyDraw"):
            advance(table)

    def test_the_agenda_runs_out_at_the_end(self) -> None:
        """When all cards are drawn the campaign is over and nothing is offered."""
        table = after()
        while not is_over(table):
            play(table, options(table)[0])

        assert options(table) == []
        with pytest.raises(IndexError, match="nobody decides"):
            decider(table)


class TestAnyTime:
    """Acts of any time come before a decision that still waits."""

    def test_an_interrupt_leaves_the_decision_waiting(self) -> None:
        """The other seat cheers, and the first still has to keep or drop."""
        table = after("draw 3", "cheer by p2")

        assert table.agenda[-1] == ToyKeep(0, 3)
        assert table.cheered == [False, True]
        assert table.log_events == [("cheered", "p2")]

    def test_no_interrupt_where_the_decision_bars_it(self) -> None:
        """Gloating is not interrupted."""
        table = after("draw 3", "keep", "draw 4", "keep")

        assert table.agenda[-1] == ToyGloat(1)
        assert [text(option) for option in options(table)] == ["gloat p1"]

    def test_table_acts_are_about_the_campaign(self) -> None:
        """A note with words of one's own is taken at any decision and changes no turn."""
        table = after("draw 3", "note a fine draw")

        assert table.notes == ["a fine draw"]
        assert table.agenda[-1] == ToyKeep(0, 3)


class TestRefusal:
    """What is not offered is refused, with the reason, and nothing changes."""

    @pytest.mark.parametrize("line", ["draw 9", "keep it", "", "cheer by p3", "gloat p1", "\x00"])
    def test_a_refused_choice_leaves_the_state_equal(self, line: str) -> None:
        """The table is the same, byte for byte, and offers the same."""
        table = after("draw 3")
        before, offered = canonical(table), options(table)

        with pytest.raises(IllegalChoice):
            play(table, line)

        assert canonical(table) == before
        assert options(table) == offered

    def test_the_error_names_what_is_legal_and_the_nearest_first(self) -> None:
        """A slip of the pen is answered with the choice that was meant."""
        table = after("draw 3")

        with pytest.raises(IllegalChoice) as refused:
            play(table, "chear by p2")

        assert refused.value.legal[0] == "cheer by p2"
        assert str(refused.value).startswith("expected one of 'cheer by p2'")

    def test_a_barred_choice_has_a_reason(self) -> None:
        """A second five is barred by its rule."""
        table = after("draw 5", "keep", "draw 1", "drop", "gloat p1", "draw 5")

        with pytest.raises(IllegalChoice, match="TOY-002 five-on-five") as refused:
            play(table, "keep")

        assert refused.value.reason == Reason("TOY-002", "five-on-five", (5,))

    def test_the_table_knows_reasons_for_acts(self) -> None:
        """One cheers only once."""
        table = after("draw 5", "cheer by p1")

        assert why_not(table, ("cheer", "by", "p1")) == Reason("TOY-003", "cheered")
        assert why_not(table, ("drop",)) is None

    def test_a_decision_is_a_decision(self) -> None:
        """What waits on the agenda is a Decision."""
        decision, seat = waiting(after("draw 2"))

        assert isinstance(decision, Decision)
        assert seat == 0
