"""Serves the rules reference beside the table: the site that ``sleeping-gods rules --site`` writes."""

from __future__ import annotations

import functools
import tempfile
import threading
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ..languages import LANGS
from ..reference.book.library import book
from ..reference.languages import book_language
from ..reference.ledger import GAMES
from ..reference.site.fragment import fragment
from ..reference.site.frame import POLICY
from .files import file_below, file_response, not_found
from .headers import page_headers

HEADERS = page_headers(f"{POLICY}; frame-ancestors 'none'")
_build_lock = threading.Lock()


@functools.cache
def _folder() -> Path:
    """Where the site lies: in the user's cache, or in a temporary folder that is filled now."""
    from ..reference.site.building import build_site  # what builds the site is loaded when somebody opens it
    from ..reference.site.site_cache import cached_site

    try:
        return cached_site()
    except OSError:  # a server may have no home
        folder = Path(tempfile.mkdtemp(prefix="sleeping-gods-rules-"))
        build_site(folder)
        return folder


def site_folder() -> Path:
    """The folder of the site, which is built when it is first needed."""
    with _build_lock:
        return _folder()


def routes() -> list[Route]:
    """The routes below /rules/."""
    return [
        Route("/rules", _front, methods=["GET"]),
        Route("/rules/", _front, methods=["GET"]),
        Route("/rules/fragments/{lang}/{game}/{slug}.html", _entry, methods=["GET"]),
        Route("/rules/{name:path}", _file, methods=["GET"]),
    ]


async def _front(request: Request) -> Response:
    """Leads to the first page."""
    return RedirectResponse("/rules/index.html")


async def _entry(request: Request) -> Response:
    """A single entry, which needs no built site."""
    lang, game, slug = (request.path_params[name] for name in ("lang", "game", "slug"))
    if lang not in LANGS or game not in GAMES:
        return not_found()
    of_game = await run_in_threadpool(book, game, lang)
    entry = of_game.entries.get(slug)
    if entry is None:
        return not_found()
    return await file_response(request, fragment(entry).encode(), "entry.html", HEADERS)


async def _file(request: Request) -> Response:
    """A page of the rules; for a language without a book, of the one that stands for it."""
    lang, slash, rest = request.path_params["name"].partition("/")
    name = f"{book_language(lang) if lang in LANGS else lang}{slash}{rest}"
    page = file_below(await run_in_threadpool(site_folder), name)
    return not_found() if page is None else await file_response(request, page.read_bytes(), name, HEADERS)
