"""A command line that is built as far as it is called, and put into words only if somebody reads them."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Any, NoReturn

from .command_words import say, words

_VARIABLE = re.compile(r"\{ \$(\w+) \}")
WITHIN = "what"
"""The variable of a mistake that stands for another one."""


class NeedsWords(Exception):
    """Help was asked for, or the call was wrong: the parser must be built again with its messages."""


class Worded(argparse.HelpFormatter):
    """Help in the language that is spoken; the headings too, which are the library's own."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """How the command is called."""
        super().add_usage(usage, actions, groups, say("argparse_usage") if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        """A part with its heading."""
        key = f"argparse_{(heading or '').replace(' ', '-')}"
        super().start_section(say(key) if key in words("en") else heading)


class WithExamples(Worded, argparse.RawDescriptionHelpFormatter):
    """Help whose last lines are examples, and stay as they are."""


class CommandParser(argparse.ArgumentParser):
    """A command and its arguments, which are added only when it is called.

    A call is first parsed without loading messages. If it needs any, NeedsWords is raised, and the caller builds
    the same command again with them.
    """

    def __init__(self, *, fill: Callable[[CommandParser], None], speaking: bool = False, **more: Any) -> None:
        super().__init__(**{"formatter_class": Worded, **more}, add_help=False)
        self.speaking = speaking
        self._fill: Callable[[CommandParser], None] | None = fill
        self.add_argument("-h", "--help", action="help", help=self.say("argparse_help"))

    def say(self, key: str, /, **values: str | int) -> str:
        """A message, if anybody is to read it."""
        return say(key, **values) if self.speaking else ""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Read the call; only now are the arguments of this command needed."""
        if self._fill:
            fill, self._fill = self._fill, None
            fill(self)
        return super().parse_known_args(args, namespace)

    def print_help(self, file: Any = None) -> None:
        """The whole help."""
        if not self.speaking:
            raise NeedsWords
        super().print_help(file)

    def error(self, message: str) -> NoReturn:
        """The call is wrong; say how it should be, and what is wrong."""
        if not self.speaking:
            raise NeedsWords
        usage = self.format_usage()
        self.exit(2, usage + say("argparse_error", prog=self.prog, message=mistake(message)) + "\n")


def mistake(message: str) -> str:
    """What the library says of a wrong call, in the language that is spoken; as it is if no message of ours says that.

    The English messages ``mistake_`` have the library's own words, by which the one is known that was meant.
    """
    english = words("en")
    for name in english.ids:
        if not name.startswith("mistake_"):
            continue
        pattern = english.source(name).partition("=")[2].strip()
        match = re.fullmatch(_reading(pattern), message, re.DOTALL)
        if match:
            values = match.groupdict()
            return say(name, **{key: mistake(text) if key == WITHIN else text for key, text in values.items()})
    return message


def _reading(pattern: str) -> str:
    """A regular expression that reads what a message says; every second part of it is the name of a variable."""
    parts = _VARIABLE.split(pattern)
    return "".join(f"(?P<{part}>.+?)" if at % 2 else re.escape(part) for at, part in enumerate(parts))
