"""What a hit does that may be blocked, and how much of it a choice blocks."""

from __future__ import annotations

from sleeping_gods.bots.robots.hits_ahead import ACTS, blow_taken
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.table import waiting_decision

from .campaigns import campaign


def test_taking_a_hit_blocks_nothing_and_acts_block_no_more_than_it_is() -> None:
    """Of every choice that is told something of."""
    hits = blocks = 0
    for seed in range(1, 12):
        for table, _ in campaign("airfield", 2, seed, 300):
            if type(waiting_decision(table)).__name__ != "Block":
                assert blow_taken(table, table.offered[0]) is None
                continue
            hit = blow_taken(table, ("take", "hit"))
            assert hit is not None
            assert hit.blow > 0
            assert hit.health > 0
            assert not hit.blocked
            hits += 1
            for choice in options(table):
                told = blow_taken(table, choice) if choice[0] in ACTS else None
                if told is not None:
                    assert 0 < told.blocked <= told.blow == hit.blow
                    blocks += 1
        if hits > 2 and blocks:
            break
    assert hits > 2
    assert blocks
