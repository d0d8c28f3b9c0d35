"""A robot of the sea that decides by rules of thumb."""
