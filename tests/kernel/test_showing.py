"""What a screen may be shown of a stranger's text."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.showing import is_showable, printable, printable_lines


@pytest.mark.parametrize("text", ["Ada", "Ana\u00a0Lúcia", "« oui\u202f»", "👩\u200d👧", "\U0001fae8", ""])
def test_letters_pictures_and_spaces_are_shown_as_they_are(text: str) -> None:
    """Nothing is written out that a terminal would not obey."""
    assert is_showable(text)
    assert printable(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b]0;mine\x07", "\\x1b]0;mine\\x07"),
        ("a\x9b2Jb", "a\\x9b2Jb"),
        ("evil\u202egpj", "evil\\u202egpj"),
        ("a\u2066b", "a\\u2066b"),
        ("two\nlines\rover", "two\\nlines\\rover"),
        ("\udcff", "\\udcff"),
        ("\u2028", "\\u2028"),
    ],
)
def test_what_a_terminal_obeys_is_written_out(text: str, shown: str) -> None:
    """Escape sequences, turned writing, halves of letters, line ends."""
    assert not is_showable(text)
    assert printable(text) == shown
    assert printable(shown) == shown


def test_a_text_of_several_lines_keeps_its_lines() -> None:
    """Each of them is made printable."""
    assert printable_lines("one\x07\ntwo\n\nthree\x1b") == "one\\x07\ntwo\n\nthree\\x1b"
