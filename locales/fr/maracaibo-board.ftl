# Ce que la page dit de Maracaibo en plus de ses mots.

mab-components-automa-card = Cartes de Jeanne
mab-components-cell = Piste de disques de Jeanne
mab-components-deck = Piles de Jeanne
mab-components-lead = Ce que Jeanne marque pour une avance
mab-components-lane = Voies
mab-components-place = Lieux des Caraïbes
mab-components-building = Bâtiments de prestige
mab-components-card = Cartes
mab-components-career = Carrières
mab-components-tile = Tuiles Ville
mab-components-classic = Mises en place du mode classique
mab-components-token = Jetons Combat
mab-components-spying = Actions d’espionnage
mab-components-space = Piste d’Exploration
mab-components-legacy = Tuiles Héritage
mab-components-number = Valeurs fixées par les règles
mab-components-quest = Quêtes
mab-components-area = Améliorations de Navire
mab-components-income = Pistes Revenu
mab-components-influence = Pistes d’Influence
mab-components-reserve = Cubes en réserve

## Le plateau dessiné

mab-phase-sail = Naviguer
mab-phase-act = Agir
mab-phase-draw = Piocher
mab-short-5 = Sto. Domingo
mab-short-17 = Pto. Cabezas
mab-short-9a = V. intérieure
mab-short-16a = C. du lac
mab-chart = Carte des Caraïbes
mab-large-chart = Ouvrir la grande carte
mab-places = Lieux
mab-quest-pile = { $count ->
        [one] La prochaine Quête ; c’est la dernière
       *[other] La prochaine Quête, sur { $count } de la pile
    }
mab-due = Reste à payer
mab-display = Cartes face visible
mab-deck = Pioche : { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
mab-discards = Défausse : { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
mab-fill = Compléter la main depuis la pioche : { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
mab-draw-one = Piocher
mab-buildings = Bâtiments de prestige
mab-after-round = après la manche { $round }
mab-combat = Combat
mab-step-token = Jeton
mab-step-nation = Nation
mab-step-spend = Dépenser
mab-most = le plus de cubes −{ $count }
mab-fewest = le moins de cubes +{ $count }
mab-pile = pile { $number }
mab-pile-left = { $count ->
        [one] Jetons Combat, pile { $number } : 1 restant
       *[other] Jetons Combat, pile { $number } : { $count } restants
    }
mab-piles-why = Les jetons Combat forment deux piles face cachée. Lors d’un combat vous en révélez un de l’une ou l’autre, puis choisissez la nation pour laquelle vous combattez ; le jeton dit la force de chacune.
mab-token-why = Chaque ligne du jeton est une nation : sa valeur de combat, ce qu’elle vous coûte et ce qu’elle vous donne. La valeur tient déjà compte des cubes.
mab-combat-value = valeur de combat
mab-take-flag = Ville : un drapeau qui brille
mab-take-village = Village : un emplacement qui brille
mab-nations = Nations
mab-reserve = { $reserve } en réserve · { $cubes } sur la carte
mab-multiplier = multiplicateur { $count }, { $reserve ->
        [one] 1 cube
       *[other] { $reserve } cubes
    } en réserve
mab-influence-of = { $name } { $influence }, rang { $rank }
mab-exploration = Exploration
mab-your-ship = Votre Navire
mab-your-hand = Votre main
mab-hand = Main
mab-hand-of = { $count } sur { $limit }
mab-a-card = Une carte que vous ne connaissez pas
mab-planning = Planification
mab-free-place = libre
mab-plan = Planifier cette carte : elle quitte votre main et pourra être achetée plus tard
mab-career = carrière
mab-company = Compagnie
mab-cards = { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
mab-objective = { $held } pour l’instant ; il en faut { $modest }, et { $demanding } pour les points
mab-careers = Vos deux carrières
mab-careers-hint = gardez-en une ; l’autre retourne dans la boîte sans être vue
mab-first-cards = Vos huit premières cartes
mab-first-hint = 1 planifiée, 4 gardées, 3 défaussées
mab-plan-tally = Planifier
mab-drop-tally = Défausser
mab-commit = Valider
mab-is-planned = planifiée
mab-is-dropped = défaussée
mab-drop-it = Défausser
mab-keep-it = Garder
mab-scale = Actions Village selon les points de mouvement
mab-planned = Planifiée : { $card }.
mab-dropped = Défaussées : { $cards }.
mab-either = défausser pour l’un ou l’autre
mab-doubloons = Doublons
mab-points = Points
mab-spies = Espions en réserve
mab-spies-held = Espions : { $held } à bord, { $supply } dans la réserve générale
mab-compasses = Boussoles
mab-discount = Réduction sur les cartes
mab-upgrades = Améliorations achevées
mab-quests = Tuiles Quête
mab-quests-done = { $count ->
        [one] 1 tuile Quête
       *[other] { $count } tuiles Quête
    }
mab-tokens-won = Jetons Combat
mab-explorer = Explorateur
mab-combat-points = Points de combat
mab-income = Revenu de doublons
mab-points-income = Revenu de points de victoire
mab-jeanne-income = Points à chaque revenu
mab-jeanne-makeup = Pioche : { $a } A, { $b } B, { $c } C
mab-to-home = { $name } : { $place }, à { $points ->
        [one] 1 point de mouvement
       *[other] { $points } points de mouvement
    } au moins du retour
mab-rival = { $name }, en un coup d’œil
mab-sources = Points si la partie s’arrêtait ici
mab-source-scored = Marqués jusqu’ici
mab-source-nations = Rangs de noblesse × nations
mab-source-buildings = Bâtiments de prestige
mab-source-rest = Cartes, pistes et autres
mab-source-total = Total
mab-next-income = Prochain revenu
mab-discs-gone = { $count ->
        [one] 1 disque a quitté sa piste
       *[other] { $count } disques ont quitté sa piste
    }
mab-now-then = marqués jusqu’ici, puis le total si la partie s’arrêtait maintenant
mab-completed = achevée
mab-locked = verrouillée
mab-discs-left = { $count ->
        [one] encore 1 disque
       *[other] encore { $count } disques
    }
mab-pin = { $place }, { $number }, { $kind } : { $offers }
mab-a-village = Village
mab-a-city = Ville
mab-a-start = départ
mab-market = marché, marchandise : { $good }, emplacements pris : { $discs } sur { $spaces }
mab-cube-of = cube, nation : { $nation }
mab-spies-here = { $count ->
        [one] 1 Espion
       *[other] { $count } Espions
    }
mab-points-of = { $cost } sur { $all ->
        [one] 1 point
       *[other] { $all } points
    }
mab-village-actions = { $count ->
        [one] 1 action Village
       *[other] { $count } actions Village
    }
mab-city-action = action Ville
mab-can-deliver = une livraison est possible
mab-can-quest = la Quête { $quest } peut être accomplie
mab-can-spy = { $count ->
        [one] votre Espion peut servir
       *[other] { $count } de vos Espions peuvent servir
    }
mab-spies-passed = { $points ->
        [one] 1 point
       *[other] { $points } points
    } pour vos Espions au passage
mab-forced = escale obligatoire pour tous les Bateaux
mab-not-met = vous ne pouvez pas la payer
mab-other-way = Un autre trajet coûte { $cost } (par { $path }) : maintenez Maj, ou affichez les autres trajets.
mab-other-way-thumb = Un autre trajet coûte { $cost } (par { $path }) : touchez encore l’escale.
mab-asks = vous choisirez d’abord une nation
mab-sort-drop = { $count ->
        [one] Défaussez encore 1 carte.
       *[other] Défaussez encore { $count } cartes.
    }
mab-sort-drop-hint = Choisissez les cartes à défausser. Choisissez-en une à nouveau pour la reprendre.
mab-sort-done = Confirmez vos cartes.
mab-sort-done-hint = Les quatre autres restent en main. Choisissez-en une à nouveau pour la reprendre.
mab-other-routes = Autres trajets
mab-main-routes = Plus courtes
mab-other-routes-why = { $count ->
        [one] Une escale se rejoint aussi par un trajet plus long, en passant par d’autres lieux.
       *[other] { $count } escales se rejoignent aussi par un trajet plus long, en passant par d’autres lieux.
    } Ce bouton montre ces trajets ; Maj et un clic en prend un aussitôt.
mab-line-red = la ligne rouge est franchie
mab-line-blue = la ligne bleue est franchie
mab-line-green = la ligne verte est franchie
mab-where-to-stop = Où faire escale
mab-where-to-explore = Où explorer
mab-on-the-chart = Sur la carte
mab-skip = Renoncer
mab-no-action = Aucune action
mab-villages-locked = Villages : achevez d’abord « { $area } »
mab-always = toujours
mab-ask = me demander
mab-city = Ville
mab-village = Village
mab-perform = Effectuer
mab-stop = Arrêter
mab-city-do = Action Ville
mab-deliver-at-once = Action Ville : livrer { $card }
mab-undelivered = Sans livrer
mab-then = Puis :
mab-then-why = L’action Ville suit la livraison d’elle-même. Appuyez pour en décider après.
mab-fill-hand = Compléter la main : piocher { $count }
mab-end-fill = { $count ->
        [one] Finir le tour, piocher 1 carte
       *[other] Finir le tour, piocher { $count } cartes
    }
mab-stop-turn-choose = Finir le tour, choisir les cartes
mab-stop-sail = Faire escale ici
mab-stop-village = Terminer
mab-stop-fight = Terminer le combat
mab-stop-explore = S’arrêter ici
mab-stop-turn = Terminer le tour
mab-stop-draw = Arrêter de piocher
mab-jumps = Parties de la table
mab-jump-chart = Carte
mab-jump-display = Cartes
mab-jump-nations = Nations
mab-jump-ship = Navire
mab-jump-log = Journal
mab-legend = Symboles
mab-legend-open = Le sens des symboles
mab-plan-it = Planifier
mab-drop-card = glissez une carte ici
mab-last-pays = seule la case d’arrivée rapporte
mab-rank-then = { $nation } : rang de noblesse { $from } → { $to }.
mab-track-now = { $nation } : { $influence ->
        [one] 1 point
       *[other] { $influence } points
    } d’Influence, rang de noblesse { $rank }, qui vaut { $worth ->
        [one] 1 point
       *[other] { $worth } points
    } à présent ({ $rank } × { $multiplier }).
mab-track-next = Le rang { $rank } est à { $steps ->
        [one] 1 case
       *[other] { $steps } cases
    }.
mab-lacks = exige { $area }
mab-lacks-areas = exige { $count ->
        [one] 1 amélioration achevée
       *[other] { $count } améliorations achevées
    }
mab-scoring = Décompte de la manche { $round }
mab-scoring-on = Continuer : manche { $round }
mab-scoring-bought = Achat, ou points
mab-scoring-income = Revenu de doublons
mab-scoring-points = Revenu de points
mab-scoring-spies = Espions non atteints
mab-scoring-now = Points à présent
mab-scoring-gain = +{ $points } à ce décompte
mab-breakdown = Rangs × multiplicateurs
mab-breakdown-nation = { $empty ->
        [one] 1 emplacement vide
       *[other] { $empty } emplacements vides
    } et { $cubes } pour les cubes
mab-by-building = Bâtiments de prestige
mab-cards-taken = Cartes Projet de Jeanne
mab-sail-to = Faire escale : { $place }

## The signs, as the legend says them

mab-sign-doubloons = prendre 3 doublons
mab-sign-points = marquer 4 points de victoire
mab-sign-combat-points = gagner 2 points de combat
mab-sign-influence = 1 point d’Influence, nation au choix
mab-sign-influence-with = 2 points d’Influence auprès de la France
mab-sign-spy = prendre un Espion de la réserve générale
mab-sign-disc = retirer un disque de votre Navire
mab-sign-explore = avancer l’Explorateur de 3 cases au maximum
mab-sign-village = 2 actions Village
mab-sign-combat = effectuer un combat
mab-sign-quarantine = retirer une tuile Crâne
mab-sign-resail = reprendre la mer et agir encore
mab-sign-rank = marqueur au rang de noblesse suivant
mab-sign-per-compass = 1 point par symbole Boussole
mab-sign-per-spy = … par Espion sur le plateau
mab-sign-per-combat-token = … par jeton Combat
mab-sign-per-quest = … par tuile Quête
mab-sign-per-token = … par jeton Combinaison
mab-sign-per-nation = … par nation où vous avez 3 points d’Influence
mab-sign-pay-goods = payer 3 cartes d’une même marchandise, puis prendre
mab-sign-pay-combat = payer 2 points de combat, puis prendre
mab-sign-pay-hand = défausser toute la main, puis prendre
mab-sign-income = revenu : 3 doublons de plus
mab-sign-points-income = revenu : 2 points de plus
mab-sign-combination = de même, dès que vous avez la Médaille
mab-sign-object = compte pour une carte marine, sans jamais être défaussé
mab-sign-discount = les achats coûtent 2 de moins
mab-sign-before-combat = 1 point de combat avant chaque combat
mab-sign-patron = 2 points de combat quand vous combattez pour l’Espagne
mab-sign-grave = 3 points quand vous retirez un cube
mab-sign-further = Explorateur 1 case plus loin
mab-sign-toll = 1 point par Explorateur dépassé
mab-sign-host = visiteurs de votre Espion : 1 point ou 2 doublons
mab-sign-spy-to-combat = un Espion remis contre 2 points de combat
mab-sign-new-village = nouvelle action Village
mab-sign-ultimate = ultime action Village
mab-sign-new-combat = nouvelle action de combat, pour 2
mab-sign-cube-village = un cube sur un Village vide
mab-sign-colony = un cube et le rang de noblesse suivant
mab-sign-cube-here = un cube sur le Village où est votre Bateau
mab-sign-quest-card = une Quête sur cette carte
mab-sign-spy-income = chaque Espion posé ici : revenu 2
mab-sign-needs-cubes = exige 3 cubes de l’Angleterre
mab-sign-pay-herbs = payer 3 herbes médicinales
mab-sign-return-spy = remettre un Espion dans la réserve générale
mab-sign-spy-card = un Espion sur la carte

## L’histoire

mab-story = L’histoire
mab-story-game = L’histoire, partie { $game }
mab-story-number = Carte Histoire { $card }
mab-story-kind-drawn = entre en jeu
mab-story-kind-read = est retournée
mab-story-kind-ended = fin de la campagne
mab-story-kind-claimed = sa tuile est prise
mab-story-you-claim = Vous prenez la tuile de « { $title } ».
mab-story-claims = { $name } prend la tuile de « { $title } ».
mab-story-claim-then = La carte est retournée à la fin de la manche. D’ici là, seule la récompense compte.
mab-read-story = Lisez la carte Histoire, puis tournez la page.
mab-read-story-hint = Votre prochaine décision attend que la carte soit lue.
mab-read-scoring = Décompte intermédiaire après la manche { $round }
mab-read-scoring-hint = Regardez ce que la manche a rapporté, puis continuez.
mab-story-you-read = Vous lisez la carte à voix haute.
mab-story-reads = { $name } lit la carte à voix haute.
mab-story-read-along = Lire le texte
mab-story-changes = Sur la carte des Caraïbes
mab-story-laid = Une tuile Héritage entre en jeu : { $legacy }
mab-story-lifted = Une tuile Héritage quitte le jeu : { $legacy }
mab-story-tile-at = Une tuile Histoire se trouve à { $place } ({ $number }).
mab-story-quest-at = Une Quête se trouve à { $place } ({ $number }).
mab-story-unlocked = { $count ->
        [one] Une carte spéciale rejoint la défausse : { $cards }
       *[other] Des cartes spéciales rejoignent la défausse : { $cards }
    }
mab-story-city = Une tuile Ville est posée à { $place } ({ $number }).
mab-story-cube = { $place } perd son cube ({ $nation }).
mab-story-voices = Voix
mab-story-given = { $given } voix sur { $of }
mab-story-voted = a voté { $option }
mab-story-left-it = s’en remet aux autres
mab-story-awaited = n’a pas encore voté
mab-story-cast = a voté
mab-story-reader = narrateur
mab-story-majority = La majorité décide ; en cas d’égalité, le narrateur tranche.
mab-story-your-vote = votre voix
mab-story-leave = S’en remettre aux autres
mab-story-earlier = { $count ->
    [one] La page précédente
   *[other] Les { $count } pages précédentes
  }
mab-story-to-vote = Retour au vote
mab-story-before = La page précédente
mab-story-after = La page suivante
mab-story-all = Aller à la table
mab-story-next = Tourner la page
mab-story-to-table = Aller à la table
mab-story-claimed = prise par { $name }
mab-story-met = accomplie
mab-story-waits = Elle attend une tuile Histoire à la prochaine partie.
mab-story-discs = { $legacy } : disques, { $discs } sur { $spaces }
mab-story-again = relire : { $name }
mab-story-read-again = Relire
mab-chronicle = Ce qui s’est passé
mab-chronicle-about = L’histoire en bref
mab-chronicle-none = Rien n’a encore été raconté. La première carte est lue au début de la première partie.
mab-chronicle-by = lue par { $name }, partie n° { $game }
mab-chronicle-waits = en jeu
mab-chronicle-chart = Sur la carte
mab-chronicle-tiles = { $count ->
    [0] aucune tuile Héritage
    [one] 1 tuile Héritage
   *[other] { $count } tuiles Héritage
}
mab-chronicle-cards = Cartes spéciales
mab-chronicle-otherwise = Après un autre vote
mab-chronicle-roads = Les chemins laissés de côté
mab-chronicle-roads-text = L’histoire est terminée. Voici ce qui aurait pu arriver : ouvrez une carte pour la lire.
