"""The manifest of a pack: its name, where it starts, its box, its tables and its rulings."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.errors import Finding
from ...kernel.rules import plays
from ...story.manifest import Head, read_head
from ...story.reader import TomlReader
from ...story.source import Record
from ..table.cards import DifficultyBand, Unlock
from .box import LAST

SUPPLY = (
    *("adventure", "market", "starting", "quest", "enemy", "ability", "level", "event", "event_mild"),
    *("event_perilous", "event_deadly", "event_deck_size", "event_deck_passes", "command", "ship_damage_cubes"),
    *("damage_single", "damage_five", "fatigue", "combat_action", "search", "synergy", "explore", "low_morale"),
    *("venom", "madness", "frightened", "weakened", "coin_small", "coin_large", "meat", "vegetables", "grain"),
    *("materials", "artifacts", "captain", "ship", "ship_action_figure", "port_board", "diving_suit"),
    *("pollen_potion", "dinosaur_egg", "sea_serpent", "coin_value_small", "coin_value_large"),
)
"""Keys of ``[pack.supply]``: decks and tokens of the component list, and the values of the coins."""

RULINGS: dict[str, tuple[str, ...]] = {
    "synergy_tokens_per_board": ("any",),
    "owner_at_zero": ("usable",),
    "marco_extra": ("optional",),
    "lost_sailor": ("port-action", "port-region"),
}
"""``[pack.rulings]``: one setting for each question without an official answer, and the answers that can be played."""

plays(f"{__name__}.RULINGS", "SG-FAQ-009")

MAX_ADDED_QUESTS = 120
"""The most quest cards that a pack may have beyond those of the box (decision 044)."""

KNOWN_RESULT = 8
"""The result of a travel test whose distance is known."""
KNOWN_DISTANCE = 3
"""The distance for this result."""
ONE_OF = 2
"""With ``one = true`` there are at least so many quests of which one is taken along."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """What ``[pack]`` holds."""

    head: Head
    start_page: int
    start_region: str
    travel: tuple[int, ...]
    difficulty: tuple[DifficultyBand, ...]
    unlocks: tuple[Unlock, ...]
    rulings: dict[str, str]
    told: bool
    last_quest: int
    """The highest number of a quest card: that of the box, and as many more as the pack adds."""


def build_manifest(record: Record, findings: list[Finding]) -> Manifest:
    """The manifest, with findings for what is wrong in it."""
    reader = TomlReader(record, findings, "[pack]")
    head, added = read_head(reader, "sea", SUPPLY), reader.integer("added_quests", 0, high=MAX_ADDED_QUESTS)
    if added:
        head.supply["quest"] = LAST["quest"] + added
    manifest = Manifest(
        head=head,
        start_page=reader.integer("start_page", low=1, high=99),
        start_region=reader.text("start_region"),
        travel=_travel(reader),
        difficulty=_difficulty(reader),
        unlocks=tuple(_unlock(table) for table in reader.tables("unlock")),
        rulings=_rulings(reader),
        told=reader.flag("told"),
        last_quest=LAST["quest"] + added,
    )
    reader.close()
    return manifest


def _travel(reader: TomlReader) -> tuple[int, ...]:
    """Distances by result; a place for the unused result 0 goes before them."""
    table = reader.list_of("travel", int)
    if not reader.has("travel"):
        return (0, 1)
    if not table or min(table) < 1 or sorted(table) != table:
        reader.find("travel", f"expected distances of at least 1 that never fall, got {table}")
    elif table[min(KNOWN_RESULT, len(table)) - 1] != KNOWN_DISTANCE:
        reader.find("travel", f"expected the distance {KNOWN_DISTANCE} for the result {KNOWN_RESULT}")
    return (0, *table)


def _difficulty(reader: TomlReader) -> tuple[DifficultyBand, ...]:
    """The bands of combat levels, which follow each other without a gap."""
    bands: list[DifficultyBand] = []
    for table in reader.tables("difficulty"):
        band = DifficultyBand(
            low=table.integer("low", low=1, high=99), high=table.integer("high", low=1, high=99), key=table.id("key")
        )
        if band.low > band.high or (bands and band.low != bands[-1].high + 1):
            table.find("difficulty", f"expected bands that follow each other, got {band.low} to {band.high}")
        bands.append(band)
        table.close()
    if not bands:
        reader.find("missing-key", "expected [[pack.difficulty]]")
    return tuple(bands)


def _unlock(table: TomlReader) -> Unlock:
    """Quests, and what unlocks them: so many ticked boxes, one of some endings, or both."""
    if not (endings := _endings(table)) or table.has("count"):
        count = table.integer("count", low=1, high=99)
    else:
        count = 0
    quests = tuple(table.list_of("quests", int))
    unlock = Unlock(
        count=count, quests=quests, endings=endings, start_region=table.text("start_region", ""), one=table.flag("one")
    )
    if table.has("start_region") and not unlock.start_region:
        table.find("empty-text", "expected a region for 'start_region'")
    if unlock.one and len(set(quests)) < ONE_OF:
        table.find("count", f"expected {ONE_OF} quests or more for 'one = true', got {len(set(quests))}")
    table.close()
    return unlock


def _endings(table: TomlReader) -> tuple[str, ...]:
    """The endings of which one must have been reached: ``ending`` for one, ``endings`` for several."""
    if table.has("ending") and table.has("endings"):
        table.find("unlock", "expected 'ending' or 'endings', got both")
    single = (table.id("ending"),) if table.has("ending") else ()
    several = tuple(table.list_of("endings", str, required=False))
    if table.has("endings") and not several:
        table.find("unlock", "expected at least one ending for 'endings'")
    return (*single, *several)


def _rulings(reader: TomlReader) -> dict[str, str]:
    """How this pack decides each question that the rulebook leaves open."""
    table = reader.table("rulings")
    if table is None:
        return {}
    rulings = {key: table.word(key, values) for key, values in RULINGS.items()}
    table.close()
    return rulings
