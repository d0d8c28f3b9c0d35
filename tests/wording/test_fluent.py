"""Messages in Fluent are said as the reference implementation says them, and what we do without is refused."""

from __future__ import annotations

import functools

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.wording.fluent import BadFluentMessage, Bundle, Word
from sleeping_gods.wording.plurals import plural

SOURCE = """
# A comment.
-ship = { $case ->
   *[le] the ship
    [du] of the ship
}
plain = Nothing to fill in.
empty = { "" }
who = { $who } heals { $whom }.
damage = { $who } takes { $count ->
    [0] no damage
    [one] { $count } damage
   *[other] { $count } damages
}.
by-word = { $how ->
    [yes] passes
   *[no] fails
}{ " " }at last
board = On board { -ship(case: "du") }, { -ship }
both = { plain } { who }
several =
    a line
    and another

## Section

last = The last one.
"""


@functools.cache
def bundle_of(lang: Lang, source: str) -> FluentBundle:
    """The reference implementation's bundle."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def reference(lang: Lang, source: str, name: str, words: dict[str, Word]) -> str:
    """What the reference implementation says."""
    bundle = bundle_of(lang, source)
    pattern = bundle.get_message(name).value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, words)
    assert errors == []
    return str(said)


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("plain", {}),
        ("empty", {}),
        ("who", {"who": "Mac", "whom": "Odessa"}),
        *(("damage", {"who": "Mac", "count": count}) for count in (0, 1, 2, 11, 100)),
        ("damage", {"who": "Mac", "count": "some"}),
        ("by-word", {"how": "yes"}),
        ("by-word", {"how": "perhaps"}),
        ("board", {}),
        ("both", {"who": "Mac", "whom": "Odessa"}),
        ("several", {}),
        ("last", {}),
    ],
)
def test_a_message_is_said_as_the_reference_says_it(lang: Lang, name: str, words: dict[str, Word]) -> None:
    """Texts, variables, terms, references, selectors by word, number and plural."""
    assert Bundle(lang, SOURCE).message(name).say(words) == reference(lang, SOURCE, name, words)


def test_plurals_are_those_of_the_language() -> None:
    """French counts nothing as one."""
    assert [plural("en", number) for number in (0, 1, 2)] == ["other", "one", "other"]
    assert [plural("fr", number) for number in (0, 1, 2)] == ["one", "one", "other"]


def test_a_message_knows_its_variables() -> None:
    """Those of its references too, each once."""
    bundle = Bundle("en", SOURCE)

    assert bundle.message("damage").variables == ("who", "count")
    assert bundle.message("both").variables == ("who", "whom")
    assert bundle.message("board").variables == ()


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a = { NUMBER($n) }\n", "FunctionReference"),
        ("a = { b.c }\nb = x\n", "MessageReference"),
        ("a = x\n    .title = y\n", "cannot be read"),
        ("a = { $n ->\n    [one] x\n}\n", "cannot be read"),
        ("a = { b }\nb = { a }\n", "speaks of itself"),
        ("a = { b }\n", "no message b"),
        ("a = { $n ->\n    [0.5] x\n   *[other] y\n}\n", "no whole number"),
    ],
)
def test_what_our_words_do_without_is_refused(source: str, expected: str) -> None:
    """When the message is read, with the reason."""
    with pytest.raises(BadFluentMessage, match=expected):
        Bundle("en", source).message("a")


def test_a_message_that_stands_twice_is_refused() -> None:
    """In one file or in two."""
    with pytest.raises(BadFluentMessage, match="a stands twice"):
        Bundle("en", "a = x\n", "a = y\n")


def test_a_missing_variable_is_told() -> None:
    """With what was given instead."""
    with pytest.raises(BadFluentMessage, match=r"who asks for \$whom, and was given who"):
        Bundle("en", SOURCE).say("who", who="Mac")
