# Goa : noms et infobulles du matériel, et tout ce que dit le jeu.

## Épices

go-spice-ginger = gingembre
    .gender = m
    .mass = yes
    .many = gingembres
    .title = Gingembre
    .text = Une épice. Elle pousse sur les plantations de gingembre et partout où elle est permise.
go-spice-cinnamon = cannelle
    .gender = f
    .mass = yes
    .many = cannelles
    .title = Cannelle
    .text = Une épice. Elle pousse sur les plantations de cannelle et partout où elle est permise.
go-spice-pepper = poivre
    .gender = m
    .mass = yes
    .many = poivres
    .title = Poivre
    .text = Une épice. Elle pousse sur les plantations de poivre et partout où elle est permise.
go-spice-nutmeg = muscade
    .gender = f
    .mass = yes
    .many = muscades
    .title = Muscade
    .text = Une épice. Elle pousse sur les plantations de muscade et partout où elle est permise.
go-spice-clove = girofle
    .gender = m
    .mass = yes
    .many = girofles
    .title = Girofle
    .text = Une épice. Elle pousse sur les plantations de girofle et partout où elle est permise.

## Colonnes du plateau Développement

go-column-ships = Navires
    .number = name
    .gender = m
    .title = Navires
    .text = Combien de navires donne l’action Construire des navires.
go-column-harvest = Récolte
    .number = name
    .gender = f
    .title = Récolte
    .text = Combien d’épices donne au plus l’action Récolter.
go-column-taxes = Taxes
    .number = name
    .gender = f
    .title = Taxes
    .text = Combien de ducats donne l’action Taxes.
go-column-expedition = Expédition
    .number = name
    .gender = f
    .title = Expédition
    .text = Combien de cartes pioche au plus l’action Expédition, et la limite de main à ce moment.
go-column-colony = Fonder une colonie
    .number = name
    .gender = f
    .title = Fonder une colonie
    .text = Combien de colons accompagnent la fondation d’une colonie ; ils ne sont pas dépensés.

## Colonies

go-city-quilon = Quilon
    .number = name
    .gender = f
    .title = Quilon
    .text = Requiert 6 colons ; un champ pour l’une ou l’autre de deux épices.
go-city-cochin = Cochin
    .number = name
    .gender = f
    .title = Cochin
    .text = Requiert 8 colons ; un champ pour toute épice.
go-city-madras = Madras
    .number = name
    .gender = f
    .title = Madras
    .text = Requiert 10 colons ; deux champs, chacun pour l’une ou l’autre de deux épices.
go-city-calicut = Calicut
    .number = name
    .gender = f
    .title = Calicut
    .text = Requiert 12 colons ; deux champs pour toute épice.
go-colony-Q1 = Quilon (gingembre, cannelle)
    .number = name
    .gender = f
    .title = Quilon (gingembre, cannelle)
    .text = Un champ de gingembre ou de cannelle. Requiert 6 colons.
go-colony-Q2 = Quilon (cannelle, poivre)
    .number = name
    .gender = f
    .title = Quilon (cannelle, poivre)
    .text = Un champ de cannelle ou de poivre. Requiert 6 colons.
go-colony-Q3 = Quilon (poivre, muscade)
    .number = name
    .gender = f
    .title = Quilon (poivre, muscade)
    .text = Un champ de poivre ou de muscade. Requiert 6 colons.
go-colony-Q4 = Quilon (muscade, girofle)
    .number = name
    .gender = f
    .title = Quilon (muscade, girofle)
    .text = Un champ de muscade ou de girofle. Requiert 6 colons.
go-colony-Q5 = Quilon (girofle, gingembre)
    .number = name
    .gender = f
    .title = Quilon (girofle, gingembre)
    .text = Un champ de girofle ou de gingembre. Requiert 6 colons.
go-colony-K1 = Cochin
    .number = name
    .gender = f
    .title = Cochin
    .text = Un champ pour toute épice. Requiert 8 colons.
go-colony-K2 = Cochin
    .number = name
    .gender = f
    .title = Cochin
    .text = Un champ pour toute épice. Requiert 8 colons.
go-colony-K3 = Cochin
    .number = name
    .gender = f
    .title = Cochin
    .text = Un champ pour toute épice. Requiert 8 colons.
go-colony-K4 = Cochin
    .number = name
    .gender = f
    .title = Cochin
    .text = Un champ pour toute épice. Requiert 8 colons.
go-colony-M1 = Madras (gingembre, cannelle)
    .number = name
    .gender = f
    .title = Madras (gingembre, cannelle)
    .text = Deux champs, chacun de gingembre ou de cannelle. Requiert 10 colons.
go-colony-M2 = Madras (cannelle, poivre)
    .number = name
    .gender = f
    .title = Madras (cannelle, poivre)
    .text = Deux champs, chacun de cannelle ou de poivre. Requiert 10 colons.
go-colony-M3 = Madras (poivre, muscade)
    .number = name
    .gender = f
    .title = Madras (poivre, muscade)
    .text = Deux champs, chacun de poivre ou de muscade. Requiert 10 colons.
go-colony-M4 = Madras (muscade, girofle)
    .number = name
    .gender = f
    .title = Madras (muscade, girofle)
    .text = Deux champs, chacun de muscade ou de girofle. Requiert 10 colons.
go-colony-M5 = Madras (girofle, gingembre)
    .number = name
    .gender = f
    .title = Madras (girofle, gingembre)
    .text = Deux champs, chacun de girofle ou de gingembre. Requiert 10 colons.
go-colony-L1 = Calicut
    .number = name
    .gender = f
    .title = Calicut
    .text = Deux champs pour toute épice. Requiert 12 colons.
go-colony-L2 = Calicut
    .number = name
    .gender = f
    .title = Calicut
    .text = Deux champs pour toute épice. Requiert 12 colons.
go-colony-L3 = Calicut
    .number = name
    .gender = f
    .title = Calicut
    .text = Deux champs pour toute épice. Requiert 12 colons.
go-colony-L4 = Calicut
    .number = name
    .gender = f
    .title = Calicut
    .text = Deux champs pour toute épice. Requiert 12 colons.

## Symboles des cartes Expédition

go-symbol-elephant = éléphant
    .gender = m
    .many = éléphants
    .title = Éléphant
    .text = Les symboles identiques en main marquent ensemble à la fin : 1, 3, 6, 10 ou 15 points pour une à cinq cartes.
go-symbol-fish = poisson
    .gender = m
    .many = poissons
    .title = Poisson
    .text = Les symboles identiques en main marquent ensemble à la fin : 1, 3, 6, 10 ou 15 points pour une à cinq cartes.
go-symbol-palm-tree = palmier
    .gender = m
    .many = palmiers
    .title = Palmier
    .text = Les symboles identiques en main marquent ensemble à la fin : 1, 3, 6, 10 ou 15 points pour une à cinq cartes.
go-symbol-shell = coquillage
    .gender = m
    .many = coquillages
    .title = Coquillage
    .text = Les symboles identiques en main marquent ensemble à la fin : 1, 3, 6, 10 ou 15 points pour une à cinq cartes.
go-symbol-statue = statue
    .gender = f
    .many = statues
    .title = Statue
    .text = Les symboles identiques en main marquent ensemble à la fin : 1, 3, 6, 10 ou 15 points pour une à cinq cartes.
go-symbol-tiger = tigre
    .gender = m
    .many = tigres
    .title = Tigre
    .text = Les symboles identiques en main marquent ensemble à la fin : 1, 3, 6, 10 ou 15 points pour une à cinq cartes.

## Tuiles

go-tile-A01 = plantation simple de gingembre
    .gender = f
    .many = plantations simples de gingembre
    .title = Plantation simple de gingembre
    .text = Plantation simple : un champ de gingembre. Vaut 1 point à la fin, 3 avec le Contremaître, même défaussée.
go-tile-A02 = plantation simple de cannelle
    .gender = f
    .many = plantations simples de cannelle
    .title = Plantation simple de cannelle
    .text = Plantation simple : un champ de cannelle. Vaut 1 point à la fin, 3 avec le Contremaître, même défaussée.
go-tile-A03 = plantation simple de poivre
    .gender = f
    .many = plantations simples de poivre
    .title = Plantation simple de poivre
    .text = Plantation simple : un champ de poivre. Vaut 1 point à la fin, 3 avec le Contremaître, même défaussée.
go-tile-A04 = plantation simple de muscade
    .gender = f
    .many = plantations simples de muscade
    .title = Plantation simple de muscade
    .text = Plantation simple : un champ de muscade. Vaut 1 point à la fin, 3 avec le Contremaître, même défaussée.
go-tile-A05 = plantation simple de girofle
    .gender = f
    .many = plantations simples de girofle
    .title = Plantation simple de girofle
    .text = Plantation simple : un champ de girofle. Vaut 1 point à la fin, 3 avec le Contremaître, même défaussée.
go-tile-A06 = plantation double de gingembre
    .gender = f
    .many = plantations doubles de gingembre
    .title = Plantation double de gingembre
    .text = Plantation à deux champs de gingembre.
go-tile-A07 = plantation double de gingembre
    .gender = f
    .many = plantations doubles de gingembre
    .title = Plantation double de gingembre
    .text = Plantation à deux champs de gingembre.
go-tile-A08 = plantation double de cannelle
    .gender = f
    .many = plantations doubles de cannelle
    .title = Plantation double de cannelle
    .text = Plantation à deux champs de cannelle.
go-tile-A09 = plantation double de cannelle
    .gender = f
    .many = plantations doubles de cannelle
    .title = Plantation double de cannelle
    .text = Plantation à deux champs de cannelle.
go-tile-A10 = plantation double de poivre
    .gender = f
    .many = plantations doubles de poivre
    .title = Plantation double de poivre
    .text = Plantation à deux champs de poivre.
go-tile-A11 = plantation double de poivre
    .gender = f
    .many = plantations doubles de poivre
    .title = Plantation double de poivre
    .text = Plantation à deux champs de poivre.
go-tile-A12 = plantation double de muscade
    .gender = f
    .many = plantations doubles de muscade
    .title = Plantation double de muscade
    .text = Plantation à deux champs de muscade.
go-tile-A13 = plantation double de muscade
    .gender = f
    .many = plantations doubles de muscade
    .title = Plantation double de muscade
    .text = Plantation à deux champs de muscade.
go-tile-A14 = plantation double de girofle
    .gender = f
    .many = plantations doubles de girofle
    .title = Plantation double de girofle
    .text = Plantation à deux champs de girofle.
go-tile-A15 = plantation double de girofle
    .gender = f
    .many = plantations doubles de girofle
    .title = Plantation double de girofle
    .text = Plantation à deux champs de girofle.
go-tile-A16 = tuile Culture mixte
    .gender = f
    .many = tuiles Culture mixte
    .title = Culture mixte
    .text = Comme une plantation simple, avec un champ pour l’épice de votre choix. Ne rapporte aucun point.
go-tile-A17 = tuile Contremaître
    .gender = f
    .many = tuiles Contremaître
    .title = Contremaître
    .text = À la fin, chacune de vos plantations simples vaut 3 points au lieu de 1.
go-tile-A18 = tuile rouge Navire
    .gender = f
    .many = tuiles rouges Navire
    .title = Navire
    .text = Une fois par manche : prenez 1 navire.
go-tile-A19 = tuile rouge Colon
    .gender = f
    .many = tuiles rouges Colon
    .title = Colon
    .text = Une fois par manche : prenez 1 colon.
go-tile-A20 = tuile rouge Ducats
    .gender = f
    .many = tuiles rouges Ducats
    .title = Ducats
    .text = Une fois par manche : prenez 3 ducats.
go-tile-A21 = tuile rouge Épice
    .gender = f
    .many = tuiles rouges Épice
    .title = Épice
    .text = Une fois par manche : prenez 1 épice de votre choix et placez-la sur un champ libre.
go-tile-A22 = tuile Impôt
    .gender = f
    .many = tuiles Impôt
    .title = Impôt
    .text = Une fois : remettez 6 de vos épices dans la réserve. La tuile vaut alors 5 points à la fin.
go-tile-A23 = tuile Actions bonus
    .gender = f
    .many = tuiles Actions bonus
    .title = Actions bonus
    .text = Aussitôt : prenez 2 cartes Action bonus.
go-tile-A24 = tuile Expéditions (2 cartes)
    .gender = f
    .many = tuiles Expéditions (2 cartes)
    .title = Expéditions (2 cartes)
    .text = Aussitôt : piochez 2 cartes Expédition, même au-delà de la limite de main.
go-tile-A25 = tuile Navires
    .gender = f
    .many = tuiles Navires
    .title = Navires
    .text = Aussitôt : prenez 4 navires.
go-tile-A26 = tuile Colons
    .gender = f
    .many = tuiles Colons
    .title = Colons
    .text = Aussitôt : prenez 4 colons.
go-tile-A27 = tuile Colonisation
    .gender = f
    .many = tuiles Colonisation
    .title = Colonisation
    .text = Aussitôt : prenez 1 navire, 1 colon et 1 carte Action bonus.
go-tile-A28 = tuile Navires/colons
    .gender = f
    .many = tuiles Navires/colons
    .title = Navires/colons
    .text = Aussitôt : prenez 3 navires ou 3 colons, sans combinaison.
go-tile-A29 = tuile Navires/colons
    .gender = f
    .many = tuiles Navires/colons
    .title = Navires/colons
    .text = Aussitôt : prenez 3 navires ou 3 colons, sans combinaison.
go-tile-B01 = plantation double de gingembre
    .gender = f
    .many = plantations doubles de gingembre
    .title = Plantation double de gingembre
    .text = Plantation à deux champs de gingembre.
go-tile-B02 = plantation double de cannelle
    .gender = f
    .many = plantations doubles de cannelle
    .title = Plantation double de cannelle
    .text = Plantation à deux champs de cannelle.
go-tile-B03 = plantation double de poivre
    .gender = f
    .many = plantations doubles de poivre
    .title = Plantation double de poivre
    .text = Plantation à deux champs de poivre.
go-tile-B04 = plantation double de muscade
    .gender = f
    .many = plantations doubles de muscade
    .title = Plantation double de muscade
    .text = Plantation à deux champs de muscade.
go-tile-B05 = plantation double de girofle
    .gender = f
    .many = plantations doubles de girofle
    .title = Plantation double de girofle
    .text = Plantation à deux champs de girofle.
go-tile-B06 = plantation triple de gingembre
    .gender = f
    .many = plantations triples de gingembre
    .title = Plantation triple de gingembre
    .text = Plantation à trois champs de gingembre.
go-tile-B07 = plantation triple de cannelle
    .gender = f
    .many = plantations triples de cannelle
    .title = Plantation triple de cannelle
    .text = Plantation à trois champs de cannelle.
go-tile-B08 = plantation triple de poivre
    .gender = f
    .many = plantations triples de poivre
    .title = Plantation triple de poivre
    .text = Plantation à trois champs de poivre.
go-tile-B09 = plantation triple de muscade
    .gender = f
    .many = plantations triples de muscade
    .title = Plantation triple de muscade
    .text = Plantation à trois champs de muscade.
go-tile-B10 = plantation triple de girofle
    .gender = f
    .many = plantations triples de girofle
    .title = Plantation triple de girofle
    .text = Plantation à trois champs de girofle.
go-tile-B11 = tuile Récolte supplémentaire
    .gender = f
    .many = tuiles Récolte supplémentaire
    .title = Récolte supplémentaire
    .text = Une fois : remplissez jusqu’à 3 de vos plantations et colonies.
go-tile-B12 = tuile Échange
    .gender = f
    .many = tuiles Échange
    .title = Échange
    .text = Une fois : prenez une tuile de la zone de jeu et laissez celle-ci à sa place. La tuile prise s’utilise maintenant ou plus tard.
go-tile-B13 = tuile Espionnage
    .gender = f
    .many = tuiles Espionnage
    .title = Espionnage
    .text = Une fois : choisissez un adversaire, puis construisez des navires, récoltez, percevez des taxes ou fondez une colonie selon son marqueur. Ce n’est pas une action.
go-tile-B14 = tuile Réapprovisionnement
    .gender = f
    .many = tuiles Réapprovisionnement
    .title = Réapprovisionnement
    .text = Une fois : dévoilez 2 cartes Expédition et prenez autant de navires, de colons ou d’épices qu’elles montrent de colons.
go-tile-B15 = tuile Vice-roi
    .gender = f
    .many = tuiles Vice-roi
    .title = Vice-roi
    .text = Une fois : descendez gratuitement d’une rangée votre marqueur le moins avancé.
go-tile-B16 = tuile Impôt
    .gender = f
    .many = tuiles Impôt
    .title = Impôt
    .text = Une fois : remettez 6 de vos épices dans la réserve. La tuile vaut alors 5 points à la fin.
go-tile-B17 = tuile rouge Expédition
    .gender = f
    .many = tuiles rouges Expédition
    .title = Expédition
    .text = Une fois par manche : piochez 1 carte Expédition.
go-tile-B18 = tuile Faveur
    .gender = f
    .many = tuiles Faveur
    .title = Faveur
    .text = Aussitôt : prenez une des tuiles retirées à la mise en place des phases.
go-tile-B19 = tuile Actions bonus
    .gender = f
    .many = tuiles Actions bonus
    .title = Actions bonus
    .text = Aussitôt : prenez 2 cartes Action bonus.
go-tile-B20 = tuile Expéditions (3 cartes)
    .gender = f
    .many = tuiles Expéditions (3 cartes)
    .title = Expéditions (3 cartes)
    .text = Aussitôt : piochez 3 cartes Expédition, même au-delà de la limite de main.
go-tile-B21 = tuile Navires
    .gender = f
    .many = tuiles Navires
    .title = Navires
    .text = Aussitôt : prenez 4 navires.
go-tile-B22 = tuile Colons
    .gender = f
    .many = tuiles Colons
    .title = Colons
    .text = Aussitôt : prenez 4 colons.
go-tile-B23 = tuile Colonisation
    .gender = f
    .many = tuiles Colonisation
    .title = Colonisation
    .text = Aussitôt : prenez 1 navire, 1 colon et 1 carte Action bonus.
go-tile-B24 = tuile Navires/colons
    .gender = f
    .many = tuiles Navires/colons
    .title = Navires/colons
    .text = Aussitôt : prenez 3 navires ou 3 colons, sans combinaison.
go-tile-B25 = tuile Navires/colons
    .gender = f
    .many = tuiles Navires/colons
    .title = Navires/colons
    .text = Aussitôt : prenez 3 navires ou 3 colons, sans combinaison.
go-tile-B26 = tuile Mission (2 PV)
    .gender = f
    .many = tuiles Mission (2 PV)
    .title = Mission (2 PV)
    .text = Vaut 2 points à la fin.
go-tile-B27 = tuile Mission (2 PV)
    .gender = f
    .many = tuiles Mission (2 PV)
    .title = Mission (2 PV)
    .text = Vaut 2 points à la fin.
go-tile-B28 = tuile Mission (3 PV)
    .gender = f
    .many = tuiles Mission (3 PV)
    .title = Mission (3 PV)
    .text = Vaut 3 points à la fin.
go-tile-B29 = tuile Mission (3 PV)
    .gender = f
    .many = tuiles Mission (3 PV)
    .title = Mission (3 PV)
    .text = Vaut 3 points à la fin.

## Cartes Expédition

go-card-X01 = Navires (éléphant)
    .number = name
    .gender = f
    .title = Navires (éléphant)
    .text = Prenez 2 navires.
go-card-X02 = Navires (poisson)
    .number = name
    .gender = f
    .title = Navires (poisson)
    .text = Prenez 2 navires.
go-card-X03 = Navires (coquillage)
    .number = name
    .gender = f
    .title = Navires (coquillage)
    .text = Prenez 2 navires.
go-card-X04 = Colons (tigre)
    .number = name
    .gender = f
    .title = Colons (tigre)
    .text = Prenez 2 colons.
go-card-X05 = Colons (palmier)
    .number = name
    .gender = f
    .title = Colons (palmier)
    .text = Prenez 2 colons.
go-card-X06 = Colons (statue)
    .number = name
    .gender = f
    .title = Colons (statue)
    .text = Prenez 2 colons.
go-card-X07 = Ducats (poisson)
    .number = name
    .gender = f
    .title = Ducats (poisson)
    .text = Prenez 5 ducats.
go-card-X08 = Ducats (coquillage)
    .number = name
    .gender = f
    .title = Ducats (coquillage)
    .text = Prenez 5 ducats.
go-card-X09 = Ducats (éléphant)
    .number = name
    .gender = f
    .title = Ducats (éléphant)
    .text = Prenez 5 ducats.
go-card-X10 = Épices (palmier)
    .number = name
    .gender = f
    .title = Épices (palmier)
    .text = Prenez 2 épices de votre choix et placez-les sur des champs libres.
go-card-X11 = Épices (statue)
    .number = name
    .gender = f
    .title = Épices (statue)
    .text = Prenez 2 épices de votre choix et placez-les sur des champs libres.
go-card-X12 = Épices (tigre)
    .number = name
    .gender = f
    .title = Épices (tigre)
    .text = Prenez 2 épices de votre choix et placez-les sur des champs libres.
go-card-X13 = Vente (coquillage)
    .number = name
    .gender = f
    .title = Vente (coquillage)
    .text = Vendez jusqu’à 4 épices pour 3 ducats chacune.
go-card-X14 = Vente (éléphant)
    .number = name
    .gender = f
    .title = Vente (éléphant)
    .text = Vendez jusqu’à 4 épices pour 3 ducats chacune.
go-card-X15 = Vente (poisson)
    .number = name
    .gender = f
    .title = Vente (poisson)
    .text = Vendez jusqu’à 4 épices pour 3 ducats chacune.
go-card-X16 = Descente (statue)
    .number = name
    .gender = f
    .title = Descente (statue)
    .text = Payez 6 ducats : un de vos marqueurs descend d’une rangée.
go-card-X17 = Descente (tigre)
    .number = name
    .gender = f
    .title = Descente (tigre)
    .text = Payez 8 ducats : un de vos marqueurs descend d’une rangée.
go-card-X18 = Descente (palmier)
    .number = name
    .gender = f
    .title = Descente (palmier)
    .text = Payez 10 ducats : un de vos marqueurs descend d’une rangée.
go-card-X19 = Récolte variée (éléphant)
    .number = name
    .gender = f
    .title = Récolte variée (éléphant)
    .text = Avec Récolter : prenez un assortiment d’épices, de navires et de colons.
go-card-X20 = Récolte variée (poisson)
    .number = name
    .gender = f
    .title = Récolte variée (poisson)
    .text = Avec Récolter : prenez un assortiment d’épices, de navires et de colons.
go-card-X21 = Récolte variée (coquillage)
    .number = name
    .gender = f
    .title = Récolte variée (coquillage)
    .text = Avec Récolter : prenez un assortiment d’épices, de navires et de colons.
go-card-X22 = Renforts (tigre)
    .number = name
    .gender = f
    .title = Renforts (tigre)
    .text = Avec Fonder une colonie : dévoilez une carte de plus.
go-card-X23 = Renforts (palmier)
    .number = name
    .gender = f
    .title = Renforts (palmier)
    .text = Avec Fonder une colonie : dévoilez une carte de plus.
go-card-X24 = Renforts (statue)
    .number = name
    .gender = f
    .title = Renforts (statue)
    .text = Avec Fonder une colonie : dévoilez une carte de plus.
go-card-X25 = Navires seulement (poisson)
    .number = name
    .gender = f
    .title = Navires seulement (poisson)
    .text = Avec Progrès : ne payez pas d’épices.
go-card-X26 = Navires seulement (coquillage)
    .number = name
    .gender = f
    .title = Navires seulement (coquillage)
    .text = Avec Progrès : ne payez pas d’épices.
go-card-X27 = Navires seulement (éléphant)
    .number = name
    .gender = f
    .title = Navires seulement (éléphant)
    .text = Avec Progrès : ne payez pas d’épices.
go-card-X28 = Épices seulement (palmier)
    .number = name
    .gender = f
    .title = Épices seulement (palmier)
    .text = Avec Progrès : ne payez pas de navires.
go-card-X29 = Épices seulement (statue)
    .number = name
    .gender = f
    .title = Épices seulement (statue)
    .text = Avec Progrès : ne payez pas de navires.
go-card-X30 = Épices seulement (tigre)
    .number = name
    .gender = f
    .title = Épices seulement (tigre)
    .text = Avec Progrès : ne payez pas de navires.

## Tuiles Bonanza

go-bonanza-Z1 = Bonanza : 2 navires
    .number = name
    .gender = f
    .title = Bonanza : 2 navires
    .text = Prenez 2 navires.
go-bonanza-Z2 = Bonanza : 2 colons
    .number = name
    .gender = f
    .title = Bonanza : 2 colons
    .text = Prenez 2 colons.
go-bonanza-Z3 = Bonanza : 5 ducats
    .number = name
    .gender = f
    .title = Bonanza : 5 ducats
    .text = Prenez 5 ducats.
go-bonanza-Z4 = Bonanza : 3 ducats
    .number = name
    .gender = f
    .title = Bonanza : 3 ducats
    .text = Prenez 3 ducats.
go-bonanza-Z5 = Bonanza : 2 épices
    .number = name
    .gender = f
    .title = Bonanza : 2 épices
    .text = Prenez 2 épices.
go-bonanza-Z6 = Bonanza : 1 carte Action bonus
    .number = name
    .gender = f
    .title = Bonanza : 1 carte Action bonus
    .text = Prenez 1 carte Action bonus.
go-bonanza-Z7 = Bonanza : 1 carte Expédition
    .number = name
    .gender = f
    .title = Bonanza : 1 carte Expédition
    .text = Piochez 1 carte Expédition.
go-bonanza-Z8 = Bonanza : 1 navire et 1 colon
    .number = name
    .gender = f
    .title = Bonanza : 1 navire et 1 colon
    .text = Prenez 1 navire et 1 colon.

## Autres noms

go-flag = drapeau
    .gender = m
    .many = drapeaux
    .title = Drapeau
    .text = Son propriétaire est le premier joueur. Le joueur qui l’obtient aux enchères prend aussi une carte Action bonus.
go-amount-ships = { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }
go-amount-colonists = { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }
go-amount-ducats = { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
go-amount-spices = { $count ->
        [one] { $count } épice
       *[other] { $count } épices
    }
go-amount-actions = { $count ->
        [one] { $count } carte Action bonus
       *[other] { $count } cartes Action bonus
    }
go-amount-cards = { $count ->
        [one] { $count } carte Expédition
       *[other] { $count } cartes Expédition
    }
go-amount-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
go-slot = place { $slot }
go-apart = { $sentence } ({ $by })
go-apart-both = { $amounts } ; { $at }
go-item-apart = { $tile } ({ $by })
    .gender = f
    .the = { $tile-the } ({ $by })
go-spot = { $row ->
        [0] { $column ->
            [0] au coin, en haut à gauche
            [6] au coin, en haut à droite
           *[other] au-dessus de la colonne { $column }
        }
        [6] { $column ->
            [0] au coin, en bas à gauche
            [6] au coin, en bas à droite
           *[other] au-dessous de la colonne { $column }
        }
       *[other] { $column ->
            [0] à gauche de la rangée { $row }
            [6] à droite de la rangée { $row }
           *[other] rangée { $row }, colonne { $column }
        }
    }

## Options

go-option-quick-start = Départ rapide
    .text = Avant la première manche, chaque joueur descend deux de ses marqueurs d’une rangée ou prend 10 ducats.
go-option-bonanza = Bonanza
    .text = Sous chaque tuile de coin se trouve un bonus, pour le joueur qui la prend.
go-option-open-ducats = Ducats visibles
    .text = Chacun voit les ducats de tous ; un joueur qui prendrait des notes les connaîtrait de toute façon.

## Phases et étapes

go-phase-a = phase A
go-phase-b = phase B
go-phase-start = Départ rapide
go-phase-tokens = Jetons
go-phase-auctions = Enchères
go-phase-actions = Actions
go-phase-bonus = Actions bonus
go-phase-over = Fin de la partie

## Ce qu’il faut décider

go-prompt-quick-start = Prenez { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, ou descendez un premier marqueur.
    .hint = Deux marqueurs descendent gratuitement, ou aucun, et vous prenez les ducats.
    .clause = GO-18.1
go-prompt-quick-start-second = Descendez un second marqueur.
    .hint = Dans une autre colonne que le premier.
    .clause = GO-18.1
go-prompt-flag = Placez le drapeau à côté d’une tuile.
    .hint = Sur une case vide ou au bord, avec votre jeton 1 : il est mis aux enchères en premier.
    .clause = GO-3.2
go-prompt-token = Posez le jeton { $token } sur une tuile.
    .hint = À côté du drapeau ou du jeton précédent, même en diagonale ; vous en serez le vendeur.
    .clause = GO-3.6
go-prompt-bid = { $may ->
        [pass] Passez : il faudrait miser
       *[bid] Passez, ou misez
    } au moins { $least ->
        [one] { $least } ducat
       *[other] { $least } ducats
    } pour { $item-the }. Vous avez { $held ->
        [one] { $held } ducat
       *[other] { $held } ducats
    } ; vendeur : { $seller }{ $best ->
        [0] .
       *[other]  ; meilleure mise : { $leader }, { $best ->
        [one] { $best } ducat
       *[other] { $best } ducats
    }.
    }
    .clause = GO-4.4
go-prompt-sell = Vendez { $item-the } à { $leader } pour { $best ->
        [one] { $best } ducat
       *[other] { $best } ducats
    }{ $can ->
        [buy] , ou achetez{ $item-gender ->
            [f] -la
           *[m] -le
        } pour { $price }
       *[sell] {""}
    }. Vous avez { $held ->
        [one] { $held } ducat
       *[other] { $held } ducats
    }.
    .clause = GO-4.7
go-prompt-replant = Choisissez la plantation à défausser pour placer la { $tile }.
    .hint = Vos quatre emplacements sont pleins ; ses épices retournent à la réserve.
    .clause = GO-5.3
go-prompt-fill = Choisissez une épice pour { $plot-the }.
    .hint = Le champ reçoit une épice de votre choix.
    .clause = GO-6.9
go-prompt-ships-or-colonists = Prenez des navires ou des colons.
    .hint = Les uns ou les autres, sans mélange.
    .clause = GO-16.3
go-prompt-favor = Prenez une des tuiles retirées du jeu.
    .hint = Elle compte comme une tuile que vous venez d’acquérir.
    .clause = GO-16.7
go-prompt-use-or-keep = Utilisez la { $tile } maintenant, ou gardez-la pour plus tard.
    .hint = Une tuile gardée peut servir pendant l’un de vos tours suivants.
    .clause = GO-16.22
go-prompt-gain = Placez une épice (encore { $left }).
    .hint = Elle va sur un champ libre qui l’accepte ; prenez-en autant que vous pouvez en placer.
    .clause = GO-6.15
go-prompt-bonus = Jouez une carte Action bonus ({ $held } en main), ou passez.
    .hint = Une action de plus. Si vous passez, la manche est finie pour vous ; gardez au plus une carte.
    .only = Jouez une carte Action bonus ({ $held } en main).
    .clause = GO-13.1
go-prompt-turn = Effectuez { $bonus ->
        [yes] une action bonus
       *[other] une action
    }.
    .hint = Une des six actions ; tuiles et carte s’utilisent avant, pendant ou après.
    .clause = GO-6.2
go-prompt-end = Utilisez des tuiles ou jouez une carte, ou terminez votre tour.
    .hint = Votre action est faite.
    .only = Terminez votre tour.
    .clause = GO-6.4
go-prompt-pay = Choisissez d’où vient l’épice ; reste à payer : { $price }.
    .hint = Chaque épice quitte le champ dont elle vient.
    .clause = GO-7.4
go-prompt-harvest = Placez une épice récoltée (encore { $left } au plus).
    .hint = Chacune va sur un champ libre qui l’accepte ; vous pouvez vous arrêter avant.
    .clause = GO-9.1
go-prompt-room = Faites de la place pour { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } : { $over } de trop pour votre limite de { $limit }.
    .hint = Jouez une carte si vous le pouvez encore, ou défaussez-en.
    .clause = GO-11.2
go-prompt-attempt = Il manque { $missing ->
        [one] { $missing } colon
       *[other] { $missing } colons
    } pour fonder { $city } ; vous en avez { $held }. { $can ->
        [pay] Payez, ou renoncez.
        [seek] Trouvez-en d’autres, ou renoncez.
        [both] Payez, trouvez-en d’autres ou renoncez.
       *[nothing] Il faut renoncer.
    }
    .clause = GO-12.8
go-prompt-colony = Choisissez une tuile { $city }.
    .hint = Ses champs sont remplis aussitôt ; elle n’acceptera que les épices indiquées.
    .clause = GO-12.14
go-prompt-spy = Choisissez qui espionner.
    .hint = Vous faites ensuite une action selon les marqueurs de ce joueur.
    .clause = GO-16.13
go-prompt-spy-act = Choisissez une action, selon les marqueurs { $on-of }.
    .hint = Elle s’ajoute à l’action de votre tour.
    .clause = GO-16.13
go-prompt-extra-harvest = Choisissez une plantation ou une colonie à remplir ({ $left } au plus).
    .hint = Tous ses champs libres sont remplis d’épices qui conviennent.
    .clause = GO-16.15
go-prompt-resupply = Prenez { $total ->
        [one] { $total } unité
       *[other] { $total } unités
    } d’un seul type : navires, colons ou épices.
    .hint = Sans mélange.
    .clause = GO-16.16
go-prompt-vice-king = Descendez un de vos marqueurs les moins avancés.
    .hint = Sans rien payer.
    .clause = GO-16.17
go-prompt-step = Descendez un de vos marqueurs.
    .hint = D’une rangée, sans épices ni navires.
    .clause = GO-14.11
go-prompt-duty = Livrez une épice pour la { $tile } (encore { $left }).
    .hint = Six en tout ; la tuile vaut alors ses points à la fin.
    .clause = GO-16.18
go-prompt-sale = Vendez une épice pour { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } (encore { $left } au plus).
    .hint = Vous pouvez vous arrêter après chacune.
    .clause = GO-14.10
go-prompt-swap = Choisissez la tuile de la zone de jeu à échanger contre la { $tile }.
    .hint = La tuile Échange prend sa place.
    .clause = GO-16.21
go-what-quick-start = choisit entre { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } et deux marqueurs à descendre
go-what-quick-start-second = choisit une seconde colonne
go-what-flag = place le drapeau
go-what-token = pose le jeton { $token }
go-what-bid = passe ou mise pour { $item-the }
go-what-sell = vend { $item-the } ou l’achète
go-what-replant = fait place à la { $tile }
go-what-fill = choisit une épice pour { $plot-the }
go-what-ships-or-colonists = prend des navires ou des colons
go-what-favor = prend une tuile retirée
go-what-use-or-keep = utilise ou garde la { $tile }
go-what-gain = place des épices
go-what-bonus = joue une carte Action bonus ou passe
go-what-turn = effectue { $bonus ->
        [yes] une action bonus
       *[other] une action
    }
go-what-end = termine son tour
go-what-pay = paie : { $price }
go-what-harvest = place les épices récoltées (encore { $left } au plus)
go-what-room = fait de la place pour { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
go-what-attempt = cherche encore { $missing ->
        [one] { $missing } colon
       *[other] { $missing } colons
    } pour fonder { $city }
go-what-colony = choisit une tuile { $city }
go-what-spy = choisit qui espionner
go-what-spy-act = choisit une action selon les marqueurs { $on-of }
go-what-extra-harvest = remplit des plantations et des colonies
go-what-resupply = prend { $total ->
        [one] { $total } unité
       *[other] { $total } unités
    } d’un seul type
go-what-vice-king = descend un marqueur avec le Vice-roi
go-what-step = descend un marqueur
go-what-duty = livre des épices pour la { $tile }
go-what-sale = vend des épices
go-what-swap = échange la { $tile } contre une autre tuile
go-prompt-over = La partie est terminée.
go-wait = { $seat } { $what }.

## Boutons

go-do-ducats = Prendre { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
go-do-descend = Descendre le marqueur de la colonne { $column }
go-do-flag = Placer le drapeau : { $at }
go-do-mark = Poser le jeton sur la { $tile }
go-do-pass = Passer
go-do-bid = Miser { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
go-do-sell = Vendre pour { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
go-do-buy = Acheter pour { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
go-do-clear = Défausser la { $tile }
go-do-fill = Remplir { $spice-of }
go-do-take-ships = Prendre { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }
go-do-take-colonists = Prendre { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }
go-do-take-spices = Prendre { $count ->
        [one] { $count } épice
       *[other] { $count } épices
    }
go-do-take-tile = Prendre la { $tile }
go-do-progress = Progrès dans la colonne { $column }
go-do-progress-with = Progrès dans la colonne { $column }, avec « { $card } »
go-do-build = Construire { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }
go-do-harvest = Récolter { $count ->
        [one] { $count } épice
       *[other] { $count } épices
    } au plus
go-do-taxes = Taxes : prendre { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
go-do-expedition = Expédition : piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
go-do-found = Fonder { $city } ({ $needs ->
        [one] { $needs } colon
       *[other] { $needs } colons
    })
go-do-found-with = Fonder { $city } ({ $needs ->
        [one] { $needs } colon
       *[other] { $needs } colons
    }) avec « { $card } »
go-do-use = Utiliser la { $tile }
go-do-keep = Garder la { $tile }
go-do-play = Jouer « { $card } »
go-do-discard = Défausser « { $card } »
go-do-end-turn = Terminer le tour
go-do-give = Prendre 1 { $spice } sur { $plot-the }
go-do-place = Placer 1 { $spice } sur { $plot-the }
go-do-stop = Arrêter
go-do-pay-colonists = Payer { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }
go-do-give-up = Renoncer et prendre { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }
go-do-take-colony = Prendre la tuile { $colony }
go-do-spy = Espionner { $on }
go-do-fill-plot = Remplir { $plot-the }
go-do-swap = Échanger contre la { $tile }
go-do-bonus = Jouer une carte Action bonus
go-do-bonus-pass = Passer

## Journal

go-log-setup = Préparation : { $seat } a dévoilé le premier éléphant et commence avec le drapeau. Tuiles retirées de la { $phase } : { $tiles }.
go-log-first = { $seat } dévoile le premier éléphant ({ $count ->
        [one] première carte
       *[other] carte n° { $count }
    }, « { $card } ») et commence avec le drapeau.
go-log-phase = La { $phase } commence ; tuiles retirées : { $tiles }.
go-log-round = La manche { $round } commence.
    .would = La manche { $round } commencerait.
go-log-flag = { $seat } place le drapeau : { $at }.
    .would = { $seat } placerait le drapeau : { $at }.
go-log-marked = { $seat } pose le jeton { $token } sur la { $tile } ({ $at }).
    .would = { $seat } poserait le jeton { $token } sur la { $tile } ({ $at }).
go-log-auction = { $seat } met { $item-the } aux enchères (jeton { $token }, { $at }).
    .would = { $seat } mettrait { $item-the } aux enchères (jeton { $token }, { $at }).
go-log-bid = { $seat } mise { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
    .would = { $seat } miserait { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        }.
go-log-bid-pass = { $seat } passe.
    .would = { $seat } passerait.
go-log-sold = { $seat } obtient { $item-the } et paie { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } à { $seller }.
    .would = { $seat } obtiendrait { $item-the } et paierait { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } à { $seller }.
go-log-bought = { $seat } achète { $item-the } et paie { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } à la banque.
    .would = { $seat } achèterait { $item-the } et paierait { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } à la banque.
go-log-free = { $seat } prend { $item-the } gratuitement.
    .would = { $seat } prendrait { $item-the } gratuitement.
go-log-gained = { $seat } prend { $gains }.
    .would = { $seat } prendrait { $gains }.
go-log-planted = { $seat } place la { $tile } sur son plateau.
    .would = { $seat } placerait la { $tile } sur son plateau.
go-log-cleared = { $seat } défausse la { $tile }.
    .would = { $seat } défausserait la { $tile }.
go-log-kept = { $seat } garde la { $tile }.
    .would = { $seat } garderait la { $tile }.
go-log-spice = { $seat } place 1 { $spice } sur { $plot-the }.
    .would = { $seat } placerait 1 { $spice } sur { $plot-the }.
go-log-given = { $seat } remet dans la réserve 1 { $spice }, depuis { $plot-the }.
    .would = { $seat } remettrait dans la réserve 1 { $spice }, depuis { $plot-the }.
go-log-ships-paid = { $seat } paie { $ships ->
        [one] { $ships } navire
       *[other] { $ships } navires
    }.
    .would = { $seat } paierait { $ships ->
            [one] { $ships } navire
           *[other] { $ships } navires
        }.
go-log-ducats-paid = { $seat } paie { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } à la banque.
    .would = { $seat } paierait { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } à la banque.
go-log-colonists-paid = { $seat } paie { $colonists ->
        [one] { $colonists } colon
       *[other] { $colonists } colons
    }.
    .would = { $seat } paierait { $colonists ->
            [one] { $colonists } colon
           *[other] { $colonists } colons
        }.
go-log-acts-progress = { $seat } effectue l’action Progrès.
    .would = { $seat } effectuerait l’action Progrès.
go-log-acts-gained = { $seat } { $deed ->
        [ships] construit des navires
       *[taxes] perçoit des taxes
    } : { $gains }.
    .would = { $seat } { $deed ->
            [ships] construirait des navires
           *[taxes] percevrait des taxes
        } : { $gains }.
go-log-acts-ships = { $seat } construit des navires.
    .would = { $seat } construirait des navires.
go-log-acts-harvest = { $seat } récolte.
    .would = { $seat } récolterait.
go-log-acts-taxes = { $seat } perçoit des taxes.
    .would = { $seat } percevrait des taxes.
go-log-acts-expedition = { $seat } effectue l’action Expédition.
    .would = { $seat } effectuerait l’action Expédition.
go-log-acts-colony = { $seat } tente de fonder une colonie.
    .would = { $seat } tenterait de fonder une colonie.
go-log-spies-progress = { $seat } effectue l’action Progrès selon le marqueur { $by-of }.
    .would = { $seat } effectuerait l’action Progrès selon le marqueur { $by-of }.
go-log-spies-ships = { $seat } construit des navires selon le marqueur { $by-of }.
    .would = { $seat } construirait des navires selon le marqueur { $by-of }.
go-log-spies-harvest = { $seat } récolte selon le marqueur { $by-of }.
    .would = { $seat } récolterait selon le marqueur { $by-of }.
go-log-spies-taxes = { $seat } perçoit des taxes selon le marqueur { $by-of }.
    .would = { $seat } percevrait des taxes selon le marqueur { $by-of }.
go-log-spies-expedition = { $seat } effectue l’action Expédition selon le marqueur { $by-of }.
    .would = { $seat } effectuerait l’action Expédition selon le marqueur { $by-of }.
go-log-spies-colony = { $seat } tente de fonder une colonie selon le marqueur { $by-of }.
    .would = { $seat } tenterait de fonder une colonie selon le marqueur { $by-of }.
go-log-advanced = { $seat } atteint la rangée { $row } de la colonne { $column }.
    .would = { $seat } atteindrait la rangée { $row } de la colonne { $column }.
go-log-drew = { $seat } pioche : { $cards }.
    .would = { $seat } piocherait : { $cards }.
go-log-drew-unseen = { $seat } pioche { $count ->
        [one] { $count } carte Expédition
       *[other] { $count } cartes Expédition
    }.
    .would = { $seat } piocherait { $count ->
            [one] { $count } carte Expédition
           *[other] { $count } cartes Expédition
        }.
go-log-revealed = { $seat } dévoile : { $cards }, soit { $colonists ->
        [one] { $colonists } colon
       *[other] { $colonists } colons
    }.
    .would = { $seat } dévoilerait : { $cards }, soit { $colonists ->
            [one] { $colonists } colon
           *[other] { $colonists } colons
        }.
go-log-reshuffled = La défausse devient la pioche.
go-log-card = { $seat } joue la carte « { $card } ».
    .would = { $seat } jouerait la carte « { $card } ».
go-log-card-discarded = { $seat } défausse la carte « { $card } ».
    .would = { $seat } défausserait la carte « { $card } ».
go-log-named = { $seat } vise { $city }.
    .would = { $seat } viserait { $city }.
go-log-founded = { $seat } fonde { $colony }.
    .would = { $seat } fonderait { $colony }.
go-log-failed = { $seat } échoue à fonder { $city }.
    .would = { $seat } échouerait à fonder { $city }.
go-log-used = { $seat } utilise la { $tile }.
    .would = { $seat } utiliserait la { $tile }.
go-log-spied = { $seat } espionne { $on }.
    .would = { $seat } espionnerait { $on }.
go-log-favored = { $seat } prend la { $tile } parmi les tuiles retirées.
    .would = { $seat } prendrait la { $tile } parmi les tuiles retirées.
go-log-swapped = { $seat } prend la { $tile } dans la zone de jeu et y laisse la tuile Échange : { $at }.
    .would = { $seat } prendrait la { $tile } dans la zone de jeu et y laisserait la tuile Échange : { $at }.
go-log-duty = { $seat } remplit la { $tile }.
    .would = { $seat } remplirait la { $tile }.
go-log-bonanza = { $seat } prend la tuile { $bonanza }.
    .would = { $seat } prendrait la tuile { $bonanza }.
go-log-bonus = { $seat } joue une carte Action bonus.
    .would = { $seat } jouerait une carte Action bonus.
go-log-bonus-pass = { $seat } ne jouera plus de carte Action bonus pendant cette manche.
    .would = { $seat } ne jouerait plus de carte Action bonus pendant cette manche.
go-log-ended = La dernière manche est terminée.
    .would = La dernière manche serait terminée.

## Refus

go-no-over = La partie est terminée.
go-no-yours = C’est à un autre joueur de décider.
go-no-now = Vous devez d’abord décider autre chose.
go-no-plays-yet = Les tuiles et les cartes ne servent que pendant les actions, ni au placement des jetons ni aux enchères.
go-no-unfinished = Terminez d’abord ce que vous avez commencé.
go-no-acted = Vous avez déjà effectué l’action de ce tour.
go-no-must-act = Effectuez d’abord une action.
go-no-bonus-now = Les cartes Action bonus ne se jouent qu’après le troisième tour.
go-no-bonus-pass = Vous avez { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } Action bonus et ne pouvez en garder que 1.
go-no-second-column = Un premier marqueur est descendu : un second, dans une autre colonne, doit suivre.
go-no-same-column = Le marqueur de la colonne { $column } est déjà descendu : choisissez une autre colonne.
go-no-flag-on-tile = Une tuile s’y trouve ; le drapeau va sur une case vide ou au bord.
go-no-flag-on-corner = Un coin extérieur ne touche les tuiles qu’en diagonale.
go-no-flag-alone = Aucune tuile ne touche cette case par un côté.
go-no-in-play-area = La { $tile } n’est pas dans la zone de jeu.
go-no-marked = La { $tile } porte déjà un jeton.
go-no-beside-flag = La { $tile } n’est pas adjacente au drapeau.
go-no-beside-token = La { $tile } n’est pas adjacente au jeton posé juste avant.
go-no-bid-low = Une mise doit être d’au moins { $least ->
        [one] { $least } ducat
       *[other] { $least } ducats
    }.
go-no-bid-high = Vous avez { $held ->
        [one] { $held } ducat
       *[other] { $held } ducats
    } ; une mise ne peut pas dépasser cette somme.
go-no-buy = L’achat coûte { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    } ; vous en avez { $held }.
go-no-plantation = La { $tile } n’est pas une plantation de votre plateau.
go-no-spice = On ne peut pas placer { $spice-of } sur { $plot-the }.
go-no-full = Il n’y a pas de champ libre sur { $plot-the }.
go-no-plot = Vous n’avez pas { $plot-the } sur votre plateau.
go-no-spice-there = Il n’y a pas { $spice-of } sur { $plot-the }.
go-no-in-price = Le coût à payer ne comprend pas { $spice-of }.
go-no-removed = La { $tile } n’est pas parmi les tuiles retirées.
go-no-last-row = Votre marqueur de la colonne { $column } est déjà sur la dernière rangée.
go-no-spices = Vous n’avez pas les épices qu’il faut pour progresser dans la colonne { $column }.
go-no-ships = Ce progrès coûte { $needed ->
        [one] { $needed } navire
       *[other] { $needed } navires
    } ; vous en avez { $held }.
go-no-held = La carte « { $card } » n’est pas dans votre main.
go-no-card-played = Vous avez déjà joué une carte Expédition pendant ce tour.
go-no-modifier = La carte « { $card } » ne se joue qu’avec son action.
go-no-harvest = Il n’y a aucun champ libre où récolter.
go-no-harvest-card = On ne récolte des navires et des colons qu’avec la carte « Récolte variée ».
go-no-harvest-none = Il faut prendre au moins une unité.
go-no-draw = { $most ->
        [one] Vous pouvez piocher { $most } carte, pas plus.
       *[other] Vous pouvez piocher de 1 à { $most } cartes.
    }
go-no-cards = Il ne reste aucune carte Expédition.
go-no-founded = { $city } est déjà fondée.
go-no-under-way = { $city } est déjà l’objet de la tentative en cours.
go-no-colonists = Il manque { $needed ->
        [one] { $needed } colon
       *[other] { $needed } colons
    } ; vous en avez { $held }.
go-no-colony = Cette tuile Colonie n’est pas disponible.
go-no-effect = Cela n’aurait aucun effet maintenant.
go-no-owned = La { $tile } n’est pas devant vous.
go-no-turned = La { $tile } a déjà servi pendant cette manche.
go-no-usable = La { $tile } compte à la fin de la partie et ne s’utilise pas.
go-no-duty = Il faut livrer { $needed ->
        [one] { $needed } épice
       *[other] { $needed } épices
    } ; vous en avez { $held }.
go-no-ducats = La carte coûte { $needed ->
        [one] { $needed } ducat
       *[other] { $needed } ducats
    } ; vous en avez { $held }.
go-no-least = Votre marqueur de la colonne { $column } n’est pas un des moins avancés.
go-no-opponent = L’Espionnage demande un adversaire : choisissez-en un.
go-no-spying = L’Espionnage ne donne que Construire des navires, Récolter, Taxes ou Fonder une colonie.
go-no-at-least-one = Il en faut au moins une.
go-no-field-for-spices = Il n’y a pas de champ libre pour des épices.
go-no-other-tile = La { $tile } n’est pas la tuile prise par Échange.

## Décompte et résultat

go-item-ships = Marqueur Navires
go-item-harvest = Marqueur Récolte
go-item-taxes = Marqueur Taxes
go-item-expedition = Marqueur Expédition
go-item-colony = Marqueur Fonder une colonie
go-item-colonies = Colonies
go-item-plantations = Plantations simples
go-item-duties = Impôts
go-item-missions = Missions
go-item-expeditions = Cartes Expédition
go-item-ducats = Le plus de ducats
go-ending-rounds = Huit manches ont été jouées.
    .clause = GO-17.1
go-tie-ducats = Égalité départagée par les ducats.
    .clause = GO-17.9

## La table en texte

go-page-round = Manche { $round } sur { $rounds }, { $phase }
go-page-lap = Action { $lap } sur { $laps }
go-page-flag = Drapeau : { $seat }
go-page-auction = Enchère { $token } sur { $tokens } : { $item-the }, vendeur : { $seller }
go-page-bid-waits = { $seat } n’a pas encore misé
go-page-bid-pass = { $seat } a passé
go-page-bid = { $seat } a misé { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
go-page-attempt = Fondation de { $city } : { $needs ->
        [one] { $needs } colon requis
       *[other] { $needs } colons requis
    }, { $board } du plateau ; cartes dévoilées : { $cards } ; il en manque { $missing }
go-page-harvest = Récolte : { $taken } sur { $of }
go-page-card = En cours : { $card }
go-page-grid = Zone de jeu
go-page-players = Joueurs
go-page-supply = Réserve
go-page-list = { $list }
go-page-hidden = ?
go-page-head-tile = Tuile
go-page-head-name = Nom
go-page-head-text = Effet
go-page-head-player = Joueur
go-page-head-score = Points
go-page-head-ducats = Ducats
go-page-head-ships = Navires
go-page-head-colonists = Colons
go-page-head-actions = Actions bonus
go-page-head-cards = Cartes
go-page-column = rangée { $row } : { $value }
go-page-column-step = { $column } ({ $payable ->
        [yes] suite, payable
       *[other] suite
    } : { $price })
go-page-plot = { $plot } [{ $id }] { $held }/{ $fields } : { $spices }
go-page-area = Zone { $seat-of }
go-page-plots = Champs : { $plots }
go-page-kept = { $tile } [{ $id }]{ $state ->
        [pending] , à appliquer
        [turned] , utilisée cette manche
        [ready] , prête
       *[lies] { "" }
    } – { $text }
go-page-done = Face cachée : { $tiles }
go-page-hand = { $card } [{ $id }], { $colonists ->
        [one] { $colonists } colon
       *[other] { $colonists } colons
    } – { $text }
go-page-chance = { $city } { $percent } %
go-page-chances = Chances de fonder : { $chances }
go-page-deck = Cartes Expédition : { $deck } à piocher, { $discard ->
        [one] { $discard } défaussée
       *[other] { $discard } défaussées
    }
go-page-discard = Défausse : { $cards }
go-page-city = { $city }, { $needs ->
        [one] { $needs } colon
       *[other] { $needs } colons
    } : { $left }
go-page-removed = Tuiles retirées : { $tiles }
go-page-bonanza = Tuiles Bonanza sous { $corners ->
        [one] { $corners } coin
       *[other] { $corners } coins
    }, parmi : { $unseen }
