"""The menu as records: every choice with its words, focus and odds, what is barred, and no word about other hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sleeping_gods.kernel.choices import CHANCE, parse, text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.table import decider
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.chapters.challenge import Challenge
from sleeping_gods.party.chapters.row import Regenerate
from sleeping_gods.party.table.table import PartyTable, offer_again
from sleeping_gods.presentation.acts import NOW
from sleeping_gods.presentation.audience import SOFA, SPECTATOR, Audience
from sleeping_gods.presentation.odds_counter import odds
from sleeping_gods.presentation.party.menu_section import menu, stepping_in
from sleeping_gods.presentation.party.presenter import Presenter
from sleeping_gods.presentation.scene.menu import ChoiceLine, ChoiceMenu, Focus
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.chapters.adventure import TakeWeapon
from sleeping_gods.sea.chapters.market import Buy
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.hero import skill_of
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import doing, play
from ..conformance.test_hands import campaign
from ..sea import tables as sea
from ..skies import tables as skies

PRESENTERS: dict[tuple[str, Lang], Presenter[Any]] = {
    (pack, lang): kind(lang)
    for pack, kind in (("harbour", SeaPresenter), ("airfield", SkiesPresenter))
    for lang in WHOLE
}
PACKS = ("harbour", "airfield")
SEA, SKIES = PRESENTERS["harbour", "en"], PRESENTERS["airfield", "en"]
FATES = ("bandage-1", "alert-2", "fishing-3", "plain-craft-4", "triage-5", "sharp-eye-6")
"""One card of each fate."""
PAGE = """# 900 Test

## 900 Test

Well?

- (a) Yes.
  > return to the ship
- (b) No.
  > needs 90 meat
  > return to the ship
"""
EVERYBODY = {"one": Audience((1,)), "two": Audience((0, 2)), "spectator": SPECTATOR}


def line(told: ChoiceMenu, notation: str) -> ChoiceLine:
    """The line of a choice."""
    return next(one for one in (*told.own, *told.acts) if one.notation == notation)


def focus(presenter: Presenter[Any], table: PartyTable, notation: str) -> set[tuple[str, str]]:
    """What a choice lights up."""
    return {(one.kind, one.ref) for one in line(menu(presenter, table, SOFA), notation).focus}


def tables(pack: str, seed: int, steps: int, every: int = 7) -> Iterator[tuple[PartyTable, Luck]]:
    """Some decisions of random play of three, with full hands."""
    for number, (table, luck) in enumerate(campaign(pack, 3, seed, steps)):
        if number % every == 0:
            yield table, luck


def unseen_anew(table: PartyTable, audience: Audience, luck: Luck) -> PartyTable:
    """The same table, but the secret cards that an audience cannot see are shuffled and dealt anew."""
    other = table.clone()
    assert isinstance(other, SeaTable | SkiesTable)
    hidden = [hand for seat, hand in enumerate(other.hands) if not audience.sees(seat)]
    unseen = other.deck + [card for hand in hidden for card in hand]
    for pile in (*hidden, other.deck):
        pile[:] = [unseen.pop(luck.below(len(unseen))) for _ in pile]
    offer_again(other)
    return other


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("pack", PACKS)
class TestLines:
    """Along random play."""

    def test_the_sofa_is_told_every_choice_once_with_words_and_a_number(self, pack: str, lang: Lang) -> None:
        """At these tables no two could do the same with the party's goods: no line stands for two choices."""
        presenter = PRESENTERS[pack, lang]
        for table, _ in tables(pack, 4, 160):
            told = menu(presenter, table, SOFA)
            lines = (*told.own, *told.acts)
            offered = [text(choice) for choice in options(table)]
            missing = {*offered} - {one.notation for one in lines}

            assert [one.number for one in lines] == [*range(1, len(lines) + 1)]
            assert sorted(one.notation for one in told.own) == sorted(text(choice) for choice in table.offered)
            assert len({one.notation for one in lines}) == len(lines)
            assert missing == set()
            assert all(plain(one.label) for one in lines)
            assert [one.seat for one in lines] == [table.actor(parse(one.notation)) for one in lines]

    def test_grids_hold_choices_that_come_first_in_their_group(self, pack: str, lang: Lang) -> None:
        """Row by row, so that numbers are read along the rows."""
        seen = 0
        for table, _ in tables(pack, 5, 160, every=3):
            told = menu(PRESENTERS[pack, lang], table, SOFA)
            numbers = {one.notation: one.number for one in (*told.own, *told.acts)}
            for grid in told.grids:
                laid = [numbers[one] for row in grid.rows for one in row.notations if one]
                seen += 1

                assert laid == [*range(laid[0], laid[0] + len(laid))]
                assert all(len(row.notations) in (0, len(grid.columns)) for row in grid.rows)
                assert all(len(row.texts) == len(row.notations) for row in grid.rows)

        assert seen

    def test_what_is_barred_says_why_and_by_which_entry(self, pack: str, lang: Lang) -> None:
        """Each family once; every choice it stands for has a name."""
        seen = 0
        for table, _ in tables(pack, 6, 120):
            for one in menu(PRESENTERS[pack, lang], table, SOFA).unavailable:
                seen += 1

                assert plain(one.label)
                assert plain(one.reason)
                assert one.rule.startswith(("SG-", "DS-"))
                assert one.entry
                squares = one.notations[0].startswith(("cover ", "uncover "))
                assert len(one.names) == (0 if squares else len(one.notations))

        assert seen


@pytest.mark.slow
@pytest.mark.parametrize("eyes", EVERYBODY)
@pytest.mark.parametrize("pack", PACKS)
class TestSecrets:
    """SG-ABIL-005, DS-TURN-007: no label, detail, odds or reason tells of a hand that an audience may not see."""

    @pytest.mark.parametrize("seed", [1, 2])
    def test_the_menu_is_the_same_whatever_others_hold(self, pack: str, eyes: str, seed: int) -> None:
        """Their cards are dealt anew from what is unseen; only who decides with a hidden hand is left out."""
        audience, presenter = EVERYBODY[eyes], PRESENTERS[pack, "en"]
        for table, luck in tables(pack, seed, 260, every=3):
            other = unseen_anew(table, audience, luck)

            assert menu(presenter, table, audience) == menu(presenter, other, audience), text(table.offered[0])


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS)
def test_odds_that_are_counted_once_for_several_are_those_of_each(pack: str) -> None:
    """What is needed of fate and added to it is all that counts, and how far one flies."""
    presenter, seen = PRESENTERS[pack, "en"], 0
    for table, _ in tables(pack, 11, 700, every=1):
        for one in menu(presenter, table, SOFA).own:
            if one.chance is not None:
                alone = odds(presenter, table, parse(one.notation))
                assert alone is not None
                assert dict(one.chance.results) == alone.results, one.notation
                seen += 1
    assert seen > 60


class TestAudiences:
    """Who is told what."""

    def test_hand_cards_are_told_to_their_holders_alone(self) -> None:
        """A card that may be discarded for +1: both of one person's seats, the sofa; not the others, no spectator."""
        table = doing(sea.at_start(3), Challenge("strength", 5, "", "test/"))
        sea.hold(table, 0, "rage-6")
        sea.hold(table, 1, "engaged-5")
        sea.play(table, "go on", "fate 1")
        told = {
            name: {one.notation for one in menu(SEA, table, audience).own if one.notation.startswith("discard")}
            for name, audience in {**EVERYBODY, "both": Audience((0, 1)), "sofa": SOFA}.items()
        }

        assert told == {
            "one": {"discard engaged-5"},
            "two": {"discard rage-6"},
            "both": {"discard rage-6", "discard engaged-5"},
            "sofa": {"discard rage-6", "discard engaged-5"},
            "spectator": set(),
        }

    def test_odds_are_counted_on_what_an_audience_knows(self) -> None:
        """SG-SHARE-005: Ben's 6 is in the deck for Ana and for who only watches, in his hand for him and the sofa."""
        table = doing(sea.deck_only(sea.at_start(2), *FATES), Challenge("strength", 5, "", "test/"))
        sea.hold(table, 1, "sharp-eye-6")

        def shares(audience: Audience) -> tuple[tuple[tuple[str, int], ...], int]:
            chance = line(menu(SEA, table, audience), "go on").chance
            assert chance is not None
            return tuple(sorted(chance.results)), chance.total

        assert shares(Audience((0,))) == shares(SPECTATOR) == ((("fail", 4), ("pass", 2)), 6)
        assert shares(Audience((1,))) == shares(SOFA) == shares(Audience((0, 1))) == ((("fail", 4), ("pass", 1)), 5)

    def test_who_steps_in_is_told_only_what_is_theirs(self) -> None:
        """Acts of their own, nothing of the decision, nothing barred."""
        table = skies.stock(skies.hurt(skies.on_map(2), ed=3), ogroot=1)
        told = stepping_in(SKIES, table, Audience((1,)))

        assert (told.own, told.unavailable) == ((), ())
        assert {one.seat for one in told.acts} == {1}
        assert {one.notation.split()[-1] for one in told.acts if one.notation.startswith("use ")} == {"p2"}

    def test_what_anybody_may_do_is_offered_under_one_name(self) -> None:
        """Whoever decides, if they are among those told; else the first of them."""
        table = skies.stock(skies.hurt(skies.on_map(3), ed=3), ogroot=1)

        def users(audience: Audience) -> set[str]:
            return {one.notation.split()[-1] for one in menu(SKIES, table, audience).acts if " by " in one.notation}

        assert decider(table) == 0
        assert users(SOFA) == users(SPECTATOR) == users(Audience((2, 0))) == {"p1"}
        assert users(Audience((2, 1))) == {"p3"}


class TestFocus:
    """What lights up on the table, and leads to its choices when it is clicked."""

    def test_at_sea(self) -> None:
        """People, rooms, numbered places, regions, enemies with their squares."""
        ship, struck = sea.at_ship(), sea.fight(sea.at_start(), "flying-eye", "demon-jackal")
        asked = doing(sea.at_start(), Challenge("strength", 5, "", "test/"))
        sea.play(struck, "attack flying-eye with kannan using hunting-bow", "fate 6")

        assert focus(SEA, ship, "use deck") == {("piece", "deck")}
        assert focus(SEA, asked, "join rafael") == {("piece", "rafael")}
        assert focus(SEA, asked, "go on") == set()
        assert focus(SEA, struck, "cover flying-eye b1") == {("square", "flying-eye b1"), ("piece", "flying-eye")}
        here = sea.at_sea()
        explored = next(text(one) for one in options(here) if one[0] == "explore")
        assert focus(SEA, here, explored) == {("place", explored.split()[1])}

    def test_a_region_is_a_place_and_no_piece(self) -> None:
        """Clicking it on the map is enough."""
        table = sea.at_sea()
        sea.play(table, "travel", "steer audrie", "fate 6")
        sail = next(text(one) for one in options(table) if one[0] == "sail")

        assert focus(SEA, table, sail) == {("place", sail.split()[1])}

    def test_in_the_skies(self) -> None:
        """The square that a way leads to, spaces, locations, attackers with their cards."""
        table = skies.on_map()
        way = next(one for one in options(table) if one[0] == "travel")
        flight = next(one for one in options(table) if one[0] == "fly")

        assert focus(SKIES, table, text(way)) == {("place", table.bound.moves[table.place][way[1]])}
        assert focus(SKIES, table, text(flight)) == {("place", flight[2])}
        fought = skies.fight(skies.on_map(), "tax-weasel", "ice-heron", hands=(("whip", "pistol"),))
        assert focus(SKIES, fought, "attack ice-heron with ed using whip") == {
            ("piece", "ice-heron"),
            ("piece", "ed"),
            ("piece", "whip"),
        }

    @pytest.mark.parametrize(("module", "start", "presenter"), [(sea, sea.at_start, SEA), (skies, skies.on_map, SKIES)])
    def test_a_lettered_choice_is_its_letter(self, module: Any, start: Any, presenter: Presenter[Any]) -> None:
        """On the page; of what is barred too."""
        table = module.exploring(module.story(start(), PAGE), 900)
        told = menu(presenter, table, SOFA)

        assert line(told, "choose a").focus == (Focus("story", "a"),)
        assert [one.focus for one in told.unavailable if one.notations == ("choose b",)] == [(Focus("story", "b"),)]

    def test_uncovering_is_about_its_square(self) -> None:
        """Regenerate."""
        table = sea.fight(sea.at_start(), "flying-eye")
        table.fight.foes[0].covered = 0b101
        doing(table, Regenerate("flying-eye", 1))

        assert focus(SEA, table, "uncover flying-eye a3") == {("square", "flying-eye a3"), ("piece", "flying-eye")}


class TestEnter:
    """What may be taken without a look."""

    def test_the_only_choice_unless_something_could_better_it(self) -> None:
        """A miss with a way to redraw is no Enter; a hit, which nothing could better, is; so is a miss without it."""
        found = {}
        for fate, able in (("fate 1", True), ("fate 6", True), ("fate 1", False)):
            table = sea.own(sea.at_start(), "gear") if able else sea.at_start()
            sea.give_command(table, 9)
            if not able:
                sea.give_command(table, 0)
            sea.fight(table, "flying-eye")
            sea.play(table, "attack flying-eye with kannan using hunting-bow", fate)
            told = menu(SEA, table, SOFA)
            found[fate, able] = (told.default_choice, any(one.group == NOW for one in told.acts))

        assert found["fate 1", True] == ("", True)
        assert found["fate 6", True] == ("go on", False)
        assert not found["fate 1", False][1]

    @pytest.mark.parametrize(("fate", "enter"), [("fate 6", "go on"), ("fate 1", "")])
    def test_what_nobody_could_want_does_not_count(self, fate: str, enter: str) -> None:
        """Cards that could be discarded for +1 after a test that is passed; if it is failed, they do."""
        table = doing(sea.at_start(), Challenge("strength", 5, "", "test/"))
        sea.hold(table, 0, "rage-6", "engaged-5")
        sea.play(table, "go on", fate)
        told = menu(SEA, table, SOFA)

        assert len(told.own) == 3
        assert told.default_choice == enter

    def test_what_could_change_a_draw_is_listed_from_the_cheapest(self) -> None:
        """The same whoever is told."""
        table = sea.give_command(sea.own(sea.at_start(), "gear"), 9)
        sea.fight(table, "flying-eye")
        sea.play(table, "attack flying-eye with kannan using hunting-bow", "fate 1")
        now = [parse(one.notation) for one in menu(SEA, table, SOFA).acts if one.group == NOW]

        assert len(now) > 1
        assert [SEA.price(table, one) for one in now] == sorted(SEA.price(table, one) for one in now)

    def test_who_adds_nothing_is_not_waited_for(self) -> None:
        """Enter draws once all are in who add something, and not before: who adds nothing only pays for it."""
        table = skies.facing(skies.on_map(), "PERCEPTION", 5)
        before = menu(SKIES, table, SOFA).default_choice
        adding = [name for name in table.crew if skill_of(table, name, "perception")]
        for at, name in enumerate(adding, start=1):
            play(table, f"join {name}")
            assert menu(SKIES, table, SOFA).default_choice == ("go on" if at == len(adding) else "")

        assert before == ""
        assert len(adding) < len(table.crew)

    def test_several_choices_have_none(self) -> None:
        """Nor has chance."""
        assert menu(SEA, sea.at_ship(), SOFA).default_choice == ""
        assert menu(SKIES, skies.at_start(), SOFA).default_choice == "begin turn"
        drawing = sea.new()
        assert decider(drawing) == CHANCE
        assert menu(SEA, drawing, SOFA).default_choice == ""


def test_the_market_is_spoken_of_where_one_is() -> None:
    """SG-MARKET-007: a weapon that was bought must be taken first; one that was found bars nothing of a market."""
    found = doing(sea.at_sea(), TakeWeapon("pann-bow"))
    bought = doing(sea.at_sea(), TakeWeapon("pann-bow"), Buy())

    assert [one.key for one in menu(SEA, found, SOFA).unavailable] == []
    assert [one.key for one in menu(SEA, bought, SOFA).unavailable] == ["weapon-first"]
