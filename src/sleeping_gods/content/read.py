"""Reading a pack's folder: its tables, its story, its digest, and everything wrong with the files."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from pathlib import Path

from ..kernel.errors import Finding
from ..story.art import is_art
from ..story.parse import heading_of, parse_story
from ..story.source import PackSource, Record
from .box import box_folder, is_lent, lent, with_defaults
from .files import KEYWORD_WORDS, TRANSLATED, read_files, refusal_finding
from .keyword_words import add_keyword_words
from .toml_records import UNPINNED, records_in

MAX_FINDINGS = 1_000
"""After so many findings no further file is looked at."""
MAX_MANIFEST_LENGTH = 32_000
"""Characters of the longest manifest, which is looked into before anything else is known of a pack."""


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
    heads = _Heads()
    first_unread = ""
    for name, text in texts.items():
        if len(source.findings) > MAX_FINDINGS and name != "pack.toml":
            first_unread = first_unread or name
        elif KEYWORD_WORDS.fullmatch(name):
            continue  # read below, once all quests are known
        elif name.endswith(".toml"):
            for record in records_in(name, text, source.findings):
                _add_record(source, heads, record)
        elif name.endswith(".md") and not TRANSLATED.fullmatch(name):
            _add_story(source, name, text)
    if first_unread:
        message = f"not looked at, nor what follows: there are more than {MAX_FINDINGS} findings already"
        source.findings.append(refusal_finding(first_unread, message))
    add_keyword_words(source, texts)
    _choose_manifest(source, heads.manifests)
    source.manifest = with_defaults(source.manifest, heads.defaults)
    return source


@dataclass(slots=True)
class _Heads:
    """The tables that say what a pack is."""

    manifests: list[Record] = field(default_factory=list)
    defaults: dict[str, object] = field(default_factory=dict)
    """What its box says where the manifest says nothing."""


def _add_record(source: PackSource, heads: _Heads, record: Record) -> None:
    """Sort a record in: the manifest, the defaults of a box, or any other."""
    if record.kind == "pack":
        heads.manifests.append(record)
    elif record.kind == "box" and is_lent(record.file):
        heads.defaults |= record.data
    elif record.kind == "box":
        message = "expected no [box] table in a pack: its own keys stand in [pack]"
        source.findings.append(Finding(record.file, record.line, "table", message))
    else:
        source.records.append(record)


def digest(texts: dict[str, str]) -> str:
    """Sixteen hex digits over the names and texts of all files but translations, art and those that are not pinned."""
    return _hash(
        texts,
        sorted(name for name in texts if not (TRANSLATED.fullmatch(name) or is_art(name) or is_unpinned(name))),
    )


def unpinned_digest(texts: dict[str, str]) -> str:
    """The digest of the files that are not pinned; empty if a pack has none of them."""
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
    """Take the first manifest; a finding if there is none, and for each further one."""
    if manifests:
        source.manifest = manifests[0]
    else:
        source.findings.append(Finding("pack.toml", 0, "table", "expected a [pack] table"))
    for extra in manifests[1:]:
        message = f"expected one [pack] table, the first is {manifests[0].file}:{manifests[0].line}"
        source.findings.append(Finding(extra.file, extra.line, "table", message))


def _add_story(source: PackSource, name: str, text: str) -> None:
    """Add the paragraphs of a story file; the first of each number counts."""
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
