"""A robot of the sea that works out odds and what a story promises."""
