"""The words of plates that are not names of solids, with what each of them means."""

from __future__ import annotations

HOURS = {
    "dawn": "low light, a pale band above the horizon",
    "morning": "clear light from one side",
    "noon": "high light, short shadows",
    "afternoon": "warm light from one side, long tones",
    "dusk": "low light, a dark upper sky",
    "night": "a dark sky; moon, stars and lamps give the light",
}
"""The hours of a view, and the light of each."""
WEATHERS = {
    "clear": "an empty sky",
    "fair": "a few clouds",
    "cloudy": "heaped clouds",
    "overcast": "a closed grey sky",
    "storm": "black clouds and torn light",
    "mist": "what is far fades soon",
    "rain": "slanting lines over everything",
    "snow": "white flakes over everything",
}
"""The weathers of a view."""
GROUNDS = {
    "sea": "water with waves, which mirrors what stands over it",
    "sand": "pale level ground with ripples",
    "grass": "short strokes",
    "rock": "dark broken ground",
    "snow": "white ground with blue hollows",
    "boards": "planks that run away from the eye",
    "stones": "paving",
    "cloud": "a floor of clouds, as seen from the air",
    "fields": "a patchwork of fields, as seen from the air",
    "void": "no ground: sky above and below",
}
"""What lies below a view."""
WAVES = ("calm", "swell", "rough")
"""How high the waves of a sea are."""
SIDES = ("left", "right", "front", "behind", "above")
"""Where light comes from."""
HEIGHTS = ("low", "high")
"""How high it stands."""
LENSES = {"wide": 0.8, "normal": 1.25, "long": 2.4}
"""How much of the height of the frame a thing fills that is as far away as it is high."""
SHADES = {
    "white": "paper white, even in the shade nearly",
    "pale": "lighter than stone",
    "dark": "tarred wood, wet rock",
    "black": "iron, an open door, a silhouette",
    "glow": "gives light: a lamp, a window, a fire",
}
"""How dark a thing is, where its light does not decide."""
GRAINS = {
    "up": "lines stand upright",
    "level": "lines lie level",
    "round": "lines run around the girth",
    "along": "lines run along its length",
}
"""How the lines of a thing run."""
RELIEFS = {
    "hill": "a rounded rise",
    "ridge": "a long crest with spurs",
    "peak": "a steep mountain",
    "cliff": "a table of rock with upright sides",
    "dune": "a smooth wave of sand",
    "bank": "a flat low shore",
    "floating": "a piece of land that hangs in the air on a root of rock",
    "island": "land with the outline of an island of the map",
}
"""The kinds of land."""
VIEW_WORDS = ("eye", "horizon", "lens", "hour", "weather", "light", "ground", "sun", "moon", "air", "seed", "square")
"""The words that begin the lines of a view."""
SPREADS = ("at", "over", "along", "around")
"""How things that are set down many times are spread."""
