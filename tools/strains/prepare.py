"""Fills a storage with campaigns of many choices; run by the interpreter of the checkout that is measured.

    python tools/strains/prepare.py FOLDER_OR_URL --campaigns 60 --choices 1000

Some campaigns are played at random, by a seed; the others are copies of them with seats of their own. Each has a
checkpoint, and some choices after it: by default half of those after which the next one is left. Prints a line of
JSON for each campaign.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.roster import new_roster
from sleeping_gods.journal.notation import CHANCE, UNDO, format_journal
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.storage import Storage
from sleeping_gods.storage.store import open_campaign
from sleeping_gods.wire.events import Settings

PACKS = ("wandering-sea", "lifted-north")
PLAYERS = ("Ada", "Ben")


def played(pack_name: str, choices: int, after: int, seed: int) -> tuple[bytes, bytes]:
    """A campaign file of so many choices: as it was at the checkpoint, and the choices after it."""
    game, pack = load_pack(pack_name)
    campaign = Campaign.begin(game, pack, setup_for(game, pack, PLAYERS, {"seed": str(seed)}))
    luck, early = Luck(seed), b""
    for number in range(choices):
        if number == max(choices - after, 0):
            early = format_journal(campaign.journal).encode()
        if is_over(campaign.table):
            numbers = campaign.history.numbers()
            campaign.go_back(numbers[len(numbers) // 2])
        campaign.play(None, text(luck.pick(options(campaign.table))))
    whole = format_journal(campaign.journal).encode()
    early = early or whole
    return early, whole[len(early) :]


def stored(storage: Storage, name: str, early: bytes, late: bytes, *, checkpoint: bool) -> dict[str, str]:
    """One campaign in the storage, with a host who plays all seats."""
    device = secrets.token_urlsafe(32)
    roster, _ = new_roster("Ada", device, len(PLAYERS), Settings(ask_undo=False))
    ref = storage.create(name, early, roster.plain())
    if checkpoint:
        open_campaign(storage, ref)[0].close()  # which leaves one
    if late:
        _play_on(storage, ref, late)
    return {"campaign": ref, "secret": device}


def _play_on(storage: Storage, ref: str, late: bytes) -> None:
    """Play the last choices as a server does that is killed then: it leaves a checkpoint only on its way."""
    campaign, store = open_campaign(storage, ref)
    for line in late.decode().splitlines():
        _, seat, *words = line.split(" ")[:-2]
        if seat == UNDO:
            campaign.go_back(int(words[0]))
        elif seat != CHANCE:
            campaign.play(None, " ".join(words))
    storage.release(store.hold)


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("place")
    parser.add_argument("--campaigns", type=int, default=60)
    parser.add_argument("--choices", type=int, default=1000)
    parser.add_argument("--after", type=int, default=125, help="choices after the checkpoint")
    parser.add_argument("--originals", type=int, default=6, help="campaigns that are played; the others are copies")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    count = min(args.originals, args.campaigns)
    originals = [played(PACKS[number % 2], args.choices, args.after, args.seed + number) for number in range(count)]
    storage = open_storage(args.place)
    for number in range(args.campaigns):
        early, late = originals[number % count]
        made = stored(storage, f"Strain {number}", early, late, checkpoint=args.choices >= 250)
        print(json.dumps(made))
        if number % 1000 == 999:
            print(f"  {number + 1} campaigns stored", file=sys.stderr, flush=True)
    storage.close()


if __name__ == "__main__":
    main()
