"""``sleeping-gods pack fmt``: the files of a pack in their one form."""

from __future__ import annotations

import argparse
import difflib
import sys

from .which import add_pack

SUMMARY = "lay out the files of a pack in their one form, without changing what they say"
EXAMPLES = (
    "pack fmt ./my-pack",
    "pack fmt ./my-pack story/038.md",
    "pack fmt --check harbour",
    "pack fmt --diff ./my-pack",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """A pack, and which of its files."""
    add_pack(parser)
    parser.add_argument("files", nargs="*", metavar="FILE", help="only these, such as story/038.md (default: all)")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if a file is not in its form")
    parser.add_argument("--diff", action="store_true", help="write nothing, show what would change")


def run(args: argparse.Namespace) -> int:
    """Write what changes; 1 if a file cannot be laid out, or with --check if one is not."""
    from ...authoring.texts.tidy import tidy, write
    from ...campaign.games import folder_of

    folder = folder_of(args.pack)
    done, refused = tidy(folder, args.files)
    unknown = [name for name in args.files if name not in {one.file for one in done}]
    if unknown or not done:
        what = f"files of the pack, got {', '.join(unknown)}" if unknown else f"a pack in {folder}"
        print(f"error: expected {what}", file=sys.stderr)
        return 2
    problems = [f"{finding}" for finding in refused] + [f"{one.file}: {one.problem}" for one in done if one.problem]
    for problem in problems:
        print(problem, file=sys.stderr)
    changed = [one for one in done if one.changes]
    dry = args.check or args.diff
    for one in changed:
        if args.diff:
            print("".join(difflib.unified_diff(_rows(one.before), _rows(one.after), one.file, one.file)), end="")
        else:
            print(f"{one.file}: {'not in its form' if dry else 'laid out'}")
        if not dry:
            write(folder, one)
    files = f"{len(done)} file{'' if len(done) == 1 else 's'}"
    print(f"{files}, {len(changed) or 'none'} {'to lay out' if dry else 'laid out'}")
    return 1 if problems or (dry and changed) else 0


def _rows(text: str) -> list[str]:
    return text.splitlines(keepends=True)
