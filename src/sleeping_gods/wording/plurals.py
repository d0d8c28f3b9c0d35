"""The plural category of a whole number: the cardinal rules of Unicode CLDR for the languages named here.

CLDR gives French and Portuguese another category, "many", for whole millions; nothing in the games is counted so high.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from ..languages import Lang

Category = Literal["one", "few", "many", "other"]


def plural(lang: Lang, number: int) -> Category:
    """The plural category of a number; a language that is not named here has the rule of English."""
    return _RULES.get(lang.partition("-")[0], _like_english)(number)


def _like_english(number: int) -> Category:
    """1; all others."""
    return "one" if number == 1 else "other"


def _like_french(number: int) -> Category:
    """0 and 1; all others."""
    return "one" if number in (0, 1) else "other"


def _without_plural(number: int) -> Category:
    """All numbers alike."""
    return "other"


def _like_russian(number: int) -> Category:
    """1 and what ends in 1, but for 11; 2 to 4 and what ends so, but for 12 to 14; all others."""
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if _ends_in_few(number) else "many"


def _like_polish(number: int) -> Category:
    """1; 2 to 4 and what ends so, but for 12 to 14; all others."""
    if number == 1:
        return "one"
    return "few" if _ends_in_few(number) else "many"


def _ends_in_few(number: int) -> bool:
    """The rule of Russian and Polish for few: the last digit is 2, 3 or 4, and the number ends in no teen."""
    return 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14


def _like_czech(number: int) -> Category:
    """1; 2 to 4; all others."""
    if number == 1:
        return "one"
    return "few" if 2 <= number <= 4 else "other"


_RULES: dict[str, Callable[[int], Category]] = {
    **dict.fromkeys(("fr", "hy", "pt"), _like_french),
    **dict.fromkeys(("id", "ja", "ko", "ms", "th", "vi", "zh"), _without_plural),
    **dict.fromkeys(("be", "ru", "uk"), _like_russian),
    **dict.fromkeys(("cs", "sk"), _like_czech),
    "pl": _like_polish,
}
"""The rule of each language, by its code."""
