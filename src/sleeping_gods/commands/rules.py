"""``sleeping-gods rules``: read, search and print the rules of both games, and see how they are covered."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..reference.ledger import UnknownRule

SUMMARY = "read and search the rules of both games, or make a site of them"
EXAMPLES = (
    "rules",
    "rules fatigue",
    "rules SG-CHAL-003 --lang fr",
    'rules --search "can I cook in combat"',
    'rules --search "combien de cartes en main" --lang fr --json',
    "rules splash damage --open",
    "rules --site rules-site",
    "rules --coverage --game sea --json",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What to read, or what to make."""
    parser.add_argument("words", nargs="*", metavar="WORD", help="entry to show, such as fatigue, or rule ids")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--search", metavar="QUESTION", help="find the entries that answer a question, best first")
    what.add_argument("--site", type=Path, metavar="DIR", help="write the reference as a web site into a folder")
    what.add_argument(
        "--open", action="store_true", help="open the reference in the browser, at the entry if one is named"
    )
    what.add_argument("--coverage", action="store_true", help="each rule: played, prose or missing, and its tests")
    what.add_argument(
        "--ledger", action="store_true", help="rules as the engine's tests know them: ruling, example, sources"
    )
    parser.add_argument("--game", choices=("sea", "skies"), help="only this game (default: both; --coverage: sea)")
    parser.add_argument("--lang", choices=("en", "fr"), default="en", help="language (default: %(default)s)")
    parser.add_argument("--most", type=at_least_one, default=8, metavar="N", help="results (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--tests", type=Path, help="with --coverage: folder of the tests (default: this project's)")


def at_least_one(text: str) -> int:
    """A number of results."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a number from 1 on, got {text!r}")
    return int(text)


def run(args: argparse.Namespace) -> int:
    """Do what was asked; 1 if a coverage is not complete or nothing was found."""
    if args.words and (args.search is not None or args.site or args.coverage):
        raise UnknownRule(f"expected either words or an option such as --search, got {' '.join(args.words)!r} as well")
    if args.coverage:
        from .rules_coverage import show_coverage

        return show_coverage(args.game or "sea", args.tests, as_json=args.json)
    if args.ledger:
        from .rules_ledger import show_ledger

        return show_ledger(args.words)
    if args.site:
        return _site(args.site)
    if args.open:
        return _open(args)
    from .rules_reading import Reader

    reader = Reader(args.lang, args.game, args.most, args.json)
    if args.search is not None:
        return reader.search(args.search)
    return reader.read(args.words) if args.words else reader.contents()


def _site(folder: Path) -> int:
    from ..reference.site.building import build_site

    count = build_site(folder)
    print(f"{count} files written; open {folder / 'index.html'}")
    return 0


def _open(args: argparse.Namespace) -> int:
    """The site in the user's cache, at the entry that was named or found; 1 if nothing was."""
    import webbrowser

    from ..reference.site.shelf import site_on_shelf
    from .rules_reading import Reader

    reader, words = Reader(args.lang, args.game, 1, as_json=False), " ".join(args.words)
    place = reader.place(words)
    if place is None:
        print(reader.say("nothing", words))
        return 1
    name, _, rule = place.partition("#")
    page = site_on_shelf() / name
    print(page)
    if not webbrowser.open(page.as_uri() + (f"#{rule}" if rule else "")):
        print("no browser was found here; open that file in yours")
    return 0
