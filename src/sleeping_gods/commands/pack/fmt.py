"""``sleeping-gods pack fmt``: the files of a pack in their one form."""

from __future__ import annotations

import argparse
import difflib
import sys

from ..command_words import print_error, say
from ..parser import CommandParser
from .which import add_pack

EXAMPLES = (
    "pack fmt ./my-pack",
    "pack fmt ./my-pack story/038.md",
    "pack fmt --check harbour",
    "pack fmt --diff ./my-pack",
)


def arguments(parser: CommandParser) -> None:
    """A pack, and which of its files."""
    add_pack(parser)
    parser.add_argument("files", nargs="*", metavar=parser.say("metavar_file"), help=parser.say("fmt_files"))
    parser.add_argument("--check", action="store_true", help=parser.say("fmt_check"))
    parser.add_argument("--diff", action="store_true", help=parser.say("fmt_diff"))


def run(args: argparse.Namespace) -> int:
    """Write what changes; 1 if a file cannot be laid out, or with --check if one is not."""
    from ...authoring.texts.formatting import tidy, write
    from ...campaign.games import source_folder_of

    folder = source_folder_of(args.pack)
    tidied = tidy(folder, args.files)
    done = tidied.files
    unknown = [name for name in args.files if name not in {file.file for file in done}]
    if unknown or not done:
        none = say("fmt_no-file", files=", ".join(unknown)) if unknown else say("fmt_no-pack", folder=str(folder))
        return print_error(none)
    problems = [f"{finding}" for finding in tidied.refused] + [
        f"{file.file}: {file.problem}" for file in done if file.problem
    ]
    for problem in problems:
        print(problem, file=sys.stderr)
    changed = [file for file in done if file.changes]
    dry = args.check or args.diff
    for file in changed:
        if args.diff:
            print("".join(difflib.unified_diff(_rows(file.before), _rows(file.after), file.file, file.file)), end="")
        else:
            print(say("fmt_wrong" if dry else "fmt_done", file=file.file))
        if not dry:
            write(folder, file)
    print(say("fmt_sum-check" if dry else "fmt_sum-done", count=len(done), changed=len(changed)))
    return 1 if problems or (dry and changed) else 0


def _rows(text: str) -> list[str]:
    """The lines of a text, with their ends."""
    return text.splitlines(keepends=True)
