"""Operations of story and sea: tests, jumps, sailing, the serpent, events."""

from __future__ import annotations

from .op import Condition, Op
from .operation import SEA_ONLY, Operation, declare

STORY: tuple[Operation, ...] = (
    declare(
        "challenge",
        args="skill n crew",
        forms=("challenge {skill} {n}[ by {crew}]",),
        arms="fail pass",
        in_loop="cost",
        example="challenge STRENGTH 6",
        means=Op("challenge", ("strength", 6, "")),
    ),
    declare(
        "combat",
        args="enemies",
        forms=("combat {enemies}",),
        arms="win",
        in_loop="cost",
        example="combat 12, 30, 31",
        means=Op("combat", (12, 30, 31)),
    ),
    declare(
        "fate-check",
        args="n",
        forms=(
            "fate {n}: {pass:effects}[; else: {fail:effects}]",
            "fate below {n}: {fail:effects}",
        ),
        in_loop="neither",
        example="fate 4: gain 1 meat",
        means=Op("fate-check", (4,), (("pass", (Op("gain", ("meat", 1)),)),)),
    ),
    declare(
        "choose",
        forms=("choose 1: {arms:alternatives}",),
        in_loop="neither",
        example="choose 1: repair 1 | draw 1",
        means=Op("choose", (), (("a", (Op("repair", (1,)),)), ("b", (Op("draw", (1,)),)))),
    ),
    declare(
        "if",
        forms=("if {condition}: {then:effects}",),
        in_loop="neither",
        example="if LANTERN: gain 1 xp",
        means=Op(
            name="if", args=(), arms=(("then", (Op("gain", ("xp", 1)),)),), condition=Condition("keyword", ("LANTERN",))
        ),
    ),
    declare(
        "turn-to",
        args="paragraph",
        forms=("turn to {paragraph}",),
        ends=True,
        in_loop="neither",
        example="turn to 38.12",
        means=Op("turn-to", ("38.12",)),
    ),
    declare(
        "return",
        forms=(
            "return to the ship",
            "return to the map",
        ),
        ends=True,
        in_loop="neither",
        example="return to the ship",
        means=Op("return"),
    ),
    declare(
        "ending",
        args="ending",
        forms=("ending {ending}",),
        ends=True,
        in_loop="neither",
        example="ending home",
        means=Op("ending", ("home",)),
        gives="ending",
    ),
    declare(
        "place-serpent",
        args="region",
        forms=("place serpent[ in {region}]",),
        label="serpent",
        games=SEA_ONLY,
        in_loop="cost",
        example="place serpent in 2.reef",
        means=Op("place-serpent", ("2.reef",)),
    ),
    declare(
        "remove-serpent",
        forms=("remove serpent",),
        label="serpent",
        games=SEA_ONLY,
        in_loop="neither",
        example="remove serpent",
        means=Op("remove-serpent"),
    ),
    declare(
        "sail",
        args="n",
        forms=("sail {n}",),
        games=SEA_ONLY,
        in_loop="neither",
        example="sail 2",
        means=Op("sail", (2,)),
    ),
    declare(
        "travel-turn",
        args="n",
        forms=("travel {n:signed} this turn",),
        label="travel",
        games=SEA_ONLY,
        in_loop="neither",
        example="travel +1 this turn",
        means=Op("travel-turn", (1,)),
    ),
    declare(
        "discard-event",
        forms=("discard this event",),
        in_loop="neither",
        example="discard this event",
        means=Op("discard-event"),
    ),
    declare(
        "cancel-event",
        forms=("cancel the event",),
        window="event",
        label="cancel",
        games=SEA_ONLY,
        in_loop="neither",
        example="cancel the event",
        means=Op("cancel-event"),
    ),
    declare(
        "new-event-deck",
        forms=("new event deck",),
        games=SEA_ONLY,
        in_loop="neither",
        example="new event deck",
        means=Op("new-event-deck"),
    ),
)
"""The effects that guide a story."""
