### La page de l'ouverture et la leçon du premier tour.

opening-turn = Tourner la page
opening-aim = Ce qui nous ramènerait chez nous
opening-again = Relire l’ouverture
lesson = Leçon
lesson-beat = Le premier tour
lesson-late = Bienvenue à bord
lesson-met = Pour la première fois
lesson-prepared = Ce premier tour est préparé pour apprendre : ses cartes sont choisies d’avance, et tout choix mis en lumière est bon.
lesson-read = Je vois
lesson-open-party = Voir { $who }
lesson-open-quests = Ouvrir les quêtes
lesson-open-journey = Ouvrir Notre voyage
lesson-open-cards = Ouvrir vos cartes
lesson-leave = Je connais le jeu
lesson-all = Tous les choix ({ $count })
lesson-few = Seulement ceux en lumière
lesson-take-up = Reprendre la leçon
start-learn = Apprendre en jouant
start-known = Je connais le jeu
start-friends = Entre amis, et options
