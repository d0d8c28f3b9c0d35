### Ce que dit le navigateur des pages lues, et de notre voyage.

## Pages du récit
page-named = { $title } ({ $number })
page-read = déjà lu
page-rest = Ce qui a déjà été lu sur cette page
page-new = Nouveau sur cette page
pages-before = Lu auparavant :
aloud-none = Cet appareil n’a pas de voix pour lire.

## Notre voyage
journey = Notre voyage
journey-recap = La dernière fois
journey-aim = Ce que nous voulons
journey-ends = Comment cela finit
journey-next = Ce que nous pouvons faire ensuite
quest-number = quête { $number }
journey-here = peut être exploré maintenant
journey-nothing = Rien de ce que nous tenons ne mène encore nulle part : explorer, et interroger.
journey-more = { $count } de plus parmi les quêtes
ready-now = Prêt maintenant
journey-do = Le faire
journey-leads = Où chercher
journey-unexplored = Pas encore exploré, près de nous :
near-show = Montrer { $place } sur la carte : { $words }
near-named = { $name }, { $words }
