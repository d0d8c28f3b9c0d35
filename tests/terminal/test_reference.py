"""The rules reference at the prompt: nothing that is asked or refused is without an entry, and entries can be read."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.presentation.catalogue import catalogue
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.presentation.party.presenter import Presenter
from sleeping_gods.presentation.rules_behind import rules_behind
from sleeping_gods.reference.book.entry import EntryBlock
from sleeping_gods.reference.book.library import book
from sleeping_gods.reference.mentions import ids_in
from sleeping_gods.terminal.entry_page import entries_behind, entry_list, rule_page, whole_entry
from sleeping_gods.terminal.entry_text import inline, items_stating, spoken_inline, spoken_text, text_stating
from sleeping_gods.terminal.games import VIEWS
from sleeping_gods.terminal.glyphs import ASCII
from sleeping_gods.terminal.reader import RelatedEntry, RulesReader, clearly_meant, first_blocks
from sleeping_gods.terminal.render_context import RenderContext
from sleeping_gods.terminal.sea.view import SeaView
from sleeping_gods.terminal.section import Section
from sleeping_gods.terminal.skies.view import SkiesView

from .driver import journey, screen_for
from .engine_keys import constants, decision_classes, rules_cited
from .journeys import AFTER_THE_EVENT, AT_THE_SHIP
from .skies_journeys import IN_FLIGHT

GAMES = tuple(VIEWS)
SEA = RulesReader(localizer_of("sea"))


def shown(sections: list[Section], *, width: int = 80, plain: bool = False) -> str:
    """Sections as they stand on the screen."""
    screen, out = screen_for(io.StringIO(), width=width, plain=plain)
    screen.show(*sections)
    return out.getvalue()


PARTY_VIEWS: dict[str, type[Presenter[Any]]] = {"sea": SeaView, "skies": SkiesView}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
class TestCensus:
    """Whatever is asked or refused in play leads to an entry."""

    def test_every_decision_has_an_entry(self, game: str) -> None:
        """By its own rules, or else by those of its chapter's code; and what is shown of it is never empty."""
        reader, leading = RulesReader(localizer_of(game)), PARTY_VIEWS[game].leading
        found = {
            kind.__name__: reader.entries_stating(rules_behind(game, kind), leading.get(kind, ()))
            for kind in decision_classes(game)
        }

        assert [name for name, behind in found.items() if not behind or not behind[0].blocks] == []

    def test_every_rule_that_is_played_or_refuses_something_has_an_entry(self, game: str) -> None:
        """And a sentence in it that bears the rule's id."""
        reader = RulesReader(localizer_of(game))
        cited = rules_cited(game)

        assert len(cited) > 300
        assert [rule for rule in sorted(cited) if rule not in spoken_ids(reader, rule)] == []

    def test_what_leads_are_decisions_and_entries(self, game: str) -> None:
        """An entry that was renamed would be lost."""
        view, entries = PARTY_VIEWS[game], book(game, "en").entries
        leading, testing = view.leading, view.testing

        assert [kind for kind in (*leading, *view.in_tests) if kind not in decision_classes(game)] == []
        assert [slug for slugs in leading.values() for slug in slugs if slug not in entries] == []
        assert [slug for slug in testing.values() if slug not in entries] == []
        assert [kind for kind in testing if kind not in constants(game)] == []

    def test_words_around_entries_are_used(self, game: str) -> None:
        """None that nothing says."""
        assert [key for key in catalogue(game).keys("rules") if key not in constants("terminal")] == []

    def test_every_entry_can_be_drawn_at_80_columns_and_told(self, game: str) -> None:
        """Whole, with all its lists and tables; no markup is left over, and nothing is wider than the screen."""
        reader = RulesReader(localizer_of(game))
        for entry in reader.book.entries.values():
            drawn = shown([whole_entry(reader, entry, RenderContext())])
            told = shown([whole_entry(reader, entry, RenderContext())], plain=True)

            assert max(len(line) for line in drawn.splitlines()) <= 80
            for text in (drawn, told):
                assert not [mark for mark in ("**", "[[", "{icon", "|--") if mark in text], entry.slug
            assert [rule for rule in entry.rules if rule.rpartition("-")[2] not in told] == []


def spoken_ids(reader: RulesReader, rule: str) -> list[str]:
    """The rules whose ids stand in the sentence that is shown for one."""
    return ids_in(spoken_inline(reader.statement(rule)))


class TestTexts:
    """What an entry says, in the terminal's forms."""

    LIST = "- **Limit**: three. [SG-ABIL-003] More go. [SG-ABIL-004]\n- **Secret**: yes. [SG-ABIL-005]"
    TABLE = "| Room | Cards | And |\n|---|---|---|\n| Deck | 0 | search [SG-SHIP-019] |\n| Bridge | 1 | clear |"

    @pytest.mark.parametrize(
        ("text", "rule", "sentence"),
        [
            ("One. [SG-SHIP-001] Two, three. [SG-SHIP-002, 004]", "SG-SHIP-004", "Two, three. [SG-SHIP-002, 004]"),
            (LIST, "SG-ABIL-003", "**Limit**: three. [SG-ABIL-003]"),
            (LIST, "SG-ABIL-004", "More go. [SG-ABIL-004]"),
            (LIST, "SG-ABIL-005", "**Secret**: yes. [SG-ABIL-005]"),
            (TABLE, "SG-SHIP-019", "Deck. Cards: 0; And: search [SG-SHIP-019]"),
        ],
    )
    def test_a_rule_has_its_own_sentence(self, text: str, rule: str, sentence: str) -> None:
        """Of a paragraph what stands between two ids, of a list its item, of a table its row."""
        assert text_stating(SEA.localizer, text, rule) == sentence

    def test_a_table_is_told_row_by_row(self) -> None:
        """Each cell with its heading."""
        assert spoken_text(SEA.localizer, self.TABLE) == [
            "Deck. Cards: 0; And: search [SG-SHIP-019]",
            "Bridge. Cards: 1; And: clear",
        ]

    def test_steps_are_told_by_their_numbers(self) -> None:
        """Not as if they were choices of the menu."""
        assert spoken_text(SEA.localizer, "1. Draw *fate*.\n2. Add\n   the skill.") == [
            "1) Draw fate.",
            "2) Add the skill.",
        ]

    def test_emphasis_and_ids_are_styled(self) -> None:
        """Bold, italic, and ids dim; nothing of the marks is left."""
        text = inline("**Two each**: *never* more. [SG-ABIL-008]")

        assert text.plain == "Two each: never more. [SG-ABIL-008]"
        assert {str(span.style) for span in text.spans} == {"bold", "italic", "dim not bold not italic"}

    def test_what_ends_in_a_colon_goes_on(self) -> None:
        """The order of a challenge would say nothing without its steps."""
        order = (
            EntryBlock("", "Always so: [SG-CHAL-002]"),
            EntryBlock("", "1. Draw. [SG-CHAL-010]"),
            EntryBlock("tip", "Dare."),
        )
        entry = replace(SEA.entry("challenge"), blocks=order)

        assert RelatedEntry(entry, ("SG-CHAL-002",)).blocks == [*order[:2]]
        assert RelatedEntry(entry, ("SG-CHAL-010",)).blocks == [order[1]]

    @pytest.mark.parametrize(
        ("first", "following", "goes_on"),
        [
            ("1. Shuffle. [SG-COMBAT-003]\n2. Share out the tokens as below. [SG-COMBAT-004]", TABLE, True),
            ("Find the total in the travel table. [SG-COMBAT-004]", TABLE, True),
            ("All rules hold, except for these. [SG-COMBAT-004]", LIST, True),
            ("Five rooms can be used. [SG-COMBAT-004]", TABLE, False),
            ("These count. So do others. [SG-COMBAT-004]", LIST, False),
            ("It never falls below 0. [SG-COMBAT-004]", TABLE, False),
            ("Look at these. [SG-COMBAT-004]", "Then go on.", False),
        ],
    )
    def test_what_points_below_is_shown_with_it(self, first: str, following: str, goes_on: bool) -> None:
        """A table or list that a sentence speaks of; not every table that happens to follow."""
        blocks = EntryBlock("", first), EntryBlock("", following)
        entry = replace(SEA.entry("combat-setup"), blocks=blocks)

        assert RelatedEntry(entry, ("SG-COMBAT-004",)).blocks == [*blocks[: 2 if goes_on else 1]]

    def test_the_sentence_of_a_rule_goes_on_with_what_it_points_to(self) -> None:
        """The phases of a turn; but not if other sentences stand between."""
        assert SEA.blocks_after("SG-TURN-002")[0].text.startswith("1. ")
        assert SEA.blocks_after("SG-SHIP-001") == []
        assert "1) " in shown([rule_page(SEA, "SG-TURN-002", RenderContext())], plain=True)

    def test_a_number_that_begins_a_row_is_no_choice(self) -> None:
        """It is told with its heading."""
        table = "| Players | Tokens |\n|---|---|\n| 1 | 4 |"

        assert spoken_text(SEA.localizer, table) == ["Players 1. Tokens: 4"]

    def test_of_a_list_only_the_items_in_question_are_shown(self) -> None:
        """Steps are shown whole: one alone would say nothing."""
        steps = "1. Draw. [SG-CHAL-010]\n2. Add. [SG-CHAL-012]"

        assert items_stating(self.LIST, ("SG-ABIL-005",)) == "- **Secret**: yes. [SG-ABIL-005]"
        assert items_stating(self.LIST, ("SG-ABIL-004", "SG-ABIL-005")) == self.LIST
        assert items_stating(steps, ("SG-CHAL-012",)) == steps
        assert items_stating(self.TABLE, ("SG-SHIP-019",)) == self.TABLE

    def test_a_short_opening_takes_the_next_block_along(self) -> None:
        """One short line is no explanation."""
        short, long, more = EntryBlock("", "Health 8."), EntryBlock("", "Long " * 40), EntryBlock("", "More.")
        entry = replace(SEA.entry("challenge"), blocks=(short, long, more))

        assert first_blocks(entry) == [short, long]
        assert first_blocks(replace(entry, blocks=(long, short))) == [long]
        assert first_blocks(replace(entry, blocks=(short, EntryBlock("tip", "Rest.")))) == [short]


class TestPages:
    """Entries on the screen."""

    def test_the_first_is_opened_and_the_others_are_listed(self) -> None:
        """Of many entries, one; a long page helps nobody in the middle of a turn."""
        found = SEA.entries_stating(
            ["SG-TURN-006", "SG-TURN-008", "SG-EXPLORE-001", "SG-MARKET-001", "SG-PORT-001", "SG-TURN-007"]
        )
        text = shown(entries_behind(SEA, found, RenderContext()))

        assert text.startswith(" Actions ")
        assert "[SG-TURN-006]" in text
        assert "[SG-EXPLORE-001]" not in text
        assert "Explore " in text.partition("Also behind it:")[2]

    @pytest.mark.parametrize(
        ("answers", "pack", "title"),
        [
            ((*AFTER_THE_EVENT, "travel", "steer audrie"), "harbour", "Distance"),
            ((*AT_THE_SHIP, "use galley"), "harbour", "Galley"),
            (IN_FLIGHT, "airfield", "Flight check"),
        ],
    )
    def test_what_the_decision_is_about_leads(
        self, tmp_path: Path, answers: tuple[str, ...], pack: str, title: str
    ) -> None:
        """The test under way, or the room that is used."""
        assert f"> ?\n{title}. " in journey(tmp_path, *answers, "?", pack=pack)

    def test_two_short_ones_are_both_opened(self) -> None:
        """With what each says about the rules in question."""
        found = SEA.entries_in_rule_order(["SG-SHIP-019", "SG-SEARCH-001"])
        text = shown(entries_behind(SEA, found, RenderContext()))

        assert "[SG-SHIP-019]" in text
        assert "[SG-SEARCH-001]" in text
        assert "Also behind it:" not in text

    def test_not_more_than_three_others_are_listed(self) -> None:
        """The rest is noise."""
        found = [RelatedEntry(SEA.entry(slug)) for slug in ("travel", "explore", "market", "port", "inn", "healer")]

        assert (
            shown(entries_behind(SEA, found, RenderContext()), plain=True).partition("Also behind it:\n")[2].count("\n")
            == 4
        )

    def test_setting_up_and_errata_are_behind_no_question_if_something_else_is(self) -> None:
        """They play the same rules, but nobody asks for them there."""
        slugs = [
            behind.entry.chapter for behind in SEA.entries_stating(["SG-SETUP-005", "SG-SHIP-001", "SG-ERRATA-008"])
        ]
        alone = [behind.entry.chapter for behind in SEA.entries_stating(["SG-SETUP-005"])]

        assert slugs == ["ship-action"]
        assert alone == ["start"]

    def test_a_rule_of_the_other_game_says_so(self) -> None:
        """It can be read, but its entry is not opened by its title here."""
        text = shown([rule_page(SEA, "DS-CHAL-001", RenderContext())], plain=True)

        assert "Challenge (Distant Skies). " in text
        assert "shows the whole entry" not in text

    def test_wide_screens_keep_lines_readable(self) -> None:
        """At 120 columns lines are not longer than one likes to read."""
        text = shown([whole_entry(SEA, SEA.entry("challenge"), RenderContext(width=120))], width=120)

        assert max(len(line.rstrip()) for line in text.splitlines()) <= 92

    def test_ascii_terminals_get_no_other_signs_around_entries(self) -> None:
        """Dots before items are lines there."""
        text = shown([whole_entry(SEA, SEA.entry("bridge"), RenderContext(glyphs=ASCII))])

        assert "\n   - " in text
        assert "·" not in text

    def test_one_entry_is_opened_by_its_own_hint(self) -> None:
        """And of several, the first as an example."""
        one, two = SEA.entry("inn"), SEA.entry("healer")

        assert '"rules inn" opens it.' in shown(entry_list(SEA, [one], RenderContext()), plain=True)
        assert 'such as: "rules inn"' in shown(entry_list(SEA, [one, two], RenderContext()), plain=True)
        assert entry_list(SEA, [], RenderContext()) == []


class TestAnswers:
    """Questions in one's own words."""

    @pytest.mark.parametrize(
        ("question", "slug"),
        [("who cooks", "cooking"), ("tired", "fatigue"), ("what happens if the ship sinks", "ship-defeat")],
    )
    def test_the_entry_that_is_clearly_meant(self, question: str, slug: str) -> None:
        """It is so much better than the next that it is opened."""
        hits = SEA.search(question)

        assert hits[0].entry.slug == slug
        assert clearly_meant(hits)

    def test_a_guess_is_only_listed(self) -> None:
        """A word that stands nowhere is read as one that is nearly the same."""
        hits = SEA.search("frigtend")

        assert hits
        assert not clearly_meant(hits)

    def test_the_block_that_answers(self) -> None:
        """Not the first, but the one that speaks of it."""
        blocks = (EntryBlock("", "Draw in the galley."), EntryBlock("question", "Is cooking done here?", "No."))
        entry = replace(SEA.entry("galley"), blocks=blocks)

        assert SEA.answering_blocks(entry, "do I cook in the galley") == [blocks[1]]
        assert SEA.answering_blocks(entry, "venom") == [blocks[0]]
        assert SEA.mentioning_blocks(entry, "galley") == [blocks[0]]
