"""Components: SG-COMP, what the box holds and what happens when it runs out."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from pathlib import Path

import pytest

import sleeping_gods
from sleeping_gods.kernel.errors import BrokenState, IllegalSetup
from sleeping_gods.kernel.game import Setup
from sleeping_gods.kernel.plain import encode
from sleeping_gods.sea.chapters.players import PEOPLE
from sleeping_gods.sea.chapters.travel import Sail
from sleeping_gods.sea.game import Sea
from sleeping_gods.sea.table.table import SeaTable

from .tables import (
    again,
    at_sea,
    at_ship,
    at_start,
    beat_ship,
    doing,
    effects,
    fallen,
    fight,
    findings,
    foe,
    give_command,
    harbour,
    hold,
    offered,
    place_cube,
    play,
    put_command,
    put_enemy,
    refused,
)


class TestPlayers:
    """Who plays, and what their ship is called."""

    @pytest.mark.parametrize("count", [0, 5])
    def test_other_player_counts_are_refused(self, count: int) -> None:
        """SG-COMP-001: a campaign for none or for five is refused."""
        pack = harbour()
        with pytest.raises(IllegalSetup) as caught:
            Sea().set_up(pack, Setup("sea", pack.id, pack.version, pack.digest, ("Ana",) * count))

        assert caught.value.reason.rule == "SG-COMP-001"

    @pytest.mark.parametrize("count", [1, 2, 3, 4])
    def test_one_to_four_play(self, count: int) -> None:
        """SG-COMP-001: one, two, three or four players are accepted."""
        assert at_start(count).seat_count() == count

    @pytest.mark.parametrize(("count", "may"), [(1, True), (2, True), (3, True), (4, False)])
    def test_up_to_four_are_asked_in(self, count: int, may: bool) -> None:
        """SG-COMP-001: before a turn a newcomer is offered a seat while fewer than four play."""
        acts = PEOPLE.acts(at_start(count))

        assert (("join", "NAME") in acts) is may
        assert ("save", "game") in acts

    def test_nobody_joins_a_full_table(self) -> None:
        """SG-COMP-001: a fifth player cannot come later either."""
        assert refused(at_start(4), "join Eve").rule == "SG-PLAYERS-009"

    def test_the_vessel_is_a_steamship(self) -> None:
        """SG-COMP-002: in all text of the interface the vessel is the Manticore, and no starship."""
        root = Path(sleeping_gods.__file__).parent
        texts = [path for path in root.rglob("*") if path.suffix in (".py", ".toml", ".md", ".html", ".js", ".ftl")]
        shown = {path: path.read_text(encoding="utf-8") for path in texts if path.parent != root / "rules"}

        assert [path for path, text in shown.items() if "starship" in text.lower()] == []
        assert harbour().quests[2].title.en == "A Berth for the Manticore"
        for language in ("en", "fr"):
            opening = shown[root / "rules" / "entries" / "sea" / f"start.{language}.md"]
            assert [word for word in ("*Manticore*", "1929", "[SG-COMP-002]") if word not in opening] == []


class TestSupply:
    """What the supply cannot give is forfeited."""

    def test_a_gain_beyond_the_supply_is_never_owed(self) -> None:
        """SG-COMP-003: with all 6 meat aboard a token of meat and grain gives only the grain, then and later."""
        table = at_ship()
        table.goods["meat"] = 6
        play(table, "use deck", "do search", "search on", "find meat-grain", "stop searching")
        play(table, "keep meat-grain 1 meat 1 grain")
        effects(table, "lose 1 meat")

        assert (table.goods["meat"], table.goods["grain"]) == (5, 2)

    def test_a_partial_gain_takes_what_remains(self) -> None:
        """SG-COMP-004: of 4 command only the 2 in the supply are gained."""
        table = give_command(at_ship(3), 6, 6, 0)
        play(table, "use quarters", "do command")

        assert (table.pools, table.supply) == ([8, 6, 0], 0)

    def test_damage_is_never_short(self) -> None:
        """SG-COMP-005: with 70 damage in play 3 more are placed all the same."""
        table = at_sea()
        for enemy in ("one", "two", "three"):
            foe(table, enemy, "H . .|. . .|. . .|. . .")
        fight(table, "one", "two", "three")
        for member in table.crew.values():
            member.damage = 4
        for name in ("odessa", "laurent", "mac"):
            table.crew[name].damage = 5
        table.crew["marco"].damage, table.crew["rafael"].damage = 3, 3
        for enemy_card in table.fight.foes:
            enemy_card.covered = 0b111111111110
        before = damage_in_play(table)
        effects(table, "lose 3 health by rafael")

        assert before == 70
        assert (damage_in_play(table), table.crew["rafael"].damage) == (73, 6)

    @pytest.mark.parametrize("kind", ["meat", "vegetables", "grain", "materials", "artifacts"])
    def test_six_of_each_resource(self, kind: str) -> None:
        """SG-COMP-013: with 5 owned a gain of 2 makes 6, and 1 is lost."""
        table = at_sea()
        table.goods[kind] = 5
        effects(table, f"gain 2 {kind}")

        assert table.goods[kind] == 6

    def test_easy_mode_has_no_more_pieces(self) -> None:
        """SG-COMP-013, SG-COMP-015: in easy mode too there are 6 of each and coins worth 85, each kind by itself."""
        table = at_sea(easy="on")
        effects(table, *(f"gain 9 {kind}" for kind in ("meat", "vegetables", "grain", "materials", "artifacts")))
        effects(table, "gain 90 coins")

        assert [*table.goods.values()].count(6) == 5
        assert table.goods["coins"] == 85

    def test_coins_end_at_85(self) -> None:
        """SG-COMP-014, 015: 30 small coins of 1 and 11 large of 5 make 85, so 84 and 3 are 85."""
        table = at_sea()
        table.goods["coins"] = 84
        effects(table, "gain 3 coins")

        assert table.goods["coins"] == 85

    def test_what_coins_are_worth_is_the_packs_affair(self) -> None:
        """SG-COMP-015: with large coins of 10 the cap is 30 + 110 = 140."""
        table = at_sea()
        table.pack = dataclasses.replace(table.pack, supply={**table.pack.supply, "coin_value_large": 10})
        effects(table, "gain 200 coins")

        assert table.goods["coins"] == 140

    def test_what_small_coins_are_worth_is_the_packs_affair_too(self) -> None:
        """SG-COMP-015: with small coins of 2 the cap is 60 + 55 = 115."""
        table = at_sea()
        table.pack = dataclasses.replace(table.pack, supply={**table.pack.supply, "coin_value_small": 2})
        effects(table, "gain 200 coins")

        assert table.goods["coins"] == 115


def damage_in_play(table: SeaTable) -> int:
    """Damage on crew and enemies."""
    crew = sum(member.damage for member in table.crew.values())
    return crew + sum(enemy.covered.bit_count() for enemy in table.fight.foes)


class TestTokens:
    """Tokens with a fixed number."""

    def test_fourteen_command_in_all(self) -> None:
        """SG-COMP-007: supply, pools, boards and cards total 14, so with 12 in pools and 1 placed the supply has 1."""
        table = give_command(at_sea(4), 4, 3, 3, 3)
        play(table, "activate gloria draw by p1", "fate 3", "fate 4")

        assert (table.pools, table.adventures["gloria"], table.supply) == ([3, 3, 3, 3], 1, 1)
        assert table.violations() == []
        table.supply += 1
        assert table.violations() == ["15 command in all"]

    def test_the_eleventh_cube_is_the_last(self) -> None:
        """SG-COMP-008: the ship holds 11 cubes, five rooms of 2 and the hull of 1, and the last one is defeat."""
        table = at_sea()
        capacities = {room.id: room.capacity for room in table.pack.rooms.values()}
        beat_ship(table)

        assert capacities == {"bridge": 2, "galley": 2, "deck": 2, "quarters": 2, "sick-bay": 2, "hull": 1}
        assert sum(table.cubes.values()) == 11
        assert table.defeats == 1

    def test_the_tenth_cube_is_no_defeat(self) -> None:
        """SG-COMP-008: with 9 cubes a tenth is placed and play goes on; the eleventh is the defeat."""
        table = at_sea()
        for space in table.cubes:
            table.cubes[space] = table.pack.rooms[space].capacity if space != "quarters" else 0
        effects(again(table), "ship damage 1")
        place_cube(table, 5)
        assert (sum(table.cubes.values()), table.defeats, table.fallen) == (10, 0, "")
        assert "travel" in offered(table)

        place_cube(effects(table, "ship damage 1"), 5)
        assert table.defeats == 1

    def test_eighteen_fatigue(self) -> None:
        """SG-COMP-009: with all nine at 2 fatigue all 18 tokens are in play, and a nineteenth is never placed."""
        table = at_sea()
        table.crew["odessa"].levels = ("endurance",)
        effects(table, "gain 2 fatigue on each", "gain 1 fatigue on odessa")

        assert sum(member.fatigue for member in table.crew.values()) == 18
        assert table.violations() == []

    @pytest.mark.parametrize(
        ("status", "count"), [("low-morale", 8), ("venom", 4), ("madness", 4), ("frightened", 4), ("weakened", 4)]
    )
    def test_a_status_that_is_used_up_is_not_applied(self, status: str, count: int) -> None:
        """SG-COMP-010: the last token of a kind can be placed, one more cannot; the rest of the effect still is."""
        table = at_sea()
        for name in list(table.crew)[: count - 1]:
            table.crew[name].statuses = (status,)
        effects(table, f"gain {status}")
        play(table, f"afflict mac with {status}")
        effects(table, f"gain {status}; gain 1 coin")

        assert sum(status in member.statuses for member in table.crew.values()) == count
        assert table.goods["coins"] == 4
        assert table.violations() == []

    def test_a_status_for_everyone_goes_as_far_as_the_tokens(self) -> None:
        """SG-COMP-010: when each crew member should gain venom, the 4 tokens reach four of them."""
        table = effects(at_sea(), "gain venom on each")

        assert sum("venom" in member.statuses for member in table.crew.values()) == 4

    def test_without_madness_left_a_failure_still_hurts(self) -> None:
        """SG-COMP-010: with all 4 madness placed a failure of 2 health and madness costs 2 health."""
        table = at_sea()
        mad = list(table.crew)[:4]
        for name in mad:
            table.crew[name].statuses = ("madness",)
        effects(table, "challenge CRAFT 9", "fail: lose 2 health; gain madness")
        play(table, "go on", "fate 1", "hurt mac", "hurt mac")

        assert table.crew["mac"].damage == 2
        assert [name for name, member in table.crew.items() if member.statuses] == mad
        assert "travel" in offered(table)

    @pytest.mark.parametrize(("players", "tokens"), [(1, [4]), (2, [2, 2]), (3, [2, 1, 1]), (4, [1, 1, 1, 1])])
    def test_four_combat_action_tokens(self, players: int, tokens: list[int]) -> None:
        """SG-COMP-011: the 4 combat action tokens are handed out whole, whatever the player count."""
        table = fight(foe(at_sea(players), "rat", "H . .|. . .|. . ."), "rat")

        assert table.fight.tokens == tokens

    @pytest.mark.parametrize(("players", "tokens"), [(2, [2, 2]), (3, [1, 2, 1]), (4, [1, 1, 1, 1])])
    def test_four_in_every_round(self, players: int, tokens: list[int]) -> None:
        """SG-COMP-011: with P2 active the same 4 are handed out anew in the second round, P2's share to P2."""
        table = put_enemy(at_sea(players, first="p2"), attack=0)
        first = list(table.fight.tokens)
        play(table, "end attacks")
        while table.fight.round == 1:
            play(table, offered(table)[0])

        assert (first, table.fight.tokens) == (tokens, tokens)

    def test_one_explore_token_for_each_letter(self) -> None:
        """SG-COMP-012: A granted twice is held once, and B to H can still be granted."""
        table = effects(at_sea(), "gain explore A; gain explore A")
        held = list(table.letters)
        effects(table, *(f"gain explore {letter}" for letter in "ABCDEFGH"))

        assert held == ["A"]
        assert sorted(table.letters) == ["A", "B", "C", "D", "E", "F", "G", "H"]

    def test_a_synergy_token_for_each_crew_member(self) -> None:
        """SG-COMP-016: in combat nine synergy tokens lie on nine boards, each on its owner's."""
        table = fight(foe(at_sea(), "rat", "H . .|. . .|. . ."), "rat")

        assert {name: member.tokens for name, member in table.crew.items()} == {name: (name,) for name in table.crew}
        assert len(table.crew) == 9

    def test_the_fallen_have_theirs(self) -> None:
        """SG-COMP-016: nine tokens lie out though two crew members have no health left; each is on its owner's."""
        table = fallen(foe(at_sea(), "rat", "H . .|. . .|. . ."), "mac", "kasumi")
        fight(table, "rat")

        assert [member.tokens for member in table.crew.values()] == [(name,) for name in table.crew]

    @pytest.mark.slow
    def test_search_tokens_are_nine_and_all_different(self, tmp_path: Path) -> None:
        """SG-COMP-016: nine different search tokens; a pack in which two are alike is refused."""
        tokens = {(token.rewards, token.ship_damage, token.status) for token in harbour().search.values()}
        found = findings(tmp_path, "ship.toml", 'reward = "2 vegetables"', 'reward = "1 meat, 1 grain"')

        assert len(tokens) == 9
        assert found == ["pack.toml:3: count different search tokens: expected 9, got 8"]

    def test_there_is_one_serpent(self) -> None:
        """SG-COMP-017: put in another region, the sea serpent is no longer in the first."""
        table = effects(at_sea(), "place serpent in 2.quay", "if serpent here: gain 1 coin")
        effects(table, "place serpent in 2.rope", "if serpent here: gain 1 coin")

        assert table.serpent == "2.rope"
        assert table.goods["coins"] == 4

    @pytest.mark.parametrize("token", ["diving-suit", "pollen-potion", "dinosaur-egg"])
    def test_there_is_one_of_each_story_token(self, token: str) -> None:
        """SG-COMP-017: a story token granted twice is held once."""
        table = effects(at_sea(), f"gain token {token}; gain token {token}")

        assert table.tokens == [token]

    def test_story_tokens_are_kept(self) -> None:
        """SG-COMP-012, 018: back on the ship the egg is kept and none of A to H; an effect may take the egg away."""
        table = at_sea()
        table.region = "3.deep"
        effects(table, *(f"gain explore {letter}" for letter in "ABCDEFGH"))
        play(table, "explore 72")
        kept = (list(table.tokens), list(table.letters))
        effects(table, "lose token dinosaur-egg")

        assert kept == (["dinosaur-egg"], [])
        assert table.tokens == []


class TestPollenPotion:
    """SG-COMP-032."""

    def test_it_heals_everybody_and_is_gone(self) -> None:
        """SG-COMP-032: the potion is returned and all damage leaves every crew member."""
        table = at_sea(2)
        table.crew["mac"].damage, table.crew["rafael"].damage = 3, 5
        table.tokens = ["pollen-potion"]
        play(again(table), "drink pollen-potion")

        assert [member.damage for member in table.crew.values()] == [0] * 9
        assert table.tokens == []
        assert refused(table, "drink pollen-potion").rule == "SG-COMP-032"

    def test_in_combat_too(self) -> None:
        """SG-COMP-032: whenever command could be spent, combat included."""
        table = foe(at_sea(), "rat", "H . .|. . .|. . .")
        table.crew["mac"].damage = 6
        table.tokens = ["pollen-potion"]
        play(fight(table, "rat"), "drink pollen-potion")

        assert table.crew["mac"].damage == 0
        assert table.combat is not None

    def test_not_once_defeat_is_declared(self) -> None:
        """SG-COMP-032: until defeat is declared, and no longer."""
        table = at_sea()
        table.crew["mac"].damage = 2
        table.tokens = ["pollen-potion"]
        beat_ship(table)

        assert refused(table, "drink pollen-potion").rule == "SG-CMD-003"

    def test_not_for_nothing(self) -> None:
        """SG-COMP-032: with nobody hurt there is no damage to remove, and the token is kept."""
        table = at_sea()
        table.tokens = ["pollen-potion"]

        assert refused(again(table), "drink pollen-potion").rule == "SG-COMP-032"


class TestCardsInPlay:
    """Rules about cards that show at the table."""

    def test_sixty_cards_are_sixty_different_ones(self) -> None:
        """SG-COMP-019: a saved deck of 60 in which one card stands twice and another is missing is refused."""
        table = at_start()
        table.deck[table.deck.index("rage-6")] = "refine-1"

        assert len(table.deck) == 60
        assert table.violations() == ["60 ability cards in play, twice: ['refine-1']"]
        with pytest.raises(BrokenState, match="60 ability cards in play"):
            Sea().load(table.pack, json.loads(json.dumps(encode(table))))

    def test_a_plain_card_gives_its_skill_and_nothing_else(self) -> None:
        """SG-COMP-021: the plain craft card costs 1 command and adds 1 craft and no ability."""
        table = hold(give_command(at_sea(), 1), 0, "plain-craft-4")
        play(table, "equip plain-craft-4 on audrie")
        effects(table, "challenge CRAFT 5", "pass: gain 1 coin")
        play(table, "join audrie", "go on", "fate 3")

        assert (table.pools[0], table.goods["coins"]) == (0, 4)
        assert not [line for line in offered(table) if line.startswith("play")]

    def test_the_market_has_no_starting_card(self) -> None:
        """SG-COMP-022: 32 cards are for sale at the start, and none of the four that the crew owns."""
        table = at_start(2)

        assert (len(table.market), len(table.adventures)) == (32, 4)
        assert not {*table.market} & {*table.adventures}

    def test_a_numbered_adventure_card_is_gained_once(self) -> None:
        """SG-COMP-024: a card that is owned stays as it is, and one that is gone does not come back."""
        table = effects(at_sea(), "gain adventure 45")
        put_command(table, **{"stone-of-blood": 1})
        effects(table, "gain adventure 45")
        owned = table.adventures["stone-of-blood"]
        effects(table, "lose adventure 45; gain adventure 45")

        assert owned == 1
        assert "stone-of-blood" not in table.adventures
        assert table.supply == 14

    def test_a_totem_does_not_come_back_either(self) -> None:
        """SG-COMP-024: a totem that was lost is not gained again in the same campaign, though its box is ticked."""
        table = effects(at_sea(), "gain adventure 3; lose adventure 3; gain adventure 3")

        assert "totem-of-low-water" not in table.adventures
        assert table.achievements() == ["totem:totem-of-low-water"]

    def test_a_quest_is_gained_once(self) -> None:
        """SG-COMP-024: a quest that is owned or used up cannot be gained again."""
        table = effects(at_sea(), "gain quest 9; gain quest 9; complete quest 2; gain quest 2")

        assert table.quests == [1, 9]
        assert table.used_quests == [2]

    def test_pages_outside_the_atlas_cannot_be_reached(self) -> None:
        """SG-COMP-031: the arrow to page 14, which is not in the game, lets nobody pass."""
        table = at_sea()
        table.region = "2.mouth"
        doing(table, Sail(3, 0))
        pages = Counter(table.pack.regions[line.split()[1]].page for line in offered(table) if line[:5] == "sail ")

        assert table.pack.regions["2.mouth"].exits["north"] == 14
        assert pages == {2: 2, 13: 2}
