"""Writes the words that search knows in each language: a filter over the stems of common words that are spelt rightly.

    python tools/known_words.py en FOLDER_WITH_AFF_AND_DIC [HOW_MANY]

The common words come from wordfreq, the spelling is that of a dictionary for Hunspell (index.aff, index.dic), read with
spylls; neither is needed to play, so neither is among the requirements. NOTICE names sources and licences.
"""

from __future__ import annotations

import re
import sys
from typing import Any

from sleeping_gods.languages import Lang
from sleeping_gods.reference.book.folding import fold
from sleeping_gods.reference.search.word_filter import filter_lines, path_of
from sleeping_gods.reference.search.words import stem


def common(lang: Lang, folder: str, most: int) -> set[str]:
    """The stems of the common words that the dictionary knows; names of people and places are none."""
    from spylls.hunspell import Dictionary  # type: ignore[import-not-found]
    from wordfreq import top_n_list  # type: ignore[import-not-found]

    dictionary: Any = Dictionary.from_files(f"{folder}/index")
    words = [word for word in top_n_list(lang, most) if re.fullmatch(r"[^\W\d_]{2,}", word)]
    return {stem(fold(word), lang) for word in words if dictionary.lookup(word)}


def main(arguments: list[str]) -> int:
    """Write the filter of a language."""
    lang: Lang = "fr" if arguments[0] == "fr" else "en"
    stems = common(lang, arguments[1], int(arguments[2]) if len(arguments) > 2 else 60_000)
    path_of(lang).parent.mkdir(exist_ok=True)
    path_of(lang).write_text(filter_lines(sorted(stems)), "ascii")
    print(f"{lang}: {len(stems)} stems, {path_of(lang).stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
