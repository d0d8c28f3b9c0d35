"""The test under way as a section of the scene: its sum, exact odds, what the hand would do, and what can change it."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.choices import Choice, parse
from sleeping_gods.kernel.play import apply, options, waits_for_chance
from sleeping_gods.party.chapters.challenge import Challenge
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import SOFA, SPECTATOR, Audience
from sleeping_gods.presentation.odds_counter import odds
from sleeping_gods.presentation.party.forced import forced_answer
from sleeping_gods.presentation.scene.test import TestState as Trial
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.chapters.travel import Travel
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import deck_only, doing, fate_line, hold, play
from ..sea import fights as sea_fights
from ..sea import tables as sea
from ..skies import tables as skies

SEA, SKIES = SeaPresenter(), SkiesPresenter()
MER, CIEL = SeaPresenter("fr"), SkiesPresenter("fr")
FATES = ("bandage-1", "alert-2", "fishing-3", "plain-craft-4", "triage-5", "sharp-eye-6")
"""A card of each fate, at sea."""
ANA, BEN = Audience((0,)), Audience((1,))


def seen(presenter: SeaPresenter | SkiesPresenter, table: SeaTable | SkiesTable, audience: Audience = SOFA) -> Trial:
    """The section, which is there."""
    found: Trial | None = presenter.sections["test"].tell(presenter, table, audience)  # type: ignore[arg-type]  # one of the two
    assert found is not None
    return found


def at_sea(skill: str, number: int, *held: tuple[str, ...]) -> SeaTable:
    """A challenge before anybody has joined, with one card of each fate in the deck and a hand for each player."""
    table = sea.at_start(max(1, len(held)))
    for seat, cards in enumerate(held):
        hold(table, seat, *cards)
    return doing(deck_only(table, *FATES), Challenge(skill, number, "", "test/"))


def showing(table: SeaTable | SkiesTable, skill: str, count: int) -> tuple[str, ...]:
    """So many ability cards of a skill that lie in the deck, none of them one that is drawn for its fate."""
    abilities = table.pack.abilities
    return tuple(card for card in table.deck if abilities[card].skill == skill and card not in FATES)[:count]


def in_the_skies(skill: str, number: int, players: int = 1) -> SkiesTable:
    """The same in the skies, with the whole deck."""
    return skies.facing(skies.on_map(players), skill, number)


def brute(presenter: SeaPresenter | SkiesPresenter, table: PartyTable, choice: Choice) -> dict[str, int]:
    """The results of every single draw, each really played to its end with all that is free."""
    trial = table.clone()
    apply(trial, choice)
    found: dict[str, int] = {}
    assert waits_for_chance(trial)
    for draw in options(trial):
        place = trial.clone()
        apply(place, draw)
        for _ in range(20):
            keys = [log_event[0] for log_event in place.log_events]
            result = next((key for key in keys if key in ("challenge-passed", "challenge-failed")), None)
            if result is not None:
                break
            free = presenter.free(place)  # type: ignore[arg-type]  # a table of its game
            apply(place, free if free is not None else ("go", "on"))
        assert result is not None
        word = "pass" if result == "challenge-passed" else "fail"
        found[word] = found.get(word, 0) + 1
    return found


class TestSum:
    """What the section holds before and after the draw."""

    def test_without_a_test_there_is_none(self) -> None:
        """In both games."""
        assert SEA.sections["test"].tell(SEA, sea.at_sea(), SPECTATOR) is None
        assert SKIES.sections["test"].tell(SKIES, skies.on_map(), SPECTATOR) is None

    def test_who_takes_part_and_what_each_adds(self) -> None:
        """SG-CHAL-010: skill, cards and bonuses; the draw comes on top."""
        table = at_sea("strength", 5)
        play(table, "join rafael", "join mac")
        trial = seen(SEA, table)

        assert [(part.ref, part.adds) for part in trial.parts] == [
            (name, table.pack.crew[name].skills["strength"]) for name in ("rafael", "mac")
        ]
        assert (trial.skill, trial.number, trial.drawn, trial.total) == (
            "strength", 5, 0, sum(part.adds for part in trial.parts),
        )  # fmt: skip

    def test_the_number_as_printed_and_as_raised(self) -> None:
        """DS-DIFF-007: 1 more on hard."""
        table = skies.facing(skies.on_map(level="hard"), "cunning", 6)
        trial = seen(SKIES, table)

        assert (trial.number, trial.printed) == (7, 6)
        assert "7 (6 printed)" in plain(trial.lines[0])

    def test_after_the_draw_it_says_what_is_lacking(self) -> None:
        """The fate as drawn, the total, and the rest, in both languages."""
        table = at_sea("strength", 8, showing(sea.at_start(), "strength", 1))
        play(table, "join rafael", "go on")
        play(table, fate_line(table, 3))
        trial = seen(SEA, table)

        assert (trial.drawn, trial.fate, trial.total, trial.missing) == (3, 3, 4, 4)
        assert plain(trial.lines[-1]).endswith("= 4 against 8: 4 short.")
        assert plain(seen(MER, table).lines[-1]).replace("\u202f", " ").endswith("il manque 4.")
        assert trial.chance is None

    def test_an_attack_is_a_test_against_defense(self) -> None:
        """SG-COMBAT-016: the weapon's accuracy beside the fate."""
        table = sea_fights.facing("H . .|. . .|. . .", defense=4)
        play(table, "attack a with kannan using hunting-bow")
        trial = seen(SEA, table)

        assert (trial.kind, trial.number) == ("attack", 4)
        assert [(part.ref, part.adds) for part in trial.parts] == [("hunting-bow", 2)]


class TestOdds:
    """The chance as things stand: the same as playing out every draw."""

    @pytest.mark.parametrize("number", [1, 4, 6, 8, 12])
    def test_at_sea(self, number: int) -> None:
        """SG-FATE-010: alone and with somebody."""
        table = at_sea("strength", number)

        for joiner in ("rafael", "mac", ""):
            trial = seen(SEA, table)
            assert trial.chance is not None
            assert dict(trial.chance.results) == brute(SEA, table, ("go", "on"))
            assert trial.chance.total == len(FATES)
            if joiner:
                play(table, f"join {joiner}")

    @pytest.mark.parametrize("number", [3, 5, 6, 7, 9])
    @pytest.mark.parametrize("worn", [(), ("silver-tongue-2",), ("silver-tongue-2", "silver-tongue-4")])
    def test_in_the_skies_with_what_is_free(self, number: int, worn: tuple[str, ...]) -> None:
        """DS-ABCA-012: +2 that costs nothing is counted, as often as there are such cards."""
        table = skies.wear(in_the_skies("cunning", number), "ed", *worn)
        trial = seen(SKIES, table)

        assert trial.chance is not None
        assert dict(trial.chance.results) == brute(SKIES, table, ("go", "on"))
        assert trial.chance.total == len(table.deck)

    def test_a_third_becomes_certainty(self) -> None:
        """The case that was shown as less than half of it."""
        table = in_the_skies("cunning", 3)
        before = odds(SKIES, table, ("go", "on"))
        skies.wear(table, "ed", "silver-tongue-2")
        after = odds(SKIES, table, ("go", "on"))

        assert before is not None
        assert after is not None
        assert before.results.get("fail", 0) > 0
        assert after.results == {"pass": after.total}

    def test_what_is_free_for_another_skill_is_not_counted(self) -> None:
        """Cunning does nothing for strength."""
        table = in_the_skies("strength", 5)
        before = odds(SKIES, table, ("go", "on"))
        skies.wear(table, "ed", "silver-tongue-2")

        assert odds(SKIES, table, ("go", "on")) is not None
        assert before is not None
        assert dict(brute(SKIES, table, ("go", "on"))) == odds(SKIES, table, ("go", "on")).results  # type: ignore[union-attr]

    def test_with_the_cards_in_hand(self) -> None:
        """SG-CHAL-013: each that shows the skill is worth 1; others and those of other players are not."""
        start = sea.at_start()
        table = at_sea("strength", 5, (*showing(start, "strength", 2), *showing(start, "cunning", 1)), ())
        hers, his, nobodys = (seen(SEA, table, audience) for audience in (ANA, BEN, SPECTATOR))

        assert (hers.hand_count, his.hand_count, nobodys.hand_count) == (2, 0, 0)
        assert hers.chance is not None
        assert hers.hand_chance is not None
        assert dict(hers.hand_chance.results)["pass"] == dict(hers.chance.results)["pass"] + 2
        assert his.hand_chance is None
        assert his.hand_text == ()
        assert plain(hers.hand_text).startswith(
            "After the draw you can still use 2 matching cards in your hand: then pass "
        )
        assert plain(seen(MER, table, ANA).hand_text).startswith(
            "Après le tirage, vous avez encore 2 cartes de votre main qui conviennent"
        )

    def test_travel_has_odds_too(self) -> None:
        """How far each share of the draws reaches."""
        table = doing(deck_only(sea.at_start(), *FATES), Travel())
        trial = seen(SEA, table)

        assert trial.chance is not None
        assert dict(trial.chance.results) == {"region-1": 3, "region-2": 3}


class TestChanges:
    """What can still change a draw: once, the cheapest first, and only if it can."""

    @staticmethod
    def short(number: int, *worn: str, held: int = 0) -> SkiesTable:
        """A cunning test in which nobody takes part, with fate 1 drawn."""
        table = skies.wear(in_the_skies("cunning", number), "ed", *worn)
        cards = [card for card, face in table.pack.abilities.items() if face.skill == "cunning" and card in table.deck]
        hold(table, 0, *cards[:held])
        play(table, "go on")
        return play(table, fate_line(table, 1))

    def test_the_cheapest_comes_first(self) -> None:
        """What is free, then cards."""
        trial = seen(SKIES, self.short(4, "silver-tongue-2", held=2))

        assert trial.missing == 3
        assert [(change.adds, change.free) for change in trial.changes[:1]] == [(2, True)]
        assert [change.adds for change in trial.changes if change.choice.startswith("discard")] == [1, 1]
        assert [change.choice for change in trial.changes] == list(
            dict.fromkeys(change.choice for change in trial.changes)
        )

    def test_a_choice_says_what_is_lacking_and_what_it_gives(self) -> None:
        """In both languages, and going on says what would be left unused."""
        table = self.short(4, "silver-tongue-2", held=1)
        discard = next(choice for choice in table.offered if choice[0] == "discard")

        assert SKIES.detail(table, parse("activate silver-tongue-2 cunning")).endswith("needs 3, this gives 2")
        assert SKIES.detail(table, discard).endswith("needs 3, this gives 1")
        assert CIEL.detail(table, discard).endswith("il manque 3, cela en apporte 1")
        assert "leaves something free unused" in SKIES.detail(table, ("go", "on"))
        assert SKIES.free(table) == parse("activate silver-tongue-2 cunning")

    def test_enter_takes_what_is_free_and_then_nothing_that_costs(self) -> None:
        """DS-ABCA-012: in a window where cards and stamina could still help people weigh for themselves."""
        table = self.short(6, "silver-tongue-2", held=1)
        first = SKIES.sections["menu"].tell(SKIES, table, ANA).default_choice
        play(table, first)

        assert first == "activate silver-tongue-2 cunning"
        assert SKIES.sections["menu"].tell(SKIES, table, ANA).default_choice == ""
        assert SKIES.sections["menu"].tell(SKIES, self.short(6, held=1), ANA).default_choice == ""

    def test_what_is_free_on_another_board_is_another_s_to_take(self) -> None:
        """DS-CHAR-001: Ed is Ana's or Ben's; with open hands anybody at the table may say so."""
        table = skies.wear(in_the_skies("cunning", 6, 2), "ed", "silver-tongue-2")
        play(table, "go on")
        play(table, fate_line(table, 1))
        owner, other = (ANA, BEN) if table.controller("ed") == 0 else (BEN, ANA)

        assert SKIES.sections["menu"].tell(SKIES, table, owner).default_choice == "activate silver-tongue-2 cunning"
        assert SKIES.sections["menu"].tell(SKIES, table, other).default_choice == ""
        assert SKIES.sections["menu"].tell(SKIES, table, SOFA).default_choice == "activate silver-tongue-2 cunning"

    def test_what_is_used_is_free_no_more(self) -> None:
        """DS-ABCA-012: once a challenge."""
        table = play(self.short(6, "silver-tongue-2", held=1), "activate silver-tongue-2 cunning")

        assert SKIES.free(table) is None
        assert seen(SKIES, table).missing == 3
        assert "free" not in SKIES.detail(table, ("go", "on"))

    def test_a_passed_test_asks_nothing(self) -> None:
        """Cards in hand could only be wasted; a test that is short asks."""
        passed, failed = self.short(1, held=1), self.short(2, held=1)

        assert forced_answer(SKIES, passed, secret=True) == ("go", "on")
        assert SKIES.sections["decision"].tell(SKIES, passed, SOFA).forced
        assert forced_answer(SKIES, passed) == ("go", "on")
        assert seen(SKIES, passed).changes == ()
        assert forced_answer(SKIES, failed) is None
        play(failed, next(" ".join(choice) for choice in failed.offered if choice[0] == "discard"))
        assert not failed.tests or forced_answer(SKIES, failed) is not None

    def test_a_passed_test_at_sea_asks_nothing_either(self) -> None:
        """SG-CHAL-014: with a matching card and command to spend; what could help is no longer for this moment."""
        table = sea.give_command(at_sea("strength", 4, showing(sea.at_start(), "strength", 1)), 6)
        play(table, "go on")
        play(table, fate_line(table, 4))
        short = sea.give_command(at_sea("strength", 5, showing(sea.at_start(), "strength", 1)), 6)
        play(short, "go on")
        play(short, fate_line(short, 4))

        assert forced_answer(SEA, table) == ("go", "on")
        assert forced_answer(SEA, short) is None
        assert [change.adds for change in seen(SEA, short).changes if change.choice.startswith("discard")] == [1]

    def test_what_cannot_be_enough_is_not_listed(self) -> None:
        """Two cards do not make up for nine."""
        table = skies.tire(self.short(10, held=2), claire=0, ed=0, ezarius=0, jessie=0, miguel=0)
        enough = skies.tire(self.short(3, held=2), claire=0, ed=0, ezarius=0, jessie=0, miguel=0)

        assert seen(SKIES, table).changes == ()
        assert [change.adds for change in seen(SKIES, enough).changes] == [1, 1]

    def test_a_hit_at_sea_asks_for_no_accuracy(self) -> None:
        """SG-COMBAT-017: an attack that hits is settled, one that misses is not."""

        def window(fate: int) -> SeaTable:
            table = sea_fights.facing("H H .|. . .|. . .", defense=5)
            sea_fights.lend(table, "odessa", "kannan")
            for owner in table.crew:
                if owner not in ("kannan", "odessa"):
                    sea_fights.lend(table, owner, "kannan")
            return sea_fights.attack(table, "kannan", "a", fate)

        hit, miss = window(6), window(1)

        assert type(miss.agenda[-1]).__name__ == "AlterAttack"
        assert forced_answer(SEA, miss) is None
        assert type(hit.agenda[-1]).__name__ != "AlterAttack" or forced_answer(SEA, hit) == ("go", "on")

    def test_another_hand_is_not_told(self) -> None:
        """SG-SHARE-005: what Ben could discard stands in his list alone."""
        (card,) = showing(sea.at_start(), "strength", 1)
        table = at_sea("strength", 7, (), (card,))
        play(table, "go on")
        play(table, fate_line(table, 6))
        hers, his = seen(SEA, table, ANA), seen(SEA, table, BEN)

        assert [change.choice for change in hers.changes] == []
        assert [change.choice for change in his.changes] == [f"discard {card}"]

    def test_one_s_own_comes_first_and_is_not_hidden_by_a_twin(self) -> None:
        """What anybody may do is listed under the name of whoever looks; what only another may do is marked as theirs
        and comes last."""
        table = sea.own(sea.give_command(at_sea("strength", 9, (), ()), 6, 6), "gear")
        play(table, "go on")
        play(table, fate_line(table, 1))
        twins = [choice for choice in options(table) if choice[1:3] == ("gear", "redraw")]
        hers, his = seen(SEA, table, ANA), seen(SEA, table, BEN)

        assert len(twins) == 2
        for trial, seat in ((hers, 0), (his, 1)):
            whose = [change.seat for change in trial.changes]
            assert whose == sorted(whose, key=lambda owner: owner != seat)
            (twin,) = [change for change in trial.changes if parse(change.choice) in twins]
            assert twin.seat == seat
