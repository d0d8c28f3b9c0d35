"""The words of a pack: counted, searched, laid out."""
