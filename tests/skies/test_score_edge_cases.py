"""Score: cases that the examples in the rulebook leave open."""

from __future__ import annotations

from sleeping_gods.skies.chapters.challenge import needed
from sleeping_gods.skies.chapters.score import score
from sleeping_gods.skies.table.records import Encounter
from tests.bed import (
    again,
    effects,
    fallen,
    play,
)

from .tables import (
    hurt,
    on_map,
)


class TestScore:
    """DS-SCOR-007, 008, 012."""

    def test_an_ending_must_be_reached(self) -> None:
        """DS-SCOR-007: a campaign that is given up in its end story gets no 10 points."""
        table = on_map()
        table.finale = True
        play(again(table), "reset campaign")

        assert (score(table).ending, table.log.score) == (0, "10")

    def test_every_defeat_counts(self) -> None:
        """DS-SCOR-008: 7 defeats cost 70 points, on every level."""
        for level in ("easy", "normal", "hard"):
            table = on_map(level=level)
            table.defeats = 7
            assert score(table).defeats == -70

    def test_the_easiest_of_many_levels_counts(self) -> None:
        """DS-SCOR-012: hard, normal, hard, easy and hard again: the bonus is that of easy."""
        table = on_map(level="hard")
        for level, bonus in (("normal", 10), ("hard", 10), ("easy", 0), ("hard", 0)):
            assert score(play(table, f"level {level}")).level == bonus


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
