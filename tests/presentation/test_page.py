"""The page of a scene: the story as it reads now with its choices, encounters, and event cards whole."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

import pytest

from sleeping_gods.campaign.games import setup_for
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.story_translation import load_translation
from sleeping_gods.sea.chapters.events import ChooseEvent, EndEvent, EventPhase, MayCancel, ResolveEvent
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.story.model import Paragraph, ProseBlock
from sleeping_gods.terminal.games import load_game_and_pack
from sleeping_gods.terminal.pack_setting import playable
from tests.conformance.test_hands import PACKS, campaign

from ..bed import deck_only, doing, offered, play
from ..sea import tables as sea
from ..skies import tables as skies
from .worlds import Listener, words_in

GAME = {"harbour": "sea", "airfield": "skies"}
TOWN = """# 900 Test

## 900 Square

A *long* square.

> when BERTH

A bunk is free.

> end

- (a) Lift the stone.
  > challenge STRENGTH 5
  > fail: lose 1 health
- (b) Go in, with the *lamp*.
  > needs LANTERN
  > return to the ship
- (c) Leave.
  > return to the ship
"""


def at_the_square() -> tuple[Listener, SeaTable]:
    """A page of the test's own that is being read."""
    return Listener("sea"), sea.exploring(sea.story(sea.at_start(), TOWN), 900)


class TestStory:
    """A page of the storybook."""

    def test_before_something_was_read_the_opening_lies_there(self) -> None:
        """Both games, in the smallest packs too."""
        for listener, table in ((Listener("sea"), sea.at_start()), (Listener("skies"), skies.on_map())):
            assert listener.told("page", table).kind == "prologue"

    def test_the_opening_and_the_aim_can_always_be_read(self) -> None:
        """A section of the scene that stays when pages of the story come."""
        listener, table = at_the_square()
        prologue = listener.told("prologue", table)

        assert prologue.title == "The Harbour"
        assert plain(prologue.blocks[0]).startswith("One flash, and the Atlantic was gone.")
        assert "totems" in plain(prologue.aim)

    def test_blocks_choices_and_what_each_costs(self) -> None:
        """What the story bars is told nowhere; emphasis is a span, and no asterisk shows."""
        listener, table = at_the_square()
        page = listener.page(table)

        assert (page.ref, page.title, page.kind, page.open) == ("900", "Square", "story", True)
        assert [plain(block) for block in page.blocks] == ["A long square.", "A bunk is free."]
        assert ("emphasis", "long", "") in page.blocks[0]
        assert [line.letter for line in page.choices] == ["a", "c"]
        assert plain(page.choices[0].terms) == "STRENGTH 5, failing: lose 1 health"
        assert [line.choice for line in page.choices] == ["choose a", "choose c"]

    def test_what_failing_costs_is_told_until_it_is_paid(self) -> None:
        """While it is being paid nothing says that failing costs nothing but the story."""
        listener, table = at_the_square()
        deck_only(play(table, "choose a"), "bandage-1")
        before = listener.told("test", table)
        play(table, "go on", "draw bandage-1")
        after = listener.told("test", table)

        assert plain(before.failure_cost) == "lose 1 health"
        assert "hurt odessa" in offered(table)
        assert (after.total, after.failure_cost) == (1, ())

    def test_with_the_keyword_the_choice_is_there(self) -> None:
        """SG-EXPLORE-005: what is barred by a keyword appears with it."""
        listener, table = at_the_square()
        table.quests.append(table.bound.keywords["LANTERN"][0])
        sea.again(table)

        assert [line.letter for line in listener.page(table).choices] == ["a", "b", "c"]

    def test_the_page_stays_until_it_is_left(self) -> None:
        """In the middle of a test it is told whole, with choices that cannot be taken then; afterwards it is closed."""
        listener, table = at_the_square()
        play(table, "choose a")
        page = listener.page(table)

        assert page.open
        assert [line.choice for line in page.choices] == ["", ""]
        assert len(page.blocks) == 2

    def test_a_closed_page_has_no_choices(self) -> None:
        """It is what was read last."""
        listener, table = at_the_square()
        play(table, "choose c")
        page = listener.page(table)

        assert not page.open
        assert page.choices == ()
        assert page.title == "Square"

    def test_earlier_pages_of_a_visit(self) -> None:
        """A town's errand leads back; what was read before is named."""
        listener, table = Listener("sea"), sea.exploring(sea.at_start(), 58)
        letters = [line.letter for line in listener.page(table).choices]
        play(table, f"choose {letters[0]}")

        assert listener.page(table).earlier in ((), (("58", "Gavel"),))
        assert listener.page(table).open

    @pytest.mark.parametrize("lang", WHOLE)
    def test_a_story_that_an_event_phase_opens_is_open(self, lang: Lang) -> None:
        """SG-EVENT-015: paragraph 1 is read where no location was explored."""
        table = sea.at_start()
        table.event_left = [0, 0, 0]
        doing(table, EventPhase())
        page = Listener("sea", lang).page(table)

        assert page.ref == "1"
        assert page.open or not offered(table)[0].startswith("choose")


class TestEncounter:
    """DS-WAND-002: an encounter tells who stands where, as far as one may know."""

    def at_the_tents(self) -> SkiesTable:
        """Two players place their characters."""
        table = skies.on_map(2)
        skies.stands(table, "3:b3")
        return play(table, "explore 24")

    def test_others_are_not_told_where_somebody_stands(self) -> None:
        """Until all are placed; a spectator knows of nobody."""
        table = self.at_the_tents()
        line = next(line for line in offered(table) if line.startswith("place ") and not line.endswith("-"))
        play(table, line)
        _, name, _, letter = line.split()
        owner = table.controller(name)
        told = {seat: Listener("skies", audience=Audience(seat)).page(table) for seat in ((owner,), (1 - owner,), ())}

        assert [one.letter for one in told[(owner,)].choices if one.standees] == [letter]
        assert not any(one.standees for one in told[(1 - owner,)].choices)
        assert not any(one.standees for one in told[()].choices)
        assert told[(1 - owner,)] != told[(owner,)]

    def test_who_is_still_to_be_placed_is_told_to_their_player(self) -> None:
        """Nobody else learns from it how far another is."""
        table = self.at_the_tents()
        seats = [Listener("skies", audience=Audience((seat,))).page(table).notes for seat in (0, 1)]

        assert seats[0] != seats[1]
        assert Listener("skies", audience=Audience()).page(table).notes == ()


class TestEvents:
    """An event card is shown whole."""

    @pytest.mark.parametrize("lang", WHOLE)
    def test_an_event_that_may_be_cancelled_tells_its_choices_before(self, lang: Lang) -> None:
        """SG-ERRATA-004: one knows what one would cancel; the letters cannot be taken yet."""
        table = sea.at_start()
        table.event = "timber-traders"
        doing(table, MayCancel(), ResolveEvent(), EndEvent())
        page = Listener("sea", lang).page(table)

        assert page.kind == "event"
        assert len(page.choices) == len(table.pack.events["timber-traders"].choices)
        assert {line.choice for line in page.choices} == {""}
        assert any(plain(line.terms) for line in page.choices)

    def test_when_it_asks_its_choices_can_be_taken(self) -> None:
        """Those that can be paid."""
        table = sea.at_start()
        table.event = "timber-traders"
        doing(table, ChooseEvent("timber-traders"), EndEvent())
        page = Listener("sea").page(table)

        assert {line.choice for line in page.choices if line.choice} == {*offered(table)}

    def test_nobody_is_asked_who_could_not_cancel_it(self) -> None:
        """SG-ERRATA-004: without such a card the event goes on at once."""
        table = sea.draw_event(sea.at_start(), "timber-traders")

        assert not any(isinstance(item, MayCancel) for item in table.agenda)

    @pytest.mark.parametrize("pack", ["harbour", "wandering-sea"])
    def test_every_ongoing_event_of_the_sea_says_its_way_out(self, pack: str) -> None:
        """SG-EVENT-010, SG-EVENT-023: an attempt, an action, or a port."""
        printed: Any = load_game_and_pack(pack)[1]
        events = printed.events
        table = sea.at_start()
        table.pack = dataclasses.replace(table.pack, events=events)
        ongoing = [event.id for event in events.values() if event.ongoing]
        for event in ongoing:
            table.event = event
            english, french = (Listener("sea", lang).page(table) for lang in WHOLE)

            assert any(plain(block).startswith("Way out: ") for block in english.blocks), event
            assert any(plain(block).startswith("Pour s'en défaire") for block in french.blocks), event
        assert len(ongoing) > 2

    def test_an_event_of_the_skies_that_stays_says_how_it_is_completed(self) -> None:
        """DS-EVNT-007: by what its lines say, or not at all."""
        table = skies.on_map()
        for event in table.pack.events.values():
            table.event = event.id
            said = " ".join(plain(block) for block in Listener("skies").page(table).blocks).casefold()
            if event.stays:
                assert "complete" in said or "way out" in said, event.id


class TestMarkup:
    """Markup never shows its asterisks."""

    @pytest.mark.parametrize("lang", WHOLE)
    @pytest.mark.parametrize("pack", playable())
    def test_no_page_of_any_pack_shows_an_asterisk(self, pack: str, lang: Lang) -> None:
        """Titles, blocks and choices of every page, quests and events, in both languages."""
        game, known = load_game_and_pack(pack)
        table: Any = game.set_up(known, setup_for(game, known, ("Ana",), {}))
        table.quests = [*table.pack.quests]
        listener = Listener(game.id, lang)
        load_translation(listener.presenter.localizer, known, pack)
        told: list[object] = []
        for number in table.pack.paragraphs:
            table.paragraph = number
            told.append(listener.told("page", table))
        told += [listener.presenter.event_page(table, event) for event in table.pack.events]
        told.append(listener.quests(table))

        assert [word for record in told for word in words_in(record) if "*" in word] == []

    @pytest.mark.parametrize("lang", WHOLE)
    @pytest.mark.parametrize("pack", PACKS)
    def test_nothing_that_is_said_in_play_shows_an_asterisk(self, pack: str, lang: Lang) -> None:
        """Labels, details, log events, pages, maps and quests over random play."""
        listener = Listener(GAME[pack], lang)
        presenter = listener.presenter
        for table, _ in campaign(pack, 2, 8, 120):
            said = [presenter.question(table), *(presenter.label(table, choice) for choice in table.offered)]
            said += [presenter.detail(table, choice) for choice in table.offered]
            said += [presenter.log_event(table, log_event) for log_event in table.log_events if log_event[0] != "chose"]
            said += [word for name in ("page", "map", "quests") for word in words_in(listener.told(name, table))]

            assert [word for word in said if "*" in word] == []


class TestSecrets:
    """Nothing unread is told."""

    @pytest.mark.parametrize("pack", PACKS)
    def test_unread_pages_may_say_anything(self, pack: str) -> None:
        """With every page blanked that was not read, page, map and quests are the same."""
        listener, blind = Listener(GAME[pack]), Listener(GAME[pack])
        for at, (table, _) in enumerate(campaign(pack, 2, 5, 160)):
            read = {table.paragraph, *(label[:-1] for label in table.taken)}
            if at % 4:
                continue
            other: Any = table.clone()
            other.pack = dataclasses.replace(other.pack, paragraphs=blanked(table.pack.paragraphs, read))
            for name in ("page", "map", "quests"):
                assert listener.told(name, table) == blind.told(name, other)


def blanked(paragraphs: Mapping[str, Paragraph], read: set[str]) -> dict[str, Paragraph]:
    """The pages, all but some with other words, titles and no choices."""
    return {
        number: page
        if number in read
        else dataclasses.replace(page, title="Blank", blocks=(ProseBlock("Nothing."),), choices=())
        for number, page in paragraphs.items()
    }
