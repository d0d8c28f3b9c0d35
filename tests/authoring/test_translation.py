"""The French of a pack: its files, its marks and its progress."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleeping_gods.authoring.lint.french import check_french_slots
from sleeping_gods.authoring.lint.french_text import typography
from sleeping_gods.authoring.lint.run import lint
from sleeping_gods.authoring.new_pack import begin_pack
from sleeping_gods.authoring.project import Project, project_of, read_project
from sleeping_gods.authoring.texts.formatting import format_file
from sleeping_gods.authoring.translation.skeleton import NoLocation, begin_translation, skeleton
from sleeping_gods.authoring.translation.status import status, translation_state
from sleeping_gods.cli import main
from sleeping_gods.content.builtin import MANIFEST, pack_folder
from sleeping_gods.content.read import parse
from sleeping_gods.content.translation.model import mark
from sleeping_gods.content.translation.parse import parse_translation

from .mutation import texts
from .mutations_french import GOOD


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A new pack."""
    folder = tmp_path / "mine"
    begin_pack(folder)
    return folder


def harbour(**files: str) -> Project:
    """The harbour with these files for its French."""
    named = {f"story/{name[1:]}.fr.md": text for name, text in files.items()}
    return project_of(pack_folder("harbour"), parse({**texts("harbour"), **named}, []))


class TestFiles:
    """Reading story/038.fr.md."""

    @pytest.mark.slow
    def test_a_good_file_is_read_and_has_no_findings(self) -> None:
        """Titles, marks, blocks and choices, each with its line."""
        project = harbour(_072=GOOD)
        mother = project.translations("fr").paragraphs["72.1"]

        assert lint(project) == []
        assert (mother.title, len(mother.blocks), list(mother.choices)) == ("La mère", 3, ["a", "b"])
        assert GOOD.split("\n")[mother.blocks[1].line - 1] == "L'œuf frappe, deux fois."

    @pytest.mark.slow
    def test_french_is_no_part_of_what_campaigns_pin(self) -> None:
        """The digest of the pack is the same with and without it."""
        assert harbour(_072=GOOD).source.digest == harbour().source.digest

    def test_no_text_is_hidden_by_a_note(self) -> None:
        """Notes are left out, and a choice may be empty."""
        (paragraph,), _, findings = parse_translation(
            "## 2 T\n%% note\nA\nb.\n\n- (a)\n  %% note\n- (b) B\n  c.\n", "x"
        )

        assert findings == []
        assert [slot.text for slot in paragraph.blocks] == ["A b."]
        assert {letter: slot.text for letter, slot in paragraph.choices.items()} == {"a": "", "b": "B c."}

    @pytest.mark.slow
    def test_a_location_has_a_french_title(self) -> None:
        """It stands in the heading of the file, once."""
        titled = harbour(_072=GOOD.replace("# 72\n", "# 72 La Plage qui respire\n", 1)).translations("fr")
        twice = harbour(_072=f"{GOOD}\n# 73 Encore\n").translations("fr")

        assert titled.titles["72"].text == "La Plage qui respire"
        assert titled.files["72"] == "story/072.fr.md"
        assert harbour(_072=GOOD).translations("fr").titles["72"].text == ""
        assert [finding.message for finding in twice.findings] == [
            "expected one location in a file, got '73' after '72'"
        ]

    @pytest.mark.slow
    def test_a_promised_title_is_missed(self, mine: Path) -> None:
        """Once a pack promises French, a file without its location's title is a finding at its heading."""
        begin_translation(read_project(mine), "2", "fr")
        file = mine / "story/002.fr.md"
        assert file.read_text().startswith("# 2\n%% Saltstep\n")
        manifest = mine / "pack.toml"
        manifest.write_text(manifest.read_text().replace("[pack]\n", '[pack]\nlanguages = ["en", "fr"]\n', 1))

        found = [finding for finding in lint(read_project(mine)) if finding.file == "story/002.fr.md"]

        assert found[0].line == 1
        assert found[0].code == "french-missing"
        assert found[0].message == "expected a French title of location 2 (Saltstep), as '# 2 Titre'"

    @pytest.mark.slow
    def test_one_paragraph_stands_once(self) -> None:
        """Also over several files."""
        project = harbour(_072=GOOD, _073=GOOD)

        assert {finding.code for finding in project.translations("fr").findings} == {"translation-syntax"}

    @pytest.mark.slow
    def test_languages_begin_with_english(self, mine: Path) -> None:
        """A pack without English, or with what is no code of a language, cannot be loaded; any other language can."""
        manifest = mine / "pack.toml"
        good = manifest.read_text()
        for languages in ('["fr"]', '["en", "German"]', '["en", "en"]'):
            manifest.write_text(f"{good}languages = {languages}\n")
            assert [finding.code for finding in read_project(mine).findings] == ["unknown-word"]
        manifest.write_text(f'{good}languages = ["en", "fr", "de"]\n')
        assert read_project(mine).findings == []
        assert read_project(mine).languages == ("en", "fr", "de")

    def test_french_files_have_their_form_too(self) -> None:
        """``pack fmt`` lays them out and keeps what they say."""
        done = format_file("story/072.fr.md", GOOD.replace("\n\n", "\n\n\n"))

        assert done.after == GOOD


class TestMark:
    """What makes the French stale."""

    @pytest.mark.slow
    def test_a_changed_sentence_does_and_a_changed_reward_does_not(self, mine: Path) -> None:
        """The mark is over the English text alone."""
        story = mine / "story/002.md"
        before = mark(read_project(mine).source.paragraphs["2.1"])

        story.write_text(story.read_text().replace("> gain 3 xp", "> gain 4 xp"))
        assert mark(read_project(mine).source.paragraphs["2.1"]) == before
        story.write_text(story.read_text().replace("She reads the letter twice", "She reads it twice"))
        assert mark(read_project(mine).source.paragraphs["2.1"]) != before


class TestTables:
    """The French of tables."""

    @pytest.mark.slow
    def test_signs_count_once_french_is_promised(self, mine: Path) -> None:
        """Names and texts of the pack's own tables are looked at."""
        quests, manifest = mine / "quests.toml", mine / "pack.toml"
        quests.write_text(quests.read_text().replace("ce qu'il attend.", "ce qu'il attend !"))
        assert "french-typography" not in {finding.code for finding in lint(read_project(mine))}

        manifest.write_text(f'{manifest.read_text()}languages = ["en", "fr"]\n')
        found = [finding for finding in lint(read_project(mine)) if finding.code == "french-typography"]
        assert [(finding.file, finding.line) for finding in found] == [("quests.toml", 4)]

    @pytest.mark.slow
    def test_one_english_name_has_one_french_name(self, mine: Path) -> None:
        """Two quests with one title must have one title in French too."""
        quests = mine / "quests.toml"
        title = "Who Sleeps Under Saltstep"
        quests.write_text(quests.read_text().replace("A Letter for the Keeper", title))
        found = [finding for finding in lint(read_project(mine)) if finding.code == "french-glossary"]

        assert [(finding.file, finding.line) for finding in found] == [("quests.toml", 11)]
        assert "expected 'Qui dort sous Salmarche' for 'Who Sleeps Under Saltstep'" in found[0].message


class TestSkeleton:
    """pack trans new PACK LOCATION."""

    @pytest.mark.slow
    def test_a_skeleton_has_everything_but_the_text(self, mine: Path) -> None:
        """It is read without findings, and nothing in it counts as translated."""
        assert begin_translation(read_project(mine), "2", "fr") == ("story/002.fr.md", 2)
        project = read_project(mine)
        made = project.translations("fr")

        assert made.findings == []
        assert list(made.paragraphs) == ["2", "2.1"]
        assert list(made.paragraphs["2"].choices) == ["a", "b", "c", "d"]
        assert {
            translation_state(project.source.paragraphs[number], made.paragraphs[number]) for number in ("2", "2.1")
        } == {"missing"}
        assert lint(project) == []

    @pytest.mark.slow
    def test_a_second_time_only_what_is_lacking_is_added(self, mine: Path) -> None:
        """What is translated already stays as it is."""
        begin_translation(read_project(mine), "2", "fr")
        file = mine / "story/002.fr.md"
        kept = file.read_text().split("## 2.1")[0].replace("%% The steps", "Texte")
        file.write_text(kept)

        assert begin_translation(read_project(mine), "2", "fr") == ("story/002.fr.md", 1)
        assert file.read_text().startswith(kept.rstrip("\n"))
        assert begin_translation(read_project(mine), "2", "fr") == ("story/002.fr.md", 0)

    @pytest.mark.slow
    def test_the_finale_is_one_file(self, mine: Path) -> None:
        """F1, F2 and F3 lie together."""
        assert begin_translation(read_project(mine), "F2", "fr") == ("story/f1.fr.md", 3)

    @pytest.mark.slow
    def test_an_unknown_location_is_refused(self, mine: Path) -> None:
        """And nothing is written."""
        with pytest.raises(NoLocation, match="got '77'"):
            begin_translation(read_project(mine), "77", "fr")

    @pytest.mark.slow
    def test_the_english_stands_there_as_notes(self, mine: Path) -> None:
        """In lines of 110 columns and three more for the sign."""
        text = skeleton([read_project(mine).source.paragraphs["2"]], "2")

        assert text.startswith("# 2\n\n## 2\n%% The steps (the title belongs into the heading: ## 2 TITLE)\n\n> src: ")
        assert "%% Saltstep is a stair with a village on it." in text
        assert all(len(line) <= 115 for line in text.split("\n"))


class TestNames:
    """Names in the tables of a pack."""

    def test_a_pack_that_promises_french_has_french_names(self) -> None:
        """A name without French is told in English, and lint names it."""
        found = dict(texts("harbour"))
        found[MANIFEST] = found[MANIFEST].replace('game = "sea"\n', 'game = "sea"\nlanguages = ["en", "fr"]\n', 1)
        found["quests.toml"] = found["quests.toml"].replace(', fr = "Les dieux dorment"', "", 1)
        project = project_of(pack_folder("harbour"), parse(found, []))
        assert project.pack is not None

        missing = [one.message for one in check_french_slots(project, project.pack) if one.file == "quests.toml"]
        assert missing == ["[[quest]] 1: expected the French of 'The Gods Are Asleep'"]
        assert project.pack.quests[1].title.text_in("fr") == "The Gods Are Asleep"


class TestStatus:
    """pack trans status PACK."""

    @pytest.mark.slow
    def test_paragraphs_are_translated_stale_or_missing(self) -> None:
        """By location and in all, with the words of both languages."""
        project = harbour(_072=GOOD.replace("> src: ", "> src: 000000\n%% ", 1))
        locations, whole = status(project.source.paragraphs.values(), project.translations("fr").paragraphs)

        assert (locations["72"].translated, locations["72"].stale, locations["72"].missing) == (1, 1, 0)
        assert (whole.translated, whole.stale, whole.paragraphs) == (1, 1, len(project.source.paragraphs))
        assert whole.translated_words == locations["72"].translated_words > 150

    @pytest.mark.slow
    def test_the_command_says_1_until_all_is_there(self, mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Figures for every location, also as JSON."""
        assert main(["pack", "trans", "status", str(mine)]) == 1
        assert "translated" in capsys.readouterr().out
        assert main(["pack", "trans", "status", str(mine), "--json"]) == 1
        assert json.loads(capsys.readouterr().out)["all"]["missing"] == 7

    def test_a_text_without_its_title_is_named(self, mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """A title belongs into the heading; a paragraph of which nothing is written yet is only counted."""
        begin_translation(read_project(mine), "2", "fr")
        file = mine / "story/002.fr.md"
        file.write_text(file.read_text().replace("%% Saltstep is a stair", "Salmarche", 1))
        named = "story/002.fr.md:4: paragraph 2 has text and counts as missing: "

        main(["pack", "trans", "status", str(mine)])
        assert [line for line in capsys.readouterr().out.splitlines() if "TITLE" in line] == [
            f'{named}expected its title in the heading, as "## 2 TITLE"'
        ]
        file.write_text(file.read_text().replace("## 2\n", "## 2 Salmarche\n", 1))
        main(["pack", "trans", "status", str(mine)])
        assert "TITLE" not in capsys.readouterr().out

    @pytest.mark.slow
    def test_the_command_writes_and_refuses(self, mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """A location is begun; one that is not there is a wrong call."""
        assert main(["pack", "trans", "new", str(mine), "1"]) == 0
        assert "story/001.fr.md: 2 paragraphs to translate" in capsys.readouterr().out
        assert main(["pack", "trans", "new", str(mine), "8"]) == 2

    def test_a_pack_that_cannot_be_read_is_not_translated(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """What was not read was not counted, so that nothing missing means nothing."""
        (tmp_path / "pack.toml").write_text("[pack]\n")

        assert main(["pack", "trans", "status", f"{tmp_path}/"]) == 1
        assert "counted as far as the pack can be read: pack lint has " in capsys.readouterr().out


class TestTypography:
    """French signs."""

    @pytest.mark.parametrize(
        "text",
        [
            "«\u202fQui va là\u202f?\u202f»",
            "Non\u00a0!",
            "À 12:30.",
            "Quoi\u202f?!",
            "l'eau, l’air",
            "fin\u202f; suite",
        ],
    )
    def test_good(self, text: str) -> None:
        """Either no-break space will do."""
        assert list(typography(text)) == []

    @pytest.mark.parametrize("text", ["Non !", "Non!", "«Oui\u202f»", "«\u202fOui»", 'Il dit "oui"', "ceci : cela"])
    def test_bad(self, text: str) -> None:
        """A plain space or none, and straight marks."""
        assert len(list(typography(text))) == 1
