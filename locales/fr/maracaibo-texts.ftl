# Maracaibo : les éléments dont sont faits les textes des cartes, tuiles, jetons et cases.

## What is done, as part of a sentence

ma-fx-pier = accomplir la Quête posée ici
ma-fx-list = { $list }
ma-fx-or = { $first }, ou { $second }
ma-fx-then = { $first } ; puis { $then }
ma-fx-pay = vous pouvez payer { $price } pour { $gains }
ma-fx-doubloons = prendre { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    }
ma-fx-points = marquer { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }
ma-fx-combat = gagner { $count ->
        [one] { $count } point de combat
       *[other] { $count } points de combat
    }
ma-fx-spies = prendre { $count ->
        [one] { $count } Espion
       *[other] { $count } Espions
    } de la réserve générale
ma-fx-influence = gagner { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’Influence auprès de la nation de votre choix
ma-fx-influence-fighting = gagner { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’Influence auprès de la nation combattante
ma-fx-influence-with = gagner { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’Influence auprès de { $nation }
ma-fx-discs = { $count ->
        [one] retirer un disque de votre Navire
       *[other] retirer { $count } disques de votre Navire
    }
ma-fx-skull = retirer une tuile Crâne
ma-fx-disc-only = placer sur la tuile un disque de votre Navire
ma-fx-explore = avancer votre Explorateur de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } au maximum
ma-fx-village = effectuer { $count ->
        [one] { $count } action Village
       *[other] { $count } actions Village
    }
ma-fx-fight = effectuer un combat
ma-fx-resail = reprendre la mer (1 à { $count } points de mouvement) et effectuer une action principale de plus
ma-fx-doubloons-per = prendre { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    } pour chaque { $per }
ma-fx-points-per = marquer { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    } pour chaque { $per }
ma-fx-village-per = effectuer { $count ->
        [one] { $count } action Village
       *[other] { $count } actions Village
    } pour chaque { $per }
ma-fx-points-if = marquer { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    } si vous possédez le jeton Combinaison « { $token } »
ma-fx-rank = avancer l’un de vos marqueurs Influence jusqu’au prochain rang de noblesse
ma-fx-cube-village = placer un cube Possession de la nation de votre choix sur un Village sans cube (sans autre récompense)
ma-fx-colony = placer un cube Possession de la nation de votre choix sur un Village sans cube et avancer votre marqueur Influence de cette nation jusqu’au prochain rang de noblesse
ma-fx-quest-card = poser la tuile Quête du dessus de la pile sur cette carte, où vous pourrez l’accomplir une fois comme ultime action Village
ma-fx-spy-income = placer sur cette carte autant d’Espions de votre réserve que vous le souhaitez ; chacun augmente de { $count } votre revenu de doublons
ma-fx-cube-here = placer un cube Possession de la nation de votre choix sur le Village où est votre Bateau, s’il n’en a pas (gagner { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’Influence auprès de cette nation)
ma-per-compass = symbole Boussole en votre possession
ma-per-spy = Espion de votre couleur sur le plateau
ma-per-ctoken = jeton Combat sur votre Navire
ma-per-quest = tuile Quête sur votre Navire
ma-per-token = jeton Combinaison en votre possession
ma-per-nation3 = nation auprès de laquelle vous possédez au moins { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’Influence

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
        [one] { $count } Espion de votre réserve (remis dans la réserve générale)
       *[other] { $count } Espions de votre réserve (remis dans la réserve générale)
    }
ma-price-movement = au moins { $count ->
        [one] { $count } point de mouvement dépensé
       *[other] { $count } points de mouvement dépensés
    } ce tour-ci
ma-price-same = { $count ->
        [one] { $count } marchandise
       *[other] { $count } marchandises
    } identiques (cartes de votre main)
ma-price-hand = toutes les cartes de votre main
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
ma-text-cost-spy-on-card = Coûte { $cost ->
        [one] { $cost } doublon
       *[other] { $cost } doublons
    } et 1 Espion de votre réserve, qui reste sur la carte.
ma-text-cost-cubes = Coûte { $cost ->
        [one] { $cost } doublon
       *[other] { $cost } doublons
    } ; ne s’achète que si { $nation } possède au moins { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } Possession dans les Caraïbes.
ma-text-spy-at = Coûte aussi 1 Espion de votre réserve, placé { $place-to-the }.
ma-text-token = Prenez le jeton Combinaison « { $token } », si vous ne l’avez pas déjà.
ma-text-token-any = Prenez un jeton Combinaison d’un type que vous ne possédez pas encore.
ma-text-at-once = Aussitôt : { $script }.
ma-text-compass = Porte un symbole Boussole, qui compte pour les récompenses des Quêtes.
ma-text-end-points = Vaut { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    } à la fin de la partie.
ma-text-in-hand = Depuis votre main, elle peut aussi être défaussée comme { $good } ou { $object }.
ma-text-provides = Compte toujours comme { $object } quand vous devez en payer, sans être défaussée.
ma-text-discount = Les cartes et les bâtiments de prestige vous coûtent { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    } de moins.
ma-text-fight-points = Avant chacun de vos combats, gagnez { $count ->
        [one] { $count } point de combat
       *[other] { $count } points de combat
    }.
ma-text-patron = Quand vous choisissez de combattre pour { $nation }, gagnez { $count ->
        [one] { $count } point de combat
       *[other] { $count } points de combat
    }.
ma-text-grave = À chaque fois que vous retirez de la partie le cube Possession d’une nation, marquez { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }.
ma-text-explorer = À chaque fois que vous déplacez votre Explorateur, vous pouvez avancer de { $count ->
        [one] { $count } case supplémentaire
       *[other] { $count } cases supplémentaires
    }.
ma-text-toll = Prenez { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    } au propriétaire de chaque Explorateur adverse que vous dépassez.
ma-text-host = À chaque fois qu’un joueur (vous y compris) fait escale sur un lieu où se trouve l’un de vos Espions, marquez { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } ou prenez { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
ma-text-spy-to-combat = À tout moment, vous pouvez remettre un Espion de votre réserve dans la réserve générale pour gagner { $count ->
        [one] { $count } point de combat
       *[other] { $count } points de combat
    }.
ma-text-village = Nouvelle action Village pour vous : { $script }.
ma-text-village-ultimate = Nouvelle ultime action Village pour vous (les actions Village restantes sont perdues) : { $script }.
ma-text-combat-action = Nouvelle action de combat pour vous (une fois par tour ; valeur de combat −{ $cost }) : { $script }.
ma-text-espionage = Action d’espionnage : { $script }.
ma-text-espionage-card = Action d’espionnage, comme action principale quand votre Bateau y fait escale, à partir de votre prochain tour : { $script }. À chaque manche où cet Espion n’est pas utilisé : { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    } (sauf à la manche où il est placé, si votre Bateau ne peut plus l’atteindre).
ma-text-income-doubloons = Revenu de doublons +{ $count } (reçu après les manches 1 à 3 ; élevé, il rapporte des points de victoire à la fin de la partie).
ma-text-income-points = Revenu de points de victoire +{ $count } (marqué après chaque manche).
ma-text-income-doubloons-if = Dès que vous possédez le jeton Combinaison « { $token } » : revenu de doublons +{ $count }.
ma-text-income-points-if = Dès que vous possédez le jeton Combinaison « { $token } » : revenu de points de victoire +{ $count }.
ma-text-quest = Payez { $price }. Récompense : { $script }.
ma-text-quest-sailed = Il faut avoir dépensé au moins { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    } ce tour-ci. Récompense : { $script }.
ma-text-story-tile = Un joueur qui fait escale ici peut payer ce que demande la carte Histoire et prend la récompense de la carte ; la tuile compte comme une Quête.
ma-text-majority = Valeur de combat −{ $count } pour la nation qui possède seule le plus de cubes Possession dans les Caraïbes.
ma-text-minority = Valeur de combat +{ $count } pour la nation qui possède seule le moins de cubes Possession dans les Caraïbes.
ma-text-combat-row = { $nation } : valeur de combat { $value }.
ma-text-combat-row-fee = { $nation } : valeur de combat { $value }, payer { $fee ->
        [one] { $fee } doublon
       *[other] { $fee } doublons
    }.
ma-text-combat-row-gain = { $nation } : valeur de combat { $value }, { $script }.
ma-text-market = Marché : { $good }, { $count ->
        [one] { $count } espace
       *[other] { $count } espaces
    }.
ma-text-market-by-players = Marché : { $good } ; espaces à 1, 2, 3 et 4 joueurs : { $one }, { $two }, { $three }, { $four }.
ma-text-action = Action : { $script }.
ma-text-action-pier = Action : accomplir la Quête de la tuile, puis en placer une nouvelle.
ma-text-flag = Drapeau, pour le joueur qui y place un cube lors d’un combat : { $script }.
ma-text-flag-brief = Drapeau : { $script }.
ma-text-career-intro = Chaque objectif peut être accompli une fois, par une action gratuite pendant votre tour.
ma-text-career-done = Quand les trois sont accomplis : encore { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }.
ma-text-building-intro = Un bâtiment où l’on peut investir une fois, au lieu d’acheter une carte.
ma-text-objective-combat-tokens = Avec au moins { $modest ->
        [one] { $modest } jeton Combat
       *[other] { $modest } jetons Combat
    } : { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et l’Espion posé ici ; avec au moins { $demanding } : { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } en plus.
ma-text-objective-quests = Avec au moins { $modest ->
        [one] { $modest } tuile Quête
       *[other] { $modest } tuiles Quête
    } : { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et l’Espion posé ici ; avec au moins { $demanding } : { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } en plus.
ma-text-objective-influence = Avec au moins { $modest ->
        [one] { $modest } point
       *[other] { $modest } points
    } d’Influence auprès d’une nation : { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et l’Espion posé ici ; avec au moins { $demanding } : { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } en plus.
ma-text-objective-influence-two = Avec au moins { $modest ->
        [one] { $modest } point
       *[other] { $modest } points
    } d’Influence auprès de chacune de deux nations : { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et l’Espion posé ici ; avec au moins { $demanding } : { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } en plus.
ma-text-objective-influence-with = Avec au moins { $modest ->
        [one] { $modest } point
       *[other] { $modest } points
    } d’Influence auprès de { $nation } : { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et l’Espion posé ici ; avec au moins { $demanding } : { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } en plus.
ma-text-objective-upgrades = Avec au moins { $modest ->
        [one] { $modest } amélioration de Navire
       *[other] { $modest } améliorations de Navire
    } : { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et l’Espion posé ici ; avec au moins { $demanding } : { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } en plus.
ma-text-objective-line = Quand votre Explorateur a franchi { $modest } : { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et l’Espion posé ici ; quand il a franchi { $demanding } : { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } en plus.
ma-text-objective-tokens = Avec au moins { $modest ->
        [one] { $modest } jeton Combinaison
       *[other] { $modest } jetons Combinaison
    } : { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et l’Espion posé ici ; avec au moins { $demanding } : { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } en plus.
ma-text-objective-spies = Avec au moins { $modest } de vos Espions sur le plateau : { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et l’Espion posé ici ; avec au moins { $demanding } : { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } en plus.
ma-text-objective-cubes = Avec au moins { $modest ->
        [one] { $modest } cube
       *[other] { $modest } cubes
    } de { $nation } sur le plateau : { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et l’Espion posé ici ; avec au moins { $demanding } : { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } en plus.
ma-text-building = Coûte { $cost ->
        [one] { $cost } doublon
       *[other] { $cost } doublons
    } et 1 Espion de votre réserve, qui reste ici. Prenez le jeton Combinaison « { $token } », si vous ne l’avez pas déjà. Le premier joueur à investir marque { $first ->
        [one] { $first } point de victoire
       *[other] { $first } points de victoire
    }.
ma-text-building-line = À la fin de la partie : { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    } pour chaque ligne franchie par votre Explorateur.
ma-text-building-quest = À la fin de la partie : { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    } pour chaque tuile Quête sur votre Navire.
ma-text-building-spy-on-board = À la fin de la partie : { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    } pour chacun de vos Espions sur le plateau.
ma-text-building-spy-or-combat-point = À la fin de la partie : { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    } pour chaque Espion de votre réserve et pour chaque point de combat restant.
ma-text-building-token = À la fin de la partie : { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    } pour chaque jeton Combinaison en votre possession.
ma-text-building-combat-token = À la fin de la partie : { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    } pour chaque jeton Combat sur votre Navire.
ma-text-building-upgrade = À la fin de la partie : { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    } pour chaque amélioration de votre Navire.
ma-text-building-income-points = À la fin de la partie : encore { $count } fois les points de victoire indiqués par votre cube sur la piste Revenu des doublons.
ma-text-building-limit = Au plus { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }.
ma-text-area = Une amélioration de Navire, achevée quand ses deux disques sont retirés.
ma-text-needs-area = Ses disques ne se retirent qu’une fois cette zone achevée : { $area }.
ma-text-needs-areas = Ses disques ne se retirent qu’une fois { $count ->
        [one] { $count } autre zone achevée
       *[other] { $count } autres zones achevées
    }.
ma-text-area-U1 = Comme action principale dans un Village, vous effectuez deux actions Village dès { $two ->
        [one] { $two } point de mouvement dépensé
       *[other] { $two } points de mouvement dépensés
    }, trois dès { $three }.
ma-text-area-U2 = Votre limite de main est de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
ma-text-area-U3 = Quand vous piochez, les cartes face visible sont gratuites pour vous.
ma-text-area-U7 = Nouvelle action de combat pour vous (une fois par tour) : placer un cube de la nation combattante sur un Village (valeur de combat −{ $free }, ou −{ $taken } à la place du cube d’une autre nation) ; gagner { $influence ->
        [one] { $influence } point
       *[other] { $influence } points
    } d’Influence auprès d’elle, prendre { $own ->
        [one] { $own } doublon
       *[other] { $own } doublons
    } pour chacun de vos Espions sur ce lieu et { $other } pour chaque Espion adverse.
ma-text-place-start = Chaque manche commence ici.
ma-text-place-village = Dans un Village, comme action principale : une action Village, deux dès { $two ->
        [one] { $two } point de mouvement dépensé
       *[other] { $two } points de mouvement dépensés
    }, trois dès { $three }. Une action Village : prendre { $doubloons }, défausser toute votre main pour { $discard }, acheter une carte ou investir dans un bâtiment de prestige, ou ce que permettent votre Navire et vos cartes.
ma-text-place-city = Une Ville. Comme action principale : vous pouvez d’abord livrer une marchandise (défaussez une carte de votre main qui la montre et placez sur le marché un disque de votre Navire), puis effectuer l’action.
ma-text-place-tile-city = Une Ville dont la tuile montre le marché et l’action. Comme action principale : vous pouvez d’abord livrer une marchandise (défaussez une carte de votre main qui la montre et placez sur le marché un disque de votre Navire), puis effectuer l’action.
ma-text-place-inland = Une Ville de l’intérieur, en jeu avec sa tuile Héritage. Comme action principale : vous pouvez d’abord livrer une marchandise (défaussez une carte de votre main qui la montre et placez sur le marché un disque de votre Navire), puis effectuer l’action.
ma-text-place-homeward = Case « Retour à bon port » : l’escale y est obligatoire, et aucune marchandise ne peut y être livrée.
ma-text-place-explorer = Réservée aux joueurs dont l’Explorateur a atteint la { $space }.
ma-text-line-red = Juste avant passe { $line } : un joueur qui la franchit gagne { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’Influence auprès d’une nation de son choix.
ma-text-line = Juste avant passe { $line } : le premier joueur à la franchir marque { $first ->
        [one] { $first } point de victoire
       *[other] { $first } points de victoire
    }, les autres { $later }.
ma-text-space = Récompense si vous vous y arrêtez : { $script }.
ma-text-space-quest = Si vous vous y arrêtez, vous pouvez accomplir la tuile Quête ; quand elle n’y est plus, la case ne compte plus.
ma-text-space-start = Tous les Explorateurs partent d’ici.
ma-text-space-end = La fin de la piste. Points de victoire dans l’ordre d’arrivée : { $first }, { $second }, { $third } et { $fourth }.
ma-text-space-fork = Ici, on choisit entre un raccourci et un long périple.
ma-text-legacy-L1 = Ce Village devient une Ville : { $place }. Marché : { $good } ({ $few ->
        [one] { $few } espace
       *[other] { $few } espaces
    } à un ou deux joueurs, { $many } à plus). Action : accomplir la Quête de la tuile, puis en placer une nouvelle. Drapeau : { $flag }.
ma-text-legacy-L2 = La voie { $from-of-the } { $to-to-the } coûte { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    }.
ma-text-legacy-L3 = Ni action Ville ni action Village comme action principale { $place-to-the } ; l’espionnage et les Quêtes restent possibles. La tuile Ville et le cube qui s’y trouvent quittent la partie, et aucun cube ne peut y être placé.
ma-text-legacy-L4 = Apporte une Ville, { $place } : on y va { $from-of-the } pour { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    } et on en repart pour autant ; réservée aux joueurs dont l’Explorateur a atteint la { $space }. Marché : { $good } ({ $few ->
        [one] { $few } espace
       *[other] { $few } espaces
    } à un ou deux joueurs, { $many } à plus). Action : { $action }. Drapeau : { $flag }.
ma-text-legacy-L5 = Un joueur qui fait escale { $place-to-the } peut, avant l’action principale, { $script }.
ma-text-legacy-L6 = Action de combat pour tous : escorter la flotte au trésor. Placez un cube de la nation combattante sur un emplacement libre de la tuile (valeur de combat −{ $first } ou −{ $second }) ; { $script }. Le cube y reste.
ma-text-legacy-L7 = Apporte une Ville, { $place } : on y va { $from-of-the } pour { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    } et on en repart pour autant ; réservée aux joueurs dont l’Explorateur a atteint la { $space }. Marché : { $good } ({ $few ->
        [one] { $few } espace
       *[other] { $few } espaces
    } à un ou deux joueurs, { $many } à plus). Action : { $action }. Drapeau : { $flag }.
ma-text-legacy-L8 = La voie { $from-of-the } { $to-to-the } coûte { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    }.
ma-text-legacy-L9 = Action de combat pour les joueurs dont l’Explorateur a atteint la { $space } : placer un cube de la nation combattante sur la Mine d’or, une seule fois (valeur de combat −{ $first }) ; { $script }. Le cube y reste.
ma-text-legacy-L10 = Un joueur qui fait escale { $place-to-the } peut, une fois par escale et avant l’action principale, placer sur la tuile un disque de son Navire ({ $discs ->
        [one] { $discs } case
       *[other] { $discs } cases
    }).
ma-text-legacy-L11 = Un joueur qui fait escale { $place-to-the } peut, une fois par escale et avant l’action principale, payer { $price } pour { $script }, puis doit placer sur la tuile un disque de son Navire ({ $discs ->
        [one] { $discs } case
       *[other] { $discs } cases
    }). Un joueur qui passe sans faire escale paie { $toll ->
        [one] { $toll } doublon
       *[other] { $toll } doublons
    }, ou doit faire escale.
ma-text-legacy-L12 = Un joueur qui fait escale { $place-to-the } peut, une fois par escale et avant l’action principale, payer { $price } pour { $script }, puis doit placer sur la tuile un disque de son Navire ({ $discs ->
        [one] { $discs } case
       *[other] { $discs } cases
    }).
ma-text-legacy-L13 = Un joueur qui fait escale { $place-to-the } peut, une fois par escale et avant l’action principale, payer { $price } pour { $script }, puis doit placer sur la tuile un disque de son Navire ({ $discs ->
        [one] { $discs } case
       *[other] { $discs } cases
    }).
ma-text-legacy-L14 = Un joueur qui fait escale { $place-to-the } peut, une fois par escale et avant l’action principale, payer { $price } pour { $script }, puis doit placer sur la tuile un disque de son Navire ({ $discs ->
        [one] { $discs } case
       *[other] { $discs } cases
    }).
ma-text-legacy-L15 = Un joueur qui fait escale { $place-to-the } peut, une fois par escale et avant l’action principale, payer { $price } pour { $script }, puis doit placer sur la tuile un disque de son Navire ({ $discs ->
        [one] { $discs } case
       *[other] { $discs } cases
    }).
ma-text-legacy-L16 = Un joueur qui fait escale { $place-to-the } peut, une fois par escale et avant l’action principale, payer { $price } pour { $script }, puis doit placer sur la tuile un disque de son Navire ({ $discs ->
        [one] { $discs } case
       *[other] { $discs } cases
    }).
ma-text-legacy-L17 = Un joueur qui fait escale { $place-to-the } peut, une fois par escale et avant l’action principale, payer { $price } pour { $script }, puis doit placer sur la tuile un disque de son Navire ({ $discs ->
        [one] { $discs } case
       *[other] { $discs } cases
    }).
ma-text-legacy-L18 = La voie { $from-of-the } { $to-to-the } coûte { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    }.
ma-text-legacy-L20 = Pas d’action Village comme action principale { $place-to-the } ; les autres actions principales restent possibles.
ma-text-legacy-L21 = Pas d’action Village comme action principale { $place-to-the } ; les autres actions principales restent possibles.
ma-text-legacy-L22 = Pas d’action Village comme action principale { $place-to-the } ; les autres actions principales restent possibles.
ma-text-legacy-L23 = Pas d’action Village comme action principale { $place-to-the } ; les autres actions principales restent possibles.
ma-text-legacy-L25 = Un joueur qui fait escale { $place-to-the } peut, avant l’action principale, { $script }.
ma-text-automa = Jeanne avance de { $count ->
        [one] { $count } lieu
       *[other] { $count } lieux
    } (Villes, et Villages avec une Quête), par la voie { $way ->
        [upper] du haut
       *[lower] du bas
    } aux bifurcations. S’il y a une Quête, elle la prend et son tour s’arrête. Sinon, elle place un disque sur un espace libre du marché, ou prend la carte face visible { $card } ; puis : { $acts }.
ma-automa-act-explore = son Explorateur avance de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
ma-automa-act-explore-late = son Explorateur avance de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } aux manches 3 et 4
ma-automa-act-explore-rounds = son Explorateur avance de { $early ->
        [one] { $early } case
       *[other] { $early } cases
    }, de { $late } aux manches 3 et 4
ma-automa-act-influence = elle gagne 1 point d’Influence auprès de { $nation }
ma-automa-act-combat = elle combat (un cube et { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’Influence)
ma-automa-act-combat-village = elle combat (un cube, un autre cube sur un Village et { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’Influence)
ma-automa-act-quest = elle prend la première tuile Quête
ma-automa-act-disc = un disque quitte sa piste
ma-automa-act-points = elle marque { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }
ma-automa-act-points-late = elle marque { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    } aux manches 3 et 4
ma-automa-act-points-rounds = elle marque { $early ->
        [one] { $early } point de victoire
       *[other] { $early } points de victoire
    }, { $late } aux manches 3 et 4
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
ma-text-classic-spot-players = { $place } (seulement à { $min }–{ $max } joueurs)
ma-text-good = Marchandise ({ $good }). Une carte de votre main qui la montre peut être livrée à un marché qui la demande, ou défaussée pour payer.
ma-text-object = Objet ({ $object }). Une carte de votre main qui le montre peut être défaussée pour payer une Quête, par exemple. Une carte achetée qui compte comme cet objet n’est jamais défaussée.
ma-text-combination = Jeton Combinaison : un de chaque type par joueur. Les revenus qui demandent le jeton « { $token } » comptent dès que vous le possédez.
ma-text-nation = Vous pouvez combattre pour { $nation }. À la fin de la partie, votre rang de noblesse auprès d’elle est multiplié par son multiplicateur, d’autant plus grand que sa réserve compte peu de cubes Possession et que le plateau en porte beaucoup.
