# Ce que disent les pages du client.

## Cadre

home = Caravelle, retour à l’accueil
rules = Règles
components = Matériel
help = Aide
language = Langue
language-now = Langue : { $now }. Passer à : { $next }
light = Éclairage
daylight = Plein jour
lantern = Lanterne
account = Compte
account-of = Compte et préférences { $name-of }
disc = { $name }, { $mark ->
    [anchor] ancre
    [sun] soleil
    [tower] tour
    [moon] lune
    [star] étoile
   *[dividers] compas
  }
yes = oui
no = non
you = vous
close = Fermer

## Pannes

fail-offline = Le serveur ne répond pas. Nouvel essai…
fail-status = Le serveur a répondu par une erreur ({ $status }).
fail-ours = Quelque chose s’est mal passé sur cette page.
not-found-title = Page introuvable
not-found-text = Ce lien ne mène nulle part sur cette carte.
back-to-lobby = Retour à l’accueil

## Accueil

hero-title = { $count ->
    [0] Jeux du temps des voiles
    [1] Un jeu du temps des voiles
    [2] Deux jeux du temps des voiles
    [3] Trois jeux du temps des voiles
    [4] Quatre jeux du temps des voiles
   *[other] Jeux du temps des voiles
  }
hero-text = Choisissez un jeu, choisissez les joueurs, jouez. Sans inscription.
new-table = Nouvelle table
new-game = Jeu
new-players = Joueurs
new-go = Larguer les amarres
play-now = Jouer
play-open = Ouvrir aux autres
play-device = Partager cet appareil
your-tables = Vos tables
open-tables = Tables ouvertes
open-tables-none = Personne n’attend pour l’instant. Ouvrez une table aux autres, ou suivez une partie par son code.
table-code = Code ou lien de table
go-to-table = Aller à la table
your-turn = À vous
open = Ouvrir
join = Rejoindre
watch = Regarder
state-open = Hôte : { $host } · { $free ->
    [0] complet
    [one] { $free } place libre
   *[other] { $free } places libres
  }
state-over = Terminée
state-frozen = Arrêtée ; rien n’est perdu
state-you = { $game ->
    [mundus-novus] Tour
   *[other] Manche
  } { $round } · à vous de décider
state-turn = { $game ->
    [mundus-novus] Tour
   *[other] Manche
  } { $round } · { $name } décide
state-running = { $game ->
    [mundus-novus] Tour
   *[other] Manche
  } { $round }
your-name = Votre nom
name-of-seat = Nom du joueur { $number }
seat-free = place libre
seat-change = Changer la place { $number }
seat-add = Ajouter une place, jusqu’à { $max }
plan-name-bot = Robot
plan-name-open = Place libre
plan-name-me = Vous
plan-me = vous
plan-bot = robot
plan-open = ouverte au premier venu
plan-here = sur cet appareil
pick-me = Vous
pick-bot = Robot, { $level }
pick-open = Place libre, ouverte au premier venu
pick-here = Une personne sur cet appareil
pick-remove = Retirer cette place
bot-easy = facile
bot-easy-about = Joue beaucoup de tours sans guère réfléchir : pour les premières parties.
bot-casual = détendu
bot-casual-about = Un adversaire commode : il joue assez bien, sans plus.
bot-medium = moyen
bot-medium-about = Joue bien ses tours : l’adversaire habituel.
bot-hard = difficile
bot-hard-about = Sait ou cherche où mène un tour : pour qui connaît le jeu.
bot-expert = expert
bot-expert-about = Réfléchit le plus longtemps, pour trouver ce qui échappe au niveau « difficile ».
bot-strength = Gagne { $share } fois sur 100 contre le niveau { $over } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } à deux).
bot-name-0 = Inês
bot-name-1 = Duarte
bot-name-2 = Marguerite
bot-name-3 = Fernão
bot-name-4 = Beatriz
bot-name-5 = Tomé
nickname-0 = Matelot
nickname-1 = Timonier
nickname-2 = Cartographe
nickname-3 = Navigateur
nickname-4 = Vigie
nickname-5 = Bosco
nickname-6 = Pilote
nickname-7 = Gabier
more-choices = Autres choix
by-itself = au choix du jeu
fact-undo = annulation permise
clock = Pendule
clock-none = sans pendule
clock-move-60 = 1 minute par décision
clock-move-180 = 3 minutes par décision
clock-bank-900 = 15 minutes par joueur, 10 secondes de plus par décision
clock-bank-1800 = 30 minutes par joueur, 20 secondes de plus par décision
clock-days-24 = sur plusieurs jours, 24 heures par décision
clock-days-72 = sur plusieurs jours, 3 jours par décision
listed = Tables ouvertes
listed-yes = visibles à l’accueil
listed-no = accessibles par lien seulement

## Jeux

game-mundus-novus =
    .blurb = Échangez des ressources dans une chaîne où nul ne peut passer, puis achetez les navires et les gens qui font fortune.
    .length = 45 min
    .weight = moyen
    .unit = { $n ->
        [one] doublon
       *[other] doublons
      }
    .winner = La plus grande fortune
game-au-nom-du-roi =
    .blurb = Achetez des bateaux, gagnez des pièces en mission commerciale et envoyez vos bateaux aux grandes expéditions.
    .length = 45 min
    .weight = moyen
game-goa =
    .blurb = Misez sur des plantations et des colonies, et bâtissez de rien un commerce d’épices.
    .length = 90 min
    .weight = assez exigeant
game-ilos =
    .blurb = Découvrez des îles, produisez ce dont le prix montera, et soyez le plus riche à la fin.
    .length = 45 min
    .weight = moyen
game-maracaibo =
    .blurb = Faites le tour des Caraïbes, combattez pour les nations, explorez et faites fortune.
    .length = 120 min
    .weight = exigeant

## Apprendre

learn = Apprendre
learn-title = Apprendre { $game }
learn-play = À votre propre table
primer = Le jeu en un écran
primer-label = En bref : le jeu en un écran
primer-short = En bref
primer-goal = But
primer-turn = Déroulement
primer-ends = Fin
primer-tips = Conseils
primer-traps = Pièges
primer-close = À la table
primer-lesson = Apprendre en jouant
primer-new = Vous ne connaissez pas ce jeu ?
aid = Aide de jeu
aid-short = Aide
aid-now = en cours
aid-own = vos points en ce moment
aid-own-points = Vos points en ce moment
lessons = Leçons
lessons-text = Quelques minutes de vrai jeu, un mot à chaque étape ; ensuite, la partie est à vous.
lessons-again = Chacune reprend là où vous étiez.
lesson-start = Commencer
lesson-resume = Reprendre
lesson-anew = Depuis le début
lesson-done = terminée
lesson-played = À la table
lesson-step = Étape { $step } sur { $count }
lesson-next = Continuer
lesson-back = Retour
lesson-skip = Passer cette étape
lesson-leave = Quitter la leçon
lesson-play = Laissez-moi jouer
lesson-free = Jouer la suite
lesson-show-me = Montrez-moi
lesson-watch = Regardez ce que font les autres.
lesson-first = Pas encore : lisez d’abord la suite.
lesson-at = Il s’agit de : { $thing }
lesson-note = Une leçon : la donne est connue d’avance et les autres places suivent un scénario ; elle ne prouve rien et ne compte nulle part.

## Une table

table = Table
menu = Menu de la table
menu-short = Menu
this-table = Cette table
players = Joueurs
choices = Choix
history = Annuler et rétablir
your-own = Ce qui est à vous
your-decision = Votre décision
the-decision = La décision
waiting-for-table = La table se met en place…
line-lost = La connexion est coupée. Elle se rétablira d’elle-même ; rien n’est perdu.
held = L’hôte de ce site a suspendu cette table pour l’instant. Rien n’est perdu, et les pendules sont arrêtées.
frozen = Une panne de notre fait a arrêté cette table. Tout est conservé ; rien n’est perdu.
thinking = réfléchit
round = { $game ->
    [mundus-novus] Tour
   *[other] Manche
  } { $round }
round-short = { $game ->
    [mundus-novus] tour
   *[other] manche
  } { $round }
stages = Phases du tour
not-now = Pas maintenant
read-the-rule = Lire la règle
about-this = À ce sujet
really = Vraiment ?
press-again = Appuyez encore une fois pour confirmer.
undo = Annuler
undo-not = Annuler : pas maintenant. { $why }
redo = Rétablir
redo-not = Rétablir : rien à rétablir
restart = Recommencer mon tour
restart-not = Recommencer mon tour : pas maintenant. { $why }
here = à la table
away = hors ligne
score-of = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
clock-left-days = { $days } j { $hours } h
next-table = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
  }
log = Journal
chat = Discussion
log-and-chat = Journal et discussion
log-older = Montrer ce qui précède
log-visit = Montrer la table à ce moment
log-covered = Le journal est couvert, comme votre main.
chat-none = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
hand-hide = Couvrir ma main
hand-show = Montrer ma main
hand-covered = Votre main est couverte.
text-mode = Jouer en texte
drawn-mode = Jouer sur le plateau dessiné
text-refusals = Ce qui est impossible maintenant, et pourquoi ({ $count })
text-parts = Parties de la table
text-type = Chercher ou taper un choix
text-filter = Chercher un choix
text-filtered = { $shown } choix sur { $count }
rival-tag = adversaire automatique
digest = Depuis votre dernier tour
digest-count = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
  }
digest-before = … et { $count } auparavant
digest-replay = Revoir
digest-skip = À mon tour
past-title = Vous regardez le passé.
past-at = { $game ->
    [mundus-novus] Tour
   *[other] Manche
  } { $round }, moment { $at } sur { $of }
past-back = Un moment en arrière
past-on = Un moment en avant
past-play = Lire
past-pause = Pause
past-slider = Moment
past-leave = Revenir au présent
play-on = Jouer à partir d’ici
curtain-title = Passez l’appareil à { $name }
curtain-text = La table est couverte. Personne ne voit la main d’un autre.
curtain-raise = Je suis { $name } : montrer la table
final-board = Le plateau final
to-the-scores = Vers les scores

## En attente de joueurs

wait-title = En attente de joueurs
wait-text = { $free ->
    [0] Tout le monde est là.
    [one] Une place est libre. La partie commence dès qu’elle est prise.
   *[other] { $free } places sont libres. La partie commence dès qu’elles sont prises.
  }
wait-watch = Vous êtes là pour regarder : les places sont réservées aux invités { $host-of }.
wait-host = { $host } peut commencer à tout moment ; des robots prendront les places libres.
seat-bot = robot { $level }
seat-waits = attend quelqu’un
seat-a-bot = Placer un robot
sit-down = Prendre place
start = Commencer
start-with-bots = { $free ->
    [one] Commencer, un robot à la place libre
   *[other] Commencer, des robots aux places libres
  }
leave = Partir
copy-seat-link = Lien vers cette place
copy-table-link = Lien vers la table
copy-watch-link = Lien pour regarder
copied = Copié
fair-kept = La donne était scellée avant la première carte. Voici le sceau, que « Vérifier » contrôle :
fair-promise = La donne est déjà fixée. Voici son sceau, à vérifier à la fin :

## Menu de la table

preferences = Préférences
leaving = Partir
let-a-bot-play = Laisser jouer un robot
take-back = Reprendre ma place
resign = Abandonner
end-wanted = Proposer d’arrêter la partie ici
end-unwanted = Jouer encore, finalement
end-wanted-by = Souhaitent arrêter la partie ici : { $names }
ask-back = Demander à annuler un coup
ask-back-by = { $name } demande à annuler un coup.
ask-back-wait = Vous avez demandé à annuler un coup. Réponse attendue : { $names }
ask-back-agree = Accepter
ask-back-decline = Refuser
ask-back-withdraw = Retirer la demande
seat-handed = Un robot joue pour { $name }.
seat-away = { $name } est hors ligne.
notices = À cette table
watching = { $count ->
    [0] personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }
listed-public = visible à l’accueil
listed-private = par lien seulement
bots-here = robots : { $levels }

## La fin

end-over = La partie est terminée
end-wins = { $name } l’emporte avec { $score } { $unit }
end-shared = { $names } partagent la victoire avec { $score } { $unit }
end-nobody = Personne ne gagne
points = { $n ->
    [one] point
   *[other] points
  }
rematch = Revanche
to-the-rematch = Vers la revanche
replay = Revoir
see-the-board = Voir le plateau
export = Exporter
verify = Vérifier
score-sheet = Décompte
curve-title = Points par { $game ->
    [mundus-novus] tour
   *[other] manche
  }
curve-told = { $label }. À la fin : { $told }
source = Source
total = Total
place = Rang
place-number = { $place ->
    [1] 1er
   *[other] { $place }e
  }
resigned = abandon
fact-lead = { $name } prend la tête et la garde.
fact-minutes = { $minutes } min
fact-told = { $game ->
    [mundus-novus] { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
      }
   *[other] { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
      }
  }, { $lines ->
    [one] { $lines } ligne de journal
   *[other] { $lines } lignes de journal
  }.
verified = Partie vérifiée. Rejouée depuis sa graine, chaque coup est légal et le score est le même.
not-verified = Ce compte rendu n’est pas valable.
seed = Graine

## Règles et matériel

rules-text = Les règles clause par clause, dans nos propres mots.
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] aucune clause
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-none = Aucune clause ne contient tous ces mots.
chapters = Chapitres
source-ruling = décision de la maison
source-planned = pas encore dans le programme
source-public = d’après des sources publiques
source-reconstructed = valeur reconstituée
components-text = Toutes les cartes et tuiles.
back-to-table = Retour à la table
components-search = Chercher dans le matériel
components-none = Rien ne contient tous ces mots.
folded-by = S’ouvre avec la tuile { $by }.
folded-row = Pas encore rencontré dans cette campagne.
folded-open = Montrer ce que je n’ai pas rencontré

## Préférences et compte

preferences-text = Conservées dans ce navigateur, et avec votre compte si vous en avez un.
theme-auto = Comme le système
theme-light = Plein jour
theme-dark = Lanterne
pref-motion = Animations
speed-0 = aucune
speed-5 = rapides
speed-10 = normales
speed-20 = lentes
pref-confirm = Demander confirmation avant de terminer un tour
pref-sound = Sonner la cloche quand c’est à moi
pref-notify = Avis du système quand c’est à moi
pref-text = Jouer les tables en texte
pref-text-why = Pour les lecteurs d’écran et les connexions lentes.
save = Enregistrer
saved = Enregistré.
login = Nom de connexion
password = Mot de passe
sign-in = Se connecter
register = Créer un compte
registered = Bienvenue à bord ! Vos tables et vos résultats sont désormais conservés.
signed-in = Heureux de vous revoir !
signed-in-as = Session ouverte : { $login }.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
signed-out-done = La session est fermée.
account-why = On peut jouer sans compte. Avec un compte, vos tables, préférences et résultats vous suivent d’un appareil à l’autre.
delete-me = Supprimer mon compte
delete-why = Vos places aux tables en cours passent à des robots ; les parties terminées restent sans votre nom.
delete-really = Supprimer définitivement mon compte
deleted = Le compte est supprimé.

## Aide

help-text = Tout ce qu’il faut savoir pour s’asseoir et jouer.
help-start = Commencer
    .text = À l’accueil, choisissez un jeu, choisissez les joueurs, larguez les amarres. Si vous ne changez rien, vous jouez contre des robots.
help-lit = Ce qui brille
    .text = Tout ce qui brille peut être choisi maintenant ; rien d’autre ne réagit. Laissez-y le pointeur, ou appuyez longuement, pour savoir ce que c’est et ce que cela donnerait.
help-why = Pourquoi pas ?
    .text = Cliquez sur ce qui ne brille pas : une étiquette indique la clause qui l’interdit, avec un lien vers les règles.
help-undo = Annuler
    .text = Une décision peut être annulée tant que le hasard n’est pas intervenu et que personne d’autre n’a décidé ; seul face à des robots, même après leur réponse. Les flèches à droite de la consigne servent à cela ; quand elles ne le peuvent pas, elles disent pourquoi. On peut aussi demander leur accord aux autres joueurs, dans le menu de la table.
help-past = Regarder en arrière
    .text = Un clic sur une ligne du journal montre la table d’alors, sous un bandeau violet. Le curseur parcourt toute la partie.
help-text-mode = Texte
    .text = Toute table peut se jouer en texte, chaque choix étant une phrase : voyez le menu de la table.
help-device = Un seul appareil
    .text = « Partager cet appareil » permet de jouer à plusieurs sur cet écran ; un rideau tombe entre les joueurs. La touche H couvre une main aussitôt.
help-friends = Des amis
    .text = « Ouvrir aux autres » donne un lien pour chaque place libre. Toute personne qui a le lien peut s’asseoir, sans compte.
help-fair = Des cartes honnêtes
    .text = Avant la première carte, le serveur montre le sceau du secret dont naît la donne, et chaque place y ajoute sa part de hasard. Après la fin, le secret est révélé et chacun peut vérifier.
help-private = Vos données
    .text = Aucun service extérieur n’est utilisé. Un invité est un nom et un cookie ; un compte peut être supprimé à tout moment.
keys-title = Touches
keys-move = vers la prochaine chose à choisir
keys-take = la choisir
keys-digits = choisir un bouton de la consigne
keys-aid = aide de jeu
keys-hide = couvrir ou montrer ma main
keys-text = texte ou plateau dessiné
keys-escape = revenir au présent ; fermer ce qui est ouvert
keys-help = ces touches
key-enter = Entrée
key-ctrl = Ctrl
key-escape = Échap
update-ready = Une nouvelle version est prête.
update-take = La charger

# Une carte que l’on regarde.
look-group = La carte
look-all = Voir toute la carte (0)
look-nearer = Agrandir (+)
look-farther = Réduire (−)

# À quel rythme on voit ce que font les autres.
pref-pace = Rythme des autres
pref-pace-why = Affichage seulement : les pendules n’attendent pas.
pace-instant = immédiat
pace-brisk = vif
pace-calm = posé
pace-step = pas à pas
pace-next = { $count ->
    [one] Suite
   *[other] Suite ({ $count })
}
pace-all = Tout voir
told-by-others = Ce que font les autres
then-chance = Le reste dépend du hasard.

# Ce que deviennent les robots à une table pour plusieurs personnes.
play-open-note = Ouvrir aux autres : les robots laissent leurs places libres.
play-device-note = Partager cet appareil : des personnes prennent la place des robots.
# Ce qui manque encore pour un compte.
register-login = Pour un compte : un nom d’au moins 3 caractères.
register-password = Pour un compte : un mot de passe d’au moins 8 caractères.

## Ses parties terminées

past-games = Vos parties passées
past-games-text = Toutes les parties que vous avez terminées ici, avec leur résultat ; chacune peut être revue et rejouée.
past-games-none = Vous n’avez encore terminé aucune partie.
past-games-all = { $count ->
    [one] Votre partie passée
   *[other] Vos { $count } parties passées
}
past-tally = Par jeu
past-played = Parties
past-wins = Victoires
past-best = Meilleur score
past-won = Victoire
past-place = Rang { $place } sur { $of }
past-guest = Sans compte, ces parties ne sont gardées que dans ce navigateur ; avec un compte, vous les retrouvez partout.
game = Jeu
fact-taken-back = { $name } a annulé des coups auxquels d’autres avaient répondu : { $times ->
    [one] une fois
   *[other] { $times } fois
}.

## Le compte et le menu de la table

password-change = Changer de mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe, 8 caractères au moins
password-changed = Le mot de passe est changé.
bot-program = Un programme à votre place
bot-program-why = Un programme à vous peut jouer à cette place par l’interface des robots (examples/bot.py).
bot-token = Obtenir un jeton d’accès
bot-token-once = Ce jeton n’est affiché qu’une fois :
bot-revoke = Retirer le jeton d’accès
watchers-speak = Les spectateurs peuvent parler.
watchers-muted = Les spectateurs ne peuvent pas parler.
watchers-mute = Faire taire les spectateurs
watchers-unmute = Laisser parler les spectateurs

## Conseils

hint-ask = Que feriez-vous ?
hint-ask-not = Que feriez-vous ? Seulement quand c’est à vous de décider
hint-pondering = Réflexion sur ce qu’il faut faire ici…
hint-title = Ce que ferait un bon joueur
coach = Guide
play-coach = Avec un guide, qui dit après une décision ce qui était bon ou ce qu’elle a coûté
advice = Conseils
advice-text = Seul contre des robots, vous pouvez toujours demander « Que feriez-vous ? ». Avec d’autres personnes, seulement si c’est convenu ici : qui prend place est d’accord.
advice-alone = conseils si l’on joue seul contre des robots
advice-coach-alone = conseils et guide si l’on joue seul contre des robots
advice-all = conseils pour tout le monde
advice-coach-all = conseils et guide pour tout le monde

## Une partie terminée, analysée

review = Analyse
review-running = Analyse en cours : { $done ->
        [one] { $done } coup
       *[other] { $done } coups
    } sur { $of }
review-stop = Arrêter
review-ready = L’analyse est prête.
review-broken = L’analyse a été interrompue. Demandez-la de nouveau.
review-chances = Chances de gagner, tour après tour
review-as-table = En tableau
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
review-nothing = Aucune décision n’a beaucoup coûté.
review-all = Tout montrer ({ $count })

## Campagnes
campaign = Campagne
campaigns = Vos campagnes
campaigns-text = Des parties qui se suivent et racontent une seule histoire ; chacune commence avec ce que la précédente a laissé.
campaigns-none = Vous n’avez pas encore de campagne. Commencez-en une à l’accueil, avec un jeu qui a une histoire.
campaigns-all = Toutes les campagnes
campaign-begin = Commencer une campagne
campaign-begin-text = Une histoire sur plusieurs parties, avec les joueurs ci-dessus.
campaign-name = Nom de la campagne
campaign-usual-name = L’équipage { $name-of }
campaign-games = { $count ->
    [0] aucune partie jouée
    [one] 1 partie jouée
   *[other] { $count } parties jouées
}
campaign-told = { $count ->
    [0] aucune carte Histoire racontée
    [one] 1 carte Histoire racontée
   *[other] { $count } cartes Histoire racontées
}
campaign-finished = racontée jusqu’au bout
campaign-abandoned = mise de côté
campaign-running = une partie est en cours
campaign-running-here = une partie est en cours ; ce qu’elle raconte sera noté ici à sa fin
campaign-next = Lever l’ancre : partie n° { $game }
campaign-to-game = Vers la partie
campaign-to = Vers la campagne
campaign-crew = L’équipage
campaign-crew-text = Il reprend place en un clic. Qui possède le lien de la campagne peut se joindre à lui.
campaign-crew-other = Partir avec un autre équipage
campaign-crew-for = La prochaine partie de la campagne « { $name } »
campaign-link = Copier le lien de la campagne
campaign-results = Parties
campaign-results-none = Aucune partie n’est terminée.
campaign-game-number = Partie n° { $game }
campaign-branch = Prendre un autre chemin
campaign-branch-label = Prendre un autre chemin : après la partie n° { $game }
campaign-branch-first = Recommencer depuis le début
campaign-branch-of = { $games ->
    [0] Un autre chemin de « { $name } », depuis le début
   *[other] Un autre chemin de « { $name } », à partir de la partie n° { $games }
}
campaign-rename = Lui donner un autre nom
campaign-rename-do = Renommer
campaign-export = Enregistrer dans un fichier
campaign-import = Reprendre une campagne d’un fichier
campaign-import-bad = Ce fichier n’est pas une campagne.
campaign-break-off = Interrompre la partie en cours
campaign-break-off-text = La partie s’arrête sans résultat, et la campagne reste là où elle en était avant elle.
campaign-abandon = Mettre la campagne de côté
campaign-resume = Reprendre la campagne
campaign-more = Autres choix
campaign-sure = Oui, c’est décidé
