"""Words of cards that no effect speaks: kinds, figures, and what enemies do, in both languages."""

from __future__ import annotations

import re

from ...effects.terms import Both, Lang, both

KINDS: dict[str, Both] = {
    "person": ("person", "personne"),
    "gear": ("gear", "équipement"),
    "lore": ("lore", "savoir"),
    "recipe": ("recipe", "recette"),
    "weapon": ("weapon", "arme"),
    "totem": ("totem", "totem"),
    "passenger": ("passenger", "passager"),
    "place": ("place", "lieu"),
    "curse": ("curse", "malédiction"),
    "combat": ("combat", "combat"),
    "mild": ("mild", "bénin"),
    "perilous": ("perilous", "périlleux"),
    "deadly": ("deadly", "mortel"),
}
SECTIONS: dict[str, Both] = {
    "crew": ("Crew", "Équipage"),
    "characters": ("Characters", "Personnages"),
    "abilities": ("Ability cards", "Cartes Compétence"),
    "levels": ("Level cards", "Cartes Expérience"),
    "starting": ("Starting cards", "Cartes de départ"),
    "market": ("Market cards", "Cartes Commerce"),
    "adventures": ("Adventure cards", "Cartes Aventure"),
    "quests": ("Quests", "Quêtes"),
    "events": ("Events", "Évènements"),
    "enemies": ("Enemies", "Ennemis"),
    "bosses": ("Bosses", "Boss"),
    "rooms": ("The ship", "Le bateau"),
    "search": ("Search tokens", "Jetons Fouille"),
    "resources": ("Resources", "Ressources"),
    "buffs": ("Enemy buffs", "Renforts ennemis"),
}
ENEMY: dict[str, Both] = {
    "ship-damage": ("1 ship damage", "le bateau subit 1 dégât"),
    "lose-resource": ("lose a resource", "perdez une ressource"),
    "adjacent-damage": ("neighbours deal {} more", "les voisins infligent {} de plus"),
    "adjacent-regen": ("neighbours heal {}", "les voisins récupèrent {}"),
    "disarm": ("disarm", "désarme"),
    "discard-ability": ("discard an equipped ability", "défaussez une compétence équipée"),
    "first-strike": ("first strike", "frappe en premier"),
    "flying": ("flying", "vol"),
    "frighten": ("frightens", "effraie"),
    "low-morale": ("low morale", "démoralise"),
    "madness": ("madness", "rend fou"),
    "regen": ("heals {}", "récupère {}"),
    "resist": ("resists {} damage", "résiste à {} dégât"),
    "venom": ("venom", "empoisonne"),
    "weaken": ("weakens", "affaiblit"),
    "add-power-ally": ("an ally gains {} power", "un allié gagne {} en puissance"),
    "add-power-self": ("gains {} power", "gagne {} en puissance"),
    "allies-damage": ("allies strike back for {} more", "les ripostes des alliés infligent {} de plus"),
    "block": ("blocks {}", "pare {}"),
    "die-minus": ("the combat die is always −1", "le dé de combat vaut toujours −1"),
    "counter-all": ("strikes back at all for {}", "riposte contre tous : {}"),
    "deal-all": ("{} damage to all", "{} de dégâts à tous"),
    "deal-one": ("{} damage to one of you", "{} de dégâts à l'un de vous"),
    "heal-self": ("heals {}", "récupère {}"),
    "heal-ally": ("heals an ally by {}", "un allié récupère {}"),
}
"""What the abilities in an enemy's grid do; ``{}`` is their number."""
HEALTH: Both = ("health", "PV")
LEVEL: Both = ("level", "niveau")
ATTACK: Both = ("attack", "attaque")
DEFENSE: Both = ("defense", "défense")
CAPTAIN: Both = ("captain", "capitaine")
DAMAGE: Both = ("damage", "dégâts")
ACCURACY: Both = ("accuracy", "précision")
BLOCK: Both = ("block", "parade")
RANGED: Both = ("ranged", "à distance")
_NUMBERED = re.compile(r"(.+?)-(\d+)")


def enemy_words(ability: str, lang: Lang) -> str:
    """What an ability of an enemy does."""
    numbered = _NUMBERED.fullmatch(ability)
    name, number = (numbered[1], numbered[2]) if numbered else (ability, "")
    return both(ENEMY[name], lang).format(number) if name in ENEMY else ability


def kind_words(kind: str, lang: Lang) -> str:
    """The kind of a card."""
    return both(KINDS[kind], lang) if kind in KINDS else kind
