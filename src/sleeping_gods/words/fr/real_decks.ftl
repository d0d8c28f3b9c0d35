### Pioches de vraies cartes : ce qui a été pioché, et pourquoi cela ne se peut pas.

choice_fate_X = Destin { $value_0 }
event_hand-mistaken = Quelqu'un a pioché une carte que la table vous croyait en main : une autre tient sa place. Comparez votre main.
reason_no-such-fate = le destin va de 1 à { $value_0 }
reason_card-lies-open = cette carte est posée, visible, sur la table : elle ne peut pas être piochée ; si la table se trompe, déplacez-la d'abord sur la page Réparer
reason_not-to-be-drawn = aucune carte de ce nom ne peut être piochée maintenant
host_not-your-draw = Cette carte va dans une autre main : c'est à la personne qui la tient de dire laquelle.
