"""What the command line says: messages of a file of its own, read when the first of them is said."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ..kernel.showing import printable_lines
from ..languages import ENGLISH, LANGS, Lang
from ..presentation.languages import language_of

if TYPE_CHECKING:
    from ..wording.fluent import Bundle, Word

FILE = "commands"
"""The file of words."""
OPTION = "--lang"
"""How a language is asked for, by every command that has one."""
WRONG_CALL = 2
"""The exit code of a command that cannot do what it is asked for."""
_SIGNS = {",": "sign_thousands", ".": "sign_decimal", "%": "sign_percent"}
"""The signs within a number as Python writes it."""


class Listener:
    """Whoever called the command, and the language that is spoken to them: one for the whole process."""

    lang: Lang = ENGLISH


LISTENER = Listener()


def use_language(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> None:
    """Speak the language that a call asks for, or else that of the system."""
    wanted = [word.partition("=")[2] for word in arguments if word.startswith(f"{OPTION}=")]
    wanted += [arguments[at] for at in range(1, len(arguments)) if arguments[at - 1] == OPTION]
    LISTENER.lang = wanted[-1] if wanted and wanted[-1] in LANGS else language_of(environment)


def current_language() -> Lang:
    """The language that is spoken."""
    return LISTENER.lang


@functools.cache
def words(lang: Lang) -> Bundle:
    """The words of the command line in a language."""
    from ..wording.files import bundle_of

    return bundle_of(lang, FILE)


def say(key: str, /, **values: Word) -> str:
    """A message in the language that is spoken."""
    return words(current_language()).message(key).say(values)


def print_error(error: str) -> int:
    """One line on the error stream about what is wrong with a call; returns the exit code for that."""
    print(say("command_error", error=error), file=sys.stderr)
    return WRONG_CALL


def print_refusal(why: str) -> int:
    """Print a refusal that quotes others' words: on one line without control characters; returns the exit code."""
    return print_error(" ".join(printable_lines(why).split()))


def figure(number: str) -> str:
    """A number as Python writes it, with the signs of the language."""
    return "".join(say(_SIGNS[sign]) if sign in _SIGNS else sign for sign in number)
