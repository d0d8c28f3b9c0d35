"""Mutations for every code about the French: a good French file, and what can be wrong with it."""

from __future__ import annotations

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import parse
from sleeping_gods.content.translation.model import mark

from .mutation import Mutation, texts

FILE = "story/072.fr.md"


HARBOUR = parse(texts("harbour"), [])


def marked(number: str) -> str:
    """The mark of a paragraph of the harbour as it is now."""
    return mark(HARBOUR.paragraphs[number])


NEST = f"""## 72 Le nid

> src: {marked("72")}

La plage est chaude sous le pied parce qu'elle respire. Rien n'y pousse que des œufs, par milliers, de la
taille d'un haricot à celle d'un poêle, à demi enfouis, qui se balancent tous un peu, comme des gens dans un
train.

La cabane d'un pisteur se tient au bord de la marée, porte ouverte, une ardoise au bout d'une ficelle. *Parti
chercher de l'aide pour le gros.* La date est ancienne. Le gros est derrière la cabane, moucheté comme une
truite. Il s'est détaché. À chaque vague il roule un peu plus près de l'eau, et chaque fois il frappe, deux
fois, de l'intérieur.

Kannan l'enveloppe déjà dans son manteau. Il faut quatre d'entre vous pour le mettre dans la barque.
"""
MOTHER = f"""## 72.1 La mère

> src: {marked("72.1")}

La plage lève la tête. C'est une longue tête, avec de l'herbe dessus, et elle descend près de la barque
jusqu'à ce qu'un œil emplisse tout le matin. Dans l'œil, vous voyez neuf personnes très petites et un manteau.

L'œuf frappe, deux fois.

Elle en a des milliers. Elle les a comptés. Un souffle passe sur vous, qui sent la pierre chaude et la
fougère\u202f; il vous enlève vos casquettes puis, poliment, vous les rend.

- (a) Lui donner l'œuf.
- (b) Ramer à reculons, doucement, toujours neuf et un manteau.
"""
TIDES = "".join((pack_folder("harbour") / "story" / "009.fr.md").read_text("utf-8").partition("## 9 ")[1:])
HALL, MEADOW = TIDES.split("\n\n")[4:6]
"""Two neighbours, told under different conditions."""
GOOD = f"# 72\n\n{NEST}\n{MOTHER}"


def wrong(code: str, good: str, old: str, new: str, also: tuple[str, ...] = ()) -> Mutation:
    """A French file of one paragraph in which something is wrong."""
    assert old in good
    return Mutation(code, FILE, "", good.replace(old, new, 1), also)


MUTATIONS = (
    wrong("translation-syntax", MOTHER, "- (a) Lui", "> gain 4 xp\n\n- (a) Lui"),
    wrong("translation-syntax", MOTHER, "## 72.1 La mère", "## soixante-douze"),
    wrong("translation-syntax", MOTHER, "- (b) Ramer", "- (b) `Ramer`"),
    wrong("translation-syntax", MOTHER, "- (b) Ramer", "- (a) Ramer"),
    wrong("translation-syntax", MOTHER, "L'œuf frappe", "> src: 000000\n\nL'œuf frappe"),
    Mutation(
        "french-missing",
        "pack.toml",
        'version = "1"\n',
        'version = "1"\nlanguages = ["en", "fr"]\n',
        elsewhere=True,
    ),
    wrong("french-stale", MOTHER, f"> src: {marked('72.1')}", "> src: 000000"),
    wrong("french-stale", MOTHER, f"> src: {marked('72.1')}\n\n", ""),
    wrong("french-stray", MOTHER, "## 72.1 La mère", "## 72.8 La mère"),
    wrong("french-stray", MOTHER, "- (a) Lui", "Un bloc de plus.\n\n- (a) Lui"),
    wrong("french-letters", MOTHER, "- (b) Ramer", "- (c) Ramer"),
    wrong("french-numbers", MOTHER, "toujours neuf", "toujours 9"),
    Mutation("french-order", "story/009.fr.md", "", TIDES.replace(f"{HALL}\n\n{MEADOW}", f"{MEADOW}\n\n{HALL}", 1)),
    wrong("french-typography", MOTHER, "deux fois.", "deux fois !"),
    wrong("french-typography", MOTHER, "deux fois.", '"deux fois".'),
    wrong("french-typography", MOTHER, "deux fois.", "«deux fois»."),
    wrong("french-glossary", NEST, "Kannan", "Le docteur"),
)
"""All of them."""
