"""Finding where something stands in a pack."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleeping_gods.authoring.new_pack import begin_pack
from sleeping_gods.authoring.project import Project, open_project, read_project
from sleeping_gods.authoring.texts.where import find_mentions
from sleeping_gods.cli import main


@pytest.fixture(scope="module")
def harbour() -> Project:
    """The harbour."""
    return open_project("harbour")


def found(project: Project, asked: str) -> set[tuple[str, str]]:
    """What was found: file and what is done there."""
    return {(place.file, place.how) for place in find_mentions(project, asked).places}


class TestWhere:
    """Keywords, numbers, ids and words."""

    @pytest.mark.slow
    def test_a_keyword_is_borne_given_asked_and_lost(self, harbour: Project) -> None:
        """The quest that bears it, where that is gained and completed, and who asks for the keyword."""
        assert found(harbour, "LANTERN") == {
            ("quests.toml", "is"),
            ("story/002.md", "given"),
            ("story/040.md", "asked"),
            ("story/040.md", "completed"),
        }

    def test_a_place_shows_its_line(self, harbour: Project) -> None:
        """File, line and the line itself, as it stands there."""
        for place in find_mentions(harbour, "LANTERN").places[1:]:
            assert harbour.source.texts[place.file].split("\n")[place.line - 1].strip() == place.text

    def test_a_quest_by_its_number(self, harbour: Project) -> None:
        """A quest is found with those who ask for its keyword."""
        assert ("story/016.md", "asked") in found(harbour, "quest 12")
        assert ("story/005.md", "given") in found(harbour, "quest 12")

    @pytest.mark.slow
    def test_losing_is_not_completing(self, tmp_path: Path) -> None:
        """Each verb is told for itself."""
        begin_pack(tmp_path / "mine")
        story = tmp_path / "mine/story/002.md"
        story.write_text(story.read_text().replace("> complete quest 2", "> lose quest 2"))

        hows = {place.how for place in find_mentions(read_project(tmp_path / "mine"), "LETTER").places}
        assert hows == {"is", "asked", "lost"}

    def test_a_number_is_not_found_in_a_longer_one(self, harbour: Project) -> None:
        """Quest 1 is not quest 12, and paragraph 2 is not 2.1."""
        quests, pages = find_mentions(harbour, "quest 1").places, find_mentions(harbour, "2").places

        assert quests
        assert all("quest 12" not in place.text for place in quests)
        assert pages
        assert all("turn to 2.1" not in place.text for place in pages)

    def test_a_card_and_an_enemy(self, harbour: Project) -> None:
        """Cards are gained and asked for, enemies fought."""
        assert {how for _, how in found(harbour, "card 33")} == {"is", "given", "asked"}
        assert {how for _, how in found(harbour, "enemy 66")} == {"is", "fought"}

    def test_a_paragraph_a_region_and_a_crew_member(self, harbour: Project) -> None:
        """Who leads to a paragraph, which regions lie beside one, where a crew member is spoken of."""
        french = ("story/002.fr.md", "is")
        assert found(harbour, "2.1") == {("story/002.md", "is"), ("story/002.md", "leads"), french}
        assert {how for _, how in found(harbour, "2.rope")} == {"is", "named", "said"}
        assert ("sea-box/crew.toml", "is") in found(harbour, "kasumi")

    @pytest.mark.slow
    def test_words_are_found_over_the_end_of_a_line(self, tmp_path: Path) -> None:
        """A phrase that is wrapped in the file is found at the line where it begins."""
        begin_pack(tmp_path / "mine")
        project = read_project(tmp_path / "mine")

        phrase = (
            "a stair with a village on it. The rich live at the top, where it is dry, and the rest "
            "move up or down a step"
        )
        places = find_mentions(project, phrase).places
        assert [(place.file, place.how) for place in places] == [("story/002.md", "said")]

    def test_what_is_unknown_gets_a_suggestion(self, harbour: Project) -> None:
        """A keyword or an id that is near."""
        assert find_mentions(harbour, "LANTRN").hint == "did you mean LANTERN?"
        assert find_mentions(harbour, "2.ropes").hint.startswith("did you mean 2.rope")
        assert "the pack holds quest 1" in find_mentions(harbour, "quest 999").hint


class TestCommand:
    """pack where WHAT [PACK]."""

    @pytest.mark.slow
    def test_places_are_printed_with_file_and_line(self, capsys: pytest.CaptureFixture[str]) -> None:
        """0 if there is a place, and a line that counts them."""
        assert main(["pack", "where", "quest", "9", "harbour"]) == 0
        assert "story/002.md:" in capsys.readouterr().out

    @pytest.mark.slow
    def test_nothing_found_is_1(self, capsys: pytest.CaptureFixture[str]) -> None:
        """A check that does not hold."""
        assert main(["pack", "where", "LANTRN", "harbour"]) == 1
        assert "did you mean LANTERN?" in capsys.readouterr().out

    @pytest.mark.slow
    def test_json(self, capsys: pytest.CaptureFixture[str]) -> None:
        """The places as data."""
        assert main(["pack", "where", "LANTERN", "harbour", "--json"]) == 0
        assert {place["how"] for place in json.loads(capsys.readouterr().out)["places"]} >= {"given", "asked"}
