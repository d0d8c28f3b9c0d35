"""The one way a story file is laid out: lines of 110 columns, one blank line between blocks, instructions in order."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

WIDTH = 110
"""The longest line of prose."""
_CHOICE = re.compile(r"(- \([a-z]\))\s+(\S.*)")
_HEADING = re.compile(r"(#{1,2})\s+(\S+)(?:\s+(.*))?")
_LONE_SPACE = re.compile(r"(?<! ) (?! )")
_ARM = re.compile(r"^((?:[a-z]+|fate(?: below)? [0-9]+|choose 1|if [^:]+)) *: *")
"""What stands before an effect and its colon: an arm such as ``fail`` or ``fate 5``, or an ``if``."""
_SIGNS = ("#", ">", "%%", "-")
"""What a line of prose must not begin with."""


@dataclass(slots=True)
class LayoutItem:
    """One thing that stands in a file: a heading, an instruction, a comment, or a piece of a text."""

    kind: str
    """``location``, ``heading``, ``do``, ``prose``, ``choice``, ``choice-do``, ``comment`` or ``odd``."""
    text: list[str] = field(default_factory=list)
    """Its lines, without marks and blanks around them."""
    apart: bool = False
    """Whether a blank line stood before it."""


def laid_out(text: str) -> str:
    """A story file in its one form; what is not understood stays as it is."""
    lines: list[str] = []
    before: LayoutItem | None = None
    for piece in _pieces(text):
        if before is not None and _is_apart(before, piece):
            lines.append("")
        lines += _drawn_lines(piece, before)
        before = piece
    return "\n".join(lines) + "\n"


def _pieces(text: str) -> list[LayoutItem]:
    """What stands in a file, in order."""
    pieces: list[LayoutItem] = []
    open_text: LayoutItem | None = None
    apart = inside = False
    for line in text.split("\n"):
        stripped = line.strip()
        if not stripped:
            apart, open_text = True, None
            continue
        kind = _kind(line.rstrip(), stripped, inside=inside)
        inside = kind in ("choice", "choice-do", "more") or (inside and kind == "comment")
        if kind in ("prose", "more") and open_text is not None:
            open_text.text.append(stripped)
            continue
        piece = LayoutItem("odd", [line.rstrip()], apart) if kind == "more" else LayoutItem(kind, [stripped], apart)
        apart = False
        open_text = piece if kind in ("prose", "choice") else None
        pieces.append(piece)
    return pieces


def _kind(line: str, bare: str, *, inside: bool) -> str:
    """What a line is; ``more`` goes on with the choice before it."""
    if bare.startswith("%%"):
        return "comment"
    if line.startswith("#"):
        return "location" if not line.startswith("##") else "heading"
    if bare.startswith(">"):
        return "do" if line[0] == ">" else "choice-do"
    if bare.startswith("- "):
        return "choice"
    return "more" if inside and line[0] in " \t" else "prose"


_INSIDE = ("choice", "choice-do")
_TOGETHER = {("do", "do"), *((first, second) for first in _INSIDE for second in _INSIDE)}
"""Neighbours without a blank line between them."""


def _is_apart(before: LayoutItem, after: LayoutItem) -> bool:
    """Whether a blank line stands between two; beside comments and what is not understood as in the file."""
    if "comment" in (before.kind, after.kind) or "odd" in (before.kind, after.kind):
        return after.apart
    return (before.kind, after.kind) not in _TOGETHER


def _drawn_lines(piece: LayoutItem, before: LayoutItem | None) -> list[str]:
    """The lines of one piece in its one form."""
    first = piece.text[0]
    match piece.kind:
        case "location" | "heading":
            heading = _HEADING.fullmatch(first)
            return [" ".join(part for part in heading.groups() if part).rstrip() if heading else first]
        case "do":
            return [f"> {normalized_instruction(first[1:])}".rstrip()]
        case "choice-do":
            return [f"  > {normalized_instruction(first[1:])}".rstrip()]
        case "prose":
            return wrap_prose(" ".join(piece.text))
        case "choice":
            choice = _CHOICE.fullmatch(" ".join(piece.text))
            return wrap_prose(f"{choice[1]} {choice[2]}", indent="  ") if choice else piece.text
        case "comment":
            inside = before is not None and before.kind in ("choice", "choice-do") and not piece.apart
            return [f"  {first}" if inside else first]
        case _:
            return piece.text


def normalized_instruction(instruction: str) -> str:
    """An instruction with its blanks where they belong; its words stay as they are."""
    parts = [_spaced_colons(" ".join(part.split())) for part in instruction.split(";")]
    joined = "; ".join(parts).rstrip()
    joined = re.sub(r"\s*\|\s*", " | ", joined)
    return re.sub(r"\s*,\s*", ", ", joined).strip()


def _spaced_colons(text: str) -> str:
    """``fail:lose 3 health`` as ``fail: lose 3 health``, also behind another ``if``."""
    match = _ARM.match(text)
    return f"{match[1].rstrip()}: {_spaced_colons(text[match.end() :])}" if match else text


def wrap_prose(text: str, indent: str = "") -> list[str]:
    """A text in lines of 110 columns; no line begins with a sign that would make it something else."""
    lines: list[str] = []
    current = ""
    for word in _words(text):
        if current and len(current) + 1 + len(word) > WIDTH:
            lines.append(current)
            current = indent + word
        else:
            current = f"{current} {word}" if current else word
    return [*lines, current]


def _words(text: str) -> list[str]:
    """The words between lone blanks; one that must not begin a line is tied to the word before it."""
    words: list[str] = []
    for word in _LONE_SPACE.split(text):
        if words and (word.startswith(_SIGNS) or word != word.strip() or words[-1] != words[-1].strip()):
            words[-1] += f" {word}"
        else:
            words.append(word)
    return words
