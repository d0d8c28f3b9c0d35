"""``sleeping-gods seats``: who sits at which table of a server, and a new link for somebody who has lost their seat."""

from __future__ import annotations

import argparse
import contextlib
from datetime import datetime
from typing import TYPE_CHECKING

from ..kernel.showing import printable_lines
from .command_words import print_refusal, say
from .parser import CommandParser
from .storage_options import place_arguments, place_of

if TYPE_CHECKING:
    from ..host.members import TableMember
    from ..host.roster import Roster
    from ..storage.records import CampaignSummary
    from ..storage.storage import Storage

HOST = "host"
"""What the host is called on the command line, whatever their name."""
LOCAL_URL = "http://127.0.0.1:8000"
"""Where a server listens if it is not told."""
TRIES = 20
"""How often a link is made anew if the table has changed who sits there meanwhile."""
EXAMPLES = (
    "seats --data /srv/sleeping-gods",
    "seats 0123456789abcdef --link host --public-url https://play.example.org",
    'seats "Friday evenings" --link Ben --database postgresql://games@db/games',
)


def arguments(parser: CommandParser) -> None:
    """Which campaign, for whom, and where."""
    parser.add_argument(
        "campaign", nargs="?", default="", metavar=parser.say("metavar_name"), help=parser.say("seats_campaign")
    )
    parser.add_argument("--link", default="", metavar=parser.say("metavar_name"), help=parser.say("seats_link"))
    parser.add_argument("--public-url", default=LOCAL_URL, metavar="URL", help=parser.say("seats_public-url"))
    place_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """List the seats, or make a link; 2 if there is no such campaign or person."""
    from ..host.errors import HostError
    from ..storage.errors import StorageError
    from ..storage.opening import open_beside
    from ..web.origins import origin_of
    from .serve import why_not

    if not origin_of(args.public_url):
        return print_refusal(say("serve_bad-url", url=args.public_url))
    if args.link and not args.campaign:
        return print_refusal(say("seats_which"))
    try:
        storage = open_beside(place_of(args))
    except StorageError as error:
        return print_refusal(why_not(error, "", 0, place_of(args)))
    with contextlib.closing(storage):
        listed = [summary for summary in storage.summaries() if _is_meant(summary, args.campaign)]
        if args.campaign and len(listed) != 1:
            return print_refusal(say("seats_many" if listed else "seats_no-campaign", name=args.campaign))
        if args.link:
            try:
                return _link(storage, listed[0], args.link, args.public_url.rstrip("/"))
            except HostError as error:
                return print_refusal(say("seats_no-person", name=args.link, key=error.key))
    _print_campaigns(listed)
    return 0


def _is_meant(summary: CampaignSummary, name: str) -> bool:
    """Whether a campaign is the one that was named, by its id or its name."""
    return not name or name in (summary.id, summary.name)


def _print_campaigns(listed: list[CampaignSummary]) -> None:
    """Every campaign, or that there is none."""
    for summary in listed:
        _print_campaign(summary)
    if not listed:
        print(say("seats_none"))


def _print_campaign(summary: CampaignSummary) -> None:
    """A campaign with its members and their seats."""
    played = datetime.fromtimestamp(summary.changed).astimezone().strftime("%Y-%m-%d %H:%M")
    words = {"id": summary.id, "name": _plain(summary.name), "world": _plain(summary.pack), "played": played}
    print(say(f"seats_campaign-{summary.status}", **words))
    roster = _roster_of(summary)
    if roster is None:
        print("  " + say("seats_unreadable"))
        return
    names = roster.names or summary.seats
    for member in roster.members:
        seats = ", ".join(_plain(names[seat]) for seat in member.seats if seat < len(names)) or "-"
        print("  " + say(f"seats_{member.role}", name=_plain(member.name), seats=seats, devices=len(member.devices)))


def _roster_of(summary: CampaignSummary) -> Roster | None:
    """The members of a campaign; None if they cannot be read."""
    from ..host.roster import roster_of

    with contextlib.suppress(ValueError):
        return roster_of(summary.settings)
    return None


def _link(storage: Storage, summary: CampaignSummary, name: str, public_url: str) -> int:
    """Make a link and print it; the table is told when it next hears of who sits there."""
    from ..host.roster import roster_of
    from ..host.seat_links import link_by_another, seat_url
    from ..storage.errors import SettingsChanged

    if not summary.playable:
        return print_refusal(say("seats_not-playable", name=_plain(summary.name)))
    for _ in range(TRIES):
        summary = storage.summary(summary.id)
        roster = roster_of(summary.settings)
        member = _member(roster, name)
        link = link_by_another(roster, member.ref, by="", entry=summary.entries)
        with contextlib.suppress(SettingsChanged):  # somebody was quicker: once more, with what they wrote
            storage.set_settings(summary.id, link.roster.plain(), summary.settings)
            print(say("seats_made", name=_plain(member.name), campaign=_plain(summary.name)))
            print(seat_url(public_url, summary.id, link.secret))
            return 0
    raise SettingsChanged(summary.id)


def _member(roster: Roster, name: str) -> TableMember:
    """Who is meant: the host, or the one person of this name."""
    from ..host.errors import NotThere

    hosts = [member for member in roster.members if member.role == HOST] if name == HOST else []
    matching = hosts or [member for member in roster.members if member.name == name]
    if len(matching) != 1:
        raise NotThere("no-person")
    return matching[0]


def _plain(text: str) -> str:
    """Words of players on one line, of which a terminal obeys nothing."""
    return " ".join(printable_lines(text).split())
