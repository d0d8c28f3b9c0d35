"""The plural of a whole number in a language: the cardinal rules of Unicode CLDR for the languages named here."""

from __future__ import annotations

from collections.abc import Callable

from ..languages import Lang


def plural(lang: Lang, number: int) -> str:
    """The category of a number; a language that is not named here has one for 1 and another for the rest."""
    return _RULES.get(lang.partition("-")[0], _one)(number)


def _one(number: int) -> str:
    return "one" if number == 1 else "other"


def _none_or_one(number: int) -> str:
    return "one" if number in (0, 1) else "other"


def _same(number: int) -> str:
    return "other"


def _by_last_digit(number: int) -> str:
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if _is_few(number) else "many"


def _polish(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if _is_few(number) else "many"


def _czech(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if 2 <= number <= 4 else "other"


def _is_few(number: int) -> bool:
    return 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14


_RULES: dict[str, Callable[[int], str]] = {
    **dict.fromkeys(("fr", "hy", "pt"), _none_or_one),
    **dict.fromkeys(("id", "ja", "ko", "ms", "th", "vi", "zh"), _same),
    **dict.fromkeys(("be", "ru", "uk"), _by_last_digit),
    **dict.fromkeys(("cs", "sk"), _czech),
    "pl": _polish,
}
