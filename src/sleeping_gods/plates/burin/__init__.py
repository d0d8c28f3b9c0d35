"""The burin: draws plates in ink. It needs the extra `plates` (numpy); players do not."""
