"""Reads the files of an untrusted pack folder."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

from ..kernel.errors import Finding
from ..kernel.showing import printable
from ..languages import CODE
from ..story.art import FOLDER as ART
from ..story.plates import FOLDER as PLATES

MAX_BYTES = 256 * 1024
"""Most bytes of a file: ten times the longest that is shipped."""
MAX_LINE = 10_000
"""Most characters of a line, which bounds the time to parse it."""
MAX_FILES = 2_000
"""Most files of a pack."""
MAX_TOTAL = 6 * 1024 * 1024
"""Most bytes of all files together."""
MAX_DOTS = 100
"""Most dots in a line of TOML: each can be a table within a table."""
MAX_DEPTH = 4
"""How deep folders may be nested."""
PROVENANCE = "provenance.toml"
"""Says what of the cards of a box is printed and what is ours: for readers, and no part of what is played."""
TRANSLATED = re.compile(rf".+\.({CODE.pattern})\.md")
"""How translated story files are named; they are read, but are no part of what is played."""

KEYWORD_WORDS = re.compile(rf"keywords\.({CODE.pattern})\.toml")
"""What a language calls the keywords of the quests: said at the table, and no part of what is played."""

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""What no text file holds; terminals obey it."""


def read_files(folder: Path, *, translated: bool = True, inside: str = "") -> tuple[dict[str, str], list[Finding]]:
    """The texts of a pack by their path, sorted, with or without translations, and what was refused.

    ``inside`` names a folder of it, such as ``art/``: then only its files are read. ``plates/`` is left unread.
    """
    findings: list[Finding] = []
    texts: dict[str, str] = {}
    total = 0
    for name in _names(folder, inside, findings):
        if total > MAX_TOTAL:
            findings.append(refusal_finding(name, f"expected at most {MAX_TOTAL} bytes in all files"))
            break
        text = None if not translated and TRANSLATED.fullmatch(name) else read_text(folder, name, findings)
        if text is not None:
            texts[name] = text
            total += len(text)
    return texts, findings


def refusal_finding(file: str, message: str, line: int = 0) -> Finding:
    """The finding for a file that is not read."""
    return Finding(printable(file), line, "file", message)


def _names(folder: Path, start: str, findings: list[Finding]) -> list[str]:
    """The paths of the pack's own files; links are refused, other files are no part of it."""
    names: list[str] = []
    pending = [start]
    while pending:
        inside = pending.pop()
        for entry in sorted(os.scandir(folder / inside), key=lambda entry: entry.name):
            name = f"{inside}{entry.name}"
            is_folder = entry.is_dir(follow_symlinks=False)
            if entry.name.startswith(".") or (is_folder and f"{name}/" == PLATES):
                continue
            reason = _reason_against(entry, name, is_folder=is_folder)
            if reason:
                findings.append(refusal_finding(name, reason))
            elif is_folder:
                pending.append(f"{name}/")
            elif _is_part(name):
                names.append(name)
            if len(names) > MAX_FILES:
                findings.append(refusal_finding(name, f"expected at most {MAX_FILES} files"))
                return []
    return sorted(names)


def _reason_against(entry: os.DirEntry[str], name: str, *, is_folder: bool) -> str:
    """Why a file or folder is refused by its name and kind alone; empty if it is not."""
    if entry.is_symlink():
        return "expected a file or folder, got a link"
    if not entry.name.isprintable() and (is_folder or _is_part(name)):
        return "expected a name of printable characters"
    if is_folder and name.count("/") >= MAX_DEPTH:
        return f"expected at most {MAX_DEPTH} folders deep"
    return ""


def _is_part(name: str) -> bool:
    """Whether a file is one of the pack's own, by its path."""
    if name.endswith(".toml"):
        return name != PROVENANCE
    if name.startswith(ART) and name.endswith(".svg"):
        return True
    return name.startswith("story/") and name.endswith(".md")


def read_text(folder: Path, name: str, findings: list[Finding]) -> str | None:
    """The text of a file of a pack; None, and a finding, if it is refused."""
    try:
        text = _decoded(read_bytes(folder / name))
        _check_lines(text, is_toml=name.endswith(".toml"))
    except RefusedFile as refused:
        findings.append(refusal_finding(name, refused.message, refused.line))
        return None
    return text


class RefusedFile(Exception):
    """Why a file is refused, and its line, 0 for the file as a whole."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.message = message
        self.line = line


def _decoded(data: bytes) -> str:
    """The text of a file's bytes, without a byte order mark."""
    if len(data) > MAX_BYTES:
        raise RefusedFile(f"expected at most {MAX_BYTES} bytes", data.count(b"\n") + 1)
    if b"\0" in data:
        raise RefusedFile("expected text, got a NUL byte", data.count(b"\n", 0, data.index(b"\0")) + 1)
    try:
        return data.decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n")
    except UnicodeDecodeError as bad:
        line = data.count(b"\n", 0, bad.start) + 1
        raise RefusedFile(f"expected UTF-8, got the byte {data[bad.start]:#04x}", line) from None


def _check_lines(text: str, *, is_toml: bool) -> None:
    """Raise RefusedFile for a line that is too long, or else has too many dots, or else for a control character."""
    text_lines = text.split("\n")
    for number, line in enumerate(text_lines, start=1):
        if len(line) > MAX_LINE:
            raise RefusedFile(f"expected at most {MAX_LINE} characters in a line, got {len(line)}", number)
    if is_toml and text.count(".") > MAX_DOTS:
        for number, line in enumerate(text_lines, start=1):
            if line.count(".") > MAX_DOTS:
                raise RefusedFile(f"expected at most {MAX_DOTS} dots in a line", number)
    control = _CONTROL.search(text)
    if control:
        line_number = text.count("\n", 0, control.start()) + 1
        raise RefusedFile(f"expected text, got the control character {ord(control[0]):#04x}", line_number)


def read_bytes(path: Path) -> bytes:
    """The bytes of a regular file, or RefusedFile; the file that is checked is the one that is read.

    Of a file that is too long, just so many are read that this can be seen.
    """
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        descriptor = os.open(path, flags)
    except OSError as bad:
        raise RefusedFile(f"expected a readable file: {bad.strerror}") from bad
    with os.fdopen(descriptor, "rb") as opened:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise RefusedFile("expected a regular file")
        return opened.read(MAX_BYTES + 1)
