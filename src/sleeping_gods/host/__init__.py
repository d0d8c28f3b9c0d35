"""The authority over a campaign: who sits there, what they may do, and what each of them is told. No sockets here."""
