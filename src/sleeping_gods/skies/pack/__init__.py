"""Reading packs of the skies: files to components, everything checked, all findings at once."""
