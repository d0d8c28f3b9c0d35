### Ce que l’on dit des tirages : ce que l’on espère, avec quelles chances, et grâce à quoi.

hope_most = espérez { $most } ou moins
hope_low = le moins est le mieux
boost_harms = ne fait qu’aggraver
boost_again-low = { $over } de trop, on tire de nouveau
verdict_spared = épargnés
verdict_caught = touchés
