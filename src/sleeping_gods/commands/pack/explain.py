"""``sleeping-gods pack explain``: what a finding's code means, and how it is mended."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..markdown import show_markdown

SUMMARY = "explain the code of a finding: what is wrong, why it matters, how to mend it"
EXAMPLES = ("pack explain dangling", "pack explain --all", "pack explain --html findings.html")


def arguments(parser: argparse.ArgumentParser) -> None:
    """One code, or all of them."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("code", nargs="?", metavar="CODE", help="the code of a finding, such as dangling")
    which.add_argument("--all", action="store_true", help="list all codes with their titles and their tests")
    which.add_argument("--html", type=Path, metavar="FILE", help="write all explanations as one page")


def run(args: argparse.Namespace) -> int:
    """The page of a code, the list of all, or all pages in one file."""
    from ...authoring.explaining import explain, explanations

    if args.html:
        from ...authoring.explain_page import explain_page

        pages = explanations()
        args.html.write_text(explain_page(pages), encoding="utf-8")
        print(f"{len(pages)} explanations written to {args.html}")
    elif args.all:
        pages = explanations()
        wide = max(len(page.code) for page in pages)
        for page in pages:
            print(f"{page.code:<{wide}}  {page.title}\n{'':<{wide}}  {page.test()}")
    else:
        show_markdown(explain(args.code).text)
    return 0
