"""The figures that sentences of entries repeat, by the names that figures.toml gives them."""

from __future__ import annotations

from sleeping_gods.effects.op import Program, every_op
from sleeping_gods.sea.chapters import combat, crew, defeat, equip, event_deck, fate, market, players, port, setup
from sleeping_gods.sea.table.cards import Pack as SeaPack
from sleeping_gods.skies.chapters import adventure, camp, clock, flight, peril, repairing, score, travel, turn
from sleeping_gods.skies.chapters import equip as skies_equip
from sleeping_gods.skies.chapters import events as skies_events
from sleeping_gods.skies.chapters import fate as skies_fate
from sleeping_gods.skies.effects import journey as effects_journey
from sleeping_gods.skies.table import records
from sleeping_gods.skies.table.cards import Pack as SkiesPack

from ..sea.tables import harbour
from ..skies.tables import airfield

CARDS = (
    *("starting_adventure", "starting_combat", "adventure", "quest", "ability"),
    *("orfash_curse", "enemy_buff", "enemy", "event", "airplane_card"),
)


def of(program: Program, name: str) -> int:
    """The figure of the first such effect."""
    return next(arg for op in every_op(program) if op.name == name for arg in op.args if isinstance(arg, int))


def at_least(pack: SeaPack | SkiesPack, highest: int) -> dict[str, int]:
    """How many ability cards show a number or more, as ``fate_4``."""
    fates = [card.fate for card in pack.abilities.values()]
    return {f"fate_{number}": sum(fate >= number for fate in fates) for number in range(1, highest + 1)}


def sea() -> dict[str, int | str]:
    """Figures of the sea: the box, the rules, and cards that entries speak of."""
    pack, box = harbour(), harbour().supply
    cards, club, cutlass = pack.adventures, pack.crew["laurent"].weapon, pack.crew["mac"].weapon
    revolver = cards["revolver"].weapon
    assert revolver is not None

    def last(distance: int) -> int:
        """The highest result that gives a distance."""
        return max(result for result, moves in enumerate(pack.travel) if moves == distance)

    return {
        **box,
        **at_least(pack, 6),
        **{name: low for low, _, name in pack.difficulty},
        "very_easy": pack.difficulty[0][1],
        "one_move": last(1),
        "from_two": last(1) + 1,
        "two_moves": last(2),
        "from_three": last(2) + 1,
        "three_moves": last(3),
        "four_moves": last(3) + 1,
        "deck": box["event_deck_size"],
        "passes": box["event_deck_passes"],
        "hull": box["ship_damage_cubes"],
        "room": pack.rooms["galley"].capacity,
        "all_coins": box["coin_small"] * box["coin_value_small"] + box["coin_large"] * box["coin_value_large"],
        "start_coins": setup.STARTING_GOODS["coins"],
        "start_grain": setup.STARTING_GOODS["grain"],
        "offer": market.OFFER,
        "inn_coins": port.INN_COINS,
        "inn_health": port.INN_HEALTH,
        "hand": fate.HAND_LIMIT,
        "slots": equip.SLOTS,
        "tired": crew.TIRED,
        "attacks": combat.ATTACKS,
        "per_kind": event_deck.PER_KIND,
        "events_lost": defeat.EVENTS_LOST,
        "finale_command": defeat.FINALE_COMMAND,
        "finale_xp": defeat.FINALE_XP,
        "easy_xp": defeat.EASY_XP,
        "easy_coins": defeat.EASY_COINS,
        "easy_command": defeat.EASY_COMMAND,
        "easy_start_xp": players.EASY_XP,
        "easy_start_coins": players.EASY_COINS,
        "engine_command": cards["lukran-steam-engine"].command,
        "book_command": cards["alzarrian-cook-book"].command,
        "gear_command": cards["gear"].command,
        "gloria_command": cards["gloria"].command,
        "gloria_draws": of(cards["gloria"].uses[0].program, "draw"),
        "shield_price": cards["pann-shield"].price,
        "chloroform_price": cards["chloroform"].price,
        "lantern_price": cards["lantern"].price,
        "stabilize_xp": pack.levels["stabilize"].xp,
        "club": club.damage,
        "club_accuracy": club.accuracy,
        "club_block": club.block,
        "cutlass": cutlass.damage,
        "revolver": revolver.damage,
        "revolver_block": revolver.block,
        "marco_health": pack.crew["marco"].health,
        "kannan_cure": pack.crew["kannan"].uses[0].command,
        "gregory_cure": pack.crew["gregory"].uses[1].command,
        "serpent": of(pack.events["hunting-serpent"].attempt, "challenge"),
        "boiler": of(pack.events["broken-boiler"].attempt, "challenge"),
    }


def skies() -> dict[str, int | str]:
    """Figures of the skies: the box, the rules, and cards that entries speak of."""
    pack, box = airfield(), airfield().supply
    whip, pistol = pack.adventures["whip"].combat, pack.adventures["pistol"].combat
    assert whip is not None
    assert pistol is not None
    assert whip.damage is not None
    assert pistol.damage is not None
    return {
        **box,
        **turn.COSTS,
        **at_least(pack, 8),
        "cards": sum(box[kind] for kind in CARDS),
        "boards": len(pack.characters),
        "plane_health": pack.plane_health,
        "plane_fuel": pack.plane_fuel,
        "fuel_price": repairing.FUEL_PRICE,
        "out_of_fuel": flight.OUT_OF_FUEL,
        "first_damage": flight.FLIGHT_DAMAGE[0][0],
        "obstacle": travel.OBSTACLE_DAMAGE,
        "time": clock.SPACES,
        "camps": pack.camps["standard"][0],
        "camps_long": pack.camps["long"][0],
        "camps_lost": peril.CAMPS_LOST,
        "end_story": pack.camps["standard"][2],
        "boxes": effects_journey.BOXES,
        "drawn": turn.DRAWN["normal"],
        "drawn_easy": turn.DRAWN["easy"],
        "healing": camp.HEALING["normal"],
        "healing_easy": camp.HEALING["easy"],
        "hand": skies_fate.HAND_LIMIT,
        "slots": skies_equip.SLOTS,
        "stamina": records.STAMINA,
        "smallest": adventure.SMALLEST,
        "worst": min(pack.die),
        "best": max(pack.die),
        "faces": ", ".join(map(str, sorted(pack.die)[:-1])),
        "pistol": pistol.damage,
        "whip": whip.damage,
        "whip_remove": whip.remove,
        "whip_block": whip.block,
        "thin_ice": of(pack.events["thin-ice"].program, "challenge"),
        "cracked_stove": of(pack.events["cracked-stove"].completing, "challenge"),
        "deck": len(pack.events) - skies_events.LEFT_OUT["normal"],
        "deck_easy": len(pack.events) - skies_events.LEFT_OUT["easy"],
        "deck_hard": len(pack.events) - skies_events.LEFT_OUT["hard"],
        "left_out_hard": skies_events.LEFT_OUT["hard"],
        "bonus_hard": score.BONUS["hard"],
    }
