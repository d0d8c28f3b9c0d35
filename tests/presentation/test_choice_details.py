"""What a choice would waste, need or bring stands beside it: needless rest, full hands, flights, an empty tank."""

from __future__ import annotations

from sleeping_gods.kernel.choices import text
from sleeping_gods.presentation.acts import NOW
from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.party.journey import our_journey
from sleeping_gods.presentation.party.question_section import NOT_AT_A_QUESTION, waiting_decision
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.table.table import SeaTable

from ..bed import again, hold, offered, play
from ..sea import tables as sea
from ..skies import tables as skies
from ..skies.test_flight import flier
from .worlds import Listener

SEA, SKIES = SeaPresenter(), SkiesPresenter()
NEEDLESS = "nobody needs it now"
ODDMENTS = ("rage-6", "engaged-5", "triage-5")


def test_a_camp_for_nobody_says_so() -> None:
    """Right after a camp; not where somebody is hurt, tired or ill, or a played card would come back."""
    played = skies.on_map()
    whole = played.clone()
    whole.played.clear()
    hurt, tired = skies.hurt(whole.clone(), ed=1), skies.tire(whole.clone(), ed=2)
    ill = skies.ail(whole.clone(), "ed", "low-morale")

    assert NEEDLESS in SKIES.detail(whole, ("camp",))
    assert not any(NEEDLESS in SKIES.detail(table, ("camp",)) for table in (played, hurt, tired, ill))


def test_rest_for_nobody_says_so_at_sea() -> None:
    """A meal, the inn and the port; with somebody tired they say nothing."""
    table = sea.own(sea.at_sea(), "soup")
    meal = ("cook", "soup", "by", "p1")
    tired = table.clone()
    tired.crew["mac"].fatigue = tired.crew["marco"].damage = 1

    assert NEEDLESS in SEA.detail(table, meal)
    assert NEEDLESS not in SEA.detail(tired, meal)
    assert "nobody is hurt or tired" in SEA.detail(table, ("port",))
    assert "nobody is hurt or tired" not in SEA.detail(tired, ("port",))


def test_a_use_that_draws_over_the_hand_limit_warns() -> None:
    """SG-ABIL-003: Gloria Walker draws two; a full hand loses two, a hand of two loses one, an empty hand none."""
    table = sea.give_command(sea.own(sea.at_ship(), "gloria"), 3)
    draw = next(choice for choice in again(table).bound.uses["gloria"][0].by)

    assert "over the hand limit" not in SEA.detail(table, draw)
    assert "over the hand limit of 3: 1 card is" in SEA.detail(hold(table.clone(), 0, *ODDMENTS[:2]), draw)
    assert "over the hand limit of 3: 2 cards are" in SEA.detail(hold(table.clone(), 0, *ODDMENTS), draw)


def test_the_menu_warns_too_after_it_was_told_without() -> None:
    """What is kept for all tables of a pack is not told where a hand is fuller."""
    listener, table = Listener("sea"), sea.give_command(sea.own(sea.at_ship(), "gloria"), 3)
    draw = text(table.bound.uses["gloria"][0].by[0])

    def detail(of: SeaTable) -> str:
        lines = [line for line in listener.told("menu", of).acts if line.notation == draw]
        return plain(lines[0].detail)

    before = detail(again(table))
    after = detail(again(hold(table.clone(), 0, *ODDMENTS)))

    assert "hand limit" not in before
    assert "hand limit" in after


def test_a_room_warns_before_it_is_entered() -> None:
    """The Bridge draws a card; in the skies an event that gives a card warns a hand of seven."""
    full = hold(sea.at_ship(), 0, *ODDMENTS)
    above = skies.on_map()
    hold(above, 0, *above.deck[:7])

    assert "over the hand limit of 3" in SEA.detail(full, ("use", "bridge"))
    assert "over the hand limit of 3" not in SEA.detail(sea.at_ship(), ("use", "bridge"))
    assert "over the hand limit of 7" in SKIES.detail(skies.draw_event(above, "retired-hussar"), ("pick", "b"))


def test_a_flight_tells_how_much_damage_it_may_do() -> None:
    """DS-FLY-010: one space, so fate 5 and 6 come to 6 and 7, fate 7 and 8 to 8 and 9; as after the draw."""
    table = flier()
    near, far = (f"fly to {space}" for space in ("geysers", "sapphire-pass"))

    assert near in offered(table)
    assert "damage by fate + 1 space: 1 at 6–7, 2 at 8–9" in SKIES.detail(table, tuple(near.split()))
    assert SKIES.detail(table, tuple(far.split())).endswith("1 at 6–7, 2 at 8–10")


def test_a_redraw_on_a_flight_may_be_worse() -> None:
    """DS-FLY-022: the card that is drawn again counts, whatever it is."""
    table = again(play(skies.tire(flier(), ed=1), "fly to bee-lake", "fate 8"))

    assert SKIES.detail(table, ("activate", "ed", "redraw")).endswith("it may turn out better or worse")


def test_filling_an_almost_empty_tank_stands_open() -> None:
    """DS-FLY-014: where the plane stands at a fuel stop and the tank does not last for three flights."""
    low, enough = (skies.stock(flier("geysers", fuel=fuel), rope=2) for fuel in (2, 3))

    assert "refuel" in Listener("skies").told("menu", again(low)).claims
    assert "refuel" not in Listener("skies").told("menu", again(enough)).claims


def test_cards_that_are_not_named_are_counted() -> None:
    """Three of six are named."""
    table = skies.on_map()
    hold(table, 0, *table.deck[:7])
    (line,) = [line for line in our_journey(SKIES, again(table), SOFA).ready if line.kind == "equip"]

    assert " and " in plain(line.text)
    assert plain(line.text).endswith("more.")


def test_no_rules_about_other_games_at_a_question() -> None:
    """Actions of both games, who takes part, and a page of the story."""
    tables = [sea.at_ship(), sea.at_sea(), sea.exploring(sea.at_sea(), 2)]
    above = [skies.on_map(), skies.facing(skies.on_map(), "cunning", 6), skies.exploring(skies.on_map(), 2)]
    asked = [waiting_decision(SEA, table, SOFA) for table in tables]
    asked += [waiting_decision(SKIES, table, SOFA) for table in above]

    assert all(question.entries for question in asked)
    assert not [entry for question in asked for entry in question.entries if entry.slug in NOT_AT_A_QUESTION]


def test_a_place_that_asked_for_something_says_what_kind_of_thing() -> None:
    """Not which: that would tell of a story that nobody has read."""
    assert "keyword" in SEA.localizer.say("place_barred")
    assert "mot-clé" in SeaPresenter("fr").localizer.say("place_barred")


def test_an_act_of_any_time_is_for_this_moment_or_of_its_kind() -> None:
    """Synergy always is; a use is while its window is open; otherwise boards, cards and the rest are told apart."""
    table = sea.at_sea()
    assert SEA.kind(table, ("synergy", "mac")) == NOW
    assert SEA.kind(table, ("activate", "mac", "craft")) == "activate"
    assert SEA.kind(table, ("activate", "soup")) == "activate-card"
    assert SEA.kind(table, ("equip", "synergy")) == "equip"
    assert SEA.kind(table, ("note", "now")) == "note"

    there = skies.on_map()
    assert SKIES.kind(there, ("activate", "ed")) == "activate"
    assert SKIES.kind(there, ("equip", "rope")) == "equip"
