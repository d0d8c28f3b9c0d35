"""The achievement sheet and the reset: DS-ACHV, DS-RSET."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import setup_for
from sleeping_gods.campaign.profile import GameProfile, Profile
from sleeping_gods.kernel.errors import IllegalSetup
from sleeping_gods.kernel.rules import PLAYED
from sleeping_gods.skies.chapters.score import GROUPS, achievements, journey_log
from sleeping_gods.skies.chapters.setup import unlocked_cards
from sleeping_gods.skies.game import Skies
from sleeping_gods.skies.table.cards import Pack, Unlock
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view
from tests.bed import effects, offered, play, refused, strike, told

from .tables import (
    ail,
    airfield,
    boss,
    enemy,
    exploring,
    fight,
    foe,
    in_play,
    on_map,
    own,
    quest,
    stock,
    tire,
    wear,
)  # fmt: skip

THRESHOLDS = tuple(
    Unlock(needed, kind, number)
    for needed, kind, number in (
        (3, "adventure", 132), (6, "quest", 212), (9, "adventure", 134), (12, "quest", 213), (15, "quest", 210),
        (18, "quest", 209), (21, "adventure", 135), (24, "quest", 211), (27, "adventure", 137), (30, "adventure", 138),
        (32, "adventure", 139), (34, "adventure", 140), (36, "adventure", 136), (38, "adventure", 141),
        (40, "adventure", 142),
    )
)  # fmt: skip
"""The sheet of the box, with 3 instead of 5 for card 132."""
BOXES = ("boss:10", "passenger:george-gift", "totem:eternal-geode", "ending:home", "ending:stay", "treasure:15")


def begun(sheet: GameProfile, unlocked: str = "") -> SkiesTable:
    """A campaign of a group with this achievement sheet."""
    options = {"unlocked": unlocked} if unlocked else {}
    return Skies().set_up(airfield(), setup_for(Skies(), airfield(), ("Ana",), options, sheet))


def boxed(pack: Pack) -> Pack:
    """The pack with all the thresholds of the printed sheet."""
    return dataclasses.replace(pack, bound=None, unlocks=THRESHOLDS)


class TestMarks:
    """DS-ACHV-001, 002, 008."""

    @pytest.mark.parametrize(
        ("effect", "box"),
        [
            ("gain adventure 60", "totem:eternal-geode"),
            ("gain adventure 49", "passenger:george-gift"),
            ("ending home", "ending:home"),
            ("tick treasure-15", "treasure:15"),
        ],
    )
    def test_what_is_marked(self, effect: str, box: str) -> None:
        """DS-ACHV-001: a totem, a passenger, an ending and a treasure map mark their boxes."""
        table = effects(on_map(), effect)

        assert table.achievements() == [box]
        assert told(table, "ticked") == [(box,)]

    def test_a_restored_totem_is_marked(self) -> None:
        """DS-ACHV-001: the Eternal Geode restored with its set marks its box; owning the dormant stone does not."""
        table = stock(quest(on_map(), 101), bloodflower=1, ice_diamond=1)
        assert table.achievements() == []

        play(table, "awaken 101 by p1", "pay ice-diamond for ice-diamond", "pay bloodflower for bloodflower")
        assert table.achievements() == ["totem:eternal-geode"]

    def test_a_defeated_boss_is_marked(self) -> None:
        """DS-ACHV-001: a boss is marked when it is beaten, not when it is met; other enemies never are."""
        table = foe(on_map(), "rat", "H . .|. . .", attack=0)
        table = boss(table, enemy(table, "head", "H . .|. . .", attack=0, level=3))
        table = fight(table, boss=50, hands=(("frying-pan",),))
        assert table.achievements() == []
        strike(play(table, "attack head-50 with ed using frying-pan"))
        assert (table.combat, table.achievements()) == (None, ["boss:50"])

        strike(play(fight(table, "rat", hands=(("frying-pan",),)), "attack rat with ed using frying-pan"))
        assert (table.combat, table.achievements()) == (None, ["boss:50"])

    def test_ordinary_cards_are_not_marked(self) -> None:
        """DS-ACHV-001: gear and combat cards have no box."""
        assert effects(on_map(), "gain adventure 5", "gain adventure 26").achievements() == []

    def test_nothing_is_marked_twice(self, tmp_path: Path) -> None:
        """DS-ACHV-001: restoring the Geode again in a later campaign adds nothing."""
        profile = Profile.load(tmp_path)
        first = effects(on_map(), "gain adventure 60", "lose adventure 60", "tick treasure-3", "tick treasure-3")
        assert profile.merge("skies", first) == ["totem:eternal-geode", "treasure:3"]
        assert profile.merge("skies", effects(on_map(), "gain adventure 60")) == []

        assert achievements(profile.of("skies").ticked) == 2

    def test_counting(self) -> None:
        """DS-ACHV-002: 2 totems, 1 boss and 1 box of an unlocked card are 3."""
        assert achievements(["totem:a", "totem:b", "boss:4", "unlocked:adventure-132"]) == 3

    def test_five_groups(self) -> None:
        """DS-ACHV-008: only the five groups are fixed; every name in them comes from the data."""
        assert GROUPS == ("totem", "passenger", "ending", "boss", "treasure")
        assert achievements([f"{group}:any-name" for group in GROUPS]) == 5
        assert achievements(["dormant:any-name", "camp:3"]) == 0
        assert PLAYED["DS-ACHV-008"]

    def test_names_of_several_words(self) -> None:
        """DS-ACHV-008: whatever its name, a box is its group and its name, and not marked again for another cause."""
        table = effects(on_map(), "tick totem-eternal-geode", "tick treasure-old-mill-3", "gain adventure 60")

        assert table.achievements() == ["totem:eternal-geode", "treasure:old-mill-3"]
        assert achievements(table.achievements()) == 2

    def test_the_data_of_the_airfield(self) -> None:
        """DS-ACHV-008: totems, passengers, endings, bosses and treasure maps are those of the pack."""
        pack = airfield()
        ticks = [op.args[0] for part in pack.paragraphs.values() for op in part.program if op.name == "tick"]
        kinds = [card.kind for card in pack.adventures.values()]

        assert (kinds.count("totem"), kinds.count("passenger")) == (5, 1)
        assert (len(pack.endings), sorted(pack.bosses), sorted(ticks)) == (4, [4, 10], ["treasure-15", "treasure-59"])


class TestUnlocks:
    """DS-ACHV-003 to 007."""

    def test_thresholds(self) -> None:
        """DS-ACHV-003: with 12 achievements adventure 132, quest 212, adventure 134 and quest 213 are available."""
        pack = boxed(airfield())
        for count in range(42):
            free = Skies().unlocked(pack, [f"totem:{number}" for number in range(count)])
            assert free == [(kind, number) for needed, kind, number in THRESHOLDS if needed <= count]
        assert len(Skies().unlocked(pack, [f"totem:{number}" for number in range(12)])) == 4

    def test_the_airfield_has_the_first_two(self) -> None:
        """DS-ACHV-003, DS-ACHV-005: card 132 at 3 and quest 212 at 6, as on the sheet."""
        assert airfield().unlocks == THRESHOLDS[:2]

    def test_card_132(self) -> None:
        """DS-ACHV-004: boss 10, George Gift and the Geode unlock card 132; with 2 boxes it is not offered."""
        assert Skies().unlocked(airfield(), [*BOXES[:3]]) == [("adventure", 132)]
        assert Skies().unlocked(airfield(), [*BOXES[:2]]) == []

        assert "silver-whistle" in begun(GameProfile([*BOXES[:3]]), "adventure-132").adventures[0]
        with pytest.raises(IllegalSetup) as refusal:
            begun(GameProfile([*BOXES[:2], "unlocked:quest-212"]), "adventure-132")
        assert refusal.value.reason.rule == "DS-ACHV-003"
        assert refusal.value.reason.values == ("adventure-132", 3, 2)

    @pytest.mark.parametrize("count", [3, 4])
    def test_three_are_enough(self, count: int) -> None:
        """DS-ACHV-005: with 3 or 4 achievements card 132 is unlocked, although the sheet can be read as 5."""
        assert Skies().unlocked(airfield(), [*BOXES[:count]]) == [("adventure", 132)]

    def test_nothing_is_unlocked_in_the_middle(self) -> None:
        """DS-ACHV-006: the sixth achievement brings no quest 212 while play goes on; the next campaign offers it."""
        table = begun(GameProfile([*BOXES[:5]]))
        effects(table, "tick treasure-15")
        assert (table.quests, table.achievements()) == ([], ["treasure:15"])
        assert not any("212" in line for line in offered(table))

        with pytest.raises(IllegalSetup):
            begun(GameProfile([*BOXES[:5]]), "quest-212")
        assert begun(GameProfile([*BOXES]), "quest-212").quests == [212]

    def test_six_of_one_campaign(self) -> None:
        """DS-ACHV-006: six boxes that one campaign marks itself bring neither card 132 nor quest 212 into it."""
        maps = [f"tick treasure-{number}" for number in range(1, 5)]
        table = effects(on_map(), "gain adventure 60", "gain adventure 49", *maps)

        assert len(table.achievements()) == 6
        assert (table.quests, "silver-whistle" in table.adventures[0]) == ([], False)
        assert Skies().unlocked(airfield(), table.achievements()) == [("adventure", 132), ("quest", 212)]

    @pytest.mark.parametrize(
        ("picked", "whistle", "quests"),
        [
            ("", False, []),
            ("adventure-132", True, []),
            ("quest-212", False, [212]),
            ("quest-212 adventure-132", True, [212]),
        ],
    )
    def test_the_group_picks(self, picked: str, whistle: bool, quests: list[int]) -> None:
        """DS-ACHV-007: a campaign starts with exactly the unlocked cards that the group picks."""
        table = begun(GameProfile([*BOXES]), picked)

        assert (any("silver-whistle" in hand for hand in table.adventures), table.quests) == (whistle, quests)

    def test_two_of_four(self) -> None:
        """DS-ACHV-007: of 4 unlocked cards 2 are picked; they stay unlocked for the campaign after."""
        pack = boxed(airfield())
        ticked = [f"totem:{number}" for number in range(12)]
        setup = setup_for(Skies(), pack, ("Ana",), {"unlocked": "adventure-132 quest-213"}, GameProfile(ticked))

        assert unlocked_cards(pack, setup) == [("adventure", 132), ("quest", 213)]
        assert len(Skies().unlocked(pack, ticked)) == 4

    def test_every_picked_card_is_there(self) -> None:
        """DS-ACHV-003: two unlocked quests and the card between them are all in play from the start."""
        pack = dataclasses.replace(
            airfield(),
            bound=None,
            unlocks=(Unlock(3, "adventure", 132), Unlock(6, "quest", 212), Unlock(9, "quest", 77)),
        )
        options = {"unlocked": "quest-77 adventure-132 quest-212"}
        sheet = GameProfile([f"totem:{number}" for number in range(9)])
        table = Skies().set_up(pack, setup_for(Skies(), pack, ("Ana", "Ben"), options, sheet))

        assert sorted(table.quests) == [77, 212]
        assert [("silver-whistle" in hand) for hand in table.adventures].count(True) == 1

    def test_an_unlocked_combat_card(self) -> None:
        """DS-ACHV-003: if the unlocked card is a combat card it lies in the box and in the active deck, in no hand."""
        pack = dataclasses.replace(airfield(), bound=None, unlocks=(Unlock(3, "adventure", 26),))
        card = next(card.id for card in pack.adventures.values() if card.number == 26)
        setup = setup_for(Skies(), pack, ("Ana",), {"unlocked": "adventure-26"}, GameProfile([*BOXES]))
        table = Skies().set_up(pack, setup)

        assert pack.adventures[card].combat is not None
        assert (table.arms.count(card), table.combat_deck.count(card), len(table.combat_deck)) == (1, 1, 15)
        assert not any(card in hand for hand in table.adventures)

    def test_no_other_card_is_unlocked(self) -> None:
        """DS-ACHV-003: a card that is not on the list cannot be taken along."""
        with pytest.raises(IllegalSetup) as refusal:
            begun(GameProfile([*BOXES]), "adventure-60")
        assert refusal.value.reason.rule == "DS-ACHV-003"


class TestReset:
    """DS-RSET."""

    def test_cards_go_back(self) -> None:
        """DS-RSET-001: owned and completed quests and all adventure cards are unclaimed again, 214 quests in all."""
        table = effects(own(quest(on_map(2), 41, 101), 1, "camp-stew", "ice-blade"), "gain quest 77", "lose quest 41")
        assert (table.quests, table.used_quests) == ([101], [77, 41])
        play(table, "reset campaign")

        assert (table.quests, table.used_quests, table.silent) == ([], [], {})
        assert (table.adventures, table.played, table.gone) == ([[], []], [], [])
        assert (table.arms, table.combat_deck, table.curses) == ([], [], [])
        decks = view(table, 0)["decks"]
        assert isinstance(decks, dict)
        assert decks["quest"] == 214

    def test_the_box_is_in_order(self) -> None:
        """DS-RSET-001: the quests of a new campaign lie in the order of their numbers."""
        assert list(airfield().quests) == sorted(airfield().quests)

    def test_tokens_go_back(self) -> None:
        """DS-RSET-002: 4 rope, 2 statuses and spent stamina, damage, threat, fuel: every supply is full."""
        table = tire(ail(stock(on_map(), rope=4), "ed", "venom", "weakened"), ed=0, claire=1)
        table.crew["jessie"].damage, table.fuel, table.plane_health = 3, 1, 2
        in_play(table, "wolf-tracks", 3)
        play(table, "reset campaign")

        assert set(table.goods.values()) == {0}
        for member in table.crew.values():
            assert (member.damage, member.stamina, member.statuses, member.synergy) == (0, 3, (), 0)
        assert (table.fuel, table.plane_health, table.active) == (5, 6, {})
        assert table.violations() == []

    def test_a_fight_is_cleared(self) -> None:
        """DS-RSET-002: enemies, synergy tokens and power go back with all the rest."""
        table = fight(on_map(), "tax-weasel", hands=(("whip",),))
        table.crew["ed"].synergy = 2
        play(table, "reset campaign")

        assert (table.combat, table.crew["ed"].synergy, table.tests) == (None, 0, [])

    def test_what_survives(self, tmp_path: Path) -> None:
        """DS-RSET-003: 7 achievements stay, 2 defeats are 0; notes and the log sheet survive, the rest is cleared."""
        profile = Profile.load(tmp_path)
        profile.of("skies").ticked = [f"ending:{number}" for number in range(6)]
        table = wear(effects(on_map(2), "cross off location 38", "gain adventure 60"), "ed", "duck-7")
        table.defeats, table.camps, table.marks["rebels"] = 2, 5, 3
        table.hands[0].append(table.deck.pop())
        table.discard.append(table.deck.pop())
        play(table, "note 38 they want warmth", "reset campaign")
        profile.merge("skies", table)

        assert achievements(profile.of("skies").ticked) == 7
        assert profile.of("skies").notes == {"38": ("they want warmth",)}
        assert (table.defeats, table.camps, table.crossed, table.marks["rebels"]) == (0, 0, [], 0)
        assert (table.hands, table.crew["ed"].cards, len(table.deck)) == ([[], []], (), 62)
        assert table.discard == []
        assert journey_log(table)["levels"] == ["start normal"]
        assert (table.place, table.plane) == ("2:d2", "henriks-camp")

    def test_a_reset_is_the_end(self) -> None:
        """DS-RSET-003: nothing is offered after it; a story under way is closed."""
        table = play(exploring(on_map(), 7), "reset campaign")

        assert (table.over, offered(table), table.exploring) == ("reset", [], False)
        assert not table.is_table_act(("save", "game"))
        assert refused(on_map(), "save game").rule == "DS-SAVE-001"
