"""The reading robot aboard, ashore and at stories: what it buys, cancels, goes round, follows, mends and rests for."""

from __future__ import annotations

from sleeping_gods.bots.sea.planner import ship as aboard
from sleeping_gods.bots.sea.planner.fight_cost import harm
from sleeping_gods.bots.sea.planner.player import SeaPlanner
from sleeping_gods.bots.story.story_facts import Facts
from sleeping_gods.bots.story.story_worth import Estimate
from sleeping_gods.bots.story.weights import READER
from sleeping_gods.effects.op import Op, Program
from sleeping_gods.kernel.play import advance
from sleeping_gods.sea.chapters.events import MayCancel
from sleeping_gods.sea.chapters.turn import TakeAction
from sleeping_gods.sea.table.table import SeaTable

from ..readers import at_sea, desk, sea_index

NOTHING: Facts = frozenset()


def reader(name: str = "harbour") -> SeaPlanner:
    """A robot that has read a pack."""
    bot = desk(name).read()
    assert isinstance(bot, SeaPlanner)
    return bot


def worth(table: SeaTable, program: Program) -> float:
    """What effects are worth to the crew at a table."""
    bot = reader()
    return Estimate(bot.index.facts, bot.means(table), READER).run("", program, NOTHING, lambda own: 0.0)


def acting(table: SeaTable, region: str) -> SeaTable:
    """A table at which an action is due in a region."""
    table.region, table.actions = region, 2
    table.agenda[1:] = []
    table.then(TakeAction())
    advance(table)
    return table


def test_it_buys_what_helps_and_can_be_paid() -> None:
    """Gear for a skill is bought with eight coins, and not with the last four; what helps little is left."""
    table = at_sea("wandering-sea")
    table.stall = ["scouts-gear"]
    table.goods["coins"] = 8
    offer = [("buy", "scouts-gear"), ("leave", "market")]
    assert aboard.buy(table, offer) == ("buy", "scouts-gear")
    table.goods["coins"] = 4
    assert aboard.buy(table, offer) == ("leave", "market")

    table.goods["coins"] = 30
    assert aboard.buy(table, [("buy", "studded-leather-vest"), ("leave", "market")]) == ("leave", "market")


def test_it_learns_the_cheapest_lesson_first() -> None:
    """Each level card bears a skill, so that two cheap ones are more than one dear."""
    table = at_sea("wandering-sea")
    offered = [("learn", "double-shot"), ("learn", "stabilize"), ("leave", "levels")]

    assert aboard.learn(table, offered) == ("learn", "stabilize")
    assert aboard.learn(table, [("leave", "levels")]) == ("leave", "levels")


def cancelling(event: str) -> SeaTable:
    """A table at which an event was drawn that the Ear Trumpet could cancel."""
    table = at_sea("wandering-sea")
    table.adventures["the-eldests-ear-trumpet"] = 0
    table.pools[0] = 4
    table.event = event
    table.agenda[1:] = []
    table.then(MayCancel())
    advance(table)
    return table


def test_it_cancels_what_hurts() -> None:
    """A leak without end is cancelled, and found supplies are not."""
    bot = reader("wandering-sea")
    leak, gift = cancelling("unexplained-leak"), cancelling("hidden-supplies")

    assert bot.cancel(leak, MayCancel())[:3] == ("activate", "the-eldests-ear-trumpet", "cancel")
    assert bot.cancel(gift, MayCancel()) == ("go", "on")


def test_a_fight_must_be_worth_its_wounds() -> None:
    """A fight is worth fighting for a prize, costs more than a sack of grain, and is not for one who stands alone."""
    table = at_sea()
    biting = [enemy for enemy in table.pack.enemies.values() if enemy.attack >= 2]
    weakest = min(biting, key=lambda enemy: (enemy.level, enemy.id)).number
    prize, coin = Op("gain", ("xp", 20)), Op("gain", ("grain", 1))
    fight = Op("combat", (weakest,))
    assert worth(table, (fight, prize)) > 0
    assert worth(table, (fight, coin)) < worth(table, (coin,))

    for name, member in table.crew.items():
        member.damage = table.bound.health[name] - (name == "marco")
    assert worth(table, (fight, prize)) < 0


def test_wounds_are_reckoned_from_what_is_printed() -> None:
    """Two enemies hurt more than one, the tired are hurt more than the fresh, and who stands alone fears most."""
    table = at_sea()
    one = min(table.pack.enemies.values(), key=lambda enemy: (enemy.level, enemy.id)).id
    two = max(table.pack.enemies.values(), key=lambda enemy: (enemy.level, enemy.id)).id
    fresh = harm(table, (one,))
    assert harm(table, (one, two)) > fresh

    for member in table.crew.values():
        member.fatigue = 2
    assert harm(table, (one,)) > fresh


def test_it_follows_a_quest_in_hand() -> None:
    """The pilot's boat is worth more to who has the widow's quest than to who has not."""
    bot, table = reader(), at_sea()
    without = bot.course.stories(table)["98"]
    table.quests.append(90)

    assert bot.course.stories(table)["98"] > without


def test_a_story_read_draws_less_than_one_unread() -> None:
    """Unvisited places first; each further visit promises less."""
    bot, table = reader(), at_sea()
    unread = bot.course.stories(table)["2"]
    bot.course.visits["2"] = 1
    once = bot.course.stories(table)["2"]
    bot.course.visits["2"] = 3

    assert unread > once >= bot.course.stories(table)["2"]


def test_it_rests_when_it_is_tired_and_can_pay() -> None:
    """With coins and a tired crew in a port it calls there; a fresh crew does not, nor a poor one."""
    harbour = sea_index().charts
    assert harbour is not None
    tired = acting(at_sea(), harbour.ports[0])
    tired.goods["coins"] = 8
    for member in tired.crew.values():
        member.fatigue, member.damage = 2, 2
    poor = tired.clone()
    poor.goods["coins"] = poor.goods["artifacts"] = 0
    fresh = acting(at_sea(), harbour.ports[0])
    fresh.goods["coins"] = 8

    assert reader().course.action(tired, []) == ("port",)
    assert reader().course.action(poor, []) != ("port",)
    assert reader().course.action(fresh, []) != ("port",)


def test_a_leaking_ship_draws_it_to_a_yard() -> None:
    """Holes make a port worth more, if they can be paid for; a room that is shut is mended first."""
    bot, table = reader(), at_sea()
    table.goods["coins"] = 3
    sound = bot.course.port(table)
    table.cubes["deck"], table.cubes["galley"] = 2, 1
    leaking = bot.course.port(table)
    assert leaking > sound

    table.goods["coins"] = table.goods["materials"] = table.goods["artifacts"] = 0
    assert bot.course.port(table) < leaking
    assert aboard.mend(table, [("repair", "galley"), ("repair", "deck")]) == ("repair", "deck")


def test_care_is_taken_where_it_is_worth_its_price() -> None:
    """A whole crew needs no cook; a tired and hurt one does, and keeps some command back."""
    table = acting(at_sea(), at_sea().region)
    table.pools[0] = 6
    table.goods["grain"] = 3
    assert not any(
        choice[0] == "cook" for choice in [aboard.care(table, table.acts(TakeAction()), READER) or ("none",)]
    )

    for member in table.crew.values():
        member.fatigue, member.damage = 2, 3
    assert aboard.care(table, table.acts(TakeAction()), READER) == ("cook", "flapjacks", "by", "p1")


def test_it_shuns_what_it_is_not_grown_for() -> None:
    """A far and hard place draws a green crew less than a seasoned one."""
    bot, table = reader("wandering-sea"), at_sea("wandering-sea")
    green = bot.course.stories(table)["104"]
    for level in table.pack.levels.values():
        table.crew[level.crew].levels += (level.id,)
    seasoned = reader("wandering-sea").course.stories(table)["104"]

    assert seasoned > green
