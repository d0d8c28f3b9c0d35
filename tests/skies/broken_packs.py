"""Ways to break a copy of the airfield, each with the finding that must come of it."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

from ..breaking import change

Breaking = Callable[[Path], None]
_FREE_NUMBERS = itertools.count(800)
"""Numbers of locations that the airfield does not have."""


def edit(file: str, pattern: str, new: str) -> Breaking:
    """A way to break a pack: replace the first match of a pattern."""
    return lambda folder: change(folder, file, pattern, new)


def add(file: str, text: str) -> Breaking:
    """A way to break a pack: add lines to a file."""

    def adding(folder: Path) -> None:
        path = folder / file
        path.write_text((path.read_text() if path.exists() else "") + text)

    return adding


def tell(*lines: str, end: str = "return to the map", number: int | None = None) -> Breaking:
    """A way to break a pack: a story of its own number, whose one choice does something."""
    effects = "".join(f"  > {line}\n" for line in (*lines, end))
    number = next(_FREE_NUMBERS) if number is None else number
    return add(f"story/{number}.md", f"# {number} Story\n\n## {number} Story\n\nProse.\n\n- (a) Go.\n{effects}")


NAME = 'name = { en = "X", fr = "X" }\n'
QUEST = 'title = { en = "T", fr = "T" }\nkeyword = "T"\ntext = { en = "t", fr = "t" }\n'
CARD = f'\n[[adventure]]\nid = "x"\nnumber = 142\nkind = "gear"\n{NAME}'
COMBAT = f'\n[[adventure]]\nid = "x"\nnumber = 142\nkind = "combat"\n{NAME}'
ENEMY = f'\n[[enemy]]\nid = "x"\nnumber = 73\n{NAME}level = 1\nkind = "x"\nattack = 1\n'
SPACE = f'\n[[space]]\nid = "x"\n{NAME}'
EVENT = 'name = { en = "X", fr = "X" }\ntext = { en = "x", fr = "x" }\n'
BOSS = f"\n[[boss]]\nnumber = 9\n{NAME}level = 3\n"
ZONE = f'[[boss.zone]]\nid = "z"\n{NAME}attack = 1\ngrid = "H"\n'

BREAKS: dict[str, tuple[Breaking, str, str]] = {
    "unknown key": (edit("characters.toml", "^health", "helth"), "unknown-key", "(did you mean 'health'?)"),
    "table": (add("resources.toml", "\n[[room]]\nid = 'x'\n"), "table", "unknown table 'room' in this game"),
    "roster": (edit("characters.toml", 'id = "ed"', 'id = "edd"'), "count", "characters: expected"),
    "free ability": (edit("characters.toml", r"^stamina = 1\n", ""), "kind", "each for stamina"),
    "skill": (edit("characters.toml", "cunning = 1", "sunning = 1"), "unknown-key", "(did you mean 'cunning'?)"),
    "fate": (edit("abilities.toml", "^fate = 8", "fate = 7"), "count", "ability cards of fate 8: expected 2, got 1"),
    "fate 9": (edit("abilities.toml", "^fate = 8", "fate = 9"), "out-of-range", "expected 1 to 8 for 'fate'"),
    "one skill less": (
        lambda folder: change(folder, "abilities.toml", 'skill = "moxie"', 'skill = "craft"', 99),
        "count",
        "skills of ability cards: expected",
    ),
    "starting": (
        edit("starting.toml", r'^\[\[starting\]\]\nid = "canteen"\n(?:.+\n)+', ""),
        "count",
        "starting adventure cards: expected 6, got 5",
    ),
    "curses": (
        edit("curses.toml", r"^\[\[curse\]\]\nid.*\nname.*\ntext.*\nharder.*\n", ""),
        "count",
        "curses: expected 5, got 4",
    ),
    "idle curse": (edit("curses.toml", r"^harder = { craft = 1 }\n", ""), "kind", "'harder' or 'turn_end' of a curse"),
    "mute curse": (edit("curses.toml", r"^text = .*\n", ""), "missing-key", "text"),
    "curse that leads away": (
        edit("curses.toml", r'\["lose 1 torch"\]', '["turn to 7"]'),
        "event-jump",
        "in 'turn_end' of a curse",
    ),
    "curse with a threat": (edit("curses.toml", r"lose 1 torch", "gain 1 threat"), "event", "only on an event"),
    "curse with a use": (
        edit("curses.toml", r"^harder = { craft", "use = []\\nharder = { craft"),
        "unknown-key",
        "use",
    ),
    "curse of another game": (edit("curses.toml", r"{ craft = 1 }", "{ sailing = 1 }"), "unknown-key", "sailing"),
    "resources": (edit("resources.toml", 'id = "rope"', 'id = "ropes"'), "unknown-word", "(did you mean 'rope'?)"),
    "events": (
        add("events.toml", f'\n[[event]]\nid = "x"\nlevel = 1\n{EVENT}do = ["draw 1"]\n'),
        "count",
        "events: ex",
    ),
    "event level": (edit("events.toml", "^level = 1", "level = 4"), "out-of-range", "expected 1 to 3 for 'level'"),
    "mild events": (
        lambda folder: change(folder, "events.toml", "^level = 1", "level = 2", 99),
        "count",
        "events of level 1: expected 14 to 56, got 0",
    ),
    "buffs": (edit("buffs.toml", r"^\[\[buff\]\]\nid.*\nname.*\nability.*\n", ""), "count", "buffs: expected 17"),
    "buff's ability": (
        edit("buffs.toml", '"block-1"\n\n', '"block"\n\n'),
        "enemy-ability",
        "got 'block' (written block-N)",
    ),
    "no number": (
        edit("buffs.toml", '^ability = "venom"', 'ability = "venom-2"'),
        "enemy-ability",
        "(it has no number)",
    ),
    "supply": (edit("pack.toml", "^stamina = 15", "stamina = 14"), "count", "pieces of stamina: expected 15, got 14"),
    "die": (edit("pack.toml", r"^die = \[-1", "die = [-2"), "die", "expected faces with -1 and 2, none below -1"),
    "game": (edit("pack.toml", '^game = "skies"', 'game = "seas"'), "unknown-word", "expected one of skies for 'game'"),
    "start": (edit("pack.toml", '^start = ".*"', 'start = "2:z9"'), "dangling", "for 'start', got '2:z9'"),
    "airport": (
        edit("pack.toml", '^airport = ".*"', 'airport = "lamp-rock"'),
        "flight",
        "a landing place for 'airport'",
    ),
    "no airport": (
        edit("pack.toml", '^airport = ".*"', 'airport = "x"'),
        "dangling",
        "a space of the flight board, got",
    ),
    "camps": (edit("pack.toml", r"^\[pack.camps.long\]\n", "[pack.camps.longer]\n"), "missing-key", "the key 'long'"),
    "camp's story": (
        edit("pack.toml", '^last = "120"', 'last = "121"'),
        "dangling",
        "paragraph of the pack, got '121'",
    ),
    "unlock": (
        edit("pack.toml", "^adventure = 132", "adventure = 131"),
        "dangling",
        "an adventure card of the pack, g",
    ),
    "two ids": (add("adventures.toml", CARD.replace('"x"', '"rope"')), "duplicate", "rope stands also in"),
    "event and curse": (
        add("events.toml", f'\n[[event]]\nid = "wet-match"\nlevel = 1\n{EVENT}do = ["draw 1"]\n'),
        "duplicate",
        "wet-match stands also in",
    ),
    "two numbers": (add("adventures.toml", CARD.replace("142", "40") * 2), "duplicate", "40 stands also in"),
    "number 143": (add("adventures.toml", CARD.replace("142", "143")), "out-of-range", "1 to 142 for 'number'"),
    "quest 215": (add("quests.toml", f"\n[[quest]]\nnumber = 215\n{QUEST}"), "out-of-range", "1 to 214 for 'number'"),
    "enemy 74": (add("enemies.toml", ENEMY.replace("73", "74") + 'grid = "H"\n'), "out-of-range", "1 to 73 for 'numbe"),
    "no effect": (add("adventures.toml", f"{COMBAT}combat = {{}}\n"), "combat", "expected at least one effect"),
    "die alone": (add("adventures.toml", f"{COMBAT}combat = {{ die = true }}\n"), "combat", "expected 'damage' beside"),
    "used combat card": (
        add("adventures.toml", f'{COMBAT}combat = {{ block = 1 }}\n[[adventure.use]]\ndo = ["draw 1"]\n'),
        "unknown-key",
        "unknown key 'use'",
    ),
    "stamina of nobody": (
        add("adventures.toml", f'{CARD}[[adventure.use]]\nstamina = 1\ndo = ["draw 1"]\n'),
        "kind",
        "no character has this",
    ),
    "bearer of nothing": (
        add("adventures.toml", f'{CARD}[[adventure.use]]\ndo = ["restore 1 health to bearer"]\n'),
        "target",
        "nobody bears this",
    ),
    "two windows": (
        add("adventures.toml", f'{CARD}[[adventure.use]]\ndo = ["block 1", "fate +1"]\n'),
        "window",
        "expected effects of one window in a use",
    ),
    "once": (
        add("adventures.toml", f'{CARD}[[adventure.use]]\nonce = "day"\ndo = ["draw 1"]\n'),
        "unknown-word",
        "expected one of turn, attack, challenge for 'once', got 'day'",
    ),
    "no heart": (add("enemies.toml", f'{ENEMY}grid = "P ."\n'), "grid", "expected a heart"),
    "ragged": (add("enemies.toml", f'{ENEMY}grid = """\nH .\nH\n"""\n'), "grid", "the same number of columns in each"),
    "zones": (add("enemies.toml", BOSS + ZONE), "boss", "expected 3 or 4 zones, got 1"),
    "zone twice": (add("enemies.toml", BOSS + ZONE * 3), "duplicate", "each zone's id once"),
    "zone rows": (
        add("enemies.toml", BOSS + ZONE + ZONE.replace('"z"', '"y"').replace('"H"', '"""\nH\nH\n"""')),
        "grid",
        "expected the same number of rows in all zones",
    ),
    "totem's needs": (
        add("quests.toml", f'\n[[quest]]\nnumber = 1\nneeds = "1 rope"\ntotem = 60\n{QUEST}'),
        "totem",
        "expected quest resources for 'needs', got 'rope'",
    ),
    "totem's kind": (
        add("quests.toml", f'\n[[quest]]\nnumber = 1\nneeds = "1 bloodflower"\ntotem = 40\n{QUEST}'),
        "kind",
        "an adventure card of the kind 'totem', got 40",
    ),
    "needs alone": (
        add("quests.toml", f'\n[[quest]]\nnumber = 1\nneeds = "1 bloodflower"\n{QUEST}'),
        "missing-key",
        "expected both 'needs' and 'totem'",
    ),
    "stays": (
        add("events.toml", f'\n[[event]]\nid = "x"\nlevel = 1\n{EVENT}turn_end = ["draw 1"]\n'),
        "kind",
        "expected 'stays = true'",
    ),
    "stays for ever": (
        add("events.toml", f'\n[[event]]\nid = "x"\nlevel = 1\n{EVENT}stays = true\n'),
        "kind",
        "expected 'complete', 'complete_when', or 'discard this event' in 'turn_end'",
    ),
    "a jump in complete": (
        edit(
            "events.toml",
            r'^complete = \["challenge SAVVY 6", "fail: lose 2 health"',
            'complete = ["challenge SAVVY 6", "fail: return to the map"',
        ),
        "event-jump",
        "expected no 'turn to' or 'return' in 'complete'",
    ),
    "complete when": (
        edit("events.toml", "^complete_when = .*", 'complete_when = "plane-move"'),
        "unknown-word",
        "expected one of plane-moved for 'complete_when', got 'plane-move' (did you mean 'plane-moved'?)",
    ),
    "completed at once": (
        add(
            "events.toml", f'\n[[event]]\nid = "x"\nlevel = 1\n{EVENT}do = ["draw 1"]\ncomplete_when = "plane-moved"\n'
        ),
        "kind",
        "expected 'stays = true'",
    ),
    "condition of nothing": (
        add("events.toml", f'\n[[event]]\nid = "x"\nlevel = 1\n{EVENT}do = ["draw 1"]\ncomplete_if = "LANTERN"\n'),
        "missing-key",
        "expected 'complete' or 'complete_when' beside 'complete_if'",
    ),
    "bad condition": (
        edit("events.toml", "^complete_if = .*", 'complete_if = "lantern"'),
        "bad-condition",
        "'complete_if': expected a condition, got 'lantern'",
    ),
    "dangling condition": (
        edit("events.toml", "^complete_if = .*", 'complete_if = "crew odessa"'),
        "dangling",
        "expected a character, got 'odessa'",
    ),
    "no keyword": (
        edit("quests.toml", r'^keyword = "SKETCH"\n', ""),
        "missing-key",
        "expected the key 'keyword'",
    ),
    "small keyword": (
        edit("quests.toml", "^fleeting = true", 'fleeting = true\nkeyword = "hearsay"'),
        "bad-id",
        "expected one word in capitals for 'keyword', got 'hearsay'",
    ),
    "no plane name": (edit("pack.toml", r"^plane_name = .*\n", ""), "missing-key", "expected the key 'plane_name'"),
    "page": (
        edit("atlas/02.toml", r"^grid = \"\"\"\n\S+ ", 'grid = """\n'),
        "page-grid",
        "same number of squares in each row",
    ),
    "sign": (
        edit("atlas/02.toml", r"^grid = \"\"\"\n\S+", 'grid = """\nx'),
        "page-grid",
        "or a location's number, each once",
    ),
    "location twice": (
        edit("atlas/02.toml", r"^grid = \"\"\"\n\S+", 'grid = """\n217+7'),
        "location",
        "lies also on page",
    ),
    "location": (
        edit("atlas/02.toml", r"^grid = \"\"\"\n\S+", 'grid = """\n999'),
        "dangling",
        "of the pack, got '999'",
    ),
    "exit": (
        edit("atlas/02.toml", "north = 10", "north = 44"),
        "dangling",
        "another page of the pack for 'north', got",
    ),
    "binding": (edit("atlas/02.toml", "north = 10", "east = 10"), "exit", "expected an edge other than the binding"),
    "edge": (edit("atlas/02.toml", "north = 10", "nort = 10"), "unknown-key", "unknown key 'nort'"),
    "facing": (edit("atlas/02.toml", r"^(grid = \"\"\"\n).*\n", r"\1"), "page", "rows as on the facing page 3"),
    "one-sided": (
        add("atlas/02.toml", f'{SPACE}square = "2:a1"\nlinks = ["geysers"]\n'),
        "flight",
        "'x' in 'links' of",
    ),
    "no such link": (
        add("atlas/02.toml", f'{SPACE}square = "2:a1"\nlinks = ["y"]\n'),
        "dangling",
        "for 'links', got 'y'",
    ),
    "far off": (
        add("atlas/02.toml", f'{SPACE}square = "2:a1"\nlinks = []\n'),
        "flight",
        "a way from the airport to 'x'",
    ),
    "square": (add("atlas/02.toml", f'{SPACE}square = "44:a1"\nlinks = []\n'), "dangling", "for 'square', got '44:a1'"),
    "landing places": (
        add("atlas/02.toml", f'{SPACE}square = "2:a1"\nlinks = []\n'),
        "count",
        "expected 2 to 6, got 7",
    ),
    "both": (
        add("atlas/02.toml", f'{SPACE}square = "2:a1"\nexplore = 7\nlinks = []\n'),
        "flight",
        "expected either the",
    ),
    "opened by": (
        add("atlas/02.toml", f"{SPACE}explore = 7\ncard = 40\nlinks = []\n"),
        "kind",
        "of the kind 'place', got",
    ),
    "explore": (add("atlas/02.toml", f"{SPACE}explore = 998\nlinks = []\n"), "dangling", "of the pack, got '998'"),
    "off the map": (
        tell("gain 1 rope", number=777),
        "location",
        "expected location 777 on a page or space of the pack",
    ),
    "coins": (tell("gain 2 coins"), "game", "expected a word of the skies, got 'coins'"),
    "food": (tell("lose 2 food"), "game", "expected a word of the skies, got 'food'"),
    "cost": (tell("cost 2 coins"), "game", "expected a word of the skies, got 'coins'"),
    "sea's effect": (tell("ship damage 1"), "game", "expected an effect of the skies, got 'ship-damage'"),
    "sea's condition": (tell("if in port: draw 1"), "game", "expected a condition of the skies, got 'in port'"),
    "sea's redraw": (
        edit("abilities.toml", "redraw fate", "redraw fate, keep the higher"),
        "game",
        "expected 'redraw' as the skies have it, got 'higher'",
    ),
    "sea's passive": (
        edit("abilities.toml", r'passive = \["hand \+1"\]', 'passive = ["rapid strike"]'),
        "game",
        "expected a passive of the skies, got 'rapid strike'",
    ),
    "sea's explore": (tell("gain explore A"), "game", "expected an effect of the skies, got 'gain-explore'"),
    "sea's explored": (
        tell("if explore A: draw 1"),
        "game",
        "expected a condition of the skies, got 'explore A'",
    ),
    "town": (
        edit("story/002.md", "^## 2 The broom\n", "## 2 The broom\n\n> town\n"),
        "game",
        "paragraph 2: expected no 'town' in the skies",
    ),
    "curse": (tell("gain curse cold-pockt"), "dangling", "a curse of the pack, got 'cold-pockt' (did you mean"),
    "asked curse": (tell("if curse whip: draw 1"), "dangling", "a curse of the pack, got 'whip'"),
    "used obstacle": (
        add("adventures.toml", f'{CARD}[[adventure.use]]\ndo = ["obstacle cold: draw 1"]\n'),
        "obstacle",
        "'obstacle' has a meaning only in the story and on events",
    ),
    "obstacle's arm": (
        tell("obstacle cold: gain quest 199"),
        "dangling",
        "a quest of the pack, got 199",
    ),
    "lower arm": (tell("fate 6: draw 1; else: gain 2 coins"), "game", "expected a word of the skies, got 'coins'"),
    "quest": (tell("gain quest 199"), "dangling", "a quest of the pack, got 199"),
    "unlocked": (tell("gain adventure 132"), "unlock", "adventure 132 is unlocked, and gained only when"),
    "ending": (tell(end="ending nowhere"), "dangling", "an ending of the pack, got 'nowhere'"),
    "enemy": (tell("combat 72"), "dangling", "an enemy of the pack, got 72"),
    "boss": (tell("boss 8"), "dangling", "a boss of the pack, got 8"),
    "no flight": (tell("boss 10", "flee: draw 1"), "boss", "boss 10 lets nobody run"),
    "character": (tell("challenge MOXIE 5 by odessa"), "dangling", "expected a character, got 'odessa'"),
    "target": (tell("gain 1 stamina to edd"), "dangling", "expected a target or a character, got 'edd'"),
    "space": (tell("if plane at nowhere: draw 1"), "dangling", "a space of the flight board, got 'nowhere'"),
    "crossed": (tell("cross off location 998"), "dangling", "a location of the pack, got 998"),
    "threat": (tell("gain 1 threat"), "event", "'threat' has a meaning only on an event"),
    "asked threat": (tell("if 2 threat: draw 1"), "event", "'threat' has a meaning only on an event"),
    "window": (tell("move 2 squares"), "window", "'move' has a meaning only in a move window"),
    "end story": (lambda folder: (folder / "story" / "120.md").unlink(), "dangling", "of the pack, got '120'"),
}
