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
problem-not-over = La partie n’est pas encore terminée.
problem-frozen = Cette table a été arrêtée. Rien n’est perdu.
problem-bot-decides = Un robot joue cette place ; reprenez-la d’abord.
problem-owner-here = La personne qui joue cette place est présente.
problem-nothing-to-take-back = Aucun robot ne joue à votre place ici.
problem-hot-seat-only = Pour occuper plusieurs places, il faut une table sur un appareil partagé.
problem-bad-clock = Une pendule ne se règle pas ainsi.
problem-unknown-bot = Ce robot n’existe pas.
problem-bad-link = Ce lien ne mène nulle part ; il a peut-être déjà servi, ou a été révoqué.
problem-bad-salt = Le sel doit compter de 32 à 128 chiffres hexadécimaux.
problem-bad-name = Un nom compte de 1 à 24 caractères.
problem-bad-login = Un nom de connexion compte de 3 à 32 lettres, chiffres, traits d’union, tirets bas ou points.
problem-bad-password = Un mot de passe compte au moins 8 caractères.
problem-login-taken = Ce nom de connexion est déjà pris.
problem-registered-already = Vous avez déjà un compte.
problem-wrong-password = Le nom de connexion ou le mot de passe est faux.
problem-weak-password = Ce mot de passe est l’un des premiers que l’on essaierait. Prenez au moins 8 caractères, dont 5 différents, et ni une suite comme 12345678, ni un mot courant, ni votre nom de connexion.
problem-no-account = Il n’y a pas de compte : connectez-vous d’abord.
problem-name-taken = Un joueur de cette table porte ce nom : choisissez-en un autre pour parler ici.
problem-muted = L’hôte réserve la discussion aux joueurs de cette table.
problem-bad-chat = Dites quelque chose, en 500 caractères au plus.
problem-bad-prefs = Ces préférences ne peuvent pas être gardées.
problem-bad-request = La demande est illisible : { $detail }
problem-bad-origin = La demande vient d’un autre site.
problem-wrong-method = Ceci ne se demande pas de cette manière.
problem-too-large = La demande est trop grande.
problem-asked-already = Une autre personne a demandé à annuler un coup : répondez-lui d’abord.
problem-nothing-asked = Personne ne vous a demandé votre accord.
problem-taken-back-often = Assez de coups ont été annulés dans cette partie : jouez.
problem-no-hints = Aucun conseil n’est donné à cette table.
problem-too-many = Trop de demandes à la fois ; réessayez dans un instant.
problem-busy = Le serveur est surchargé ; réessayez dans un instant.
problem-closing = Le serveur s’arrête ; il sera bientôt de retour.
problem-unknown-game = Ce jeu n’existe pas : { $detail }
problem-seats = Le nombre de places ne convient pas : { $detail }
problem-options = Les options ne conviennent pas : { $detail }
problem-data = Ce matériel ne convient pas : { $detail }
problem-state = La position ne convient pas : { $detail }
problem-not-stored = Le serveur ne peut rien enregistrer pour l’instant : rien n’a été fait. Réessayez dans un instant.
problem-not-known = On ne sait pas encore si cela a été enregistré : la liaison avec la base de données est coupée. Attendez un instant et vérifiez.
problem-bad-campaign-name = Le nom d’une campagne a de 1 à 60 caractères.
problem-campaign-running = Une partie de cette campagne est en cours.
problem-campaign-over = Cette campagne est arrivée à son terme.
problem-campaign-abandoned = Cette campagne a été mise de côté ; reprenez-la d’abord.
problem-ours = Quelque chose a échoué de notre côté. Rien de ce qui a été confirmé n’est perdu.

notice-sat = { $seat } prend place.
notice-left-open = { $seat } quitte sa place.
notice-left = { $seat } s’en va ; un robot prend la suite.
notice-resigned = { $seat } abandonne ; un robot prend la suite.
notice-clock = { $seat } n’a plus de temps ; un robot prend la suite.
notice-replaced = Un robot joue à la place { $seat-of }.
notice-back = { $seat } est de retour.
notice-end-wanted = { $seat } propose d’arrêter la partie.
notice-end-not-wanted = { $seat } veut continuer.
notice-agreed-end = Les joueurs arrêtent la partie d’un commun accord.
notice-take-back-asked = { $seat } demande à annuler un coup.
notice-take-back-declined = { $seat } refuse : les coups restent joués.
notice-take-back-agreed = Tout le monde est d’accord : { $seat } annule un coup.
notice-repaired =
    { $entries ->
        [one] Le journal de cette table était endommagé et a été réparé ; une entrée à la fin a disparu.
       *[other] Le journal de cette table était endommagé et a été réparé ; { $entries } entrées à la fin ont disparu.
    }
notice-held = La maison a suspendu cette table pour l’instant ; les pendules sont arrêtées.
notice-not-held = La table reprend.
notice-program = Un programme joue pour { $seat }.
notice-rules = Les règles ont changé (version { $version }) : la partie continue selon les nouvelles, { $moves ->
        [0] depuis son début
        [one] après le premier coup
       *[other] après le coup { $moves }
    }.

agreed-end = Les joueurs ont arrêté la partie d’un commun accord.

verify-salts = Chaque place a ajouté son sel à la donne.
verify-data = Le matériel est celui du début de la partie.
verify-moves = Chaque coup, même forcé, se reproduit.
verify-course = Le déroulement de la partie est le même.
verify-scores = Les scores finaux sont les mêmes.
verify-no-deal = Cette partie n’a pas commencé par une donne à elle : il n’y a rien à prouver.
