# La page d’attente et le menu d’une table.

room-title = { $free ->
        [0] { $game } : tout le monde est là
        [one] { $game } : il manque 1 joueur
       *[other] { $game } : il manque { $free } joueurs
    }
room-text = Hôte : { $host }. La partie commence dès que la dernière place est prise.
room-host = hôte
room-how = Les règles de cette table
room-timeout = Temps écoulé
room-timeout-bot = un robot prend la place
room-undo = Annulation
room-undo-free = libre tant que rien n’est révélé
room-variants = Variantes
room-variants-none = aucune
room-watch = Spectateurs
room-watch-yes = tout le monde peut regarder
room-watch-link = seulement par un lien
room-fair = Donne fixée d’avance
details = détails
room-meanwhile = En attendant
room-lesson-text = Votre place vous est gardée.
room-read = Lire
share-link = Partager le lien
name-edit = Changer de nom
name-save = Enregistrer mon nom
clock-told = { $kind ->
        [move] { $seconds } s par coup
        [bank] { $minutes } min par joueur, plus { $seconds } s par coup
       *[days] tour par tour, { $hours } h par coup
    }
wait-watch = Vous êtes spectateur : les places sont réservées aux invités { $host-of }.
wait-host = { $host } peut commencer à tout moment ; des robots prendront les places libres.
seat-bot = robot { $level }
seat-waits = en attente d’un joueur
seat-a-bot = Placer un robot
sit-down = Prendre place
start = Commencer
start-with-bots = { $free ->
    [one] Commencer avec un robot
   *[other] Commencer avec des robots
  }
leave = Partir
copy-seat-link = Copier le lien de cette place
copy-watch-link = Copier le lien pour regarder
fair-kept = La donne était scellée avant la première carte. Voici le sceau, que « Vérifier » contrôle :
fair-promise = La donne est déjà fixée. Voici son sceau, à vérifier à la fin :
room-code = Code de la table
room-qr = Code QR du lien de la table
room-code-off = Désactiver le code
room-code-on = Activer le code
room-code-none = La table n’a pas de code.
notify-table = Me prévenir à cette table
notify-table-always = toujours
notify-table-default = selon mes préférences
notify-table-never = jamais

## From the frame of a table

menu-short = Menu
this-table = Cette table
your-own = Votre zone
your-decision = À vous de jouer
the-decision = Coup en cours
waiting-for-table = La table se met en place…
line-lost = Connexion interrompue. Elle se rétablira d’elle-même ; rien n’est perdu.
round-short = { $game ->
    [mundus-novus] tour
   *[other] manche
  } { $round }
stages = Étapes
undo-not = Impossible d’annuler. { $why }
redo-not = Rien à rétablir
restart-not = Impossible de recommencer le tour. { $why }
redraw-label = { $why } Vous pouvez annuler tout votre dernier tour : ce qui a été tiré depuis est tiré de nouveau, et le résultat le dira.
score-of = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
next-table = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
  }
log-and-chat = Journal et discussion
side-shrink = Réduire le panneau
side-expand = Agrandir le panneau
log-older = Afficher les lignes précédentes
log-visit = Voir la table à ce moment
log-covered = Le journal est masqué, comme votre main.
chat-none = Aucun message.
chat-unread = non lus
chat-say = Écrire un message
chat-send = Envoyer
hand-hide = Masquer ma main
hand-show = Montrer ma main
hand-covered = Votre main est masquée.
drawn-mode = Jouer sur le plateau
text-refusals = Ce qui est impossible maintenant, et pourquoi ({ $count })
text-parts = Parties de la table
text-type = Chercher ou taper un choix
text-filter = Chercher un choix
text-filtered = { $shown } choix sur { $count }
rival-tag = adversaire automatique
digest-count = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
  }
digest-before = … et { $count } auparavant
digest-replay = Revoir
digest-skip = Aller à mon tour
past-title = Vous regardez une position passée.
past-at = { $game ->
    [mundus-novus] Tour
   *[other] Manche
  } { $round }, moment { $at } sur { $of }
past-back = Moment précédent
past-round-back = { $game ->
        [mundus-novus] Tour précédent
       *[other] Manche précédente
    }
past-on = Moment suivant
past-round-on = { $game ->
        [mundus-novus] Tour suivant
       *[other] Manche suivante
    }
past-play = Lire
past-pause = Pause
past-slider = Moment
past-leave = Revenir à la partie
curtain-title = Passez l’appareil à { $name }
curtain-text = La table est masquée : personne ne voit la main d’un autre joueur.
curtain-raise = Je suis { $name } : montrer la table
final-board = Plateau final
to-the-scores = Voir les scores
copy-table-link = Copier le lien de la table
leaving = Partir
let-a-bot-play = Laisser jouer un robot
end-wanted = Proposer d’arrêter la partie
end-unwanted = Continuer la partie
end-wanted-by = Pour l’arrêt de la partie : { $names }
ask-back = Demander à annuler un coup
ask-back-by = { $name } demande à annuler un coup.
ask-back-wait = Vous avez demandé à annuler un coup. Réponse attendue : { $names }
ask-back-agree = Accepter
ask-back-decline = Refuser
ask-back-withdraw = Retirer la demande
seat-handed = Un robot joue pour { $name }.
seat-away = { $name } est hors ligne.
listed-public = visible à l’accueil
listed-private = accessible par lien seulement
bots-here = robots : { $levels }
end-over = La partie est terminée
end-wins = { $name } l’emporte avec { $score } { $unit }
end-shared = { $names } partagent la victoire avec { $score } { $unit }
end-nobody = Personne ne gagne
end-wins-plain = { $name } l’emporte
end-shared-plain = { $names } partagent la victoire
end-stopped = La partie a été arrêtée
end-you-win = Vous gagnez
end-you-win-with = Vous gagnez avec { $score } { $unit }
end-you-share = Vous partagez la victoire avec { $names }
end-you-place = Vous terminez { $place ->
    [1] en tête
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] { $place }e
  } sur { $of ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $of }
  }
end-you-beaten = { $name } vous bat, { $theirs } à { $yours }
end-you-resigned = Vous avez abandonné
to-the-rematch = Rejoindre la revanche
see-the-board = Voir le plateau
score-sheet = Décompte
curve-title = Points par { $game ->
    [mundus-novus] tour
   *[other] manche
  }
curve-told = { $label }. À la fin : { $told }
place-number = { $place ->
    [1] 1er
   *[other] { $place }e
  }
fact-lead = { $name } a pris la tête et l’a gardée.
fact-minutes = { $minutes } min
fact-rounds = { $game ->
    [mundus-novus] { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
      }
   *[other] { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
      }
  }
not-verified = Ce compte rendu n’est pas valable.
watchers-speak = Les spectateurs peuvent discuter.
watchers-muted = Les spectateurs ne peuvent pas discuter.
watchers-mute = Fermer la discussion aux spectateurs
watchers-unmute = Ouvrir la discussion aux spectateurs
prompt-more = Afficher tout le texte
prompt-less = Réduire
hint-short = Conseil
hint-ask = Demander conseil
hint-ask-not = Conseil : seulement quand c’est à vous de décider
hint-pondering = Recherche du meilleur coup…
hint-title = Ce que ferait un bon joueur
advice-text = Seul contre des robots, vous pouvez toujours demander conseil. Avec d’autres joueurs, seulement si cette table le permet.
advice-alone = conseils en solo contre des robots
advice-all = conseils pour tout le monde
advice-coach-all = conseils et guide pour tout le monde
review-running = Analyse du coup { $done } sur { $of }
review-stop = Arrêter
review-ready = L’analyse est prête.
review-broken = L’analyse a été interrompue. Demandez-la de nouveau.
review-chances = Chances de gagner au fil de la partie
review-as-table = Afficher en tableau
review-round = { $game ->
    [mundus-novus] Tour
   *[other] Manche
  }
review-at-end = Fin
review-percent = { $percent } %
review-turning = Tournants de la partie
review-swing = { $game ->
    [mundus-novus] Tour
   *[other] Manche
  } { $round } : { $name } passe de { $from } % à { $to } %.
review-look = Voir ce moment
review-better = Ce qui aurait pu être meilleur
review-good = { $good ->
        [one] { $good } décision sur { $judged } n’a rien coûté d’important.
       *[other] { $good } décisions sur { $judged } n’ont rien coûté d’important.
    }
review-played = Choix fait : « { $played } » ({ $result }).
review-instead = Mieux : « { $better } » ({ $result }).
review-reasons = À côté, le choix fait a : { $reasons }.
review-nothing = Aucun coup n’a coûté cher.
review-all = Tout montrer ({ $count })
