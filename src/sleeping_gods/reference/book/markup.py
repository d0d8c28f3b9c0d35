"""The markup of entries: CommonMark with links between entries, rule tags and icons."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from ..mentions import ids_in
from .entry import ICON, LINK, LINK_WORDS, PART, SOURCE, TAG
from .sentences import ReadSentences, number_sentences
from .statements import Statement

_BEGINS = re.compile(r"(?:^|[.!?|]|^-|^\d+\.)[\s*]*\Z", re.MULTILINE)
"""Before the first word of a sentence, of an item, of a cell."""

_LINE_MARKERS = re.compile(r"^\s*(?:[-*]|\d+\.)\s+|^\|?[\s:|-]+\|?$", re.MULTILINE)
"""What begins an item of a list, and the whole line under the head of a table."""

Titles = Callable[[str], str]
"""The title of an entry by its slug."""


def _token_rule(name: str, pattern: re.Pattern[str]) -> Callable[[StateInline, bool], bool]:
    """A parser rule that turns matches of a pattern into tokens."""

    def rule(state: StateInline, silent: bool) -> bool:
        match = pattern.match(state.src, state.pos)
        if match is None:
            return False
        if not silent:
            token = state.push(name, "", 0)
            token.meta = {"match": match}
        state.pos = match.end()
        return True

    return rule


_TAG_HERE = re.compile(TAG.pattern.removeprefix(r"\s*"))
_SOURCE_HERE = re.compile(SOURCE.pattern.removeprefix(r"\s*"))


def _parser() -> MarkdownIt:
    """The parser of entries, with a rule for each kind of sign that CommonMark does not have."""
    parser = MarkdownIt("zero").enable(["list", "table", "emphasis"])
    tokens = {"entry_link": LINK, "rule_tag": _TAG_HERE, "source": _SOURCE_HERE, "part": PART, "icon": ICON}
    for name, pattern in tokens.items():
        parser.inline.ruler.before("emphasis", name, _token_rule(name, pattern))
    parser.core.ruler.push("sentences", number_sentences)
    parser.add_render_rule("rule_tag", _tag)
    parser.add_render_rule("entry_link", _link)
    parser.add_render_rule("icon", _icon)
    parser.add_render_rule("sentence_open", _sentence_open)
    parser.add_render_rule("source", _nothing)
    parser.add_render_rule("part", _part)
    parser.add_render_rule("ours", _ours)
    return parser


def _sentence_open(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    """The element of a sentence, by which links find it."""
    return f'<span class="s" id="s{tokens[index].meta["number"]}">'


def _tag(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    """Rule ids as small links to themselves; the first one with its chapter."""
    anchors: list[str] = []
    before = ""
    for rule in ids_in(tokens[index].meta["match"][1]):
        area, _, number = rule.rpartition("-")
        chapter = "" if area == before else f"<i>{area}-</i>"
        anchors.append(f'<a id="{rule}" href="#{rule}" aria-label="{rule}">{chapter}{number}</a>')
        before = area
    return f'<span class="ids">{" ".join(anchors)}</span>'


def _link(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    """A link to an entry; its sign stays on the line of its first word."""
    match = tokens[index].meta["match"]
    slug = match["slug"]
    words, sign = escape(match["words"]), env["signs"](slug)
    if sign:
        first, space, rest = words.partition(" ")
        words = f'<span class="nb">{sign}{first}</span>{space}{rest}'
    return f'<a href="{slug}.html" data-entry="{slug}">{words}</a>'


def _icon(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    """An icon by name."""
    return str(env["icons"](tokens[index].meta["match"]["name"]))


def _nothing(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    """What a reader does not see."""
    return ""


def _part(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    """A figure of this edition within a sentence, with its mark."""
    words = escape(tokens[index].meta["match"]["words"])
    return f'<span class="part">{words}{env["mark"]}</span>'


def _ours(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    """The mark of this edition."""
    return str(env["mark"])


_PARSER = _parser()


def no_icon(name: str) -> str:
    """Draws nothing."""
    return ""


def html(
    text: str,
    titles: Titles,
    *,
    icons: Callable[[str], str] = no_icon,
    signs: Callable[[str], str] = no_icon,
    inline: bool = False,
    read: ReadSentences | None = None,
    mark: str = "",
) -> str:
    """A block as escaped HTML; links go to the page beside this one.

    With ``read``, each sentence is an element with its number, and is added there; ``mark`` follows those of this
    edition. ``signs`` draws what stands before the words of a link, by its slug.
    """
    text = _with_link_words(text, titles)
    env = {"icons": icons, "signs": signs, "read": read, "mark": mark}
    drawn: str = _PARSER.renderInline(text, env) if inline else _PARSER.render(text, env)
    return drawn.strip()


def read_sentences(
    text: str, titles: Titles, *, inline: bool = False, before: Sequence[Statement] = ()
) -> ReadSentences:
    """The sentences and statements of a block; ``before`` are the statements of the blocks above it."""
    read = ReadSentences(statements=list(before))
    parse = _PARSER.parseInline if inline else _PARSER.parse
    parse(_with_link_words(text, titles), {"read": read})
    return ReadSentences(read.sentences, read.statements[len(before) :])


def _with_link_words(text: str, titles: Titles) -> str:
    """A block in which every link has words, separated from its slug so that they do not end a table cell."""

    def with_words(link: re.Match[str]) -> str:
        return f"[[{link['slug']}{LINK_WORDS}{link['words'] or _title_here(text, link, titles)}]]"

    return LINK.sub(with_words, text)


def lower_title(title: str) -> str:
    """A title inside a sentence: its first letter in lower case, unless it is an acronym."""
    return title if title[:2].isupper() else title[:1].lower() + title[1:]


def links_as_words(text: str, titles: Titles) -> str:
    """A block with its links as words and without icons."""
    text = ICON.sub("", text)
    return LINK.sub(lambda match: match["words"] or _title_here(text, match, titles), text)


def _title_here(text: str, link: re.Match[str], titles: Titles) -> str:
    """The title of the linked entry, in lower case unless it begins a sentence, an item or a cell."""
    title = titles(link["slug"])
    return title if _BEGINS.search(text[: link.start()]) else lower_title(title)


def markdown(text: str, titles: Titles) -> str:
    """A block as plain Markdown: links as words, tags in brackets, no icons."""
    return TAG.sub(lambda match: f" [{match[1]}]", links_as_words(text, titles))


def plain_text(text: str, titles: Titles) -> str:
    """A block without any markup."""
    text = _LINE_MARKERS.sub("", links_as_words(TAG.sub("", text), titles))
    return " ".join(text.replace("*", "").replace("|", " ").split())


def links(text: str) -> list[str]:
    """The slugs that a block links to."""
    return [match["slug"] for match in LINK.finditer(text)]
