"""Tables and figures of the skies for their quick reference, all computed from the pack and the rules."""

from __future__ import annotations

from ...languages import Lang
from ...skies.chapters.adventure import SMALLEST
from ...skies.chapters.camp import HEALING
from ...skies.chapters.clock import SPACES
from ...skies.chapters.equip import SLOTS
from ...skies.chapters.events import LEFT_OUT
from ...skies.chapters.fate import HAND_LIMIT
from ...skies.chapters.flight import FLIGHT_DAMAGE, MOST_DAMAGE, OUT_OF_FUEL
from ...skies.chapters.peril import CAMPS_LOST
from ...skies.chapters.repairing import FUEL_PRICE, MOST_RESTORED, REPAIRS
from ...skies.chapters.travel import OBSTACLE_DAMAGE
from ...skies.chapters.turn import COSTS, DRAWN
from ...skies.table.cards import Character, Use
from ...skies.table.records import STAMINA
from ...skies.table.words import CLAIRE, COMMON, RARE, SKILLS
from .figures import PLAYERS, ValueRange, share_evenly, shares_in_words, steps
from .packs import skies
from .table import AidTable
from .wording import name_in_language, signs, table_words


def figures() -> dict[str, int]:
    """Figures by the names that the text uses."""
    pack = skies()
    return {
        "hand": HAND_LIMIT,
        "slots": SLOTS,
        "stamina": STAMINA,
        "time": SPACES,
        "drawn": DRAWN["normal"],
        "drawn-easy": DRAWN["easy"],
        "healing": HEALING["normal"],
        "healing-easy": HEALING["easy"],
        "obstacle": OBSTACLE_DAMAGE,
        "fuel": pack.plane_fuel,
        "plane": pack.plane_health,
        "fuel-price": FUEL_PRICE,
        "out-of-fuel": OUT_OF_FUEL,
        "camps-lost": CAMPS_LOST,
        "camps": pack.camps["standard"][0],
        "camps-long": pack.camps["long"][0],
        "deck": SMALLEST,
        "characters": len(pack.characters),
        "synergy": pack.supply["synergy"],
        "left-out": LEFT_OUT["normal"],
        "left-out-hard": LEFT_OUT["hard"],
        **{f"{action}-time": cost for action, cost in COSTS.items()},
    }


def tables(lang: Lang) -> dict[str, AidTable]:
    """Tables by the names that the text uses."""
    return {
        "actions": _actions(lang),
        "flight": _flight(lang),
        "repair": _repair(lang),
        "players": _players(lang),
        "common": _resources(lang, COMMON, ranked=False),
        "rare": _resources(lang, RARE, ranked=True),
        "characters": _characters(lang),
        "die": _die(lang),
    }


def _actions(lang: Lang) -> AidTable:
    """The actions with their costs."""
    labels = table_words(lang)
    rows = tuple(
        (
            f"{{icon:{_action_icon(action)}}} **[[{action}|{labels[f'action-{action}']}]]**",
            f"{cost} {{icon:time}}",
            labels[f"does-{action}"],
        )
        for action, cost in COSTS.items()
    )
    return AidTable("actions", (), rows)


def _action_icon(action: str) -> str:
    """The icon of an action."""
    return "level" if action == "travel" else action


def _results(results: ValueRange, lang: Lang) -> str:
    """The results of a column, such as "6–8" or "9+"."""
    low, high, _ = results
    if high is None:
        return f"{low}+"
    return table_words(lang)["up-to"].format(high) if low == 0 else f"{low}–{high}"


def _flight(lang: Lang) -> AidTable:
    """The damage to the plane by the result of a flight."""
    labels = table_words(lang)
    ranges = steps(FLIGHT_DAMAGE, MOST_DAMAGE)
    heads = (labels["flight-result"], *(_results(each, lang) for each in ranges))
    return AidTable("flat", heads, ((labels["plane-damage"], *(str(each.value) for each in ranges)),))


def _repair(lang: Lang) -> AidTable:
    """The health that a repair restores by its result."""
    labels = table_words(lang)
    ranges = steps(REPAIRS, MOST_RESTORED)
    heads = (labels["repair-result"], *(_results(each, lang) for each in ranges))
    return AidTable("flat", heads, ((labels["plane-health"], *(f"+{each.value}" for each in ranges)),))


def _players(lang: Lang) -> AidTable:
    """How many boards each player has, and how many combat cards each draws."""
    labels = table_words(lang)
    others = len(skies().characters) - 1
    shares = [share_evenly(others, players) for players in PLAYERS]
    boards = [shares_in_words(share, labels["each"]) for share in shares]
    cards = [shares_in_words([boards + 1 for boards in share], labels["each"]) for share in shares]
    rows = ((labels["characters-each"], *boards), (labels["combat-cards"], *cards))
    return AidTable("flat", (labels["players"], *map(str, PLAYERS)), rows)


def _die(lang: Lang) -> AidTable:
    """The faces of the combat die."""
    faces = (str(face).replace("-", "−") for face in sorted(skies().die))
    return AidTable("flat", (), ((table_words(lang)["faces"], *faces),))


def _resources(lang: Lang, kinds: tuple[str, ...], *, ranked: bool) -> AidTable:
    """Resources with what they do."""
    labels = table_words(lang)
    rows = []
    for rank, kind in enumerate(kinds, start=1):
        name = f"{{icon:{kind}}} **{name_in_language(skies().resource_names[kind], lang)}**"
        effect = labels["or"].join(_effect(use, lang) + _split(use, lang) for use in skies().resources[kind])
        rows.append((f"{rank} {name}" if ranked else name, effect))
    return AidTable("resources", (), tuple(rows))


def _effect(use: Use, lang: Lang) -> str:
    """What a use does, in signs."""
    return " ".join(signs(op, lang) for op in use.program)


def _split(use: Use, lang: Lang) -> str:
    """DS-RESC-016, DS-STAM-001: how more than one point of health or stamina may be divided."""
    op = use.program[0]
    may_be_divided = op.name in ("heal", "stamina") and op.args[0] != 1
    return table_words(lang)[f"split-{op.name}"] if may_be_divided else ""


def _either(effects: list[str], separator: str) -> str:
    """Alternative effects; a first word that all have is written once."""
    first_word = effects[0].partition(" ")[0] + " "
    if all(effect.startswith(first_word) for effect in effects):
        effects = [effects[0], *(effect.removeprefix(first_word) for effect in effects[1:])]
    return separator.join(effects)


def _characters(lang: Lang) -> AidTable:
    """The character boards."""
    labels = table_words(lang)
    return AidTable(
        "crew single",
        (labels["character"], "{icon:health}", *(f"{{icon:{skill}}}" for skill in SKILLS), labels["stamina-abilities"]),
        tuple(_character(board, lang) for board in skies().characters.values()),
        stacked=True,
    )


def _character(board: Character, lang: Lang) -> tuple[str, ...]:
    """A character board in a row; uses of the same cost stand together."""
    labels = table_words(lang)
    effects_by_cost: dict[tuple[int, str], list[str]] = {}
    for use in board.uses:
        effects_by_cost.setdefault((use.stamina, use.once), []).append(_effect(use, lang))
    uses = "\u2003".join(
        f"**{cost}** {_either(effects, labels['or'])}" + (labels["once-a-turn"] if once else "")
        for (cost, once), effects in effects_by_cost.items()
    )
    name = name_in_language(board.name, lang)
    if board.id == CLAIRE:
        name, _, _ = name.partition(" ")
    skills = (str(board.skills[skill]) if skill in board.skills else "" for skill in SKILLS)
    return f"**[[{board.id}|{name}]]**", str(board.health), *skills, uses
