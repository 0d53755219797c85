# Ilôs : noms et descriptions des éléments, et tout ce que dit le jeu.

## Cartes

il-card-ship = Navire
    .title = Navire
    .text = Ajoutez un navire de votre réserve ou déplacez-en un : sur la côte d’une île, sur une nouvelle tuile ou sur un repaire de pirates libre.
il-card-plantation = Plantation
    .title = Plantation
    .text = Placez un pionnier sur un emplacement libre d’ébène, de teinture ou d’épices d’une île où vous avez un navire : vous en produisez 1 à chaque tour.
il-card-gold-mine = Mine d’or
    .title = Mine d’or
    .text = Placez un pionnier sur un emplacement d’or libre d’une île où vous avez deux navires : vous produisez 1 or à chaque tour.
il-card-building = Bâtiment
    .title = Bâtiment
    .text = Construisez un fort ou un comptoir, avec un pionnier, sur un chantier libre d’une île où vous avez deux navires.
il-card-ruins = Ruines
    .title = Ruines
    .text = Placez un pionnier sur des ruines libres d’une île où vous avez un navire et prenez aussitôt 3 or.
il-card-market = Marché
    .title = Marché
    .text = Rendez 1 ressource de derrière votre écran : son prix monte d’un cran. Une fois par tour.

## Ressources, emplacements, bâtiments

il-resource-ebony = ébène
    .title = Ébène
    .text = Vient des plantations.
il-resource-dye = teinture
    .title = Teinture
    .text = Vient des plantations.
il-resource-spice = épices
    .title = Épices
    .text = Vient des plantations.
il-resource-gold = or
    .title = Or
    .text = Vient des mines et des ruines.
il-site-ebony = ébène
    .title = Ébène
    .text = Emplacement de plantation : carte Plantation.
il-site-dye = teinture
    .title = Teinture
    .text = Emplacement de plantation : carte Plantation.
il-site-spice = épices
    .title = Épices
    .text = Emplacement de plantation : carte Plantation.
il-site-gold = or
    .title = Or
    .text = Emplacement d’or : carte Mine d’or.
il-site-ruins = ruines
    .title = Ruines
    .text = Ruines : carte Ruines.
il-site-building = chantier
    .title = Chantier
    .text = Chantier : carte Bâtiment.
il-fort = fort
    .title = Fort
    .text = Protège son propriétaire des pirates sur son île et donne 1 carte de plus à chaque pioche.
il-house = comptoir
    .title = Comptoir
    .text = Copie une ressource plantée sur son île ; jamais l’or.
il-house-of = comptoir ({ $resource })
il-tile = tuile { $tile }
il-island = île { $name }
il-lair = repaire de pirates
    .text = Un navire ici fait payer plus cher les autres sur toutes les îles de la tuile.
il-amount = { $count } { $what }
il-berth-reserve = la réserve
il-berth-coast = { $island }
il-berth-lair = le repaire de { $tile }

## Phases

il-phase-redraw = Nouvelle main
il-phase-first-islands = Premières îles
il-phase-turns = Actions, production, pioche
il-phase-last-round = Dernière manche
il-phase-over = Fin de la partie

## Ce qu’il faut décider

il-wait = { $seat } { $what }
il-prompt-redraw = Défaussez des cartes de votre main ({ $thrown } jusqu’ici) ou gardez le reste
il-prompt-tile = Choisissez une tuile de la zone d’exploration
il-prompt-cell = Choisissez une case pour la { $tile }
il-prompt-rotation = Orientez la { $tile } sur la case { $at }
il-prompt-anchor = Choisissez le morceau de la { $tile } pour votre navire
il-prompt-act = Jouez une carte ou terminez vos actions
il-prompt-ship = Choisissez un navire
il-prompt-sail = Choisissez la destination du navire venant de : { $from }
il-prompt-settle = Choisissez un emplacement pour le pionnier de la carte { $card }
il-prompt-side = Construisez un fort ou un comptoir sur l’{ $island }
il-prompt-copy = Choisissez ce que copie le comptoir de l’{ $island }
il-prompt-market = Choisissez la ressource à rendre, dont le prix monte
il-prompt-pay = Payez encore { $left } carte(s) sur { $cost } : { $deed }
il-prompt-over = La partie est terminée
il-what-redraw = refait sa main ({ $thrown } défaussées jusqu’ici)
il-what-tile = choisit une tuile
il-what-cell = choisit une case pour la { $tile }
il-what-rotation = oriente la { $tile } sur la case { $at }
il-what-anchor = choisit où accoster sur la { $tile }
il-what-act = choisit une action
il-what-ship = choisit un navire
il-what-sail = choisit la destination du navire venant de : { $from }
il-what-settle = choisit un emplacement pour la carte { $card }
il-what-side = choisit un bâtiment pour l’{ $island }
il-what-copy = choisit ce que copie le comptoir de l’{ $island }
il-what-market = choisit un prix à augmenter
il-what-pay = paie encore { $left } carte(s) sur { $cost } : { $deed }

## Ce que l’on paie

il-deed-land = un navire ({ $from }) vers l’{ $island }
il-deed-raid = un navire ({ $from }) vers le repaire de la { $tile }
il-deed-explore = la { $tile } sur la case { $at } avec un navire en { $piece }
il-deed-settle = un pionnier sur { $site }, { $island }
il-deed-fort = un fort sur l’{ $island }
il-deed-house = un comptoir ({ $resource }) sur l’{ $island }

## Choix

il-do-throw = Défausser { $card }
il-do-done = Garder le reste
il-do-tile = Prendre la { $tile } : { $pieces }
il-do-cell = Case { $at }
il-do-rotate = { $rotation ->
        [0] Sans rotation
       *[other] Tournée de { $degrees }° dans le sens horaire
    }
il-do-anchor = Navire en { $piece }
il-do-play = Jouer { $card }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost ->
            [one] { $cost } carte
           *[other] { $cost } cartes
        }{ $piracy ->
            [0] {""}
           *[other] , { $piracy } au plus
        })
    }
il-do-end = Terminer vos actions, produire et piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
il-do-add = Ajouter un navire de votre réserve
il-do-move = Déplacer un navire : { $from }
il-do-new-tile = Mettre en jeu une nouvelle tuile
il-do-land = Accoster l’{ $island } (libre : { $free } ; vos navires : { $ships })
il-do-raid = Occuper le repaire de la { $tile }
il-do-settle = { $site } sur l’{ $island } pour { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }
il-do-fort = Construire un fort
il-do-house = Construire un comptoir
il-do-copy = Copier : { $resource }
il-do-raise = Rendre 1 { $resource } : son prix monte à { $price }
il-do-pay = Payer avec { $card }

## Ce qui se passe

il-log-redrew = { $seat } { $count ->
        [0] garde toute sa main
        [one] défausse { $count } carte et repioche
       *[other] défausse { $count } cartes et repioche
    }
il-log-round = Manche { $round }
il-log-played = { $seat } joue { $card }
il-log-paid = { $seat } paie { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
il-log-explored = { $seat } pose la { $tile } sur la case { $at }{ $rotation ->
        [0] {""}
       *[other] , tournée { $rotation } fois
    }
il-log-merged = L’{ $joined } fait désormais partie de l’{ $island }
il-log-landed = { $seat } accoste l’{ $island } avec un nouveau navire
il-log-moved = { $seat } déplace un navire ({ $from }) vers l’{ $island }
il-log-raided = { $seat } envoie un navire ({ $from }) au repaire de la { $tile }
il-log-revealed = La zone d’exploration montre la { $tile }
il-log-settled = { $seat } place un pionnier sur { $kind }, { $island } ({ $site })
il-log-found = { $seat } trouve { $gold } or
il-log-fort = { $seat } construit un fort sur l’{ $island }
il-log-house = { $seat } construit sur l’{ $island } un comptoir qui copie : { $resource }
il-log-raised = { $seat } rend une ressource ({ $resource }) : son prix est désormais { $price }
il-log-produced = { $seat } produit { $goods }
il-log-drew = { $seat } pioche { $cards }
il-log-drew-unseen = { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
il-log-reshuffled = La défausse devient la pioche
il-log-took = { $seat } prend { $cards } dans la main de { $victim }
il-log-took-unseen = { $seat } prend { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la main de { $victim }
il-log-draw-lost = { $seat } n’a plus rien à piocher ({ $count } manquent)
il-log-last-round = { $seat } a placé son dernier pionnier : c’est la dernière manche
il-log-ended-pioneers = La dernière manche est finie ; on lève les écrans
il-log-ended-stalemate = Plus d’emplacement ni de tuile jouable ; on lève les écrans
il-log-ended-rounds = Trop de manches ont été jouées ; on lève les écrans

## Refus

il-no-over = La partie est terminée
il-no-not-yours = Quelqu’un d’autre décide
il-no-not-now = Autre chose est à décider
il-no-redraw-over = On ne refait sa main qu’une fois, avant les premières îles
il-no-throwing = On ne défausse des cartes que pour payer
il-no-unfinished = Terminez d’abord l’action en cours
il-no-turns-yet = Aucune carte ne se joue avant le premier tour
il-no-not-held = Vous n’avez pas de carte { $card }
il-no-cannot-pay = Cela coûte { $needed } autres cartes ; vous en avez { $held }
il-no-pirates = Avec les pirates, cela coûte { $needed } autres cartes ; vous en avez { $held }
il-no-not-in-zone = La { $tile } n’est pas dans la zone d’exploration
il-no-fits-nowhere = La { $tile } n’agrandit aucune île
il-no-cell-taken = Une tuile occupe la case { $at }
il-no-cell-alone = Aucune tuile ne touche la case { $at }
il-no-edges = La { $tile } mettrait la terre contre la mer sur la case { $at }
il-no-nothing-grows = Aucune île ne s’agrandirait sur la case { $at }
il-no-rotation = Une tuile a six orientations, de 0 à 5
il-no-first-cell = La première tuile se pose sur la case 0,0
il-no-first-rotation = La première tuile se pose sans rotation
il-no-other-tile = { $piece } n’est pas un morceau de la { $tile }
il-no-tiles = Il ne reste aucune tuile dans la zone d’exploration
il-no-tile-fits = Aucune tuile de la zone d’exploration ne peut se poser
il-no-island = { $piece } n’est pas en jeu
il-no-part-of = { $piece } fait partie de l’{ $island }
il-no-same-place = Le navire s’y trouve déjà
il-no-not-in-play = La { $tile } n’est pas en jeu
il-no-lair = La { $tile } n’a pas de repaire
il-no-lair-taken = Un navire occupe le repaire de la { $tile }
il-no-ship-left = Vous n’avez plus de navire en réserve
il-no-ship-there = Vous n’y avez pas de navire
il-no-nowhere = Le navire n’a pas d’autre destination
il-no-pioneer = Vous n’avez plus de pionnier en réserve
il-no-token = Il ne reste aucun jeton Bâtiment
il-no-site = Aucun emplacement libre pour { $card } n’est en jeu
il-no-site-taken = L’{ $island } n’a pas d’emplacement libre : { $site }
il-no-wrong-site = { $card } ne convient pas à cet emplacement : { $site }
il-no-no-ship = Vous n’avez pas de navire sur une île avec un emplacement libre qui convient
il-no-ships = { $card } demande { $needed } de vos navires sur l’île ; vous en avez { $held }
il-no-copy = Aucune plantation n’est exploitée sur cette île
il-no-gold-copy = Un comptoir ne copie jamais l’or
il-no-not-grown = Personne n’exploite cette ressource sur l’île : { $resource }
il-no-one-market = Une seule carte Marché par tour
il-no-market-token = Tous les jetons Marché sont placés : les prix sont définitifs
il-no-resource = Il vous faut { $needed } ressource derrière votre écran
il-no-stock = Il vous faut { $needed } { $resource } derrière votre écran
il-no-last-figure = Le prix a atteint son dernier chiffre : { $resource }

## Résultats

il-item-ebony = Ébène
il-item-dye = Teinture
il-item-spice = Épices
il-item-gold = Or
il-ending-pioneers = Un joueur a placé son dernier pionnier.
    .clause = IL-17.1
il-ending-stalemate = Il n’y avait plus ni emplacement libre ni tuile jouable.
    .clause = IL-17.7
il-ending-rounds = Le nombre maximal de manches est atteint.
    .clause = IL-17.8
il-tie-pioneers = Égalité départagée par le nombre de pionniers placés.
    .clause = IL-17.6

## La table en texte

il-page-round = Manche { $round }
il-page-first = Premier joueur : { $seat }
il-page-active = Tour de { $seat }
il-page-paying = En cours de paiement : { $deed } ({ $left } carte(s) sur { $cost } à payer)
il-page-placing = En cours de pose : { $tile }, case { $at }, rotation { $rotation }
il-page-sailing = Un navire quitte : { $from }
il-page-map = Carte
il-page-legend = Sur chaque tuile : son nom, % pour un repaire de pirates (avec le numéro du joueur présent), ses morceaux d’île et leurs emplacements, sa case. Une lettre sur un bord désigne le morceau qui l’atteint. (q,r) est une case où une tuile de la zone peut se poser.
il-page-legend-sites = Emplacements : E ébène, D teinture, S épices, G or, R ruines, B chantier ; un chiffre désigne le joueur dont un pionnier l’occupe.
il-page-legend-players = Joueurs : { $players }
il-page-numbered = { $number } { $seat }
il-page-zone = Zone d’exploration
il-page-tiles-left = Tuiles dans la pioche : { $tiles }
il-page-piece = { $piece } (bords { $edges })
il-page-islet = { $piece } (îlot{ $edges })
il-page-market = Cours du marché
il-page-tokens = Jetons Marché restants : { $tokens }
il-page-players = Joueurs
il-page-hidden = caché
il-page-list = { $list }
il-page-yes = oui
il-page-no = non
il-page-hand = Main de { $seat } : { $cards }
il-page-stock = Derrière l’écran de { $seat } : { $goods }
il-page-known = { $seat } a en main, pris chez vous : { $cards }
il-page-berth = { $ships } : { $at }
il-page-berths = Navires de { $seat } : { $berths }
il-page-ships = { $seat } { $ships }
il-page-taken = { $seat } : { $what }
il-page-supply = Cartes et réserve
il-page-pile = Pioche { $pile }, défausse { $discard }
il-page-played = Jouées face visible : { $cards }
il-page-buried = Défaussées par vous face cachée : { $cards }
il-page-buildings = Jetons Bâtiment restants : { $count }
il-page-resources = { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
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
il-page-head-ships-left = Navires en réserve
il-page-head-pioneers-left = Pionniers en réserve
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
