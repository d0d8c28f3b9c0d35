"""The server as an application: endpoints, sockets, pages, health and figures."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from .. import __version__
from ..storage.storage import Storage
from ..wire.http import Health
from . import looking_back, maps, pages, repairs, rules_site
from .asking import Asking
from .bounds import USUAL, Bounds
from .campaigns import ENDPOINTS as CAMPAIGNS
from .house import House
from .logs import leave_out_clients
from .openapi import described
from .origins import Origins
from .seats import ENDPOINTS as SEATS
from .sockets import Sockets
from .worlds import ENDPOINTS as WORLDS

ENDPOINTS = (*WORLDS, *maps.ENDPOINTS, *CAMPAIGNS, *SEATS, *looking_back.ENDPOINTS, *repairs.ENDPOINTS)
PLAY = "/api/campaigns/{campaign}/play"


def build(storage: Storage, public_url: str, *also: str, bounds: Bounds = USUAL) -> Starlette:
    """The application over a storage; pages may come from the public address, and from others that are named."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        leave_out_clients()
        house = House(storage, bounds)
        app.state.asking.house = house
        house.begin()
        yield
        await house.stop()

    asking = Asking(None, public_url.rstrip("/"), Origins(public_url, *also), bounds)  # type: ignore[arg-type]  # when it starts

    async def health(request: Request) -> Response:
        house = asking.house
        said = Health("stopping" if house.stopping else "ok", __version__, house.tables, house.connections)
        return Response(msgspec.json.encode(said), 503 if house.stopping else 200, media_type="application/json")

    async def metrics(request: Request) -> Response:
        house = asking.house
        gauges = {"tables": house.tables, "connections": house.connections}
        return Response(house.metrics.text(gauges), media_type="text/plain; version=0.0.4")

    async def openapi(request: Request) -> Response:
        return Response(msgspec.json.encode(described(ENDPOINTS, asking.public_url)), media_type="application/json")

    routes = [
        Route("/health", health),
        Route("/metrics", metrics),
        Route("/api/openapi.json", openapi),
        *(Route(one.path, asking.endpoint(one), methods=[one.method]) for one in ENDPOINTS),
        WebSocketRoute(PLAY, Sockets(asking).take),
        *maps.routes(),
        *pages.routes(),
        *rules_site.routes(),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.asking = asking
    return app
