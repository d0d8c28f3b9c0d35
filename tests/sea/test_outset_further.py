"""What the examples of components, set-up, saving and achievements leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read
from sleeping_gods.kernel.errors import BrokenPack, IllegalSetup
from sleeping_gods.sea.pack.build import build
from sleeping_gods.sea.view import view

from .tables import (
    again,
    at_sea,
    at_start,
    beat_crew,
    draw_event,
    effects,
    give_command,
    hold,
    new,
    offered,
    play,
    refused,
    settled,
)


class TestComponents:
    """SG-COMP-003, 004, 012, 018, 023."""

    def test_forfeited_command_is_never_owed(self) -> None:
        """SG-COMP-003, SG-COMP-004: of 4 command the 2 in the supply are gained; what returns later stays there."""
        table = hold(give_command(at_sea(2), 2, 10), 1, "triage-5")
        effects(table, "gain 4 command")
        assert (table.pools, table.supply) == ([4, 10], 0)
        play(table, "equip triage-5 on mac")

        assert (table.pools, table.supply) == ([4, 8], 2)

    def test_a_full_supply_does_not_hold_up_the_other_kind(self) -> None:
        """SG-COMP-003: at 85 coins and 6 grain a gain of both adds nothing, and meat after them is gained."""
        table = at_sea()
        table.goods |= {"coins": 85, "grain": 6, "meat": 5}
        effects(table, "gain 3 coins; gain 2 grain; gain 2 meat; gain 1 xp")

        assert (table.goods["coins"], table.goods["grain"], table.goods["meat"], table.xp) == (85, 6, 6, 1)

    def test_a_letter_can_be_granted_again_on_the_next_journey(self) -> None:
        """SG-COMP-012: explore A goes back to the supply with the crew, so another story may grant it again."""
        table = effects(at_sea(), "gain explore A", "gain explore C")
        table.exploring = True
        effects(table, "return to the ship")
        assert table.letters == []

        assert effects(table, "gain explore A").letters == ["A"]

    def test_only_the_named_token_is_taken(self) -> None:
        """SG-COMP-018: of suit and egg an effect takes the egg; taken once more it takes nothing."""
        table = at_sea()
        table.tokens = ["diving-suit", "dinosaur-egg"]
        effects(table, "lose token dinosaur-egg")
        assert table.tokens == ["diving-suit"]

        assert effects(table, "lose token dinosaur-egg").tokens == ["diving-suit"]

    def test_a_defeat_takes_no_story_token(self) -> None:
        """SG-COMP-018, SG-DEFEAT-007: story tokens stay until spent or taken away; explore tokens go with the story."""
        table = at_sea()
        table.tokens, table.letters, table.exploring = ["diving-suit", "pollen-potion"], ["A"], True
        settled(beat_crew(table))

        assert (table.tokens, table.letters) == (["diving-suit", "pollen-potion"], [])

    @pytest.mark.parametrize(
        ("line", "message"),
        [
            ("gain quest 181", "expected quest 1 to 180, got 181"),
            ("gain adventure 91", "expected adventure 1 to 90, got 91"),
            ("combat 79", "expected enemy 1 to 78, got 79"),
        ],
    )
    def test_a_number_beyond_the_deck(self, line: str, message: str) -> None:
        """SG-COMP-023: adventure cards end at 90, quests at 180 and enemies at 78; a number beyond is out of range."""
        source = read(pack_folder("harbour"))
        record = next(record for record in source.of("event") if record.key() == "choppy-seas")
        record.data["do"] = [line]

        with pytest.raises(BrokenPack, match=message):
            build(source)


class TestSetUp:
    """SG-SETUP-001, 013, 014, 019, 022."""

    @pytest.mark.parametrize("players", [1, 4])
    def test_the_ship_stands_by_location_2(self, players: int) -> None:
        """SG-SETUP-001: a campaign opens on page 2, in the sea region that holds location 2."""
        table = new(players)
        region = table.pack.regions[table.region]

        assert (region.page, 2 in region.locations) == (2, True)
        assert [other.id for other in table.pack.regions.values() if 2 in other.locations] == [table.region]

    @pytest.mark.parametrize(("key", "value"), [("start_region", "2.rope"), ("start_region", "3.deep")])
    def test_no_pack_starts_elsewhere(self, key: str, value: str) -> None:
        """SG-SETUP-001: a pack whose campaign opens elsewhere is broken."""
        source = read(pack_folder("harbour"))
        source.manifest.data[key] = value

        with pytest.raises(BrokenPack, match="in the region of location 2"):
            build(source)

    def test_the_box_of_events_does_not_shrink_with_the_deck(self) -> None:
        """SG-SETUP-013: with one mild event drawn 17 are in the deck, and 36 are still in the box."""
        table = draw_event(at_start(), "debris")
        table.event_left = [5, 6, 6]
        decks = view(again(table), 0)["decks"]

        assert isinstance(decks, dict)
        assert (decks["event"], decks["event_box"]) == (17, 36)

    @pytest.mark.parametrize(
        ("option", "value", "rule"),
        [
            ("colour", "red", "SG-SETUP-019"),
            ("mode", "easy", "SG-SETUP-022"),
            ("easy", "yes", "SG-SETUP-022"),
            ("dice", "on", "SG-SETUP-022"),
            ("first", "p0", "SG-SETUP-010"),
            ("first", "2", "SG-SETUP-010"),
        ],
    )
    def test_what_a_set_up_does_not_know(self, option: str, value: str, rule: str) -> None:
        """SG-SETUP-010, SG-SETUP-019, SG-SETUP-022: unknown options, values and seats are refused."""
        with pytest.raises(IllegalSetup) as caught:
            new(2, **{option: value})

        assert caught.value.reason.rule == rule

    def test_a_split_by_wish_leaves_the_captain_with_the_first_player(self) -> None:
        """SG-SETUP-006, SG-SETUP-008, SG-SETUP-010: groups go to the seats in order, whoever begins."""
        table = new(3, first="p3", crew="mac marco kasumi/kannan gregory/laurent audrie rafael")

        assert [table.crew_of(seat) for seat in range(3)] == [
            ["kasumi", "marco", "mac"],
            ["gregory", "kannan"],
            ["odessa", "laurent", "audrie", "rafael"],
        ]


class TestSaving:
    """SG-SAVE-001, 002, 009, 010."""

    def test_nothing_is_saved_while_the_first_hands_are_dealt(self) -> None:
        """SG-SAVE-001: before the first turn starts there is nothing to save, at its start there is."""
        table = new(2)
        assert refused(table, "save game").rule == "SG-SAVE-001"
        play(table, "fate 3", "fate 4", "save game")

        assert len(table.log.saves) == 1
        assert offered(table)[0] == "begin turn"

    def test_nor_once_the_turn_has_begun(self) -> None:
        """SG-SAVE-001: at the ship action and at the second action a save is refused."""
        table = play(new(1), "fate 3", "begin turn")
        assert refused(table, "save game").rule == "SG-SAVE-001"

        assert refused(play(at_sea(), "skip action"), "save game").rule == "SG-SAVE-001"

    def test_three_players_are_dealt_three_three_and_two(self) -> None:
        """SG-SAVE-009: of three players any may have the two boards; the last board goes where there is room."""
        table = play(at_start(3), "resume with p1")
        names = ["gregory", "kasumi", "laurent", "audrie", "rafael", "kannan", "marco", "mac"]
        play(table, *(f"deal {name} to p{seat}" for name, seat in zip(names, (1, 1, 1, 3, 3, 3), strict=False)))
        assert offered(table) == ["deal marco to p2"]
        play(table, "deal marco to p2", "deal mac to p2")

        assert [list(table.controllers.values()).count(seat) for seat in range(3)] == [3, 2, 3]
        assert offered(table)[0] == "begin turn"


class TestAchievements:
    """SG-ACH-001, SG-TOTEM-003."""

    def test_a_totem_found_twice_is_one_tick(self) -> None:
        """SG-TOTEM-003, SG-ACH-003: gained again, and gained once more after its loss, it stands there once."""
        table = effects(at_sea(), "gain adventure 3", "gain adventure 3", "gain adventure 14", "lose adventure 3")
        effects(table, "gain adventure 3")

        assert sorted(table.achievements()) == ["totem:totem-of-low-water", "totem:totem-of-the-last-lamp"]

    @pytest.mark.parametrize("choices", [{"mode": "brutal"}, {"easy": "on"}])
    def test_an_ending_is_ticked_in_every_mode(self, choices: dict[str, str]) -> None:
        """SG-ACH-001: an ending reached in an easy or a brutal campaign ticks its box, beside the totems."""
        table = effects(at_sea(1, **choices), "gain adventure 3", "ending bell")

        assert table.achievements() == ["totem:totem-of-low-water", "ending:bell"]
        assert table.over == "ending"
