"""Serves the pages of the built client and their files."""

from __future__ import annotations

import functools
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..service.problems import error_text
from .files import file_below, file_response, not_found
from .headers import CACHE_FOREVER, page_headers
from .request_gate import lang_of

TABLE = Path(__file__).resolve().parent / "table"
"""Where the client is built; a checkout has it after `make client`."""
PAGES = ("/", "/join", "/seat", "/c/{campaign}", "/about")
"""Addresses of the client's: it knows itself what to show at each."""


def is_built(folder: Path = TABLE) -> bool:
    """Whether the client was built."""
    return (folder / "index.html").is_file()


def routes(folder: Path = TABLE) -> list[Route]:
    """The routes of the pages and of the files that they load."""
    page = functools.partial(_page, folder)
    return [
        *(Route(path, page, methods=["GET"]) for path in PAGES),
        Route("/assets/{name:path}", functools.partial(_asset, folder), methods=["GET"]),
    ]


async def _page(folder: Path, request: Request) -> Response:
    """The page of the client, or how to build it where it is not built."""
    page = file_below(folder, "index.html")
    if page is None:
        return await file_response(request, _not_built(request), "none.html", page_headers(), 503)
    return await file_response(request, page.read_bytes(), "index.html", page_headers())


async def _asset(folder: Path, request: Request) -> Response:
    """A file of the client, which browsers may keep forever."""
    name = request.path_params["name"]
    asset = file_below(folder / "assets", name)
    return (
        not_found()
        if asset is None
        else await file_response(request, asset.read_bytes(), name, page_headers(cache_control=CACHE_FOREVER))
    )


def _not_built(request: Request) -> bytes:
    """A page that says that the client was not built, and links to the rules."""
    lang = lang_of(request)
    missing, rules = escape(error_text(lang, "not-built")), escape(error_text(lang, "rules-at-hand"))
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n<title>Sleeping Gods</title>\n'
        f'<p>{missing}</p>\n<p><a href="/rules/{lang}/sea/index.html">{rules}</a></p>\n</html>\n'
    ).encode()
