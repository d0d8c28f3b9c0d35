### Going several squares or regions at once

route-go_sea = Sail there
route-rest = Go on to { $name }
route-go_skies = Walk there
route-far_sea = Sail several regions at once ({ $count })
route-far_skies = Walk several squares at once ({ $count })
route-time = { $count } time
route-again = Choose it again on the map to go.
route-stopped = { $moves ->
    [one] Stopped after 1 of { $count }: something else is asked first.
   *[other] Stopped after { $moves } of { $count }: something else is asked first.
}
undo-route = Take back the whole way ({ $count })
