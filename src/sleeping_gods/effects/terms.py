"""The game's terms in both languages: skills, statuses, targets, tokens, rooms and things that are counted."""

from __future__ import annotations

from typing import Literal, TypeAlias

Lang: TypeAlias = Literal["en", "fr"]
LANGS: tuple[Lang, ...] = ("en", "fr")
Both: TypeAlias = tuple[str, str]
"""A word in English and in French."""

SKILLS: dict[str, Both] = {
    "strength": ("strength", "force"),
    "perception": ("perception", "perception"),
    "savvy": ("savvy", "connaissances"),
    "craft": ("craft", "savoir-faire"),
    "cunning": ("cunning", "ruse"),
}
SKIES_SKILLS: dict[str, Both] = {**SKILLS, "moxie": ("moxie", "cran")}
"""The five skills of the sea, and the one that only the skies have."""

STATUSES: dict[str, Both] = {
    "venom": ("venom", "poison"),
    "frightened": ("frightened", "effrayé"),
    "weakened": ("weakened", "affaibli"),
    "madness": ("madness", "folie"),
    "low-morale": ("low morale", "déprimé"),
}
TARGETS: dict[str, Both] = {
    "one": ("one crew member", "un membre d'équipage"),
    "each": ("each crew member", "chaque membre d'équipage"),
    "bearer": ("this crew member", "ce membre d'équipage"),
    "another": ("another crew member", "un autre membre d'équipage"),
    "participants": ("each participant", "chaque participant"),
}
TOKENS: dict[str, Both] = {
    "diving-suit": ("diving suit", "Scaphandre"),
    "pollen-potion": ("pollen potion", "Potion de Pollen"),
    "dinosaur-egg": ("dinosaur egg", "Œuf de Dinosaure"),
}
ROOMS: dict[str, Both] = {
    "bridge": ("Bridge", "la Passerelle"),
    "galley": ("Galley", "la Cale"),
    "deck": ("Deck", "le Pont"),
    "quarters": ("Quarters", "les Quartiers"),
    "sick-bay": ("Sick Bay", "l'Infirmerie"),
}
OBSTACLES: dict[str, Both] = {
    "water": ("treacherous water", "eaux dangereuses"),
    "cold": ("cold", "froid"),
    "steep": ("steep terrain", "terrain escarpé"),
}
FACTIONS: dict[str, Both] = {
    "trusiam": ("King Trusiam", "le roi Trusiam"),
    "rebels": ("the Stormlock City Rebels", "les rebelles de Stormlock"),
}
HOME: Both = ("to the ship", "au bateau")
"""Where a story returns to, unless the game's namer knows another word for ``home``."""

MOMENTS: dict[str, Both] = {
    "fatigue-removed": ("when fatigue leaves this crew member", "quand ce membre d'équipage perd une fatigue"),
    "cook": ("when you cook", "quand vous cuisinez"),
    "combat-start": ("when combat starts", "au début d'un combat"),
    "hit": ("when this crew member hits", "quand ce membre d'équipage touche"),
    "defeats-enemy": ("when this crew member defeats an enemy", "quand ce membre d'équipage vainc un ennemi"),
    "turn-start": ("at the start of your turn", "au début de votre tour"),
    "port": ("when you take a port action", "quand vous effectuez une action Port"),
    **{f"room-{room}": (f"when you use the {en}", f"quand vous utilisez {fr}") for room, (en, fr) in ROOMS.items()},
}
"""Moments of a ``when`` table, as the opening words of its text."""

FOODS = ("grain", "meat", "vegetables")
RESOURCES = ("coins", *FOODS, "materials", "artifacts")
GAINABLE = (*RESOURCES, "xp", "command", "feared", "revered")
LOSABLE = (*RESOURCES, "food", "resources", "xp", "command")
PAYABLE = (*RESOURCES, "food")
"""What a cost or a recipe may ask for, and what a condition may count."""

SKIES_RESOURCES = (
    *("ogroot", "whiskey", "torch", "sand-honey", "rope", "meat"),
    *("tundra-berry", "bloodflower", "gergon-leaf", "fire-quartz", "ice-diamond", "jadeworm-egg"),
)

SKIES_PAYABLE = (*SKIES_RESOURCES, "resources")
"""What a cost may ask for in the skies; ``resources`` stands for any."""

PLURALS = {
    "coin": "coins",
    "artifact": "artifacts",
    "vegetable": "vegetables",
    "material": "materials",
    "resource": "resources",
}
"""Singulars that are read as the plural by which a thing is known."""

NOUNS: dict[str, tuple[Both, Both]] = {
    "coins": (("coin", "coins"), ("pièce", "pièces")),
    "grain": (("grain", "grain"), ("céréale", "céréales")),
    "meat": (("meat", "meat"), ("viande", "viandes")),
    "vegetables": (("vegetable", "vegetables"), ("légume", "légumes")),
    "materials": (("material", "materials"), ("matériau", "matériaux")),
    "artifacts": (("artifact", "artifacts"), ("artefact", "artefacts")),
    "food": (("food", "food"), ("nourriture", "nourritures")),
    "resources": (("resource", "resources"), ("ressource", "ressources")),
    "xp": (("XP", "XP"), ("XP", "XP")),
    "command": (("command", "command"), ("ordre", "ordres")),
    "feared": (("feared point", "feared points"), ("point de crainte", "points de crainte")),
    "revered": (("revered point", "revered points"), ("point de vénération", "points de vénération")),
    "health": (("health", "health"), ("PV", "PV")),
    "skies-health": (("health", "health"), ("point de santé", "points de santé")),
    "fatigue": (("fatigue", "fatigue"), ("fatigue", "fatigues")),
    "damage": (("damage", "damage"), ("dégât", "dégâts")),
    "ship-damage": (("ship damage", "ship damage"), ("dégât du bateau", "dégâts du bateau")),
    "ability": (("ability card", "ability cards"), ("carte Compétence", "cartes Compétence")),
    "market": (("market card", "market cards"), ("carte Commerce", "cartes Commerce")),
    "region": (("region", "regions"), ("région", "régions")),
    "totems": (("totem", "totems"), ("totem", "totems")),
    "defeats": (("defeat", "defeats"), ("défaite", "défaites")),
    "ogroot": (("ogroot", "ogroot"), ("ogracine", "ogracines")),
    "whiskey": (("whiskey", "whiskey"), ("whisky", "whiskys")),
    "torch": (("torch", "torches"), ("torche", "torches")),
    "sand-honey": (("sand honey", "sand honey"), ("miel des sables", "miels des sables")),
    "rope": (("rope", "ropes"), ("corde", "cordes")),
    "tundra-berry": (("tundra berry", "tundra berries"), ("baie de toundra", "baies de toundra")),
    "bloodflower": (("bloodflower", "bloodflowers"), ("fleur de sang", "fleurs de sang")),
    "gergon-leaf": (("gergon leaf", "gergon leaves"), ("feuille de gergon", "feuilles de gergon")),
    "fire-quartz": (("fire quartz", "fire quartz"), ("quartz de feu", "quartz de feu")),
    "ice-diamond": (("ice diamond", "ice diamonds"), ("diamant de glace", "diamants de glace")),
    "jadeworm-egg": (("jadeworm egg", "jadeworm eggs"), ("œuf de ver de jade", "œufs de ver de jade")),
    "stamina": (("stamina", "stamina"), ("point d'endurance", "points d'endurance")),
    "power": (("power", "power"), ("point de puissance", "points de puissance")),
    "threat": (("threat", "threat"), ("jeton Menace", "jetons Menace")),
    "fuel": (("fuel", "fuel"), ("unité de carburant", "unités de carburant")),
    "camps": (("camp", "camps"), ("campement", "campements")),
    "marks": (("mark", "marks"), ("case", "cases")),
    "square": (("square", "squares"), ("case", "cases")),
}
"""Things that are counted: one and many in English, one and many in French."""


def both(words: Both, lang: Lang) -> str:
    """The word in one language."""
    return words[0] if lang == "en" else words[1]


def counted(count: int, noun: str, lang: Lang) -> str:
    """A number with its noun; French counts 0 and 1 as one, English only 1."""
    english, french = NOUNS[noun]
    if lang == "en":
        return f"{count} {english[0] if count == 1 else english[1]}"
    return f"{count} {french[0] if count < 2 else french[1]}"
