### Ce que dit le navigateur des pages lues, et de notre voyage.

## Pages du récit
page-named = { $title } ({ $number })
page-read = déjà lu
page-rest = Ce qui a déjà été lu sur cette page
page-new = Nouveau sur cette page
pages-before = Lu auparavant :
aloud-none = Cet appareil n’a pas de voix pour lire.
