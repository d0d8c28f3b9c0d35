"""What is drawn: the table at 80 columns, story pages, the fight, ASCII where a terminal knows no more."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.phrases import without_emphasis
from sleeping_gods.terminal.glyphs import ASCII
from sleeping_gods.terminal.render_context import RenderContext
from sleeping_gods.terminal.screen import Screen
from sleeping_gods.terminal.sea.view import SeaView
from sleeping_gods.terminal.section import Section
from sleeping_gods.terminal.story_page import story_page

from ..sea.tables import at_start, fight, hold, new, play, story
from .driver import journey, screen_for
from .journeys import PLACING

GOLDEN = Path(__file__).parent / "golden"
VIEW = SeaView()


def drawn(sections: list[Section], *, width: int = 80, plain: bool = False) -> str:
    """Sections as they stand on the screen, without the spaces at the ends of lines."""
    screen, out = screen_for(io.StringIO(), width=width, plain=plain)
    screen.show(*sections)
    return "".join(f"{line.rstrip()}\n" for line in out.getvalue().splitlines())


class TestTable:
    """The whole table."""

    def test_the_table_at_80_columns(self) -> None:
        """A golden screen: if the change is meant, write the new one to the file."""
        table = hold(at_start(2), 0, "bandage-1")
        table.crew["mac"].damage, table.crew["marco"].damage = 4, 4
        table.crew["mac"].fatigue, table.crew["mac"].statuses = 2, ("venom", "low-morale")
        table.cubes["galley"], table.room = 2, "bridge"

        assert (
            drawn(VIEW.page(table, "table", RenderContext(open_hands=False))) == (GOLDEN / "table_80.txt").read_text()
        )

    @pytest.mark.slow
    def test_nothing_is_wider_than_the_terminal(self) -> None:
        """At 80 columns, at 120, and for the fight."""
        table = fight(at_start(4), "flying-eye", "hull-borer", "kiln-giant")
        for width in (80, 120):
            context = RenderContext(width=width)
            pages = [VIEW.page(table, word, context) for word in VIEW.pages]
            text = "".join(drawn(page, width=width) for page in [*pages, VIEW.scene(table, context)])

            assert max(len(line) for line in text.splitlines()) <= width

    def test_wide_terminals_show_weapons_beside_the_crew(self) -> None:
        """Accuracy, damage, block."""
        table = at_start()

        assert "Hunting Bow +2, 2, 0, ranged" in drawn(VIEW.page(table, "table", RenderContext(width=120)), width=120)
        assert "Hunting Bow" not in drawn(VIEW.page(table, "table", RenderContext()))

    def test_plain_text_has_no_boxes_and_no_bars(self) -> None:
        """For screen readers: sentences."""
        told = drawn(VIEW.page(at_start(), "table", RenderContext()), plain=True)

        assert not set(told) & set("█░│─□○►·")
        assert "Captain Odessa: health 6 of 6;" in told


class TestFight:
    """The enemy row."""

    @pytest.mark.slow
    def test_covered_squares_and_numbered_choices(self, tmp_path: Path) -> None:
        """A square that can be covered bears the number of its choice, which stays while damage is placed."""
        said = journey(tmp_path, *PLACING, plain=False)

        assert "a[▒▒▒▒▒][2:+1 ][Ma   ]" in said.rpartition("Combat action tokens")[0]
        assert "b[4:♥  ][     ][✶    ]" in said

    def test_attacks_stand_in_rows_and_columns(self) -> None:
        """A row for each attacker and weapon, a column for each enemy."""
        table = fight(at_start(), "flying-eye", "bilge-imp")
        (grid,) = VIEW.grids(table, table.offered)

        assert grid.columns == ("Flying Eye", "Bilge Imp")
        assert grid.rows[3][0] == "Laurent 6/6, Club (accuracy +0, damage 2, block 2)"
        assert grid.rows[3][1][1] == ("attack", "bilge-imp", "with", "laurent", "using", "club")


class TestStory:
    """Pages of the storybook."""

    def test_a_page_is_72_columns_wide(self) -> None:
        """Title and number above, emphasis kept, not a column more."""
        page = story_page(
            "12",
            "A *Title*",
            [*map(VIEW.localizer.prose, ("word " * 60, "**Strong** and *leaning*."))],
            RenderContext(width=120),
        )
        lines = drawn([page], width=120).splitlines()

        assert max(len(line.strip()) for line in lines) <= 72
        assert any("Strong and leaning." in line for line in lines)
        assert without_emphasis("a **b** *c*") == "a b c"

    def test_blocks_whose_condition_does_not_hold_are_left_out(self) -> None:
        """A page is read as things stand when it is opened, before its own effects."""
        text = "# 900 Test\n\n## 900 Test\n\nAlways.\n\n> when BERTH\n\nWith a berth.\n\n> end\n\n"
        text += "> when not BERTH\n\nWithout one.\n\n> end\n\n> complete quest 2\n> return to the ship\n"
        table = story(at_start(), text)
        table.paragraph = "900"
        page = VIEW.happened(table, ("paragraph", "900"), RenderContext())

        assert page[0].plain == ["Test (900)", "Always.", "With a berth."]


class TestEnding:
    """The last page."""

    @pytest.mark.parametrize("lang", WHOLE)
    @pytest.mark.parametrize("how", ["finale", "brutal defeat", "ending", "reset"])
    def test_every_way_to_end_has_words(self, how: str, lang: Lang) -> None:
        """With the score in its parts, and the journey log with its notes."""
        table = at_start(2)
        table.over, table.log.notes = how, {"4": "two guards"}
        over, score, *_, log = SeaView(lang).ending(table, RenderContext())

        assert len(over.plain) == 1
        assert len(score.plain) > 2
        assert log.plain[-1].endswith("two guards")


class TestTerminals:
    """Terminals that know less."""

    def test_ascii_where_there_is_no_unicode(self) -> None:
        """Every sign has a plain form."""
        raw = io.BytesIO()
        stream = io.TextIOWrapper(raw, encoding="ascii", errors="replace")
        screen = Screen(Console(file=stream, width=80), io.StringIO())
        context = RenderContext(glyphs=screen.glyphs)
        table = fight(at_start(), "flying-eye")
        screen.show(*VIEW.page(table, "table", context))
        stream.flush()

        assert screen.glyphs is ASCII
        assert b"?" not in raw.getvalue()
        assert b"<3" in raw.getvalue()

    def test_no_colour_is_needed_or_used(self) -> None:
        """With NO_COLOR nothing is coloured, and all figures stand there in digits."""
        out = io.StringIO()
        console = Console(file=out, width=80, force_terminal=True, no_color=True)
        Screen(console, io.StringIO()).show(*VIEW.page(at_start(), "table", RenderContext()))

        assert "\x1b[3" not in out.getvalue().replace("\x1b[3m", "")
        assert "6/6" in out.getvalue()


class TestChoices:
    """Every choice has plain words."""

    def test_choices_say_who_does_what_with_what(self) -> None:
        """From the words of the choice and the pack."""
        table = fight(at_start(), "flying-eye")
        attack = ("attack", "flying-eye", "with", "laurent", "using", "club")

        assert VIEW.label(table, attack) == "Attack the Flying Eye with Laurent, using Club"
        assert VIEW.detail(table, attack) == "accuracy +0, damage 2, block 2"

    def test_what_has_no_words_is_shown_in_notation(self) -> None:
        """A new choice is never hidden by a gap in the catalogue."""
        assert VIEW.label(new(), ("dance", "on", "deck")) == "dance on deck"

    def test_a_draw_is_named_by_its_card(self) -> None:
        """Copies are told apart by what is printed in the corner."""
        table = play(new(), "draw triage-5")

        assert VIEW.label(table, ("draw", "triage-5")) == "Triage (savvy, fate 5)"
