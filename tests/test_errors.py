"""Every error of the engine: what it is given it keeps in a field of that name, or says."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import pytest

from sleeping_gods.campaign import errors as campaign_errors
from sleeping_gods.host import errors as host_errors
from sleeping_gods.journal import errors as journal_errors
from sleeping_gods.kernel import errors as kernel_errors
from sleeping_gods.kernel.errors import Finding, Reason
from sleeping_gods.storage import errors as storage_errors
from sleeping_gods.storage.records import Stored

MODULES = (campaign_errors, host_errors, journal_errors, kernel_errors, storage_errors)
REASON = Reason("SG-FATIGUE-004", "some-key", ("value",))
SAMPLES: dict[str, Any] = {
    "str": "words of {}", "int": 4711, "bool": True, "Reason": REASON, "Reason | None": REASON,
    "Table | None": object(), "list[str]": ["sail north"], "list[Finding]": [Finding("a.toml", 3, "bad", "very")],
    "Stored": Stored(3, 6, again=True), "object": "something else",
}  # fmt: skip
"""A value of every kind that an error is given, by its type as it is written."""


def own_errors() -> Iterator[type[Exception]]:
    """The errors that say themselves what they are given."""
    for module in MODULES:
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if kind.__module__ == module.__name__ and issubclass(kind, Exception) and "__init__" in vars(kind):
                yield kind


@pytest.mark.parametrize("kind", [*own_errors()], ids=lambda kind: kind.__name__)
def test_what_an_error_is_given_is_kept_or_said(kind: type[Exception]) -> None:
    """And it says something at all."""
    parameters = [*inspect.signature(kind).parameters.values()]
    given = {each.name: SAMPLES[str(each.annotation)] for each in parameters}
    given |= {name: value.format(name) for name, value in given.items() if isinstance(value, str)}
    placed = [given[each.name] for each in parameters if each.kind is each.POSITIONAL_OR_KEYWORD]
    named = {each.name: given[each.name] for each in parameters if each.kind is each.KEYWORD_ONLY}

    error = kind(*placed, **named)

    assert str(error)
    for name, value in given.items():
        kept = getattr(error, name, None) == value
        assert kept or str(value) in str(error), f"{name} is neither kept nor said"
        if name in vars(error):
            assert kept, name
    if len(placed) > 1 and all(isinstance(value, str) for value in placed[:2]):
        first, second = (str(error).find(value) for value in placed[:2])
        assert first < second or -1 in (first, second), "what is given first is said first"


def test_an_error_of_the_storage_is_raised_again_as_it_was() -> None:
    """In another thread: the same words, damage and lack of room, and where it came from."""
    for damaged, full in ((True, False), (False, True)):
        failed = storage_errors.StorageFailed("the disk", "is gone", damaged=damaged, full=full)
        again = failed.once_more()

        assert (str(again), again.damaged, again.full) == ("the disk: is gone", damaged, full)
        assert again.__cause__ is failed
    assert not storage_errors.StorageFailed("a", "b").damaged
    assert not storage_errors.StorageFailed("a", "b").full
    assert isinstance(storage_errors.Busy("a", "b"), OSError)
