"""Divides the parsed text of a block into sentences, each with a number and an element of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from .statements import LineSentence, SentenceLine, SentencePlace, SourcedLines, Statement, sources_of

CELL = " · "
"""Between the cells of a row that is told in a line."""
EMPTY_CELL = "–"
"""What a cell holds that says nothing."""
SHORT_CELL = 3
"""A cell of so many words at most is told with the head of its column, unless it is the first."""
_ENDS = re.compile(r"[.!?…][\"»”’)]*\s+\Z|[.!?…][\s\u202f]*»\s+\Z")
"""The end of a text that ends a sentence, with the space before the next."""
_BETWEEN = re.compile(r"(?<=[.!?…])(?P<closing>[\"»”’)]*)\s+(?=[A-ZÀ-ÖØ-Þ«“\"(])")
"""Between two sentences: the closing marks belong to the first."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A sentence or table row, and the rules that it states or cites."""

    text: str
    """Its words without markup."""
    rules: tuple[str, ...] = ()
    """The ids of those rules."""
    ours: bool = False
    """Whether this edition's mark stands behind it, or behind a figure in it."""
    opens: bool = False
    """Whether it begins a paragraph, an item or a row."""
    item: bool = False
    """Whether it is an item of a list or a row of a table."""


NOTHING = Spoken("")
"""What stands at the number of a sentence that is told elsewhere."""


@dataclass(slots=True)
class ReadSentences:
    """The sentences and statements of the blocks that were parsed so far; each further block adds its own."""

    sentences: list[Spoken] = field(default_factory=list)
    """By their numbers in the page, from 1: the first has index 0."""
    statements: list[Statement] = field(default_factory=list)
    """What was stated, in the same order."""


def number_sentences(state: StateCore) -> None:
    """Give each sentence a number and an element of its own, and mark those of this edition.

    The parser runs it on every block, and it does nothing unless the environment has ``ReadSentences``. A table row is
    one sentence, in its first cell; other cells and the head have numbers without words.
    """
    read: ReadSentences | None = state.env.get("read")
    if read is None:
        return
    lines = list(_lines(state.tokens))
    sourced = sources_of(lines, before=read.statements[-1] if read.statements else None)
    read.statements += sourced.statements
    table = TableRows()
    for line in lines:
        first_number = len(read.sentences) + 1
        sentences = _wrap_sentences(line, sourced, first_number)
        if not line.row_number:
            read.sentences += sentences
            continue
        read.sentences += [NOTHING] * len(sentences)
        table.add_cell(line, sentences, first_number)
    for number, row in table.rows_by_number.items():
        read.sentences[number - 1] = row


@dataclass(slots=True)
class TableRows:
    """The rows of the tables of a block, each told in its first cell that has words."""

    rows_by_number: dict[int, Spoken] = field(default_factory=dict)
    """Each row as one sentence, by the number of the first sentence in it."""
    _heads: list[str] = field(default_factory=list)
    """The words of the last head of a table, by column."""
    _row: int = 0
    """The row of the last cell that was added, as ``SentenceLine`` counts them."""
    _column: int = 0
    """The column of that cell, from 0."""
    _number: int = 0
    """The number of the sentence that tells this row; 0 as long as no cell of it has words."""

    def add_cell(self, cell: SentenceLine, sentences: Sequence[Spoken], first_number: int) -> None:
        """The next cell; the number is that of its first sentence."""
        if cell.row_number == self._row:
            self._column += 1
        else:
            self._row, self._column, self._number = cell.row_number, 0, 0
        if cell.head:
            self._heads = [*self._heads[: self._column], " ".join(sentence.text for sentence in sentences)]
        elif sentences:
            self._number = self._number or first_number
            head = self._heads[self._column] if self._column < len(self._heads) else ""
            row = self.rows_by_number.get(self._number, NOTHING)
            self.rows_by_number[self._number] = _row_with_cell(row, sentences, head)


def _lines(tokens: Sequence[Token]) -> Iterator[SentenceLine]:
    """Paragraphs, items and cells with their sentences, and the table row of a cell."""
    is_head = False
    list_depth = 0
    rows_begun = 0
    row_number = 0
    for token in tokens:
        match token.type:
            case "thead_open":
                is_head = True
            case "thead_close":
                is_head = False
            case "tr_open":
                rows_begun += 1
                row_number = rows_begun
            case "tr_close":
                row_number = 0
            case "bullet_list_open" | "ordered_list_open":
                list_depth += 1
            case "bullet_list_close" | "ordered_list_close":
                list_depth -= 1
        if token.type == "inline" and token.children:
            sentences = [
                LineSentence(sentence, "".join(map(token_text, sentence)))
                for sentence in _split_sentences(token.children)
            ]
            yield SentenceLine(token, sentences, row_number, is_head, item=list_depth > 0)


def _row_with_cell(row: Spoken, cell: Sequence[Spoken], head: str) -> Spoken:
    """A table row with one more cell; a short one follows the head of its column."""
    text = " ".join(sentence.text for sentence in cell)
    if text == EMPTY_CELL:
        text = ""
    elif row.text and head and len(text.split()) <= SHORT_CELL:
        text = f"{head} {text}"
    return Spoken(
        CELL.join(part for part in (row.text, text) if part),
        tuple(dict.fromkeys(rule for sentence in (row, *cell) for rule in sentence.rules)),
        ours=any(sentence.ours for sentence in (row, *cell)),
        opens=True,
        item=True,
    )


def _wrap_sentences(line: SentenceLine, sourced: SourcedLines, first_number: int) -> list[Spoken]:
    """The sentences of a line that have words; its token gets an element around each, and the marks of this edition."""
    wrapped: list[Token] = []
    sentences: list[Spoken] = []
    for index, (tokens, text) in enumerate(line.sentences):
        place = SentencePlace(line, index)
        is_marked = place in sourced.marked
        marked = _with_edition_mark(tokens) if is_marked else tokens
        if not text.strip():
            wrapped += marked
            continue
        opening = Token("sentence_open", "span", 1, meta={"number": first_number + len(sentences)})
        wrapped += [opening, *marked, Token("sentence_close", "span", -1)]
        sentences.append(
            Spoken(
                " ".join(text.split()),
                sourced.rules.get(place, ()),
                ours=is_marked or any(token.type == "part" for token in tokens),
                opens=not sentences,
                item=line.item,
            )
        )
    line.token.children = wrapped
    return sentences


def _with_edition_mark(sentence: Sequence[Token]) -> list[Token]:
    """A sentence with the mark of this edition after its last word."""
    end = 1 + max(at for at, token in enumerate(sentence) if token.nesting < 0 or token_text(token).strip())
    before, after = list(sentence[:end]), list(sentence[end:])
    if before and before[-1].type == "text":
        before[-1] = _text_token(before[-1].content.rstrip())
    return [*before, Token("ours", "", 0), _text_token(" "), *after]


def _split_sentences(children: list[Token]) -> list[list[Token]]:
    """The tokens of a line by sentence; no sentence ends inside emphasis, and rule tags belong to the text before."""
    sentences: list[list[Token]] = [[]]
    depth = 0  # of emphasis and links
    has_ended = False  # whether the last sentence is complete, so that further words begin another
    for token in children:
        if has_ended and token.type not in ("rule_tag", "source", "icon") and token_text(token).strip():
            sentences.append([])
            has_ended = False
        if token.type == "text" and depth == 0 and token.content.strip():
            *complete, last = _cut(token.content)
            for piece in complete:
                sentences[-1].append(_text_token(f"{piece} "))
                sentences.append([])
            sentences[-1].append(_text_token(last))
            has_ended = _ENDS.search(last) is not None
        else:
            depth += token.nesting
            sentences[-1].append(token)
            has_ended = (has_ended or token.type in ("rule_tag", "source")) and depth == 0
    return [sentence for sentence in sentences if sentence]


def _cut(text: str) -> Iterator[str]:
    """A text cut between its sentences; the space there is left out."""
    start = 0
    for between in _BETWEEN.finditer(text):
        yield text[start : between.end("closing")]
        start = between.end()
    yield text[start:]


def _text_token(content: str) -> Token:
    """A token of plain words."""
    return Token("text", "", 0, content=content)


def token_text(token: Token) -> str:
    """The text of a token; empty for tags, icons and the ends of emphasis."""
    if token.type in ("entry_link", "part"):
        return str(token.meta["match"]["words"])
    if token.type == "softbreak":
        return " "
    return token.content if token.type == "text" else ""
