"""What ``tools/strain.py`` measures, one file for each kind of strain."""
