"""Other engines beside ours: each in an environment of its own, round by round in turn."""
