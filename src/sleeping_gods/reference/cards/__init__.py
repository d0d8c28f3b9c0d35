"""Cards of the boxes as reference entries: their text, its source, and the rules about them."""
