"""Rules that are told under other entries than their own, because players look for them there."""

from __future__ import annotations

import tomllib

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.reference.book.entry import EntryBlock, ReferenceEntry
from sleeping_gods.reference.book.entry_markdown import entry_markdown
from sleeping_gods.reference.book.library import book, entries_with_rule, entry_of, every_book
from sleeping_gods.reference.book.parsing import BrokenChapter
from sleeping_gods.reference.book.see_also import sentence_of, with_see_also
from sleeping_gods.reference.book.spacing import NARROW
from sleeping_gods.reference.languages import ENTRIES
from sleeping_gods.reference.ledger import GAMES
from sleeping_gods.reference.search.indexing import index
from sleeping_gods.reference.search.ranking import rank_entries
from sleeping_gods.reference.search.sentences import sentences
from sleeping_gods.reference.site.fragment import fragment

LATER = "SG-SETUP-022"
"""Whether the difficulty can be changed later: stated in the set-up, looked for under difficulty."""
MAX_OF_A_RULE, MAX_OF_AN_ENTRY = 3, 10


def entry(slug: str, *blocks: EntryBlock) -> ReferenceEntry:
    """An entry of a test's own."""
    return ReferenceEntry(
        "sea", slug, "en", "start", slug.title(), (), "In short.", (), blocks, sourced_brief="In short. [ours]"
    )


def stating(text: str) -> ReferenceEntry:
    """The entry ``home``, which says this."""
    return entry("home", EntryBlock("", text, sourced=text))


class TestSentence:
    """What is told of a rule elsewhere."""

    @pytest.mark.parametrize(
        ("text", "told"),
        [
            ("One. [SG-SETUP-001] Two. [SG-SETUP-002]", "Two. [=SG-SETUP-002]"),
            ("One. [=] Two. [SG-SETUP-002] Three. [SG-SETUP-003]", "One. [=] Two. [=SG-SETUP-002]"),
            ("- **A**: one. [SG-SETUP-001]\n- **B**: two. [SG-SETUP-002, 003]", "**B**: two. [=SG-SETUP-002]"),
            ("| A | [[b|c]] |\n|---|---|\n| d | [[e|f]] g [SG-SETUP-002] |", "d: [[e|f]] g [=SG-SETUP-002]"),
            ("Thus: [SG-SETUP-002]\n\n| a | b |", "In short. [=SG-SETUP-002]"),
            ("The price: 2 [SG-SETUP-002]", "The price: 2 [=SG-SETUP-002]"),
        ],
    )
    def test_it_is_the_one_before_the_sign(self, text: str, told: str) -> None:
        """With what rests on it, out of its list or table; where the line leads to a table, what is said in short."""
        assert sentence_of(stating(text), "SG-SETUP-002") == told

    def test_an_answer_comes_with_its_question(self) -> None:
        """Else nobody knows what "no" means."""
        asked = EntryBlock("question", "May we?", "No. [SG-SETUP-002]", "May we?", "No. [SG-SETUP-002]")

        assert sentence_of(entry("home", asked), "SG-SETUP-002") == "May we? [=SG-SETUP-002] No. [=SG-SETUP-002]"

    def test_an_answer_is_told_from_its_beginning(self) -> None:
        """Its second sentence alone does not answer what was asked."""
        answer = "No. [=SG-SETUP-001] Never. [SG-SETUP-003] Not twice. [SG-SETUP-002] Nor at sea. [SG-SETUP-004]"
        asked = EntryBlock("question", "May we?", answer, "May we?", answer)

        assert sentence_of(entry("home", asked), "SG-SETUP-002") == (
            "May we? [=SG-SETUP-002] No. [=SG-SETUP-001] Never. [=SG-SETUP-003] Not twice. [=SG-SETUP-002]"
        )

    def test_it_does_not_lead_back_to_where_it_is_told(self) -> None:
        """A link to the entry itself becomes its words; one to the home leads there."""
        home, other = stating("The [[other|others]] too. [SG-SETUP-002]"), entry("other")
        told = with_see_also({"home": home, "other": other}, {"other": ["SG-SETUP-002"]})["other"]

        assert [block.text for block in told.blocks] == ["- [[home|Home]]: The others too."]
        assert told.rules_cited == ("SG-SETUP-002",)
        assert told.rules == ()

    @pytest.mark.parametrize(
        "listed", [{"nowhere": ["SG-SETUP-002"]}, {"home": ["SG-SETUP-002"]}, {"other": ["SG-X-001"]}]
    )
    def test_what_cannot_be_is_refused(self, listed: dict[str, list[str]]) -> None:
        """No such entry, its own rule, no such rule."""
        entries = {"home": stating("Two. [SG-SETUP-002]"), "other": entry("other")}

        with pytest.raises(BrokenChapter, match="see_also: "):
            with_see_also(entries, listed)


class TestBooks:
    """What stands in the reference."""

    @pytest.mark.parametrize("lang", WHOLE)
    def test_it_stands_at_the_foot_of_the_page_and_in_the_terminal(self, lang: Lang) -> None:
        """With the link, and as a sentence that search can point to."""
        home, told = entries_with_rule(LATER, lang)
        text = next(each for each in sentences(told) if home.title in each and "?" in each).replace(NARROW, " ")

        assert (home.key, told.key) == ("sea/setup", "sea/difficulty")
        assert '<section class="near"><h2>' in fragment(told)
        assert text.partition(":")[2].partition("?")[0].strip() in entry_markdown(told).replace(NARROW, " ")

    @pytest.mark.parametrize("game", GAMES)
    def test_few_rules_are_told_in_many_places(self, game: str) -> None:
        """At most three places of one rule, ten rules of one entry, nothing twice; and they are told there."""
        listed = tomllib.loads((ENTRIES / game / "see_also.toml").read_text("utf-8"))
        every = [rule for table in listed.values() for rule in table["rules"]]

        assert max(len(table["rules"]) for table in listed.values()) <= MAX_OF_AN_ENTRY
        assert max(map(every.count, every)) <= MAX_OF_A_RULE
        for slug, table in listed.items():
            assert len(set(table["rules"])) == len(table["rules"])
            assert set(table["rules"]) <= set(book(game, "fr").entries[slug].rules_cited)

    def test_a_rule_is_still_stated_once(self) -> None:
        """Its home does not change."""
        assert all(
            each.places[rule].slug == entry_of(rule, each.lang).slug for each in every_book() for rule in each.places
        )


@pytest.mark.parametrize("lead", GAMES)
def test_entries_of_one_name_stand_side_by_side(lead: str) -> None:
    """Who names no game finds a challenge of the sea next to one of the skies, whichever game was used last."""
    both = [index(game, "en") for game in (lead, *(game for game in GAMES if game != lead))]
    found = [hit.entry.key for hit in rank_entries(both, "how do I pass a challenge")]
    slugs = [key.partition("/")[2] for key in found]

    assert found[0] == f"{lead}/challenge"
    assert slugs[0] == slugs[1] == "challenge"
    assert all(slugs.count(slug) == 1 or abs(slugs.index(slug) - at) <= 1 for at, slug in enumerate(slugs))
    assert len(found) == len(set(found))
