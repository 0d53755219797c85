# Le plateau dessiné d’Au nom du Roi.

## Parties de la table

arb-table = La table
arb-parts = Parties de la table
arb-lit-here = un choix ici
arb-expeditions = Expéditions
arb-boats = Bateaux
arb-boats-hint = vente en bas
arb-missions = Missions
arb-missions-hint = pièces après I, II, III tours
arb-contracts = Contrats
arb-contracts-hint = points par expédition
arb-completed = Missions accomplies
arb-points = Points
arb-if-ended = si la partie se terminait maintenant
arb-track-player = { $name } : { $points } sur la piste, { $score } si la partie se terminait maintenant
arb-track-text = Les pions pleins montrent les points marqués, les pions en pointillé ce qu’ils seraient si la partie se terminait maintenant.
arb-piles = Piles de bateaux
arb-pile = Pile { $pile } : { $left ->
    [0] épuisée
    [one] { $left } carte
   *[other] { $left } cartes
}
arb-pile-scoring = Pile { $pile } : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}, dont celle { $scoring-of-the }
arb-due = Le { $scoring } a lieu après { $turns ->
    [one] ce tour
   *[other] { $turns } tours, celui-ci compris
}
arb-due-hint = { $scoring } : { $turns ->
    [one] après ce tour
   *[other] encore { $turns } tours
}.
arb-open-ledger = Revoir le { $scoring }
arb-unseen = { $count ->
    [one] { $count } bateau est
   *[other] { $count } bateaux sont
} encore dans les piles :
arb-no-purchase = Tours de suite sans achat : { $turns } ; après { $most }, la partie se termine.
arb-mission-pile = Pioche des missions : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
arb-removed = Hors du jeu : { $missions }.
arb-none-removed = Aucune mission n’est encore hors du jeu.
arb-none-left = vide
arb-pile-empty = pioche vide
arb-slot-empty = Place vide de la { $row }
arb-first = premier

## Les étapes dans l’en-tête

arb-stage-first = Première moitié
arb-stage-lap = Derniers tours
arb-stage-lap-left = Derniers tours · { $turns }
arb-stage-second = Seconde moitié

## Les contrats en bref

arb-kind-presence = Présence
    .text = au moins un bateau à vous
arb-kind-half = Moitié
    .text = au moins la moitié des bateaux
arb-kind-majority = Majorité
    .text = plus de bateaux que tous les autres réunis
arb-kind-totality = Totalité
    .text = tous les bateaux sont à vous

## Décomptes

arb-scoring-interim = Décompte intermédiaire
arb-scoring-final = Décompte final
arb-ledger-interim = chaque bateau en expédition rapporte les points du champ clair
arb-ledger-final = les contrats sont dévoilés
arb-ledger-all = Tout montrer
arb-interim-short = Interm.
arb-total = Total

## À vous

arb-purse = Bourse
arb-coins-label = Pièces
arb-port = Au port
arb-boats-count = { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
}
arb-port-empty = aucun bateau au port
arb-your-missions = Vos missions
arb-no-missions = Aucune mission en main.
arb-hand = Missions en main
arb-hand-count = { $count } sur { $limit } en main
arb-contract = Contrat
arb-one-more = avec une mission de plus : × { $points }
arb-joker-boat = Bateau joker
arb-joker-hidden = Bateau joker, pas encore dévoilé
arb-joker-cards = Cartes « bateau joker »
arb-joker-card-text = Elle permet d’envoyer un bateau là où une autre couleur est demandée.
arb-reserve-cards = Cartes réservation
arb-reserve-card-text = Elle réserve un bateau ou une mission jusqu’à la fin de votre prochain tour.
arb-with-card = avec une carte « bateau joker »
arb-card-up = Jouer « bateau joker »
arb-card-down = Garder la carte
arb-card-take-up = Utiliser votre carte « bateau joker »
arb-card-lay-down = Ne plus utiliser votre carte « bateau joker »
arb-rig = Couleur et volume du bateau joker
arb-rig-colour = Couleur
arb-rig-volume = Volume
arb-volume = Volume
arb-volume-of = Volume { $volume }
arb-exact = exact
arb-back = Retour

## Boutons

arb-do-coins = Pièces
arb-do-mission = Mission
arb-do-buy = Acheter
arb-do-send = Envoyer
arb-do-engage = pour { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}
arb-do-reserve = Réserver
arb-do-end = Terminer le tour
arb-do-finish = Terminer l’action

## Le nom des choses

arb-boat-of = bateau { $colour } de volume { $volume } ({ $name })
arb-expedition = { $name }, couleur : { $colour }, premier bateau { $fleet }, volume occupé : { $used } sur { $volume } ; bateaux : { $boats }
arb-expedition-empty = { $name }, couleur : { $colour }, pas encore de bateau, volume { $volume }
arb-joker-as = Bateau joker { $colour } ({ $volume })
arb-joker-volume = Bateau joker de volume { $volume }
arb-boat-in-port = { $name }, au port
arb-boat-held = { $name }, choisi
arb-takes-card = { $name } : seulement avec une carte « bateau joker » ; choisissez-la d’abord
arb-for-sale = { $name }, à vendre pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
arb-to-come = { $name }, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, pas encore à vendre
arb-reserved-by = (réservation : { $name })
arb-mission-name = { $name }, pièces après un, deux ou trois tours : { $one }, { $two } ou { $three }
arb-filling = { $name }, volume placé : { $placed } sur { $volume }
arb-running = { $name } : { $income ->
        [one] { $income } pièce
       *[other] { $income } pièces
    } dans { $left ->
        [one] { $left } tour
       *[other] { $left } tours
    }, avec { $boats }
arb-engage = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } : rapporte { $income ->
        [one] { $income } pièce
       *[other] { $income } pièces
    }
arb-sends = { $boat } vers { $place } pour { $tax ->
    [one] { $tax } pièce
   *[other] { $tax } pièces
} ; points au décompte final : { $points }.
arb-sends-card = { $boat } vers { $place } pour { $tax ->
    [one] { $tax } pièce
   *[other] { $tax } pièces
} et une carte « bateau joker » ; points au décompte final : { $points }.
arb-load = { $boat } sur « { $place } » pour { $tax ->
    [one] { $tax } pièce
   *[other] { $tax } pièces
}
arb-load-card = { $boat } sur « { $place } » pour { $tax ->
    [one] { $tax } pièce
   *[other] { $tax } pièces
} et une carte « bateau joker »

## La ligne qui raconte

arb-point-at = Survolez un élément pour savoir ce qu’il fait.
arb-point-at-thumb = Touchez longuement un élément pour savoir ce qu’il fait.
arb-since = Depuis votre tour
arb-tell-sends = { $boat } vers { $place }
arb-tell-sends-card = { $boat } vers { $place }, avec votre carte « bateau joker »
arb-tell-buy = Acheter : { $boat }
arb-tell-take = Prendre : { $name }
arb-tell-draw = Piocher une mission
arb-tell-reserve = Réserver : { $name }
arb-moves-down = descend
arb-pile-change = pile { $pile } : { $from } → { $to }
arb-may-show = peut dévoiler la carte { $scoring-of-the }
arb-hand-change = { $from } → { $to } sur { $limit }
arb-exactly = { $used }/{ $volume } exactement
arb-pays-in = Elle rapporte au début de votre tour de la manche { $round } ; les bateaux reviennent alors.
arb-card-of = 1 sur { $cards }
arb-fulfilled-at = Rempli dans ces expéditions : { $expeditions }.
arb-fulfilled-nowhere = Rempli dans aucune expédition pour l’instant.
arb-in-round = manche { $round }
arb-reserve-until = Réservé pour vous jusqu’à la fin de votre prochain tour.
arb-reserved-ends = Réservation : { $name }, jusqu’à la fin du tour en cours ou du prochain.
arb-reserved-lasts = Réservation : { $name }, jusqu’à la fin du tour suivant.
arb-filling-hint = Il descend quand le bateau placé au-dessous est acheté.

## Ce que demande la barre pour ce qu’on tient en main

arb-ask-boat = Choisissez où va { $boat-the }.
arb-ask-joker = Choisissez où va le bateau joker.
arb-ask-expedition = Choisissez un bateau pour l’expédition { $expedition-of }.
arb-ask-mission = Choisissez un bateau pour { $mission-the }.
arb-ask-card = Choisissez un bateau ou une destination pour votre carte « bateau joker ».
arb-ask-tax = Coût : { $tax ->
    [one] { $tax } pièce
   *[other] { $tax } pièces
} sur { $coins }.
arb-ask-tax-card = { $tax ->
    [one] { $tax } pièce
   *[other] { $tax } pièces
} et votre carte « bateau joker ».
arb-ask-with-card = Avec votre carte « bateau joker ».
arb-ask-needs-card = Seulement avec votre carte « bateau joker » : choisissez la carte ou un bateau.
arb-ask-unsent = Vous pouvez encore changer d’avis.

## Touches

arb-keys-card = choisir la carte « bateau joker », ou y renoncer
arb-keys-volume = le volume du bateau joker choisi
arb-keys-colour = la couleur du bateau joker choisi, sur ses touches
arb-keys-reserve = réserver
arb-keys-end = terminer l’action, terminer le tour

## Où sont les éléments

arb-where-sale = à vendre
arb-where-filling = dans la rangée de remplissage
arb-where-piles = dans les piles
arb-where-expeditions = en expédition
arb-where-display = face visible
arb-where-out = hors du jeu
arb-components-boat = Bateaux standard
arb-components-joker = Bateaux joker
arb-components-expedition = Expéditions
arb-components-mission = Missions commerciales
arb-components-contract = Contrats spéciaux
arb-components-number = Valeurs fixées par les règles
