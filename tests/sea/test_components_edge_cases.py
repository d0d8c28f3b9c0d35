"""Components: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read_source
from sleeping_gods.kernel.errors import BrokenPack
from sleeping_gods.sea.pack.build import build

from .tables import (
    at_sea,
    beat_crew,
    effects,
    give_command,
    hold,
    play,
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
        source = read_source(pack_folder("harbour"))
        record = next(record for record in source.of("event") if record.key() == "choppy-seas")
        record.data["do"] = [line]

        with pytest.raises(BrokenPack, match=message):
            build(source)
