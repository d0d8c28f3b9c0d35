"""Digest random play: a digest over every list of options, what happened, and states all along, of whole campaigns.

Two versions of the engine that print the same digests offer the same options in the same order and reach the same
states. Whoever makes the engine faster runs it before and after: `python tools/play_digest.py [--campaigns N]`.
"""

from __future__ import annotations

import argparse
import hashlib

from sleeping_gods.bots.runs.random_bot import table_act
from sleeping_gods.bots.runs.soak_setups import combinations
from sleeping_gods.campaign.games import load_pack
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, options
from sleeping_gods.kernel.state import canonical

PACKS = {"harbour": 1, "wandering-sea": 1, "airfield": 4}
"""Packs, and how many times the number of campaigns: those of the skies are shorter."""
LIMIT = 3_000
"""Decisions of one campaign."""
STATES = 7
"""Every so many decisions the whole state is digested."""
TABLE_ACTS = 200
"""Every so many decisions an act about the campaign itself is tried."""
STEPS = 37
"""So far apart in the list of all set-ups are those played one after another."""


def digest(pack_id: str, campaigns: int) -> tuple[str, int]:
    """The digest of so many campaigns, and how many decisions they had."""
    game, pack = load_pack(pack_id)
    plans = combinations(game, pack)
    total, decisions = hashlib.blake2b(digest_size=12), 0
    for number in range(campaigns):
        table, luck, count = game.set_up(pack, plans[number * STEPS % len(plans)]), Luck(9_000 + number), 0
        while table.agenda and count < LIMIT:
            offered = options(table)
            total.update(repr((offered, table.log_events)).encode())
            count += 1
            if count % STATES == 0:
                total.update(canonical(table))
            if count % TABLE_ACTS == 0:
                table_act(table, luck)
            else:  # half of the time the decision itself is answered, so that play gets deeper
                apply(table, luck.pick(table.offered if luck.below(2) else offered))
        decisions += count
    return total.hexdigest(), decisions


def main() -> None:
    """Print a line for each pack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--campaigns", type=int, default=5, help="campaigns of each pack (default: %(default)s)")
    campaigns = parser.parse_args().campaigns
    for pack_id, times in PACKS.items():
        played_digest, decisions = digest(pack_id, campaigns * times)
        print(f"{pack_id}: {played_digest} over {decisions:,} decisions", flush=True)


if __name__ == "__main__":
    main()
