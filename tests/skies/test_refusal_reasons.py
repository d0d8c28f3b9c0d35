"""Why choices are refused."""

from __future__ import annotations

import pytest

from tests.bed import again, effects, fallen, offered, play, refused

from .fights import battle
from .tables import (
    ail,
    facing,
    fight,
    foe,
    foe_of,
    hurt,
    on_map,
    own,
    stands,
    stock,
    tire,
    wear,
)


class TestReasons:
    """The refusal names the rule that bars it there, not one that would bar it elsewhere.

    Refusals of answers that another table would have taken.
    """

    def test_once_a_turn_for_a_board_and_for_a_card(self) -> None:
        """DS-CHAR-004, DS-ABCA-012: Ed's board may redraw once a turn, an equipped card by a rule of its own."""
        table = wear(facing(on_map(), "CRAFT", 9), "jessie", "light-sleeper-3")
        play(table, "go on", "fate 1", "activate ed redraw", "fate 1", "activate light-sleeper-3 redraw", "fate 1")

        assert refused(table, "activate ed redraw").rule == "DS-CHAR-004"
        assert refused(table, "activate light-sleeper-3 redraw").rule == "DS-ABCA-012"

    def test_once_a_turn_is_not_once_a_challenge(self) -> None:
        """DS-CHAR-004: in the next challenge of the same turn Ed cannot redraw; in the next turn he can."""
        table = play(facing(on_map(), "CRAFT", 9), "go on", "fate 1", "activate ed redraw", "fate 1")
        effects(table, "challenge CRAFT 9")
        play(table, "go on", "fate 1")

        assert not [line for line in offered(table) if line == "activate ed redraw"]

    @pytest.mark.parametrize("line", ["explore abc", "explore 12x", "explore 999"])
    def test_what_is_no_location(self, line: str) -> None:
        """DS-EXPL-001: words and unknown numbers are not explored, and do no harm."""
        assert refused(on_map(), line).rule == "DS-EXPL-001"

    @pytest.mark.parametrize("space", ["geysers", "kings-lawn", "ash-meadow", "sapphire-pass"])
    def test_without_fuel_there_is_no_flight_at_all(self, space: str) -> None:
        """DS-FLY-006: with an empty tank every space is refused for that."""
        table = on_map()
        table.fuel = 0

        assert refused(again(table), f"fly to {space}").rule == "DS-FLY-006"

    def test_a_card_flies_to_open_spaces_only(self) -> None:
        """DS-FLY-018: Eugene does not fly to a distant location whose card nobody owns, with Claire or without."""
        table = own(on_map(), 0, "eugene")
        closed = next(space.id for space in table.pack.spaces.values() if space.card)
        play(table, "play eugene fly")

        for line in (f"fly to {closed}", f"fly to {closed} with claire"):
            assert refused(table, line).rule == "DS-FLY-018"

    def test_cycling_needs_a_card_to_draw(self) -> None:
        """DS-CHAR-013: with an empty deck the discards will do; with neither there is nothing to cycle."""
        table = tire(battle("H H|H H", hands=(("fire-axe",),)), claire=2)
        table.fight.deck, table.fight.discard = [], ["wrench"]
        table.combat_deck = ["fire-axe", "wrench"]
        assert "activate claire cycle" in offered(again(table))
        table.fight.discard, table.fight.hands = [], [["fire-axe", "wrench"]]

        assert "activate claire cycle" not in offered(again(table))
        assert refused(table, "activate claire cycle").rule == "DS-ADVC-012"

    def test_the_bearers_stamina_is_what_counts(self) -> None:
        """DS-STAM-003: a card on Jessie without stamina cannot be used, though all others have 3."""
        table = wear(tire(hurt(on_map(), ed=2), jessie=0), "jessie", "field-surgeon-1")

        assert refused(table, "activate field-surgeon-1 heal").rule == "DS-STAM-003"
        play(tire(table, jessie=1), "activate field-surgeon-1 heal", "heal ed", "heal ed")
        assert [member.stamina for member in table.crew.values()] == [3, 3, 3, 0, 3]

    def test_a_card_that_flies(self) -> None:
        """DS-FLY-018, DS-FLY-005: no space that is closed, and Claire only from where the plane is."""
        table = play(own(stands(on_map(), "2:a1"), 0, "eugene"), "play eugene fly")
        closed = next(space.id for space in table.pack.spaces.values() if space.card)

        assert refused(table, f"fly to {closed}").rule == "DS-FLY-018"
        assert refused(table, "fly to mail-ice with claire").rule == "DS-FLY-005"

    def test_a_card_that_walks(self) -> None:
        """DS-TRAV-008: a walk leads over no edge without an icon."""
        table = on_map()
        ways = ((square, way) for square in table.bound.moves for way in ("north", "east", "south", "west"))
        square, blocked = next((square, way) for square, way in ways if way not in table.bound.moves[square])
        effects(stands(table, square), "move 2 squares")

        assert refused(table, f"walk {blocked}").rule == "DS-TRAV-008"

    def test_who_needs_no_raising(self) -> None:
        """DS-CAMP-012: at camp only the fallen are raised."""
        assert refused(play(fallen(on_map(), "ed"), "camp"), "raise claire").rule == "DS-CAMP-012"

    def test_a_status_that_nobody_has(self) -> None:
        """DS-STAT-011: only tokens in play are removed."""
        table = effects(ail(on_map(), "ed", "venom"), "remove any status")

        assert refused(table, "cure claire of venom").rule == "DS-STAT-011"
        assert refused(play(ail(on_map(), "ed", "venom"), "camp"), "cure ed of madness").rule == "DS-STAT-011"

    def test_targets(self) -> None:
        """DS-ATTK-012, DS-BOSS-009: no power leaves an enemy without any, no damage goes where no square is free."""
        table = foe(foe(stock(on_map(), rope=1, torch=1), "rat", "H . ."), "ox", "H P P")
        fight(table, "rat", "ox")

        assert refused(play(table, "use rope power by p1"), "target rat").rule == "DS-ATTK-012"

        play(table, "target ox")
        foe_of(table, "rat").covered = 0b111

        assert refused(play(again(table), "use torch deal by p1"), "target rat").rule == "DS-BOSS-009"

    def test_what_nobody_owns_pays_nothing(self) -> None:
        """DS-COMP-007: a price of any resources is paid with what is there."""
        table = stock(on_map(), rope=2)
        table.plane, table.fuel = "geysers", 1

        assert refused(play(again(table), "refuel"), "pay torch").rule == "DS-COMP-007"

    def test_a_card_that_is_not_equipped_cannot_be_lost(self) -> None:
        """DS-ENAB-008: the card that is discarded is an equipped one."""
        table = foe(wear(on_map(), "ed", "duck-7"), "rat", "H A", A="discard-ability")
        play(fight(table, "rat"), "end attacks")

        assert refused(table, "forfeit dare-2").rule == "DS-ENAB-008"

    def test_the_bearer_is_passed_by(self) -> None:
        """DS-BASE-010: venom on another than Ed, twice: he is refused as the bearer, and Jessie once she has it."""
        table = effects(on_map(2), "gain venom on another", "gain venom on another", bearer="ed")
        first = refused(table, "afflict ed with venom")
        play(table, "afflict jessie with venom")
        second, has_it = refused(table, "afflict ed with venom"), refused(table, "afflict jessie with venom")

        assert (first.rule, first.key) == (second.rule, second.key) == ("DS-BASE-010", "not-the-bearer")
        assert (has_it.rule, has_it.key) == ("DS-STAT-003", "has-it-already")

    def test_the_bearer_among_participants(self) -> None:
        """DS-CHAL-015: Ed and Jessie took part, Ed bears the card: Miguel may take it, and Ed is refused as bearer."""
        table = effects(on_map(2), "challenge STRENGTH 9", "fail: gain venom on another", bearer="ed", seat=1)
        play(table, "join ed", "join jessie", "go on", "fate 1", "go on")
        bearer = refused(table, "afflict ed with venom")

        assert (bearer.rule, bearer.key) == ("DS-BASE-010", "not-the-bearer")
        assert play(table, "afflict miguel with venom").crew["miguel"].statuses == ("venom",)
