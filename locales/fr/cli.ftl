# Ce que le programme dit autour des jeux.

# Erreurs.
cli-io = Échec d’entrée ou de sortie : { $text }
cli-file = { $path } : { $text }
cli-unknown-game = Il n’y a pas de jeu « { $given } » ; il y a { $known }.
cli-unknown-bot = Il n’y a pas de robot « { $given } » ; il y a { $known }.
cli-unknown-clause = Il n’y a ni clause ni chapitre « { $given } » ; les chapitres sont { $chapters }.
cli-seats = { $game } se joue de { $min } à { $max } places, pas à { $given }.
cli-option-unknown = Il n’y a pas d’option « { $given } » ; { $game } a : { $known }.
cli-option-value = L’option { $key } vaut { $choices }, pas { $given }.
cli-option-pair = Une option se donne sous la forme clé=valeur, pas « { $given } ».
cli-option-object = Les options sont un objet JSON de clés et de valeurs.
cli-state = Ceci n’est pas un état du jeu : { $text }
cli-components-none = { $path } ne contient aucun fichier de matériel de { $game } ; ses fichiers sont { $files }.
cli-components-nothing = { $path } ne contient aucun fichier de matériel d’aucun jeu ; les fichiers sont { $files }.
cli-components-unknown = { $path } contient { $file }, qui n’est pas un fichier de matériel ; les fichiers sont { $files }.

# games, rules
cli-game = { $id } : { $title }, { $min ->
    [one] { $max ->
        [one] 1 joueur
       *[other] 1 à { $max } joueurs
    }
   *[other] { $min } à { $max } joueurs
}
cli-game-option = option { $key } : { $choices } ; par défaut { $default }
cli-ruling = [décision]

# bench
cli-bench-yardstick = Étalon : { $millions } millions de décisions par seconde.
cli-bench-game = { $game }, { $seats } { $seats ->
    [one] place
   *[other] places
} :
cli-bench-games = parties par seconde
cli-bench-decisions = décisions par seconde
cli-bench-part = de l’étalon
cli-bench-cloning = décisions par seconde avec une copie à chaque pas
cli-bench-length = décisions par partie
cli-bench-branching = choix par décision
cli-bench-bytes = octets par état
cli-bench-clone = nanosecondes par copie
cli-bench-redeal = nanosecondes par redistribution
cli-bench-allocations = allocations par décision

# referee
cli-rpc-parse = Cette ligne n’est pas du JSON : { $text }
cli-rpc-long = Cette ligne dépasse { $max } octets.
cli-rpc-empty = Un lot contient au moins un appel.
cli-rpc-batch = Un lot contient au plus { $max } appels.
cli-rpc-object = Un message est un objet JSON, ou un tableau d’objets.
cli-rpc-id = Un identifiant est un nombre, une chaîne ou null.
cli-rpc-version = Un message indique "jsonrpc": "2.0".
cli-rpc-no-method = Un message nomme sa méthode.
cli-rpc-by-name = Les paramètres sont un objet, par nom.
cli-rpc-params = Ces paramètres ne conviennent pas : { $text }
cli-rpc-method = Il n’y a pas de méthode « { $given } » ; il y a { $known }.
cli-rpc-frozen = La partie { $match } est gelée après une faute du programme ; on ne peut que la libérer.
cli-rpc-fault = Une faute du programme ; rien n’a changé.
cli-rpc-report = La partie { $match } est gelée après une faute. Son compte rendu :
    { $record }
cli-rpc-too-many = Pas plus de { $max } parties à la fois : libérez-en d’abord.
cli-rpc-unknown-match = Il n’y a pas de partie { $match }.
cli-rpc-not-over = Tous ne peuvent tout voir qu’après la fin.
