"""Small marks of the maps as paths around their foot: hills, trees, rocks, ice, reeds, ribs of wrecks, waves."""

HILL = "M-12 0C-8 -4 -5 -12 0 -15C4 -11 8 -4 12 0M0 -15C-1 -10 1 -7 0 -3M3 -10L5 -4M6 -6L8 -2"
LOW_HILL = "M-11 0C-7 -8 -1 -10 2 -9C6 -8 9 -3 11 0M3 -7L5 -2M6 -5L8 -1"
TREE = "M0 0V-6M0 -6C-6 -5 -8 -11 -4 -13C-4 -18 4 -18 4 -13C8 -11 6 -5 0 -6"
PINE = "M0 0V-4M-6 -4L0 -11L6 -4ZM-4 -9L0 -16L4 -9"
GRASS = "M-5 0Q-5 -4 -7 -6M-3 0V-7M-1 0Q-1 -4 2 -6"
ROCK = "M-7 0L-4 -7L1 -9L6 -3L7 0ZM1 -9L2 -3"
STONES = "M-6 0a3 2.4 0 1 1 6 0ZM2 0a2.4 2 0 1 1 5 0Z"
FLOE = "M-9 -2L-3 -7L6 -5L9 -1M-4 -3L2 -4M-1 1L5 0"
CRACK = "M-8 -6L-2 -4L1 -8M-2 -4L0 0L6 1"
PEAK = "M-9 0L-1 -15L9 0M-1 -15L1 -7L-2 -4M3 -8L4 -4"
REED = "M-6 0V-8M-6 -8V-11M-2 0V-11M-2 -11V-14M3 0V-9M3 -9V-12M-9 2H6"
POOL = "M-8 0H-2M0 0H7M-4 3H4"
RIBS = "M-10 0C-10 -6 -8 -9 -6 -10M-5 0C-5 -7 -3 -10 -1 -11M0 0C0 -7 2 -9 4 -10M5 0C5 -5 7 -7 9 -8M-13 1Q0 5 12 0"
BARNACLE = "M-3 -3a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M0 -4.2v2.4M5 1a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"
MAST = "M-3 2L5 -16M-1 -8L7 -7M-8 3Q0 0 8 3"

MARKS: dict[str, tuple[str, ...]] = {
    "land": (HILL, LOW_HILL, TREE, TREE, PINE, HILL, GRASS),
    "reef": (ROCK, STONES, STONES),
    "ice": (FLOE, CRACK, PEAK),
    "marsh": (REED, REED, POOL, GRASS),
    "wreck": (RIBS, MAST, STONES),
    "whale": (BARNACLE,),
}
"""The marks of each kind of island; those that stand more than once are drawn more often."""

WAVES = ("M-9 0q4.5 -5 9 0q4.5 -5 9 0", "M-6 0q3 -4 6 0q3 -4 6 0", "M-10 0q5 -5 10 0q5 -5 10 0M-2 6q4 -4 8 0")
"""Waves of the open sea."""

ANCHOR = (
    "M0 -7V11M-5 -3H5M0 -7a2.6 2.6 0 1 1 0 -5.2a2.6 2.6 0 1 1 0 5.2M-9 4C-8 9 -4 11 0 11C4 11 8 9 9 4M-9 4L-11 7M-9 4"
    "L-6 6M9 4L11 7M9 4L6 6"
)
STALL = (
    "M-10 11V-1M10 11V-1M-12 -2L-9 -10H9L12 -2ZM-4 -10L-5 -2M4 -10L5 -2M-12 -2q3 4 6 0q3 4 6 0q3 4 6 0q3 4 6 0M-10 7H10"
)
SERPENT = (
    "M-70 6C-66 -14 -50 -14 -46 6M-36 6C-32 -22 -12 -22 -8 6M4 6C8 -18 26 -18 30 6M40 6C40 -18 44 -34 56 -36C66 -38 74 "
    "-32 72 -26C68 -22 60 -26 56 -20C50 -12 54 0 54 6M60 -31a1.4 1.4 0 1 1 2.8 0M72 -26L80 -24M72 -26L79 -29M-62 2C-60 "
    "-6 -55 -6 -53 2M-28 2C-26 -12 -18 -12 -15 2M11 2C13 -10 20 -10 23 2M-82 8q6 -5 12 0q6 -5 12 0q6 -5 12 0q6 -5 12 0"
    "q6 -5 12 0q6 -5 12 0q6 -5 12 0q6 -5 12 0q6 -5 12 0q6 -5 12 0q6 -5 12 0q6 -5 12 0"
)
SHIP = (
    "M-44 2L-36 18H34L46 0L30 4H-30ZM-22 4V-12H4V4M-10 -12V-34H0V-12M-9 -28H-1M18 4V-42M-32 4V-30M18 -42L-5 -34M-32 -30"
    "L-10 -34M-5 -36C-10 -48 -22 -44 -26 -54C-32 -52 -34 -58 -42 -56M-18 -6H-12M-4 -6H1M-58 20q7 -5 14 0q7 -5 14 0q7 "
    "-5 14 0q7 -5 14 0q7 -5 14 0q7 -5 14 0q7 -5 14 0q7 -5 14 0"
)
"""Pictures of the open sea: the beast that every sailor looks for, and a steamer."""
