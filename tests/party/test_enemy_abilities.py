"""An ability of enemies is declared once; everything else that it needs is named here if it is missing.

Its words on printed cards are asked for in tests/authoring/test_cards_page.py.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from sleeping_gods.authoring.effects_page import ENEMY_ABILITIES
from sleeping_gods.bots.sea.heuristics.threats import THREATS as SEA_THREATS
from sleeping_gods.bots.skies.heuristics.threats import THREATS as SKIES_THREATS
from sleeping_gods.languages import WHOLE
from sleeping_gods.party.table.enemy_abilities import Ability
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.reference.book.library import book
from sleeping_gods.reference.ledger import ledger
from sleeping_gods.sea.chapters.enemies import ABILITY_CODE as SEA_ABILITIES
from sleeping_gods.sea.table.words import STATUSES as SEA_STATUSES
from sleeping_gods.skies.chapters.enemy_phase import ABILITY_CODE as SKIES_ABILITIES
from sleeping_gods.skies.table.words import STATUSES as SKIES_STATUSES

HOUSE = Path(__file__).resolve().parents[2]
CODE: dict[str, tuple[str, Collection[str]]] = {
    "sea": ("sea/chapters/enemies.py", SEA_ABILITIES),
    "skies": ("skies/chapters/enemy_phase.py", SKIES_ABILITIES),
}
STATUSES = {"sea": SEA_STATUSES, "skies": SKIES_STATUSES}
THREATS = {"sea": SEA_THREATS, "skies": SKIES_THREATS}
"""What robots count each ability with: at sea each form of one, in the skies each point of its number."""
DECLARED = [(game, ability) for game, abilities in ENEMY_ABILITIES.items() for ability in abilities]


def missing(game: str, ability: Ability) -> Iterator[str]:
    """What an ability lacks."""
    name, (chapter, code) = ability.name, CODE[game]
    if ability.rule not in ledger(game):
        yield f"rule {ability.rule} in rules/{game}.toml"
    if ability.acts and not ability.status and name not in code:
        yield f"@plays_ability({name!r}) in {chapter}"
    if ability.status and ability.status not in STATUSES[game]:
        yield f"status {ability.status} in {game}/table/words.py"
    for lang in WHOLE:
        words = localizer_of(game, lang).words
        yield from (
            f"{kind}_{name} in words/{lang}/{game}_table.ftl"
            for kind in ("ability", "ability-mark")
            if not words.knows(kind, name)
        )
        if ability.entry not in book(game, lang).entries:
            yield f"entry {ability.entry} in {lang}"
    if ability.icon not in json.loads((HOUSE / "client/src/table/look/icons.json").read_text("utf-8")):
        yield f"{ability.icon!r} in client/src/table/look/icons.json"
    if not THREATS[game].keys() >= (set(ability.forms) if game == "sea" else {name}):
        yield f"{name} in THREATS of bots/{game}/heuristics/threats.py"
    if f"| `{ability.forms[0]}` |" not in (HOUSE / "docs/effects.md").read_text("utf-8"):
        yield f"{name} in docs/effects.md: sleeping-gods pack effects > docs/effects.md"


@pytest.mark.parametrize(("game", "ability"), DECLARED, ids=lambda value: getattr(value, "name", value))
def test_a_declared_ability_has_rule_code_words_entry_picture_and_docs(game: str, ability: Ability) -> None:
    """SG-ENEMY-002, DS-ENDR-005: what it still lacks is named, with where it belongs."""
    lacks = list(missing(game, ability))
    assert not lacks, "\n".join(lacks)


@pytest.mark.parametrize("game", list(CODE))
def test_a_new_ability_is_told_what_it_lacks(game: str) -> None:
    """Nothing of it is found by chance."""
    count = 2 + len(WHOLE) * 3 + 3
    for status in ("", "no-such-status"):
        lacks = list(missing(game, Ability("no-such-ability", "no-rule", "no-entry", status=status)))
        assert len(lacks) == count, "\n".join(lacks)


@pytest.mark.parametrize("game", list(CODE))
def test_code_belongs_to_abilities_that_act(game: str) -> None:
    """SG-ENEMY-002, DS-ENDR-005: others count only where they are asked for, and a status needs no code."""
    declared = ENEMY_ABILITIES[game]
    assert {*CODE[game][1]} == {ability.name for ability in declared if ability.acts and not ability.status}
    assert len({form for ability in declared for form in ability.forms}) == sum(len(one.forms) for one in declared)
