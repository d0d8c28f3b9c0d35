"""The Lantern Shallows cost something either way: what was given up is closed, and missed elsewhere."""

from __future__ import annotations

import pytest

from sleeping_gods.effects.op import every_op
from sleeping_gods.languages import Lang
from sleeping_gods.party.chapters.quests import has_keyword

from ..bed import offered
from ..sea import tables as sea
from .test_sea_remembers import owning, page
from .test_wandering_sea import going_on, pack, table_of


class TestLatchAndStone:
    """Two totems close each other."""

    @pytest.mark.parametrize(("card", "place", "number"), [(3, 15, "15.15"), (12, 6, "6.16"), (3, 6, "6.7")])
    def test_who_has_the_one_finds_the_other_shut(self, card: int, place: int, number: str) -> None:
        """The island is cold, or the door is held."""
        assert sea.exploring(owning(table_of(), card), place).paragraph == number

    @pytest.mark.parametrize(("number", "card"), [("15.15", 12), ("6.16", 3)])
    def test_no_way_leads_on_from_there(self, number: str, card: int) -> None:
        """Not by the pages that can be read from it."""
        seen, waiting = {"6", "15"}, [number]
        while waiting:
            here = waiting.pop()
            seen.add(here)
            ops = list(every_op(pack().paragraphs[here].program))
            ops += [op for choice in pack().paragraphs[here].choices for op in every_op(choice.program)]
            assert ("gain-adventure", (card,)) not in [(op.name, op.args) for op in ops], here
            goals = {str(op.args[0]) for op in ops if op.name == "turn-to"}
            waiting += sorted(goals - seen - ({"6.10"} if card == 3 else set()))

    def test_the_mat_gives_no_latch_to_who_has_the_stone(self) -> None:
        """He has no hand free for it."""
        table = sea.exploring(owning(table_of("THRESHOLD"), 12), 6)
        pages = going_on(table, "choose b")

        assert pages[-1] == "6.8"
        assert not has_keyword(table, "THRESHOLD")


class TestGivenUp:
    """The word that remembers it, and the page that misses it."""

    @pytest.mark.parametrize(
        ("place", "lines", "word"),
        [
            (2, ("choose b", "choose c"), "KEEPSAKE"),
            (14, ("choose c", "choose b"), "FRANKED"),
            (16, ("choose c", "choose a"), "SHORN"),
            (18, ("choose b", "choose b"), "SURETY"),
        ],
    )
    def test_a_choice_is_remembered(self, place: int, lines: tuple[str, ...], word: str) -> None:
        """By a word of its own."""
        table = sea.exploring(table_of(), place)
        going_on(table, *lines)

        assert has_keyword(table, word)

    @pytest.mark.parametrize(("word", "place", "number"), [("LARDER", 3, "3.13"), ("ASHES", 7, "7.14")])
    def test_the_place_is_another(self, word: str, place: int, number: str) -> None:
        """On coming back."""
        assert sea.exploring(table_of(word), place).paragraph == number

    @pytest.mark.parametrize(
        ("lang", "words", "number", "told"),
        [
            ("en", ("KEEPSAKE",), "91.1", "He'll have got one"),
            ("fr", ("KEEPSAKE",), "91.1", "il en aura trouvé une"),
            ("en", ("MUTE", "SHORN"), "F16", "Mind the edge, sir"),
            ("en", ("MUTE",), "F18", "as one gives the time"),
            ("fr", ("FRANKED",), "F14", "une caisse à poisson sous le bras"),
            ("en", ("MORROW", "SURETY"), "102", "None of you sits"),
            ("en", ("UPHELD",), "105", "Then he'll not be home"),
            ("en", ("NOD",), "10", "talks for both of them"),
            ("en", ("MISCOUNT",), "10.10", "there was no wave"),
        ],
    )
    def test_it_is_missed_elsewhere(self, lang: Lang, words: tuple[str, ...], number: str, told: str) -> None:
        """In a sentence or three."""
        text = page(lang, table_of(*words), number).replace("’", "'")

        assert told in text
        assert told not in page(lang, table_of(), number).replace("’", "'")

    def test_those_who_swore_silence_do_not_answer_for_the_petrel(self) -> None:
        """What was washed off the slate is not said on the mat either."""
        table = sea.exploring(table_of("HUSH"), 18)
        going_on(table, "choose b")

        assert "choose a" in offered(table)
        assert "choose b" not in offered(table)


class TestRemembered:
    """What was answered once is known on the next visit."""

    @pytest.mark.parametrize(("word", "place", "number"), [("FARE", 3, "3.15"), ("PALMS", 27, "27.15")])
    def test_whoever_was_given_up_is_not_had_again(self, word: str, place: int, number: str) -> None:
        """The place knows of it."""
        assert sea.exploring(table_of(word), place).paragraph == number

    def test_the_point_that_was_let_to_her_is_hers(self) -> None:
        """She lies on it, with the paper beneath."""
        assert sea.exploring(table_of("CHART", "CLUTCH"), 27).paragraph == "27.18"

    def test_the_pipe_is_met_in_person_once(self) -> None:
        """After that it is in the wall."""
        table = sea.exploring(table_of("LEAVEN", "RECEIPT"), 15)

        assert going_on(table, "choose b", "choose a")[-2:] == ["15.23", "15.6"]

    def test_the_four_do_not_ask_twice(self) -> None:
        """Whoever was told to look for another ship has gone to look for it."""
        denied, asked = (sea.exploring(table_of(*words), 22) for words in (("DENIAL",), ()))
        for table in (denied, asked):
            going_on(table, "choose a", "choose a")

        assert [line for line in offered(denied) if line.startswith("choose ")] == ["choose d"]
        assert {"choose a", "choose b", "choose c"} <= set(offered(asked))
        assert not has_keyword(asked, "GREYSALT")

    def test_a_yes_costs_the_salt_and_is_remembered(self) -> None:
        """And whom one is fighting has been said."""
        table = sea.exploring(table_of("GREYSALT"), 22)
        pages = going_on(table, "choose a", "choose a", "choose b")

        assert pages[-2:] == ["22.16", "22.6"]
        assert has_keyword(table, "ANKLES")
        assert not has_keyword(table, "GREYSALT")

    @pytest.mark.parametrize(
        ("lang", "words", "number", "told"),
        [
            ("en", ("ALIGHT",), "91", "eleven bows"),
            ("fr", ("ALIGHT",), "91.1", "un homme ouvre d'une main"),
            ("en", ("RECEIPT",), "33", "It smells of bread"),
            ("en", ("CLUTCH",), "29", "Somebody has let her lay"),
            ("en", ("LAPS",), "34.2", "Have you found it?"),
            ("fr", ("LAPS",), "34.4", "il vous laisse la place de le dire"),
            ("en", ("BLANKET",), "F18", "She saw to the blanket"),
            ("en", ("LAMP",), "F18", "for a nursery handle"),
            ("en", ("ANKLES",), "F18", "whether that was the captain"),
            ("fr", ("SKIPPED", "FRANKED"), "F14", "la nuit qui n'y est pas"),
            ("en", ("SKIPPED",), "14", "You're one short"),
            ("en", ("RIVETED",), "20", "as far as the letter H"),
            ("en", ("CARBON",), "106", "has put her shawl on the chair"),
        ],
    )
    def test_the_second_answer_is_heard_too(self, lang: Lang, words: tuple[str, ...], number: str, told: str) -> None:
        """As the first always was."""
        assert told in page(lang, table_of(*words), number).replace("’", "'")
        assert told not in page(lang, table_of(), number).replace("’", "'")
