"""Mutations for every code of the rules of craft: packs that are sound, and a worse read than they were."""

from __future__ import annotations

import dataclasses

from .mutation import Mutation
from .mutations_story import GO, WORDS, choice, paragraph, quest, skies

KEYWORDS = (
    *("ANVIL", "BRIAR", "CLOAK", "DRUMS", "EMBER", "FROST", "GROVE"),
    *("HONEY", "IVORY", "JELLY", "KNAVE", "MAPLE", "PEARL"),
)
"""Words for quests that are told apart."""
HARBOUR = "She is sharpening a pencil."
"""A sentence of the first story."""


def craft(mutation: Mutation, beside: tuple[tuple[str, str], ...] = ()) -> Mutation:
    """A mutation of a pack that is held to the rules of craft.

    Paragraphs that are put into the first story part three of one length, which were known to stand in a row.
    """
    also = (*mutation.also, "suppress-unused") if mutation.elsewhere else mutation.also
    return dataclasses.replace(mutation, also=also, craft=True, beside=beside)


def edit(code: str, old: str, new: str, file: str = "story/002.md", also: tuple[str, ...] = ()) -> Mutation:
    """An edit of one file."""
    return craft(Mutation(code, file, old, new, also))


def whole(code: str, old: str, new: str, file: str = "story/002.md") -> Mutation:
    """An edit of one file whose finding is about the pack as a whole."""
    return dataclasses.replace(edit(code, old, new, file), elsewhere=True)


def chain(count: int, *lines: str) -> str:
    """Paragraphs that lead to each other; ``NEXT`` in their lines is the next one."""
    made = [
        paragraph(f"2.{at}", *(line.replace("NEXT", f"2.{at + 1}") for line in lines)) for at in range(20, 20 + count)
    ]
    return "".join(made) + paragraph(f"2.{20 + count}", "> return to the ship")


def volume(code: str, count: int, *lines: str) -> Mutation:
    """A pack that is large enough to be judged as a whole."""
    return craft(choice(code, "turn to 2.20", more=chain(count, *lines)))


ANSWERS = (
    craft(choice("silent-answer", "once per campaign", "gain 1 coin; return to the ship")),
    craft(choice("silent-answer", "once per campaign", "gain 1 coin; turn to 2")),
    craft(choice("silent-answer", "cost 1 coin", "return to the ship")),
    craft(
        choice(
            "silent-answer",
            "once per campaign",
            "challenge CRAFT 6",
            "fail: lose 1 health; return to the ship",
            "turn to 2.8",
            more=paragraph("2.8", "> return to the ship"),
        )
    ),
    volume("single-goal", 15, "- (a) Ask.", "  > turn to NEXT", "- (b) Nod.", "  > turn to NEXT"),
    volume("single-goal", 15, "- (a) Ask.", "  > turn to NEXT", "- (b) Go.", "  > return to the ship"),
    volume("fail-unnoticed", 12, "> challenge CRAFT 6", "> fail: lose 1 health", "> turn to NEXT"),
    craft(choice("always-true", "needs SLEEPERS", "return to the ship")),
    craft(choice("always-true", "needs GULL and SLEEPERS", "return to the ship")),
    craft(
        choice(
            "always-true",
            "needs GULL",
            "turn to 2.8",
            more=paragraph("2.8", "- (a) Ask.", "  > needs GULL", "  > return to the ship", *GO),
        )
    ),
    craft(choice("free-visit", "gain 1 coin; return to the ship", also=("silent-answer",))),
    craft(choice("free-visit", "cost 1 coin", "gain 3 materials; return to the ship", also=("silent-answer",))),
    craft(choice("free-visit", "turn to 2.8", more=paragraph("2.8", "> gain 1 xp", "> return to the ship"))),
    craft(
        skies(
            "free-visit",
            "story/054.md",
            "  > once per campaign\n  > mark rebels 1; gain 1 whiskey; remove any status;",
            "  > mark rebels 1; remove any status;",
        )
    ),
)
"""What follows a choice."""

MEMORY = (
    craft(
        choice(
            "quest-at-home",
            "once per campaign",
            "turn to 2.8",
            more=paragraph("2.8", "> gain quest 88", "- (a) Ask.", "  > needs XYLO", "  > return to the ship", *GO),
            also=("always-true",),
        ),
        (("quests.toml", quest(88, "XYLO")),),
    ),
    craft(
        choice(
            "finale-deaf",
            "once per campaign",
            "turn to 2.8",
            more=paragraph("2.8", *(f"> gain quest {120 + at}" for at in range(13)), "> return to the ship"),
            also=("keyword-unasked",),
        ),
        (("quests.toml", "".join(quest(120 + at, word) for at, word in enumerate(KEYWORDS))),),
    ),
    edit("person-missed", HARBOUR, "She is sharpening a pencil for Aske."),
    edit("person-unread", 'kind = "gear"', 'kind = "person"', "adventures.toml"),
    craft(
        choice(
            "enemy-unnamed",
            "once per campaign",
            "combat 57",
            "turn to 2.8",
            more=paragraph("2.8", "> return to the ship"),
        )
    ),
    edit("debt-open", "## 2.2 Counted", "%% debt: XYLO a pencil is owed\n## 2.2 Counted"),
    edit("debt-stray", "## 2.2 Counted", "%% paid: XYLO a pencil is given back\n## 2.2 Counted"),
    edit("debt-stray", "## 2.2 Counted", "%% debt: xylo a pencil is owed\n## 2.2 Counted"),
    edit("debt-stray", "## 2.2 Counted", "%% debt: XYLO\n## 2.2 Counted"),
    edit("debt-stray", "## 2.2 Counted", "%% debt: GULL a feather\n%% paid: GULL nobody asks\n## 2.2 Counted"),
    edit("town-still", "## 3 Anything to declare\n", "## 3 Anything to declare\n\n> town\n", "story/003.md"),
)
"""What comes back."""


def block(condition: str, sentence: str) -> tuple[str, ...]:
    """A block of a paragraph."""
    return ("", f"> when {condition}", "", sentence, "", "> end")


CONSISTENCY = (
    craft(
        choice(
            "fallback-gap",
            "turn to 2.8",
            more=paragraph(
                "2.8",
                *block("GULL", "A gull reads her ledger."),
                *block("QUARANTINE", "A pencil lies there."),
                *block("LANTERN", "Another pencil lies there."),
                *block("not GULL and not QUARANTINE and not 3 coins", "There is nothing there."),
                "> return to the ship",
            ),
        )
    ),
    craft(
        choice(
            "fallback-gap",
            "turn to 2.8",
            more=paragraph(
                "2.8",
                *block("not GULL and not QUARANTINE", "Half a pencil floats."),
                *block("LANTERN and not GULL", "Half a pencil is a mast in the water."),
                "> return to the ship",
            ),
        )
    ),
    edit("promise-forgotten", "- (e) Go back aboard.", "- (e) Go back aboard. One day you will hear of this."),
    craft(
        choice(
            "promise-forgotten",
            "turn to 2.8",
            more=paragraph("2.8", "She stamps your wrist. It does not wash off.", "", "> return to the ship"),
        )
    ),
    craft(
        choice(
            "told-again", "turn to 2.8", more=paragraph("2.8", "> lose quest 1; lose 1 coin", "> return to the ship")
        )
    ),
)
"""What contradicts what was read or done before."""

PROSE = (
    craft(
        choice(
            "length-row",
            "turn to 2.20",
            more=chain(3, "> turn to NEXT").replace(WORDS.strip(), " ".join([WORDS.strip()] * 5)),
        )
    ),
    volume("length-share", 40, "> turn to NEXT"),
    edit("stress-italics", HARBOUR, "She *is* sharpening *a* pencil."),
    edit("stress-italics", HARBOUR, "She is sharpening a *pencil*."),
    edit("contraction", HARBOUR, "She's sharpening a pencil."),
    edit("contraction", HARBOUR, "She does not look up, and there’s a pencil.", also=("mixed-quotes",)),
    whole("number-worn", HARBOUR, "She is sharpening three hundred pencils."),
    whole("name-near", HARBOUR, "She is sharpening a pencil for old Tansin."),
    whole("name-near", HARBOUR, "She is sharpening a pencil for old Betany."),
    whole("label-clash", "3 = [850, 520]", "3 = [700, 530]", "atlas/02.toml"),
)
"""Sentences, names and labels."""

NEW_CARD = """
[[adventure]]
number = 88
id = "spare-oar"
kind = "gear"
name = { en = "Spare Oar", fr = "Rame de secours" }
"""
"""A card that nobody wrote a line for."""
NEW_ENEMY = """
[[enemy]]
number = 78
id = "wet-cat"
name = { en = "Wet Cat", fr = "Chat mouillé" }
level = 1
defense = 3
attack = 1
grid = ". H .\\n. H .\\n. H ."
"""
"""The same of an enemy."""


def flavour(en: str, fr: str) -> str:
    """A line for a card that has one of its own."""
    return f'flavour = {{ en = "{en}", fr = "{fr}" }}\n'


CARDS = (
    craft(Mutation("flavour-missing", "adventures.toml", "", NEW_CARD, also=("unused-adventure",))),
    craft(Mutation("flavour-missing", "enemies.toml", "", NEW_ENEMY, also=("unused-enemy",))),
    craft(
        Mutation(
            "flavour-long", "adventures.toml", "", NEW_CARD + flavour("It has a mouth. " * 5, "Elle a une bouche."),
            also=("unused-adventure",),
        )
    ),
    craft(
        Mutation(
            "flavour-long", "enemies.toml", "", NEW_ENEMY + flavour("It has a mouth.", "Il a une bouche. " * 6),
            also=("unused-enemy",),
        )
    ),
)  # fmt: skip
"""Cards."""

MUTATIONS = (*ANSWERS, *MEMORY, *CONSISTENCY, *PROSE, *CARDS)
"""All of them."""
