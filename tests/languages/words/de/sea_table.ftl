room-part_draw = zieht { $cards }
room-part_command = erhaltet { $command }
turn_told = Zug { $turn }. { $captain } hat das Kommando. Jetzt: { $phase }.
