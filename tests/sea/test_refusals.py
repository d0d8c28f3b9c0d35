"""Why not: the rule and the key of refusals, each next to the case in which the same choice is another matter."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.play import why_not
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack
from .tables import (
    again,
    at_sea,
    effects,
    exploring,
    give_command,
    in_force,
    offered,
    own,
    play,
    put_enemy,
    refused,
    wear,
)


def reason(table: SeaTable, line: str) -> tuple[str, str]:
    """Rule and key of a refusal."""
    found = refused(table, line)
    return found.rule, found.key


def silent(table: SeaTable, line: str) -> bool:
    """Whether a choice is refused as nonsense, without a rule."""
    return line not in offered(table) and why_not(table, parse(line)) is None


def in_challenge(fate: int = 3, *, players: int = 1, join: str = "") -> SeaTable:
    """A challenge of strength after its draw, with a window open to all."""
    table = give_command(at_sea(players), *[3] * players)
    effects(table, "challenge STRENGTH 9", "fail: gain 1 xp")
    return play(table, *([f"join {join}"] if join else []), "go on", f"fate {fate}")


class TestEquippedCards:
    """SG-ABIL-013, 016, 017, SG-STATUS-001."""

    def test_a_use_for_once_a_turn(self) -> None:
        """SG-ABIL-016: used this turn it is refused as such, and before that for its command."""
        table = wear(at_sea(), "marco", "baker")
        assert reason(table, "play baker grain") == ("SG-CMD-011", "cannot-pay")

        play(give_command(table, 2), "play baker grain")
        assert reason(table, "play baker grain") == ("SG-ABIL-016", "once-a-turn")

    def test_a_use_that_takes_a_status(self) -> None:
        """SG-STATUS-001: Overwork gives low morale, and is refused to a bearer who has it."""
        table = wear(in_challenge(), "mac", "overwork-6")
        assert "play overwork-6 redraw" in offered(table)

        table.crew["mac"].statuses = ("low-morale",)
        assert reason(again(table), "play overwork-6 redraw") == ("SG-STATUS-001", "has-it-already")

    @pytest.mark.parametrize(
        ("join", "expected"),
        [("mac", None), ("", ("SG-ABIL-013", "takes-no-part")), ("marco", ("SG-ABIL-013", "takes-no-part"))],
    )
    def test_skill_of_a_bearer_who_takes_no_part(self, join: str, expected: tuple[str, str] | None) -> None:
        """SG-ABIL-013: Jack of all Trades on Mac serves while Mac takes part, and is refused when he does not."""
        table = give_command(wear(at_sea(), "mac", "jack-of-all-trades-3"), 2)
        effects(table, "challenge STRENGTH 9", "fail: gain 1 xp")
        play(table, *([f"join {join}"] if join else []), "go on", "fate 3")
        line = "play jack-of-all-trades-3 any"

        assert (line in offered(table)) if expected is None else reason(table, line) == expected

    def test_skill_before_the_draw(self) -> None:
        """SG-ADV-016: before a test, and before its draw, skill is not added yet."""
        table = wear(at_sea(), "mac", "jack-of-all-trades-3")
        assert reason(table, "play jack-of-all-trades-3 any") == ("SG-ADV-016", "not-now")

        effects(table, "challenge STRENGTH 9", "fail: gain 1 xp")
        assert reason(table, "play jack-of-all-trades-3 any") == ("SG-ADV-016", "not-now")

    def test_what_is_not_equipped_or_does_not_exist(self) -> None:
        """SG-ABIL-013: an unequipped card is refused as such; a use that no card has is nonsense."""
        table = wear(at_sea(), "mac", "refine-1")

        assert reason(table, "play refine-2 repair") == ("SG-ABIL-013", "not-equipped")
        assert silent(table, "play refine-1 grain")
        assert silent(table, "play no-card repair")


class TestAdventureCards:
    """SG-CMD-009, 010, 013, SG-ADV-002."""

    def test_one_player_pays_it_all(self) -> None:
        """SG-CMD-013: the Steam Engine's 2 command are one player's; another pool is another matter."""
        table = give_command(own(at_sea(2), "lukran-steam-engine"), 1, 2)

        assert reason(table, "activate lukran-steam-engine sail by p1") == ("SG-CMD-013", "cannot-pay")
        assert "activate lukran-steam-engine sail by p2" in offered(table)

    def test_a_label_of_its_own(self) -> None:
        """SG-CMD-014: each label is refused for itself, and one that the card has not is nonsense."""
        table = give_command(own(at_sea(), "ropewalkers-harness"), 1)

        assert reason(table, "activate ropewalkers-harness block by p1") == ("SG-COMBAT-042", "not-now")
        assert reason(table, "activate ropewalkers-harness strength by p1") == ("SG-ADV-016", "not-now")
        assert silent(table, "activate ropewalkers-harness sail by p1")
        assert reason(table, "activate yellow-flag cunning by p1") == ("SG-CMD-009", "not-owned")

    def test_recipes(self) -> None:
        """SG-ADV-009, SG-CMD-010, 013: food, then command; a card that is no recipe is not cooked."""
        table = own(at_sea(), "lantern")
        table.goods["grain"] = 0
        assert reason(again(table), "cook flapjacks by p1") == ("SG-ADV-009", "cannot-pay-food")
        assert refused(table, "cook flapjacks by p1").values == ("flapjacks", 0)

        table.goods["grain"] = 3
        assert reason(again(table), "cook flapjacks by p1") == ("SG-CMD-013", "cannot-pay")
        assert silent(table, "cook lantern by p1")
        assert silent(table, "cook stew by p1")

    def test_weapons(self) -> None:
        """SG-WEAPON-004: a weapon that nobody owns goes to nobody, and what is no weapon is not carried."""
        table = own(at_sea(), "lantern")

        assert reason(table, "arm mac with revolver") == ("SG-WEAPON-004", "not-owned-or-there")
        assert silent(table, "arm mac with lantern")


class TestDraws:
    """SG-FATE-007, SG-CREW-015, SG-CMD-003."""

    def test_a_redraw_on_a_one(self) -> None:
        """SG-FATE-007, SG-CREW-015: Kasumi's redraw needs a 1, drawn by her own player."""
        assert reason(in_challenge(3), "activate kasumi redraw") == ("SG-FATE-007", "not-a-one")
        assert "activate kasumi redraw" in offered(in_challenge(1))
        assert reason(in_challenge(1, players=2), "activate kasumi redraw") == ("SG-CREW-015", "own-draws-only")

    def test_nothing_drawn_yet(self) -> None:
        """SG-CMD-003: before the draw there is nothing to draw again."""
        table = give_command(at_sea(), 3)
        assert reason(table, "activate kasumi redraw") == ("SG-CMD-003", "not-now")

        effects(table, "challenge STRENGTH 9", "fail: gain 1 xp")
        assert reason(table, "activate kasumi redraw") == ("SG-CMD-003", "not-now")

    def test_joining_too_late_or_elsewhere(self) -> None:
        """SG-CHAL-002, 030: nobody joins after the draw, and only the demanded one a restricted challenge."""
        assert reason(in_challenge(), "join mac") == ("SG-CHAL-002", "after-the-draw")

        table = give_command(at_sea(), 3)
        play(effects(table, "challenge STRENGTH 9 by gregory", "fail: gain 1 xp"), "fate 3")
        assert reason(table, "join mac") == ("SG-CHAL-030", "restricted")

    def test_declining(self) -> None:
        """SG-CHAL-009, SG-TRAVEL-019: fate is drawn in a story and for a hazard; elsewhere it is nonsense."""
        table = at_sea()
        assert silent(table, "decline challenge")

        play(exploring(table, 5), "choose b")
        assert reason(table, "decline challenge") == ("SG-CHAL-009", "fate-is-drawn")

        for has_hazard, rule in ((True, "SG-TRAVEL-019"), (False, "SG-CHAL-009")):
            table = at_sea()
            regions = table.pack.regions.items()
            table.region = next(name for name, region in regions if (region.hazard is not None) == has_hazard)
            effects(again(table), "challenge STRENGTH 9", "fail: gain 1 xp")
            assert reason(table, "decline challenge") == (rule, "fate-is-drawn")


class TestElsewhere:
    """SG-RES-002, SG-PORT-006, SG-COMP-032, SG-EVENT-010."""

    def test_repairs(self) -> None:
        """SG-RES-002: materials and coins repair in a port; meat repairs nowhere."""
        table = at_sea()
        table.cubes["deck"] = 1

        assert reason(again(table), "repair deck for materials") == ("SG-RES-002", "repairs-in-port")
        assert reason(table, "repair deck for coins") == ("SG-RES-002", "repairs-in-port")
        assert reason(table, "repair deck for meat") == ("SG-RES-002", "not-for-repairs")

    def test_the_healer(self) -> None:
        """SG-PORT-006: crew members are treated at the healer's; somebody else nowhere."""
        assert reason(at_sea(), "treat mac") == ("SG-PORT-006", "only-at-healer")
        assert silent(at_sea(), "treat nobody")

    def test_the_potion(self) -> None:
        """SG-COMP-032: without the potion there is none to drink, with it nobody is hurt."""
        table = at_sea()
        assert reason(table, "drink pollen-potion") == ("SG-COMP-032", "none-owned")

        table.tokens.append("pollen-potion")
        assert reason(again(table), "drink pollen-potion") == ("SG-COMP-032", "nothing-to-do")
        table.crew["mac"].damage = 1
        assert "drink pollen-potion" in offered(again(table))

    @pytest.mark.parametrize(
        ("event", "rule"), [("broken-boiler", "SG-EVENT-010"), ("hunting-serpent", "SG-EVENT-011")]
    )
    def test_attempts(self, event: str, rule: str) -> None:
        """SG-EVENT-010, 011: an event that is not in play is refused as such, one in play for the moment."""
        assert reason(at_sea(), f"attempt {event}") == (rule, "not-in-play")

        table = in_force(at_sea(), event)
        table.actions = 1
        if rule == "SG-EVENT-011":
            assert f"attempt {event}" in offered(table)
        else:
            assert reason(table, f"attempt {event}") == (rule, "not-now")

    def test_a_discard_for_damage_at_another_time(self) -> None:
        """SG-WEAPON-007, 009: a hand card never, an equipped one not now; what is no ability card is nonsense."""
        table = put_enemy(wear(at_sea(), "mac", "rapid-strike-2"))
        table.deck.remove("alert-2")
        table.hands[0].append("alert-2")

        assert reason(again(table), "burn rapid-strike-2") == ("SG-WEAPON-007", "not-now")
        assert reason(table, "burn alert-2") == ("SG-WEAPON-009", "not-from-hand")
        assert silent(table, "burn lantern")

    def test_tokens_are_given_by_those_who_have_them(self) -> None:
        """SG-COMBAT-012: no token to give, nobody to give it to, nobody of the two who pays, or no command."""
        table = put_enemy(give_command(at_sea(3), 0, 1, 1))
        table.fight.tokens = [2, 0, 1]
        again(table)

        assert reason(table, "give token of p2 to p1 by p2") == ("SG-COMBAT-012", "no-token")
        assert reason(table, "give token of p1 to p1 by p1") == ("SG-COMBAT-012", "giver-or-receiver-pays")
        assert reason(table, "give token of p1 to p2 by p3") == ("SG-COMBAT-012", "giver-or-receiver-pays")
        assert reason(table, "give token of p1 to p2 by p1") == ("SG-COMBAT-012", "cannot-pay")
        assert refused(table, "give token of p1 to p2 by p3").values == ("p1", "p2")
        assert "give token of p1 to p2 by p2" in offered(table)

    def test_a_board_helps_nobody_else(self) -> None:
        """SG-CREW-010, 012: in Marco's attack Rafael's damage and Laurent's accuracy serve nobody."""
        table = give_command(own(put_enemy(at_sea(), defense=12, attack=0), "amulet-of-the-fox"), 6)
        attack(table, "marco", "wall", 1)

        assert reason(table, "activate rafael damage") == ("SG-CREW-010", "helps-nobody-else")
        assert reason(table, "activate laurent accuracy") == ("SG-CREW-012", "helps-nobody-else")
