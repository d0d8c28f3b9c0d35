"""Groups of commands: each command is a module with SUMMARY, EXAMPLES, ``arguments(parser)`` and ``run(args)``."""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Iterable


def add_commands(parser: argparse.ArgumentParser, package: str, names: Iterable[str]) -> None:
    """Add the commands of a package to a parser, each with its help and examples."""
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name in names:
        module = importlib.import_module(f"{package}.{name}")
        sub = commands.add_parser(
            name,
            help=module.SUMMARY,
            description=module.SUMMARY[0].upper() + module.SUMMARY[1:] + ".",
            epilog="examples:\n" + "\n".join(f"  sleeping-gods {example}" for example in module.EXAMPLES),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        sub.set_defaults(run=getattr(module, "run", None))
        module.arguments(sub)
