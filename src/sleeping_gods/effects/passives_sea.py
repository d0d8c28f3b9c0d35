"""Standing changes of the sea, and the one that both games have."""

from __future__ import annotations

from .forms import Form
from .standing import Change, Standing, change


def _while(text: str) -> tuple[Form, ...]:
    return (
        Form(text),
        Form(f"{text} while unhurt", {"condition": "unhurt"}),
        Form(f"{text} while damage 3", {"condition": "damage-3"}),
    )


SEA: tuple[Change, ...] = (
    change(
        "accuracy",
        *_while("accuracy +{n}"),
        example="accuracy +1 while unhurt",
        means=Standing("accuracy", 1, "", "unhurt"),
        games=("sea",),
    ),
    change(
        "damage",
        *_while("damage +{n}"),
        example="damage +1 while damage 3",
        means=Standing("damage", 1, "", "damage-3"),
        games=("sea",),
    ),
    change(
        "block",
        *_while("block +{n}"),
        example="block +1",
        means=Standing("block", 1),
        games=("sea",),
    ),
    change(
        "skill",
        "{word:skill} +{n}",
        example="cunning +1",
        means=Standing("skill", 1, "cunning"),
    ),
    change(
        "travel",
        "travel +{n}",
        example="travel +1",
        means=Standing("travel", 1),
        games=("sea",),
    ),
    change(
        "counterattack",
        "counterattack +{n}",
        example="counterattack +1",
        means=Standing("counterattack", 1),
        games=("sea",),
    ),
    change(
        "rapid strike",
        "rapid strike",
        example="rapid strike",
        means=Standing("rapid strike"),
        games=("sea",),
    ),
    change(
        "endurance",
        "endurance",
        example="endurance",
        means=Standing("endurance"),
        games=("sea",),
    ),
    change(
        "command",
        "command +{n} at {word:room}",
        example="command +1 at bridge",
        means=Standing("command", 1, "bridge"),
        games=("sea",),
    ),
    change(
        "watchful",
        "watchful",
        example="watchful",
        means=Standing("watchful"),
        games=("sea",),
    ),
    change(
        "group tactics",
        "group tactics",
        example="group tactics",
        means=Standing("group tactics"),
        games=("sea",),
    ),
    change(
        "protect",
        "protect",
        example="protect",
        means=Standing("protect"),
        games=("sea",),
    ),
    change(
        "no counterattack on a hit",
        "no counterattack on a hit",
        example="no counterattack on a hit",
        means=Standing("no counterattack on a hit"),
        games=("sea",),
    ),
    change(
        "ranged",
        "ranged",
        example="ranged",
        means=Standing("ranged"),
        games=("sea",),
    ),
    change(
        "health",
        "health +{n}",
        example="health +2",
        means=Standing("health", 2),
        games=("sea",),
    ),
    change(
        "recipe",
        "recipe food -{n}",
        example="recipe food -1",
        means=Standing("recipe", 1),
        games=("sea",),
    ),
)
