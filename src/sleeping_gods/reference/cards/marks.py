"""What of a card is ours: the marks "ours" in the files of the boxes, and what those files say of all their cards."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from ...content.builtin import PACKS

PRINTED, PARTLY, OURS = "printed", "partly", "ours"
BOXES = {"sea": "sea-box", "skies": "skies-box"}
WHOLE = "*"
"""The mark of a record that is ours but for its name."""

_RECORD = re.compile(r"\[\[[a-z_]+\]\]")
_INNER = re.compile(r"\[\[[a-z_]+\.(?P<name>[a-z]+)\]\]")
_ID = re.compile(r'id = "(?P<id>[^"]+)"')
_MARK = re.compile(r"#\s*(?:(?P<what>[a-z ]+): )?(?:all )?ours\b")
EFFECTS = ("passive", "instant", "do", "choice", "use", "when", "recipe", "food", "turn_end", "harder")
"""Keys that hold what a card does."""

SAMPLES = {
    "sea": ("hunting-serpent", "merchant-vessel", "lost-sailor", "debris", "broken-boiler"),
    "skies": ("thin-ice", "bees-in-the-cowling", "ice-on-the-field", "cracked-stove"),
}
"""Events of which a source tells something; the files of the events say which."""
SKIES_CARDS = ("herbalist", "snare", "fire-trap")
"""Ability cards of the skies that the rulebook shows."""
SKIES_FIGURES = ("honeyed-memory", "heavy-hands", "grit-your-teeth")
"""Those of which it gives the figures."""
SKIES_WEAPONS = ("whip", "pistol")


@dataclass(slots=True)
class Record:
    """A card in a file of a box, and the keys of it that are marked."""

    id: str = ""
    marked: set[str] = field(default_factory=set)
    effects: list[str] = field(default_factory=list)
    """How each thing that the card does is marked."""


@functools.cache
def records(game: str, name: str) -> dict[str, Record]:
    """The cards of a file by their ids."""
    lines = (PACKS / BOXES[game] / f"{name}.toml").read_text("utf-8").splitlines()
    return {record.id: record for record in _read(lines)}


def _read(lines: list[str]) -> Iterator[Record]:
    record, inner, above = Record(), "", ""
    for line in lines:
        mark = _MARK.search(line)
        if line.startswith("#"):
            above = (mark["what"] or WHOLE) if mark else ""
            continue
        if _RECORD.match(line):
            if record.id:
                yield record
            record, inner = Record(marked={WHOLE} if mark else set()), ""
        elif named := _INNER.match(line):
            inner = named["name"]
            record.effects.append(OURS if mark else PRINTED)
        elif found := _ID.match(line):
            record.id = found["id"]
        elif "=" in line:
            _key(record, line.partition("=")[0].strip(), inner, above if above else ("" if mark is None else WHOLE))
        above = ""
    if record.id:
        yield record


def _key(record: Record, key: str, inner: str, mark: str) -> None:
    """Note a key of a record, or of the last thing that it does."""
    if inner:
        if mark and record.effects[-1] == PRINTED:
            record.effects[-1] = PARTLY
    elif key in EFFECTS:
        record.effects.append(OURS if mark else PRINTED)
    elif mark:
        record.marked.add(key if mark == WHOLE else f"{key} {mark}")


def together(marks: list[str]) -> str:
    """What several parts are as one."""
    return marks[0] if len(set(marks)) == 1 else PARTLY


def parts_of(game: str, deck: str, card: str) -> dict[str, str]:
    """The parts of a card by whether they are printed, in part or wholly ours; in the order in which they are told."""
    return {name: state for name, state in _PARTS[game, deck](card).items() if state}


def _ability(card: str) -> dict[str, str]:
    record = records("sea", "abilities")[card]
    parts = dict.fromkeys(("name", "fate", "skill", "cost"), PRINTED)
    return parts | {"effect": together(record.effects) if record.effects else ""}


def _level(card: str) -> dict[str, str]:
    record = records("sea", "levels")[card]
    return {"name": PRINTED, "xp": _one(record, "xp"), "skill": _one(record, "skill"),
            "effect": together(record.effects), "flavour": OURS}  # fmt: skip


def _market(card: str) -> dict[str, str]:
    record = records("sea", "market")[card]
    effect = OURS if WHOLE in record.marked else together(record.effects or [PRINTED])
    return {"name": PRINTED, "price": _one(record, "price"), "effect": effect, "flavour": OURS}


def _starting(card: str) -> dict[str, str]:
    record = records("sea", "starting")[card]
    return {"name": PRINTED, "cost": _one(record, "command"), "effect": together(record.effects), "flavour": OURS}


def _event(card: str) -> dict[str, str]:
    effect = PARTLY if card in SAMPLES["sea"] else OURS
    return {"name": PRINTED, "level": PRINTED, "effect": effect, "text": OURS, "flavour": OURS}


def _crew(card: str) -> dict[str, str]:
    record = records("sea", "crew")[card]
    weapon = [key for key in record.marked if key.startswith("weapon")]
    return {"name": PRINTED, "health": _one(record, "health"), "skills": _one(record, "skills"),
            "weapon": PRINTED if not weapon else OURS if "weapon" in weapon else PARTLY,
            "effect": together(record.effects), "synergy": PRINTED, "origin": OURS}  # fmt: skip


def _one(record: Record, key: str) -> str:
    return OURS if {key, WHOLE} & record.marked else PRINTED


def _skies_ability(card: str) -> dict[str, str]:
    name = card.rpartition("-")[0]
    known, figures = name in SKIES_CARDS, name in SKIES_FIGURES
    rest = PRINTED if known else OURS
    return {"name": rest, "fate": rest, "skill": rest, "cost": rest, "effect": PRINTED if figures else rest}


def _skies_starting(card: str) -> dict[str, str]:
    known = card in SKIES_WEAPONS
    return {"name": PRINTED if known else OURS, "effect": PARTLY if known else OURS}


def _skies_event(card: str) -> dict[str, str]:
    return {"name": OURS, "effect": PRINTED if card in SAMPLES["skies"] else OURS, "text": OURS}


def _skies_buff(card: str) -> dict[str, str]:
    return {"name": OURS, "effect": OURS}


_PARTS = {
    ("sea", "crew"): _crew,
    ("sea", "abilities"): _ability,
    ("sea", "levels"): _level,
    ("sea", "market"): _market,
    ("sea", "starting"): _starting,
    ("sea", "events"): _event,
    ("skies", "abilities"): _skies_ability,
    ("skies", "starting"): _skies_starting,
    ("skies", "events"): _skies_event,
    ("skies", "buffs"): _skies_buff,
}
DECKS = {game: tuple(deck for of, deck in _PARTS if of == game) for game in BOXES}
"""The decks whose cards are entries, in their order."""
