"""The Wandering Sea as it is read: every test is answered in words, and quests mark the places that wait for them."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import cache

import pytest

from sleeping_gods.authoring.dataflow.flow import flow_of
from sleeping_gods.authoring.project import open_project
from sleeping_gods.campaign.games import setup_for
from sleeping_gods.effects.op import atoms_of, every_op
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.party.journey import our_journey
from sleeping_gods.presentation.party.page_section import is_story_open
from sleeping_gods.presentation.party.places import Places
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.sea.atlas import printed
from sleeping_gods.presentation.story_knowledge import NOTHING
from sleeping_gods.presentation.story_translation import load_translation
from sleeping_gods.sea.chapters.turn import BeginTurn
from sleeping_gods.sea.table.cards import Pack
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.story.model import Paragraph, StoryChoice
from sleeping_gods.story.printed import Name
from sleeping_gods.story.ways import location_of
from sleeping_gods.terminal.games import load_game_and_pack

from ..bed import doing, offered, play
from ..sea import tables as sea
from .test_plates import drawn
from .worlds import Listener

NAME = "wandering-sea"
INGREDIENTS = {"BROTH": {"22", "36"}, "MIDDLEPIECE": {"59"}, "LASTPIECE": {"59", "74"}}
"""Where what a quest sends for is had: those places give it, and do not ask for the quest."""


def table_of(*quests: str) -> SeaTable:
    """A campaign at the start of its first turn, with the quests of these keywords."""
    game, box = load_game_and_pack(NAME)
    table = game.set_up(box, setup_for(game, box, ("Ana",), {}))
    assert isinstance(table, SeaTable)
    table.supply += sum(table.pools)
    table.pools = [0]
    doing(table, BeginTurn())
    table.turn, table.actions = 1, 2
    table.quests += [table.bound.keywords[word][0] for word in quests]
    return table


@cache
def listener(lang: Lang) -> Listener:
    """Somebody who has the storybook in this language."""
    one = Listener("sea", lang)
    load_translation(one.presenter.localizer, load_game_and_pack(NAME)[1], NAME)
    return one


def going_on(table: SeaTable, *lines: str) -> list[str]:
    """Play choices, and whatever follows until the page asks or is left: the pages that were read on the way."""
    pages, waiting = [], [*lines]
    while waiting or (is_story_open(table) and not any(line.startswith("choose ") for line in offered(table))):
        play(table, waiting.pop(0) if waiting else offered(table)[0])
        pages += [str(log_event[1]) for log_event in table.log_events if log_event[0] == "paragraph"]
    return pages


def challenged(table: SeaTable, line: str, *, well: bool) -> list[str]:
    """Take a challenge, all who can with a 6 or one with a 1: the pages that are read after it."""
    play(table, f"choose {line}")
    able = [each for each in offered(table) if each.startswith("join ")]
    return going_on(table, *(able if well else able[-1:]), "go on", "fate 6" if well else "fate 1")


def said(lang: Lang, table: SeaTable) -> str:
    """The page as it reads now."""
    return " ".join(plain(block) for block in listener(lang).page(table).blocks)


def pack() -> Pack:
    """The pack as it is shipped."""
    box = load_game_and_pack(NAME)[1]
    assert isinstance(box, Pack)
    return box


def marking() -> Iterator[tuple[Paragraph, StoryChoice, str]]:
    """Every choice that leads back to its own page with a new explore token, and the token's letter."""
    for paragraph in pack().paragraphs.values():
        for choice in paragraph.choices:
            ops = [*every_op(choice.program)]
            if any(op.name == "turn-to" and op.args == (paragraph.number,) for op in ops):
                for letter in dict.fromkeys(str(op.args[0]) for op in ops if op.name == "gain-explore"):
                    yield paragraph, choice, letter


class TestAnswers:
    """What was tried is answered in words, whether it went well or not."""

    def test_whatever_is_marked_is_told(self) -> None:
        """A page that one comes back to with an explore token has a block for it."""
        found = [(paragraph, choice.letter, letter) for paragraph, choice, letter in marking()]
        silent = [
            f"{paragraph.number} ({line}) {letter}"
            for paragraph, line, letter in found
            if not any(
                block.when and ("explore", (letter,), True) in [(a.kind, a.args, h) for a, h in atoms_of(block.when)]
                for block in paragraph.blocks
            )
        ]

        assert silent == []
        assert len(found) > 8

    @pytest.mark.parametrize(
        ("place", "way", "line", "well", "badly"),
        [
            (21, "choose a", "a", "21.1", "21.8"),
            (21, "choose a", "c", "21.1", "21.9"),
            (22, "choose a, choose a", "a", "22.3", "22.8"),
            (27, "choose b", "a", "27.1", "27.8"),
            (27, "choose b", "b", "27.1", "27.9"),
            (31, "choose d", "b", "31.7", "31.1"),
            (14, "choose a", "a", "14.7", "14.8"),
            (17, "choose a", "a", "17.13", "17.14"),
            (17, "choose a", "b", "17.15", "17.16"),
            (18, "choose a", "b", "18.9", "18.10"),
        ],
    )
    def test_a_failure_reads_another_page_than_a_success(
        self, place: int, way: str, line: str, well: str, badly: str
    ) -> None:
        """The page of the one is not read after the other."""
        pages = []
        for passes in (True, False):
            table = sea.exploring(table_of("CHART"), place)
            going_on(table, *way.split(", "))
            pages.append(challenged(table, line, well=passes))

        assert well in pages[0]
        assert badly not in pages[0]
        assert badly in pages[1]

    @pytest.mark.parametrize(("lang", "words"), [("en", "the gull sits down"), ("fr", "la mouette s'assied")])
    def test_what_was_found_out_is_read_at_once_and_only_then(self, lang: Lang, words: str) -> None:
        """Which way north is, in both languages; the mile is still to be paced."""
        table = sea.exploring(table_of("CHART"), 27)
        going_on(table, "choose b")
        before = said(lang, table)
        challenged(table, "a", well=True)
        after = said(lang, table)

        assert words not in before
        assert words in after
        assert "Rafael" in after
        assert "choose b" in offered(table)


class TestTrueOnEveryPath:
    """Nobody has done what another did, and nothing is there that was given away."""

    @pytest.mark.parametrize(("lang", "words"), [("en", "wiping her hands"), ("fr", "en s'essuyant les mains")])
    def test_audrie_wipes_her_hands_only_after_she_has_opened_the_clock(self, lang: Lang, words: str) -> None:
        """Two of three ways lead to the second opinion; on one of them she has touched nothing."""
        told = []
        for line in ("c", "a"):
            table = sea.exploring(table_of(), 21)
            going_on(table, "choose a", "choose b")
            challenged(table, line, well=True)
            going_on(table, "choose d")
            told.append(said(lang, table))

        assert [words in each for each in told] == [True, False]
        assert all("Audrie" in each for each in told)

    @pytest.mark.parametrize(("lang", "words"), [("en", "along Mac's shadow"), ("fr", "le long de l'ombre de Mac")])
    def test_a_pledged_shadow_is_not_measured(self, lang: Lang, words: str) -> None:
        """Before it is pledged it is."""
        whole, pledged = (said(lang, sea.exploring(table_of(*quests), 30)) for quests in ((), ("PAWN",)))

        assert words in whole
        assert words not in pledged
        assert "Mac" in pledged

    @pytest.mark.parametrize(("line", "page"), [("a", "32.6"), ("b", "32.7")])
    def test_what_mac_does_with_the_bottle_is_read_before_the_other_is_wrapped(self, line: str, page: str) -> None:
        """Whether he opens it or gives it back."""
        pages = going_on(sea.exploring(table_of("RING"), 32), "choose c", f"choose {line}")

        assert pages == ["32.3", page, "32.5"]


class TestQuests:
    """A quest marks on the map the places where it is awaited."""

    def test_each_marks_the_same_places_in_both_languages_and_none_in_passing(self) -> None:
        """They ask for it, or have what it sends for."""
        project = open_project(NAME)
        assert project.pack is not None
        flow, box, table = flow_of(project, project.pack), pack(), table_of()
        numbers = [place for region in box.regions.values() for place in region.locations]
        marked: dict[str, list[set[str]]] = {quest.keyword: [] for quest in box.quests.values()}
        for lang in WHOLE:
            localizer = listener(lang).presenter.localizer
            for quest in box.quests.values():
                places = Places(
                    localizer, table, NOTHING, {quest.number: localizer.name(quest.text)}, printed(localizer, box)
                )
                marked[quest.keyword].append({str(place) for place in numbers if places.waiting(place)})
        for quest in box.quests.values():
            english, french = marked[quest.keyword]
            thing = ("quest", quest.number)
            asks = [*flow.asked.get(thing, []), *flow.asked.get(("keyword", quest.keyword), [])]
            ends = [*flow.completes.get(thing, []), *flow.takes.get(thing, [])]
            sites = [*(ask.site for ask in asks), *(end.site for end in ends)]
            awaited = {location_of(site.paragraph) for site in sites} | INGREDIENTS.get(quest.keyword, set())

            assert english == french, quest.keyword
            assert english <= awaited, quest.keyword

        assert sum(map(bool, (places[0] for places in marked.values()))) > 40

    @pytest.mark.parametrize("lang", WHOLE)
    def test_a_place_waits_for_the_quest_that_names_it(self, lang: Lang) -> None:
        """The Ladder's Head for the audit, the Bone Shelf for Whitejaw; no more for where something came from."""
        table = table_of("AUDIT", "WHITEJAW", "FELT", "RESERVED")
        table.quests.remove(table.bound.keywords["ASTRAY"][0])
        one = listener(lang)
        waits = {place: set(one.spot(table, place).quests) for place in ("2", "10", "20", "33", "104")}

        assert waits == {"2": set(), "10": {13}, "20": {12}, "33": {12}, "104": {17}}

    def test_a_name_is_found_as_whole_words_with_its_capitals(self) -> None:
        """ "In front of the shelves" names neither the Front nor the Shelf."""
        localizer, table = listener("en").presenter.localizer, table_of()
        printed_names = {20: "The Front", 21: "The Shelf", 22: "O"}

        def marked(words: str) -> list[int]:
            places = Places(localizer, table, NOTHING, {1: words}, printed_names)
            return [place for place in printed_names if places.waiting(place)]

        assert marked("Go to the Front (22), past the Shelf's foot.") == [20, 21, 22]
        assert marked("In front of the shelves, over the Shelfmark, O weary one.") == []
        assert marked("The Shelf-Front, then.") == [20, 21]


def without_opening(table: SeaTable) -> SeaTable:
    """A table of a pack that tells nothing before the first turn."""
    table.pack = dataclasses.replace(table.pack, opening=Name({"en": ""}))
    return table


@pytest.mark.parametrize(("lang", "first"), [("en", "The flash lasted"), ("fr", "L'éclair a duré")])
def test_what_is_told_before_the_first_turn_lies_open_until_the_first_event(lang: Lang, first: str) -> None:
    """Then it is what was read last, until another page is; a pack that tells nothing before has no such page."""
    table = table_of()

    told = listener(lang).page(table)
    table.event_discard = ["x"]
    later = listener(lang).page(table)

    assert (told.kind, told.open, told.number, told.choices) == ("prologue", True, "", ())
    assert plain(told.blocks[0]).startswith(first)
    assert len(told.blocks) > 2
    assert (later.ref, later.open) == (told.ref, False)
    assert Listener("sea", lang).told("page", without_opening(sea.at_start())) is None


@pytest.mark.parametrize(("lang", "first"), [("en", "When the flash let go"), ("fr", "Quand l'éclair vous a")])
@pytest.mark.parametrize("taken", [("SECONDCREW",), ("SLEEPLESS", "SECONDCREW")])
def test_a_second_crew_has_an_opening_of_its_own(lang: Lang, first: str, taken: tuple[str, ...]) -> None:
    """Whatever else is taken along; the plate of the usual opening is not shown, and a used quest changes nothing."""
    table, told_by = table_of(*taken), listener(lang)
    table.pack = dataclasses.replace(table.pack, plates={"prologue": drawn("prologue")})
    told = told_by.told("prologue", table)

    assert plain(told.blocks[0]).startswith(first)
    assert len(told.blocks) > 2
    assert (told.plate, told_by.page(table).plate, told_by.quests(table).plates) == (None, None, ())
    assert told_by.page(table).blocks == told.blocks
    table.quests.remove(212)
    table.used_quests.append(212)
    assert told_by.told("prologue", table) == told


def test_whoever_begins_elsewhere_or_not_reads_the_usual_opening() -> None:
    """A flaw of the captain has none of its own."""
    told = listener("en").told("prologue", table_of("SLEEPLESS"))

    assert plain(told.blocks[0]).startswith("The flash lasted")


@pytest.mark.parametrize(("taken", "place"), [(3, "15"), (12, "6")])
def test_nobody_is_sent_where_what_was_taken_elsewhere_has_left_nothing(taken: int, place: str) -> None:
    """The latch of (6) and the stone of (15) each end the other: journey, map and opening name that place no more."""
    table = table_of()
    card = next(name for name, printed in table.pack.adventures.items() if printed.number == taken)
    table.region = next(region.id for region in table.pack.regions.values() if int(place) in region.locations)
    presenter = listener("en").presenter

    def sent_to() -> tuple[bool, bool, bool]:
        return (
            place in {lead.place for lead in our_journey(presenter, table, SOFA).leads},
            place in dict(listener("en").told("map", table).near),
            place in dict(listener("en").told("prologue", table).leads),
        )

    assert sent_to() == (True, True, True)
    table.adventures[card] = 0
    assert sent_to() == (False, False, False)
