# Ce que disent les pages du client.

## Cadre

home = Caravelle, vers l’accueil
rules = Règles
components = Matériel
help = Aide
language = Langue
language-now = Langue : français. Passer à l’anglais
light = Lumière
daylight = Plein jour
lantern = À la lanterne
account = Compte
account-of = Compte et préférences de { $name }
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
fail-status = Le serveur a signalé une erreur ({ $status }).
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
    [5] Cinq jeux du temps des voiles
   *[other] Jeux du temps des voiles
  }
hero-text = Choisissez un jeu, choisissez qui s’assied, jouez. Sans inscription.
new-table = Nouvelle table
new-game = Jeu
new-players = Joueurs
new-go = Larguer les amarres
play-now = Jouer
play-open = Ouvrir aux autres
play-device = À tour de rôle ici
your-tables = Vos tables
open-tables = Tables ouvertes
open-tables-none = Personne n’attend pour l’instant. Ouvrez une table aux autres, ou suivez une partie par son code.
table-code = Code ou lien de table
go-to-table = Y aller
your-turn = À vous
open = Ouvrir
join = Rejoindre
watch = Regarder
state-open = Hôte : { $host } · { $free ->
    [0] complet
    [one] 1 place libre
   *[other] { $free } places libres
  }
state-over = Terminée
state-frozen = Arrêtée par une panne ; rien n’est perdu
state-you = Tour { $round } · à vous de décider
state-turn = Tour { $round } · { $name } décide
state-running = Tour { $round }
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
plan-open = au premier venu
plan-here = sur cet appareil
pick-me = Vous
pick-bot = Robot, { $level }
pick-open = Place libre, au premier venu
pick-here = Une personne sur cet appareil
pick-remove = Retirer cette place
bot-easy = facile
bot-medium = posé
bot-hard = redoutable
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
by-itself = au gré du jeu
fact-undo = reprise permise
clock = Pendule
clock-none = sans pendule
clock-move-60 = 1 minute par décision
clock-move-180 = 3 minutes par décision
clock-bank-900 = 15 minutes par joueur, 10 secondes de plus par décision
clock-bank-1800 = 30 minutes par joueur, 20 secondes de plus par décision
clock-days-24 = sur plusieurs jours, 24 heures par décision
clock-days-72 = sur plusieurs jours, 3 jours par décision
listed = Une table ouverte
listed-yes = tables ouvertes visibles à l’accueil
listed-no = tables ouvertes par lien seulement

## Jeux

game-mundus-novus =
    .blurb = Échangez des ressources dans une chaîne où nul ne peut passer, puis achetez les navires et les gens qui font fortune.
    .length = 45 min
game-au-nom-du-roi =
    .blurb = Chargez les navires du Roi pour le Nouveau Monde et gagnez la faveur de la cour et des colonies.
    .length = 60 min
game-goa =
    .blurb = Enchérissez sur plantations et colonies, et bâtissez de rien un commerce d’épices.
    .length = 90 min
game-ilos =
    .blurb = Découvrez des îles, plantez ce que le marché demande, et vendez avant les autres.
    .length = 45 min
game-maracaibo =
    .blurb = Faites le tour des Caraïbes, combattez pour les nations, explorez et faites fortune.
    .length = 120 min
