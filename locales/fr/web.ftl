# Ce que disent les pages du client.

## Cadre

home = Caravelle, retour à l’accueil
rules = Règles
components = Matériel
help = Aide
language = Langue
language-now = Langue : { $now }. Passer à : { $next }
light = Apparence
daylight = Clair
lantern = Sombre
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
bell = Notifications
bell-count = { $count ->
    [0] Aucune nouvelle notification
    [one] { $count } nouvelle notification
   *[other] { $count } nouvelles notifications
  }
bell-none = Aucune notification pour l’instant.
bell-new = nouvelle
bell-settings = Réglages des notifications

## Pannes

fail-offline = Le serveur ne répond pas. Nouvel essai…
fail-status = Le serveur a répondu par une erreur ({ $status }).
fail-ours = Une erreur est survenue sur cette page. Rechargez-la.
not-found-title = Page introuvable
not-found-text = Ce lien ne mène nulle part sur cette carte.
back-to-lobby = Retour à l’accueil

## Accueil

hero-title = { $count ->
    [0] Jeux du temps de la marine à voile
    [1] Un jeu du temps de la marine à voile
    [2] Deux jeux du temps de la marine à voile
    [3] Trois jeux du temps de la marine à voile
    [4] Quatre jeux du temps de la marine à voile
    [5] Cinq jeux du temps de la marine à voile
   *[other] Jeux du temps de la marine à voile
  }
hero-text = Choisissez un jeu et vos adversaires, puis jouez. Sans inscription.
new-table = Nouvelle table
new-game = Jeu
new-players = Joueurs
new-go = Larguer les amarres
play-now = Jouer
play-wait-note = Une place est libre : la table attend un joueur. L’hôte peut y asseoir un robot et commencer.
play-wait = Ouvrir la table
play-open = Inviter des amis
play-device = Chacun son tour sur cet écran
your-tables = Vos tables
open-tables = Tables ouvertes
open-tables-none = Personne n’attend pour l’instant. Invitez des amis, ou entrez un code pour suivre une partie.
table-code = Code ou lien de table
go-to-table = Aller à la table
code-wrong = Aucune table n’a ce code. Vérifiez-le, ou demandez-le à la personne qui vous l’a envoyé.
your-turn = À vous
open = Ouvrir
join = Rejoindre
watch = Regarder
state-open = Hôte : { $host } · { $free ->
    [0] complète
    [one] { $free } place libre
   *[other] { $free } places libres
  }
state-over = Terminée
state-frozen = Arrêtée ; rien n’est perdu
state-you = { $game ->
    [mundus-novus] Tour
   *[other] Manche
  } { $round } · à vous de jouer
state-turn = { $game ->
    [mundus-novus] Tour
   *[other] Manche
  } { $round } · { $name } joue
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
plan-rival-maracaibo = Jeanne
plan-rival-maracaibo-why = votre adversaire en solitaire : elle navigue selon ses propres cartes
plan-name-open = Place libre
plan-name-me = Vous
plan-me = vous
plan-bot = robot
plan-open = ouverte au premier venu
plan-here = sur cet appareil
pick-me = Vous
pick-bot = Robot { $level }
pick-open = Place libre, ouverte au premier venu
pick-here = Joueur sur cet appareil
pick-remove = Retirer cette place
bot-easy = facile
bot-easy-about = Réfléchit peu : idéal pour vos premières parties.
bot-casual = occasionnel
bot-casual-about = Joue correctement, sans chercher loin.
bot-medium = moyen
bot-medium-about = Joue bien : l’adversaire par défaut.
bot-hard = difficile
bot-hard-about = Calcule les suites de chaque tour : pour qui connaît bien le jeu.
bot-expert = expert
bot-expert-about = Réfléchit plus longtemps et voit ce qui échappe au niveau « difficile ».
bot-strength = Gagne { $share } % de ses parties contre le niveau « { $over } » ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } à deux).
nickname-0 = Matelot
nickname-1 = Timonier
nickname-2 = Cartographe
nickname-3 = Navigateur
nickname-4 = Vigie
nickname-5 = Bosco
nickname-6 = Pilote
nickname-7 = Gabier
more-choices = Options
by-itself = automatique
fact-undo = annulation permise
clock = Pendule
clock-none = sans pendule
clock-move-60 = 1 minute par coup
clock-move-180 = 3 minutes par coup
clock-bank-900 = 15 minutes par joueur, plus 10 secondes par coup
clock-bank-1800 = 30 minutes par joueur, plus 20 secondes par coup
clock-days-24 = sur plusieurs jours, 24 heures par coup
clock-days-72 = sur plusieurs jours, 3 jours par coup
listed = Visibilité de la table
listed-yes = visible à l’accueil
listed-no = accessible par lien seulement

## Jeux

game-mundus-novus =
    .blurb = Échangez vos Ressources sans jamais pouvoir passer, puis changez-les en doublons ou en Développements.
    .length = 45 min
    .weight = moyen
    .unit = { $n ->
        [one] doublon
       *[other] doublons
      }
    .winner = La plus grande fortune
game-au-nom-du-roi =
    .blurb = Achetez des bateaux, gagnez des pièces grâce aux missions commerciales et participez aux grandes expéditions.
    .length = 45 min
    .weight = moyen
game-goa =
    .blurb = Achetez des plantations aux enchères, fondez des colonies et bâtissez un commerce d’épices à partir de rien.
    .length = 90 min
    .weight = connaisseur
game-ilos =
    .blurb = Découvrez un archipel, produisez des Ressources, faites monter leur prix et soyez le plus riche.
    .length = 45 min
    .weight = moyen
game-maracaibo =
    .blurb = Faites le tour des Caraïbes, combattez pour les nations, explorez et faites fortune.
    .length = 120 min
    .weight = expert

## Apprendre

learn = Apprendre
learn-title = Apprendre à jouer à { $game }
learn-play = Ouvrir une table
primer = Le jeu en une page
primer-label = En bref : le jeu en une page
primer-short = En bref
primer-goal = But
primer-turn = Déroulement
primer-ends = Fin de la partie
primer-tips = Conseils
primer-traps = Pièges
primer-close = Revenir à la table
primer-lesson = Apprendre en jouant
primer-new = Vous ne connaissez pas ce jeu ?
aid = Aide de jeu
aid-short = Aide
aid-now = en cours
aid-own = vos points en ce moment
aid-own-points = Vos points en ce moment
lessons = Leçons
lessons-text = Quelques minutes de jeu guidé pas à pas ; ensuite, la partie est à vous.
lessons-again = Chaque leçon reprend là où vous l’avez laissée.
lesson-start = Commencer
lesson-resume = Reprendre
lesson-anew = Recommencer
lesson-done = terminée
lesson-played = Aller à la table
lesson-step = Étape { $step } sur { $count }
lesson-next = Continuer
lesson-back = Retour
lesson-skip = Passer cette étape
lesson-leave = Quitter la leçon
lesson-play = Laissez-moi jouer
lesson-free = Jouer la suite
lesson-show-me = Montrez-moi
lesson-hurry = Tout montrer
lesson-watch = Regardez ce que font les autres.
lesson-first = Pas encore : lisez d’abord la suite.
lesson-at = Il s’agit de : { $thing }
lesson-note = Leçon : la donne est fixée d’avance et les autres joueurs suivent un scénario. Le résultat ne compte pas.

## Une table

table = Table
menu = Menu de la table
players = Joueurs
choices = Choix
history = Annuler et rétablir
held = L’hébergeur a suspendu cette table. Rien n’est perdu, et les pendules sont arrêtées.
frozen = Une erreur du serveur a arrêté cette table. Tout est enregistré ; rien n’est perdu.
thinking = réfléchit
round = { $game ->
    [mundus-novus] Tour
   *[other] Manche
  } { $round }
not-now = Pas maintenant
read-the-rule = Lire la règle
about-this = Détails
really = Confirmer ?
press-again = Appuyez encore une fois pour confirmer.
undo = Annuler
redo = Rétablir
restart = Recommencer mon tour
redraw = Annuler le tour
here = à la table
away = hors ligne
clock-left-days = { $days } j { $hours } h
log = Journal
chat = Discussion
text-mode = Jouer en mode texte
digest = Depuis votre dernier tour
play-on = Jouer à partir d’ici

## Menu de la table

copied = Copié
preferences = Préférences
pref-sound = Faire sonner la cloche quand c’est à moi
take-back = Reprendre ma place
resign = Abandonner
notices = Annonces
watching = { $count ->
    [0] aucun spectateur
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }

## La fin

end-by-mn-ending-perfect = { $name } gagne avec la combinaison parfaite
end-you-by-mn-ending-perfect = Vous gagnez avec la combinaison parfaite
end-seen-ma-ending-solo-won = { $name } a battu Jeanne.
end-seen-ma-ending-solo-shared = { $name } et Jeanne partagent la victoire.
points = { $n ->
    [one] point
   *[other] points
  }
rematch = Revanche
replay = Revoir
export = Exporter
verify = Vérifier
source = Source
total = Total
place = Rang
resigned = abandon
verified = Partie vérifiée : rejouée depuis sa graine, elle ne contient que des coups légaux et donne le même score.
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
source-ruling = interprétation de Caravelle
source-planned = pas encore pris en charge
source-public = d’après des sources publiques
source-reconstructed = valeur reconstituée
components-text = Toutes les cartes et tuiles.
back-to-table = Retour à la table
components-search = Chercher dans le matériel
component-number = N° { $number }
components-none = Rien ne contient tous ces mots.
folded-by = S’ouvre avec la tuile { $by }.
folded-row = Pas encore rencontré dans cette campagne.
folded-open = Afficher aussi ce que je n’ai pas encore rencontré

## Touches

keys-title = Raccourcis clavier
keys-move = aller au choix suivant
keys-take = choisir
keys-digits = choisir un bouton de la consigne
keys-aid = aide de jeu
keys-hide = masquer ou montrer ma main
keys-text = mode texte ou plateau
keys-escape = revenir à la partie ; fermer ce qui est ouvert
keys-help = ces raccourcis
key-enter = Entrée
key-ctrl = Ctrl
key-escape = Échap
update-ready = Une nouvelle version est prête.
update-take = Mettre à jour

# Une carte que l’on regarde.
look-group = La carte
look-all = Voir toute la carte (0)
look-nearer = Agrandir (+)
look-farther = Réduire (−)

# À quel rythme on voit ce que font les autres.
pref-pace = Vitesse d’affichage des coups adverses
pace-instant = immédiat
pace-brisk = rapide
pace-calm = lent
pace-step = pas à pas
pace-next = { $count ->
    [one] Suite
   *[other] Suite ({ $count })
}
pace-all = Tout voir
told-by-others = Coups des autres joueurs
then-chance = Ensuite vient un tirage au hasard.

# Ce que deviennent les robots à une table pour plusieurs personnes.
play-open-note = Inviter des amis : les robots laissent leur place.
play-device-note = Chacun son tour sur cet écran : des joueurs remplacent les robots.
## Ses parties terminées

past-games = Vos parties terminées
past-games-text = Toutes les parties que vous avez terminées ici, avec leur résultat ; chacune peut être revue et rejouée.
past-games-none = Vous n’avez encore terminé aucune partie.
past-games-all = { $count ->
    [one] Votre partie terminée
   *[other] Vos { $count } parties terminées
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
fact-redrawn = Partie avec tours annulés : { $times ->
    [one] un tour a été annulé et ses cartes tirées de nouveau
   *[other] { $times } tours ont été annulés et leurs cartes tirées de nouveau
}.

## Conseils

coach = Guide
play-coach = Guide : commente vos coups
advice = Conseils
advice-coach-alone = conseils et guide en solo contre des robots

## Une partie terminée, analysée

review = Analyse

## Campagnes
campaign = Campagne
campaigns = Vos campagnes
campaigns-text = Des parties qui se suivent et racontent une seule histoire ; chacune commence avec ce que la précédente a laissé.
campaigns-none = Vous n’avez pas encore de campagne. Commencez-en une à l’accueil, avec un jeu qui en propose.
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
    [0] aucune carte Histoire lue
    [one] 1 carte Histoire lue
   *[other] { $count } cartes Histoire lues
}
campaign-finished = terminée
campaign-abandoned = mise de côté
campaign-running = une partie est en cours
campaign-running-here = une partie est en cours ; la suite de l’histoire s’affichera ici à la fin
campaign-next = Lever l’ancre : partie n° { $game }
campaign-to-game = Rejoindre la partie
campaign-to = Voir la campagne
campaign-crew = L’équipage
campaign-crew-text = L’équipage reprend place en un clic. Le lien de la campagne permet de s’y joindre.
campaign-crew-other = Partir avec un autre équipage
campaign-crew-for = La prochaine partie de la campagne « { $name } »
campaign-link = Copier le lien de la campagne
campaign-results = Parties
campaign-results-none = Aucune partie n’est terminée.
campaign-game-number = Partie n° { $game }
campaign-branch = Rejouer la campagne à partir d’ici
campaign-branch-label = Rejouer la campagne après la partie n° { $game }
campaign-branch-first = Recommencer depuis le début
campaign-branch-of = { $games ->
    [0] Variante de « { $name } », depuis le début
   *[other] Variante de « { $name } », à partir de la partie n° { $games }
}
campaign-rename = Renommer la campagne
campaign-rename-do = Renommer
campaign-export = Exporter la campagne
campaign-import = Importer une campagne
campaign-import-bad = Ce fichier n’est pas une campagne.
campaign-break-off = Interrompre la partie en cours
campaign-break-off-text = La partie s’arrête sans résultat dès que tous les joueurs à la table sont d’accord ; la campagne revient là où elle en était.
campaign-break-off-asked = Les autres sont consultés à la table. La partie s’arrête dès qu’ils sont d’accord.
campaign-abandon = Mettre la campagne de côté
campaign-resume = Reprendre la campagne
campaign-more = Autres actions
campaign-sure = Oui, confirmer
