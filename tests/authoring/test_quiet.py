"""What the checks leave alone: edits that look like faults and are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.authoring.lint.keywords import is_similar
from sleeping_gods.authoring.lint.run import lint

from .mutation import Mutation
from .mutations_story import QUAY, choice, paragraph, skies

pytestmark = pytest.mark.slow

BACK = paragraph("2.8", "> gain 1 xp", "> turn to 2")
QUIET = {
    "loop-once": choice("", "once per visit", "turn to 2.8", more=BACK),
    "loop-cost": choice("", "cost 1 coin", "turn to 2.8", more=BACK),
    "loop-challenge": choice("", "challenge CRAFT 6", "fail: lose 1 health", "gain 1 xp; turn to 2"),
    "loop-hurt": choice("", "lose 1 health; gain 1 xp; turn to 2"),
    "loop-letter": choice("", "needs not explore C", "gain explore C; gain 1 xp; turn to 2"),
    "loop-plain": choice("", "turn to 2"),
    "letter-on-the-way": choice(
        "",
        "turn to 2.8",
        more=paragraph("2.8", "> gain explore C", "> if explore C: gain 1 xp", "> return to the ship"),
    ),
    "pass-jumps": choice("", "challenge CRAFT 6", "pass: gain 1 xp; return to the ship", "turn to 3"),
    "hardest": choice("", "challenge CRAFT 11", "fail: lose 1 health", "return to the ship"),
    "most-coins": choice("", "gain 8 coins; return to the ship"),
    "arms-apart": choice("", "choose 1: gain 6 coins | gain 6 coins", "return to the ship"),
    "most-meat": choice("", "cost 6 meat", "return to the ship"),
    "or-not": choice("", "needs GULL or not GULL", "return to the ship"),
    "had-had": Mutation("", "story/002.md", "has seen your smoke", "had had your smoke in view"),
    "near-cliche": Mutation("", "story/002.md", "She is sharpening", "The ancients are blooming. She is sharpening"),
    "number-of-another": Mutation("", "story/003.md", "- (a) Pay her.", "- (a) Pay her for three crates."),
    "number-that-fits": Mutation("", "story/003.md", "- (a) Pay her.", "- (a) Pay her two coins, not nine coins."),
    "encounter": skies(
        "", "story/024.md", "", "- (x) Ask the way.\n  > turn to 24.8\n" + paragraph("24.8", "> turn to 24")
    ),
    "sliver": Mutation("", "atlas/02.toml", QUAY, QUAY.replace("[620, 360]", "[620, 358]")),
}


@pytest.mark.parametrize("mutation", QUIET.values(), ids=QUIET)
def test_nothing_is_found(mutation: Mutation, tmp_path: Path) -> None:
    """The edit is fine."""
    assert lint(mutation.broken(tmp_path)) == []


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("GULL", "GULLS", True),
        ("MOSS", "MOSSES", True),
        ("SALT", "SILT", True),
        ("BERTH", "BRTH", True),
        ("TOLL", "ATOLL", True),
        ("SALT", "SALT", False),
        ("SALT", "LAST", False),
        ("GULL", "GULLIES", False),
        ("LANTERN", "LETTER", False),
    ],
)
def test_keywords_that_are_easily_mistaken(one: str, other: str, near: bool) -> None:
    """One letter more, less or other, or a plural."""
    assert is_similar(one, other) == is_similar(other, one) == near
