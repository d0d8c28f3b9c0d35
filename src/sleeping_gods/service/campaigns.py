"""Endpoints that begin, list, show, export, import, rename, branch and delete campaigns."""

from __future__ import annotations

import contextlib

import msgspec

from ..campaign.branching import branch
from ..campaign.errors import CampaignError, PackFileMissing, UnknownEntry
from ..campaign.games import companions, load_pack, playable, setup_for
from ..campaign.live import Campaign as LiveCampaign
from ..campaign.prepared import OPTION
from ..campaign.profile import GameProfile
from ..host.deeds import Deed
from ..host.errors import NotAllowed, NotThere, SetupRefused
from ..host.forced_answers import answer_all
from ..host.fresh_seed import fresh_seed
from ..host.roster import HOST, checked_name, new_roster, roster_of
from ..host.seat_secrets import hash_of
from ..journal.errors import JournalError
from ..journal.notation import BRANCHED, format_journal
from ..kernel.errors import IllegalSetup
from ..kernel.plain import Json
from ..presentation.presenters import presenter_of
from ..storage.errors import StorageFailed
from ..storage.records import BINNED, CampaignSummary, Tried
from ..wire.events import BranchOrigin, Disclosure, Settings, TableInfo
from ..wire.http import Begin, Begun, Branch, ListedCampaign, Rename
from .achievement_sheets import sheet_of
from .endpoints import Call, Endpoint
from .problems import error_text
from .unlocked import OPTION as OPTION_UNLOCKED
from .unlocked import game_of_pack

NAME_REMARK = "name: "
"""Prefix of the remark in a campaign file that holds the campaign's name."""


async def begin(call: Call) -> Begun:
    """Begin a campaign; whoever does so is its host."""
    body: Begin = call.body
    settings = settings_begun(body)
    roster, host = new_roster(body.host, call.device, len(body.players), settings)
    if "seed" in body.options:
        roster = roster.with_disclosure(Disclosure("seed-chosen", host.name, 0, body.options["seed"]))
    name = checked_name(body.name)
    sheet = await _sheet_for(call, body)
    data = await call.registry.run(lambda: _new_campaign_file(body, settings, sheet))
    ref = await call.registry.campaigns.create(name, data, roster.plain())
    return Begun(ref, host.ref, call.device)


async def _sheet_for(call: Call, body: Begin) -> GameProfile | None:
    """The achievement sheet of the device, where a campaign asks for cards that earlier ones must have unlocked."""
    if OPTION_UNLOCKED not in body.options:
        return None
    game = await call.registry.run(lambda: game_of_pack(body.pack))
    return await sheet_of(call.registry, call.device, game) if game is not None else None


def settings_begun(body: Begin) -> Settings:
    """The settings of a new campaign: with a printed box the table draws until somebody says otherwise."""
    draws = body.settings.draws if body.draws == "begun" else body.draws
    if draws == "begun" and body.pack in companions() and "seed" not in body.options:
        draws = "table"
    return msgspec.structs.replace(body.settings, draws=draws)


def _new_campaign_file(body: Begin, settings: Settings, sheet: GameProfile | None) -> bytes:
    """Create a campaign as a request describes it, with what a sheet has unlocked; returns its campaign file."""
    try:
        if body.pack not in (*playable(), *companions()):
            raise NotAllowed("no-pack")
        game, pack = load_pack(body.pack)
        by_hand = settings.draws != "begun"
        if BRANCHED in body.options or (by_hand and "seed" in body.options):
            raise NotAllowed("bad-setup")
        options = dict(body.options) if by_hand else {"seed": str(fresh_seed()), **body.options}
        if settings.draws == "hand" and OPTION in options:
            options[OPTION] = "no"  # its draws are prepared
        campaign = LiveCampaign.begin(game, pack, setup_for(game, pack, body.players, options, sheet))
        campaign.agree_who_draws(settings.draws, fresh_seed)
        campaign.draw()
        answer_all(presenter_of(game.id), campaign, settings)
    except IllegalSetup as error:
        raise SetupRefused(game.id, error.reason) from error
    except PackFileMissing:
        raise
    except CampaignError as error:
        raise NotAllowed("bad-setup") from error
    return format_journal(campaign.journal).encode()


async def list_campaigns(call: Call) -> list[ListedCampaign]:
    """The campaigns in which this device has a place, the one that changed last first."""
    if not call.device:
        return []
    summaries = await call.registry.campaigns.of_device(hash_of(call.device))
    return [listed for summary in summaries if (listed := _listed_campaign(summary, call.device)) is not None]


def _listed_campaign(summary: CampaignSummary, device: str) -> ListedCampaign | None:
    """One row of the list; None if the device is no member of the campaign or its roster cannot be read."""
    try:
        roster = roster_of(summary.settings)
    except ValueError:
        return None
    member = roster.by_device(device)
    if member is None:
        return None
    return ListedCampaign(
        id=summary.id,
        name=summary.name,
        game=summary.game,
        pack=summary.pack,
        players=tuple(summary.seats),
        changed_at=summary.changed,
        entries=summary.entries,
        binned=summary.status == BINNED,
        damaged=summary.report,
        you=member.ref,
        moments=roster.moments,
        is_host=member.role == HOST,
        origin=roster.origin,
    )


async def look_at(call: Call) -> TableInfo:
    """Who sits at a table and what they have agreed on."""
    async with call.registry.at(call.here.summary.id) as opened:
        return opened.table.table_info()


async def export(call: Call) -> bytes:
    """The campaign file for the host, with everything that was drawn. The other players are told of the export."""
    campaign, member = call.here.summary.id, call.here.member
    with contextlib.suppress(NotThere, JournalError, OSError):  # what cannot be played can still be kept
        await call.registry.disclose(campaign, Disclosure("file-taken", member.name, call.here.summary.entries))
    data = await call.registry.campaigns.export(campaign)
    if any(disclosure.how == "draws-unverified" for disclosure in call.here.roster.disclosed):
        data = _with_remark(data, error_text(call.lang, "draws-unverified"))
    return _with_remark(data, f"{NAME_REMARK}{call.here.summary.name}")


def _with_remark(data: bytes, text: str) -> bytes:
    """Append a remark line to a campaign file, unless it is there already."""
    remark = f"% {text}\n".encode()
    return data if remark in data or not data.endswith(b"\n") else data + remark


async def take_in(call: Call) -> Begun:
    """Import a campaign file as a new campaign, after replaying every line of it."""
    name = _name_in(call.body) or checked_name(call.query.get("name", ""))
    roster, host = new_roster("Host", call.device, 0, Settings())  # seats that nobody plays are the host's
    roster = roster.with_disclosure(Disclosure("file-brought-in", host.name, 0))

    def settings_after_trial(tried: Tried) -> dict[str, Json]:
        marked = roster.with_disclosure(Disclosure("draws-unverified", host.name, 0)) if tried.unverified else roster
        return marked.plain()

    try:
        ref = await call.registry.campaigns.bring_in(name, call.body, settings_after_trial)
    except StorageFailed:
        raise
    except JournalError as error:
        raise NotAllowed("bad-file") from error
    return Begun(ref, host.ref, call.device)


def _name_in(data: bytes) -> str:
    """Read the campaign's name from the last name remark of its file; empty if there is none."""
    start = f"% {NAME_REMARK}".encode()
    remarks = [line for line in data.splitlines() if line.startswith(start)]
    with contextlib.suppress(UnicodeDecodeError, NotAllowed):
        return checked_name(remarks[-1][len(start) :].decode()) if remarks else ""
    return ""


async def branch_off(call: Call) -> Begun:
    """Create a campaign with the same entries up to one of them, and with the same members.

    It gets a new seed, unless the table's settings say that draws repeat.
    """
    body: Branch = call.body
    async with call.registry.at(call.here.summary.id) as opened:
        journal = opened.table.campaign.journal
        seed = None if opened.table.roster.settings.repeat_luck else fresh_seed()
        try:
            data = await call.registry.run(lambda: branch(journal, body.entry, seed))
        except UnknownEntry as error:
            raise NotThere("no-line") from error
    origin = BranchOrigin(call.here.summary.id, call.here.summary.name, body.entry)
    disclosed = call.here.roster.disclosed
    if seed is not None:  # with a new seed only this one still concerns what will be drawn
        disclosed = tuple(disclosure for disclosure in disclosed if disclosure.how == "draws-unverified")
    roster = msgspec.structs.replace(
        call.here.roster, invites=(), moments=(), origin=origin, disclosed=disclosed, seat_links=()
    )
    ref = await call.registry.campaigns.create(checked_name(body.name), data, roster.plain())
    member = call.here.member
    await call.registry.tell_of(
        call.here.summary.id, Deed("branched", member.ref, member.name, place=body.name, campaign=ref)
    )
    return Begun(ref, member.ref)


async def rename(call: Call) -> None:
    """Give a campaign another name."""
    await call.registry.campaigns.rename(call.here.summary.id, checked_name(call.body.name))


async def put_in_bin(call: Call) -> None:
    """Put a campaign into the bin."""
    await call.registry.forget(call.here.summary.id)
    await call.registry.campaigns.bin(call.here.summary.id)


async def take_out_of_bin(call: Call) -> None:
    """Take a campaign out of the bin."""
    await call.registry.campaigns.unbin(call.here.summary.id)


ENDPOINTS = (
    Endpoint("POST", "/api/campaigns", "anybody", begin, Begin, Begun, makes_device=True),
    Endpoint("GET", "/api/campaigns", "anybody", list_campaigns, answer=list[ListedCampaign]),
    Endpoint("POST", "/api/import", "anybody", take_in, bytes, Begun, makes_device=True, query=("name",), gated=True),
    Endpoint("GET", "/api/campaigns/{campaign}", "member", look_at, answer=TableInfo),
    Endpoint("GET", "/api/campaigns/{campaign}/export", "host", export, answer=bytes),
    Endpoint("POST", "/api/campaigns/{campaign}/branch", "host", branch_off, Branch, Begun),
    Endpoint("PATCH", "/api/campaigns/{campaign}", "host", rename, Rename),
    Endpoint("DELETE", "/api/campaigns/{campaign}", "host", put_in_bin),
    Endpoint("POST", "/api/campaigns/{campaign}/unbin", "host", take_out_of_bin),
)
