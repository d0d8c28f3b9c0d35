"""Synergy tokens: DS-SYNG."""

from __future__ import annotations

from sleeping_gods.kernel.play import waiting
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, fallen, offered, play, refused, told

from .fights import battle, blow, covered, wound
from .tables import fight, foe, on_map, own, stock, tire, wear

ICON = "S . .|. . H"
TWO = "S S .|. . H"


def tokens(table: SkiesTable) -> dict[str, int]:
    """Synergy tokens by character, where there are any."""
    return {name: member.synergy for name, member in table.crew.items() if member.synergy}


def with_tokens(table: SkiesTable, **amounts: int) -> SkiesTable:
    """Characters hold synergy tokens."""
    for name, amount in amounts.items():
        table.crew[name].synergy = amount
    return table


class TestGaining:
    """DS-SYNG-001, 004."""

    def test_another_character_gets_the_token(self) -> None:
        """DS-SYNG-001: Miguel covers a synergy square; the token is refused to him and goes to Claire."""
        table = play(blow(battle(ICON), 1, name="miguel"), "cover a a1")
        assert offered(table)[:4] == ["token claire", "token ed", "token ezarius", "token jessie"]
        assert refused(table, "token miguel").rule == "DS-SYNG-001"

        play(table, "token claire")
        assert tokens(table) == {"claire": 1}

    def test_before_the_counterattack_and_by_the_attackers_player(self) -> None:
        """DS-SYNG-001: at once, by the player who covered the icon."""
        table = battle(ICON, players=2, attack=2, hands=((), ("fire-axe",)))
        play(blow(table, 1, name="miguel"), "cover a a1")

        assert waiting(table)[1] == table.controller("miguel") == 1
        assert table.crew["miguel"].damage == 0

    def test_each_icon_gives_one(self) -> None:
        """DS-SYNG-001: two icons under one hit give two tokens; a plain square none."""
        table = play(blow(battle(TWO), 3), "cover a a1", "cover a a2", "cover a a3", "token claire", "token jessie")

        assert tokens(table) == {"claire": 1, "jessie": 1}
        assert not offered(table)[0].startswith("token")

    def test_no_sixth_token(self) -> None:
        """DS-SYNG-004: with all 5 held another icon gives nothing."""
        table = with_tokens(battle(ICON), ed=3, claire=2)
        play(blow(table, 1, name="miguel"), "cover a a1")

        assert tokens(table) == {"ed": 3, "claire": 2}
        assert told(table, "counterattack")

    def test_one_returned_in_time(self) -> None:
        """DS-SYNG-004: a token returned before the icon is covered can be gained."""
        table = with_tokens(battle(ICON), ed=3, claire=2)
        play(blow(table, 1, name="miguel"), "return synergy of ed", "cover a a1", "token jessie")

        assert tokens(table) == {"ed": 2, "claire": 2, "jessie": 1}

    def test_the_second_icon_of_a_hit_may_find_none(self) -> None:
        """DS-SYNG-004: with 4 held two icons give one token."""
        table = with_tokens(battle(TWO), ed=4)
        play(blow(table, 2, name="miguel"), "cover a a1", "cover a a2", "token jessie")

        assert tokens(table) == {"ed": 4, "jessie": 1}
        assert not offered(table)[0].startswith("token")

    def test_tokens_of_the_fallen_are_still_held(self) -> None:
        """DS-SYNG-004: 2 tokens lie with Jessie at 0 health and 3 with Ed: a sixth icon gives none."""
        table = with_tokens(fallen(battle(ICON), "jessie"), jessie=2, ed=3)
        play(blow(table, 1, name="miguel"), "cover a a1")

        assert tokens(table) == {"ed": 3, "jessie": 2}
        assert not [line for line in offered(table) if line.startswith("token ")]


class TestUsing:
    """DS-SYNG-002, 003."""

    def test_once_for_a_card(self) -> None:
        """DS-SYNG-002: Claire has 2 tokens; the ability triggers at most once, and 1 token is left."""
        table = with_tokens(battle(ICON, hands=(("bowie-knife",),)), claire=2)
        play(table, "attack a with claire using bowie-knife", "link claire", "go on")
        assert told(table, "deals") == [("claire", 3 + 1)]

        second = with_tokens(battle(ICON, hands=(("bowie-knife",),)), claire=2)
        play(second, "attack a with claire using bowie-knife", "link claire")
        assert refused(second, "link claire").rule == "DS-SYNG-002"
        assert tokens(second) == {"claire": 1}

    def test_it_is_optional(self) -> None:
        """DS-SYNG-002: without spending a token the card has its other effects."""
        table = with_tokens(battle(ICON, hands=(("bowie-knife",),)), claire=1)
        play(table, "attack a with claire using bowie-knife", "go on")

        assert told(table, "deals") == [("claire", 3)]
        assert tokens(table) == {"claire": 1}

    def test_only_the_tokens_of_the_attacker(self) -> None:
        """DS-SYNG-002: a token on Ed does not help Claire's card."""
        table = tire(with_tokens(battle(ICON, hands=(("pistol",),)), ed=1), claire=1)
        play(table, "attack a with claire using pistol", "roll 1")
        assert refused(table, "link claire").rule == "DS-SYNG-002"

    def test_on_top_of_the_other_effects(self) -> None:
        """DS-SYNG-002: a synergy of block and one of remove power add to those of the card."""
        table = with_tokens(battle(ICON, attack=6, hands=(("wrench", "frying-pan"),)), ed=1, jessie=1)
        play(table, "attack a with ed using wrench", "link ed", "go on")
        play(table, "cover a a3", "cover a a2", "cover a b2")
        assert table.crew["ed"].damage == 6 - 1 - 1

        table.fight.foes[0].power = 3
        play(table, "attack a with jessie using frying-pan", "link jessie", "go on")
        assert table.fight.foes[0].power == 2

    def test_tokens_may_be_returned(self) -> None:
        """DS-SYNG-003: a character holds several and may return one unused; who has none cannot."""
        table = play(with_tokens(battle(ICON), ed=3), "return synergy of ed")

        assert tokens(table) == {"ed": 2}
        assert refused(table, "return synergy of claire").rule == "DS-SYNG-003"

    def test_none_is_kept_after_combat(self) -> None:
        """DS-SYNG-003: Ed with 3 tokens at victory has 0."""
        table = play(blow(with_tokens(battle("H ."), ed=3), 1, name="jessie"), "cover a a1")

        assert table.combat is None
        assert tokens(table) == {}

    def test_nor_after_a_defeat(self) -> None:
        """DS-SYNG-003: all are removed when combat ends, however it ends."""
        table = with_tokens(battle("H D", D="deal-all-9"), ed=3)

        assert tokens(play(table, "end attacks")) == {}

    def test_after_damage_was_added(self) -> None:
        """DS-SYNG-002: with 1 damage added by a card the token can still be spent, on top of it."""
        table = with_tokens(battle(ICON, hands=(("bowie-knife",),)), claire=1)
        play(table, "attack a with claire using bowie-knife")
        table.assault.bonus = 1
        play(again(table), "link claire", "go on")

        assert told(table, "deals") == [("claire", 3 + 1 + 1)]

    def test_the_fallen_may_return_theirs(self) -> None:
        """DS-SYNG-003: Ed at 0 health gives one of his 3 tokens back, and another."""
        table = fallen(with_tokens(battle(ICON), ed=3), "ed")

        assert tokens(play(table, "return synergy of ed", "return synergy of ed")) == {"ed": 1}


class TestOtherDamage:
    """DS-SYNG-005."""

    def test_splash_counts_for_the_attacker(self) -> None:
        """DS-SYNG-005: an icon covered by splash gives a token to anyone but the attacker."""
        table = play(blow(battle(". .|H .", "S H|. ."), 2), "cover a a2", "cover b a1")
        assert refused(table, "token ed").rule == "DS-SYNG-001"

        assert tokens(play(table, "token miguel")) == {"miguel": 1}

    def test_a_torch_gives_it_to_anyone(self) -> None:
        """DS-SYNG-005: a torch covers a synergy square; 1 token goes to any one character."""
        table = stock(battle(ICON), torch=1)
        play(table, "use torch deal by p1", "target a", "cover a a1")

        assert offered(table)[:5] == [f"token {name}" for name in ("claire", "ed", "ezarius", "jessie", "miguel")]
        assert tokens(play(table, "token ed")) == {"ed": 1}

    def test_the_user_places_it_and_picks(self) -> None:
        """DS-SYNG-005: seat 2 uses the torch, so seat 2 places the damage and the token."""
        table = stock(on_map(2), torch=1)
        fight(foe(table, "a", ICON), "a", hands=(("whip",), ("wrench",)))
        play(table, "use torch deal by p2")
        assert waiting(table)[1] == 1

        play(table, "target a")
        assert waiting(table)[1] == 1

        play(table, "cover a a1")
        assert waiting(table)[1] == 1

    def test_a_card_of_a_character_lets_its_player_pick(self) -> None:
        """DS-SYNG-005: damage of an equipped card is no attack either; its bearer may take the token."""
        table = wear(tire(battle(ICON, players=2, hands=((), ("wrench",))), miguel=1), "miguel", "fire-trap-1")
        play(table, "activate fire-trap-1 deal", "target a", "cover a a1", "cover a a2")

        assert waiting(table)[1] == 1
        assert tokens(play(table, "token miguel")) == {"miguel": 1}

    def test_in_the_middle_of_an_attack(self) -> None:
        """DS-SYNG-005: damage apart from the attack under way may give even the attacker a token."""
        table = own(tire(battle(ICON, hands=(("pistol",),)), claire=1), 0, "eternal-geode")
        play(table, "attack a with ed using pistol", "roll 1", "play eternal-geode deal", "target a")
        play(table, "cover a a1", "cover a a2", "cover a a3", "token ed")
        assert tokens(table) == {"ed": 1}

        play(table, "go on")
        assert told(table, "deals") == [("ed", 3)]

    def test_a_healed_icon_pays_again(self) -> None:
        """DS-SYNG-005: an icon uncovered by healing gives another token."""
        table = wound(battle("S K|. H", K="heal-self-1"), "a", "a1")
        play(table, "end attacks", "uncover a a1")
        assert covered(table, "a") == []

        play(blow(table, 1), "cover a a1", "token claire")
        assert tokens(table) == {"claire": 1}
