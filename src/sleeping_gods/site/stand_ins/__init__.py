"""Small replacements for larger modules of which the site needs little."""
