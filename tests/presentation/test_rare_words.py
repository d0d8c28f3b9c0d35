"""Words that play seldom needs, said on the tables that need them, in both languages."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.kernel.steps import Step
from sleeping_gods.kernel.table import LogEvent
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.marks import remove_marks
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.scene_tracker import scene_of
from sleeping_gods.sea.chapters.combat import StartCombat
from sleeping_gods.sea.chapters.fatigue import RemoveFatigue
from sleeping_gods.sea.chapters.health import RestoreHealth
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.terminal.render_context import RenderContext
from sleeping_gods.terminal.sea.view import SeaView
from tests.bed import again, doing, effects, told
from tests.sea.tables import at_sea, at_ship, foe, own, put_enemy, wear

BOTH = pytest.mark.parametrize("lang", WHOLE)


def said(table: SeaTable, lang: Lang, log_event: LogEvent) -> str:
    """A log event in words."""
    return remove_marks(presenter_of("sea", lang).log_event(table, log_event))


@BOTH
@pytest.mark.parametrize(
    ("ability", "mark", "words"),
    [
        ("adjacent-damage-2", ("N2", "A2"), ("neighbours deal 2 more", "adjacent inflige +2 dégâts")),
        ("regen-3", ("H3", "S3"), ("heals 3", "soigne 3")),
    ],
)
def test_abilities_of_strong_enemies(lang: Lang, ability: str, mark: tuple[str, str], words: tuple[str, str]) -> None:
    """A mark in the grid, and what it means."""
    fight = scene_of(presenter_of("sea", lang), put_enemy(at_sea(), ". Z .|. . .|. . H", Z=ability), SOFA).fight

    assert fight is not None
    assert mark[WHOLE.index(lang)] in str(fight.enemies)
    assert words[WHOLE.index(lang)] in " ".join((*fight.spoken, *fight.legend, str(fight.enemies)))


@BOTH
def test_the_hardest_fight(lang: Lang) -> None:
    """SG-COMBAT-006: the highest band is said like any other, also beyond its end."""
    table = foe(foe(at_sea(), "wall", "H . .", level=18), "tower", "H . .", level=9)
    deadly = ("deadly", "mortel")[WHOLE.index(lang)]

    for enemies in (("wall",), ("wall", "tower")):
        (fought,) = told(doing(table.clone(), StartCombat(enemies)), "combat")
        assert deadly in said(table, lang, ("combat", *fought))


@BOTH
def test_an_event_that_only_stays(lang: Lang) -> None:
    """One without an effect at the end of turns says that it is ongoing."""
    table = at_sea()
    event = next(card for card in table.pack.events.values() if card.ongoing and card.turn_end)
    bare = dataclasses.replace(event, turn_end=())
    page = presenter_of("sea", lang).event_page
    as_printed = page(table, event.id)
    table.pack = dataclasses.replace(table.pack, events={**table.pack.events, event.id: bare}, bound=None)

    stays = ("Ongoing.", "Permanent.")[WHOLE.index(lang)]
    assert stays not in [plain(block) for block in as_printed.blocks]
    assert stays in [plain(block) for block in page(table, event.id).blocks]


@BOTH
def test_a_serpent_that_leaves(lang: Lang) -> None:
    """SG-EVENT-011: it is gone, and where it was before is another sentence."""
    table = effects(at_sea(), "place serpent", "remove serpent")
    came, went = (said(table, lang, ("serpent", *where)) for where in told(table, "serpent"))

    assert went.endswith(("it is gone.", "il n'est plus sur la carte.")[WHOLE.index(lang)])
    assert came != went


@BOTH
def test_somebody_who_leaves(lang: Lang) -> None:
    """A seat of the table is called by its player's name, whichever leaves."""
    table = at_ship(2)
    labels = [presenter_of("sea", lang).label(table, ("leave", seat)) for seat in ("p1", "p2")]

    assert [name in label for name, label in zip(table.names, labels, strict=True)] == [True, True]


@BOTH
def test_a_campaign_that_is_over(lang: Lang) -> None:
    """Its phase is the end."""
    table = at_sea()
    table.agenda.clear()
    table.over = "finale"

    assert scene_of(presenter_of("sea", lang), table, SOFA).headline.phase == ("the end", "la fin")[WHOLE.index(lang)]


@BOTH
def test_no_adventure_card(lang: Lang) -> None:
    """None, in a word."""
    table = again(at_ship())
    table.adventures.clear()
    lines = [line for section in SeaView(lang).page(table, "table", RenderContext()) for line in section.plain]

    assert ("Cards: none", "Cartes\u202f: aucune")[WHOLE.index(lang)] in [line.rstrip(".") for line in lines]


@BOTH
@pytest.mark.parametrize(("left", "number", "warned"), [(4, 1, False), (3, 1, True), (1, 2, True), (1, 3, False)])
def test_the_end_of_an_event_deck_is_told_in_time(lang: Lang, left: int, number: int, warned: bool) -> None:
    """SG-EVENT-020: equipped cards are lost after the first and second passes, not after the third."""
    table = at_sea()
    table.event_left, table.event_pass = [0, 0, left], number
    known = " ".join(plain(fact) for fact in scene_of(presenter_of("sea", lang), again(table), SOFA).headline.facts)

    assert (("are discarded when", "seront défaussées")[WHOLE.index(lang)] in known) == warned


@BOTH
@pytest.mark.parametrize(
    ("step", "english", "french"),
    [
        (RestoreHealth(0, 2), "Who is healed? 2 to go.", "Qui soignez-vous ? Encore 2."),
        (RestoreHealth(0, 9), "Who is healed? 3 to go.", "Qui soignez-vous ? Encore 3."),
        (RemoveFatigue(0, 1), "Whose fatigue goes? 1 to go.", "Qui perd de la fatigue ? Encore 1."),
        (RemoveFatigue(0, 9, excluded="mac"), "Whose fatigue goes? 1 to go.", "Qui perd de la fatigue ? Encore 1."),
        (
            RemoveFatigue(0, 9, whole=True),
            "Whose fatigue goes? 2, all of it to one person.",
            "Qui perd de la fatigue ? 2 en tout, à une seule personne.",
        ),
    ],
)
def test_how_much_is_given(lang: Lang, step: Step[SeaTable], english: str, french: str) -> None:
    """As much as there is to give, and no more than is lacking."""
    table = at_sea()
    table.crew["mac"].damage, table.crew["marco"].damage = 2, 1
    table.crew["mac"].fatigue, table.crew["marco"].fatigue = 2, 1
    asked = remove_marks(presenter_of("sea", lang).asked(doing(table, step))).replace("\u202f", " ")

    assert asked == (english, french)[WHOLE.index(lang)]


@BOTH
def test_a_cheaper_recipe(lang: Lang) -> None:
    """SG-ADV-008: what cards take off is said beside what is printed, and no more than there is to take off."""
    table = own(at_sea(), "stew")
    cheaper = wear(own(at_sea(), "stew"), "mac", "special-recipe-5")
    twice = wear(own(at_sea(), "moonspice-tea"), "mac", "special-recipe-5")
    twice.crew["marco"].levels += ("inventive-chef",)
    cook, tea = (("cook", card, "by", "p1") for card in ("stew", "moonspice-tea"))
    less = ("food less", "de nourriture en moins")[WHOLE.index(lang)]

    assert less not in presenter_of("sea", lang).detail(table, cook)
    assert presenter_of("sea", lang).detail(cheaper, cook).endswith(f"1 {less}")
    assert "2 " not in presenter_of("sea", lang).detail(twice, tea).rpartition(";")[2]
    assert presenter_of("sea", lang).detail(twice, tea).endswith(f"1 {less}")
