"""Messages are plain records: nobody changes one that was read, and what is not known in one is refused."""

from __future__ import annotations

from types import ModuleType

import msgspec
import pytest

from sleeping_gods.host import members, robot_question, robot_seats, roster
from sleeping_gods.local import about
from sleeping_gods.wire import events, http, requests, sections


def records_in(*modules: ModuleType) -> list[type[msgspec.Struct]]:
    """The records that these modules define."""
    found = {
        one
        for module in modules
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    }
    return sorted(found, key=lambda one: (one.__module__, one.__name__))


MESSAGES = records_in(events, http, requests, sections)
KEPT = records_in(members, roster, robot_question, robot_seats)
"""What is stored with a campaign, or goes to the process of a robot."""


def test_all_modules_have_messages() -> None:
    """None of them is left out because its records are of another kind."""
    assert {one.__module__.rsplit(".", 1)[1] for one in MESSAGES} == {"events", "http", "requests", "sections"}


@pytest.mark.parametrize("message", [*MESSAGES, *KEPT], ids=lambda one: one.__name__)
def test_a_message_is_frozen_and_strict(message: type[msgspec.Struct]) -> None:
    """Each is frozen, and refuses fields that it does not know."""
    assert message.__struct_config__.frozen
    assert message.__struct_config__.forbid_unknown_fields


def test_what_is_kept_is_written_in_as_few_bytes_as_before() -> None:
    """The rows of a robot without the names of their fields; the record of a campaign on a device is frozen too."""
    rows = [one.__name__ for one in [*MESSAGES, *KEPT] if one.__struct_config__.array_like]

    assert rows == ["RobotReason", "RobotStretch"]
    assert about.About.__struct_config__.frozen
