# Ce que dit le serveur : refus, annonces d’une table, vérifications.

problem-signed-out = Dites d’abord qui vous êtes.
problem-not-found = Ceci n’existe pas, ou ne vous est pas destiné.
problem-host-only = Seul l’hôte de la table peut faire cela.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-no-such-seat = La table n’a pas cette place.
problem-seat-taken = Cette place est prise.
problem-seated-already = Vous avez déjà une place à cette table.
problem-not-open = La table n’est plus ouverte.
problem-not-running = Aucune partie n’est en cours ici.
problem-not-over = La partie n’est pas encore finie.
problem-frozen = Une erreur de notre part a arrêté cette table. Rien n’est perdu.
problem-bot-decides = Un robot joue cette place ; reprenez-la d’abord.
problem-owner-here = La personne qui joue cette place est présente.
problem-nothing-to-take-back = Aucun robot ne vous remplace ici.
problem-hot-seat-only = Plusieurs places pour une personne demandent une table sur un appareil partagé.
problem-bad-clock = Une pendule ne se règle pas ainsi.
problem-unknown-bot = Ce robot n’existe pas.
problem-bad-link = Ce lien ne mène nulle part ; il a peut-être servi ou a été révoqué.
problem-bad-salt = Le sel doit compter de 32 à 128 chiffres hexadécimaux.
problem-bad-name = Un nom compte de 1 à 24 caractères.
problem-bad-login = Un identifiant compte de 3 à 32 lettres, chiffres, traits d’union, tirets bas ou points.
problem-bad-password = Un mot de passe compte au moins 8 caractères.
problem-login-taken = Cet identifiant est pris.
problem-registered-already = Vous avez déjà un compte.
problem-wrong-password = L’identifiant ou le mot de passe est faux.
problem-bad-chat = Dites quelque chose, en 500 caractères au plus.
problem-bad-prefs = Ces préférences ne peuvent pas être gardées.
problem-bad-request = La demande est illisible : { $detail }
problem-bad-origin = La demande vient d’un autre site.
problem-too-large = La demande est trop grande.
problem-too-many = Trop à la fois ; réessayez dans un instant.
problem-busy = Il y a trop à faire en ce moment ; réessayez dans un instant.
problem-closing = Le serveur s’arrête ; il sera bientôt de retour.
problem-unknown-game = Ce jeu n’existe pas : { $detail }
problem-seats = Le nombre de places ne convient pas : { $detail }
problem-options = Les options ne conviennent pas : { $detail }
problem-data = Les données du matériel ne conviennent pas : { $detail }
problem-state = La position ne convient pas : { $detail }
problem-ours = Quelque chose a échoué de notre côté. Rien de ce qui a été confirmé n’est perdu.

notice-sat = { $seat } prend place.
notice-left-open = { $seat } se relève.
notice-left = { $seat } s’en va ; un robot continue.
notice-resigned = { $seat } abandonne ; un robot continue.
notice-clock = { $seat } n’a plus de temps ; un robot continue.
notice-replaced = Un robot remplace { $seat }.
notice-back = { $seat } est de retour.
notice-end-wanted = { $seat } propose de finir la partie.
notice-end-not-wanted = { $seat } veut continuer.
notice-agreed-end = Les joueurs finissent la partie d’un commun accord.
notice-program = Un programme joue pour { $seat }.
notice-rules =
    Les règles ont changé (version { $version }) : la partie continue { $moves ->
        [0] depuis son début
        [one] après son premier coup
       *[other] après son coup { $moves }
    } avec les nouvelles.

agreed-end = Les joueurs ont fini la partie d’un commun accord.

verify-salts = Chaque place a ajouté son sel à la donne.
verify-data = Les données du matériel sont celles du début de la partie.
verify-moves = Chaque coup, même forcé, se reproduit.
verify-course = Le déroulement de la partie est le même.
verify-scores = Les scores finaux sont les mêmes.
verify-no-deal = Cette partie n’a pas commencé par une donne à elle : il n’y a rien à prouver.
