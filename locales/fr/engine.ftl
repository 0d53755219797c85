# Ce que le moteur dit lui-même, quel que soit le jeu.

plain = { $text }
seat-number = Joueur { $number }
seat-name = { $seat }
list-empty = rien
list-and = { $before } et { $last }
list-several = { $count } × { $what }

# La grammaire du nom. Une phrase qui nomme un élément par « $card » peut en demander les formes : $card-the, $card-a,
# $card-of, $card-of-the, $card-to-the. Une forme est l’attribut de ce nom, s’il en a un, sinon ce que font ces patrons.
# $class : name, many, vowel, f, m. $article : name, mass, many, f, m. $vowel : yes, no.
noun-vowels = aàâäáãåæeéèêëhiîïíìoôöóòõœuùûüú
name-vowels = aàâäáãåæeéèêëiîïíìoôöóòõœuùûüú
noun-the = { $class ->
    [name] { $noun }
    [many] les { $noun }
    [vowel] l’{ $noun }
    [f] la { $noun }
   *[m] le { $noun }
}
noun-a = { $article ->
    [name] { $noun }
    [mass] { noun-of-the }
    [many] des { $noun }
    [f] une { $noun }
   *[m] un { $noun }
}
noun-of = { $vowel ->
    [yes] d’{ $noun }
   *[no] de { $noun }
}
noun-of-the = { $class ->
    [name] { noun-of }
    [many] des { $noun }
    [vowel] de l’{ $noun }
    [f] de la { $noun }
   *[m] du { $noun }
}
noun-to-the = { $class ->
    [name] à { $noun }
    [many] aux { $noun }
    [vowel] à l’{ $noun }
    [f] à la { $noun }
   *[m] au { $noun }
}
# Ce qui sépare les milliers.
number-group = { " " }

act-no-seat = Cette table n’a pas de place { $number }.
act-over = La partie est terminée.
act-not-awaited = C’est maintenant à { $seats } de décider.
act-unreadable = « { $text } » n’est pas un choix possible ici.

undo-nothing = Vous n’avez encore joué aucun coup à annuler.
undo-chance = Le hasard est intervenu depuis : un tirage ne s’annule pas.
undo-decided = { $seat } a joué depuis.
undo-shown = Des choix secrets ont été révélés depuis.
redo-nothing = Il n’y a rien à rétablir.

setup-seats = { $game } se joue de { $min } à { $max } joueurs, pas à { $given }.
setup-option = L’option « { $option } » ne convient pas : { $reason }
setup-alone = L’option « { $option } » ne vaut qu’en solo : gardez une seule place au lieu de { $given }, ou retirez cette option.
setup-data = Ce matériel n’est pas celui de ce jeu.

## Campagnes

campaign-unreadable = Ce fichier n’est pas celui d’une campagne : { $why }
campaign-cut = le texte s’arrête trop tôt.
campaign-no-json = la ligne { $line } n’est pas du JSON.
campaign-shape = ce qui se trouve à la ligne { $line } n’y a pas sa place, ou quelque chose manque avant.
campaign-head = son début n’est pas celui d’une campagne.
campaign-misfit = les résultats d’une partie ne vont pas avec ses joueurs.
campaign-left = ce qu’elle a laissé est illisible.
campaign-later = Une version plus récente du programme a écrit cette campagne (version { $version }).
campaign-other-game = Cette campagne est celle d’un autre jeu : { $game }.
campaign-none = { $game } n’a pas de campagne.
campaign-other-place = Cette partie ne suit pas la dernière partie de la campagne.
campaign-not-over = Cette partie de la campagne n’est pas terminée.
campaign-archive = La campagne ne peut pas continuer depuis sa partie n° { $game } : { $why }


choices-flag = oui (true) ou non (false)
choices-number = un nombre entier de { $min } à { $max }
choices-number-or-null = un nombre entier de { $min } à { $max }, ou null pour aucun
