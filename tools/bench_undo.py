"""What a step back costs at a served table with a long campaign: stored, and told to two people.

    python tools/bench_undo.py --choices 5000
    python tools/bench_undo.py --database postgresql://...

Prints the milliseconds that the authority takes for each kind of step, and the bytes that a choice takes when stored.
"""

from __future__ import annotations

import argparse
import tempfile
from time import perf_counter

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.roster import new_roster
from sleeping_gods.host.storage_table_store import open_table
from sleeping_gods.host.table import ServedTable
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.storage import Storage
from sleeping_gods.storage.store import open_campaign
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.events import Done, Settings
from sleeping_gods.wire.requests import Redo, Request, Undo

TRIES = 7


def played(storage: Storage, pack: str, choices: int) -> tuple[str, float]:
    """A campaign of so many choices, and the bytes that each of them takes."""
    game, box = load_pack(pack)
    roster, _ = new_roster("Ada", "a" * 43, 2, Settings(ask_undo=False))
    roster, _, secret = roster.invite((1,), "player", 2)
    roster, _ = roster.accept(secret, "Ben", "b" * 43)
    first = Campaign.begin(game, box, setup_for(game, box, ("Ada", "Ben"), {"seed": "2"}))
    ref = storage.create("bench", format_journal(first.journal).encode(), roster.plain())
    before, luck = storage.size(), Luck(2)
    campaign, store = open_campaign(storage, ref)
    for number in range(choices):
        with store.under(f"{number:032x}"):
            if is_over(campaign.table):
                campaign.go_back(campaign.history.numbers()[len(campaign.history.numbers()) // 2])
            else:
                campaign.play(None, text(luck.pick(options(campaign.table))))
    campaign.close()
    return ref, (storage.size() - before) / choices


def timed(table: ServedTable, request: Request, ref: str) -> float:
    """Milliseconds from a request to all that is sent because of it, in bytes."""
    began = perf_counter()
    outcome = table.handle(request, ref, "en")
    sent = [encode(outcome.reply), *map(encode, outcome.changed.values())]
    spent = perf_counter() - began
    if not isinstance(outcome.reply, Done) or len(sent) < 3:
        raise SystemExit(f"{request}: {outcome.reply}")
    return spent * 1000


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choices", type=int, default=5000)
    parser.add_argument("--database", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        storage = open_storage(args.database or folder)
        for pack in ("harbour", "airfield"):
            kept, size = played(storage, pack, args.choices)
            table = open_table(storage, kept)
            host, other = (member.ref for member in table.roster.members)
            for ref, lang in ((host, "en"), (other, "fr")):
                table.come(ref)
                table.snapshot(ref, lang)  # type: ignore[arg-type]  # one of the two
            print(f"{pack}, {args.choices} choices on {storage.name}: {size:.0f} bytes stored for a choice")
            for by in ("step", "action", "turn"):
                back, forward = [], []
                for number in range(TRIES):
                    back.append(timed(table, Undo(f"u-{by}-{number}", table.position, by), host))  # type: ignore[arg-type]
                    forward.append(timed(table, Redo(f"r-{by}-{number}", table.position), host))
                print(f"  back by {by:<7} {sorted(back)[TRIES // 2]:6.1f} ms, at most {max(back):6.1f}", end="")
                print(f"; forward again {sorted(forward)[TRIES // 2]:6.1f} ms, at most {max(forward):6.1f}")
        storage.close()


if __name__ == "__main__":
    main()
