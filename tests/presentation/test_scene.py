"""Scenes over random play: what changed is told again and nothing else, and no secret reaches anybody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest

from sleeping_gods.kernel.choices import Seat
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.languages import Lang
from sleeping_gods.party.table.table import PartyTable, offer_again
from sleeping_gods.presentation.audience import SOFA, SPECTATOR, Audience
from sleeping_gods.presentation.party.hands import SPECTATOR_SEAT
from sleeping_gods.presentation.presenters import PRESENTERS, presenter_of
from sleeping_gods.presentation.scene.scene import Scene
from sleeping_gods.presentation.scene_tracker import SceneTracker, scene_of
from tests.conformance.test_hands import PACKS, campaign, dealt_anew

GAME = {"harbour": "sea", "airfield": "skies"}
AUDIENCES = {"one": Audience((1,)), "two": Audience((0, 2)), "spectator": SPECTATOR, "sofa": SOFA}
LONGER = (pytest.mark.slow, pytest.mark.long)
STEPS = [50, pytest.param(120, marks=LONGER)]


def tables(pack: str, seed: int, steps: int) -> Iterator[tuple[PartyTable, Luck]]:
    """Random play of three people."""
    return campaign(pack, 3, seed, steps)


def differing(one: Scene, other: Scene) -> list[str]:
    """The sections in which two scenes differ."""
    return [field.name for field in fields(one) if getattr(one, field.name) != getattr(other, field.name)]


class TestNarrator:
    """Only what changed is told again."""

    @pytest.mark.parametrize("pack", PACKS)
    @pytest.mark.parametrize(
        ("who", "steps"),
        [("one", 100), pytest.param("one", 260, marks=LONGER), pytest.param("sofa", 260, marks=LONGER)],
    )
    def test_a_scene_is_as_if_it_were_told_anew(self, pack: str, who: str, steps: int) -> None:
        """A section hangs on no field of the table but those that it names."""
        presenter = presenter_of(GAME[pack])
        tracker = SceneTracker(presenter, AUDIENCES[who])
        for table, _ in tables(pack, 3, steps):
            told = tracker.tell(table)
            assert differing(told, scene_of(presenter, table, AUDIENCES[who])) == []

    @pytest.mark.parametrize("lang", ["en", "fr"])
    @pytest.mark.parametrize("pack", PACKS)
    def test_several_told_together_are_told_as_each_alone(self, pack: str, lang: Lang) -> None:
        """What is found out once for all who listen is the same for each of them."""
        together, alone = PRESENTERS[GAME[pack]](lang), PRESENTERS[GAME[pack]](lang)
        narrators = {who: SceneTracker(together, audience) for who, audience in AUDIENCES.items()}
        for table, _ in tables(pack, 11, 60):
            with together.table_fixed(table):
                told = {who: tracker.tell(table) for who, tracker in narrators.items()}
            for who, scene in told.items():
                assert differing(scene, scene_of(alone, table, AUDIENCES[who])) == []

    @pytest.mark.parametrize("pack", PACKS)
    def test_what_did_not_change_is_the_same_record(self, pack: str) -> None:
        """Told twice, nothing is told again; after a choice some sections are the very records of before."""
        tracker = SceneTracker(presenter_of(GAME[pack]), SOFA)
        kept, before = 0, None
        for table, _ in tables(pack, 5, 60):
            scene = tracker.tell(table)
            kept += sum(before is not None and getattr(before, name) is getattr(scene, name) for name in names())
            before = tracker.tell(table)

            assert tracker.changed == ()
        assert kept > 5 * 20

    @pytest.mark.parametrize("pack", PACKS)
    def test_every_section_has_a_topic(self, pack: str) -> None:
        """The log grows by what is heard; all other sections are told."""
        assert {*PRESENTERS[GAME[pack]].sections} == {*names()} - {"log"}


def names() -> list[str]:
    """The sections of a scene."""
    return [field.name for field in fields(Scene)]


class TestAudience:
    """What somebody is told never changes when what they cannot know is resampled."""

    @pytest.mark.parametrize("pack", PACKS)
    @pytest.mark.parametrize(
        ("seed", "steps"), [(1, 60), pytest.param(1, 150, marks=LONGER), pytest.param(2, 150, marks=LONGER)]
    )
    def test_a_seat_is_told_nothing_of_other_hands(self, pack: str, seed: int, steps: int) -> None:
        """SG-ABIL-005, DS-TURN-007: other ability hands dealt anew, nothing that a seat is told changes."""
        presenter = presenter_of(GAME[pack])
        for at, (table, luck) in enumerate(tables(pack, seed, steps)):
            seat = at % 3
            told = scene_of(presenter, table, Audience((seat,)))
            assert differing(told, scene_of(presenter, dealt_anew(table, seat, luck), Audience((seat,)))) == []

    @pytest.mark.parametrize("pack", PACKS)
    @pytest.mark.parametrize("steps", STEPS)
    def test_a_spectator_is_told_of_no_hand(self, pack: str, steps: int) -> None:
        """SG-ABIL-005, DS-TURN-007: all ability hands dealt anew, nothing changes for who only watches."""
        presenter = presenter_of(GAME[pack], "fr")
        for table, luck in tables(pack, 4, steps):
            told = scene_of(presenter, table, SPECTATOR)
            assert differing(told, scene_of(presenter, dealt_anew(table, SPECTATOR_SEAT, luck), SPECTATOR)) == []

    @pytest.mark.parametrize("pack", PACKS)
    @pytest.mark.parametrize("steps", STEPS)
    def test_two_seats_of_one_person_see_both_hands_and_no_third(self, pack: str, steps: int) -> None:
        """SG-ABIL-005, DS-TURN-007: the third hand swapped for cards of the pile changes nothing."""
        presenter = presenter_of(GAME[pack])
        for table, luck in tables(pack, 6, steps):
            told = scene_of(presenter, table, Audience((0, 2)))
            assert differing(told, scene_of(presenter, swapped(table, 1, luck), Audience((0, 2)))) == []
            shown = {hand.seat for hand in told.hands if hand.kind == "ability" and hand.cards is not None}
            assert shown == {0, 2}

    @pytest.mark.parametrize("pack", PACKS)
    def test_open_hands_are_all_seen(self, pack: str) -> None:
        """On a sofa every hand lies open, whoever is asked."""
        presenter = presenter_of(GAME[pack])
        for table, _ in tables(pack, 7, 40):
            hands = [hand for hand in scene_of(presenter, table, SOFA).hands if hand.kind == "ability"]
            assert [hand.cards for hand in hands] == [tuple(hand) for hand in table.hands]


def swapped(table: PartyTable, seat: Seat, luck: Luck) -> PartyTable:
    """The same table, one hand exchanged for as many cards of the pile."""
    other = table.clone()
    hand = other.hands[seat]
    for at in range(len(hand)):
        if other.deck:
            place = luck.below(len(other.deck))
            hand[at], other.deck[place] = other.deck[place], hand[at]
    offer_again(other)
    return other


class TestRuns:
    """Text is runs: whatever is told can be opened where it names a piece."""

    @pytest.mark.parametrize("pack", PACKS)
    @pytest.mark.parametrize("lang", ["en", "fr"])
    def test_marks_never_show(self, pack: str, lang: Lang) -> None:
        """No text of a scene holds a mark, and pieces are named in menus."""
        presenter, refs = presenter_of(GAME[pack], lang), set()
        for table, _ in tables(pack, 8, 40):
            scene = scene_of(presenter, table, SOFA)
            assert not any(mark in repr(scene) for mark in ("\ue000", "\ue001", "\ue002", "\\ue00"))
            refs |= {span.ref for line in scene.menu.own for span in line.label if span.kind == "piece"}
        assert len(refs) > 5
