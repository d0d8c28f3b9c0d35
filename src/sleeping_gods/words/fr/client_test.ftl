### Ce que la page dit des tests, des chances, et à qui revient un choix.

choice-of = à { $name } de choisir
test-at-most = à espérer, au plus
test-spared = épargnés
test-too-much = { $count } de trop
odds-up-to = { $odds }, jusqu’à { $most } %
