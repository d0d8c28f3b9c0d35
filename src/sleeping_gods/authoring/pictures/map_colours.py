"""The colours of the maps: ink and washes on old paper."""

INK = "#33271a"
"""Lines and letters."""
PAPER = "#f3e7cb"
"""The sheet, and what is written on it."""
EDGE = "#dcc596"
"""The rim of the sheet."""
SEA = "#cbdad2"
"""The wash of the sea."""
DEEP = "#b9cfca"
"""The wash of the sea towards the edges of a page."""
WATER = "#5f8791"
"""Hatching of the sea along coasts, and rivers."""
SEA_INK = "#2c5562"
"""Letters and figures on the sea."""
RED = "#8f3220"
"""Warnings, and signs of exits."""
FADED = "#8d8069"
"""What is crossed out or closed."""
CREAM = "#fdf7e6"
"""The ground of signs, and halos around letters."""
GROUND = "#efe6c8"
"""The ground of the skies between its squares."""
WASHES = {"water": "#c3d8da", "cold": "#f2f5f4", "steep": "#dccba6", "": "#e8ddb9"}
"""The wash of a square by its first obstacle."""
LANDS = {
    "land": ("#e9d6a4", "#c3a766"),
    "reef": ("#d9cdb0", "#9b8f77"),
    "ice": ("#f5f8f8", "#a9c3cc"),
    "marsh": ("#cfd2a0", "#8d965c"),
    "wreck": ("#dfc9a0", "#a58a5c"),
    "whale": ("#9fb0b8", "#6d838e"),
}
"""The wash and the shade of each kind of island."""
COLOURS = {
    **{"paper": PAPER, "edge": EDGE, "cream": CREAM, "faded": FADED},
    **{"sea": SEA, "deep": DEEP, "water": WATER, "sea-ink": SEA_INK},
    **{kind: wash for kind, (wash, _) in LANDS.items()},
    **{f"{kind}-shade": shade for kind, (_, shade) in LANDS.items()},
    **{"ground": GROUND, "square": WASHES[""]},
    **{f"square-{kind}": wash for kind, wash in WASHES.items() if kind},
}
"""What palettes may change, by the names that packs write."""
