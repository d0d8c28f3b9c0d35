"""Endpoints about a campaign's progress and past: current state in words, possible undos, log, and earlier scenes."""

from __future__ import annotations

from msgspec.structs import replace

from ..campaign.errors import UnknownEntry
from ..host.errors import NotThere
from ..kernel.play import is_over
from ..presentation.scene.asks import Asks
from ..presentation.scene.headline import Headline
from ..presentation.scene.log import LogLine
from ..wire.events import Snapshot
from ..wire.http import Back, Whereabouts
from .endpoints import Call, Endpoint
from .standings import standing_key

MAX_DIGITS = 9
"""Digits of the highest entry number that is read."""


async def standing(call: Call) -> Whereabouts:
    """Where a campaign stands: turn, phase, place, and who is to decide."""
    if not call.here.summary.playable:
        raise NotThere("not-playable")
    key = standing_key(call.here, call.lang)
    cached = call.registry.standings.get(key)
    if cached is not None:
        return cached
    async with call.registry.at(call.here.summary.id) as opened:
        table, ref = opened.table, call.here.member.ref
        snapshot = await call.registry.run(
            lambda: table.snapshot_after(ref, call.lang, table.campaign.history.position)
        )
        headline, over = snapshot.sections.headline, is_over(table.campaign.table)
        decision, position = snapshot.sections.decision, table.position
    if not isinstance(headline, Headline):
        raise NotThere("not-playable")
    where = whereabouts(headline, decision if isinstance(decision, Asks) else None, over, snapshot.seats)
    return call.registry.standings.put(key, where) if position == key.entries else where


def whereabouts(headline: Headline, decision: Asks | None, over: bool, seats: tuple[int, ...]) -> Whereabouts:
    """Summarise a scene's headline and waiting decision, for somebody who plays ``seats``."""
    where = Whereabouts(
        title=headline.title, leader_text=headline.leader_text, phase=headline.phase, place=headline.place, over=over
    )
    if decision is None or decision.seat < 0:
        return where
    return replace(where, waits_for=decision.who, yours=any(seat in seats for seat in decision.seats))


async def back(call: Call) -> Back:
    """The undos that are possible, and whether the others would have to agree."""
    return await call.ask_table(lambda table, ref: table.ways_back(ref))


async def replay(call: Call) -> list[LogLine]:
    """What happened after an entry, as the caller's own seats may know it, in their language."""
    since = _entry_number(call, "since")
    try:
        return await call.ask_table(lambda table, ref: table.log_after(ref, call.lang, since))
    except UnknownEntry as error:
        raise NotThere("no-line") from error


async def scene(call: Call) -> Snapshot:
    """The table after an entry, as the caller's own seats saw it then."""
    entry = _entry_number(call, "entry")
    return await call.ask_table(lambda table, ref: table.snapshot_after(ref, call.lang, entry))


def _entry_number(call: Call, name: str) -> int:
    """Read an entry number from the query string; NotThere if it is none."""
    text = call.query[name]
    if not text.isascii() or not text.isdecimal() or len(text) > MAX_DIGITS:
        raise NotThere("no-line")
    return int(text)


_CAMPAIGN = "/api/campaigns/{campaign}"
ENDPOINTS = (
    Endpoint("GET", f"{_CAMPAIGN}/standing", "member", standing, answer=Whereabouts),
    Endpoint("GET", f"{_CAMPAIGN}/back", "seated", back, answer=Back),
    Endpoint("GET", f"{_CAMPAIGN}/replay", "member", replay, answer=list[LogLine], query=("since",)),
    Endpoint("GET", f"{_CAMPAIGN}/scene", "member", scene, answer=Snapshot, query=("entry",)),
)
