"""Endpoints about the past: where a campaign stands, what an undo would do, what happened, and the table as it was."""

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


async def standing(call: Call) -> Whereabouts:
    """Where a campaign stands."""
    if not call.here.summary.playable:
        raise NotThere("not-playable")
    key = standing_key(call.here, call.lang)
    known = call.registry.standings.known(key)
    if known is not None:
        return known
    async with call.registry.at(call.here.summary.id) as opened:
        table, ref = opened.table, call.here.member.ref
        snapshot = await call.registry.run(lambda: table.then(ref, call.lang, table.campaign.history.position))
        head, over = snapshot.sections.headline, is_over(table.campaign.table)
        waits, position = snapshot.sections.decision, table.position
    if not isinstance(head, Headline):
        raise NotThere("not-playable")
    where = whereabouts(head, waits if isinstance(waits, Asks) else None, over, snapshot.seats)
    return call.registry.standings.keep(key, where) if position == key.entries else where


def whereabouts(head: Headline, waits: Asks | None, over: bool, seats: tuple[int, ...]) -> Whereabouts:
    """Where a campaign stands, by its headline and the decision that waits, for whoever plays some seats."""
    where = Whereabouts(head.title, head.leader_text, head.phase, head.place, over)
    if waits is None or waits.seat < 0:
        return where
    return replace(where, waits_for=waits.who, yours=waits.seat in seats)


async def back(call: Call) -> Back:
    """What can be taken back, and whether the others would be asked."""
    async with call.registry.at(call.here.summary.id) as opened:
        table, ref = opened.table, call.here.member.ref
        return await call.registry.run(lambda: table.ways_back(ref))


async def replay(call: Call) -> list[LogLine]:
    """What happened after an entry, as the caller's own seats may know it, in their language."""
    since = _entry(call, "since")
    async with call.registry.at(call.here.summary.id) as opened:
        table, ref = opened.table, call.here.member.ref
        try:
            return await call.registry.run(lambda: table.retold(ref, call.lang, since))
        except UnknownEntry as error:
            raise NotThere("no-line") from error


async def scene(call: Call) -> Snapshot:
    """The table after an entry, as the caller's own seats saw it then."""
    entry = _entry(call, "entry")
    async with call.registry.at(call.here.summary.id) as opened:
        table, ref = opened.table, call.here.member.ref
        return await call.registry.run(lambda: table.then(ref, call.lang, entry))


def _entry(call: Call, name: str) -> int:
    given = call.query[name]
    if not given.isascii() or not given.isdecimal() or len(given) > 9:
        raise NotThere("no-line")
    return int(given)


_CAMPAIGN = "/api/campaigns/{campaign}"
ENDPOINTS = (
    Endpoint("GET", f"{_CAMPAIGN}/standing", "member", standing, answer=Whereabouts),
    Endpoint("GET", f"{_CAMPAIGN}/back", "seated", back, answer=Back),
    Endpoint("GET", f"{_CAMPAIGN}/replay", "member", replay, answer=list[LogLine], query=("since",)),
    Endpoint("GET", f"{_CAMPAIGN}/scene", "member", scene, answer=Snapshot, query=("entry",)),
)
