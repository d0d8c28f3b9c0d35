"""The skies in words: results of draws, what a status means, the log, boxes, and quests that not all may read."""

from __future__ import annotations

import pytest

from sleeping_gods.effects.terms import STATUSES
from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.play import options
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.chapters.statuses import GainStatus
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.presentation.odds import Odds
from sleeping_gods.presentation.odds_counter import odds
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.skies import details, draws, families, phase
from sleeping_gods.presentation.skies.cards import new_quests, quest_words
from sleeping_gods.presentation.skies.names import SAYINGS, name_of, square_word
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.presentation.skies.sayings import level_line
from sleeping_gods.presentation.skies.story import choice_detail
from sleeping_gods.skies.chapters.flight import MovePlane
from sleeping_gods.terminal.render_context import RenderContext
from sleeping_gods.terminal.skies.view import SkiesView
from sleeping_gods.wording.terms import term

from ..bed import again, doing, hold, play, refused
from ..skies.tables import ail, exploring, fight, hurt, on_map, own, quest, stands, stock, wear

ENGLISH, FRENCH = (localizer_of("skies", lang) for lang in WHOLE)
VIEW, VIEW_LOOK = SkiesView(), RenderContext()
TELLER, FRENCH_TELLER = (presenter_of("skies", lang) for lang in WHOLE)


def plainly(said: str) -> str:
    """A French text with common spaces."""
    return said.replace("\u202f", " ")


class TestTerms:
    """What one knows of a choice before one takes it."""

    def test_an_obstacle_is_told_with_what_it_costs(self) -> None:
        """DS-EXPL-009: 58 (a) climbs, 58 (b) does not; told in each language."""
        table = play(exploring(on_map(), 58))

        assert choice_detail(ENGLISH, table, "a") == "ignore steep terrain, or lose 1 resource"
        assert (
            plainly(choice_detail(FRENCH, table, "a")) == "ignorez l'obstacle (terrain escarpé), ou perdez 1 ressource"
        )
        assert choice_detail(ENGLISH, table, "b") == ""

    def test_a_note_stands_once_beside_the_place_that_it_is_about(self) -> None:
        """The detail of exploring names the note of the players once."""
        table = on_map()
        explored = next(choice for choice in options(table) if choice[0] == "explore")
        table.log.notes[explored[1]] = "come back with honey"

        assert TELLER.detail(table, explored).count("come back with honey") == 1


class TestDraws:
    """What a draw leads to is a word of no language; a localizer says it."""

    def test_a_flight_harms_or_not(self) -> None:
        """The same odds in both languages."""
        table = on_map()
        known = odds(VIEW, table, ("fly", "to", "geysers"))

        assert known is not None
        assert {"no-damage", "damage-1"} <= {*known.results}
        assert known.short(ENGLISH).startswith("no damage ")
        assert known.short(FRENCH).startswith("aucun dégât ")

    def test_results_are_counted(self) -> None:
        """One and many of health and damage."""
        known = Odds({"health-1": 1, "health-2": 1}, 2)

        assert known.short(ENGLISH) == "1 health: 50%, 2 health: 50%"
        assert plainly(known.short(FRENCH)) == "1 point de santé : 50 %, 2 points de santé : 50 %"
        assert Odds({"deals-0": 1}, 1).long(ENGLISH) == "deals 0 100% (1 of 1)"
        assert plainly(Odds({"damage-3": 1, "no-damage": 3}, 4).long(FRENCH)) == (
            "aucun dégât 75 % (3 sur 4), 3 dégâts 25 % (1 sur 4)"
        )

    @pytest.mark.parametrize("status", STATUSES)
    def test_a_status_is_explained_where_somebody_gains_it(self, status: str) -> None:
        """By its name and what it does."""
        table = doing(on_map(), GainStatus(status))
        (english,), (french,) = draws.context(ENGLISH, table), draws.context(FRENCH, table)

        assert english.lower().startswith(term("status", status, "en"))
        assert plainly(french).lower().startswith(f"{term('status', status, 'fr')} :")

    def test_a_repair_is_explained_and_summed(self) -> None:
        """Before the draw, with what taking part costs, and after it."""
        table = on_map()
        table.plane_health = 2
        play(again(table), "repair", "join miguel")

        assert draws.context(FRENCH, table)[0].startswith("Le résultat de SAVOIR-FAIRE rend de la santé à l'avion")
        assert draws.context(ENGLISH, table)[0].endswith("Each who takes part pays 1 stamina.")


class TestNames:
    """Names and places in both languages."""

    @pytest.mark.parametrize(
        ("box", "english", "french"),
        [
            ("boss:4", "boss ", "boss "),
            ("treasure:3", "treasure 3", "carte au trésor 3"),
            ("ending:dawn", "ending dawn", "fin «\u202fdawn\u202f»"),
            ("passenger:x", "passenger x", "passager x"),
            ("totem:x", "totem x", "totem x"),
            ("old-box", "old box", "old box"),
        ],
    )
    def test_a_box_of_the_achievement_sheet(self, box: str, english: str, french: str) -> None:
        """By its group and its name."""
        table = on_map()

        assert str(SAYINGS["box"](ENGLISH, table, 0, (box,))).startswith(english)
        assert str(SAYINGS["box"](FRENCH, table, 0, (box,))).startswith(french)

    def test_a_card_with_only_skill_and_fate_is_called_by_its_skill(self) -> None:
        """It has no name: in choices and hands the skill stands for it."""
        table = hold(on_map(), 0, "plain-craft-6", "dare-2")

        assert SkiesPresenter().label(table, ("drop", "plain-craft-6")) == "Discard Craft (fate 6)"
        assert SkiesPresenter("fr").label(table, ("drop", "plain-craft-6")) == "Défausser Savoir-faire (destin 6)"
        assert name_of(ENGLISH, table, "dare-2").startswith("Dare (moxie, fate ")

    def test_what_is_dealt(self) -> None:
        """With its article."""
        table = on_map()

        assert [SAYINGS["pile"](localizer, table, 0, ()) for localizer in (ENGLISH, FRENCH)] == [
            "an ability card",
            "une carte Compétence",
        ]
        assert [SAYINGS["mark"](FRENCH, table, 0, (mark,)) for mark in ("river", "?")] == ["une rivière", ""]

    def test_time_that_is_left_is_counted(self) -> None:
        """Five at the start of a turn; of one, French speaks in the singular."""
        table = on_map()
        last = on_map()
        last.spent = 4

        assert SAYINGS["time"](ENGLISH, table, 0, ()) == "5 time left"
        assert SAYINGS["time"](FRENCH, table, 0, ()) == "5 temps restants"
        assert SAYINGS["time"](FRENCH, last, 0, ()) == "1 temps restant"

    def test_where_claire_is(self) -> None:
        """On a page or at a distant location, with the plane or without."""
        table = on_map()

        assert phase.place(FRENCH, table).endswith(" avec l'avion")
        assert phase.place(FRENCH, stands(table, "2:a1")) == "page 2:a1"
        assert square_word(FRENCH, table, "sapphire-pass") == name_of(FRENCH, table, "sapphire-pass") == "Col de Saphir"

    @pytest.mark.parametrize(
        ("line", "english", "french"),
        [("start normal", "start normal", "normal au départ"), ("turn 7 hard", "turn 7 hard", "difficile au tour 7")],
    )
    def test_the_levels_on_the_log(self, line: str, english: str, french: str) -> None:
        """The first, and those it was changed to."""
        assert [level_line(localizer, line) for localizer in (ENGLISH, FRENCH)] == [english, french]


class TestDetails:
    """What stands beside a choice."""

    def test_a_flight_that_takes_no_time(self) -> None:
        """Where a story moves the plane."""
        table = doing(on_map(), MovePlane(0))

        assert details.detail(ENGLISH, table, ("fly", "to", "geysers")).startswith("no time, 1 fuel; 1 space")
        assert details.detail(FRENCH, table, ("fly", "to", "geysers")).startswith("sans dépense de temps, 1 unité")

    @pytest.mark.parametrize(
        ("worn", "english", "french"),
        [
            ((), "", ""),
            (
                ("snare-2",),
                " (1 more for the card of the same skill already on Ed)",
                " (1 de plus pour la carte de même compétence déjà sur Ed)",
            ),
            (
                ("snare-2", "padding-7"),
                " (2 more for the cards of the same skill already on Ed)",
                " (2 de plus pour les cartes de même compétence déjà sur Ed)",
            ),
        ],
    )
    def test_what_equipping_costs_and_why(self, worn: tuple[str, ...], english: str, french: str) -> None:
        """DS-EQIP-005: the printed price, and what is added for cards of the same skill, in refusal and choice."""
        table = wear(hold(on_map(), 0, "plain-craft-6"), "ed", *worn)
        cards = 1 + len(worn)
        reason = refused(table, "equip plain-craft-6 on ed")
        hold(table, 0, "dare-2", "barter-5", "belay-5")
        paid = details.detail(ENGLISH, table, parse("equip plain-craft-6 on ed"))

        assert f"costs {cards} card" in (said := SkiesPresenter().reason(table, reason))
        assert said.endswith(f"from the same hand{english}, and never pays for itself")
        assert f"de la même main{french}, et" in SkiesPresenter("fr").reason(table, reason)
        assert paid.startswith(f"discards {cards} other card")
        assert ("of the same skill already there" in paid) == bool(worn)

    @pytest.mark.parametrize("players", [1, 2])
    def test_the_bonus_token_of_a_turn_that_ends_early(self, players: int) -> None:
        """It goes to whoever plays next."""
        table = on_map(players)
        table.spent = 4
        told = details.detail(ENGLISH, table, ("end", "turn")), plainly(details.detail(FRENCH, table, ("end", "turn")))

        assert told[0].startswith("1 time left: ")
        assert told[1].startswith("encore 1 temps : ")

    def test_an_attack_that_only_takes_power(self) -> None:
        """No damage is said to be none."""
        table = fight(on_map(), "tax-weasel", hands=(("whip",),))
        harmless = next(
            card.id for card in table.pack.adventures.values() if card.combat and card.combat.damage is None
        )
        choice = ("attack", "tax-weasel", "with", "ed", "using", harmless)

        assert details.detail(ENGLISH, table, choice).startswith("no damage, ")
        assert details.detail(FRENCH, table, choice).startswith("aucun dégât, ")

    @pytest.mark.parametrize(
        ("choices", "english", "french"),
        [
            (("heal ed", "heal jessie"), "Heal Ed, Jessie", "Soigner Ed, Jessie"),
            (("refresh ed",), "Give stamina to Ed", "Rendre de l'endurance à Ed"),
            (("lose torch", "lose rope"), "Lose torch, rope", "Perdre : torche, corde"),
            (("afflict ed with venom",), "Put it on Ed", "Donner cet état à Ed"),
            (("pay rope for torch",), "Pay rope for torch", "Payer corde (requis : torche)"),
            (("travel north", "travel west"), "Travel north, west", "Se déplacer : nord, ouest"),
            (("place ed on a", "place jessie on a"), "Ed, Jessie on (a)", "Ed, Jessie sur (a)"),
        ],
    )
    def test_choices_of_a_family_are_told_together(self, choices: tuple[str, ...], english: str, french: str) -> None:
        """What is done, and to whom or what."""
        table, made = on_map(), [tuple(line.split()) for line in choices]

        assert families.subject(ENGLISH, table, made) == english
        assert plainly(families.subject(FRENCH, table, made)) == french


class TestTotems:
    """What a totem costs is said before it is paid."""

    def test_what_stands_in_is_named(self) -> None:
        """DS-TOTM-004: nothing where the set is there; one dearer kind by its name, several as a choice."""
        table = quest(stock(on_map(), bloodflower=1, ice_diamond=1), 101)
        dearer = quest(stock(on_map(), gergon_leaf=1, ice_diamond=1), 101)
        several = quest(stock(on_map(), gergon_leaf=1, fire_quartz=1, ice_diamond=1), 101)
        awaken = ("awaken", "101", "by", "p1")

        assert "instead" not in TELLER.detail(table, awaken)
        assert TELLER.detail(dearer, awaken).endswith("; 1 gergon leaf pays instead of 1 bloodflower")
        assert TELLER.detail(several, awaken).endswith("1 gergon leaf or 1 fire quartz pays instead of 1 bloodflower")
        assert FRENCH_TELLER.detail(dearer, awaken).endswith("à la place de 1 fleur de sang")

    def test_it_waits_for_what_cannot_be_paid(self) -> None:
        """DS-TOTM-004: a dearer kind in hand is as good, unless the set needs it itself."""
        able = quest(stock(on_map(), gergon_leaf=1, ice_diamond=1), 101)
        short = quest(stock(on_map(), gergon_leaf=1), 101)

        assert TELLER.quest_waits(able, 101) == ""
        assert "bloodflower" in TELLER.quest_waits(short, 101)


class TestQuests:
    """Quests that were found in an encounter."""

    def test_only_the_finders_read_a_quest(self) -> None:
        """DS-WAND-009: the others learn who they are."""
        before = on_map(3)
        after = quest(before.clone(), 41)
        after.silent = {"41": [0, 1]}

        assert quest_words(FRENCH, after, 41, (2,)) == "À lire en silence par qui l'a trouvée."
        assert quest_words(FRENCH, after, 41, (2, 1)) != quest_words(FRENCH, after, 41, (2,))
        assert new_quests(ENGLISH, before, after, Audience((2,)))[0].endswith(
            "is read by Ana and Ben: seat Ana, then quests."
        )
        assert new_quests(FRENCH, before, after, Audience((2,)))[0].endswith("Ana et Ben (place Ana, puis quêtes).")


@pytest.mark.parametrize("lang", WHOLE)
class TestPieces:
    """Pieces are called by their names in the language of the table."""

    def test_every_piece_says_its_name_and_how_it_stands(self, lang: Lang) -> None:
        """In a fight with a boss, with cards and goods."""
        table = fight(stock(own(ail(hurt(on_map(), ed=2), "ed", "venom"), 0, "toolbox"), rope=2), boss=4)
        found = {piece.name: piece for piece in SkiesView(lang).pieces(table, VIEW_LOOK.audience)}
        plane = found["The Late Delivery" if lang == "en" else "La Livraison tardive"]

        assert ("plane" if lang == "en" else "avion") in plane.also
        assert found["Ed"].says[0].startswith("Health 6 of 8" if lang == "en" else "6 points de santé sur 8")
        assert any("2" in text for text in found["Rope" if lang == "en" else "Corde"].says)
