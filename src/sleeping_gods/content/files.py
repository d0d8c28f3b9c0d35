"""Reads the files of an untrusted pack folder."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

from ..kernel.errors import Finding
from ..kernel.showing import printable
from ..languages import CODE
from ..story.art import FOLDER
from ..story.plates import FOLDER as PLATES

MAX_BYTES = 256 * 1024
"""Most bytes of a file: ten times the longest that is shipped."""
MAX_LINE = 10_000
MAX_FILES = 2_000
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
            if entry.name.startswith("."):
                continue
            if entry.is_symlink():
                findings.append(refusal_finding(name, "expected a file or folder, got a link"))
            elif not entry.name.isprintable():
                if entry.is_dir(follow_symlinks=False) or _is_part(name):
                    findings.append(refusal_finding(name, "expected a name of printable characters"))
            elif entry.is_dir(follow_symlinks=False):
                if f"{name}/" == PLATES:
                    continue
                if name.count("/") >= MAX_DEPTH:
                    findings.append(refusal_finding(name, f"expected at most {MAX_DEPTH} folders deep"))
                else:
                    pending.append(f"{name}/")
            elif _is_part(name):
                names.append(name)
            if len(names) > MAX_FILES:
                findings.append(refusal_finding(name, f"expected at most {MAX_FILES} files"))
                return []
    return sorted(names)


def _is_part(name: str) -> bool:
    if name.endswith(".toml"):
        return name != PROVENANCE
    if name.startswith(FOLDER) and name.endswith(".svg"):
        return True
    return name.startswith("story/") and name.endswith(".md")


def read_text(folder: Path, name: str, findings: list[Finding]) -> str | None:
    """The text of a file of a pack; None, and a finding, if it is refused."""
    data = read_bytes(folder / name)
    if isinstance(data, str):
        findings.append(refusal_finding(name, data))
        return None
    if len(data) > MAX_BYTES:
        findings.append(refusal_finding(name, f"expected at most {MAX_BYTES} bytes", data.count(b"\n") + 1))
        return None
    if b"\0" in data:
        line = data[: data.index(b"\0")].count(b"\n") + 1
        findings.append(refusal_finding(name, "expected text, got a NUL byte", line))
        return None
    try:
        text = data.decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n")
    except UnicodeDecodeError as bad:
        line = data[: bad.start].count(b"\n") + 1
        findings.append(refusal_finding(name, f"expected UTF-8, got the byte {data[bad.start]:#04x}", line))
        return None
    lengths = list(map(len, text.split("\n")))
    if max(lengths) > MAX_LINE:
        number, length = next((at, length) for at, length in enumerate(lengths, start=1) if length > MAX_LINE)
        findings.append(
            refusal_finding(name, f"expected at most {MAX_LINE} characters in a line, got {length}", number)
        )
        return None
    if name.endswith(".toml") and text.count(".") > MAX_DOTS:
        dotted = next((at for at, line in enumerate(text.split("\n"), start=1) if line.count(".") > MAX_DOTS), 0)
        if dotted:
            findings.append(refusal_finding(name, f"expected at most {MAX_DOTS} dots in a line", dotted))
            return None
    control = _CONTROL.search(text)
    if control:
        line = text.count("\n", 0, control.start()) + 1
        findings.append(refusal_finding(name, f"expected text, got the control character {ord(control[0]):#04x}", line))
        return None
    return text


def read_bytes(path: Path) -> bytes | str:
    """The bytes of a regular file, or why it is refused; the file that is checked is the one that is read.

    Of a file that is too long, just so many are read that this can be seen.
    """
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        descriptor = os.open(path, flags)
    except OSError as bad:
        return f"expected a readable file: {bad.strerror}"
    with os.fdopen(descriptor, "rb") as opened:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            return "expected a regular file"
        return opened.read(MAX_BYTES + 1)
