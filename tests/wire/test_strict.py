"""Messages are plain records: nobody changes one that was read, and what is not known in one is refused."""

from __future__ import annotations

import msgspec
import pytest

from sleeping_gods.wire import events, http, requests, sections

MESSAGES = sorted(
    {
        one
        for module in (events, http, requests, sections)
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    },
    key=lambda one: (one.__module__, one.__name__),
)


def test_all_modules_have_messages() -> None:
    """None of them is left out because its records are of another kind."""
    assert {one.__module__.rsplit(".", 1)[1] for one in MESSAGES} == {"events", "http", "requests", "sections"}


@pytest.mark.parametrize("message", MESSAGES, ids=lambda one: one.__name__)
def test_a_message_is_frozen_and_strict(message: type[msgspec.Struct]) -> None:
    """Each is frozen, and refuses fields that it does not know."""
    assert message.__struct_config__.frozen
    assert message.__struct_config__.forbid_unknown_fields
