"""What is gained is shown with its text when it is gained; abilities are called by what they do."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.play import options
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.table.decisions import scene_of
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.marks import remove_marks
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.chapters.market import RevealMarket
from sleeping_gods.sea.chapters.port import Learn
from sleeping_gods.story.printed import Name
from sleeping_gods.terminal.skies.view import SkiesView

from ..bed import doing, effects, play
from ..sea import tables as sea
from ..skies import tables as skies
from .wandering import GAMES, PRESENTERS, wander

SEA, SKIES = SeaPresenter("en"), SkiesPresenter("en")


def news(presenter: Any, table: Any) -> list[str]:
    """What has just happened, in sentences."""
    return [said for one in table.log_events if (said := remove_marks(presenter.log_event(table, one)))]


class TestSea:
    """Cards, quests and level cards of the sea."""

    @pytest.mark.parametrize(
        ("lang", "said"),
        [
            ("en", "Gained the card Ropewalker's Harness. 1 command: +1 strength OR +1 perception OR block 1."),
            (
                "fr",
                "Carte gagnée\u202f: Harnais de funambule. 1 ordre\u00a0: +1 en force OU +1 en perception OU parez 1.",
            ),
        ],
    )
    def test_an_adventure_card(self, lang: Lang, said: str) -> None:
        """By its name and all that it says."""
        table = sea.at_sea()
        number = table.pack.adventures["ropewalkers-harness"].number
        effects(table, f"gain adventure {number}")

        assert said in news(SeaPresenter(lang), table)

    def test_a_quest(self) -> None:
        """Everybody may read it."""
        table = sea.at_sea()
        number = next(number for number in table.pack.quests if number not in table.quests)
        effects(table, f"gain quest {number}")
        quest = table.pack.quests[number]
        (said,) = [line for line in news(SEA, table) if line.startswith("Gained quest")]

        assert quest.title.en in said
        assert said.endswith(quest.text.en)

    def test_a_level_card(self) -> None:
        """SG-LEVEL-009: with the skill that it adds, when it is on offer and when it is learned."""
        table = sea.at_sea()
        table.xp = 30
        doing(table, Learn())

        assert SEA.detail(table, ("learn", "watchful")).endswith("+1. Draw 1 more search token and ignore its penalty")
        play(table, "learn watchful")
        (said,) = [line for line in news(SEA, table) if "learns" in line]
        assert said == "Laurent learns Watchful: Perception +1. Draw 1 more search token and ignore its penalty."

    def test_cards_on_offer(self) -> None:
        """The stall tells price and text as each card is laid out."""
        table = sea.at_sea()
        doing(table, RevealMarket(1))
        play(table, "reveal revolver")

        assert news(SEA, table)[-1] == (
            f"On offer: Revolver, {table.pack.adventures['revolver'].price} coins. +2 accuracy, 4 damage, block 2, "
            "discard an equipped perception card for +1 damage, ranged."
        )

    def test_a_card_drawn_is_shown_to_its_player_only(self) -> None:
        """SG-ABIL-005: others read that a card was drawn."""
        before = sea.at_start(2)
        after = sea.hold(before.clone(), 0, "bandage-1")

        assert SEA.gained(before, after, Audience((1,))) == []
        assert SEA.gained(before, after, Audience((0,))) == [
            "To hand: Bandage (savvy, fate 1), 2 command to equip. Instant: restore 2 health."
        ]

    @pytest.mark.parametrize(
        ("lang", "choice", "label", "detail"),
        [
            ("en", "activate gregory cure", "Gregory: remove venom", "2 command"),
            ("fr", "activate gregory cure", "Gregory\u202f: retirez l'état poison", "2 ordres"),
            (
                "en",
                "activate kasumi redraw",
                "Kasumi: redraw fate on a 1",
                "1 command, only for fate that you draw",
            ),
        ],
    )
    def test_an_ability_is_called_by_what_it_does(self, lang: Lang, choice: str, label: str, detail: str) -> None:
        """Its label says the effect, what stands beside it the price; the two abilities of a board differ."""
        table, presenter = sea.at_sea(), SeaPresenter(lang)
        words = parse(choice)
        uses = [use.choice for use in table.bound.uses[words[1]]]

        assert presenter.label(table, words) == label
        assert presenter.detail(table, words) == detail
        assert len({presenter.label(table, one) for one in uses}) == len(uses)

    def test_who_pays_for_a_card_is_said_where_several_could(self) -> None:
        """SG-CMD-010: anybody may activate an adventure card."""
        alone, two = sea.at_sea(), sea.at_sea(2)
        use = alone.bound.uses["gloria"][0]

        assert SEA.label(alone, use.by[0]) == "Gloria Walker: draw 2 ability cards"
        assert SEA.label(two, use.by[1]) == f"Gloria Walker: draw 2 ability cards ({two.names[1]})"

    def test_a_use_is_told_by_what_it_does(self) -> None:
        """Nobody is put to use."""
        table = sea.give_command(sea.at_sea(), 3)
        use = next(use for use in table.bound.uses["laurent"] if use.op == "gain")
        play(table, " ".join(use.choice))

        assert "Laurent: gain 1 meat." in news(SEA, table)


class TestSkies:
    """Cards, curses and quests of the skies."""

    @pytest.mark.parametrize(
        ("lang", "said"),
        [
            ("en", "Gained the card Cork Vest. Ignore treacherous water OR block 1."),
            ("fr", "Carte gagnée\u202f: Gilet de liège. Ignorez un obstacle\u00a0: eaux dangereuses OU parez 1."),
        ],
    )
    def test_an_adventure_card(self, lang: Lang, said: str) -> None:
        """By its name and all that it says."""
        table = skies.on_map()
        number = table.pack.adventures["cork-vest"].number
        effects(table, f"gain adventure {number}")

        assert said in news(SkiesPresenter(lang), table)

    @pytest.mark.parametrize(
        ("lang", "heard", "said"),
        [
            ("en", "", "The Bare Pip wakes."),
            ("en", "It was a seed.", "The Bare Pip wakes. It was a seed."),
            ("fr", "C'était une graine.", "Le pépin nu s'éveille. C'était une graine."),
        ],
    )
    def test_a_restored_totem(self, lang: Lang, heard: str, said: str) -> None:
        """DS-TOTM-001: by the name it had, with the words of the card that it becomes, which then is gained."""
        table = skies.quest(skies.stock(skies.on_map(), tundra_berry=1), 105)
        pip = dataclasses.replace(table.pack.adventures["winter-pip"], flavour=Name({"en": heard, "fr": heard}))
        skies.repack(table, adventures={**table.pack.adventures, "winter-pip": pip})
        play(table, "awaken 105 by p1", "pay tundra-berry for tundra-berry")
        told = news(SkiesPresenter(lang), table)

        assert pip.name.text_in(lang) in told[told.index(said) + 1]

    def test_a_curse(self) -> None:
        """What it tells and what it does."""
        table = skies.on_map()
        card = next(card for card in table.pack.adventures.values() if card.curse and card.curse.harder)
        effects(table, f"gain curse {card.id}")
        (said,) = [line for line in news(SKIES, table) if line.startswith("A curse lies on you")]

        assert card.name.en in said
        assert card.curse is not None
        assert card.curse.text.en in said
        assert said.endswith("need 1 more.")

    def test_a_quest_is_told_though_the_hand_is_shown(self) -> None:
        """DS-WAND-009: its text is read by those who may, also where the hand is drawn anyway."""
        view, before = SkiesView("en"), skies.at_start(2)
        after = before.clone()
        number = next(number for number in after.pack.quests if number not in after.quests)
        after.quests.append(number)
        text = after.pack.quests[number].text.en

        assert view.scenes.shows_hand(scene_of(after))
        assert [text in line for line in view.gained(before, after, Audience((0,)))] == [True]
        after.silent[str(number)] = [1]
        assert text not in " ".join(view.gained(before, after, Audience((0,))))
        assert text in " ".join(view.gained(before, after, Audience((1,))))

    @pytest.mark.parametrize(
        ("lang", "labels"),
        [
            ("en", ["Miguel: remove madness", "Miguel: remove venom", "Miguel: remove weakened"]),
            (
                "fr",
                [
                    "Miguel\u202f: retirez l'état folie",
                    "Miguel\u202f: retirez l'état poison",
                    "Miguel\u202f: retirez l'état affaibli",
                ],
            ),
        ],
    )
    def test_an_ability_is_called_by_what_it_does(self, lang: Lang, labels: list[str]) -> None:
        """Three abilities of one board, each by its effect; the price stands beside it."""
        table, presenter = skies.on_map(), SkiesPresenter(lang)
        uses = [use.choice for use in table.bound.uses["miguel"]]

        assert [presenter.label(table, choice) for choice in uses] == labels
        assert {presenter.detail(table, choice) for choice in uses} == {
            "2 stamina" if lang == "en" else "2 points d'endurance"
        }

    def test_a_use_is_told_by_what_it_does(self) -> None:
        """A card, a resource and a board; each is offered by the same words."""
        table = skies.stock(skies.own(skies.tire(skies.on_map(), ed=1, jessie=1), 0, "george-gift"), meat=1)
        skies.ail(table, "ed", "venom")
        told = {}
        for line in ("play george-gift stamina", "use meat stamina by p1", "activate miguel cure-venom"):
            label = SKIES.label(table, parse(line))
            play(table, line)
            told[label] = news(SKIES, table)
            while options(table)[0][0] == "refresh":
                play(table, " ".join(options(table)[0]))

        assert [*told] == ["Play George Gift: gain 1 stamina", "Use 1 meat: gain 1 stamina", "Miguel: remove venom"]
        assert "George Gift is played: gain 1 stamina." in told["Play George Gift: gain 1 stamina"]
        assert "1 meat is used: gain 1 stamina." in told["Use 1 meat: gain 1 stamina"]
        assert "Miguel: remove venom." in told["Miguel: remove venom"]


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_card_is_told_with_its_text(game: str, lang: Lang) -> None:
    """Gear, weapons, persons, recipes, totems, passengers, combat cards: one of each that is gained by its number."""
    presenter = PRESENTERS[game](lang)
    table = next(wander(game, 2, 1, 1))
    kinds = {card.kind: card for card in table.pack.adventures.values() if card.number}
    assert {"gear", "totem"} <= {*kinds}
    for card in kinds.values():
        table.log_events.clear()
        table.tell("gained-adventure", card.id)
        (said,) = news(presenter, table)
        text = presenter.speak(table, "card-text", 0, (card.id,))

        assert presenter.localizer.name(card.name) in said
        assert str(text)
        assert said.endswith(str(text))


@pytest.mark.parametrize("game", GAMES)
def test_an_equipped_card_is_told_with_its_text(game: str) -> None:
    """It is given a bearer and lies open from now on."""
    presenter, table = PRESENTERS[game]("en"), next(wander(game, 2, 1, 1))
    card = (
        "sharp-eye-6"
        if game == "sea"
        else next(card for card, printed in table.pack.abilities.items() if printed.name.en == "Lookout")
    )
    table.log_events.clear()
    table.tell("equipped", card, next(iter(table.crew)))
    (said,) = news(presenter, table)

    assert said.endswith("+1 accuracy." if game == "sea" else ". 1 stamina: +2 perception, once per challenge.")


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_abilities_on_offer_are_called_alike(game: str, lang: Lang) -> None:
    """Over random play every ability, card and resource on offer has a label and a price of its own."""
    presenter = PRESENTERS[game](lang)
    verbs = ("activate", "play") if game == "sea" else ("activate", "play", "use")
    seen = 0
    for table in wander(game, 1, 9, 150):
        uses = [choice for choice in options(table) if choice[0] in verbs and len(choice) > 2]
        said = [(choice[1], presenter.label(table, choice)) for choice in uses]
        seen += len(said)

        assert len(said) == len({*said})
        assert all(":" in label for _, label in said)

    assert seen > 20
