"""Where something stands in a pack: given, asked for, lost, fought, named; each with its line."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ...content.files import KEYWORD_WORDS
from ...effects.conditions import KEYWORD
from ...effects.slot_kinds import PARAGRAPH
from ...kernel.showing import printable
from ...story.art import is_art
from ...story.source import PackSource
from ..project import Project


@dataclass(frozen=True, slots=True)
class Mention:
    """A line of a pack that has to do with what was asked."""

    file: str
    line: int
    how: str
    """What it does there: ``given``, ``asked``, ``lost``, ``is``, ``said`` ..."""
    text: str
    """The line itself."""

    def __str__(self) -> str:
        return printable(f"{self.file}:{self.line}: {self.how:<9} {self.text}")


@dataclass(frozen=True, slots=True)
class WhereResult:
    """The answer to a question such as ``quest 12``: how it was understood, and every line that mentions it."""

    title: str
    places: list[Mention]
    hint: str = ""
    """What may have been meant, if nothing was found."""


Patterns = tuple[tuple[str, str], ...]
"""How a line must read, first match first, and what it then does with the thing.

``{0}`` stands for its number or name.
"""

QUEST: Patterns = (
    (r"\bgain quest {0}\b", "given"),
    (r"\blose quest {0}\b", "lost"),
    (r"\bcomplete quest {0}\b", "completed"),
    (r"\bquest {0}\b", "asked"),
)
"""How lines speak of a quest, by its number."""
CARD: Patterns = (
    (r"\bgain adventure {0}\b", "given"),
    (r"\blose adventure {0}\b", "lost"),
    (r"\bcard {0}\b", "asked"),
)
"""Of an adventure card, by its number."""
EXPLORE: Patterns = ((r"\bgain explore {0}\b", "given"), (r"\bexplore {0}\b", "asked"))
"""Of an explore token, by its letter."""
TOKEN: Patterns = (
    (r"\bgain token {0}\b", "given"),
    (r"\blose token {0}\b", "lost"),
    (r"\btoken {0}\b", "asked"),
)
"""Of a story token, by its word."""
ENEMY: Patterns = ((r"\bcombat (?:[0-9]+, *)*{0}\b", "fought"),)
"""Of an enemy, by its number."""
PARAGRAPH_IS: Patterns = (
    (r"\bturn to {0}(?![.0-9])", "leads"),
    (r"^## {0}(?![.0-9])", "is"),
    (r"^locations *=.*(?<![.0-9]){0}(?![.0-9])", "lies"),
)
"""Of a paragraph, by its number."""
_WHOLE_WORD = r"(?<![\w-]){0}(?![\w-])"
WORD_IS: Patterns = ((_WHOLE_WORD, "named"),)
"""Of what bears an id."""
KEYWORD_IS: Patterns = ((_WHOLE_WORD, "asked"),)
"""Of a keyword."""


class NumberedKind(NamedTuple):
    """A kind of things with numbers."""

    table: str
    """The table that holds them."""
    patterns: Patterns
    """How lines speak of one."""


NUMBERED = {
    "quest": NumberedKind("quest", QUEST),
    "card": NumberedKind("adventure", CARD),
    "adventure": NumberedKind("adventure", CARD),
    "enemy": NumberedKind("enemy", ENEMY),
}
"""By the word before a number."""
ALIKE, ALIKE_IN_CAPITALS, ALIKE_IN_TEXT = 0.6, 0.7, 0.75
"""How like what was asked a known word must be to be suggested, its form in capitals, and a word of the texts."""


def find_mentions(project: Project, asked: str) -> WhereResult:
    """Everything a pack has to do with a keyword, a numbered thing, an id or some words."""
    texts = {file: text for file, text in project.source.texts.items() if not is_art(file)}
    wanted = " ".join(asked.split())
    word, _, rest = wanted.partition(" ")
    if word.lower() in NUMBERED and rest.isdecimal():
        return _mentions_of_number(project, texts, word.lower(), int(rest))
    if word.lower() == "explore" and re.fullmatch(r"[A-Ha-h]", rest):
        return _mentions_of_word(project, texts, rest.upper(), title=f"explore token {rest.upper()}", patterns=EXPLORE)
    if word.lower() == "token" and rest:
        return _mentions_of_word(project, texts, rest, title=f"token {rest}", patterns=TOKEN)
    if re.fullmatch(PARAGRAPH, wanted):
        return _mentions_of_word(project, texts, wanted, title=f"paragraph {wanted}", patterns=PARAGRAPH_IS)
    keywords = _keywords(project.source)
    if wanted.upper() in keywords and (wanted.isupper() or not _lines_with(texts, wanted)):
        return _mentions_of_keyword(project, texts, wanted.upper(), keywords[wanted.upper()])
    ids = _ids(project.source)
    if wanted in ids:
        return _mentions_of_name(project, texts, wanted, ids[wanted])
    places = _lines_with(texts, wanted)
    return WhereResult(f"the words {wanted!r}", places, "" if places else _hint(project, texts, wanted))


def _keywords(source: PackSource) -> dict[str, list[int]]:
    """The quests that bear each keyword."""
    quests: dict[str, list[int]] = {}
    for record in source.of("quest"):
        keyword, number = record.data.get("keyword"), record.data.get("number")
        if isinstance(keyword, str) and isinstance(number, int) and KEYWORD.fullmatch(keyword):
            quests.setdefault(keyword, []).append(number)
    return quests


def _ids(source: PackSource) -> dict[str, str]:
    """Every id of a table and the kind of table."""
    return {str(record.data["id"]): record.kind for record in source.records if isinstance(record.data.get("id"), str)}


def _mentions_of_keyword(project: Project, texts: dict[str, str], keyword: str, quests: list[int]) -> WhereResult:
    """What has to do with a keyword, and with the quests that bear it."""
    places = [place for number in quests for place in _records(project, "quest", number)]
    for number in quests:
        places += [place for place in _instructions(texts, QUEST, str(number)) if place.how != "asked"]
    places += list(_instructions(texts, KEYWORD_IS, keyword, story=True))
    borne = " and ".join(f"quest {number}" for number in quests)
    return WhereResult(f"keyword {keyword}, borne by {borne}", _ordered_mentions(places))


def _mentions_of_number(project: Project, texts: dict[str, str], word: str, number: int) -> WhereResult:
    """What has to do with a numbered thing, and if there is none of this number which there are."""
    kind, patterns = NUMBERED[word]
    records = _records(project, kind, number)
    places = [*records, *_instructions(texts, patterns, str(number))]
    if kind == "quest":
        borne = [name for name, numbers in _keywords(project.source).items() if number in numbers]
        for name in borne:
            places += _instructions(texts, KEYWORD_IS, name, story=True)
    numbers = (record.data.get("number") for record in project.source.of(kind))
    known = sorted({taken for taken in numbers if isinstance(taken, int)})
    hint = "" if records or not known else f"the pack holds {kind} {_ranges(known)}"
    return WhereResult(f"{kind} {number}", _ordered_mentions(places), hint)


def _ranges(numbers: list[int]) -> str:
    """``1 to 4, 9, 11``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]} to {run[-1]}" for run in runs)


def _mentions_of_word(
    project: Project, texts: dict[str, str], word: str, *, title: str, patterns: Patterns
) -> WhereResult:
    """The lines that speak of a word by some patterns."""
    places = _ordered_mentions(list(_instructions(texts, patterns, word)))
    return WhereResult(title, places, "" if places else _hint(project, texts, word))


def _mentions_of_name(project: Project, texts: dict[str, str], word: str, kind: str) -> WhereResult:
    """The places that mention an id, or the English name of the piece with that id."""
    places = _records(project, kind, word)
    names = [record.data.get("name") for record in project.source.of(kind) if record.data.get("id") == word]
    english = [name["en"] for name in names if isinstance(name, dict) and isinstance(name.get("en"), str)]
    places += _instructions(texts, WORD_IS, word)
    known_lines = {(place.file, place.line) for place in places}
    for name in filter(None, english):
        places += [place for place in _lines_with(texts, name) if (place.file, place.line) not in known_lines]
    return WhereResult(f"{kind} {word}", _ordered_mentions(places))


def _records(project: Project, kind: str, key: int | str) -> list[Mention]:
    """The tables that say what the thing is."""
    places = []
    for record in project.source.of(kind):
        if key in (record.data.get("id"), record.data.get("number")):
            name = record.data.get("title", record.data.get("name"))
            name_en = name.get("en", "") if isinstance(name, dict) else ""
            places.append(Mention(record.file, record.line, "is", f"[[{kind}]] {key} {name_en}".rstrip()))
    return places


def _instructions(texts: dict[str, str], patterns: Patterns, word: str, *, story: bool = False) -> Iterator[Mention]:
    """Lines of instructions, headings and tables that speak of the thing; prose and comments do not count."""
    compiled = [(re.compile(pattern.format(re.escape(word))), how) for pattern, how in patterns]
    for file, text in texts.items():
        for number, line in enumerate(text.split("\n"), start=1):
            instruction = line.strip()
            if not _counts(file, instruction) or (story and instruction.startswith("keyword")):
                continue
            for pattern, how in compiled:
                if pattern.search(instruction):
                    yield Mention(file, number, how, instruction)
                    break


def _counts(file: str, bare: str) -> bool:
    """Whether a line is no prose and no comment: of a table anything else, of a story instructions and headings."""
    if KEYWORD_WORDS.fullmatch(file):
        return False
    if file.endswith(".toml"):
        return not bare.startswith("#")
    return bare.startswith((">", "#"))


def _lines_with(texts: dict[str, str], wanted: str) -> list[Mention]:
    """Where some words stand, in prose, choices, headings and names; a line's end counts as a space."""
    pattern = re.compile(r"\s+".join(re.escape(word) for word in wanted.split()), re.IGNORECASE)
    places: dict[tuple[str, int], Mention] = {}
    for file, text in texts.items():
        rows = text.split("\n")
        for match in pattern.finditer(text):
            number = text.count("\n", 0, match.start()) + 1
            places.setdefault((file, number), Mention(file, number, "said", rows[number - 1].strip()))
    return list(places.values())


def _hint(project: Project, texts: dict[str, str], wanted: str) -> str:
    """What may have been meant."""
    source = project.source
    known = [*_keywords(source), *_ids(source), *source.paragraphs]
    near = difflib.get_close_matches(wanted, known, n=3, cutoff=ALIKE)
    near += [
        word
        for word in difflib.get_close_matches(wanted.upper(), known, n=2, cutoff=ALIKE_IN_CAPITALS)
        if word not in near
    ]
    if not near:
        words = {word for text in texts.values() for word in re.findall(r"[A-Za-z'’-]{4,}", text)}
        near = difflib.get_close_matches(wanted, sorted(words), n=3, cutoff=ALIKE_IN_TEXT)
    return f"did you mean {' or '.join(near)}?" if near else ""


def _ordered_mentions(places: list[Mention]) -> list[Mention]:
    """Each place once; what the thing is comes first, then file by file."""
    return sorted(set(places), key=lambda place: (place.how != "is", place.file, place.line, place.how))
