"""A campaign on disk: its set-up and its choices as lines of text, each with a hash of the state it led to."""
