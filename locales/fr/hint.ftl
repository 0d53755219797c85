# Ce que ferait un bon joueur, et pourquoi. Termes d’une évaluation : la valeur compte ($sign est + ou −, $n le nombre), .name nomme.

hint-only = Il n’y a pas d’autre choix.
hint-same = Tout autre choix revient au même.
hint-left = Cette décision revient aux personnes de la table.
hint-against = Par rapport au choix { $other } : { $reasons }.
hint-alike = À peu près aussi bon que le choix { $other }.
hint-better = { $what } (mieux)
hint-worse = { $what } (moins bien)
hint-then = plus tard { $what }
hint-chance = { $percent } % de chances de gagner
hint-value = estimé à { $points } { $points ->
        [one] point
       *[other] points
    }
# Ce qui ne tient pas des coups d’un choix.
hint-more = … et encore { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }

# Ce qu’un guide dit d’une décision, une fois par tour au plus.
coach-good = Bien choisi : j’aurais fait de même.
coach-fine = Un bon choix : presque rien n’était meilleur.
coach-look = La prochaine fois, regardez aussi ceci : « { $better } ».
coach-cost = La prochaine fois, regardez aussi ceci : « { $better } ». À côté, votre choix a : { $reasons }.

## Tous les jeux

hint-position =
    .name = votre position
hint-win =
    .name = la victoire
hint-others =
    .name = ce que cela laisse à vos adversaires
hint-turn =
    .name = ce que ce tour promet encore
hint-experience =
    .name = ce que beaucoup de parties ont appris

## Mundus Novus

hint-mn-doubloons =
    { $n ->
        [one] { $sign }{ $n } doublon
       *[other] { $sign }{ $n } doublons
    }
    .name = doublons
hint-mn-income =
    { $n ->
        [one] { $sign }{ $n } doublon de revenu par tour
       *[other] { $sign }{ $n } doublons de revenu par tour
    }
    .name = revenu
hint-mn-developments =
    { $n ->
        [one] { $sign }{ $n } Développement
       *[other] { $sign }{ $n } Développements
    }
    .name = pouvoirs de vos Développements
hint-mn-stored =
    { $n ->
        [one] { $sign }{ $n } carte en stock
       *[other] { $sign }{ $n } cartes en stock
    }
    .name = cartes en stock
hint-mn-plan =
    .name = combinaisons à votre portée
hint-mn-offered =
    { $n ->
        [one] { $sign }{ $n } carte encore à venir
       *[other] { $sign }{ $n } cartes encore à venir
    }
    .name = cartes encore à venir
hint-mn-ten =
    .name = le chemin vers la combinaison parfaite
hint-mn-title =
    { $n ->
        [one] { $sign }{ $n } point à l’échange pour le titre
       *[other] { $sign }{ $n } points à l’échange pour le titre
    }
    .name = le titre de Maître du commerce

## Au nom du Roi

hint-ar-points =
    { $n ->
        [one] { $sign }{ $n } point de victoire
       *[other] { $sign }{ $n } points de victoire
    }
    .name = points de victoire
hint-ar-expeditions =
    { $n ->
        [one] { $sign }{ $n } point aux expéditions
       *[other] { $sign }{ $n } points aux expéditions
    }
    .name = expéditions
hint-ar-contract =
    .name = contrat spécial
hint-ar-boats =
    { $n ->
        [one] { $sign }{ $n } bateau à envoyer
       *[other] { $sign }{ $n } bateaux à envoyer
    }
    .name = bateaux à envoyer
hint-ar-coins =
    { $n ->
        [one] { $sign }{ $n } pièce
       *[other] { $sign }{ $n } pièces
    }
    .name = pièces
hint-ar-jokers =
    { $n ->
        [one] { $sign }{ $n } carte « bateau joker »
       *[other] { $sign }{ $n } cartes « bateau joker »
    }
    .name = cartes « bateau joker »
hint-ar-running =
    { $n ->
        [one] { $sign }{ $n } mission en cours
       *[other] { $sign }{ $n } missions en cours
    }
    .name = missions en cours
hint-ar-crews =
    { $n ->
        [one] { $sign }{ $n } volume pour les missions
       *[other] { $sign }{ $n } volumes pour les missions
    }
    .name = bateaux pour les missions à venir
hint-ar-missions =
    { $n ->
        [one] { $sign }{ $n } mission en main
       *[other] { $sign }{ $n } missions en main
    }
    .name = missions en main

## Goa

hint-go-points =
    { $n ->
        [one] { $sign }{ $n } point de progrès
       *[other] { $sign }{ $n } points de progrès
    }
    .name = points
hint-go-fields =
    { $n ->
        [one] { $sign }{ $n } champ
       *[other] { $sign }{ $n } champs
    }
    .name = champs d’épices
hint-go-rows =
    { $n ->
        [one] { $sign }{ $n } rangée sur le plateau Développement
       *[other] { $sign }{ $n } rangées sur le plateau Développement
    }
    .name = ce que rapportent vos colonnes
hint-go-goods =
    { $n ->
        [one] { $sign }{ $n } épice ou navire
       *[other] { $sign }{ $n } épices et navires
    }
    .name = ce que paieront épices et navires
hint-go-colonies =
    { $n ->
        [one] { $sign }{ $n } colonie
       *[other] { $sign }{ $n } colonies
    }
    .name = colonies
hint-go-colonists =
    { $n ->
        [one] { $sign }{ $n } colon
       *[other] { $sign }{ $n } colons
    }
    .name = la prochaine colonie
hint-go-sets =
    { $n ->
        [one] { $sign }{ $n } point de symboles
       *[other] { $sign }{ $n } points de symboles
    }
    .name = symboles des cartes
hint-go-cards =
    { $n ->
        [one] { $sign }{ $n } carte Expédition
       *[other] { $sign }{ $n } cartes Expédition
    }
    .name = cartes Expédition
hint-go-actions =
    { $n ->
        [one] { $sign }{ $n } action bonus
       *[other] { $sign }{ $n } actions bonus
    }
    .name = actions bonus
hint-go-ducats =
    { $n ->
        [one] { $sign }{ $n } ducat
       *[other] { $sign }{ $n } ducats
    }
    .name = ducats
hint-go-most =
    .name = le plus de ducats
hint-go-tiles =
    { $n ->
        [one] { $sign }{ $n } tuile devant vous
       *[other] { $sign }{ $n } tuiles devant vous
    }
    .name = tuiles devant vous
hint-go-auctions =
    .name = les enchères à venir

## Ilôs

hint-il-wealth = { $sign }{ $n } de richesse
    .name = richesse
hint-il-pioneers =
    { $n ->
        [one] { $sign }{ $n } Pionnier placé
       *[other] { $sign }{ $n } Pionniers placés
    }
    .name = Pionniers placés
hint-il-ebony =
    { $n ->
        [one] { $sign }{ $n } jeton Ébène d’ici la fin
       *[other] { $sign }{ $n } jetons Ébène d’ici la fin
    }
    .name = Ébène d’ici la fin
hint-il-dye =
    { $n ->
        [one] { $sign }{ $n } jeton Teinture d’ici la fin
       *[other] { $sign }{ $n } jetons Teinture d’ici la fin
    }
    .name = Teinture d’ici la fin
hint-il-spice =
    { $n ->
        [one] { $sign }{ $n } jeton Épices d’ici la fin
       *[other] { $sign }{ $n } jetons Épices d’ici la fin
    }
    .name = Épices d’ici la fin
hint-il-gold =
    { $n ->
        [one] { $sign }{ $n } jeton Or d’ici la fin
       *[other] { $sign }{ $n } jetons Or d’ici la fin
    }
    .name = Or d’ici la fin
hint-il-hand =
    { $n ->
        [one] { $sign }{ $n } carte en main
       *[other] { $sign }{ $n } cartes en main
    }
    .name = cartes en main
hint-il-drawn =
    { $n ->
        [one] { $sign }{ $n } carte piochée par manche
       *[other] { $sign }{ $n } cartes piochées par manche
    }
    .name = cartes piochées par manche
hint-il-sites =
    .name = emplacements à votre portée

## Maracaibo

hint-ma-points =
    { $n ->
        [one] { $sign }{ $n } point
       *[other] { $sign }{ $n } points
    }
    .name = points
hint-ma-doubloons =
    { $n ->
        [one] { $sign }{ $n } doublon
       *[other] { $sign }{ $n } doublons
    }
    .name = doublons
hint-ma-income =
    { $n ->
        [one] { $sign }{ $n } doublon de revenu par manche
       *[other] { $sign }{ $n } doublons de revenu par manche
    }
    .name = revenu de doublons
hint-ma-points-income =
    { $n ->
        [one] { $sign }{ $n } point de revenu par manche
       *[other] { $sign }{ $n } points de revenu par manche
    }
    .name = revenu de points
hint-ma-card-points =
    { $n ->
        [one] { $sign }{ $n } point sur vos cartes
       *[other] { $sign }{ $n } points sur vos cartes
    }
    .name = points sur vos cartes
hint-ma-buildings =
    { $n ->
        [one] { $sign }{ $n } bâtiment de prestige
       *[other] { $sign }{ $n } bâtiments de prestige
    }
    .name = bâtiments de prestige
hint-ma-influence =
    { $n ->
        [one] { $sign }{ $n } point d’Influence
       *[other] { $sign }{ $n } points d’Influence
    }
    .name = Influence
hint-ma-combat =
    { $n ->
        [one] { $sign }{ $n } point de combat
       *[other] { $sign }{ $n } points de combat
    }
    .name = points de combat
hint-ma-spies =
    { $n ->
        [one] { $sign }{ $n } Espion en réserve
       *[other] { $sign }{ $n } Espions en réserve
    }
    .name = Espions en réserve
hint-ma-tokens =
    { $n ->
        [one] { $sign }{ $n } jeton Combinaison
       *[other] { $sign }{ $n } jetons Combinaison
    }
    .name = jetons Combinaison
hint-ma-quests =
    { $n ->
        [one] { $sign }{ $n } tuile Quête
       *[other] { $sign }{ $n } tuiles Quête
    }
    .name = tuiles Quête
hint-ma-combat-tokens =
    { $n ->
        [one] { $sign }{ $n } jeton Combat
       *[other] { $sign }{ $n } jetons Combat
    }
    .name = jetons Combat
hint-ma-hand =
    { $n ->
        [one] { $sign }{ $n } carte en main
       *[other] { $sign }{ $n } cartes en main
    }
    .name = cartes en main
hint-ma-planned =
    { $n ->
        [one] { $sign }{ $n } carte en Zone de planification
       *[other] { $sign }{ $n } cartes en Zone de planification
    }
    .name = cartes en Zone de planification
hint-ma-objectives =
    { $n ->
        [one] { $sign }{ $n } objectif
       *[other] { $sign }{ $n } objectifs
    }
    .name = objectifs
hint-ma-board-spies =
    { $n ->
        [one] { $sign }{ $n } Espion sur le plateau
       *[other] { $sign }{ $n } Espions sur le plateau
    }
    .name = Espions sur le plateau
hint-ma-compasses =
    { $n ->
        [one] { $sign }{ $n } symbole Boussole
       *[other] { $sign }{ $n } symboles Boussole
    }
    .name = symboles Boussole
hint-ma-objects =
    { $n ->
        [one] { $sign }{ $n } objet permanent
       *[other] { $sign }{ $n } objets permanents
    }
    .name = objets permanents
hint-ma-discount =
    { $n ->
        [one] { $sign }{ $n } doublon de réduction
       *[other] { $sign }{ $n } doublons de réduction
    }
    .name = réductions
hint-ma-patrons =
    { $n ->
        [one] { $sign }{ $n } protecteur
       *[other] { $sign }{ $n } protecteurs
    }
    .name = protecteurs
hint-ma-effects =
    { $n ->
        [one] { $sign }{ $n } effet permanent
       *[other] { $sign }{ $n } effets permanents
    }
    .name = effets permanents
hint-ma-actions =
    { $n ->
        [one] { $sign }{ $n } action de vos cartes
       *[other] { $sign }{ $n } actions de vos cartes
    }
    .name = actions de vos cartes
hint-ma-discs =
    { $n ->
        [one] { $sign }{ $n } disque retiré
       *[other] { $sign }{ $n } disques retirés
    }
    .name = disques retirés
hint-ma-areas =
    { $n ->
        [one] { $sign }{ $n } amélioration de Navire
       *[other] { $sign }{ $n } améliorations de Navire
    }
    .name = améliorations de Navire
hint-ma-explorer =
    { $n ->
        [one] { $sign }{ $n } case d’Exploration
       *[other] { $sign }{ $n } cases d’Exploration
    }
    .name = exploration
hint-ma-lane =
    { $n ->
        [one] { $sign }{ $n } point de mouvement restant
       *[other] { $sign }{ $n } points de mouvement restants
    }
    .name = le trajet restant
hint-ma-jeanne =
    .name = ce que Jeanne marquerait
