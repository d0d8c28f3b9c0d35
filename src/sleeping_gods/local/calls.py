"""Calls endpoints without HTTP: method, path, query and body in; status and bytes out."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from ..campaign.errors import PackFileMissing
from ..host.errors import HostError, NotAllowed, NotThere
from ..host.roster import HOST
from ..journal.errors import CannotSave
from ..journal.limits import MAX_BYTES
from ..languages import Lang, closest
from ..service import campaigns, history_endpoints, paper, printed_boards, repairs, settings, unlocked, worlds
from ..service.endpoints import Call, Endpoint, check_place, read_body
from ..service.membership import Membership
from ..service.problems import problem_of, status_of
from ..storage.errors import StorageError
from ..wire.coding import MAX_MESSAGE_BYTES
from ..wire.http import Begun, Whereabouts
from .campaign_files import DEVICE
from .local_tables import LocalTables

ENDPOINTS: tuple[Endpoint, ...] = (
    *worlds.ENDPOINTS,
    *unlocked.ENDPOINTS,
    *campaigns.ENDPOINTS,
    *settings.ENDPOINTS,
    *history_endpoints.ENDPOINTS,
    *repairs.ENDPOINTS,
    *printed_boards.ENDPOINTS,
    *paper.ENDPOINTS,
)
"""Maps are drawn when a site is built, and are files there."""
NEEDS_OTHER_PEOPLE = ("join", "return", "look-at-link", "invites", "seats", "host", "people", "link")
"""Parts of the paths of endpoints that are of use only where others sit at the table."""
log = logging.getLogger("sleeping_gods.local")


OK, NO_CONTENT = 200, 204
"""Statuses of HTTP, which a page expects of this device too."""


class LocalAnswer(NamedTuple):
    """The status and the body of an answer."""

    status: int
    body: bytes


async def answer(tables: LocalTables, method: str, path: str, query: Mapping[str, str], body: bytes) -> LocalAnswer:
    """The answer of an endpoint; errors are answered in words."""
    lang = closest(query.get("lang", ""))
    try:
        done = await _call_endpoint(tables, method, path, query, body)
    except HostError as error:
        return _problem(error, lang)
    except PackFileMissing as error:
        log.error("%s", error)
        return _problem(NotThere("files-missing"), lang)
    except (CannotSave, StorageError, OSError) as error:
        log.error("cannot save: %s", error)
        return _problem(HostError("cannot-save"), lang)
    if done is None:
        return LocalAnswer(NO_CONTENT, b"")
    return LocalAnswer(OK, done if isinstance(done, bytes) else msgspec.json.encode(done))


def _problem(error: HostError, lang: Lang) -> LocalAnswer:
    """A refusal as an answer."""
    return LocalAnswer(status_of(error), msgspec.json.encode(problem_of(error, lang)))


async def _call_endpoint(tables: LocalTables, method: str, path: str, query: Mapping[str, str], body: bytes) -> object:
    """What the endpoint of a path answers; HostError if it refuses."""
    endpoint, params = _endpoint(method, path)
    if len(body) > (MAX_BYTES if endpoint.body is bytes else MAX_MESSAGE_BYTES):
        raise HostError("too-large")
    call = Call(
        registry=tables,
        public_url="",
        lang=closest(query.get("lang", "")),
        device=DEVICE,
        params=params,
        query={name: query.get(name, "") for name in endpoint.query},
        body=read_body(endpoint, body),
    )
    if endpoint.who != "anybody":
        summary, roster = await tables.summary(params["campaign"])
        member = next(member for member in roster.members if member.role == HOST)
        call.place = Membership(summary, roster, member)
        check_place(endpoint, member)
    done = await endpoint.do(call)
    if isinstance(done, Whereabouts):
        await tables.campaigns.note_standing(params["campaign"], call.lang, done)
    return msgspec.structs.replace(done, secret="") if isinstance(done, Begun) else done


class MatchedEndpoint(NamedTuple):
    """The endpoint of a path, and the parameters in the path."""

    endpoint: Endpoint
    params: dict[str, str]


def _endpoint(method: str, path: str) -> MatchedEndpoint:
    """The endpoint of a path; NotThere if there is none."""
    parts = path.strip("/").split("/")
    for each in ENDPOINTS:
        wanted = each.path.strip("/").split("/")
        if each.method == method and len(wanted) == len(parts):
            names = {name[1:-1]: part for name, part in zip(wanted, parts, strict=True) if name.startswith("{")}
            if all(name == part or name.startswith("{") for name, part in zip(wanted, parts, strict=True)):
                return MatchedEndpoint(each, names)
    if any(part in NEEDS_OTHER_PEOPLE for part in parts[1:2] + parts[3:4]):
        raise NotAllowed("needs-server")
    raise NotThere("unknown")
