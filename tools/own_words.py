"""Checks that the rules are told in our own words: no run of seven words of a source document stands in our texts.

    python tools/own_words.py FOLDER-OF-SOURCES [FILE ...]

The sources are text files in a folder of your own; they are no part of the project. Without files, the entries of the
reference and the player aids are checked. Lists of names are excepted: a run in which most words are names or numbers.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

RUN = 7
"""So many words in a row are a sentence of somebody else's."""
NAMES = 4
"""A run with so many capitals or numbers is a list of names."""
OURS = Path(__file__).resolve().parent.parent / "src" / "sleeping_gods" / "rules"
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_TAG = re.compile(r"\[[A-Z]{2}-[A-Z]+-[^\]]*\]")
_LINK = re.compile(r"\[\[(?:[^\]|]*\|)?([^\]]*)\]\]")
_ANCHOR = re.compile(r"\{(?:#|icon:)[^}]*\}")

Runs = dict[tuple[str, ...], str]


def source_runs(sources: Iterable[Path]) -> Runs:
    """Every run of the sources, with the file that has it."""
    runs: Runs = {}
    for path in sources:
        words = [_plain(word) for word in _WORD.findall(path.read_text("utf-8", errors="replace"))]
        for at in range(len(words) - RUN + 1):
            runs.setdefault(tuple(words[at : at + RUN]), path.name)
    return runs


def shared(text: str, runs: Runs) -> Iterator[tuple[str, str]]:
    """The runs of a text that stand in a source too, with the source; each stretch once, whatever signs part it."""
    words = _WORD.findall(_LINK.sub(r"\1", _ANCHOR.sub("", _TAG.sub("", text))))
    at = 0
    while at + RUN <= len(words):
        run = words[at : at + RUN]
        source = runs.get(tuple(_plain(word) for word in run))
        if source and sum(word[0].isupper() or word.isdigit() for word in run) < NAMES:
            yield " ".join(run), source
            at += RUN
        else:
            at += 1


def _plain(word: str) -> str:
    return word.lower().replace("’", "'")


def our_files() -> list[Path]:
    """The texts of the reference in both languages."""
    return sorted([*OURS.glob("entries/*/*.md"), *OURS.glob("aids/*")])


def main(arguments: list[str]) -> int:
    """0 if all words are ours, 1 if some are not, 2 if the call was wrong."""
    if not arguments or not Path(arguments[0]).is_dir():
        print(__doc__, file=sys.stderr)
        return 2
    sources = sorted(path for path in Path(arguments[0]).iterdir() if path.suffix == ".txt")
    if not sources:
        print(f"error: expected text files in {arguments[0]}", file=sys.stderr)
        return 2
    runs = source_runs(sources)
    files = [Path(name) for name in arguments[1:]] or our_files()
    count = 0
    for path in files:
        for run, source in shared(path.read_text("utf-8"), runs):
            print(f"{path.name}: {run!r} stands in {source}")
            count += 1
    print(f"{len(files)} files, {len(sources)} sources: {count} runs of {RUN} words in common")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
