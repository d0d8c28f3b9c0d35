"""``sleeping-gods pack explain``: what a finding's code means, and how it is mended."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..command_words import say
from ..markdown import show_markdown
from ..parser import CommandParser

EXAMPLES = ("pack explain dangling", "pack explain --all", "pack explain --html findings.html")


def arguments(parser: CommandParser) -> None:
    """One code, or all of them."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("code", nargs="?", metavar=parser.say("metavar_code"), help=parser.say("explain_code"))
    which.add_argument("--all", action="store_true", help=parser.say("explain_all"))
    which.add_argument("--html", type=Path, metavar=parser.say("metavar_file"), help=parser.say("explain_html"))


def run(args: argparse.Namespace) -> int:
    """The page of a code, the list of all, or all pages in one file."""
    from ...authoring.explaining import explain, explanations

    if args.html:
        from ...authoring.explain_page import explain_page

        pages = explanations()
        args.html.write_text(explain_page(pages), encoding="utf-8")
        print(say("explain_written", count=len(pages), file=str(args.html)))
    elif args.all:
        pages = explanations()
        wide = max(len(page.code) for page in pages)
        for page in pages:
            print(f"{page.code:<{wide}}  {page.title}\n{'':<{wide}}  {page.test()}")
    else:
        show_markdown(explain(args.code).text)
    return 0
