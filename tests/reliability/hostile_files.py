"""Campaigns, sheets and lists of files that mean harm, for T23."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from sleeping_gods.journal.limits import MAX_LINES
from sleeping_gods.journal.notation import format_journal, link

from .playing import begin, say

TITLE = "sleeping-gods campaign 3"


def signed(header: str, entries: list[str]) -> bytes:
    """A campaign file whose sums are right, whatever stands in it."""
    chain, lines = link("", header), [header, ""]
    for entry in entries:
        chain = link(chain, entry)
        lines.append(f"{entry} ~{chain}")
    return "\n".join([*lines, ""]).encode()


def campaigns() -> Iterator[tuple[str, bytes]]:
    """Every hostile campaign file by name."""
    campaign = begin(None)
    say(campaign, "begin turn")
    sound = format_journal(campaign.journal)
    header, _, rest = sound.partition("\n\n")
    bodies = [line.rpartition(" ~")[0] for line in rest.splitlines()]
    last, start = len(bodies), bodies[0]
    for name, data in {
        "nothing": b"",
        "a line": b"\n",
        "zeros": bytes(1000),
        "sixty megabytes of zeros": bytes(60 << 20),
        "a pickle": b"cos\nsystem\n(S'true'\ntR.",
        "a zip": b"PK\x03\x04" + bytes(90),
        "a gzip": b"\x1f\x8b\x08" + bytes(90),
        "ten megabytes in a line": b"x" * (10 << 20) + b"\n",
        "a million empty lines": b"\n" * 1_000_000,
        "the title alone": TITLE.encode() + b"\n",
        "the future": b"sleeping-gods campaign 999999\n\n",
        "a format of 5,000 digits": b"sleeping-gods campaign " + b"9" * 5000 + b"\n\n",
        "format 0": b"sleeping-gods campaign 0\n\n",
        "UTF-16": sound.encode("utf-16"),
        "carriage returns": sound.replace("\n", "\r\n").encode(),
        "a BOM": b"\xef\xbb\xbf" + sound.encode(),
        "remarks alone": f"{TITLE}\n\n".encode() + b"% remark\n" * 90_000,
    }.items():
        yield name, data
    for name, line in {
        "no colon": "game sea",
        "a key of no use": "host: p1",
        "a game twice": "game: sea",
        "an empty seat": "seat: ",
        "an option twice": "option seed: 1",
        "an unknown option": "option debug: 1",
        "a seat of escapes": "seat: \x1b[31mEve",
        "a seat of bidi": "seat: \u202eEve",
        "a seat of 100,000 letters": "seat: " + "e" * 100_000,
        "a seed of 5,000 digits": "option seed: " + "9" * 5000,
        "a bad seed": "option seed: -1",
        "a mode that is none": "option mode: god",
        "a NUL": "seat: a\0b",
        "five seats": "seat: A\nseat: B\nseat: C",
        "a thousand seats": "\n".join(f"seat: s{at}" for at in range(1_000)),
        "many options": "\n".join(f"option k{at}: 1" for at in range(50_000)),
    }.items():
        yield f"a header with {name}", signed(f"{header}\n{line}", bodies)
    for name, pack in {
        "a way out": "../../../../etc/passwd 1 x",
        "a root": "/etc 1 x",
        "a drive": "C:\\Windows 1 x",
        "another version": "harbour 999 x",
        "no version": "harbour",
        "too many words": "harbour 1 x y",
        "none": " ",
        "an escape": "\x1b[31m 1 x",
        "a long name": "h" * 100_000 + " 1 x",
        "a dot": ". 1 x",
        "a box": "sea-box 1 x",
        "the other game's": "airfield 1 x",
    }.items():
        forged = "\n".join(f"pack: {pack}" if line.startswith("pack: ") else line for line in header.split("\n"))
        yield f"the pack {name}", signed(forged, bodies)
    yield "an unknown game", signed(header.replace("game: sea", "game: chess"), bodies)
    state = "#" + "0" * 16
    for name, entry in {
        "a wrong state": f"{last} p1 sail {state}",
        "an unknown choice": f"{last} p1 cheat {state}",
        "an undo of 5,000 digits": f"{last} undo {'9' * 5000} {state}",
        "an undo of the future": f"{last} undo 99 {state}",
        "a minus": f"{last} undo -1 {state}",
        "another digit": f"{last} undo \u0663 {state}",
        "no choice": f"{last} p1 {state}",
        "ten seats": f"{last} p10 sail {state}",
        "a number too many": f"{last + 1} p1 sail {state}",
        "a number of 5,000 digits": f"{'9' * 5000} p1 sail {state}",
        "a set-up twice": f"{last} start {state}",
        "a megabyte": f"{last} p1 {'x' * (1 << 20)} {state}",
        "many words": f"{last} p1 {'a ' * 400_000}b {state}",
        "an escape": f"{last} p1 \x1b]0;x\x07 {state}",
        "a draw out of turn": f"{last} chance draw x {state}",
        "an act of the table": f"{last} table stop {state}",
        "the host": f"{last} host stop {state}",
        "a tab": f"{last}\tp1\tsail\t{state}",
        "a short state": f"{last} p1 sail #0",
    }.items():
        yield f"an entry with {name}", signed(header, [*bodies, entry])
    yield "an entry that is no text", signed(header, [*bodies, f"{last} p1 sail {state}"]).replace(b"sail", b"s\xffil")
    yield "no entry", signed(header, [])
    yield "a wrong sum", signed(header, bodies).replace(b"~", b"~0", 1)
    yield "90,000 set-ups", signed(header, [start] * 90_000)
    undos = [f"{at} undo 0 {start.split()[-1]}" for at in range(1, MAX_LINES - header.count("\n") - 3)]
    yield "as many undos as are read", signed(header, [start, *undos, "x"])
    yield "one too many", signed(header, [start, *undos, "x", "x"])
    turns = [undo.replace("undo 0", "p1 sail") if at % 2 else undo for at, undo in enumerate(undos)]
    yield "choices and undos in turn", signed(header, [start, *turns, "x"])


SHEETS: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"{",
    "a list": b"[]",
    "a number": b"7",
    "nested lists": b"[" * 200_000,
    "null": b"null",
    "nested objects": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    "no format": b'{"games": {}}',
    "a format of the future": b'{"format": 99, "games": {}}',
    "games as a list": b'{"format": 1, "games": []}',
    "a number of 5,000 digits": b'{"format": ' + b"9" * 5000 + b', "games": {}}',
    "bytes": b"\xff\xfe",
    "ticks as text": b'{"format": 1, "games": {"sea": {"ticked": "x", "notes": {}}}}',
    "ticks as numbers": b'{"format": 1, "games": {"sea": {"ticked": [1], "notes": {}}}}',
    "notes as a list": b'{"format": 1, "games": {"sea": {"ticked": [], "notes": []}}}',
    "notes as numbers": b'{"format": 1, "games": {"sea": {"ticked": [], "notes": {"1": 2}}}}',
    "a game as text": b'{"format": 1, "games": {"sea": "x"}}',
    "thirty megabytes": b'"' + b"x" * (30 << 20) + b'"',
    "NaN": b'{"format": NaN, "games": {}}',
    "a lone surrogate": b'{"format": "\\ud800", "games": {}}',
}
"""Achievement sheets."""

_MADE = b'{"made": "sleeping-gods rules", "files": [], "all": '
LISTS: dict[str, bytes] = {
    "nested lists": b"[" * 200_000,
    "nested in all": _MADE + b"[" * 100_000,
    "no JSON": b"{",
    "bytes": b"\xff",
    "a way out": _MADE + b'["../../x"]}',
    "a root": _MADE + b'["/etc/passwd"]}',
    "numbers": _MADE + b"[1, [2], null]}",
    "a number of 5,000 digits": _MADE + b"[" + b"9" * 5000 + b"]}",
    "all as text": _MADE + b'"x"}',
    "300,000 names": _MADE + b"[" + b'"a",' * 300_000 + b'"a"]}',
    "a million bytes of names": _MADE + b"[" + b'"a",' * 260_000 + b'"a"]}',
    "a NUL": _MADE + b'["a\\u0000b"]}',
}
"""Lists of the files of a site."""


def checkpoints() -> dict[str, bytes]:
    """Checkpoints beside a campaign."""
    return {
        "a bomb": b"x y 0:1\n" + zlib.compress(bytes(256 << 20), 9),
        "no line": b"x" * 100_000,
        "nothing": b"",
        "bytes": b"\xff\n\xff",
        "sizes that lie": b"x y 0:99999999999999999999\n" + zlib.compress(b"x"),
        "minus": b"x y -1:-5\n" + zlib.compress(b"x"),
        "5,000 digits": b"x y " + b"9" * 900 + b":1\n" + zlib.compress(b"x"),
    }
