"""``sleeping-gods pack``: the tools of those who write packs."""

from __future__ import annotations

from ..group import add_commands
from ..parser import CommandParser

COMMANDS = (
    "list",
    "lint",
    "explain",
    "words",
    "craft",
    "where",
    "fmt",
    "new",
    "play",
    "bots",
    "balance",
    "trans",
    "map",
    "plate",
    "plates",
    "graph",
    "cards",
    "effects",
)
"""The sub-commands, each a module of this folder."""
EXAMPLES = ("pack list", "pack lint harbour", "pack lint ./my-pack")


def arguments(parser: CommandParser) -> None:
    """The sub-commands."""
    add_commands(parser, __name__, COMMANDS, "pack-")
