"""The skies at the keyboard: begun, played, interrupted, resumed, undone, refused, asked about."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.journal.reading import read
from sleeping_gods.terminal.skies.view import SkiesView

from ..skies.fights import battle, blow
from .driver import NAMED, journey, last_scene, resumed, told, unnumbered
from .skies_journeys import (
    AT_THE_TENTS,
    CAMPING,
    DRAWN,
    IN_AN_ATTACK,
    IN_FLIGHT,
    IN_THE_FIGHT,
    IN_THE_SHED,
    LANDED,
    NEAR_THE_TENTS,
    ON_THE_MAP,
    PLACED,
    PLACING,
)

EQUIPPED = (*NEAR_THE_TENTS, "equip second-wind-7 on ed", "drop herbalist-4")
"""Second Wind is equipped, Belay and Dare are left in hand."""


def evening(folder: Path, *answers: str, players: tuple[str, ...] = ("Ada",), plain: bool = True) -> str:
    """Everything that the client says on a scripted evening in the skies."""
    return journey(folder, *answers, players=players, plain=plain, pack="airfield")


def after(said: str, answer: str) -> str:
    """What was said to an answer."""
    return said.partition(f"> {answer}\n")[2]


class TestNewCampaign:
    """Both games are offered, each with its own options, explained."""

    def test_the_set_up_asks_for_the_options_of_the_chosen_game(self, tmp_path: Path) -> None:
        """The second line takes the game that is named; its level, length and landing can be changed."""
        answers = ("n", "2 airfield", "level hard", "length", "landing", "plane Bess", "? level", "")
        said = told(tmp_path, *answers, players=())
        (file,) = tmp_path.glob("*.campaign")
        setup = read(file).journal.setup

        assert file.name == "airfield-ada.campaign"
        assert setup.game == "skies"
        assert [setup.options[key] for key in ("level", "length", "landing", "plane")] == [
            "hard",
            "long",
            "quick",
            "Bess",
        ]
        assert "Level: How hard it is." in after(said, "? level")
        assert "easy: 3 cards a turn" in after(said, "? level")
        assert "Five people and one plane: Bess." in said

    def test_players_choose_whom_they_play(self, tmp_path: Path) -> None:
        """Each names theirs, the last takes who is left."""
        told(tmp_path, "n", "2 airfield", "players Ada, Ben", "crew", "ed, mig", "", players=())
        (file,) = tmp_path.glob("*.campaign")

        assert read(file).journal.setup.options["crew"] == "ed miguel/ezarius jessie"

    @pytest.mark.parametrize(
        ("answer", "refusal"),
        [
            ("nobody", "Expected names among Ed, Ezarius"),
            ("ed, ed", "Expected names among Ed, Ezarius"),
            ("ed", "Expected 2 of Ed, Ezarius"),
            ("ed, ez, mig", "Expected 2 of Ed, Ezarius"),
        ],
    )
    def test_an_uneven_split_is_refused_where_it_is_entered(self, tmp_path: Path, answer: str, refusal: str) -> None:
        """DS-BASE-004: nobody is played twice, and sizes differ by at most 1; the crew is dealt in turn as before."""
        said = told(tmp_path, "n", "2 airfield", "players Ada, Ben", "crew", answer, "", players=())
        (file,) = tmp_path.glob("*.campaign")

        assert refusal in said
        assert "crew" not in read(file).journal.setup.options

    def test_an_odd_crew_may_be_split_both_ways(self, tmp_path: Path) -> None:
        """DS-BASE-004: of four boards for three players, the first takes one or two."""
        crew = ("players Ada, Ben, Cyd", "crew", "ed, mig, jes", "crew", "ed, mig", "jes, ez", "crew", "ed, mig", "jes")
        said = told(tmp_path, "n", "2 airfield", *crew, "", players=())
        (file,) = tmp_path.glob("*.campaign")

        assert "Expected 1 or 2 of Ed" in said
        assert "Expected 1 of " in said
        assert read(file).journal.setup.options["crew"] == "ed miguel/jessie/ezarius"

    def test_options_of_the_other_game_are_dropped(self, tmp_path: Path) -> None:
        """Brutal mode means nothing in the skies."""
        told(tmp_path, "n", "mode brutal", "pack airfield", "", players=())
        (file,) = tmp_path.glob("*.campaign")

        assert "mode" not in read(file).journal.setup.options


class TestPlay:
    """A turn in the skies."""

    def test_a_flight_tells_what_it_did(self, tmp_path: Path) -> None:
        """DS-FLY-009: 8 and 1 space are 9."""
        said = evening(tmp_path, *LANDED)

        assert "The plane flies to Mail Ice, 1 space away." in said
        assert "A flight of 1 space, added to fate. Damage to the plane: 0-5: none, 6-7: 1, 8-10: 2" in said
        assert "Fate 8 + 1 space = 9: 2 damage." in said
        assert "The plane takes 2 damage: 4 health left." in said

    def test_story_choices_show_their_terms(self, tmp_path: Path) -> None:
        """Skill, number and failure, costs, and the level of a fight, before one commits."""
        said = evening(tmp_path, *IN_THE_SHED)

        assert "(CUNNING 6, failing: lose 1 resource, pass 35% alone, 80% with all who can help)" in said
        assert "(combat level 4)" in said
        assert "x1. Not possible: (b) Pay. She takes bottles; pay 1 whiskey: it cannot be paid (DS-EXPL-012)" in said

    def test_an_attack_shows_its_sum_and_what_comes_back(self, tmp_path: Path) -> None:
        """3, the die, and strength 2."""
        said = last_scene(evening(tmp_path, *IN_AN_ATTACK))

        assert "Ed with Crowbar against the Brass Tick: 3 + die +2 + strength 2 = 7 damage." in said
        assert "It strikes back for 1." in said

    def test_a_camp_rests_everybody_and_deals_what_was_played(self, tmp_path: Path) -> None:
        """Enter goes through it."""
        said = evening(tmp_path, *CAMPING)

        assert "A camp is crossed off: 11 left." in said
        assert "Shuffle the played adventure cards. Which one goes to Ada?" in said

    def test_refusals_say_why(self, tmp_path: Path) -> None:
        """By the rules of the skies."""
        asked = ("travel up", "repair", "equip dare-2 on ed", "end turn", "market", "refuel", "fly to lamp-rock")
        said = evening(tmp_path, *ON_THE_MAP, *asked)

        assert "Not possible: one walks north, east, south or west (DS-TRAV-002)." in said
        assert "the plane is in perfect order (DS-REPR-005)." in said
        assert "Not possible: Dare (moxie, fate 2) is not in your hand (DS-EQIP-001)." in said
        assert "5 time is still to be spent (DS-TIME-007)." in said
        assert "there is no such action in this game (DS-PREV-002)." in said
        assert "no fuel is sold where the plane is (DS-FLY-013)." in said
        assert "no flight leads to Lamp Rock now (DS-FLY-018)." in said


class TestQuitting:
    """Quitting at any moment loses nothing, and resuming stands exactly where one was."""

    @pytest.mark.slow
    @pytest.mark.parametrize(
        "answers",
        [ON_THE_MAP, IN_FLIGHT, LANDED, IN_THE_SHED, IN_THE_FIGHT, IN_AN_ATTACK, PLACING, AT_THE_TENTS, PLACED],
    )
    def test_a_resumed_campaign_asks_the_same_question(self, tmp_path: Path, answers: tuple[str, ...]) -> None:
        """Also in the middle of a flight, of an attack, and of an encounter; the game is found by the file."""
        before = last_scene(evening(tmp_path, *answers, "quit")).rpartition("\n")[0]
        after_it = last_scene(resumed(tmp_path))

        question = unnumbered(before)[-2:]
        assert [line for line in question if line not in unnumbered(after_it)] == []

    def test_the_list_tells_where_each_campaign_stands(self, tmp_path: Path) -> None:
        """Campaigns of both games side by side."""
        journey(tmp_path, "quit", players=("Eve",))
        evening(tmp_path, *AT_THE_TENTS, "quit")
        said = told(tmp_path, "quit", players=())

        assert "airfield-ada: Ada; turn 2, page 3:b3, wandering encounter" in said
        assert "harbour-eve: Eve; turn " in said

    def test_a_choice_is_undone(self, tmp_path: Path) -> None:
        """Back in the air, back on the ground."""
        said = evening(tmp_path, *LANDED, "undo", "undo")

        assert "Undone: Leave the result as it is." in said
        assert "What will you do? 5 time left." in last_scene(said)


class TestAsking:
    """Rules, reasons and odds."""

    def test_a_question_mark_shows_the_rules_of_the_skies(self, tmp_path: Path) -> None:
        """Of the decision, of a line, of a refusal, and none of the sea."""
        said = evening(tmp_path, *ON_THE_MAP, "?", "? 1", "rules counterattack", "why repair")

        assert "[DS-TIME-004]" in after(said, "?")
        assert "[DS-TRAV-001]" in after(said, "? 1")
        assert "[DS-REPR-005]" in after(said, "why repair")
        assert "SG-" not in said

    def test_odds_of_flights_and_of_the_die(self, tmp_path: Path) -> None:
        """Counted over the cards that are not in hand, and over the six sides."""
        flight = after(evening(tmp_path / "a", *ON_THE_MAP, "odds"), "odds")
        attack = after(evening(tmp_path / "b", *IN_THE_FIGHT, "odds 12"), "odds 12")
        again = after(evening(tmp_path / "c", *IN_AN_ATTACK, "odds"), "odds")

        assert "Fly to Mail Ice: no damage" in flight
        assert " of 60)" in flight
        assert "Ed, using Crowbar: deals 4 17% (1 of 6), deals 5 33% (2 of 6)" in attack
        assert "Claire: reroll the combat die: deals 4 17% (1 of 6)" in again

    def test_odds_tell_nothing_of_unread_pages(self, tmp_path: Path) -> None:
        """Exploring has no odds, whatever the story will draw."""
        assert "Explore location" not in after(evening(tmp_path, *ON_THE_MAP, "odds"), "odds").partition("Counted")[0]

    def test_one_kind_of_acts_can_be_listed(self, tmp_path: Path) -> None:
        """+ and a word; a word that means nothing is told."""
        said = evening(tmp_path, *ON_THE_MAP, "+ equip", "+ zzz")

        equips = after(said, "+ equip").partition("> ")[0]
        assert "Equip Herbalist (savvy, fate 4) on Ed (discards 1 other card; " in equips
        assert "'zzz' is no kind of act that may be done now" in said

    def test_equip_is_listed_alone_when_something_is_equipped(self, tmp_path: Path) -> None:
        """Cards that could be discarded are another kind, though its name holds the same word."""
        said = evening(tmp_path, *EQUIPPED, "+ equip", "+ discard", "+ equipped")

        assert "Equip Belay (strength, fate 5) on Ed" in after(said, "+ equip").partition("> ")[0]
        assert "Discard the equipped" not in after(said, "+ equip").partition("> ")[0]
        assert "Discard the equipped Second Wind" in after(said, "+ discard").partition("> ")[0]
        assert "Discard the equipped Second Wind" in after(said, "+ equipped").partition("> ")[0]

    def test_a_choice_is_known_by_some_of_its_words(self, tmp_path: Path) -> None:
        """What stands in brackets may be left out; words in another order mean nothing."""
        said = evening(tmp_path, *ON_THE_MAP, "equip jessie on herbalist", "equip herbalist on jessie")

        assert "is not a choice here" in after(said, "equip jessie on herbalist").partition("> ")[0]
        assert "Herbalist (savvy, fate 4) is equipped on Jessie." in said

    def test_examples_are_of_this_game(self, tmp_path: Path) -> None:
        """Nobody in the skies asks for a market."""
        said = evening(tmp_path, *ON_THE_MAP, "why", "rules", "odds 1", "events")

        assert "why end turn" in after(said, "why")
        assert "rules DS-CHAL-001" in after(said, "rules")
        assert "No event is in play." in after(said, "events")

    def test_a_pick_is_explained_by_its_own_rule(self, tmp_path: Path) -> None:
        """DS-ADVC-006: and by no other of the same chapter."""
        said = after(evening(tmp_path, *DRAWN, "event sledge-pedlar", "?"), "?").partition("> ")[0]

        assert "[DS-ADVC-006]" in said
        assert "DS-QUST-" not in said


class TestTelling:
    """What a newcomer needs to read at the right moment."""

    def test_a_quest_is_read_when_it_is_gained(self, tmp_path: Path) -> None:
        """DS-WAND-010: also one that is discarded after reading; the quests keep it at hand."""
        standing = ("place claire on b", *(f"place {name} on -" for name in ("ed", "ezarius", "jessie", "miguel")))
        said = evening(tmp_path, *AT_THE_TENTS, *standing, "take b", "quests")

        assert "The Old Pilot's Story goes to the completed quest box." in said
        assert (
            "The Old Pilot's Story: An old pilot among the twelve tents landed on a cloud once"
            in after(said, "take b").partition("> ")[0]
        )
        assert "landed on a cloud once" in after(said, "quests")
        assert "In the completed quest box: 77." in after(said, "quests")

    def test_a_status_is_explained_to_whoever_hands_it_out(self, tmp_path: Path) -> None:
        """DS-STAT-004: what venom does, and who has something already."""
        said = evening(tmp_path, *IN_THE_FIGHT, "end attacks", "lose ogroot")

        assert "Venom: 1 health is lost whenever a turn ends." in after(said, "lose ogroot")

    def test_hard_numbers_are_told_before_one_commits(self, tmp_path: Path) -> None:
        """DS-DIFF-007: the story prints 6, and on hard 7 is needed."""
        options = {**NAMED, "level": "hard"}
        said = told(
            tmp_path, *IN_THE_SHED, "choose a", players=("Ada",), options=options, real_cards=True, pack="airfield"
        )

        assert "CUNNING 7, failing: lose 1 resource" in after(said, "explore 7")
        assert "CUNNING 7 (6 printed). Failing: lose 1 resource." in after(said, "choose a")

    def test_half_of_the_damage_is_spoken_of_only_where_there_are_two(self) -> None:
        """DS-SPLS-002: with a single enemy there is nothing to share."""
        one, two = blow(battle("H . .|. . ."), 2), blow(battle("H . .", "H . ."), 2)

        assert SkiesView().context(one) == ["2 damage left to place."]
        assert SkiesView().context(two) == ["2 damage left to place; at least half of it on the target."]

    def test_a_lonely_player_passes_the_bonus_token_to_nobody(self, tmp_path: Path) -> None:
        """DS-TIME-013: the person on the left is the same player."""
        said = evening(tmp_path, *IN_THE_SHED[:-1], "travel north", "travel west")

        assert "End the turn (1 time left: next turn you have the bonus token, worth 1 time)" in said
