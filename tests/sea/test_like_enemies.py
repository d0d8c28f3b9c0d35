"""Enemy cards with the same face: each has a number of its own, and a fight names each card once."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.content.read import read_source
from sleeping_gods.kernel.errors import BrokenPack
from sleeping_gods.sea.pack.build import build

from ..breaking import change, check, whole_copy

IMP = r'^id = "bilge-imp"'


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the harbour with three imps: 5, 71 and 72."""
    folder = whole_copy("harbour", tmp_path)
    change(folder, "enemies.toml", IMP, 'id = "bilge-imp"\nalso = [71, 72]')
    return folder


@pytest.mark.slow
def test_like_cards_have_a_number_an_id_and_a_name_of_their_own(copy: Path) -> None:
    """SG-COMP-023, SG-COMP-024: one card of each number; only the face is the same."""
    pack = build(read_source(copy))
    imps = [enemy for enemy in pack.enemies.values() if enemy.id.startswith("bilge-imp")]

    assert [(enemy.number, enemy.id, enemy.name.en, enemy.copy) for enemy in imps] == [
        (5, "bilge-imp", "Bilge Imp", 1),
        (71, "bilge-imp-2", "Bilge Imp 2", 2),
        (72, "bilge-imp-3", "Bilge Imp 3", 3),
    ]
    assert len({(enemy.squares, enemy.level, enemy.defense, enemy.attack) for enemy in imps}) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("numbers", "found"),
    [
        ("5, 71, 72", []),
        ("5, 5", ["expected each enemy card once in a fight, got 5 2 times"]),
        ("71, 5, 71, 71", ["expected each enemy card once in a fight, got 71 3 times"]),
    ],
)
def test_a_fight_names_each_card_once(copy: Path, numbers: str, found: list[str]) -> None:
    """SG-COMP-024: a card cannot be fetched twice from the deck."""
    change(copy, "story/002.md", r"^  > return to the ship$", f"  > combat {numbers}\n  > return to the ship")

    assert [line.split(": ")[-1] for line in check(copy) if ": same-enemy " in line] == found


def test_a_like_card_has_a_number_of_the_deck() -> None:
    """SG-COMP-023: enemy cards end at 78, those with a face that stands already among them."""
    source = read_source(pack_folder("harbour"))
    record = next(record for record in source.of("enemy") if record.key() == "bilge-imp")
    record.data["also"] = [79]

    with pytest.raises(BrokenPack, match=r"expected 1 to 78 for 'also', got 79"):
        build(source)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("also", "code", "message"),
    [
        ("[8]", "duplicate", "expected another card than 8 for 'also'"),
        ("[71, 71]", "duplicate", "expected another card than 71 for 'also'"),
        ("[79]", "out-of-range", "expected 1 to 78 for 'also', got 79"),
        ("7", "wrong-type", "expected a list for 'also'"),
    ],
)
def test_numbers_of_like_cards_are_their_own(tmp_path: Path, also: str, code: str, message: str) -> None:
    """SG-COMP-023, SG-COMP-024: each number stands once, and is one of the deck's."""
    folder = whole_copy("harbour", tmp_path)
    change(folder, "enemies.toml", IMP, f'id = "bilge-imp"\nalso = {also}')

    (found,) = check(folder)

    assert f": {code} [[enemy]] bilge-imp: {message}" in found


@pytest.mark.slow
def test_an_id_that_a_like_card_would_take_is_found(copy: Path) -> None:
    """SG-COMP-024: ids stand once too, those of like cards among them."""
    change(copy, "enemies.toml", r'^id = "toll-gull"', 'id = "bilge-imp-2"')

    assert any("expected another card than bilge-imp-2 for 'also'" in line for line in check(copy))
