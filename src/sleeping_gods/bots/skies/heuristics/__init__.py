"""A robot of the skies that decides by rules of thumb."""
