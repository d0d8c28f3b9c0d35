"""A robot of the skies that works out odds and what a story promises."""
