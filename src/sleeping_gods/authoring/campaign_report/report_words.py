"""The words and numbers of the page, in one language."""

from __future__ import annotations

import math

from ...languages import Lang
from ...simulation.estimates import Interval
from ...wording.files import bundle_of
from ...wording.fluent import Bundle, Word

FILE = "simulation"
"""The file of words."""
MINUS = "−"


class ReportWords:
    """Says things in a language."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang
        self._bundle: Bundle = bundle_of(lang, FILE)

    def say(self, key: str, /, **values: Word) -> str:
        """A message of the page."""
        return self._bundle.message(f"report_{key}").say(values)

    def number(self, value: float, places: int = 1) -> str:
        """A number with the signs of the language."""
        text = f"{value:,.{places}f}"
        if text.strip("-0.,") == "":
            text = text.lstrip("-")
        signs = {",": self.say("thousands"), ".": self.say("decimal"), "-": MINUS}
        return "".join(signs.get(sign, sign) for sign in text)

    def whole(self, value: float) -> str:
        """A number without decimal places."""
        return self.number(value, 0)

    def share(self, value: float, places: int = 0) -> str:
        """A share in percent."""
        return self.say("percent", number=self.number(100 * value, places))

    def span(self, interval: Interval, places: int = 1, *, percent: bool = False) -> str:
        """A value with the ends of its interval."""
        if math.isinf(interval.low):
            return self.say("unknown")
        factor = 100 if percent else 1
        value, low, high = (self.number(factor * end, places) for end in (interval.value, interval.low, interval.high))
        key = "interval-percent" if percent else "interval"
        return self.say(key, value=value, low=low, high=high)

    def change(self, interval: Interval, places: int = 1, *, percent: bool = False) -> str:
        """A difference with its interval and signs; between two shares it is in percentage points."""
        if math.isinf(interval.low):
            return self.say("unknown")
        factor = 100 if percent else 1
        ends = [self.signed(factor * end, places) for end in (interval.value, interval.low, interval.high)]
        return self.say("interval-points" if percent else "interval", value=ends[0], low=ends[1], high=ends[2])

    def signed(self, value: float, places: int) -> str:
        """A number with its sign; 0 has none."""
        text = self.number(value, places)
        return f"+{text}" if value > 0 and text != self.number(0, places) else text
