# Ce que le moteur dit lui-même, quel que soit le jeu.

plain = { $text }
seat-number = Joueur { $number }
seat-name = { $seat }
list-empty = rien
list-and = { $before } et { $last }

act-no-seat = Cette table n’a pas de place { $number }.
act-over = La partie est terminée.
act-not-awaited = La décision revient maintenant à : { $seats }.
act-unreadable = « { $text } » n’est pas un choix possible ici.

undo-nothing = Vous n’avez encore rien décidé qui puisse être repris.
undo-chance = Le hasard est intervenu depuis : ce qui a été tiré ne peut être remis.
undo-decided = { $seat } a décidé depuis.
undo-shown = Des choix secrets ont été révélés depuis.
redo-nothing = Il n’y a rien à rétablir.

setup-seats = { $game } se joue de { $min } à { $max } places, pas à { $given }.
setup-option = L’option { $option } ne convient pas : { $reason }
setup-alone = L’option { $option } demande une table pour une seule personne : prenez une place au lieu de { $given }, ou laissez cette option de côté.
setup-data = Ce matériel n’est pas celui de ce jeu.

choices-flag = true (oui) ou false (non)
choices-number = un nombre entier de { $min } à { $max }
choices-number-or-null = un nombre entier de { $min } à { $max }, ou null pour aucun
