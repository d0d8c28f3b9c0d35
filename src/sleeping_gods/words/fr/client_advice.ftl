### Ce que ferait un robot, dans le navigateur.

mine-advice = Demander ce que ferait un robot
mine-advice-help = Un bouton sous chaque question, et le moyen le moins cher à côté d'un défi. Il n'en sait pas plus que votre place.
advice-ask = Que feriez-vous ?
advice-thinking = Il réfléchit …
advice-silent = Pas de réponse.
advice-fair = Il ne sait que ce que vous savez.
advice-plan = Prévoir
advice-planned = Prévu
advice-evening = Ce qui a coûté le plus ce soir
advice-evening-ask = Revoir mes décisions
advice-lost = Environ { $points } points :
