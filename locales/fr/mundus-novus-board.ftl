# Ce que dit le plateau dessiné de Mundus Novus, outre les mots du jeu.

mnb-event = Événement
mnb-developments = Développements
mnb-pile = pioche : { $count }
mnb-deck = Pioche des Développements, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
mnb-chain = Échanges
mnb-chain-number = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} chacun
mnb-chain-master = Maître du commerce : { $name }
mnb-chain-master-total = Maître du commerce : { $name }, total { $total }
mnb-chain-none = Personne n’a encore pris de carte.
mnb-market = Marché
mnb-draw-pile = Pioche des Ressources, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
mnb-discard-pile = Défausse, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
mnb-discard-holds = Dans la défausse : { $cards }
mnb-pool = Arrivage
mnb-pool-order = escadres par valeur croissante
mnb-pool-none = Aucune caravelle : pas d’arrivage ce tour-ci.
mnb-squadron = { $name }, escadre de valeur { $value }
mnb-prices = Tarifs
mnb-identical = Ressources identiques : positions ouvertes
mnb-cards = cartes
mnb-all = toutes
mnb-different = Ressources différentes
mnb-relics = Reliques
mnb-build-identical = Combinaison de Ressources identiques
mnb-build-different = Combinaison de Ressources différentes
mnb-build-perfect = Combinaison parfaite
mnb-build-opens = { $positions ->
    [1] ouvre la position 1
   *[other] ouvre les positions 1 à { $positions }
  }
mnb-build-pays = { $n ->
    [one] rapporte { $n } doublon
   *[other] rapporte { $n } doublons
  }
mnb-build-few = { $size ->
    [0] aucune carte encore
    [one] { $size } carte pour l’instant
   *[other] { $size } cartes pour l’instant
  }
mnb-build-then = { $form } : { $yields }.
mnb-hand-in = Réaliser
mnb-changed = { $from } devient { $to }
mnb-offer-of = Offre { $name-of }
mnb-player-of = { $name } et ses Développements
mnb-you-total = vous · { $total }
mnb-covered = face cachée
mnb-choosing = choisit…
mnb-ready = a choisi
mnb-took = a pris
mnb-took-card = { $name } a pris { $card-a }
mnb-no-developments = Aucun Développement
mnb-acted = a terminé
mnb-acts = joue
mnb-hand = Votre main
mnb-hand-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
mnb-stored = En stock
mnb-your-developments = Vos Développements
mnb-would = Cela donnerait
mnb-chance = Puis le hasard décide.
mnb-used = utilisé
mnb-hand-size = { $count } en main
mnb-caravels = caravelles
mnb-to-win = { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
} sur { $goal }
mnb-income = Revenu { $n }
mnb-squadrons = Escadres
mnb-store-room = Place en stock : { $n }
mnb-master = Maître
mnb-between = { $name } a pris { $card-a } : à garder ou à échanger.
mnb-short-caravel = Une carte de plus à chaque approvisionnement.
mnb-short-merchant = Transforme une carte en { $band ->
    [low] cacao, maïs ou tabac
    [middle] café, coton ou canne à sucre
   *[high] pomme de terre, indigo ou vanille
}.
mnb-short-warehouse = { $capacity ->
    [one] Stocke { $capacity } carte jusqu’au tour suivant.
   *[other] Stocke { $capacity } cartes jusqu’au tour suivant.
}
mnb-short-shipyard = 1 doublon par adversaire qui a plus de caravelles.
mnb-short-almagro = Peut prendre la première carte de la pioche au lieu de la file.
mnb-short-la-cosa = Échappe à tous les événements, même à l’Aide du roi.
mnb-short-las-casas = Peut mettre à l’échange moins de cartes qu’annoncé.
mnb-short-pizarro = La plus forte caravelle compte pour 0.
mnb-short-ponce-de-leon = Peut répartir ses caravelles en deux escadres.
mnb-short-valdivia = Ajoute 3 au total de l’offre.
mnb-short-orellana = 2 doublons si vous laissez au marché 3 Ressources identiques ou consécutives.
mnb-short-coronado = Peut payer 2 doublons pour un événement.
mnb-short-cortes = 3 doublons à chaque tour.
mnb-event-none = Rien de particulier ce tour-ci.
mnb-event-kings-help = Autant de combinaisons de Ressources identiques que vous voulez.
mnb-event-natives = Les Ressources différentes ne rapportent que 1 doublon par carte.
mnb-event-storm = Les Ressources identiques n’ouvrent que la position 1.
mnb-event-fire = Rien ne peut être stocké ce tour-ci.
mnb-event-pirates = Chaque escadre d’au moins deux caravelles coûte une carte.

## Le matériel
mnb-components-development = Développements
mnb-components-different = Combinaisons de Ressources différentes
mnb-components-natives-per-card = Indigènes
mnb-components-identical = Combinaisons de Ressources identiques
mnb-components-relics = Reliques
mnb-components-resource = Ressources
mnb-components-rules = Valeurs fixées par les règles
mnb-where-queue = dans la file
mnb-where-unseen = pas encore révélée
mnb-where-market = au marché
mnb-where-discard = dans la défausse
mnb-where-closed = dans les mains et les piles
mnb-handed = { $name }, Maître du commerce, vous a donné en secret { $card-a } : il vous manquait une carte.
