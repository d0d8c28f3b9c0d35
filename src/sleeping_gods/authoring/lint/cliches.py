"""Lists of overused words and stock names that stories should not have."""

from __future__ import annotations

import re

WORDS = (
    *("ancient", "mysterious", "mysteriously", "ethereal", "shimmering", "otherworldly", "eldritch", "cryptically"),
    *("looming", "looms", "gleaming eyes", "eyes gleaming", "eyes gleam", "hooded figure", "hooded figures"),
    *("glowing runes", "swirling mist", "swirling mists", "forgotten secrets", "emerges from the shadows"),
    *("a sense of", "seems to", "something shifts", "the air is thick with", "a testament to"),
    *("little do you know", "time seems to stand still", "a shiver runs down", "sends a shiver", "you can't help but"),
    *("Elara", "Kael", "Lyra", "Thorne", "Seraphina", "Zephyr"),
)
"""As they stand in the text; names in capitals are looked for as they are written."""

_PLAIN = re.compile(r"\b(?:" + "|".join(re.escape(word) for word in WORDS if word[0].islower()) + r")\b")
_NAMES = re.compile(r"\b(?:" + "|".join(re.escape(word) for word in WORDS if word[0].isupper()) + r")\b")


def overused_words(text: str) -> list[str]:
    """The overused words of a text, each once."""
    return list(dict.fromkeys([*_PLAIN.findall(text.lower()), *_NAMES.findall(text)]))
