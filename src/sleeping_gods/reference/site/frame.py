"""The frame of every page: head, search, the way to the other lists, the other language, and the foot."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from ...effects.terms import Lang
from .words import words

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'"
)
"""Nothing from elsewhere, and no script in a page."""
SAID_BY_SCRIPT = ("results", "found", "nothing", "copied", "ready", "sea", "skies", "card")
"""Words that the script says; the page carries them."""
OTHER: dict[Lang, Lang] = {"en": "fr", "fr": "en"}
LISTS = {
    "index": "contents",
    "a-z": "a_z",
    "cards": "cards",
    "numbers": "numbers",
    "quick-reference": "quick_reference",
    "odds": "odds",
}
"""Pages beside the entries, and the words for them."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a game in a language; its name is that of its file."""

    lang: Lang
    game: str
    name: str
    title: str
    brief: str
    body: str
    styles: tuple[str, ...] = ()
    """Stylesheets beside that of the site."""

    @property
    def path(self) -> str:
        """Where the page lies in the site."""
        return f"{self.lang}/{self.game}/{self.name}.html"


def framed(page: Page) -> str:
    """The whole page."""
    said = words(page.lang)
    title = f"{page.title} · {said[page.game]} · {said['site']}"
    head = _head(page.lang, title, page.brief, root="../../", game=page.game, styles=page.styles)
    on_paper = "" if page.styles else f'<p class="printed">{said[page.game]} · {said["site"]}</p>\n'
    desk = f'<div class="desk">\n{page.body}\n</div>'
    return f"{head}\n<body>\n{_banner(page)}\n{on_paper}{desk}\n{foot(page.lang, searching=True)}\n</body>\n</html>\n"


def _head(lang: Lang, title: str, brief: str, *, root: str, game: str | None, styles: tuple[str, ...] = ()) -> str:
    said = words(lang)
    sheets = "".join(f'<link rel="stylesheet" href="{root}assets/{name}">\n' for name in ("style.css", *styles))
    data = "".join(f' data-{name}="{escape(said[name])}"' for name in SAID_BY_SCRIPT)
    if game:
        data += f' data-game="{game}"'
    return (
        f'<!doctype html>\n<html lang="{lang}" data-root="{root}"{data}>\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f'<title>{escape(title)}</title>\n<meta name="description" content="{escape(brief)}">\n'
        '<meta name="theme-color" content="#1d3a4a">\n'
        f"{sheets}"
        f'<link rel="icon" href="{root}assets/icon.svg" type="image/svg+xml">\n'
        f'<link rel="manifest" href="{root}manifest.webmanifest">\n'
        f'<script src="{root}assets/rules.js" defer></script>\n</head>'
    )


def _banner(page: Page) -> str:
    said = words(page.lang)
    games = "".join(
        f'<a href="../{game}/index.html"{" aria-current=true" if game == page.game else ""}>{said[game]}</a>'
        for game in ("sea", "skies")
    )
    lists = "".join(
        f'<a href="{name}.html"{" aria-current=page" if name == page.name else ""}>{said[key]}</a>'
        for name, key in LISTS.items()
    )
    other = OTHER[page.lang]
    return (
        f'<a class="skip" href="#text">{said["skip"]}</a>\n<header class="banner">\n'
        f'<a class="brand" href="../../index.html">{said["site"]}</a>\n'
        f'<nav class="games" aria-label="{said["site"]}">{games}</nav>\n'
        f'<form class="search" action="find.html" role="search"><input type="search" name="q" autocomplete="off" '
        f'spellcheck="false" aria-label="{said["search"]}" placeholder="{said["search_hint"]}">'
        f"<button>{said['go']}</button></form>\n"
        f'<a class="language" href="../../{other}/{page.game}/{page.name}.html" hreflang="{other}" lang="{other}" '
        f'title="{said["language_title"]}">{said["language"]}</a>\n'
        f'<nav class="lists" aria-label="{said["contents"]}">{lists}</nav>\n</header>'
    )


def foot(lang: Lang, *, searching: bool) -> str:
    """The foot of a page; where there is a search box, it names the key to it."""
    said = words(lang)
    keys = f'<span class="keys">{said["keys"]}</span> ' if searching else ""
    sources = f' <a href="sources.html">{said["sources"]}</a>' if searching else ""
    return (
        f"<footer><p>{said['unofficial']}{sources}</p><p>{keys}"
        f'<span id="offline"></span> <button id="print" type="button">{said["print"]}</button> '
        f'<button id="install" type="button" hidden>{said["install"]}</button></p></footer>'
    )


def bare(lang: Lang, title: str, brief: str, body: str, *, root: str = "") -> str:
    """A page of the whole site, with neither game nor search."""
    head = _head(lang, title, brief, root=root, game=None)
    return f"{head}\n<body>\n{body}\n{foot(lang, searching=False)}\n</body>\n</html>\n"
