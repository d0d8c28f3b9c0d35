"""The frame of every page: head, search, navigation, other language, and foot."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from ...languages import Lang
from ..languages import BOOK_LANGS
from .words import words

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'"
)
"""Nothing from elsewhere, and no script in a page."""
SCRIPT_WORDS = (
    "results", "found", "nothing", "copied", "ready", "sea", "skies",
    "card", "filter", "filtered", "filtered_none", "peek", "peek_open", "close", "ours", "other_game",
)  # fmt: skip
"""Words that the script says; the page carries them."""
LISTS = {
    "index": "contents",
    "quick-reference": "quick_reference",
    "odds": "odds",
    "a-z": "a_z",
    "cards": "cards",
    "numbers": "numbers",
}
"""Pages beside the entries, and the words for them; a phone leaves the last two to the foot of the page."""
HOME = "index"
"""The name of the first page."""
FIND = "find"
"""The name of the page that searches."""


@dataclass(frozen=True, slots=True)
class SitePage:
    """A page of a game, or of both, in a language; its name is that of its file."""

    lang: Lang
    game: str
    """Empty for a page of both."""
    name: str
    title: str
    brief: str
    body: str
    styles: tuple[str, ...] = ()
    """Stylesheets beside that of the site."""

    @property
    def path(self) -> str:
        """The path of the page in the site."""
        return f"{self.folder}{self.name}.html"

    @property
    def folder(self) -> str:
        """The folder of the page."""
        return f"{self.lang}/{self.game}/" if self.game else f"{self.lang}/"

    @property
    def root(self) -> str:
        """The relative path to the site's root."""
        return "../" * self.folder.count("/")


def page_html(page: SitePage) -> str:
    """The whole page."""
    labels = words(page.lang)
    site_title = f"{labels[page.game]} · {labels['site']}" if page.game else labels["site"]
    title = f"{page.title} · {site_title}" if page.title != site_title else site_title
    head = _head(page.lang, title, page.brief, root=page.root, game=page.game, styles=page.styles)
    on_paper = "" if page.styles else f'<p class="printed">{site_title}</p>\n'
    body = f'<div class="desk">\n{page.body}\n</div>'
    end = foot(page.lang, game=page.game, searching=True)
    return f"{head}\n<body>\n{_banner(page)}\n{on_paper}{body}\n{end}\n</body>\n</html>\n"


def _head(lang: Lang, title: str, brief: str, *, root: str, game: str = "", styles: tuple[str, ...] = ()) -> str:
    """The head of a page, with what its script needs to know."""
    labels = words(lang)
    sheets = "".join(f'<link rel="stylesheet" href="{root}assets/{name}">\n' for name in ("style.css", *styles))
    langs = " ".join(BOOK_LANGS)
    data = "".join(f' data-{name.replace("_", "-")}="{escape(labels[name])}"' for name in SCRIPT_WORDS)
    if game:
        data += f' data-game="{game}"'
    return (
        f'<!doctype html>\n<html lang="{lang}" data-root="{root}" data-langs="{langs}"{data}>\n'
        '<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f'<title>{escape(title)}</title>\n<meta name="description" content="{escape(brief)}">\n'
        '<meta name="theme-color" content="#1d3a4a">\n'
        f"{sheets}"
        f'<link rel="icon" href="{root}assets/icon.svg" type="image/svg+xml">\n'
        f'<link rel="manifest" href="{root}manifest.webmanifest">\n'
        f'<script src="{root}assets/rules.js" defer></script>\n</head>'
    )


def _banner(page: SitePage) -> str:
    """The games, the search form, the other language, and the lists of the game."""
    labels = words(page.lang)
    home = page.name == HOME and not page.game
    current = " aria-current=true"
    games = "".join(
        f'<a href="{_game_link(page, game, home=home)}"{current if game == page.game else ""}>{labels[game]}</a>'
        for game in ("sea", "skies")
    )
    other = BOOK_LANGS[(BOOK_LANGS.index(page.lang) + 1) % len(BOOK_LANGS)]
    return (
        f'<a class="skip" href="#text">{labels["skip"]}</a>\n'
        f'<header class="banner{" short" if not page.game else ""}">\n'
        f'<a class="brand" href="{"../" if page.game else ""}{HOME}.html">{labels["site"]}</a>\n'
        f'<nav class="games" aria-label="{labels["site"]}">{games}</nav>\n'
        f"{'' if home else search_form(page.lang)}"
        f'<a class="language" href="{page.root}{page.path.replace(page.lang, other, 1)}" hreflang="{other}" '
        f'lang="{other}" title="{labels["language_title"]}">{labels["language"]}</a>\n'
        f"{_tabs(page) if page.game else ''}</header>"
    )


def _game_link(page: SitePage, game: str, *, home: bool) -> str:
    """A link to a game; on the home page to its section there."""
    return f"#{game}" if home else f"{'../' if page.game else ''}{game}/{HOME}.html"


def search_form(lang: Lang) -> str:
    """The search box; without JavaScript it leads to the page of results."""
    labels = words(lang)
    return (
        f'<form class="search" action="{FIND}.html" role="search"><input type="search" name="q" autocomplete="off" '
        f'spellcheck="false" aria-label="{labels["search"]}" placeholder="{labels["search_hint"]}">'
        f"<button>{labels['go']}</button></form>\n"
    )


def _tabs(page: SitePage) -> str:
    """Links to the lists of a game."""
    labels = words(page.lang)
    lists = "".join(
        f'<a class="to-{name}" href="{name}.html"{" aria-current=page" if name == page.name else ""}>{labels[key]}</a>'
        for name, key in LISTS.items()
    )
    return f'<nav class="lists" aria-label="{labels["contents"]}">{lists}</nav>\n'


def foot(lang: Lang, *, game: str = "", searching: bool) -> str:
    """The foot of a page; for a game with rarely used links."""
    labels = words(lang)
    keys, rarely_used = "", ""
    if searching:
        keys = f'<span class="keys">{labels["keys"]}</span> <span class="holds">{labels["holds"]}</span> '
    if game:
        rarely_used = "".join(
            f' · <a href="{name}.html">{labels[name]}</a>' for name in ("cards", "numbers", "sources")
        )
    return (
        f"<footer><p>{labels['unofficial']}{rarely_used}</p><p>{keys}"
        f'<span id="offline"></span> <button id="print" type="button">{labels["print"]}</button> '
        f'<button id="install" type="button" hidden>{labels["install"]}</button></p></footer>'
    )


def page_without_game(lang: Lang, title: str, brief: str, body: str, *, root: str = "") -> str:
    """A page with neither game nor search."""
    head = _head(lang, title, brief, root=root)
    return f"{head}\n<body>\n{body}\n{foot(lang, searching=False)}\n</body>\n</html>\n"
