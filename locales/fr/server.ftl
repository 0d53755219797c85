# Ce que dit le serveur : refus, annonces d’une table, vérifications.

problem-signed-out = Indiquez d’abord votre nom, ou connectez-vous.
problem-not-found = Introuvable : vérifiez le lien ou le code, ou demandez à l’hôte.
problem-host-only = Seul l’hôte de la table peut faire cela.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-no-such-seat = Cette place n’existe pas à cette table.
problem-seat-taken = Cette place est prise.
problem-seated-already = Vous avez déjà une place à cette table.
problem-not-open = La table n’est plus ouverte.
problem-not-running = Aucune partie n’est en cours ici.
problem-not-over = La partie n’est pas encore terminée.
problem-frozen = Cette table a été arrêtée. Rien n’est perdu.
problem-bot-decides = Un robot joue à cette place ; reprenez-la d’abord.
problem-owner-here = Le joueur de cette place est présent.
problem-nothing-to-take-back = Aucun robot ne joue à votre place ici.
problem-hot-seat-only = Pour occuper plusieurs places, il faut une table sur un appareil partagé.
problem-bad-clock = Cette pendule n’existe pas : choisissez-en une dans la liste.
problem-unknown-bot = Ce robot n’existe pas.
problem-bad-link = Ce lien n’est plus valable : il a déjà servi ou a été révoqué. Demandez-en un autre.
problem-bad-salt = Le sel doit compter de 32 à 128 chiffres hexadécimaux.
problem-bad-name = Un nom compte de 1 à 24 caractères.
problem-bad-login = Un nom de connexion compte de 3 à 32 lettres, chiffres, traits d’union, tirets bas ou points.
problem-bad-password = Un mot de passe compte au moins 8 caractères.
problem-login-taken = Ce nom de connexion est déjà pris.
problem-registered-already = Vous avez déjà un compte.
problem-wrong-password = Nom de connexion ou mot de passe incorrect.
problem-weak-password = Ce mot de passe est l’un des premiers que l’on essaierait. Prenez au moins 8 caractères, dont 5 différents, et ni une suite comme 12345678, ni un mot courant, ni votre nom de connexion.
problem-no-account = Il faut un compte pour cela : connectez-vous d’abord.
problem-name-taken = Un joueur de cette table porte déjà ce nom : choisissez-en un autre pour écrire ici.
problem-muted = L’hôte réserve la discussion aux joueurs de cette table.
problem-bad-chat = Un message compte de 1 à 500 caractères.
problem-bad-prefs = Ces préférences ne peuvent pas être enregistrées.
problem-bad-request = Requête illisible : { $detail }
problem-bad-origin = Requête refusée : elle vient d’un autre site.
problem-wrong-method = Cette adresse n’accepte pas ce type de requête.
problem-too-large = Requête trop volumineuse.
problem-asked-already = Un autre joueur a demandé à annuler un coup : répondez-lui d’abord.
problem-nothing-asked = Personne ne vous a demandé votre accord.
problem-taken-back-often = Trop de coups ont déjà été annulés dans cette partie.
problem-no-hints = Les conseils ne sont pas permis à cette table.
problem-too-many = Trop de requêtes à la fois ; réessayez dans un instant.
problem-busy = Le serveur est surchargé ; réessayez dans un instant.
problem-overloaded = Le serveur est surchargé. Réessayez dans une minute.
problem-closing = Le serveur s’arrête ; il sera bientôt de retour.
problem-unknown-game = Ce jeu n’existe pas : { $detail }
problem-seats = Le nombre de places ne convient pas : { $detail }
problem-options = Les options ne conviennent pas : { $detail }
problem-data = Ce matériel ne convient pas : { $detail }
problem-state = La position ne convient pas : { $detail }
problem-not-stored = Le serveur ne peut rien enregistrer pour l’instant : rien n’a été fait. Réessayez dans un instant.
problem-not-known = On ne sait pas encore si cela a été enregistré : la base de données ne répond pas. Attendez un instant et vérifiez.
problem-damaged = Une partie des données de ce serveur est endommagée : { $damage }. L’hébergeur est prévenu.
problem-bad-campaign-name = Le nom d’une campagne compte de 1 à 60 caractères.
problem-campaign-running = Une partie de cette campagne est en cours.
problem-campaign-over = Cette campagne est arrivée à son terme.
problem-campaign-abandoned = Cette campagne a été mise de côté ; reprenez-la d’abord.
problem-crew-only = Seul l’équipage de cette campagne peut faire cela.
problem-ours = Erreur du serveur. Rien de ce qui a été confirmé n’est perdu.
problem-account-needed = Il faut un compte pour cela : créez-en un ou connectez-vous.
problem-bad-email = Cette adresse e-mail n’est pas valable : vérifiez-la.
problem-bad-endpoint = Cette adresse ne convient pas : elle doit être publique et commencer par https://.
problem-bad-zone = Ce fuseau horaire est inconnu.
problem-bad-time = Cette heure n’est pas valable.
problem-email-taken = Un autre compte utilise cette adresse.
problem-token-expired = Ce lien a expiré ou a déjà servi. Demandez-en un autre.
problem-mail-off = Ce site n’envoie pas d’e-mails.
problem-push-off = Ce site n’envoie pas de notifications push.
problem-not-welcome = Vous ne pouvez pas rejoindre cette table : choisissez-en une autre.
problem-confirm-first = Les options ont changé : chacun doit d’abord confirmer.

notice-sat = { $seat } prend place.
notice-left-open = { $seat } quitte sa place.
notice-left = { $seat } s’en va ; un robot prend le relais.
notice-resigned = { $seat } abandonne ; un robot prend le relais.
notice-clock = { $seat } a épuisé son temps ; un robot prend le relais.
notice-replaced = Un robot joue à la place { $seat-of }.
notice-back = { $seat } est de retour.
notice-end-wanted = { $seat } propose d’arrêter la partie.
notice-end-not-wanted = { $seat } veut continuer.
notice-agreed-end = Les joueurs arrêtent la partie d’un commun accord.
notice-take-back-asked = { $seat } demande à annuler un coup.
notice-take-back-declined = { $seat } refuse : les coups restent joués.
notice-take-back-agreed = Tout le monde est d’accord : { $seat } annule un coup.
notice-redrawn = { $seat } annule un tour. Ce qui avait été tiré depuis est tiré de nouveau.
notice-repaired =
    { $entries ->
        [one] Le journal de cette table était endommagé et a été réparé ; une entrée à la fin a disparu.
       *[other] Le journal de cette table était endommagé et a été réparé ; { $entries } entrées à la fin ont disparu.
    }
notice-held = L’hébergeur a suspendu cette table ; les pendules sont arrêtées.
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
verify-moves = Chaque coup, même forcé, a été rejoué à l’identique.
verify-course = Le déroulement de la partie est le même.
verify-scores = Les scores finaux sont les mêmes.
verify-redraws = Les tirages après un tour annulé viennent du même secret scellé et n’ont pas été choisis.
verify-no-deal = Cette partie n’a pas de donne propre : il n’y a rien à vérifier.

notification-turn = { $game } : à vous
notification-turn-text = { $prompt } Temps restant : { $time }.
notification-clock = { $game } : plus que { $time }
notification-clock-text = Ensuite, un robot jouera pour vous.
notification-started = { $game } : la partie commence
notification-over = { $game } : partie terminée, vous finissez { $place ->
    [1] en tête
   *[other] à la { $place }e place
  }
notification-chat = { $game } : { $name } a écrit à votre table
headline-won-by-one = Gagnée d’un point
headline-comeback = Remontée dans le dernier tiers
headline-tie-break = Départagée après égalité
headline-landslide = Victoire nette
headline-plain = { $name } gagne
notification-test = Ceci est un essai de { $site }
notification-test-text = Les notifications vous parviennent bien ici.
mail-hello = Bonjour { $name },
mail-open = Ouvrir la table
mail-open-site = Ouvrir le site
mail-digest-subject = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
  }
mail-verify-subject = Confirmez votre adresse
mail-verify = Quelqu’un, sans doute vous, a donné cette adresse pour le compte { $login } sur { $site }. Ouvrez ce lien dans les 24 heures pour la confirmer :
mail-verify-not = Si ce n’était pas vous, ne faites rien.
mail-recover-subject = Choisir un nouveau mot de passe
mail-recover = Pour choisir un nouveau mot de passe pour { $login }, ouvrez ce lien dans l’heure :
mail-recover-not = Si vous n’avez rien demandé, rien n’a changé.
mail-changed-subject = Votre compte a été modifié
mail-password-changed = Le mot de passe du compte « { $login } » a été modifié. Tous les appareils sont déconnectés.
mail-address-changed = L’adresse du compte « { $login } » est désormais { $address }. Si ce n’était pas vous, annulez ce changement dans les 7 jours :
mail-address-removed = L’adresse du compte « { $login } » a été supprimée. Si ce n’était pas vous, rétablissez-la dans les 7 jours :
mail-link = Ouvrir la page
notice-address-changed = Votre adresse e-mail est désormais { $address }.
notice-address-removed = Votre adresse e-mail a été supprimée.
notice-password-changed = Votre mot de passe a été modifié.
notice-sign-in = Nouvelle connexion : { $browser }.
notice-sign-in-unknown = Nouvelle connexion.
mail-sign-in = Si ce n’était pas vous, changez votre mot de passe et déconnectez les autres appareils dans vos préférences.
link-table = { $host } a ouvert une table. { $free ->
    [0] Toutes les places sont prises.
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
  }
link-table-private = Une table vous attend.
link-open = Aller à la table
mail-foot = Vous recevez ce message parce que vous jouez sur { $site }.
mail-unsubscribe = Ne plus recevoir d’e-mails de ce type
unsubscribe-title = Ne plus recevoir ces e-mails ?
unsubscribe-do = Oui, arrêter
unsubscribe-done = C’est fait. Vous pouvez les réactiver dans vos préférences.
time-minutes = { $minutes } min
time-hours = { $hours } h { $minutes } min
time-days = { $days } j { $hours } h
