"""Suppressions: a finding may be meant, where it stands, and with a reason."""

from __future__ import annotations

import pytest

from sleeping_gods.authoring.lint.scopes import Scopes
from sleeping_gods.authoring.lint.suppress import suppressions, without_suppressed
from sleeping_gods.kernel.errors import Finding

STORY = """\
# 38 The Stair

%% a note
## 38 Top

Prose prose.

## 38.1 Bottom

Prose prose.
"""
TABLES = """\
# Cards.

[[enemy]]
id = "a"
[enemy.ability]
F = "flying"

[[enemy]]
id = "b"
"""
KNOWN = ("doubled-word", "odds")


def story(line: int, note: str) -> str:
    """The story with a note put before a line."""
    lines = STORY.split("\n")
    return "\n".join([*lines[: line - 1], note, *lines[line - 1 :]])


def judged(text: str, *findings: Finding, file: str = "story/038.md") -> list[tuple[int, str]]:
    """Lines and codes of what is left of some findings."""
    left = without_suppressed(list(findings), {file: text}, KNOWN)
    return [(finding.line, finding.code) for finding in left]


def found(line: int, code: str = "doubled-word", file: str = "story/038.md") -> Finding:
    """A finding on a line."""
    return Finding(file, line, code, "expected something else")


class TestParts:
    """The part of a file that a line stands in."""

    def test_paragraphs(self) -> None:
        """A paragraph reaches from its heading to the next one."""
        scopes = Scopes("story/038.md", STORY)

        assert [scopes.part(line) for line in (1, 2, 4, 6, 7, 8, 99)] == [1, 1, 4, 4, 4, 8, 8]

    def test_tables(self) -> None:
        """A table reaches to the next one that does not lie inside it; before the first there is nothing."""
        scopes = Scopes("enemies.toml", TABLES)

        assert [scopes.part(line) for line in (0, 1, 3, 6, 7, 8, 9)] == [0, 0, 3, 3, 3, 8, 8]

    def test_a_note_right_above_speaks_of_what_follows(self) -> None:
        """Further notes may stand between, but no blank line."""
        scopes = Scopes("story/038.md", "## 38 Top\n\n%% one\n%% two\n## 38.1 Bottom\n%% three\n\n## 38.2 End\n")

        assert [scopes.part_of_note(line) for line in (3, 4, 6)] == [5, 5, 5]


class TestAMeantFinding:
    """``%% lint: CODE reason``."""

    @pytest.mark.parametrize("line", [4, 5, 6, 7])
    def test_a_note_in_the_paragraph_or_right_above_it(self, line: int) -> None:
        """The finding is gone, wherever in the paragraph the note stands."""
        text = story(line, "%% lint: doubled-word the ghost stutters")

        assert judged(text, found(7)) == []

    def test_it_reaches_no_further(self) -> None:
        """A finding of the next paragraph stays, and so does one of another code."""
        text = story(6, "%% lint: doubled-word the ghost stutters")

        assert judged(text, found(7), found(11), found(7, "odds")) == [(11, "doubled-word"), (7, "odds")]

    @pytest.mark.parametrize(
        "note",
        ["# lint: odds a boss of the end", 'kind = "#1" # lint: odds a boss of the end', "  #lint: odds so it is"],
    )
    def test_in_tables_it_is_a_comment(self, note: str) -> None:
        """A comment in the table, on a line of its own or at the end of one."""
        text = TABLES.replace('F = "flying"', f'F = "flying"\n{note}')

        assert judged(text, found(3, "odds", "enemies.toml"), file="enemies.toml") == []

    def test_a_text_is_no_comment(self) -> None:
        """What stands in quotes suppresses nothing."""
        text = TABLES.replace('"flying"', '"# lint: odds a boss of the end"')

        assert list(suppressions({"enemies.toml": text})) == []

    def test_one_note_covers_all_of_its_code(self) -> None:
        """Two findings of the same code in one paragraph need one note."""
        text = story(6, "%% lint: doubled-word the ghost stutters")

        assert judged(text, found(7), found(8)) == []


class TestABadNote:
    """Notes are judged too."""

    def test_without_a_reason(self) -> None:
        """The note is a finding, and it suppresses nothing."""
        text = story(6, "%% lint: doubled-word")

        assert judged(text, found(7)) == [(7, "doubled-word"), (6, "suppress-reason")]

    def test_with_an_unknown_code(self) -> None:
        """The message suggests the nearest code."""
        text = story(6, "%% lint: double-word the ghost stutters")
        (wrong,) = without_suppressed([], {"story/038.md": text}, KNOWN)

        assert (wrong.line, wrong.code) == (6, "suppress-code")
        assert wrong.message.endswith("got 'double-word' (did you mean 'doubled-word'?)")

    @pytest.mark.parametrize("code", ["dangling", "suppress-unused"])
    def test_with_a_code_that_must_be_mended(self, code: str) -> None:
        """What keeps a pack from being loaded cannot be meant, nor can a bad note."""
        (wrong,) = without_suppressed([], {"story/038.md": story(6, f"%% lint: {code} we like it")}, KNOWN)

        assert (wrong.code, wrong.message) == ("suppress-code", f"{code!r} cannot be suppressed, only mended")

    def test_that_suppresses_nothing(self) -> None:
        """A note without its finding is a finding."""
        assert judged(story(6, "%% lint: odds it is a boss"), found(7)) == [(7, "doubled-word"), (6, "suppress-unused")]

    def test_that_says_it_again(self) -> None:
        """Of two notes for the same, one is too many."""
        note = "%% lint: doubled-word the ghost stutters"

        assert judged(story(6, f"{note}\n{note}"), found(8)) == [(6, "suppress-unused")]
