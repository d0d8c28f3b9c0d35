"""The rules behind what is asked: by the decision's class, by a choice, by a word of the ledger."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from ..kernel.rules import PLAYED
from ..kernel.steps import Decision
from ..reference.ledger import Rule, ledger
from .section import Section

MOST = 8
"""More rules than this are listed by their titles only."""


def code_name(thing: object) -> str:
    """The name by which code is noted as playing a rule."""
    return f"{getattr(thing, '__module__', '')}.{getattr(thing, '__qualname__', '')}"


def rules_played_by(*names: str) -> list[str]:
    """The ids of the rules that some code plays, in the order in which it names them."""
    return [rule_id for rule_id, places in PLAYED.items() if any(name in places for name in names)]


def rules_behind(decision: Decision[Any]) -> list[str]:
    """The rules that a decision plays; if it names none, those of the chapter's code that leads to it."""
    kind = type(decision)
    found = rules_played_by(code_name(kind))
    if not found:
        found = [rule_id for rule_id, places in PLAYED.items() if any(_in(kind.__module__, name) for name in places)]
    return found


def _in(module: str, name: str) -> bool:
    return name.rpartition(".")[0] == module


def search_rules(game: str, words: str) -> list[Rule]:
    """The rules whose id, title or text holds the words; those with the words in id or title first."""
    wanted = words.lower().split()
    rules = list(ledger(game).values())
    exact = [rule for rule in rules if rule.id.lower() == words.lower()]
    if exact:
        return exact
    titled = [rule for rule in rules if all(word in f"{rule.id} {rule.title}".lower() for word in wanted)]
    other = [rule for rule in rules if rule not in titled and all(word in rule.text.lower() for word in wanted)]
    return titled + other


def rule_section(game: str, ids: Iterable[str], *, full: bool = False) -> Section:
    """Rules with their texts; with ruling and example if there are few or all is asked for."""
    known = ledger(game)
    drawn: list[Text | Padding] = []
    plain: list[str] = []
    for rule in [known[rule_id] for rule_id in ids if rule_id in known]:
        head = Text(f"{rule.id}  ", style="dim")
        head.append(rule.title, style="bold not dim")
        body = [rule.text]
        if full:
            body += [f"Ruling: {rule.conflict}"] if rule.conflict else []
            body += [f"Example: {rule.example}"] if rule.example else []
        drawn += [head, *(Padding(Text(line), (0, 0, 0, 2)) for line in body)]
        plain.append(f"{rule.id} {rule.title}: {' '.join(body)}")
    return Section(Padding(Group(*drawn), (0, 1)), plain)


def titles_section(rules: list[Rule]) -> Section:
    """Many rules, by their titles."""
    drawn = Text()
    for rule in rules:
        drawn.append(f" {rule.id:16}", style="dim")
        drawn.append(f"{rule.title}\n")
    drawn.rstrip()
    return Section(drawn, [f"{rule.id}: {rule.title}" for rule in rules])
