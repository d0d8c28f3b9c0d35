"""Mutations for every code of loading, and for those about suppressions."""

from __future__ import annotations

from sleeping_gods.authoring.lint.codes import checked_codes

from .mutation import Mutation

NAME = 'name = { en = "X", fr = "X" }\n'
CARD = f'\n[[adventure]]\nid = "x"\nnumber = 89\nkind = "gear"\n{NAME}'
QUEST = '\n[[quest]]\nnumber = 1\ntitle = { en = "T", fr = "T" }\nkeyword = "SLEEPERS"\ntext = { en = "t", fr = "t" }\n'
REGION = f'\n[[region]]\nid = "2.x"\npage = 2\n{NAME}shape = [[0, 0], [9, 0], [9, 9]]\n'
ENEMY = f'\n[[enemy]]\nid = "x"\nnumber = 73\n{NAME}level = 1\nkind = "x"\nattack = 1\n'
BOSS = f'\n[[boss]]\nnumber = 9\n{NAME}level = 3\n[[boss.zone]]\nid = "z"\n{NAME}attack = 1\ngrid = "H"\n'
SPACE = f'\n[[space]]\nid = "x"\n{NAME}'
LEAVE = "- (e) Go back aboard.\n  > return to the ship\n"
"""The last choice of the first story."""


def told(code: str, *lines: str, also: tuple[str, ...] = ()) -> Mutation:
    """Lines in place of the way out of the first story."""
    return Mutation(code, "story/002.md", "  > return to the ship\n", "".join(f"{line}\n" for line in lines), also)


READING = (
    Mutation("file", "quests.toml", "", f"# {'x' * 10_000}\n", disk=True),
    Mutation("base", "pack.toml", 'base = "sea-box"', 'base = "../sea-box"', disk=True),
    Mutation("base", "pack.toml", 'base = "sea-box"', 'base = "see-box"', disk=True),
    Mutation("toml", "quests.toml", "number = 12\n", "number = \n"),
    Mutation("table", "quests.toml", "", "\n[[qest]]\nnumber = 3\n"),
    Mutation("table", "quests.toml", "", '\n[[buff]]\nid = "x"\n'),
    Mutation("table", "quests.toml", "", '\n[[motif]]\nid = "goat"\npath = "M0 0L1 1"\n'),
    Mutation("table", "art/motifs.toml", "", "[[quest]]\nnumber = 12\n"),
)
"""Files that cannot be read, and tables that nobody knows."""

KEYS = (
    Mutation("missing-key", "enemies.toml", "defense = 4\n", ""),
    Mutation("unknown-key", "enemies.toml", "level = 1\n", "level = 1\nspeed = 3\n"),
    Mutation("wrong-type", "enemies.toml", "level = 1\n", 'level = "1"\n'),
    Mutation("wrong-length", "sea-box/ship.toml", "cards = [1, 1, 1, 1]", "cards = [1, 1, 1]", also=("count",)),
    Mutation("out-of-range", "enemies.toml", "number = 5\n", "number = 79\n", also=("dangling",)),
    Mutation("unknown-word", "adventures.toml", 'kind = "person"', 'kind = "preson"'),
    Mutation("bad-id", "adventures.toml", 'id = "yellow-flag"', 'id = "Yellow Flag"'),
    Mutation("art", "art/motifs.toml", "", '[[motif]]\nid = "goat"\npath = "M0 0<script/>"\n'),
    Mutation("plate", "plates/place-999.plate", "", "chiar at 0 5\n", disk=True),
    Mutation("plate-alt", "plates/place-999.plate", "", "eye 2\n", also=("plate-stale",), disk=True),
    Mutation("plate-stale", "plates/place-999.plate", "", "alt en: Sea.\nalt fr: Mer.\neye 2\n", disk=True),
    Mutation("lesson", "lesson.toml", "Nine people,", "Nine people, and a tenth, and an eleventh,"),
    Mutation("camp-talk", "camps.toml", "", '\n[[talk]]\nline.en = "Snow on the wing."\n', pack="airfield", disk=True),
    Mutation("art", "art/waters/mist.svg", "", "<svg>\n<script>alert(1)</script>\n</svg>\n"),
    Mutation("empty-text", "enemies.toml", 'fr = "Diablotin de cale"', 'fr = ""'),
    Mutation("unclean", "enemies.toml", 'en = "Bilge Imp"', 'en = "Bilge\\u001b Imp"', also=("empty-text",)),
    Mutation("unclean", "story/002.md", "sharpening a pencil", "sharpening a\u202e pencil"),
    Mutation("bad-effect", "adventures.toml", "savvy +3", "savy +3"),
    Mutation(
        "bad-condition",
        "skies-box/events.toml",
        'complete_if = "crew ezarius"',
        'complete_if = "crew"',
        pack="airfield",
    ),
    Mutation("bad-amounts", "sea-box/events.toml", 'cost = "1 coin"', 'cost = "a coin"'),
)
"""Keys and values that are not what they should be."""

THINGS = (
    Mutation("duplicate", "quests.toml", "", QUEST),
    Mutation("dangling", "adventures.toml", "until_quest = 74", "until_quest = 88"),
    told("same-enemy", "  > combat 5, 5", "  > return to the ship"),
    told("same-enemy", "  > combat 5, 12, 5, 5", "  > return to the ship"),
    Mutation("duplicate", "adventures.toml", 'id = "yellow-flag"', 'id = "odessa"'),
    told("dangling", "  > turn to 2.77"),
    told("dangling", "  > gain quest 178; return to the ship"),
    told("dangling", "  > needs LANTREN", "  > return to the ship", also=("story-stuck",)),
    Mutation("dangling", "atlas/02.toml", 'land = ["3.flats"]', 'land = ["3.flat"]', also=("border",)),
    told("game", "  > plane damage 1; return to the ship"),
    Mutation("kind", "sea-box/events.toml", "ongoing = true\n", ""),
    told("target", "  > lose 1 health by bearer; return to the ship"),
    told("window", "  > block 2; return to the ship"),
    Mutation("window", "adventures.toml", "", f'{CARD}[[adventure.use]]\ndo = ["block 1", "fate +1"]\n'),
    told("unlock", "  > gain quest 171; return to the ship"),
    Mutation("start", "pack.toml", 'start_region = "2.quay"', 'start_region = "2.rope"'),
    Mutation("count", "sea-box/abilities.toml", "fate = 6\n", "fate = 5\n", elsewhere=True),
)
"""Things that are named and not there, or there and not as the rules have them."""

MAPS = (
    Mutation("border", "atlas/02.toml", "", f'{REGION}borders = ["2.quay"]\n'),
    Mutation("exit", "atlas/02.toml", "", f"{REGION}exits = {{ west = 13 }}\n"),
    Mutation("exit", "atlas/02.toml", "north = 10", "east = 10", pack="airfield"),
    Mutation("location", "atlas/02.toml", "", f"{REGION}locations = [2]\nspots = {{ 2 = [500, 500] }}\n"),
    Mutation("location", "atlas/02.toml", "r+12", "r+7", also=("location",), pack="airfield"),
    Mutation("shape", "atlas/02.toml", "", REGION.replace(", [9, 9]", "")),
    Mutation("page", "atlas/02.toml", "", REGION.replace("page = 2", "page = 3")),
    Mutation("page-grid", "atlas/02.toml", "r+12", "x+12", pack="airfield"),
    Mutation("grid", "enemies.toml", ".   H   .\n", ".   H\n"),
    Mutation("grid", "enemies.toml", ".   H   .\n.   S   H\n", ".   .   .\n.   S   .\n"),
    Mutation("enemy-ability", "enemies.toml", 'F = "flying"', 'F = "flyng"'),
    Mutation("travel", "pack.toml", 'base = "sea-box"', 'base = "sea-box"\ntravel = [3, 1, 2]'),
    Mutation(
        "difficulty",
        "pack.toml",
        "",
        '\n[[pack.difficulty]]\nlow = 3\nhigh = 8\nkey = "a"\n[[pack.difficulty]]\nlow = 8\nhigh = 9\nkey = "b"\n',
    ),
)
"""Maps, grids and figures of the sea and the skies."""

SKIES = (
    Mutation("boss", "enemies.toml", "", BOSS, pack="airfield"),
    Mutation("combat", "adventures.toml", "damage = 3, die = true", "die = true", pack="airfield"),
    Mutation("die", "pack.toml", 'base = "skies-box"', 'base = "skies-box"\ndie = [0, 1]', pack="airfield"),
    Mutation("event", "story/002.md", "  > turn to 2.1\n", "  > gain 1 threat; turn to 2.1\n", pack="airfield"),
    Mutation(
        "event-jump",
        "skies-box/events.toml",
        'complete = ["challenge SAVVY 6"',
        'complete = ["turn to 2.1"]\n# ["challenge SAVVY 6"',
        pack="airfield",
    ),
    Mutation("flight", "atlas/12.toml", 'links = ["sapphire-pass"]', 'links = ["geysers"]', pack="airfield"),
    Mutation(
        "obstacle",
        "adventures.toml",
        "",
        f'{CARD}[[adventure.use]]\ndo = ["obstacle water: lose 1 health"]\n',
        pack="airfield",
    ),
    Mutation("totem", "quests.toml", '"1 bloodflower, 1 ice-diamond"', '"1 rope"', pack="airfield"),
)
"""What only the skies have."""

STORY = (
    Mutation("story-heading", "story/002.md", "## 2.2 Counted", "### 2.2 Counted", also=("dangling",)),
    Mutation("story-number", "story/002.md", "## 2.2 Counted", "## 3.2 Counted", also=("dangling",)),
    told("story-instruction", "  > retrun to the ship"),
    told("story-instruction", "  > return to the ship", "  > gain 1 xp"),
    told("story-prose", "  > return to the ship", "Prose."),
    Mutation("story-markup", "story/002.md", "*Manticore*", "<i>Manticore</i>"),
    Mutation(
        "story-when", "story/002.md", "Kasumi finds", "> when LANTERN\n\nKasumi finds", also=("story-instruction",)
    ),
    told("story-choice", "  > return to the ship", "- x) Jump."),
    told("story-choice", "  > return to the ship", "- (a) Jump.", "  > return to the ship"),
    Mutation("long-choice", "story/002.md", "- (e) Go", f"- (e) {'Go and go. ' * 20}Go"),
    told("story-end", "  > gain 1 xp"),
    Mutation("story-jump", "story/002.md", "- (a) Show", "> turn to 2.1\n\n- (a) Show"),
    Mutation("story-town", "story/040.md", "- (g) Leave the city.\n", "- (g) Leave the city.\n  > cost 1 coin\n"),
    Mutation("story-stuck", "story/002.md", LEAVE, LEAVE.replace("  >", "  > cost 1 coin\n  >", 1)),
    Mutation(
        "story-encounter",
        "story/002.md",
        "\n- (a) Ask about the lantern.",
        "\n> encounter\n> turn to 2.1\n\n- (a) Ask about the lantern.",
        pack="airfield",
    ),
)
"""Story files."""

_MEANT = next(iter(checked_codes()), "")
SUPPRESSED = (
    Mutation("suppress-code", "story/002.md", "## 2.2 Counted", "%% lint: nonsense we like it\n## 2.2 Counted"),
    Mutation("suppress-code", "quests.toml", "number = 12\n", "# lint: dangling we like it\nnumber = 12\n"),
    Mutation("suppress-reason", "story/002.md", "## 2.2 Counted", f"%% lint: {_MEANT}\n## 2.2 Counted"),
    Mutation("suppress-unused", "story/002.md", "## 2.2 Counted", f"%% lint: {_MEANT} we like it\n## 2.2 Counted"),
)
"""Notes of the author that suppress nothing."""

MUTATIONS = (*READING, *KEYS, *THINGS, *MAPS, *SKIES, *STORY, *SUPPRESSED)
