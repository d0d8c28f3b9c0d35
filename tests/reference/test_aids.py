"""The player aids: figures as the packs have them, both languages alike, and PDFs that are never stale."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from sleeping_gods.effects.terms import SKIES_SKILLS, STATUSES
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.reference.aids import figures, odds_page, quick_reference
from sleeping_gods.reference.aids.printed import digest, page_count, printed_name, printed_path, recorded_sources
from sleeping_gods.reference.aids.sheet import OWN, AidSheet, BrokenAid, read_sheets
from sleeping_gods.reference.aids.table import AidTable
from sleeping_gods.reference.aids.wording import AIDS, table_words
from sleeping_gods.reference.book.library import ReferenceBook, book, every_book
from sleeping_gods.reference.book.markup import links
from sleeping_gods.reference.book.spacing import bind_figures
from sleeping_gods.reference.ledger import GAMES
from sleeping_gods.reference.site.aids_pages import BODIES, STYLE, aid_bodies, aid_pages, printed_aids
from sleeping_gods.reference.site.building import ASSETS
from sleeping_gods.reference.site.frame import page_html
from sleeping_gods.wording.terms import term

from .test_aids_odds import toml

ACTIONS: dict[tuple[str, Lang], tuple[str, ...]] = {
    ("sea", "en"): ("Ship action", "Travel", "Explore", "Market", "Port", "Skip"),
    ("sea", "fr"): ("Action Bateau", "Navigation", "Exploration", "Commerce", "Port", "Renoncer"),
    ("skies", "en"): ("Camp", "Travel", "Explore", "Fly", "Repair"),
    ("skies", "fr"): ("Campement", "Déplacement", "Exploration", "Vol", "Réparation"),
}
OWN_FIGURES: dict[tuple[str, str], list[list[str]]] = {
    ("sea", "quick-reference"): [["ship-action", "travel", "recipe"], ["crew-board"], []],
    ("sea", "odds"): [[], ["crew-board", "travel", "ship-damage"]],
    ("skies", "quick-reference"): [[], ["combat-die", "characters"], ["starting-state", "event-deck"]],
    ("skies", "odds"): [["ability-deck"], ["combat-die", "claire", "combat-die", "combat-card"]],
}
"""The boxes of each sheet whose figures no rulebook prints."""


def figure_tables(game: str, lang: Lang = "en") -> dict[str, AidTable]:
    """The tables of the quick reference."""
    return quick_reference.data_of(game, lang).tables


def shape(sheet: AidSheet) -> list[object]:
    """What a sheet is made of, whatever its language."""
    return [
        (band.widths, band.kind, [(box.slug, box.icon, sorted(set(links("\n".join(box.lines))))) for box in column])
        for band in sheet.bands
        for column in band.columns
    ]


@pytest.fixture(scope="module", params=[(game, lang) for game in GAMES for lang in WHOLE], ids="-".join)
def a_book(request: pytest.FixtureRequest) -> ReferenceBook:
    """A game in a language."""
    return book(*request.param)


class TestFigures:
    """Every figure of a generated table is that of the pack."""

    @pytest.mark.slow
    def test_rooms(self) -> None:
        """Fate, command and cards of each room; the Hull only has its fate."""
        rows = {str(row[1]).strip("*"): row for row in figure_tables("sea")["rooms"].rows}

        for room in toml("sea-box", "ship")["room"]:
            row = rows[room["name"]["en"]]
            assert row[0] == str(room["fate"])
            if room["id"] != "hull":
                assert list(row[2:6]) == [str(command) for command in room["command"]]
                assert row[6] == (figures.figures_by_players(room["cards"]) if any(room["cards"]) else "–")
                assert figures.figures_by_players(room["clears"]) in str(row[7]) or not any(room["clears"])

    def test_travel(self) -> None:
        """SG-TRAVEL-010: each result has its distance."""
        table = figure_tables("sea")["travel"]
        told: list[int] = []
        for head, cell in zip(table.head[1:], table.rows[0][1:], strict=True):
            low, _, high = head.rstrip("+").partition("–")
            told += [int(str(cell))] * (int(high or low) - int(low) + 1)

        assert told == toml("sea-box", "box")["box"]["travel"]

    def test_search_tokens(self) -> None:
        """Nine tokens, and as many penalties as the pack has."""
        rows = figure_tables("sea")["search"].rows
        tokens = toml("sea-box", "ship")["search"]

        assert len(rows) == len(tokens)
        assert sum(row[1] != "–" for row in rows) == sum(
            "ship_damage" in token or "status" in token for token in tokens
        )

    def test_crew(self) -> None:
        """Health, skills and weapon of all nine."""
        for board, row in zip(toml("sea-box", "crew")["crew"], figure_tables("sea")["crew"].rows, strict=True):
            weapon = board["weapon"]
            assert row[1] == str(board["health"])
            assert list(row[2:7]) == [
                str(board["skills"].get(skill, "")) for skill in ("strength", "perception", "savvy", "craft", "cunning")
            ]
            assert list(row[8:11]) == [str(weapon[figure]) for figure in ("accuracy", "damage", "block")]
            assert row[11] == f"{{icon:{weapon['discard']}}}"

    def test_characters(self) -> None:
        """Health and skills of all five."""
        boards = toml("skies-box", "characters")["character"]

        for board, row in zip(boards, figure_tables("skies")["characters"].rows, strict=True):
            assert row[1] == str(board["health"])
            assert list(row[2:8]) == [str(board["skills"].get(skill, "")) for skill in SKIES_SKILLS]

    def test_flight_and_repair(self) -> None:
        """DS-FLY-010, DS-REPR-003."""
        flight, repair = (figure_tables("skies")[name] for name in ("flight", "repair"))

        assert (flight.head[1:], flight.rows[0][1:]) == (("up to 5", "6–7", "8–10", "11+"), ("0", "1", "2", "3"))
        assert (repair.head[1:], repair.rows[0][1:]) == (("up to 8", "9–10", "11+"), ("+1", "+2", "+3"))

    def test_time(self) -> None:
        """DS-TIME-004: the five actions and their costs."""
        costs = [str(row[1])[0] for row in figure_tables("skies")["actions"].rows]

        assert costs == ["0", "1", "2", "2", "1"]

    def test_resources(self) -> None:
        """Twelve resources, the quest resources by their rank."""
        common, rare = (figure_tables("skies")[name].rows for name in ("common", "rare"))
        names = [resource["name"]["en"] for resource in toml("skies-box", "resources")["resource"]]

        assert [re.sub(r"^\d |\{.*?\} |\*", "", str(row[0])) for row in (*common, *rare)] == names

    def test_resources_to_split(self) -> None:
        """DS-RESC-016, DS-STAM-001: health and stamina may be shared out, stamina up to the most that one can hold."""
        rows = figure_tables("skies")["rare"].rows

        assert str(rows[0][1]).endswith("to split")
        assert str(rows[-1][1]).endswith("to split, {n:stamina} at most each")
        assert not any("split" in str(row[1]) for row in figure_tables("skies")["common"].rows)

    def test_the_die(self) -> None:
        """All six faces."""
        row = figure_tables("skies")["die"].rows[0]

        assert [int(str(face).replace("−", "-")) for face in row[1:]] == sorted(toml("skies-box", "box")["box"]["die"])

    def test_by_players(self) -> None:
        """SG-SETUP-007, SG-COMBAT-004, DS-BASE-004, DS-CSET-006."""
        crew, tokens = figure_tables("sea")["players"].rows
        characters, cards = figure_tables("skies")["players"].rows

        assert crew[1:] == ("8", "4 each", "3, 3, 2", "2 each")
        assert tokens[1:] == ("4", "2 each", "2, 1, 1", "1 each")
        assert characters[1:] == ("4", "2 each", "2, 1, 1", "1 each")
        assert cards[1:] == ("5", "3 each", "3, 2, 2", "2 each")


class TestPages:
    """What the pages say."""

    def test_all_statuses_and_actions_are_named(self, a_book: ReferenceBook) -> None:
        """Nothing that a turn needs is left out."""
        text = re.sub(r"<[^>]*>", "", aid_bodies(a_book)[quick_reference.NAME])

        for status in STATUSES:
            assert term("status", status, a_book.lang).capitalize() in text
        for action in ACTIONS[a_book.game, a_book.lang]:
            assert action in text

    def test_quick_references_have_three_sheets_and_odds_one_or_two(self, a_book: ReferenceBook) -> None:
        """Both sides of one paper for play, one more for what is needed before and after."""
        sheets = {name: body.count('<article class="sheet">') for name, body in aid_bodies(a_book).items()}

        assert sheets[quick_reference.NAME] == 3
        assert sheets[odds_page.NAME] in (1, 2)

    def test_each_box_of_a_quick_reference_is_a_jump_away(self, a_book: ReferenceBook) -> None:
        """Over the sheets; the odds have so few boxes that they need none."""
        bodies = aid_bodies(a_book)
        boxes = re.findall(r'<section class="box" id="([a-z0-9-]+)">', bodies[quick_reference.NAME])

        assert re.findall(r'<a href="#([a-z0-9-]+)">', bodies[quick_reference.NAME]) == boxes
        assert len(set(boxes)) == len(boxes)
        assert 'class="jumps"' not in bodies[odds_page.NAME]

    def test_what_one_looks_for_is_there(self, a_book: ReferenceBook) -> None:
        """The fallen enemy, closed rooms, a failed hazard, the end in brutal mode; setting up, saving and resuming."""
        body = aid_bodies(a_book)[quick_reference.NAME]
        sea = ("heart", "closed-room", "hazard", "brutal-mode", "setup")
        skies = ("starting-state", "event-deck", "last-camps")
        for slug in (*(sea if a_book.game == "sea" else skies), "save", "resume", "join-and-leave", "reset"):
            assert re.search(rf'<section class="box" id="at-{slug}(?:-\d)?">', body), slug

    @pytest.mark.parametrize(("game", "name"), OWN_FIGURES)
    @pytest.mark.parametrize("lang", WHOLE)
    def test_figures_of_this_edition_are_marked(self, game: str, name: str, lang: Lang) -> None:
        """The heading or the line has a mark, and the foot of the sheet says what it means."""
        sheets = read_sheets(AIDS / f"{game}.{name}.{lang}.md")
        columns = [[column for band in sheet.bands for column in band.columns] for sheet in sheets]
        marked = [[box.slug for column in each for box in column if box.own] for each in columns]
        drawn = aid_bodies(book(game, lang))[name].split('<article class="sheet">')[1:]

        assert marked == OWN_FIGURES[game, name]
        lines = [sum(line.count(OWN) for column in each for box in column for line in box.lines) for each in columns]
        counts = [len(slugs) + in_lines for slugs, in_lines in zip(marked, lines, strict=True)]
        assert [f"<footer><p>{OWN} " in sheet for sheet in drawn] == [count > 0 for count in counts]
        assert [sheet.count('<span class="own">') for sheet in drawn] == counts

    @pytest.mark.parametrize("game", GAMES)
    def test_lines_that_rest_on_a_ruling_are_marked_in_both_languages(self, game: str) -> None:
        """As many in each box."""
        marks = [
            [
                (box.slug, "".join(box.lines).count(OWN))
                for sheet in read_sheets(AIDS / f"{game}.quick-reference.{lang}.md")
                for box in sheet.boxes
            ]
            for lang in WHOLE
        ]
        assert marks[0] == marks[1]
        assert sum(count for _, count in marks[0]) > 20

    @pytest.mark.parametrize(("lang", "words"), [("en", "on reaching 0:"), ("fr", "en arrivant à 0 :")])
    def test_gregorys_token_says_when(self, lang: Lang, words: str) -> None:
        """It heals only whoever has just reached 0 health."""
        rows = {row[0]: row for row in figure_tables("sea", lang)["crew"].rows}

        assert str(rows["**Gregory**"][-1]).startswith(words)
        assert not str(rows["**Mac**"][-1]).startswith(words)

    @pytest.mark.parametrize(("lang", "words"), [("en", "8 command"), ("fr", "8 ordres")])
    def test_easy_mode_tells_what_a_defeat_brings(self, lang: Lang, words: str) -> None:
        """And nobody is said to have no cards, as each player is dealt one."""
        text = (AIDS / f"sea.quick-reference.{lang}.md").read_text("utf-8")

        assert any("easy-mode" in line and words in line for line in text.splitlines())
        assert "status or cards" not in text
        assert "état ni carte ;" not in text

    def test_an_icon_that_is_named_is_not_named_twice(self) -> None:
        """Low morale among the penalties of search tokens."""
        body = aid_bodies(book("sea", "en"))[quick_reference.NAME]

        assert "</svg> low morale</td>" in body.replace("\u00a0", " ")

    def test_nothing_is_left_unfilled_and_no_style_is_in_the_page(self, a_book: ReferenceBook) -> None:
        """The policy of the site forbids styles and scripts in a page."""
        for page in aid_pages(a_book):
            assert not re.search(r"\{(?:n|table|icon|word|clears)\b|\[\[|\*\*", page.body)
            assert not re.search(r" style=|<style|<script| on\w+=", page.body)
            assert f"assets/{STYLE}" in page_html(page)

    def test_both_languages_say_the_same(self) -> None:
        """Sheet by sheet the same bands, boxes, entries, icons and links."""
        for game, name in product(GAMES, BODIES):
            shapes = [[shape(sheet) for sheet in read_sheets(AIDS / f"{game}.{name}.{lang}.md")] for lang in WHOLE]
            assert shapes[0] == shapes[1], (game, name)

    def test_both_languages_have_the_same_words(self) -> None:
        """No table lacks a word."""
        assert table_words("en").keys() == table_words("fr").keys()

    def test_spaces_that_hold(self) -> None:
        """A figure is not parted from what it counts, nor French punctuation from its word."""
        assert bind_figures("2 cubes : **1** ordre", "fr") == "2\u00a0cubes\u202f: **1**\u00a0ordre"
        assert bind_figures("2 cubes: one", "en") == "2\u00a0cubes: one"


class TestText:
    """The text of an aid that cannot be read."""

    @pytest.mark.parametrize(
        ("text", "finding"),
        [
            ("words", "1: expected a sheet, a band and a box before 'words'"),
            ("# A\n=== x", "2: expected a band such as '=== 1 1 1', got '=== x'"),
            ("# A\n=== 1\n## {#}", "3: expected a heading such as"),
            ("# A\n=== 1 1\n## B", "expected 2 columns in a band of 'A'"),
        ],
    )
    def test_the_line_is_named(self, tmp_path: Path, text: str, finding: str) -> None:
        """With what was expected there."""
        path = tmp_path / "aid.md"
        path.write_text(text, encoding="utf-8")

        with pytest.raises(BrokenAid, match=re.escape(finding)):
            read_sheets(path)


class TestPrinted:
    """The PDFs."""

    @pytest.mark.slow
    def test_they_are_printed_from_these_pages(self) -> None:
        """The record has the hash of each page's body and of the stylesheet."""
        style = (ASSETS / STYLE).read_text("utf-8")
        fresh = {
            printed_name(page.game, page.lang, page.name): digest(page.body, style)
            for each in every_book()
            for page in aid_pages(each)
        }

        assert recorded_sources() == fresh, "the printed aids are not those of the pages: run `make aids`"

    def test_each_has_as_many_pages_as_sheets(self, a_book: ReferenceBook) -> None:
        """Nothing runs over."""
        for name, body in aid_bodies(a_book).items():
            pdf = printed_path(a_book.game, a_book.lang, name).read_bytes()
            assert page_count(pdf) == body.count('<article class="sheet">'), name
            assert b"/URI" not in pdf

    def test_they_go_into_the_site(self, a_book: ReferenceBook) -> None:
        """Beside their pages."""
        places = [place for place, _ in printed_aids(a_book)]

        assert places == [f"{a_book.lang}/{a_book.game}/{name}.pdf" for name in BODIES]
