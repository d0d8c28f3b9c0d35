"""The same at sea, in port and at the table: places, seats, draws and payments unlike those of the examples."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.crew import health_left, max_health
from sleeping_gods.sea.chapters.port import PortServices
from sleeping_gods.sea.chapters.turn import EndTurn, TakeAction
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack, damage, lend
from .tables import (
    again,
    at_sea,
    at_ship,
    at_start,
    beat_crew,
    deck_only,
    doing,
    draw_event,
    effects,
    exploring,
    facing,
    fallen,
    give_command,
    leaking,
    offered,
    own,
    place_cube,
    play,
    put_command,
    refused,
    reprint,
    settled,
    story,
    told,
    wear,
)


class TestPlaces:
    """SG-MARKET-001, SG-PORT-001."""

    def test_every_port_and_every_market_is_one(self) -> None:
        """SG-PORT-001, SG-MARKET-001: the actions are offered in every region with a port or market, and only there."""
        table = at_sea()
        ports, markets = [], []
        for region in table.pack.regions:
            table.region = region
            lines = offered(again(table))
            ports += [region] * ("port" in lines)
            markets += [region] * ("market" in lines)

        assert ports == [region.id for region in table.pack.regions.values() if region.port] == ["2.stairs", "12.ferry"]
        assert (
            markets == [name for name, region in table.pack.regions.items() if region.market] == ["2.stairs", "3.ash"]
        )


class TestTokens:
    """SG-SYN-001, 002."""

    def test_the_fallen_have_their_token_as_well(self) -> None:
        """SG-SYN-001: when combat begins all nine boards hold their own token, those at 0 health too."""
        table = fallen(at_sea(2), "mac", "odessa")
        play(effects(table, "combat 5"), "reveal enemies", "lay bilge-imp")

        assert all(member.tokens == (name,) for name, member in table.crew.items())


class TestPlayers:
    """SG-PLAYERS-010."""

    def test_what_lies_on_a_leavers_crew_stays_there(self) -> None:
        """SG-PLAYERS-010: P2 leaves; Mac's damage, fatigue, status, cards and weapon go with his board to P1."""
        table = own(wear(at_start(2), "mac", "triage-5", "world-lore"), "revolver", on="mac")
        mac = table.crew["mac"]
        mac.damage, mac.fatigue, mac.statuses = 2, 1, ("venom",)
        before = mac.clone()
        play(again(table), "leave p2", "clear seat")
        while offered(table)[0].startswith("deal "):
            play(table, offered(table)[0])

        assert (table.controller("mac"), table.crew["mac"]) == (0, before)
        assert table.violations() == []


class TestBoards:
    """SG-CREW-010, 011."""

    def test_a_board_blocks_a_counterattack_as_well(self) -> None:
        """SG-CREW-011: Rafael's block 2 and his weapon's 1 leave 1 of a counterattack of 4 on himself."""
        table = give_command(facing(at_sea(), defense=12, attack=4), 2)
        attack(table, "rafael", "wall", 1, "go on", "activate rafael block", "take hit")

        assert table.crew["rafael"].damage == 1

    def test_more_damage_on_a_miss_and_with_any_weapon(self) -> None:
        """SG-CREW-010: Mac's +1 makes the 1 of a miss with the revolver a 2."""
        table = give_command(own(facing(at_sea(), defense=12, attack=0), "revolver", on="mac"), 2)
        attack(table, "mac", "wall", 1, "go on", "activate mac damage", "go on", weapon="revolver")

        assert told(table, "deals") == [("mac", 2)]


class TestShipDamage:
    """SG-SHIPDMG-005."""

    def test_an_eleventh_cube_that_finds_its_room_taken_is_defeat_as_well(self) -> None:
        """SG-SHIPDMG-005: the number drawn is a full room's, the last free space takes the cube, and it is defeat."""
        table = effects(leaking(at_sea()), "ship damage 2")
        place_cube(table, 4)
        play(table, *["damage quarters"] * ("damage quarters" in offered(table)))

        assert told(table, "defeat") == [("ship",)]
        assert (sum(table.cubes.values()), table.defeats) == (11, 1)


class TestFate:
    """SG-FATE-002, 006, 008."""

    def test_the_card_of_an_attack_is_aside_in_its_redraw(self) -> None:
        """SG-FATE-002: with an empty deck Kannan's token shuffles the discard, the attack's own card not among it."""
        table = deck_only(lend(facing(at_sea(), defense=12, attack=0), "kannan", "laurent"), "refine-2")
        play(table, "attack wall with laurent using club", "draw refine-2", "synergy kannan by laurent")

        assert len(offered(table)) == 59
        assert "draw refine-2" not in offered(table)

    @pytest.mark.parametrize(("second", "total"), [(2, 4), (6, 6)])
    def test_the_better_card_is_kept_in_an_attack_too(self, second: int, total: int) -> None:
        """SG-FATE-006: Gear in an attack keeps the better of 4 and the new number."""
        table = give_command(facing(at_sea(), defense=6, attack=0), 1)
        attack(table, "laurent", "wall", 4, "activate gear redraw by p1", f"fate {second}")
        play(table, *["go on"] * ("go on" in offered(table)))

        assert told(table, "hit" if total >= 6 else "miss") == [("laurent", "wall", total)]

    @pytest.mark.parametrize(("second", "space"), [(2, "galley"), (6, "bridge")])
    def test_the_better_card_is_kept_for_a_cube_too(self, second: int, space: str) -> None:
        """SG-FATE-006: Gear on the draw for ship damage keeps the higher of 4 and the new number."""
        table = effects(give_command(at_sea(), 1), "ship damage 1")
        play(table, "fate 4", "activate gear redraw by p1", f"fate {second}")
        play(table, *["go on"] * ("go on" in offered(table)))

        assert [room for room, cubes in table.cubes.items() if cubes] == [space]

    def test_a_redraw_in_an_attack_keeps_the_added_fate(self) -> None:
        """SG-FATE-008: a 1 raised by Mac's +1 and redrawn as 4 with Kannan's token is a 5, and hits 5."""
        table = give_command(lend(facing(at_sea(), defense=5, attack=0), "kannan", "laurent"), 2)
        attack(table, "laurent", "wall", 1, "activate mac fate", "synergy kannan by laurent", "fate 4")
        play(table, *["go on"] * ("go on" in offered(table)))

        assert told(table, "hit") == [("laurent", "wall", 5)]


class TestPotion:
    """SG-COMP-032."""

    @pytest.mark.parametrize("moment", ["ship action", "joining", "draw", "hit", "port"])
    def test_it_is_drunk_whenever_command_could_be_spent(self, moment: str) -> None:
        """SG-COMP-032: in the ship action, a challenge, before a hit and in port; it heals what cards gave too."""
        table = wear(give_command(at_ship(2), 3, 3), "odessa", "tough-as-nails")
        table.tokens, table.crew["odessa"].damage, table.crew["mac"].damage = ["pollen-potion"], 8, 2
        if moment in ("joining", "draw"):
            effects(table, "challenge STRENGTH 9", "fail: gain 1 xp")
            play(table, *["go on", "fate 3"] * (moment == "draw"))
        elif moment == "hit":
            play(own(facing(table, attack=3), "pann-shield"), "end attacks", "hurt mac")
        elif moment == "port":
            doing(table, PortServices())
        play(again(table), "drink pollen-potion")

        assert not any(member.damage for member in table.crew.values())
        assert (table.tokens, health_left(table, "odessa")) == ([], 8)


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
        table = lend(fallen(facing(at_sea(), "S H H|H H H|H H H"), "mac"), "marco", "kannan")
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

        table = facing(put_command(at_sea(2), kasumi=3))
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
            fight = facing(table.clone())
            assert ("attack wall with odessa using rifle" in offered(fight)) == bool(able)

    @pytest.mark.parametrize("moment", ["action", "challenge", "combat"])
    def test_cards_of_the_fallen_may_be_discarded(self, moment: str) -> None:
        """SG-ABIL-012: at any time, also while the bearer is at 0 health and another player is active."""
        table = fallen(wear(at_sea(2), "mac", "refine-1", "triage-5"), "mac")
        if moment == "challenge":
            effects(table, "challenge STRENGTH 9", "fail: gain 1 xp")
        elif moment == "combat":
            facing(table)
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


class TestWhatStays:
    """SG-CMD-007, 010, SG-FATIGUE-007, SG-LEVEL-003, SG-STATUS-013."""

    def board(self) -> SeaTable:
        """Laurent and Gear hold command; Mac is hurt, tired, mad, and bears cards of every kind."""
        table = own(wear(at_sea(2), "mac", "refine-1", "world-lore"), "revolver", on="mac")
        mac = table.crew["mac"]
        mac.damage, mac.fatigue, mac.statuses = 3, 2, ("madness",)
        return put_command(give_command(table, 5, 5), laurent=1, gear=1)

    def test_turns_clear_nothing(self) -> None:
        """SG-CMD-007, 010, SG-FATIGUE-007: after both players' turns command, fatigue, damage and cards are there."""
        table = self.board()
        before = [member.clone() for member in table.crew.values()]
        for _ in range(2):
            play(doing(table, EndTurn()), "begin turn")

        assert (table.turn, table.captain, [*table.crew.values()]) == (3, 0, before)
        assert refused(doing(table, TakeAction()), "activate laurent meat").rule == "SG-CMD-007"
        assert table.adventures["gear"] == 1

    def test_a_won_fight_clears_nothing(self) -> None:
        """SG-CMD-007, 010, SG-LEVEL-003, SG-STATUS-013: nor does a victory, but for synergy and action tokens."""
        table = self.board()
        before = [member.clone() for member in table.crew.values()]
        facing(table, "H . .|. . .|. . .", defense=1, attack=0)
        attack(table, "rafael", "wall", 6, *["go on"] * 2)
        play(table, "cover wall a1")
        while any(line.startswith("cover") for line in offered(table)):
            play(table, next(line for line in offered(table) if line.startswith("cover")))

        assert table.combat is None
        assert ([*table.crew.values()], table.adventures["gear"]) == (before, 1)

    def test_a_defeat_leaves_level_cards(self) -> None:
        """SG-LEVEL-003: bought for good: after a defeat Mac has his level cards still."""
        table = wear(at_sea(), "mac", "world-lore", "survivor")
        settled(beat_crew(table))

        assert table.crew["mac"].levels == ("world-lore", "survivor")
