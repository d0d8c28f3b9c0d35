### What the terminal itself says: the first screen, a new campaign, the prompt with its commands, and what goes wrong.

## Languages

language_en = anglais / english
language_fr = français / french
language_now = Langue de la partie : { $now }. Autre langue : { $known }.
language_unknown = Tapez { $known }, pas { $said }.
language_changed = Désormais en français.

## Words that are typed; several for the same with a stroke between them

answer_sure = oui
answer_yes = oui / o
answer_no = non / n
answer_and = et
answer_buff = renfort
answer_new = nouvelle / nouveau / n
answer_all = tout
answer_pages = pages
answer_to = à / au / jusqu'à
answer_action = action
answer_turn = tour
answer_leave = quitter / sortir / q
command_help = aide
command_why = pourquoi
command_rules = règles
command_odds = chances
command_advice = conseil / conseils
command_plate = planche
command_undo = annuler
command_redo = rétablir
command_again = encore
command_look = revoir / regarder
command_log = journal
command_seat = place
command_back = retour
command_open-hands = mains ouvertes
command_secret-hands = mains secrètes
command_dont-ask = ne plus demander / chut
command_ask-again = redemander
command_notes = notes
command_campaign = campagne
command_save = sauver / sauvegarder / enregistrer
command_luck = hasard
command_lang = langue
command_travel = aller
command_quit = quitter / sortir
command_table = table
command_map = carte
command_atlas = atlas
command_crew = équipage
command_cards = cartes
command_deck = paquet
command_quests = quêtes
command_events = évènements
command_hand = main
command_ship = bateau / navire
command_plane = avion
command_journey = bord / carnet
command_story = histoire
command_fight = combat

## Acts about the campaign as they are typed; what follows these words is one's own

act_reset_campaign = ranger la campagne
act_easy_mode = mode facile
act_level_easy = niveau facile
act_level_normal = niveau normal
act_level_hard = niveau difficile
act_save_game = inscrire la partie
act_resume_with = remettre en place avec
act_join = arrivée
act_leave = départ

## The commands as help lists them: what is typed, and what it does

typed_number = 1, 2, 3 ...
help_number = faire ce choix ; ses mots ou leur début conviennent aussi
typed_enter = Entrée
help_enter = le seul choix, quand il n'y en a qu'un et que rien ne peut l'améliorer
typed_together = NOM et NOM
help_together = plusieurs choix à la fois, par noms ou numéros (2 5), quand quelque chose est demandé plusieurs fois
typed_squares = a2 a3 b3
help_squares = des cases d'un ennemi, montrées avant d'être recouvertes ; avec son nom : NOM b1
typed_acts = +
help_acts = tout ce qui peut se faire à tout moment ; + MOT : une seule sorte
typed_barred = x
help_barred = tout ce qui est impossible, et pourquoi
typed_rules-behind = { "?" }
help_rules-behind = les règles derrière cette question, ou derrière le dernier refus ; { "?" } 3 ou { "?" } x1 : derrière cette ligne
typed_piece = { "?" } NOM
help_piece = ce qu'est une carte, un ennemi, une personne, un état, une ressource ou un lieu, et ses règles ; ? et une question : recherche
typed_why = pourquoi MOTS
help_why = pourquoi un choix est impossible
typed_rules = règles MOTS
help_rules = lire les règles : tout un article par son titre, une règle par son numéro, ou ce qui répond à une question
typed_odds = chances
help_odds = les chances exactes de la prochaine pioche ; chances 3 : après ce choix
typed_advice = conseil
help_advice = ce que ferait un robot et pourquoi ; conseil moyen : le moyen le moins cher de réussir un défi ; conseil soirée : ce qui a coûté le plus
typed_plate = planche
help_plate = ce que montre la gravure de ce lieu, en mots et en points
typed_travel = aller à 45
help_travel = y aller à pied d'un trait, tant que rien n'est demandé en chemin ; une case par son nom aussi : aller à c3
typed_undo = annuler
help_undo = revenir avant le dernier choix ; annuler 3 : trois choix en arrière ; annuler action, annuler tour : en entier ; annuler à 12 : avant la ligne 12 du journal
typed_redo = rétablir
help_redo = reprendre ce qui vient d'être annulé, tant que rien d'autre n'a été choisi
typed_again = encore
help_again = tout montrer de nouveau, avec la page entière de l'histoire ; revoir fait de même
typed_log = journal
help_log = ce qui vient de se passer, avec des numéros où revenir ; journal 100 ou journal tout ; journal pages : les pages lues, entières
typed_seat = place NOM
help_seat = laisser intervenir une autre personne ; retour y met fin
typed_hands = mains ouvertes
help_hands = ne plus cacher les mains ni passer le clavier ; mains secrètes les cache de nouveau
typed_notes = notes
help_notes = les notes sur la carte, celles des campagnes précédentes aussi
typed_campaign = campagne
help_campaign = ce qui touche la campagne elle-même : arrivée, départ, note, mode facile ou niveau, fin
typed_save = sauver
help_save = où la campagne est enregistrée ; sauver NOM en fait une copie
typed_lang = lang en
help_lang = continuer en anglais ; lang fr : en français
typed_dont-ask = ne plus demander
help_dont-ask = ne plus poser une telle question dans cette campagne ; redemander : la poser de nouveau
typed_quit = quitter
help_quit = s'arrêter là ; tout est déjà enregistré
show_page = montrer { $what }

## Small things

quote_words = « { $words } »
number_between = { " " }
screen_too-long = C'était trop long : une ligne compte au plus { $most } caractères.

## On foot

walk_to = à au vers en to
walk_here = Vous y êtes : { $place }.
walk_no-way = Impossible de partir à pied pour { $place } en ce moment.
walk_stopped = Vous vous arrêtez en route vers { $place } : encore { $count ->
    [one] { $count } case
   *[other] { $count } cases
}.

## A session

session_hint = aide donne la liste des commandes, ? explique les règles derrière une question.
session_not-the-rules = À partir d'une de ses lignes, cette campagne ne suit plus les règles : elle est fermée. { $error }
session_earlier-notes = Des campagnes précédentes ont laissé { $count ->
    [one] { $count } note
   *[other] { $count } notes
} sur la carte : notes les montre.
session_sorry = Une erreur de notre part, pardon ({ $doing }) : { $error }.{ $file ->
    [none] { "" }
   *[other] { " " }Elle se voit dans { $file }.
}
session_drawing = affichage
session_telling = récit de ce qui s'est passé
session_not-played = { $line }, qui n'a pas été joué
session_asked = { $who } : { $asked }
session_back-to = retour rend le clavier à { $who }.
session_step-in = D'autres peuvent intervenir : { $how }.
session_seat = place { $name }
session_drawn = pioche
session_pass = Passez le clavier à { $who }, puis Entrée
session_only = { $who } (Entrée : { $label })
session_type = Tapez un numéro ; ? explique les règles, aide les commandes, table montre tout.
session_could-change = Entrée ne décide pas ici : quelque chose peut encore changer ce qui va se passer. { $number } veut dire « { $label } » en l'état. Ce qui peut encore changer :
session_unlisted = Ce n'est pas à l'écran : { $label }. Tapez oui pour le faire
session_unseen = { $number } veut dire « { $label } », qui n'était pas à l'écran. Tapez-le de nouveau si c'est bien votre choix :
session_could-be = Ce pourrait être :
session_no-number = Il n'y a pas de choix { $said }.
session_unknown = { $said } n'est pas un choix possible ici. Tapez un numéro, ou aide pour les commandes.
session_unplayed = Rien n'a été joué : { $error }
session_barred = { $label } : { $why }
session_end = Entrée pour partir ; annuler reprend le dernier choix, journal raconte ce qui s'est passé
session_over = La campagne est terminée : tapez Entrée, annuler, journal ou sauver, pas { $said }.
session_unwritten = Le feuillet de hauts faits n'a pas pu être écrit : { $error }
session_ticked = Nouveau sur le feuillet de hauts faits : { $names }.
session_saved = Tout est enregistré dans { $file }

## Several choices at once

plan_title = Voici ce qui se passerait :
plan_take = Entrée le fait, toute autre réponse le change
plan_no-more = Rien n'a été choisi : après { $made }, rien de plus n'est demandé, donc pas { $label }.

## Commands

prompt_reset = Ceci met fin à la campagne. Tapez oui pour le faire
prompt_not-done = Rien n'a été fait.
prompt_notes = Notes de cette campagne :{ $count ->
    [0] { " " }aucune.
   *[other] { "" }
}
prompt_earlier-notes = Notes des campagnes précédentes :{ $count ->
    [0] { " " }aucune.
   *[other] { "" }
}
placeholder_LOCATION = LIEU
placeholder_NAME = NOM
placeholder_TEXT = TEXTE
prompt_note-at = lieu { $place }
prompt_no-kind = { $said } n'est pas une sorte d'action possible maintenant ; + seul les montre toutes.
prompt_none-barred = Ici, rien de ce que vous pourriez vouloir faire n'est impossible.
prompt_undo = annuler, ou annuler et un nombre de choix, par exemple : annuler 3 ; annuler action ; annuler tour ; ou une ligne du journal : annuler à 12 ; pas { $said }.
prompt_no-line = Rien n'a été annulé : le journal n'a pas de ligne { $number }.
prompt_undone-more = et { $count } de plus
prompt_not-undone = Rien n'a été annulé : { $error }.
prompt_undone = Annulé : { $choices }. À partir d'ici, tout est pioché de nouveau.
prompt_not-redone = Rien n'a été rétabli : { $error }.
prompt_redone = Rétabli : { $choices }.
prompt_no-file = Cette campagne n'a pas de fichier.
prompt_copy-name = Il faut un nom pour la copie, pas { $said }.
prompt_copy-exists = { $file } existe déjà ; choisissez un autre nom.
prompt_no-copy = Aucune copie n'a été faite : { $error }.
prompt_copied = Copié dans { $file }
prompt_saved = Chaque choix est enregistré aussitôt dans { $file }
prompt_no-log = Il ne s'est encore rien passé.
prompt_seats = Tapez { $known }, pas { $said }.
prompt_open-hands = Toutes les mains sont ouvertes : choisissez pour qui agit.
prompt_alone = Vous jouez en solo.
prompt_must-ask = Il faut bien le demander : aucune réponse ne conviendrait toujours.
prompt_unasked = Ce ne sera plus demandé ; redemander fait revenir ces questions.
prompt_ask-again = Tout ce qui admet plus d'une réponse est de nouveau demandé.
prompt_ask-all = Même ce qui n'a qu'une réponse est demandé désormais ; ne plus demander y met fin.
prompt_not-in = Personne n'est intervenu.
prompt_no-plate = Rien n'est dessiné de ce lieu.
prompt_no-draw = Il n'y a rien à piocher maintenant.

## Asking about the rules and the odds

asking_possible = C'est possible : { $keys }.
asking_possible-one = C'est possible : { $number }. { $label }.
asking_unknown = { $said } n'est pas un choix connu. x montre ce qui est impossible ici, { "?" } { $words } cherche dans les règles.
asking_no-rule = Il faut un numéro de règle comme { $near }, pas { $said }.
asking_no-odds = Aucune pioche aux chances connues ne suit : demandez-les quand une carte va être piochée ou un dé lancé.
asking_no-draw = Rien n'est pioché ensuite.
asking_counted = Compté sur les cartes que vous ne voyez pas, ou sur le dé, avant que quiconque change le résultat.
asking_line = { $number }. { $label } : { $odds }
odds_percent = { $share } %
odds_share = { $result } { $chance } ({ $draws } sur { $total })
verdict_pass = réussite
verdict_fail = échec
entry_labelled = **{ $label } :** { $text }

## The menu

menu_many = { $count } possibilités : tapez un nom, + pour la liste, ou hasard pour laisser piocher le programme.
menu_any-time = À tout moment : { $kind }
menu_any-time-for = À tout moment, { $who } : { $kind }
menu_now = Maintenant : { $kind }
menu_now-for = { $who } : { $kind }
menu_kind = { $kind } ({ $count })
menu_kinds-of = { $who } : { $kinds }
menu_fold = + montre ce qui peut se faire à tout moment : { $kinds }.{ $word ->
    [none] { "" }
   *[other] { " " }+ { $word } : cela seulement.
}
menu_not-possible = Impossible
menu_barred = { $label } : { $why } ({ $rule })
menu_barred-told = { $number }. Impossible : { $barred }
menu_more = montre { $count ->
    [one] { $count } autre chose impossible
   *[other] { $count } autres choses impossibles
}
menu_more-told = x montre { $count ->
    [one] { $count } autre chose impossible
   *[other] { $count } autres choses impossibles
}.

## The first screen

start_title = Sleeping Gods et Distant Skies
start_about = Une édition numérique non officielle. aide explique l'invite à tout moment.
start_continue = Entrée : continuer { $number } ; un numéro, ou n pour une nouvelle campagne
start_begin = Entrée : nouvelle campagne{ $saved ->
    [0] { "" }
   *[other]  ; un numéro, ou n pour une nouvelle campagne
}
start_help = Tapez le numéro d'une campagne pour la continuer, n pour une nouvelle, quitter pour partir.
start_safe = Chaque choix est aussitôt sur le disque, quoi qu'il arrive.
start_expected = Tapez { $count ->
    [0] Entrée ou n
    [1] Entrée, n ou 1
   *[other] Entrée, n ou un numéro de 1 à { $count }
}, pas { $said }.
start_unplayable = ne peut pas être jouée : { $error }
start_saved = { $number }. { $name } : { $players } ; { $standing }
start_new = nouvelle campagne
start_new-told = n. Nouvelle campagne
start_older = + { $count ->
    [one] { $count } plus ancienne
   *[other] { $count } plus anciennes
}
start_older-how = play FICHIER en ouvre une
start_older-told = { $count ->
    [one] { $count } plus ancienne
   *[other] { $count } plus anciennes
} dans le dossier : play FICHIER en ouvre une.
start_changed = { $file } a été joué avec des règles qui ont changé depuis. { $error }
start_damaged = { $file } est abîmé. { $error }
start_closed = { $file } : { $error }
start_none-sound = Rien avant cette ligne ne peut être joué. Le fichier reste tel quel.
start_sound = Tout ce qui précède la ligne { $line } est intact, jusqu'à l'entrée { $last } : { $standing }. { $lost ->
    [one] Une entrée à partir de là serait perdue
   *[other] { $lost } entrées à partir de là seraient perdues
}.
start_go-on = Tapez oui pour continuer de là ; le fichier abîmé est gardé sous un autre nom
start_kept = Le fichier abîmé est gardé : { $file }.
start_untouched = Rien n'a été fait. Le fichier reste tel quel.
start_unfinished = La dernière ligne de { $file } était inachevée, comme après une panne. Elle n'a pas été jouée et reste dans { $file }.damaged ; tout ce qui précède est là.
saves_long = une très longue campagne, qui sera lue à l'ouverture
saves_damaged = fichier abîmé à la ligne { $line } ; son numéro propose ce qui est intact
saves_older = cette version ne peut pas la rejouer : { $error }

## A new campaign

new_title = Nouvelle campagne
new_ask = Entrée commence, un numéro change une ligne, ? explique
new_seed-chosen = La graine du hasard de cette campagne a été choisie : { $seed }. Qui la connaît peut savoir ce qui sera tiré.
new_refused = Pas ainsi : { $error }
new_expected = Tapez Entrée ou un numéro de 1 à { $count }, pas { $said } ; quitter pour partir.
new_line = { $number }. { $title } : { $value }
setting_none = aucune
setting_pack = { $name } ({ $id }) : { $title }, { $about }
setting_or = ou { $others }
setting_one-pack = { $pack } est le seul pack ici ; --pack DOSSIER en joue un à vous.
setting_ask-players = Noms, séparés par des virgules (de 1 à 4)
setting_players = Il faut de 1 à 4 noms différents, par exemple : Ada, Ben
setting_dealt = à tour de rôle
setting_ask-crew = Plateaux de { $who }, parmi { $left }. Entrée les répartit à tour de rôle
setting_crew = Il faut des noms parmi { $left }, séparés par des virgules.
setting_crew-share = Il en faut { $count } parmi { $left } : le partage est égal.
setting_crew-or = { $few } ou { $many }
setting_ask-words = { $title } (Entrée : comme avant)
setting_ask-unlocked = Lesquelles, ou Entrée pour aucune
setting_unlocked = Choisissez parmi { $known }, pas { $said }.

## Trying out a paragraph

tryout_hint = Changez un fichier de l'histoire et tapez Entrée pour le voir ; encore recommence.
tryout_over = L'histoire est terminée ; encore recommence au paragraphe { $paragraph }, quitter pour partir.
tryout_not-taken = { $said } n'a pas été pris en compte : cela répondait à ce qui était là avant.
tryout_kept = Le pack a changé, mais l'ancien reste en jeu : { $error }.
tryout_changed = Le pack a changé. { $how }
tryout_findings = Le pack a changé et il a { $count ->
    [one] { $count } défaut
   *[other] { $count } défauts
} ; l'ancien reste en jeu.
tryout_more = et { $count } de plus
tryout_gone = { $choice } n'est plus possible : on recommence au paragraphe { $paragraph }.
tryout_made-again = { $count ->
    [0] On recommence.
    [one] { $count } choix rejoué.
   *[other] { $count } choix rejoués.
}
tryout_end = La campagne est terminée : encore recommence, annuler revient en arrière, Entrée pour partir

## A seat of a served campaign

order_say = dire / parler
order_people = présents / qui
order_mark = marquer
order_robot = robot
order-typed_say = dire MOTS
order-help_say = dire quelque chose à toute la table
order-typed_log = journal
order-help_log = ce qui s'est passé, avec les numéros où revenir ; journal 100 ou journal tout
order-typed_piece = { "?" } NOM
order-help_piece = ce qu'est une carte en vue, et ses règles ; ? et une question : chercher
order-typed_people = présents
order-help_people = qui est à la table, qui joue quoi
order-typed_mark = marquer NOM
order-help_mark = donner un nom à ce moment
order-typed_robot = robot
order-help_robot = les places que tiennent des robots ; robot 2 Corbeau hardi histoire confie la deuxième place à l’un d’eux
remote_name = Votre nom à la table
remote_hint = Vous êtes à la table. « aide » montre les commandes ; « dire » et quelques mots s'adressent aux autres.
remote_waiting = on attend { $who }
remote_waiting-how = { $who } choisit. En attendant, vous pouvez regarder la table, parler (dire bonjour), ou faire ce qui est proposé.
remote_taken-back = Quelque chose a été annulé.
remote_said = { $who } dit : { $text }
remote_came = { $who } arrive à la table.
remote_left = { $who } a quitté la table.
remote_reseated = D'autres places sont les vôtres à présent.
remote_person = { $who } : { $plays ->
    [none] regarde
   *[other] joue { $plays }
}{ $here ->
    [no] , pas là en ce moment
   *[yes] { "" }
}
remote_consent = { $who } veut revenir avant ce qui a été révélé. Tapez oui ou non.
remote_consent-of = { $who } veut revenir avant ce qui a été révélé ; { $others } peut dire non.
remote_say-what = « dire », puis ce que vous voulez dire aux autres : dire bonjour
remote_robot-how = robot 2 Corbeau hardi histoire : un robot tient la deuxième place, joue hardiment (ou égal, prudent, économe) et laisse l’histoire aux personnes ; robot 2 fin : il s’en va ; robot continue : il joue.
remote_robot-at =
    Le robot { $robot } ({ $manner }) joue pour { $who }{ $story ->
        [yes] {" "}et laisse l’histoire aux personnes.
       *[no] .
    }
robot-word_go = continue
robot-word_off = fin
robot-word_story = histoire
robot-word_steady = égal
robot-word_bold = hardi
robot-word_careful = prudent
robot-word_thrifty = économe
remote_mark-what = « marquer », puis un nom pour ce moment : marquer avant la tempête
remote_elsewhere = { $said } est pour une table à vous ; celle-ci est tenue par son serveur.
remote_no-more = { $choice } n'est plus possible.
remote_lost = La connexion est perdue. Rien d'autre ne l'est ; elle est reprise.
remote_lost-prompt = pas de connexion (quitter pour partir)
remote_not-now = Il n'y a pas de connexion. Attendez un instant, ou tapez quitter.
remote_back = De retour à la table.
remote_farewell = Votre place reste la vôtre : sleeping-gods join { $link }
remote-gone_refused = Cette place n'est plus la vôtre, ou la table n'existe plus.
remote-gone_unreachable = Le serveur ne répond pas.
remote-gone_protocol = Le serveur parle autrement que cette version ; mettez les deux à jour.

## What goes wrong; an error tells what was expected in its own words, in English: other languages say it in theirs

error_other = { $said }
error_BadSeed = { $said ->
   *[other] la graine du hasard doit être un nombre entier
}
error_BadSetup = { $said ->
   *[other] les noms et les options doivent être courts et tenir sur une ligne
}
error_BrokenJournal = { $said ->
   *[other] La ligne { $line } ne convient pas.
}
error_BrokenPack = { $said ->
   *[other] le pack a des défauts
}
error_BrokenProfile = { $said ->
   *[other] le feuillet de hauts faits ne peut pas être lu
}
error_CannotSave = { $said ->
   *[other] le disque a refusé l'écriture
}
error_FileExistsError = { $said ->
   *[other] il y a déjà quelque chose à cet endroit
}
error_FileNotFoundError = { $said ->
   *[other] ce fichier ou ce dossier n'existe pas
}
error_IllegalSetup = { $said ->
   *[other] { $why }
}
error_IsADirectoryError = { $said ->
   *[other] c'est un dossier, pas un fichier
}
error_JournalInUse = { $said ->
   *[other] un autre programme joue déjà cette campagne
}
error_NewerJournal = { $said ->
   *[other] ce fichier vient d'une version plus récente ; mettez le jeu à jour
}
error_NotADirectoryError = { $said ->
   *[other] c'est un fichier, pas un dossier
}
error_NothingToRedo = { $said ->
   *[other] rien n'a été annulé, ou autre chose a été joué depuis
}
error_NothingToUndo = { $said ->
   *[other] rien n'a encore été décidé
}
error_OlderJournal = { $said ->
   *[other] ce fichier vient d'une version plus ancienne
}
error_PermissionError = { $said ->
   *[other] le système ne le permet pas
}
error_RuleChanged = { $said ->
   *[other] Le choix de la ligne { $line } n'est plus permis aujourd'hui.
}
error_UnknownPack = { $said ->
   *[other] ce pack n'est pas installé
}
error_WrongPack = { $said ->
   *[other] cette campagne demande un autre pack, ou une autre version du pack : son histoire a changé depuis ; continuez-la avec la version de ses débuts
}
error_BadAddress = il faut le lien d'une table, comme { $said }
error_BrokenSeats = { $said } : la liste des places de cet appareil ne peut pas être lue
error_NoSeat = cet appareil n'a pas de place à cette table ; il faut un lien d'invitation
error_OtherAnswer = la réponse n'est pas celle d'un serveur de table
error_Unreachable = aucun serveur de table ne répond à { $said }
