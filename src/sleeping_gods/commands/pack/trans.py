"""``sleeping-gods pack trans``: translations of a pack."""

from __future__ import annotations

import argparse
import dataclasses
import json

from ...languages import ENGLISH, LANGS, Lang
from ..command_words import figure, print_error, say
from ..group import add_command, add_group
from ..parser import CommandParser
from .which import add_pack

EXAMPLES = ("pack trans status ./my-pack", "pack trans new ./my-pack 38", "pack trans status harbour --json")


def arguments(parser: CommandParser) -> None:
    """Two commands of its own."""
    commands = add_group(parser)
    add_command(parser, commands, "status", _status, "pack-trans-status")
    add_command(parser, commands, "new", _new, "pack-trans-new")


def _status(parser: CommandParser) -> None:
    """The arguments of ``status``."""
    add_pack(parser)
    _lang(parser)
    parser.add_argument("--json", action="store_true", help=parser.say("shared_json"))
    parser.set_defaults(run=run_status)


def _new(parser: CommandParser) -> None:
    """The arguments of ``new``."""
    add_pack(parser)
    parser.add_argument("location", metavar=parser.say("metavar_location"), help=parser.say("trans_location"))
    _lang(parser)
    parser.set_defaults(run=run_new)


def _lang(parser: CommandParser) -> None:
    """The argument for the language."""
    parser.add_argument("--to", metavar=parser.say("metavar_lang"), help=parser.say("trans_to"))


def default_translation_language(languages: tuple[Lang, ...]) -> Lang:
    """The language that is meant where none is named: the first that a pack promises, or else that is there."""
    return next((lang for lang in (*languages, *LANGS) if lang != ENGLISH), ENGLISH)


def run_status(args: argparse.Namespace) -> int:
    """A line for each location; 1 if something is missing or stale."""
    from ...authoring.project import open_project
    from ...authoring.translation.status import status, without_titles

    project = open_project(args.pack)
    translations = project.translations(args.to or default_translation_language(project.languages))
    locations, whole = status(project.source.paragraphs.values(), translations.paragraphs)
    if args.json:
        rows = {number: dataclasses.asdict(location) for number, location in {**locations, "all": whole}.items()}
        print(json.dumps(rows, indent=2))
    else:
        heads = (say(f"trans_head-{head}") for head in ("translated", "stale", "missing", "words", "translation"))
        print(" " * 6 + " ".join(f"{head:>13}" for head in heads))
        for number, location in {**locations, say("trans_whole"): whole}.items():
            figures = (location.translated, location.stale, location.missing, location.words, location.translated_words)
            print(f"{number:>5} " + " ".join(f"{figure(f'{each:,}'):>13}" for each in figures))
        for translation in without_titles(project.source.paragraphs.values(), translations.paragraphs):
            print(say("trans_untitled", file=translation.file, line=translation.line, number=translation.number))
        for finding in translations.findings:
            print(finding)
        if project.findings:
            print(say("trans_as-far", count=len(project.findings)))
    return 1 if whole.stale or whole.missing or translations.findings or project.findings else 0


def run_new(args: argparse.Namespace) -> int:
    """Write the file, or add what it lacks; 2 if there is no such location."""
    from ...authoring.project import open_project
    from ...authoring.translation.skeleton import NoLocation, begin_translation

    project = open_project(args.pack)
    try:
        file, added = begin_translation(
            project, args.location, args.to or default_translation_language(project.languages)
        )
    except NoLocation as wrong:
        return print_error(str(wrong))
    print(say("trans_added", file=str(file), count=added))
    return 0
