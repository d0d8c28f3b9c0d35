### What effects do, ask and change, as cards and pages say it: lower case, without a full stop.
### A variable is an argument of the effect: $n a number, $target whom it is done to, $quest a quest with its number and name.
### $fail, $pass, $win, $flee, $then and $arms are effects that follow. One that is not given is the word none.
### A variable that bears the name of a noun is so many of it: $health is "3 health"; $what is so many of what is named.
### $SKILL is a skill in capitals, $signed a number with its sign.

## Things that are counted, without the number

noun_coins = { $n ->
    [one] pièce
   *[other] pièces
}
noun_grain = { $n ->
    [one] céréale
   *[other] céréales
}
noun_meat = { $n ->
    [one] viande
   *[other] viandes
}
noun_vegetables = { $n ->
    [one] légume
   *[other] légumes
}
noun_materials = { $n ->
    [one] matériau
   *[other] matériaux
}
noun_artifacts = { $n ->
    [one] artefact
   *[other] artefacts
}
noun_food = { $n ->
    [one] nourriture
   *[other] nourritures
}
noun_resources = { $n ->
    [one] ressource
   *[other] ressources
}
noun_xp = XP
noun_command = { $n ->
    [one] ordre
   *[other] ordres
}
noun_feared = { $n ->
    [one] point de crainte
   *[other] points de crainte
}
noun_revered = { $n ->
    [one] point de vénération
   *[other] points de vénération
}
noun_health = PV
noun_skies-health = { $n ->
    [one] point de santé
   *[other] points de santé
}
noun_fatigue = { $n ->
    [one] fatigue
   *[other] fatigues
}
noun_damage = { $n ->
    [one] dégât
   *[other] dégâts
}
noun_ship-damage = { $n ->
    [one] dégât du bateau
   *[other] dégâts du bateau
}
noun_ability = { $n ->
    [one] carte Compétence
   *[other] cartes Compétence
}
noun_market = { $n ->
    [one] carte Commerce
   *[other] cartes Commerce
}
noun_region = { $n ->
    [one] région
   *[other] régions
}
noun_totems = { $n ->
    [one] totem
   *[other] totems
}
noun_defeats = { $n ->
    [one] défaite
   *[other] défaites
}
noun_ogroot = { $n ->
    [one] ogracine
   *[other] ogracines
}
noun_whiskey = { $n ->
    [one] whisky
   *[other] whiskys
}
noun_torch = { $n ->
    [one] torche
   *[other] torches
}
noun_sand-honey = { $n ->
    [one] miel des sables
   *[other] miels des sables
}
noun_rope = { $n ->
    [one] corde
   *[other] cordes
}
noun_tundra-berry = { $n ->
    [one] baie de toundra
   *[other] baies de toundra
}
noun_bloodflower = { $n ->
    [one] fleur de sang
   *[other] fleurs de sang
}
noun_gergon-leaf = { $n ->
    [one] feuille de gergon
   *[other] feuilles de gergon
}
noun_fire-quartz = quartz de feu
noun_ice-diamond = { $n ->
    [one] diamant de glace
   *[other] diamants de glace
}
noun_jadeworm-egg = { $n ->
    [one] œuf de ver de jade
   *[other] œufs de ver de jade
}
noun_stamina = { $n ->
    [one] point d'endurance
   *[other] points d'endurance
}
noun_power = { $n ->
    [one] point de puissance
   *[other] points de puissance
}
noun_threat = { $n ->
    [one] jeton Menace
   *[other] jetons Menace
}
noun_fuel = { $n ->
    [one] unité de carburant
   *[other] unités de carburant
}
noun_camps = { $n ->
    [one] campement
   *[other] campements
}
noun_marks = { $n ->
    [one] case
   *[other] cases
}
noun_square = { $n ->
    [one] case
   *[other] cases
}
noun-of_counted = { $n } { $noun }

## Terms

skill-name_strength = force
skill-name_perception = perception
skill-name_savvy = connaissances
skill-name_craft = savoir-faire
skill-name_cunning = ruse
skill-name_moxie = cran
status-name_venom = poison
status-name_frightened = effrayé
status-name_weakened = affaibli
status-name_madness = folie
status-name_low-morale = déprimé
target-name_one = un membre d'équipage
target-name_each = chaque membre d'équipage
target-name_bearer = ce membre d'équipage
target-name_another = un autre membre d'équipage
target-name_participants = chaque participant
skies-target-name_one = un personnage
skies-target-name_each = chaque personnage
skies-target-name_bearer = ce personnage
skies-target-name_another = un autre personnage
skies-target-name_participants = chaque participant
token-name_diving-suit = Scaphandre
token-name_pollen-potion = Potion de Pollen
token-name_dinosaur-egg = Œuf de Dinosaure
room-name_bridge = la Passerelle
room-name_galley = la Cale
room-name_deck = le Pont
room-name_quarters = les Quartiers
room-name_sick-bay = l'Infirmerie
obstacle-name_water = eaux dangereuses
obstacle-name_cold = froid
obstacle-name_steep = terrain escarpé
faction-name_trusiam = le roi Trusiam
faction-name_rebels = les rebelles de Stormlock
home-name_sea = au bateau
home-name_skies = sur la carte

## How effects are joined

effects_alternatives = , ou{ " " }
effects_and = { " " }et{ " " }
effects_or = { " " }ou{ " " }
effects_times = { $text } ({ $count } fois)
effects_either-way = dans tous les cas, { $text }
# Verbs that are said once for several things: parted by |.
effects_verbs = gagnez|recevez|perdez|retirez

## Effects at any time

does_gain = gagnez { $what }
does_lose = perdez { $what }
does_ship-damage = le bateau subit { $damage }
does_repair = réparez { $ship-damage }
does_draw = piochez { $ability }
does_discard = défaussez { $ability } de votre main
does_clear = { $mode ->
    [one] retirez tous les ordres d'un plateau ou d'une carte
   *[any] { $n ->
        [99] retirez tous les ordres posés
        [1] retirez 1 ordre posé
       *[other] retirez { $n } ordres posés
    }
}
does_gain-quest = gagnez la quête { $quest }
does_lose-quest = défaussez la quête { $quest }
does_complete-quest = complétez la quête { $quest }
does_gain-adventure = gagnez la carte Aventure { $adventure }
does_lose-adventure = perdez la carte Aventure { $adventure }
does_gain-explore = gagnez le jeton Exploration { $letter }
does_gain-token = gagnez le jeton { $token }
does_lose-token = perdez le jeton { $token }
does_reveal-market = révélez { $market } et achetez-en à volonté
does_cook-book = cuisinez une de vos recettes pour 1 nourriture de moins, quels que soient les ordres posés dessus
does_gain-status = { $target ->
    [none] recevez l'état { $status }
   *[other] { $target } reçoit l'état { $status }
}
does_remove-status = { $status ->
    [any] retirez 1 état au choix
    [all] retirez tous les états
   *[other] retirez l'état { $status }
}{ $target ->
    [none] { "" }
   *[other] { " " }à { $target }
}
does_hurt = { $target ->
    [none] perdez { $health }
   *[other] { $target } perd { $health }
}
does_heal = { $n ->
    [99] { $target } récupère toute sa santé
   *[other] { $target ->
        [none] récupérez { $health }
       *[other] { $target } récupère { $health }
    }
}
does_tire = { $target ->
    [none] gagnez { $fatigue }
   *[other] { $target } gagne { $fatigue }
}
does_rest = retirez { $fatigue }{ $target ->
    [none] { "" }
   *[other] { " " }à { $target }
}
does_discard-equipped = défaussez toutes les cartes Compétence équipées
does_challenge = défi { $SKILL } { $n }{ $crew ->
    [none] { "" }
   *[other] { " " }par { $crew }
}{ $fail ->
    [none] { $pass ->
        [none] { "" }
       *[other] { " " }(réussite : { $pass })
    }
   *[other] { $pass ->
        [none] { " " }(échec : { $fail })
       *[other] { " " }(échec : { $fail } ; réussite : { $pass })
    }
}
does_combat = combattez { $enemies }{ $win ->
    [none] { "" }
   *[other] { " " }(victoire : { $win })
}
does_fate-check = { $pass ->
    [none] piochez le destin : sur moins de { $n }, { $fail }
   *[other] piochez le destin : sur { $n } ou plus, { $pass }{ $fail ->
        [none] { "" }
       *[other] , sinon { $fail }
    }
}
does_choose = au choix : { $arms }
does_if = si { $condition }, { $then }
does_turn-to = rendez-vous au { $paragraph }
does_return = retournez { $home }
does_ending = la campagne s'achève : { $ending }
does_place-serpent = placez le Serpent de Mer{ $region ->
    [none] { "" }
   *[other] { " " }dans la région { $region }
}
does_remove-serpent = retirez le Serpent de Mer
does_sail = le bateau peut avancer de { $region } au plus
does_travel-turn = { $signed } en navigation ce tour-ci
does_discard-event = défaussez cet évènement
does_cancel-event = ignorez l'évènement pioché ce tour-ci
does_new-event-deck = formez une nouvelle pioche Évènement
does_stamina = { $target ->
    [none] gagnez { $stamina }
   *[other] { $target } gagne { $stamina }
}
does_plane-damage = l'avion subit { $damage }
does_plane-repair = l'avion récupère { $health }
does_fill-fuel = faites le plein de l'avion
does_lose-fuel = perdez { $fuel }
does_threat = placez { $threat } sur cet évènement
does_cross-camps = barrez { $camps }
does_cross-location = barrez le lieu { $location }
does_mark = cochez { $marks } pour { $faction }
does_tick = cochez le haut fait { $achievement }
does_boss = combattez le boss { $boss }{ $win ->
    [none] { $flee ->
        [none] { "" }
       *[other] { " " }(fuite : { $flee })
    }
   *[other] { $flee ->
        [none] { " " }(victoire : { $win })
       *[other] { " " }(victoire : { $win } ; fuite : { $flee })
    }
}
does_obstacle = ignorez l'obstacle ({ $obstacle }), ou { $fail }
does_gain-curse = gagnez la malédiction { $curse }
does_lose-curse = perdez la malédiction { $curse }

## Effects while something is being resolved

does_fate-plus = +{ $n } au destin
does_redraw = { $mode ->
    [higher] repiochez le destin et gardez le plus élevé
    [one] repiochez le destin sur un 1
   *[other] repiochez le destin
}
does_skill-plus = { $skill ->
    [any] +{ $n } à une compétence au choix
   *[other] +{ $n } en { $skill }
}
does_accuracy = +{ $n } en précision
does_damage = +{ $damage }
does_diagonal = les dégâts peuvent être placés en diagonale
does_extra = { $damage } de plus, hors cœurs
does_block = parez { $n }
does_deal = infligez { $damage }{ $where ->
    [no-hearts] , hors cœurs
   *[other] { "" }
}
does_ignore-search = ignorez la pénalité du dernier jeton Fouille
does_remove-power = retirez { $power }
does_removal = la carte d'attaque retire { $power } de plus
does_cycle = piochez 1 carte Combat, puis défaussez-en 1
does_reroll = relancez le dé de combat
does_pierce = ignorez la parade ennemie
does_ignore = ignorez un obstacle : { $obstacle }
does_move = Claire peut avancer de { $square } au plus
does_fly = faites voler l'avion sans dépenser de temps, avec ou sans Claire

## Conditions, as they follow the word if

if_keyword = vous avez { $keyword }
if_quest = vous avez la quête { $quest }
if_card = vous avez la carte Aventure { $adventure }
if_has = vous avez { $what }
if_explore = vous avez le jeton Exploration { $letter }
if_token = vous avez le jeton { $token }
if_totems = vous avez { $totems }
if_serpent = le Serpent de Mer est dans votre région
if_crew = { $crew } a encore des PV
if_finale-defeats = vous avez subi { $defeats } dans le final
if_port = le bateau est dans un port
if_threat = cet évènement a { $threat } ou plus
if_plane = l'avion est sur la case { $space }
if_crossed = le lieu { $location } est barré
if_mark = { $marks } ou plus pour { $faction }
if_defeats = vous avez subi { $defeats }
if_camps = il reste { $camps } ou plus
if_fuel = l'avion a { $fuel } ou plus
if_curse = vous avez la malédiction { $curse }

## The same, where they must not hold

unless_keyword = vous n'avez pas { $keyword }
unless_quest = vous n'avez pas la quête { $quest }
unless_card = vous n'avez pas la carte Aventure { $adventure }
unless_has = vous avez moins de { $what }
unless_explore = vous n'avez pas le jeton Exploration { $letter }
unless_token = vous n'avez pas le jeton { $token }
unless_totems = vous avez moins de { $totems }
unless_serpent = le Serpent de Mer n'est pas dans votre région
unless_crew = { $crew } n'a plus de PV
unless_finale-defeats = vous avez subi moins de { $defeats } dans le final
unless_port = le bateau n'est pas dans un port
unless_threat = cet évènement a moins de { $threat }
unless_plane = l'avion n'est pas sur la case { $space }
unless_crossed = le lieu { $location } n'est pas barré
unless_mark = moins de { $marks } pour { $faction }
unless_defeats = vous avez subi moins de { $defeats }
unless_camps = il reste moins de { $camps }
unless_fuel = l'avion a moins de { $fuel }
unless_curse = vous n'avez pas la malédiction { $curse }

## Standing changes

change_accuracy = +{ $n } en précision
change_damage = +{ $damage }
change_block = +{ $n } à la parade de ce membre d'équipage
change_skill = +{ $n } en { $word }
change_travel = +{ $n } en navigation
change_counterattack = les ripostes contre ce membre d'équipage infligent { $damage } de plus
change_rapid-strike = si l'attaque est ratée, les dégâts précèdent la riposte
change_endurance = ce membre d'équipage peut avoir une troisième fatigue et participe encore avec 2
change_command = gagnez { $command } de plus en utilisant { $word }
change_watchful = piochez 1 jeton Fouille de plus et ignorez sa pénalité
change_group-tactics = 1 seul dégât d'une attaque doit toucher la cible
change_protect = ce membre d'équipage peut subir un coup destiné à un autre
change_no-counterattack-on-a-hit = pas de riposte quand ce membre d'équipage touche
change_ranged = toutes les armes de ce membre d'équipage sont à distance
change_health = +{ $health }
change_recipe = les recettes demandent { $food } de moins tant que ce membre d'équipage a des PV
change_damage-self = +{ $damage } pour chaque carte Combat de ce personnage qui inflige des dégâts
change_block-self = +{ $n } en parade quand ce personnage subit une riposte
change_remove-power-self = chaque carte Combat de ce personnage retire { $power } de plus
change_hand = gardez { $ability } de plus en main
while_unhurt = { $text } tant que son porteur est indemne
while_damage-3 = { $text } tant que son porteur a 3 blessures ou plus
