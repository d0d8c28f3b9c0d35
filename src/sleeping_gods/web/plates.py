"""Serves drawn plates over HTTP."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..service.plates import plate_file
from .files import file_response, not_found
from .headers import CACHE_FOREVER, page_headers

PLATE = "/plates/{pack}/{file}"
POLICY = "default-src 'none'; frame-ancestors 'none'"
"""A picture loads and runs nothing, also where somebody opens it by itself."""


async def _plate(request: Request) -> Response:
    """A drawn plate of a pack."""
    pack, file = request.path_params["pack"], request.path_params["file"]
    data = await run_in_threadpool(lambda: plate_file(pack, file))
    if data is None:
        return not_found()
    return await file_response(request, data, "plate.png", page_headers(POLICY, CACHE_FOREVER))


def routes() -> list[Route]:
    """The route of the plates."""
    return [Route(PLATE, _plate, methods=["GET"])]
