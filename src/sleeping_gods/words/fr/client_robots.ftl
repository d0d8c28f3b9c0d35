### Ce qu’un client dit des robots qui tiennent une place.

robots = Robots
robots-help = Un robot peut tenir une place pour quelqu’un qui est absent, ou parce que vous préférez ne pas la jouer vous-même. Il ne sait que ce que sait sa place. Qui revient a sa place aussitôt.
robot-at = Le robot { $name } joue pour { $player }.
robot-until-back = Il s’en va dès que { $who } arrive.
robot-give = Confier à un robot
robot-change = Modifier
robot-take-back = Reprendre
robot-seat = Place : { $player }
# Quatre noms, dont un est proposé pour un nouveau robot.
robot-names = Corbeau Mouette Héron Martinet
robot-name = Son nom
robot-manner = Sa façon de jouer
robot-manner-steady = Égale
robot-manner-bold = Hardie
robot-manner-careful = Prudente
robot-manner-thrifty = Économe
robot-leaves-story = Il laisse l’histoire aux personnes
robot-leaves-story-help = Les choix d’une page reviennent à quiconque joue ici.
robot-seat-it = Il prend la place
robot-pace = Son rythme
robot-pace-calm = Calme : le temps de lire
robot-pace-brisk = Vif
robot-ready = Je suis prêt
robot-ready-done = Vous êtes prêt
robot-go-on = Qu’il continue
robot-let-choose = Qu’il choisisse
robot-sign = robot { $name }
