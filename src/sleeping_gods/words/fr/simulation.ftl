### Ce que dit la page des campagnes simulées (sleeping-gods simulate report).

## Numbers

report_thousands = { " " }
report_decimal = ,
report_percent = { $number } %
report_interval = { $value } (de { $low } à { $high })
report_interval-percent = { $value } % (de { $low } à { $high })
report_interval-points = { $value } points (de { $low } à { $high })
report_unknown = –

## The page and its parts

report_title = { $pack } : campagnes simulées
report_scores = Scores
report_survival = Survie au fil des tours
report_losses = Où va la santé
report_places = Visites et réussite par lieu
report_cards = Campagnes avec et sans une carte
report_endings = Les fins, et quand
report_killers = Ce qui tue
report_comparison = { $before } et { $after } comparés
report_comparison-link = Comparaison
report_method = Entre parenthèses : intervalles de confiance à 95 %. Moyennes selon Student, différences de moyennes selon Welch, parts selon Wilson, différences de parts selon Newcombe. Les campagnes sont indépendantes : chacune tire d'une graine à elle.

## What was played

report_done = { $done } sur { $all }
report_knowing = { $robot }, connaissant l'histoire
report_with-playouts = { $robot }, { $playouts } parties en pensée
report_with-milliseconds = { $robot }, { $milliseconds } ms
report_stuck = { $run } : { $count ->
    [one] une campagne n'a pas pu continuer
   *[other] { $count } campagnes n'ont pas pu continuer
 } ; la colonne `stuck` dit pourquoi.
report_by-clock = { $run } : le robot a pensé selon l'horloge, les chiffres dépendent donc de la machine et de sa charge.
report_other-digest = Le pack a changé depuis cet essai : les cartes et les noms sont ceux d'aujourd'hui.
report_no-map = Le pack n'est plus là où l'essai l'avait : il n'y a donc pas de carte.

## Axes and columns

report_points = points
report_turn = tour
report_share-campaigns = part des campagnes
report_share-health = part de la santé restante
report_points-campaign = points par campagne
report_points-difference = différence du score en points
report_percentage-points = points de pourcentage
report_defeats-campaign = défaites par campagne
report_head-run = essai
report_head-robot = robot
report_head-campaigns = campagnes
report_head-players = joueurs
report_head-modes = difficulté
report_head-seed = graine
report_head-digest = empreinte du pack
report_head-group = groupe
report_head-mean = moyenne
report_head-median = médiane
report_head-range = étendue
report_head-ending = fin
report_head-share = part
report_head-first = premier tour
report_head-last = dernier tour
report_head-where = où
report_head-loss = dernière perte avant
report_head-defeats = défaites
report_head-place = lieu
report_head-visits = visites par campagne
report_head-tests = défis
report_head-tests-passed = réussis
report_head-fights = combats
report_head-fights-won = gagnés
report_head-health = santé perdue par visite
report_head-card = carte
report_head-difference = différence
report_head-uses = emplois par campagne
report_head-figure = chiffre
report_head-clear = hors du hasard
report_head-parameter = paramètre
report_group = { $mode }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
 }

## Under the charts

report_scores-note = Parts de toutes les campagnes d'un essai. La moyenne de chaque groupe a son intervalle.
report_unbeaten = Pas encore vaincues
report_health = Santé à la fin d'un tour
report_survival-note = Pas encore vaincues : la part des campagnes encore sans défaite (Kaplan-Meier ; une campagne qui finit invaincue compte tant qu'elle dure). Santé : la moyenne du groupe ; entre les bords de la bande se trouvent huit campagnes sur dix.
report_by-cause = Points de santé par cause
report_by-member = Points de santé par membre
report_vessel = Dégâts au navire ou à l'avion
report_losses-note = Avant les deux points ce qui se passait, après comment la perte est venue : dans un combat, par un défi raté ou par un effet. « Entre-temps » : états, coûts, événements durables et menaces.
report_source_story = récit
report_source_event = événement
report_source_travel = voyage
report_source_search = fouille
report_source_other = entre-temps
report_cause_fight = combat
report_cause_failed-test = défi raté
report_cause_effect = effet
report_nothing-before = rien n'avait été perdu avant
report_map-of = Cartes et tableau sont ceux de { $run }.
report_map-note = Plus un anneau est grand, plus il y a de visites ; sous le numéro, la part des défis et combats qui ont réussi, du rouge sous 50 % au vert dès 90 %. Gris : moins de cinq. Touchez ou pointez un anneau pour ses chiffres.
report_place-title = { $place } : { $visits } visites par campagne, { $share } de { $trials } défis et combats réussis
report_places-table = Les { $count } lieux, ceux qui échouent le plus d'abord
report_cards-warning = Ceci ne dit pas une cause : qui vit plus longtemps, voyage plus loin ou est plus riche gagne plus de cartes, quoi qu'elles fassent. Une carte compte aussi dans le score. Pour savoir ce que fait une carte, changez-la et comparez deux essais.
report_cards-table = Les { $count } cartes
report_cards-note = De combien le score final est plus haut dans les campagnes où une carte a été gagnée que dans les autres, avec l'intervalle de Welch ; seulement s'il y a au moins dix campagnes de chaque côté. Le graphique montre les plus hautes et les plus basses.
report_too-few = trop peu pour le dire
report_endings-note = Entre parenthèses : comment a fini une campagne qui n'a atteint aucune fin.
report_no-defeats = Aucune campagne n'a connu de défaite.
report_killers-note = La dernière perte avant une défaite : ce qui se passait, et comment elle est venue.

## Two runs

report_comparison-note = Différence : le second essai moins le premier. « Oui » si l'intervalle exclut 0 ; sur vingt lignes de ce genre, une le dit par hasard.
report_is-clear = oui
report_is-unclear = non
report_same-plan = Les deux essais avaient le même plan.
report_unlike = Ce qui était différent
report_place-changes = Réussite par lieu
report_place-changes-count = Réussite par lieu : { $clear } lieux sur { $count } diffèrent hors du hasard
report_place-changes-note = Défis et combats réussis ; lieux qui en ont au moins vingt dans les deux essais. Les défis d'une même campagne sont pris pour indépendants : ces intervalles sont donc un peu trop étroits.
report_place-changes-table = Tous les lieux comparés
report_figure_score = score
report_figure_turns = tours
report_figure_defeats = défaites
report_figure_totems = totems
report_figure_quests = quêtes
report_figure_xp = expérience
report_figure_camps = camps barrés
report_figure_health_lost = santé perdue
report_figure_fights = combats
report_figure_decisions = décisions
report_figure_survived = campagnes bien finies
report_figure_passed = défis réussis
