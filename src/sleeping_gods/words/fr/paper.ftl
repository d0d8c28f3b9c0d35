# Une campagne sur papier : ce qui va dans quel sachet, ce qui en ressort, et les feuilles que l'on imprime.

paper_wait = Le tour n'est pas fini : on range la partie quand un tour va commencer. La table, elle, garde votre place à tout moment.
paper_cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
paper_damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
paper_fatigue = { $count ->
    [one] { $count } fatigue
   *[other] { $count } fatigues
}
paper_command = { $count ->
    [one] { $count } ordre
   *[other] { $count } ordres
}
paper_stamina = { $count } d'endurance
paper_health = santé { $count }
paper_fuel = carburant { $count }
paper_none = aucun
paper_command-on = { $name } : { $count ->
    [one] { $count } ordre
   *[other] { $count } ordres
}, ce qu'une carte face cachée ne montre pas

## Labels
paper_ability-cards = cartes Compétence
paper_level-cards = cartes Expérience
paper_weapons = armes
paper_equipped = cartes équipées
paper_face-up = face visible
paper_face-down = face cachée, parce qu'elles sont utilisées
paper_draw-deck = pioche, face cachée
paper_discards = défausse, face visible
paper_resources = ressources
paper_quests = Quêtes
paper_used-quests = Quêtes utilisées
paper_completed-quests = Quêtes terminées
paper_event-deck = pioche Évènement, dans son ordre
paper_event-discard = évènements défaussés
paper_ongoing = évènements permanents, face visible sur le dessus
paper_in-play = évènements en jeu
paper_event-debt = évènements dus
paper_event-pass = pioche Évènement { $number } sur { $passes }
paper_ship-at = le bateau : page { $page }, { $region }
paper_ship-damage = dégâts du bateau
paper_last-room = dernière salle utilisée
paper_xp = XP
paper_defeats = Défaites
paper_claire-at = Claire
paper_health-of = santé
paper_threat = menace
paper_bonus = le jeton Temps bonus va à qui joue le premier tour
paper_combat-deck = paquet Combat actif
paper_combat-spare = autres cartes Combat
paper_curses = malédictions
paper_adventure-discard = défausse Aventure
paper_standee = La figurine en carton

## Packing away
paper_write-log = Écrire la ligne de sauvegarde
paper_write-log-help = Sur la prochaine ligne libre du journal de bord. Ce qu'aucune liste imprimée ne demande se trouve à la fin.
paper_bag-of = Sachet : { $name }
paper_board-alone = Le plateau, sans rien dessus
paper_bags-box = Boite de rangement 1
paper_bags-box-line = Tous ces sachets
paper_adventure-bag = Sachet : cartes Aventure
paper_adventure-bag-help = Les cartes utilisées se rangent face cachée, les autres face visible ; les ordres posés dessus vont à la réserve.
paper_adventure-bag-skies = Les cartes défaussées se rangent face cachée, celles en main face visible ; un jeton État sur le dessus montre le haut.
paper_ability-bag = Sachet : cartes Compétence
paper_ability-bag-help = Un jeton Synergie en forme le fond, pour distinguer les deux piles. On ne les mélange pas ensemble.
paper_campaign-box = Boite Campagne
paper_trough = Grand compartiment du rangement
paper_boards = Tous les plateaux Personnage
paper_event-bag = Sachet : évènements
paper_event-bag-help = Les évènements en jeu sont face visible sur le dessus ; notez leur menace sur le journal.
paper_rest = Ce qui ne demande aucun soin
paper_rest-sea = Les cartes du marché et les jetons de fouille seront mélangés la prochaine fois. Les cartes Ennemi et la boite magnétique restent en ordre.
paper_rest-skies = Les cartes Compétence ni équipées ni en main seront mélangées la prochaine fois. Les cartes Ennemi et la boite magnétique restent en ordre.

## Setting up again
paper_lay-ship = Atlas, bateau et ressources
paper_lay-crew = Plateaux Équipage, sachet par sachet
paper_lay-crew-help = { $name } : à côté du plateau du bateau. Partagez les huit autres également, comme vous voulez.
paper_lay-abilities = Cartes Compétence
paper_lay-abilities-help = Posez les deux piles telles qu'elles sortent du sachet.
paper_lay-shuffle = Mélanger
paper_lay-shuffle-line = La pioche du marché et les neuf jetons de fouille
paper_lay-events = Évènements et quêtes
paper_lay-adventures = Cartes Aventure, toutes face visible
paper_lay-used = un jeton d'ordre sur chacune de celles qui étaient face cachée
paper_lay-first = Qui commence
paper_lay-first-sea = Choisissez qui commence et prend le jeton de capitaine. La dernière salle utilisée reste fermée pour ce tour.
paper_lay-first-skies = Décidez ensemble qui joue le premier tour.
paper_lay-places = Atlas, plateau de vol et ressources
paper_lay-watch = La montre est au début d'un tour.
paper_lay-characters = Personnages, sachet par sachet
paper_lay-characters-help = Distribuez les plateaux aussi également que possible.
paper_lay-deck = Pioche Compétence
paper_lay-deck-line = Mélangez toutes les cartes Compétence ni équipées ni en main ({ $count }). Il n'y a pas de défausse.
paper_lay-hands = Mains
paper_lay-hands-line = Mélangez { $count ->
    [one] la carte Compétence
   *[other] les { $count } cartes Compétence
} de toutes les mains, et distribuez aussi également que possible
paper_lay-adventures-line = Faites de même avec { $count ->
    [one] la carte Aventure
   *[other] les { $count } cartes Aventure
}
paper_lay-piles = Piles, évènements, cartes Combat et quêtes

## Sheets
paper_log = Journal de bord
paper_players = Joueurs
paper_plane = Avion
paper_date = Date
paper_mode = Difficulté
paper_turn = Tour
paper_camps = Campements
paper_save-line = Ligne de sauvegarde
paper_quest-cards = Quêtes
paper_crossed = Lieux barrés
paper_notes = Notes sur la carte
paper_ending = Fin
paper_score = Score final
paper_achievements = Feuille de hauts-faits
paper_ticked-in-all = Cochés dans cette campagne
paper_group-totem = Totems
paper_group-passenger = Passagers
paper_group-ending = Fins
paper_group-boss = Boss
paper_group-treasure = Cartes au trésor

## Entering a campaign from paper
paper-form_log = Journal de bord
paper-form_log-help = Ce qui se trouve en tête de la feuille.
paper-form_save = Dernière ligne de sauvegarde
paper-form_save-help = Une région ou une case que la table ne connaît pas se tape : page et numéro.
paper-form_hand = main de { $name }
paper-form_bag-help = Ce qui se trouve dans ce sachet.
paper-form_abilities = cartes Compétence
paper-form_levels = cartes Expérience
paper-form_box = Boite Campagne
paper-form_trough = Rangement
paper-form_box-help = Ressources, quêtes et ce qui est utilisé.
paper-form_adventures = cartes Aventure
paper-form_held-adventures = cartes Aventure en main
paper-form_discarded-adventures = cartes Aventure défaussées
paper-form_combat = paquet Combat actif
paper-form_combat-owned = autres cartes Combat
paper-form_curses = malédictions
paper-form_quests = quêtes en cours
paper-form_used-quests = quêtes utilisées
paper-form_completed-quests = quêtes terminées
paper-form_discard = cartes Compétence défaussées
paper-form_decks = Pioches
paper-form_decks-help = Combien de cartes Évènement restent, et quelles cartes Compétence sont face visible.
paper-form_events = Évènements
paper-form_events-help = Combien de cartes Évènement de chaque niveau restent, et qui a le jeton Temps bonus.
paper-form_used-events = évènements déjà passés
paper-form_ongoing = évènements permanents
paper-form_hands = cartes Compétence de toutes les mains
paper-form_crossed = lieux barrés
paper-form_sheet = Feuille de hauts-faits
paper-form_sheet-help = Cochez par numéro ; la feuille est commune à toutes vos campagnes.
paper-form_ticked = cases cochées
paper_damage-field = blessures
