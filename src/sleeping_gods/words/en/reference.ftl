### Labels of the reference book.

label_example = Example
label_ruling = Ruling
label_erratum = Erratum
label_variant = Variant
label_tip = Advice
label_picture = Picture
label_near = Also asked here
label_see = See also
label_ours = ours, in no official source

## Signs of maps

map_port = port
map_market = market
map_north = to page { $page }
map_closed = page { $page } is not in this atlas
map_spread = Pages { $pages }
# The letters of the winds: north, east, south, west.
map_winds = NESW
