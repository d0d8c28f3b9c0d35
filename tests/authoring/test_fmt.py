"""The one form of a pack's files."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sleeping_gods.authoring.new_pack import begin_pack
from sleeping_gods.authoring.texts.formatting import format_file, story_content
from sleeping_gods.authoring.texts.layout import WIDTH, laid_out, normalized_instruction, wrap_prose
from sleeping_gods.campaign.games import playable
from sleeping_gods.cli import main

UGLY = """%% a note on top
# 38   The Stair
## 38  The ferryman
>if  LANTERN and not DEBT: turn to 38.1
%% a note before the prose
The ferryman does
not look up.
%% a note inside
His pole goes down.


Second block.

>   when LANTERN
He sees your light.
>end
- (a)   Pay him.
    >cost 3 coins,1 grain
    >   gain quest 12;gain 2 coins ;turn to 38.1
  %% a note in a choice

- (b) Leave,
     slowly.
  > challenge STRENGTH 6
  > fail:lose 3 health;gain venom
  > choose 1:  repair 1|draw 1
  > return to the ship
## 38.1 Across
Done.
> return to the ship"""

NEAT = """%% a note on top
# 38 The Stair

## 38 The ferryman

> if LANTERN and not DEBT: turn to 38.1
%% a note before the prose
The ferryman does not look up.
%% a note inside
His pole goes down.

Second block.

> when LANTERN

He sees your light.

> end

- (a) Pay him.
  > cost 3 coins, 1 grain
  > gain quest 12; gain 2 coins; turn to 38.1
  %% a note in a choice

- (b) Leave, slowly.
  > challenge STRENGTH 6
  > fail: lose 3 health; gain venom
  > choose 1: repair 1 | draw 1
  > return to the ship

## 38.1 Across

Done.

> return to the ship
"""


class TestLayout:
    """Blank lines, wrapping, spelling and notes."""

    def test_an_ugly_file_becomes_neat_and_says_the_same(self) -> None:
        """Every note is kept, and the paragraphs are the same but for their lines."""
        assert laid_out(UGLY).replace("choice\n\n-", "choice\n-") == NEAT.replace("choice\n\n-", "choice\n-")
        assert story_content(laid_out(UGLY)) == story_content(UGLY)

    def test_it_comes_to_rest_at_once(self) -> None:
        """Laid out twice is laid out once."""
        assert laid_out(laid_out(UGLY)) == laid_out(UGLY)

    def test_prose_is_wrapped_at_110_columns(self) -> None:
        """No line is longer, and as much as fits stands in each."""
        rows = wrap_prose(" ".join(["abcde"] * 60))

        assert max(map(len, rows)) <= WIDTH
        assert len(rows) == 4

    def test_no_line_of_prose_becomes_an_instruction(self) -> None:
        """A hyphen or another sign never comes to stand at the beginning of a line."""
        for sign in ("-", ">", "#", "%%"):
            rows = wrap_prose("a" * 108 + f" {sign} b")
            assert not any(row.startswith(sign) for row in rows)

    def test_a_long_choice_goes_on_indented(self) -> None:
        """Lines that follow a choice's text are indented by two."""
        text = "# 2 A\n\n## 2 A\n\nB.\n\n- (a) " + "word " * 30 + "\n  > return to the ship\n"
        rows = laid_out(text).split("\n")

        assert rows[7].startswith("  word")
        assert story_content(laid_out(text)) == story_content(text)

    def test_two_spaces_are_the_authors_own(self) -> None:
        """What is shown to players is never changed, not even by a blank."""
        text = "# 2 A\n\n## 2 A\n\nTwo  blanks.\n\n> return to the ship\n"

        assert laid_out(text) == text

    def test_what_would_say_something_else_is_left_alone(self) -> None:
        """Mending a line that was not understood is the author's work, even if only a blank is missing."""
        text = "# 2 A\n\n## 2 A\n\nB.\n\n> choose 1:repair 1|draw 1\n> return to the ship\n"
        done = format_file("story/002.md", text)

        assert done.problem
        assert done.after == text
        assert not done.changes

    def test_spelling_changes_blanks_only(self) -> None:
        """Words stay as they are."""
        assert normalized_instruction("if  quest 3 and not (A or B):gain 1 xp;turn to 2.1") == (
            "if quest 3 and not (A or B): gain 1 xp; turn to 2.1"
        )
        assert normalized_instruction("fate 4:gain 1 meat;else:lose 1 coin") == "fate 4: gain 1 meat; else: lose 1 coin"

    @pytest.mark.slow
    @settings(max_examples=150, deadline=None)
    @given(
        st.lists(
            st.sampled_from([*UGLY.split("\n"), "", "", "  odd", "- (z) Z.", "-", "> end", "\u00a0b \u202f;"]),
            max_size=25,
        )
    )
    def test_any_mixture_of_lines_keeps_its_meaning_or_is_left_alone(self, rows: list[str]) -> None:
        """Whatever stands in a file, its form is changed only if that surely says the same, and then for good."""
        text = "\n".join(["# 38 A", "## 38 B", *rows])
        done = format_file("story/038.md", text)

        assert done.problem or story_content(done.after) == story_content(text)
        assert done.problem or laid_out(done.after) == done.after
        assert [row.strip() for row in text.split("\n") if row.strip().startswith("%%")] == [
            row.strip() for row in done.after.split("\n") if row.strip().startswith("%%")
        ]


class TestTables:
    """TOML files lose blanks at the ends of lines, and nothing else."""

    def test_blanks_at_the_ends_of_lines_go(self) -> None:
        """One end of line ends the file."""
        assert format_file("a.toml", "a = 1  \n\n\n\nb = 2\n\n\n").after == "a = 1\n\n\n\nb = 2\n"

    def test_blanks_inside_a_text_stay(self) -> None:
        """What a text says is not changed."""
        text = 'a = """x  \ny"""'

        assert format_file("a.toml", text).after == text + "\n"

    def test_a_broken_table_is_left_alone(self) -> None:
        """And told."""
        assert format_file("a.toml", "a = ").problem


class TestCommand:
    """pack fmt PACK [--check] [FILE...]."""

    @pytest.mark.slow
    @pytest.mark.parametrize("pack", playable())
    def test_shipped_packs_are_in_their_form(self, pack: str) -> None:
        """--check finds nothing to do."""
        assert main(["pack", "fmt", "--check", pack]) == 0

    def test_a_new_pack_is_in_its_form(self, tmp_path: Path) -> None:
        """What ``pack new`` writes needs no laying out."""
        begin_pack(tmp_path / "mine")

        assert main(["pack", "fmt", "--check", str(tmp_path / "mine")]) == 0

    def test_a_file_is_written_once(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """--check says 1 before and 0 after; the other files are as they were."""
        folder = tmp_path / "mine"
        begin_pack(folder)
        story, manifest = folder / "story/002.md", (folder / "pack.toml").read_bytes()
        good = story.read_text()
        story.write_text(good.replace("\n\n", "\n\n\n").replace("; ", ";"))

        assert main(["pack", "fmt", "--check", str(folder)]) == 1
        assert main(["pack", "fmt", "--diff", str(folder)]) == 1
        assert story.read_text() != good
        assert main(["pack", "fmt", str(folder), "story/002.md"]) == 0
        assert story.read_text() == good
        assert (folder / "pack.toml").read_bytes() == manifest
        assert "story/002.md: laid out" in capsys.readouterr().out

    def test_an_unknown_file_is_a_wrong_call(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Only files of the pack are laid out."""
        begin_pack(tmp_path / "mine")

        assert main(["pack", "fmt", str(tmp_path / "mine"), "../x.md"]) == 2
        assert "expected files of the pack, got ../x.md" in capsys.readouterr().err
