"""Search exists twice, in Python and in TypeScript: both must say the same, to the last digit."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.reference.book.phrases import phrases_by_author
from sleeping_gods.reference.cards.finding import find_cards
from sleeping_gods.reference.ledger import GAMES
from sleeping_gods.reference.search.indexing import index
from sleeping_gods.reference.search.ranking import rank_entries
from sleeping_gods.reference.search.sentences import best_sentences, parse_question
from sleeping_gods.reference.search.word_filter import is_known
from sleeping_gods.reference.search.words import stem
from sleeping_gods.reference.site.search_data import search_files

from ..daily import first_daily
from .questions import questions

CLIENT = Path(__file__).parents[2] / "client"
NODE = shutil.which("node", path=f"{os.environ.get('PATH', '')}{os.pathsep}{Path(sys.executable).parent}")
MORE = (
    "",
    "?",
    "fa",
    "fatigeu",
    "splsh damge",
    "SG-CHAL-003",
    "zzzz",
    "first strik",
    "évènemant",
    "œil",
    "aïe",
    "le",
    "the",
    "Triage",
    "how does surprise strike work",
    "œil per",
    "dure à c",
    "engine's stew",
    "hope",
)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(NODE is None or not (CLIENT / "node_modules" / "esbuild").is_dir(), reason="needs make client"),
]


def asked(lang: Lang, every: int) -> list[str]:
    """The sixty questions, some of each hand (one of so many phrases), half words and nonsense."""
    phrases = [
        phrase
        for game in GAMES
        for said in phrases_by_author(game, lang).values()
        for phrase in [one for each in said.values() for one in each][::every]
    ]
    return [*(question.asked for question in questions(lang)), *phrases, *MORE]


def in_browser(lang: Lang, words: list[str], asking: list[str]) -> dict[str, Any]:
    """What the code of the browser says."""
    files = {name: json.loads(text) for name, text in search_files(lang)}
    told = {
        "lang": lang,
        "words": words,
        "indexes": [files[f"search.{lang}.{game}"] for game in GAMES],
        "sentences": {game: files[f"sentences.{lang}.{game}"] for game in GAMES},
        "cards": [files[f"cards.{lang}.{game}"] for game in GAMES],
        "known": files[f"words.{lang}"],
        "questions": asking,
    }
    assert NODE
    run = subprocess.run(
        [NODE, "ask.mjs"], cwd=CLIENT, input=json.dumps(told), capture_output=True, text=True, check=True
    )
    answer: dict[str, Any] = json.loads(run.stdout)
    return answer


@pytest.mark.parametrize("every", first_daily((1_500, 17)))
@pytest.mark.parametrize("lang", WHOLE)
def test_browser_and_terminal_say_the_same(lang: Lang, every: int) -> None:
    """Stems of all words of the index, which words are known, the order, the scores, the sentences and the marks."""
    words = sorted({word for game in GAMES for word in index(game, lang).spellings})
    asking = asked(lang, every)
    there = in_browser(lang, words, asking)

    assert there["stems"] == [stem(word, lang) for word in words]
    assert there["known"] == [is_known(stem(word, lang), lang) for word in words]
    indexes = [index(game, lang) for game in GAMES]
    of_game = {each.game: each for each in indexes}
    for question, named in zip(asking, there["named"], strict=True):
        found = [find_cards(lang, question, game=game) for game in GAMES]
        assert named == [[[each.card.slug, each.whole] for each in some] for some in found], question
    for question, answers in zip(asking, there["answers"], strict=True):
        here = []
        read = {each.game: parse_question(each, question) for each in indexes}
        for hit in [hit for each in indexes for hit in rank_entries([each], question)[:10]]:
            best = best_sentences(of_game[hit.entry.game], hit.entry, read[hit.entry.game])
            passages = [[each.number, [[*place] for place in each.marked], each.text, each.ours] for each in best]
            here.append([hit.entry.key, hit.score, passages])
        assert answers == here, question
