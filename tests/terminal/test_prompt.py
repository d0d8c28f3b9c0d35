"""Commands at the prompt: help, rules, reasons, odds, pages, the log, acts about the campaign."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.terminal.app import run
from sleeping_gods.terminal.entry_text import spoken_inline
from sleeping_gods.terminal.prompt import BARE_COMMANDS, COMMANDS, SIGNS, help_lines
from sleeping_gods.terminal.reader import RulesReader
from sleeping_gods.terminal.sea.view import SeaView
from sleeping_gods.terminal.typed_words import words_for

from .driver import NAMED, journey, screen_for
from .journeys import AFTER_THE_EVENT, AT_THE_CITY, AT_THE_SHIP, IN_THE_FIGHT, TURN_START

SEA = RulesReader(localizer_of("sea"))


def after(said: str, answer: str) -> str:
    """What was said to an answer."""
    return said.partition(f"> {answer}\n")[2]


def brief(slug: str) -> str:
    """An entry as a line of the screen: its title and its answer in one sentence."""
    entry = SEA.entry(slug)
    return f"{entry.title}. {entry.brief}"


def sentence(rule: str) -> str:
    """The sentence that states a rule."""
    return spoken_inline(SEA.statement(rule))


class TestRules:
    """The entries of the rules reference behind what is asked."""

    def test_a_question_mark_shows_the_entries_behind_the_decision(self, tmp_path: Path) -> None:
        """The best one with its brief, the blocks that state the very rules and how to read on; others by title."""
        said = after(journey(tmp_path, *AT_THE_SHIP, "?"), "?").partition("Ada> ")[0]
        opened, _, others = said.partition("Also behind it:\n")

        assert opened.startswith(brief("ship-action"))
        assert sentence("SG-SHIP-002") in opened
        assert "[SG-SHIP-011]" not in opened
        assert "\nSee also: Bridge, Galley, Deck, Quarters, Sick Bay.\n" in opened
        assert '"rules ship-action" shows the whole entry.' in opened
        assert f"Closed room: {SEA.entry('closed-room').brief}" in others

    def test_a_line_is_explained_by_its_own_rules(self, tmp_path: Path) -> None:
        """A choice by number or words; what is barred by the very sentence, then its entry."""
        said = journey(tmp_path, *AT_THE_SHIP, "? 2", "? use gal", "?x1", "? x99")

        for answer in ("? 2", "? use gal"):
            assert after(said, answer).splitlines()[:2] == ["Use the Galley", brief("galley")]
            assert sentence("SG-SHIP-016") in after(said, answer)
        assert after(said, "?x1").splitlines()[:4] == [
            "Use the Hull",
            "Not possible: there is no ship action at the Hull.",
            sentence("SG-SHIP-001"),
            brief("ship-action"),
        ]
        assert after(said, "? x99").startswith("There is no line x99.")

    def test_a_question_mark_after_a_refusal_shows_its_rule(self, tmp_path: Path) -> None:
        """Only right after it, and once: then it explains the question again."""
        said = journey(tmp_path, *AT_THE_SHIP, "use hull", "?", "?", "use hull", "crew", "?")
        refused, first, second, again, _, third = said.split("Ada> ")[-7:-1]
        rule = [sentence("SG-SHIP-001"), brief("ship-action")]

        assert refused.endswith("(SG-SHIP-001). ? shows the rule.\n")
        assert first.splitlines()[1:3] == rule
        assert second.splitlines()[1] == brief("ship-action")
        assert again.endswith("(SG-SHIP-001). ? shows the rule.\n")
        assert third.splitlines()[1] == brief("ship-action")

    @pytest.mark.parametrize(
        ("before", "typed", "label", "rule"),
        [
            (AT_THE_SHIP, "use the hull", "Use the Hull", "SG-SHIP-001"),
            (AT_THE_SHIP, "hull", "Use the Hull", "SG-SHIP-001"),
            ((*AT_THE_SHIP, "use deck", "do command"), "gain 2 command", "Gain 2 command", "SG-SHIP-004"),
            ((*AT_THE_CITY, "choose a", "join marco"), "marco takes part", "Marco takes part", "SG-CHAL-007"),
            (AT_THE_CITY, "give the street sweeper", "(c) Give the street sweeper", "SG-EXPLORE-019"),
            (AFTER_THE_EVENT, "explore location 9", "Explore 4, 5, 9", "SG-EXPLORE-001"),
        ],
    )
    def test_a_barred_line_is_refused_by_its_own_words(
        self, tmp_path: Path, before: tuple[str, ...], typed: str, label: str, rule: str
    ) -> None:
        """As by its number, also where it stands for many; a bare ? then shows the rule."""
        said = after(journey(tmp_path, *before, typed, "?"), typed)
        refused, shown = said.splitlines()[0], after(said, "?")

        assert refused.startswith(f"Not possible: {label}")
        assert refused.endswith(f"({rule}). ? shows the rule.")
        assert shown.startswith(sentence(rule))

    @pytest.mark.parametrize(
        ("before", "words", "label", "rule"),
        [
            (IN_THE_FIGHT, "soup", "Cook Soup: not in combat", "SG-ADV-014"),
            (IN_THE_FIGHT, "cook soup", "Cook Soup: not in combat", "SG-ADV-014"),
            (AT_THE_SHIP, "cook soup", "Cook Soup: the ingredients of Soup are not there", "SG-ADV-009"),
            (AT_THE_SHIP, "equip maintain", "Equip Maintain (craft, fate 1) on Captain Odessa", "SG-CMD-013"),
        ],
    )
    def test_a_card_that_cannot_be_used_now_says_why(
        self, tmp_path: Path, before: tuple[str, ...], words: str, label: str, rule: str
    ) -> None:
        """Typed as a choice, or asked with why."""
        said = journey(tmp_path, *before, words, f"why {words}")

        assert after(said, words).startswith(f"Not possible: {label}")
        assert after(said, words).splitlines()[0].endswith(f"({rule}). ? shows the rule.")
        assert after(said, f"why {words}").splitlines()[1] == sentence(rule)

    @pytest.mark.slow
    def test_a_piece_that_no_rule_bars_is_shown(self, tmp_path: Path) -> None:
        """What it is and its entry, not that it is no choice; where something is done with it, that is listed."""
        said = journey(tmp_path, *AT_THE_SHIP, "club", "why club", "take the club")
        fighting = journey(tmp_path / "fight", *IN_THE_FIGHT, "club")

        for typed in ("club", "why club", "take the club"):
            assert after(said, typed).splitlines()[0] == "That cannot be chosen now. What it is:"
            assert after(said, typed).splitlines()[1].startswith("Club, weapon.")
        assert after(fighting, "club").startswith("That could be:\n10. Attack the Skeleton Warrior with Laurent")

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("asked", "titles"),
        [
            ("? 1", ("Story choice. ", "Challenge. ", "Skill: ", "Health loss in a challenge: ")),
            ("? 2", ("Story choice. ", "Resource. ")),
            ("? 3", ("Story choice. ", "Combat. ", "Combat level: ")),
            ("? 4", ("Story choice. ",)),
        ],
    )
    def test_a_story_choice_is_explained_with_what_it_holds(
        self, tmp_path: Path, asked: str, titles: tuple[str, ...]
    ) -> None:
        """Its challenge and what failing costs, its price, its combat: what stands beside it, and no more."""
        said = after(journey(tmp_path, *AT_THE_CITY, asked), asked).partition("Ada> ")[0]

        assert [title for title in titles if f"\n{title}" not in said] == []
        assert said.count("shows the whole entry.") == min(len(titles), 2)

    def test_a_line_that_is_called_like_its_entry_does_not_say_it_twice(self, tmp_path: Path) -> None:
        """Travel, then Travel; the same for what is barred."""
        said = journey(tmp_path, *AFTER_THE_EVENT, "? 1", "? x1")

        assert after(said, "? 1").startswith("Travel. ")
        assert after(said, "? x1").startswith("Not possible: there is no market in this region.\n")

    def test_few_others_are_behind_a_question(self, tmp_path: Path) -> None:
        """Three at most; none that is only behind the code of the chapter, where the decision names no rule itself."""
        said = after(journey(tmp_path, *AFTER_THE_EVENT, "?"), "?").partition("Ada> ")[0]
        drawing = after(journey(tmp_path / "drawing", "?"), "?").partition("drawn> ")[0]

        assert len(said.partition("Also behind it:\n")[2].splitlines()) == 4
        assert drawing.startswith(brief("ability-deck"))
        assert f"\n{SEA.entry('hand').title}" in drawing
        assert len(drawing.partition("Also behind it:\n")[2].splitlines()) <= 2

    def test_the_rules_are_read_by_title_by_id_and_by_question(self, tmp_path: Path) -> None:
        """An entry whole; a rule by its sentence and its entry in brief; else the nearest entries."""
        said = journey(
            tmp_path, *TURN_START, "rules counterattack", "rules sg-chal-003", "rules what happens if the ship sinks",
            "rules xyzzy", "rules sg-chal-999", "rules",
        )  # fmt: skip
        whole = after(said, "rules counterattack").partition("> ")[0]

        assert [rule for rule in SEA.entry("counterattack").rules if sentence(rule) not in whole] == []
        assert after(said, "rules sg-chal-003").splitlines()[:2] == [sentence("SG-CHAL-003"), brief("challenge")]
        assert after(said, "rules what happens if the ship sinks").startswith(brief("ship-defeat"))
        assert (
            "\nShip damage: " in after(said, "rules what happens if the ship sinks").partition("More that may help:")[2]
        )
        assert "Nothing in the rules speaks of “xyzzy”." in said
        assert "Expected the id of a rule such as SG-CHAL-0" in said
        assert '"rules" and a name, an id or a question, such as: "rules counterattack"' in said

    def test_a_question_behind_the_mark_is_searched(self, tmp_path: Path) -> None:
        """If the words are no line, no piece and no title."""
        said = journey(tmp_path, *TURN_START, "? what happens if the ship sinks", "? fatigue", "? SG-CHAL-003", "??")

        assert after(said, "? what happens if the ship sinks").startswith(brief("ship-defeat"))
        assert after(said, "? fatigue").startswith(brief("fatigue"))
        assert after(said, "? SG-CHAL-003").startswith(sentence("SG-CHAL-003"))
        assert after(said, "??").startswith("Nothing in the rules speaks of “?”.")

    def test_why_gives_the_reason_and_the_sentence_of_the_rule(self, tmp_path: Path) -> None:
        """By notation, by number, by words, and then ? shows the entry; what is possible is said to be so."""
        said = journey(tmp_path, *AT_THE_SHIP, "why use hull", "?", "why x1", "why use galley", "why nonsense", "why")

        assert after(said, "why use hull").splitlines()[:3] == [
            "Not possible: there is no ship action at the Hull.",
            sentence("SG-SHIP-001"),
            "? shows more: Ship action.",
        ]
        assert '"rules ship-action" shows the whole entry.' in after(said, "?").partition("> ")[0]
        assert sentence("SG-SHIP-001") in after(said, "why x1").partition("> ")[0]
        assert "It is possible: 2. Use the Galley." in said
        assert "'nonsense' is no choice that I know" in said
        assert '"why" and a choice that is not offered' in said


class TestLongPages:
    """A page that fills the screen takes the choices away."""

    LOOK = '"look" shows the choices again.'

    def said(self, folder: Path, rows: int | None, *answers: str, plain: bool = False) -> list[str]:
        """What a terminal of so many rows says to each answer."""
        source = io.StringIO("".join(f"{answer}\n" for answer in (*AT_THE_SHIP, *answers)))
        screen, out = screen_for(source, rows=rows, plain=plain)
        run(
            file=None, pack="harbour", players=("Ada",), options=dict(NAMED), saves=folder, profile=folder,
            screen=screen, real_cards=True,
        )  # fmt: skip
        return out.getvalue().split("Ada> ")[-len(answers) - 1 : -1]

    @pytest.mark.parametrize("plain", [False, True])
    def test_it_ends_with_how_to_see_them(self, tmp_path: Path, *, plain: bool) -> None:
        """Not a short page, and not the choices themselves, however long the list is."""
        shown = self.said(tmp_path, 12, "x1", "rules combat", "x", "look", plain=plain)

        assert [self.LOOK in page for page in shown] == [False, True, False, False]
        assert self.LOOK in shown[1].splitlines()[-1]

    @pytest.mark.slow
    def test_a_tall_screen_and_a_pipe_need_no_hint(self, tmp_path: Path) -> None:
        """What was asked is still to be seen, or nothing scrolls."""
        for rows in (400, None):
            assert self.LOOK not in "".join(self.said(tmp_path / str(rows), rows, "rules combat", "x"))


class TestSteering:
    """What is said before the draw."""

    def test_only_one_steers(self, tmp_path: Path) -> None:
        """So it is not each."""
        said = journey(tmp_path, *AFTER_THE_EVENT, "travel")

        assert "Whoever steers gains 1 fatigue." in said


class TestOdds:
    """Chances are counted over the cards."""

    def test_attacks_show_the_chance_of_a_hit(self, tmp_path: Path) -> None:
        """Beside each attack, and in full."""
        said = journey(tmp_path, *IN_THE_FIGHT, "odds 1")

        assert "(accuracy +1, damage 2, block 1, hit 50%)" in said
        assert "miss" in after(said, "odds 1")
        assert " of 58)" in after(said, "odds 1")

    def test_no_draw_no_odds(self, tmp_path: Path) -> None:
        """Where nothing is drawn, that is said."""
        assert "No draw whose odds are known" in journey(tmp_path, *AT_THE_SHIP, "odds")


class TestPages:
    """Parts of the table on demand."""

    @pytest.mark.parametrize(
        ("word", "expected"),
        [
            ("map", "2 moves away: The Mouth, page 2"),
            ("crew", "Laurent. Club (accuracy +0, damage 2, block 2) 2 command: gain 1 meat OR +1 accuracy."),
            ("cards", "Flapjacks, recipe. 1 command, 3 grain: remove 3 fatigue; restore 3 health."),
            ("quests", "Keyword BERTH."),
            ("hand", "Maintain (craft, fate 1), "),
            ("ship", "Ship damage 0 of 11: Bridge 0 of 2, "),
            ("table", "Command: 1 to spend, supply 13."),
        ],
    )
    def test_a_page_shows_its_part(self, tmp_path: Path, word: str, expected: str) -> None:
        """And the same question waits."""
        said = after(journey(tmp_path, *TURN_START, word), word)

        assert expected in said
        assert "Ada (Enter: Begin the turn)> " in said

    def test_the_fight_page_shows_the_row(self, tmp_path: Path) -> None:
        """Squares, defense, damage."""
        said = after(journey(tmp_path, *IN_THE_FIGHT, "fight"), "fight")

        assert "Flying Eye: level 4, defense 5 (1 more against what is not ranged), damage 3." in said
        assert "a1 flying" in said

    def test_help_names_every_command_and_page(self, tmp_path: Path) -> None:
        """Nothing has to be guessed."""
        said = after(journey(tmp_path, *TURN_START, "help"), "help")
        pages = SeaView("en").pages
        listed = help_lines(SEA.localizer, pages)
        words = {word for entry, meaning in listed.items() for word in (entry, *entry.split(), *meaning.split())}
        commands = {key: words_for(SEA.localizer, f"command_{key}")[0] for key in (*COMMANDS, *BARE_COMMANDS, *pages)}

        assert [word for word in (*listed, *pages) if word not in said] == []
        assert [key for key, word in commands.items() if word not in listed and not {*word.split()} <= words] == [
            "help",
            "luck",
        ]
        assert set(SIGNS) <= words


class TestLog:
    """What happened, told again."""

    def test_the_log_tells_the_last_choices(self, tmp_path: Path) -> None:
        """Also after a resume: it is made from the entries."""
        said = journey(tmp_path, *AFTER_THE_EVENT, "log", "log 1")

        assert "The figure moves: Deck." in after(said, "log")
        assert "The figure moves: Deck." not in after(said, "log 1")

    def test_folds_open(self, tmp_path: Path) -> None:
        """+ lists what may be done at any time, x what is barred."""
        said = journey(tmp_path, *AFTER_THE_EVENT, "+", "x")

        assert "+ lists what may be done at any time:" in said
        assert "Laurent: gain 1 meat (2 command)" in after(said, "+")
        assert "Not possible: Explore 4, 5, 9," in after(said, "x")


class TestCampaignActs:
    """Acts about the campaign itself."""

    def test_they_are_listed_and_accepted(self, tmp_path: Path) -> None:
        """SG-PLAYERS-001, SG-LOG-002: a note, a newcomer."""
        said = journey(tmp_path, *TURN_START, "campaign", "note 40 two wardens", "join Ben", "")

        assert "reset campaign" in after(said, "campaign")
        assert "Noted on the map at 40: two wardens" in said
        assert "Ben joins the table." in said

    def test_in_french_they_have_french_words(self, tmp_path: Path) -> None:
        """Listed and accepted, with and without accents; the English ones still work."""
        said = journey(tmp_path, *TURN_START, "campagne", "arrivee Ben", "ranger la campagne", "non", lang="fr")

        assert "ranger la campagne" in after(said, "campagne")
        assert "reset" not in said
        assert "Ben rejoint la table." in said
        assert "Rien n'a été fait." in said

    def test_a_reset_is_asked_twice(self, tmp_path: Path) -> None:
        """Only yes ends the campaign; then the score is shown in its parts."""
        said = journey(tmp_path, *TURN_START, "reset campaign", "no", "reset campaign", "yes")

        assert "Nothing was done." in said
        assert "The campaign is over: the campaign was put away." in said
        assert "Score: " in said

    def test_real_cards_can_be_left_to_luck(self, tmp_path: Path) -> None:
        """luck lets the program draw this one; + lists what could be drawn."""
        said = journey(tmp_path, "+", "luck", "luck")

        assert "60 possible: type a name, or + for the list, or luck to let the program draw." in said
        assert "Triage (savvy, fate 5)" in after(said, "+")
        assert "Ada draws an ability card." in said
        assert "Nothing is to be drawn now." in said

    def test_a_town_is_read_once_and_again_after_a_resume(self, tmp_path: Path) -> None:
        """The page stands above its choices."""
        said = journey(tmp_path, *AT_THE_CITY)

        assert said.count("At sunset every citizen burns one thing") == 1
