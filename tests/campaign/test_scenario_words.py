"""The words of scenarios take each card from wherever it lies, and refuse what is not there."""

from __future__ import annotations

from typing import Any

import pytest

from sleeping_gods.campaign.games import stage_for
from sleeping_gods.campaign.scenario_run import Rehearsal
from sleeping_gods.party.scenarios.drawn_grid import drawn_rows
from sleeping_gods.sea.scenarios.vocabulary import SeaVocabulary
from sleeping_gods.sea.table.words import LETTERS, SPACES, STORY_TOKENS
from sleeping_gods.skies.scenarios.vocabulary import SkiesVocabulary

from ..sea.tables import at_sea
from ..skies.tables import on_map


def given(vocabulary: Any, table: Any, *lines: str) -> Any:
    """A table after some lines of a scenario."""
    for line in lines:
        vocabulary.given(table, line)
    return table


def places(table: Any, card: str) -> int:
    """In how many places an ability card lies."""
    boards = [card_of for board in table.crew.values() for card_of in board.cards]
    return sum(pile.count(card) for pile in (table.deck, table.discard, boards, *table.hands))


@pytest.mark.parametrize(
    ("vocabulary", "table", "somebody"),
    [(SeaVocabulary, at_sea, "mac"), (SkiesVocabulary, on_map, "ed")],
    ids=["sea", "skies"],
)
def test_an_ability_card_is_taken_from_where_it_lies(vocabulary: Any, table: Any, somebody: str) -> None:
    """From the deck, the discard, a hand or a board: afterwards it lies in one place."""
    words, there = vocabulary(), table(2)
    words.start(there)
    assert there.hands == [[], []]
    first, second, *_ = there.deck

    given(words, there, f"p1 holds {first}, {second}")
    assert there.hands == [[first, second], []]
    given(words, there, f"p2 holds {first}")
    assert there.hands == [[second], [first]]
    given(words, there, f"{somebody} equips {first}")
    assert (there.hands[1], there.crew[somebody].cards) == ([], (first,))
    given(words, there, f"p1 holds {first}")
    assert (there.hands[0], there.crew[somebody].cards) == ([first], ())
    assert places(there, first) == places(there, second) == 1
    assert second in there.deck, "what a hand held before lies in the deck"


def test_command_is_taken_from_the_supply() -> None:
    """On boards, on cards and in pools: there are only so many pieces."""
    words, table = SeaVocabulary(), at_sea(2)
    whole = table.supply + sum(table.pools) + sum(board.command for board in table.crew.values())

    given(words, table, "p1 command 2", "mac command 1", "mac fatigue 1")
    assert (table.pools[0], table.crew["mac"].command, table.crew["mac"].fatigue) == (2, 1, 1)
    given(words, table, "mac command 0", "p1 command 1")
    assert table.supply + sum(table.pools) + sum(board.command for board in table.crew.values()) == whole
    with pytest.raises(ValueError, match=r"expected at most \d+ command, got 99"):
        given(words, table, "mac command 99")


def test_a_weapon_goes_from_one_board_to_another() -> None:
    """Equipped anew, an adventure card leaves whoever bore it."""
    words, table = SeaVocabulary(), at_sea()
    given(words, table, "mac equips revolver")
    assert "revolver" in table.crew["mac"].weapons
    assert "revolver" in table.adventures

    given(words, table, "laurent equips revolver")
    assert "revolver" not in table.crew["mac"].weapons
    assert "revolver" in table.crew["laurent"].weapons


def test_an_adventure_card_of_the_skies_is_taken_from_hands_and_discards() -> None:
    """The discard does not keep what a hand is given, and what the hand held is discarded."""
    words, table = SkiesVocabulary(), on_map(2)
    first, second, *_ = [name for name, card in table.pack.adventures.items() if card.combat is None]
    given(words, table, f"discarded cards {first}", f"p1 cards {first}")
    assert (table.adventures[0], first in table.played) == ([first], False)

    given(words, table, f"p2 cards {first}", f"p2 cards {second}")
    assert (table.adventures, first in table.played) == ([[], [second]], True)


def test_what_is_not_there_is_refused_in_words() -> None:
    """A card, a person or a seat that nobody knows, a line of no form, and a table of the other game."""
    words, table = SeaVocabulary(), at_sea(2)
    for line, expected in (
        ("p1 holds nonsense", "an ability card"),
        ("nobody fatigue 1", "a crew member"),
        ("p3 holds nothing", "expected one of 2 seats"),
        ("two pirates", "lists under given"),
        ("mac equips nonsense", "an ability, level or adventure card"),
    ):
        with pytest.raises(ValueError, match=expected):
            given(words, table, line)
    with pytest.raises(TypeError, match="expected a SeaTable, got SkiesTable"):
        given(words, on_map(), "xp 1")


def test_nothing_is_covered_without_a_fight() -> None:
    """An expectation about an enemy says that there is none."""
    assert "no such enemy in the row" in SeaVocabulary().expect(at_sea(), "enemy imp covered a1")
    assert SeaVocabulary().expect(at_sea(), "no fight") == ""


@pytest.mark.parametrize("vocabulary", [SeaVocabulary(), SkiesVocabulary()])
def test_a_fate_that_is_named_by_its_number_is_any_card_with_it(vocabulary: Any) -> None:
    """Of what is offered the first such card; other words name no fate."""
    table = at_sea() if isinstance(vocabulary, SeaVocabulary) else on_map()
    card = next(name for name, printed in table.pack.abilities.items() if printed.fate == 4)
    other = next(name for name, printed in table.pack.abilities.items() if printed.fate == 5)
    offered = [("roll", card), ("draw", other), ("draw", card)]

    assert vocabulary.draw(table, "fate 4", offered) == ("draw", card)
    assert vocabulary.draw(table, "fate 4", offered[:2]) is None
    assert vocabulary.draw(table, "card 4", offered) is None


def test_what_lies_on_any_table_is_set_by_a_line() -> None:
    """Who controls whom, the captain, what is left of the deck, quests, statuses and goods."""
    games: list[tuple[Any, Any]] = [(SeaVocabulary(), at_sea(2)), (SkiesVocabulary(), on_map(2))]
    for words, table in games:
        names, deck = [*table.crew][1:], [*table.deck]  # the first is whoever is captain
        given(words, table, f"p2 controls {names[0]}, {names[1]}", "captain p2", f"deck only {deck[1]}, {deck[0]}")
        assert (table.controller(names[0]), table.controller(names[1])) == (1, 1)
        assert (table.captain, table.deck) == (1, [deck[1], deck[0]])
        assert {*deck[2:]} <= {*table.discard}
        given(words, table, f"p1 controls {names[0]}", f"{names[0]} has weakened", "quests nothing")
        assert (table.controller(names[0]), table.crew[names[0]].statuses, table.quests) == (0, ("weakened",), [])
        number, good = next(iter(table.pack.quests)), next(iter(table.goods))
        given(words, table, f"quests {number}", f"{good} 2", f"{names[0]} has nothing", f"{names[0]} damage 1")
        assert (table.quests, table.goods[good]) == ([number], 2)
        assert (table.crew[names[0]].statuses, table.crew[names[0]].damage) == ((), 1)


def test_what_lies_on_a_table_of_the_sea_is_set_by_a_line() -> None:
    """Tokens, the event deck, the serpent, the ship, command on a card."""
    words, table = SeaVocabulary(), at_sea(2)
    region, other = [*table.pack.regions][:2]
    supply, board = table.supply, STORY_TOKENS[0]
    given(words, table, "cards revolver command 2", "event deck 1 mild, 2 perilous, 0 deadly", f"serpent in {other}")
    assert (table.adventures["revolver"], table.supply) == (2, supply - 2)
    assert (table.event_left, table.serpent) == ([1, 2, 0], other)
    given(words, table, f"region {region}", f"tokens {board}", f"explore tokens {LETTERS[0]}, {LETTERS[1]}")
    assert (table.region, table.tokens[-1], table.letters[-2:]) == (region, board, [*LETTERS[:2]])
    space = SPACES[0]
    given(words, table, f"{space} damage 1", f"figure at {space}", "no card revolver", "defeats 1")
    assert (table.cubes[space], table.room, table.defeats, "revolver" in table.adventures) == (1, space, 1, False)
    assert table.supply == supply
    given(words, table, "figure nowhere")
    assert table.room == ""
    for line, expected in (
        ("serpent in nowhere", "a region"), ("tokens nonsense", "a story token"),
        ("explore tokens 9", "an explore token"), ("no card revolver", "an owned adventure card"),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=expected):
            given(words, table, line)


TURN = ["NextTurn", "EndTurn"]


@pytest.mark.parametrize(
    ("pack", "line", "agenda"),
    [
        ("harbour", "at the ship action", [*TURN, "TakeAction", "EventPhase", "ShipAction"]),
        ("harbour", "at the event", [*TURN, "TakeAction", "DrawEvent"]),
        ("harbour", "at the actions", [*TURN, "TakeAction"]),
        ("harbour", "at the end of the turn", ["NextTurn", "BeginTurn"]),
        ("harbour", "2 ship damage",
         ["NextTurn", "BeginTurn", "ShipDamage", "CheckHull", "EndTest", "PlaceCube", "MayAlterTest", "DrawFate"]),
        ("airfield", "at the draw", [*TURN, "Actions", "EventPhase", "CheckDefeat", "DrawCards", "DrawCard"]),
        ("airfield", "at the event", [*TURN, "Actions", "EndEvent", "DrawEvent"]),
        ("airfield", "at the actions", [*TURN, "TakeAction"]),
        ("airfield", "at the end of the turn", ["NextTurn", "BeginTurn"]),
    ],
)  # fmt: skip
def test_a_line_leads_to_a_moment_of_a_turn(pack: str, line: str, agenda: list[str]) -> None:
    """What is left of the turn is still to come; the table goes on to the first decision."""
    rehearsal = Rehearsal(stage_for(pack))
    rehearsal.given(line)

    assert [type(step).__name__ for step in rehearsal.table.agenda] == agenda


def test_a_drawn_square_has_all_that_is_drawn() -> None:
    """Hearts and bonuses with their numbers, the sign of synergy and abilities by their letters."""
    ((first, second), (third, fourth)) = drawn_rows(
        "H A2 / H3+S F+G+A", "F flying; G guard", bonus_letter="A", is_ability=("flying", "guard").__contains__
    )

    assert (first.heart, first.bonus, first.synergy, first.abilities) == (1, 0, False, ())
    assert (second.heart, second.bonus) == (0, 2)
    assert (third.heart, third.synergy) == (3, True)
    assert (fourth.bonus, fourth.synergy, fourth.abilities) == (1, False, ("flying", "guard"))
    for grid, legend in (("X", ""), ("H", "F nonsense")):
        with pytest.raises(ValueError, match="expected"):
            drawn_rows(grid, legend, bonus_letter="A", is_ability=("flying",).__contains__)
