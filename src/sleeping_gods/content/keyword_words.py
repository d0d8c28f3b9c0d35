"""What languages call the keywords of a pack's quests: ``keywords.fr.toml``, which is no part of the pack's digest."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ..effects.error_texts import did_you_mean, quoted_value
from ..kernel.errors import Finding
from ..story.records import is_whole
from ..story.source import PackSource
from .files import KEYWORD_WORDS

TABLE = "keywords"
WORDS = "keyword_words"
"""The key of a quest's table under which a pack may say the same itself."""


def add_keyword_words(source: PackSource, texts: Mapping[str, str]) -> None:
    """Give the quests of a pack the words of its ``keywords`` files, and report what fits no quest."""
    all_read = is_whole(source)
    quests = {record.data["keyword"]: record for record in source.records if _has_keyword(record.kind, record.data)}
    for name, text in texts.items():
        match = KEYWORD_WORDS.fullmatch(name)
        if match is None:
            continue
        for keyword, word in _words_in(name, text, source.findings).items():
            if keyword not in quests and not all_read:
                continue
            if keyword not in quests:
                hint = did_you_mean(keyword, [str(known) for known in quests])
                message = f"expected a keyword of a quest, got {quoted_value(keyword)}{hint}"
                source.findings.append(Finding(name, _line_of(text, keyword), "dangling", message))
                continue
            record = quests[keyword]
            known = record.data.get(WORDS)
            record.data[WORDS] = {**(known if isinstance(known, dict) else {}), match[1]: word}


def _has_keyword(kind: str, data: Mapping[str, object]) -> bool:
    """Whether a table is that of a quest with a keyword."""
    return kind == "quest" and isinstance(data.get("keyword"), str)


def _words_in(name: str, text: str, findings: list[Finding]) -> Mapping[str, object]:
    """The table of a file; empty if it is none."""
    import tomllib  # a compiled pack is read without it

    try:
        data: dict[str, object] = tomllib.loads(text)
    except (ValueError, RecursionError) as bad:
        findings.append(Finding(name, 0, "toml", str(bad)))
        return {}
    table = data.get(TABLE)
    if list(data) != [TABLE] or not isinstance(table, dict):
        findings.append(Finding(name, 0, "table", f"expected one table [{TABLE}]"))
        return {}
    return table


def _line_of(text: str, keyword: str) -> int:
    """The line on which the keyword is a key, bare or in quotes; 0 if there is none."""
    key = re.compile(rf"""\s*(["']?){re.escape(keyword)}\1\s*[.=]""")
    return next((number for number, line in enumerate(text.split("\n"), start=1) if key.match(line)), 0)
