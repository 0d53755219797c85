# Ce que dit le plateau dessiné de Goa, outre les mots du jeu.

gob-area = Zone de jeu, cinq sur cinq, et son bord
gob-flag = Drapeau
gob-flag-lies = Le drapeau, { $at }
gob-empty = Case vide { $at }
gob-token = jeton { $token } de { $name }
gob-won = { $ducats ->
    [0] pour rien
   *[other] pour { $ducats }
  }
gob-won-by = { $name } a { $tile }
gob-bonanza = Une tuile Bonanza est sous ce coin
gob-bonanza-left = Tuiles Bonanza sous { $corners ->
    [one] { $corners } coin
   *[other] { $corners } coins
  }, parmi : { $tiles }
gob-track = Manches
gob-round = manche { $round } sur { $rounds }
gob-deck = Cartes Expédition à piocher : { $count }
gob-discard = Cartes Expédition défaussées : { $count }
gob-removed = Tuiles retirées
gob-tokens = Ordre des enchères
gob-tokens-hint = le drapeau, puis une chaîne de tuiles
gob-token-free = à placer
gob-auction = Enchère { $token } sur { $tokens }
gob-seller = vend :
gob-holds = a { $ducats }
gob-can-bid = jusqu’à { $most }
gob-cannot-bid = trop peu
gob-speaks = parle
gob-waits = à parler
gob-passed = passe
gob-leads = mène
gob-sells = vend pour { $best },
gob-buys = achète pour { $price }
gob-buys-not = ne peut payer { $price }
gob-takes-free = gratuit sans mise
gob-amount = Montant
gob-amounts = Tous les montants
gob-bid = Miser { $ducats }
gob-actions = Actions
gob-action-lap = action { $lap } sur { $laps }
gob-bonus = Actions bonus
gob-acts = { $name } agit
gob-turn-card = 1 carte Expédition
gob-turn-card-played = carte jouée
gob-progress = Progrès
gob-build = Navires
gob-harvest = Récolter
gob-taxes = Taxes
gob-expedition = Expédition
gob-board = Progrès
gob-board-points = { $points ->
    [one] { $points } point sur le plateau
   *[other] { $points } points sur le plateau
  }
gob-row-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
gob-column-ships = Navires
gob-column-harvest = Récolte
gob-column-taxes = Taxes
gob-column-expedition = Expédition
gob-column-colony = Colonie
gob-step-payable = payable maintenant
gob-step-missing = manque : { $things }
gob-step-ships = { $count ->
    [one] { $count } navire
   *[other] { $count } navires
  }
gob-step-first = premier ici : 1 carte Expédition
gob-colonies = Colonies
gob-city-need = { $needs } colons requis
gob-city-left = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
  }
gob-city-founded = fondée
gob-chance = { $percent } %
gob-chance-says = { $chance } % de chances, et { $free } % sans payer de colons. Compté d’après les cartes que vous n’avez pas vues.
gob-plantations = Plantations
gob-of = { $count } sur { $most }
gob-slot-free = libre
gob-plot-holds = { $plot } : { $held } sur { $fields } remplis
gob-goods = Biens
gob-ducats = Ducats
gob-ships = Navires
gob-colonists = Colons
gob-bonus-cards = Cartes Action bonus
gob-hand-count = Cartes Expédition en main
gob-kept = Tuiles
gob-kept-used = utilisée
gob-kept-ready = prête
gob-kept-wait = à exécuter
gob-hand = Expéditions
gob-hand-limit = { $count } sur { $limit }
gob-hand-none = Aucune carte Expédition.
gob-colonists-shown = { $count ->
    [one] { $count } colon si dévoilée
   *[other] { $count } colons si dévoilée
  }
gob-effect-ships = Navires
gob-effect-colonists = Colons
gob-effect-ducats = Ducats
gob-effect-spices = Épices
gob-effect-sale = Vente
gob-effect-step = Pas
gob-effect-harvest = Récolte variée
gob-effect-colony = Renforts
gob-effect-no-spices = Sans épices
gob-effect-no-ships = Sans navires
gob-short-ships = +{ $n } navires
gob-short-colonists = +{ $n } colons
gob-short-ducats = +{ $n } ducats
gob-short-spices = +{ $n } épices
gob-short-sale = 1–{ $n } épices, { $ducats } ducats l’une
gob-short-step = 1 rangée pour { $ducats } ducats
gob-short-harvest = Récolte : navires, colons aussi
gob-short-colony = Colonie : 1 carte de plus
gob-short-no-spices = Progrès : navires seuls
gob-short-no-ships = Progrès : épices seules
gob-replant = Faire place
gob-fill = Épice pour { $plot }
gob-choose = Choisissez
gob-favor = Tuiles retirées
gob-gain = Épices à placer
gob-gain-left = encore { $left } ; les champs allumés les prennent
gob-pay = Reste à payer
gob-pay-hint = depuis les champs allumés
gob-harvest-taken = { $taken } sur { $of } prises
gob-harvest-by = selon le marqueur de { $name }
gob-room = Faire de la place
gob-room-hint = { $cards } à piocher, limite { $limit } : jouez ou défaussez
gob-attempt = Fondation de { $city }
gob-attempt-needs = requis
gob-attempt-board = plateau
gob-attempt-cards = cartes
gob-attempt-missing = manque
gob-pick-colony = Tuiles { $city }
gob-spy = Espionner
gob-extra-harvest = Récolte supplémentaire
gob-extra-harvest-left = encore { $left } à remplir au plus
gob-resupply = Réapprovisionnement
gob-resupply-total = { $total } d’un seul type
gob-descend = Descendre un marqueur
gob-duty-left = { $left } épices à livrer
gob-sale-left = encore { $left } au plus, { $ducats } ducats l’une
gob-swap = Échange
gob-swap-hint = prenez une tuile de la zone de jeu
gob-card-played = Carte jouée
gob-advance = Le marqueur descend
gob-quick-start = Départ rapide
gob-quick-start-hint = des ducats, ou deux colonnes du plateau
gob-over = Points
gob-sheet = Points pour l’instant
gob-sheet-open = Mains et ducats comptent à la fin ; seul ce que vous pouvez savoir est compté ici.
gob-points = points
gob-points-short = pv
gob-chances = Chances de fonder
gob-keep = garder
gob-use = utiliser
gob-sell-for = Vendre pour { $best }
gob-buy-for = Acheter pour { $price }
gob-bonus-play = Action bonus
gob-bonus-pass = Passer
gob-found-short = Colonie
gob-stop = Arrêter
gob-pay-colonists = Payer { $count }
gob-give-up = Renoncer
gob-chance-open = Le reste dépend du hasard.

## Le matériel
gob-components-cell = Plateau de progrès
gob-components-price = Coûts du progrès
gob-components-row = Rangs du progrès
gob-components-bonanza = Filon
gob-components-colony = Colonies
gob-components-card = Expéditions
gob-components-number = Nombres des règles
gob-components-tile = Tuiles
