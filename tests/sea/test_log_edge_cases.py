"""Log: cases that the examples in the rulebook leave open."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.profile import Profile

from .tables import (
    again,
    at_sea,
    at_start,
    effects,
    give_command,
    hold,
    in_force,
    offered,
    own,
    play,
    put_command,
    wear,
)


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


class TestLogs:
    """SG-LOG-002, SG-RESET-001, 003."""

    def test_notes_of_two_places_and_a_later_one(self) -> None:
        """SG-LOG-002: a note replaces what stood at its own place and nothing else, whoever writes it, at any time."""
        table = play(at_sea(2), "note 9 ORCHID", "note 12 two sisters")
        play(effects(table, "ship damage 1"), "note 9 done")

        assert table.map_notes() == {"9": "done", "12": "two sisters"}
        assert offered(table)[0].startswith("draw ")

    def test_a_reset_clears_the_boards_and_the_serpent(self) -> None:
        """SG-RESET-001: fatigue, statuses, command, weapons, tokens, letters, debt and serpent are gone too."""
        table = own(wear(at_sea(2), "mac", "refine-1"), "revolver", on="mac")
        put_command(in_force(table, "lost-sailor"), mac=2)
        table.crew["mac"].fatigue, table.crew["mac"].statuses, table.serpent = 2, ("venom", "madness"), "2.quay"
        table.letters, table.tokens, table.event_debt, table.event_pass = ["A"], ["diving-suit"], 3, 2
        table.feared, table.revered = 2, 1
        play(again(table), "reset campaign")
        mac = table.crew["mac"]

        assert (mac.fatigue, mac.statuses, mac.command, mac.weapons, mac.cards) == (0, (), 0, (), ())
        assert (table.serpent, table.letters, table.tokens, table.ongoing) == ("", [], [], [])
        assert (table.event_debt, table.event_pass, table.feared, table.revered) == (0, 1, 0, 0)
        assert (table.supply, len(table.deck), table.violations()) == (14, 60, [])

    def test_a_reset_leaves_the_log_and_other_campaigns(self, tmp_path: Path) -> None:
        """SG-RESET-003: save lines and notes of the campaign stay on its log, and ticks of others on the sheet."""
        profile = Profile.load(tmp_path)
        profile.merge("sea", effects(at_sea(), "gain adventure 81"))
        table = play(at_start(), "save game", "note 4 rope", "reset campaign")
        profile.merge("sea", table)

        assert (len(table.log.saves), table.map_notes()) == (1, {"4": "rope"})
        assert profile.of("sea").ticked == ["totem:totem-of-glass"]


def test_a_reset_puts_every_piece_back() -> None:
    """SG-RESET-001: all decks, piles, pools and boards are as they were in the box."""
    table = hold(give_command(at_sea(2), 2, 1), 0, "triage-5")
    table.region, table.goods["coins"] = "2.stairs", 9
    play(again(table), "market")
    for _ in range(7):
        play(table, offered(table)[0])
    play(table, next(line for line in offered(table) if line.startswith("buy ")))
    fresh = at_sea(2)
    play(wear(table, "mac", "sword-master"), "reset campaign")

    assert sorted(table.market + table.market_bottom + table.stall) == sorted(fresh.market)
    assert (table.market_bottom, table.stall, table.found) == ([], [], [])
    assert sorted(table.deck) == sorted(fresh.deck)
    assert (table.hands, table.pools, table.supply) == ([[], []], [0, 0], fresh.supply)
    assert sorted(table.search) == sorted(fresh.search)
    assert {kind: sorted(cards) for kind, cards in table.events.items()} == {
        kind: sorted(cards) for kind, cards in fresh.events.items()
    }
    assert (table.event_left, sum(table.goods.values()), table.adventures) == (fresh.event_left, 0, {})
    assert table.violations() == []
