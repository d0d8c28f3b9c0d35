"""What a thumb touches to tell a line of a printed page: tiles, words, digits."""

from __future__ import annotations

import re
from collections.abc import Iterator

JOINS = {
    " / fail: ": "fail",
    " / pass: ": "pass",
    " / win: ": "win",
    " / flee: ": "flee",
    "; else: ": "else",
    "; ": "and",
}
"""What stands between the parts of a line, and the button that leads to the next part."""
LEADS = (("if", r"if ([A-Z0-9-]+): "), ("fate", r"fate (\d): "), ("obstacle", r"obstacle (\w+): "))
"""Parts that only say when something happens."""
TILES: tuple[tuple[str, str], ...] = (
    ("xp", r"gain (?P<number>\d+) xp"),
    ("stamina", r"gain (?P<number>\d+) stamina( to (?P<whom>one|each))?"),
    ("fatigue", r"(?P<deed>gain|remove) (?P<number>\d+) fatigue( (on|from) (?P<whom>one|each))?"),
    ("hurt", r"lose (?P<number>\d+) health( by (?P<whom>one|each))?"),
    ("heal", r"restore (?P<number>\d+) health( to (?P<whom>one|each))?"),
    ("command", r"(?P<deed>gain|clear) (?P<number>\d+) command"),
    ("fuel", r"(?P<deed>lose) (?P<number>\d+) fuel"),
    ("fuel", r"(?P<deed>fill) fuel"),
    ("quest", r"(?P<deed>gain|complete|lose) quest (?P<number>\d+)"),
    ("card", r"(?P<deed>gain|lose) adventure (?P<number>\d+)"),
    ("gain", r"gain (?P<number>\d+) (?P<word>[a-z-]+)"),
    ("lose", r"lose (?P<number>\d+) (?P<word>[a-z-]+)"),
    ("challenge", r"challenge (?P<word>\w+) (?P<number>\d+)"),
    ("fight", r"combat (?P<number>\d+(, \d+)*)"),
    ("turn", r"turn to (?P<number>[\d.]+)"),
    ("status", r"(?P<deed>gain|remove) (?P<word>venom|frightened|weakened|madness|low-morale)"
               r"( (on|from) (?P<whom>one|each))?"),
    ("ship", r"ship damage (?P<number>\d+)"),
    ("repair", r"repair (?P<number>\d+)"),
    ("plane", r"plane (?P<deed>damage) (?P<number>\d+)"),
    ("plane", r"(?P<deed>repair) plane (?P<number>\d+)"),
    ("draw", r"(?P<deed>draw|discard) (?P<number>\d+)"),
    ("market", r"reveal (?P<number>\d+) market cards?"),
    ("cross", r"cross off (?P<number>\d+) (?P<deed>camps)"),
    ("cross", r"cross off (?P<deed>location) (?P<number>\d+)"),
    ("faction", r"mark (?P<word>\w+) (?P<number>\d+)"),
    ("home", r"return to the ship"),
    ("map", r"return to the map"),
)  # fmt: skip
"""The tile of each part that has one; what is typed has none."""
AT_FIRST = {
    "number": {"challenge": "", "fight": "", "quest": "", "card": "", "turn": "", "fate": "4", "market": "3"},
    "deed": {"quest": "gain", "card": "gain", "fatigue": "gain", "command": "gain", "plane": "damage",
             "fuel": "lose", "draw": "draw", "cross": "camps", "status": "gain"},
    "whom": dict.fromkeys(("hurt", "heal", "fatigue", "status", "stamina"), "any"),
}  # fmt: skip
"""What stands in a form at first: it needs no tap."""


def taps_of(line: str) -> tuple[str, ...] | None:
    """What is touched to tell a line; None if it has to be typed."""
    try:
        return tuple(_taps(line))
    except ValueError:
        return None


LAST = re.compile(r"gain \d+ [a-z-]+|(gain|complete) quest \d+|lose \d+ (coins|fuel)|fill fuel|plane damage \d+")
"""Lines that ask nothing more: one tap tells them and closes the book."""


def _taps(line: str) -> Iterator[str]:
    for tile, pattern in LEADS:
        if lead := re.match(pattern, line):
            yield f"[data-form={tile}]"
            yield from _digits(lead[1], "4") if tile == "fate" else (f"[data-word='{lead[1]}']",)
            yield "[data-send]"
            line = line[lead.end() :]
    parts = re.split(f"({'|'.join(map(re.escape, JOINS))})", line)
    for at, part in enumerate(parts):
        if at % 2:
            yield f"[data-arm={JOINS[part]}]"
        else:
            yield from _part(part)
    if parts[-1] not in ("return to the ship", "return to the map") or len(parts) > 1:
        yield "[data-send]"


def _part(part: str) -> Iterator[str]:
    fits = ((tile, re.fullmatch(pattern, part)) for tile, pattern in TILES)
    tile, filled = next(((tile, filled) for tile, filled in fits if filled), ("", None))
    if filled is None:
        raise ValueError(part)
    yield f"[data-form={tile}]"
    fields = filled.groupdict()
    for row in ("deed", "word", "whom"):
        word = fields.get(row)
        if word and word != AT_FIRST.get(row, {}).get(tile, ""):
            yield f"[data-word='{word}']"
    yield from _digits(fields.get("number") or "", AT_FIRST["number"].get(tile, "1"))


def _digits(number: str, at_first: str) -> Iterator[str]:
    if number == at_first:
        return
    for key in number.replace(" ", ""):
        yield f"[data-key='{key}']"
