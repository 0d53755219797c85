# Maracaibo : tout ce que dit le jeu. Les noms et textes du matériel sont dans les fichiers voisins.

## Options

ma-option-mode = Mode
    .text = Classique : une des cartes 75, 76 et 77 fixe la mise en place de la partie.
ma-option-mode-classic = Classique
ma-option-level = Niveau
    .text = Facile, moyen ou difficile : plus le niveau est élevé, plus il y a de tuiles Héritage et moins il y a de Quêtes.
ma-option-level-easy = Facile
ma-option-level-medium = Moyen
ma-option-level-hard = Difficile
ma-option-armada = La Armada
    .text = Neuf cartes Projet et trois cartes Carrière de plus, une carrière pour chaque nation.
ma-option-solo = Jeanne
    .text = La force de votre adversaire quand vous jouez seul, de 1 (très facile) à 5 (très difficile).
ma-option-solo-1 = 1 : très facile
ma-option-solo-2 = 2 : facile
ma-option-solo-3 = 3 : moyen
ma-option-solo-4 = 4 : difficile
ma-option-solo-5 = 5 : très difficile

## Phases

ma-phase-split = Préparation : cartes
ma-phase-careers = Préparation : carrières
ma-phase-sail = Manche { $round } : navigation
ma-phase-act = Manche { $round } : action principale
ma-phase-draw = Manche { $round } : pioche
ma-phase-jeanne = Manche { $round } : tour de Jeanne
ma-phase-scoring = Décompte de la manche { $round }
ma-phase-over = Fin de la partie

## What is to be decided

ma-prompt-over = La partie est terminée.
ma-prompt-plan = Choisissez une carte pour votre Zone de planification ; 4 cartes restent en main.
    .clause = MA-4.5
    .hint = Cette carte pourra être achetée plus tard, depuis votre Zone de planification.
ma-prompt-drop = Choisissez une carte à défausser (encore { $left }).
    .clause = MA-4.5
    .hint = Choisissez les cartes que vous défaussez ; les quatre autres forment votre main.
ma-prompt-career = Choisissez votre carrière.
    .clause = MA-4.7
    .hint = Un objectif atteint s’accomplit par une action gratuite pendant votre tour.
ma-prompt-draw = Piochez jusqu’à votre limite de main : vous avez { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } sur { $limit }.
    .clause = MA-8.1
    .hint = Choisissez la pioche ou une carte face visible.
ma-prompt-finish = Effectuez des actions gratuites, ou terminez le tour.
    .clause = MA-7.3
ma-prompt-finish-end = Il ne reste rien à faire : terminez le tour.
    .clause = MA-7.3
ma-prompt-sail = Naviguez depuis { $place-the } : il vous reste { $left ->
        [one] { $left } point de mouvement
       *[other] { $left } points de mouvement
    }.
    .clause = MA-6.1
    .hint = Choisissez une escale. Un Village plus lointain donne plus d’actions Village.
ma-prompt-resail = Reprenez la mer depuis { $place-the }, ou restez : il vous reste { $left ->
        [one] { $left } point de mouvement
       *[other] { $left } points de mouvement
    }.
    .clause = MA-6.1
ma-prompt-host = { $guest } fait escale { $place-to-the }, où vous avez un Espion : prenez des points de victoire ou des doublons.
    .clause = MA-23.11
ma-prompt-main = Choisissez votre action principale { $place-to-the }.
    .clause = MA-7.1
    .hint = Une seule par tour. Planifier une carte de votre main est toujours gratuit.
ma-prompt-deliver = Livrez une marchandise { $place-to-the }, ou continuez sans livrer.
    .clause = MA-9.2
    .hint = Choisissez une carte qui porte la marchandise ; un disque passe alors au marché.
ma-prompt-city = { $place } : { $text } ?
    .clause = MA-9.1
ma-prompt-either = { $source } : { $text } ?
    .clause = MA-13.1
ma-prompt-offer = Payez { $price }, ou renoncez.
    .clause = MA-26.2
ma-prompt-same = Choisissez la marchandise { $count ->
        [one] de la carte
       *[other] des { $count } cartes
    } que vous payez.
    .clause = MA-26.3
ma-prompt-settle = Choisissez une carte pour payer ; reste à payer : { $due }.
    .clause = MA-22.1
    .hint = Chaque carte paie avec l’un de ses deux symboles.
ma-prompt-disc-market = Retirez un disque de votre Navire ; deux retirés de la même case la débloquent.
    .clause = MA-9.2
ma-prompt-disc = Choisissez un disque à retirer de votre Navire.
    .clause = MA-21.1
    .hint = Deux disques retirés achèvent une zone de votre Navire.
ma-prompt-nation-influence = Choisissez la nation auprès de laquelle vous gagnez { $steps ->
        [one] { $steps } point
       *[other] { $steps } points
    } d’Influence.
    .clause = MA-11.1
ma-prompt-nation-line = Vous avez franchi la ligne rouge : choisissez la nation auprès de laquelle vous gagnez { $steps ->
        [one] { $steps } point
       *[other] { $steps } points
    } d’Influence.
    .clause = MA-12.7
ma-prompt-nation-rank = Choisissez la nation dont le marqueur avance jusqu’au rang de noblesse suivant.
    .clause = MA-11.2
ma-prompt-nation-cube = Choisissez la nation dont vous placez un cube Possession sur un Village.
    .clause = MA-25.2
ma-prompt-nation-colony = Choisissez la nation de votre colonie.
    .clause = MA-25.3
ma-prompt-nation-here = Choisissez la nation dont vous placez un cube Possession sur le Village où est votre Bateau.
    .clause = MA-21.11
ma-prompt-settlement = Choisissez le Village où placer le cube de { $nation }.
    .clause = MA-25.2
ma-prompt-token = Choisissez un jeton Combinaison.
    .clause = MA-23.2
ma-prompt-spy-income = Choisissez combien d’Espions vous placez sur la carte ; chacun augmente de { $income } votre revenu de doublons.
    .clause = MA-25.7
ma-prompt-village = Choisissez une action Village (encore { $left }).
    .clause = MA-14.2
    .hint = Achetez une carte, investissez dans un bâtiment, ou prenez des doublons.
ma-prompt-pile = Combat : révélez un jeton de l’une des piles.
    .clause = MA-10.1
ma-prompt-banner = { $token-title } : choisissez la nation pour laquelle vous combattez.
    .clause = MA-10.2
    .hint = Vous pourrez dépenser la valeur indiquée sur sa ligne.
ma-prompt-fight = Combat pour { $nation } : il vous reste une valeur de combat de { $value }.
    .clause = MA-10.4
    .hint = Dépensez-la en actions différentes ; sur la carte, les drapeaux à prendre brillent.
ma-prompt-explore = Avancez votre Explorateur de { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } au maximum.
    .clause = MA-12.1
    .hint = Seule la case où l’Explorateur termine rapporte.
ma-prompt-space-quest = Accomplissez la Quête de cette case, ou renoncez-y. { $text }
    .clause = MA-12.5
ma-prompt-purchase = Décompte : achetez une carte, investissez dans un bâtiment de prestige ou marquez des points de victoire.
    .clause = MA-18.2
    .hint = Choisissez une carte ou un bâtiment qui brille.
ma-what-plan = choisit une carte pour la Zone de planification
ma-what-drop = choisit des cartes à défausser
ma-what-split = { $count ->
        [one] choisit ses premières cartes
       *[other] choisissent leurs premières cartes
    }
ma-what-career = choisit une carrière
ma-what-careers = { $count ->
        [one] choisit une carrière
       *[other] choisissent leur carrière
    }
ma-what-draw = pioche des cartes ({ $held } sur { $limit })
ma-what-finish = effectue des actions gratuites ou termine le tour
ma-what-sail = navigue depuis { $place-the } ; il lui reste { $left ->
        [one] { $left } point de mouvement
       *[other] { $left } points de mouvement
    }
ma-what-resail = peut reprendre la mer depuis { $place-the } ; il lui reste { $left ->
        [one] { $left } point de mouvement
       *[other] { $left } points de mouvement
    }
ma-what-host = prend des points de victoire ou des doublons, car { $guest } fait escale { $place-to-the }
ma-what-main = choisit une action principale { $place-to-the }
ma-what-deliver = peut livrer une marchandise { $place-to-the }
ma-what-city = peut effectuer l’action Ville { $place-of-the }
ma-what-either = choisit une des possibilités : { $source }
ma-what-offer = peut accepter un échange
ma-what-same = choisit la marchandise de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à payer
ma-what-settle = paie avec des cartes ; reste à payer : { $due }
ma-what-disc-market = choisit un disque pour le marché
ma-what-disc = choisit un disque de son Navire
ma-what-nation-influence = choisit une nation pour { $steps ->
        [one] { $steps } point
       *[other] { $steps } points
    } d’Influence
ma-what-nation-line = choisit une nation pour { $steps ->
        [one] { $steps } point
       *[other] { $steps } points
    } d’Influence
ma-what-nation-rank = choisit un marqueur pour le rang de noblesse suivant
ma-what-nation-cube = choisit la nation d’un cube
ma-what-nation-colony = choisit la nation d’une colonie
ma-what-nation-here = choisit la nation d’un cube
ma-what-settlement = choisit un Village pour un cube de { $nation }
ma-what-token = choisit un jeton Combinaison
ma-what-spy-income = place des Espions sur une carte, chacun pour { $income } de revenu de doublons en plus
ma-what-village = choisit une action Village (encore { $left })
ma-what-pile = révèle un jeton Combat
ma-what-banner = choisit la nation pour laquelle combattre : { $token }
ma-what-fight = combat pour { $nation } ; il lui reste une valeur de combat de { $value }
ma-what-explore = avance son Explorateur de { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } au maximum
ma-what-space-quest = peut accomplir une Quête de la piste d’Exploration
ma-what-purchase = achète une carte, investit ou marque des points de victoire au décompte
ma-wait = { $seat } { $what }.
ma-wait-several = { $seats } { $what }.
ma-combat-none = aucun jeton

## Buttons

ma-do-plan = Placer « { $card } » (coût { $cost }, { $good }, { $object }) dans la Zone de planification
    .tells = card
ma-do-drop = Défausser « { $card } » (coût { $cost }, { $good }, { $object })
ma-do-career = Carrière « { $career } ». { $text }
ma-do-sail = Naviguer vers { $place-the }{ $cost ->
        [one] {""}
       *[other] {" "}pour { $cost } points de mouvement
    }
ma-do-sail-tile = Naviguer vers { $place-the }{ $cost ->
        [one] {""}
       *[other] {" "}pour { $cost } points de mouvement
    }. { $text }
ma-do-stop-sail = Faire escale ici
ma-do-stop-village = Terminer les actions Village
ma-do-stop-combat = Terminer le combat
ma-do-stop-explore = Arrêter l’Explorateur ici
ma-do-stop-draw = Arrêter de piocher
ma-do-finish = Terminer le tour
ma-do-stop = Arrêter
ma-do-points = Marquer { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
ma-do-doubloons = Prendre { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }
ma-do-always-points = Désormais, toujours marquer { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de victoire pour les visiteurs
ma-do-always-doubloons = Désormais, toujours prendre { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } pour les visiteurs
ma-do-ask = Me demander de nouveau pour chaque visiteur
ma-do-city = Action Ville { $place-of-the } : { $text }
ma-do-city-none = Action Ville { $place-of-the }
ma-do-village = Effectuer { $actions ->
        [one] { $actions } action Village
       *[other] { $actions } actions Village
    }
ma-do-quest = Accomplir la { $quest }. { $text }
ma-do-spy = Effectuer l’action d’espionnage de la carte « { $card } ». { $text }
ma-do-skip-main = N’effectuer aucune action principale
ma-do-skip-deliver = Ne rien livrer
ma-do-skip-sail = Ne pas reprendre la mer
ma-do-skip = Renoncer
ma-do-deliver = Livrer « { $card } » ({ $good })
ma-do-perform = Effectuer l’action
ma-do-way = Choisir : { $text }
ma-do-way-number = Possibilité { $way }
ma-do-pay = Payer { $price } pour { $gains }
ma-do-pay-what = Payer
ma-do-pay-good = Payer { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre main ({ $good })
ma-do-spend = Payer avec « { $card } » (coût { $cost }, { $good }, { $object })
ma-do-disc = Retirer un disque : { $area }{ $discs ->
        [one] , le dernier : l’amélioration est achevée
       *[other] {""}
    }. { $text }
ma-do-nation = Choisir { $nation }
ma-do-nation-influence = Gagner { $steps ->
        [one] { $steps } point
       *[other] { $steps } points
    } d’Influence auprès de { $nation }
ma-do-nation-rank = Atteindre le rang de noblesse suivant auprès de { $nation }
ma-do-nation-cube = Placer un cube de { $nation }
ma-do-nation-colony = Fonder une colonie de { $nation }
ma-do-nation-here = Placer ici un cube de { $nation }
ma-do-settle = Placer le cube { $place-to-the }
ma-do-token = Prendre le jeton Combinaison « { $token } »
ma-do-spies = { $count ->
        [0] Ne placer aucun Espion
        [one] Placer { $count } Espion
       *[other] Placer { $count } Espions
    } sur la carte
ma-do-doubloon = Prendre { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }
ma-do-discard = Défausser toute la main pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }
ma-do-buy = Acheter « { $card } » ({ $good }, { $object }) pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }
    .tells = card
ma-do-invest = Investir { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et un Espion dans le bâtiment « { $building } »
    .tells = building
ma-do-area = Utiliser « { $area } » : { $text }
ma-do-card = Utiliser « { $card } » : { $text }
ma-do-card-quest = Accomplir la Quête posée sur « { $card } ». { $text }
ma-do-reveal = Révéler un jeton de la pile { $pile }
ma-do-fight = Combattre pour { $nation } avec une valeur de combat de { $value }. Sur le jeton Combat, { $text }
ma-do-fight-bare = Combattre sans jeton, avec une valeur de combat de { $value }
ma-do-raise-combat = Dépenser 1 point de combat : valeur de combat +1
ma-do-raise-spy = Remettre 1 Espion dans la réserve générale : valeur de combat +1
ma-do-influence = Gagner { $steps ->
        [one] { $steps } point
       *[other] { $steps } points
    } d’Influence : valeur de combat −{ $price }
ma-do-annex = Annexer { $place-the } : valeur de combat −{ $price } ; drapeau : { $text }
ma-do-capture = Capturer { $place-the } : valeur de combat −{ $price } ; drapeau : { $text }
ma-do-raid = Prendre le Village { $place-of-the } : valeur de combat −{ $price }
ma-do-strike = « { $card } » : valeur de combat −{ $price } ; { $text }
ma-do-sea = Escorter la flotte au trésor : valeur de combat −{ $price } ; { $text }
ma-do-mine = Mine d’or : valeur de combat −{ $price } ; { $text }
ma-do-explore = Avancer l’Explorateur jusqu’à la { $space }. { $text }
ma-do-explore-end = Avancer l’Explorateur jusqu’à la fin de la piste, { $space }. { $text }
ma-do-draw = Piocher une carte
ma-do-take = Prendre « { $card } » (coût { $cost }, { $good }, { $object }) parmi les cartes face visible{ $doubloons ->
        [0] , gratuitement
        [one] {" "}pour { $doubloons } doublon
       *[other] {" "}pour { $doubloons } doublons
    }
    .tells = card
ma-do-objective = Accomplir l’objectif { $number } : prendre { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }{ $points ->
        [0] {""}
        [one] {" "}et marquer { $points } point de victoire
       *[other] {" "}et marquer { $points } points de victoire
    }. { $text }
ma-do-objective-number = Accomplir l’objectif { $number }
ma-do-spy-to-combat = Remettre un Espion dans la réserve générale pour { $points ->
        [one] { $points } point de combat
       *[other] { $points } points de combat
    }

## Log

ma-log-plan-chosen = { $seat } met de côté « { $card } » pour la Zone de planification.
    .would = { $seat } mettrait de côté « { $card } » pour la Zone de planification.
ma-log-drop-chosen = { $seat } met de côté « { $card } » pour la défausse.
    .would = { $seat } mettrait de côté « { $card } » pour la défausse.
ma-log-career-picked = { $seat } choisit la carrière « { $career } ».
    .would = { $seat } choisirait la carrière « { $career } ».
ma-log-planned = { $seat } place « { $card } » dans la Zone de planification.
    .would = { $seat } placerait « { $card } » dans la Zone de planification.
ma-log-dropped = { $seat } défausse : { $cards }.
    .would = { $seat } défausserait : { $cards }.
ma-log-career = { $seat } dévoile sa carrière : « { $career } ».
    .would = { $seat } dévoilerait sa carrière : « { $career } ».
ma-log-round = La manche { $round } commence.
    .would = La manche { $round } commencerait.
ma-log-sailed = { $seat } navigue vers { $place-the }.
    .would = { $seat } naviguerait vers { $place-the }.
ma-log-stopped = { $seat } navigue et fait escale { $place-to-the } : { $points ->
        [one] { $points } point de mouvement
       *[other] { $points } points de mouvement
    }.
    .would = { $seat } naviguerait et ferait escale { $place-to-the } : { $points ->
            [one] { $points } point de mouvement
           *[other] { $points } points de mouvement
        }.
ma-log-hosted = { $seat } reçoit le bonus de son Espion { $place-to-the }, où { $guest } fait escale.
    .would = { $seat } recevrait le bonus de son Espion { $place-to-the }, où { $guest } fait escale.
ma-log-habit = { $seat } { $answer ->
        [ask] veut décider pour chaque visiteur
        [points] prendra toujours des points de victoire pour les visiteurs
       *[doubloons] prendra toujours des doublons pour les visiteurs
    }.
ma-log-spies-unused = { $seat } marque des points de victoire pour { $spies ->
        [one] { $spies } Espion inutilisé
       *[other] { $spies } Espions inutilisés
    } { $place-to-the }.
    .would = { $seat } marquerait des points de victoire pour { $spies ->
            [one] { $spies } Espion inutilisé
           *[other] { $spies } Espions inutilisés
        } { $place-to-the }.
ma-log-spies-unreached = { $seat } marque des points de victoire pour { $spies ->
        [one] { $spies } Espion qui n’a pas été atteint
       *[other] { $spies } Espions qui n’ont pas été atteints
    }.
    .would = { $seat } marquerait des points de victoire pour { $spies ->
            [one] { $spies } Espion qui n’a pas été atteint
           *[other] { $spies } Espions qui n’ont pas été atteints
        }.
ma-log-city = { $seat } effectue l’action Ville { $place-of-the }.
    .would = { $seat } effectuerait l’action Ville { $place-of-the }.
ma-log-village = { $seat } effectue { $actions ->
        [one] { $actions } action Village
       *[other] { $actions } actions Village
    } { $place-to-the }.
    .would = { $seat } effectuerait { $actions ->
            [one] { $actions } action Village
           *[other] { $actions } actions Village
        } { $place-to-the }.
ma-log-spied = { $seat } effectue l’action d’espionnage de la carte « { $card } » { $place-to-the }.
    .would = { $seat } effectuerait l’action d’espionnage de la carte « { $card } » { $place-to-the }.
ma-log-declined = { $seat } n’effectue aucune action principale.
    .would = { $seat } n’effectuerait aucune action principale.
ma-log-delivered = { $seat } livre « { $card } » { $place-to-the }.
    .would = { $seat } livrerait « { $card } » { $place-to-the }.
ma-log-disc = { $seat } retire un disque : { $area }.
    .would = { $seat } retirerait un disque : { $area }.
ma-log-upgraded = { $seat } achève une amélioration de son Navire : { $area }.
    .would = { $seat } achèverait une amélioration de son Navire : { $area }.
ma-log-points = { $seat } marque { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }.
    .would = { $seat } marquerait { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        }.
ma-log-doubloons = { $seat } prend { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
    .would = { $seat } prendrait { $doubloons ->
            [one] { $doubloons } doublon
           *[other] { $doubloons } doublons
        }.
ma-log-doubloons-paid = { $seat } paie { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
    .would = { $seat } paierait { $doubloons ->
            [one] { $doubloons } doublon
           *[other] { $doubloons } doublons
        }.
ma-log-combat-points = { $seat } gagne { $points ->
        [one] { $points } point de combat
       *[other] { $points } points de combat
    }.
    .would = { $seat } gagnerait { $points ->
            [one] { $points } point de combat
           *[other] { $points } points de combat
        }.
ma-log-combat-paid = { $seat } paie { $points ->
        [one] { $points } point de combat
       *[other] { $points } points de combat
    }.
    .would = { $seat } paierait { $points ->
            [one] { $points } point de combat
           *[other] { $points } points de combat
        }.
ma-log-spies-taken = { $seat } prend { $spies ->
        [one] { $spies } Espion
       *[other] { $spies } Espions
    }.
    .would = { $seat } prendrait { $spies ->
            [one] { $spies } Espion
           *[other] { $spies } Espions
        }.
ma-log-spies-returned = { $seat } remet { $spies ->
        [one] { $spies } Espion
       *[other] { $spies } Espions
    } dans la réserve générale.
    .would = { $seat } remettrait { $spies ->
            [one] { $spies } Espion
           *[other] { $spies } Espions
        } dans la réserve générale.
ma-log-spy-turned = { $seat } remet un Espion dans la réserve générale contre des points de combat.
    .would = { $seat } remettrait un Espion dans la réserve générale contre des points de combat.
ma-log-spy-placed = { $seat } place un Espion { $place-to-the }.
    .would = { $seat } placerait un Espion { $place-to-the }.
ma-log-influence = { $seat } gagne { $steps ->
        [one] { $steps } point
       *[other] { $steps } points
    } d’Influence auprès de { $nation } (total { $now }).
    .would = { $seat } gagnerait { $steps ->
            [one] { $steps } point
           *[other] { $steps } points
        } d’Influence auprès de { $nation } (total { $now }).
ma-log-token = { $seat } prend le jeton Combinaison « { $token } ».
    .would = { $seat } prendrait le jeton Combinaison « { $token } ».
ma-log-income-rose = { $seat } porte son revenu de doublons à { $now } (+{ $steps }).
    .would = { $seat } porterait son revenu de doublons à { $now } (+{ $steps }).
ma-log-points-income-rose = { $seat } porte son revenu de points de victoire à { $now } (+{ $steps }).
    .would = { $seat } porterait son revenu de points de victoire à { $now } (+{ $steps }).
ma-log-spent = { $seat } paie avec « { $card } » ({ $symbol }).
    .would = { $seat } paierait avec « { $card } » ({ $symbol }).
ma-log-hand-discarded = { $seat } défausse sa main : { $cards }.
    .would = { $seat } défausserait sa main : { $cards }.
ma-log-bought = { $seat } achète « { $card } » pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
    .would = { $seat } achèterait « { $card } » pour { $doubloons ->
            [one] { $doubloons } doublon
           *[other] { $doubloons } doublons
        }.
ma-log-invested = { $seat } investit { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et un Espion dans le bâtiment « { $building } ».
    .would = { $seat } investirait { $doubloons ->
            [one] { $doubloons } doublon
           *[other] { $doubloons } doublons
        } et un Espion dans le bâtiment « { $building } ».
ma-log-area-used = { $seat } utilise « { $area } ».
    .would = { $seat } utiliserait « { $area } ».
ma-log-card-used = { $seat } utilise « { $card } ».
    .would = { $seat } utiliserait « { $card } ».
ma-log-quest = { $seat } accomplit la { $quest }.
    .would = { $seat } accomplirait la { $quest }.
ma-quest-at = { $quest } { $place-to-the }
ma-log-setup = Préparation : { $seat } commence ; chacun reçoit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; sur le plateau : { $quests }.
ma-log-first = { $seat } commence.
ma-log-dealt = { $seat } reçoit : { $cards }.
ma-log-dealt-unseen = { $seat } reçoit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
ma-log-quest-placed = La { $quest } est posée { $place-to-the }.
ma-log-quest-on-card = La { $quest } est posée sur « { $card } ».
ma-log-token-revealed = { $seat } révèle le { $token }.
    .would = { $seat } révélerait le { $token }.
ma-log-fights = { $seat } combat pour { $nation } avec une valeur de combat de { $value }.
    .would = { $seat } combattrait pour { $nation } avec une valeur de combat de { $value }.
ma-log-combat-card = { $seat } utilise « { $card } » pendant le combat.
    .would = { $seat } utiliserait « { $card } » pendant le combat.
ma-log-combat-ended = { $seat } termine le combat.
    .would = { $seat } terminerait le combat.
ma-log-cube = { $seat } place un cube de { $nation } { $place-to-the }.
    .would = { $seat } placerait un cube de { $nation } { $place-to-the }.
ma-log-cube-removed = { $seat } retire le cube de { $nation } { $place-to-the }.
    .would = { $seat } retirerait le cube de { $nation } { $place-to-the }.
ma-log-legacy-cube = { $seat } place un cube de { $nation } sur la tuile { $legacy }.
    .would = { $seat } placerait un cube de { $nation } sur la tuile { $legacy }.
ma-log-explored = { $seat } avance son Explorateur jusqu’à la { $space }.
    .would = { $seat } avancerait son Explorateur jusqu’à la { $space }.
ma-log-line = { $seat } franchit { $line }.
    .would = { $seat } franchirait { $line }.
ma-log-track-ended = { $seat } atteint la fin de la piste d’Exploration.
    .would = { $seat } atteindrait la fin de la piste d’Exploration.
ma-log-toll = { $seat } prend { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } à { $from } en dépassant son Explorateur.
    .would = { $seat } prendrait { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        } à { $from } en dépassant son Explorateur.
ma-log-toll-jeanne = { $seat } prend { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } à Jeanne en dépassant son Explorateur.
    .would = { $seat } prendrait { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        } à Jeanne en dépassant son Explorateur.
ma-log-drew = { $seat } pioche « { $card } ».
    .would = { $seat } piocherait « { $card } ».
ma-log-drew-unseen = { $seat } pioche une carte.
    .would = { $seat } piocherait une carte.
ma-log-took = { $seat } prend « { $card } » parmi les cartes face visible{ $doubloons ->
        [0] {""}
        [one] {" "}pour { $doubloons } doublon
       *[other] {" "}pour { $doubloons } doublons
    }.
    .would = { $seat } prendrait « { $card } » parmi les cartes face visible{ $doubloons ->
            [0] {""}
            [one] {" "}pour { $doubloons } doublon
           *[other] {" "}pour { $doubloons } doublons
        }.
ma-log-face-up-several = Nouvelles cartes face visible : { $cards }.
ma-log-face-up = Nouvelle carte face visible : « { $card } ».
ma-log-reshuffled = La défausse devient la pioche.
ma-log-objective = { $seat } accomplit un objectif de sa carrière : { $asked }.
    .would = { $seat } accomplirait un objectif de sa carrière : { $asked }.
ma-log-career-done = { $seat } a achevé sa carrière.
    .would = { $seat } aurait achevé sa carrière.
ma-log-scoring = Le décompte de la manche { $round } commence.
    .would = Le décompte de la manche { $round } commencerait.
ma-log-income = { $seat } reçoit { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } de revenu.
    .would = { $seat } recevrait { $doubloons ->
            [one] { $doubloons } doublon
           *[other] { $doubloons } doublons
        } et { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        } de revenu.
ma-log-building = Un bâtiment de prestige est révélé : « { $building } ».
ma-log-jeanne-card = Jeanne révèle la { $card }.
ma-log-jeanne-reshuffled = Les cartes de Jeanne sont mélangées.
ma-log-jeanne-sailed = Jeanne avance de { $stops ->
        [one] { $stops } lieu
       *[other] { $stops } lieux
    }{ $way ->
        [upper] , par la voie du haut aux bifurcations
        [lower] , par la voie du bas aux bifurcations
       *[only] {""}
    } : elle fait escale { $place-to-the }{ $held ->
        [yes] , où l’escale est obligatoire
       *[no] {""}
    }.
ma-log-jeanne-quest = Jeanne prend la { $quest }, { $why ->
        [stop] posée là où elle fait escale, ce qui termine son tour
        [trail] posée sur la case de son Explorateur
       *[card] la première de la pile, comme l’indique sa carte
    }.
ma-log-jeanne-delivered = Jeanne place un disque sur l’espace libre du marché { $place-of-the }.
ma-log-jeanne-took = { $why ->
        [homeward] Sur une case « Retour à bon port », Jeanne prend toujours une carte :
        [no-disc] Jeanne n’a plus de disque pour le marché et prend une carte à la place :
       *[market-full] Jeanne ne trouve aucun espace libre au marché et prend une carte à la place :
    } la carte face visible { $position }, « { $card } ».
ma-log-jeanne-disc = Un disque quitte la piste de Jeanne.
ma-log-jeanne-influence = Jeanne gagne { $steps ->
        [one] { $steps } point
       *[other] { $steps } points
    } d’Influence auprès de { $nation }{ $beyond ->
        [0] {""}
       *[other] , dont { $beyond } au-delà de la dernière case, qui rapportent des points de victoire
    }.
ma-log-jeanne-points = Jeanne marque { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }.
ma-log-jeanne-explored = L’Explorateur de Jeanne avance jusqu’à la { $space } ({ $why ->
        [reach] une Quête libre y est à portée
       *[shortest] par la voie la plus courte, aucune Quête libre n’étant à portée
    }).
ma-log-jeanne-combat = Jeanne révèle le { $token } et combat pour { $nation }, { $why ->
        [printed] aussi forte pour elle qu’une autre avec { $strength }, mais de plus grande valeur sur le jeton
        [order] aussi forte pour elle qu’une autre avec { $strength }, mais première dans l’ordre France, Espagne, Angleterre
       *[strongest] la plus forte pour elle avec { $strength }
    }.
ma-log-jeanne-combat-bare = Jeanne combat sans jeton pour { $nation }, { $why ->
        [order] aussi forte pour elle qu’une autre avec { $strength }, mais première dans l’ordre France, Espagne, Angleterre
       *[strongest] la plus forte pour elle avec { $strength }
    }.
ma-log-jeanne-annexed = Jeanne annexe { $place-the } pour { $nation }, { $why ->
        [further] le premier Village libre, que sa carte lui donne en plus
        [village] le premier Village libre, aucune Ville n’étant libre pour elle
       *[city] la première Ville libre
    }.
ma-log-jeanne-boxed = { $why ->
        [further] Aucun Village n’est libre pour Jeanne
       *[other] Ni Ville ni Village n’est libre pour Jeanne
    } : un cube de { $nation } va dans la boîte.
ma-log-jeanne-idle = { $why ->
        [no-card] Il n’y a pas de carte face visible à la position qu’indique la carte de Jeanne : elle n’en prend pas.
        [no-quest] La pile de Quêtes est vide : Jeanne ne prend pas de Quête.
        [no-disc] La piste de Jeanne n’a plus de disque : aucun ne la quitte.
        [at-end] L’Explorateur de Jeanne est à la fin de la piste : il n’avance pas.
       *[no-cube] La nation pour laquelle Jeanne combat n’a plus de cube dans sa réserve : aucun n’est placé.
    }
ma-log-jeanne-income = Jeanne marque { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } de revenu.
ma-log-ended = La partie est terminée.
    .would = La partie serait terminée.

## Refusals

ma-no-over = La partie est terminée.
ma-no-turn = C’est à un autre joueur de décider.
ma-no-now = Vous devez d’abord décider autre chose.
ma-no-main = L’action principale suit l’escale du Bateau ; il n’y en a qu’une par tour.
ma-no-purchase = Une carte ou un bâtiment de prestige ne s’achète que par une action Village ou lors d’un décompte.
ma-no-sail = Le Bateau navigue au début du tour, avant l’action principale.
ma-no-phase-b = Les actions gratuites sont possibles à partir de l’escale, ni en naviguant ni en piochant.
ma-no-scoring = Il n’y a pas d’actions gratuites pendant les décomptes.
ma-no-paying = Terminez d’abord le paiement.
ma-no-split-planned = Vous avez déjà choisi la carte de votre Zone de planification.
ma-no-split-first = Choisissez d’abord la carte de votre Zone de planification.
ma-no-career = La carrière « { $career } » ne vous a pas été distribuée, ou vous avez déjà choisi.
ma-no-hand = La carte « { $card } » n’est pas dans votre main.
ma-no-owned = Vous n’avez pas acheté la carte « { $card } ».
ma-no-lane = Aucune voie ne mène maintenant { $from-of-the } à ce lieu.
ma-no-points = Cette voie coûte { $needed ->
        [one] { $needed } point de mouvement
       *[other] { $needed } points de mouvement
    } ; il vous en reste { $held }.
ma-no-entry = Vous ne pouvez pas encore faire escale { $place-to-the } : votre Explorateur n’est pas allé assez loin, et vous ne pouvez pas continuer au-delà.
ma-no-inland = Votre Explorateur n’est pas allé assez loin : vous ne pouvez encore ni faire escale ni poser de cube { $place-to-the }.
ma-no-stop = Le Bateau doit avancer d’au moins un lieu avant de faire escale.
ma-no-host = Personne ne fait escale maintenant là où vous avez un Espion et une carte qui paie pour cela.
ma-no-habit-later = Une réponse permanente se donne une seule fois, au début de votre tour.
ma-no-habit-same = C’est déjà votre réponse permanente.
ma-no-city = Il n’y a pas d’action Ville pour vous { $place-to-the }.
ma-no-village = Ce lieu n’est pas un Village : { $place }.
ma-no-quest = La { $quest } n’est pas ici.
ma-no-spy = L’Espion de « { $card } » n’est pas ici, ou n’est pas à vous.
ma-no-spy-late = L’Espion de « { $card } » peut servir à partir de votre prochain tour.
ma-no-doubloons = Cela coûte { $needed ->
        [one] { $needed } doublon
       *[other] { $needed } doublons
    } ; vous en avez { $held }.
ma-no-combat-points = Cela coûte { $needed ->
        [one] { $needed } point de combat
       *[other] { $needed } points de combat
    } ; vous en avez { $held }.
ma-no-spies = Il faut { $needed ->
        [one] { $needed } Espion
       *[other] { $needed } Espions
    } de votre réserve ; vous en avez { $held }.
ma-no-movement = Il faut avoir dépensé { $needed ->
        [one] { $needed } point de mouvement
       *[other] { $needed } points de mouvement
    } ce tour-ci ; vous en avez dépensé { $held }.
ma-no-cards = Votre main est vide.
ma-no-same = Vous n’avez pas { $needed ->
        [one] { $needed } carte
       *[other] { $needed } cartes
    } montrant la même marchandise.
ma-no-due = Il faut payer { $due } : vous n’en avez pas assez.
ma-no-symbol = La carte « { $card } » ne montre pas ce qui est dû.
ma-no-market = Le marché { $place-of-the } n’a pas d’espace libre.
ma-no-good = Le marché demande : { $good }. La carte « { $card } » n’en montre pas.
ma-no-pier = Vous ne pouvez accomplir aucune Quête sur cette tuile.
ma-no-pier-idle = Vous n’avez rien à livrer ici, ni de quoi payer la Quête de la tuile.
ma-no-disc-due = Placez d’abord sur le marché le disque de la livraison.
ma-no-disc = Il ne reste pas de disque dans cette zone : { $area }.
ma-no-area-first = Pour « { $area } », il faut d’abord achever « { $needed } ».
ma-no-areas = Pour « { $area } », il faut avoir achevé { $needed ->
        [one] { $needed } autre zone
       *[other] { $needed } autres zones
    } ; vous en avez achevé { $held }.
ma-no-way = Ce choix n’existe pas.
ma-no-explorer-home = Votre Explorateur a atteint la fin de la piste.
ma-no-rank = Aucun de vos marqueurs n’a de rang de noblesse suivant.
ma-no-last-rank = Votre marqueur a atteint le dernier rang de noblesse auprès de { $nation }.
ma-no-free-village = Tous les Villages ont déjà un cube.
ma-no-cubes = Il ne reste aucun cube dans la réserve de { $nation }.
ma-no-cubes-at-all = Il ne reste de cube dans la réserve d’aucune nation.
ma-no-occupied = Il faut un Village sans cube ; ce lieu ne convient pas : { $place }.
ma-no-token = Vous avez déjà le jeton Combinaison « { $token } ».
ma-no-nation-cubes = Il faut { $needed ->
        [one] { $needed } cube
       *[other] { $needed } cubes
    } de { $nation } sur les Villes et les Villages ; il y en a { $held }.
ma-no-revealed = Le bâtiment « { $building } » n’est pas révélé.
ma-no-invested = Vous avez déjà investi dans le bâtiment « { $building } ».
ma-no-village-area = « { $area } » n’est pas une action Village.
ma-no-upgrade = La zone « { $area } » n’est pas achevée.
ma-no-cube-here = Votre Bateau n’est pas dans un Village sans cube.
ma-no-village-card = La carte « { $card } » n’a pas d’action Village.
ma-no-card-quest = La Quête posée sur « { $card } » est accomplie, ou il n’y en a pas.
ma-no-pile = La pile { $pile } est vide.
ma-no-reveal = Il faut d’abord révéler un jeton.
ma-no-used = Vous avez déjà effectué cette action de combat pendant ce tour.
ma-no-value = Cela demande une valeur de combat de { $needed } ; il vous reste { $held }.
ma-no-own-cube = Il y a déjà un cube de { $nation } { $place-to-the }.
ma-no-flag = Il n’y a pas de drapeau { $place-to-the }.
ma-no-combat-card = La carte « { $card } » n’a pas d’action de combat.
ma-no-sea = Cet emplacement de la flotte au trésor est pris, ou il n’existe pas.
ma-no-legacy = La tuile { $legacy } n’est pas en jeu.
ma-no-mine-far = Votre Explorateur n’est pas allé assez loin pour la Mine d’or.
ma-no-mine = La Mine d’or est déjà prise.
ma-no-explore = L’Explorateur doit d’abord avancer d’au moins une case.
ma-no-space = Votre Explorateur ne peut pas aller maintenant à la { $space }.
ma-no-quest-space = Il n’y a pas de Quête sur la case de votre Explorateur.
ma-no-draw-pile = La pioche et la défausse sont vides.
ma-no-draw-stop = Vous devez piocher jusqu’à votre limite de main.
ma-no-row = La carte « { $card } » n’est pas face visible.
ma-no-planning = Votre Zone de planification est pleine.
ma-no-objective = Vous n’avez pas cet objectif.
ma-no-objective-done = Cet objectif est déjà accompli.
ma-no-objective-unmet = Cet objectif demande au moins { $asked } ; vous en avez { $held }.
ma-goal-combat-tokens = { $count ->
        [one] { $count } jeton Combat
       *[other] { $count } jetons Combat
    }
ma-goal-quests = { $count ->
        [one] { $count } tuile Quête
       *[other] { $count } tuiles Quête
    }
ma-goal-influence = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’Influence auprès d’une nation
ma-goal-influence-two = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’Influence auprès de deux nations
ma-goal-influence-with = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’Influence auprès de { $nation }
ma-goal-upgrades = { $count ->
        [one] { $count } amélioration de Navire
       *[other] { $count } améliorations de Navire
    }
ma-goal-line = { $count ->
        [one] { $count } ligne franchie par votre Explorateur
       *[other] { $count } lignes franchies par votre Explorateur
    }
ma-goal-tokens = { $count ->
        [one] { $count } jeton Combinaison
       *[other] { $count } jetons Combinaison
    }
ma-goal-spies = { $count ->
        [one] { $count } de vos Espions sur le plateau
       *[other] { $count } de vos Espions sur le plateau
    }
ma-goal-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } de { $nation } sur le plateau
ma-no-spy-to-combat = Vous n’avez pas de carte qui change des Espions en points de combat.

## Scores

ma-item-track = Points de victoire marqués pendant la partie
ma-item-points-income = Revenu de points de victoire
ma-item-income = Points de victoire de la piste Revenu des doublons
ma-item-cards = Cartes Projet
ma-item-buildings = Bâtiments de prestige
ma-item-majority = Plus grande Influence
ma-item-nations = Rangs de noblesse × multiplicateurs
ma-item-automa-income = Revenu
ma-item-automa-quests = Tuiles Quête
ma-item-lead-quests = Plus de tuiles Quête que vous
ma-item-lead-upgrades = Plus d’améliorations que vous
ma-item-lead-explorer = Explorateur devant le vôtre
ma-ending-rounds = Quatre manches ont été jouées.
    .clause = MA-1.1
ma-ending-solo-won = Vous remportez la partie face à Jeanne.
    .clause = MA-31.22
ma-ending-solo-shared = Vous partagez la victoire avec Jeanne.
    .clause = MA-31.22
ma-ending-solo-lost = Jeanne remporte la partie.
    .clause = MA-31.22

## Text view

ma-page-list = { $list }
ma-page-none = aucun
ma-page-round = Manche { $round } sur { $rounds }
ma-page-classic = { $text }
ma-page-active = C’est à { $seat } de jouer.
ma-page-sail = Navigation. Points de mouvement dépensés : { $spent }, restants : { $left }.
ma-page-village = Actions Village restantes : { $left }.
ma-page-fight = Combat pour { $nation } : { $token }. Valeur de combat restante : { $value }.
ma-page-banner = Combat ({ $token }) : { $values }.
ma-page-banner-value = { $nation } { $value }
ma-page-explore = Cases dont l’Explorateur peut encore avancer : { $left }.
ma-page-settle = Reste à payer : { $due }.
ma-page-bought = Achat en cours : { $card }.
ma-page-quest = Quête en cours : { $quest }.
ma-page-row = Cartes face visible
ma-page-deck = Pioche : { $deck }. Défausse : { $discard }.
ma-page-discard = Défaussées : { $cards }.
ma-page-players = Joueurs
ma-page-places = Les Caraïbes
ma-page-lanes = Une voie coûte 1 point de mouvement, ou le nombre entre parenthèses. Marché : disques sur ses espaces. Drapeau : bonus du joueur qui y place un cube lors d’un combat.
ma-page-place = { $place } : { $text }
ma-page-stops = Escale obligatoire : { $places }.
ma-page-villages = Villages : { $places }.
ma-page-track = Piste d’Exploration
ma-page-supply = Bâtiments, Quêtes et jetons Combat
ma-page-ships = Améliorations de Navire : disques restants
ma-page-discs = { $state ->
        [done] achevée
       *[open] { $discs }
    }
ma-page-hand = Main { $seat-of }
ma-page-planned = Pour la Zone de planification : { $card }.
ma-page-dropped = Pour la défausse : { $cards }.
ma-page-offered = Au choix : { $career }. { $text }
ma-page-planning = Zone de planification
ma-page-marker = { $influence } (rang { $rank })
ma-page-income = { $doubloons } (à la fin : { $printed ->
        [one] { $printed } point de victoire
       *[other] { $printed } points de victoire
    })
ma-page-other-spies = { $board } / { $career } / { $supply }
ma-page-area = { $seat } : carrière et cartes
ma-page-career = { $career }. Les trois objectifs accomplis : encore { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }.
ma-page-objective = Objectif { $number }{ $state ->
        [done] , accompli
       *[open] {" "}(actuellement { $held })
    } : { $text }
ma-page-invested = Investissements : { $buildings }.
ma-page-plans = Zone de planification : { $cards }.
ma-page-known = Cartes en main que tous ont vues : { $cards }.
ma-page-card-quest = Une Quête est posée sur « { $card } ». { $text }
ma-page-hosting = Pour les visiteurs : { $answer ->
        [ask] demander chaque fois
        [points] toujours des points de victoire
       *[doubloons] toujours des doublons
    }.
ma-page-owned = { $id } { $card } : { $text }
ma-page-jeanne-card = Sa carte, { $card } : { $text }
ma-page-jeanne-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
ma-page-jeanne-board = Disques partis de sa piste : { $discs } sur { $cells }. Points de revenu au prochain décompte : { $income }.
ma-page-jeanne-deck = Sa pile : { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }, d’un paquet de { $a } A, { $b } B et { $c } C.
ma-page-jeanne-discard = Ses cartes défaussées : { $cards }.
ma-page-market = { $good } { $discs }/{ $spaces }
ma-page-spy = { $seat } ({ $card })
ma-page-quest-cell = Quête { $id } : { $text }
ma-page-used = accomplie
ma-page-building = { $building }. { $text } Investisseurs : { $investors }.
ma-page-buildings-hidden = Bâtiments pas encore révélés : { $count }.
ma-page-quest-pile = Pile de Quêtes : { $count }, sur le dessus { $quest }
ma-page-quest-pile-empty = La pile de Quêtes est vide.
ma-page-piles = Jetons Combat : { $first } dans la pile 1, { $second } dans la pile 2.
ma-page-legacy = { $legacy } : { $text }
ma-page-cube-space = { $legacy }, emplacement pour une valeur de combat de { $price } : { $cube }.
ma-page-head-card = Carte
ma-page-head-name = Nom
ma-page-head-area = Zone
ma-page-head-place = Lieu
ma-page-head-text = Texte
ma-page-head-player = Joueur
ma-page-head-points = Points
ma-page-head-score = Score actuel
ma-page-head-doubloons = Doublons
ma-page-head-income = Revenu de doublons
ma-page-head-points-income = Revenu de points de victoire
ma-page-head-combat = Points de combat
ma-page-head-spies = Espions
ma-page-head-reserve-spies = Espions en réserve
ma-page-head-other-spies = Espions sur plateau / carrière / réserve générale
ma-page-head-compasses = Boussoles
ma-page-head-tokens = Jetons Combinaison
ma-page-head-combats = Jetons Combat
ma-page-head-hand = Main / limite
ma-page-head-ship = Bateau
ma-page-head-explorer = Explorateur
ma-page-head-nation = Nation
ma-page-head-reserve = Réserve
ma-page-head-cubes = Cubes
ma-page-head-multiplier = Multiplicateur
ma-page-head-market = Marché
ma-page-head-cube = Cube
ma-page-head-quests = Tuiles Quête
ma-page-head-ships = Bateaux
ma-page-head-space = Case
ma-page-head-next = Suite
ma-page-head-quest = Quête
ma-page-head-explorers = Explorateurs

## The story

ma-option-mode-story = Histoire
ma-option-campaign = Campagne
    .text = Ce qu’une partie terminée de la campagne a laissé pour celle-ci.
ma-told = { "fr" ->
        [fr] { $fr }
       *[en] { $en }
    }
ma-story-card = carte Histoire { $card }, « { $title } »
ma-story-number = carte Histoire { $card }
ma-story-reward = la récompense de la carte Histoire
ma-choice-a = option A
ma-choice-b = option B
ma-choice-named = « { $label } »
ma-ballot = { $seat } : { $option }
ma-ballot-none = { $seat } : s’en remet aux autres
ma-prompt-tile = { $legacy } : placez-y un disque, ou continuez.
    .clause = MA-30.9
ma-prompt-disc-tile = Choisissez le disque à placer sur la tuile { $legacy }.
    .clause = MA-30.9
ma-prompt-skull = Choisissez une tuile Crâne à retirer.
    .clause = MA-29.12
ma-prompt-ballot = Votez : { $card }. Personne ne voit votre bulletin avant que tous aient voté.
    .clause = MA-29.36
ma-prompt-decide = Vous êtes le narrateur, tranchez : { $card }.
    .clause = MA-29.37
ma-what-tile = peut placer un disque sur la tuile { $legacy }
ma-what-disc-tile = choisit un disque pour la tuile { $legacy }
ma-what-skull = peut retirer une tuile Crâne
ma-what-ballot = vote
ma-what-ballots = { $count ->
        [one] doit encore voter
       *[other] doivent encore voter
    }
ma-what-decide = tranche en tant que narrateur : { $card }
ma-do-tile = Utiliser la tuile { $legacy } : payer { $price } pour { $text }, et placer un disque
ma-do-tile-free = Utiliser la tuile { $legacy } : { $text }
ma-do-cure = Retirer la tuile { $legacy }
ma-do-vote = Voter : { $option }. { $text }
ma-do-abstain = S’en remettre aux autres
ma-do-decide = Trancher : { $option }. { $text }
ma-log-tile-used = { $seat } utilise la tuile { $legacy }.
    .would = { $seat } utiliserait la tuile { $legacy }.
ma-log-tile-full = Toutes les cases sont remplies : { $legacy }.
ma-log-tile-laid = Une tuile Héritage entre en jeu : { $legacy }.
ma-log-tile-lifted = Une tuile Héritage quitte le jeu : { $legacy }.
ma-log-city-laid = Une tuile Ville est posée { $place-to-the } : { $tile }.
ma-log-cube-boxed = Le cube de { $nation } { $place-to-the } quitte la partie.
ma-log-story-drawn = En jeu : { $card }.
ma-log-story-read = { $seat } lit à voix haute : { $card }.
    .would = { $seat } lirait à voix haute : { $card }.
ma-log-story-left = Carte retirée de la campagne sans être lue : { $card }.
ma-log-unlocked = Des cartes Projet rejoignent la défausse : { $cards }.
ma-log-ballot = { $seat } vote : { $choice ->
        [a] option A
        [b] option B
       *[none] aucune des deux
    }.
    .would = { $seat } voterait : { $choice ->
            [a] option A
            [b] option B
           *[none] aucune des deux
        }.
ma-log-ballots = Bulletins : { $ballots }. Résultat du vote : { $option }.
ma-log-ballots-tied = Bulletins : { $ballots }. Égalité : le narrateur tranche.
ma-log-decided = { $seat } tranche : { $option }.
    .would = { $seat } trancherait : { $option }.
ma-log-campaign-ended = La campagne est terminée : { $card }.
ma-no-epidemic = L’épidémie sévit { $place-to-the } : pas d’action Ville.
ma-no-sick = La fièvre sévit { $place-to-the } : pas d’action Village.
ma-no-tile = Ce n’est pas la tuile de ce lieu : { $legacy }.
ma-no-disc-at-all = Aucun disque ne peut quitter votre Navire.
ma-no-skull = Ce n’est pas une tuile Crâne en jeu : { $legacy }.
ma-no-abstain = Le narrateur doit trancher.
ma-page-story = L’histoire, partie { $game }. Tuiles Histoire restantes : { $left }.
ma-page-story-card = En jeu : { $card }. { $text }
ma-page-story-card-met = Accomplie, à lire au prochain décompte : { $card }. { $text }
ma-page-story-quest = { $place } : { $text }
ma-page-story-waits = Elle attend une tuile Histoire à la prochaine partie.
ma-page-story-complete = Remplissez les cases : { $tiles }.
ma-page-story-tile = { $legacy } ({ $discs } sur { $spaces })
ma-page-story-name = À lire : { $card }.
ma-page-story-option = { $choice ->
       *[a] A
        [b] B
    } : { $label }. { $text }
ma-page-story-ballots = Bulletins : { $ballots }.
ma-archive-other = Cette archive appartient à une autre campagne que celle de ce programme.
ma-archive-unknown = L’archive nomme une carte que la campagne n’a pas.
ma-archive-twice = L’archive nomme deux fois la même carte.
ma-archive-epilogue = L’archive contient un épilogue qui ne peut pas y être.
ma-archive-order = Les cartes en jeu ne sont pas dans l’ordre croissant.
ma-archive-vote = L’archive contient un vote sans choix, ou un choix sans vote.
ma-archive-game = L’archive contient une carte qui n’a été lue dans aucune partie.
ma-archive-tile = L’archive contient une tuile Héritage qu’aucune carte n’a apportée.
ma-archive-goal = L’archive contient une carte en jeu dont la tuile à disques manque : personne ne pourrait jamais l’accomplir.
ma-archive-project = L’archive contient une carte Projet qu’aucune carte n’a débloquée.
ma-archive-empty = L’archive n’a ni carte en jeu ni épilogue.
ma-archive-classic = Une archive sert à une partie de l’histoire.
ma-archive-level = Les niveaux appartiennent au mode Classique.
ma-archive-over = Cette campagne est terminée.
ma-archive-many = Cette campagne a compté trop de parties.
