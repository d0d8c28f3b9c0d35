"""The languages: every folder of words is one. English is whole; what another one lacks is told in English."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TypeAlias

Lang: TypeAlias = str
"""A language by its code, such as ``fr``."""
CODE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?")
"""How the code of a language is written."""
ENGLISH: Lang = "en"
"""The language that every other one falls back to."""
WORDS = Path(__file__).resolve().parent / "words"
"""The folder of the languages that are shipped."""
MORE = "SLEEPING_GODS_LANGUAGES"
"""The variable of the environment that names a folder of further languages."""


def folders() -> tuple[Path, ...]:
    """The folders that hold a folder for each language."""
    more = os.environ.get(MORE)
    return (WORDS, Path(more)) if more else (WORDS,)


def languages_in(*places: Path) -> tuple[Lang, ...]:
    """The languages that have a folder with words, English first and the others in the order of their codes."""
    named = {path.parent.name for place in places for path in place.glob("*/*.ftl")} - {ENGLISH}
    codes = [name for name in named if CODE.fullmatch(name)]
    return (ENGLISH, *sorted(codes))


FOLDERS = folders()
"""The folders of languages, those of this installation included."""
LANGS: tuple[Lang, ...] = languages_in(*FOLDERS)
"""The languages that are offered, whole or begun."""
WHOLE: tuple[Lang, ...] = (ENGLISH, "fr")
"""The languages that lack nothing: tests ask it of them, and pages in several languages are written in them."""


def closest(asked: str) -> Lang:
    """The language that is there for a code such as ``fr-CA``; English if there is none."""
    wanted = asked.strip().lower().replace("_", "-").partition(".")[0]
    exact = {lang.lower(): lang for lang in LANGS}
    return exact.get(wanted) or exact.get(wanted.partition("-")[0]) or ENGLISH
