"""Messages as somebody hostile sends them: good requests, spoilt in one way each."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeAlias, get_args

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.wire.coding import MAX_MESSAGE_BYTES, encode
from sleeping_gods.wire.requests import Request

from .making import make

CANARY = "Qz7canaryW"
"""Stands in all that is sent, and in nothing that is answered."""
Spoiler: TypeAlias = Callable[[bytes, Luck], bytes | str]
_WRONG: tuple[object, ...] = (
    None, [], {}, True, -1, 1.5, 10**9 + 1, 2**64, -(2**63), float("nan"), float("-inf"),
    "", CANARY * 60, [CANARY], {CANARY: CANARY},
)  # fmt: skip


def good(luck: Luck) -> bytes:
    """A request that is in order, of any kind; what it says is the canary wherever that is a word of its own."""
    fields = json.loads(encode(make(luck.pick(get_args(Request)), luck)))  # type: ignore[arg-type]  # one of them
    words = {name: CANARY for name in ("id", "choice", "text", "name", "act") if name in fields}
    return json.dumps(fields | words).encode()


def flipped(sent: bytes, luck: Luck) -> bytes:
    """One to four bits are others."""
    spoilt = bytearray(sent)
    for _ in range(1 + luck.below(4)):
        spoilt[luck.below(len(spoilt))] ^= 1 << luck.below(8)
    return bytes(spoilt)


def shuffled(sent: bytes, luck: Luck) -> bytes:
    """A stretch is cut out and put in elsewhere."""
    start = luck.below(len(sent))
    piece = sent[start : start + 1 + luck.below(12)]
    rest = sent[:start] + sent[start + len(piece) :]
    to = luck.below(len(rest) + 1)
    return rest[:to] + piece + rest[to:]


def cut(sent: bytes, luck: Luck) -> bytes:
    """The end is missing."""
    return sent[: luck.below(len(sent))]


def more_behind(sent: bytes, luck: Luck) -> bytes:
    """Something stands behind it, or in front of it."""
    more = luck.pick((sent, b"{}", b"\x00", b",", b"]", b"\xef\xbb\xbf", CANARY.encode()))
    return luck.pick((sent + more, more + sent))


def of_another_type(sent: bytes, luck: Luck) -> str:
    """A field holds what is no value of its type."""
    fields = json.loads(sent)
    name = luck.pick([name for name in fields if name != "lang"])
    right: tuple[type, ...] = {
        "agree": (bool,),
        "choices": (list,),
        "read": (str,),
        "staged": (list,),
        "withdrawn": (bool,),
    }.get(name, ())
    wrong = [value for value in _WRONG if not isinstance(value, right)]
    return json.dumps(fields | {name: luck.pick(wrong)})


def without_a_field(sent: bytes, luck: Luck) -> str:
    """A field that must be there is not."""
    fields = json.loads(sent)
    del fields[
        luck.pick(
            [
                name
                for name in fields
                if name not in ("by", "count", "entry", "lang", "leaves_story", "manner", "withdrawn")
            ]
        )
    ]
    return json.dumps(fields)


def unknown_field(sent: bytes, luck: Luck) -> str:
    """There is one field too many, whose name may look like what an error of the decoder says."""
    names = (
        CANARY,
        f"x` - at `$.{CANARY}",
        f"x - at `$.{CANARY}",
        f"{CANARY}\x00",
        "ID",
        "Kind",
        "",
        " id",
        "__class__",
    )
    fields = json.loads(sent)
    fields[luck.pick(names)] = luck.pick((1, CANARY, [[CANARY]], None))
    return json.dumps(fields)


def unknown_kind(sent: bytes, luck: Luck) -> str:
    """There is no such request; some are events."""
    kinds = (CANARY, f"x' - at `$.{CANARY}`", "done", "snapshot", "Choose", "choose ", "", 0, None, ["choose"])
    return json.dumps(json.loads(sent) | {"kind": luck.pick(kinds)})


def doubled_key(sent: bytes, luck: Luck) -> bytes:
    """A field comes twice, the second time perhaps with something else in it."""
    fields = json.loads(sent)
    name = luck.pick(list(fields))
    second = luck.pick((fields[name], CANARY, 1, None, "say"))
    return sent[:-1] + f", {json.dumps(name)}: {json.dumps(second)}}}".encode()


def control_character(sent: bytes, luck: Luck) -> bytes:
    """A sign that drives terminals or ends strings, as an escape: no id, and no more than words for the rest."""
    sign = luck.pick((b"\\u0000", b"\\u001b", b"\\u009b", b"\\n", b"\\u202e"))
    places = sent.split(CANARY.encode())
    at = 1 + luck.below(len(places) - 1)
    places[at] = sign + places[at]
    return CANARY.encode().join(places)


def deep(sent: bytes, luck: Luck) -> bytes:
    """Lists or objects in one another, so many of them that a careless reader runs out of stack."""
    opening, closing = luck.pick(((b"[", b"]"), (b'{"a":', b"}")))
    depth = luck.pick(
        (100_000, (MAX_MESSAGE_BYTES - 500) // len(opening + closing), (MAX_MESSAGE_BYTES - 500) // len(opening))
    )
    nested = opening * depth + luck.pick((b"1" + closing * depth, b""))
    return luck.pick((nested, b'{"id": ' + nested + b", " + sent[1:], sent[:-1] + b', "a": ' + nested + b"}"))


def huge_number(sent: bytes, luck: Luck) -> bytes:
    """A number of five thousand digits, or one that is none."""
    number = luck.pick(
        (b"9" * 5000, b"-" + b"1" * 5000, b"1" + b"0" * 5000 + b".5", b"1e99999", b"NaN", b"Infinity", b"-0x1", b"01")
    )
    fields = json.loads(sent)
    name = luck.pick([name for name in fields if name != "lang"])
    return json.dumps(fields | {name: "HERE"}).encode().replace(b'"HERE"', number)


def lone_surrogate(sent: bytes, luck: Luck) -> bytes | str:
    """Half a character, as an escape, as bytes, or in a string."""
    half = luck.pick(("\\ud800", "\\udfff", "\\udc00\\ud800", "\\ud800\\u0041"))
    fields = json.loads(sent)
    told = json.dumps(fields | {"id": f"{CANARY}HERE"})
    ways: tuple[bytes | str, ...] = (
        told.replace("HERE", half),
        told.encode().replace(b"HERE", b"\xed\xa0\x80"),
        told.replace("HERE", "\udc80"),
    )
    return luck.pick(ways)


def too_long(sent: bytes, luck: Luck) -> bytes | str:
    """More than is read, of anything: of blanks, of words, of characters that are few but long."""
    ways: tuple[bytes | str, ...] = (
        sent + b" " * MAX_MESSAGE_BYTES,
        sent[:-1] + b', "text": "' + CANARY.encode() * (MAX_MESSAGE_BYTES // 10) + b'"}',
        json.dumps({"kind": "chat", "id": CANARY, "text": "\U0001f9ed" * (MAX_MESSAGE_BYTES // 4)}, ensure_ascii=False),
    )
    return luck.pick(ways)


def not_text(sent: bytes, luck: Luck) -> bytes:
    """No UTF-8, no JSON, no object."""
    text, word = sent.decode(), CANARY.encode()
    ways = (
        b"", b"\x00", b"null", b"[]", word, b'"' + word + b'"', b"[" + sent + b"]", b"\x80\x04" + sent,
        b"\xff\xfe" + sent, text.encode("utf-16"), text.encode("utf-32-be"),
    )  # fmt: skip
    return luck.pick(ways)


def broken_text(sent: bytes, luck: Luck) -> bytes:
    """Signs that may not stand in a text as they are."""
    at = sent.index(CANARY.encode()) + luck.below(len(CANARY))
    return sent[:at] + luck.pick((b"\x00", b"\n", b"\x1b", b"\xff", b"\xc0\x80", b"\\x", b"\\u12", b'"')) + sent[at:]


PERHAPS: tuple[Spoiler, ...] = (flipped, shuffled, control_character)
"""Ways after which it may still be a request, perhaps another one."""
NEVER: tuple[Spoiler, ...] = (
    cut, more_behind, of_another_type, without_a_field, unknown_field, unknown_kind, deep, huge_number, lone_surrogate,
    too_long, not_text, broken_text, doubled_key,
)  # fmt: skip
"""Ways after which it never is."""
