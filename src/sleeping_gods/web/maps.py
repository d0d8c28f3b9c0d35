"""Serves the pictures of the maps over HTTP."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..service.maps import map_picture
from .files import file_response, not_found
from .headers import page_headers
from .request_gate import lang_of

PICTURE = "/api/packs/{pack}/map/{first:int}.svg"
POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""A picture loads and runs nothing, also where somebody opens it by itself."""


async def _picture(request: Request) -> Response:
    """The picture of a map in the language that is asked for."""
    name, first, lang = request.path_params["pack"], request.path_params["first"], lang_of(request)
    svg = await run_in_threadpool(lambda: map_picture(name, first, lang))
    return not_found() if svg is None else await file_response(request, svg, "map.svg", page_headers(POLICY))


def routes() -> list[Route]:
    """The route of the pictures."""
    return [Route(PICTURE, _picture, methods=["GET"])]
