"""What a language lacks is said in English; plurals are those of Unicode."""

from __future__ import annotations

import pytest
from babel import Locale
from babel.plural import PluralRule

from sleeping_gods.languages import closest
from sleeping_gods.wording.files import missing_messages, whole_source
from sleeping_gods.wording.fluent import BadFluentMessage, Bundle
from sleeping_gods.wording.plurals import plural

ENGLISH = """
-ship = the ship
count = { $n ->
    [one] one thing
   *[other] { $n } things
}
aboard = aboard { -ship }
both = { count }, { aboard }
"""
FRENCH = """
-ship = le bateau
aboard = à bord : { -ship }
both = { count } ; { aboard }
"""


class TestFallback:
    """A bundle with the English one behind it."""

    french = Bundle("fr", FRENCH, english=Bundle("en", ENGLISH))

    def test_a_message_that_lacks_is_english_with_english_plurals(self) -> None:
        """French would count nought as one."""
        assert self.french.say("count", n=0) == "0 things"
        assert self.french.say("aboard") == "à bord : le bateau"

    def test_a_reference_to_it_is_english_too(self) -> None:
        """The rest of the sentence is not, and the variables are asked for."""
        assert self.french.message("both").variables == ("n",)
        assert self.french.say("both", n=1) == "one thing ; à bord : le bateau"

    def test_all_messages_are_known(self) -> None:
        """Those of the language first; what neither has is refused."""
        assert self.french.ids == ["aboard", "both", "count"]
        assert "count" in self.french
        with pytest.raises(BadFluentMessage, match="no message nothing"):
            self.french.message("nothing")

    def test_a_language_without_words_lacks_all_and_is_sent_the_english(self) -> None:
        """No file is missed."""
        assert missing_messages("xx", "reference") == Bundle("en", whole_source("xx", "reference")).ids
        assert missing_messages("fr", "reference") == []


@pytest.mark.parametrize("lang", ["en", "de", "fr", "pt", "ja", "zh", "ru", "uk", "pl", "cs", "it", "es", "nl", "hy"])
def test_plurals_are_those_of_unicode(lang: str) -> None:
    """For every number that a table shows."""
    rule: PluralRule = Locale(lang).plural_form

    assert [plural(lang, number) for number in range(300)] == [rule(number) for number in range(300)]


@pytest.mark.parametrize(
    ("asked", "lang"),
    [("fr", "fr"), ("fr-CA", "fr"), ("fr_FR.UTF-8", "fr"), ("FR", "fr"), ("xx", "en"), ("", "en"), ("C.UTF-8", "en")],
)
def test_the_closest_language_is_taken(asked: str, lang: str) -> None:
    """By its code, whatever country stands behind it; English for everybody else."""
    assert closest(asked) == lang
