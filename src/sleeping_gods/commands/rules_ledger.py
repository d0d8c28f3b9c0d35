"""Rules as they stand in the ledger, for those who build on the engine."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from ..reference.ledger import Rule, UnknownRule, find
from .command_words import say


def show_ledger(ids: Sequence[str]) -> int:
    """Print the records of some rules."""
    if not ids:
        raise UnknownRule(say("rules_no-id"))
    print("\n\n".join(record(find(rule_id)) for rule_id in ids))
    return 0


def record(rule: Rule) -> str:
    """Title and kind, text, ruling, example and sources."""
    lines = [f"{rule.id}  {rule.title} ({rule.kind})", *_wrapped("", rule.text)]
    if rule.conflict:
        lines += _wrapped("ruling: ", rule.conflict)
    if rule.ours:
        lines += _wrapped("ours: ", rule.ours)
    lines += _wrapped("example: ", rule.example)
    lines += _wrapped("sources: ", "; ".join(rule.sources))
    return "\n".join(lines)


def _wrapped(label: str, text: str) -> list[str]:
    return textwrap.wrap(label + text, 100, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
