event_room = Die Figur zieht: { $room_0 }.
question_ShipAction = Welchen Raum des Schiffs benutzt ihr?
