"""Groups of commands: each command is a module with EXAMPLES, ``arguments(parser)`` and ``run(args)``.

What a command is for is the message ``summary_`` with its name, ``summary_pack-lint`` for one of a group.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from .parser import CommandParser, WithExamples

if TYPE_CHECKING:
    from argparse import _SubParsersAction

GAP = "   "
"""What stands between an example and its explanation, if it has one."""


def add_commands(parser: CommandParser, package: str, names: Iterable[str], within: str = "") -> None:
    """Add the commands of a package to a parser; what each is for is told, the rest when it is called."""
    commands = add_group(parser)
    for name in names:
        fill = functools.partial(fill_command, f"{package}.{name.replace('-', '_')}")
        add_command(parser, commands, name, fill, f"{within}{name}")


def add_group(parser: CommandParser) -> _SubParsersAction[CommandParser]:
    """A place for commands within a command."""
    return parser.add_subparsers(metavar=parser.say("metavar_command"), required=True)


def add_command(
    parser: CommandParser,
    commands: _SubParsersAction[CommandParser],
    name: str,
    fill: Callable[[CommandParser], None],
    key: str,
) -> None:
    """A command with its summary."""
    summary = parser.say(f"summary_{key}")
    commands.add_parser(
        name,
        help=summary,
        description=f"{summary[:1].upper()}{summary[1:]}.",
        formatter_class=WithExamples,
        fill=fill,
        speaking=parser.speaking,
    )


def fill_command(name: str, parser: CommandParser) -> None:
    """The arguments of a command, as its module adds them."""
    module = importlib.import_module(name)
    lines = [f"  sleeping-gods {_example(parser, example)}" for example in module.EXAMPLES]
    parser.epilog = "\n".join([parser.say("argparse_examples"), *lines])
    parser.set_defaults(run=getattr(module, "run", None))
    module.arguments(parser)


def _example(parser: CommandParser, example: str | tuple[str, str]) -> str:
    """A call as it is typed, and the message that explains it if there is one."""
    if isinstance(example, str):
        return example
    return f"{example[0]}{GAP}({parser.say(example[1])})"
