"""An ability of enemies is declared once; everything else that it needs is named here if it is missing.

Its words on printed cards are asked for in tests/authoring/test_cards_page.py.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from sleeping_gods.languages import LANGS
from sleeping_gods.presentation.localizer import voice_of
from sleeping_gods.reference.book.library import book
from sleeping_gods.reference.ledger import ledger
from sleeping_gods.sea.chapters.enemies import ACTS
from sleeping_gods.sea.table.enemy_abilities import DECLARED, ENEMY_ABILITIES, Ability

HOUSE = Path(__file__).resolve().parents[2]


def missing(ability: Ability) -> Iterator[str]:
    """What an ability lacks."""
    name = ability.name
    if ability.rule not in ledger("sea"):
        yield f"rule {ability.rule} in rules/sea.toml"
    if ability.acts and name not in ACTS:
        yield f"@acts({name!r}) in sea/chapters/enemies.py"
    for lang in LANGS:
        words = voice_of("sea", lang).words
        yield from (
            f"{kind}_{name} in words/{lang}/sea_table.ftl"
            for kind in ("ability", "ability-mark")
            if not words.knows(kind, name)
        )
        if ability.entry not in book("sea", lang).entries:
            yield f"entry {ability.entry} in {lang}"
    if ability.icon not in json.loads((HOUSE / "client/src/table/look/icons.json").read_text("utf-8")):
        yield f"{ability.icon!r} in client/src/table/look/icons.json"
    if name not in (HOUSE / "docs/packs.md").read_text("utf-8").split():
        yield f"{name} in the list of abilities in docs/packs.md"


@pytest.mark.parametrize("ability", DECLARED, ids=lambda ability: ability.name)
def test_a_declared_ability_has_rule_code_words_entry_picture_and_docs(ability: Ability) -> None:
    """SG-ENEMY-002: what it still lacks is named, with where it belongs."""
    assert list(missing(ability)) == []


def test_a_new_ability_is_told_what_it_lacks() -> None:
    """Nothing of it is found by chance."""
    lacks = list(missing(Ability("pickpocket", "no-rule", "no-entry")))

    assert len(lacks) == 2 + 2 * 3 + 2


def test_code_belongs_to_abilities_that_act() -> None:
    """SG-ENEMY-002: those without an hourglass count only where they are asked for."""
    assert ACTS.keys() == {ability.name for ability in DECLARED if ability.acts}
    assert len(ENEMY_ABILITIES) == len(DECLARED)
