"""The language of plates: what each line says, and what its errors tell."""

from __future__ import annotations

import pytest

from sleeping_gods.plates.language.plate_text import parse_plate
from sleeping_gods.plates.language.records import Across, LandForm, Placed, Plate

SOLIDS = ("chair", "rowing-boat")
ISLANDS = {"nod": ((0.0, 0.0), (4.0, 0.0), (4.0, 2.0))}
TEXT = """# a comment
alt en: Nine chairs
  in the sea.
alt fr: Neuf chaises dans la mer.
eye 2.6
horizon 38%
lens long
hour dusk
weather mist
light left low
sun 80% 20% 6%
ground sea rough
air 120
seed 7
hill at 10% 60 wide 44 deep 26 high 12 rough .2 turn 30 dark   # a hill
island nod at 0 50 wide 20 deep 10 high 4 sink .5
chair at 20% 7 turn 30 lean 3 tip 2 sink .3 up 1 size .5 glow
chair 5 over -8 14 to 9 24 turn any size .9..1.1
rowing-boat 3 along -2 5 to 4 5
rowing-boat 4 around 0 9 wide 3
"""


def read(text: str) -> Plate:
    """The plate that a text without mistakes says."""
    plate, mistakes = parse_plate("place-2", text, SOLIDS, ISLANDS)
    assert not mistakes
    assert plate
    return plate


def mistakes_of(text: str) -> list[str]:
    """What is wrong with a text."""
    plate, mistakes = parse_plate("place-2", text, SOLIDS, ISLANDS)
    assert plate is None
    return [str(mistake) for mistake in mistakes]


def test_every_line_of_the_view_is_read() -> None:
    """Every line of the view is read."""
    view = read(TEXT).view
    assert (view.eye, view.horizon, view.lens, view.hour, view.weather) == (2.6, 0.38, 2.4, "dusk", "mist")
    assert (view.light, view.ground, view.air, view.seed) == (("left", "low"), ("sea", "rough"), 120, 7)
    assert view.sun == (0.8, 0.2, 0.06)
    assert view.moon is None


def test_words_for_those_who_do_not_see_go_on_in_indented_lines() -> None:
    """Words for those who do not see go on in indented lines."""
    assert read(TEXT).alt == {"en": "Nine chairs in the sea.", "fr": "Neuf chaises dans la mer."}


def test_things_stand_where_they_are_placed() -> None:
    """Things stand where they are placed."""
    hill, island, chair, chairs, row, ring = read(TEXT).things
    assert isinstance(hill, LandForm)
    assert (hill.at, hill.wide, hill.high, hill.rough, hill.turn, hill.shade) == (
        (Across(0.1), 60),
        44,
        12,
        0.2,
        30,
        "dark",
    )
    assert isinstance(island, LandForm)
    assert (island.outline, island.up) == (ISLANDS["nod"], -0.5)
    assert isinstance(chair, Placed)
    assert (chair.spread.first, chair.turn, chair.lean, chair.tip, chair.up, chair.size, chair.shade) == (
        (Across(0.2), 7),
        30,
        3,
        2,
        0.7,
        (0.5, 0.5),
        "glow",
    )
    assert isinstance(chairs, Placed)
    assert (chairs.spread.count, chairs.turn, chairs.size) == (5, None, (0.9, 1.1))
    assert isinstance(row, Placed)
    assert (row.spread.how, row.spread.last) == ("along", (4, 5))
    assert isinstance(ring, Placed)
    assert (ring.spread.how, ring.spread.wide) == ("around", 3)


def test_a_square_is_a_vignette() -> None:
    """A square is a vignette."""
    assert read("square\nchair at 0 5").square
    assert not read("chair at 0 5").square


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("chiar at 0 5", "there is no solid 'chiar'; did you mean 'chair'?"),
        ("horizonn 40%", "did you mean 'horizon'?"),
        ("horizon 40", "the horizon is a percentage, as in 40%"),
        ("hour tea-time", "'tea-time' is no hour"),
        ("weather stormy", "did you mean 'storm'?"),
        ("ground see", "did you mean 'sea'?"),
        ("light lfet", "did you mean 'left'?"),
        ("chair 0 5", "how many must lie between 1 and 400"),
        ("chair", "'at X Z' must follow 'chair'"),
        ("chair at 0", "how far away (z) is missing"),
        ("chair at 0 five", "how far away (z) must be a number, not 'five'"),
        ("chair at 0 nan", "must lie between"),
        ("chair at 0 1e9", "must lie between"),
        ("chair 500 over 0 1 to 2 3", "how many must lie between 1 and 400"),
        ("chair 2.5 over 0 1 to 2 3", "how many must be a whole number"),
        ("chair 5 over 0 1", "'to X Z' must follow"),
        ("chair 5 around 0 1", "'wide R' must follow"),
        ("chair at 0 5 turned 3", "did you mean 'turn'?"),
        ("island nodd at 0 5", "did you mean 'nod'?"),
        ("hill 0 5", "'at X Z' must follow 'hill'"),
        ("alt in English", "'alt en: ...' says in words what is seen"),
        ("  and more", "only the words of alt go on in an indented line"),
        ("eye 2 3", "'3' is not understood here"),
    ],
)
def test_an_error_says_what_was_meant(line: str, told: str) -> None:
    """An error says what was meant."""
    (mistake,) = mistakes_of(f"eye 2\n{line}\nchair at 0 4")
    assert mistake.startswith("line 2: ")
    assert told in mistake


def test_all_mistakes_are_told_at_once() -> None:
    """All mistakes are told at once."""
    assert len(mistakes_of("hour x\nchair at 0 4\nchiar at 0 5\nlens x")) == 3


def test_comments_and_other_things_do_not_change_what_is_scattered() -> None:
    """Comments and other things do not change what is scattered."""
    alone = read("chair 5 over 0 4 to 9 9").things[0]
    among = read("# a comment\n\nrowing-boat at 0 3\nchair 5 over 0 4 to 9 9").things[1]
    assert isinstance(alone, Placed)
    assert isinstance(among, Placed)
    assert alone.chance == among.chance
    twice = read("chair 5 over 0 4 to 9 9\nchair 5 over 0 4 to 9 9").things
    assert twice[0].chance != twice[1].chance
