"""``sleeping-gods pack``: the tools of those who write packs."""

from __future__ import annotations

import argparse

from ..group import add_commands

COMMANDS = (
    "list",
    "lint",
    "explain",
    "words",
    "where",
    "fmt",
    "new",
    "play",
    "bots",
    "balance",
    "trans",
    "map",
    "graph",
    "cards",
    "effects",
)
"""The sub-commands, each a module of this folder."""
SUMMARY = "write, check, see and try out packs: islands, cards and stories in text files"
EXAMPLES = ("pack list", "pack lint harbour", "pack lint ./my-pack")


def arguments(parser: argparse.ArgumentParser) -> None:
    """The sub-commands."""
    add_commands(parser, __name__, COMMANDS)
