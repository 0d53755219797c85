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
