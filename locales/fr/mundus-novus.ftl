# Mundus Novus : noms et infobulles du matériel, et tout ce que dit le jeu.

## Ressources

mn-resource-cocoa = cacao
    .gender = m
    .mass = yes
    .many = cacaos
    .title = Cacao
    .text = Ressource commune de valeur 1 ; 16 cartes dans le jeu.
mn-resource-corn = maïs
    .gender = m
    .mass = yes
    .title = Maïs
    .text = Ressource commune de valeur 2 ; 16 cartes dans le jeu.
mn-resource-tobacco = tabac
    .gender = m
    .mass = yes
    .many = tabacs
    .title = Tabac
    .text = Ressource commune de valeur 3 ; 16 cartes dans le jeu.
mn-resource-coffee = café
    .gender = m
    .mass = yes
    .many = cafés
    .title = Café
    .text = Ressource peu commune de valeur 4 ; 12 cartes dans le jeu.
mn-resource-cotton = coton
    .gender = m
    .mass = yes
    .many = cotons
    .title = Coton
    .text = Ressource peu commune de valeur 5 ; 12 cartes dans le jeu.
mn-resource-sugar-cane = canne à sucre
    .gender = f
    .mass = yes
    .many = cannes à sucre
    .title = Canne à sucre
    .text = Ressource peu commune de valeur 6 ; 12 cartes dans le jeu.
mn-resource-potato = pomme de terre
    .gender = f
    .many = pommes de terre
    .title = Pomme de terre
    .text = Ressource rare de valeur 7 ; 8 cartes dans le jeu.
mn-resource-indigo = indigo
    .gender = m
    .mass = yes
    .many = indigos
    .title = Indigo
    .text = Ressource rare de valeur 8 ; 8 cartes dans le jeu.
mn-resource-vanilla = vanille
    .gender = f
    .mass = yes
    .many = vanilles
    .title = Vanille
    .text = Ressource rare de valeur 9 ; 8 cartes dans le jeu.
mn-resource-relic = relique inca
    .gender = f
    .many = reliques incas
    .title = Relique inca
    .text = Sert de joker dans les combinaisons de Ressources identiques, ou se vend seule : 1, 2, 3, 4 ou 5 reliques rapportent 3, 7, 12, 18 ou 25 doublons. Il en faut une pour la combinaison parfaite. N’entre jamais dans une combinaison de Ressources différentes. Compte pour 10 lorsqu’on détermine le Maître du commerce. 12 cartes dans le jeu.

## Raretés des Ressources

mn-rarity-common = commune
    .title = Commune
    .text = Valeurs 1, 2 et 3. Pour 3 Ressources identiques : position 1 de la file ; pour 4 : positions 1 à 3 ; pour 5 : toutes les positions.
mn-rarity-uncommon = peu commune
    .title = Peu commune
    .text = Valeurs 4, 5 et 6. Pour 3 Ressources identiques : positions 1 à 3 de la file ; pour 4 ou 5 : toutes les positions.
mn-rarity-rare = rare
    .title = Rare
    .text = Valeurs 7, 8 et 9. Pour 3, 4 ou 5 Ressources identiques : toutes les positions de la file.

## Sortes de Développements

mn-kind-character = personnage
    .gender = m
    .many = personnages
    .title = Personnage
    .text = Une figure célèbre qui apporte un pouvoir, un revenu ou les deux ; il n’y a qu’une carte de chacune.
mn-kind-caravel = caravelle
    .gender = f
    .many = caravelles
    .title = Caravelle
    .text = Apporte à son propriétaire une carte Ressource de plus à chaque approvisionnement.
mn-kind-merchant = marchand
    .gender = m
    .many = marchands
    .title = Marchand
    .text = Transforme une carte en une Ressource de sa gamme, une fois par tour.
mn-kind-warehouse = entrepôt
    .gender = m
    .many = entrepôts
    .title = Entrepôt
    .text = Permet de stocker des cartes inutilisées jusqu’au tour suivant.
mn-kind-shipyard = chantier naval
    .gender = m
    .many = chantiers navals
    .title = Chantier naval
    .text = Rapporte, à chaque tour, 1 doublon par adversaire qui a plus de caravelles que son propriétaire.

## Développements

mn-development-D01 = Diego de Almagro
    .number = name
    .gender = m
    .title = Diego de Almagro
    .text = Revenu : 2 doublons par tour. Chaque fois qu’une combinaison de Ressources identiques vaut un Développement à son propriétaire, celui-ci peut prendre, sans la voir, la carte du dessus de la pioche des Développements au lieu d’une carte de la file. La carte piochée doit être gardée, et la file ne bouge pas.
mn-development-D02 = Juan de la Cosa
    .number = name
    .gender = m
    .title = Juan de la Cosa
    .text = Revenu : 1 doublon par tour. Son propriétaire n’est soumis à aucun événement, pas même à l’Aide du roi ; ils ne touchent que ses adversaires.
mn-development-D03 = Bartolomé de las Casas
    .number = name
    .gender = m
    .title = Bartolomé de las Casas
    .text = Revenu : 1 doublon par tour. Son propriétaire peut mettre à l’échange autant de cartes qu’il veut, de 0 au nombre annoncé, même s’il est le Maître du commerce qui l’a annoncé.
mn-development-D04 = Gonzalo Pizarro
    .number = name
    .gender = m
    .title = Gonzalo Pizarro
    .text = La plus forte caravelle de son propriétaire compte pour 0, dans la valeur de l’escadre comme pour départager les égalités. Aucun revenu.
mn-development-D05 = Juan Ponce de León
    .number = name
    .gender = m
    .title = Juan Ponce de León
    .text = À chaque approvisionnement, avant que l’arrivage soit révélé, son propriétaire peut répartir ses caravelles en 2 escadres. Chacune compte pour elle-même dans l’ordre de choix et face aux Pirates. Aucun revenu.
mn-development-D06 = Pedro de Valdivia
    .number = name
    .gender = m
    .title = Pedro de Valdivia
    .text = Revenu : 1 doublon par tour. Son propriétaire ajoute 3 à son total lorsqu’on détermine le Maître du commerce.
mn-development-D07 = Francisco de Orellana
    .number = name
    .gender = m
    .title = Francisco de Orellana
    .text = Lors des échanges commerciaux, chaque fois que son propriétaire échange une carte prise chez un adversaire avec une carte du marché et y laisse 3 Ressources identiques ou 3 Ressources aux numéros consécutifs, il gagne aussitôt 2 doublons. Une relique inca n’a pas de numéro. Aucun revenu régulier.
mn-development-D08 = Francisco de Coronado
    .number = name
    .gender = m
    .title = Francisco de Coronado
    .text = Au début d’un tour, si le Développement en position 1 ne porte pas d’icône Événement, son propriétaire peut payer 2 doublons pour faire jouer pendant ce tour l’un des cinq événements, à son choix. Aucun revenu.
mn-development-D09 = Hernán Cortés
    .number = name
    .gender = m
    .title = Hernán Cortés
    .text = Revenu : 3 doublons par tour. Aucun autre pouvoir.
mn-development-D10 = caravelle 1
    .gender = f
    .many = caravelles 1
    .title = Caravelle 1
    .text = Valeur 1. À chaque approvisionnement, elle apporte à son propriétaire une carte Ressource de plus, prise dans l’arrivage. Les escadres choisissent par ordre croissant de leur valeur totale. Aucun revenu.
mn-development-D11 = caravelle 2
    .gender = f
    .many = caravelles 2
    .title = Caravelle 2
    .text = Valeur 2. À chaque approvisionnement, elle apporte à son propriétaire une carte Ressource de plus, prise dans l’arrivage. Les escadres choisissent par ordre croissant de leur valeur totale. Aucun revenu.
mn-development-D12 = caravelle 3
    .gender = f
    .many = caravelles 3
    .title = Caravelle 3
    .text = Valeur 3. À chaque approvisionnement, elle apporte à son propriétaire une carte Ressource de plus, prise dans l’arrivage. Les escadres choisissent par ordre croissant de leur valeur totale. Aucun revenu.
mn-development-D13 = caravelle 4
    .gender = f
    .many = caravelles 4
    .title = Caravelle 4
    .text = Valeur 4. À chaque approvisionnement, elle apporte à son propriétaire une carte Ressource de plus, prise dans l’arrivage. Les escadres choisissent par ordre croissant de leur valeur totale. Aucun revenu.
mn-development-D14 = caravelle 5
    .gender = f
    .many = caravelles 5
    .title = Caravelle 5
    .text = Valeur 5. À chaque approvisionnement, elle apporte à son propriétaire une carte Ressource de plus, prise dans l’arrivage. Les escadres choisissent par ordre croissant de leur valeur totale. Aucun revenu.
mn-development-D15 = caravelle 6
    .gender = f
    .many = caravelles 6
    .title = Caravelle 6
    .text = Valeur 6. À chaque approvisionnement, elle apporte à son propriétaire une carte Ressource de plus, prise dans l’arrivage. Les escadres choisissent par ordre croissant de leur valeur totale. Aucun revenu.
mn-development-D16 = caravelle 7
    .gender = f
    .many = caravelles 7
    .title = Caravelle 7
    .text = Valeur 7. À chaque approvisionnement, elle apporte à son propriétaire une carte Ressource de plus, prise dans l’arrivage. Les escadres choisissent par ordre croissant de leur valeur totale. Aucun revenu.
mn-development-D17 = caravelle 8
    .gender = f
    .many = caravelles 8
    .title = Caravelle 8
    .text = Valeur 8. À chaque approvisionnement, elle apporte à son propriétaire une carte Ressource de plus, prise dans l’arrivage. Les escadres choisissent par ordre croissant de leur valeur totale. Aucun revenu.
mn-development-D18 = caravelle 9
    .gender = f
    .many = caravelles 9
    .title = Caravelle 9
    .text = Valeur 9. À chaque approvisionnement, elle apporte à son propriétaire une carte Ressource de plus, prise dans l’arrivage. Les escadres choisissent par ordre croissant de leur valeur totale. Aucun revenu.
mn-development-D19 = caravelle 10
    .gender = f
    .many = caravelles 10
    .title = Caravelle 10
    .text = Valeur 10. À chaque approvisionnement, elle apporte à son propriétaire une carte Ressource de plus, prise dans l’arrivage. Les escadres choisissent par ordre croissant de leur valeur totale. Aucun revenu.
mn-development-D20 = caravelle 11
    .gender = f
    .many = caravelles 11
    .title = Caravelle 11
    .text = Valeur 11. À chaque approvisionnement, elle apporte à son propriétaire une carte Ressource de plus, prise dans l’arrivage. Les escadres choisissent par ordre croissant de leur valeur totale. Aucun revenu.
mn-development-D21 = caravelle 12
    .gender = f
    .many = caravelles 12
    .title = Caravelle 12
    .text = Valeur 12. À chaque approvisionnement, elle apporte à son propriétaire une carte Ressource de plus, prise dans l’arrivage. Les escadres choisissent par ordre croissant de leur valeur totale. Aucun revenu.
mn-development-D22 = caravelle 13
    .gender = f
    .many = caravelles 13
    .title = Caravelle 13
    .text = Valeur 13. À chaque approvisionnement, elle apporte à son propriétaire une carte Ressource de plus, prise dans l’arrivage. Les escadres choisissent par ordre croissant de leur valeur totale. Aucun revenu.
mn-development-D23 = caravelle 14
    .gender = f
    .many = caravelles 14
    .title = Caravelle 14
    .text = Valeur 14. À chaque approvisionnement, elle apporte à son propriétaire une carte Ressource de plus, prise dans l’arrivage. Les escadres choisissent par ordre croissant de leur valeur totale. Aucun revenu.
mn-development-D24 = caravelle 15
    .gender = f
    .many = caravelles 15
    .title = Caravelle 15
    .text = Valeur 15. À chaque approvisionnement, elle apporte à son propriétaire une carte Ressource de plus, prise dans l’arrivage. Les escadres choisissent par ordre croissant de leur valeur totale. Aucun revenu.
mn-development-D25 = marchand 1–3
    .gender = m
    .many = marchands 1–3
    .title = Marchand 1–3
    .text = Une fois par tour, lors de la progression, transforme une carte de valeur quelconque, de 1 à 9, en cacao, maïs ou tabac (1, 2 ou 3), au choix, pour une combinaison réalisée aussitôt. Ne transforme ni ne produit de relique inca. Revenu : 2 doublons par tour.
mn-development-D26 = marchand 1–3
    .gender = m
    .many = marchands 1–3
    .title = Marchand 1–3
    .text = Une fois par tour, lors de la progression, transforme une carte de valeur quelconque, de 1 à 9, en cacao, maïs ou tabac (1, 2 ou 3), au choix, pour une combinaison réalisée aussitôt. Ne transforme ni ne produit de relique inca. Revenu : 2 doublons par tour.
mn-development-D27 = marchand 1–3
    .gender = m
    .many = marchands 1–3
    .title = Marchand 1–3
    .text = Une fois par tour, lors de la progression, transforme une carte de valeur quelconque, de 1 à 9, en cacao, maïs ou tabac (1, 2 ou 3), au choix, pour une combinaison réalisée aussitôt. Ne transforme ni ne produit de relique inca. Revenu : 2 doublons par tour.
mn-development-D28 = marchand 4–6
    .gender = m
    .many = marchands 4–6
    .title = Marchand 4–6
    .text = Une fois par tour, lors de la progression, transforme une carte de valeur quelconque, de 1 à 9, en café, coton ou canne à sucre (4, 5 ou 6), au choix, pour une combinaison réalisée aussitôt. Ne transforme ni ne produit de relique inca. Revenu : 1 doublon par tour.
mn-development-D29 = marchand 4–6
    .gender = m
    .many = marchands 4–6
    .title = Marchand 4–6
    .text = Une fois par tour, lors de la progression, transforme une carte de valeur quelconque, de 1 à 9, en café, coton ou canne à sucre (4, 5 ou 6), au choix, pour une combinaison réalisée aussitôt. Ne transforme ni ne produit de relique inca. Revenu : 1 doublon par tour.
mn-development-D30 = marchand 4–6
    .gender = m
    .many = marchands 4–6
    .title = Marchand 4–6
    .text = Une fois par tour, lors de la progression, transforme une carte de valeur quelconque, de 1 à 9, en café, coton ou canne à sucre (4, 5 ou 6), au choix, pour une combinaison réalisée aussitôt. Ne transforme ni ne produit de relique inca. Revenu : 1 doublon par tour.
mn-development-D31 = marchand 7–9
    .gender = m
    .many = marchands 7–9
    .title = Marchand 7–9
    .text = Une fois par tour, lors de la progression, transforme une carte de valeur quelconque, de 1 à 9, en pomme de terre, indigo ou vanille (7, 8 ou 9), au choix, pour une combinaison réalisée aussitôt. Ne transforme ni ne produit de relique inca. Aucun revenu.
mn-development-D32 = marchand 7–9
    .gender = m
    .many = marchands 7–9
    .title = Marchand 7–9
    .text = Une fois par tour, lors de la progression, transforme une carte de valeur quelconque, de 1 à 9, en pomme de terre, indigo ou vanille (7, 8 ou 9), au choix, pour une combinaison réalisée aussitôt. Ne transforme ni ne produit de relique inca. Aucun revenu.
mn-development-D33 = marchand 7–9
    .gender = m
    .many = marchands 7–9
    .title = Marchand 7–9
    .text = Une fois par tour, lors de la progression, transforme une carte de valeur quelconque, de 1 à 9, en pomme de terre, indigo ou vanille (7, 8 ou 9), au choix, pour une combinaison réalisée aussitôt. Ne transforme ni ne produit de relique inca. Aucun revenu.
mn-development-D34 = entrepôt (2 cartes)
    .gender = m
    .many = entrepôts (2 cartes)
    .title = Entrepôt (2 cartes)
    .text = À la fin de sa progression, son propriétaire peut y stocker jusqu’à 2 cartes inutilisées, face cachée, pour le tour suivant. Aucun revenu.
mn-development-D35 = entrepôt (2 cartes)
    .gender = m
    .many = entrepôts (2 cartes)
    .title = Entrepôt (2 cartes)
    .text = À la fin de sa progression, son propriétaire peut y stocker jusqu’à 2 cartes inutilisées, face cachée, pour le tour suivant. Aucun revenu.
mn-development-D36 = entrepôt (2 cartes)
    .gender = m
    .many = entrepôts (2 cartes)
    .title = Entrepôt (2 cartes)
    .text = À la fin de sa progression, son propriétaire peut y stocker jusqu’à 2 cartes inutilisées, face cachée, pour le tour suivant. Aucun revenu.
mn-development-D37 = entrepôt (2 cartes)
    .gender = m
    .many = entrepôts (2 cartes)
    .title = Entrepôt (2 cartes)
    .text = À la fin de sa progression, son propriétaire peut y stocker jusqu’à 2 cartes inutilisées, face cachée, pour le tour suivant. Aucun revenu.
mn-development-D38 = entrepôt (1 carte)
    .gender = m
    .many = entrepôts (1 carte)
    .title = Entrepôt (1 carte)
    .text = À la fin de sa progression, son propriétaire peut y stocker 1 carte inutilisée, face cachée, pour le tour suivant. Revenu : 1 doublon par tour.
mn-development-D39 = entrepôt (1 carte)
    .gender = m
    .many = entrepôts (1 carte)
    .title = Entrepôt (1 carte)
    .text = À la fin de sa progression, son propriétaire peut y stocker 1 carte inutilisée, face cachée, pour le tour suivant. Revenu : 1 doublon par tour.
mn-development-D40 = entrepôt (1 carte)
    .gender = m
    .many = entrepôts (1 carte)
    .title = Entrepôt (1 carte)
    .text = À la fin de sa progression, son propriétaire peut y stocker 1 carte inutilisée, face cachée, pour le tour suivant. Revenu : 1 doublon par tour.
mn-development-D41 = chantier naval
    .gender = m
    .many = chantiers navals
    .title = Chantier naval
    .text = À la fin de sa progression, son propriétaire reçoit 1 doublon par adversaire qui a alors plus de caravelles que lui. Aucun autre revenu.
mn-development-D42 = chantier naval
    .gender = m
    .many = chantiers navals
    .title = Chantier naval
    .text = À la fin de sa progression, son propriétaire reçoit 1 doublon par adversaire qui a alors plus de caravelles que lui. Aucun autre revenu.
mn-development-D43 = chantier naval
    .gender = m
    .many = chantiers navals
    .title = Chantier naval
    .text = À la fin de sa progression, son propriétaire reçoit 1 doublon par adversaire qui a alors plus de caravelles que lui. Aucun autre revenu.
mn-development-D44 = chantier naval
    .gender = m
    .many = chantiers navals
    .title = Chantier naval
    .text = À la fin de sa progression, son propriétaire reçoit 1 doublon par adversaire qui a alors plus de caravelles que lui. Aucun autre revenu.

## Événements

mn-event-none = Aucun événement
    .number = name
    .gender = m
    .text = Ce tour se joue sans événement.
mn-event-kings-help = Aide du roi
    .number = name
    .gender = f
    .text = Lors de la progression, chacun peut réaliser autant de combinaisons de Ressources identiques qu’il veut, chacune pour un Développement.
mn-event-natives = Indigènes
    .number = name
    .gender = m
    .text = Lors de la progression, une combinaison de Ressources différentes ne rapporte que 1 doublon par carte. Les reliques incas vendues seules gardent leur prix.
mn-event-storm = Tempête
    .number = name
    .gender = f
    .text = Lors de la progression, toute combinaison de Ressources identiques, quelles que soient sa taille et sa rareté, n’ouvre que la position 1 de la file.
mn-event-fire = Incendie
    .number = name
    .gender = m
    .text = À la fin de ce tour, rien ne peut être stocké dans les entrepôts. Leurs doublons sont tout de même versés.
mn-event-pirates = Pirates
    .number = name
    .gender = m
    .text = Aussitôt l’approvisionnement terminé, chaque joueur défausse une carte Ressource à son choix pour chacune de ses escadres d’au moins deux caravelles.

## Listes

mn-several = { $count } × { $card }
mn-change = { $from-a } en { $to } ({ $merchant })

## Options

mn-setup-first = il n’y a pas de joueur { $number } à une table de { $count } (l’option compte à partir de 0)
mn-option-first = Premier Maître du commerce
    .text = La place qui reçoit le jeton Maître du commerce au premier tour ; tirée au sort si vous n’en choisissez aucune.
mn-option-first-0 = place 1
mn-option-first-1 = place 2
mn-option-first-2 = place 3
mn-option-first-3 = place 4
mn-option-first-4 = place 5
mn-option-first-5 = place 6

## Étapes

mn-phase-event = Événement
mn-phase-supply = Approvisionnement
mn-phase-trade = Échanges commerciaux
mn-phase-progression = Progression
mn-phase-over = Fin de la partie

## Invites

mn-prompt-event = La carte en position 1 ne porte pas d’icône Événement. Payez-vous { $n ->
        [one] { $n } doublon
       *[other] { $n } doublons
    } pour un événement de votre choix ?
    .hint = Coronado vous laisse choisir l’événement du tour.
    .clause = MN-7.32
mn-prompt-squadron = Ponce de León : dans quelle escadre placez-vous la { $card } ?
    .hint = Les escadres sont servies de la plus petite valeur à la plus grande.
    .clause = MN-7.28
mn-prompt-pool = Prenez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } dans l’arrivage.
    .hint = Une carte pour chaque caravelle de l’escadre.
    .clause = MN-4.9
mn-prompt-pirates = Pirates ! Défaussez { $n } { $n ->
        [one] carte
       *[other] cartes
    }.
    .hint = Une par escadre d’au moins deux caravelles.
    .clause = MN-3.12
mn-prompt-announce = Maître du commerce, combien de cartes chacun met-il à l’échange ?
    .hint = Le plus fort total mis à l’échange désigne le prochain Maître du commerce.
    .clause = MN-5.1
mn-prompt-offer = Choisissez en secret { $laid ->
        [0] {""}
       *[other] encore{" "}
    }{ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } à mettre à l’échange.
    .hint = Les autres vous les prendront ; le plus fort total donne le titre, la relique vaut 10.
    .clause = MN-5.2
mn-prompt-offer-free = Choisissez en secret au plus { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de plus à mettre à l’échange ; avec Las Casas, vous pouvez vous arrêter.
    .hint = Le plus fort total donne le titre ; une relique compte 10.
    .clause = MN-7.24
mn-prompt-title = Le plus fort total est partagé : qui devient Maître du commerce ?
    .hint = Le Maître du commerce commence les échanges.
    .clause = MN-5.7
mn-prompt-take = Prenez une carte mise à l’échange par un autre joueur.
    .hint = Le joueur à qui vous prenez une carte est le prochain à en prendre une.
    .clause = MN-5.10
mn-prompt-take-barred = Prenez une carte mise à l’échange, mais pas chez { $seat } : ce serait le troisième échange de suite entre vous.
    .hint = Le joueur à qui vous prenez une carte est le prochain à en prendre une.
    .clause = MN-5.15
mn-prompt-keep = Vous avez pris { $card-a } : gardez cette carte, ou échangez-la avec une carte du marché.
    .hint = La carte laissée au marché pourra servir à d’autres.
    .clause = MN-5.11
mn-prompt-give = Vous avez une carte de trop : donnez en secret une des vôtres à { $to }.
    .hint = Il manque une carte à ce joueur.
    .clause = MN-5.21
mn-prompt-first = Maître du commerce, qui joue en premier ?
    .hint = Les autres suivent dans le sens horaire.
    .clause = MN-6.1
mn-prompt-act = À vous : réalisez des combinaisons, ou terminez votre progression.
    .hint = Identiques : un Développement ; différentes : des doublons. Le reste est défaussé ou stocké.
    .only = À vous : aucune combinaison n’est possible, terminez votre progression.
    .clause = MN-6.2
mn-prompt-act-end = Vous n’avez plus rien à réaliser : terminez votre progression.
    .clause = MN-6.2
mn-prompt-of = Combinaison de Ressources identiques : de quelle Ressource ?
    .hint = De trois à cinq cartes d’une même Ressource ; les plus rares vont plus loin dans la file.
    .clause = MN-6.5
mn-prompt-natural = Combien de cartes { $card } utilisez-vous ?
    .hint = Plus il y a de cartes, plus la combinaison ouvre de positions de la file.
    .clause = MN-6.10
mn-prompt-jokers = Combinaison { $card-of }, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } jusqu’ici : combien de reliques ajoutez-vous comme jokers ?
    .hint = Une relique remplace une carte.
    .clause = MN-6.6
mn-prompt-employ = Combinaison { $card-of }, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } jusqu’ici : le { $merchant } transforme-t-il une carte ?
    .hint = Une fois par tour, chaque marchand transforme une carte.
    .clause = MN-7.10
mn-prompt-develop = Combinaison de { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } { $card } : quel Développement prenez-vous ?
    .hint = Les cartes suivantes avancent dans la file.
    .clause = MN-6.13
mn-prompt-different = Combinaison de Ressources différentes : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } jusqu’ici, { $least } au moins. { $can ->
        [add] Ajoutez une carte.
        [make] Réalisez la combinaison.
       *[both] Ajoutez une carte, ou réalisez la combinaison.
    }
    .hint = Toutes différentes, sans relique.
    .clause = MN-6.17
mn-prompt-perfect = Combinaison parfaite : { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressources
    } sur 9 jusqu’ici. Ajoutez une carte.
    .hint = Une de chaque Ressource et une relique : elle donne la victoire.
    .clause = MN-6.24
mn-prompt-change = Quelle carte le { $merchant } transforme-t-il ?
    .hint = La nouvelle carte ne compte que pour cette combinaison.
    .clause = MN-7.10
mn-prompt-into = En quoi le { $merchant } transforme-t-il { $card-the } ?
    .hint = La nouvelle carte ne compte que pour cette combinaison.
    .clause = MN-7.10
mn-prompt-store = Stockez au plus { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de plus ; les autres sont défaussées.
    .hint = Elles reviennent en main au tour suivant.
    .clause = MN-6.30
mn-prompt-over = La partie est terminée.

mn-await-event = { $seats } peut payer pour un événement.
mn-await-squadron = { $seats } répartit ses caravelles.
mn-await-pool = { $seats } se sert dans l’arrivage.
mn-await-pirates = { $seats } défausse à cause des Pirates.
mn-await-announce = { $seats } annonce le nombre de cartes à mettre à l’échange.
mn-await-offer = Chacun choisit son offre. On attend { $seats }.
mn-await-title = { $seats } choisit le nouveau Maître du commerce.
mn-await-take = { $seats } prend une carte mise à l’échange.
mn-await-keep = { $seats } garde la carte ou l’échange avec le marché.
mn-await-give = { $seats } donne une carte en secret.
mn-await-first = { $seats } choisit qui joue en premier.
mn-await-act = { $seats } réalise des combinaisons.
mn-await-store = { $seats } stocke des cartes.

## Actions

mn-do-pass = Aucun événement
mn-do-event = « { $event } », pour { $n ->
        [one] { $n } doublon
       *[other] { $n } doublons
    }
    .tells = event
mn-do-squadron = Escadre { $n }
mn-do-pick = Prendre { $card-a }
mn-do-discard = Défausser { $card-a }
mn-do-announce = { $n } { $n ->
        [one] carte
       *[other] cartes
    } chacun
mn-do-offer = Mettre { $card-a } à l’échange
mn-do-stop = Ne plus rien mettre à l’échange
mn-do-title = { $seat } devient Maître du commerce
mn-do-title-self = Devenir vous-même Maître du commerce
mn-do-take = Prendre { $card-a } chez { $from }
mn-do-keep = Garder la carte
mn-do-swap = L’échanger contre { $card-a }
mn-do-give = Donner { $card-a }
mn-do-first = { $seat } joue en premier
mn-do-first-self = Jouer en premier
mn-do-identical = Réaliser une combinaison de Ressources identiques
mn-do-different = Réaliser une combinaison de Ressources différentes
mn-do-relics = Vendre { $count } { $count ->
        [one] relique
       *[other] reliques
    } pour { $n } { $n ->
        [one] doublon
       *[other] doublons
    }
mn-do-perfect = Exposer la combinaison parfaite
mn-do-end = Terminer la progression
mn-do-of = Combinaison { $card-of }
mn-do-natural = { $n ->
        [0] Aucune de ces cartes
        [one] { $n } carte
       *[other] { $n } cartes
    }
mn-do-jokers = { $n ->
        [0] Aucun joker
        [one] { $n } joker
       *[other] { $n } jokers
    }
mn-do-without = Ne pas utiliser le { $merchant }
mn-do-employ = Le { $merchant } transforme { $card-a }
mn-do-develop = Prendre « { $card } »{ $position ->
        [0] {""}
       *[other] {" "}(position { $position })
    }
    .tells = card
mn-do-draw = Piocher un Développement sans le voir
mn-do-add = Ajouter { $card-a }
mn-apart = { $sentence } (n° { $n })
mn-do-merchant = Utiliser le { $merchant }
mn-do-change = Transformer { $card-a }
mn-do-into = En { $card }
mn-do-done = Réaliser la combinaison de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : rapporte { $n ->
        [one] { $n } doublon
       *[other] { $n } doublons
    }
mn-do-done-any = Réaliser la combinaison
mn-do-back = Renoncer à cette combinaison
mn-do-store = Stocker { $card-a }
mn-do-leave = Ne plus rien stocker

## Journal

mn-log-setup = Préparation : le marché compte { $cards } ; la file, { $developments } ; { $seat } est le premier Maître du commerce.
mn-log-market = Le marché est installé : { $cards }.
mn-log-master = { $seat } est le premier Maître du commerce.
mn-log-round = Le tour { $round } commence.
    .would = Le tour { $round } commencerait.
mn-log-event-bought = { $seat } paie { $n ->
        [one] { $n } doublon
       *[other] { $n } doublons
    } pour l’événement « { $event } ».
    .would = { $seat } paierait { $n ->
            [one] { $n } doublon
           *[other] { $n } doublons
        } pour l’événement « { $event } ».
mn-log-event = L’événement du tour est « { $event } ».
mn-log-no-event = Aucun événement à ce tour.
mn-log-unstored = { $seat } reprend { $n ->
        [one] { $n } carte stockée
       *[other] { $n } cartes stockées
    }.
    .would = { $seat } reprendrait { $n ->
            [one] { $n } carte stockée
           *[other] { $n } cartes stockées
        }.
mn-log-reshuffled = La défausse ({ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }) devient la nouvelle pioche des Ressources.
mn-log-dealt = { $seat } reçoit : { $cards }.
mn-log-dealt-several = { $seats } reçoivent chacun { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
mn-log-dealt-unseen = { $seat } reçoit { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
mn-log-assigned = { $seat } place la { $card } dans l’escadre { $n }.
    .would = { $seat } placerait la { $card } dans l’escadre { $n }.
mn-log-pool = L’arrivage est révélé : { $cards }.
mn-log-picked = { $seat } prend { $card-a } dans l’arrivage.
    .would = { $seat } prendrait { $card-a } dans l’arrivage.
mn-log-pool-emptied = { $seat } prend le reste de l’arrivage : { $cards }.
    .would = { $seat } prendrait le reste de l’arrivage : { $cards }.
mn-log-plundered = { $seat } défausse { $card-a } à cause des Pirates.
    .would = { $seat } défausserait { $card-a } à cause des Pirates.
mn-log-announced = { $seat } annonce { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
    .would = { $seat } annoncerait { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }.
mn-log-offered = { $seat } pose { $card-a } face cachée.
    .would = { $seat } poserait { $card-a } face cachée.
mn-log-offer-ready = { $seat } a fait son choix.
    .would = { $seat } aurait fait son choix.
mn-log-offer = { $seat } met à l’échange : { $cards } (total { $total }).
    .would = { $seat } mettrait à l’échange : { $cards } (total { $total }).
mn-log-title-kept = { $seat } reste Maître du commerce.
    .would = { $seat } resterait Maître du commerce.
mn-log-title = { $seat } devient Maître du commerce.
    .would = { $seat } deviendrait Maître du commerce.
mn-log-taken = { $seat } prend { $card-a } chez { $from }.
    .would = { $seat } prendrait { $card-a } chez { $from }.
mn-log-kept = { $seat } garde { $card-the }.
    .would = { $seat } garderait { $card-the }.
mn-log-swapped = { $seat } place { $card-the } sur le marché et y prend { $got-a }.
    .would = { $seat } placerait { $card-the } sur le marché et y prendrait { $got-a }.
mn-log-orellana = { $seat } gagne { $n } { $n ->
        [one] doublon
       *[other] doublons
    } avec Orellana.
    .would = { $seat } gagnerait { $n } { $n ->
            [one] doublon
           *[other] doublons
        } avec Orellana.
mn-log-taken-back = { $seat } reprend le reste de son offre : { $cards }.
    .would = { $seat } reprendrait le reste de son offre : { $cards }.
mn-log-compensated = { $giver } donne en secret { $card-a } à { $receiver }.
mn-log-compensated-unseen = { $giver } donne en secret une carte à { $receiver }.
mn-log-first = { $seat } choisit : { $first } joue en premier.
mn-log-first-self = { $seat } choisit de jouer en premier.
    .would = { $seat } choisirait de jouer en premier.
mn-log-identical = { $seat } réalise une combinaison de { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } { $of } : { $cards }.
    .would = { $seat } réaliserait une combinaison de { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        } { $of } : { $cards }.
mn-log-identical-changed = { $seat } réalise une combinaison de { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } { $of } : { $cards }, en transformant { $changes }.
    .would = { $seat } réaliserait une combinaison de { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        } { $of } : { $cards }, en transformant { $changes }.
mn-log-development = { $seat } prend le Développement « { $card } ».
    .would = { $seat } prendrait le Développement « { $card } ».
mn-log-drawn = { $seat } pioche le Développement « { $card } ».
    .would = { $seat } piocherait le Développement « { $card } ».
mn-log-refilled = Le Développement « { $card } » entre dans la file.
mn-log-different = { $seat } réalise une combinaison de { $count ->
        [one] { $count } Ressource différente
       *[other] { $count } Ressources différentes
    } ({ $cards }) et gagne { $n ->
        [one] { $n } doublon
       *[other] { $n } doublons
    }.
    .would = { $seat } réaliserait une combinaison de { $count ->
            [one] { $count } Ressource différente
           *[other] { $count } Ressources différentes
        } ({ $cards }) et gagnerait { $n ->
            [one] { $n } doublon
           *[other] { $n } doublons
        }.
mn-log-different-changed = { $seat } réalise une combinaison de { $count ->
        [one] { $count } Ressource différente
       *[other] { $count } Ressources différentes
    } ({ $cards }), en transformant { $changes }, et gagne { $n ->
        [one] { $n } doublon
       *[other] { $n } doublons
    }.
    .would = { $seat } réaliserait une combinaison de { $count ->
            [one] { $count } Ressource différente
           *[other] { $count } Ressources différentes
        } ({ $cards }), en transformant { $changes }, et gagnerait { $n ->
            [one] { $n } doublon
           *[other] { $n } doublons
        }.
mn-log-relics = { $seat } vend { $count } { $count ->
        [one] relique
       *[other] reliques
    } pour { $n } { $n ->
        [one] doublon
       *[other] doublons
    }.
    .would = { $seat } vendrait { $count } { $count ->
            [one] relique
           *[other] reliques
        } pour { $n } { $n ->
            [one] doublon
           *[other] doublons
        }.
mn-log-perfect = { $seat } expose la combinaison parfaite !
    .would = { $seat } exposerait la combinaison parfaite !
mn-log-perfect-changed = { $seat } expose la combinaison parfaite, en transformant { $changes } !
    .would = { $seat } exposerait la combinaison parfaite, en transformant { $changes } !
mn-log-income = { $seat } reçoit { $n ->
        [one] { $n } doublon
       *[other] { $n } doublons
    } de revenu.
    .would = { $seat } recevrait { $n ->
            [one] { $n } doublon
           *[other] { $n } doublons
        } de revenu.
mn-log-shipyards = { $seat } reçoit { $n ->
        [one] { $n } doublon
       *[other] { $n } doublons
    } grâce à ses chantiers navals.
    .would = { $seat } recevrait { $n ->
            [one] { $n } doublon
           *[other] { $n } doublons
        } grâce à ses chantiers navals.
mn-log-stored = { $seat } stocke : { $cards }.
    .would = { $seat } stockerait : { $cards }.
mn-log-stored-unseen = { $seat } stocke { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
    .would = { $seat } stockerait { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }.
mn-log-discarded = { $seat } défausse : { $cards }.
    .would = { $seat } défausserait : { $cards }.
mn-log-turn-ended = { $seat } termine sa progression.
    .would = { $seat } terminerait sa progression.
mn-log-over = La partie est terminée. { $ending }

## Refus

mn-no-over = La partie est terminée.
mn-no-other-turn = C’est à { $seats } de décider.
mn-no-not-now = Ce n’est pas possible maintenant.
mn-no-seat = Il n’y a pas de place { $number } à cette table.
mn-no-squadron = Il y a deux escadres, pas d’escadre { $number }.
mn-no-pool = Il n’y a pas de carte { $card } dans l’arrivage.
mn-no-card = Vous n’avez pas de carte { $card } pour cela.
mn-no-card-left = Vous n’avez plus de carte pour cela.
mn-no-announce = On peut annoncer de { $least } à { $most } cartes, pas { $number }.
mn-no-stop = Vous devez mettre à l’échange exactement { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } ; vous en avez posé { $count }.
mn-no-title = Le titre revient à l’un de ceux qui partagent le plus fort total : { $seats }.
mn-no-offer = Il n’y a pas de carte { $card } dans l’offre { $seat-of }.
mn-no-own-offer = Vous ne pouvez pas prendre dans votre propre offre.
mn-no-again = Vous avez pris chez { $seat }, qui a repris chez vous : il faut maintenant prendre chez quelqu’un d’autre.
mn-no-market = Il n’y a pas de carte { $card } au marché.
mn-no-second-identical = Vous avez déjà réalisé votre combinaison de Ressources identiques de ce tour.
mn-no-queue = Il n’y a plus de Développement à prendre.
mn-no-identical = Aucune Ressource ne vous donne une combinaison de { $least ->
        [one] { $least } carte
       *[other] { $least } cartes
    }.
mn-no-second-different = Vous avez déjà réalisé votre combinaison de Ressources différentes de ce tour.
mn-no-different = Vous pouvez réunir { $reach ->
        [one] { $reach } Ressource ; il en faut { $least }, toutes différentes
       *[other] { $reach } Ressources différentes ; il en faut { $least }
    }.
mn-no-perfect = Vous pouvez réunir { $reach ->
        [one] { $reach } Ressource
       *[other] { $reach } Ressources
    } sur { $whole }.
mn-no-perfect-relic = La combinaison parfaite demande une vraie relique.
mn-no-sale-size = On peut vendre de 1 à { $most } reliques, pas { $number }.
mn-no-relics = { $held ->
        [0] Vous n’avez pas de relique.
        [one] Vous avez { $held } relique, pas { $number }.
       *[other] Vous avez { $held } reliques, pas { $number }.
    }
mn-no-second-sale = Vous avez déjà vendu des reliques pendant ce tour.
mn-no-back = Vous avez renoncé { $limit } fois à une combinaison pendant cette progression : terminez celle-ci, ou annulez vos coups.
mn-no-set-of-relics = Les reliques servent de jokers : choisissez une autre Ressource.
mn-no-set-small = Cela fait { $size } { $size ->
        [one] carte
       *[other] cartes
    } au plus ; une combinaison en compte au moins { $least }.
mn-no-set-large = Cela fait { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    } ; une combinaison en compte au plus { $most }.
mn-no-only-relics = Au moins une carte de la combinaison ne doit pas être une relique.
mn-no-natural = Vous avez { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } { $card }, pas { $number }.
mn-no-jokers = { $held ->
        [0] Vous n’avez pas de relique.
        [one] Vous avez { $held } relique, pas { $number }.
       *[other] Vous avez { $held } reliques, pas { $number }.
    }
mn-no-change-relic = Un marchand ne peut pas transformer une relique.
mn-no-change-same = Cette carte est déjà une carte { $card }.
mn-no-in-queue = Le Développement « { $card } » n’est pas dans la file.
mn-no-storm = Pendant la Tempête, seule la position 1 de la file est ouverte, pas « { $card } ».
mn-no-position = Le Développement « { $card } » est en position { $position } ; votre combinaison de { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    } ouvre { $open ->
        [one] { $open } position
       *[other] { $open } positions
    }.
mn-no-pile = La pioche des Développements est vide.
mn-no-almagro = Seul le propriétaire d’Almagro peut piocher un Développement.
mn-no-done = La combinaison compte { $size } { $size ->
        [one] carte
       *[other] cartes
    } ; il en faut au moins { $least }.
mn-no-dead-end = Après cela, la combinaison ne pourrait plus atteindre { $least ->
        [one] { $least } carte
       *[other] { $least } cartes
    }.
mn-no-relic-in-set = Une relique n’a pas sa place parmi des Ressources différentes.
mn-no-twice = Il y a déjà une carte { $card } dans la combinaison.
mn-no-merchant = « { $card } » n’est pas un de vos marchands.
mn-no-merchant-again = Le { $card } a déjà servi pendant ce tour.
mn-no-merchant-use = La combinaison a déjà tout ce que le { $card } pourrait produire.
mn-no-make-relic = Un marchand ne peut pas produire de relique.
mn-no-band = Le { $merchant } ne peut pas produire { $card-of }.

## Feuille de score

mn-item-different = Ressources différentes
mn-item-relics = Reliques vendues
mn-item-income = Revenus
mn-item-shipyards = Chantiers navals
mn-item-orellana = Orellana
mn-item-coronado = Événements payés (Coronado)
mn-ending-perfect = La combinaison parfaite a été exposée.
    .clause = MN-8.2
mn-ending-doubloons = Un joueur possède au moins 75 doublons.
    .clause = MN-8.4
mn-ending-deck = La file des Développements ne peut plus être complétée.
    .clause = MN-8.5
mn-ending-stop = La partie a été arrêtée après trop de tours.
    .clause = MN-8.9
mn-tie-doubloons = Plusieurs joueurs l’ont exposée : le plus riche d’entre eux l’emporte.
    .clause = MN-8.3

## Page de texte

mn-page-round = Tour { $round }, { $phase } – { $event }
mn-page-master = Maître du commerce : { $seat }
mn-page-market = Marché : { $cards }
mn-page-pool = Arrivage : { $cards }
mn-page-piles = Cartes restantes : { $pile ->
        [one] { $pile } Ressource
       *[other] { $pile } Ressources
    }, { $deck ->
        [one] { $deck } Développement
       *[other] { $deck } Développements
    }
mn-page-discard = Défausse : { $cards }
mn-page-queue = File
mn-page-position = Position
mn-page-card = Carte
mn-page-income = Revenu
mn-page-icon = Événement
mn-page-open = Ouverte
mn-page-yes = oui
mn-page-players = Joueurs
mn-page-player = Joueur
mn-page-doubloons = Doublons
mn-page-wanted = Encore à gagner
mn-page-hand = Main
mn-page-stored = Stock
mn-page-caravels = Caravelles
mn-page-number = { $n }
mn-page-named = { $name } [{ $id }]
mn-page-of = { $n } sur { $most }
mn-page-hand-of = { $seat }, main : { $cards }
mn-page-stored-of = { $seat }, stock : { $cards }
mn-page-developments-of = { $seat }, Développements : { $cards }
mn-page-squadron = { $n } { $n ->
        [one] caravelle
       *[other] caravelles
    } de valeur { $value }
mn-page-squadrons-of = { $seat }, escadres : { $squadrons }
mn-page-perfect-of = { $seat } a exposé la combinaison parfaite.
mn-page-trade = Échanges commerciaux : { $n ->
        [one] { $n } carte annoncée
       *[other] { $n } cartes annoncées
    }
mn-page-offer = { $seat } (total { $total }), à l’échange : { $cards }
mn-page-offer-covered = { $seat }, face cachée : { $cards }
mn-page-offer-done = { $seat } a choisi.
mn-page-offer-open = { $seat } choisit.
mn-page-kept = { $seat } prend { $card-a } chez { $from } et garde cette carte.
mn-page-swapped = { $seat } prend { $card-a } chez { $from } et échange cette carte contre { $got-a }.
mn-page-serving = { $seat } se sert dans l’arrivage : encore { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } à prendre
mn-page-turn = C’est à { $seat } de jouer
mn-page-made = Déjà fait : { $made }
mn-page-made-identical = combinaison de Ressources identiques
mn-page-made-different = combinaison de Ressources différentes
mn-page-made-relics = vente de reliques
mn-page-used = Marchands utilisés : { $cards }
mn-page-build = Combinaison en cours, { $n } { $n ->
        [one] carte
       *[other] cartes
    } : { $cards }
mn-page-changes = Transformations : { $changes }
mn-page-opens = Elle ouvre { $n } { $n ->
        [one] position
       *[other] positions
    }.
mn-page-pays = Elle rapporte { $n } { $n ->
        [one] doublon
       *[other] doublons
    }.
mn-page-winners = Victoire : { $seats }
mn-page-prices = Prix
mn-page-cards = Cartes
mn-page-resource = Ressource
mn-page-value = À l’échange
mn-page-rarity = Rareté
mn-page-copies = Exemplaires
mn-page-positions = { $n } { $n ->
        [one] position
       *[other] positions
    }
mn-page-price = { $count } → { $n }
mn-page-different = Ressources différentes, doublons : { $prices }
mn-page-relics = Reliques, doublons : { $prices }
mn-page-goal = { $n ->
        [one] { $n } doublon met
       *[other] { $n } doublons mettent
    } fin à la partie.
