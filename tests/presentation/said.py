"""Which messages are said: a record that is kept while tables are told, and what there is to be said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sleeping_gods.commands import command_words
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.catalogue import SHARED
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.wording.files import words_file
from sleeping_gods.wording.fluent import Bundle, Message, entries

GAMES = ("sea", "skies")
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")


def files_of(game: str) -> tuple[str, ...]:
    """The files of words that only a game has."""
    return game, f"{game}_table"


def everything() -> set[str]:
    """Every message there is, as ``fr skies question_Walk``; those of both games as ``fr both``."""
    found = set()
    for lang in WHOLE:
        for group, files in (
            ("both", SHARED),
            ("commands", (command_words.FILE,)),
            *((game, files_of(game)) for game in GAMES),
        ):
            for file in files:
                found |= {f"{lang} {group} {name}" for name, _ in entries(words_file(file, lang)) if name[0] != "-"}
    return found


_GROUPS: dict[tuple[Lang, str], str] = {
    (lang, name): "both" for lang in WHOLE for file in SHARED for name, _ in entries(words_file(file, lang))
}


def group_of(bundle: Bundle, name: str) -> str:
    """Where a message stands: with both games, with one of them, or with the commands."""
    if "command_about" in bundle:
        return "commands"
    return _GROUPS.get((bundle.lang, name)) or ("sea" if "question_Sail" in bundle else "skies")


@contextmanager
def listening() -> Iterator[set[str]]:
    """Keep a record of every message that is said, and of those that it is made of."""
    heard: set[str] = set()
    message = Bundle.message
    for game in GAMES:
        for lang in WHOLE:  # what was said before would not be said again
            localizer_of(game, lang).say.cache_clear()  # type: ignore[attr-defined]  # it remembers

    def note(bundle: Bundle, name: str) -> None:
        key = f"{bundle.lang} {group_of(bundle, name)} {name}"
        if key in heard:
            return
        heard.add(key)
        for within in _REFERENCE.findall(bundle.source(name)):
            if within in bundle:
                note(bundle, within)

    def listen(bundle: Bundle, name: str) -> Message:
        note(bundle, name)
        return message(bundle, name)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Bundle, "message", listen)
        yield heard
