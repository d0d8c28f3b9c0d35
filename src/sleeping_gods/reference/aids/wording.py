"""The words of generated tables, and effects as a few words and icons."""

from __future__ import annotations

import functools
import tomllib

from ...effects.op import Op
from ...languages import Lang
from ...story.printed import Name
from ..ledger import RULES

AIDS = RULES / "aids"
"""The folder of the texts."""


@functools.cache
def table_words(lang: Lang) -> dict[str, str]:
    """The words of generated tables by their keys."""
    return dict(tomllib.loads((AIDS / f"words.{lang}.toml").read_text("utf-8")))


def name_in_language(name: Name, lang: Lang) -> str:
    """A name in a language."""
    return name.text_in(lang)


def signs(op: Op, lang: Lang) -> str:
    """An effect of a board, token or resource as a few words and icons."""
    labels = table_words(lang)
    of_first_argument = labels.get(f"op-{op.name}-{op.args[0]}") if op.args else None
    template = of_first_argument or labels[f"op-{op.name}"]
    amount = next((arg for arg in op.args if isinstance(arg, int)), 0)
    word = next((arg for arg in op.args if isinstance(arg, str) and arg), "")
    return template.replace("{n}", str(amount)).replace("{word}", word).strip()
