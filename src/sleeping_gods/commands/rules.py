"""``sleeping-gods rules``: read, search and print the rules of both games, and see how they are covered."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..languages import LANGS
from ..reference.ledger import UnknownRule
from .command_words import current_language, say
from .parser import CommandParser

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


def arguments(parser: CommandParser) -> None:
    """What to read, or what to make."""
    parser.add_argument("words", nargs="*", metavar=parser.say("metavar_word"), help=parser.say("rules_words"))
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--search", metavar=parser.say("metavar_question"), help=parser.say("rules_search"))
    what.add_argument("--site", type=Path, metavar=parser.say("metavar_folder"), help=parser.say("rules_site"))
    what.add_argument("--open", action="store_true", help=parser.say("rules_open"))
    what.add_argument("--coverage", action="store_true", help=parser.say("rules_coverage"))
    what.add_argument("--ledger", action="store_true", help=parser.say("rules_ledger"))
    parser.add_argument("--game", choices=("sea", "skies"), help=parser.say("rules_game"))
    parser.add_argument("--lang", choices=LANGS, default=current_language(), help=parser.say("shared_lang"))
    parser.add_argument("--most", type=at_least_one, default=8, metavar="N", help=parser.say("rules_most"))
    parser.add_argument("--json", action="store_true", help=parser.say("shared_json"))
    parser.add_argument("--tests", type=Path, metavar=parser.say("metavar_folder"), help=parser.say("rules_tests"))


def at_least_one(text: str) -> int:
    """A number of results."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(say("rules_number", got=repr(text)))
    return int(text)


def run(args: argparse.Namespace) -> int:
    """Do what was asked; 1 if a coverage is not complete or nothing was found."""
    if args.words and (args.search is not None or args.site or args.coverage):
        raise UnknownRule(say("rules_either", got=repr(" ".join(args.words))))
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
    from .rules_reading import RulesQuery

    query = RulesQuery(args.lang, args.game, args.most, as_json=args.json)
    if args.search is not None:
        return query.search(args.search)
    if args.words:
        return query.read(args.words)
    query.print_contents()
    return 0


def _site(folder: Path) -> int:
    """Write the rules as a site into a folder."""
    from ..reference.site.building import build_site

    count = build_site(folder)
    print(say("rules_written", count=count, file=str(folder / "index.html")))
    return 0


def _open(args: argparse.Namespace) -> int:
    """The site in the user's cache, at the entry that was named or found; 1 if nothing was."""
    import webbrowser

    from ..reference.site.site_cache import cached_site
    from .rules_reading import RulesQuery

    words = " ".join(args.words)
    place = RulesQuery(args.lang, args.game, most=1, as_json=False).find_page(words)
    if place is None:
        print(say("rules_nothing", question=words))
        return 1
    name, _, rule = place.partition("#")
    page = cached_site() / name
    print(page)
    if not webbrowser.open(page.as_uri() + (f"#{rule}" if rule else "")):
        print(say("rules_no-browser"))
    return 0
