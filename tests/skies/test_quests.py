"""Quest cards and their keywords: DS-QUST."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sleeping_gods.kernel.state import canonical
from sleeping_gods.party.chapters.quests import has_keyword
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view
from tests.bed import effects, offered, play, refused, told

from .tables import airfield, exploring, on_map, quest, stands, stock, story

BRANCHES = """# 900 Branches

## 900 Three doors

> if BEES: turn to 900.1
> if TAG: turn to 900.2
> if MAIL: turn to 900.3

Nobody.

- (a) Go.
  > return to the map

## 900.1 Bees

> gain 1 meat
> return to the map

## 900.2 Tag

> gain 1 rope
> return to the map

## 900.3 Mail

> gain 1 torch
> return to the map
"""

LANTERN, MAIL, TAG, BEES = 41, 48, 53, 56
"""Quests by their keywords."""


def shown_quests(table: SkiesTable, seat: int) -> dict[str, object]:
    """The quests that lie open for a seat."""
    quests = view(table, seat)["quests"]
    assert isinstance(quests, dict)
    return {**quests}


class TestCards:
    """DS-QUST-001, 002, 007, 009."""

    def test_a_gained_quest_lies_face_up(self) -> None:
        """DS-QUST-001: 'gain quest 41': it is in the party's quests, open to every seat; the rest stay hidden."""
        table = effects(on_map(2), "gain quest 41")

        assert table.quests == [41]
        assert told(table, "gained-quest") == [(41,)]
        for seat in (0, 1):
            assert [*shown_quests(table, seat)] == ["41"]
            assert "burnt for forty years" in str(shown_quests(table, seat))

    @pytest.mark.parametrize("verb", ["lose", "complete"])
    def test_losing_and_completing(self, verb: str) -> None:
        """DS-QUST-002: the card goes to the completed quest box, and 'gain quest 41' gains nothing after that."""
        table = effects(quest(on_map(), LANTERN, TAG), f"{verb} quest 41")
        assert (table.quests, table.used_quests) == ([TAG], [41])
        effects(table, "gain quest 41")

        assert (table.quests, table.used_quests) == ([TAG], [41])

    def test_quests_in_the_box_are_secret(self) -> None:
        """DS-QUST-007: asking for the text of an unclaimed quest is refused, and no view shows it."""
        table = quest(on_map(2), LANTERN)
        hidden = [item for item in table.pack.quests.values() if item.number != LANTERN]

        assert refused(table, "read quest 105").rule == "DS-QUST-007"
        for seat in (0, 1):
            shown = str(view(table, seat))
            assert table.pack.quests[LANTERN].text.en in shown
            assert not any(item.text.en in shown or item.title.en in shown for item in hidden)
        effects(table, "gain quest 105")
        assert table.pack.quests[105].text.en in str(view(table, 1))

    def test_the_box_counts_its_cards(self) -> None:
        """DS-QUST-007: of the box nothing but the number of cards is seen; taking one leaves the rest in order."""
        table = effects(on_map(), "gain quest 53", "gain quest 41", "complete quest 53")
        decks = view(table, 0)["decks"]

        assert isinstance(decks, dict)
        assert decks["quest"] == 214 - 2
        assert table.quests == [41]

    def test_an_owned_quest_is_not_gained_again(self) -> None:
        """DS-QUST-009: gaining a quest already owned does nothing."""
        table = quest(on_map(), LANTERN)
        before = canonical(table)
        effects(table, "gain quest 41")

        assert canonical(table) == before
        assert told(table, "gained-quest") == []

    @pytest.mark.parametrize("verb", ["lose", "complete"])
    def test_a_quest_not_owned_stays_in_the_box(self, verb: str) -> None:
        """DS-QUST-009: losing a quest not owned changes nothing, and it can still be gained."""
        table = on_map()
        before = canonical(table)
        effects(table, f"{verb} quest 92")
        assert canonical(table) == before

        assert effects(table, "gain quest 92").quests == [92]

    def test_the_box_keeps_all_of_them(self) -> None:
        """DS-QUST-002: of three quests that have gone to the box none can be taken back."""
        table = effects(quest(on_map(), LANTERN, TAG, MAIL), "lose quest 41", "complete quest 53", "lose quest 48")
        effects(table, "gain quest 41", "gain quest 53", "gain quest 48")

        assert (table.quests, table.used_quests) == ([], [41, 53, 48])

    def test_a_low_number_is_as_secret_as_a_high_one(self) -> None:
        """DS-QUST-007: with a quest owned neither the one just before it nor the one just after it can be read."""
        known = sorted(airfield().quests)
        for below, number in pairwise(known):
            table, other = quest(on_map(2), number), quest(on_map(2), below)

            assert refused(table, f"read quest {below}").rule == "DS-QUST-007"
            assert refused(other, f"read quest {number}").rule == "DS-QUST-007"
            assert table.pack.quests[number].title.en not in str(view(other, 0))


class TestKeywords:
    """DS-QUST-003 to 006, 008."""

    def test_exactly_those_of_owned_quests(self) -> None:
        """DS-QUST-003: LANTERN while quest 41 is owned; no other keyword."""
        table = on_map()
        assert not has_keyword(table, "LANTERN")
        effects(table, "gain quest 41")

        assert [word for word in sorted(table.bound.keywords) if has_keyword(table, word)] == ["LANTERN"]

    def test_a_forced_branch(self) -> None:
        """DS-QUST-004: with LANTERN the section that starts 'if LANTERN, turn to 50.2' opens 50.2, with no choice."""
        table = play(stands(quest(on_map(), LANTERN), "3:a2"), "explore 50")

        assert told(table, "paragraph") == [("50.2",)]
        assert refused(table, "choose d").rule == "DS-EXPL-003"
        assert view(table, 0)["story"] is not None
        assert "The queue" not in str(view(table, 0)["story"])

    def test_without_the_keyword_the_section_is_read(self) -> None:
        """DS-QUST-004: without LANTERN, section 50 itself is read."""
        table = play(stands(quest(on_map(), TAG), "3:a2"), "explore 50")

        assert told(table, "paragraph") == [("50",)]

    @pytest.mark.parametrize(
        ("owned", "section"),
        [((TAG, MAIL), "900.2"), ((MAIL, TAG), "900.2"), ((MAIL,), "900.3"), ((MAIL, TAG, BEES), "900.1"), ((), "900")],
    )
    def test_several_branches_in_printed_order(self, owned: tuple[int, ...], section: str) -> None:
        """DS-QUST-005: with the second and third keyword of three lines the second line is followed."""
        table = exploring(quest(story(on_map(), BRANCHES), *owned), 900)

        assert told(table, "paragraph") == [(section,)]
        assert sum(table.goods.values()) == (1 if owned else 0)

    def test_a_section_that_is_turned_to_is_checked_as_well(self) -> None:
        """DS-QUST-004: not only a location's first section: one that a choice leads to is branched from too."""
        start = "# 901 Start\n\n## 901 Start\n\n- (a) Go.\n  > {}turn to 900\n\n"
        table = story(story(on_map(), BRANCHES), start.format(""))
        assert told(play(exploring(quest(table, MAIL), 901), "choose a"), "paragraph") == [("900.3",)]

        table = story(story(on_map(), BRANCHES), start.format("gain quest 53\n  > "))
        assert told(play(exploring(quest(table, MAIL), 901), "choose a"), "paragraph") == [("900.2",)]

        table = story(story(on_map(), BRANCHES), start.format("complete quest 48\n  > "))
        assert told(play(exploring(quest(table, MAIL), 901), "choose a"), "paragraph") == [("900",)]

    def test_a_branch_is_followed_each_time(self) -> None:
        """DS-QUST-004: on a second visit with the keyword the section is turned to again; without it, no more."""
        table = story(quest(on_map(), TAG), BRANCHES)
        exploring(exploring(table, 900), 900)
        assert (told(table, "paragraph"), table.goods["rope"]) == ([("900.2",), ("900.2",)], 2)
        exploring(effects(table, "lose quest 53"), 900)

        assert (told(table, "paragraph")[-1], table.goods["rope"]) == (("900",), 2)

    def test_a_required_keyword(self) -> None:
        """DS-QUST-006: without LANTERN choice D is refused; with it every choice can be selected, none is forced."""
        table = play(stock(stands(on_map(), "2:a2"), ogroot=1), "explore 12")
        assert "choose d" not in offered(table)
        assert refused(table, "choose d").rule == "DS-QUST-006"

        table = play(stock(quest(stands(on_map(), "2:a2"), LANTERN, 105), ogroot=1), "explore 12")
        letters = [line for line in offered(table) if line.startswith("choose")]
        assert letters == [f"choose {letter}" for letter in "abcdef"]
        assert told(play(table, "choose f"), "paragraph") == []

    @pytest.mark.parametrize("verb", ["lose", "complete"])
    def test_completed_quests_give_none(self, verb: str) -> None:
        """DS-QUST-008: quest 41 in the completed quest box: LANTERN is not there, and its choice is gone."""
        table = effects(quest(stands(on_map(), "2:a2"), LANTERN), f"{verb} quest 41")

        assert not has_keyword(table, "LANTERN")
        assert refused(play(table, "explore 12"), "choose d").rule == "DS-QUST-006"

    def test_a_part_of_a_section_branches_as_well(self) -> None:
        """DS-QUST-004: the lines at the head of 902.1 are obeyed like those of a location's own section."""
        bar = "## 902.1 Bar\n\n> if TAG: turn to 900.2\n\nBar.\n"
        text = f"# 902 Inn\n\n## 902 Inn\n\n- (a) In.\n  > turn to 902.1\n\n{bar}"
        table = story(story(on_map(), BRANCHES), text)

        assert told(play(exploring(quest(table, TAG), 902), "choose a"), "paragraph") == [("900.2",)]

    @pytest.mark.parametrize(("owned", "opens"), [((LANTERN,), False), ((TAG,), False), ((LANTERN, TAG), True)])
    def test_two_required_keywords(self, owned: tuple[int, ...], *, opens: bool) -> None:
        """DS-QUST-006: a choice that needs LANTERN and TAG is open with both, and with one of them shut."""
        text = "# 903 Gate\n\n## 903 Gate\n\n- (a) In.\n  > needs LANTERN and TAG\n  > gain 1 rope\n- (b) Out.\n"
        table = exploring(quest(story(on_map(), text), *owned), 903)

        assert ("choose a" in offered(table), "choose b" in offered(table)) == (opens, True)
