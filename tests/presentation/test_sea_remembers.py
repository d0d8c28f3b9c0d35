"""The Wandering Sea remembers: debts are collected elsewhere, towns change, and the last night calls the roll."""

from __future__ import annotations

import pytest

from sleeping_gods.effects.op import every_op
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.chapters.explore import EndStory, Read
from sleeping_gods.party.chapters.quests import has_keyword
from sleeping_gods.sea.table.table import SeaTable

from ..bed import doing, offered
from ..sea import tables as sea
from .test_wandering_sea import going_on, pack, said, table_of

TOTEMS = (3, 12, 15, 20, 28, 31, 40, 48, 52, 49)
"""The things of the ten children, the eldest first."""
CHILDREN = ("Hesk", "Onder", "Dom", "Gall", "Vay", "Umber", "Tarn", "Isk", "Marl", "Lull")


def owning(table: SeaTable, *numbers: int) -> SeaTable:
    """The numbered adventure cards are the crew's."""
    return sea.own(table, *(card.id for card in pack().adventures.values() if card.number in numbers))


def reading(table: SeaTable, number: str) -> SeaTable:
    """A page is opened."""
    table.exploring = True
    return doing(table, Read(number), EndStory())


def page(lang: Lang, table: SeaTable, number: str) -> str:
    """A page that is read in passing, as it would read now."""
    table.paragraph = number
    return said(lang, table)


class TestDebts:
    """What was promised in one place is charged in another."""

    @pytest.mark.parametrize(("place", "ways"), [(12, ["a"]), (16, ["a"]), (102, ["a", "c"])])
    def test_what_was_washed_off_the_slate_cannot_be_said_for_nothing(self, place: int, ways: list[str]) -> None:
        """To speak is to lose the vow; to be silent keeps it; neither is asked of those who never swore."""
        sworn, free = (sea.exploring(table_of("MORROW", *words), place) for words in (("HUSH",), ()))
        for table in (sworn, free):
            going_on(table, *(f"choose {way}" for way in ways))

        assert {"choose c", "choose d"} <= set(offered(sworn))
        assert "choose a" not in offered(sworn)
        assert "choose a" in offered(free)
        assert {"choose c", "choose d"}.isdisjoint(offered(free))

        going_on(sworn, "choose c")

        assert not has_keyword(sworn, "HUSH")
        assert has_keyword(sworn, "FRAYED")

    def test_silence_keeps_the_vow(self) -> None:
        """The captain is bitten for it and nothing is untied."""
        table = sea.exploring(table_of("HUSH"), 12)
        pages = going_on(table, "choose a", "choose d")

        assert pages[-1] == "12.9"
        assert has_keyword(table, "HUSH")
        assert not has_keyword(table, "FRAYED")
        assert table.crew["odessa"].damage == 3

    def test_a_cut_cradle_stops_the_tide_and_can_be_told_of(self) -> None:
        """At the banks it is half tide for good; the girl's word can still be had there, and the rim hears it."""
        table = sea.exploring(table_of("SEVERED"), 8)
        first = table.paragraph
        going_on(table, "choose a")
        again = sea.exploring(table, 95)

        assert first == "8.8"
        assert has_keyword(table, "NIM")
        assert again.paragraph == "95.10"
        assert "choose a" in offered(again)

    def test_cutting_the_rope_does_not_close_the_girls_quest(self) -> None:
        """Otherwise nobody could mend it: what has been closed does not come back."""
        closed = [
            op for op in every_op(pack().paragraphs["95.9"].program) if op.name in ("complete-quest", "lose-quest")
        ]

        assert closed == []

    @pytest.mark.parametrize(("line", "word"), [("a", "OVERDUE"), ("b", "CHISEL")])
    def test_whoever_sat_down_to_tea_brings_the_notice_too_late(self, line: str, word: str) -> None:
        """The parish has another page afterwards, and the harpooners another Wednesday if iron was used."""
        table = sea.exploring(table_of("BREATH", "TEATIME", "PARDON"), 93)
        going_on(table, "choose c")
        choices = set(offered(table))
        going_on(table, "choose e", f"choose {line}")
        after = sea.exploring(table, 93).paragraph
        wednesday = page("en", sea.exploring(table, 19), "19.7")

        assert "choose e" in choices
        assert "choose c" not in choices
        assert has_keyword(table, word)
        assert after == "93.12"
        assert ("cold chisel" in wednesday) is (word == "CHISEL")

    def test_on_time_nobody_is_lost(self) -> None:
        """Without the tea the notice is given as it was asked for."""
        table = sea.exploring(table_of("BREATH"), 93)
        going_on(table, "choose c")

        assert "choose c" in offered(table)
        assert "choose e" not in offered(table)

    @pytest.mark.parametrize(("words", "told"), [(("WHISTLE",), "in the smoke"), ((), "painted a night")])
    def test_maudlin_asks_whether_he_can_see_out(self, words: tuple[str, ...], told: str) -> None:
        """Once he has been taken away, wherever to; not while he is in the basket."""
        away = sea.exploring(owning(table_of(*words), 8), 9)
        aboard = sea.exploring(owning(table_of("ROOSTER"), 8), 9)
        asked = "choose f" in offered(away)
        going_on(away, "choose f")

        assert asked
        assert told in said("en", away)
        assert "choose f" not in offered(aboard)


class TestTowns:
    """What was done elsewhere is seen on arriving."""

    @pytest.mark.parametrize(
        ("place", "word", "english", "french"),
        [
            (10, "DRILL", "one storey higher", "un étage plus"),
            (10, "SABOTAGE", "on all the washing lines", "à toutes les cordes à linge"),
            (10, "ROLL", "with a spade and a tape", "une bêche et un mètre"),
            (20, "WHISTLE", "a small black cock", "un petit coq noir"),
            (20, "SABOTAGE", "lying down in its order", "couchée dans l'ordre"),
            (20, "OVERTIME", "She goes round it", "Elle le contourne"),
            (30, "SABOTAGE", "still swinging a hammer", "encore du marteau"),
            (30, "DRILL", "a blue line", "un trait bleu"),
            (100, "VESPERS", "The town clock goes", "L'horloge de la ville marche"),
            (100, "ROLL", "nine pebbles", "neuf cailloux"),
            (100, "SEVERED", "Something ails the water", "L'eau est malade"),
        ],
    )
    def test_a_town_shows_what_was_done(self, place: int, word: str, english: str, french: str) -> None:
        """And nothing of it before, in both languages."""
        for lang, words in zip(WHOLE, (english, french), strict=True):
            before, after = (said(lang, sea.exploring(table_of(*had), place)) for had in ((), (word,)))

            assert words not in before, lang
            assert words in after, lang

    @pytest.mark.parametrize(
        ("place", "word", "gone"),
        [
            (20, "SABOTAGE", "paid in minutes of sleep"),
            (20, "WHISTLE", "full gape"),
            (100, "VESPERS", "has stopped at"),
        ],
    )
    def test_what_is_over_is_not_told_any_more(self, place: int, word: str, gone: str) -> None:
        """The first lines change; nothing is only added at the end."""
        assert gone in said("en", sea.exploring(table_of(), place))
        assert gone not in said("en", sea.exploring(table_of(word), place))


def paid(table: SeaTable) -> SeaTable:
    """A page on which the health that it takes has been paid by whoever can."""
    while toll := next((line for line in offered(table) if line.startswith("hurt ")), ""):
        going_on(table, toll)
    return table


class TestTheLastNight:
    """Boats come because of what was done, some in anger; whoever is missing is named."""

    @pytest.mark.parametrize("lang", WHOLE)
    def test_every_boat_comes_for_a_reason(self, lang: Lang) -> None:
        """With nothing done only the first lines are read; with all of it more than twelve boats come."""
        roll = pack().paragraphs["F16"]
        words = [quest.keyword for quest in pack().quests.values() if quest.keyword and quest.keyword != "CHISEL"]
        nothing, everything = table_of(), owning(table_of(*words), *range(1, 57))

        assert len([block for block in roll.blocks if block.when]) >= 12
        assert len(page(lang, nothing, "F16").split()) < 60
        assert len(page(lang, everything, "F16").split()) > 350

    def test_nobody_stands_in_the_way_of_those_who_wronged_nobody(self) -> None:
        """The page of the angry is passed over; with one grudge it is opened."""
        assert reading(table_of(), "F17").paragraph != "F17"
        assert reading(table_of("PUMPS"), "F17").paragraph == "F17"
        assert reading(table_of("LAPSED"), "F17").paragraph == "F17"

    @pytest.mark.parametrize("missing", TOTEMS)
    def test_a_missing_child_is_named_and_no_other(self, missing: int) -> None:
        """By the empty chair; nobody is called who has been heard from."""
        names = dict(zip(TOTEMS, CHILDREN, strict=True))
        text = page("en", owning(table_of(), *(number for number in TOTEMS if number != missing)), "F26")

        assert [name for name in names.values() if name in text] == [names[missing]]

    def test_the_eldest_and_the_slate_are_heard_before_the_doctor(self) -> None:
        """Whoever was told earlier says so first; otherwise he finds out for himself."""
        told = {word: page("en", table_of(*([word] if word else [])), "F19") for word in ("VESPERS", "SLATE", "")}

        assert all(text.index("That is no sleeper") > 0 for text in told.values())
        assert "Good evening" in told["VESPERS"][: told["VESPERS"].index("That is no sleeper")]
        assert "slate" in told["SLATE"][: told["SLATE"].index("That is no sleeper")]
        assert "takes off his hat" in told[""]

    @pytest.mark.parametrize("word", ["ROLL", "HYMN", "VESPERS"])
    @pytest.mark.parametrize(("cards", "number"), [((), "F11"), (TOTEMS[:2], "F3"), (TOTEMS[:5], "F4")])
    def test_the_drowned_take_your_side(self, word: str, cards: tuple[int, ...], number: str) -> None:
        """Those who know you leave you one enemy instead of two."""
        strange, known = (paid(reading(owning(table_of(*words), *cards), "F11")) for words in ((), (word,)))
        letter = {"F11": "c", "F3": "d", "F4": "e"}[number]
        pages = [strange.paragraph, known.paragraph]
        refused = f"choose {letter}" not in offered(strange)
        going_on(known, f"choose {letter}")

        assert pages == [number, number]
        assert refused
        assert known.paragraph == "F23"
        assert len([line for line in offered(known) if line.startswith("choose ")]) == 1

    def test_the_understudy_is_met_before_it_is_fought(self) -> None:
        """Every campaign reads of it at the second yawn."""
        assert "Understudy" in page("en", table_of(), "1.2")
        assert "Doublure" in page("fr", table_of(), "1.2")

    def test_nobody_on_the_register_goes_home_for_nothing(self) -> None:
        """The plain way home is not theirs; two others are, each with a page of its own."""
        free, bound = (reading(table_of(*words), "F7") for words in ((), ("ROLL",)))

        assert {"choose a", "choose b"} <= set(offered(free))
        assert {"choose c", "choose d"}.isdisjoint(offered(free))
        assert "choose a" not in offered(bound)
        assert {"choose b", "choose c", "choose d"} <= set(offered(bound))
