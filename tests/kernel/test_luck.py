"""Luck: the same numbers on every machine."""

from __future__ import annotations

import hashlib

import pytest

from sleeping_gods.kernel.luck import Luck


def test_the_published_numbers_of_splitmix64() -> None:
    """Seed 1234567 gives the sequence that the generator's reference prints."""
    luck = Luck(1234567)

    assert [luck.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.slow
def test_golden_vector() -> None:
    """A hundred thousand draws, bounded and picked, have the recorded sum."""
    luck, digest = Luck(2026), hashlib.sha256()
    for number in range(1, 100_001):
        digest.update(luck.below(number).to_bytes(8, "big"))
        digest.update(bytes([luck.pick(range(7))]))

    assert digest.hexdigest() == GOLDEN


def test_state_can_be_written_down_and_resumed() -> None:
    """A Luck made from another's state goes on like it."""
    first = Luck(9)
    first.next()
    second = Luck(first.state)

    assert [first.below(1000) for _ in range(9)] == [second.below(1000) for _ in range(9)]


def test_every_item_is_picked_about_equally_often() -> None:
    """In 60,000 throws of a die no face is more than 4 % off."""
    luck, counts = Luck(1), [0] * 6
    for _ in range(60_000):
        counts[luck.below(6)] += 1

    assert all(9_600 < count < 10_400 for count in counts)


GOLDEN = "76fe1aac71cec3d415ea5480d49a5caac8c5d788c3ce5e589788e399bf4ec6cf"
