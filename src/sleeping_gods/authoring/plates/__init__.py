"""The plates of a pack: read from its folder, drawn where something changed, and laid out on a contact sheet."""
