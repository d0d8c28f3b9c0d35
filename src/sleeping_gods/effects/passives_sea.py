"""Standing changes of the sea, and the one that both games have."""

from __future__ import annotations

from .forms import WrittenForm
from .operation import SEA_ONLY
from .standing import ChangeDeclaration, StandingChange, change


def _while(text: str) -> tuple[WrittenForm, ...]:
    """A standing change as it is, and as it holds only while its bearer is unhurt or badly hurt."""
    return (
        WrittenForm(text),
        WrittenForm(f"{text} while unhurt", {"condition": "unhurt"}),
        WrittenForm(f"{text} while damage 3", {"condition": "damage-3"}),
    )


SEA: tuple[ChangeDeclaration, ...] = (
    change(
        "accuracy",
        *_while("accuracy +{n}"),
        example="accuracy +1 while unhurt",
        means=StandingChange(name="accuracy", amount=1, word="", condition="unhurt"),
        games=SEA_ONLY,
    ),
    change(
        "damage",
        *_while("damage +{n}"),
        example="damage +1 while damage 3",
        means=StandingChange(name="damage", amount=1, word="", condition="damage-3"),
        games=SEA_ONLY,
    ),
    change(
        "block",
        *_while("block +{n}"),
        example="block +1",
        means=StandingChange("block", 1),
        games=SEA_ONLY,
    ),
    change(
        "skill",
        "{word:skill} +{n}",
        example="cunning +1",
        means=StandingChange("skill", 1, "cunning"),
    ),
    change(
        "travel",
        "travel +{n}",
        example="travel +1",
        means=StandingChange("travel", 1),
        games=SEA_ONLY,
    ),
    change(
        "counterattack",
        "counterattack +{n}",
        example="counterattack +1",
        means=StandingChange("counterattack", 1),
        games=SEA_ONLY,
    ),
    change(
        "rapid strike",
        "rapid strike",
        example="rapid strike",
        means=StandingChange("rapid strike"),
        games=SEA_ONLY,
    ),
    change(
        "endurance",
        "endurance",
        example="endurance",
        means=StandingChange("endurance"),
        games=SEA_ONLY,
    ),
    change(
        "command",
        "command +{n} at {word:room}",
        example="command +1 at bridge",
        means=StandingChange("command", 1, "bridge"),
        games=SEA_ONLY,
    ),
    change(
        "watchful",
        "watchful",
        example="watchful",
        means=StandingChange("watchful"),
        games=SEA_ONLY,
    ),
    change(
        "group tactics",
        "group tactics",
        example="group tactics",
        means=StandingChange("group tactics"),
        games=SEA_ONLY,
    ),
    change(
        "protect",
        "protect",
        example="protect",
        means=StandingChange("protect"),
        games=SEA_ONLY,
    ),
    change(
        "no counterattack on a hit",
        "no counterattack on a hit",
        example="no counterattack on a hit",
        means=StandingChange("no counterattack on a hit"),
        games=SEA_ONLY,
    ),
    change(
        "ranged",
        "ranged",
        example="ranged",
        means=StandingChange("ranged"),
        games=SEA_ONLY,
    ),
    change(
        "health",
        "health +{n}",
        example="health +2",
        means=StandingChange("health", 2),
        games=SEA_ONLY,
    ),
    change(
        "recipe",
        "recipe food -{n}",
        example="recipe food -1",
        means=StandingChange("recipe", 1),
        games=SEA_ONLY,
    ),
)
"""The standing changes of the sea."""
