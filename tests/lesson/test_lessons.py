"""The lessons of the short packs: every beat is reached in order by playing the first turn with what is lit."""

from __future__ import annotations

import dataclasses
import shutil
from pathlib import Path

import pytest

from sleeping_gods.authoring.lint.run import lint
from sleeping_gods.authoring.project import read_project
from sleeping_gods.campaign.branching import branch
from sleeping_gods.campaign.draws import verify_with_draws
from sleeping_gods.campaign.games import load_for, load_pack, resume
from sleeping_gods.content.builtin import brings_lesson, pack_folder
from sleeping_gods.journal.reading import read
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import options
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.party.lesson_section import lesson
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.story.frame import PackFrame
from sleeping_gods.story.lesson import Beat, Lesson
from sleeping_gods.story.printed import Name

from ..skies import tables as skies
from .pupils import Pupil, begun

SEA_TURN = (
    *("use bridge", "choose c", "explore 2", "choose b", "join kasumi", "join odessa", "go on"),
    *("travel", "steer rafael", "go on", "sail 2.stairs", "stop sailing"),
)
SKIES_TURN = (
    *("pick b", "explore 2", "choose a"),
    *("fly to mail-ice", "travel east", "camp", "end turn"),
)
TURNS = {"harbour": SEA_TURN, "airfield": SKIES_TURN}
ASIDE = {"harbour": (), "airfield": ("steps",)}
"""Beats beside the way: somebody who walks off before exploring hears them."""


def taught(pack_id: str) -> PackFrame:
    """A pack with its lesson."""
    _, pack = load_pack(pack_id)
    assert isinstance(pack, PackFrame)
    return pack


@pytest.mark.parametrize("pack_id", TURNS)
@pytest.mark.parametrize("seed", ["7", "8", "1234567"])
def test_every_beat_is_reached_in_order(pack_id: str, seed: str) -> None:
    """Whatever the seed: the draws of the first turn are prepared, and each answer is one that is lit."""
    pupil = Pupil(begun(pack_id, seed=seed))
    pupil.plays(*TURNS[pack_id])

    beats = [beat.id for beat in taught(pack_id).lesson.beats if beat.id not in ASIDE[pack_id]]
    assert [beat for beat in pupil.heard if beat in beats] == beats
    assert pupil.campaign.table.turn == 2  # type: ignore[attr-defined]  # both tables count turns


def test_a_test_is_explained_where_it_is_met_and_not_before() -> None:
    """The skies: a choice of the first page leads to a test, and the lit one to none."""
    tested, untested = Pupil(begun("airfield")), Pupil(begun("airfield"))
    tested.plays("pick b", "explore 2")
    tested.campaign.play(None, "choose b")
    tested.ask()
    untested.plays("pick b", "explore 2", "choose a")

    assert tested.heard[-1] == "helpers"
    assert not {"helpers", "fate"} & {*untested.heard}


def test_the_hand_is_opened_in_the_first_turn_and_cards_are_equipped_in_the_second() -> None:
    """SG-ABIL-007: before Our journey says that cards can be equipped, it has been said what that is."""
    pupil = Pupil(begun("harbour"))
    pupil.plays(*SEA_TURN[:2])
    assert pupil.heard[-2:] == ["hand", "ashore"]
    pupil.plays(*SEA_TURN[2:])

    assert pupil.heard[-2:] == ["turn", "equip"]
    assert {"command", "xp", "hold"}.isdisjoint(pupil.heard)


def test_a_test_is_explained_before_its_card_is_turned() -> None:
    """SG-CHAL: what is drawn, what counts, and what helping costs; nothing of it comes afterwards."""
    pupil = Pupil(begun("harbour"))
    pupil.plays(*SEA_TURN[:4])
    beat = pupil.listen()

    assert beat is not None
    assert beat.id == "helpers"
    assert "one card is turned for fate" in plain(beat.words)


def test_a_camp_is_explained_where_it_is_offered() -> None:
    """DS-CAMP-001: when the time is spent, before anybody has to choose; never twice."""
    pupil = Pupil(begun("airfield"))
    pupil.plays(*SKIES_TURN[:-2])
    assert pupil.heard[-2:] == ["camp", "cards"]
    pupil.plays(*SKIES_TURN[-2:])

    assert pupil.heard.count("camp") == 1


@pytest.mark.parametrize("pack_id", ["harbour", "airfield", "wandering-sea", "lifted-north"])
def test_somebody_at_0_health_is_a_word_of_its_own(pack_id: str) -> None:
    """SG-HEALTH-003, DS-HLTH-002: what that forbids is said when it has happened, not before."""
    pupil = Pupil(begun(pack_id, lesson_is="no"))
    assert "fallen" not in {beat.id for beat in pupil.told()}
    table = pupil.campaign.table
    assert isinstance(table, PartyTable)
    next(iter(table.crew.values())).damage = 99

    assert "fallen" in {beat.id for beat in pupil.told()}


def test_the_clock_of_the_skies_is_named_before_the_first_page() -> None:
    """DS-CAMP-001: twelve camps are all the time there is, and pages lead to totems."""
    pupil = Pupil(begun("airfield"))
    pupil.plays("pick b")

    assert pupil.heard[-2:] == ["aim", "time"]


def test_whoever_walks_off_first_is_not_lost() -> None:
    """The skies: a step before exploring has a beat of its own, and leads to a page all the same."""
    pupil = Pupil(begun("airfield"))
    pupil.plays("pick a", "travel east", "travel north", "explore 7")

    assert pupil.heard == ["five", "event", "aim", "time", "steps", "page"]


@pytest.mark.parametrize("pack_id", TURNS)
def test_what_is_lit_is_legal_and_few(pack_id: str) -> None:
    """At most four choices, each of them offered by the rules; the others are offered too."""
    pupil = Pupil(begun(pack_id))
    for choice in TURNS[pack_id]:
        offered = [text(option) for option in options(pupil.campaign.table)]
        for beat in pupil.told():
            assert set(beat.lit) <= set(offered)
            assert len(beat.lit) <= 4
        pupil.plays(choice)


@pytest.mark.parametrize("pack_id", TURNS)
def test_both_languages_have_words_of_at_most_thirty(pack_id: str) -> None:
    """One idea a beat."""
    lesson = taught(pack_id).lesson
    beats = (*lesson.beats, *lesson.late, *lesson.met)

    assert len(lesson.beats) >= 10
    assert {"fight", "defeat"} <= {beat.id for beat in lesson.met}
    for beat in beats:
        assert {"en", "fr"} <= set(beat.words.texts)
        assert all(5 <= len(words.split()) <= 30 for words in beat.words.texts.values()), beat.id
    assert len({beat.id for beat in beats}) == len(beats)


@pytest.mark.parametrize("pack_id", TURNS)
def test_an_undo_brings_the_beat_back(pack_id: str) -> None:
    """A beat belongs to a question: who goes back to it has the beat again, and what was read is not said twice."""
    pupil = Pupil(begun(pack_id))
    first, before = pupil.listen(), pupil.campaign.history.position
    pupil.plays(TURNS[pack_id][0])
    assert pupil.listen() != first
    pupil.campaign.go_back(before)

    assert pupil.listen() == first


@pytest.mark.parametrize("pack_id", TURNS)
def test_the_same_choices_lead_to_the_same_draws_after_an_undo(pack_id: str) -> None:
    """Prepared draws hang on the table alone, so nobody draws better by going back."""
    pupil = Pupil(begun(pack_id))
    pupil.plays(*TURNS[pack_id])
    once = pupil.heard
    pupil.campaign.go_back(0)
    again = Pupil(pupil.campaign)
    again.plays(*TURNS[pack_id])

    beats = {beat.id for beat in taught(pack_id).lesson.beats}  # what the second turn meets is drawn by luck
    assert [beat for beat in again.heard if beat in beats] == [beat for beat in once if beat in beats]


@pytest.mark.parametrize("pack_id", TURNS)
def test_prepared_draws_are_draws_of_the_journal(pack_id: str, tmp_path: Path) -> None:
    """They replay line by line, count as drawn by the set-up, and go along into files and branches."""
    path = tmp_path / "lesson.campaign"
    pupil = Pupil(begun(pack_id, path=path))
    pupil.plays(*TURNS[pack_id])
    pupil.campaign.close()
    journal = read(path).journal
    game, pack = load_for(journal)

    assert journal.setup.options["lesson"] == "yes"
    assert verify_with_draws(game, pack, journal) == []
    opened = resume(path)
    assert opened.journal == journal
    opened.close()
    copied = tmp_path / "branch.campaign"
    copied.write_bytes(branch(journal, len(journal.entries) // 2))
    resume(copied).close()


def test_without_the_option_luck_draws() -> None:
    """The same seed draws otherwise; a draw that is not as prepared is told of by whoever verifies."""
    learning, knowing = begun("harbour"), begun("harbour", lesson_is="no")
    Pupil(learning).plays("use bridge")
    knowing.play(None, "begin turn")
    knowing.play(None, "use bridge")
    knowing.play(None, "do all")

    assert "event timber-traders" in [entry.choice for entry in learning.journal.entries]
    assert "event timber-traders" not in [entry.choice for entry in knowing.journal.entries]


def test_after_the_lesson_luck_draws_again() -> None:
    """Only the first turn is laid out."""
    pupil = Pupil(begun("harbour"))
    pupil.plays(*SEA_TURN)
    drawn = [entry.choice for entry in pupil.campaign.journal.entries if entry.choice.startswith("event ")]
    pupil.plays("use quarters")
    more = [entry.choice for entry in pupil.campaign.journal.entries if entry.choice.startswith("event ")]

    assert drawn == ["event timber-traders"]
    assert len(more) == 2


@pytest.mark.parametrize("pack_id", TURNS)
def test_a_second_seat_has_a_short_lesson_of_its_own(pack_id: str) -> None:
    """Whoever is not asked is told who they are, what a turn is and what comes next; no choice is lit for them."""
    campaign = begun(pack_id, "Ada", "Ben")
    Pupil(campaign)
    audience = Pupil(campaign, 1)
    audience.audience = type(audience.audience)((1,), apart=True)

    assert [beat.kind for beat in audience.told()] == ["late"] * 3
    assert all(not beat.lit and beat.done == "read" for beat in audience.told())


@pytest.mark.parametrize("pack_id", ["wandering-sea", "lifted-north"])
def test_a_great_pack_explains_what_is_met_and_has_no_first_turn(pack_id: str) -> None:
    """It cannot be begun with a lesson; a word about the first question is there for whoever wants such words."""
    assert not brings_lesson(pack_id)
    assert {beat.kind for beat in Pupil(begun(pack_id, lesson_is="no")).told()} == {"met"}


@pytest.mark.parametrize(
    ("line", "instead", "expected"),
    [
        ('words.fr = "Neuf', 'words.es = "Neuf', "lesson [[beat]] nine: expected 'words' in fr"),
        ("Nine people,", "Nine people, " + "and more " * 15, "lesson [[beat]] nine: expected at most 30 words in en"),
        ('asked = ["TakeAction"]', 'asked = ["TakeActoin"]', "lesson-question [[beat]] hand: expected a kind of"),
        ('asked = "DrawEvent"', 'asked = "DrawWeather"', "lesson-question [[prepared]] : expected a kind of"),
        ('pages = ["2", "3"]', 'pages = ["2", "333"]', "dangling [[beat]] page: expected a paragraph of the pack"),
        ('id = "ship"', 'id = "nine"', "duplicate [[beat]] nine stands also in lesson.toml"),
        ('id = "ship"', 'id = "ship"\nwhen = "plane at henriks-camp"', "game [[beat]] ship"),
        ('opens = "party"', 'opens = "pantry"', "unknown-word [[beat]] nine"),
        ("defeats = 1", 'defeats = 1\nlit = ["go on"]', "unknown-key [[met]] defeat"),
    ],
)
def test_a_broken_lesson_is_a_clear_finding(tmp_path: Path, line: str, instead: str, expected: str) -> None:
    """Where, what kind, and what was expected."""
    folder: Path = shutil.copytree(pack_folder("harbour"), tmp_path / "mine")
    file = folder / "lesson.toml"
    whole = file.read_text(encoding="utf-8")
    assert line in whole
    file.write_text(whole.replace(line, instead, 1), encoding="utf-8")
    project = read_project(folder)
    findings = [str(finding) for finding in (*project.findings, *(lint(project) if project.pack else ()))]

    assert any(expected in finding and finding.startswith("lesson.toml:") for finding in findings), findings


def test_the_great_flight_says_what_cards_are_for_before_any_can_be_spent() -> None:
    """DS-EQIP-001: the first word at the first action; how to equip and the map's numbers follow at once."""
    pupil = Pupil(begun("lifted-north", lesson_is="no"))
    while "cards" not in pupil.heard:
        choice = text(options(pupil.campaign.table)[0])
        assert not choice.startswith(("equip", "discard"))
        pupil.plays(choice)

    assert pupil.campaign.table.turn == 1  # type: ignore[attr-defined]  # the table of the skies counts turns
    assert pupil.heard[pupil.heard.index("cards") :] == ["cards", "time", "equip", "numbers"]


def test_marks_of_the_two_sides_are_explained_with_the_first() -> None:
    """DS-JLOG-002: who they are is said when one of them has a mark, not before."""
    pupil = Pupil(begun("lifted-north", lesson_is="no"))
    while "cards" not in pupil.heard:
        pupil.plays(text(options(pupil.campaign.table)[0]))
    table = pupil.campaign.table
    assert isinstance(table, SkiesTable)
    assert "marks" not in {beat.id for beat in pupil.told()}
    table.marks["rebels"] = 1

    assert "marks" in {beat.id for beat in pupil.told()}


def test_what_comes_first_in_every_turn_is_no_news_in_the_tenth() -> None:
    """A word about what is met may name the last turn in which it is said."""
    table = skies.on_map(2)
    word = Beat("event", Name({"en": "It begins."}), turn=0, until=3)
    table.pack = dataclasses.replace(table.pack, lesson=Lesson(met=(word,)))
    heard = []
    for turn in (1, 3, 4, 10):
        table.turn = turn
        heard.append([beat.id for beat in lesson(presenter_of("skies"), table, SOFA)])

    assert heard == [["event"], ["event"], [], []]
