"""The catalogue has words for everything that the sea tells, refuses, asks and offers."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sleeping_gods.sea.game
from sleeping_gods.kernel.errors import Value
from sleeping_gods.kernel.steps import STEPS, Decision
from sleeping_gods.reference.ledger import ledger
from sleeping_gods.terminal.catalogue import catalogue, fill, fits
from sleeping_gods.terminal.sea.choice_rules import RULES, rules_of
from sleeping_gods.terminal.sea.sayings import ABILITIES, MARKS

SEA = Path(sleeping_gods.sea.game.__file__).parent


def texts(node: ast.expr, module: ast.Module) -> Iterator[str]:
    """The texts that an expression can have: a constant, either arm of a condition, or what a name was given."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from texts(body, module)
            yield from texts(other, module)
        case ast.Name(id=name):
            yield from _given(name, module)


def _given(name: str, module: ast.Module) -> Iterator[str]:
    """The texts that are assigned to a name anywhere in a module, alone or in a row with others."""
    for node in ast.walk(module):
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            if isinstance(target, ast.Name) and target.id == name:
                yield from texts(node.value, module)
            elif isinstance(target, ast.Tuple):
                for place, part in enumerate(target.elts):
                    if isinstance(part, ast.Name) and part.id == name:
                        yield from _placed(node.value, place, module)


def _placed(value: ast.expr, place: int, module: ast.Module) -> Iterator[str]:
    match value:
        case ast.Tuple(elts=parts):
            yield from texts(parts[place], module)
        case ast.IfExp(body=body, orelse=other):
            yield from _placed(body, place, module)
            yield from _placed(other, place, module)


def keys(function: str, place: int) -> dict[str, str]:
    """Every key given to a function in the sea's code, with the file it stands in; ``?`` where none was found."""
    found: dict[str, str] = {}
    for path in sorted(SEA.glob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and len(node.args) > place:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name == function:
                    known = list(texts(node.args[place], module))
                    for key in known or [f"? {ast.unparse(node)}"]:
                        found.setdefault(key, path.name)
    return found


class TestKeys:
    """No key of the engine is without words."""

    def test_every_event_has_words(self) -> None:
        """Each key that the sea tells stands in the catalogue."""
        missing = {key: file for key, file in keys("tell", 0).items() if key not in catalogue().keys("events")}

        assert missing == {}

    def test_every_reason_has_words(self) -> None:
        """Each reason that the sea gives stands in the catalogue, and says something."""
        missing = {key: file for key, file in keys("Reason", 1).items() if not catalogue().text("reasons", key)}

        assert missing == {}

    def test_every_decision_asks_its_own_question(self) -> None:
        """Each decision of the sea has a question."""
        decisions = [
            name
            for name, step in STEPS.items()
            if issubclass(step, Decision) and step.__module__.startswith("sleeping_gods.sea.")
        ]

        assert [name for name in decisions if not catalogue().text("questions", name)] == []

    def test_every_enemy_ability_has_a_mark_and_words(self) -> None:
        """Marks differ, so that a grid can be read."""
        assert ABILITIES.keys() == MARKS.keys()
        assert len(set(MARKS.values())) == len(MARKS)

    def test_rules_of_choices_stand_in_the_ledger(self) -> None:
        """Each id in the table of choices is a rule."""
        known = ledger("sea")

        assert [rule for ids in RULES.values() for rule in ids if rule not in known] == []
        assert rules_of(("use", "galley")) == ("SG-SHIP-015", "SG-SHIP-016")


class TestTemplates:
    """Templates are filled by number and by name."""

    @pytest.mark.parametrize(
        ("pattern", "choice", "stars"),
        [
            ("attack * with *", "attack eye with mac", ("eye", "mac")),
            ("attack * with *", "attack eye", None),
            ("keep * ...", "keep token 2 grain 1 meat", ("token", "2 grain 1 meat")),
            ("keep * ...", "keep token", None),
            ("go on", "go on", ()),
        ],
    )
    def test_stars_stand_for_words(self, pattern: str, choice: str, stars: tuple[str, ...] | None) -> None:
        """A star is one word, three dots are the rest."""
        assert fits(tuple(pattern.split()), tuple(choice.split())) == stars

    def test_places_are_filled(self) -> None:
        """By number with a kind, by field, and with a question mark where a value is missing."""

        def speak(kind: str, at: int, values: tuple[Value, ...]) -> str:
            return f"<{kind} {values[at]}>"

        assert fill("{0:crew} and {1}, {2}", ("mac", 3), speak) == "<crew mac> and 3, ?"
