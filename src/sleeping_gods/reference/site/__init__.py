"""The reference as a static site: a page for each entry, lists, search, and all of it offline."""
