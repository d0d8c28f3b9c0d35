"""Health: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.crew import max_health
from sleeping_gods.sea.chapters.port import PortServices

from .fights import damage, lend
from .tables import (
    again,
    at_sea,
    doing,
    draw_event,
    effects,
    exploring,
    fallen,
    give_command,
    offered,
    own,
    play,
    put_command,
    put_enemy,
    refused,
    reprint,
    story,
    told,
    victims,
    wear,
)


class TestHealth:
    """SG-HEALTH-001, 003, 004, 006, 010."""

    def test_a_loss_is_split_point_by_point(self) -> None:
        """SG-HEALTH-001, SG-HEALTH-004: who falls to the first point cannot take the second; another can."""
        table = at_sea(2)
        table.crew["mac"].damage = table.bound.health["mac"] - 1
        play(effects(again(table), "lose 3 health"), "hurt mac")
        assert "mac" not in victims(table)
        play(table, "hurt odessa", "hurt kannan")

        assert (table.crew["odessa"].damage, table.crew["kannan"].damage) == (1, 1)
        assert "travel" in offered(table)

    def test_the_fallen_keep_command_and_cards(self) -> None:
        """SG-HEALTH-010: Mac falls with 2 command, a card and a level card on his board, and all of it stays."""
        table = put_command(wear(give_command(at_sea(2), 0, 2), "mac", "refine-1", "survivor"), mac=2)
        mac = table.crew["mac"]
        mac.damage, mac.fatigue, mac.statuses = table.bound.health["mac"] - 1, 2, ("low-morale", "venom")
        play(effects(again(table), "lose 1 health"), "hurt mac")

        assert (mac.command, mac.cards, mac.levels) == (2, ("refine-1",), ("survivor",))
        assert (mac.fatigue, mac.statuses) == (2, ("low-morale", "venom"))
        assert refused(table, "play refine-1 repair").rule == "SG-HEALTH-003"

    def test_one_health_is_enough(self) -> None:
        """SG-HEALTH-003: with 1 health restored the fallen take part again, and fall again to the next point."""
        table = fallen(at_sea(), "mac")
        play(effects(table, "restore 1 health"), "heal mac")
        effects(table, "challenge STRENGTH 5")
        assert "join mac" in offered(table)
        play(table, "go on", "fate 1")
        play(effects(table, "lose 1 health"), "hurt mac")

        assert told(table, "fell") == [("mac",)]

    def test_the_fallen_do_nothing_in_the_attack_of_another(self) -> None:
        """SG-HEALTH-003: in Laurent's attack Mac at 0 health uses neither board nor card; on his feet he may."""
        table = give_command(wear(put_enemy(at_sea()), "mac", "bold-attempt-4"), 5)
        play(fallen(table, "mac"), "attack wall with laurent using club", "fate 2")
        assert refused(table, "activate mac fate").rule == "SG-HEALTH-003"
        assert refused(table, "play bold-attempt-4 redraw").rule == "SG-HEALTH-003"
        table.crew["mac"].damage -= 1

        assert {"activate mac fate", "play bold-attempt-4 redraw"} <= {*offered(again(table))}

    def test_damage_fills_the_health_that_cards_gave(self) -> None:
        """SG-HEALTH-004: Odessa with Tough As Nails takes her printed health and 2 more, and only the rest goes on."""
        table = wear(at_sea(), "odessa", "tough-as-nails")
        printed = table.bound.health["odessa"]
        effects(table, f"lose {printed + 3} health by odessa")
        play(table, "hurt mac")

        assert (table.crew["odessa"].damage, table.crew["mac"].damage) == (printed + 2, 1)
        assert "travel" in offered(table)

    def test_a_level_card_sleeps_at_zero_as_well(self) -> None:
        """SG-HEALTH-003: Baker on Marco at 0 health bakes nothing; after restoring 1 it does."""
        table = wear(give_command(fallen(at_sea(), "marco"), 1), "marco", "baker")
        assert refused(table, "play baker grain").rule == "SG-HEALTH-003"

        table.crew["marco"].damage -= 1
        grain = table.goods["grain"]
        assert play(again(table), "play baker grain").goods["grain"] == grain + 1

    def test_the_last_two_fall_together(self) -> None:
        """SG-HEALTH-007: two with 1 health each are beaten when both lose it, not before."""
        table = fallen(at_sea(), *at_sea().crew)
        table.crew["mac"].damage -= 1
        table.crew["kannan"].damage -= 1
        play(effects(again(table), "lose 2 health"), "hurt mac")
        assert table.defeats == 0

        assert play(table, "hurt kannan").defeats == 1


class TestWhoAndWhat:
    """SG-HEALTH-003, 005, SG-SYN-015, SG-CMD-005, SG-ABIL-012, SG-RES-003."""

    def test_the_excess_of_an_effect_is_the_active_players_to_pass_on(self) -> None:
        """SG-HEALTH-005: P1's card hurts P1's Marco beyond his health in P2's turn, and P2 picks who takes the rest."""
        table = at_sea(2, first="p2")
        table.crew["marco"].damage = 3
        effects(again(table), "lose 3 health by marco", seat=0, act=True)
        assert (waiting(table)[1], "hurt marco" in offered(table)) == (1, False)

        play(table, "hurt gregory")
        assert waiting(table)[1] == 1
        assert damage(play(table, "hurt mac"), "marco", "gregory", "mac") == [4, 1, 1]

    def test_the_token_of_the_fallen_may_pass_as_well(self) -> None:
        """SG-SYN-015: any one crew member is whoever it be: at 0 health, or with the token away already."""
        table = lend(fallen(put_enemy(at_sea(), "S H H|H H H|H H H"), "mac"), "marco", "kannan")
        play(give_command(own(table, "stone-of-blood"), 1), "activate stone-of-blood deal by p1", "target wall")
        play(table, "cover wall a1")

        assert len([line for line in offered(table) if line.startswith("lend ")]) == 9 * 8
        play(table, "lend mac to rafael")
        assert (table.crew["mac"].tokens, table.crew["rafael"].tokens) == ((), ("rafael", "mac"))

    def test_placed_command_helps_in_no_challenge_and_passes_no_token(self) -> None:
        """SG-CMD-005: with an empty pool and 3 command on boards P2 neither helps, nor lifts low morale, nor passes."""
        table = put_command(at_sea(2), kasumi=3)
        effects(table, "challenge STRENGTH 9", "fail: gain 1 xp")
        assert refused(table, "join mac").rule == "SG-CHAL-005"

        table = put_command(at_sea(2, first="p2"), kasumi=3)
        table.crew["mac"].statuses = ("low-morale",)
        effects(again(table), "challenge STRENGTH 9", "fail: gain 1 xp")
        assert refused(table, "join mac").rule == "SG-STATUS-011"

        table = put_enemy(put_command(at_sea(2), kasumi=3))
        assert not [line for line in offered(table) if line.startswith("give token")]
        assert [line for line in offered(give_command(table, 0, 1)) if line.startswith("give token")]

    def test_health_that_a_card_gave_keeps_everything_going(self) -> None:
        """SG-HEALTH-003: Odessa with Tough As Nails and 6 damage attacks, uses board and cards; at 8 nothing."""
        table = wear(give_command(at_sea(), 4), "odessa", "tough-as-nails", "refine-1")
        table.cubes["deck"] = 1
        uses = {"activate odessa draw", "play refine-1 repair"}
        for hurt, able in ((6, uses), (7, uses), (8, set())):
            table.crew["odessa"].damage = hurt
            assert uses & {*offered(again(table))} == able
            fight = put_enemy(table.clone())
            assert ("attack wall with odessa using rifle" in offered(fight)) == bool(able)

    @pytest.mark.parametrize("moment", ["action", "challenge", "combat"])
    def test_cards_of_the_fallen_may_be_discarded(self, moment: str) -> None:
        """SG-ABIL-012: at any time, also while the bearer is at 0 health and another player is active."""
        table = fallen(wear(at_sea(2), "mac", "refine-1", "triage-5"), "mac")
        if moment == "challenge":
            effects(table, "challenge STRENGTH 9", "fail: gain 1 xp")
        elif moment == "combat":
            put_enemy(table)
        assert table.actor(("unequip", "triage-5")) == 1
        play(table, "unequip triage-5")

        assert (table.crew["mac"].cards, table.discard, table.hands) == (("refine-1",), ["triage-5"], [[], []])

    def test_an_artifact_pays_the_healer_and_the_shipyard(self) -> None:
        """SG-RES-003, SG-PORT-004, 006: without a coin 1 artifact treats two, and 1 repairs two cubes."""
        table = doing(at_sea(), PortServices())
        table.goods |= {"coins": 0, "artifacts": 2, "materials": 0}
        table.crew["mac"].damage, table.crew["marco"].damage, table.cubes["deck"] = 6, 2, 2
        play(again(table), "visit healer", "treat mac")
        assert (table.goods["coins"], table.goods["artifacts"]) == (1, 1)

        play(table, "treat marco", "visit shipyard", "repair deck for coins")
        assert (table.goods["coins"], table.goods["artifacts"]) == (1, 0)
        play(table, "repair deck for coins")
        assert (damage(table, "mac", "marco"), table.cubes["deck"], table.goods["coins"]) == ([0, 0], 0, 0)

    def test_an_artifact_pays_in_a_story_and_for_an_event(self) -> None:
        """SG-RES-003: a choice of 3 coins is paid with 2 artifacts, and 1 coin is left."""
        table = reprint(at_sea(), "debris", choices=(("3 coins", "gain 1 xp"), ("", "gain 2 xp")))
        table.goods |= {"coins": 0, "artifacts": 2}
        play(draw_event(table, "debris"), "choose a")
        assert (table.xp, table.goods["coins"], table.goods["artifacts"]) == (1, 1, 0)

        lines = "# 7 Toll\n\n## 7 Toll\n\nA toll.\n\n- (a) Pay.\n  > cost 3 coins\n  > gain 4 xp; return to the ship\n"
        table = story(at_sea(), lines)
        table.goods |= {"coins": 1, "artifacts": 1}
        play(exploring(table, 7), "choose a")
        assert (table.xp, table.goods["coins"], table.goods["artifacts"]) == (4, 0, 0)


class TestTheFallenAndTheOthers:
    """SG-LEVEL-002, SG-WEAPON-004, SG-MARKET-007, SG-PORT-003, 006, 007."""

    def test_the_fallen_learn(self) -> None:
        """SG-PORT-007: level cards may be bought for any crew member, P2's Mac at 0 health too, in P1's turn."""
        table = fallen(doing(at_sea(2), PortServices()), "mac")
        table.xp = 13
        play(again(table), "visit levels", "learn sword-master")

        assert (table.crew["mac"].levels, table.xp) == (("sword-master",), 0)

    def test_the_fallen_are_armed(self) -> None:
        """SG-WEAPON-004, 005: a weapon passes to any crew member, also to and from one at 0 health."""
        table = fallen(own(at_sea(2), "revolver", on="mac"), "mac", "marco")
        play(table, "arm marco with revolver")
        assert (table.crew["mac"].weapons, table.crew["marco"].weapons) == ((), ("revolver",))

        play(table, "arm gregory with revolver")
        assert (table.crew["marco"].weapons, table.crew["gregory"].weapons) == ((), ("revolver",))

    def test_a_new_weapon_may_be_handed_to_the_fallen(self) -> None:
        """SG-MARKET-007: a new weapon goes to a crew member of any player, at 0 health or not."""
        table = effects(fallen(at_sea(2), "mac", "odessa"), "gain adventure 28")

        assert [line for line in offered(table) if line.startswith("hand ")] == [
            f"hand capstan-bar to {name}" for name in table.crew
        ]
        assert play(table, "hand capstan-bar to mac").crew["mac"].weapons == ("capstan-bar",)

    def test_the_inn_rests_the_fallen(self) -> None:
        """SG-PORT-003: each of the nine loses 1 fatigue and restores 2, at 0 health and with health from cards too."""
        table = doing(wear(at_sea(2), "odessa", "tough-as-nails"), PortServices())
        table.goods["coins"] = 4
        for name in ("mac", "odessa"):
            table.crew[name].damage, table.crew[name].fatigue = max_health(table, name), 2
        play(again(table), "visit inn")

        assert damage(table, "mac", "odessa") == [4, 6]
        assert [table.crew[name].fatigue for name in ("mac", "odessa")] == [1, 1]

    @pytest.mark.parametrize("first", ["p1", "p2"])
    def test_the_healer_treats_everybodys_crew(self, first: str) -> None:
        """SG-PORT-006: P1's Marco and P2's Mac are treated for 1 coin each, whoever is active."""
        table = doing(at_sea(2, first=first), PortServices())
        table.goods["coins"] = 2
        table.crew["mac"].damage, table.crew["marco"].damage = 6, 3
        play(again(table), "visit healer", "treat mac", "treat marco")

        assert (damage(table, "mac", "marco"), table.goods["coins"]) == ([0, 0], 0)


def test_equipped_cards_of_everybody_are_lost_with_the_health_they_gave() -> None:
    """SG-EVENT-020, SG-HEALTH-004: cards leave every board; damage beyond the health that is left goes with them."""
    table = wear(wear(at_sea(3), "mac", "healthy-3"), "odessa", "refine-1")
    table.crew["mac"].damage = 7
    effects(again(table), "discard equipped abilities")

    assert not any(member.cards for member in table.crew.values())
    assert (sorted(table.discard), damage(table, "mac")) == (["healthy-3", "refine-1"], [6])
    assert table.violations() == []
