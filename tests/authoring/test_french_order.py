"""French blocks that have changed places."""

from __future__ import annotations

import pytest

from sleeping_gods.authoring.lint.french_order import swapped_blocks
from sleeping_gods.content.translation.model import Slot, Translation
from sleeping_gods.effects.op import Condition
from sleeping_gods.story.model import Paragraph, ProseBlock

DOG, NAN = Condition("quest", ("DOG",)), Condition("quest", ("NAN",))
SHORT, LONG = "It rained.", "The house at the end of the lane had its windows open, and somebody was singing in there."
COURT = "Il pleuvait."
DETAIL = "La maison au bout du chemin avait ses fenêtres ouvertes, et quelqu'un chantait à l'intérieur."


def paragraph(*blocks: tuple[str, Condition | None]) -> Paragraph:
    """A paragraph of these blocks."""
    return Paragraph("1", "", "001.md", 1, blocks=tuple(ProseBlock(text, when) for text, when in blocks))


def french(*texts: str) -> Translation:
    """Its French."""
    return Translation("1", "", "001.fr.md", 1, blocks=tuple(Slot(text, at) for at, text in enumerate(texts, 1)))


class TestSwapped:
    """What is told under another condition must not be told instead."""

    def test_names_give_it_away(self) -> None:
        """Another block has them, and the one that should has none of them."""
        both = paragraph(("Rover slept.", DOG), ("Nan was out.", NAN))

        assert swapped_blocks(both, french("Nan était sortie.", "Rover dormait.")) == (0, 1)
        assert swapped_blocks(both, french("Rover dormait.", "Nan était sortie.")) is None

    def test_so_do_lengths(self) -> None:
        """Between neighbours."""
        both = paragraph((SHORT, DOG), (LONG, None))

        assert swapped_blocks(both, french(DETAIL, COURT)) == (0, 1)
        assert swapped_blocks(both, french(COURT, DETAIL)) is None

    def test_not_the_neighbour_alone(self) -> None:
        """A name is looked for in every other block."""
        three = paragraph(("Rover slept.", DOG), (SHORT, None), ("Nan was out.", NAN))

        assert swapped_blocks(three, french("Nan était sortie.", COURT, "Rover dormait.")) == (0, 2)

    @pytest.mark.parametrize("when", [None, DOG])
    def test_what_is_told_together_may_be_told_otherwise(self, when: Condition | None) -> None:
        """A translator may move a name to the next sentence."""
        both = paragraph(("She slept.", when), ("Nan had a dog, and was out.", when))

        assert swapped_blocks(both, french("Nan dormait.", "Elle avait un chien, et elle était sortie.")) is None

    def test_a_name_in_both_says_nothing(self) -> None:
        """Nan may stand in either."""
        both = paragraph(("Nan slept.", DOG), ("Nan was out.", NAN))

        assert swapped_blocks(both, french("Elle dormait.", "Nan était sortie.")) is None

    def test_too_few_blocks_are_another_finding(self) -> None:
        """Then nothing can be compared."""
        assert swapped_blocks(paragraph((SHORT, DOG), (LONG, None)), french(DETAIL)) is None
