"""The table of titles says what the books say, and is all that a scene reads of them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sleeping_gods.languages import LANGS
from sleeping_gods.reference.book.library import book
from sleeping_gods.reference.ledger import GAMES, ledger
from sleeping_gods.reference.titles import FILE, rule_titles, slug_of
from sleeping_gods.reference.titles_file import titles_file

FIRST_SCENE = """
import sys
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.kernel.play import apply, options
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene_tracker import SceneTracker
game, pack = load_pack("harbour")
table = game.set_up(pack, setup_for(game, pack, ("Ada",), {}))
apply(table, options(table)[0])
assert SceneTracker(presenter_of(game.id, "fr"), Audience((0,))).tell(table)
assert "sleeping_gods.reference.book.library" not in sys.modules
"""

RULES_BEHIND = """
import sys
from sleeping_gods.campaign.games import SUPPORTED_GAMES
from sleeping_gods.presentation.rules_behind import rules_behind
for game in sys.argv[1:]:
    SUPPORTED_GAMES[game].game
from sleeping_gods.skies.chapters.health import Heal
print(rules_behind("skies", Heal))
"""


def test_the_table_is_what_the_books_say_now() -> None:
    """``python tools/write_rule_titles.py`` writes it anew."""
    assert FILE.read_text("utf-8") == titles_file()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_the_entry_that_states_it(game: str) -> None:
    """Its slug is the same in every language."""
    for lang in LANGS:
        read = book(game, lang)
        assert {rule: slug_of(rule) for rule in ledger(game)} == {rule: e.slug for rule, e in read.places.items()}
        assert rule_titles(game, lang).titles == {slug: entry.title for slug, entry in read.entries.items()}


def test_a_rule_that_no_entry_states_has_no_slug() -> None:
    """An empty slug is no link."""
    assert slug_of("SG-NOTHING-001") == slug_of("") == ""


def test_a_scene_is_told_without_reading_the_books() -> None:
    """Slugs and titles come from the table."""
    subprocess.run([sys.executable, "-c", FIRST_SCENE], check=True)


def test_the_rules_behind_a_decision_do_not_hang_on_what_was_imported_first() -> None:
    """Games are imported when they are first asked for; the entries of a decision of both are the same in any order."""
    told = [
        subprocess.run([sys.executable, "-c", RULES_BEHIND, *games], check=True, capture_output=True, text=True).stdout
        for games in (["sea", "skies"], ["skies", "sea"])
    ]

    assert told[0] == told[1]
    assert "DS-" in told[0]
