"""What a message means where something is left out, and how long its parts may be: part of the protocol."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sleeping_gods.wire import events, http, requests
from sleeping_gods.wire.coding import BadMessage, read_request
from sleeping_gods.wire.events import Settings

DEFAULTS: dict[str, dict[str, object]] = {
    "Settings": {
        "open_hands": False,
        "repeat_luck": False,
        "ask_undo": True,
        "ask_all": False,
        "watchers": True,
        "friends_help": True,
        "wait_readers": False,
        "draws": "begun",
        "robot_pace": "calm",
    },
    "RobotSeat": {"manner": "steady", "leaves_story": False, "until_back": False},
    "RobotEvent": {"seat": -1, "name": "", "state": "", "open": False, "words": ()},
    "SeatRobot": {"manner": "steady", "leaves_story": False},
    "Disclosure": {"seed": "", "whom": ""},
    "TableInfo": {
        "moments": (),
        "players": (),
        "origin": None,
        "disclosures": (),
        "lesson": False,
        "own_box": False,
        "draws": "",
        "robots": (),
    },
    "Done": {"repeated": False},
    "Refused": {"rule": "", "entry": ""},
    "Explanation": {"rule": "", "entry": ""},
    "PresenceEvent": {"staged": (), "read": "", "asks": ()},
    "AdviceEvent": {"advised": None, "way": None, "costly": (), "note": ()},
    "Notice": {"who": "", "campaign": "", "choice": ""},
    "Begin": {"options": {}, "settings": Settings(), "host": "Host", "draws": "begun"},
    "Begun": {"secret": ""},
    "NewInvite": {"role": "player", "seats": ()},
    "LinkOffer": {"person": ""},
    "NewSeatLink": {"renew": False, "only_here": False},
    "ListedCampaign": {"moments": (), "is_host": False, "origin": None},
    "Whereabouts": {"waits_for": "", "yours": False},
    "PackCard": {"options": (), "cover": None, "own_box": False},
    "LeaveDraws": {"count": 1},
    "Undo": {"by": "step", "entry": 0},
    "Refresh": {"lang": None},
    "AskRequest": {"withdrawn": False},
}
"""Every field that may be left out, by its record, with what it is then."""


def left_out(record: type[msgspec.Struct]) -> dict[str, object]:
    """The fields of a record that may be left out, with what they are then."""
    fields = msgspec.structs.fields(record)
    return {
        field.name: field.default_factory() if field.default is msgspec.NODEFAULT else field.default
        for field in fields
        if not field.required
    }


def test_what_is_left_out_means_what_it_always_did() -> None:
    """A client of another day leaves out the same fields."""
    records = [
        record
        for module in (events, http, requests)
        for record in vars(module).values()
        if isinstance(record, type) and issubclass(record, msgspec.Struct) and record.__module__ == module.__name__
    ]

    assert {record.__name__: left for record in records if (left := left_out(record))} == DEFAULTS


def is_read(hint: Any, value: object) -> bool:
    """Whether a value may be sent as something of a type."""
    try:
        return bool(msgspec.convert(value, hint) == value)
    except msgspec.ValidationError:
        return False


BOUNDS = [
    ("Seat", http.Seat, (0, 8), (-1, 9)),
    ("Seats", http.Seats, ((), (0,) * 8), ((0,) * 9,)),
    ("Ref", http.Ref, ("r", "r" * 64), ("", "r" * 65)),
    ("Key", http.Key, ("k", "k" * 40), ("", "k" * 41)),
    ("Value", http.Value, ("v", "v" * 200), ("", "v" * 201)),
    ("Id", requests.Id, ("i", "A-z_9" * 12, "i" * 64), ("", "i" * 65, "i i", "i\n", "é")),
    ("Position", requests.Position, (0, 1_000_000_000), (-1, 1_000_000_001)),
    ("Notation", requests.Notation, ("n", "n" * 1_100), ("", "n" * 1_101)),
    ("Words", requests.Words, ("w", "w" * 500), ("", "w" * 501)),
    ("Name", requests.Name, ("n", "n" * 60), ("", "n" * 61)),
    ("Lang", requests.Lang, ("en", "zh-Hant-TW-x"), ("e", "zh-Hant-TW-xy", "e_n")),
]


@pytest.mark.parametrize(("hint", "right", "wrong"), [pytest.param(*case[1:], id=case[0]) for case in BOUNDS])
def test_a_part_of_a_message_has_its_bounds(hint: Any, right: tuple[object, ...], wrong: tuple[object, ...]) -> None:
    """From the shortest to the longest it is read; beyond them it is refused."""
    assert [is_read(hint, value) for value in (*right, *wrong)] == [True] * len(right) + [False] * len(wrong)


def sent(record: type[msgspec.Struct], **fields: object) -> bool:
    """Whether a record with these fields is read."""
    try:
        msgspec.convert(fields, record)
    except msgspec.ValidationError:
        return False
    return True


def test_lists_of_a_message_have_their_bounds() -> None:
    """Players, options, links, choices, what is read."""
    begin = {"name": "Evening", "pack": "harbour"}
    players, options = ["Ada"] * 4, {f"key-{number}": "v" for number in range(40)}
    choices = ["sail"] * 40

    assert sent(http.Begin, **begin, players=players, options=options)
    assert not sent(http.Begin, **begin, players=[])
    assert not sent(http.Begin, **begin, players=[*players, "Eve"])
    assert not sent(http.Begin, **begin, players=players, options={**options, "one-more": "v"})
    assert sent(http.Join, invite="i" * 200, name="Ada")
    assert not sent(http.Join, invite="i" * 201, name="Ada")
    assert not sent(http.Join, invite="", name="Ada")
    links = ("l", "l" * 200, "", "l" * 201)
    assert [sent(http.OfferedLink, link=link) for link in links] == [True, True, False, False]
    for kind, fewest in ((requests.FollowRoute, 1), (requests.PreviewRequest, 0)):
        at = {"position": 0} if "position" in kind.__struct_fields__ else {}
        for count in (0, 1, 40, 41):
            assert sent(kind, kind=kind.__struct_config__.tag, id="i", **at, choices=choices[:1] * count) == (
                fewest <= count <= 40
            ), (kind, count)
    for staged, read, right in ((40, 120, True), (0, 0, True), (41, 0, False), (0, 121, False)):
        told = {"kind": "presence", "id": "i", "position": 0, "staged": ["sail"] * staged, "read": "r" * read}
        assert sent(requests.PresenceRequest, **told) == right


def test_the_longest_request_has_64_kibibytes() -> None:
    """One byte more is refused before it is read."""
    start, end = b'{"kind":"redo","id":"i","position":1', b"}"
    room = 64 * 1024 - len(start) - len(end)

    read_request(start + b" " * room + end)
    with pytest.raises(BadMessage, match="expected at most 65536 bytes, got 65537"):
        read_request(start + b" " * (room + 1) + end)
