### Ce que la page du navigateur dit des liens : vers sa place, vers une place perdue, et par une invitation.

## Sa propre place
seat-own = Votre place
seat-for-you = Pour vous seulement.
seat-own-help = Ce lien est votre place à cette table, sur tout appareil : votre téléphone, un nouvel ordinateur, un navigateur qui vous a oublié. Gardez-le dans vos notes ou envoyez-le-vous, et ne le donnez à personne : qui l’a joue à votre place.
seat-own-help-host = Ce lien est votre place à cette table, et fait de vous l’hôte, sur tout appareil : votre téléphone, un nouvel ordinateur, un navigateur qui vous a oublié. Gardez-le dans vos notes ou envoyez-le-vous, et ne le donnez à personne : qui l’a joue à votre place.
seat-link-show = Montrer mon lien
seat-link = Le lien vers votre place
seat-qr = Le lien vers votre place, en image pour un appareil photo
seat-qr-help = Visez-la avec l’appareil photo du téléphone pour continuer là-bas. Les deux appareils gardent la place.
link-local = Cette table n’est que sur cette machine : d’autres navigateurs d’ici peuvent suivre le lien, un téléphone non. Lancée par « sleeping-gods play --nearby », elle s’ouvre aux appareils de votre réseau.
seat-devices = { $count ->
    [one] Pour l’instant, seul cet appareil a votre place.
   *[other] { $count } appareils ont votre place.
}
seat-renew = Faire un nouveau lien
seat-renew-help = Les liens d’avant n’ouvriront plus rien.
seat-only-here = Cet appareil seul
seat-only-here-sure = Tous les autres appareils perdront votre place, et les liens d’avant n’ouvriront plus rien. Continuer ?
keep-seat = Gardez votre place.
keep-seat-brief = Un lien vous ramène à cette table depuis tout appareil.
keep-seat-later = Plus tard

## Une invitation
invite-qr = L’invitation, en image pour un appareil photo
invite-qr-help = Un téléphone dont l’appareil photo la vise ouvre l’invitation.

## La place d’un autre
give-back = Lui faire un lien
give-back-help = { $name } ne peut plus revenir ? Un lien vers sa place s’ouvre une fois, et tout le monde apprend que vous l’avez fait.
give-back-send = Envoyez ce lien à { $name }, et à personne d’autre. Il s’ouvre une fois.
give-back-link = Le lien vers la place de { $name }
hand-over-sure = Faire de { $name } l’hôte ? C’est alors lui ou elle qui invite, distribue les places et garde le fichier, et non plus vous.
seat-news = Des nouvelles des places
seat-news-read = Je vois
agreed-friends-help = On s’aide à revenir
agreed-friends-help-help = Qui joue peut faire un lien pour une personne absente qui a perdu sa place ; tout le monde l’apprend. Sinon, seul l’hôte le peut.
disclosed-seat-link-made = { $who } a fait un lien vers la place de { $whom }, qui n’était pas là. Il s’ouvre une fois ; qui le suit joue à la place de { $whom }.
disclosed-server-link-made = Qui tient le serveur a fait un lien vers la place de { $whom }. Il s’ouvre une fois ; qui le suit joue à la place de { $whom }.
disclosed-seat-link-used = Un autre appareil joue maintenant à la place de { $whom }, par le lien fait pour cette place.

## Où mène un lien
join-by = { $host } vous invite à une table
join-plays = Vous jouez { $names }.
join-watches = Vous regardez : vous voyez la table et pouvez parler, sans rien choisir. Les mains restent cachées.
join-players = { $count ->
    [one] Une personne joue : { $names }
   *[other] { $count } personnes jouent : { $names }
}
join-watch = Regarder
seat-back = Heureux de vous revoir, { $name }
seat-back-host = Vous tenez cette table.
seat-back-keeps = Vos autres appareils gardent aussi la place.
seat-back-go = À la table
link-look = On regarde le lien…

## Pas d’entrée
lost-own = Votre propre lien.
lost-how-own = Si vous avez gardé le lien vers votre place, ouvrez-le sur cet appareil.
lost-friend = Un ami à la table.
lost-how-friend = Qui y joue peut vous faire un lien : « Joueurs », puis votre nom.
lost-keeper = Qui tient le serveur.
lost-how-keeper = La commande { $command } lui montre les places et fait un lien.
lost-invite = Vous n’y étiez jamais ?
lost-how-invite = Demandez alors une invitation à l’hôte de la table.
lost-ways = Ce qui vous ramène

## La première page, et qui regarde
start-own-name = Votre nom
start-your-turn = C’est à vous
start-turn-of = Attend { $who }
coach-watch = Vous regardez cette table : vous voyez ce que tous voient, mais aucune main, et vous ne choisissez rien. Regardez à votre gré la carte, le livre et les gens, et parlez avec les autres. Pour jouer, demandez une place à l’hôte.
