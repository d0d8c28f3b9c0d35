"""How the players of a campaign like to play, stored beside their achievements for the next session."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from ..journal.disk import write_whole
from ..kernel.unique_keys import strict_json
from .lock import hold_lock

FILE = "habits.json"
LOCK = ".habits.lock"
"""Held while the file is read and written again."""
FORMAT = 1
"""The format of the file that this version writes."""
MAX_BYTES = 1024 * 1024
"""The longest file that is read; a hundred campaigns have some ten thousand."""
_WORD = re.compile(r"[A-Za-z][A-Za-z-]{0,59}")
"""A kind of decision, and of the draw that it is about."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What was agreed at a table; nothing of it changes the game."""

    open_hands: bool = False
    ask_all: bool = False
    """Whether even forced answers are asked for."""
    unasked: tuple[str, ...] = ()
    """Kinds of decisions that nobody wants to be asked about again."""


def habits_of(folder: Path, campaign: str) -> Habits:
    """The habits of a campaign by the name of its file; the usual ones if none are known or they cannot be read."""
    return _read(folder / FILE).get(campaign, Habits())


def keep_habits(folder: Path, campaign: str, habits: Habits) -> None:
    """Write the habits of a campaign; those of others stay."""
    folder.mkdir(parents=True, exist_ok=True)
    with hold_lock(folder / LOCK):
        of_campaigns = _read(folder / FILE)
        of_campaigns[campaign] = habits
        habits_by_file = {name: asdict(own) for name, own in sorted(of_campaigns.items()) if own != Habits()}
        text = json.dumps({"format": FORMAT, "campaigns": habits_by_file}, indent=2, ensure_ascii=False)
        write_whole(folder / FILE, (text + "\n").encode())


def _read(path: Path) -> dict[str, Habits]:
    """What stands in the file, as far as it can be understood: habits are a convenience, and never stop a campaign."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        tree = strict_json(data) if len(data) <= MAX_BYTES else None
    except (OSError, ValueError, RecursionError):
        return {}
    campaigns = tree.get("campaigns") if isinstance(tree, dict) and tree.get("format") == FORMAT else None
    if not isinstance(campaigns, dict):
        return {}
    return {name: habits for name, saved_habits in campaigns.items() if (habits := _habits(saved_habits)) is not None}


def _habits(tree: object) -> Habits | None:
    """Habits from a file's content; None if it is not of their form."""
    if not isinstance(tree, dict) or not {*tree} <= {field.name for field in fields(Habits)}:
        return None
    open_hands, ask_all, unasked = tree.get("open_hands", False), tree.get("ask_all", False), tree.get("unasked", [])
    if not isinstance(unasked, list) or not isinstance(open_hands, bool) or not isinstance(ask_all, bool):
        return None
    if not all(isinstance(kind, str) and _WORD.fullmatch(kind) for kind in unasked):
        return None
    return Habits(open_hands, ask_all, tuple(unasked))
