"""Small modules that a site has in the place of larger ones of which it needs little."""
