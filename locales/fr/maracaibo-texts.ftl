# Maracaibo : les éléments dont sont faits les textes des cartes, tuiles, jetons et cases.

## What is done, as part of a sentence

ma-fx-list = { $list }
ma-fx-or = { $first }, ou { $second }
ma-fx-then = { $first } ; puis { $then }
ma-fx-pay = vous pouvez payer { $price } pour { $gains }
ma-fx-doubloons = prendre { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    }
ma-fx-points = marquer { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ma-fx-combat = gagner { $count ->
        [one] { $count } point de combat
       *[other] { $count } points de combat
    }
ma-fx-spies = prendre { $count ->
        [one] { $count } espion
       *[other] { $count } espions
    } de la réserve générale
ma-fx-influence = gagner { $count } d’influence auprès d’une nation de votre choix
ma-fx-influence-fighting = gagner { $count } d’influence auprès de la nation pour laquelle vous combattez
ma-fx-influence-with = gagner { $count } d’influence auprès de { $nation }
ma-fx-discs = { $count ->
        [one] retirer un disque de votre navire
       *[other] retirer { $count } disques de votre navire
    }
ma-fx-explore = avancer votre explorateur jusqu’à { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
ma-fx-village = effectuer { $count ->
        [one] { $count } action de village
       *[other] { $count } actions de village
    }
ma-fx-fight = effectuer un Combat
ma-fx-resail = reprendre la mer (1 à { $count } points de mouvement) pour une action principale de plus
ma-fx-doubloons-per = prendre { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    } par { $per }
ma-fx-points-per = marquer { $count ->
        [one] { $count } point
       *[other] { $count } points
    } par { $per }
ma-fx-village-per = effectuer { $count ->
        [one] { $count } action de village
       *[other] { $count } actions de village
    } par { $per }
ma-fx-points-if = marquer { $count ->
        [one] { $count } point
       *[other] { $count } points
    } (ces points seulement si vous avez le jeton { $token })
ma-fx-rank = avancer un de vos marqueurs d’influence jusqu’au rang de noblesse suivant
ma-fx-cube-village = placer un cube d’une nation au choix sur un village qui n’en a pas (sans autre gain)
ma-fx-colony = placer un cube d’une nation au choix sur un village qui n’en a pas et avancer votre marqueur de cette nation jusqu’au rang de noblesse suivant
ma-fx-quest-card = poser la première tuile Quête sur cette carte, où vous pourrez l’accomplir une fois comme ultime action de village
ma-fx-spy-income = placer autant d’espions de votre réserve que vous voulez sur cette carte, chacun pour { $count } de revenu en doublons en plus
ma-fx-cube-here = placer un cube d’une nation au choix sur le village de votre bateau, s’il n’en a pas ({ $count } d’influence auprès de cette nation)
ma-per-compass = boussole que vous avez
ma-per-spy = espion à vous sur le plateau
ma-per-ctoken = jeton Combat que vous avez
ma-per-quest = tuile Quête que vous avez
ma-per-token = jeton Combinaison que vous avez
ma-per-nation3 = nation auprès de laquelle vous avez au moins { $count } d’influence

## What is paid

ma-price-doubloons = { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    }
ma-price-combat = { $count ->
        [one] { $count } point de combat
       *[other] { $count } points de combat
    }
ma-price-spies = { $count ->
        [one] { $count } espion de votre réserve (rendu à la réserve générale)
       *[other] { $count } espions de votre réserve (rendus à la réserve générale)
    }
ma-price-movement = au moins { $count ->
        [one] { $count } point de mouvement dépensé
       *[other] { $count } points de mouvement dépensés
    } ce tour-ci
ma-price-same = { $count } cartes en main montrant la même marchandise
ma-price-hand = toute votre main
ma-price-sugar = { $count ->
        [one] { $count } sucre
       *[other] { $count } sucres
    }
ma-price-tobacco = { $count ->
        [one] { $count } tabac
       *[other] { $count } tabacs
    }
ma-price-maize = { $count } maïs
ma-price-book = { $count ->
        [one] { $count } livre
       *[other] { $count } livres
    }
ma-price-spyglass = { $count ->
        [one] { $count } longue-vue
       *[other] { $count } longues-vues
    }
ma-price-herbs = { $count ->
        [one] { $count } herbe médicinale
       *[other] { $count } herbes médicinales
    }
ma-price-map = { $count ->
        [one] { $count } carte marine
       *[other] { $count } cartes marines
    }

## Texts of components

ma-text-nothing = rien
ma-text-chain = { $first } { $rest }
ma-text-cost = Coûte { $cost ->
        [one] { $cost } doublon
       *[other] { $cost } doublons
    }.
ma-text-cost-and = Coûte { $cost ->
        [one] { $cost } doublon
       *[other] { $cost } doublons
    } et { $price }.
ma-text-cost-spy-on-card = Coûte { $cost } doublons et 1 espion de votre réserve, qui reste sur la carte.
ma-text-cost-cubes = Coûte { $cost } doublons ; ne s’achète que si { $nation } a au moins { $count } cubes sur les villes et les villages.
ma-text-spy-at = Coûte aussi 1 espion de votre réserve, placé sur ce lieu : { $place }.
ma-text-token = Prenez le jeton { $token }, sauf si vous l’avez déjà.
ma-text-token-any = Prenez un jeton Combinaison au choix que vous n’avez pas.
ma-text-at-once = Aussitôt : { $script }.
ma-text-compass = Montre une boussole, qui compte dans les récompenses de quêtes.
ma-text-end-points = Vaut { $count ->
        [one] { $count } point
       *[other] { $count } points
    } à la fin de la partie.
ma-text-in-hand = Depuis la main, peut être défaussée plutôt comme { $good } ou { $object }.
ma-text-provides = Compte pour { $object } dans chaque paiement, chaque fois de nouveau.
ma-text-discount = Les cartes et les bâtiments de prestige vous coûtent { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    } de moins.
ma-text-fight-points = Avant chacun de vos Combats, gagnez { $count ->
        [one] { $count } point de combat
       *[other] { $count } points de combat
    }.
ma-text-patron = Quand vous choisissez de combattre pour { $nation }, gagnez { $count ->
        [one] { $count } point de combat
       *[other] { $count } points de combat
    }.
ma-text-grave = Chaque fois que vous retirez du jeu le cube d’une nation, marquez { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
ma-text-explorer = Chaque déplacement de votre explorateur peut être plus long de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }.
ma-text-toll = Prenez { $count ->
        [one] { $count } point
       *[other] { $count } points
    } au propriétaire de chaque explorateur adverse que le vôtre dépasse.
ma-text-host = Chaque fois qu’un joueur (vous compris) s’arrête là où vous avez un espion, marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ou prenez { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
ma-text-spy-to-combat = À tout moment, vous pouvez rendre un espion de votre réserve à la réserve générale pour { $count ->
        [one] { $count } point de combat
       *[other] { $count } points de combat
    }.
ma-text-village = Nouvelle action de village pour vous : { $script }.
ma-text-village-ultimate = Nouvelle ultime action de village pour vous (celles qui restent sont perdues) : { $script }.
ma-text-combat-action = Nouvelle action de combat pour vous (une fois par tour, coûte { $cost } de valeur de combat) : { $script }.
ma-text-espionage = Action d’espionnage : { $script }.
ma-text-espionage-card = Espionnage, action principale quand votre bateau s’arrête là, dès votre prochain tour : { $script }. À chaque manche où cet espion ne sert pas : { $count ->
        [one] { $count } point
       *[other] { $count } points
    } (sauf à la manche où il est placé, si votre bateau ne peut plus l’atteindre).
ma-text-income-doubloons = Revenu en doublons +{ $count } (reçu après les manches 1 à 3 ; élevé, il marque des points à la fin de la partie).
ma-text-income-points = Revenu en points +{ $count } (marqué après chaque manche).
ma-text-income-doubloons-if = Dès que vous avez le jeton { $token } : revenu en doublons +{ $count }.
ma-text-income-points-if = Dès que vous avez le jeton { $token } : revenu en points +{ $count }.
ma-text-quest = Payez { $price }. Récompense : { $script }.
ma-text-quest-sailed = Il faut avoir dépensé au moins { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    } ce tour-ci. Récompense : { $script }.
ma-text-majority = Valeur de combat −{ $count } pour la nation qui a seule le plus de cubes sur le plateau.
ma-text-minority = Valeur de combat +{ $count } pour la nation qui a seule le moins de cubes sur le plateau.
ma-text-combat-row = { $nation } : valeur de combat { $value }.
ma-text-combat-row-fee = { $nation } : valeur de combat { $value }, payer { $fee ->
        [one] { $fee } doublon
       *[other] { $fee } doublons
    }.
ma-text-combat-row-gain = { $nation } : valeur de combat { $value }, { $script }.
ma-text-market = Marché : { $good }, { $count ->
        [one] { $count } emplacement
       *[other] { $count } emplacements
    }.
ma-text-market-by-players = Marché : { $good } ; emplacements à 1, 2, 3 et 4 joueurs : { $one }, { $two }, { $three }, { $four }.
ma-text-action = Action : { $script }.
ma-text-action-pier = Action : accomplir la quête de la tuile, remplacée aussitôt.
ma-text-flag = Drapeau, pour qui y met un cube lors d’un Combat : { $script }.
ma-text-flag-brief = Drapeau : { $script }.
ma-text-career-intro = Chaque objectif se remplit une fois, comme action gratuite de votre tour.
ma-text-career-done = Quand les trois sont remplis : encore { $doubloons } doublons et { $points } points.
ma-text-building-intro = Un investissement, une fois par joueur, au lieu d’acheter une carte.
ma-text-objective-combat-tokens = Avec au moins { $modest } jetons Combat : { $doubloons } doublons et l’espion posé ici ; avec au moins { $demanding } : { $points } points en plus.
ma-text-objective-quests = Avec au moins { $modest } tuiles Quête : { $doubloons } doublons et l’espion posé ici ; avec au moins { $demanding } : { $points } points en plus.
ma-text-objective-influence = Avec au moins { $modest } d’influence auprès d’une nation : { $doubloons } doublons et l’espion posé ici ; avec au moins { $demanding } : { $points } points en plus.
ma-text-objective-influence-two = Avec au moins { $modest } d’influence auprès de chacune de deux nations : { $doubloons } doublons et l’espion posé ici ; avec au moins { $demanding } : { $points } points en plus.
ma-text-objective-influence-with = Avec au moins { $modest } d’influence auprès de { $nation } : { $doubloons } doublons et l’espion posé ici ; avec au moins { $demanding } : { $points } points en plus.
ma-text-objective-upgrades = Avec au moins { $modest } améliorations du navire terminées : { $doubloons } doublons et l’espion posé ici ; avec au moins { $demanding } : { $points } points en plus.
ma-text-objective-line = Quand votre explorateur a franchi { $modest } : { $doubloons } doublons et l’espion posé ici ; quand il a franchi { $demanding } : { $points } points en plus.
ma-text-objective-tokens = Avec au moins { $modest } jetons Combinaison : { $doubloons } doublons et l’espion posé ici ; avec au moins { $demanding } : { $points } points en plus.
ma-text-objective-spies = Avec au moins { $modest } de vos espions sur le plateau : { $doubloons } doublons et l’espion posé ici ; avec au moins { $demanding } : { $points } points en plus.
ma-text-objective-cubes = Avec au moins { $modest } cubes de { $nation } sur le plateau : { $doubloons } doublons et l’espion posé ici ; avec au moins { $demanding } : { $points } points en plus.
ma-text-building = Coûte { $cost } doublons et 1 espion de votre réserve, qui reste ici. Prenez le jeton { $token }, sauf si vous l’avez déjà. Le premier investisseur marque { $first } points.
ma-text-building-line = À la fin de la partie : { $count } points par ligne que votre explorateur a franchie.
ma-text-building-quest = À la fin de la partie : { $count } points par tuile Quête que vous avez.
ma-text-building-spy-on-board = À la fin de la partie : { $count } points par espion à vous sur le plateau.
ma-text-building-spy-or-combat-point = À la fin de la partie : { $count } points par espion de votre réserve et par point de combat qui vous reste.
ma-text-building-token = À la fin de la partie : { $count } points par jeton Combinaison que vous avez.
ma-text-building-combat-token = À la fin de la partie : { $count } points par jeton Combat que vous avez.
ma-text-building-upgrade = À la fin de la partie : { $count } points par amélioration terminée de votre navire.
ma-text-building-income-points = À la fin de la partie : { $count } fois les points imprimés sur la piste à votre revenu en doublons, en plus de ces points.
ma-text-building-limit = Au plus { $count } points.
ma-text-area = Une amélioration, terminée quand ses deux disques sont retirés.
ma-text-needs-area = Ses disques ne se retirent qu’une fois cette zone terminée : { $area }.
ma-text-needs-areas = Ses disques ne se retirent qu’une fois { $count } autres zones terminées.
ma-text-area-U1 = Comme action principale dans un village, vous effectuez deux actions de village dès { $two } points de mouvement, trois dès { $three }.
ma-text-area-U2 = Votre limite de main est de { $count } cartes.
ma-text-area-U3 = Quand vous piochez, les cartes visibles sont gratuites pour vous.
ma-text-area-U7 = Nouvelle action de combat pour vous (une fois par tour) : mettre un cube de la nation pour laquelle vous combattez sur un village, pour { $free } de valeur de combat, ou pour { $taken } à la place du cube d’une autre nation ; gagner { $influence } d’influence auprès de votre nation, prendre { $own } doublons par espion à vous sur ce lieu et { $other } par espion des autres.
ma-text-place-start = Chaque manche commence ici.
ma-text-place-village = Dans un village, comme action principale : une action de village, deux dès { $two } points de mouvement dépensés, trois dès { $three }. Une action de village : prendre { $doubloons }, défausser toute votre main pour { $discard }, acheter une carte ou investir dans un bâtiment de prestige, ou ce qu’ajoutent votre navire et vos cartes.
ma-text-place-city = Une ville. Comme action principale : vous pouvez livrer une marchandise, une carte de votre main qui la montre, et déplacer un disque de votre navire sur le marché ; puis utiliser l’action.
ma-text-place-tile-city = Une ville dont la tuile montre le marché et l’action. Comme action principale : vous pouvez livrer une marchandise, une carte de votre main qui la montre, et déplacer un disque de votre navire sur le marché ; puis utiliser l’action.
ma-text-place-inland = Une ville de l’intérieur, en jeu avec sa tuile Héritage. Comme action principale : vous pouvez livrer une marchandise, une carte de votre main qui la montre, et déplacer un disque de votre navire sur le marché ; puis utiliser l’action.
ma-text-place-homeward = Le retour : tout bateau doit s’arrêter ici ; aucune marchandise ne peut être livrée.
ma-text-place-explorer = Réservée aux joueurs dont l’explorateur a atteint la { $space }.
ma-text-line-red = Juste avant passe { $line } : qui la franchit gagne { $count } d’influence auprès d’une nation.
ma-text-line = Juste avant passe { $line } : qui la franchit en premier marque { $first } points, les autres { $later }.
ma-text-space = Récompense à qui s’y arrête : { $script }.
ma-text-space-quest = Qui s’y arrête peut accomplir la tuile Quête ; quand elle n’y est plus, la case ne compte plus.
ma-text-space-start = Tous les explorateurs partent d’ici.
ma-text-space-end = Le bout du voyage : { $first }, { $second }, { $third } et { $fourth } points dans l’ordre d’arrivée.
ma-text-space-fork = De là partent un chemin court et un chemin long.
ma-text-legacy-L1 = Ce village devient une ville : { $place }. Marché : { $good } ({ $few } emplacement à un ou deux joueurs, { $many } à plus). Action : accomplir la quête de la tuile, remplacée aussitôt. Drapeau : { $flag }.
ma-text-legacy-L4 = Apporte une ville, { $place } : on y va depuis { $from } pour { $cost } points de mouvement et on en repart pour autant ; réservée aux joueurs dont l’explorateur a atteint la { $space }. Marché : { $good } ({ $few } emplacement à un ou deux joueurs, { $many } à plus). Action : { $action }. Drapeau : { $flag }.
ma-text-legacy-L5 = Qui s’arrête à { $place } peut, avant l’action principale, { $script }.
ma-text-legacy-L6 = Action de combat pour tous : mettre un cube de la nation pour laquelle vous combattez sur un emplacement libre de la flotte au trésor, pour { $first } ou { $second } de valeur de combat ; { $script }. Le cube y reste.
ma-text-legacy-L7 = Apporte une ville, { $place } : on y va depuis { $from } pour { $cost } point de mouvement et on en repart pour autant ; réservée aux joueurs dont l’explorateur a atteint la { $space }. Marché : { $good } ({ $few } emplacement à un ou deux joueurs, { $many } à plus). Action : { $action }. Drapeau : { $flag }.
ma-text-legacy-L8 = La voie de { $from } à { $to } coûte { $cost } points de mouvement.
ma-text-legacy-L9 = Action de combat pour qui a un explorateur arrivé à la { $space } : mettre un cube de la nation pour laquelle vous combattez sur la mine, une seule fois, pour { $first } de valeur de combat ; { $script }. Le cube y reste.
ma-text-automa = Jeanne avance de { $count ->
        [one] { $count } escale
       *[other] { $count } escales
    } (villes, et villages avec une quête), par la voie { $way ->
        [upper] du haut
       *[lower] du bas
    } aux bifurcations. Là où il y a une quête, elle la prend et son tour s’arrête. Sinon elle met un disque sur un emplacement libre du marché, ou prend la carte visible { $card } ; puis : { $acts }.
ma-automa-act-explore = son explorateur avance de { $count } cases
ma-automa-act-explore-late = son explorateur avance de { $count } cases aux manches 3 et 4
ma-automa-act-explore-rounds = son explorateur avance de { $early } cases, de { $late } aux manches 3 et 4
ma-automa-act-influence = elle gagne 1 d’influence auprès de { $nation }
ma-automa-act-combat = elle combat (cube et { $count } d’influence)
ma-automa-act-combat-village = elle combat (cube, un cube de plus sur un village et { $count } d’influence)
ma-automa-act-quest = elle prend la première tuile Quête
ma-automa-act-disc = un disque quitte sa piste
ma-automa-act-points = elle marque { $count } points
ma-automa-act-points-late = elle marque { $count } points aux manches 3 et 4
ma-automa-act-points-rounds = elle marque { $early } points, { $late } aux manches 3 et 4
ma-text-classic = Carte Histoire { $card }.
ma-text-classic-tiles = Tuiles Héritage : { $tiles }.
ma-text-classic-cards = Les huit cartes spéciales (90 à 93, 95, 96, 98 et 99) rejoignent la pioche.
ma-text-classic-quests = { $round ->
        [0] Quêtes au début
        [1] Après la manche 1
        [2] Après la manche 2
       *[other] Après la manche 3
    } : { $spots }.
ma-text-classic-spot = { $place }
ma-text-classic-spot-players = { $place } (celui-ci seulement à { $min }–{ $max } joueurs)
ma-text-good = Une marchandise : { $good }. Les cartes de votre main qui la montrent se livrent là où un marché la demande, et paient là où elle est due.
ma-text-object = Un objet : { $object }. Les cartes de votre main qui le montrent paient des quêtes et d’autres choses. Une carte achetée qui compte comme tel paie chaque fois de nouveau.
ma-text-combination = Un jeton Combinaison : un de chaque sorte par joueur. Les revenus qui demandent le jeton { $token } comptent dès que vous l’avez.
ma-text-nation = Vous pouvez combattre pour { $nation }. À la fin de la partie, votre rang de noblesse auprès d’elle est multiplié par son multiplicateur : plus sa réserve est vide et plus elle a de cubes sur le plateau, plus il est grand.
