# Maracaibo : tout ce que dit le jeu. Les noms et textes du matériel sont dans les fichiers voisins.

## Options

ma-option-mode = Mode
    .text = Classique : une des cartes 75, 76 et 77 mène la partie.
ma-option-mode-classic = Classique
ma-option-level = Niveau
    .text = Facile, moyen ou difficile : plus il est élevé, plus il y a de tuiles Héritage et moins il y a de quêtes.
ma-option-level-easy = Facile
ma-option-level-medium = Moyen
ma-option-level-hard = Difficile
ma-option-armada = La Armada
    .text = Neuf cartes Projet et trois carrières de plus, une pour chaque nation.
ma-option-solo = Jeanne
    .text = La force de votre adversaire quand vous jouez seul, de 1 (très facile) à 5 (très difficile).
ma-option-solo-1 = 1 : très facile
ma-option-solo-2 = 2 : facile
ma-option-solo-3 = 3 : moyen
ma-option-solo-4 = 4 : difficile
ma-option-solo-5 = 5 : très difficile

## Phases

ma-phase-split = Premières décisions : cartes
ma-phase-careers = Premières décisions : carrières
ma-phase-sail = Manche { $round } : navigation
ma-phase-act = Manche { $round } : action principale
ma-phase-draw = Manche { $round } : pioche
ma-phase-jeanne = Manche { $round } : tour de Jeanne
ma-phase-scoring = Décompte de la manche { $round }
ma-phase-over = La fin

## What is to be decided

ma-prompt-over = La partie est finie
ma-prompt-plan = Choisissez la carte de votre zone de planification ; quatre cartes restent en main
ma-prompt-drop = Choisissez une carte à défausser, encore { $left }
ma-prompt-career = Choisissez votre carrière
ma-prompt-draw = Piochez jusqu’à votre limite de main : vous avez { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } sur { $limit }
ma-prompt-finish = Effectuez des actions gratuites, ou terminez le tour
ma-prompt-sail = Naviguez depuis { $place } : il reste { $left ->
        [one] { $left } point de mouvement
       *[other] { $left } points de mouvement
    }
ma-prompt-resail = Reprenez la mer depuis { $place }, ou restez : il reste { $left ->
        [one] { $left } point de mouvement
       *[other] { $left } points de mouvement
    }
ma-prompt-host = { $guest } s’arrête là où vous avez un espion, { $place } : prenez des points ou des doublons
ma-prompt-main = Choisissez votre action principale : { $place }
ma-prompt-deliver = Livrez une marchandise, ou continuez sans : { $place }
ma-prompt-city = Effectuez l’action de la ville, ou laissez-la : { $place }
ma-prompt-either = Choisissez une des possibilités : { $source }
ma-prompt-offer = Payez { $price }, ou laissez
ma-prompt-same = Choisissez la marchandise des { $count } cartes que vous payez
ma-prompt-settle = Choisissez une carte pour payer ; reste dû : { $due }
ma-prompt-disc-market = Choisissez le disque qui va sur le marché
ma-prompt-disc = Choisissez un disque à retirer de votre navire
ma-prompt-nation-influence = Choisissez la nation auprès de laquelle vous gagnez { $steps } d’influence
ma-prompt-nation-line = Vous avez franchi la ligne rouge : choisissez la nation auprès de laquelle vous gagnez { $steps } d’influence
ma-prompt-nation-rank = Choisissez la nation dont le marqueur avance jusqu’au rang de noblesse suivant
ma-prompt-nation-cube = Choisissez la nation dont vous placez un cube sur un village
ma-prompt-nation-colony = Choisissez la nation de votre colonie
ma-prompt-nation-here = Choisissez la nation dont vous placez un cube sur le village de votre bateau
ma-prompt-settlement = Choisissez le village pour le cube de { $nation }
ma-prompt-token = Choisissez un jeton Combinaison
ma-prompt-spy-income = Choisissez combien d’espions vont sur la carte, chacun pour { $income } de revenu en doublons
ma-prompt-village = Choisissez une action de village : { $left ->
        [one] encore { $left }
       *[other] encore { $left }
    }
ma-prompt-pile = Combat : choisissez la pile dont vous révélez un jeton
ma-prompt-banner = Combat ({ $token }) : choisissez la nation pour laquelle vous combattez
ma-prompt-fight = Combat pour { $nation } : il reste { $value } de valeur de combat
ma-prompt-explore = Avancez votre explorateur : jusqu’à { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }
ma-prompt-space-quest = Accomplissez la quête de cette case, ou laissez-la. { $text }
ma-prompt-purchase = Décompte : achetez une carte, investissez dans un bâtiment, ou prenez des points
ma-what-plan = choisit une carte pour la zone de planification
ma-what-drop = choisit des cartes à défausser
ma-what-split = { $count ->
        [one] choisit ses premières cartes
       *[other] choisissent leurs premières cartes
    }
ma-what-career = choisit une carrière
ma-what-careers = { $count ->
        [one] choisit une carrière
       *[other] choisissent leurs carrières
    }
ma-what-draw = pioche des cartes ({ $held } sur { $limit })
ma-what-finish = effectue des actions gratuites ou termine le tour
ma-what-sail = navigue depuis { $place }, il reste { $left ->
        [one] { $left } point de mouvement
       *[other] { $left } points de mouvement
    }
ma-what-resail = peut reprendre la mer depuis { $place }, il reste { $left ->
        [one] { $left } point de mouvement
       *[other] { $left } points de mouvement
    }
ma-what-host = prend des points ou des doublons, car { $guest } s’arrête ici : { $place }
ma-what-main = choisit une action principale : { $place }
ma-what-deliver = peut livrer une marchandise : { $place }
ma-what-city = peut effectuer l’action de la ville : { $place }
ma-what-either = choisit une des possibilités : { $source }
ma-what-offer = peut accepter un échange
ma-what-same = choisit la marchandise de { $count } cartes à payer
ma-what-settle = paie avec des cartes ; reste dû : { $due }
ma-what-disc-market = choisit un disque pour le marché
ma-what-disc = choisit un disque du navire
ma-what-nation-influence = choisit une nation pour { $steps } d’influence
ma-what-nation-line = choisit une nation pour { $steps } d’influence
ma-what-nation-rank = choisit un marqueur pour le rang de noblesse suivant
ma-what-nation-cube = choisit la nation d’un cube
ma-what-nation-colony = choisit la nation d’une colonie
ma-what-nation-here = choisit la nation d’un cube
ma-what-settlement = choisit un village pour un cube de { $nation }
ma-what-token = choisit un jeton Combinaison
ma-what-spy-income = place des espions sur une carte, chacun pour { $income } de revenu en doublons
ma-what-village = choisit une action de village, encore { $left }
ma-what-pile = révèle un jeton Combat
ma-what-banner = choisit la nation pour laquelle combattre ({ $token })
ma-what-fight = combat pour { $nation }, il reste { $value } de valeur de combat
ma-what-explore = avance l’explorateur, jusqu’à { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }
ma-what-space-quest = peut accomplir une quête de la piste d’exploration. { $text }
ma-what-purchase = achète ou prend des points au décompte
ma-wait = { $seat } { $what }
ma-wait-several = { $seats } { $what }
ma-combat-none = aucun jeton

## Buttons

ma-do-plan = { $card } ({ $id }, { $good }, { $object }) dans la zone de planification
ma-do-drop = Défausser { $card } ({ $id }, { $good }, { $object })
ma-do-career = { $career }. { $text }
ma-do-sail = Naviguer vers { $place }{ $cost ->
        [one] {""}
       *[other] {" "}pour { $cost } points de mouvement
    }
ma-do-sail-tile = Naviguer vers { $place }{ $cost ->
        [one] {""}
       *[other] {" "}pour { $cost } points de mouvement
    }. { $text }
ma-do-stop-sail = S’arrêter ici
ma-do-stop-village = Plus d’action de village
ma-do-stop-combat = Terminer le Combat
ma-do-stop-explore = Arrêter l’explorateur ici
ma-do-stop-draw = Ne plus piocher
ma-do-finish = Terminer le tour
ma-do-stop = Arrêter
ma-do-points = Prendre { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ma-do-doubloons = Prendre { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }
ma-do-always-points = Désormais toujours prendre { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour les visiteurs
ma-do-always-doubloons = Désormais toujours prendre { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } pour les visiteurs
ma-do-ask = Me demander de nouveau pour chaque visiteur
ma-do-city = Action de ville, { $place } : { $text }
ma-do-city-none = Action de ville, { $place }
ma-do-village = { $actions ->
        [one] { $actions } action de village
       *[other] { $actions } actions de village
    }
ma-do-quest = Accomplir la { $quest }. { $text }
ma-do-spy = Utiliser l’espion placé par { $card }. { $text }
ma-do-skip-main = Aucune action principale
ma-do-skip-deliver = Ne rien livrer
ma-do-skip-sail = Ne pas reprendre la mer
ma-do-skip = Laisser
ma-do-deliver = Livrer { $card } comme { $good }
ma-do-perform = Le faire
ma-do-way = Choisir : { $text }
ma-do-way-number = Possibilité { $way }
ma-do-pay = Payer { $price } pour { $gains }
ma-do-pay-what = Payer
ma-do-pay-good = Payer { $count } cartes en main avec { $good }
ma-do-spend = Payer avec { $card } ({ $id }, { $good }, { $object })
ma-do-disc = Un disque : { $area }{ $discs ->
        [one] , le dernier, amélioration terminée
       *[other] {""}
    }. { $text }
ma-do-nation = { $nation }
ma-do-nation-influence = { $steps } d’influence auprès de { $nation }
ma-do-nation-rank = Rang de noblesse suivant auprès de { $nation }
ma-do-nation-cube = Un cube de { $nation }
ma-do-nation-colony = Une colonie de { $nation }
ma-do-nation-here = Un cube de { $nation } ici
ma-do-settle = Cube sur { $place }
ma-do-token = Prendre le jeton { $token }
ma-do-spies = { $count ->
        [0] Aucun espion
        [one] { $count } espion
       *[other] { $count } espions
    } sur la carte
ma-do-doubloon = Prendre { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }
ma-do-discard = Défausser toute la main pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }
ma-do-buy = Acheter { $card } ({ $id }, { $good }, { $object }) pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }
ma-do-invest = Investir { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et un espion : { $building }
ma-do-area = Utiliser { $area } : { $text }
ma-do-card = Utiliser { $card } : { $text }
ma-do-card-quest = Accomplir la quête posée sur { $card }. { $text }
ma-do-reveal = Révéler un jeton de la pile { $pile }
ma-do-fight = Combattre pour { $nation } avec { $value } de valeur de combat. Le jeton dit { $text }
ma-do-fight-bare = Combattre sans jeton, avec { $value } de valeur de combat
ma-do-raise-combat = Dépenser 1 point de combat pour 1 de valeur de combat
ma-do-raise-spy = Rendre 1 espion de votre réserve pour 1 de valeur de combat
ma-do-influence = Gagner { $steps } d’influence pour { $price } de valeur de combat
ma-do-annex = Annexer { $place } pour { $price } de valeur de combat ; son drapeau : { $text }
ma-do-capture = Conquérir { $place } pour { $price } de valeur de combat ; son drapeau : { $text }
ma-do-raid = Prendre le village { $place } pour { $price } de valeur de combat
ma-do-strike = { $card } pour { $price } de valeur de combat : { $text }
ma-do-sea = Flotte au trésor pour { $price } de valeur de combat : { $text }
ma-do-mine = Mine pour { $price } de valeur de combat : { $text }
ma-do-explore = Explorateur : { $space }. { $text }
ma-do-explore-end = Explorateur jusqu’au bout, { $space }. { $text }
ma-do-draw = Piocher dans la pile
ma-do-take = Prendre { $card } ({ $id }, { $good }, { $object }) parmi les cartes visibles{ $doubloons ->
        [0] , gratuitement
        [one] {" "}pour 1 doublon
       *[other] {" "}pour { $doubloons } doublons
    }
ma-do-objective = Remplir l’objectif { $number } pour { $doubloons } doublons{ $points ->
        [0] {""}
       *[other] {" "}et { $points } points
    }. { $text }
ma-do-objective-number = Remplir l’objectif { $number }
ma-do-spy-to-combat = Rendre un espion pour { $points } points de combat

## Log

ma-log-plan-chosen = { $seat } met { $card } de côté pour la zone de planification.
ma-log-drop-chosen = { $seat } met { $card } de côté pour la défausse.
ma-log-career-picked = { $seat } choisit { $career }.
ma-log-planned = { $seat } met { $card } dans la zone de planification.
ma-log-dropped = { $seat } défausse { $cards }.
ma-log-career = { $seat } montre son choix : { $career }.
ma-log-round = La manche { $round } commence.
ma-log-sailed = { $seat } navigue vers { $place }.
ma-log-stopped = { $seat } s’arrête après { $points ->
        [one] { $points } point de mouvement
       *[other] { $points } points de mouvement
    } : { $place }.
ma-log-hosted = { $seat } reçoit son dû pour un espion là où { $guest } s’arrête : { $place }.
ma-log-habit = { $seat } { $answer ->
        [ask] veut décider pour chaque visiteur
        [points] prendra toujours des points pour les visiteurs
       *[doubloons] prendra toujours des doublons pour les visiteurs
    }.
ma-log-spies-unused = { $seat } marque pour { $spies ->
        [one] { $spies } espion inutilisé
       *[other] { $spies } espions inutilisés
    } : { $place }.
ma-log-spies-unreached = { $seat } marque pour { $spies ->
        [one] { $spies } espion qui n’a pas été atteint
       *[other] { $spies } espions qui n’ont pas été atteints
    }.
ma-log-city = { $seat } utilise la ville : { $place }.
ma-log-village = { $seat } effectue { $actions ->
        [one] { $actions } action de village
       *[other] { $actions } actions de village
    } : { $place }.
ma-log-spied = { $seat } utilise l’espion placé par { $card } : { $place }.
ma-log-declined = { $seat } n’effectue aucune action principale.
ma-log-delivered = { $seat } livre { $card } : { $place }.
ma-log-disc = { $seat } retire un disque : { $area }.
ma-log-upgraded = { $seat } termine une amélioration : { $area }.
ma-log-points = { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ma-log-doubloons = { $seat } prend { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
ma-log-doubloons-paid = { $seat } paie { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
ma-log-combat-points = { $seat } gagne { $points ->
        [one] { $points } point de combat
       *[other] { $points } points de combat
    }.
ma-log-combat-paid = { $seat } paie { $points ->
        [one] { $points } point de combat
       *[other] { $points } points de combat
    }.
ma-log-spies-taken = { $seat } prend { $spies ->
        [one] { $spies } espion
       *[other] { $spies } espions
    }.
ma-log-spies-returned = { $seat } rend { $spies ->
        [one] { $spies } espion
       *[other] { $spies } espions
    }.
ma-log-spy-turned = { $seat } change un espion en points de combat.
ma-log-spy-placed = { $seat } place un espion : { $place }.
ma-log-influence = { $seat } gagne { $steps } d’influence auprès de { $nation } : { $now } maintenant.
ma-log-token = { $seat } prend le jeton { $token }.
ma-log-income-rose = { $seat } porte son revenu en doublons à { $now } (+{ $steps }).
ma-log-points-income-rose = { $seat } porte son revenu en points à { $now } (+{ $steps }).
ma-log-spent = { $seat } paie avec { $card } comme { $symbol }.
ma-log-hand-discarded = { $seat } défausse sa main : { $cards }.
ma-log-bought = { $seat } achète { $card } pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
ma-log-invested = { $seat } investit { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et un espion : { $building }.
ma-log-area-used = { $seat } utilise { $area }.
ma-log-card-used = { $seat } utilise { $card }.
ma-log-quest = { $seat } accomplit la { $quest }.
ma-log-quest-placed = La { $quest } est posée : { $place }.
ma-log-quest-on-card = La { $quest } est posée sur { $card }.
ma-log-token-revealed = { $seat } révèle le { $token }.
ma-log-fights = { $seat } combat pour { $nation } avec { $value } de valeur de combat.
ma-log-combat-card = { $seat } utilise { $card } au Combat.
ma-log-combat-ended = { $seat } termine le Combat.
ma-log-cube = { $seat } place un cube de { $nation } : { $place }.
ma-log-cube-removed = { $seat } retire le cube de { $nation } : { $place }.
ma-log-legacy-cube = { $seat } place un cube de { $nation } : { $legacy }.
ma-log-explored = { $seat } avance l’explorateur : { $space }.
ma-log-line = { $seat } franchit { $line }.
ma-log-track-ended = { $seat } atteint le bout de la piste d’exploration.
ma-log-toll = { $seat } prend { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $from } en passant.
ma-log-toll-jeanne = { $seat } prend { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à Jeanne en passant.
ma-log-drew = { $seat } pioche { $card }.
ma-log-drew-unseen = { $seat } pioche une carte.
ma-log-took = { $seat } prend { $card } parmi les cartes visibles{ $doubloons ->
        [0] {""}
        [one] {" "}pour { $doubloons } doublon
       *[other] {" "}pour { $doubloons } doublons
    }.
ma-log-face-up = Nouvelle carte visible : { $card }.
ma-log-reshuffled = La défausse devient la pioche.
ma-log-objective = { $seat } remplit l’objectif { $number }{ $demanding ->
        [yes] {" "}pleinement
       *[no] {""}
    }.
ma-log-career-done = { $seat } a achevé sa carrière.
ma-log-scoring = Le décompte de la manche { $round } commence.
ma-log-income = { $seat } reçoit { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de revenu.
ma-log-building = Un bâtiment de prestige est révélé : { $building }.
ma-log-jeanne-card = Jeanne révèle la { $card }.
ma-log-jeanne-reshuffled = Les cartes de Jeanne sont mélangées.
ma-log-jeanne-sailed = Jeanne avance de { $stops ->
        [one] { $stops } escale
       *[other] { $stops } escales
    }{ $way ->
        [upper] , par la voie du haut aux bifurcations
        [lower] , par la voie du bas aux bifurcations
       *[only] {""}
    } : { $place }{ $held ->
        [yes] , où tout bateau doit s’arrêter
       *[no] {""}
    }.
ma-log-jeanne-quest = Jeanne prend la { $quest }, { $why ->
        [stop] posée là où elle s’arrête, ce qui termine son tour
        [trail] posée sur la case de son explorateur
       *[card] la première de la pile, comme sa carte le dit
    }.
ma-log-jeanne-delivered = Jeanne met un disque sur l’emplacement libre du marché : { $place }.
ma-log-jeanne-took = { $why ->
        [homeward] Sur le chemin du retour, Jeanne prend toujours une carte :
        [no-disc] Jeanne n’a plus de disque pour le marché et prend une carte à la place :
       *[market-full] Jeanne ne trouve aucun emplacement de marché libre et prend une carte à la place :
    } la carte visible { $position }, { $card }.
ma-log-jeanne-disc = Un disque quitte la piste de Jeanne.
ma-log-jeanne-influence = Jeanne gagne { $steps } d’influence auprès de { $nation }{ $beyond ->
        [0] {""}
       *[other] {" "}; { $beyond } au-delà de la dernière case, ce qui marque des points
    }.
ma-log-jeanne-points = Jeanne marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ma-log-jeanne-explored = L’explorateur de Jeanne avance ({ $why ->
        [reach] une quête ouverte y est à portée
       *[shortest] le plus court chemin, aucune quête ouverte n’étant à portée
    }) : { $space }.
ma-log-jeanne-combat = Jeanne révèle le { $token } et combat pour { $nation }, { $why ->
        [printed] aussi forte pour elle qu’une autre avec { $strength }, mais de plus grande valeur sur le jeton
        [order] aussi forte pour elle qu’une autre avec { $strength }, mais première dans l’ordre France, Espagne, Angleterre
       *[strongest] la plus forte pour elle avec { $strength }
    }.
ma-log-jeanne-combat-bare = Jeanne combat sans jeton pour { $nation }, { $why ->
        [order] aussi forte pour elle qu’une autre avec { $strength }, mais première dans l’ordre France, Espagne, Angleterre
       *[strongest] la plus forte pour elle avec { $strength }
    }.
ma-log-jeanne-annexed = Jeanne annexe { $place } pour { $nation }, { $why ->
        [further] le premier village libre, que sa carte lui donne en plus
        [village] le premier village libre, aucune ville n’étant libre pour elle
       *[city] la première ville libre
    }.
ma-log-jeanne-boxed = { $why ->
        [further] Aucun village n’est libre pour Jeanne
       *[other] Ni ville ni village n’est libre pour Jeanne
    } : un cube de { $nation } va dans la boîte.
ma-log-jeanne-idle = { $why ->
        [no-card] Il n’y a pas de carte visible à la position de la carte de Jeanne : elle n’en prend pas.
        [no-quest] La pile de quêtes est vide : Jeanne ne prend pas de quête.
        [no-disc] La piste de Jeanne n’a plus de disque : aucun ne la quitte.
        [at-end] L’explorateur de Jeanne est au bout : il n’avance pas.
       *[no-cube] La nation pour laquelle Jeanne combat n’a plus de cube dans sa réserve : aucun n’est placé.
    }
ma-log-jeanne-income = Jeanne marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de revenu.
ma-log-ended = La partie est finie.

## Refusals

ma-no-over = La partie est finie.
ma-no-turn = C’est à un autre joueur de décider.
ma-no-now = Il y a autre chose à décider maintenant.
ma-no-main = L’action principale suit l’arrêt du bateau, une seule par tour.
ma-no-purchase = On n’achète des cartes et on n’investit dans des bâtiments que par une action de village ou lors d’un décompte.
ma-no-sail = Le bateau navigue au début du tour, avant l’action principale.
ma-no-phase-b = Les actions gratuites sont possibles à partir de l’arrêt, pas en naviguant ni en piochant.
ma-no-scoring = Il n’y a pas d’actions gratuites pendant les décomptes.
ma-no-paying = Le paiement doit d’abord être terminé.
ma-no-split-planned = La carte de la zone de planification est choisie.
ma-no-split-first = La carte de la zone de planification vient d’abord.
ma-no-career = { $career } ne vous a pas été distribuée, ou vous avez choisi.
ma-no-hand = { $card } n’est pas dans votre main.
ma-no-owned = Vous n’avez pas acheté { $card }.
ma-no-lane = Aucune voie ne mène maintenant depuis { $from } jusqu’à { $to }.
ma-no-points = Cette voie coûte { $needed ->
        [one] { $needed } point de mouvement
       *[other] { $needed } points de mouvement
    } ; il vous en reste { $held }.
ma-no-entry = Vous ne pouvez pas encore vous y arrêter : { $place }. Votre explorateur n’est pas assez loin, et vous ne pouvez pas la traverser.
ma-no-inland = Votre explorateur n’est pas allé assez loin : vous ne pouvez encore ni vous arrêter ni poser de cube ici : { $place }.
ma-no-stop = Le bateau doit avancer d’au moins un lieu avant de s’arrêter.
ma-no-host = Personne ne s’arrête maintenant là où vous avez un espion et une carte qui paie pour cela.
ma-no-habit-later = Une réponse permanente se laisse au début de votre tour, une fois.
ma-no-habit-same = C’est déjà votre réponse permanente.
ma-no-city = Pas d’action de ville pour vous ici : { $place }.
ma-no-village = Ce n’est pas un village : { $place }.
ma-no-quest = La { $quest } n’est pas ici.
ma-no-spy = L’espion placé par { $card } n’est pas ici, ou n’est pas à vous.
ma-no-spy-late = L’espion placé par { $card } peut servir à partir de votre prochain tour.
ma-no-doubloons = Cela coûte { $needed ->
        [one] { $needed } doublon
       *[other] { $needed } doublons
    } ; vous en avez { $held }.
ma-no-combat-points = Cela coûte { $needed ->
        [one] { $needed } point de combat
       *[other] { $needed } points de combat
    } ; vous en avez { $held }.
ma-no-spies = Il faut { $needed ->
        [one] { $needed } espion
       *[other] { $needed } espions
    } de votre réserve ; vous en avez { $held }.
ma-no-movement = Il faut avoir dépensé { $needed ->
        [one] { $needed } point de mouvement
       *[other] { $needed } points de mouvement
    } ce tour-ci ; vous en avez dépensé { $held }.
ma-no-cards = Votre main est vide.
ma-no-same = Vous n’avez pas { $needed } cartes avec la même marchandise.
ma-no-objects = Il faut { $needed } × { $object } ; vous en avez moins.
ma-no-goods = Il faut { $needed } × { $good } ; vous en avez moins.
ma-no-symbol = { $card } ne montre pas ce qui est dû.
ma-no-market = Le marché n’a pas d’emplacement libre : { $place }.
ma-no-good = Le marché demande : { $good }. { $card } n’en montre pas.
ma-no-pier = Il n’y a pas sur la tuile de quête que vous puissiez accomplir.
ma-no-pier-idle = Vous n’avez ici rien à livrer, ni de quoi payer la quête de la tuile.
ma-no-disc-due = Le disque d’une livraison doit être déplacé.
ma-no-disc = Il ne reste pas de disque : { $area }.
ma-no-area-first = { $area } demande d’abord { $needed }.
ma-no-areas = { $area } demande { $needed } autres zones terminées ; vous en avez { $held }.
ma-no-way = Cette possibilité n’existe pas.
ma-no-explorer-home = Votre explorateur a atteint le bout.
ma-no-rank = Aucun de vos marqueurs n’a de rang de noblesse suivant.
ma-no-last-rank = Votre marqueur a atteint le dernier rang de noblesse auprès de { $nation }.
ma-no-free-village = Aucun village n’est sans cube.
ma-no-cubes = Il ne reste aucun cube dans la réserve de { $nation }.
ma-no-cubes-at-all = Il ne reste de cube dans la réserve d’aucune nation.
ma-no-occupied = Ce n’est pas un village sans cube : { $place }.
ma-no-token = Vous avez déjà le jeton { $token }.
ma-no-nation-cubes = Il faut { $needed } cubes de { $nation } sur les villes et les villages ; il y en a { $held }.
ma-no-revealed = Ce bâtiment n’est pas révélé : { $building }.
ma-no-invested = Vous avez déjà investi : { $building }.
ma-no-village-area = { $area } n’est pas une action de village.
ma-no-upgrade = Cette zone n’est pas terminée : { $area }.
ma-no-cube-here = Votre bateau n’est pas dans un village sans cube.
ma-no-village-card = { $card } n’a pas d’action de village.
ma-no-card-quest = La quête posée sur { $card } est accomplie, ou il n’y en a pas.
ma-no-pile = La pile { $pile } est vide.
ma-no-reveal = Il faut d’abord révéler un jeton.
ma-no-used = Cette action de combat a déjà servi ce tour-ci.
ma-no-value = Cela coûte { $needed } de valeur de combat ; vous en avez { $held }.
ma-no-own-cube = Il y a déjà un cube de { $nation } : { $place }.
ma-no-flag = Il n’y a pas de drapeau : { $place }.
ma-no-combat-card = { $card } n’a pas d’action de combat.
ma-no-sea = Cet emplacement de la flotte au trésor est pris, ou il n’existe pas.
ma-no-legacy = { $legacy } n’est pas en jeu.
ma-no-mine-far = Votre explorateur n’est pas assez loin pour la mine.
ma-no-mine = La mine est prise.
ma-no-explore = L’explorateur doit d’abord avancer d’au moins une case.
ma-no-space = Votre explorateur ne peut pas y aller maintenant : { $space }.
ma-no-quest-space = Il n’y a pas de quête sur la case de votre explorateur.
ma-no-draw-pile = La pioche et la défausse sont vides.
ma-no-draw-stop = Vous devez piocher jusqu’à votre limite de main.
ma-no-row = { $card } n’est pas visible.
ma-no-planning = Votre zone de planification est pleine.
ma-no-objective = Vous n’avez pas cet objectif.
ma-no-objective-done = Cet objectif est rempli.
ma-no-objective-unmet = Cet objectif demande au moins { $asked } ; vous en avez { $held }.
ma-goal-combat-tokens = { $count ->
        [one] { $count } jeton Combat
       *[other] { $count } jetons Combat
    }
ma-goal-quests = { $count ->
        [one] { $count } tuile Quête
       *[other] { $count } tuiles Quête
    }
ma-goal-influence = { $count } d’influence auprès d’une nation
ma-goal-influence-two = { $count } d’influence auprès de chacune de deux nations
ma-goal-influence-with = { $count } d’influence auprès de { $nation }
ma-goal-upgrades = { $count ->
        [one] { $count } amélioration du navire terminée
       *[other] { $count } améliorations du navire terminées
    }
ma-goal-line = { $count ->
        [one] { $count } ligne franchie par votre explorateur
       *[other] { $count } lignes franchies par votre explorateur
    }
ma-goal-tokens = { $count ->
        [one] { $count } jeton Combinaison
       *[other] { $count } jetons Combinaison
    }
ma-goal-spies = { $count ->
        [one] { $count } espion à vous sur le plateau
       *[other] { $count } espions à vous sur le plateau
    }
ma-goal-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } de { $nation } sur le plateau
ma-no-spy-to-combat = Vous n’avez pas de carte qui change des espions en points de combat.

## Scores

ma-item-track = points marqués pendant la partie
ma-item-points-income = revenu en points
ma-item-income = points de la piste de revenu en doublons
ma-item-cards = cartes Projet
ma-item-buildings = bâtiments de prestige
ma-item-majority = plus grande influence
ma-item-nations = rangs de noblesse fois multiplicateurs
ma-item-automa-income = revenu
ma-item-automa-quests = tuiles Quête
ma-item-lead-quests = plus de tuiles Quête que vous
ma-item-lead-upgrades = plus d’améliorations que vous
ma-item-lead-explorer = explorateur devant le vôtre
ma-ending-rounds = Quatre manches ont été jouées.
    .clause = MA-1.1
ma-ending-solo-won = Vous avez battu Jeanne.
    .clause = MA-31.22
ma-ending-solo-shared = Vous partagez la victoire avec Jeanne.
    .clause = MA-31.22
ma-ending-solo-lost = Jeanne gagne.
    .clause = MA-31.22

## Text view

ma-page-list = { $list }
ma-page-none = aucun
ma-page-round = Manche { $round } sur { $rounds }
ma-page-classic = { $text }
ma-page-active = C’est à { $seat } de jouer.
ma-page-sail = Navigation. Points de mouvement dépensés : { $spent }, restants : { $left }.
ma-page-village = Actions de village restantes : { $left }.
ma-page-fight = Combat pour { $nation } ({ $token }). Valeur de combat restante : { $value }.
ma-page-banner = Combat ({ $token }) : { $values }.
ma-page-banner-value = { $nation } { $value }
ma-page-explore = Cases dont l’explorateur peut encore avancer : { $left }.
ma-page-settle = Reste à payer : { $due }.
ma-page-bought = Achat en cours : { $card }.
ma-page-quest = Quête en cours : { $quest }.
ma-page-row = Cartes visibles
ma-page-deck = Pioche : { $deck }. Défausse : { $discard }.
ma-page-discard = Défaussées : { $cards }.
ma-page-players = Joueurs
ma-page-places = Les Caraïbes
ma-page-lanes = Une voie coûte 1 point de mouvement, ou ce qui est entre parenthèses. Marché : disques sur ses emplacements. Drapeau : bonus de qui y met un cube lors d’un Combat.
ma-page-place = { $place } : { $text }
ma-page-stops = Tout bateau doit s’arrêter ici : { $places }.
ma-page-villages = Villages : { $places }.
ma-page-track = Piste d’exploration
ma-page-supply = Bâtiments, quêtes et jetons Combat
ma-page-ships = Améliorations des navires : disques restants
ma-page-discs = { $state ->
        [done] terminée
       *[open] { $discs }
    }
ma-page-hand = Main : { $seat }
ma-page-planned = Pour la zone de planification : { $card }.
ma-page-dropped = Pour la défausse : { $cards }.
ma-page-offered = Au choix : { $career }. { $text }
ma-page-planning = Zone de planification
ma-page-marker = { $influence } (rang { $rank })
ma-page-income = { $doubloons } (à la fin : { $printed ->
        [one] { $printed } point
       *[other] { $printed } points
    })
ma-page-other-spies = { $board } / { $career } / { $supply }
ma-page-area = { $seat } : carrière et cartes
ma-page-career = { $career }. Les trois objectifs : encore { $doubloons } doublons et { $points } points.
ma-page-objective = Objectif { $number }{ $state ->
        [done] , rempli
       *[open] {" "}(maintenant { $held })
    } : { $text }
ma-page-invested = Investissements : { $buildings }.
ma-page-plans = Zone de planification : { $cards }.
ma-page-known = Cartes en main que tous ont vues : { $cards }.
ma-page-card-quest = Une quête est posée sur { $card }. { $text }
ma-page-hosting = Pour les visiteurs : { $answer ->
        [ask] demander chaque fois
        [points] toujours des points
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
ma-page-quest-cell = quête { $id } : { $text }
ma-page-used = accomplie
ma-page-building = { $building }. { $text } Investisseurs : { $investors }.
ma-page-buildings-hidden = Bâtiments pas encore révélés : { $count }.
ma-page-quest-pile = Pile de quêtes : { $count }, sur le dessus { $quest }
ma-page-quest-pile-empty = La pile de quêtes est vide.
ma-page-piles = Jetons Combat : { $first } dans la pile 1, { $second } dans la pile 2.
ma-page-legacy = { $legacy } : { $text }
ma-page-cube-space = { $legacy }, emplacement à { $price } de valeur de combat : { $cube }.
ma-page-head-card = carte
ma-page-head-name = nom
ma-page-head-area = zone
ma-page-head-place = lieu
ma-page-head-text = texte
ma-page-head-player = joueur
ma-page-head-points = points
ma-page-head-score = score actuel
ma-page-head-doubloons = doublons
ma-page-head-income = revenu en doublons
ma-page-head-points-income = revenu en points
ma-page-head-combat = points de combat
ma-page-head-spies = espions
ma-page-head-reserve-spies = espions en réserve
ma-page-head-other-spies = espions sur plateau / carrière / réserve générale
ma-page-head-compasses = boussoles
ma-page-head-tokens = jetons Combinaison
ma-page-head-combats = jetons Combat
ma-page-head-hand = main / limite
ma-page-head-ship = bateau
ma-page-head-explorer = explorateur
ma-page-head-nation = nation
ma-page-head-reserve = réserve
ma-page-head-cubes = cubes
ma-page-head-multiplier = multiplicateur
ma-page-head-market = marché
ma-page-head-cube = cube
ma-page-head-quests = tuiles Quête
ma-page-head-ships = bateaux
ma-page-head-space = case
ma-page-head-next = suite
ma-page-head-quest = quête
ma-page-head-explorers = explorateurs
