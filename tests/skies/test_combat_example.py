"""The combat example of the rulebook, Zoey and Cid against two harkian warriors: DS-CRND-013 to 017."""

from __future__ import annotations

from sleeping_gods.kernel.play import waits_for_chance
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import offered, play, told

from .fights import covered, covers, power, powers
from .tables import fight, health, on_map, own, row, tire

ZOEY, CID = ("whip", "ice-blade", "cabin-door"), ("pistol", "fire-axe", "tow-cable")


def before_round_3() -> SkiesTable:
    """Round 2 is about to end: both have played 2 cards and hold 1."""
    table = own(on_map(2, crew="ed jessie/ezarius miguel"), 0, "ice-blade")
    fight(table, "harkian", "harkian-2", hands=(ZOEY[2:], CID[2:]))
    table.fight.round = 2
    table.fight.plays = [2, 2]
    table.fight.played = {"ed": "wrench", "jessie": "crowbar", "ezarius": "slingshot", "miguel": "loud-voice"}
    table.fight.deck = [card for card in table.fight.deck if card not in table.fight.played.values()]
    return table


def round_3() -> SkiesTable:
    """The warriors have 1 and 3 power; Zoey holds the whip and the Ice Blade, Cid the pistol and the fire axe."""
    table = play(
        before_round_3(),
        "end attacks",
        "afflict jessie with weakened",
        *(f"draw {card}" for card in ZOEY[:2] + CID[:2]),
    )
    tire(table, claire=0, ezarius=0, jessie=0)
    return power(table, **{"harkian": 1, "harkian-2": 3})


def after_the_whip() -> SkiesTable:
    """Zoey has played the whip on Ed."""
    return play(round_3(), "attack harkian with ed using whip", "cover harkian a3")


def after_the_pistol() -> SkiesTable:
    """Cid has played the pistol on Miguel, rolled 2, covered a synergy icon and given the token to Claire."""
    table = play(after_the_whip(), "attack harkian-2 with miguel using pistol", "roll 6")
    return play(table, *covers("harkian-2", "a1", "b1", "a2", "a3", "b2"), "token claire")


def after_the_ice_blade() -> SkiesTable:
    """Zoey has played the Ice Blade on Claire, spent the token and rolled -1."""
    table = play(after_the_pistol(), "attack harkian-2 with claire using ice-blade", "roll 1", "link claire", "go on")
    return play(table, "cover harkian-2 b3")


def test_setup_of_round_3() -> None:
    """DS-CRND-013: each holds 1 card and draws 2; then each holds 3, and 4 cards may be played."""
    table = before_round_3()
    assert [len(hand) for hand in table.fight.hands] == [1, 1]

    play(table, "end attacks", "afflict jessie with weakened", *(f"draw {card}" for card in ZOEY[:2] + CID[:2]))
    assert [sorted(hand) for hand in table.fight.hands] == [sorted(ZOEY), sorted(CID)]
    assert not waits_for_chance(table)
    assert (table.fight.round, table.fight.plays, table.fight.played) == (3, [0, 0], {})


def test_whip_on_ed() -> None:
    """DS-CRND-014: 1 damage, the power goes, and the counterattack of 2 is stopped by 2 block."""
    table = after_the_whip()

    assert powers(table)["harkian"] == 0
    assert covered(table, "harkian") == ["a3"]
    assert told(table, "counterattack") == [("harkian", "ed", 2)]
    assert health(table, "ed") == 8


def test_pistol_on_miguel() -> None:
    """DS-CRND-015: with 2 on the die 4 becomes 6; Claire has the synergy token; Miguel takes 2 + 3."""
    table = after_the_whip()
    play(table, "attack harkian-2 with miguel using pistol", "roll 6")
    assert told(table, "deals") == [("miguel", 6)]

    play(table, *covers("harkian-2", "a1", "b1", "a2", "a3", "b2"), "token claire")
    assert told(table, "counterattack") == [("harkian-2", "miguel", 5)]
    assert table.crew["claire"].synergy == 1
    assert health(table, "miguel") == 7 - 5


def test_ice_blade_on_claire() -> None:
    """DS-CRND-016: all 3 power go, 3 - 1 = 2 damage covers the last heart, the dying harkian still deals 2."""
    table = after_the_pistol()
    play(table, "attack harkian-2 with claire using ice-blade", "roll 1", "link claire", "go on")
    assert powers(table)["harkian-2"] == 0
    assert told(table, "deals") == [("claire", 2)]

    play(table, "cover harkian-2 b3")
    assert told(table, "counterattack") == [("harkian-2", "claire", 2)]
    assert (health(table, "claire"), table.crew["claire"].synergy) == (5, 0)
    assert row(table) == ["harkian"]


def test_last_card_on_ezarius() -> None:
    """DS-CRND-017: the last harkian falls, its counterattack deals 2, and no enemy phase follows."""
    table = after_the_ice_blade()
    assert powers(table) == {"harkian": 0}
    assert [line for line in offered(table) if line.startswith("attack") and "fire-axe" in line] == [
        "attack harkian with ezarius using fire-axe"
    ]

    play(
        table,
        "attack harkian with ezarius using fire-axe",
        *covers("harkian", "a1", "a2", "b2", "b1", "b3"),
        "token ed",
    )
    assert told(table, "counterattack") == [("harkian", "ezarius", 2)]
    assert health(table, "ezarius") == 4
    assert table.combat is None
    assert told(table, "enemy-acts") == []
    assert [member.synergy for member in table.crew.values()] == [0] * 5
