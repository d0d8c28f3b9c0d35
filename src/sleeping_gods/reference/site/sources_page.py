"""The page of sources: the documents behind the reference, what is of this edition, and what has changed."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from datetime import date
from html import escape

from ... import __version__
from ...languages import ENGLISH, Lang
from ..book.library import ReferenceBook
from ..book.markup import html
from ..book.spacing import bind_punctuation
from ..ledger import RULES, ledger
from .frame import SitePage
from .words import words

NAME = "sources"
_SECTION = re.compile(r"^## (?P<title>.+?) \{#(?P<id>[a-z]+)\}$", re.MULTILINE)
"""A heading with the anchor of its section."""
_CODE = re.compile(r"`([^`]+)`")


@dataclass(frozen=True, slots=True)
class ReaderChange:
    """A change that readers notice."""

    date: date
    texts: dict[Lang, str]

    def text_in(self, lang: Lang) -> str:
        """The text in a language, in English if there is none."""
        return self.texts.get(lang) or self.texts[ENGLISH]


def changes() -> list[ReaderChange]:
    """All changes, newest first; a table has its date and its texts by language."""
    tables = tomllib.loads((RULES / "changes.toml").read_text("utf-8"))["change"]
    return [ReaderChange(table.pop("date"), table) for table in tables]


def sources_page(book: ReferenceBook) -> SitePage:
    """The page of a game in a language."""
    labels = words(book.lang)
    text = _text(book)
    heads = list(_SECTION.finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)]
    sections = "".join(
        f'<section id="{head["id"]}"><h2>{escape(head["title"])}</h2>{_html(text[head.end() : end])}</section>'
        for head, end in zip(heads, ends, strict=True)
    )
    body = (
        f'<main id="text" class="list sources"><h1>{labels["sources"]}</h1>'
        f'<p class="brief">{labels["sources_brief"]}</p>'
        f"{sections}</main>"
    )
    return SitePage(
        lang=book.lang, game=book.game, name=NAME, title=labels["sources"], brief=labels["sources_brief"], body=body
    )


def _text(book: ReferenceBook) -> str:
    """The text with counted figures filled in."""
    labels, rules = words(book.lang), ledger(book.game).values()
    own_rules = sum(rule.is_ours for rule in rules)
    all_changes = changes()
    parts = {
        "{version}": f"{labels['version']} {__version__}, {labels['as_of']} {all_changes[0].date.isoformat()}.",
        "{counts}": labels["counts"].format(
            all=len(rules), game=book.title, official=len(rules) - own_rules, ours=own_rules
        ),
        "{changes}": "\n".join(
            f"- **{change.date.isoformat()}**: {change.text_in(book.lang)}" for change in all_changes
        ),
    }
    text = (RULES / f"sources.{book.lang}.md").read_text("utf-8")
    for name, part in parts.items():
        text = text.replace(name, part)
    return bind_punctuation(text, book.lang)


def _html(text: str) -> str:
    """A text as HTML, with code marked."""
    return _CODE.sub(r"<code>\1</code>", html(text.strip(), str))
