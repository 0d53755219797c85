# Au nom du Roi : noms et infobulles des éléments, et tout ce que dit le jeu.

## Couleurs

ar-colour-red = rouge
    .title = Rouge
ar-colour-blue = bleu
    .title = Bleu
ar-colour-green = vert
    .title = Vert
ar-colour-yellow = jaune
    .title = Jaune
ar-colour-white = blanc
    .title = Blanc
ar-colour-brown = brun
    .title = Brun

## Bateaux

ar-boat-red-1 = bateau rouge (1)
    .gender = m
    .many = bateaux rouges (1)
    .title = Bateau rouge (1)
    .text = Un bateau rouge au volume de transport de 1. Il coûte 3 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-red-2 = bateau rouge (2)
    .gender = m
    .many = bateaux rouges (2)
    .title = Bateau rouge (2)
    .text = Un bateau rouge au volume de transport de 2. Il coûte 4 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-red-3 = bateau rouge (3)
    .gender = m
    .many = bateaux rouges (3)
    .title = Bateau rouge (3)
    .text = Un bateau rouge au volume de transport de 3. Il coûte 5 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-blue-1 = bateau bleu (1)
    .gender = m
    .many = bateaux bleus (1)
    .title = Bateau bleu (1)
    .text = Un bateau bleu au volume de transport de 1. Il coûte 3 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-blue-2 = bateau bleu (2)
    .gender = m
    .many = bateaux bleus (2)
    .title = Bateau bleu (2)
    .text = Un bateau bleu au volume de transport de 2. Il coûte 4 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-blue-3 = bateau bleu (3)
    .gender = m
    .many = bateaux bleus (3)
    .title = Bateau bleu (3)
    .text = Un bateau bleu au volume de transport de 3. Il coûte 5 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-green-1 = bateau vert (1)
    .gender = m
    .many = bateaux verts (1)
    .title = Bateau vert (1)
    .text = Un bateau vert au volume de transport de 1. Il coûte 3 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-green-2 = bateau vert (2)
    .gender = m
    .many = bateaux verts (2)
    .title = Bateau vert (2)
    .text = Un bateau vert au volume de transport de 2. Il coûte 4 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-green-3 = bateau vert (3)
    .gender = m
    .many = bateaux verts (3)
    .title = Bateau vert (3)
    .text = Un bateau vert au volume de transport de 3. Il coûte 5 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-yellow-1 = bateau jaune (1)
    .gender = m
    .many = bateaux jaunes (1)
    .title = Bateau jaune (1)
    .text = Un bateau jaune au volume de transport de 1. Il coûte 3 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-yellow-2 = bateau jaune (2)
    .gender = m
    .many = bateaux jaunes (2)
    .title = Bateau jaune (2)
    .text = Un bateau jaune au volume de transport de 2. Il coûte 4 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-yellow-3 = bateau jaune (3)
    .gender = m
    .many = bateaux jaunes (3)
    .title = Bateau jaune (3)
    .text = Un bateau jaune au volume de transport de 3. Il coûte 5 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-white-1 = bateau blanc (1)
    .gender = m
    .many = bateaux blancs (1)
    .title = Bateau blanc (1)
    .text = Un bateau blanc au volume de transport de 1. Il coûte 3 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-white-2 = bateau blanc (2)
    .gender = m
    .many = bateaux blancs (2)
    .title = Bateau blanc (2)
    .text = Un bateau blanc au volume de transport de 2. Il coûte 4 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-white-3 = bateau blanc (3)
    .gender = m
    .many = bateaux blancs (3)
    .title = Bateau blanc (3)
    .text = Un bateau blanc au volume de transport de 3. Il coûte 5 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-brown-1 = bateau brun (1)
    .gender = m
    .many = bateaux bruns (1)
    .title = Bateau brun (1)
    .text = Un bateau brun au volume de transport de 1. Il coûte 3 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-brown-2 = bateau brun (2)
    .gender = m
    .many = bateaux bruns (2)
    .title = Bateau brun (2)
    .text = Un bateau brun au volume de transport de 2. Il coûte 4 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-boat-brown-3 = bateau brun (3)
    .gender = m
    .many = bateaux bruns (3)
    .title = Bateau brun (3)
    .text = Un bateau brun au volume de transport de 3. Il coûte 5 pièces, et 1 pièce chaque fois qu’il est envoyé.
ar-joker-J1 = bateau joker rouge et jaune
    .gender = m
    .many = bateaux joker rouge et jaune
    .title = Bateau joker rouge et jaune
    .text = Prend un volume de 1, 2 ou 3 et l’une de ses couleurs, rouge ou jaune, à chaque envoi, pour 2 pièces.
ar-joker-J2 = bateau joker jaune et vert
    .gender = m
    .many = bateaux joker jaune et vert
    .title = Bateau joker jaune et vert
    .text = Prend un volume de 1, 2 ou 3 et l’une de ses couleurs, jaune ou vert, à chaque envoi, pour 2 pièces.
ar-joker-J3 = bateau joker vert et bleu
    .gender = m
    .many = bateaux joker vert et bleu
    .title = Bateau joker vert et bleu
    .text = Prend un volume de 1, 2 ou 3 et l’une de ses couleurs, vert ou bleu, à chaque envoi, pour 2 pièces.
ar-joker-J4 = bateau joker bleu et blanc
    .gender = m
    .many = bateaux joker bleu et blanc
    .title = Bateau joker bleu et blanc
    .text = Prend un volume de 1, 2 ou 3 et l’une de ses couleurs, bleu ou blanc, à chaque envoi, pour 2 pièces.
ar-joker-J5 = bateau joker blanc et brun
    .gender = m
    .many = bateaux joker blanc et brun
    .title = Bateau joker blanc et brun
    .text = Prend un volume de 1, 2 ou 3 et l’une de ses couleurs, blanc ou brun, à chaque envoi, pour 2 pièces.
ar-joker-J6 = bateau joker brun et rouge
    .gender = m
    .many = bateaux joker brun et rouge
    .title = Bateau joker brun et rouge
    .text = Prend un volume de 1, 2 ou 3 et l’une de ses couleurs, brun ou rouge, à chaque envoi, pour 2 pièces.

## Missions commerciales

ar-mission-m-red-3 = mission rouge (3)
    .gender = f
    .many = missions rouges (3)
    .title = Mission rouge (3)
    .text = Demande des bateaux rouges pour un volume d’exactement 3. Rapporte 4 pièces après un tour, 6 après deux, 8 après trois.
ar-mission-m-red-4 = mission rouge (4)
    .gender = f
    .many = missions rouges (4)
    .title = Mission rouge (4)
    .text = Demande des bateaux rouges pour un volume d’exactement 4. Rapporte 5 pièces après un tour, 8 après deux, 11 après trois.
ar-mission-m-red-5 = mission rouge (5)
    .gender = f
    .many = missions rouges (5)
    .title = Mission rouge (5)
    .text = Demande des bateaux rouges pour un volume d’exactement 5. Rapporte 7 pièces après un tour, 10 après deux, 13 après trois.
ar-mission-m-red-6 = mission rouge (6)
    .gender = f
    .many = missions rouges (6)
    .title = Mission rouge (6)
    .text = Demande des bateaux rouges pour un volume d’exactement 6. Rapporte 8 pièces après un tour, 12 après deux, 16 après trois.
ar-mission-m-blue-3 = mission bleue (3)
    .gender = f
    .many = missions bleues (3)
    .title = Mission bleue (3)
    .text = Demande des bateaux bleus pour un volume d’exactement 3. Rapporte 4 pièces après un tour, 6 après deux, 8 après trois.
ar-mission-m-blue-4 = mission bleue (4)
    .gender = f
    .many = missions bleues (4)
    .title = Mission bleue (4)
    .text = Demande des bateaux bleus pour un volume d’exactement 4. Rapporte 5 pièces après un tour, 8 après deux, 11 après trois.
ar-mission-m-blue-5 = mission bleue (5)
    .gender = f
    .many = missions bleues (5)
    .title = Mission bleue (5)
    .text = Demande des bateaux bleus pour un volume d’exactement 5. Rapporte 7 pièces après un tour, 10 après deux, 13 après trois.
ar-mission-m-blue-6 = mission bleue (6)
    .gender = f
    .many = missions bleues (6)
    .title = Mission bleue (6)
    .text = Demande des bateaux bleus pour un volume d’exactement 6. Rapporte 8 pièces après un tour, 12 après deux, 16 après trois.
ar-mission-m-green-3 = mission verte (3)
    .gender = f
    .many = missions vertes (3)
    .title = Mission verte (3)
    .text = Demande des bateaux verts pour un volume d’exactement 3. Rapporte 4 pièces après un tour, 6 après deux, 8 après trois.
ar-mission-m-green-4 = mission verte (4)
    .gender = f
    .many = missions vertes (4)
    .title = Mission verte (4)
    .text = Demande des bateaux verts pour un volume d’exactement 4. Rapporte 5 pièces après un tour, 8 après deux, 11 après trois.
ar-mission-m-green-5 = mission verte (5)
    .gender = f
    .many = missions vertes (5)
    .title = Mission verte (5)
    .text = Demande des bateaux verts pour un volume d’exactement 5. Rapporte 7 pièces après un tour, 10 après deux, 13 après trois.
ar-mission-m-green-6 = mission verte (6)
    .gender = f
    .many = missions vertes (6)
    .title = Mission verte (6)
    .text = Demande des bateaux verts pour un volume d’exactement 6. Rapporte 8 pièces après un tour, 12 après deux, 16 après trois.
ar-mission-m-yellow-3 = mission jaune (3)
    .gender = f
    .many = missions jaunes (3)
    .title = Mission jaune (3)
    .text = Demande des bateaux jaunes pour un volume d’exactement 3. Rapporte 4 pièces après un tour, 6 après deux, 8 après trois.
ar-mission-m-yellow-4 = mission jaune (4)
    .gender = f
    .many = missions jaunes (4)
    .title = Mission jaune (4)
    .text = Demande des bateaux jaunes pour un volume d’exactement 4. Rapporte 5 pièces après un tour, 8 après deux, 11 après trois.
ar-mission-m-yellow-5 = mission jaune (5)
    .gender = f
    .many = missions jaunes (5)
    .title = Mission jaune (5)
    .text = Demande des bateaux jaunes pour un volume d’exactement 5. Rapporte 7 pièces après un tour, 10 après deux, 13 après trois.
ar-mission-m-yellow-6 = mission jaune (6)
    .gender = f
    .many = missions jaunes (6)
    .title = Mission jaune (6)
    .text = Demande des bateaux jaunes pour un volume d’exactement 6. Rapporte 8 pièces après un tour, 12 après deux, 16 après trois.
ar-mission-m-white-3 = mission blanche (3)
    .gender = f
    .many = missions blanches (3)
    .title = Mission blanche (3)
    .text = Demande des bateaux blancs pour un volume d’exactement 3. Rapporte 4 pièces après un tour, 6 après deux, 8 après trois.
ar-mission-m-white-4 = mission blanche (4)
    .gender = f
    .many = missions blanches (4)
    .title = Mission blanche (4)
    .text = Demande des bateaux blancs pour un volume d’exactement 4. Rapporte 5 pièces après un tour, 8 après deux, 11 après trois.
ar-mission-m-white-5 = mission blanche (5)
    .gender = f
    .many = missions blanches (5)
    .title = Mission blanche (5)
    .text = Demande des bateaux blancs pour un volume d’exactement 5. Rapporte 7 pièces après un tour, 10 après deux, 13 après trois.
ar-mission-m-white-6 = mission blanche (6)
    .gender = f
    .many = missions blanches (6)
    .title = Mission blanche (6)
    .text = Demande des bateaux blancs pour un volume d’exactement 6. Rapporte 8 pièces après un tour, 12 après deux, 16 après trois.
ar-mission-m-brown-3 = mission brune (3)
    .gender = f
    .many = missions brunes (3)
    .title = Mission brune (3)
    .text = Demande des bateaux bruns pour un volume d’exactement 3. Rapporte 4 pièces après un tour, 6 après deux, 8 après trois.
ar-mission-m-brown-4 = mission brune (4)
    .gender = f
    .many = missions brunes (4)
    .title = Mission brune (4)
    .text = Demande des bateaux bruns pour un volume d’exactement 4. Rapporte 5 pièces après un tour, 8 après deux, 11 après trois.
ar-mission-m-brown-5 = mission brune (5)
    .gender = f
    .many = missions brunes (5)
    .title = Mission brune (5)
    .text = Demande des bateaux bruns pour un volume d’exactement 5. Rapporte 7 pièces après un tour, 10 après deux, 13 après trois.
ar-mission-m-brown-6 = mission brune (6)
    .gender = f
    .many = missions brunes (6)
    .title = Mission brune (6)
    .text = Demande des bateaux bruns pour un volume d’exactement 6. Rapporte 8 pièces après un tour, 12 après deux, 16 après trois.

## Expéditions

ar-expedition-E01 = Jean Cabot
    .number = name
    .gender = m
    .title = Jean Cabot
    .text = Couleur rouge, volume 3. Chaque bateau rapporte 4 points au décompte intermédiaire (6 s’il est rouge) et 4 points au décompte final (5 s’il est rouge).
ar-expedition-E02 = Francis Drake
    .number = name
    .gender = m
    .title = Francis Drake
    .text = Couleur rouge, volume 8. Chaque bateau rapporte 2 points au décompte intermédiaire (3 s’il est rouge) et 2 points au décompte final (3 s’il est rouge).
ar-expedition-E03 = Giovanni da Verrazzano
    .number = name
    .gender = m
    .title = Giovanni da Verrazzano
    .text = Couleur bleue, volume 4. Chaque bateau rapporte 3 points au décompte intermédiaire (5 s’il est bleu) et 4 points au décompte final (5 s’il est bleu).
ar-expedition-E04 = Jacques Cartier
    .number = name
    .gender = m
    .title = Jacques Cartier
    .text = Couleur bleue, volume 7. Chaque bateau rapporte 2 points au décompte intermédiaire (3 s’il est bleu) et 3 points au décompte final (4 s’il est bleu).
ar-expedition-E05 = Pedro Álvares Cabral
    .number = name
    .gender = m
    .title = Pedro Álvares Cabral
    .text = Couleur verte, volume 4. Chaque bateau rapporte 2 points au décompte intermédiaire (3 s’il est vert) et 5 points au décompte final (7 s’il est vert).
ar-expedition-E06 = Vasco de Gama
    .number = name
    .gender = m
    .title = Vasco de Gama
    .text = Couleur verte, volume 7. Chaque bateau rapporte 1 point au décompte intermédiaire (2 s’il est vert) et 4 points au décompte final (5 s’il est vert).
ar-expedition-E07 = Christophe Colomb
    .number = name
    .gender = m
    .title = Christophe Colomb
    .text = Couleur jaune, volume 6. Chaque bateau rapporte 2 points au décompte intermédiaire (4 s’il est jaune) et 3 points au décompte final (4 s’il est jaune).
ar-expedition-E08 = Fernand de Magellan
    .number = name
    .gender = m
    .title = Fernand de Magellan
    .text = Couleur jaune, volume 5. Chaque bateau rapporte 1 point au décompte intermédiaire (2 s’il est jaune) et 5 points au décompte final (7 s’il est jaune).
ar-expedition-E09 = António de Abreu
    .number = name
    .gender = m
    .title = António de Abreu
    .text = Couleur blanche, volume 3. Chaque bateau rapporte 2 points au décompte intermédiaire (3 s’il est blanc) et 6 points au décompte final (8 s’il est blanc).
ar-expedition-E10 = Bartolomeu Dias
    .number = name
    .gender = m
    .title = Bartolomeu Dias
    .text = Couleur blanche, volume 8. Chaque bateau rapporte 1 point au décompte intermédiaire (2 s’il est blanc) et 3 points au décompte final (4 s’il est blanc).
ar-expedition-E11 = Amerigo Vespucci
    .number = name
    .gender = m
    .title = Amerigo Vespucci
    .text = Couleur brune, volume 5. Chaque bateau rapporte 3 points au décompte intermédiaire (4 s’il est brun) et 3 points au décompte final (5 s’il est brun).
ar-expedition-E12 = Juan Ponce de León
    .number = name
    .gender = m
    .title = Juan Ponce de León
    .text = Couleur brune, volume 6. Chaque bateau rapporte 1 point au décompte intermédiaire (2 s’il est brun) et 4 points au décompte final (6 s’il est brun).

## Contrats spéciaux

ar-kind-presence = présence
    .number = name
    .gender = m
    .title = Présence
    .text = Des points pour chaque expédition où vous avez au moins un bateau.
ar-kind-half = moitié des bateaux
    .number = name
    .gender = m
    .title = Moitié des bateaux
    .text = Des points pour chaque expédition où vous avez au moins la moitié des bateaux.
ar-kind-majority = majorité des bateaux
    .number = name
    .gender = m
    .title = Majorité des bateaux
    .text = Des points pour chaque expédition où vous avez plus de bateaux que tous les autres réunis.
ar-kind-totality = totalité des bateaux
    .number = name
    .gender = m
    .title = Totalité des bateaux
    .text = Des points pour chaque expédition dont tous les bateaux, un au moins, sont à vous.
ar-contract-C2P = présence
    .number = name
    .gender = m
    .title = Présence
    .text = Des points pour chaque expédition où vous avez au moins un bateau. Points par expédition avec 0, 1, 2… jusqu’à 8 missions accomplies ou plus : 0, 0, 0, 1, 1, 1, 2, 2, 2.
ar-contract-C2H = moitié des bateaux
    .number = name
    .gender = m
    .title = Moitié des bateaux
    .text = Des points pour chaque expédition où vous avez au moins la moitié des bateaux. Points par expédition avec 0, 1, 2… jusqu’à 8 missions accomplies ou plus : 0, 0, 1, 1, 1, 2, 2, 3, 3.
ar-contract-C2M = majorité des bateaux
    .number = name
    .gender = m
    .title = Majorité des bateaux
    .text = Des points pour chaque expédition où vous avez plus de bateaux que tous les autres réunis. Points par expédition avec 0, 1, 2… jusqu’à 8 missions accomplies ou plus : 0, 0, 1, 2, 2, 3, 3, 4, 4.
ar-contract-C2T = totalité des bateaux
    .number = name
    .gender = m
    .title = Totalité des bateaux
    .text = Des points pour chaque expédition dont tous les bateaux, un au moins, sont à vous. Points par expédition avec 0, 1, 2… jusqu’à 8 missions accomplies ou plus : 0, 1, 2, 3, 3, 4, 5, 5, 6.
ar-contract-C3P = présence
    .number = name
    .gender = m
    .title = Présence
    .text = Des points pour chaque expédition où vous avez au moins un bateau. Points par expédition avec 0, 1, 2… jusqu’à 8 missions accomplies ou plus : 0, 0, 1, 1, 1, 2, 2, 3, 3.
ar-contract-C3H = moitié des bateaux
    .number = name
    .gender = m
    .title = Moitié des bateaux
    .text = Des points pour chaque expédition où vous avez au moins la moitié des bateaux. Points par expédition avec 0, 1, 2… jusqu’à 8 missions accomplies ou plus : 0, 1, 1, 2, 2, 3, 3, 4, 4.
ar-contract-C3M = majorité des bateaux
    .number = name
    .gender = m
    .title = Majorité des bateaux
    .text = Des points pour chaque expédition où vous avez plus de bateaux que tous les autres réunis. Points par expédition avec 0, 1, 2… jusqu’à 8 missions accomplies ou plus : 0, 1, 2, 3, 4, 5, 6, 7, 8.
ar-contract-C3T = totalité des bateaux
    .number = name
    .gender = m
    .title = Totalité des bateaux
    .text = Des points pour chaque expédition dont tous les bateaux, un au moins, sont à vous. Points par expédition avec 0, 1, 2… jusqu’à 8 missions accomplies ou plus : 0, 2, 4, 6, 8, 9, 10, 11, 12.
ar-contract-C4P = présence
    .number = name
    .gender = m
    .title = Présence
    .text = Des points pour chaque expédition où vous avez au moins un bateau. Points par expédition avec 0, 1, 2… jusqu’à 8 missions accomplies ou plus : 0, 1, 1, 1, 2, 2, 3, 3, 4.
ar-contract-C4H = moitié des bateaux
    .number = name
    .gender = m
    .title = Moitié des bateaux
    .text = Des points pour chaque expédition où vous avez au moins la moitié des bateaux. Points par expédition avec 0, 1, 2… jusqu’à 8 missions accomplies ou plus : 0, 1, 2, 2, 3, 4, 4, 5, 6.
ar-contract-C4M = majorité des bateaux
    .number = name
    .gender = m
    .title = Majorité des bateaux
    .text = Des points pour chaque expédition où vous avez plus de bateaux que tous les autres réunis. Points par expédition avec 0, 1, 2… jusqu’à 8 missions accomplies ou plus : 0, 2, 4, 6, 7, 8, 9, 10, 11.
ar-contract-C4T = totalité des bateaux
    .number = name
    .gender = m
    .title = Totalité des bateaux
    .text = Des points pour chaque expédition dont tous les bateaux, un au moins, sont à vous. Points par expédition avec 0, 1, 2… jusqu’à 8 missions accomplies ou plus : 0, 5, 8, 11, 13, 14, 15, 16, 17.

## Mots

ar-deed-coins = prendre 2 pièces
ar-deed-mission = prendre une mission
ar-deed-buy = acheter des bateaux
ar-deed-send = envoyer des bateaux
ar-scoring-interim = décompte intermédiaire
    .gender = m
    .many = décomptes intermédiaires
ar-scoring-final = décompte final
    .gender = m
    .many = décomptes finaux
ar-row-purchase = rangée d’achat
    .gender = f
    .many = rangées d’achat
ar-row-filling = rangée de remplissage
    .gender = f
    .many = rangées de remplissage

## Phases

ar-phase-first = Avant le décompte intermédiaire
ar-phase-interim-lap = Derniers tours avant le décompte intermédiaire
ar-phase-second = Après le décompte intermédiaire
ar-phase-last-lap = Derniers tours de la partie
ar-phase-over = Fin

## Ce qu’il faut décider

ar-prompt-menu = { $left ->
    [0] Jouez une carte réservation, ou terminez votre tour.
   *[other] Choisissez une action (encore { $left }), ou terminez votre tour.
} Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
    .clause = AR-3.4
ar-prompt-mission = Prenez une mission visible, ou la première carte de la pioche.
    .clause = AR-5.1
ar-prompt-buy = Achetez un bateau. Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
    .clause = AR-6.1
ar-prompt-send = Choisissez où envoyer des bateaux. Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
    .clause = AR-7.1
ar-prompt-board = Choisissez un bateau pour l’expédition { $expedition-of } : volume { $room } au plus.
    .clause = AR-8.3
ar-prompt-rig-at = Choisissez la couleur et le volume de votre bateau joker pour l’expédition { $expedition-of }.
    .clause = AR-10.3
ar-prompt-load = Choisissez un bateau pour la { $mission } : il manque un volume de { $volume }.
    .clause = AR-9.3
ar-prompt-rig-on = Choisissez le volume de votre bateau joker sur la { $mission } : il manque un volume de { $volume }.
    .clause = AR-10.7
ar-prompt-engage = Engagez les bateaux de la { $mission } pour un, deux ou trois tours.
    .clause = AR-9.5
ar-prompt-reserve = Choisissez un bateau ou une mission à réserver.
    .clause = AR-11.8
ar-prompt-over = La partie est terminée.
ar-what-menu = choisit une action
ar-what-mission = prend une mission
ar-what-buy = achète des bateaux
ar-what-send = envoie des bateaux
ar-what-board = envoie un bateau vers l’expédition { $expedition-of }
ar-what-rig-at = choisit la couleur et le volume de son bateau joker pour l’expédition { $expedition-of }
ar-what-load = remplit la { $mission }
ar-what-rig-on = choisit le volume de son bateau joker sur la { $mission }
ar-what-engage = choisit la durée d’engagement de la { $mission }
ar-what-reserve = réserve une carte
ar-wait = { $seat } { $what }.

## Choix

ar-do-coins = Prendre { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
ar-do-mission = Prendre une mission commerciale pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
ar-do-buy = Acheter des bateaux
ar-do-send = Envoyer des bateaux
ar-do-reserve = Jouer une carte réservation
ar-do-end-turn = Terminer le tour{ $left ->
    [0] { "" }
    [one] { " " }et passer { $left } action
   *[other] { " " }et passer { $left } actions
}
ar-do-take = Prendre la { $mission }
ar-do-take-none = Prendre la mission de la place { $slot }
ar-do-draw = Piocher une mission
ar-do-buy-boat = Acheter le { $boat } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} (place { $slot })
ar-do-buy-none = Acheter le bateau de la place { $slot }
ar-do-done = Terminer cette action
ar-do-to = Envoyer vers l’expédition { $expedition-of }
ar-do-launch = Lancer la { $mission }
ar-do-place = Placer un { $boat } pour { $tax ->
    [one] { $tax } pièce
   *[other] { $tax } pièces
}{ $card ->
    [yes] { " " }et une carte « bateau joker »
   *[no] { "" }
}
ar-do-joker = Placer votre bateau joker pour { $tax ->
    [one] { $tax } pièce
   *[other] { $tax } pièces
  }
ar-do-set = Utiliser le bateau joker comme { $boat }{ $card ->
    [yes] { "," } avec une carte « bateau joker »
   *[no] { "" }
}
ar-do-set-volume = Utiliser le bateau joker pour un volume de { $volume }{ $card ->
    [yes] { "," } avec une carte « bateau joker »
   *[no] { "" }
}
ar-do-engage = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : rapporte { $income ->
    [one] { $income } pièce
   *[other] { $income } pièces
}
ar-do-reserve-boat = Réserver le { $boat } ({ $row }, place { $slot })
ar-do-reserve-boat-none = Réserver la place vide { $slot } ({ $row })
ar-do-reserve-mission = Réserver la { $mission }
ar-do-reserve-mission-none = Réserver la place vide { $slot } de la rangée des missions

## Le journal

ar-log-dealt = { $seat } reçoit : { $missions }, le contrat spécial « { $contract } » et le { $joker }.
ar-log-setup = Préparation : chacun a { $missions ->
        [one] { $missions } mission
       *[other] { $missions } missions
    }, un contrat spécial et un bateau joker.
ar-log-dealt-unseen = { $seat } reçoit { $missions ->
        [one] { $missions } mission
       *[other] { $missions } missions
    }, un contrat spécial et un bateau joker.
ar-log-turn = { $seat } commence son tour (manche { $round }).
    .would = { $seat } commencerait son tour (manche { $round }).
ar-log-passed = { $seat } termine son tour{ $actions ->
    [0] { "" }
    [one] { " " }et passe { $actions } action
   *[other] { " " }et passe { $actions } actions
}.
    .would = { $seat } terminerait son tour{ $actions ->
        [0] { "" }
        [one] { " " }et passerait { $actions } action
           *[other] { " " }et passerait { $actions } actions
        }.
ar-log-coins = { $seat } prend { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
    .would = { $seat } prendrait { $coins ->
        [one] { $coins } pièce
           *[other] { $coins } pièces
        }.
ar-log-taken = { $seat } prend la { $mission }.
    .would = { $seat } prendrait la { $mission }.
ar-log-mission-up = La { $mission } est dévoilée à la place { $slot }.
ar-log-drawn = { $seat } pioche la { $mission }.
    .would = { $seat } piocherait la { $mission }.
ar-log-drawn-unseen = { $seat } pioche une mission.
    .would = { $seat } piocherait une mission.
ar-log-bought = { $seat } achète un { $boat } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}.
    .would = { $seat } achèterait un { $boat } pour { $price ->
        [one] { $price } pièce
           *[other] { $price } pièces
        }.
ar-log-row = Un { $down } est maintenant à vendre ; un { $up } arrive au-dessus.
ar-log-moved-down = Un { $boat } descend à la place { $slot }.
ar-log-boat-up = Un { $boat } arrive dans la rangée de remplissage, place { $slot }.
ar-log-scoring-card = { $seat } pioche la carte « { $scoring } » : après ce tour, chacun joue encore un tour.
    .would = { $seat } piocherait la carte « { $scoring } » : après ce tour, chacun joue encore un tour.
ar-log-sent = { $seat } envoie un { $boat } vers l’expédition { $expedition-of } pour { $tax ->
    [one] { $tax } pièce
   *[other] { $tax } pièces
}{ $card ->
    [yes] { " " }et une carte « bateau joker »
   *[no] { "" }
}.
    .would = { $seat } enverrait un { $boat } vers l’expédition { $expedition-of } pour { $tax ->
        [one] { $tax } pièce
           *[other] { $tax } pièces
        }{ $card ->
        [yes] { " " }et une carte « bateau joker »
           *[no] { "" }
        }.
ar-log-joker-shown = { $seat } dévoile son { $joker }.
    .would = { $seat } dévoilerait son { $joker }.
ar-log-joker-sent = { $seat } envoie son bateau joker comme { $boat } vers l’expédition { $expedition-of } pour { $tax ->
    [one] { $tax } pièce
   *[other] { $tax } pièces
}{ $card ->
    [yes] { " " }et une carte « bateau joker »
   *[no] { "" }
}.
    .would = { $seat } enverrait son bateau joker comme { $boat } vers l’expédition { $expedition-of } pour { $tax ->
        [one] { $tax } pièce
           *[other] { $tax } pièces
        }{ $card ->
        [yes] { " " }et une carte « bateau joker »
           *[no] { "" }
        }.
ar-log-played = { $seat } lance la { $mission }.
    .would = { $seat } lancerait la { $mission }.
ar-log-loaded = { $seat } place un { $boat } sur la { $mission } pour { $tax ->
    [one] { $tax } pièce
   *[other] { $tax } pièces
}{ $card ->
    [yes] { " " }et une carte « bateau joker »
   *[no] { "" }
}.
    .would = { $seat } placerait un { $boat } sur la { $mission } pour { $tax ->
        [one] { $tax } pièce
           *[other] { $tax } pièces
        }{ $card ->
        [yes] { " " }et une carte « bateau joker »
           *[no] { "" }
        }.
ar-log-joker-loaded = { $seat } place son bateau joker de volume { $volume } sur la { $mission } pour { $tax ->
    [one] { $tax } pièce
   *[other] { $tax } pièces
}{ $card ->
    [yes] { " " }et une carte « bateau joker »
   *[no] { "" }
}.
    .would = { $seat } placerait son bateau joker de volume { $volume } sur la { $mission } pour { $tax ->
        [one] { $tax } pièce
           *[other] { $tax } pièces
        }{ $card ->
        [yes] { " " }et une carte « bateau joker »
           *[no] { "" }
        }.
ar-log-engaged = { $seat } engage les bateaux de la { $mission } pour { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : elle rapportera { $income ->
    [one] { $income } pièce
   *[other] { $income } pièces
}.
    .would = { $seat } engagerait les bateaux de la { $mission } pour { $turns ->
        [one] { $turns } tour
           *[other] { $turns } tours
        } : elle rapporterait { $income ->
        [one] { $income } pièce
           *[other] { $income } pièces
        }.
ar-log-advanced = { $seat } : la { $mission } dure encore { $left ->
    [one] { $left } tour
   *[other] { $left } tours
}.
ar-log-completed = { $seat } accomplit la { $mission } et reçoit { $income ->
    [one] { $income } pièce
   *[other] { $income } pièces
} : { $completed ->
    [1] 1re mission accomplie
   *[other] { $completed }e mission accomplie
}.
    .would = { $seat } accomplirait la { $mission } et recevrait { $income ->
        [one] { $income } pièce
           *[other] { $income } pièces
        } : { $completed ->
        [1] 1re mission accomplie
           *[other] { $completed }e mission accomplie
        }.
ar-log-dissolved = { $seat } : la { $mission } est remise dans la boîte sans revenu.
ar-log-boat-reserved = { $seat } réserve le { $boat } ({ $row }, place { $slot }).
    .would = { $seat } réserverait le { $boat } ({ $row }, place { $slot }).
ar-log-mission-reserved = { $seat } réserve la { $mission }.
    .would = { $seat } réserverait la { $mission }.
ar-log-boat-freed = La réservation du { $boat } par { $seat } prend fin.
ar-log-mission-freed = La réservation de la { $mission } par { $seat } prend fin.
ar-log-scoring = Le { $scoring } a lieu.
    .would = Le { $scoring } aurait lieu.
ar-log-expeditions = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses bateaux en expédition.
    .would = { $seat } marquerait { $points ->
        [one] { $points } point
           *[other] { $points } points
        } pour ses bateaux en expédition.
ar-log-contract = { $seat } révèle le contrat spécial « { $contract } », rempli dans { $expeditions ->
    [one] { $expeditions } expédition
   *[other] { $expeditions } expéditions
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .would = { $seat } révélerait le contrat spécial « { $contract } », rempli dans { $expeditions ->
        [one] { $expeditions } expédition
           *[other] { $expeditions } expéditions
        } : { $points ->
        [one] { $points } point
           *[other] { $points } points
        }.
ar-log-boats = { $seat } a { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
} hors expédition : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .would = { $seat } aurait { $boats ->
        [one] { $boats } bateau
           *[other] { $boats } bateaux
        } hors expédition : { $points ->
        [one] { $points } point
           *[other] { $points } points
        }.
ar-log-stopped = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} de suite sans achat de bateau : la partie s’arrête.
ar-log-ended = La partie est terminée.
    .would = La partie serait terminée.

## Refus

ar-no-over = La partie est terminée.
ar-no-yours = C’est à un autre joueur de décider.
ar-no-now = Vous devez d’abord décider autre chose.
ar-no-unfinished = Terminez d’abord ce que vous avez commencé.
ar-no-actions = Vous avez déjà effectué les deux actions de ce tour.
ar-no-same = Vous avez déjà choisi l’action « { $deed } » pendant ce tour.
ar-no-at-least-one = Une action choisie doit être effectuée au moins en partie.
ar-no-nothing-to-buy = Vous ne pouvez acheter aucun bateau.
ar-no-nothing-to-send = Vous ne pouvez envoyer aucun bateau.
ar-no-coins = Cela coûte { $needed ->
    [one] { $needed } pièce
   *[other] { $needed } pièces
} ; vous en avez { $held }.
ar-no-hand-full = Vous avez déjà { $limit ->
    [one] { $limit } mission
   *[other] { $limit } missions
} en main : c’est le maximum.
ar-no-missions = Vous ne pouvez prendre aucune mission.
ar-no-mission-there = Il n’y a pas de mission à la place { $slot }.
ar-no-pile = La pioche des missions est vide.
ar-no-reserved = Cette carte est réservée par { $by }.
ar-no-boat-there = Il n’y a pas de bateau à la place { $slot }.
ar-no-reserve-card = Vous n’avez plus de carte réservation.
ar-no-nothing-to-reserve = Tout est réservé par d’autres.
ar-no-idle-boat = Tous vos bateaux sont envoyés.
ar-no-idle = Vous n’avez pas de { $boat } non envoyé.
ar-no-fleet-colour = Le premier bateau de l’expédition { $expedition-of } est { $colour } ; une autre couleur demande une carte « bateau joker ».
ar-no-full = L’expédition { $expedition-of } n’accepte plus aucun bateau.
ar-no-room = L’expédition { $expedition-of } n’a plus de place que pour un volume de { $room }.
ar-no-hand = Vous n’avez pas la { $mission } en main.
ar-no-mission-colour = La { $mission } ne prend que des bateaux de sa couleur ; un autre demande une carte « bateau joker ».
ar-no-exact = La { $mission } ne pourrait pas être remplie exactement ; volume demandé : { $volume }.
ar-no-taxes = { $held ->
    [one] { $held } pièce ne suffit
   *[other] { $held } pièces ne suffisent
} pas aux taxes de la { $mission }.
ar-no-engagement = Les bateaux s’engagent pour un, deux ou trois tours.
ar-no-joker-away = Votre bateau joker est déjà envoyé.
ar-no-joker-volume = Un bateau joker prend un volume de 1, 2 ou 3.
ar-no-joker-colour = Un bateau joker prend l’une de ses deux couleurs.
ar-no-colour-idle = Sur une mission, on n’annonce pas de couleur.
ar-no-joker-card = Vous n’avez plus de carte « bateau joker ».
ar-no-card-idle = Aucune carte « bateau joker » n’est nécessaire ici.

## Résultats

ar-item-interim = Décompte intermédiaire
ar-item-expeditions = Bateaux en expédition
ar-item-contract = Contrat spécial
ar-item-boats = Bateaux hors expédition
ar-ending-final = Le décompte final a eu lieu.
    .clause = AR-13.2
ar-ending-idle = Trop de tours se sont succédé sans achat de bateau.
    .clause = AR-15.1
ar-tie-boats = Égalité départagée par le nombre de bateaux hors expédition.
    .clause = AR-13.10

## La page

ar-page-round = Manche { $round } ; { $first } a joué en premier
ar-page-due = Le { $scoring } a lieu après { $turns ->
    [one] ce tour
   *[other] { $turns } tours, celui-ci compris
  }
ar-page-turn = C’est à { $seat } de jouer : { $left ->
    [0] aucune autre action
    [one] encore { $left } action
   *[other] encore { $left } actions
}
ar-page-idle = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} sans achat de bateau ; après { $most }, la partie s’arrête
ar-page-load = Sur la { $mission } : volume de { $placed } placé, il manque { $wanted }
ar-page-board = Vers l’expédition { $expedition-of } : place pour un volume de { $room }
ar-page-engage = La { $mission } est remplie : reste à choisir sa durée
ar-page-players = Joueurs
ar-page-expeditions = Expéditions : points d’un bateau d’une autre couleur / de la couleur de la carte
ar-page-market = Bateaux
ar-page-missions = Missions commerciales
ar-page-contracts = Contrats spéciaux : points par expédition, selon les missions accomplies
ar-page-none = –
ar-page-list = { $list }
ar-page-head-player = Joueur
ar-page-head-points = Points
ar-page-head-now = Si c’était la fin
ar-page-head-coins = Pièces
ar-page-head-completed = Missions accomplies
ar-page-head-hand = En main
ar-page-head-joker-cards = Cartes « bateau joker »
ar-page-head-reserve-cards = Cartes réservation
ar-page-head-kept = Bateaux gardés
ar-page-head-id = N°
ar-page-head-expedition = Expédition
ar-page-head-colour = Couleur
ar-page-head-volume = Volume
ar-page-head-interim = Interm.
ar-page-head-final = Final
ar-page-head-fleet = 1er bateau
ar-page-head-boats = Bateaux
ar-page-head-slot = Place
ar-page-head-filling = Rangée de remplissage
ar-page-head-purchase = Rangée d’achat
ar-page-head-mission = Mission
ar-page-head-incomes = Pièces pour 1/2/3 tours
ar-page-head-contract = Contrat
ar-page-head-missions = { $last ->
    [yes] { $missions }+
   *[no] { $missions }
  }
ar-page-placed = { $seat } : { $boat }{ $joker ->
    [yes] { " " }joker
   *[no] { "" }
  }
ar-page-reserved = { $card } (réservé par { $seat })
ar-page-boat = { $boat }, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
ar-page-piles = Piles : { $piles }
ar-page-pile-scoring = { $left } avec le { $scoring }
ar-page-mission-pile = Pioche des missions : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
  }
ar-page-area = { $seat }
ar-page-idle-boats = Bateaux non envoyés : { $boats }
ar-page-joker = Joker : { $joker } ({ $at ->
    [mission] en mission
    [expedition] en expédition
   *[idle] non envoyé
  }{ $shown ->
    [yes] { "" }
   *[no] { "," } pas encore dévoilé
  })
ar-page-joker-hidden = Joker : pas encore dévoilé
ar-page-joker-volume = bateau joker ({ $volume })
ar-page-running = En cours : { $mission }, { $income ->
    [one] { $income } pièce
   *[other] { $income } pièces
} après { $left ->
    [one] { $left } tour
   *[other] { $left } tours
} ; bateaux : { $boats }
ar-page-launching = En préparation : { $mission } ; bateaux : { $boats }
ar-page-hand = En main : { $mission }, { $incomes } pièces{ $fillable ->
    [yes] { "," } peut être remplie maintenant
   *[no] { "" }
  }
ar-page-contract = Contrat spécial « { $contract } ». { $text } Actuellement { $each ->
    [one] { $each } point
   *[other] { $each } points
} par expédition, { $expeditions ->
    [one] { $expeditions } expédition
   *[other] { $expeditions } expéditions
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout
