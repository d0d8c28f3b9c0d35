"""What is told without what presenters say of it: which sections, which lines; for tests of what passes it on."""

from __future__ import annotations

from typing import Any

import msgspec

PRESENTED = ("preview", "journey", "unavailable", "advice")
"""Kinds of events that hold nothing but what a presenter says."""


def outline(told: object) -> Any:
    """Something of the wire as plain values: of sections only their names, of log lines only their kinds."""
    return _outline(msgspec.to_builtins(told, enc_hook=str))


def _outline(plain: Any) -> Any:
    if isinstance(plain, list | tuple):
        return [_outline(part) for part in plain]
    if not isinstance(plain, dict):
        return plain
    if plain.get("kind") in PRESENTED:
        return plain["kind"], plain["id"]
    if "entry" in plain and "facts" in plain:
        return plain["entry"], plain["kind"]
    return {
        key: _sections(part) if key == "sections" and isinstance(part, dict) else _outline(part)
        for key, part in plain.items()
    }


def _sections(parts: dict[str, Any]) -> list[Any]:
    """The sections that are told, and of the log how many lines are kept and which are new."""
    log = parts.get("log") or {"keep": 0, "lines": []}
    return [*sorted(parts), log["keep"], _outline(log["lines"])]
