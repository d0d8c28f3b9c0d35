"""The page, the map and the quests on the screen: pages that stay, places by their names, journeys on foot."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.story_knowledge import knowledge_from_notes
from sleeping_gods.terminal.render_context import RenderContext
from sleeping_gods.terminal.sea.view import SeaView
from sleeping_gods.terminal.skies.view import SkiesView

from ..bed import offered
from ..sea import tables as sea
from ..skies import tables as skies
from .driver import journey, last_scene
from .journeys import AT_THE_CITY
from .skies_journeys import ON_THE_MAP
from .test_drawing import drawn

TESTED = (*AT_THE_CITY, "choose a", "go on", "draw sharp-eye-6", "go on")
"""A test in a town, passed."""


class TestPage:
    """A story's page stays until it is left."""

    @pytest.mark.parametrize(
        ("lang", "prose"), [("en", "At sunset every citizen burns"), ("fr", "Au coucher du soleil, chaque citoyen")]
    )
    def test_after_a_test_the_page_is_shown_again(self, lang: Lang, prose: str, tmp_path: Path) -> None:
        """With what can be chosen now; after a plain choice its words are still in sight and not told again."""
        said = last_scene(journey(tmp_path / "a", *TESTED, lang=lang))
        plain = last_scene(journey(tmp_path / "b", *AT_THE_CITY, "choose b", lang=lang))

        assert prose in said
        assert "(b)" in said
        assert prose not in plain
        assert "(a)" in plain

    def test_story_shows_it_in_the_middle_of_a_test(self, tmp_path: Path) -> None:
        """Whole, with its choices; outside of stories what was read last."""
        said = journey(
            tmp_path, *AT_THE_CITY, "choose a", "story", "go on", "draw sharp-eye-6", "go on", "choose g", "story"
        )
        during, after = (part.partition("\nAda")[0] for part in said.split("> story\n")[1:])

        assert "At sunset every citizen burns" in during
        assert "(d) Break into the house of unburned books" in during
        assert "At sunset every citizen burns" in after
        assert "(d)" not in after

    @pytest.mark.parametrize(("lang", "says"), [("en", "pay 1 coin"), ("fr", "payez 1 pièce")])
    def test_an_event_that_may_be_cancelled_is_whole_before_the_question(self, lang: Lang, says: str) -> None:
        """SG-ERRATA-004: its choices too, though they are not asked yet."""
        table = sea.own(sea.give_command(sea.at_start(), 3), "yesterdays-almanac")
        sea.draw_event(table, "merchant-vessel")
        view = SeaView(lang)
        shown = drawn(view.scene(table, RenderContext(fresh=False)))
        whole = drawn(view.scene(table, RenderContext(fresh=True)))

        assert "go on" in offered(table)
        assert says in shown
        assert says in whole
        assert view.localizer.name(table.pack.events["merchant-vessel"].name) in whole


class TestMap:
    """Places as they are known."""

    def test_a_place_read_of_is_known_by_its_name(self, tmp_path: Path) -> None:
        """On the map, beside its choice, and to the question mark; undone, it is unread again."""
        said = journey(
            tmp_path, *ON_THE_MAP, "travel to 7", "explore 7", "choose d", "map", "? twenty-eight", "undo 2", "map",
            pack="airfield",
        )  # fmt: skip
        known, again = (part.partition("\nAda")[0] for part in said.split("> map\n")[1:])

        assert "7 Twenty-eight fires (visited" in known
        assert "Twenty-eight fires, place. Location 7, 2:c3." in said
        assert "Twenty-eight" not in again

    def test_a_sign_stands_behind_a_known_number(self) -> None:
        """In the grid of squares; the legend says what it means."""
        table, view = skies.on_map(), SkiesView()
        table.taken.append("2a")
        shown = drawn(view.page(table, "map", RenderContext()))

        assert "2✓" in shown
        assert "✓ known" in shown

    @pytest.mark.parametrize("lang", WHOLE)
    def test_what_decides_a_turn_is_in_sight(self, lang: Lang) -> None:
        """Events in play, curses and places, before the actions of both games."""
        at_sea, in_the_skies = sea.in_force(sea.at_sea(), "lost-sailor"), skies.on_map()
        in_the_skies.active["numb-fingers"] = 1
        curse = next(card.id for card in in_the_skies.pack.adventures.values() if card.kind == "curse")
        in_the_skies.curses.append(curse)
        sea_view, skies_view = SeaView(lang), SkiesView(lang)
        one, other = (
            drawn(sea_view.scene(at_sea, RenderContext())),
            drawn(skies_view.scene(in_the_skies, RenderContext())),
        )

        assert sea_view.localizer.name(at_sea.pack.events["lost-sailor"].name) in one
        assert sea_view.localizer.name(at_sea.pack.regions["2.stairs"].name) in one
        assert skies_view.localizer.name(in_the_skies.pack.events["numb-fingers"].name) in other
        assert skies_view.localizer.name(in_the_skies.pack.adventures[curse].name) in other


class TestOnFoot:
    """To a place in one go."""

    @pytest.mark.parametrize(
        ("lang", "answer"), [("en", "travel to 7"), ("en", "travel c3"), ("fr", "aller à 7"), ("fr", "aller 2:c3")]
    )
    def test_the_steps_are_played_one_after_the_other(self, lang: Lang, answer: str, tmp_path: Path) -> None:
        """Each is an entry of its own: one undo takes back the last of them."""
        said = journey(tmp_path, *ON_THE_MAP, answer, "undo", pack="airfield", lang=lang)

        assert "2:d3" in said
        assert "2:c3" in said.rpartition(f"> {answer}\n")[2]
        assert said.rpartition("undo\n")[2].count("2:d3") >= 1

    @pytest.mark.parametrize(("lang", "answer"), [("en", "travel to 12"), ("fr", "aller à 12")])
    def test_it_stops_where_something_is_asked(self, lang: Lang, answer: str, tmp_path: Path) -> None:
        """DS-TRAV-004: before an obstacle, with the squares that are left to go."""
        said = journey(tmp_path, *ON_THE_MAP, answer, pack="airfield", lang=lang)
        stops = "You stop on the way to" if lang == "en" else "Vous vous arrêtez en route vers"

        assert stops in said
        assert "2:a2" in said

    @pytest.mark.parametrize(
        ("answer", "says"),
        [("travel to 2", "You are there: 2:d2"), ("travel north", "Claire walks to 2:c2"), ("travel to nowhere", "")],
    )
    def test_other_answers_are_what_they_were(self, answer: str, says: str, tmp_path: Path) -> None:
        """Who is there need not go; a direction is a choice; what is no place is no command."""
        said = journey(tmp_path, *ON_THE_MAP, answer, pack="airfield").rpartition(f"> {answer}\n")[2]

        assert says in said
        assert "mistake of ours" not in said

    def test_not_in_the_middle_of_a_story(self, tmp_path: Path) -> None:
        """Then one cannot set out."""
        said = journey(tmp_path, *ON_THE_MAP, "travel to 7", "explore 7", "travel to 38", pack="airfield")

        assert "You cannot set out for 2:b1 on foot now." in said


class TestQuests:
    """The journal."""

    def test_under_what_is_to_be_done_and_what_is_done(self) -> None:
        """A heading for each; nothing where there is no quest."""
        table = sea.at_sea()
        table.quests, table.used_quests = [1], [2]
        shown = drawn(SeaView().page(table, "quests", RenderContext()))
        french = drawn(SeaView("fr").page(table, "quests", RenderContext()), plain=True)

        assert shown.index("To be done") < shown.index("The Gods Are Asleep") < shown.index("Done")
        assert shown.index("Done") < shown.index("A Berth for the Manticore")
        assert french.index("À faire") < french.index("Terminée")
        assert "No quest yet." in drawn(SkiesView().page(skies.on_map(), "quests", RenderContext()))

    @pytest.mark.parametrize(
        ("lang", "foot"),
        [
            ("en", "Waits for 1 tundra berry. From the beginning; leads to location 12."),
            ("fr", "Il manque encore : 1 baie de toundra. En main depuis le début ; mène au lieu 12."),
        ],
    )
    def test_a_quest_says_what_it_waits_for_where_it_came_from_and_where_it_leads(self, lang: Lang, foot: str) -> None:
        """One sentence for what is lacking and one for the ways; the page that asks for it has been read."""
        table, view = skies.on_map(), SkiesView(lang)
        table.quests = [105]
        view.read = knowledge_from_notes([("visit", "12"), ("page", "12"), ("left", "")])
        shown = " ".join(drawn(view.page(table, "quests", RenderContext(width=200))).replace("\u202f", " ").split())

        assert foot in shown
