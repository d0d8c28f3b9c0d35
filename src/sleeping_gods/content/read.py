"""Reading a pack's folder: its tables, its story, its digest, and everything wrong with the files."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

from ..effects.error_texts import did_you_mean, quoted_value
from ..kernel.errors import Finding
from ..story.art import FOLDER as ART
from ..story.art import TABLES as ART_TABLES
from ..story.art import is_art
from ..story.camp_talk import FILE as CAMPS_FILE
from ..story.camp_talk import TABLE as CAMP_TALK
from ..story.lesson import FILE as LESSON_FILE
from ..story.lesson import TABLES as LESSON_TABLES
from ..story.parse import heading_of, parse_story
from ..story.prologue import FILE as PROLOGUE_FILE
from ..story.prologue import TABLE as PROLOGUE
from ..story.source import PackSource, Record
from .box import box_folder, is_lent, lent, with_defaults
from .files import KEYWORD_WORDS, TRANSLATED, read_files, refusal_finding
from .keyword_words import add_keyword_words

KINDS = (
    "pack",
    "box",
    "room",
    "search",
    "crew",
    "ability",
    "level",
    "adventure",
    "market",
    "starting",
    "quest",
    "event",
    "enemy",
    "region",
    "island",
    "sheet",
    "character",
    "starting_combat",
    "curse",
    "resource",
    "boss",
    "buff",
    "page",
    "space",
    *ART_TABLES,
    PROLOGUE,
    *LESSON_TABLES,
    CAMP_TALK,
)
"""Tables that a file may hold: those of ``SINGLE`` once, the others as lists of tables of either game."""
UNPINNED = (PROLOGUE_FILE, LESSON_FILE, CAMPS_FILE)
"""Files with words that no rule asks for: a campaign does not pin them, so they may be mended while it goes on."""
OWN_FILE = {PROLOGUE: PROLOGUE_FILE, CAMP_TALK: CAMPS_FILE, **dict.fromkeys(LESSON_TABLES, LESSON_FILE)}
"""Tables that stand in one file and nowhere else."""
SINGLE = ("pack", "box", PROLOGUE)
"""Tables that a file may hold once."""
MAX_FINDINGS = 1_000
"""After so many findings no further file is looked at."""
MAX_MANIFEST_LENGTH = 32_000
"""Characters of the longest manifest, which is looked into before anything else is known of a pack."""
BITS = 64
"""The size of whole numbers in TOML."""

_HEADER = re.compile(r"\s*\[\[?\s*([\w-]+)\s*\]\]?\s*(?:#.*)?")
_KEY = re.compile(r"\s*\[*\s*[\"']?([\w-]+)")
_AT = re.compile(r"\(at line (\d+), column \d+\)|\(at end of document\)")


def read_source(folder: Path) -> PackSource:
    """Everything a pack's folder holds; findings about the files are kept in it."""
    return parse(*gather(folder))


def gather(folder: Path, *, translated: bool = True) -> tuple[dict[str, str], list[Finding]]:
    """The texts of a pack and of the box it is based on, by their path, and what was refused.

    Translations are no part of what is played, and can be left unread.
    """
    if not folder.is_dir():
        return {}, [refusal_finding(str(folder), "expected a folder")]
    texts, findings = read_files(folder, translated=translated)
    for name in [name for name in texts if is_lent(name)]:
        del texts[name]
        findings.append(refusal_finding(f"./{name}", "expected a folder whose name is not that of a box"))
    if len(texts.get("pack.toml", "")) > MAX_MANIFEST_LENGTH:
        del texts["pack.toml"]
        findings.append(
            refusal_finding("pack.toml", f"expected at most {MAX_MANIFEST_LENGTH} characters in the manifest")
        )
    box = box_folder(texts.get("pack.toml", ""), findings)
    if box is None:
        return texts, findings
    theirs, refusals = read_files(box)
    return {**lent(box.name, theirs, texts), **texts}, findings + refusals


def parse(texts: dict[str, str], refusals: list[Finding]) -> PackSource:
    """What the texts of a pack say; ``refusals`` were found when they were gathered."""
    source = PackSource(Record("pack", "pack.toml", 0, {}), findings=list(refusals))
    if refusals and not texts:
        return source
    source.digest, source.unpinned, source.texts = digest(texts), unpinned_digest(texts), texts
    manifests: list[Record] = []
    defaults: dict[str, object] = {}
    first_unread = ""
    for name, text in texts.items():
        if len(source.findings) > MAX_FINDINGS and name != "pack.toml":
            first_unread = first_unread or name
        elif KEYWORD_WORDS.fullmatch(name):
            continue  # read below, once all quests are known
        elif name.endswith(".toml"):
            for record in _records(name, text, source.findings):
                if record.kind == "pack":
                    manifests.append(record)
                elif record.kind == "box" and is_lent(name):
                    defaults |= record.data
                elif record.kind == "box":
                    message = "expected no [box] table in a pack: its own keys stand in [pack]"
                    source.findings.append(Finding(name, record.line, "table", message))
                else:
                    source.records.append(record)
        elif name.endswith(".md") and not TRANSLATED.fullmatch(name):
            _add_story(source, name, text)
    if first_unread:
        message = f"not looked at, nor what follows: there are more than {MAX_FINDINGS} findings already"
        source.findings.append(refusal_finding(first_unread, message))
    add_keyword_words(source, texts)
    _choose_manifest(source, manifests)
    source.manifest = with_defaults(source.manifest, defaults)
    return source


def digest(texts: dict[str, str]) -> str:
    """Sixteen hex digits over the names and texts of all files but translations, art and those that are not pinned."""
    return _hash(
        texts,
        sorted(name for name in texts if not (TRANSLATED.fullmatch(name) or is_art(name) or is_unpinned(name))),
    )


def unpinned_digest(texts: dict[str, str]) -> str:
    """The same over the files that are not pinned; empty if a pack has none of them."""
    names = sorted(name for name in texts if is_unpinned(name))
    return _hash(texts, names) if names else ""


def is_unpinned(name: str) -> bool:
    """Whether a file is built into a pack, but no part of the digest that campaigns pin: no rule asks for its words."""
    return name in UNPINNED or KEYWORD_WORDS.fullmatch(name) is not None


def _hash(texts: dict[str, str], names: list[str]) -> str:
    """Sixteen hex digits over names and texts, each after its length, so that no two packs are hashed as one."""
    hashed = hashlib.blake2b(digest_size=8)
    for name in names:
        for part in (name.encode(), texts[name].encode()):
            hashed.update(len(part).to_bytes(8, "big"))
            hashed.update(part)
    return hashed.hexdigest()


def _choose_manifest(source: PackSource, manifests: list[Record]) -> None:
    if manifests:
        source.manifest = manifests[0]
    else:
        source.findings.append(Finding("pack.toml", 0, "table", "expected a [pack] table"))
    for extra in manifests[1:]:
        message = f"expected one [pack] table, the first is {manifests[0].file}:{manifests[0].line}"
        source.findings.append(Finding(extra.file, extra.line, "table", message))


def _records(name: str, text: str, findings: list[Finding]) -> list[Record]:
    import tomllib  # a compiled pack is read without it

    try:
        data: dict[str, Any] = tomllib.loads(text)
    except RecursionError:
        findings.append(Finding(name, 0, "toml", "tables or lists are nested too deeply"))
        return []
    except ValueError as bad:
        findings.append(_syntax(name, text, str(bad)))
        return []
    records: list[Record] = []
    header_lines, first_lines = _lines(text)
    for kind, value in data.items():
        first_line = first_lines.get(kind, 0)
        reason = _reason_against(name, kind, value)
        if reason:
            findings.append(Finding(name, first_line, "table", reason))
            continue
        lines = header_lines.get(kind, [])
        for index, table in enumerate(value if isinstance(value, list) else [value]):
            line = lines[index] if index < len(lines) else first_line
            if _is_huge(table):
                findings.append(Finding(name, line, "toml", f"expected numbers of at most {BITS} bits in {kind!r}"))
            else:
                records.append(Record(kind, name, line, dict(table)))
    return records


def _reason_against(name: str, kind: str, value: object) -> str:
    """Why the tables of a kind cannot stand in a file, or are no tables; empty if all is well."""
    if kind not in KINDS:
        return f"unknown table {quoted_value(kind)}{did_you_mean(kind, KINDS)}"
    if is_art(name) != (kind in ART_TABLES):
        return f"expected [[motif]] and [[palette]] in {ART} alone, got {kind}"
    if kind in OWN_FILE and name != OWN_FILE[kind]:
        return f"expected {kind!r} in {OWN_FILE[kind]} alone"
    if name in UNPINNED and OWN_FILE.get(kind) != name:
        return f"expected no {kind} in {name}: no campaign pins that file"
    tables = value if isinstance(value, list) else [value]
    if isinstance(value, list) == (kind in SINGLE) or not all(isinstance(table, dict) for table in tables):
        return f"expected {f'[{kind}]' if kind in SINGLE else f'[[{kind}]]'} tables for {kind!r}"
    return ""


def _is_huge(table: dict[str, object]) -> bool:
    """Whether a number in a table is larger than TOML promises to keep."""
    pending: list[object] = [table]
    while pending:
        value = pending.pop()
        if isinstance(value, int) and not -(1 << BITS - 1) <= value < 1 << BITS - 1:
            return True
        if isinstance(value, dict):
            pending += value.values()
        elif isinstance(value, list):
            pending += value
    return False


def _syntax(name: str, text: str, message: str) -> Finding:
    at = _AT.search(message)
    if at is None:
        return Finding(name, 0, "toml", message)
    line = int(at[1]) if at[1] else text.count("\n") + 1
    return Finding(name, line, "toml", message[: at.start()].strip())


def _lines(text: str) -> tuple[dict[str, list[int]], dict[str, int]]:
    """Lines on which the tables of each kind begin, and the first line that begins with each word."""
    headers: dict[str, list[int]] = {}
    keys: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), start=1):
        header = _HEADER.fullmatch(line)
        if header:
            headers.setdefault(header[1], []).append(number)
        key = _KEY.match(line)
        if key:
            keys.setdefault(key[1], number)
    return headers, keys


def _add_story(source: PackSource, name: str, text: str) -> None:
    paragraphs, findings = parse_story(text, name)
    source.findings += findings
    location, title = heading_of(text)
    if title:
        source.titles.setdefault(location, title)
    for paragraph in paragraphs:
        known = source.paragraphs.setdefault(paragraph.number, paragraph)
        if known.file != name:
            message = f"paragraph {paragraph.number} stands also in {known.file}:{known.line}"
            source.findings.append(Finding(name, paragraph.line, "story-number", message))
