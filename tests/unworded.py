"""A language of tests: each message is its id with the variables it was given, whatever its wording."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sleeping_gods import languages
from sleeping_gods.wording.fluent import Bundle, Message, Words

UNWORDED: languages.Lang = "qps"
"""Its code: whatever is remembered by language is remembered apart from English and French."""


@contextmanager
def unworded() -> Iterator[None]:
    """Let this language be told."""
    compiled = Bundle.message

    def message(bundle: Bundle, name: str) -> Message:
        known = compiled(bundle, name)
        return (
            Message(known.id, known.variables, lambda words: _shown(name, words)) if bundle.lang == UNWORDED else known
        )

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Bundle, "message", message)
        patch.setattr(languages, "LANGS", (*languages.LANGS, UNWORDED))
        yield


def _shown(name: str, words: Words) -> str:
    given = ", ".join(f"{key} {words[key]}" for key in sorted(words))
    return f"<{name}: {given}>" if given else f"<{name}>"
