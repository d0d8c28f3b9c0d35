"""The odds of the player aids, counted card by card."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations, product
from typing import Any

import pytest

from sleeping_gods.content.builtin import PACKS
from sleeping_gods.effects.terms import SKIES_SKILLS
from sleeping_gods.languages import Lang
from sleeping_gods.reference.aids import odds, odds_page
from sleeping_gods.reference.aids.odds_tables import decimal
from sleeping_gods.reference.aids.table import AidTable, Cell, Tinted
from sleeping_gods.reference.ledger import GAMES


def toml(pack: str, file: str) -> dict[str, Any]:
    """A file of a box as it is written."""
    return tomllib.loads((PACKS / pack / f"{file}.toml").read_text("utf-8"))


def fates(pack: str) -> list[int]:
    """Every card of the deck by its fate."""
    return [card["fate"] for card in toml(pack, "abilities")["ability"]]


def counted(things: list[int], need: int) -> Fraction:
    """How often one of them shows enough."""
    return Fraction(sum(thing >= need for thing in things), len(things))


def redrawn(cards: list[int], need: int) -> Fraction:
    """How often the first of two cards, or else the second, shows enough."""
    pairs = list(permutations(range(len(cards)), 2))
    return Fraction(sum(cards[one] >= need or cards[two] >= need for one, two in pairs), len(pairs))


def tables(game: str, lang: Lang = "en") -> dict[str, AidTable]:
    """The tables of the odds page."""
    return odds_page.data_of(game, lang).tables


def shares(cells: tuple[Cell, ...]) -> list[Fraction]:
    """The chances among some cells."""
    return [cell.share for cell in cells if isinstance(cell, Tinted)]


def grid(table: AidTable) -> dict[tuple[int, int], Fraction]:
    """A table of chances by its row and column."""
    columns = [int(head) for head in table.head[1:]]
    return {
        (int(str(row[0]).strip("*")), column): share
        for row in table.rows
        for column, share in zip(columns, shares(row), strict=True)
    }


class TestChallengeOdds:
    """Fate and skill against a number, counted card by card."""

    @pytest.mark.parametrize("game", GAMES)
    def test_one_draw(self, game: str) -> None:
        """A full deck, and nobody redraws."""
        cards = fates(f"{game}-box")

        for (number, skill), share in grid(tables(game)["challenge"]).items():
            assert share == counted(cards, number - skill), (number, skill)

    @pytest.mark.parametrize("game", GAMES)
    def test_one_redraw(self, game: str) -> None:
        """A card that fails is put aside, and another is drawn."""
        cards = fates(f"{game}-box")
        brute = {need: redrawn(cards, need) for need in range(-8, 16)}

        for (number, skill), share in grid(tables(game)["challenge-redrawn"]).items():
            assert share == brute[number - skill], (number, skill)

    def test_keeping_the_higher_is_no_better_where_only_failures_are_redrawn(self) -> None:
        """Gear and a plain redraw pass the same challenges, as the page says."""
        cards = fates("sea-box")
        higher = odds.distribution_of_higher({fate: cards.count(fate) for fate in set(cards)}, int)

        for need in range(1, 7):
            assert sum(chance for fate, chance in higher.items() if fate >= need) == redrawn(cards, need)

    def test_a_redraw_that_only_a_1_allows(self) -> None:
        """Kasumi helps after a 1 and after nothing else."""
        cards = fates("sea-box")
        pairs = [(cards[one], cards[two]) for one, two in permutations(range(len(cards)), 2)]
        row = shares(tables("sea")["fate"].rows[3])

        for need, share in enumerate(row, start=1):
            passed = sum(one >= need or (one == 1 and two >= need) for one, two in pairs)
            assert share == Fraction(passed, len(pairs)), need

    def test_at_most(self) -> None:
        """For flights, where low cards are good."""
        cards = fates("skies-box")
        once, again = (shares(row) for row in tables("skies")["fate"].rows[3:5])
        pairs = [(cards[one], cards[two]) for one, two in permutations(range(len(cards)), 2)]

        for most in range(1, 9):
            assert once[most - 1] == Fraction(sum(card <= most for card in cards), len(cards))
            assert again[most - 1] == Fraction(sum(min(pair) <= most for pair in pairs), len(pairs))

    @pytest.mark.parametrize("game", GAMES)
    def test_cards_of_a_skill(self, game: str) -> None:
        """At least one among one, two or three cards drawn."""
        skills = [card["skill"] for card in toml(f"{game}-box", "abilities")["ability"]]
        rows = dict(zip([skill for skill in SKIES_SKILLS if skill in skills], tables(game)["hand"].rows, strict=True))

        for skill, row in rows.items():
            for drawn in (1, 2, 3):
                ways = [skill in way for way in combinations(skills, drawn)]
                assert shares(row)[drawn - 1] == Fraction(sum(ways), len(ways)), (skill, drawn)


class TestSeaOdds:
    """Attacks, travel, search tokens and ship damage."""

    def test_attacks(self) -> None:
        """Fate and accuracy against the defense, with one draw and with a redraw."""
        cards = fates("sea-box")

        for (defense, accuracy), share in grid(tables("sea")["attack"]).items():
            assert share == counted(cards, defense - accuracy)
        for (defense, accuracy), share in grid(tables("sea")["attack-redrawn"]).items():
            assert share == redrawn(cards, defense - accuracy)

    def test_damage_of_own_weapons(self) -> None:
        """The weapon's damage on a hit, 1 on a miss."""
        cards = fates("sea-box")
        table = tables("sea")["weapons"]

        for board, row in zip(toml("sea-box", "crew")["crew"], table.rows, strict=True):
            weapon = board["weapon"]
            assert [str(cell) for cell in row[1:3]] == [str(weapon["accuracy"]), str(weapon["damage"])]
            for defense, cell in zip(table.head[3:], row[3:], strict=True):
                dealt = [weapon["damage"] if card + weapon["accuracy"] >= int(defense) else 1 for card in cards]
                assert isinstance(cell, Tinted)
                assert cell.text == decimal(Fraction(sum(dealt), len(dealt)), "en", 1)

    def test_travel(self) -> None:
        """The distance by craft, and its average when two cards are drawn and the higher counts."""
        cards = fates("sea-box")
        by_result = toml("sea-box", "box")["box"]["travel"]
        pairs = [max(cards[one], cards[two]) for one, two in combinations(range(len(cards)), 2)]

        def distance(result: int) -> int:
            return int(by_result[min(result, len(by_result)) - 1])

        for craft, row in enumerate(tables("sea")["travel"].rows):
            reached = [distance(card + craft) for card in cards]
            higher = [distance(card + craft) for card in pairs]
            assert shares(row) == [Fraction(reached.count(value), len(cards)) for value in (1, 2, 3, 4)]
            assert row[-2:] == tuple(decimal(Fraction(sum(each), len(each)), "en") for each in (reached, higher))

    def test_search_tokens(self) -> None:
        """One, two or three of the nine tokens, in any order."""
        tokens = toml("sea-box", "ship")["search"]
        rows = tables("sea")["search"].rows

        for drawn in (1, 2, 3):
            ways = list(permutations(tokens, drawn))
            clean = sum(not any("ship_damage" in token or "status" in token for token in way) for way in ways)
            hit = sum(any("ship_damage" in token for token in way) for way in ways)
            sad = sum(any("status" in token for token in way) for way in ways)
            cubes = sum(token.get("ship_damage", 0) for way in ways for token in way)
            assert [shares(row)[drawn - 1] for row in rows[:3]] == [
                Fraction(each, len(ways)) for each in (clean, hit, sad)
            ]
            assert rows[4][drawn] == decimal(Fraction(cubes, len(ways)), "en")

    def test_where_ship_damage_lands(self) -> None:
        """Two cubes fill a room, one fills the Hull; three points are counted card by card."""
        cards = fates("sea-box")
        rooms = {room["fate"]: room["capacity"] for room in toml("sea-box", "ship")["room"]}
        ways = list(combinations(cards, 3))

        for row in tables("sea")["rooms"].rows:
            fate = int(str(row[0])[0])
            full = sum(way.count(fate) >= rooms[fate] for way in ways)
            assert shares(row)[2] == Fraction(full, len(ways)), row[0]


class TestSkiesOdds:
    """The combat die, flights and repairs."""

    def test_the_die(self) -> None:
        """At least so much damage with one roll, and with one reroll of what falls short."""
        faces = toml("skies-box", "box")["box"]["die"]
        rolls = list(product(faces, faces))

        for (wanted, printed), share in grid(tables("skies")["to-deal"]).items():
            assert share == counted(faces, wanted - printed)
        for (wanted, printed), share in grid(tables("skies")["to-deal-rerolled"]).items():
            assert share == Fraction(sum(max(roll) + printed >= wanted for roll in rolls), len(rolls))

    def test_starting_combat_cards(self) -> None:
        """The average damage of each of the 14 cards."""
        faces = toml("skies-box", "box")["box"]["die"]
        cards = {card["name"]["en"]: card["combat"] for card in toml("skies-box", "starting_combat")["starting_combat"]}
        rows = tables("skies")["combat-cards"].rows

        assert {str(row[0]).strip("*") for row in rows} == set(cards)
        for row in rows:
            figures = cards[str(row[0]).strip("*")]
            if "damage" in figures:
                dealt = [max(0, figures["damage"] + (face if figures["die"] else 0)) for face in faces]
                assert row[2] == decimal(Fraction(sum(dealt), len(dealt)), "en")

    @pytest.mark.parametrize(
        ("name", "limits", "results", "better"),
        [("flight", (6, 8, 11), (0, 1, 2, 3), min), ("repair", (9, 11), (1, 2, 3), max)],
    )
    def test_flights_and_repairs(
        self, name: str, limits: tuple[int, ...], results: tuple[int, ...], better: Callable[..., Fraction]
    ) -> None:
        """DS-FLY-010, DS-REPR-003: what each result gives, its average, and the best use of a redraw."""
        cards = fates("skies-box")

        def result(total: int) -> int:
            return results[sum(total >= limit for limit in limits)]

        for added, row in enumerate(tables("skies")[name].rows):
            given = [result(card + added) for card in cards]
            best = Fraction(0)
            for at, value in enumerate(given):
                others = given[:at] + given[at + 1 :]
                best += better(Fraction(value), Fraction(sum(others), len(others)))
            assert shares(row) == [Fraction(given.count(value), len(cards)) for value in results]
            assert row[-2:] == tuple(decimal(Fraction(each) / len(cards), "en") for each in (sum(given), best))


class TestPercent:
    """Chances as they are printed."""

    @pytest.mark.parametrize(("thousandths", "shown"), [(0, 0), (1, 1), (125, 13), (500, 50), (999, 99), (1000, 100)])
    def test_only_certainty_is_0_or_100(self, thousandths: int, shown: int) -> None:
        """Halves are rounded up."""
        assert odds.percent(Fraction(thousandths, 1000)) == shown

    def test_decimals(self) -> None:
        """Both languages have their own sign, and nothing is a negative nothing."""
        assert [decimal(Fraction(-1, 2), "en"), decimal(Fraction(5, 4), "fr", 1), decimal(Fraction(-1, 999), "en")] == [
            "−0.50",
            "1,3",
            "0.00",
        ]
