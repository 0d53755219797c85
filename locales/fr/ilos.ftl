# Ilôs : noms et descriptions des éléments, et tout ce que dit le jeu.

## Cartes

il-card-ship = Navire
    .number = name
    .title = Navire
    .text = Ajoutez un Navire de votre Réserve ou déplacez-en un : sur la côte d’une île, sur une nouvelle Tuile ou sur un Repaire de pirates libre.
il-card-plantation = Plantation
    .number = name
    .title = Plantation
    .text = Placez un Pionnier sur un emplacement libre d’Ébène, de Teinture ou d’Épices d’une île où vous avez un Navire : vous produisez 1 jeton de cette Ressource à chaque tour.
il-card-gold-mine = Mine d’or
    .number = name
    .title = Mine d’or
    .text = Placez un Pionnier sur un emplacement libre d’Or d’une île où vous avez deux Navires : vous produisez 1 jeton Or à chaque tour.
il-card-building = Bâtiment
    .number = name
    .title = Bâtiment
    .text = Construisez un Fort ou un Comptoir, avec un Pionnier, sur un Chantier libre d’une île où vous avez deux Navires.
il-card-ruins = Ruines
    .number = name
    .title = Ruines
    .text = Placez un Pionnier sur des Ruines libres d’une île où vous avez un Navire et prenez aussitôt 3 jetons Or.
il-card-market = Marché
    .number = name
    .title = Marché
    .text = Défaussez 1 Ressource de derrière votre Écran : son prix augmente. Une seule carte Marché par tour.

## Ressources, emplacements, bâtiments

il-resource-ebony = Ébène
    .gender = f
    .mass = yes
    .title = Ébène
    .text = Produite par les Plantations.
il-resource-dye = Teinture
    .gender = f
    .mass = yes
    .title = Teinture
    .text = Produite par les Plantations.
il-resource-spice = Épices
    .number = many
    .gender = f
    .mass = yes
    .title = Épices
    .text = Produites par les Plantations.
il-resource-gold = Or
    .gender = m
    .mass = yes
    .title = Or
    .text = Produit par les Mines d’or, ou trouvé dans les Ruines.
il-site-ebony = emplacement d’Ébène
    .gender = m
    .many = emplacements d’Ébène
    .title = Ébène
    .text = Emplacement pour la carte Plantation.
il-site-dye = emplacement de Teinture
    .gender = m
    .many = emplacements de Teinture
    .title = Teinture
    .text = Emplacement pour la carte Plantation.
il-site-spice = emplacement d’Épices
    .gender = m
    .many = emplacements d’Épices
    .title = Épices
    .text = Emplacement pour la carte Plantation.
il-site-gold = emplacement d’Or
    .gender = m
    .many = emplacements d’Or
    .title = Or
    .text = Emplacement pour la carte Mine d’or.
il-site-ruins = Ruines
    .number = many
    .gender = f
    .title = Ruines
    .text = Emplacement pour la carte Ruines.
il-site-building = Chantier
    .gender = m
    .many = Chantiers
    .title = Chantier
    .text = Emplacement pour la carte Bâtiment.
il-site-borne = { $site-title }
il-site-amount = { $count ->
        [one] { $count } { $what }
       *[other] { $count } { $what-many }
    }
il-isle-with = { $isle } ({ $sites })
il-isle-bare = { $isle }
il-fort = Fort
    .gender = m
    .many = Forts
    .title = Fort
    .text = Protège son propriétaire des pirates sur son île et donne 1 carte de plus à chaque pioche.
il-house = Comptoir
    .gender = m
    .many = Comptoirs
    .title = Comptoir
    .text = Copie une Ressource d’une Plantation exploitée sur son île ; jamais l’Or.
il-house-of = Comptoir ({ $resource })
il-tile = Tuile { $name }
il-cell = au { $side ->
        [n] nord
        [ne] nord-est
        [se] sud-est
        [s] sud
        [sw] sud-ouest
       *[nw] nord-ouest
    } de la { $tile }
il-cell-open = au milieu
il-island = île { $name }
il-lair = Repaire de pirates
    .gender = m
    .many = Repaires de pirates
    .text = Un Navire ici fait payer aux autres joueurs le coût de Piraterie sur toutes les îles de la Tuile.
il-amount = { $count ->
        [1] 1 { $what }
       *[other] { $count } × { $what }
    }
il-berth-reserve = la Réserve
    .the = la Réserve
    .of-the = de la Réserve
il-berth-coast = l’{ $island }
    .the = l’{ $island }
    .of-the = de l’{ $island }
il-berth-lair = le Repaire de la { $tile }
    .the = le Repaire de la { $tile }
    .of-the = du Repaire de la { $tile }

## Phases

il-phase-redraw = Refaire sa main
il-phase-first-islands = Premières îles
il-phase-turns = Actions, production, pioche
il-phase-last-round = Dernière manche
il-phase-over = Fin de la partie

## Ce qu’il faut décider

il-wait = { $seat } { $what }.
il-prompt-redraw = Échangez les cartes dont vous ne voulez pas{ $thrown ->
        [0] {""}
       *[other] {" "}(jusqu’ici : { $thrown })
    }.
    .clause = IL-2.10
il-prompt-tile = Choisissez une Tuile de la zone d’exploration.
    .clause = IL-3.1
il-prompt-cell = Choisissez une case pour la { $tile }.
    .clause = IL-4.1
il-prompt-rotation = Orientez la { $tile } { $at }.
    .clause = IL-4.1
il-prompt-anchor = Choisissez le morceau de la { $tile } où placer votre Navire.
    .clause = IL-3.4
il-prompt-act = Jouez une carte, ou terminez vos actions.
    .clause = IL-7.7
il-prompt-act-end = Vous ne pouvez jouer aucune carte : terminez vos actions.
    .clause = IL-7.7
il-prompt-ship = Choisissez un Navire.
    .clause = IL-8.5
il-prompt-sail = Choisissez la destination du Navire venant { $from-of-the }.
    .clause = IL-8.5
il-prompt-settle = Choisissez un emplacement pour le Pionnier de la carte { $card }.
    .clause = IL-5.4
il-prompt-side = Construisez un Fort ou un Comptoir sur l’{ $island }.
    .clause = IL-12.2
il-prompt-copy = Choisissez ce que copie le Comptoir de l’{ $island }.
    .clause = IL-12.4
il-prompt-market = Choisissez la Ressource à défausser : son prix augmente.
    .clause = IL-14.1
il-prompt-pay = Payez { $paid ->
        [0] { $cost ->
            [one] { $cost } carte
           *[other] { $cost } cartes
        }
       *[other] encore { $left ->
            [one] { $left } carte
           *[other] { $left } cartes
        } sur { $cost }
    } pour { $deed }.
    .clause = IL-9.5
il-prompt-over = La partie est terminée.
il-what-redraw = refait sa main (cartes défaussées : { $thrown })
il-what-tile = choisit une Tuile
il-what-cell = choisit une case pour la { $tile }
il-what-rotation = oriente la { $tile } { $at }
il-what-anchor = choisit où accoster sur la { $tile }
il-what-act = choisit une action
il-what-ship = choisit un Navire
il-what-sail = choisit la destination du Navire venant { $from-of-the }
il-what-settle = choisit un emplacement pour la carte { $card }
il-what-side = choisit un Bâtiment pour l’{ $island }
il-what-copy = choisit ce que copie le Comptoir de l’{ $island }
il-what-market = choisit un prix à augmenter
il-what-pay = paie { $paid ->
        [0] { $cost ->
            [one] { $cost } carte
           *[other] { $cost } cartes
        }
       *[other] encore { $left ->
            [one] { $left } carte
           *[other] { $left } cartes
        } sur { $cost }
    } pour { $deed }

## Ce que l’on paie

il-deed-land = un Navire { $from-of-the } vers l’{ $island }
il-deed-raid = un Navire { $from-of-the } vers le Repaire de la { $tile }
il-deed-explore = la { $tile } { $at }, avec un Navire sur le morceau { $piece }
il-deed-explored = la { $tile } rejoint la carte, avec un Navire sur l’{ $island }
il-deed-raise = 1 jeton { $resource } défaussé, son prix passe à { $price }
il-deed-settle = un Pionnier sur { $site-a } de l’{ $island }
il-deed-fort = un Fort sur l’{ $island }
il-deed-house = un Comptoir ({ $resource }) sur l’{ $island }

## Choix

il-do-throw = Défausser une carte { $card }
il-do-done = Garder les autres cartes
il-do-tile = Prendre la { $tile } : { $pieces }
il-do-cell = Poser la Tuile { $at }
il-do-rotate = { $rotation ->
        [0] Sans rotation
       *[other] Tournée de { $degrees }° dans le sens horaire
    }
il-do-anchor = Placer le Navire sur le morceau { $piece }
il-do-play = Jouer une carte { $card }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }{ $piracy ->
            [0] {""}
           *[other] , { $piracy } sous piraterie
        })
    }
il-do-end = Terminer les actions, produire et piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
il-do-add = Ajouter un Navire de votre Réserve
il-do-move = Déplacer un Navire { $from-of-the }
il-do-new-tile = Mettre en jeu une nouvelle Tuile
il-do-land = Accoster l’{ $island } (libre : { $free } ; vos Navires : { $ships })
il-do-raid = Occuper le Repaire de la { $tile }
il-do-settle = Placer un Pionnier sur { $site-a } de l’{ $island } pour { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }
il-do-fort = Construire un Fort
il-do-house = Construire un Comptoir
il-do-copy = Copier { $resource-the }
il-do-raise = Défausser 1 jeton { $resource } : le prix { $resource-of-the } passe à { $price }
il-do-pay = Payer avec une carte { $card }

## Ce qui se passe

il-log-redrew = { $seat } { $count ->
        [0] garde toute sa main
        [one] défausse { $count } carte et repioche
       *[other] défausse { $count } cartes et repioche
    }.
    .would = { $seat } { $count ->
            [0] garderait toute sa main
            [one] défausserait { $count } carte et repiocherait
           *[other] défausserait { $count } cartes et repiocherait
        }.
il-log-first = { $seat } commence.
il-log-setup = Préparation : { $seat } commence ; zone d’exploration : { $tiles } ; chacun pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
il-log-with-card = { $seat } joue une carte { $card }{ $paid ->
        [0] {""}
        [one] {" "}et paie { $paid } carte
       *[other] {" "}et paie { $paid } cartes
    } : { $deed }.
    .would = { $seat } jouerait une carte { $card }{ $paid ->
            [0] {""}
            [one] {" "}et paierait { $paid } carte
           *[other] {" "}et paierait { $paid } cartes
        } : { $deed }.
il-log-explored-landed = { $seat } ajoute la { $tile } à la carte et place un Navire sur l’{ $island }.
    .would = { $seat } ajouterait la { $tile } à la carte et placerait un Navire sur l’{ $island }.
il-log-round = La manche { $round } commence.
    .would = La manche { $round } commencerait.
il-log-played = { $seat } joue une carte { $card }.
    .would = { $seat } jouerait une carte { $card }.
il-log-paid = { $seat } paie { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .would = { $seat } paierait { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
il-log-explored = { $seat } ajoute la { $tile } à la carte.
    .would = { $seat } ajouterait la { $tile } à la carte.
il-log-merged = L’{ $joined } fait désormais partie de l’{ $island }.
    .would = L’{ $joined } rejoindrait l’{ $island }.
il-log-landed = { $seat } accoste l’{ $island } avec un nouveau Navire.
    .would = { $seat } accosterait l’{ $island } avec un nouveau Navire.
il-log-moved = { $seat } déplace un Navire { $from-of-the } vers l’{ $island }.
    .would = { $seat } déplacerait un Navire { $from-of-the } vers l’{ $island }.
il-log-raided = { $seat } envoie un Navire { $from-of-the } au Repaire de la { $tile }.
    .would = { $seat } enverrait un Navire { $from-of-the } au Repaire de la { $tile }.
il-log-revealed = La { $tile } rejoint la zone d’exploration.
il-log-settled = { $seat } place un Pionnier sur { $kind-a } de l’{ $island }.
    .would = { $seat } placerait un Pionnier sur { $kind-a } de l’{ $island }.
il-log-found = { $seat } prend { $gold ->
        [one] { $gold } jeton
       *[other] { $gold } jetons
    } Or.
    .would = { $seat } prendrait { $gold ->
            [one] { $gold } jeton
           *[other] { $gold } jetons
        } Or.
il-log-fort = { $seat } construit un Fort sur l’{ $island }.
    .would = { $seat } construirait un Fort sur l’{ $island }.
il-log-house = { $seat } construit sur l’{ $island } un Comptoir qui copie { $resource-the }.
    .would = { $seat } construirait sur l’{ $island } un Comptoir qui copie { $resource-the }.
il-log-raised = { $seat } défausse 1 jeton { $resource } : le prix { $resource-of-the } passe à { $price }.
    .would = { $seat } défausserait 1 jeton { $resource } : le prix { $resource-of-the } passerait à { $price }.
il-log-produced = { $seat } produit : { $goods }.
    .would = { $seat } produirait : { $goods }.
il-log-drew = { $seat } pioche : { $cards }.
    .would = { $seat } piocherait : { $cards }.
il-log-drew-unseen = { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .would = { $seat } piocherait { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
il-log-reshuffled = La défausse devient la pioche.
il-log-took = { $seat } prend dans la main { $victim-of } : { $cards }.
    .would = { $seat } prendrait dans la main { $victim-of } : { $cards }.
il-log-took-unseen = { $seat } prend { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la main { $victim-of }.
    .would = { $seat } prendrait { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } dans la main { $victim-of }.
il-log-draw-lost = { $seat } n’a plus rien à piocher ({ $count ->
        [one] { $count } carte manque
       *[other] { $count } cartes manquent
    }).
il-log-last-round = { $seat } a placé son dernier Pionnier : c’est la dernière manche.
    .would = { $seat } aurait placé son dernier Pionnier : ce serait la dernière manche.
il-log-ended-pioneers = La dernière manche est terminée ; les Écrans sont levés.
il-log-ended-stalemate = Il n’y a plus ni emplacement libre ni Tuile jouable ; les Écrans sont levés.
il-log-ended-rounds = Le nombre maximal de manches est atteint ; les Écrans sont levés.

## Refus

il-no-over = La partie est terminée.
il-no-not-yours = C’est à un autre joueur de décider.
il-no-not-now = Vous devez d’abord décider autre chose.
il-no-redraw-over = On ne refait sa main qu’une fois, avant les premières îles.
il-no-throwing = On ne défausse des cartes que pour payer.
il-no-unfinished = Terminez d’abord l’action en cours.
il-no-turns-yet = Aucune carte ne se joue avant le premier tour.
il-no-not-held = Vous n’avez pas de carte { $card }.
il-no-cannot-pay = Cela coûte { $needed ->
        [one] { $needed } autre carte
       *[other] { $needed } autres cartes
    } ; vous en avez { $held }.
il-no-pirates = Sous piraterie, cela coûte { $needed ->
        [one] { $needed } autre carte
       *[other] { $needed } autres cartes
    } ; vous en avez { $held }.
il-no-not-in-zone = La { $tile } n’est pas dans la zone d’exploration.
il-no-fits-nowhere = La { $tile } ne peut agrandir aucune île.
il-no-cell-taken = Une Tuile occupe déjà cette case.
il-no-cell-alone = Aucune Tuile ne touche cette case.
il-no-edges = Là, la { $tile } mettrait terre contre mer.
il-no-nothing-grows = Sur cette case, la Tuile n’agrandirait aucune île.
il-no-rotation = Une Tuile a six orientations, de 0 à 5.
il-no-first-cell = La première Tuile se pose au milieu.
il-no-first-rotation = La première Tuile se pose sans rotation.
il-no-other-tile = Le morceau { $piece } n’appartient pas à la { $tile }.
il-no-tiles = Il ne reste aucune Tuile dans la zone d’exploration.
il-no-tile-fits = Aucune Tuile de la zone d’exploration ne peut être posée.
il-no-island = Le morceau { $piece } n’est pas en jeu.
il-no-part-of = Le morceau { $piece } fait partie de l’{ $island }.
il-no-same-place = Le Navire est déjà à cet endroit.
il-no-not-in-play = Cette Tuile n’est pas en jeu.
il-no-lair = La { $tile } n’a pas de Repaire.
il-no-lair-taken = Un Navire occupe le Repaire de la { $tile }.
il-no-ship-left = Vous n’avez plus de Navire en Réserve.
il-no-ship-there = Vous n’avez pas de Navire à cet endroit.
il-no-nowhere = Le Navire n’a pas d’autre destination.
il-no-pioneer = Vous n’avez plus de Pionnier en Réserve.
il-no-token = Il ne reste aucun jeton Bâtiment.
il-no-site = Aucun emplacement libre en jeu ne convient à la carte { $card }.
il-no-site-taken = Il ne reste pas { $site-of } sur l’{ $island }.
il-no-wrong-site = La carte { $card } ne se joue pas sur { $site-a }.
il-no-no-ship = Vous n’avez pas de Navire sur une île avec un emplacement libre qui convient.
il-no-ships = La carte { $card } demande { $needed ->
        [one] { $needed } Navire
       *[other] { $needed } Navires
    } à vous sur les côtes de l’île ; vous en avez { $held }.
il-no-copy = Aucune Plantation n’est exploitée sur cette île.
il-no-gold-copy = Un Comptoir ne copie jamais l’Or.
il-no-not-grown = Personne n’exploite { $resource-of } sur cette île.
il-no-one-market = Une seule carte Marché peut être jouée par tour.
il-no-market-token = Tous les jetons Marché sont placés : les prix sont définitifs.
il-no-resource = Il vous faut { $needed ->
        [one] { $needed } Ressource
       *[other] { $needed } Ressources
    } derrière votre Écran.
il-no-stock = Il vous faut { $needed ->
        [one] { $needed } jeton
       *[other] { $needed } jetons
    } { $resource } derrière votre Écran.
il-no-last-figure = Le prix { $resource-of-the } a atteint son dernier chiffre.

## Résultats

il-item-ebony = Ébène
il-item-dye = Teinture
il-item-spice = Épices
il-item-gold = Or
il-ending-pioneers = Un joueur a placé son dernier Pionnier.
    .clause = IL-17.1
il-ending-stalemate = Il n’y avait plus ni emplacement libre ni Tuile jouable.
    .clause = IL-17.7
il-ending-rounds = Le nombre maximal de manches est atteint.
    .clause = IL-17.8
il-tie-pioneers = Égalité départagée par le nombre de Pionniers placés.
    .clause = IL-17.6

## La table en texte

il-page-round = Manche { $round }
il-page-first = Premier joueur : { $seat }
il-page-active = C’est à { $seat } de jouer
il-page-paying = En cours de paiement : { $deed } (encore { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } sur { $cost })
il-page-placing = En cours de pose : { $tile } { $at }{ $rotation ->
        [1] , tournée de 60° dans le sens horaire
        [2] , tournée de 120° dans le sens horaire
        [3] , tournée de 180°
        [4] , tournée de 240° dans le sens horaire
        [5] , tournée de 300° dans le sens horaire
       *[other] {""}
    }
il-page-sailing = Un Navire part { $from-of-the }
il-page-map = Carte
il-page-legend = Sur chaque Tuile : son nom, % pour un Repaire de pirates (avec le numéro du joueur présent), ses morceaux d’île et leurs emplacements, sa case. Une lettre sur un bord désigne le morceau qui l’atteint. (q,r) est une case où une Tuile de la zone peut être posée.
il-page-legend-sites = Emplacements : E Ébène, T Teinture, P Épices, O Or, R Ruines, C Chantier ; un chiffre désigne le joueur dont un Pionnier l’occupe.
il-page-legend-players = Joueurs : { $players }
il-page-numbered = { $number } { $seat }
il-page-zone = Zone d’exploration
il-page-tiles-left = Tuiles dans la pioche : { $tiles }
il-page-isle = { $isle } ({ $letter })
il-page-market = Cours du Marché
il-page-tokens = Jetons Marché restants : { $tokens }
il-page-players = Joueurs
il-page-hidden = caché
il-page-list = { $list }
il-page-yes = oui
il-page-no = non
il-page-hand = Main { $seat-of } : { $cards }
il-page-stock = Derrière l’Écran { $seat-of } : { $goods }
il-page-known = En main chez { $seat }, prises chez vous : { $cards }
il-page-berth = { $at } ({ $ships })
il-page-berths = Navires { $seat-of } : { $berths }
il-page-ships = { $seat } { $ships }
il-page-taken = { $seat } : { $what }
il-page-supply = Cartes et Réserve
il-page-pile = Pioche { $pile }, défausse { $discard }
il-page-played = Jouées face visible : { $cards }
il-page-buried = Défaussées par vous face cachée : { $cards }
il-page-buildings = Jetons Bâtiment restants : { $count }
il-page-resources = { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressources
    }
il-page-head-island = Île
il-page-head-pieces = Morceaux
il-page-head-free = Emplacements libres
il-page-head-taken = Pionniers
il-page-head-ships = Navires
il-page-head-pirates = Pirates
il-page-head-tile = Tuile
il-page-head-lair = Repaire
il-page-head-piece = Morceau
il-page-head-edges = Bords
il-page-head-sites = Emplacements
il-page-head-resource = Ressource
il-page-head-price = Prix
il-page-head-figures = Chiffres
il-page-head-player = Joueur
il-page-head-wealth = Richesse
il-page-head-hand = Main
il-page-head-draws = Pioche
il-page-head-ships-left = Navires en Réserve
il-page-head-pioneers-left = Pionniers en Réserve
il-page-head-forts = Forts
il-page-head-production = Production
il-page-head-card = Carte
il-page-head-cost = Coût
il-page-head-piracy = Piraterie
il-page-head-ships-needed = Navires requis
il-page-head-text = Effet
il-page-named = { $island } ({ $id })

## Îles : noms inventés, les mêmes dans toutes les langues, d’après leur plus ancien morceau

il-isle-T01a = Brisa
il-isle-T02a = Calva
il-isle-T03a = Maior
il-isle-T04a = Ventosa
il-isle-T05a = Garça
il-isle-T05b = Anel
il-isle-T06a = Coralina
il-isle-T06b = Seixo
il-isle-T07a = Pombal
il-isle-T07b = Vigia
il-isle-T08a = Salina
il-isle-T08b = Trevo
il-isle-T09a = Ribeira
il-isle-T09b = Cabra
il-isle-T10a = Palmar
il-isle-T10b = Esteva
il-isle-T11a = Furna
il-isle-T11b = Lagoa
il-isle-T12a = Tamara
il-isle-T12b = Ponta
il-isle-T13a = Rocha
il-isle-T13b = Madrona
il-isle-T14a = Cinza
il-isle-T14b = Serena
il-isle-T15a = Dourada
il-isle-T15b = Junco
il-isle-T16a = Velha
il-isle-T16b = Menina
il-isle-T17a = Negra
il-isle-T17b = Rubra
il-isle-T17c = Muda
il-isle-T18a = Fulva
il-isle-T18b = Mansa
il-isle-T18c = Perdida
il-isle-T19a = Alta
il-isle-T19b = Baixa
il-isle-T19c = Sombra
il-isle-T20a = Clara
il-isle-T20b = Torta
il-isle-T20c = Solita

## Les lettres des emplacements sur les cartes

il-letter-ebony = E
il-letter-dye = T
il-letter-spice = P
il-letter-gold = O
il-letter-ruins = R
il-letter-building = C
