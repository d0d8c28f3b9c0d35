"""The markup of entries: CommonMark with links between entries, rule tags and icons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from ..mentions import ids_in
from .entry import PART, SOURCE, TAG
from .statements import SentenceLine, Statement, edition_marks_and_rules

LINK = re.compile(r"\[\[(?P<slug>[a-z0-9-]+)(?:[|\x1f](?P<words>[^\]|]+))?\]\]")
ICON = re.compile(r"\{icon:(?P<name>[a-z0-9-]+)\} ?")

_BEGINS = re.compile(r"(?:^|[.!?|]|^-|^\d+\.)[\s*]*\Z", re.MULTILINE)
"""Before the first word of a sentence, of an item, of a cell."""

Titles = Callable[[str], str]
"""The title of an entry by its slug."""

CELL = " · "
"""Between the cells of a row that is told in a line."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A sentence or table row, and the rules that it states or cites."""

    text: str
    rules: tuple[str, ...] = ()
    ours: bool = False
    """Whether this edition's mark stands behind it, or behind a figure in it."""
    opens: bool = False
    """Whether it begins a paragraph, an item or a row."""
    item: bool = False
    """Whether it is an item of a list or a row of a table."""


NOTHING = Spoken("")
EMPTY_CELL = "–"
SHORT_CELL = 3
"""A cell of so many words at most is told with the head of its column, unless it is the first."""


def _sign(name: str, pattern: re.Pattern[str]) -> Callable[[StateInline, bool], bool]:
    """A parser rule that turns matches of a pattern into tokens."""

    def rule(state: StateInline, silent: bool) -> bool:
        match = pattern.match(state.src, state.pos)
        if match is None:
            return False
        if not silent:
            token = state.push(name, "", 0)
            token.meta = {"found": match}
        state.pos = match.end()
        return True

    return rule


_TAG_HERE = re.compile(TAG.pattern.removeprefix(r"\s*"))
_SOURCE_HERE = re.compile(SOURCE.pattern.removeprefix(r"\s*"))


def _parser() -> MarkdownIt:
    parser = MarkdownIt("zero").enable(["list", "table", "emphasis"])
    signs = (("entry_link", LINK), ("rule_tag", _TAG_HERE), ("source", _SOURCE_HERE), ("part", PART), ("icon", ICON))
    for name, pattern in signs:
        parser.inline.ruler.before("emphasis", name, _sign(name, pattern))
    parser.core.ruler.push("sentences", _number_sentences)
    parser.add_render_rule("rule_tag", _tag)
    parser.add_render_rule("entry_link", _link)
    parser.add_render_rule("icon", _icon)
    parser.add_render_rule("sentence_open", _sentence_open)
    parser.add_render_rule("source", _nothing)
    parser.add_render_rule("part", _part)
    parser.add_render_rule("ours", _ours)
    return parser


_ENDS = re.compile(r"[.!?…][\"»”’)]*\s+\Z|[.!?…][\s\u202f]*»\s+\Z")
_NEXT = re.compile(r"(?<=[.!?…])[\"»”’)]*\s+(?=[A-ZÀ-ÖØ-Þ«“\"(])")
"""Between two sentences."""


def _number_sentences(state: StateCore) -> None:
    """Give each sentence a number and an element of its own, and mark those of this edition.

    A table row is one sentence, in its first cell; other cells and the head have numbers without words.
    """
    spoken: list[Spoken] | None = state.env.get("sentences")
    if spoken is None:
        return
    lines = list(_lines(state.tokens))
    ours, tells = edition_marks_and_rules(lines, state.env["statements"])
    first: dict[int, int] = {}
    heads: list[str] = []
    column, row = 0, 0
    for line in lines:
        before = len(spoken)
        rules = [tells.get((line, at), ()) for at in range(len(line.sentences))]
        _mark_sentences(line, rules, spoken, {end for at, end in ours if at is line})
        if line.row:
            column, row = (column + 1 if line.row == row else 0), line.row
            cell, spoken[before:] = spoken[before:], [NOTHING] * (len(spoken) - before)
            if line.head:
                heads = [*heads[:column], " ".join(part.text for part in cell)]
            elif cell:
                at = first.setdefault(line.row, before)
                spoken[at] = _row_with_cell(spoken[at], cell, heads[column] if column < len(heads) else "")


def _lines(tokens: Sequence[Token]) -> Iterator[SentenceLine]:
    """Paragraphs, items and cells with their sentences, and the table row of a cell."""
    head, row, lists = False, 0, 0
    for token in tokens:
        head = token.type == "thead_open" or (head and token.type != "thead_close")
        row += token.type in ("tr_open", "tr_close")
        lists += token.nesting if token.type.startswith(("bullet_list_", "ordered_list_")) else 0
        if token.type == "inline" and token.children:
            sentences = [(parts, "".join(map(_words, parts))) for parts in _split_sentences(token.children)]
            yield SentenceLine(token, sentences, row if row % 2 else 0, head, item=lists > 0)


def _row_with_cell(before: Spoken, cell: Sequence[Spoken], head: str) -> Spoken:
    """A table row with one more cell; a short one follows the head of its column."""
    text = " ".join(spoken.text for spoken in cell)
    if text == EMPTY_CELL:
        text = ""
    elif before.text and head and len(text.split()) <= SHORT_CELL:
        text = f"{head} {text}"
    rules = dict.fromkeys(rule for spoken in (before, *cell) for rule in spoken.rules)
    ours = any(spoken.ours for spoken in (before, *cell))
    return Spoken(CELL.join(part for part in (before.text, text) if part), tuple(rules), ours, opens=True, item=True)


def _mark_sentences(line: SentenceLine, rules: Sequence[tuple[str, ...]], spoken: list[Spoken], ours: set[int]) -> None:
    """Mark the sentences of a line in its token; their texts are added to ``spoken``."""
    tokens: list[Token] = []
    opens = True
    for at, (sentence, words) in enumerate(line.sentences):
        marked = _with_edition_mark(sentence) if at in ours else sentence
        if not words.strip():
            tokens += marked
            continue
        is_ours = at in ours or any(token.type == "part" for token in sentence)
        spoken.append(Spoken(" ".join(words.split()), rules[at], is_ours, opens, line.item))
        opened = Token("sentence_open", "span", 1, meta={"number": len(spoken)})
        tokens += [opened, *marked, Token("sentence_close", "span", -1)]
        opens = False
    line.token.children = tokens


def _with_edition_mark(sentence: Sequence[Token]) -> list[Token]:
    """A sentence with the mark of this edition after its last word."""
    end = 1 + max(at for at, token in enumerate(sentence) if token.nesting < 0 or _words(token).strip())
    before, after = list(sentence[:end]), list(sentence[end:])
    if before and before[-1].type == "text":
        before[-1] = _text(before[-1].content.rstrip())
    return [*before, Token("ours", "", 0), _text(" "), *after]


def _split_sentences(children: list[Token]) -> list[list[Token]]:
    """The tokens of a line by sentence; no sentence ends inside emphasis, and rule tags belong to the text before."""
    sentences: list[list[Token]] = [[]]
    depth, ended = 0, False
    for token in children:
        if ended and token.type not in ("rule_tag", "source", "icon") and _words(token).strip():
            sentences.append([])
            ended = False
        if token.type == "text" and depth == 0 and token.content.strip():
            *whole, last = _NEXT.split(token.content)
            for part in whole:
                sentences[-1].append(_text(f"{part} "))
                sentences.append([])
            sentences[-1].append(_text(last))
            ended = _ENDS.search(last) is not None
        else:
            depth += token.nesting
            sentences[-1].append(token)
            ended = (ended or token.type in ("rule_tag", "source")) and depth == 0
    return [sentence for sentence in sentences if sentence]


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _words(token: Token) -> str:
    """The text of a token."""
    if token.type in ("entry_link", "part"):
        return str(token.meta["found"]["words"])
    if token.type == "softbreak":
        return " "
    return token.content if token.type == "text" else ""


def _sentence_open(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    return f'<span class="s" id="s{tokens[index].meta["number"]}">'


def _tag(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    """Rule ids as small links to themselves; the first one with its chapter."""
    anchors: list[str] = []
    before = ""
    for rule in ids_in(tokens[index].meta["found"][1]):
        area, _, number = rule.rpartition("-")
        chapter = "" if area == before else f"<i>{area}-</i>"
        anchors.append(f'<a id="{rule}" href="#{rule}" aria-label="{rule}">{chapter}{number}</a>')
        before = area
    return f'<span class="ids">{" ".join(anchors)}</span>'


def _link(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    match = tokens[index].meta["found"]
    slug = match["slug"]
    words, sign = escape(match["words"]), env["signs"](slug)
    if sign:
        first, space, rest = words.partition(" ")
        words = f'<span class="nb">{sign}{first}</span>{space}{rest}'
    return f'<a href="{slug}.html" data-entry="{slug}">{words}</a>'


def _icon(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    return str(env["icons"](tokens[index].meta["found"]["name"]))


def _nothing(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    return ""


def _part(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    words = escape(tokens[index].meta["found"]["words"])
    return f'<span class="part">{words}{env["mark"]}</span>'


def _ours(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
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
    sentences: list[Spoken] | None = None,
    statements: list[Statement] | None = None,
    mark: str = "",
) -> str:
    """A block as escaped HTML; links go to the page beside this one.

    With ``sentences``, those of the block are numbered after them and added; with ``statements``, their sources are
    added. ``mark`` follows statements of this edition.
    """
    text = LINK.sub(lambda match: _link_with_words(text, match, titles), text)
    env = {
        "icons": icons,
        "signs": signs,
        "sentences": sentences,
        "statements": [] if statements is None else statements,
        "mark": mark,
    }
    drawn: str = _PARSER.renderInline(text, env) if inline else _PARSER.render(text, env)
    return drawn.strip()


def _link_with_words(text: str, link: re.Match[str], titles: Titles) -> str:
    """A link with its words, separated so that they do not end a table cell."""
    words = link["words"] or _title_here(text, link, titles)
    return f"[[{link['slug']}\x1f{words}]]"


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
    text = links_as_words(TAG.sub("", text), titles)
    text = re.sub(r"^\s*(?:[-*]|\d+\.)\s+|^\|?[\s:|-]+\|?$", "", text, flags=re.MULTILINE)
    return " ".join(re.sub(r"\*+", "", text).replace("|", " ").split())


def links(text: str) -> list[str]:
    """The slugs that a block links to."""
    return [match["slug"] for match in LINK.finditer(text)]
