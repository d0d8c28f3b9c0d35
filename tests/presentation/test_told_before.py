"""What a choice costs and what avoids it is told before it is taken."""

from __future__ import annotations

from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.chapters.search import SearchMore
from sleeping_gods.skies.chapters.encounter import PlaceStandees
from sleeping_gods.skies.chapters.health import GainStamina
from sleeping_gods.skies.chapters.squares import place_at
from sleeping_gods.skies.chapters.supply import PayAny
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import doing
from ..sea import tables as sea
from ..skies import tables as skies

SEA, SKIES = SeaPresenter(), SkiesPresenter()


def next_to(obstacle: str) -> tuple[SkiesTable, str]:
    """Claire beside a square with an obstacle, and the way to it."""
    table = skies.on_map()
    for square, ways in table.bound.moves.items():
        for way, there in ways.items():
            if place_at(table.pack, there).obstacles == (obstacle,):
                table.place = square
                return table, way
    raise AssertionError(obstacle)


def test_a_step_tells_its_damage_and_what_avoids_it() -> None:
    """DS-TRAV-004, D17: 3 damage, and the resource at hand by name."""
    table, way = next_to("steep")
    table.goods = dict.fromkeys(table.goods, 0)
    without = SKIES.detail(table, ("travel", way))
    table.goods["rope"] = 1

    assert without.endswith("3 damage from steep terrain unless it is ignored")
    assert "rope" in SKIES.detail(table, ("travel", way)).rpartition("at hand to ignore it")[2].lower()


def test_a_search_tells_how_many_tokens_and_that_some_hurt() -> None:
    """SG-SEARCH-001, SG-SEARCH-002, M11: counted over the pile, whose tokens are known."""
    table = doing(sea.at_sea(), SearchMore())
    hurting = sum(
        1 for token in table.search if table.pack.search[token].ship_damage or table.pack.search[token].status
    )

    (line,) = SEA.context(table)
    assert line.startswith("You may draw up to 3 tokens, one at a time.")
    assert f"{hurting} of the {len(table.search)} in the pile hurt" in line


def test_a_mark_without_a_rule_says_so() -> None:
    """DS-TRAV-016, D18."""
    assert "does nothing by itself" in SKIES.localizer.say("mark_unknown")
    assert "sans effet" in SkiesPresenter("fr").localizer.say("mark_unknown")


def test_an_encounter_says_that_all_may_act() -> None:
    """DS-WAND-004, D6: at most two on one action; alone there is nobody to hide it from."""
    question = SKIES.localizer.words.spoken("question", PlaceStandees.__name__, (), lambda kind, at, of: "", None)

    assert "at most two stand on the same action" in question
    assert "Nobody" not in question


def test_the_rules_beside_a_question_are_about_it() -> None:
    """Paying with any resource leads to resources, gaining stamina to stamina."""
    table = skies.on_map()

    assert SKIES.leads(doing(skies.tire(table.clone(), ed=0, miguel=0), GainStamina(0, 1)))[:1] == ("stamina",)
    table.goods["rope"] = 1
    assert SKIES.leads(doing(table, PayAny(1, 0)))[:1] == ("resource",)
