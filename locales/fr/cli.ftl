# Ce que le programme dit autour des jeux.

# Erreurs.
cli-io = Échec d’entrée ou de sortie : { $text }
cli-file = { $path } : { $text }
cli-without = Ce programme a été construit sans la fonction « { $feature } ». Utilisez un programme publié, ou construisez-en un qui la possède : `cargo build --release -p caravelle` dans une copie du projet.
cli-did-you-mean = { $what } Peut-être « { $name } » ?
unknown-game = Le jeu « { $given } » n’existe pas ; il y a { $known }.
unknown-bot = Le robot « { $given } » n’existe pas ; il y a { $known }.
bot-parameter = Le robot { $bot } n’a pas de paramètre « { $given } » ; il a { $has ->
    [none] seulement son nom
   *[other] { $has }
}.
bot-value = Le robot { $bot } prend { $parameter ->
    [share] une part de décisions au hasard
   *[other] pour { $parameter } un nombre entier
} de { $least } à { $most }, pas « { $given } ».
bot-twice = Le paramètre { $parameter } du robot { $bot } est donné deux fois.
cli-unknown-clause = Il n’y a ni clause ni chapitre « { $given } » ; les chapitres sont { $chapters }.
option-unknown = L’option « { $given } » n’existe pas ; { $game } a : { $known }.
option-value = L’option { $key } peut valoir { $choices }, pas { $given }.
option-pair = Une option s’écrit clé=valeur, pas « { $given } ».
option-object = Les options sont un objet JSON de clés et de valeurs.
state-invalid = Ceci n’est pas un état du jeu : { $text }
cli-components-none = { $path } ne contient aucun fichier de matériel de { $game } ; ses fichiers sont { $files }.
cli-components-nothing = { $path } ne contient aucun fichier de matériel d’aucun jeu ; les fichiers sont { $files }.
cli-components-unknown = { $path } contient { $file }, qui n’est pas un fichier de matériel ; les fichiers sont { $files }.

# games, rules
cli-game = { $id } : { $title }, { $min ->
    [one] { $max ->
        [one] { $max } joueur
       *[other] 1 à { $max } joueurs
    }
   *[other] { $min } à { $max } joueurs
}
cli-game-option = option { $key } : { $choices } ; par défaut : { $default }
cli-game-level = robot { $level } : { $about }
cli-public = (d’après des sources publiques)
cli-ruling = [interprétation]
cli-learn-nothing = Il n’y a pas encore de présentation pour { $game }.
cli-planned = [pas encore pris en charge]

# bench
cli-bench-yardstick = Étalon, en millions de décisions par seconde : { $millions }.
cli-bench-game = { $game }, { $seats } { $seats ->
    [one] place
   *[other] places
} :
cli-bench-games = parties par seconde
cli-bench-decisions = décisions par seconde
cli-bench-part = de l’étalon
cli-bench-cloning = décisions par seconde avec une copie à chaque pas
cli-bench-length = décisions par partie
cli-bench-branching = choix par décision
cli-bench-bytes = octets par état
cli-bench-clone = nanosecondes par copie
cli-bench-redeal = nanosecondes par redistribution
cli-bench-evaluations = positions jugées par seconde et par cœur
cli-bench-learned = positions jugées avec ce qui a été appris, par seconde et par cœur
cli-bench-simulations = positions jouées jusqu’à la réponse, par seconde et par cœur

# referee
rpc-parse = Cette ligne n’est pas du JSON : { $text }
rpc-long = Cette ligne dépasse { $max ->
        [one] { $max } octet
       *[other] { $max } octets
    }.
rpc-empty = Un lot contient au moins un appel.
rpc-batch = Un lot contient au plus { $max ->
        [one] { $max } appel
       *[other] { $max } appels
    }.
rpc-object = Un message est un objet JSON, ou un tableau d’objets.
rpc-id = Un identifiant est un nombre, une chaîne ou null.
rpc-version = Un message indique "jsonrpc": "2.0".
rpc-no-method = Un message nomme sa méthode.
rpc-by-name = Les paramètres sont un objet, par nom.
rpc-params = Ces paramètres ne conviennent pas : { $text }
rpc-method = La méthode « { $given } » n’existe pas ; il y a { $known }.
rpc-frozen = La partie { $match } est bloquée après une erreur du programme ; on ne peut que la libérer.
rpc-fault = Erreur du programme ; rien n’a changé.
rpc-report = La partie { $match } est bloquée après une erreur du programme. Son compte rendu : { $record }
rpc-too-many = Pas plus de { $max ->
        [one] { $max } partie
       *[other] { $max } parties
    } à la fois : libérez-en d’abord.
rpc-unknown-match = Il n’y a pas de partie { $match }.
rpc-not-over = Tout n’est visible pour tous qu’après la fin de la partie.

# results
cli-result = Résultat
cli-sum = Total
cli-place = { $place }. { $seats }
cli-winner-none = Personne ne gagne.
cli-winners = { $count ->
    [one] { $seats } gagne.
   *[other] { $seats } gagnent ensemble.
}
cli-unfinished = La partie n’est pas terminée.

# play
cli-fault = Erreur du programme : merci de la signaler avec les lignes ci-dessus.
cli-names = { $given ->
    [one] { $given } nom
   *[other] { $given } noms
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : donnez-en un pour chacune.
cli-resume-other = C’est une partie sauvegardée de { $recorded }, pas de { $given }.
cli-resume-seats = La partie sauvegardée a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, pas { $given }.
cli-greet = { $game }
cli-greet-seat = Place { $number } : { $seat } ({ $kind })
cli-human = joueur
cli-bot-level = robot { $level }
cli-bot = le robot « { $bot } »
cli-try-help = Tapez « aide » pour la liste des commandes.
cli-curtain = Passez l’appareil à { $seat }, puis appuyez sur Entrée.
cli-no-number = Il n’y a pas de choix { $given } ; ils sont numérotés de 1 à { $max }.
cli-refused = { $why } ({ $clause })
cli-why = { $text } : { $why } ({ $clause })
cli-why-legal = « { $text } » est permis ici.
cli-why-nothing = Rien n’est interdit ici.
cli-help = Tapez le numéro d’un choix, ou sa notation entre crochets. Ou bien :
    a; b; c             plusieurs choix sur une ligne, l’un après l’autre
    3x a                le même choix trois fois, tant qu’il est permis
    annuler             annule votre dernier coup, ou ce que vous avez fait en une ligne
    rétablir            la rétablit
    recommencer         annule tout votre tour
    pourquoi [notation] pourquoi une chose n’est pas permise, avec la clause des règles
    règles [clause]     une clause ou un chapitre des règles, comme « règles 5.1 »
    présentation        le jeu en un écran
    aide-mémoire        phases, coûts, décompte, vos points
    conseil             ce que ferait un bon joueur, et pourquoi
    journal             tout ce qui s’est passé
    voir [nom]          la table encore une fois, ou la partie que vous nommez
    décrire NOM         ce qu’est une carte, une tuile ou un lieu
    sauver [fichier]    sauvegarde la partie
    quitter             quitte ; la partie reprend plus tard avec --resume
cli-help-maracaibo =
    naviguer vers 8     navigue jusqu’au lieu 8 par la voie la moins chère, et y fait escale
    4x piocher          complète la main depuis la pioche
cli-help-ilos =
    payer navire marché paie avec plusieurs cartes à la fois
cli-hint-choice = Choix { $number } : { $moves } [{ $typed }] ({ $result })
cli-hint-play = Pour jouer un choix, tapez ce qui est entre crochets, coup par coup.
cli-show-nothing = Rien sur la table ne s’appelle « { $given } ».
cli-what-which = Indiquez une carte, une tuile ou un lieu.
cli-screen-help = Sur cet écran :
    ↑ ↓                 marque un choix, qu’Entrée prend
    des lettres         réduisent les choix ; Entrée prend le dernier qui reste
    Tab                 complète ce qui est tapé ; sur une ligne vide : la partie suivante de la table
    Pg↑ Pg↓             font défiler la table, ou la réponse posée dessus
    Ctrl+P Ctrl+N       ce que vous avez tapé avant
    Échap               retire une réponse, ou vide la ligne
    Ctrl+C              quitte la table
cli-screen-keys = ↑↓ Entrée : choisir · Tab : compléter · Pg↑↓ : défiler · F1 : aide · ^C : quitter
cli-screen-log = Journal
cli-screen-small = Fenêtre trop petite
cli-screen-thinking = { $seat } réfléchit…
cli-screen-over = La partie est terminée. Entrée quitte la table.
cli-saved = La partie est sauvegardée dans { $path }.
cli-campaign-saved = La campagne est sauvegardée dans { $path } ; la prochaine partie reprendra de là.
cli-campaign-over = La campagne est arrivée à son terme ; elle est sauvegardée dans { $path }.
cli-quit-save = Sauvegarder la partie dans { $path } ? Entrée : oui ; « n » : non ; ou tapez un autre nom de fichier.
cli-quit-unsaved = La partie n’est pas sauvegardée.
cli-stopped = Arrêt avant « { $text } ».
cli-stopped-chance = Arrêt avant « { $text } » : le hasard est intervenu, regardez d’abord.
cli-stopped-other = Arrêt avant « { $text } » : ce n’est plus à vous de décider.
cli-play-end = Fin de l’entrée ; la partie n’est pas terminée.
cli-play-end-saved = Fin de l’entrée ; la partie n’est pas terminée. Elle est sauvegardée dans { $path }.

# replay, verify
cli-replay-game = { $game }, { $seats } { $seats ->
    [one] place
   *[other] places
}, { $moves } { $moves ->
    [one] coup
   *[other] coups
}
cli-replay-at = Il y a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; il n’y a rien après { $at }.
cli-replay-after = Après { $at } { $at ->
    [one] coup
   *[other] coups
}
cli-replay-move = { $seq }. { $seat } : { $text }
cli-replay-forced = { $seq }. { $seat } : { $text } (forcé)
cli-verify-header = En-tête : { $game }, version { $rules } des règles ; aucune ligne n’a été modifiée.
cli-verify-data = Matériel : { $hash }, identique à celui du programme.
cli-verify-proven = Graine : faite du secret et des sels ; le secret est celui qui était engagé.
cli-verify-committed = Graine : dans le compte rendu, avec un engagement dont le secret n’est pas publié ; nul ne peut encore la prouver.
cli-verify-seed = Graine : dans le compte rendu, sans engagement : c’est une partie jouée à une même table.
cli-verify-state = Graine : aucune ; la partie est partie d’un état, qui est valable.
cli-verify-moves = Coups : { $moves ->
    [one] { $moves } coup a été rejoué : il est permis par les règles et porte
   *[other] { $moves } coups ont été rejoués : chacun est permis par les règles et porte
} son repère.
cli-verify-course = Déroulement : { $course }, comme enregistré.
cli-verify-score = { $name } : { $points }
cli-verify-result = Résultat : comme enregistré, scores finaux { $scores }.
cli-verify-unfinished = Résultat : aucun, la partie n’est pas terminée.
cli-verify-good = Le compte rendu est valable.

# Ce qui peut clocher dans un compte rendu.
cli-damaged = { $path }, { $what }
cli-record = ligne { $line } : { $what }
cli-record-too-long = un compte rendu de { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    } est trop long
cli-record-no-text = ce n’est pas du texte en UTF-8
cli-record-no-record = un compte rendu commence par « caravelle record 1 »
cli-record-format = les comptes rendus au format { $format } ne se lisent pas, seulement ceux au format 1
cli-record-header = la ligne d’en-tête « { $expected } » doit être ici, pas « { $found } »
cli-record-ends = le compte rendu finit avant « { $before } »
cli-record-value = la valeur de « { $key } » est impossible (détail technique, en anglais : { $reason })
cli-record-altered = cette ligne a été modifiée : elle ne correspond plus à son repère dans la ligne « check »
cli-record-check = la ligne « check » est abîmée
cli-record-line = un coup s’écrit « numéro place notation {"{"}repère{"}"} » (détail technique, en anglais : { $reason })
cli-record-not-empty = une ligne vide doit être ici, pas « { $found } »
cli-record-game = c’est un compte rendu de { $recorded }, pas de { $ours }
cli-record-rules = enregistré sous la version { $recorded } des règles ; celle-ci est la version { $ours }
cli-record-no-seed = le compte rendu n’a que l’engagement de sa graine : il se jouera quand la graine sera publiée
cli-record-proof = la graine n’est pas prouvée (détail technique, en anglais : { $reason })
cli-record-move = { $kind ->
    [not-awaited] « { $text } » est impossible : ce n’est pas à { $seat } de décider ici
    [over] « { $text } » vient après la fin de la partie
    [no-seat] « { $text } » vient { $seat-of }, qui n’est pas à cette table
   *[other] « { $text } », coup { $seat-of }, n’est pas possible ici
}
cli-record-illegal = « { $text } » est interdit ici par { $clause }
cli-record-wording = « { $text } » s’écrit « { $usual } »
cli-record-tag = le repère est { $recorded }, mais le jeu donne { $played } : le compte rendu est altéré à partir de cette ligne
cli-record-course = le cours est { $played }, pas { $recorded } : des coups manquent ou sont altérés
cli-record-result = le résultat est « { $played } », pas « { $recorded } »
cli-record-stumbles = la partie ne peut pas se jouer à partir d’ici : l’état n’est pas valable

# arena
cli-arena-title = { $game } : { $games } { $games ->
    [one] partie
   *[other] parties
} en { $blocks } { $blocks ->
    [one] bloc
   *[other] blocs
} à { $seats } { $seats ->
    [one] place
   *[other] places
}, graine { $seed }
cli-arena-bot = robot
cli-arena-wins = victoires
cli-arena-rate = victoires %
cli-arena-interval = intervalle à 95 %
cli-arena-rating = cote
cli-arena-score = score moyen
cli-arena-p50 = tour p50 ms
cli-arena-p99 = tour p99 ms
cli-arena-winning = Score du vainqueur : moyenne { $mean }, 5 % jusqu’à { $low }, la moitié jusqu’à { $middle }, 95 % jusqu’à { $high }.
cli-arena-rounds = Tours de jeu : moyenne { $mean }, 5 % jusqu’à { $low }, 95 % jusqu’à { $high }.
cli-arena-seats = Victoires par place, en pour cent : { $shares }.
cli-arena-ending = { $count } × { $ending }
cli-arena-one-file = « { $path } » ne peut pas contenir deux choses : donnez à chacune son fichier.
cli-arena-both = JSON et CSV ne peuvent pas aller tous deux sur la sortie : donnez un fichier à --csv.
cli-arena-too-many = { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}, c’est trop pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
cli-arena-number = Le nombre de { $what ->
    [threads] fils d’exécution
   *[games] parties
} va de 1 à { $max }, pas { $given }.
cli-arena-resume = { $path } ne contient pas de parties de cette confrontation.
cli-arena-busy = Une autre confrontation écrit dans { $path }.
cli-arena-line = La ligne { $line } de { $path } n’est pas une partie de cette confrontation.
cli-arena-accept = Pour accepter, il faut deux parts entre 0 et 100 %, la plus petite en premier.

# The report of the arena as a page
# What parts whole numbers from their fractions, and a number with its sign of per cent.
cli-report-decimal = ,
cli-report-percent = { $number } %
cli-report-kicker = Caravelle · Arène
cli-report-lead = { $bot } remporte { $share } % de ses parties (intervalle à 95 % : { $low } – { $high }) ; une part équitable serait de { $fair } %.
cli-report-self = Toutes les places sont jouées par { $bot } : seuls diffèrent la place, la donne et le hasard.
cli-report-alone = { $bot } a gagné { $share } % de ses parties en solitaire (intervalle à 95 % : { $low } – { $high }) ; la moitié serait l’équilibre.
cli-report-level = Le niveau { $bot } était { $other } dans ces parties.
cli-report-accepted = Accepté après { $blocks } { $blocks ->
    [one] bloc
   *[other] blocs
} : la part du premier robot est de { $accept } % plutôt que de { $refuse } %.
cli-report-refused = Refusé : après { $blocks } { $blocks ->
    [one] bloc
   *[other] blocs
}, la part du premier robot est de { $refuse } % plutôt que de { $accept } %.
cli-report-undecided = Indécis : { $blocks } { $blocks ->
    [one] bloc ne permet
   *[other] blocs ne permettent
} pas de distinguer { $refuse } % de { $accept } %.
cli-report-accepted-short = accepté
cli-report-refused-short = refusé
cli-report-strength = Victoires
cli-report-strength-about = La part de ses parties que remporte un robot de chaque sorte, en pour cent, avec des intervalles à 95 %. La ligne en tirets est la part équitable.
cli-report-rating = Cotes
cli-report-rating-about = Forces selon Plackett et Luce, ajustées aux classements entiers, sur l’échelle d’Elo : 400 de plus, c’est dix fois plus fort.
cli-report-rating-zero = { $bot } vaut 0.
cli-report-rating-mean = La moyenne des robots vaut 0.
cli-report-test = Test séquentiel
cli-report-test-about = Le logarithme du rapport de vraisemblance entre la plus grande part et la plus petite, bloc après bloc. Une borne atteinte décide ; une décision sur vingt peut être fausse.
cli-report-seats = Places
cli-report-seats-about = La part des victoires de chaque place, en pour cent, quel que soit son occupant. Là où l’intervalle contient la ligne en tirets, rien ne montre qu’une place vaut mieux.
cli-report-seat = Place { $n }
cli-report-scores = Points
cli-report-scores-about = La répartition des points à la fin ; le trait vertical est la médiane.
cli-report-least = minimum
cli-report-p5 = 5 % jusqu’à
cli-report-p50 = la moitié jusqu’à
cli-report-p90 = 90 % jusqu’à
cli-report-p95 = 95 % jusqu’à
cli-report-p99 = 99 % jusqu’à
cli-report-most = maximum
cli-report-sources = D’où viennent les points
cli-report-sources-about = La moyenne de chaque ligne du décompte : pour ceux qui ont gagné, et pour les autres.
cli-report-winners = les vainqueurs
cli-report-others = les autres
cli-report-holdings = Avec quoi l’on gagne
cli-report-holdings-about = La part des victoires de ceux qui l’avaient à la fin, en pour cent, avec son intervalle à 95 % ; entre parenthèses, combien l’avaient.
cli-report-lengths = Durée
cli-report-lengths-about = { $game ->
    [mundus-novus] À quel tour
   *[other] Dans quelle manche
  } les parties se sont terminées, en pour cent.
cli-report-round = { $game ->
    [mundus-novus] Tour
   *[other] Manche
  } { $n }
cli-report-decisions = Décisions véritables par partie : moyenne { $mean }, 5 % jusqu’à { $low }, 95 % jusqu’à { $high }.
cli-report-endings = Fins de partie
cli-report-endings-about = Comment les parties se sont terminées, en pour cent.
cli-report-times = Temps
cli-report-times-about = Temps de calcul d’un tour entier en millisecondes, sur la machine qui a joué ces parties.
cli-report-method = Comment on a mesuré
cli-report-method-about = Une graine est un bloc : la même donne se joue une fois pour chaque façon d’asseoir les robots, si bien qu’aucune place ni aucune donne n’en favorise un. Les intervalles viennent de blocs entiers tirés à nouveau ; là où tous les blocs ont tourné de même, ce sont ceux de Wilson sur les parties, car un nouveau tirage feindrait la certitude. Une victoire partagée compte pour une part. Aucun robot ne voit plus que sa place.
cli-report-again = Cette commande donne les mêmes parties, quel que soit le nombre de fils d’exécution :
cli-report-program = Caravelle { $version }, version { $rules } des règles du jeu.

# tune
cli-tune-done = { $steps } { $steps ->
    [one] pas
   *[other] pas
}, { $games } { $games ->
    [one] partie
   *[other] parties
}.
cli-tune-match = À { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } contre les poids de départ : { $share } % des victoires ({ $low } – { $high } ; la moitié serait équitable).
cli-tune-accepted = Accepté.
cli-tune-refused = Refusé : les poids restent ce qu’ils sont.
cli-tune-stopped = Arrêté ; la même commande reprend où elle en était.
cli-tune-lost = Arrêté. Rien n’a été gardé : avec --progress FICHIER, la même commande reprend où elle en était.
cli-tune-unknown = Les robots n’ont pas de poids pour « { $game } ».
cli-tune-chance = Sur { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } ; jugé sur des positions de parties mises à part ({ $unseen }) : écart de { $loss } avec ces nombres, { $shipped } avec ceux du programme, { $plain } à chances égales pour tous (perte logarithmique).
cli-tune-alone = Les chances en solitaire se calculent à part : --seats 1.
cli-tune-other = Ce fichier contient la progression d’autre chose : une autre commande, ou d’autres nombres.

# train
cli-train-generation = Génération { $number } : { $positions } { $positions ->
    [one] position
   *[other] positions
} ; sur des parties qu’elle n’a pas vues, elle se trompe de { $loss } ({ $plain } sans les regarder ; perte logarithmique).
cli-train-match = En { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } contre ce dont elle est issue : { $share } % des victoires ({ $low } – { $high } ; la moitié serait équitable).
cli-train-refused = Refusé : cette génération est abandonnée.

cli-serve-here = Caravelle est à l’adresse { $url }
cli-serve-friends = Pour vos amis sur le même réseau : { $url }
cli-serve-no-network = Cette machine ne semble reliée à aucun réseau : vos amis ne pourront pas se joindre à vous.
cli-serve-no-browser = Aucun navigateur n’a pu être ouvert : ouvrez l’adresse vous-même.
cli-serve-no-page = Ce programme a été construit sans la page. Dans une copie du projet, lancez `make web/dist/index.html`, puis reconstruisez le programme.
cli-serve-end = Ctrl+C arrête le serveur ; les parties reprendront au prochain démarrage.
cli-serve-listen = Impossible d’écouter sur { $what } : { $text }
cli-serve-data = Les données de { $what } sont inutilisables : { $text }
cli-serve-url = « { $what } » ne peut pas être une adresse publique : elle commence par http:// ou https://, peut nommer un dossier, et s’arrête là, comme https://play.example ou https://host.example/games/caravelle.
cli-serve-failed = Le serveur a échoué : { $text }

# analyze
cli-analyze-open = Cette partie n’est pas terminée : elle pourra être analysée après la fin.
cli-analyze-chances = Chances de gagner au début de chaque { $game ->
    [mundus-novus] tour
   *[other] manche
  }
cli-analyze-round = { $game ->
    [mundus-novus] Tour
   *[other] Manche
  }
cli-analyze-end = Fin
cli-percent = { $percent } %
cli-analyze-turning = Tournants de la partie
cli-analyze-swing = { $game ->
    [mundus-novus] Tour
   *[other] Manche
  } { $round }, après le coup { $at } : { $seat }, de { $from } % à { $to } %.
cli-analyze-better = Meilleurs coups possibles pour { $seat }
cli-analyze-decision = { $game ->
    [mundus-novus] Tour
   *[other] Manche
  } { $round }, après le coup { $at } : « { $played } » ({ $own }). Mieux : « { $better } » ({ $result }).
cli-analyze-reasons = — le coup joué laisse { $reasons }
cli-analyze-nothing = Aucun coup n’a coûté cher.

## Ce qui peut être tapé : les mots de chaque commande.

cli-command-undo = annuler
cli-command-redo = rétablir
cli-command-restart = recommencer
cli-command-why = pourquoi
cli-command-rules = règles
cli-command-primer = présentation
cli-command-aid = aide-mémoire mémo
cli-command-hint = conseil
cli-command-log = journal
cli-command-show = voir
cli-command-what = décrire
cli-command-help = ? aide
cli-command-save = sauver
cli-command-quit = quitter
cli-yes = o oui
cli-no = n non
cli-config = La configuration de { $what }, ligne { $line } : { $why }
cli-config-parser = { $text }
cli-config-unknown = l’option « { $key } » n’existe pas
cli-config-unknown-near = l’option « { $key } » n’existe pas ; vouliez-vous dire « { $name } » ?
cli-config-flag = « { $key } » doit valoir true ou false
cli-config-number = « { $key } » doit être un nombre entier positif ou nul
cli-config-list = « { $key } » doit être un texte ou une liste de textes, entre guillemets droits
cli-config-text = « { $key } » doit être un texte, entre guillemets droits
cli-config-file = La configuration de { $what } ne peut pas être lue : { $text }
cli-serve-in-use = Un autre serveur utilise { $what }. À deux, ils ne verraient pas les coups l’un de l’autre : arrêtez-le, ou choisissez un autre dossier avec --data-dir.
cli-serve-exists = { $what } existe déjà, et rien n’est écrasé : choisissez un autre endroit.
cli-serve-nothing = Il n’y a rien à l’emplacement { $what }.
cli-serve-gone = Les données de { $what } étaient là et ont disparu, avec les tables et les comptes. Remettez le dossier en place, restaurez une copie, ou dites --start-empty pour repartir de zéro.
cli-serve-damaged = { $what } est endommagé : { $text }
cli-serve-empty = { $what } existe, mais ne contient plus rien : les tables et les comptes ont disparu. Remettez-y une copie, ou ajoutez --start-empty pour repartir de zéro.
cli-serve-database = La base de données ne peut pas être utilisée : { $text }
cli-serve-file = Impossible de lire { $what } : { $text }
cli-serve-smtp-url = L’adresse du serveur SMTP n’est pas valide. Elle a la forme smtps://nom@machine:465, ou smtp://nom@machine:587 avec le paramètre tls=required ou tls=none.
cli-serve-smtp-password = Le serveur SMTP demande un nom dans --smtp-url et un mot de passe dans --smtp-password-file, ou aucun des deux.
cli-serve-mail-from = « { $what } » n’est pas un expéditeur valide. Il a la forme Caravelle <ne-pas-repondre@play.example>.
cli-serve-push-contact = « { $what } » n’est pas un contact valide pour les services de notification. Il commence par mailto: ou https:.
cli-serve-certificates = Les certificats sont illisibles : { $text }
cli-man-folder = Le dossier { $what } ne peut pas être utilisé : { $text }
cli-admin-status-open = ouverte
cli-admin-status-running = en cours
cli-admin-status-over = terminée
cli-admin-status-frozen = arrêtée
cli-admin-log = { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } dans le journal ; règles, version { $rules }.
cli-admin-fault = Elle ne se rejoue pas comme elle a été jouée : { $text }
cli-admin-counted = { $game } : tables ouvertes : { $open }, en cours : { $running }, terminées : { $over }, arrêtées : { $frozen }
cli-admin-held = La table { $what } est suspendue ; `caravelle admin unfreeze` la fait reprendre.
cli-admin-held-already = La table { $what } est déjà suspendue.
cli-admin-not-held = La table { $what } reprend.
cli-admin-not-held-already = La table { $what } n’avait pas été suspendue par l’hébergeur.
cli-admin-over = La partie de la table { $what } est terminée.
cli-admin-busy = Quelqu’un jouait à l’instant à la table { $what }, et rien n’a été fait ; essayez encore.
cli-admin-repair-nothing = Le journal se rejoue jusqu’au bout : il n’y a rien à réparer.
cli-admin-repair-goes-on = { $lost ->
    [0] Le journal ne se rejoue pas depuis le début ; la partie reprend à l’état qui suit l’entrée { $from }, et rien n’est perdu.
    [one] Le journal ne se rejoue pas depuis le début ; la partie reprend à l’état qui suit l’entrée { $from }, sans une entrée ultérieure qui ne convient plus.
   *[other] Le journal ne se rejoue pas depuis le début ; la partie reprend à l’état qui suit l’entrée { $from }, sans { $lost } entrées ultérieures qui ne conviennent plus.
}
cli-admin-repair-cut = { $entries ->
    [0] Quelque chose ne va pas à la fin du journal ({ $text }) ; la table en est à l’entrée { $last }, et rien n’est coupé.
    [one] Le journal se rejoue jusqu’à l’entrée { $last } ({ $text }) ; une entrée est coupée.
   *[other] Le journal se rejoue jusqu’à l’entrée { $last } ({ $text }) ; { $entries } entrées sont coupées.
}
cli-admin-repair-dry = Voilà ce qui serait fait ; rien n’a été changé.
cli-admin-reindexed = { $added ->
    [one] { $added } partie terminée a été ajoutée à l’index.
   *[other] { $added } parties terminées ont été ajoutées à l’index.
  } { $left ->
    [0] Toutes les tables terminées y sont.
    [one] { $left } table terminée n’a pas de partie à y mettre.
   *[other] { $left } tables terminées n’ont pas de partie à y mettre.
  }
cli-admin-accepted = Toutes les lignes qui n’appartiennent à aucune table sont gardées telles quelles.
cli-admin-revoked = Toutes les sessions du compte { $login } sont fermées.
cli-admin-no-table = La table { $what } n’existe pas.
cli-admin-not-over = La partie de la table { $what } n’est pas terminée : son compte rendu dirait ce que personne ne doit encore savoir.
cli-admin-frozen = La partie de la table { $what } a été arrêtée par une panne ; `caravelle check` dit laquelle.
cli-check-done = Tout est en ordre : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, le tout rejoué comme il a été joué.
cli-check-rescued = { $tables ->
    [one] Une table a été jouée avec d’anciennes règles ; elle reprend à son dernier état enregistré.
   *[other] { $tables } tables ont été jouées avec d’anciennes règles ; elles reprennent à leur dernier état enregistré.
}
cli-check-faults = { $faults ->
    [one] Un défaut a été trouvé ; il figure ci-dessus.
   *[other] { $faults } défauts ont été trouvés ; ils figurent ci-dessus.
}
cli-migrate-done = { $logs ->
    [one] Tout est dans la base de données, et le journal de l’unique table se relit comme avant.
   *[other] Tout est dans la base de données, et les journaux des { $logs } tables se relisent comme avant.
}
cli-password-new = Nouveau mot de passe pour { $login } : { $password }. Toutes ses sessions sont terminées ; mieux vaut en choisir un autre une fois connecté.
cli-password-nobody = Il n’y a pas de compte dont le nom de connexion est « { $login } ».

# Le cadre de l’aide et des reproches faits à la ligne de commande ; ce que fait chaque commande est dans cli-help.ftl.
cli-health-good = Le serveur à l’adresse { $address } fonctionne.
cli-health-ready = Le serveur à l’adresse { $address } est prêt.
cli-health-bad = Le serveur à l’adresse { $address } ne fonctionne pas : { $status }
cli-health-silent = Aucun serveur ne répond à l’adresse { $address } : { $text }
cli-usage-group-play = Jouer :
cli-usage-group-host = Héberger un serveur :
cli-usage-group-records = Parties enregistrées :
cli-usage-group-bots = Robots et mesures :
cli-usage-group-programs = Programmes et interpréteurs :
cli-usage-examples = Exemples :
cli-usage-each = `caravelle COMMANDE --help` donne les options d’une commande, avec deux exemples.
cli-usage = Usage :
cli-usage-command = COMMANDE
cli-usage-commands = Commandes
cli-usage-arguments = Arguments
cli-usage-options = Options
cli-usage-help = Affiche l’aide
cli-usage-help-command = Affiche ce message ou l’aide d’une commande
cli-usage-version = Affiche la version
cli-usage-default = [par défaut : { $value }]
cli-usage-env = [variable : { $value }]
cli-usage-values = [valeurs possibles : { $value }]
cli-usage-more = Pour en savoir plus : « { $given } ».
cli-usage-unknown = il n’y a pas ici d’argument « { $given } ».
cli-usage-no-command = il n’y a pas de commande « { $given } ».
cli-usage-no-value = « { $arg } » demande une valeur.
cli-usage-value = « { $given } » n’est pas une valeur pour « { $arg } ».
cli-usage-value-why = « { $given } » n’est pas une valeur pour « { $arg } » : { $why }.
cli-usage-whole = il faut un nombre entier de { $least } à { $most }
cli-usage-integer = il faut un nombre entier
cli-usage-number = il faut un nombre de 0 à { $most }
cli-usage-above = il faut un nombre au-dessus de 0, jusqu’à { $most }
cli-usage-shares = il faut deux nombres séparés par une virgule, comme 50,55
cli-usage-missing = il manque : { $given }.
cli-usage-conflict = « { $arg } » et « { $given } » ne vont pas ensemble.
cli-usage-wrong = caravelle : { $what }
