# Ce que dit le plateau dessiné de Goa, outre les mots du jeu.

gob-area = Zone de jeu, cinq sur cinq, et son bord
gob-flag = Drapeau
gob-flag-lies = Le drapeau, { $at }
gob-empty = Case vide { $at }
gob-token = jeton { $token } { $name-of }
gob-won = { $ducats ->
    [0] gratuitement
    [one] pour { $ducats } ducat
   *[other] pour { $ducats } ducats
}
gob-won-by = { $name } obtient { $tile-the }
gob-bonanza = Une tuile Bonanza est sous ce coin
gob-bonanza-left = Tuiles Bonanza sous { $corners ->
    [one] { $corners } coin
   *[other] { $corners } coins
  }, parmi : { $tiles }
gob-track = Manches
gob-round = manche { $round } sur { $rounds }
gob-deck = Cartes Expédition à piocher : { $count }
gob-discard = Cartes Expédition défaussées : { $count }
gob-removed = Tuiles retirées
gob-tokens = Ordre des enchères
gob-tokens-hint = le drapeau, puis une chaîne de tuiles
gob-token-free = à placer
gob-auction = Enchère { $token } sur { $tokens }
gob-seller = vendeur : { $name }
gob-holds = a { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
gob-can-bid = jusqu’à { $most }
gob-cannot-bid = pas assez de ducats
gob-speaks = mise ou passe
gob-waits = n’a pas encore misé
gob-passed = passe
gob-leads = mène
gob-sells = vend pour { $best ->
    [one] { $best } ducat
   *[other] { $best } ducats
},
gob-buys = achète pour { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}
gob-buys-not = ne peut pas payer { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}
gob-takes-free = gratuit si personne ne mise
gob-amount = Montant
gob-amounts = Tous les montants
gob-bid = Miser { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
gob-actions = Actions
gob-action-lap = action { $lap } sur { $laps }
gob-bonus = Actions bonus
gob-acts = { $name } joue
gob-turn-card = 1 carte Expédition
gob-turn-card-played = carte jouée
gob-progress = Progrès
gob-build = Construire des navires
gob-harvest = Récolter
gob-taxes = Taxes
gob-expedition = Expédition
gob-board = Plateau Développement
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
gob-step-free = gratuit
gob-step-payable = payable maintenant
gob-step-missing = manque : { $things }
gob-step-ships = { $count ->
    [one] { $count } navire
   *[other] { $count } navires
  }
gob-step-first = premier ici : 1 carte Expédition
gob-colonies = Colonies
gob-city-need = { $needs ->
    [one] { $needs } colon requis
   *[other] { $needs } colons requis
}
gob-city-left = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
  }
gob-city-founded = fondée
gob-chance = { $percent } %
gob-chance-says = { $chance } % de chances de réussir, dont { $free } % sans payer de colons, d’après les cartes que vous n’avez pas vues.
gob-plantations = Plantations
gob-plantation = Plantation
gob-of = { $count } sur { $most }
gob-slot-free = libre
gob-plot-holds = { $plot } : { $fields ->
    [one] { $held } sur { $fields } champ rempli
   *[other] { $held } sur { $fields } champs remplis
}
gob-goods = Biens
gob-ducats = Ducats
gob-ships = Navires
gob-colonists = Colons
gob-bonus-cards = Cartes Action bonus
gob-hand-count = Cartes Expédition en main
gob-kept = Tuiles
gob-kept-used = utilisée
gob-kept-ready = prête
gob-kept-wait = à appliquer
gob-hand = Cartes Expédition
gob-hand-limit = { $count } sur { $limit }
gob-hand-none = Aucune carte Expédition.
gob-colonists-shown = { $count ->
    [one] { $count } colon une fois la carte dévoilée
   *[other] { $count } colons une fois la carte dévoilée
}
gob-effect-ships = Navires
gob-effect-colonists = Colons
gob-effect-ducats = Ducats
gob-effect-spices = Épices
gob-effect-sale = Vente
gob-effect-step = Descente
gob-effect-harvest = Récolte variée
gob-effect-colony = Renforts
gob-effect-no-spices = Navires seulement
gob-effect-no-ships = Épices seulement
gob-short-ships = +{ $n ->
    [one] { $n } navire
   *[other] { $n } navires
}
gob-short-colonists = +{ $n ->
    [one] { $n } colon
   *[other] { $n } colons
}
gob-short-ducats = +{ $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
gob-short-spices = +{ $n ->
    [one] { $n } épice
   *[other] { $n } épices
}
gob-short-sale = 1 à { $n } épices, { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} chacune
gob-short-step = 1 rangée pour { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
gob-short-harvest = Récolte : aussi navires et colons
gob-short-colony = Colonie : 1 carte de plus
gob-short-no-spices = Progrès : aucune épice à payer
gob-short-no-ships = Progrès : aucun navire à payer
gob-replant = Faire de la place
gob-fill = Épice pour { $plot-the }
gob-choose = Choisissez
gob-favor = Tuiles retirées
gob-gain = Épices à placer
gob-gain-left = encore { $left } : choisissez un champ qui brille
gob-pay = Reste à payer
gob-pay-hint = choisissez un champ qui brille
gob-harvest-taken = { $taken } sur { $of }
gob-harvest-by = selon le marqueur { $name-of }
gob-room = Faire de la place
gob-room-hint = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à piocher, limite { $limit } : jouez ou défaussez
gob-attempt = Fondation de { $city }
gob-attempt-needs = requis
gob-attempt-board = plateau
gob-attempt-cards = cartes
gob-attempt-missing = il manque
gob-pick-colony = Tuiles { $city }
gob-spy = Espionner
gob-extra-harvest = Récolte supplémentaire
gob-extra-harvest-left = encore { $left } à remplir au plus
gob-resupply = Réapprovisionnement
gob-resupply-total = { $total ->
    [one] { $total } unité
   *[other] { $total } unités
} d’un seul type
gob-descend = Descendre un marqueur
gob-duty-left = { $left ->
    [one] { $left } épice
   *[other] { $left } épices
} à livrer
gob-sale-left = encore { $left } au plus, { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} chacune
gob-swap = Échange
gob-swap-hint = prenez une tuile de la zone de jeu
gob-card-played = Carte jouée
gob-advance = Le marqueur descend
gob-quick-start = Départ rapide
gob-quick-start-hint = des ducats, ou deux marqueurs à descendre
gob-over = Points
gob-sheet = Points pour l’instant
gob-sheet-open = Mains et ducats comptent à la fin ; ici n’est compté que ce que vous pouvez savoir.
gob-points = points
gob-points-short = PV
gob-chances = Chances de fonder
gob-keep = garder
gob-use = utiliser
gob-sell-for = Vendre pour { $best ->
    [one] { $best } ducat
   *[other] { $best } ducats
}
gob-buy-for = Acheter pour { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}
gob-bonus-play = Carte Action bonus
gob-bonus-pass = Passer
gob-found-short = Colonie
gob-on-board = { $count ->
        [0] aucun progrès payable
        [one] { $count } progrès, sur le plateau
       *[other] { $count } progrès, sur le plateau
    }
gob-on-colonies = { $count ->
        [0] aucune disponible
        [one] { $count } colonie, en bas
       *[other] { $count } colonies, en bas
    }
gob-hopeless = Même avec les meilleures cartes, vous n’aurez pas assez de colons pour fonder { $city }.
gob-stop = Arrêter
gob-pay-colonists = Payer { $count ->
    [one] { $count } colon
   *[other] { $count } colons
}
gob-give-up = Renoncer
gob-chance-open = Le reste dépend du hasard.

## Le matériel
gob-components-cell = Plateau Développement
gob-components-price = Coûts des progrès
gob-components-row = Points des rangées
gob-components-bonanza = Bonanza
gob-components-colony = Colonies
gob-components-card = Cartes Expédition
gob-components-number = Valeurs fixées par les règles
gob-components-tile = Tuiles
