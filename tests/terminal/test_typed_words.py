"""What people type: what is on the screen first, squares and names together, Enter that is never the worse one."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.campaign.games import game_of
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.campaign.profile import Profile
from sleeping_gods.effects.terms import LANGS, Lang
from sleeping_gods.kernel.game import Setup
from sleeping_gods.party.chapters.fate import DiscardCards
from sleeping_gods.party.chapters.row import Regenerate
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.sea.chapters.ailments import GainFatigue
from sleeping_gods.sea.chapters.challenge import Challenge
from sleeping_gods.sea.chapters.health import RestoreHealth
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.health import Heal
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.terminal.finding import holding
from sleeping_gods.terminal.games import view_of
from sleeping_gods.terminal.menu import Item
from sleeping_gods.terminal.session import Session

from ..bed import again, doing, hold, play
from ..sea import tables as sea
from ..skies import tables as skies
from ..skies.test_flight import flier
from .driver import screen_for

PAGE = """# 900 Test

## 900 Test

A quiet street.

- (a) Knock at the door.
  > return to the ship
- (b) Ask about the felt hat.
  > needs EMBER
  > return to the ship
"""


def session_at(
    folder: Path, table: PartyTable, answers: tuple[str, ...] = (), lang: Lang = "en", *, open_hands: bool = True
) -> tuple[Session, io.StringIO]:
    """A session at a table that stands just so, and what it will say."""
    game = "sea" if isinstance(table, SeaTable) else "skies"
    pack = table.pack
    setup = Setup(game, pack.id, pack.version, pack.digest, tuple(table.names), {})
    screen, out = screen_for(io.StringIO("".join(f"{answer}\n" for answer in answers)), plain=True)
    campaign, profile = Campaign.at(game_of(game), pack, setup, table), Profile.load(folder)
    return Session(campaign, view_of(game, lang), screen, profile, open_hands=open_hands, ask_all=True), out


def seated(
    folder: Path, table: PartyTable, *answers: str, lang: Lang = "en", open_hands: bool = True
) -> tuple[str, Any]:
    """What is said to these answers at a table that stands just so, and the table as it stands afterwards."""
    session, out = session_at(folder, table, answers, lang, open_hands=open_hands)
    session.run()
    assert session.bugs == []
    return out.getvalue(), session.table


def answered(said: str, answer: str) -> str:
    """What was said to an answer."""
    return said.partition(f"> {answer}\n")[2]


def at_a_challenge(players: int = 1) -> SeaTable:
    """STRENGTH 5, for whoever takes part."""
    return doing(sea.at_start(players), Challenge("strength", 5, "", "test/"))


def at_the_squares() -> SeaTable:
    """2 damage to be placed on the Flying Eye, which stands between two others."""
    table = sea.fight(sea.at_start(), "skeleton-warrior", "flying-eye", "demon-jackal")
    return sea.play(table, "attack flying-eye with kannan using hunting-bow", "fate 6")


def at_the_tick() -> SkiesTable:
    """7 damage to be placed on the Brass Tick, beside the Tax Weasel."""
    table = skies.fight(skies.on_map(), "tax-weasel", "brass-tick", hands=(("crowbar",),))
    return play(table, "attack brass-tick with ed using crowbar", "roll 6", "go on")


class TestListedFirst:
    """A word takes what is on the screen; what is not there is asked about."""

    def healing(self, *damaged: str) -> SkiesTable:
        """Health is to be restored to some, while Miguel has an ability of his own and there is much to equip."""
        table = skies.stock(skies.hurt(skies.on_map(), **dict.fromkeys(damaged, 3)), ogroot=2, bloodflower=2)
        skies.ail(table, "ed", "venom")
        return doing(table, Heal(0, 3))

    def test_a_listed_name_is_taken(self, tmp_path: Path) -> None:
        """Twice; his ability stays what it was."""
        table = self.healing("miguel", "ed")
        _, table = seated(tmp_path, table, "miguel", "miguel")

        assert (table.crew["miguel"].damage, table.crew["ed"].damage) == (1, 3)
        assert table.crew["ed"].statuses == ("venom",)
        assert table.crew["miguel"].stamina == skies.on_map().crew["miguel"].stamina

    def test_the_name_with_which_one_line_ends_is_taken(self, tmp_path: Path) -> None:
        """The token goes to Mac; words that stand in every line, or within one, are none of them."""
        table = sea.play(at_the_squares(), "cover flying-eye b2", "cover flying-eye b3")
        said, after = seated(tmp_path, table.clone(), "kannan's token")
        assert after.crew == table.crew

        said, after = seated(tmp_path, table, "mac")
        assert "Lend the synergy token of Kannan to Mac" in answered(said, "mac")
        assert after.crew["mac"].tokens != table.crew["mac"].tokens

    @pytest.mark.parametrize(
        ("lang", "yes", "nothing"), [("en", "yes", "Nothing was done."), ("fr", "oui", "Rien n'a")]
    )
    def test_what_is_folded_is_asked_about_by_name(self, tmp_path: Path, lang: Lang, yes: str, nothing: str) -> None:
        """Only yes does it, each time; Enter and no leave everything as it is."""
        table = self.healing("ed")
        said, table = seated(tmp_path, table, "miguel", "", "miguel", "no", lang=lang)
        assert said.count(nothing) == 2
        assert "venom" in table.crew["ed"].statuses

        table = self.healing("ed")
        said, table = seated(tmp_path, table, "miguel", yes, "", lang=lang)
        asked = answered(said, "miguel").partition("> ")[0]
        assert "Miguel" in asked
        assert table.crew["ed"].statuses == ()

    def test_what_was_meant_once_is_not_asked_again(self, tmp_path: Path) -> None:
        """The same word for the same choice; after a no it is asked as before."""
        table = self.healing("ed")
        said, _ = seated(tmp_path, table, "miguel", "no", "miguel", "yes", "undo", "miguel")

        assert said.count("Type yes") == 2

    def test_an_act_with_its_verb_is_no_accident(self, tmp_path: Path) -> None:
        """What is done and with what, in words: not asked back, in either language; a name alone is."""
        table = sea.give_command(hold(sea.at_ship(), 0, "alert-2"), 9)
        said, after = seated(tmp_path, table, "equip alert on marco")
        french, later = seated(tmp_path / "fr", table.clone(), "équiper aux aguets sur marco", lang="fr")

        assert "Type yes" not in said
        assert after.crew["marco"].cards == ("alert-2",)
        assert ("Tapez oui" in french, later.crew["marco"].cards) == (False, ("alert-2",))

    def test_another_answer_is_taken_as_such(self, tmp_path: Path) -> None:
        """To the question whether it is meant."""
        table = self.healing("ed")
        _, table = seated(tmp_path, table, "miguel", "ed")

        assert table.crew["ed"].damage == 2
        assert table.crew["ed"].statuses == ("venom",)

    def test_what_was_unfolded_is_on_the_screen(self, tmp_path: Path) -> None:
        """No question then."""
        table = self.healing("ed")
        said, table = seated(tmp_path, table, "+", "miguel", "")

        assert "Type yes" not in said
        assert table.crew["ed"].statuses == ()

    def test_notation_is_never_an_accident(self, tmp_path: Path) -> None:
        """It is taken whether it is listed or not."""
        said, table = seated(tmp_path, self.healing("ed"), "activate miguel cure-venom", "")

        assert "Type yes" not in said
        assert table.crew["ed"].statuses == ()


class TestHiddenChoices:
    """What would tell of the story tells nothing until somebody asks for what is barred."""

    @pytest.mark.parametrize("ask", ["{}", "choose {}", "why {}", "why choose {}", "({})"])
    @pytest.mark.parametrize("game", ["sea", "skies"])
    def test_its_letter_is_answered_like_one_that_is_not_there(self, tmp_path: Path, game: str, ask: str) -> None:
        """Word for word, the letter apart."""
        module: Any = sea if game == "sea" else skies
        start = sea.at_start() if game == "sea" else skies.on_map()
        table = module.exploring(module.story(start, PAGE), 900)
        hidden, nonsense = ask.format("b"), ask.format("z")
        said, table = seated(tmp_path, table, hidden, nonsense)

        first, second = (
            answered(said, asked).partition("> ")[0].replace(f"{letter}'", "*").replace(f"{letter} searches", "*")
            for asked, letter in ((hidden, "b"), (nonsense, "z"))
        )
        assert first.replace("(b)", "(*)") == second.replace("(z)", "(*)")

    @pytest.mark.parametrize("words", ["ask about the felt hat", "felt hat", "why ask about", "ask", "x1", "? x1"])
    def test_its_words_tell_nothing(self, tmp_path: Path, words: str) -> None:
        """Nor does its number, until it is listed; then it is answered like any other."""
        table = sea.exploring(sea.story(sea.at_start(), PAGE), 900)
        said, table = seated(tmp_path, table, words)
        asked, _ = seated(tmp_path, table, "x", "ask about", "x1")

        assert "(b)" not in said
        assert "SG-EXPLORE-005" not in said
        assert "(b) Ask about the felt hat" in answered(asked, "x").partition("> ")[0]
        assert answered(asked, "ask about").startswith("Not possible: (b) Ask about the felt hat")
        assert answered(asked, "x1").startswith("Not possible: (b) Ask about the felt hat")


class TestSquares:
    """Squares by their names, shown before they are covered."""

    @pytest.mark.parametrize("typed", ["b1 c1", "c1 b1", "b1, c1", "b1 and c1", "B1 C1", "flying eye b1 c1", "4 7"])
    def test_several_at_once(self, tmp_path: Path, typed: str) -> None:
        """In any order in which they can be placed; shown, then taken with Enter."""
        table = at_the_squares()
        said, table = seated(tmp_path, table, typed, "")
        shown = answered(said, typed).partition("> ")[0]

        assert "Cover b1 of the Flying Eye: heart" in shown
        assert "Cover c1 of the Flying Eye: heart" in shown
        assert table.fight.foes[1].covered == 0b001_001_000

    def test_in_french(self, tmp_path: Path) -> None:
        """With et, and the enemy by its French name."""
        table = at_the_squares()
        said, table = seated(tmp_path, table, "œil b1 et c1", "", lang="fr")

        assert "Voici ce qui se passerait" in said
        assert table.fight.foes[1].covered == 0b001_001_000

    def test_another_enemy_by_its_name(self, tmp_path: Path) -> None:
        """A square of the neighbour after one that touches it; a wrong one says why and places nothing."""
        table = at_the_squares()
        said, table = seated(tmp_path, table, "b1 jackal b1", "b3 jackal b1", "")

        assert answered(said, "b1 jackal b1").startswith("Not possible: Cover b1 of the Demon Jackal: does not touch")
        assert [foe.covered for foe in table.fight.foes] == [0, 0b000_100_000, 0b000_001_000]

    def test_what_would_come_of_it_is_said(self, tmp_path: Path) -> None:
        """What is left to place; who would be beaten; what would be lost."""
        said, table = seated(tmp_path, at_the_tick(), "a1 a2", "no", "a1 a2 a3 b3", "no")

        assert "5 damage left to place" in answered(said, "a1 a2").partition("> ")[0]
        assert "Beaten" not in answered(said, "a1 a2").partition("> ")[0]
        table = skies.fight(skies.on_map(), "brass-tick", hands=(("crowbar",),))
        play(table, "attack brass-tick with ed using crowbar", "roll 6", "go on")
        said, table = seated(tmp_path, table, "a1 a2 a3 b1 b2 b3", "")
        shown = answered(said, "a1 a2 a3 b1 b2 b3").partition("> ")[0]
        assert "Beaten by it: Brass Tick." in shown
        assert "1 damage finds no square and is lost." in shown

    def test_anything_else_changes_it(self, tmp_path: Path) -> None:
        """Other squares, a number, a command; no leaves everything as it is."""
        table = at_the_squares()
        said, table = seated(tmp_path, table, "a1 a2", "b1 c1", "no", "a1 a2", "help", "a1 a2", "7")

        assert said.count("This is what would happen:") == 4
        assert "Nothing was done." in said
        assert table.fight.foes[1].covered == 0b001_000_000

    def test_one_square_is_one_choice(self, tmp_path: Path) -> None:
        """Its line says what it covers; then the next is asked for, and one that cannot be covered says why."""
        table = at_the_squares()
        said, table = seated(tmp_path, table, "b1", "c3", "c1")

        assert "This is what would happen" not in said
        assert answered(said, "c3").startswith("Not possible: Cover c3 of the Flying Eye")
        assert "? shows the rule" in answered(said, "c3").partition("> ")[0]

    def test_one_square_of_two_enemies_is_asked_about(self, tmp_path: Path) -> None:
        """Where both offer it."""
        table = skies.fight(skies.on_map(), "tax-weasel", "brass-tick", hands=(("crowbar",),))
        play(table, "attack brass-tick with ed using crowbar", "roll 6", "go on", "cover brass-tick a1")
        said, table = seated(tmp_path, table, "a2", "weasel a2")

        assert answered(said, "a2").startswith("That could be:")
        assert table.fight.foes[0].covered == 0b10

    @pytest.mark.parametrize(
        "typed", ["a1 a2 a3 2 a1", "1 a1 a2 a3 warrior 2 a1", "warrior a3 a2 harkian warrior 2 a1"]
    )
    def test_twins_by_their_numbers(self, tmp_path: Path, typed: str) -> None:
        """The struck one where nothing else is said."""
        table = skies.fight(skies.on_map(), "harkian", "harkian-2", hands=(("crowbar",),))
        play(table, "attack harkian with ed using crowbar", "roll 6", "go on")
        said, table = seated(tmp_path, table, typed, "")

        assert "Cover a1 of the Harkian Warrior 2" in answered(said, typed).partition("> ")[0]
        assert table.fight.foes[0].covered & 0b110 == 0b110
        assert table.fight.foes[1].covered == 0b1

    def test_more_squares_than_damage(self, tmp_path: Path) -> None:
        """Nothing is placed, and it is said why."""
        table = at_the_squares()
        said, table = seated(tmp_path, table, "b1 c1 c2")

        assert answered(said, "b1 c1 c2").startswith("Nothing was chosen: after Cover b1")
        assert table.fight.foes[1].covered == 0

    @pytest.mark.parametrize("game", ["sea", "skies"])
    def test_uncovering_too(self, tmp_path: Path, game: str) -> None:
        """Regenerate: the squares of the enemy that heals."""
        enemy = "flying-eye" if game == "sea" else "brass-tick"
        table: Any = (
            sea.fight(sea.at_start(), enemy, "demon-jackal")
            if game == "sea"
            else skies.fight(skies.on_map(), enemy, "tax-weasel")
        )
        table.combat.foes[0].covered, table.combat.foes[1].covered = 0b1011, 0b11
        doing(table, Regenerate(enemy, 2))
        said, table = seated(tmp_path, table, "a1 a2", "")

        assert "Uncover a1" in answered(said, "a1 a2").partition("> ")[0]
        assert [foe.covered for foe in table.combat.foes] == [0b1000, 0b11]


class TestSeveralPeople:
    """Names with and, commas or spaces are several."""

    @pytest.mark.parametrize("typed", ["rafael and mac", "rafael, mac", "rafael mac", "Rafael et Mac", "rafael & mac"])
    def test_who_takes_part(self, tmp_path: Path, typed: str) -> None:
        """Each is a choice of its own."""
        table = at_a_challenge()
        said, table = seated(tmp_path, table, typed)

        assert [*table.test.crew] == ["rafael", "mac"]
        assert said.count("takes part.\n") == 2

    def test_numbers_and_names_of_other_seats(self, tmp_path: Path) -> None:
        """Two players with secret hands: whoever's crew it is; a second time too."""
        table = at_a_challenge(2)
        _, table = seated(tmp_path, table, "", "2 3", "marco and laurent", open_hands=False)

        assert len(table.test.crew) == 4
        assert {"marco", "laurent"} <= {*table.test.crew}

    def test_one_who_cannot_says_why_and_nobody_joins(self, tmp_path: Path) -> None:
        """All of them or none."""
        table = at_a_challenge()
        said, table = seated(tmp_path, table, "mac", "rafael and mac", "kannan and nobody")

        assert answered(said, "rafael and mac").startswith("Not possible: Mac takes part: Mac takes part already")
        assert "is not a choice here" in answered(said, "kannan and nobody").partition("> ")[0]
        assert [*table.test.crew] == ["mac"]

    def test_fatigue_may_go_twice_to_one(self, tmp_path: Path) -> None:
        """SG-FATIGUE-002: mac, mac and marco; a fourth would be too many."""
        table = doing(sea.at_start(), GainFatigue(3))
        said, table = seated(tmp_path, table, "mac, mac, marco and laurent", "mac, mac and marco")

        assert answered(said, "mac, mac, marco and laurent").startswith("Nothing was chosen: after")
        assert (table.crew["mac"].fatigue, table.crew["marco"].fatigue, table.crew["laurent"].fatigue) == (2, 1, 0)

    @pytest.mark.parametrize("lang", LANGS)
    def test_cards_to_discard_by_their_names(self, tmp_path: Path, lang: Lang) -> None:
        """As they stand on the screen, in either language."""
        table = sea.hold(sea.at_start(), 0, "rage-6", "fishing-3", "triage-5")
        names = view_of("sea", lang)
        rage, fishing = (names.voice.name(table.pack.abilities[card].name) for card in ("rage-6", "fishing-3"))
        doing(table, DiscardCards(0, 2))
        _, table = seated(tmp_path, table, f"{rage}, {fishing}", lang=lang)

        assert table.hands[0] == ["triage-5"]

    def test_health_is_shared_out_by_names(self, tmp_path: Path) -> None:
        """To two of three."""
        table = sea.at_start()
        for name in ("mac", "marco", "rafael"):
            table.crew[name].damage = 2
        doing(table, RestoreHealth(0, 3))
        _, table = seated(tmp_path, table, "mac mac rafael")

        assert [table.crew[name].damage for name in ("mac", "marco", "rafael")] == [0, 2, 1]

    def test_a_decision_that_asks_once_takes_one(self, tmp_path: Path) -> None:
        """Two rooms are not used at once, by name or by number."""
        table = sea.at_ship()
        said, table = seated(tmp_path, table, "galley and deck", "1 2")

        assert said.count("Nothing was chosen: after Use the") == 2
        assert table.room == ""

    def test_a_long_line_is_no_list_of_names(self, tmp_path: Path) -> None:
        """However often one of them stands in it."""
        typed = "rafael mac " * 20
        said, table = seated(tmp_path, at_a_challenge(), typed.strip())

        assert "is not a choice here" in said
        assert not table.test.crew

    def test_words_of_one_choice_are_one_choice(self, tmp_path: Path) -> None:
        """And may be a word of it."""
        page = PAGE.replace("Knock at the door.", "Knock, and ask for Mac and Marco.")
        table = sea.exploring(sea.story(sea.at_start(), page), 900)
        said, table = seated(tmp_path, table, "ask for Mac and Marco")

        assert "Ana: (a) Knock, and ask for Mac and Marco." in said


class TestNumbers:
    """What is typed for a choice stays while a decision goes on."""

    def test_a_number_does_not_move_to_another(self, tmp_path: Path) -> None:
        """Twice the same number: the second time there is nobody behind it; the others are where they were."""
        _, table = seated(tmp_path, at_a_challenge(), "3", "3", "5")
        first = session_at(tmp_path, at_a_challenge())[0].menu()
        names = [next(item.choice[1] for item in first.own if item.key == key) for key in ("3", "5")]

        assert [*table.test.crew] == names

    def test_what_another_could_do_leaves_no_gap(self, tmp_path: Path) -> None:
        """Secret hands: Ben has stepped in and seen his cards; Ana's numbers tell nothing of them."""
        table = sea.hold(sea.give_command(sea.at_ship(2), 0, 9), 1, "rage-6", "fishing-3")
        session, _ = session_at(tmp_path, table, open_hands=False)
        session.keyboard.sit(0)
        hers = session.menu()
        session.keyboard.sit(1, stepping_in=True)
        his = session.menu()
        session.keyboard.sit(0)
        here = session.table
        assert isinstance(here, SeaTable)
        sea.give_command(here, 9, 9)
        after = session.menu()

        assert any(item.choice[0] == "equip" for item in his.acts)
        assert len(after.items) > len(hers.items)
        assert sorted(after.numbers.values()) == [*range(1, len(after.items) + 1)]


@pytest.mark.parametrize(("lang", "word"), [("en", "bee"), ("fr", "cendre"), ("fr", "lac")])
def test_a_word_that_fits_one_own_choice_takes_it(tmp_path: Path, lang: Lang, word: str) -> None:
    """Wherever it stands in its words; one that fits none takes nothing."""
    _, flown = seated(tmp_path, flier(), word, lang=lang)
    _, stayed = seated(tmp_path / "stayed", flier(), "zzz", lang=lang)

    assert flown.plane != flier().plane
    assert stayed.plane == flier().plane


@pytest.mark.parametrize(("lang", "word", "yes"), [("en", "ability", "yes"), ("fr", "compétence", "oui")])
def test_a_word_that_fits_one_act_takes_it_where_it_is_listed(tmp_path: Path, lang: Lang, word: str, yes: str) -> None:
    """Unfolded it is on the screen; folded it is asked back, and of two names none is left out."""
    table = again(hold(skies.own(skies.on_map(), 0, "playing-cards"), 0, *list(skies.airfield().abilities)[:6]))
    _, played = seated(tmp_path, table.clone(), "+", word, lang=lang)
    said, kept = seated(tmp_path / "kept", table.clone(), word, "zzz", lang=lang)
    both, none = seated(tmp_path / "both", table.clone(), f"zzz, {word}", yes, lang=lang)

    assert "playing-cards" not in played.adventures[0]
    assert ("Tapez oui" if lang == "fr" else "Type yes") in answered(said, word)
    assert "playing-cards" in kept.adventures[0]
    assert ("Tapez oui" if lang == "fr" else "Type yes") not in both
    assert "playing-cards" in none.adventures[0]


def test_a_place_is_known_by_the_name_beside_it() -> None:
    """A place that can be explored, with its verb or without; what stands beside other choices is not their name."""
    lamplee = Item("4", ("explore", "10"), "Explore location 10", detail="Lamplee; visited")
    chairs = Item("3", ("explore", "2"), "Explore location 2", detail="The Bar of Chairs")
    port = Item("5", ("port",), "Port", detail="inn at Lamplee")
    listed = [chairs, lamplee, port]

    assert holding(listed, "lamplee", "en") == [lamplee]
    assert holding(listed, "explore lamplee", "en") == [lamplee]
    assert holding(listed, "bar of chairs", "en") == [chairs]
    assert holding(listed, "inn", "en") == []


def test_the_number_of_a_place_comes_before_what_is_folded(tmp_path: Path) -> None:
    """Location 38 lies here, and act 38 is not on the screen; a number on the screen is what it stands beside."""
    table = hold(skies.stands(skies.on_map(), "2:b1"), 0, *list(skies.airfield().abilities)[:9])
    _, at_38 = seated(tmp_path, again(table).clone(), "38")
    _, camped = seated(tmp_path / "listed", again(table).clone(), "1")

    assert at_38.paragraph == "38"
    assert camped.paragraph == ""


def test_a_word_of_several_kinds_lists_them(tmp_path: Path) -> None:
    """Equipped cards and adventure cards are both cards; one kind by its own word is listed alone."""
    table = again(skies.own(skies.wear(skies.on_map(), "ed", "second-look-5"), 0, "playing-cards"))
    said, _ = seated(tmp_path, table, "+ cards", "+ equipped")

    both, one = (answered(said, words).partition("> ")[0] for words in ("+ cards", "+ equipped"))
    assert "Second Look" in both
    assert "Playing Cards" in both
    assert "Playing Cards" not in one


class TestEnter:
    """Enter never means the worse choice."""

    def attacked(self, fate: str, command: int = 9) -> SeaTable:
        """An attack after its draw, with what could still change it."""
        table = sea.give_command(sea.own(sea.at_start(), "gear"), command)
        sea.fight(table, "flying-eye")
        return sea.play(table, "attack flying-eye with kannan using hunting-bow", fate)

    @pytest.mark.parametrize(
        ("lang", "prompt", "said"),
        [("en", "Ana> ", "Enter does not decide here"), ("fr", "Ana> ", "Entrée ne")],
    )
    def test_a_miss_that_could_still_be_a_hit(self, tmp_path: Path, lang: Lang, prompt: str, said: str) -> None:
        """Enter says what could change it, each time; the number goes on."""
        table = self.attacked("fate 1")
        told, table = seated(tmp_path, table, "", "", "1", lang=lang)

        assert told.count(prompt) >= 3
        assert told.count(said) == 2
        assert "Gear" in told or "Barda" in told
        assert table.combat is None or table.combat.attack is None or table.combat.attack.settled

    def test_a_hit_is_gone_on_with(self, tmp_path: Path) -> None:
        """Nothing could make it better."""
        said, _ = seated(tmp_path, self.attacked("fate 6"), "")

        assert "Ana (Enter: Go on)> " in said
        assert "Where does the damage go?" in said

    def test_a_folded_act_does_not_keep_enter_from_going_on(self, tmp_path: Path) -> None:
        """What may be done at any time can be done later."""
        table = sea.hold(sea.give_command(sea.at_start(), 9), 0, "rage-6", "fishing-3")
        said, table = seated(tmp_path, table, "")

        assert "Ana (Enter: Begin the turn)> " in said
        assert "Which room of the ship do you use?" in said
