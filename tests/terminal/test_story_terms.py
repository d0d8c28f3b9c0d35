"""Stories on the screen: what a choice needs spoils nothing, and a page is read once in a visit."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.authoring.project import open_project
from sleeping_gods.authoring.staging import Staging
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.terminal.menu import Menu, menu_of
from sleeping_gods.terminal.menu_page import menu_section
from sleeping_gods.terminal.render_context import RenderContext
from sleeping_gods.terminal.sea.view import SeaView
from sleeping_gods.terminal.skies.view import SkiesView
from sleeping_gods.terminal.tryout import TryOut

from ..sea import tables as sea
from ..skies import tables as skies
from .driver import journey, screen_for
from .journeys import AT_THE_CITY

TEXT = """# 900 Test

## 900 Test

Here.

- (a) Offered to all who have not met him.
  > needs not DEBT and not EMBER
  > return to the ship
- (b) Ask about the felt.
  > needs EMBER
  > challenge STRENGTH 5
  > fail: gain quest 8
  > return to the ship
- (c) Buy a round.
  > needs 90 coins
  > return to the ship
- (d) Pay the toll.
  > cost 90 coins
  > return to the ship
- (e) Leave.
  > return to the ship
"""
SEA, SKIES = SeaView(), SkiesView()


def at_the_page(text: str = TEXT) -> Any:
    """A table of the sea at the choices of a page of the test's own."""
    return sea.exploring(sea.story(sea.at_start(), text), 900)


def skies_at_the_page() -> Any:
    """The same in the skies; what is paid there is grain."""
    text = TEXT.replace("90 coins", "90 meat")
    return skies.exploring(skies.story(skies.on_map(), text), 900)


def listed(view: Any, table: Any, *, asked: bool) -> tuple[Menu, str]:
    """The menu, and how it is told, with or without having asked for what is barred."""
    menu = menu_of(view.menu(table, Audience((0,), open_hands=True)))
    return menu, "\n".join(
        menu_section(view.localizer, view.players(table), menu, RenderContext(), acts="", barred=asked).plain
    )


def tried(paragraph: str, *answers: str) -> str:
    """What is said when a story of the harbour is opened with an artifact in hand."""
    screen, out = screen_for(io.StringIO("".join(f"{answer}\n" for answer in answers)), plain=True)
    TryOut(open_project("harbour"), Staging(paragraph, ("artifacts=1",)), screen).run()
    return out.getvalue()


@pytest.mark.parametrize(("view", "page"), [(SEA, at_the_page), (SKIES, skies_at_the_page)])
class TestNeeds:
    """Conditions of choices."""

    def test_an_offered_choice_does_not_tell_its_condition(self, view: Any, page: Callable[[], Any]) -> None:
        """It is met."""
        _, told = listed(view, page(), asked=False)

        assert "1. (a) Offered to all who have not met him.\n" in told
        assert "EMBER" not in told
        assert "needs" not in told.partition("Not possible")[0]

    def test_what_a_keyword_bars_is_listed_only_when_asked_for(self, view: Any, page: Callable[[], Any]) -> None:
        """And then without the keyword, and without what failing would bring."""
        table = page()

        assert "(b)" not in listed(view, table, asked=False)[1]
        (line,) = [row for row in listed(view, table, asked=True)[1].splitlines() if "(b)" in row]
        assert "Not possible: (b) Ask about the felt: it needs something you do not have (" in line

    def test_what_goods_bar_stays_listed_with_its_reason(self, view: Any, page: Callable[[], Any]) -> None:
        """A cost that cannot be paid, and goods that must be there."""
        _, told = listed(view, page(), asked=False)

        assert "x1. Not possible: (c) Buy a round: only if you have 90 " in told
        assert "x2. Not possible: (d) Pay the toll; pay 90 " in told

    def test_the_numbers_of_barred_lines_have_no_gap(self, view: Any, page: Callable[[], Any]) -> None:
        """What is kept back comes last."""
        menu, _ = listed(view, page(), asked=False)

        assert [(item.key, item.kept_back) for item in menu.barred] == [("x1", False), ("x2", False), ("x3", True)]


class TestKnown:
    """What the party has held may be named."""

    def test_a_keyword_that_bars_because_it_is_there_is_named(self) -> None:
        """The party owns the quest; the other keyword of the condition stays unsaid."""
        table = at_the_page()
        table.quests.append(table.bound.keywords["DEBT"][0])
        sea.again(table)

        assert "(a)" not in listed(SEA, table, asked=False)[1]
        assert "only if you do not have DEBT (" in listed(SEA, table, asked=True)[1]

    def test_a_keyword_of_a_used_quest_is_named(self) -> None:
        """It lies in the used box."""
        table = at_the_page()
        table.used_quests.append(table.bound.keywords["EMBER"][0])

        assert "only if you have EMBER (" in listed(SEA, table, asked=True)[1]

    def test_with_the_keyword_in_hand_lacking_goods_are_told(self) -> None:
        """Then only the goods bar it, and it stays on the screen."""
        table = at_the_page(TEXT.replace("needs 90 coins", "needs EMBER and 90 coins"))
        table.quests.append(table.bound.keywords["EMBER"][0])
        sea.again(table)

        assert "(c) Buy a round: only if you have 90 coins (" in listed(SEA, table, asked=False)[1]


class TestAgain:
    """A page that is opened again in a visit."""

    HUB = "# 900 Test\n\n## 900 Hub\n\nA long square.\n\n> when BERTH\n\nA bunk is free.\n\n> end\n\n- (a) Go.\n\n"

    def test_only_the_title_and_what_is_new_are_shown(self) -> None:
        """A block whose condition has become true is new; the next visit begins with the whole page."""
        table = sea.story(sea.at_start(), f"{self.HUB}  > return to the ship\n")
        table.paragraph, read = "900", dict[str, set[str]]()

        def page() -> list[str]:
            return SEA.happened(table, ("paragraph", "900"), RenderContext(read=read))[0].plain

        quest = table.bound.keywords["BERTH"][0]
        table.quests = [number for number in table.quests if number != quest]
        assert page() == ["Hub (900)", "A long square."]
        assert page() == ["Hub (900)"]
        table.quests.append(quest)
        assert page() == ["Hub (900)", "A bunk is free."]
        assert SEA.happened(table, ("paragraph", "900"), RenderContext())[0].plain[1:] == [
            "A long square.",
            "A bunk is free.",
        ]
        read.clear()
        assert page()[1:] == ["A long square.", "A bunk is free."]

    @pytest.mark.slow
    def test_an_errand_that_leads_back_to_the_town(self) -> None:
        """Of the town only the title is shown; look shows it whole."""
        before, errand, asked, *_ = tried("40", "choose c", "look").split("Ada> ")

        assert "At sunset every citizen" in before
        assert "Her name is Aske" in errand
        assert "City of Ashes (40)\n" in errand
        assert "At sunset every citizen" not in errand
        assert "At sunset every citizen" in asked

    @pytest.mark.slow
    def test_the_whole_page_is_shown_when_asked_for(self, tmp_path: Path) -> None:
        """By look, by story, and in the log."""
        said = journey(tmp_path / "b", *AT_THE_CITY, "look")
        assert said.count("At sunset every citizen") == 2
        said = journey(tmp_path / "c", *AT_THE_CITY, "story")
        assert said.count("At sunset every citizen") == 2
        said = journey(tmp_path / "d", *AT_THE_CITY, "log pages")
        assert said.count("At sunset every citizen") == 2

    @pytest.mark.slow
    def test_undoing_and_choosing_again_shows_the_page_whole(self) -> None:
        """Nothing counts as read that was taken back."""
        said = tried("40", "choose c", "undo", "choose c")

        assert said.count("Her name is Aske") == 2

    @pytest.mark.slow
    def test_the_next_visit_begins_with_the_whole_page(self) -> None:
        """Another day, another reader."""
        before, _, again = tried("2", "choose e", "explore 2").split("Ada: ")
        page = before[before.index("(2)\n") :].splitlines()[1]

        assert len(page) > 40
        assert page in again
