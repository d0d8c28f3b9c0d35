"""The fight as a section of the scene: the row, twins, what a square takes away, what is coming, and who can be hit."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.play import apply
from sleeping_gods.languages import Lang
from sleeping_gods.presentation.audience import SOFA, SPECTATOR
from sleeping_gods.presentation.marks import remove_marks
from sleeping_gods.presentation.odds_counter import odds
from sleeping_gods.presentation.party.forced import forced_answer
from sleeping_gods.presentation.party.placeable_damage import placeable_damage
from sleeping_gods.presentation.piece import pieces_called
from sleeping_gods.presentation.scene.fight import EnemyState, FightState
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.sea.enemies import enemy_name
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.blows import coming_back, damage_range, strike_back, synergy_damage
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.combat_setup import StartCombat
from sleeping_gods.skies.effects.journey import op_mark
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.story.printed import Name

from ..bed import again, doing, fate_line, play, told
from ..sea import fights as sea_fights
from ..sea import tables as sea
from ..skies import fights as skies_fights
from ..skies import tables as skies
from .walking import stale

SEA, SKIES = SeaPresenter(), SkiesPresenter()
MER, CIEL = SeaPresenter("fr"), SkiesPresenter("fr")


def seen(presenter: SeaPresenter | SkiesPresenter, table: SeaTable | SkiesTable) -> FightState:
    """The section, which is there."""
    found: FightState | None = presenter.sections["fight"].tell(presenter, table, SOFA)  # type: ignore[arg-type]  # one of the two
    assert found is not None
    return found


def enemy(presenter: SeaPresenter | SkiesPresenter, table: SeaTable | SkiesTable, ref: str) -> EnemyState:
    """One card of the row."""
    return next(enemy for enemy in seen(presenter, table).enemies if enemy.ref == ref)


def harkians(*more: str) -> SkiesTable:
    """Two warriors of one name, perhaps with others."""
    return skies.fight(skies.on_map(), "harkian", "harkian-2", *more, hands=(("fire-axe", "wrench"),))


def three_imps() -> SeaTable:
    """Three cards with one face, as a pack numbers them."""
    table = sea.at_sea()
    face = table.pack.enemies["bilge-imp"]
    name = face.name
    for copy in (2, 3):
        sea.foe(table, f"bilge-imp-{copy}", "H . .|. . .|. . .")
        cards = dict(table.pack.enemies)
        cards[f"bilge-imp-{copy}"] = dataclasses.replace(
            face,
            id=f"bilge-imp-{copy}",
            name=Name({lang: f"{text} {copy}" for lang, text in name.texts.items()}),
            copy=copy,
        )
        table.pack = dataclasses.replace(table.pack, enemies=cards, bound=None)
        table.bound = bind(table.pack)
    return sea.fight(table, "bilge-imp-3", "bilge-imp", "bilge-imp-2")


class TestRow:
    """The row square by square."""

    def test_outside_of_a_fight_there_is_none(self) -> None:
        """In both games, whoever looks."""
        assert SEA.sections["fight"].tell(SEA, sea.at_sea(), SPECTATOR) is None
        assert SKIES.sections["fight"].tell(SKIES, skies.on_map(), SPECTATOR) is None

    def test_squares_say_what_covering_them_takes_away(self) -> None:
        """Hearts, bonuses, synergy and abilities, in words and as data."""
        table = sea_fights.facing("H S F|A2 . .|. . .", F="flying")
        cells = enemy(SEA, table, "a").cells

        assert [cell.text for cell in cells[:4]] == ["heart", "synergy", "flying", "+2 damage"]
        assert [(cell.ref, cell.heart, cell.bonus, cell.synergy, cell.abilities) for cell in cells[:4]] == [
            ("a1", 1, 0, False, ()),
            ("a2", 0, 0, True, ()),
            ("a3", 0, 0, False, ("flying",)),
            ("b1", 0, 2, False, ()),
        ]

    def test_a_square_names_the_choice_that_covers_it(self) -> None:
        """Those that may be covered next, and no others; the choice can be sent back as it is."""
        table = skies_fights.blow(skies_fights.battle("H . .|. . ."), 2)
        cells = {cell.ref: cell for cell in enemy(SKIES, table, "a").cells}

        assert cells["a1"].choice == "cover a a1"
        apply(table, parse(cells["a1"].choice))
        cells = {cell.ref: cell for cell in enemy(SKIES, table, "a").cells}
        assert (cells["a1"].covered, cells["a1"].choice, cells["b3"].choice) == (True, "", "")
        assert cells["b1"].choice == "cover a b1"

    def test_covered_abilities_leave_the_marks(self) -> None:
        """Only what still works is explained."""
        table = sea_fights.facing("H F V|. . .|. . .", F="flying", V="venom")
        before = [key for key, _, _ in enemy(SEA, table, "a").abilities]
        sea_fights.wound(table, "a", "a2")

        assert before == ["flying", "venom"]
        assert [key for key, _, _ in enemy(SEA, table, "a").abilities] == ["venom"]

    def test_a_legend_helps_until_the_first_blow(self) -> None:
        """In both games; signs are the client's own."""
        table, other = sea_fights.facing("H . .|. . .|. . ."), skies_fights.battle("H . .")

        assert seen(SEA, table).show_legend
        assert seen(SKIES, other).show_legend
        assert "{heart}" in seen(SEA, table).legend[0]
        assert "{covered}" in seen(SKIES, other).legend[0]
        assert not seen(SEA, sea_fights.wound(table, "a", "a2")).show_legend
        assert not seen(SKIES, skies_fights.wound(other, "a", "a2")).show_legend


class TestTwins:
    """Enemies of one printed name have numbers, where more than one of them stands in the row."""

    @pytest.mark.parametrize(("presenter", "name"), [(SKIES, "Harkian Warrior"), (CIEL, "Guerrier harkien")])
    def test_two_of_a_name(self, presenter: SkiesPresenter, name: str) -> None:
        """In the row, in labels, in grids, in sentences, as pieces, and in what happened."""
        table = harkians("tax-weasel")
        row = seen(presenter, table)

        assert [enemy.name for enemy in row.enemies][:2] == [f"{name} 1", f"{name} 2"]
        assert not row.enemies[2].name[-1].isdigit()
        assert f"{name} 2" in presenter.label(table, parse("attack harkian-2 with ed using fire-axe"))
        assert f"{name} 1" in [title for title, _ in presenter.grids(table, table.offered)[0].rows]
        assert row.spoken[1].startswith(f"{name} 2")
        assert [
            piece.name for piece in pieces_called(presenter.pieces(table, SOFA), name, presenter.localizer.lang)
        ] == [
            f"{name} 1",
            f"{name} 2",
        ]
        assert f"{name} 2" in presenter.log_event(table, ("power-removed", "harkian-2", 1))

    def test_one_alone_has_no_number(self) -> None:
        """Nor has the one that is left when the other is beaten, who is still told apart when that is told."""
        alone = skies.fight(skies.on_map(), "harkian-2", "tax-weasel")
        table = harkians()
        table.fight.foes.pop()

        assert enemy(SKIES, alone, "harkian-2").name == "Harkian Warrior"
        assert enemy(SKIES, table, "harkian").name == "Harkian Warrior"
        assert "Harkian Warrior 2" in SKIES.log_event(table, ("beaten", "harkian-2"))

    def test_the_first_that_is_laid_out_is_numbered_if_its_twin_follows(self) -> None:
        """Its number is that of the card, not of its place."""
        table = doing(skies.on_map(), StartCombat(("harkian", "harkian-2"), 0, "", ""))
        play(table, "lay harkian-2")

        assert "Harkian Warrior 2" in SKIES.log_event(table, ("laid", "harkian-2"))

    @pytest.mark.parametrize(("presenter", "name"), [(SEA, "Bilge Imp"), (MER, "Diablotin de cale")])
    def test_cards_with_one_face_at_sea(self, presenter: SeaPresenter, name: str) -> None:
        """SG-COMP-023: the pack numbers them from the second on; here the first has a number, one alone has none."""
        table = three_imps()

        assert [enemy.name for enemy in seen(presenter, table).enemies] == [f"{name} 3", f"{name} 1", f"{name} 2"]
        table.fight.foes[1:2] = []
        assert [enemy.name for enemy in seen(presenter, table).enemies] == [f"{name} 3", f"{name} 2"]
        table.fight.foes.pop()
        assert enemy_name(presenter.localizer, table, "bilge-imp-3") == name
        assert presenter.grids(again(table), table.offered)[0].columns == (name,)


class TestStrikes:
    """What comes back is what the engine would deal."""

    @pytest.mark.parametrize(("lang", "said"), [("en", "strikes back for 3"), ("fr", "riposte pour 3")])
    def test_anybody_is_struck_for_what_is_uncovered(self, lang: Lang, said: str) -> None:
        """SG-COMBAT-039: the figure and every bonus, less what is covered."""
        presenter = SeaPresenter(lang)
        table = sea_fights.facing("H A2 .|. . .|. . .", strike=1)

        assert plain(enemy(presenter, table, "a").counterattack) == said
        sea_fights.wound(table, "a", "a2")
        assert plain(enemy(presenter, table, "a").counterattack) == said.replace("3", "1")

    def test_the_attacker_is_named_and_the_weapon_blocks(self) -> None:
        """SG-WEAPON-006: as it will happen; afterwards it has struck."""
        table = sea_fights.facing("H H .|. . .|. . .", strike=3, defense=9)
        play(table, "attack a with laurent using club")
        block = table.pack.crew["laurent"].weapon.block
        said = plain(enemy(SEA, table, "a").counterattack)

        assert said == "strikes back at Laurent for 3" + (f", {block} of it blocked by the weapon" if block else "")

    def test_first_strike_is_told(self) -> None:
        """SG-ENEMY-013, DS-ENAB-009: until it is covered."""
        table = sea_fights.facing("H F .|. . .|. . .", strike=2, F="first-strike")
        other = skies_fights.battle("H F .", attack=2, F="first-strike")

        assert plain(enemy(SEA, table, "a").counterattack) == "strikes first for 2"
        assert plain(enemy(SKIES, other, "a").counterattack) == "strikes first for 2"
        assert plain(enemy(SKIES, skies_fights.wound(other, "a", "a2"), "a").counterattack) == "strikes back for 2"

    def test_in_the_skies_removed_power_and_block_are_counted(self) -> None:
        """DS-ATTK-012, DS-ATTK-014: what is told before the window closes is what is taken."""
        table = skies_fights.power(skies_fights.battle("H H H|. . .", "H . .", attack=3), a=2)
        skies.wear(table, "ed", "clear-shot-1")
        skies.arm(table, "fire-axe", (), damage=1, remove=1, block=2)
        play(table, "attack a with ed using fire-axe")

        assert plain(enemy(SKIES, table, "a").counterattack) == "strikes back at Ed for 2"
        play(table, "go on", "cover a a1")
        assert table.crew["ed"].damage == 2

    def test_everybody_is_told_of_what_hits_all(self) -> None:
        """DS-ENAB-005: in both languages."""
        table = skies_fights.battle("H C .", attack=1, C="counter-all-2")

        assert plain(enemy(SKIES, table, "a").counterattack) == "strikes back for 1 and deals 2 to everybody"
        assert plain(enemy(CIEL, table, "a").counterattack) == "riposte pour 1 et inflige 2 à tout le monde"


class TestComing:
    """What the enemies will do, and who can be hit."""

    def test_at_sea_each_enemy_deals_damage_when_the_round_ends(self) -> None:
        """SG-COMBAT-053, SG-ENEMY-008: with what neighbours add; who has acted is not told again."""
        table = sea_fights.facing("H A .|. . .|. . .", "H N .|. . .|. . .", strike=1, N="adjacent-damage-1")

        assert plain(seen(SEA, table).incoming) == "When the round ends: a deals 3, b deals 1"
        play(table, "end attacks")
        assert plain(seen(SEA, table).incoming) == "When the round ends: b deals 1"

    def test_in_the_skies_they_gain_power_and_use_abilities(self) -> None:
        """DS-ENDR-004: what is covered is no longer told."""
        table = skies_fights.battle("H P V", "H . .", V="venom")

        assert plain(seen(SKIES, table).incoming) == "When the round ends: a: +1 power, venom"
        skies_fights.wound(table, "a", "a2")
        assert plain(seen(SKIES, table).incoming) == "When the round ends: a: venom"
        skies_fights.wound(table, "a", "a3")
        assert plain(seen(SKIES, table).incoming) == ""

    def test_health_fatigue_and_statuses_are_in_sight(self) -> None:
        """Of everybody, also of the fallen; whoever is being hit is marked."""
        table = sea_fights.facing("H H .|. . .|. . .", strike=2)
        table.crew["kannan"].fatigue, table.crew["kannan"].statuses = 2, ("venom",)
        sea_fights.left(table, "marco", 0)
        people = {one.ref: one for one in seen(SEA, table).party}

        assert (people["kannan"].health, plain(people["kannan"].state)) == (5, "fatigue 2, venom")
        assert people["marco"].health == 0
        assert "Kannan 5/5 (fatigue 2, venom)" in seen(SEA, table).party_text

    def test_stamina_and_tokens_in_the_skies(self) -> None:
        """Stamina is told where some is gone."""
        table = skies.tire(harkians(), ed=1)
        table.crew["claire"].synergy = 1
        people = {one.ref: plain(one.state) for one in seen(SKIES, table).party}

        assert (people["ed"], people["claire"], people["jessie"]) == ("stamina 1 of 3", "1 synergy token", "")


class TestOneSentence:
    """What is said once is said once, and nothing contradicts it."""

    @staticmethod
    def hit(block: int, *, more: bool) -> SkiesTable:
        """Ed is struck for 3; so much is blocked already."""
        table = skies_fights.battle("H H H|. . .", attack=3)
        table = skies.wear(table, "ed", "stand-firm-4") if more or not block else table
        skies.arm(table, "fire-axe", (), damage=1, block=block)
        play(table, "attack a with ed using fire-axe")
        return play(table, "cover a a1") if ("cover", "a", "a1") in table.offered else table

    def test_a_hit_and_its_block_are_one_sentence(self) -> None:
        """Nothing stands beside the question; what is blocked is in it."""
        table = self.hit(0, more=True)

        assert SKIES.question(table) == "Ed is hit for 3 damage. Block?"
        assert SKIES.context(table) == []
        assert SKIES.detail(table, parse("activate stand-firm-4 block")).endswith("blocks 1 of 3")
        assert CIEL.detail(table, parse("activate stand-firm-4 block")).endswith("pare 1 sur 3")
        play(table, "activate stand-firm-4 block")
        assert told(table, "unharmed") == []

    def test_a_free_block_is_what_one_takes_who_says_nothing(self) -> None:
        """DS-ABCA-012: it comes before taking the hit, once; then the hit is told with what is left of it."""
        table = skies.wear(self.hit(0, more=True), "ed", "take-the-blow-6")
        first = SKIES.sections["menu"].tell(SKIES, again(table), SOFA).default_choice

        assert "leaves something free unused" in SKIES.detail(table, ("take", "hit"))
        play(table, first)
        assert SKIES.question(table) == "Ed is hit for 3 damage, 1 of it blocked. Block more?"
        assert plain(seen(SKIES, table).incoming) == "Ed: 3 come back, 2 blocked"
        assert [one.ref for one in seen(SKIES, table).party if one.targeted] == ["ed"]
        second = SKIES.sections["menu"].tell(SKIES, table, SOFA).default_choice
        assert {first, second} == {"activate stand-firm-4 block", "activate take-the-blow-6 block"}
        play(table, second)
        assert table.crew["ed"].damage == 1 or SKIES.free(table) is None

    def test_a_hit_at_sea(self) -> None:
        """SG-COMBAT-041: what is blocked stands in the question, also when it is all of it."""
        table = sea.give_command(sea_fights.facing("H H .|. . .|. . .", strike=3, defense=9), 6)
        play(table, "attack a with rafael using boat-hook")
        play(table, fate_line(table, 2))
        while type(table.agenda[-1]).__name__ != "Block":
            apply(table, table.offered[0])
        amount = 3 - table.pack.crew["rafael"].weapon.block

        assert SEA.question(table) == f"Rafael is hit for {amount}. Block?"
        assert "blocks 2 of 2" in SEA.detail(table, parse("activate rafael block"))
        play(table, "activate rafael block")
        if type(table.agenda[-1]).__name__ == "Block":
            assert SEA.question(table) == SEA.statement(table) == f"Rafael is hit for {amount}, all of it blocked."

    def test_all_of_it_blocked_is_no_question(self) -> None:
        """In both languages, in both games."""
        voices = [(SKIES.localizer, ", all of it blocked."), (CIEL.localizer, ", tout est paré.")]

        for localizer, said in voices:
            assert localizer.say("block_ask", left=0, block=3) == localizer.say("block_stand", left=0, block=3) == said
        assert SEA.localizer.say("block_stand", left=2, block=1) == ", 1 of it blocked; nothing can block the rest."

    def test_the_hearts_of_a_boss_pool_are_told_once(self) -> None:
        """DS-BUFF-006: in the title, not on each zone."""
        table = skies_fights.facing_boss("H . .", "H . .")
        skies_fights.buff(table, "head-50")
        skies_fights.buff(table, "arms-50", "thick-hide")
        row = seen(SKIES, table)

        assert row.title.endswith("its buffs still add 6 hearts in all")
        assert not any("heart" in plain(note) for one in row.enemies for note in one.notes)
        assert sum(1 for one in row.enemies if one.notes) == 2

    @pytest.mark.parametrize(("presenter", "said"), [(SKIES, "Boss is dead"), (CIEL, "Boss n'est plus")])
    def test_a_dead_boss_is_a_dead_boss(self, presenter: SkiesPresenter, said: str) -> None:
        """DS-BOSS-005: no zone of it is beaten alone; other enemies leave the row as ever."""
        table = skies_fights.facing_boss("H . .", "H . .")

        assert remove_marks(presenter.log_event(table, ("beaten", "head-50"))).startswith(said)
        assert "Tax Weasel" in SKIES.log_event(table, ("beaten", "tax-weasel"))

    def test_marks_end_with_the_track(self) -> None:
        """DS-JLOG-006: the ninth mark is told as none."""
        table = skies.on_map()
        faction = next(iter(table.marks))
        for _ in range(9):
            op_mark(table, None, faction, 1)

        assert table.marks[faction] == 8
        assert [values[-1] for values in told(table, "marked")] == [1, 2, 3, 4, 5, 6, 7, 8]
        assert told(table, "marked-full") == [(faction,)]
        assert "already" in SKIES.log_event(table, ("marked-full", faction))
        assert "déjà" in CIEL.log_event(table, ("marked-full", faction))


class TestWhatLands:
    """Damage that is shown is damage that can be dealt."""

    def test_block_is_taken_off_before_the_roll(self) -> None:
        """DS-ENAB-003: the odds of a rolled attack count what lands; this was told as the whole damage."""
        table = skies_fights.battle("H H H|B . .", B="block-2")
        skies.arm(table, "fire-axe", (), damage=2, die=True)
        found = odds(SKIES, table, parse("attack a with ed using fire-axe"))

        assert found is not None
        assert found.results == {
            f"deals-{points}": sum(1 for face in table.pack.die if max(0, face) == points)
            for points in {max(0, face) for face in table.pack.die}
        }

    def test_what_the_enemy_blocks_is_told(self) -> None:
        """DS-ENAB-003, DS-ENAB-020: after what is dealt; a card that ignores block meets none."""
        table = skies_fights.blow(skies_fights.battle("H H H|B . .", B="block-2"), 3)
        through = skies_fights.blow(skies_fights.battle("H H H|B . .", B="block-2"), 3, pierces=True)

        assert told(table, "enemy-blocks") == [("a", 2)]
        assert remove_marks(SKIES.log_event(table, ("enemy-blocks", "a", 2))) == "The a blocks 2 of it."
        assert told(through, "enemy-blocks") == []

    def test_no_more_lands_than_there_are_squares(self) -> None:
        """DS-DMGE-009: what finds no square is not shown."""
        table = skies_fights.battle("H . .|. . .")
        skies_fights.wound(table, "a", "a2", "b1", "b2")
        skies.arm(table, "fire-axe", (), damage=5)

        assert damage_range(table, "ed", "fire-axe", "a") == (2, 2)

    def test_neighbours_take_as_much_as_the_target(self) -> None:
        """DS-SPLS-002: half of it must lie on the target; a buff card takes some as well."""
        table = skies_fights.battle("H .", "H . .|. . .|. . .", level=2)

        assert placeable_damage(table, "a", 9) == 4
        skies_fights.buff(table, "a")
        assert placeable_damage(table, "a", 9) == 8

    def test_resist_at_sea(self) -> None:
        """SG-ENEMY-023: what a crew member deals loses a point for each resist that is uncovered."""
        table = sea_fights.facing("H H R|. . .|. . .", R="resist-1")
        damage = table.pack.crew["rafael"].weapon.damage
        attack = parse(f"attack a with rafael using {table.pack.crew['rafael'].weapon.id}")

        assert placeable_damage(table, "a", damage, "rafael") == damage - 1
        assert SEA.detail(table, attack).endswith(f", {damage - 1} of it can land")
        sea_fights.wound(table, "a", "a3")
        assert not SEA.detail(table, attack).endswith("land")

    def test_what_is_free_is_counted(self) -> None:
        """DS-ABCA-012: damage, power and block of equipped cards that cost nothing; a card once used no more."""
        table = skies_fights.power(skies_fights.battle("H H H|H H H", attack=3), a=2)
        skies.arm(table, "fire-axe", (), damage=2)
        target = table.fight.foes[0]
        plainly = damage_range(table, "ed", "fire-axe", "a"), coming_back(table, "ed", "fire-axe", target)
        skies.wear(table, "ed", "clear-shot-1", "shove-6", "stand-firm-4")

        assert plainly == ((2, 2), 5)
        assert damage_range(table, "ed", "fire-axe", "a") == (3, 3)
        assert coming_back(table, "ed", "fire-axe", table.fight.foes[0]) == 3
        assert coming_back(table, "jessie", "fire-axe", table.fight.foes[0]) == 4, "standing firm is for Ed alone"
        assert strike_back(table, "ed", "fire-axe", table.fight.foes[0]) == (4, 1), "what comes, what is blocked"

    def test_a_synergy_token_is_counted_where_the_card_can_use_it(self) -> None:
        """DS-ATTK-010: whoever holds a token is told what it would add; nobody else is."""
        table = skies_fights.battle("H H H|H H H", attack=3)
        skies.arm(table, "fire-axe", ("damage +2",), damage=2)
        assert synergy_damage(table, "ed", "fire-axe") == 0
        table.crew["ed"].synergy = 1

        assert synergy_damage(table, "ed", "fire-axe") == 2
        assert synergy_damage(table, "jessie", "fire-axe") == 0
        assert "2 more with the synergy token" in SKIES.detail(table, parse("attack a with ed using fire-axe"))

    @pytest.mark.parametrize("power", [0, 1, 2, 3])
    def test_no_more_power_is_taken_than_there_is(self, power: int) -> None:
        """DS-ATTK-012: a card that removes 2 power takes 1 of 1 and none of none; the attack itself comes back."""
        table = skies_fights.power(skies_fights.battle("H H H|H H H", attack=3), a=power)
        skies.arm(table, "fire-axe", (), damage=2, remove=2)

        assert coming_back(table, "ed", "fire-axe", table.fight.foes[0]) == 3 + power - min(power, 2)

    def test_what_is_shown_is_what_happens(self) -> None:
        """The attack is played out with all that is free."""
        table = skies_fights.power(skies_fights.battle("H H H|H H H", attack=3), a=2)
        skies.arm(table, "fire-axe", (), damage=2)
        skies.wear(table, "ed", "clear-shot-1", "shove-6", "stand-firm-4")
        shown = damage_range(table, "ed", "fire-axe", "a")
        back = coming_back(table, "ed", "fire-axe", table.fight.foes[0])
        play(table, "attack a with ed using fire-axe")
        for _ in range(12):
            if table.fight.attack is None:
                break
            free = SKIES.free(table)
            apply(table, free if free is not None else table.offered[0])

        assert shown == (3, 3)
        assert skies.foe_of(table, "a").covered.bit_count() == 3
        assert table.crew["ed"].damage == back == 3


class TestWon:
    """A fight that is won asks for nothing more."""

    def test_the_rest_of_the_damage_is_no_question(self) -> None:
        """SG-COMBAT-060: where it lies is all the same; while a heart is left it is not."""
        table = sea_fights.attack(sea_fights.facing("H . .|. . .|. . ."), "rafael", "a", 6)

        assert forced_answer(SEA, table) is None
        play(table, "cover a a1")
        answer = forced_answer(SEA, table)
        assert answer is not None
        assert answer[0] == "cover"
        for _ in range(9):
            if table.combat is None:
                break
            answer = forced_answer(SEA, table)
            assert answer is not None
            apply(table, answer)
        assert table.combat is None

    def test_tokens_serve_nobody_any_more(self) -> None:
        """SG-SYN-002: the token stays where it is; before the last enemy is beaten somebody is asked."""
        won = sea_fights.attack(sea_fights.facing("H S .|. . .|. . ."), "rafael", "a", 6, "cover a a1", "cover a a2")
        goes_on = sea_fights.attack(sea_fights.facing("H S .|H . .|. . ."), "rafael", "a", 6, "cover a a2")

        while won.combat is not None and ("keep", "synergy") not in won.offered:
            apply(won, won.offered[0])
        assert won.combat is not None
        assert forced_answer(SEA, won) == ("keep", "synergy")
        while ("keep", "synergy") not in goes_on.offered:
            apply(goes_on, goes_on.offered[-1])
        assert forced_answer(SEA, goes_on) is None

    def test_in_the_skies_a_square_may_still_matter(self) -> None:
        """DS-ENAB-005, DS-ATTK-004: the last counterattack comes, and covering what hits all makes it weaker."""
        table = skies_fights.blow(skies_fights.battle("H C .|. . .", C="counter-all-1"), 3)
        other = skies_fights.blow(skies_fights.battle("H . .|. . ."), 3)
        play(table, "cover a a1")
        play(other, "cover a a1")

        assert forced_answer(SKIES, table) is None
        assert forced_answer(SKIES, other) is not None
        play(table, "cover a a2")
        assert forced_answer(SKIES, table) is not None


class TestTelling:
    """The section hangs on what it says it hangs on."""

    @pytest.mark.parametrize("seed", range(3))
    def test_what_changes_is_told_again(self, seed: int) -> None:
        """Over random fights of both games."""
        table = sea.fight(sea.at_start(2), "flying-eye", "bilge-imp")
        other = skies.fight(skies.on_map(2), "harkian", "harkian-2", hands=(("fire-axe", "whip"), ("wrench",)))

        assert stale(SEA, "fight", table, seed, 60) == []
        assert stale(SKIES, "fight", other, seed, 60) == []


def test_a_lent_synergy_token_stands_with_whoever_holds_it() -> None:
    """SG-SYN-002: whose it is and what it gives; nothing for those who hold their own."""
    table = sea_fights.lend(three_imps(), "mac", "rafael")

    lent = {member.ref: plain(member.lent) for member in seen(SEA, table).party}
    assert lent["rafael"].startswith("Mac’s synergy: ")
    assert {name for name, words in lent.items() if words} == {"rafael"}


def test_an_enemy_says_what_an_attack_has_to_reach() -> None:
    """SG-COMBAT-016: the number that the sentence on its card has too."""
    foes = seen(SEA, three_imps()).enemies

    assert foes
    assert all(foe.defense > 0 and str(foe.defense) in plain(foe.stats) for foe in foes)


class TestWhoMayAct:
    """The question names everybody who may attack now, and ending the attacks is asked about first."""

    @pytest.mark.parametrize(("tokens", "who", "seats"), [([2, 1], "Ana and Ben", (0, 1)), ([0, 1], "Ben", (1,))])
    def test_all_that_can_attack_are_named(self, tokens: list[int], who: str, seats: tuple[int, ...]) -> None:
        """SG-COMBAT-008: tokens are used in any order, so nobody in particular is waited for."""
        table = sea_fights.facing("H . .|. . .|. . .", players=2)
        table.fight.tokens = tokens
        asks = SEA.sections["decision"].tell(SEA, again(table), SOFA)
        end = next(line for line in SEA.sections["menu"].tell(SEA, table, SOFA).own if line.notation == "end attacks")

        assert (asks.who, asks.seats, asks.seat) == (who, seats, table.captain)
        assert end.forgoes == f"{who} can still attack this round. End the attacks all the same?"

    def test_without_attacks_the_end_costs_nothing(self) -> None:
        """SG-COMBAT-009: with no token left nobody can attack."""
        table = sea_fights.facing("H . .|. . .|. . .", players=2)
        table.fight.tokens = [0, 0]
        menu = SEA.sections["menu"].tell(SEA, again(table), SOFA)
        asks = SEA.sections["decision"].tell(SEA, table, SOFA)

        assert [line.forgoes for line in menu.own if line.notation == "end attacks"] == [""]
        assert asks.seats == (asks.seat,) == (table.captain,)
