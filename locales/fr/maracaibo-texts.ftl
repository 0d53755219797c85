# Maracaibo : les éléments dont sont faits les textes des cartes, tuiles, jetons et cases.

## What is done, as part of a sentence

ma-fx-list = { $list }
ma-fx-or = { $first }, ou { $second }
ma-fx-then = { $first } ; puis { $then }
ma-fx-pay = vous pouvez payer { $price } pour { $gains }
ma-fx-doubloons = prendre { $count ->
        [one] 1 doublon
       *[other] { $count } doublons
    }
ma-fx-points = marquer { $count ->
        [one] 1 point
       *[other] { $count } points
    }
ma-fx-combat = gagner { $count ->
        [one] 1 point de combat
       *[other] { $count } points de combat
    }
ma-fx-spies = prendre { $count ->
        [one] 1 espion
       *[other] { $count } espions
    }
ma-fx-influence = gagner { $count } d’influence auprès d’une nation de votre choix
ma-fx-influence-fighting = gagner { $count } d’influence auprès de la nation pour laquelle vous combattez
ma-fx-influence-with = gagner { $count } d’influence avec { $nation }
ma-fx-discs = { $count ->
        [one] retirer un disque de votre navire
       *[other] retirer { $count } disques de votre navire
    }
ma-fx-explore = avancer votre explorateur jusqu’à { $count ->
        [one] 1 case
       *[other] { $count } cases
    }
ma-fx-village = effectuer { $count ->
        [one] 1 action de village
       *[other] { $count } actions de village
    }
ma-fx-fight = effectuer un Combat
ma-fx-resail = reprendre la mer avec 1 à { $count } points de déplacement et effectuer là une action principale supplémentaire
ma-fx-doubloons-per = prendre { $count ->
        [one] 1 doublon
       *[other] { $count } doublons
    } par { $per }
ma-fx-points-per = marquer { $count ->
        [one] 1 point
       *[other] { $count } points
    } par { $per }
ma-fx-village-per = effectuer { $count ->
        [one] 1 action de village
       *[other] { $count } actions de village
    } par { $per }
ma-fx-points-if = avec le jeton { $token }, marquer { $count ->
        [one] 1 point
       *[other] { $count } points
    }
ma-fx-rank = avancer un de vos marqueurs d’influence jusqu’au rang de noblesse suivant
ma-fx-cube-village = placer un cube d’une nation au choix sur un village qui n’en a pas
ma-fx-colony = placer un cube d’une nation au choix sur un village qui n’en a pas et avancer votre marqueur de cette nation jusqu’au rang de noblesse suivant
ma-fx-quest-card = poser la première tuile Quête sur cette carte, où vous pourrez l’accomplir une fois comme ultime action de village
ma-fx-spy-income = placer autant d’espions de votre réserve que vous voulez sur cette carte, chacun pour { $count } de revenu en doublons en plus
ma-fx-cube-here = placer un cube d’une nation au choix sur le village de votre navire, s’il n’en a pas, et gagner { $count } d’influence avec cette nation
ma-per-compass = boussole que vous possédez
ma-per-spy = espion à vous sur le plateau
ma-per-ctoken = jeton Combat que vous possédez
ma-per-quest = tuile Quête que vous possédez
ma-per-token = jeton Combinaison que vous possédez
ma-per-nation3 = nation auprès de laquelle vous avez au moins { $count } d’influence

## What is paid

ma-price-doubloons = { $count ->
        [one] 1 doublon
       *[other] { $count } doublons
    }
ma-price-combat = { $count ->
        [one] 1 point de combat
       *[other] { $count } points de combat
    }
ma-price-spies = { $count ->
        [one] 1 espion de votre réserve
       *[other] { $count } espions de votre réserve
    }
ma-price-movement = au moins { $count } points de déplacement dépensés ce tour-ci
ma-price-same = { $count } cartes avec la même marchandise
ma-price-hand = toute votre main
ma-price-sugar = { $count } sucre
ma-price-tobacco = { $count } tabac
ma-price-maize = { $count } maïs
ma-price-book = { $count ->
        [one] 1 livre
       *[other] { $count } livres
    }
ma-price-spyglass = { $count ->
        [one] 1 longue-vue
       *[other] { $count } longues-vues
    }
ma-price-herbs = { $count ->
        [one] 1 herbe médicinale
       *[other] { $count } herbes médicinales
    }
ma-price-map = { $count ->
        [one] 1 carte marine
       *[other] { $count } cartes marines
    }

## Texts of components

ma-text-nothing = rien
ma-text-chain = { $first } { $rest }
ma-text-cost = Coûte { $cost } doublons.
ma-text-cost-and = Coûte { $cost } doublons et { $price }.
ma-text-cost-spy-on-card = Coûte { $cost } doublons et 1 espion de votre réserve, placé sur la carte.
ma-text-cost-cubes = Coûte { $cost } doublons ; { $nation } doit avoir au moins { $count } cubes sur les villes et les villages.
ma-text-spy-at = Placez 1 espion de votre réserve : { $place }.
ma-text-token = Prenez le jeton { $token }.
ma-text-token-any = Prenez un jeton Combinaison que vous n’avez pas.
ma-text-at-once = Aussitôt : { $script }.
ma-text-compass = Montre une boussole.
ma-text-end-points = Vaut { $count ->
        [one] 1 point
       *[other] { $count } points
    } à la fin.
ma-text-in-hand = En main : { $good } ou { $object }.
ma-text-provides = Compte comme { $object } dans chaque paiement.
ma-text-discount = Les cartes et les bâtiments de prestige vous coûtent { $count ->
        [one] 1 doublon
       *[other] { $count } doublons
    } de moins.
ma-text-fight-points = Avant chacun de vos Combats, gagnez { $count ->
        [one] 1 point de combat
       *[other] { $count } points de combat
    }.
ma-text-patron = Quand vous choisissez de combattre pour { $nation }, gagnez { $count ->
        [one] 1 point de combat
       *[other] { $count } points de combat
    }.
ma-text-grave = Chaque fois que vous retirez un cube du jeu, marquez { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
ma-text-explorer = Chaque déplacement de votre explorateur peut être plus long de { $count ->
        [one] 1 case
       *[other] { $count } cases
    }.
ma-text-toll = Prenez { $count ->
        [one] 1 point
       *[other] { $count } points
    } au propriétaire de chaque explorateur adverse que le vôtre dépasse.
ma-text-host = Chaque fois qu’un joueur s’arrête là où vous avez un espion, marquez { $points ->
        [one] 1 point
       *[other] { $points } points
    } ou prenez { $doubloons ->
        [one] 1 doublon
       *[other] { $doubloons } doublons
    }.
ma-text-spy-to-combat = À tout moment, vous pouvez rendre un espion de votre réserve pour { $count ->
        [one] 1 point de combat
       *[other] { $count } points de combat
    }.
ma-text-village = Action de village : { $script }.
ma-text-village-ultimate = Ultime action de village (la dernière de son action principale) : { $script }.
ma-text-combat-action = Action de combat pour { $cost } de valeur de combat : { $script }.
ma-text-espionage = Action d’espionnage : { $script }.
ma-text-income-doubloons = Revenu en doublons +{ $count }.
ma-text-income-points = Revenu en points +{ $count }.
ma-text-income-doubloons-if = Avec le jeton { $token } : revenu en doublons +{ $count }.
ma-text-income-points-if = Avec le jeton { $token } : revenu en points +{ $count }.
ma-text-quest = Demande { $price }. Récompense : { $script }.
ma-text-majority = −{ $count } pour la nation qui a seule le plus de cubes sur le plateau.
ma-text-minority = +{ $count } pour la nation qui a seule le moins de cubes sur le plateau.
ma-text-combat-row = { $nation } { $value }.
ma-text-combat-row-fee = { $nation } { $value } : payer { $fee ->
        [one] 1 doublon
       *[other] { $fee } doublons
    }.
ma-text-combat-row-gain = { $nation } { $value } : { $script }.
ma-text-market = Marché : { $good }, { $count ->
        [one] 1 emplacement
       *[other] { $count } emplacements
    }.
ma-text-market-by-players = Marché : { $good } ; emplacements à 1, 2, 3 et 4 joueurs : { $one }, { $two }, { $three }, { $four }.
ma-text-action = Action : { $script }.
ma-text-flag = Drapeau : { $script }.
ma-text-career-done = Les trois : { $doubloons } doublons et { $points } points de plus.
ma-text-objective-combat-tokens = Au moins { $modest } jetons Combat : { $doubloons } doublons et l’espion ; { $demanding } : { $points } points en plus.
ma-text-objective-quests = Au moins { $modest } tuiles Quête : { $doubloons } doublons et l’espion ; { $demanding } : { $points } points en plus.
ma-text-objective-influence = Au moins { $modest } d’influence auprès d’une nation : { $doubloons } doublons et l’espion ; { $demanding } : { $points } points en plus.
ma-text-objective-influence-two = Au moins { $modest } d’influence auprès de chacune de deux nations : { $doubloons } doublons et l’espion ; { $demanding } auprès de chacune : { $points } points en plus.
ma-text-objective-influence-with = Au moins { $modest } d’influence avec { $nation } : { $doubloons } doublons et l’espion ; { $demanding } : { $points } points en plus.
ma-text-objective-upgrades = Au moins { $modest } améliorations du navire terminées : { $doubloons } doublons et l’espion ; { $demanding } : { $points } points en plus.
ma-text-objective-line = Votre explorateur a franchi { $modest } : { $doubloons } doublons et l’espion ; il a franchi { $demanding } : { $points } points en plus.
ma-text-objective-tokens = Au moins { $modest } jetons Combinaison : { $doubloons } doublons et l’espion ; { $demanding } : { $points } points en plus.
ma-text-objective-spies = Au moins { $modest } de vos espions sur le plateau : { $doubloons } doublons et l’espion ; { $demanding } : { $points } points en plus.
ma-text-objective-cubes = Au moins { $modest } cubes de { $nation } sur le plateau : { $doubloons } doublons et l’espion ; { $demanding } : { $points } points en plus.
ma-text-building = Coûte { $cost } doublons et 1 espion de votre réserve ; prenez le jeton { $token }. Le premier investisseur marque { $first } points.
ma-text-building-line = À la fin : { $count } points par ligne franchie par votre explorateur.
ma-text-building-quest = À la fin : { $count } points par tuile Quête.
ma-text-building-spy-on-board = À la fin : { $count } points par espion à vous sur le plateau.
ma-text-building-spy-or-combat-point = À la fin : { $count } points par espion de votre réserve et par point de combat restant.
ma-text-building-token = À la fin : { $count } points par jeton Combinaison.
ma-text-building-combat-token = À la fin : { $count } points par jeton Combat.
ma-text-building-upgrade = À la fin : { $count } points par amélioration du navire terminée.
ma-text-building-income-points = À la fin : { $count } fois les points imprimés à votre revenu en doublons, en plus de ces points.
ma-text-building-limit = Au plus { $count } points.
ma-text-needs-area = Demande d’abord : { $area }.
ma-text-needs-areas = Demande d’abord { $count } autres zones terminées.
ma-text-area-U1 = Comme action principale dans un village, vous effectuez deux actions de village dès { $two } points de déplacement, trois dès { $three }.
ma-text-area-U2 = Votre limite de main est de { $count }.
ma-text-area-U3 = Les cartes visibles sont gratuites pour vous.
ma-text-area-U7 = Action de combat : mettre un cube de la nation pour laquelle vous combattez sur un village, pour { $free } de valeur de combat, ou pour { $taken } à la place du cube d’une autre nation ; gagner { $influence } d’influence avec votre nation, { $own } doublons par espion à vous et { $other } par espion des autres sur ce lieu.
ma-text-place-start = Ici commence chaque tour de la mer.
ma-text-place-village = Un village : une à trois actions de village, selon les points de déplacement dépensés.
ma-text-place-city = Une ville : livrer une marchandise, puis agir.
ma-text-place-tile-city = Une ville dont la tuile montre le marché et l’action : livrer une marchandise, puis agir.
ma-text-place-inland = Une ville de l’intérieur, en jeu avec sa tuile Héritage : livrer une marchandise, puis agir.
ma-text-place-homeward = Le retour : tout navire doit s’arrêter ici ; aucune marchandise ne peut être livrée.
ma-text-place-explorer = Réservée aux joueurs dont l’explorateur a atteint { $space }.
ma-text-line-red = Devant elle passe { $line } : qui la franchit gagne { $count } d’influence auprès d’une nation.
ma-text-line = Devant elle passe { $line } : le premier qui la franchit marque { $first } points, les autres { $later }.
ma-text-space = Récompense : { $script }.
ma-text-space-quest = Une tuile Quête peut y être accomplie ; quand elle n’y est plus, la case ne compte plus.
ma-text-space-start = Tous les explorateurs partent d’ici.
ma-text-space-end = Le bout du voyage : { $first }, { $second }, { $third } et { $fourth } points dans l’ordre d’arrivée.
ma-text-space-fork = De là partent un chemin court et un chemin long.
ma-text-legacy-L1 = { $place } devient une ville. Marché : { $good } ({ $few } emplacement à un ou deux joueurs, { $many } à plus). Action : accomplir la quête de la tuile, remplacée aussitôt. Drapeau : { $flag }.
ma-text-legacy-L4 = Apporte une ville, { $place } : on y va depuis { $from } pour { $cost } points de déplacement et on la quitte pour autant ; réservée aux joueurs dont l’explorateur a atteint { $space }. Marché : { $good } ({ $few } emplacement à un ou deux joueurs, { $many } à plus). Action : { $action }. Drapeau : { $flag }.
ma-text-legacy-L5 = Qui s’arrête à { $place }, avant l’action principale : { $script }.
ma-text-legacy-L6 = Action de combat : mettre un cube de la nation pour laquelle vous combattez sur la flotte au trésor, pour { $first } ou { $second } de valeur de combat selon l’emplacement ; { $script }.
ma-text-legacy-L7 = Apporte une ville, { $place } : on y va depuis { $from } pour { $cost } point de déplacement et on la quitte pour autant ; réservée aux joueurs dont l’explorateur a atteint { $space }. Marché : { $good } ({ $few } emplacement à un ou deux joueurs, { $many } à plus). Action : { $action }. Drapeau : { $flag }.
ma-text-legacy-L8 = La route de { $from } à { $to } coûte { $cost } points de déplacement.
ma-text-legacy-L9 = Action de combat si votre explorateur a atteint { $space } : mettre un cube de la nation pour laquelle vous combattez sur la mine, pour { $first } de valeur de combat ; { $script }.
ma-text-automa = Jeanne avance de { $count ->
        [one] 1 escale
       *[other] { $count } escales
    }, par la voie { $way ->
        [upper] du haut
       *[lower] du bas
    } aux bifurcations. Si aucun emplacement de marché n’est libre, elle prend la carte visible { $card }. Puis : { $acts }.
ma-automa-act-explore = son explorateur avance de { $count } cases
ma-automa-act-explore-late = son explorateur avance de { $count } cases aux manches III et IV
ma-automa-act-explore-rounds = son explorateur avance de { $early } cases, de { $late } aux manches III et IV
ma-automa-act-influence = elle gagne 1 d’influence avec { $nation }
ma-automa-act-combat = elle combat et gagne { $count } d’influence
ma-automa-act-combat-village = elle combat, annexe un village de plus et gagne { $count } d’influence
ma-automa-act-quest = elle prend la première tuile Quête
ma-automa-act-disc = un disque quitte sa piste
ma-automa-act-points = elle marque { $count } points
ma-automa-act-points-late = elle marque { $count } points aux manches III et IV
ma-automa-act-points-rounds = elle marque { $early } points, { $late } aux manches III et IV
ma-text-classic = Carte Histoire { $card }.
ma-text-classic-tiles = Tuiles Héritage : { $tiles }.
ma-text-classic-cards = Les cartes 90 à 99 rejoignent la pioche.
ma-text-classic-quests = { $round ->
        [0] Quêtes au début
        [1] Après la manche I
        [2] Après la manche II
       *[other] Après la manche III
    } : { $spots }.
ma-text-classic-spot = { $place }
ma-text-classic-spot-players = { $place } (de { $min } à { $max } joueurs)
ma-text-good = Une marchandise : { $good }. Les cartes qui la montrent se livrent là où un marché la demande.
ma-text-object = Un objet : { $object }. Les cartes qui le montrent paient des quêtes et d’autres choses. Les objets permanents paient chaque fois de nouveau.
ma-text-combination = Un jeton Combinaison : un de chaque sorte au plus. Les revenus qui demandent le jeton { $token } comptent dès que vous l’avez.
ma-text-nation = Vous pouvez combattre pour { $nation }. À la fin, votre rang de noblesse auprès d’elle compte autant de fois que le dit son multiplicateur.
