"""Reading packs of the sea: files to components, everything checked, all findings at once."""
