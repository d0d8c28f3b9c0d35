"""Tools for authors: a pack as it lies on the disk, checked, counted, drawn and tried out."""
