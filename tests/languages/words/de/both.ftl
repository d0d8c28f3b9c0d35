event_challenge = Eine Probe auf { $skill_0 }: { $value_1 } oder mehr.
event_drew-card = { $seat_0 } zieht eine Fähigkeitskarte.
choice_begin_turn = Den Zug beginnen
question_JoinChallenge = Wer nimmt teil?
