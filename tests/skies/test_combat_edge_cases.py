"""Combat: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import draw_any, effects, fallen, offered, play, refused, told

from .fights import CARDS, battle, blow, facing_boss, power, wound
from .tables import (
    ail,
    boss,
    enemy,
    exploring,
    fight,
    foe,
    health,
    hurt,
    on_map,
    row,
    stock,
    story,
    tire,
    wear,
)
from .test_ability_cards import rewrite


def fleeing(players: int = 1, head: str = "H .|. .", text: str = "") -> SkiesTable:
    """A fight in a story with a boss from whom the party may run, at the attacks of its first round."""
    table = tire(on_map(players), claire=0, ed=0, ezarius=0, jessie=0, miguel=0)
    grids = {"head": head, "arms": "H ."}
    zones = [enemy(table, name, grid, attack=0, level=6, V="deal-one-1") for name, grid in grids.items()]
    boss(table, *zones, flee=True)
    story(table, f"# 38 T\n\n## 38 T\nText.\n\n> boss 50\n{text}> gain 1 rope\n\n- (a) Go.\n  > return to the map\n")
    play(exploring(table, 38), "start combat")
    return draw_any(table, 5 if players == 1 else 6)


def dying(table: SkiesTable) -> SkiesTable:
    """Only Claire is left, with 1 health."""
    return hurt(table, claire=6, ed=8, ezarius=6, jessie=8, miguel=7)


class TestRounds:
    """What a round allows, and the next one again."""

    def test_once_a_round(self) -> None:
        """DS-ABCA-012: a free ability for combat counts once in a round, an attack does not renew it, a round does."""
        table = rewrite(battle("H H|H H|. ."), "dare-2", "remove 1 power")
        power(wear(table, "jessie", "dare-2"), a=3)
        play(table, "activate dare-2 use", "target a")
        assert refused(table, "activate dare-2 use").rule == "DS-ABCA-012"
        play(blow(table, 1), "cover a c1")
        assert refused(table, "activate dare-2 use").key == "once-a-round"
        draw_any(play(table, "end attacks"), 1)

        assert "activate dare-2 use" in offered(table)

    @pytest.mark.parametrize("able", ["ed", "jessie"])
    def test_somebody_can_still_fight(self, able: str) -> None:
        """DS-CRND-012: while one of either player could play a card the fight is not lost, though nobody plays."""
        table = battle("H H", players=2, hands=(("fire-axe",), ("wrench",)))
        table.controllers = {"ed": 0, "ezarius": 0, "jessie": 1, "miguel": 1}
        for name in table.crew:
            if name != able:
                ail(table, name, "frightened")
        play(table, "end attacks", "end attacks")

        assert refused(table, "concede combat").rule == "DS-CRND-012"

    def test_the_last_enemy_falls_between_attacks(self) -> None:
        """DS-CRND-010: a torch covers the last heart while attacks are due: the fight is won, with no enemy phase."""
        table = stock(battle("H P"), torch=1)
        play(table, "use torch deal by p1", "target a", "cover a a1")

        assert (table.combat, table.goods["torch"]) == (None, 0)
        assert "end attacks" not in offered(table)
        assert "camp" in offered(table)

    def test_two_fall_to_one_blow(self) -> None:
        """DS-ATTK-017, DS-SPLS-008: target and neighbour lose their last hearts at once: both leave."""
        table = play(blow(battle(". H", "H .", "H ."), 2), "cover a a2", "cover b a1")

        assert row(table) == ["c"]

    def test_four_fall_at_once_and_one_was_down(self) -> None:
        """DS-HLTH-006: Ed is at 0; the other four fall together in the enemy phase: that is a defeat."""
        table = fallen(battle("H A", A="deal-all-1"), "ed")
        hurt(table, claire=6, ezarius=5, jessie=7, miguel=6)
        play(table, "end attacks")

        assert (table.defeats, table.combat, health(table, "ed")) == (1, None, 8)

    def test_a_defeat_within_two_draws_loses_no_card(self) -> None:
        """DS-DEFT-005, DS-FATE-008: of a fight within a draw within a challenge both fate cards are discarded."""
        table = tire(fallen(hurt(on_map(), jessie=7), "claire", "ed", "ezarius", "miguel"), jessie=0)
        numbers = [card.number for card in table.pack.enemies.values()][:1]
        effects(table, "challenge STRENGTH 30", f"fail: fate 1: combat {numbers[0]}")
        play(table, "go on", "fate 1", "fate 2")
        assert [len(test.aside) for test in table.tests] == [1, 1]
        draw_any(table, 1)
        draw_any(play(table, "start combat"), 5)
        table.crew["jessie"].damage, table.peril = 8, True
        play(table, "end attacks")

        assert (table.defeats, table.tests, len(table.deck) + len(table.discard)) == (1, [], 62)
        assert table.violations() == []


class TestFlight:
    """Running from a boss, where it is allowed."""

    def test_no_running_from_this_one(self) -> None:
        """DS-BOSS-007, DS-CRND-012: a boss whose page does not say so cannot be fled: the next round begins at once."""
        table = play(facing_boss(), "end attacks")

        assert table.fight.round == 2
        assert not {"stay", "flee"} & {*offered(table)}

    def test_a_boss_beaten_in_the_enemy_phase(self) -> None:
        """DS-BOSS-007: whose last heart a torch covers while the head acts is beaten, and nobody is asked to run."""
        table = stock(fleeing(head="H V|. ."), torch=1)
        wound(table, "arms-50", "a1")
        play(table, "end attacks", "use torch deal by p1", "target head-50", "cover head-50 a1", "hurt ed")

        assert (table.combat, table.ticked, table.goods["rope"]) == (None, ["boss:50"], 1)

    def test_whoever_runs_is_back_on_the_map(self) -> None:
        """DS-BOSS-007, DS-ADVC-001: P2 is active: what running brings is P2's; the story is over."""
        table = fleeing(2, text="> flee: gain adventure 60\n")
        table.captain = 1
        play(table, "end attacks", "flee")
        assert (offered(table), waiting(table)[1]) == (["give eternal-geode to p1", "give eternal-geode to p2"], 1)
        play(table, "give eternal-geode to p2")

        assert (table.exploring, table.combat, table.goods["rope"]) == (False, None, 0)
        assert "camp" in offered(table)

    def test_what_victory_brings_is_the_active_players(self) -> None:
        """DS-CRND-009, DS-ADVC-001: P2 is active when the fight is won: the card that follows is P2's to give."""
        table = stock(fleeing(2, text="> win: gain adventure 60\n"), torch=1)
        table.captain = 1
        wound(table, "arms-50", "a1")
        play(table, "use torch deal by p1", "target head-50", "cover head-50 a1")

        assert waiting(table)[1] == 1
        assert "give eternal-geode to p2" in offered(table)


class TestAfterAFight:
    """Victory, flight and what they leave."""

    def running(self, *lines: str) -> SkiesTable:
        """A boss from whom one may run, met by these effects, at the end of an enemy phase."""
        table = tire(on_map(), claire=0, ed=0, ezarius=0, jessie=0, miguel=0)
        zones = [enemy(table, name, "H .|. .", attack=0, level=6) for name in ("head", "arms", "body")]
        effects(boss(table, *zones, flee=True), *lines)
        draw_any(play(table, "start combat"), 5)
        return play(table, "end attacks")

    def test_who_runs_has_not_won(self) -> None:
        """DS-BOSS-007: no victory, no box, none of what follows it; what follows flight happens, once."""
        table = self.running("boss 50", "win: gain 1 rope", "flee: gain 1 torch", "gain 1 meat")
        play(table, "flee")

        assert (table.combat, told(table, "victory"), table.ticked) == (None, [], [])
        assert (table.goods["rope"], table.goods["torch"], table.goods["meat"]) == (0, 1, 0)
        assert "camp" in offered(table)

    def test_who_stays_fights_on(self) -> None:
        """DS-BOSS-007: staying begins the next round, at whose end one may run again."""
        table = play(self.running("boss 50"), "stay")
        assert (table.fight.round, told(table, "round")) == (2, [(2,)])
        play(table, "end attacks")

        assert offered(table) == ["stay", "flee"]

    def test_the_winner_reads_on(self) -> None:
        """DS-CRND-010: after the victory its own effects come first, then what stands below the fight."""
        table = foe(on_map(), "rat", "H", attack=0)
        effects(table, f"combat {table.pack.enemies['rat'].number}", "win: gain 1 rope", "lose 1 rope", "gain 1 meat")
        play(table, "lay rat", "start combat", *(f"draw {card}" for card in CARDS))
        play(table, "attack rat with ed using wrench", "cover rat a1")

        assert (table.goods["rope"], table.goods["meat"], told(table, "victory")) == (0, 1, [()])

    def test_synergy_and_weakness_of_one_fight_do_not_reach_the_next(self) -> None:
        """DS-SYNG-003, DS-CRND-009: tokens left over are gone after the fight, statuses and damage are not."""
        table = ail(hurt(battle("H ."), ed=2), "ed", "frightened")
        table.crew["claire"].synergy = 2
        play(blow(table, 1, name="jessie"), "cover a a1")

        assert (table.combat, table.crew["claire"].synergy) == (None, 0)
        assert (health(table, "ed"), table.crew["ed"].statuses) == (6, ("frightened",))


class TestGivingUp:
    """A fight in which nobody can hurt anybody may be given up, but only then."""

    def stuck(self, grid: str = "H H") -> SkiesTable:
        """Everybody is frightened from the first round on; a whole round has passed since. D deals 1 to all."""
        table = battle(grid, D="deal-all-1")
        for name in table.crew:
            ail(table, name, "frightened")
        return play(table, "end attacks", "end attacks")

    def test_not_after_a_round_with_an_attack(self) -> None:
        """DS-CRND-012: Ed takes heart and attacks: the round after that is no lost cause any more."""
        table = self.stuck()
        assert "concede combat" in offered(table)
        play(blow(ail(table, "ed"), 0), "end attacks", "draw whip")

        assert "concede combat" not in offered(table)
        assert refused(table, "concede combat").rule == "DS-CRND-012"

    def test_not_while_the_enemy_hurts(self) -> None:
        """DS-CRND-012: frightened as they are, an enemy that deals damage each round leaves nothing to give up."""
        table = self.stuck("H D")
        assert refused(table, "concede combat").rule == "DS-CRND-012"

        assert [health(table, name) for name in table.crew] == [5, 6, 4, 6, 5]

    def test_given_up_is_a_defeat(self) -> None:
        """DS-CRND-012, DS-DEFT-001: it costs what a defeat costs, and the turn goes on."""
        table = play(self.stuck(), "concede combat")

        assert (table.combat, table.defeats, table.camps) == (None, 1, 3)
        assert all(member.statuses == () for member in table.crew.values())
        assert "camp" in offered(table)


class TestFalls:
    """Who falls by the cost of their own ability."""

    def test_between_attacks(self) -> None:
        """DS-HLTH-006, DS-ABCA-013: the last character pays with the last health: a defeat before the enemies act."""
        table = foe(rewrite(on_map(), "snare-2", "deal 1 damage", hurts=1), "rat", "H H .")
        dying(fight(wear(table, "claire", "snare-2"), "rat"))
        play(table, "activate snare-2 use", "target rat", "cover rat a1")

        assert (table.defeats, table.combat, told(table, "enemy-acts")) == (1, None, [])
        assert "travel east" in offered(table)

    def test_with_the_last_heart(self) -> None:
        """DS-ATTK-018, DS-CRND-001: the last heart falls with the last character: a defeat, and no boss is ticked."""
        table = rewrite(on_map(), "snare-2", "deal 1 damage", hurts=1)
        boss(table, enemy(table, "head", "H .", attack=2, level=3))
        dying(fight(wear(table, "claire", "snare-2"), boss=50))
        play(table, "activate snare-2 use", "target head-50", "cover head-50 a1")

        assert (table.defeats, table.combat, table.ticked) == (1, None, [])

    def test_in_an_attack_the_attack_is_finished(self) -> None:
        """DS-ATTK-018: in the middle of an attack the fall is seen when the attack is over."""
        table = foe(rewrite(on_map(), "snare-2", "damage +1", hurts=1), "rat", "H H H H")
        dying(fight(wear(table, "claire", "snare-2"), "rat", hands=(("whip",),)))
        play(table, "attack rat with claire using whip", "activate snare-2 use")

        assert (table.defeats, table.fight.attack is None) == (0, False)

        play(table, "go on", "cover rat a1")
        while table.combat is not None:
            play(table, offered(table)[0])

        assert table.defeats == 1
