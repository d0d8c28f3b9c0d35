# Plates: engravings of places, totems and enemies.

plate-enlarge = Plate: { $alt }
plate-shows = What it shows
plate-before = Previous plate
plate-after = Next plate
plate-of = { $at } of { $count }
plates = Plates
plates-all = Book of plates ({ $count })
plates-brief = What you have seen of this world so far.
plate-closer = Look closer
plates-enemies = Enemies met
