"""Mutations for every code of the checks: packs that can be played, and still get something wrong."""

from __future__ import annotations

from .mutation import Mutation

NAME = 'name = { en = "Xylo", fr = "Xylo" }\n'
WORDS = "Nobody has ever asked the harbour mistress what she does with all of the pencils she sharpens to nothing.\n\n"
"""Enough prose for a paragraph."""
GO = ("- (b) Go.", "  > return to the ship")
LEAVE = "- (e) Go back aboard.\n  > return to the ship\n"
"""The last choice of the first story."""
WIDOW = "- (b) Help the widow, who has counted the same wage twice.\n"
"""The only way to the quest that bears WAGE."""
QUAY = "shape = [[380, 300], [620, 360], [1000, 320], [1000, 700], [520, 700]]"


def paragraph(number: str, *lines: str) -> str:
    """A paragraph of its own at the end of a story."""
    return f"\n## {number} Xylo {number}\n\n{WORDS}" + "".join(f"{line}\n" for line in lines)


def choice(code: str, *lines: str, also: tuple[str, ...] = (), more: str = "") -> Mutation:
    """One more choice in the first story, before its way out."""
    added = "- (x) Ask about the pencils.\n" + "".join(f"  > {line}\n" for line in lines)
    return Mutation(code, "story/002.md", LEAVE, added + LEAVE + more, also, elsewhere=bool(more))


def skies(code: str, file: str, old: str, new: str, also: tuple[str, ...] = ()) -> Mutation:
    """An edit of the pack of the skies."""
    return Mutation(code, file, old, new, also, pack="airfield", elsewhere=not new)


def enemy(number: int, figures: str) -> str:
    """An enemy card of the sea."""
    return f'\n[[enemy]]\nid = "x"\nnumber = {number}\n{NAME}{figures}'


def quest(number: int, keyword: str, active: str = "false") -> str:
    """A quest card of the sea."""
    text = '{ en = "The pencil.", fr = "Le crayon." }'
    return f'\n[[quest]]\nnumber = {number}\ntitle = {text}\nkeyword = "{keyword}"\ntext = {text}\nactive = {active}\n'


BOSS = f"\n[[boss]]\nnumber = 9\n{NAME}level = 3\n" + "".join(
    f'[[boss.zone]]\nid = "z{zone}"\n{NAME}attack = 1\ngrid = "H"\n' for zone in range(3)
)
FIGURES = 'level = 4\ndefense = 4\nattack = 2\ngrid = """\n.   T   .\nH   H+S H\nV   .   A2\n"""\n'
ABILITIES = '[enemy.ability]\nT = "frighten"\nV = "venom"\n'

REFERENCES = (
    Mutation("orphan-paragraph", "story/002.md", "", paragraph("2.8", "> return to the ship")),
    Mutation("orphan-paragraph", "story/f1.md", "", paragraph("F77", "> ending home")),
    Mutation("orphan-paragraph", "story/002.md", "", paragraph("2.8", "- (a) Ask.", "  > turn to 2.8", *GO)),
    Mutation(
        "stray-story", "story/077.md", "", "# 77 Xylo\n" + paragraph("77", "> return to the ship"), elsewhere=True
    ),
    Mutation(
        "unused-adventure", "adventures.toml", "", f'\n[[adventure]]\nid = "x"\nnumber = 89\nkind = "gear"\n{NAME}'
    ),
    Mutation("unused-quest", "quests.toml", "", quest(88, "XYLO")),
    Mutation("unused-enemy", "enemies.toml", "", enemy(74, FIGURES.replace("level = 4", "level = 3") + ABILITIES)),
    skies("unused-boss", "enemies.toml", "", BOSS),
    Mutation("unused-ending", "pack.toml", 'endings = ["home"', 'endings = ["xylo", "home"'),
    Mutation("card-stays", "adventures.toml", "until_quest = 74", "until_quest = 50"),
    Mutation("explore-unknown", "story/002.md", "  > needs BERTH\n", "  > needs BERTH and not explore C\n"),
    choice("explore-unasked", "gain explore C; return to the ship"),
)
"""What nothing leads to, and what leads nowhere."""

KEYWORDS = (
    Mutation("keyword-unasked", "story/208.md", "  > needs GULL\n", "", elsewhere=True),
    Mutation("quest-open", "quests.toml", "active = false", "active = true"),
    Mutation("keyword-near", "quests.toml", "", quest(88, "GULLS"), also=("unused-quest",)),
    Mutation("keyword-near", "quests.toml", "", quest(88, "BIRTH"), also=("unused-quest",)),
    Mutation("keyword-near", "quests.toml", "", quest(88, "WAG"), also=("unused-quest",)),
)
"""Keywords and quests."""

REACHABLE = (
    Mutation("never-met", "story/002.md", "> gain quest 9\n", "", elsewhere=True, also=("unused-quest",)),
    Mutation("never-met", "story/009.md", "> gain adventure 3\n", "", elsewhere=True, also=("unused-adventure",)),
    Mutation("never-met", "story/002.md", WIDOW, f"{WIDOW}  > needs WAGE\n"),
    skies("never-met", "story/074.md", "needs curse cold-pocket or", "needs curse wet-match or"),
    choice("never-met", "needs GULL and not GULL", "return to the ship"),
    choice("never-met", "if DEBT: if not DEBT: gain 1 coin", "return to the ship"),
    choice("never-met", "needs 9 totems", "return to the ship"),
    choice("over-supply", "cost 7 meat", "return to the ship"),
    choice("over-supply", "needs 90 coins", "return to the ship"),
    Mutation(
        "unreachable",
        "story/002.md",
        "",
        paragraph("2.8", "- (a) Ask.", "  > turn to 2.9", *GO) + paragraph("2.9", "> turn to 2.8"),
    ),
    skies("over-supply", "story/002.md", "cost 1 meat", "cost 7 meat"),
)
"""What can never be had, met or read."""

LOOPS = (
    choice("forced-loop", "turn to 2.8", more=paragraph("2.8", "> turn to 2.9") + paragraph("2.9", "> turn to 2.8")),
    choice(
        "forced-loop",
        "turn to 2.8",
        more=paragraph("2.8", "- (a) Left.", "  > turn to 2.9", "- (b) Right.", "  > turn to 2.9")
        + paragraph("2.9", "> turn to 2.8"),
    ),
    choice("free-gain", "gain 1 coin; turn to 2"),
    choice("free-gain", "turn to 2.8", more=paragraph("2.8", "> gain 1 xp", "> turn to 2")),
    choice("free-gain", "needs BERTH", "fate 3: gain 1 coin", "turn to 2"),
    choice(
        "free-gain",
        "turn to 2.8",
        more=paragraph("2.8", "> gain 1 xp", "> turn to 2").replace(WORDS, f"> if GULL: turn to 2.1\n\n{WORDS}"),
    ),
)
"""Circles of the story."""

NUMBERS = (
    choice("odds", "challenge CRAFT 12", "fail: lose 1 health", "return to the ship"),
    choice("odds", "challenge CRAFT 2", "fail: lose 1 health", "return to the ship"),
    choice("odds", "challenge CRAFT 9 by kannan", "fail: lose 1 health", "return to the ship"),
    choice("no-fail", "challenge CRAFT 6", "return to the ship"),
    choice("no-fail", "challenge CRAFT 6", "pass: gain 1 xp", "return to the ship"),
    choice("reward-band", "gain 9 coins; return to the ship"),
    choice("reward-band", "gain 5 xp", "choose 1: gain 2 xp | gain 1 coin", "return to the ship"),
    choice("combat-band", "combat 57, 60, 66, 70", "return to the ship"),
)
"""Figures out of their bands."""

CARDS = (
    Mutation("twin-enemy", "enemies.toml", "", enemy(74, FIGURES + ABILITIES), also=("unused-enemy",)),
    Mutation("lesson-question", "lesson.toml", 'asked = "DrawEvent"', 'asked = "DrawWeather"'),
)
"""Cards that are the same."""

ATLAS = (
    Mutation(
        "out-of-reach",
        "atlas/02.toml",
        "exits = { west = 13, north = 14 }",
        "",
        also=("exit-one-way", "never-met"),
        elsewhere=True,
    ),
    Mutation("shape-crossed", "atlas/02.toml", QUAY, "shape = [[380, 300], [1000, 700], [1000, 320], [620, 700]]"),
    Mutation("shape-overlap", "atlas/02.toml", QUAY, QUAY.replace("[620, 360]", "[620, 260]"), elsewhere=True),
    Mutation(
        "shape-apart",
        "atlas/02.toml",
        QUAY,
        QUAY.replace("[380, 300], [620, 360], [1000, 320]", "[600, 500], [1000, 500]"),
        elsewhere=True,
    ),
    Mutation("exit-one-way", "atlas/02.toml", "locations = [2, 3]", "locations = [2, 3]\nexits = { south = 12 }"),
    skies("out-of-reach", "atlas/12.toml", "", '\n[[page]]\npage = 30\ngrid = """\n.  .\n"""\n'),
    skies("exit-one-way", "atlas/12.toml", "exits = { east = 2 }", ""),
)
"""The map."""

PROSE = (
    Mutation("doubled-word", "story/002.md", "is sharpening a pencil", "is sharpening a a pencil"),
    Mutation("cliche", "story/002.md", "She is sharpening", "The mysterious woman is sharpening"),
    Mutation("long-paragraph", "story/002.md", "She is sharpening a pencil.", "She is sharpening a pencil. " * 40),
    Mutation(
        "short-paragraph",
        "story/002.md",
        LEAVE,
        "- (x) Ask.\n  > turn to 2.8\n" + LEAVE + "\n## 2.8 Xylo\n\nShe shrugs.\n\n> return to the ship\n",
        elsewhere=True,
    ),
    Mutation("mixed-quotes", "story/002.md", '"Issued by a', "\u201cIssued by a"),
    Mutation("title-twice", "story/003.md", "## 3.1 Released", "## 3.1 Pay day"),
    Mutation("number-clash", "story/003.md", "- (a) Pay her.", "- (a) Pay her three coins."),
    Mutation("number-clash", "story/003.md", "- (a) Pay her.", "- (a) Pay her 20 coins."),
)
"""The prose."""

MUTATIONS = (*REFERENCES, *KEYWORDS, *REACHABLE, *LOOPS, *NUMBERS, *CARDS, *ATLAS, *PROSE)
"""All of them."""
