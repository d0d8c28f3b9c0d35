"""How well search answers: the share of questions whose entry comes first, in the first three, or that find nothing.

    python tools/search_rates.py FILE... [--misses] [--lead sea]

A file holds ``[[question]]`` tables: ``ask``, ``language``, ``game``, and ``rules`` (ids of the ledger; an entry that
tells one of them is right, at its foot too unless --home is given) or ``entry`` (a slug, or one with its game). Each
question is asked with its game known, and without, where the game of --lead was the last one used; by default each is
asked with either, and the rates are the middle of both. In a file such as tests/reference/questions.toml the tables
are ``[[en]]`` and ``[[fr]]``. A file of phrases by entries or rules (reference/book/player_phrases) can be asked too:
the index then leaves out the phrases of its author.

Where questions name rules, the last line says for how many the summary or a passage that is shown tells one of them,
in the first right entry among the first three.
"""

from __future__ import annotations

import argparse
import functools
import sys
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.reference.book.entry import ReferenceEntry
from sleeping_gods.reference.book.library import entries_with_rule, entry_of
from sleeping_gods.reference.book.phrases import FOLDER, phrases_of
from sleeping_gods.reference.ledger import GAMES
from sleeping_gods.reference.search.indexing import SearchIndex, index, index_with_phrases
from sleeping_gods.reference.search.ranking import rank_entries
from sleeping_gods.reference.search.sentences import best_sentences, parse_question, rules_of_sentences


@dataclass(frozen=True, slots=True)
class Question:
    """What a player asks, and the entries that answer it."""

    ask: str
    lang: Lang
    game: str
    right: frozenset[str]
    rules: frozenset[str] = frozenset()


def read(path: Path, near: bool = True) -> list[Question]:
    """The questions of a file."""
    data = tomllib.loads(path.read_text("utf-8"))
    if "question" in data:
        return [_question(each, near) for each in data["question"]]
    if set(data) <= set(WHOLE):
        return [
            Question(each["asked"], lang, each["entry"].partition("/")[0], frozenset([each["entry"]]))
            for lang in WHOLE
            for each in data.get(lang, [])
        ]
    lang: Lang = "fr" if path.parent.name == "fr" else "en"
    return [_phrase(phrase, lang, key) for key, table in data.items() for phrase in table["asked"]]


def _phrase(phrase: str, lang: Lang, key: str) -> Question:
    """A phrase of a hand, for an entry or for a rule."""
    if "/" in key:
        return Question(phrase, lang, key.partition("/")[0], frozenset([key]))
    home = entry_of(key, lang)
    return Question(phrase, lang, home.game, frozenset([home.key]), frozenset([key]))


def stating(rule: str, lang: Lang) -> list[ReferenceEntry]:
    """The one entry in which a rule is at home."""
    return [entry_of(rule, lang)]


def _question(each: dict[str, Any], near: bool) -> Question:
    lang: Lang = "fr" if each["language"] == "fr" else "en"
    tell = entries_with_rule if near else stating
    right = {entry.key for rule in each.get("rules", []) for entry in tell(rule, lang)}
    for entry in each["entry"] if isinstance(each.get("entry"), list) else [each.get("entry")]:
        if entry:
            right.add(entry if "/" in entry else f"{each['game']}/{entry}")
    return Question(each["ask"], lang, each["game"], frozenset(right), frozenset(each.get("rules", [])))


def place(indexes: list[SearchIndex], question: Question) -> int:
    """Where the first right entry stands, from 1, entries of one name side by side.

    0 if nothing was found at all, 99 if it is not there.
    """
    rows: dict[str, list[str]] = {}
    for hit in rank_entries(indexes, question.ask):
        rows.setdefault(hit.entry.slug, []).append(hit.entry.key)
    found = (at for at, row in enumerate(rows.values(), 1) if question.right.intersection(row))
    return next(found, 99) if rows else 0


def shown(index: SearchIndex, question: Question) -> bool | None:
    """Whether what is shown of the first right entry tells a rule that answers; nothing if none is in three."""
    right = (hit.entry for hit in rank_entries([index], question.ask)[:3] if hit.entry.key in question.right)
    entry = next(right, None)
    if entry is None:
        return None
    rules, best = rules_of_sentences(entry), best_sentences(index, entry, parse_question(index, question.ask))
    return any(not question.rules.isdisjoint(rules[number]) for number in (0, *(each.number for each in best)))


def rates(places: list[int]) -> str:
    """First, in the first three, nothing."""
    many = len(places) or 1
    first, three = sum(at == 1 for at in places), sum(1 <= at <= 3 for at in places)
    nothing = sum(at == 0 for at in places)
    return f"first {first / many:6.1%}   in three {three / many:6.1%}   nothing {nothing / many:6.1%}"


def indexes_for(path: Path) -> Callable[[str, Lang], SearchIndex]:
    """The index of a game in a language; a hand that is asked itself is not in it."""
    if path.resolve().parent.parent != FOLDER:
        return index
    asking, _, hand = path.stem.partition("-")

    @functools.cache
    def without(game: str, lang: Lang) -> SearchIndex:
        return index_with_phrases(
            game, lang, {each: phrases_of(each, lang, hand if each == asking else None) for each in GAMES}
        )

    return without


def report(path: Path, leads: list[str], misses: bool, near: bool) -> None:
    """All rates of a file, of each language and game in it and of the whole."""
    of, questions = indexes_for(path), read(path, near)
    known = {question: place([of(question.game, question.lang)], question) for question in questions}
    both = {
        question: [place([of(game, question.lang) for game in _led(lead)], question) for lead in leads]
        for question in questions
    }
    print(f"{path.name}: {len(questions)} questions")
    groups = sorted({(question.lang, question.game) for question in questions})
    for lang, game in [*groups, ("", "")]:
        some = [question for question in questions if lang in ("", question.lang) and game in ("", question.game)]
        name = f"{lang} {game}".strip() or "all"
        print(f"  {name:9} game known    {rates([known[question] for question in some])}")
        print(f"  {'':9} game unknown  {rates([at for question in some for at in both[question]])}")
    found = [shown(of(question.game, question.lang), question) for question in questions if question.rules]
    counted = [each for each in found if each is not None]
    if counted:
        print(f"  what is shown tells it: {sum(counted) / len(counted):6.1%} of {len(counted)} found in three")
    for question in questions if misses else []:
        if known[question] != 1:
            hits = [hit.entry.key for hit in rank_entries([of(question.game, question.lang)], question.ask)[:3]]
            right, found = ", ".join(sorted(question.right)), ", ".join(hits)
            print(f"  {known[question]:2}  {question.ask!r} ({right}): {found}")


def _led(lead: str) -> Iterable[str]:
    return [lead, *(game for game in GAMES if game != lead)]


def main() -> int:
    """Print the rates of all files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--misses", action="store_true", help="also the questions that did not come first")
    parser.add_argument("--home", action="store_true", help="right is only the entry in which the rule is at home")
    parser.add_argument("--lead", choices=GAMES, help="the game last used")
    arguments = parser.parse_args()
    for path in arguments.files:
        report(path, [arguments.lead] if arguments.lead else list(GAMES), arguments.misses, not arguments.home)
    return 0


if __name__ == "__main__":
    sys.exit(main())
