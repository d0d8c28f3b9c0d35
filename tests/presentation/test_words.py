"""The words of both languages: the same messages with the same variables, all of them well formed."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.catalogue import SHARED
from sleeping_gods.service.worlds import CLIENT_MESSAGE_FILES as CLIENT_WORDS
from sleeping_gods.wording.files import words_file
from sleeping_gods.wording.fluent import Bundle, Word
from tests.wording.test_fluent import reference

SOURCES = Path(__file__).parents[2] / "src" / "sleeping_gods"
FILES = (
    "cards",
    "reference",
    "commands",
    *CLIENT_WORDS,
    *SHARED,
    "sea",
    "sea_table",
    "skies",
    "skies_table",
)
_WRONG = re.compile(r"(?<=[^\s\u202f\".])[!?;»]|« | »| [:;!]| \?(?! [a-z])")
"""A high sign without its narrow space, or with a wide one; a question mark by itself is a command."""
MADE_OF_DATA = ("effects", "cards")
"""Files whose messages each ask for the variables that their language needs."""
COUNTED = ("advice_count", "advice_held-")
"""How messages begin that are a number or the noun after it: only some languages ask how many or in which game."""
NUMBERS: tuple[Word, ...] = (0, 1, 2, 7)


def everything(lang: Lang, file: str) -> Bundle:
    """A file with those that it may refer to."""
    return Bundle(lang, words_file(file, lang))


@pytest.mark.parametrize("file", FILES)
class TestLanguages:
    """What is said in English is said in French."""

    def test_no_message_is_missing_or_left_over(self, file: str) -> None:
        """In the same order, so that both can be read side by side."""
        assert everything("fr", file).ids == everything("en", file).ids

    def test_every_message_speaks_of_the_same_things(self, file: str) -> None:
        """No variable is forgotten, and none is asked for that nobody gives."""
        english, french = everything("en", file), everything("fr", file)
        if file in MADE_OF_DATA:
            pytest.skip("a message asks for what its language needs")

        assert [
            name
            for name in english.ids
            if not name.startswith(COUNTED) and {*english.message(name).variables} != {*french.message(name).variables}
        ] == []

    @pytest.mark.parametrize("lang", WHOLE)
    def test_every_message_is_said_as_the_reference_says_it(self, file: str, lang: Lang) -> None:
        """With no, one, two and many of everything, and with a word."""
        source = words_file(file, lang)
        bundle = Bundle(lang, source)
        other = []
        for name in bundle.ids:
            message = bundle.message(name)
            for value in (*NUMBERS, "yes"):
                words = dict.fromkeys(message.variables, value)
                if message.say(words) != reference(lang, source, name, words):
                    other.append(name)

        assert other == []

    def test_french_has_its_own_spaces(self, file: str) -> None:
        """A narrow no-break space before the high signs, and inside quotation marks."""
        french = everything("fr", file)
        if file == "grammar":
            pytest.skip("it lists the signs themselves")
        said = {name: re.sub(r"\{[^{}]*->|\{ *\$?[\w-]+ *\}", "x", french.source(name)) for name in french.ids}
        wrong = [name for name, text in said.items() if _WRONG.search(text)]

        assert wrong == []


@functools.cache
def ids_in_code() -> tuple[set[str], set[str]]:
    """The texts in the code that could be ids of messages, and the beginnings of those that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for folder in ("presentation", "terminal", "commands", "simulation", "host", "web"):
        for path in (SOURCES / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.JoinedStr) and isinstance(first := node.values[0], ast.Constant):
                    begun.add(str(first.value))
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    whole.add(node.value)
    begun |= {start for start in whole if start.endswith("_")}
    return whole, {start for start in begun if "_" in start or start.endswith("-")}


@pytest.mark.parametrize("file", [name for name in FILES if name.endswith(("commands", "table"))])
def test_no_message_of_the_table_is_left_over(file: str) -> None:
    """Each is named in the code, whole or by its section."""
    whole, begun = ids_in_code()
    ids = everything("en", file).ids

    assert [one for one in ids if one not in whole and not one.startswith(tuple(begun))] == []
    assert not "list_and".startswith(tuple(begun))


CLIENT = Path(__file__).parents[2] / "client" / "src" / "table"
_SAID = re.compile(r"""\bt\((?:"([^"]+)"|'([^']+)'|`([^`$]+)\$\{)""")
_QUOTED = re.compile(r"""["'`]([a-z][\w-]*)(?:["'`]|\$\{)""")


def client_sources() -> str:
    """All that the client is written in, but for its tests."""
    files = sorted(file for file in CLIENT.rglob("*") if file.suffix in (".ts", ".svelte"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files if not file.name.endswith(".test.ts"))


def test_every_message_that_the_client_says_is_there_and_none_is_left_over() -> None:
    """Each is named in its sources, whole or by its beginning."""
    ids, sources = [one for file in CLIENT_WORDS for one in everything("en", file).ids], client_sources()
    said = [next(filter(None, one)) for one in _SAID.findall(sources)]
    quoted = {*_QUOTED.findall(sources)}
    begun = tuple(word for word in quoted if word.endswith(("-", "_")))

    assert [word for word in said if word not in ids and not any(one.startswith(word) for one in ids)] == []
    assert [one for one in ids if one not in quoted and not (begun and one.startswith(begun))] == []
    assert len(said) > 50
