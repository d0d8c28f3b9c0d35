### What the command line says: help, results and mistakes. No game is chosen there.

## The command itself

command_about = Sleeping Gods et Distant Skies, des campagnes coopératives dont on lit l'histoire, selon les règles (non officiel).
command_more = sleeping-gods COMMANDE --help montre les arguments d'une commande, avec des exemples.
command_version = montrer le numéro de version, puis quitter
command_stopped = arrêté
command_error = erreur : { $error }
command_of-file = { $file } : { $error }
command_wrote = { $file } écrit ({ $size } ko)

## Signs within numbers

sign_thousands = { "\u202F" }
sign_decimal = ,
sign_percent = { "\u202F" }%

## What arguments stand for in the lines that show how a command is called

metavar_address = ADRESSE
metavar_code = CODE
metavar_command = COMMANDE
metavar_file = FICHIER
metavar_folder = DOSSIER
metavar_key-value = CLÉ=VALEUR
metavar_lang = LANGUE
metavar_line = LIGNE
metavar_location = LIEU
metavar_name = NOM
metavar_number = NUMÉRO
metavar_pack = PACK
metavar_paragraph = PARAGRAPHE
metavar_question = QUESTION
metavar_things = CHOSES
metavar_title = TITRE
metavar_what = QUOI [PACK]
metavar_word = MOT

## Headings and the words around a mistake

argparse_usage = usage :{" "}
argparse_positional-arguments = arguments{ "\u202F" }
argparse_options = options{ "\u202F" }
argparse_help = montrer cette aide, puis quitter
argparse_examples = exemples :
argparse_error = { $prog } : erreur : { $message }

## Mistakes; the English is that of Python's argparse, by which a mistake is known

mistake_argument = argument { $name } : { $what }
mistake_required = il manque : { $names }
mistake_one-of = il faut l'un de ces arguments : { $names }
mistake_unknown = arguments inconnus : { $names }
mistake_choice = choix inconnu, { $got } (à choisir parmi { $known })
mistake_value = { $type ->
    [int] un nombre entier est attendu, pas { $got }
    [float] un nombre est attendu, pas { $got }
   *[other] valeur incorrecte, { $got }
}
mistake_one = il faut une valeur
mistake_against = ne va pas avec l'argument { $name }
mistake_ambiguous = option ambiguë, { $got } peut vouloir dire { $known }
mistake_explicit = ne prend pas de valeur, et { $got } lui est donné

## What each command is for

summary_play = jouer une campagne, à plusieurs devant un même clavier
summary_join = prendre place dans une campagne tenue par un serveur, dans ce terminal
summary_replay = rejouer le fichier d'une campagne, vérifier chaque ligne, et nommer la première qui ne convient pas
summary_rules = lire les règles des deux jeux, y chercher, ou en faire un site
summary_scenario = jouer des fichiers de scénario : une table donnée, des choix faits, un résultat attendu
summary_bench = mesurer les décisions par seconde, le coût de chaque opération, les octets et la mémoire
summary_languages = compter ce qui manque à chaque langue : messages, articles des règles, noms et pages des packs
summary_soak = jouer au hasard des campagnes entières, chaque option à son tour, et vérifier chaque promesse après chaque décision
summary_simulate = faire jouer des campagnes entières par un robot, plusieurs à la fois, et garder ce qui arrive en tableaux
summary_simulate-report = dessiner ce que montrent des campagnes simulées, d'un essai ou de deux côte à côte, en une page pour navigateurs
summary_serve = servir des campagnes à des joueurs par le web, et les garder
summary_backup = écrire toutes les campagnes d'un serveur dans un seul fichier, même pendant qu'on y joue
summary_restore = remplir un stockage vide des campagnes d'une sauvegarde
summary_empty-bin = supprimer pour de bon ce qui est depuis longtemps dans la corbeille
summary_seats = lister qui est assis à quelle table d’un serveur, ou faire un lien pour qui a perdu sa place
summary_site = écrire tout le jeu en fichiers statiques, qu’une page joue sans serveur
summary_pack = écrire, vérifier, voir et essayer des packs : des îles, des cartes et des histoires en fichiers de texte
summary_pack-list = donner la liste des packs installés, ou en nommer avec leur version et leur empreinte
summary_pack-lint = nommer tout ce qui ne va pas dans des packs, avec fichier, ligne et code, ou compter ce qu'ils contiennent
summary_pack-explain = expliquer le code d'un défaut : ce qui ne va pas, pourquoi cela compte, comment y remédier
summary_pack-words = compter les mots, les paragraphes et les choix, et nommer ce qui est dit plus d'une fois
summary_pack-craft = mesurer les règles du métier dans un pack : réponses, mémoire, prose, noms et dettes
summary_pack-where = trouver où figure un mot-clé, une quête, une carte, un ennemi, une région, un membre d'équipage ou une phrase
summary_pack-fmt = mettre en forme les fichiers d'un pack, sans changer ce qu'ils disent
summary_pack-new = commencer un pack dans un dossier vide, ou un nouveau lieu dans un pack
summary_pack-play = jouer à partir d'un paragraphe ; les changements des fichiers se voient sans recommencer
summary_pack-bots = faire jouer par des robots des campagnes entières d'un pack : ce qu'ils atteignent, ce qu'ils manquent, comment ils s'en tirent
summary_pack-balance = montrer ce que chaque lieu d'un pack demande et donne : chances, combats, dommages et gains, par palier
summary_pack-trans = montrer où en est la traduction d'un pack, ou commencer celle d'un lieu
summary_pack-trans-status = paragraphes traduits, périmés et manquants, lieu par lieu
summary_pack-trans-new = écrire ce qui est à traduire d'un lieu, avec l'anglais en notes
summary_pack-map = dessiner l'atlas d'un pack en cartes : une page pour le navigateur, ou un SVG par double page
summary_pack-plate = graver une planche, la montrer, et la graver à nouveau à chaque enregistrement
summary_pack-plates = graver les planches d'un pack qui ont changé, sur tous les cœurs, et leur planche-contact
summary_pack-graph = dessiner l'histoire : paragraphes, choix et tests d'un lieu, et les fils entre les lieux
summary_pack-cards = montrer chaque plateau, carte, ennemi et jeton comme on les voit en jouant, en anglais et en français
summary_pack-effects = écrire chaque effet, condition et changement durable avec un exemple et ses mots

## Arguments that several commands have

shared_pack = pack à jouer (par défaut : %(default)s)
shared_a-pack = le nom d'un pack, ou un dossier comme ./mine (par défaut : le dossier où vous êtes, sinon { $volume })
shared_seed = graine du hasard (par défaut : %(default)s)
shared_decisions = au moins tant de décisions
shared_json = écrire le tout pour des programmes
shared_json-file = écrire le tout pour des programmes, - pour la sortie
shared_plain = du texte suivi sans cadres, pour les lecteurs d'écran et les tubes
shared_failures = dossier des campagnes qui échouent
shared_page = écrire une page (par défaut : { $name })
shared_open = montrer la page dans le navigateur
shared_lang = langue (par défaut : celle du système)
shared_key-value = il faut CLÉ=VALEUR, pas { $got }
shared_page-name = PACK-{ $what }.html

## play

play_file = fichier d'une campagne à reprendre, ou à commencer
play_terminal = jouer en texte, dans ce terminal
play_no-browser = afficher seulement l’adresse, sans ouvrir de navigateur
play_nearby = les téléphones et les autres ordinateurs du même réseau peuvent venir, par lien ou code QR
play_pack = pack à jouer : wandering-sea, harbour (une mer courte), lifted-north (le ciel), airfield (un vol court), ou un dossier (par défaut : %(default)s)
play_player = le nom d'un joueur ; une fois pour chacun
play_option = par exemple level=easy
play_seed = graine du hasard (par défaut : une nouvelle)
play_profile = dossier du feuillet de hauts faits
play_saves = dossier des campagnes
play_real-cards = nouvelles campagnes : vous piochez, et tapez ce que vous avez pioché
play_open-hands = ne cacher aucune main et ne jamais passer le clavier
play_ask-all = demander même quand il n'y a qu'une réponse, que la table donne sinon d'elle-même
play_example-file = reprend où le fichier s'arrête, ou en commence un nouveau
play_ready = La table est mise à l’adresse { $url }. On l’arrête avec Ctrl-C : rien n’est perdu.
play_nearby-ready = Les téléphones et les ordinateurs de votre réseau l’atteignent à l’adresse { $url } : les liens et les codes QR y mènent.
play_nearby-browser = --nearby concerne la table dans le navigateur, et non celle du terminal
play_no-network = cette machine n’est dans aucun réseau privé par lequel d’autres appareils l’atteindraient ; sans --nearby, la table est pour cette machine seule
play_not-built = la table dans le navigateur n’est pas construite : lancez make client, ou play --terminal

## replay

replay_file = fichier d'une campagne ; il n'est pas modifié
replay_until = s'arrêter après l'entrée N
replay_pack = pack à prendre au lieu de celui que le fichier nomme
replay_unfinished = attention : la ligne { $line } est inachevée et a été laissée de côté
replay_no-entry = il faut une entrée de 0 à { $last }, pas { $got }
replay_older = { $file } : format { $form }, commencé avec la version { $version } : chaque choix est permis aujourd'hui
replay_broken = erreur : { $file } : { $error }{ $good ->
    [0] {""}
   *[other] {""} ; les entrées 0 à { $last } sont bonnes
}
replay_fits = { $file } : { $count } entrées conviennent, état #{ $state }
replay_over = la campagne est terminée
replay_next = ensuite : { $choices }

## rules

rules_words = entrée à montrer, comme fatigue, ou numéros de règles
rules_search = trouver les entrées qui répondent à une question, les meilleures d'abord
rules_site = écrire les règles en site dans un dossier
rules_open = ouvrir les règles dans le navigateur, à l'entrée si elle est nommée
rules_coverage = chaque règle : jouée, en prose ou manquante, et ses tests
rules_ledger = les règles comme les tests du moteur les connaissent : décision, exemple, sources
rules_game = ce jeu seulement (par défaut : les deux ; --coverage : sea)
rules_most = résultats (par défaut : %(default)s)
rules_tests = avec --coverage : dossier des tests (par défaut : ceux de ce projet)
rules_number = il faut un nombre à partir de 1, pas { $got }
rules_either = il faut ou bien des mots, ou bien une option comme --search, pas { $got } en plus
rules_written = { $count } fichiers écrits ; ouvrez { $file }
rules_no-browser = aucun navigateur n'a été trouvé ici ; ouvrez ce fichier dans le vôtre
rules_no-tests = { $folder } : il faut un dossier de tests (à donner par --tests)
rules_no-id = il faut le numéro d'une règle, comme SG-CHAL-003
rules_row-tests = tests
rules_sum = { $count } règles : { $played } jouées, { $prose } en prose, { $missing } manquantes ; { $untested } jouées sans test
rules_those-missing = manquantes : { $ids }
rules_those-untested = sans test : { $ids }
rules_those-twice = jouées et en prose : { $ids }
rules_those-unknown = inconnues : { $ids }
rules_how = rules MOT montre une entrée, rules --search QUESTION la trouve, rules --open ouvre le site
rules_twin = ({ $title } l'a aussi : { $call })
rules_whole = (l'entrée entière : { $call })
rules_nothing = rien trouvé pour « { $question } » ; rules seul donne la liste des entrées

## scenario

scenario_files = fichier de scénario (voir docs/scenarios.md)
scenario_quiet = ne nommer que ce qui ne tient pas
scenario_failed = ÉCHEC  { $title }
scenario_good = bon    { $title }
scenario_sum = { $count } scénarios, { $failed } en échec

## bench

bench_json = des chiffres pour des programmes
bench_profile = ajouter les fonctions qui coûtent le plus
bench_peers = plutôt les deux jeux à côté d'autres moteurs, avec les rapports
bench_rounds = rounds avec --peers (par défaut : %(default)s)
bench_seconds = temps de processeur d'un round avec --peers (par défaut : %(default)s)
bench_campaigns = plutôt ce que coûtent les choix sur le disque, et N campagnes ouvertes à la fois
bench_choices = choix de chacune avec --campaigns (par défaut : %(default)s)
bench_storage = plutôt ce que coûtent les choix dans la base d'un serveur : un dossier, postgresql://..., ou une base faite pour cela
bench_also = avec --peers : une autre version de notre moteur, comme build/fast
bench_scenes = à la place, ce que coûte le récit de N scènes de chaque jeu, section par section
bench_decisions-alone = il faut --json et --profile sans --peers, --campaigns, --scenes ni --storage
bench_scene = { $pack }, { $lang } : { $cost } µs par scène en moyenne, { $count } scènes
bench_scene-section = section
bench_scene-each = µs chacune
bench_scene-anew = redites
bench_scene-cost = µs par scène
bench_which = { $game }, pack { $pack }, { $python }
bench_speed = décisions par seconde (le hasard ne compte pas, son temps si)
bench_played = décisions, { $draws } pioches, { $campaigns } campagnes
bench_time = secondes de processeur
bench_loading = ms pour charger le pack, le premier de ce processus
bench_state = octets par état
bench_memory = Mo de mémoire au plus
bench_flat = × le coût du début pour une décision tardive dans une campagne de { $decisions }
bench_calls = appels
bench_campaign = { $pack } : une campagne de { $count } entrées, { $size } octets
bench_choice = µs par choix en tout, de processeur
bench_from-checkpoint = ms pour l'ouvrir à partir de son point de reprise
bench_again = ms pour l'ouvrir en rejouant chaque entrée
bench_taken = Mo pour { $count } d'entre elles ouvertes, { $each } ko chacune
bench_too-short = pas de campagne de { $choices } choix parmi { $tries } ; essayez moins, ou un autre pack
bench_part-options = options, une fois
bench_part-clone = copie, une fois
bench_part-apply = application
bench_part-canonical = octets canoniques
bench_part-hash = empreinte
bench_part-line = ligne
bench_part-append = ajout et écriture, à l'horloge
bench_no-build = il faut un dossier qui contient sleeping_gods, pas { $folder } ; `make fast` en construit un
bench_left-out = laissé de côté : { $name } : { $error }
bench_gin-rummy = gin-rami, { $engine }
bench_backgammon = backgammon, { $engine }
bench_chess = échecs, { $engine }

bench_storage-which = { $name }, pack { $pack } ; à l'horloge, sur une machine de charge { $load }
bench_stored = choix gardés par seconde, { $together } par validation
bench_stored-choice = ms par choix en tout : règles, empreinte et validation, { $choices } choix
bench_stored-bytes = octets gardés par choix, avec les clés et le point de reprise
bench_stored-undo = ms pour un pas en arrière, gardé

## serve

serve_host = l’adresse d’écoute (127.0.0.1 : cette machine seule)
serve_port = le port d’écoute (8000 ; 0 : n’importe lequel qui soit libre)
serve_public-url = l’adresse sous laquelle les joueurs l’atteignent, par exemple https://play.example.org
serve_proxy = il se trouve derrière un serveur mandataire qui dit d’où viennent les demandes ; son adresse, s’il n’est pas sur cette machine
serve_verbose = noter aussi chaque demande et chaque connexion, avec leurs adresses
serve_bin-days = nombre de jours après lequel une campagne de la corbeille est supprimée pour de bon (30 ; 0 : jamais)
serve_sockets-each = nombre de fenêtres où une personne peut avoir une table ouverte à la fois (12)
serve_per-address = nombre de lignes et de connexions qui peuvent venir d’une adresse (200)
serve_robot-processes = nombre de processus où les robots réfléchissent ; 0 : pas de robots (un de moins que de cœurs, au moins un)
serve_bad-robots = il faut 0 ou plus pour --robot-processes, pas { $value }
serve_bad-bound = il faut 1 ou plus pour --{ $name }, pas { $value }
serve_caution = Attention : { $caution }
serve_ready = Les campagnes de { $place } sont servies à { $url }. Ctrl-C l’arrête : rien ne se perd.
serve_bad-port = un port va de 0 à 65535, pas { $port }
serve_bad-url = une adresse s’écrit comme https://play.example.org, pas { $url }
serve_no-address = { $host } n’est pas une adresse de cette machine
serve_port-in-use = le port { $port } de { $host } est déjà pris : arrêtez ce qui y écoute, ou choisissez-en un autre avec --port
serve_cannot-listen = impossible d’écouter sur le port { $port } de { $host } : { $error }
serve_in-use = { $place } : un autre serveur y garde ses campagnes
serve_newer = { $place } : ces campagnes viennent d’une version plus récente ; mettez le jeu à jour
serve_bad-folder = impossible de garder des campagnes dans { $place } : { $error }
serve_no-database = impossible d’utiliser la base de données : { $error }

## backup, restore

storage_data = dossier de la base intégrée (par défaut : ~/.local/share/sleeping-gods/server)
storage_database = plutôt une base PostgreSQL, comme postgresql://user@host/name
backup_file = le nouveau fichier ; aucun n'est remplacé
backup_wrote = { $file } est écrit : { $count ->
        [one] une campagne
       *[other] { $count } campagnes
    }, { $size } ko
restore_file = un fichier que backup a écrit
restore_done = { $count ->
        [one] une campagne rétablie
       *[other] { $count } campagnes rétablies
    }
restore_aside = mise de côté : { $report }

## site

site_folder = où vont les fichiers : un dossier vide, ou celui d’un site plus ancien
site_no-rules = laisser de côté les pages des règles (27 Mo)
site_with-compressed = écrire aussi chaque fichier comprimé à côté (.gz, .br), pour les serveurs qui envoient ces copies
site_step = { $step } : { $files ->
        [one] un fichier
       *[other] { $files } fichiers
    }
site_engine = moteur et mondes
site_words = mots et fiches des mondes
site_maps = cartes
site_plates = planches
site_entries = articles des règles
site_page = page
site_rules = pages des règles
site_compressed = comprimés
site_visit = moteur avec { $world } en { $lang } : { $size } Mo, { $gzip } en gzip, { $brotli } en Brotli
site_done = la version { $build } est dans { $folder }

## empty-bin

empty-bin_days = supprimer ce qui a été mis dans la corbeille il y a plus de ce nombre de jours (30)
empty-bin_bad-days = il faut 0 jour ou plus, pas { $days }
empty-bin_done = { $count ->
        [0] rien n’est dans la corbeille depuis si longtemps
        [one] une campagne supprimée pour de bon
       *[other] { $count } campagnes supprimées pour de bon
    }

## seats

seats_campaign = seulement cette campagne : son identifiant, ou son nom s’il est unique
seats_link = faire un lien vers la place de cette personne, ou de l’hôte (host) ; il s’ouvre une fois, et la table l’apprend
seats_public-url = l’adresse que tapent les joueurs, pour le lien (http://127.0.0.1:8000)
seats_which = quelle campagne ? donnez son identifiant ou son nom avant --link
seats_many = plusieurs campagnes s’appellent { $name } : donnez un identifiant
seats_no-campaign = il n’y a pas de campagne { $name } ici
seats_no-person = il faut le nom d’une personne de la table, ou host, pas { $name }
seats_not-playable = { $name } est à la corbeille ou endommagée : personne ne peut s’y asseoir maintenant
seats_none = il n’y a pas de campagnes ici
seats_campaign-kept = { $id }  { $name }  ({ $world }, dernier changement { $played })
seats_campaign-binned = { $id }  { $name }  ({ $world }, à la corbeille depuis { $played })
seats_campaign-aside = { $id }  { $name }  ({ $world }, mise de côté car endommagée, { $played })
seats_unreadable = impossible de lire qui est assis là
seats_host = { $name } : hôte, joue { $seats } ({ $devices ->
    [one] 1 appareil
   *[other] { $devices } appareils
})
seats_player = { $name } : joue { $seats } ({ $devices ->
    [one] 1 appareil
   *[other] { $devices } appareils
})
seats_spectator = { $name } : regarde ({ $devices ->
    [one] 1 appareil
   *[other] { $devices } appareils
})
seats_made = un lien pour { $name } dans { $campaign }. Il s’ouvre une fois ; ne le donnez à personne d’autre :

## soak

soak_save-load = après chaque décision enregistrer, relire et comparer
soak_views = construire aussi ce que voit chaque place, et le comparer si l'on enregistre
soak_bar = décisions
soak_players = { $campaigns } à { $number }
soak_decisions = { $decisions } décisions, { $draws } pioches, { $acts } actes de la table
soak_campaigns = { $campaigns } campagnes ({ $players } joueurs), la plus longue de { $longest } décisions
soak_combinations = { $count } combinaisons d'options sur { $all }
soak_wrong = { $violations } violations, { $exceptions } exceptions, { $stuck } états sans
    choix, { $endless } parties sans fin, { $loaded } différences après relecture
soak_failure = campagne { $campaign }, décision { $decision } :{" "}
soak_see = voir { $file }

## pack list, pack explain, pack effects

list_packs = le nom d'un pack, ou un dossier comme ./mine
list_line = { $id } version { $version }, jeu { $game }, empreinte { $digest }
explain_code = le code d'un défaut, comme dangling
explain_all = donner tous les codes avec leurs titres et leurs tests
explain_html = écrire toutes les explications en une page
explain_written = { $count } explications écrites dans { $file }
effects_lang = les mots pour les joueurs (par défaut : both)
effects_game = quel jeu (par défaut : both)

## pack lint

lint_packs = le nom d'un pack, ou un dossier (par défaut : tous ceux du jeu)
lint_counts = tout compter, à côté de ce que la boîte peut contenir
lint_watch = recommencer dès qu'un fichier change, jusqu'à Ctrl-C
lint_watch-alone = il faut --watch sans --json ni --counts
lint_watching = { $seconds } s ; { $packs } sous surveillance, Ctrl-C y met fin
lint_found = { $count ->
    [one] { $count } défaut
   *[other] { $count } défauts
}
lint_mended = rayer de la liste des défauts connus (craft.txt) ce qui est réparé
lint_struck = { $pack }/craft.txt : { $count ->
    [one] { $count } ligne rayée
   *[other] { $count } lignes rayées
}
lint_box = dans la boîte

## pack words

words_all = nommer tout ce qui se répète, pas seulement le pire
words_head-words = mots
words_head-paragraphs = paragr.
words_head-choices = choix
words_head-minutes = minutes
words_whole = tout
words_prose = { $prose } mots de prose et { $choices } de choix
words_average = { $average } mots de prose par paragraphe en moyenne ; { $share } en ont de { $fewest } à { $most }
words_longest = les plus longs : { $found }
words_shortest = les plus courts : { $found }
words_similes = comparaisons employées plus d'une fois : { $count ->
    [0] aucune
   *[other] { $count }
}
words_phrases = suites de quatre mots ou plus en différents lieux : { $count ->
    [0] aucune
   *[other] { $count }
}
words_more = et { $count } de plus ; --all les nomme
words_favourites = mots préférés : { $found }

## pack craft

craft_all = nommer chaque endroit, et pas seulement leur nombre
craft_of = { $some } sur { $all }
craft_most = au plus { $limit }
craft_least = au moins { $limit }
craft_kept = { $kept } mesures sur { $all } respectent la règle
craft_silent = choix qui font quelque chose et auxquels aucune phrase ne répond
craft_single = embranchements qui mènent à un seul paragraphe
craft_unnoticed = défis ratés que personne ne remarque
craft_always = conditions toujours remplies là où elles sont posées
craft_visits = gains que chaque visite redonne pour rien
craft_finale = mots que le finale demande
craft_home = mots demandés seulement là où on les donne
craft_cards = cartes d'aventure, totems à part, qui comptent ailleurs que là où on les donne
craft_persons = personnes demandées en trois lieux
craft_aboard = lieux qui parlent d'une personne sans demander si elle est à bord
craft_enemies = ennemis dont le nom n'est pas dans le texte du lieu
craft_towns = villes dont le premier paragraphe change avec moins de trois choses
craft_debts = dettes que personne ne recouvre
craft_near = paragraphes à moins de 15 mots de la médiane
craft_short = paragraphes de moins de 60 mots
craft_long = paragraphes de plus de 180 mots
craft_rows = fois où trois paragraphes de suite ont de 95 à 125 mots
craft_sentences = phrases de plus de 40 mots
craft_stress = lieux où plus d'un mot est souligné en italique
craft_contracted = paragraphes où le narrateur contracte les mots
craft_speech = paragraphes qui finissent sur une réplique
craft_numbers = nombres au-dessus de dix présents dans trois lieux ou plus
craft_names = paires de noms à deux lettres près
craft_labels = paires d'étiquettes sans espace entre elles sur une carte

## pack where

where_words = un MOT-CLÉ, « quest 12 », « card 16 », « enemy 45 », un paragraphe, une région, l'identifiant d'un membre d'équipage ou n'importe quels mots ; puis le nom ou le dossier d'un pack, si ce n'est ni le dossier où vous êtes ni wandering-sea
where_example-paragraph = qui y mène
where_example-words = n'importe quels mots
where_nothing = il faut quelque chose à chercher
where_found = { $title } : { $count ->
    [0] nulle part
    [one] { $count } endroit
   *[other] { $count } endroits
}

## pack fmt

fmt_files = seulement ceux-ci, comme story/038.md (par défaut : tous)
fmt_check = ne rien écrire ; 1 si un fichier n'est pas en forme
fmt_diff = ne rien écrire, montrer ce qui changerait
fmt_no-file = il faut des fichiers du pack, pas { $files }
fmt_no-pack = il faut un pack dans { $folder }
fmt_wrong = { $file } : pas en forme
fmt_done = { $file } : mis en forme
fmt_sum-check = { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
}, { $changed ->
    [0] aucun
   *[other] { $changed }
} à mettre en forme
fmt_sum-done = { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
}, { $changed ->
    [0] aucun n'a été mis en forme
    [one] { $changed } mis en forme
   *[other] { $changed } mis en forme
}

## pack new

packnew_folder = dossier du pack
packnew_number = numéro d'un nouveau lieu
packnew_title = titre du nouveau lieu
packnew_no-title = il faut un titre après { $number }, comme 'The Drowned Stair'
packnew_written = { $file } : écrit
packnew_map = que la carte y mène maintenant : { $line }
packnew_next = ensuite :{" "}

## pack play

packplay_paragraph = où commencer, comme 38 ou 38.9
packplay_with = des mots-clés, et par exemple coins=3, quest=12, card=16, explore=A, region=2.quay, square=2:d2, audrie.damage=2
packplay_given = une ligne « given », voir docs/scenarios.md
packplay_players = combien de joueurs (par défaut : 1)
packplay_option = par exemple mode=brutal
packplay_seed = il faut une graine de 0 ou plus, pas { $got }

## pack bots

bots_runs = campagnes entières (par défaut : %(default)s)
bots_players = joueurs (par défaut : de 1 à 4 à tour de rôle)
bots_bot = qui joue (par défaut : %(default)s)
bots_mode = difficulté (par défaut : chacune à son tour)
bots_jobs = processus ; les comptes sont les mêmes pour tout J
bots_reviewed = endroits qu'il n'est pas nécessaire d'atteindre, avec les raisons
bots_too-few = il faut au moins 1 campagne et 1 processus, pas { $runs } et { $jobs }
bots_no-mode = il faut un mode parmi { $known }, pas { $got }
bots_head-location = lieu
bots_head-places = endroits
bots_head-reached = atteints
bots_head-visits = visites
bots_head-least = moins
bots_head-holes = trous
bots_head-bot = robot
bots_head-mode = mode
bots_head-runs = jeux
bots_head-ended = finis
bots_head-camps = campements
bots_head-unbeaten = invaincus
bots_head-defeats = défaites
bots_head-turns = tours
bots_head-decisions = décisions
bots_head-totems = totems
bots_head-quests = quêtes
bots_head-xp = exp.
bots_head-score = score
bots_head-endings = fins
bots_noted = ({ $count } admis)
bots_never = jamais atteint : { $place } ({ $words })
bots_more = ... et { $count } de plus ; --json FICHIER les a tous
bots_spared = { $file } : { $place } a été atteint malgré tout ; ôtez-le de la liste
bots_stuck = campagne { $campaign } par { $bot }, décision { $decision } :{" "}
bots_see = voir { $file }
bots_sum = { $reached } endroits atteints sur { $places } ({ $share }), { $holes } trous, { $reviewed } admis, { $stuck } campagnes bloquées
bots_speed = { $speed } décisions/s, { $share } atteints, { $stuck } bloquées
bots_progress = { $done } campagnes sur { $runs }, { $speed }
bots_bar = campagnes

## pack balance

balance_bouts = combats simulés pour chacun (par défaut : 40)
balance_runs = au lieu des tableaux : tant de campagnes du robot lecteur, de 1 à 4 joueurs dans chaque mode
balance_html = écrire une page pour les navigateurs
balance_negative = il faut 0 combat ou plus, pas { $got }
balance_simulated = { $done } combats simulés
balance_note-tiers = dommages et gains : moyenne d'un choix ; une pièce, un point d'expérience ou de santé vaut 1
balance_played = { $mode }, { $players } { $players ->
    [one] joueur
   *[other] joueurs
} : fait
balance_note-runs = ended : avec une fin qui n’est pas une défaite ; beaten : avec une défaite ou plus ; last night : avec une défaite dans la finale ; 7+ : défis de 7 et plus réussis
balance_note-runs-skies = 7+ : défis de 7 et plus réussis ; r : rounds d'un combat, selon son niveau ; dry : combien de fois le carburant a manqué
balance_used = les plus utilisées, fois par campagne : { $cards }
balance_note-rows = combats : niveau et part que gagne un équipage prudent de ce palier ; dommages, bateau, gains : sur tous les choix

## pack trans

trans_location = le numéro d'un lieu, comme 38 ou F1
trans_head-translated = traduits
trans_head-stale = périmés
trans_head-missing = manquants
trans_head-words = mots anglais
trans_head-translation = traduction
trans_to = la langue de la traduction, comme fr
trans_whole = tout
trans_untitled = { $file }:{ $line } : le paragraphe { $number } a un texte mais compte comme manquant : son titre est attendu dans l'intertitre, comme « ## { $number } TITRE »
trans_as-far = compté pour autant que le pack se lise : pack lint a { $count } défauts à dire
trans_added = { $file } : { $count ->
    [0] chaque paragraphe y est déjà
    [one] { $count } paragraphe à traduire
   *[other] { $count } paragraphes à traduire
}

## pack map, pack graph, pack cards

map_page = seulement la double page où est cette page
map_svg = écrire un SVG par double page dans un dossier
map_no-page = il faut une page parmi { $known }, pas { $got }
graph_location = le numéro d'un lieu, comme 38 ou F1
graph_svg = écrire une image : le lieu, ou les fils
graph_no-location = il faut un lieu parmi { $known }, pas { $got }
cards_html = où va la page (par défaut : { $name })
cards_lang = une seule langue (par défaut : both)
cards_no-file = il faut un fichier après --html, pas { $got } ; le pack vient d'abord

plate_name = une planche, comme cover ou place-12 ; un nombre est celui d'un lieu
plate_once = graver une seule fois, sans attendre de changement
plate_half = graver à la moitié de la taille, quatre fois plus vite
plate_out = écrire l'image dans ce dossier (par défaut : un dossier temporaire)
plate_watching = Gravée à nouveau à chaque enregistrement ; Ctrl-C pour finir.
plate_unknown = nom d'une planche de ce pack attendu, reçu { $name }
plate_drawn = { $file } : { $size } Ko tels que livrés, gravée en { $seconds } s
plates_check = ne rien graver ; nommer les planches à graver et échouer s'il y en a
plates_all = graver aussi ce qui n'a pas changé
plates_jobs = combien graver à la fois (par défaut : une par cœur)
plates_sheet = écrire une planche-contact de toutes les planches, un PNG
plates_no-packages = graver des planches demande numpy et zopfli : pip install "sleeping-gods[plates]"
plates_none = { $pack } n'a pas de planches : son dossier plates/ ne contient aucun fichier .plate.
plates_old = { $name } est à graver
plates_drawing = Gravure des planches
plates_done = { $drawn ->
    [0] Rien n'a changé
    [one] Une planche gravée
   *[other] { $drawn } planches gravées
 } ; { $count } en tout, { $size } Ko.

## join

join_url = un lien d'invitation, ou la table elle-même si cet appareil y a déjà sa place
join_name = le nom que les autres vous donnent (demandé s'il manque)
join_example-invite = prendre place
join_example-again = y revenir

## languages

languages_missing = nommer tout ce qui manque à cette langue
languages_pack = un pack dont les noms et les pages sont comptés ; une fois pour chacun (par défaut : tous ceux du programme)
languages_lacks = Ce qui manque, et qui est dit en anglais, sur combien :
languages_messages = messages
languages_entries = articles
languages_names = noms
languages_pages = pages du récit
languages_of = { $lacking } sur { $whole }

## simulate

simulate_report-place = report
simulate_report-folder = le dossier d'un essai
simulate_report-after = un autre essai, à comparer avec lui
simulate_report-out = la page (par défaut : le nom du dossier et -report.html)
simulate_report-pack = où est le pack maintenant, pour les cartes et les noms (par défaut : où l'essai l'avait)
simulate_report-empty = { $folder } ne contient aucune campagne finie
simulate_report-games = il faut deux essais d'un même jeu
simulate_pack = un pack par son nom, ou son dossier (par défaut : %(default)s)
simulate_campaigns = campagnes entières (par défaut : %(default)s)
simulate_players = joueurs : 2, 1-4 ou 1,2,4, à tour de rôle (par défaut : %(default)s)
simulate_robot = qui joue (par défaut : %(default)s)
simulate_knowing = le robot connaît toute l'histoire et toutes les mains, comme ceux de pack bots ; sinon ce que savent ses places
simulate_budget = combien de fois un robot qui prévoit joue la suite en pensée avant une décision ; les mêmes lignes partout
simulate_milliseconds = au lieu de cela, combien de temps il pense ; les lignes dépendent alors de la machine
simulate_mode = difficulté, plusieurs séparées par des virgules, ou all (par défaut : %(default)s)
simulate_option = autre option de la mise en place, comme length=long ; peut être répétée
simulate_jobs = processus sur cette machine (par défaut : un par cœur) ; les lignes sont les mêmes pour tout J
simulate_dask = ordonnanceur d'une grappe Dask qui joue à la place, comme tcp://10.0.0.1:8786
simulate_out = dossier des tableaux ; le même appel continue ce qui s'y trouve (par défaut : ne rien garder)
simulate_too-small = { $name } doit valoir { $least } ou plus, pas { $got }
simulate_bad-players = il faut des joueurs comme 2, 1-4 ou 1,2,4, pas { $got }
simulate_no-budget = le robot { $robot } ne prévoit pas et ne prend pas de budget
simulate_not-knowing = avec --knowing il faut l'un de { $known }, pas { $robot }
simulate_two-budgets = il faut --budget ou --milliseconds, pas les deux
simulate_by-clock = les robots pensent selon l'horloge : une autre machine, ou une autre charge, donne d'autres lignes
simulate_no-arrow = pyarrow n'est pas installé : les tableaux sont écrits en lignes JSON (pour Parquet : pip install "sleeping-gods[simulate]")
simulate_no-dask = pour --dask, installez le supplément : pip install "sleeping-gods[simulate]"
simulate_no-scheduler = aucun ordonnanceur Dask ne répond à { $address } : { $error }
simulate_cluster-gone = la grappe Dask ne répond plus : { $error }
simulate_workers-lost = { $losses } processus ont été perdus l'un après l'autre ; ce qui était fait est gardé
simulate_other-code = un des processus a un autre programme que { $version } tel qu'il est ici ; installez partout le même
simulate_other-pack = les fichiers du pack { $pack } ne sont pas ceux du début de l'essai
simulate_odd-answer = ce qui a joué à partir de la campagne { $first } a répondu autre chose que ses lignes
simulate_not-empty = { $folder } contient autre chose ; il faut un dossier vide, ou celui d'un essai
simulate_no-run = { $folder } ne contient aucun essai : il faut manifest.json
simulate_bad-manifest = { $folder }/manifest.json n'est pas celui d'un essai : { $error }
simulate_no-parquet = { $folder } contient du Parquet, et pyarrow n'est pas installé : pip install "sleeping-gods[simulate]"
simulate_other-program = { $folder } a été commencé avec un autre programme ({ $before }) ; ses lignes et de nouvelles ne vont pas ensemble
simulate_other-run = { $folder } contient un autre essai : { $name } valait { $before }, maintenant { $now } ; nommez un autre dossier
simulate_stopped = arrêté après { $done } campagnes sur { $all } ; avec --out elles seraient gardées
simulate_stopped-kept = arrêté ; { $done } campagnes sur { $all } sont dans { $folder }, et le même appel continue de là
simulate_speed = { $speed } campagnes/s, { $resumed } déjà faites
simulate_head-players = joueurs
simulate_interval = finis : par une fin qui n'est pas une défaite ; ± : intervalle de confiance à 95 % de la moyenne (Student)
simulate_stuck = la campagne { $campaign } n'a pas pu continuer : { $why }
simulate_kept = { $count } campagnes dans { $folder }, lignes { $digest }
simulate_played = { $count } campagnes, lignes { $digest }
