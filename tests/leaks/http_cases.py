"""What is sent over HTTP: every endpoint, for everybody, with whatever the answer may tell of a campaign."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.wire.coding import read_event
from sleeping_gods.wire.events import Snapshot

from ..host.marked import marked_pack
from ..host.oracle import Oracle
from ..web.door import Reply
from .audit import Audit
from .people import MEMBERS

Case: TypeAlias = Callable[[Audit, str, str, str], Awaitable[None]]
"""Asks as somebody by a method and a path, looks at the answer, and puts back what it has changed for the next."""
DENIED = 400
CAMPAIGN = "/api/campaigns/{campaign}"


def filled(audit: Audit, path: str) -> str:
    """A path with the names that stand for its gaps."""
    gaps = {"campaign": audit.campaign, "pack": audit.pack, "page": "2", "person": audit.people["spectator"].ref}
    gaps["invite"] = audit.invites[-1] if audit.invites else "nothing"
    for name, word in gaps.items():
        path = path.replace(f"{{{name}}}", word)
    return path


async def call(audit: Audit, role: str, method: str, path: str, body: object = None, query: str = "") -> Reply:
    """Ask, look at what others are sent because of it, and at the answer unless it is of a kind of its own."""
    reply = await audit.ask(role, method, filled(audit, path) + query, body)
    kind, asked = f"{method} {path}", f"{filled(audit, path)}{query}".encode() + msgspec.json.encode(body)
    await audit.look_at_all(kind, role)
    if role in MEMBERS:
        if reply.status >= DENIED or not path.endswith(("/replay", "/scene", "/export")):
            audit.look_at(kind, role, role, reply.body or b"{}", asked)
    else:
        audit.look_outside(kind, role, reply.body, asked)
    return reply


def with_body(body: Callable[[Audit], object] = lambda audit: None, query: str = "") -> Case:
    """A case that sends a body and needs nothing put back."""

    async def case(audit: Audit, role: str, method: str, path: str) -> None:
        await call(audit, role, method, path, body(audit), query)

    return case


def _some_entry(audit: Audit) -> int:
    """An entry of the line of play, mostly a late one."""
    line = [0, *audit.table.campaign.history.numbers()]
    return line[-1 - audit.luck.below(min(len(line), 12))] if audit.luck.below(3) else audit.luck.pick(line)


async def replay(audit: Audit, role: str, method: str, path: str) -> None:
    """What happened after an entry."""
    reply = await call(audit, role, method, path, query=f"?since={_some_entry(audit)}")
    if reply.status < DENIED and role in MEMBERS:
        audit.look_at_log(f"{method} {path}", role, reply.body)


async def scene(audit: Audit, role: str, method: str, path: str) -> None:
    """The table as it was after an entry."""
    entry = _some_entry(audit)
    reply = await call(audit, role, method, path, query=f"?entry={entry}")
    if reply.status < DENIED and role in MEMBERS:
        audit.look_at_past(f"{method} {path}", role, reply.body, entry)


async def export(audit: Audit, role: str, method: str, path: str) -> None:
    """The file holds everything: it is for the host alone, and everybody is told that it was taken."""
    reply = await call(audit, role, method, path)
    audit.looked[f"{method} {path}", role] += reply.status < DENIED
    if (reply.status < DENIED) != (role == "host"):
        audit.leaks.append(f"the file is given to {role}")
    if role == "host" and "file-taken" not in [one.how for one in audit.table.roster.disclosed]:
        audit.leaks.append("the host has taken the file, and nobody is told")


async def branch(audit: Audit, role: str, method: str, path: str) -> None:
    """A branch tells everybody what they knew at its entry, and nobody more; then it goes into the bin."""
    entry = _some_entry(audit)
    reply = await call(audit, role, method, path, {"entry": entry, "name": "What if"})
    if reply.status >= DENIED:
        return
    made = reply.said["campaign"]
    table = (await audit.door.registry.open(made)).table
    oracle = Oracle(marked_pack(audit.pack), table.campaign)
    for member in MEMBERS:
        last = table.campaign.history.position
        seen = await audit.ask(member, "GET", f"/api/campaigns/{made}/scene?entry={last}")
        told = read_event(seen.body)
        assert isinstance(told, Snapshot)
        audience = table.perspective_of(audit.people[member].ref, "en").audience
        audit.looked[f"{method} {path}", role] += 1
        strange = oracle.unentitled(seen.body, audience) - audit.oracle.seen_before
        audit.leaks += [f"a branch tells {member}: {thing}" for thing in sorted(map(str, strange))]
    await audit.ask(role, "DELETE", f"/api/campaigns/{made}")


async def give_seats(audit: Audit, role: str, method: str, path: str) -> None:
    """Somebody gets another's seat besides, and that one gets it back."""
    one, two = audit.people["one seat"].ref, audit.people["two seats"].ref
    await call(audit, role, method, path, {"person": two, "seats": [1, 2, 3]})
    await call(audit, role, method, path, {"person": one, "seats": [1]})


async def hand_over(audit: Audit, role: str, method: str, path: str) -> None:
    """Somebody else is the host for a moment."""
    reply = await call(audit, role, method, path, {"person": audit.people["one seat"].ref})
    if reply.status < DENIED:
        await call(audit, "one seat", method, path, {"person": audit.people["host"].ref})


async def leave(audit: Audit, role: str, method: str, path: str) -> None:
    """Whoever watches is shown out, or goes; then they follow a new invitation."""
    reply = await call(audit, role, method, path)
    if reply.status < DENIED:
        link = (await call(audit, "host", "POST", f"{CAMPAIGN}/invites", {"role": "spectator"})).said["url"]
        body = {"invite": link.partition("#")[2], "name": "Nora again"}
        joined = await audit.ask("spectator", "POST", "/api/join", body)
        audit.people["spectator"].ref = joined.said["you"]
        await audit.connect()


async def link_for(audit: Audit, role: str, method: str, path: str) -> None:
    """A link for somebody who is away for a moment; then they come again."""
    lost = audit.connections["two seats"]
    await audit.door.registry.disconnect(await audit.open(), lost)
    there = path.replace("{person}", audit.people["two seats"].ref)
    reply = await audit.ask(role, method, filled(audit, there))
    if reply.status < DENIED:
        body = {"link": reply.said["url"].partition("#")[2]}
        looked = await audit.ask("stranger", "POST", "/api/look-at-link", body)
        audit.leaks += [f"a link tells {thing}" for thing in audit.oracle.marked.named_in(looked.body)]
    await audit.look_at_all(f"{method} {path}", role)
    if role in MEMBERS:
        audit.look_at(f"{method} {path}", role, role, reply.body)
    else:
        audit.look_outside(f"{method} {path}", role, reply.body, there.encode())
    await audit.connect()


async def settle(audit: Audit, role: str, method: str, path: str) -> None:
    """All hands lie open for a moment."""
    await call(audit, role, method, path, {"open_hands": True})
    await call(audit, role, method, path, {})


async def invite(audit: Audit, role: str, method: str, path: str) -> None:
    """An invitation, which is taken back when there are many."""
    reply = await call(audit, role, method, path, {"role": "spectator"})
    if reply.status < DENIED:
        audit.invites.append(reply.said["ref"])
    if len(audit.invites) > 12:
        await revoke(audit, "host", "DELETE", f"{path}/{{invite}}")


async def revoke(audit: Audit, role: str, method: str, path: str) -> None:
    """The last invitation is taken back."""
    reply = await call(audit, role, method, path)
    if reply.status < DENIED:
        audit.invites.pop()


async def printed_cards(audit: Audit, role: str, method: str, path: str) -> None:
    """A box tells its printed cards, the same to everybody at any time; a world of ours tells none."""
    reply = await audit.ask(role, method, filled(audit, path))
    audit.looked[f"{method} {path}", role] += 1
    if (reply.status < DENIED) != audit.pack.startswith("own-"):
        audit.leaks.append(f"the cards of {audit.pack} are told to {role}")


BOXES = tuple(f"totem:{number}" for number in range(7))
"""Enough for the first cards of both games to be unlocked."""


async def unlocked(audit: Audit, role: str, method: str, path: str) -> None:
    """Whoever plays is told the cards that this campaign has unlocked, and nobody is told of any other card."""
    summary, table = audit.door.storage.summary(audit.campaign), audit.table
    audit.door.registry.ticked.put((summary.id, summary.entries), BOXES)
    reply = await audit.ask(role, method, filled(audit, path))
    audit.looked[f"{method} {path}", role] += 1
    plays = [member.ref for member in table.roster.members if member.role != "spectator"]
    free = presenter_of(summary.game).unlocked(audit.oracle.marked.pack, [*BOXES])
    expected = [*free] if audit.people[role].ref in plays and summary.entries else []
    if [card["option"] for card in reply.said["cards"]] != expected:
        audit.leaks.append(f"{role} is told of other cards than are unlocked")
    titles = "".join(free[option] for option in expected).encode()
    if audit.oracle.marked.named_in(reply.body) != audit.oracle.marked.named_in(titles):
        audit.leaks.append(f"what is unlocked tells {role} of something else")


async def put_in_bin(audit: Audit, role: str, method: str, path: str) -> None:
    """The campaign goes into the bin and out of it, and everybody comes again."""
    reply = await audit.ask(role, method, filled(audit, path))
    if reply.status < DENIED:
        await audit.ask("host", "POST", filled(audit, f"{CAMPAIGN}/unbin"))
        await audit.connect()
    kind = f"{method} {path}"
    await audit.look_at_all(kind, role)
    if role in MEMBERS:
        audit.look_at(kind, role, role, reply.body or b"{}")
    else:
        audit.look_outside(kind, role, reply.body, b"")


CASES: dict[tuple[str, str], Case] = {
    ("GET", "/api/packs"): with_body(),
    ("GET", "/api/words"): with_body(),
    ("GET", "/api/packs/{pack}/maps/{page}"): with_body(),
    ("GET", "/api/packs/{pack}/cards"): printed_cards,
    ("GET", "/api/packs/{pack}/unlocked"): unlocked,
    ("POST", "/api/campaigns"): with_body(lambda audit: {"pack": audit.pack, "name": "Mine", "players": ["Eve"]}),
    ("GET", "/api/campaigns"): with_body(),
    ("POST", "/api/import"): with_body(lambda audit: b"sleeping-gods campaign 2\n", "?name=Mine"),
    ("POST", "/api/join"): with_body(lambda audit: {"invite": f"{audit.campaign}.{'x' * 43}", "name": "Eve"}),
    ("GET", CAMPAIGN): with_body(),
    ("GET", f"{CAMPAIGN}/standing"): with_body(),
    ("GET", f"{CAMPAIGN}/back"): with_body(),
    ("GET", f"{CAMPAIGN}/repairs"): with_body(),
    ("GET", f"{CAMPAIGN}/printed"): with_body(),
    ("GET", f"{CAMPAIGN}/paper"): with_body(),
    ("GET", f"{CAMPAIGN}/paper-form"): with_body(),
    ("GET", f"{CAMPAIGN}/rest"): with_body(),
    ("GET", f"{CAMPAIGN}/invites"): with_body(),
    ("GET", f"{CAMPAIGN}/replay"): replay,
    ("GET", f"{CAMPAIGN}/scene"): scene,
    ("GET", f"{CAMPAIGN}/export"): export,
    ("POST", f"{CAMPAIGN}/branch"): branch,
    ("PATCH", CAMPAIGN): with_body(lambda audit: {"name": "Evening of secrets"}),
    ("DELETE", CAMPAIGN): put_in_bin,
    ("POST", f"{CAMPAIGN}/unbin"): with_body(),
    ("POST", f"{CAMPAIGN}/invites"): invite,
    ("DELETE", f"{CAMPAIGN}/invites/{{invite}}"): revoke,
    ("POST", f"{CAMPAIGN}/seats"): give_seats,
    ("POST", f"{CAMPAIGN}/host"): hand_over,
    ("DELETE", f"{CAMPAIGN}/people/{{person}}"): leave,
    ("POST", "/api/look-at-link"): with_body(lambda audit: {"link": f"{audit.campaign}.{'x' * 43}"}),
    ("POST", "/api/return"): with_body(lambda audit: {"link": f"{audit.campaign}.{'x' * 43}"}),
    ("POST", f"{CAMPAIGN}/link"): with_body(lambda audit: {"renew": True}),
    ("POST", f"{CAMPAIGN}/people/{{person}}/link"): link_for,
    ("PUT", f"{CAMPAIGN}/settings"): settle,
}
