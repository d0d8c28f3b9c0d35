"""Writes the whole rules site: pages, fragments, search data, and the service worker for offline use."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from ..book.library import ReferenceBook, book
from ..cards.library import cards
from ..languages import BOOK_LANGS
from ..ledger import GAMES
from .aids_pages import aid_pages, printed_aids
from .card_list import cards_page
from .card_page import card_page
from .entry_page import entry_page
from .fragment import fragment
from .frame import SitePage, page_html
from .home import find_page_of_both, first_page, home_page
from .lists import a_z_page, contents_page, data_page, find_page, numbers_page
from .search_data import search_files
from .sources_page import sources_page
from .writing import SERVICE_WORKER, write_site

ASSETS = Path(__file__).resolve().parent / "assets"
COPIED_ASSETS = ("style.css", "aids.css", "rules.js", "icon.svg", "icon-192.png", "icon-512.png")
SEARCH_PAGE = "search-data.html"
"""For pages that were opened as files: it carries what those of a web server fetch."""
VERSION_LENGTH = 16
"""Hexadecimal digits of the version by which a browser knows that its offline copy is old."""
MANIFEST = {
    "name": "Sleeping Gods and Distant Skies: rules at hand",
    "short_name": "Rules at hand",
    "start_url": "./index.html",
    "scope": "./",
    "display": "standalone",
    "background_color": "#fbf8f1",
    "theme_color": "#1d3a4a",
    "icons": [
        {"src": "assets/icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "assets/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any maskable"},
        {"src": "assets/icon.svg", "sizes": "any", "type": "image/svg+xml"},
    ],
}


def site_files() -> Iterator[tuple[str, bytes]]:
    """Every file of the site with its path, except the service worker and its list."""
    for name in COPIED_ASSETS:
        yield f"assets/{name}", (ASSETS / name).read_bytes()
    yield "manifest.webmanifest", json.dumps(MANIFEST, indent=1).encode()
    yield "index.html", first_page().encode()
    for lang in BOOK_LANGS:
        files = dict(search_files(lang))
        for name, data in files.items():
            yield f"assets/{name}.json", data.encode()
        yield f"{lang}/{SEARCH_PAGE}", data_page(lang, files).encode()
        for page in (home_page(lang), find_page_of_both(lang)):
            yield page.path, page_html(page).encode()
        for game in GAMES:
            of_game = book(game, lang)
            for page in _pages(of_game):
                yield page.path, page_html(page).encode()
            yield from printed_aids(of_game)
            for entry in of_game.entries.values():
                yield f"fragments/{lang}/{entry.key}.html", fragment(entry).encode()


def _pages(book: ReferenceBook) -> Iterator[SitePage]:
    """All pages of a game in a language."""
    yield contents_page(book)
    yield a_z_page(book)
    yield cards_page(book)
    yield numbers_page(book)
    yield find_page(book)
    yield sources_page(book)
    yield from aid_pages(book)
    for entry in book.entries.values():
        yield entry_page(book, entry)
    for card in cards(book.game, book.lang).values():
        yield card_page(book, card)


def build_site(folder: Path) -> int:
    """Write the site into an empty folder or over an earlier one; returns the number of files."""
    files = dict(site_files())
    offline = [path for path in files if not path.startswith("fragments/") and not path.endswith(f"/{SEARCH_PAGE}")]
    state = hashlib.sha256()
    for path in offline:
        state.update(path.encode() + b"\0" + files[path])
    version = state.hexdigest()[:VERSION_LENGTH]
    worker = (ASSETS / SERVICE_WORKER).read_text("utf-8")
    files[SERVICE_WORKER] = f'const VERSION="{version}";{worker}'.encode()
    return write_site(folder, files, offline)
