"""Words of choices by what they hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...kernel.choices import Choice


def named_in(choice: Choice) -> str:
    """What a choice is about: the word after its verb, such as NAME of ``heal NAME`` or CARD of ``buy CARD``."""
    _, name, *_ = choice
    return name


class NamedAmount(NamedTuple):
    """So many of a kind."""

    amount: int
    kind: str


def amounts_in(words: Sequence[str]) -> list[NamedAmount]:
    """The amounts in words such as ``2 grain 1 meat``; none in other words."""
    pairs = zip(words[::2], words[1::2], strict=False)
    return [NamedAmount(int(amount), kind) for amount, kind in pairs if amount.isdecimal()]
