# Goa : noms et infobulles du matériel, et tout ce que dit le jeu.

## Épices

go-spice-ginger = gingembre
    .title = Gingembre
    .text = Une épice. Elle pousse sur les plantations de gingembre et partout où elle est permise.
go-spice-cinnamon = cannelle
    .title = Cannelle
    .text = Une épice. Elle pousse sur les plantations de cannelle et partout où elle est permise.
go-spice-pepper = poivre
    .title = Poivre
    .text = Une épice. Elle pousse sur les plantations de poivre et partout où elle est permise.
go-spice-nutmeg = muscade
    .title = Muscade
    .text = Une épice. Elle pousse sur les plantations de muscade et partout où elle est permise.
go-spice-clove = girofle
    .title = Girofle
    .text = Une épice. Elle pousse sur les plantations de girofle et partout où elle est permise.

## Colonnes du plateau Développement

go-column-ships = Navires
    .title = Navires
    .text = Combien de navires donne l’action Construire des navires.
go-column-harvest = Récolte
    .title = Récolte
    .text = Combien d’épices donne au plus l’action Récolter.
go-column-taxes = Taxes
    .title = Taxes
    .text = Combien de ducats donne l’action Taxes.
go-column-expedition = Expédition
    .title = Expédition
    .text = Combien de cartes pioche au plus l’action Expédition, et la limite de main à ce moment.
go-column-colony = Fonder une colonie
    .title = Fonder une colonie
    .text = Combien de colons accompagnent la fondation d’une colonie ; ils ne sont pas dépensés.

## Colonies

go-city-quilon = Quilon
    .title = Quilon
    .text = Requiert 6 colons ; un champ pour l’une ou l’autre de deux épices.
go-city-cochin = Cochin
    .title = Cochin
    .text = Requiert 8 colons ; un champ pour toute épice.
go-city-madras = Madras
    .title = Madras
    .text = Requiert 10 colons ; deux champs, chacun pour l’une ou l’autre de deux épices.
go-city-calicut = Calicut
    .title = Calicut
    .text = Requiert 12 colons ; deux champs pour toute épice.
go-colony-Q1 = Quilon (gingembre, cannelle)
    .title = Quilon (gingembre, cannelle)
    .text = Un champ pour gingembre ou cannelle. Requiert 6 colons.
go-colony-Q2 = Quilon (cannelle, poivre)
    .title = Quilon (cannelle, poivre)
    .text = Un champ pour cannelle ou poivre. Requiert 6 colons.
go-colony-Q3 = Quilon (poivre, muscade)
    .title = Quilon (poivre, muscade)
    .text = Un champ pour poivre ou muscade. Requiert 6 colons.
go-colony-Q4 = Quilon (muscade, girofle)
    .title = Quilon (muscade, girofle)
    .text = Un champ pour muscade ou girofle. Requiert 6 colons.
go-colony-Q5 = Quilon (girofle, gingembre)
    .title = Quilon (girofle, gingembre)
    .text = Un champ pour girofle ou gingembre. Requiert 6 colons.
go-colony-K1 = Cochin
    .title = Cochin
    .text = Un champ pour toute épice. Requiert 8 colons.
go-colony-K2 = Cochin
    .title = Cochin
    .text = Un champ pour toute épice. Requiert 8 colons.
go-colony-K3 = Cochin
    .title = Cochin
    .text = Un champ pour toute épice. Requiert 8 colons.
go-colony-K4 = Cochin
    .title = Cochin
    .text = Un champ pour toute épice. Requiert 8 colons.
go-colony-M1 = Madras (gingembre, cannelle)
    .title = Madras (gingembre, cannelle)
    .text = Deux champs, chacun pour gingembre ou cannelle. Requiert 10 colons.
go-colony-M2 = Madras (cannelle, poivre)
    .title = Madras (cannelle, poivre)
    .text = Deux champs, chacun pour cannelle ou poivre. Requiert 10 colons.
go-colony-M3 = Madras (poivre, muscade)
    .title = Madras (poivre, muscade)
    .text = Deux champs, chacun pour poivre ou muscade. Requiert 10 colons.
go-colony-M4 = Madras (muscade, girofle)
    .title = Madras (muscade, girofle)
    .text = Deux champs, chacun pour muscade ou girofle. Requiert 10 colons.
go-colony-M5 = Madras (girofle, gingembre)
    .title = Madras (girofle, gingembre)
    .text = Deux champs, chacun pour girofle ou gingembre. Requiert 10 colons.
go-colony-L1 = Calicut
    .title = Calicut
    .text = Deux champs pour toute épice. Requiert 12 colons.
go-colony-L2 = Calicut
    .title = Calicut
    .text = Deux champs pour toute épice. Requiert 12 colons.
go-colony-L3 = Calicut
    .title = Calicut
    .text = Deux champs pour toute épice. Requiert 12 colons.
go-colony-L4 = Calicut
    .title = Calicut
    .text = Deux champs pour toute épice. Requiert 12 colons.

## Symboles des cartes Expédition

go-symbol-elephant = éléphant
    .title = Éléphant
    .text = Les symboles identiques en main marquent ensemble à la fin : 1, 3, 6, 10 ou 15 points pour une à cinq cartes.
go-symbol-fish = poisson
    .title = Poisson
    .text = Les symboles identiques en main marquent ensemble à la fin : 1, 3, 6, 10 ou 15 points pour une à cinq cartes.
go-symbol-palm-tree = palmier
    .title = Palmier
    .text = Les symboles identiques en main marquent ensemble à la fin : 1, 3, 6, 10 ou 15 points pour une à cinq cartes.
go-symbol-shell = coquillage
    .title = Coquillage
    .text = Les symboles identiques en main marquent ensemble à la fin : 1, 3, 6, 10 ou 15 points pour une à cinq cartes.
go-symbol-statue = statue
    .title = Statue
    .text = Les symboles identiques en main marquent ensemble à la fin : 1, 3, 6, 10 ou 15 points pour une à cinq cartes.
go-symbol-tiger = tigre
    .title = Tigre
    .text = Les symboles identiques en main marquent ensemble à la fin : 1, 3, 6, 10 ou 15 points pour une à cinq cartes.

## Tuiles

go-tile-A01 = Gingembre
    .title = Gingembre
    .text = Plantation simple : un champ de gingembre. Vaut 1 point à la fin, 3 avec le Contremaître, même défaussée.
go-tile-A02 = Cannelle
    .title = Cannelle
    .text = Plantation simple : un champ de cannelle. Vaut 1 point à la fin, 3 avec le Contremaître, même défaussée.
go-tile-A03 = Poivre
    .title = Poivre
    .text = Plantation simple : un champ de poivre. Vaut 1 point à la fin, 3 avec le Contremaître, même défaussée.
go-tile-A04 = Muscade
    .title = Muscade
    .text = Plantation simple : un champ de muscade. Vaut 1 point à la fin, 3 avec le Contremaître, même défaussée.
go-tile-A05 = Girofle
    .title = Girofle
    .text = Plantation simple : un champ de girofle. Vaut 1 point à la fin, 3 avec le Contremaître, même défaussée.
go-tile-A06 = Gingembre 2
    .title = Gingembre 2
    .text = Plantation à deux champs de gingembre.
go-tile-A07 = Gingembre 2
    .title = Gingembre 2
    .text = Plantation à deux champs de gingembre.
go-tile-A08 = Cannelle 2
    .title = Cannelle 2
    .text = Plantation à deux champs de cannelle.
go-tile-A09 = Cannelle 2
    .title = Cannelle 2
    .text = Plantation à deux champs de cannelle.
go-tile-A10 = Poivre 2
    .title = Poivre 2
    .text = Plantation à deux champs de poivre.
go-tile-A11 = Poivre 2
    .title = Poivre 2
    .text = Plantation à deux champs de poivre.
go-tile-A12 = Muscade 2
    .title = Muscade 2
    .text = Plantation à deux champs de muscade.
go-tile-A13 = Muscade 2
    .title = Muscade 2
    .text = Plantation à deux champs de muscade.
go-tile-A14 = Girofle 2
    .title = Girofle 2
    .text = Plantation à deux champs de girofle.
go-tile-A15 = Girofle 2
    .title = Girofle 2
    .text = Plantation à deux champs de girofle.
go-tile-A16 = Culture mixte
    .title = Culture mixte
    .text = Comme une plantation simple, avec un champ pour toute épice. Ne rapporte aucun point.
go-tile-A17 = Contremaître
    .title = Contremaître
    .text = À la fin, chacune de vos plantations simples vaut 3 points au lieu de 1.
go-tile-A18 = Navire
    .title = Navire
    .text = Une fois par manche : prenez 1 navire.
go-tile-A19 = Colon
    .title = Colon
    .text = Une fois par manche : prenez 1 colon.
go-tile-A20 = Ducats
    .title = Ducats
    .text = Une fois par manche : prenez 3 ducats.
go-tile-A21 = Épice
    .title = Épice
    .text = Une fois par manche : prenez 1 épice de votre choix et placez-la sur un champ libre.
go-tile-A22 = Impôt
    .title = Impôt
    .text = Une fois : remettez 6 de vos épices. La tuile vaut alors 5 points à la fin.
go-tile-A23 = Actions bonus
    .title = Actions bonus
    .text = Aussitôt : prenez 2 cartes Action bonus.
go-tile-A24 = Expéditions
    .title = Expéditions
    .text = Aussitôt : piochez 2 cartes Expédition, même au-delà de la limite de main.
go-tile-A25 = Navires
    .title = Navires
    .text = Aussitôt : prenez 4 navires.
go-tile-A26 = Colons
    .title = Colons
    .text = Aussitôt : prenez 4 colons.
go-tile-A27 = Colonisation
    .title = Colonisation
    .text = Aussitôt : prenez 1 navire, 1 colon et 1 carte Action bonus.
go-tile-A28 = Navires/colons
    .title = Navires/colons
    .text = Aussitôt : prenez 3 navires ou 3 colons, sans combinaison.
go-tile-A29 = Navires/colons
    .title = Navires/colons
    .text = Aussitôt : prenez 3 navires ou 3 colons, sans combinaison.
go-tile-B01 = Gingembre 2
    .title = Gingembre 2
    .text = Plantation à deux champs de gingembre.
go-tile-B02 = Cannelle 2
    .title = Cannelle 2
    .text = Plantation à deux champs de cannelle.
go-tile-B03 = Poivre 2
    .title = Poivre 2
    .text = Plantation à deux champs de poivre.
go-tile-B04 = Muscade 2
    .title = Muscade 2
    .text = Plantation à deux champs de muscade.
go-tile-B05 = Girofle 2
    .title = Girofle 2
    .text = Plantation à deux champs de girofle.
go-tile-B06 = Gingembre 3
    .title = Gingembre 3
    .text = Plantation à trois champs de gingembre.
go-tile-B07 = Cannelle 3
    .title = Cannelle 3
    .text = Plantation à trois champs de cannelle.
go-tile-B08 = Poivre 3
    .title = Poivre 3
    .text = Plantation à trois champs de poivre.
go-tile-B09 = Muscade 3
    .title = Muscade 3
    .text = Plantation à trois champs de muscade.
go-tile-B10 = Girofle 3
    .title = Girofle 3
    .text = Plantation à trois champs de girofle.
go-tile-B11 = Récolte supplémentaire
    .title = Récolte supplémentaire
    .text = Une fois : remplissez jusqu’à 3 de vos plantations et colonies.
go-tile-B12 = Échange
    .title = Échange
    .text = Une fois : prenez une tuile de la zone de jeu et laissez celle-ci à sa place. La tuile prise s’utilise maintenant ou plus tard.
go-tile-B13 = Espionnage
    .title = Espionnage
    .text = Une fois : construisez des navires, récoltez, percevez des taxes ou fondez une colonie selon le marqueur d’un adversaire. Ce n’est pas une action.
go-tile-B14 = Réapprovisionnement
    .title = Réapprovisionnement
    .text = Une fois : dévoilez 2 cartes Expédition et prenez autant de navires, de colons ou d’épices qu’elles montrent de colons.
go-tile-B15 = Vice-roi
    .title = Vice-roi
    .text = Une fois : descendez gratuitement d’une rangée votre marqueur le moins avancé.
go-tile-B16 = Impôt
    .title = Impôt
    .text = Une fois : remettez 6 de vos épices. La tuile vaut alors 5 points à la fin.
go-tile-B17 = Expédition
    .title = Expédition
    .text = Une fois par manche : piochez 1 carte Expédition.
go-tile-B18 = Faveur
    .title = Faveur
    .text = Aussitôt : prenez une des tuiles retirées à la mise en place des phases.
go-tile-B19 = Actions bonus
    .title = Actions bonus
    .text = Aussitôt : prenez 2 cartes Action bonus.
go-tile-B20 = Expéditions
    .title = Expéditions
    .text = Aussitôt : piochez 3 cartes Expédition, même au-delà de la limite de main.
go-tile-B21 = Navires
    .title = Navires
    .text = Aussitôt : prenez 4 navires.
go-tile-B22 = Colons
    .title = Colons
    .text = Aussitôt : prenez 4 colons.
go-tile-B23 = Colonisation
    .title = Colonisation
    .text = Aussitôt : prenez 1 navire, 1 colon et 1 carte Action bonus.
go-tile-B24 = Navires/colons
    .title = Navires/colons
    .text = Aussitôt : prenez 3 navires ou 3 colons, sans combinaison.
go-tile-B25 = Navires/colons
    .title = Navires/colons
    .text = Aussitôt : prenez 3 navires ou 3 colons, sans combinaison.
go-tile-B26 = Mission
    .title = Mission
    .text = Vaut 2 points à la fin.
go-tile-B27 = Mission
    .title = Mission
    .text = Vaut 2 points à la fin.
go-tile-B28 = Mission
    .title = Mission
    .text = Vaut 3 points à la fin.
go-tile-B29 = Mission
    .title = Mission
    .text = Vaut 3 points à la fin.

## Cartes Expédition

go-card-X01 = Navires (éléphant)
    .title = Navires (éléphant)
    .text = Prenez 2 navires.
go-card-X02 = Navires (poisson)
    .title = Navires (poisson)
    .text = Prenez 2 navires.
go-card-X03 = Navires (coquillage)
    .title = Navires (coquillage)
    .text = Prenez 2 navires.
go-card-X04 = Colons (tigre)
    .title = Colons (tigre)
    .text = Prenez 2 colons.
go-card-X05 = Colons (palmier)
    .title = Colons (palmier)
    .text = Prenez 2 colons.
go-card-X06 = Colons (statue)
    .title = Colons (statue)
    .text = Prenez 2 colons.
go-card-X07 = Ducats (poisson)
    .title = Ducats (poisson)
    .text = Prenez 5 ducats.
go-card-X08 = Ducats (coquillage)
    .title = Ducats (coquillage)
    .text = Prenez 5 ducats.
go-card-X09 = Ducats (éléphant)
    .title = Ducats (éléphant)
    .text = Prenez 5 ducats.
go-card-X10 = Épices (palmier)
    .title = Épices (palmier)
    .text = Prenez 2 épices de votre choix et placez-les sur des champs libres.
go-card-X11 = Épices (statue)
    .title = Épices (statue)
    .text = Prenez 2 épices de votre choix et placez-les sur des champs libres.
go-card-X12 = Épices (tigre)
    .title = Épices (tigre)
    .text = Prenez 2 épices de votre choix et placez-les sur des champs libres.
go-card-X13 = Vente (coquillage)
    .title = Vente (coquillage)
    .text = Vendez jusqu’à 4 épices pour 3 ducats chacune.
go-card-X14 = Vente (éléphant)
    .title = Vente (éléphant)
    .text = Vendez jusqu’à 4 épices pour 3 ducats chacune.
go-card-X15 = Vente (poisson)
    .title = Vente (poisson)
    .text = Vendez jusqu’à 4 épices pour 3 ducats chacune.
go-card-X16 = Pas (statue)
    .title = Pas (statue)
    .text = Payez 6 ducats : un de vos marqueurs descend d’une rangée.
go-card-X17 = Pas (tigre)
    .title = Pas (tigre)
    .text = Payez 8 ducats : un de vos marqueurs descend d’une rangée.
go-card-X18 = Pas (palmier)
    .title = Pas (palmier)
    .text = Payez 10 ducats : un de vos marqueurs descend d’une rangée.
go-card-X19 = Récolte variée (éléphant)
    .title = Récolte variée (éléphant)
    .text = Avec Récolter : prenez un assortiment d’épices, de navires et de colons.
go-card-X20 = Récolte variée (poisson)
    .title = Récolte variée (poisson)
    .text = Avec Récolter : prenez un assortiment d’épices, de navires et de colons.
go-card-X21 = Récolte variée (coquillage)
    .title = Récolte variée (coquillage)
    .text = Avec Récolter : prenez un assortiment d’épices, de navires et de colons.
go-card-X22 = Renforts (tigre)
    .title = Renforts (tigre)
    .text = Avec Fonder une colonie : dévoilez une carte de plus.
go-card-X23 = Renforts (palmier)
    .title = Renforts (palmier)
    .text = Avec Fonder une colonie : dévoilez une carte de plus.
go-card-X24 = Renforts (statue)
    .title = Renforts (statue)
    .text = Avec Fonder une colonie : dévoilez une carte de plus.
go-card-X25 = Navires seulement (poisson)
    .title = Navires seulement (poisson)
    .text = Avec Progrès : ne payez pas d’épices.
go-card-X26 = Navires seulement (coquillage)
    .title = Navires seulement (coquillage)
    .text = Avec Progrès : ne payez pas d’épices.
go-card-X27 = Navires seulement (éléphant)
    .title = Navires seulement (éléphant)
    .text = Avec Progrès : ne payez pas d’épices.
go-card-X28 = Épices seulement (palmier)
    .title = Épices seulement (palmier)
    .text = Avec Progrès : ne payez pas de navires.
go-card-X29 = Épices seulement (statue)
    .title = Épices seulement (statue)
    .text = Avec Progrès : ne payez pas de navires.
go-card-X30 = Épices seulement (tigre)
    .title = Épices seulement (tigre)
    .text = Avec Progrès : ne payez pas de navires.

## Tuiles Bonanza

go-bonanza-Z1 = Bonanza : 2 navires
    .title = Bonanza : 2 navires
    .text = Prenez 2 navires.
go-bonanza-Z2 = Bonanza : 2 colons
    .title = Bonanza : 2 colons
    .text = Prenez 2 colons.
go-bonanza-Z3 = Bonanza : 5 ducats
    .title = Bonanza : 5 ducats
    .text = Prenez 5 ducats.
go-bonanza-Z4 = Bonanza : 3 ducats
    .title = Bonanza : 3 ducats
    .text = Prenez 3 ducats.
go-bonanza-Z5 = Bonanza : 2 épices
    .title = Bonanza : 2 épices
    .text = Prenez 2 épices.
go-bonanza-Z6 = Bonanza : 1 action bonus
    .title = Bonanza : 1 action bonus
    .text = Prenez 1 action bonus.
go-bonanza-Z7 = Bonanza : 1 carte Expédition
    .title = Bonanza : 1 carte Expédition
    .text = Prenez 1 carte Expédition.
go-bonanza-Z8 = Bonanza : 1 navire et 1 colon
    .title = Bonanza : 1 navire et 1 colon
    .text = Prenez 1 navire et 1 colon.

## Autres noms

go-flag = le drapeau
    .title = Le drapeau
    .text = Son détenteur est le premier joueur. Qui l’obtient prend une carte Action bonus.
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
go-spot = { $row ->
        [0] au-dessus de la colonne { $column }
        [6] au-dessous de la colonne { $column }
       *[other] { $column ->
            [0] à gauche de la rangée { $row }
            [6] à droite de la rangée { $row }
           *[other] rangée { $row }, colonne { $column }
        }
    }

## Options

go-option-quick-start = Départ rapide
    .text = Avant la première manche, chaque joueur descend deux marqueurs ou prend 10 ducats.
go-option-bonanza = Bonanza
    .text = Sous chaque tuile de coin se trouve un bonus pour qui la prend.
go-option-open-ducats = Ducats visibles
    .text = Chacun voit les ducats de tous, qu’un joueur avec un crayon connaîtrait de toute façon.

## Phases et étapes

go-phase-a = phase A
go-phase-b = phase B
go-phase-start = Départ rapide
go-phase-tokens = Jetons
go-phase-auctions = Enchères
go-phase-actions = Actions
go-phase-bonus = Actions bonus
go-phase-over = Fin

## Ce qu’il faut décider

go-prompt-quick-start = Prenez { $ducats } ducats, ou descendez un premier marqueur
go-prompt-quick-start-second = Descendez un second marqueur
go-prompt-flag = Placez le drapeau à côté d’une tuile
go-prompt-token = Posez le jeton { $token } sur une tuile
go-prompt-bid = Passez, ou misez au moins { $least } pour { $item }. Vous avez { $held } ; { $seller } vend{ $best ->
        [0] .
       *[other] , { $leader } mène avec { $best }.
    }
go-prompt-sell = Vendez { $item } à { $leader } pour { $best }, ou achetez pour { $price }. Vous avez { $held }
go-prompt-replant = Choisissez la plantation qui fait place à { $tile }
go-prompt-fill = Choisissez une épice pour { $plot }
go-prompt-ships-or-colonists = Prenez des navires ou des colons
go-prompt-favor = Prenez une des tuiles retirées
go-prompt-use-or-keep = Utilisez { $tile } maintenant, ou gardez-la pour plus tard
go-prompt-gain = Placez une épice, encore { $left }
go-prompt-bonus = Jouez une action bonus ({ $held } en main), ou passez
go-prompt-turn = Faites { $bonus ->
        [yes] une action bonus
       *[other] une action
    }
go-prompt-end = Utilisez des tuiles ou une carte, ou finissez le tour
go-prompt-pay = Choisissez d’où vient l’épice ; reste à payer : { $price }
go-prompt-harvest = Récolte : encore { $left }
go-prompt-room = Faites de la place pour { $cards } cartes : { $over } de trop pour votre limite de { $limit }
go-prompt-attempt = Il manque { $missing } colons à { $city }, vous en avez { $held } : payez, complétez ou renoncez
go-prompt-colony = Choisissez une tuile { $city }
go-prompt-spy = Choisissez qui espionner
go-prompt-spy-act = Choisissez une action avec les marqueurs de { $on }
go-prompt-extra-harvest = Choisissez une plantation ou colonie à remplir, { $left } au plus
go-prompt-resupply = Prenez { $total } d’un seul type
go-prompt-vice-king = Descendez un de vos marqueurs les moins avancés
go-prompt-step = Descendez un de vos marqueurs
go-prompt-duty = Livrez une épice pour { $tile }, encore { $left }
go-prompt-sale = Vendez une épice pour { $ducats } ducats, encore { $left } au plus
go-prompt-swap = Choisissez une tuile de la zone de jeu contre { $tile }
go-what-quick-start = choisit { $ducats } ducats ou deux colonnes
go-what-quick-start-second = choisit une seconde colonne
go-what-flag = place le drapeau
go-what-token = place le jeton { $token }
go-what-bid = passe ou mise pour { $item }
go-what-sell = vend { $item } ou l’achète
go-what-replant = fait place à { $tile }
go-what-fill = choisit une épice pour { $plot }
go-what-ships-or-colonists = prend des navires ou des colons
go-what-favor = prend une tuile retirée
go-what-use-or-keep = utilise ou garde { $tile }
go-what-gain = place des épices
go-what-bonus = joue une action bonus ou passe
go-what-turn = fait { $bonus ->
        [yes] une action bonus
       *[other] une action
    }
go-what-end = finit son tour
go-what-pay = paye { $price }
go-what-harvest = récolte, encore { $left }
go-what-room = fait de la place pour { $cards } cartes
go-what-attempt = manque de { $missing } colons pour { $city }
go-what-colony = choisit une tuile { $city }
go-what-spy = choisit qui espionner
go-what-spy-act = agit avec les marqueurs de { $on }
go-what-extra-harvest = remplit plantations et colonies
go-what-resupply = prend { $total } d’un seul type
go-what-vice-king = descend un marqueur avec le Vice-roi
go-what-step = descend un marqueur
go-what-duty = livre des épices pour { $tile }
go-what-sale = vend des épices
go-what-swap = échange { $tile } contre une autre tuile
go-prompt-over = La partie est finie
go-wait = { $seat } { $what }

## Boutons

go-do-ducats = Prendre { $ducats } ducats
go-do-descend = Descendre le marqueur { $column }
go-do-flag = Drapeau { $at }
go-do-mark = Marquer { $tile }
go-do-pass = Passer
go-do-bid = Miser { $ducats }
go-do-sell = Vendre pour { $ducats }
go-do-buy = Acheter pour { $ducats }
go-do-clear = Défausser { $tile }
go-do-fill = Remplir : { $spice }
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
go-do-take-tile = Prendre { $tile }
go-do-progress = Progrès : { $column }
go-do-progress-with = Progrès : { $column }, avec { $card }
go-do-build = Construire des navires : { $count }
go-do-harvest = Récolter : { $count }
go-do-taxes = Taxes : { $count } ducats
go-do-expedition = Expédition : piocher { $count }
go-do-found = Fonder { $city } ({ $needs } colons)
go-do-found-with = Fonder { $city } ({ $needs } colons) avec { $card }
go-do-use = Utiliser { $tile }
go-do-keep = Garder { $tile }
go-do-play = Jouer { $card }
go-do-discard = Défausser { $card }
go-do-end-turn = Finir le tour
go-do-give = { $spice } de { $plot }
go-do-place = { $spice } sur { $plot }
go-do-stop = Arrêter
go-do-pay-colonists = Payer { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }
go-do-give-up = Renoncer, pour { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }
go-do-take-colony = Prendre { $colony }
go-do-spy = Espionner { $on }
go-do-fill-plot = Remplir { $plot }
go-do-swap = Échanger contre { $tile }
go-do-bonus = Jouer une action bonus
go-do-bonus-pass = Passer

## Journal

go-log-phase = La { $phase } commence ; retirées : { $tiles }.
go-log-round = La manche { $round } commence.
go-log-flag = { $seat } plante le drapeau : { $at }.
go-log-marked = { $seat } marque { $tile } avec le { $token }.
go-log-auction = { $seat } met { $item } aux enchères, jeton { $token }.
go-log-bid = { $seat } mise { $ducats }.
go-log-bid-pass = { $seat } passe.
go-log-sold = { $seat } obtient { $item } et paye { $ducats } à { $seller }.
go-log-bought = { $seat } achète { $item } et paye { $ducats } à la banque.
go-log-free = { $seat } prend { $item } gratuitement.
go-log-gained = { $seat } prend { $gains }.
go-log-planted = { $seat } place { $tile }.
go-log-cleared = { $seat } défausse { $tile }.
go-log-kept = { $seat } garde { $tile }.
go-log-spice = { $seat } place { $spice } sur { $plot }.
go-log-given = { $seat } rend { $spice } depuis { $plot }.
go-log-ships-paid = { $seat } paye { $ships ->
        [one] { $ships } navire
       *[other] { $ships } navires
    }.
go-log-ducats-paid = { $seat } paye { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } à la banque.
go-log-colonists-paid = { $seat } paye { $colonists ->
        [one] { $colonists } colon
       *[other] { $colonists } colons
    }.
go-log-acts-progress = { $seat } fait un Progrès.
go-log-acts-ships = { $seat } construit des navires.
go-log-acts-harvest = { $seat } récolte.
go-log-acts-taxes = { $seat } perçoit des taxes.
go-log-acts-expedition = { $seat } lance une expédition.
go-log-acts-colony = { $seat } entreprend de fonder une colonie.
go-log-spies-progress = { $seat } fait un Progrès comme { $by }.
go-log-spies-ships = { $seat } construit des navires comme { $by }.
go-log-spies-harvest = { $seat } récolte comme { $by }.
go-log-spies-taxes = { $seat } perçoit des taxes comme { $by }.
go-log-spies-expedition = { $seat } lance une expédition comme { $by }.
go-log-spies-colony = { $seat } entreprend de fonder une colonie comme { $by }.
go-log-advanced = { $seat } atteint la rangée { $row } : { $column }.
go-log-drew = { $seat } pioche { $cards }.
go-log-drew-unseen = { $seat } pioche { $count ->
        [one] { $count } carte Expédition
       *[other] { $count } cartes Expédition
    }.
go-log-revealed = { $seat } dévoile { $cards } : { $colonists ->
        [one] { $colonists } colon
       *[other] { $colonists } colons
    }.
go-log-reshuffled = La défausse devient la pioche.
go-log-card = { $seat } joue { $card }.
go-log-card-discarded = { $seat } défausse { $card }.
go-log-named = { $seat } nomme { $city }.
go-log-founded = { $seat } fonde { $colony }.
go-log-failed = { $seat } ne fonde pas { $city }.
go-log-used = { $seat } utilise { $tile }.
go-log-spied = { $seat } espionne { $on }.
go-log-favored = { $seat } prend { $tile } parmi les tuiles retirées.
go-log-swapped = { $seat } prend { $tile } dans la zone de jeu et laisse la tuile Échange : { $at }.
go-log-duty = { $seat } remplit { $tile }.
go-log-bonanza = { $seat } trouve { $bonanza }.
go-log-bonus = { $seat } joue une carte Action bonus.
go-log-bonus-pass = { $seat } ne joue plus d’action bonus cette manche.
go-log-ended = La dernière manche est finie.

## Refus

go-no-over = La partie est finie.
go-no-yours = C’est à un autre joueur de décider.
go-no-now = Il faut décider autre chose maintenant.
go-no-plays-yet = Tuiles et cartes ne servent que pendant les actions, ni au placement des jetons ni aux enchères.
go-no-unfinished = Ce qui est commencé doit d’abord être fini.
go-no-acted = L’action de ce tour est déjà faite.
go-no-must-act = Il faut d’abord faire une action.
go-no-bonus-now = Les cartes Action bonus ne se jouent qu’après le troisième tour.
go-no-bonus-pass = Vous avez { $held } cartes Action bonus et ne pouvez en garder que 1.
go-no-second-column = Un marqueur a été descendu : une seconde colonne doit suivre.
go-no-same-column = Le marqueur { $column } a déjà été descendu ; une autre colonne doit suivre.
go-no-flag-on-tile = Une tuile s’y trouve ; le drapeau va sur une case vide ou sur le bord.
go-no-flag-on-corner = Un coin extérieur ne touche les tuiles qu’en diagonale.
go-no-flag-alone = Aucune tuile n’est juste à côté de cet endroit.
go-no-in-play-area = { $tile } n’est pas dans la zone de jeu.
go-no-marked = { $tile } porte déjà un jeton.
go-no-beside-flag = { $tile } n’est pas adjacente au drapeau.
go-no-beside-token = { $tile } n’est pas adjacente au jeton posé juste avant.
go-no-bid-low = Une mise doit être d’au moins { $least }.
go-no-bid-high = Vous avez { $held } ducats ; une mise ne peut les dépasser.
go-no-buy = L’achat coûte { $price } ducats, et vous en avez { $held }.
go-no-plantation = { $tile } n’est pas une plantation de votre plateau.
go-no-spice = { $plot } n’accepte pas : { $spice }.
go-no-full = { $plot } n’a pas de champ libre.
go-no-plot = { $plot } n’est pas sur votre plateau.
go-no-spice-there = Il n’y a pas cette épice sur { $plot } : { $spice }.
go-no-in-price = { $spice } : cette épice n’est pas à payer maintenant.
go-no-removed = { $tile } n’est pas parmi les tuiles retirées.
go-no-last-row = Votre marqueur { $column } est sur la dernière rangée.
go-no-spices = Vous n’avez pas les épices pour le prochain pas : { $column }.
go-no-ships = Ce pas coûte { $needed } navires, et vous en avez { $held }.
go-no-held = { $card } n’est pas dans votre main.
go-no-card-played = Une carte Expédition a déjà été jouée ce tour.
go-no-modifier = { $card } ne se joue qu’avec son action.
go-no-harvest = Il n’y a aucun champ libre où récolter.
go-no-harvest-card = On ne récolte navires et colons qu’avec la carte prévue.
go-no-harvest-none = Il faut prendre au moins une unité.
go-no-draw = Vous pouvez piocher de 1 à { $most } cartes.
go-no-cards = Il ne reste aucune carte Expédition.
go-no-founded = { $city } est déjà fondée.
go-no-under-way = { $city } est déjà l’objet de la tentative en cours.
go-no-colonists = Il manque { $needed } colons, et vous en avez { $held }.
go-no-colony = Cette tuile Colonie n’est pas disponible.
go-no-effect = Cela n’aurait aucun effet maintenant.
go-no-owned = { $tile } n’est pas devant vous.
go-no-turned = { $tile } a déjà servi cette manche.
go-no-usable = { $tile } compte à la fin et ne s’utilise pas.
go-no-duty = Il faut livrer { $needed } épices, et vous en avez { $held }.
go-no-ducats = La carte coûte { $needed } ducats, et vous en avez { $held }.
go-no-least = Votre marqueur { $column } n’est pas un des moins avancés.
go-no-opponent = L’Espionnage demande un adversaire.
go-no-spying = L’Espionnage ne donne que Construire des navires, Récolter, Taxes ou Fonder une colonie.
go-no-at-least-one = Il en faut au moins une.
go-no-field-for-spices = Il n’y a pas de champ libre pour des épices.
go-no-other-tile = { $tile } n’est pas la tuile prise par Échange.

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
go-page-flag = Drapeau : { $seat }
go-page-auction = Enchère { $token } sur { $tokens } : { $item }, vendu par { $seller }
go-page-bid-waits = { $seat } doit encore parler
go-page-bid-pass = { $seat } a passé
go-page-bid = { $seat } a misé { $ducats }
go-page-attempt = Fondation de { $city } : requis { $needs }, plateau { $board }, cartes { $cards } ; manque { $missing }
go-page-harvest = Récolte : { $taken } sur { $of } prises
go-page-card = En cours : { $card }
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
go-page-column = rangée { $row } : { $value }
go-page-column-step = { $column } ({ $payable ->
        [yes] suite, payable
       *[other] suite
    } : { $price })
go-page-plot = { $plot } [{ $id }] { $held }/{ $fields } : { $spices }
go-page-area = Zone de { $seat }
go-page-plots = Champs : { $plots }
go-page-kept = { $tile } [{ $id }]{ $state ->
        [pending] , à exécuter
        [turned] , utilisée cette manche
        [ready] , prête
       *[lies] { "" }
    } – { $text }
go-page-done = Face cachée : { $tiles }
go-page-hand = { $card } [{ $id }], { $colonists } colons – { $text }
go-page-chance = { $city } { $percent } %
go-page-chances = Chances de fonder : { $chances }
go-page-deck = Cartes Expédition : { $deck } à piocher, { $discard } défaussées
go-page-discard = Défausse : { $cards }
go-page-city = { $city }, { $needs } colons : { $left }
go-page-removed = Tuiles retirées : { $tiles }
go-page-bonanza = Tuiles Bonanza sous { $corners } coins, parmi : { $unseen }
