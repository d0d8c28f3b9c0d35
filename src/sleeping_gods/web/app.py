"""The server as an ASGI application: endpoints, sockets, pages, health and metrics."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from .. import __version__
from ..campaign.supported_games import SUPPORTED_GAMES
from ..presentation.presenters import presenter_of
from ..service import history_endpoints, paper, printed_boards, repairs, settings, unlocked
from ..service.campaigns import ENDPOINTS as CAMPAIGNS
from ..service.maps import ENDPOINTS as MAPS
from ..service.worlds import ENDPOINTS as WORLDS
from ..storage.storage import Storage
from ..wire.http import Health
from . import maps, pages, plates, rules_site
from .logs import ignore_client_errors
from .openapi import openapi_document
from .origins import Origins
from .request_gate import RequestGate
from .seat_links import ENDPOINTS as SEAT_LINKS
from .seats import ENDPOINTS as SEATS
from .server_limits import DEFAULT_LIMITS, ServerLimits
from .sockets import Sockets
from .table_registry import TableRegistry

ENDPOINTS = (
    *WORLDS,
    *MAPS,
    *unlocked.ENDPOINTS,
    *CAMPAIGNS,
    *SEATS,
    *settings.ENDPOINTS,
    *SEAT_LINKS,
    *history_endpoints.ENDPOINTS,
    *repairs.ENDPOINTS,
    *printed_boards.ENDPOINTS,
    *paper.ENDPOINTS,
)
PLAY = "/api/campaigns/{campaign}/play"
"""Where the websocket of a table is opened."""


class ServerStatus:
    """What a server tells of itself, to whoever runs it and to programs."""

    def __init__(self, gate: RequestGate) -> None:
        self._gate = gate

    async def health(self, request: Request) -> Response:
        """Whether it takes requests."""
        registry = self._gate.registry
        state = Health("stopping" if registry.stopping else "ok", __version__, registry.tables, registry.connections)
        return Response(msgspec.json.encode(state), 503 if registry.stopping else 200, media_type="application/json")

    async def metrics(self, request: Request) -> Response:
        """Its metrics for Prometheus."""
        registry = self._gate.registry
        gauges = {"tables": registry.tables, "connections": registry.connections}
        return Response(registry.metrics.text(gauges), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        """The description of its endpoints."""
        document = openapi_document(ENDPOINTS, self._gate.public_url)
        return Response(msgspec.json.encode(document), media_type="application/json")


def build(storage: Storage, public_url: str, *also: str, limits: ServerLimits = DEFAULT_LIMITS) -> Starlette:
    """The application over a storage; ``also`` are further addresses that pages may come from."""
    for game in SUPPORTED_GAMES:
        presenter_of(SUPPORTED_GAMES[game].game.id)  # imported now, and not while somebody waits for a first table

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        """Open the tables' registry when the server starts, and close it when it stops."""
        ignore_client_errors()
        registry = TableRegistry(storage, limits)
        app.state.gate.registry = registry
        registry.begin()
        yield
        await registry.stop()

    gate = RequestGate(None, public_url.rstrip("/"), Origins(public_url, *also), limits)  # type: ignore[arg-type]  # when it starts

    status = ServerStatus(gate)
    routes = [
        Route("/health", status.health),
        Route("/metrics", status.metrics),
        Route("/api/openapi.json", status.openapi),
        *(Route(endpoint.path, gate.handler_of(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS),
        WebSocketRoute(PLAY, Sockets(gate).take),
        *maps.routes(),
        *plates.routes(),
        *pages.routes(),
        *rules_site.routes(),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.gate = gate
    return app
