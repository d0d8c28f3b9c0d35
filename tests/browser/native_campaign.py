"""Plays a campaign natively, by itself because Playwright's event loop suffers no other beside it.

    python -m tests.browser.native_campaign WORLD CHOICES < FILE > FILE

Without a file on its input it begins a new campaign, else it takes the file in and goes on. It writes the campaign
file that comes of it.
"""

from __future__ import annotations

import asyncio
import json
import sys

from sleeping_gods.local import worker
from sleeping_gods.site.trial_play import TrialPlay

SEED = 3
"""With this luck a thousand choices do not end a campaign."""


async def play(world: str, choices: int, data: bytes) -> bytes:
    """The campaign file after so many choices more."""
    played = TrialPlay(world, "en")
    if data:
        await worker.start(played.device_files, lambda text: None)
        status, body = await worker.call("POST", "/api/import", {"lang": "en", "name": "Native"}, data)
        if status != 200:
            raise SystemExit(f"expected the file to be taken in, got {status} {body.decode()}")
        played.campaign = json.loads(body)["campaign"]
        await worker.open(played.campaign, "en")
    else:
        await played.begin()
    await played.play(choices, SEED)
    return played.journal()


if __name__ == "__main__":
    sys.stdout.buffer.write(asyncio.run(play(sys.argv[1], int(sys.argv[2]), sys.stdin.buffer.read())))
